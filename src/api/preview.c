/* The preview of an answer: what certainly happens at once, and the numbers of the whole turn. */
#include "api/forecast.h"
#include "api/question.h"
#include "api/table.h"
#include "engine/guard.h"

/* ---- Numbers ----------------------------------------------------------------------------- */

static bool is_nothing(api_range range) { return range.low == 0 && range.high == 0; }

static bool are_nothing(const api_range *ranges) {
    for (int k = 0; k < API_QUANTITIES_MAX; k++)
        if (!is_nothing(ranges[k])) return false;
    return true;
}

/* `{"gold":[2,8]}`: lowest and highest; what stays the same is left out. */
static void write_ranges(const api_game *row, const api_range *ranges, dm_writer *out) {
    json_key(out, "changes");
    json_open(out, '{');
    for (int k = 0; row->quantities[k]; k++) {
        if (is_nothing(ranges[k])) continue;
        json_key(out, row->quantities[k]);
        json_open(out, '[');
        json_number(out, ranges[k].low);
        json_number(out, ranges[k].high);
        json_close(out, ']');
    }
    json_close(out, '}');
}

static void write_sign(int number, dm_writer *out) {
    dm_write(out, number < 0 ? "−" : number > 0 ? "+" : "");
}

static int size_of(int number) { return number < 0 ? -number : number; }

/* "+2…+8 gold" */
static void write_range_in_words(const api_game *row, enum text_language language, int quantity,
                                 api_range range, dm_writer *out) {
    if (range.low != range.high) {
        write_sign(range.low, out);
        dm_write_number(out, size_of(range.low));
        dm_write(out, "…");
    }
    write_sign(range.high, out);
    row->write_quantity(language, quantity, size_of(range.high), out);
}

/* How many parts were written. */
static int write_ranges_in_words(const api_game *row, enum text_language language,
                                 const api_range *ranges, dm_writer *out) {
    int parts = 0;
    for (int k = 0; row->quantities[k]; k++) {
        if (is_nothing(ranges[k])) continue;
        dm_write(out, parts++ ? ", " : "");
        write_range_in_words(row, language, k, ranges[k], out);
    }
    return parts;
}

int api_write_changes(const dm_game *game, enum text_language language,
                      const int16_t changes[API_QUANTITIES_MAX], dm_writer *out) {
    api_range ranges[API_QUANTITIES_MAX];
    for (int k = 0; k < API_QUANTITIES_MAX; k++) ranges[k] = (api_range){changes[k], changes[k]};
    return write_ranges_in_words(api_game_of(game), language, ranges, out);
}

static void write_all_in_words(const api_observation *seen, const api_forecast *f, dm_writer *out) {
    const api_game *row = api_game_of(seen->game);
    enum text_language language = seen->reader.language;
    uint8_t viewer = seen->reader.viewer;
    char text[2048];
    dm_writer writer = dm_writer_on(text, sizeof text);
    int told = write_ranges_in_words(row, language, f->seats[viewer], &writer);
    for (uint8_t seat = 0; seat < DM_SEATS_MAX; seat++) {
        if (seat == viewer || are_nothing(f->seats[seat])) continue;
        dm_write(&writer, told ? "; " : "");
        text_seat(&seen->reader, seat, &writer);
        dm_write_char(&writer, ' ');
        told = write_ranges_in_words(row, language, f->seats[seat], &writer);
    }
    json_string_at(out, "text", text);
}

static void write_seats(const api_game *row, const api_forecast *f, dm_writer *out) {
    json_key(out, "seats");
    json_open(out, '[');
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) {
        if (are_nothing(f->seats[seat])) continue;
        json_open(out, '{');
        json_number_at(out, "seat", seat + 1);
        write_ranges(row, f->seats[seat], out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

bool api_write_line(const dm_game *game, enum text_language language, const api_forecast *f,
                    uint8_t via, dm_writer *out) {
    dm_guard(f->line_count <= API_FORECAST_LINES);
    for (int k = 0; k < f->line_count; k++)
        if (f->via[k] == via)
            return write_ranges_in_words(api_game_of(game), language, f->lines[k], out) > 0;
    return false;
}

static void write_lines(const api_observation *seen, const api_forecast *f, dm_writer *out) {
    const api_game *row = api_game_of(seen->game);
    json_key(out, "lines");
    json_open(out, '[');
    for (int k = 0; k < f->line_count; k++) {
        char text[512];
        dm_writer writer = dm_writer_on(text, sizeof text);
        json_open(out, '{');
        json_string_at(out, "via", row->via_name(f->via[k]));
        write_ranges(row, f->lines[k], out);
        write_ranges_in_words(row, seen->reader.language, f->lines[k], &writer);
        json_string_at(out, "text", text);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void api_write_forecast(const api_observation *seen, const api_forecast *f, dm_writer *out) {
    dm_guard(seen->reader.viewer < DM_SEATS_MAX && f->line_count <= API_FORECAST_LINES);
    json_open(out, '{');
    json_bool_at(out, "complete", f->complete);
    json_bool_at(out, "secret", f->secret);
    write_seats(api_game_of(seen->game), f, out);
    write_lines(seen, f, out);
    write_all_in_words(seen, f, out);
    json_close(out, '}');
}

/* ---- Events ------------------------------------------------------------------------------ */

/* What happens at once, and what is asked next or why nothing more can be told. */
static void write_events(const api_observation *seen, dm_answer answer, dm_writer *out) {
    dm_events events;
    api_observation after;
    dm_state copy;
    bool all = api_foresee_events(seen, answer, &events, &copy, &after.question);
    after.game = seen->game;
    after.text = seen->text;
    after.reader = seen->reader;
    seen->game->observe(&copy, seen->reader.viewer, &after.state);
    api_write_events(&after, &events, out);
    bool mine = after.question.seat == seen->question.seat;
    json_string_at(out, "stops", !all ? "reveal" : mine ? "question" : "turn");
    if (all && mine) json_string_at(out, "next", seen->game->question_name(after.question.kind));
}

static bool find_answer(const api_observation *seen, const char *token, dm_answer *answer) {
    const dm_question *question = &seen->question;
    int index = api_find_token(seen->game, question->answers, question->count, token);
    if (index >= 0) *answer = question->answers[index];
    return index >= 0;
}

static void write_forecast(const api_observation *seen, dm_answer answer, dm_writer *out) {
    api_forecast forecast;
    json_key(out, "forecast");
    bool wanted = api_game_of(seen->game)->foresees(seen->question.kind, seen->question.kind);
    if (wanted && api_foresee(seen, answer, &forecast))
        api_write_forecast(seen, &forecast, out);
    else
        json_nothing(out);
}

static bool answer_preview(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    api_observation seen;
    char token[DM_TOKEN_BYTES] = "";
    uint8_t viewer;
    dm_answer answer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    api_look(api_match(table), table->language, viewer, &seen);
    /* Whoever sees everything still gets the preview of whoever is asked. */
    if (viewer == DM_ALL && seen.question.seat != DM_NOBODY) {
        viewer = seen.question.seat;
        api_look(api_match(table), table->language, viewer, &seen);
    }
    api_take_word(words, token, sizeof token);
    if (seen.question.seat != viewer || seen.question.partial ||
        !find_answer(&seen, token, &answer))
        return dm_fail(error, "'%s' is not an answer here", token);
    json_string_at(out, "token", token);
    write_events(&seen, answer, out);
    write_forecast(&seen, answer, out);
    if (api_game_of(seen.game)->write_outcome)
        api_game_of(seen.game)->write_outcome(&seen, answer, out);
    return true;
}

/* ---- Sets -------------------------------------------------------------------------------- */

/* What choosing exactly these items of a set would bring. */
static bool answer_preview_set(api_table *table, api_words *words, dm_writer *out,
                               dm_error *error) {
    api_observation seen;
    api_forecast forecast;
    dm_answer items[DM_ANSWERS_MAX], plan[DM_ANSWERS_MAX];
    uint8_t viewer;
    dm_state copy;
    dm_random random;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    api_look(api_match(table), table->language, viewer, &seen);
    if (seen.question.seat != viewer || seen.question.partial)
        return dm_fail(error, "this question is for somebody else");
    int count = api_take_items(&seen, words, items, DM_ANSWERS_MAX - 1, error);
    if (count < 0) return false;
    dm_random_seed(&random, 1);
    dm_copy(seen.game, &copy, &seen.state);
    seen.game->determinize(&copy, viewer, &random);
    int planned = api_choice_set_plan(seen.game, &copy, &seen.question, items, count, plan,
                                      DM_ANSWERS_MAX, error);
    if (planned < 0) return false;
    json_key(out, "forecast");
    if (planned > 0 && api_foresee_from(&seen, &seen.state, plan, planned, &forecast))
        api_write_forecast(&seen, &forecast, out);
    else
        json_nothing(out);
    return true;
}

const api_row api_preview_rows[] = {
    {"preview", true, answer_preview},
    {"preview-set", true, answer_preview_set},
    {NULL, false, NULL},
};
