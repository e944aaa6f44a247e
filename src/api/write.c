/* Answers and events as JSON, with their sentences. */
#include "api/table.h"
#include "engine/guard.h"

void api_write_token(const dm_game *game, dm_answer answer, dm_writer *out) {
    char token[DM_TOKEN_BYTES];
    dm_writer writer = dm_writer_on(token, sizeof token);
    game->write_token(answer, &writer);
    json_text(out, token);
}

void api_write_answer(const dm_game *game, dm_answer answer, dm_writer *out) {
    json_key(out, "token");
    api_write_token(game, answer, out);
    api_game_of(game)->write_operands(answer, out);
}

bool api_adds_up(const dm_game *game, const dm_event *left, const dm_event *right) {
    return api_game_of(game)->telling(left) == API_ADDS_UP && left->kind == right->kind &&
           left->seat == right->seat && left->via == right->via && left->a == right->a &&
           left->b == right->b && left->visible == right->visible;
}

/* The event at `from` with the amounts of equal ones after it; false if it needs no sentence, or
 * one before it has it. */
static bool sum_up(const api_observation *seen, const dm_events *events, int from, dm_event *sum) {
    enum api_telling telling = api_game_of(seen->game)->telling(&events->items[from]);
    *sum = events->items[from];
    if (telling != API_ADDS_UP) return telling == API_TELLS;
    if (from > 0 && api_adds_up(seen->game, &events->items[from - 1], sum)) return false;
    for (int k = from + 1; k < events->count && api_adds_up(seen->game, sum, &events->items[k]);
         k++)
        sum->amount = (int16_t)(sum->amount + events->items[k].amount);
    return true;
}

static void write_event(const api_observation *seen, const dm_events *events, int k,
                        dm_writer *out) {
    char line[1024];
    dm_event told;
    dm_writer writer = dm_writer_on(line, sizeof line);
    seen->game->write_event(&events->items[k], out);
    if (sum_up(seen, events, k, &told))
        seen->text->event(&seen->reader, &seen->state, &told, &writer);
    if (writer.length == 0 || out->full) return;
    out->length--; /* the object is opened again */
    json_string_at(out, "text", line);
    json_close(out, '}');
}

void api_write_events(const api_observation *seen, const dm_events *events, dm_writer *out) {
    dm_guard(events->count <= DM_EVENTS_MAX);
    json_key(out, "events");
    json_open(out, '[');
    for (int k = 0; k < events->count; k++)
        if (dm_event_visible(&events->items[k], seen->reader.viewer))
            write_event(seen, events, k, out);
    json_close(out, ']');
}

/* Once a game is over nothing is hidden any more. */
void api_look(const dm_match *match, enum text_language language, uint8_t viewer,
              api_observation *seen) {
    assert(match->game);
    bool over = match->question.seat == DM_NOBODY;
    seen->game = match->game;
    seen->text = text_for(match->game);
    seen->reader = (text_reader){language, viewer, match->names};
    match->game->observe(&match->state, over ? DM_ALL : viewer, &seen->state);
    match->game->ask(&seen->state, &seen->question, NULL);
}
