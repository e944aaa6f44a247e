/* Gestures told before they are made: the answers they mean, what those change, and what is asked
 * then. See plan.h. */
#include "api/forecast.h"
#include "api/question.h"
#include "api/table.h"
#include "engine/guard.h"

/* ---- Wishes ------------------------------------------------------------------------------ */

static bool take_wishes(api_words *words, api_wishes *wishes, dm_error *error) {
    wishes->count = 0;
    while (wishes->count < API_WISHES_MAX &&
           api_take_word(words, wishes->tokens[wishes->count], sizeof wishes->tokens[0]))
        wishes->count++;
    if (wishes->count == 0) return dm_fail(error, "expected the answers that were decided on");
    return *words->rest == '\0' ||
           dm_fail(error, "expected at most %d answers, none longer than %d bytes", API_WISHES_MAX,
                   DM_TOKEN_BYTES - 1);
}

bool api_plan_gesture(const dm_match *match, enum text_language language, api_words *words,
                      api_plan *plan, dm_error *error) {
    api_wishes wishes;
    api_observation seen;
    if (!take_wishes(words, &wishes, error)) return false;
    if (match->question.seat == DM_NOBODY) return dm_fail(error, "the game is over");
    api_look(match, language, match->question.seat, &seen);
    return api_make_plan(&seen, &wishes, plan, error);
}

/* ---- The answers ------------------------------------------------------------------------- */

static const char *const why_names[] = {
    [API_WISHED] = "wished", [API_FORCED] = "forced", [API_SETTLED] = "settled"};

/* What else could be answered where the game settles it, or would have. */
static void write_others(const api_observation *there, dm_answer answer, dm_writer *out) {
    const api_game *row = api_game_of(there->game);
    dm_answer settled;
    if (!row->settle || !row->settle(&there->state, &there->question, &settled)) return;
    json_key(out, "others");
    json_open(out, '[');
    for (int k = 0; k < there->question.count; k++)
        if (!dm_same_answer(there->question.answers[k], answer))
            api_write_listed(there, there->question.answers[k], out);
    json_close(out, ']');
}

static void write_planned(const api_observation *there, dm_answer answer, enum api_planned why,
                          dm_writer *out) {
    char text[1024];
    dm_writer writer = dm_writer_on(text, sizeof text);
    json_open(out, '{');
    api_write_answer(there->game, answer, out);
    there->text->answer(&there->reader, &there->state, &there->question, answer, &writer);
    json_string_at(out, "text", text);
    json_string_at(out, "why", why_names[why]);
    write_others(there, answer, out);
    json_close(out, '}');
}

/* What the seat counts more or less of than before. */
static void add_changes(const api_observation *seen, const dm_events *events,
                        int16_t changes[API_QUANTITIES_MAX]) {
    const api_game *row = api_game_of(seen->game);
    api_change each[API_CHANGES_MAX];
    for (int k = 0; k < events->count; k++) {
        int count = row->changes(seen, &events->items[k], each);
        for (int c = 0; c < count; c++)
            if (each[c].seat == seen->reader.viewer) changes[each[c].quantity] += each[c].amount;
    }
}

/* All that happens and may be told before it does: up to what is revealed. */
static void gather_events(const api_observation *seen, const api_plan *plan, dm_events *all) {
    const api_game *row = api_game_of(seen->game);
    dm_state state;
    dm_question next;
    dm_events events;
    all->count = 0;
    api_fill_in(seen, &seen->state, 1, &state);
    for (int k = 0; k < plan->count; k++) {
        events.count = 0;
        seen->game->apply(&state, plan->answers[k], &events, &next);
        for (int e = 0; e < events.count; e++) {
            if (row->ends_telling(&events.items[e]) || all->count == DM_EVENTS_MAX) return;
            all->items[all->count++] = events.items[e];
        }
    }
}

/* The answers one by one, each with its sentence at its moment. */
static void write_answers(const api_observation *seen, const api_plan *plan, dm_writer *out) {
    api_observation there = *seen;
    dm_state state;
    api_fill_in(seen, &seen->state, 1, &state);
    json_key(out, "plan");
    json_open(out, '[');
    for (int k = 0; k < plan->count; k++) {
        write_planned(&there, plan->answers[k], plan->why[k], out);
        seen->game->apply(&state, plan->answers[k], NULL, &there.question);
        seen->game->observe(&state, seen->reader.viewer, &there.state);
    }
    json_close(out, ']');
}

/* "−1 wheat, −2 gold": of the plan itself, without what may follow. */
static void write_changes(const api_observation *seen, const dm_events *events, dm_writer *out) {
    int16_t changes[API_QUANTITIES_MAX] = {0};
    char text[512];
    dm_writer writer = dm_writer_on(text, sizeof text);
    add_changes(seen, events, changes);
    api_write_changes(seen->game, seen->reader.language, changes, &writer);
    json_string_at(out, "changes", text);
}

/* What it would bring to the end of the turn. */
static void write_forecast(const api_observation *seen, const api_plan *plan, dm_writer *out) {
    api_forecast forecast;
    json_key(out, "forecast");
    if (api_foresee_from(seen, &seen->state, plan->answers, plan->count, &forecast))
        api_write_forecast(seen, &forecast, out);
    else
        json_nothing(out);
}

static const char *where_it_stops(const api_observation *seen, const api_plan *plan) {
    if (plan->revealed) return "reveal";
    return plan->next.seat == seen->question.seat ? "question" : "turn";
}

static void write_plan(const api_observation *seen, const api_plan *plan, dm_writer *out) {
    api_observation after = *seen;
    dm_events events;
    after.question = plan->next;
    seen->game->observe(&plan->after, seen->reader.viewer, &after.state);
    gather_events(seen, plan, &events);
    write_answers(seen, plan, out);
    write_changes(seen, &events, out);
    api_write_events(&after, &events, out);
    write_forecast(seen, plan, out);
    json_string_at(out, "stops", where_it_stops(seen, plan));
    if (!plan->revealed && plan->next.seat == seen->question.seat) api_write_asked(&after, out);
}

static bool answer_plan(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    const dm_match *match = api_match(table);
    api_observation seen;
    api_plan plan;
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    if (viewer != DM_ALL && viewer != match->question.seat)
        return dm_fail(error, "this question is for somebody else");
    if (!api_plan_gesture(match, table->language, words, &plan, error)) return false;
    api_look(match, table->language, match->question.seat, &seen);
    write_plan(&seen, &plan, out);
    return true;
}

const api_row api_planning_rows[] = {
    {"plan", true, answer_plan},
    {NULL, false, NULL},
};
