/* Everything a front end shows at one moment, as one viewer may know it. */
#include "api/question.h"
#include "api/table.h"
#include "engine/guard.h"
#include "engine/record.h"

static void write_viewer(uint8_t viewer, dm_writer *out) {
    json_key(out, "viewer");
    if (viewer == DM_ALL)
        json_text(out, "all");
    else if (viewer == DM_PUBLIC)
        json_text(out, "public");
    else
        json_number(out, viewer + 1);
}

static void write_names(const dm_match *match, int players, dm_writer *out) {
    json_key(out, "names");
    json_open(out, '[');
    for (int seat = 0; seat < players; seat++) json_text(out, match->names[seat]);
    json_close(out, ']');
}

/* ---- The question ------------------------------------------------------------------------ */

static void write_answer_text(const api_observation *seen, dm_answer answer, dm_writer *out) {
    char text[1024];
    dm_writer writer = dm_writer_on(text, sizeof text);
    seen->text->answer(&seen->reader, &seen->state, &seen->question, answer, &writer);
    json_string_at(out, "text", text);
}

void api_write_listed(const api_observation *seen, dm_answer answer, dm_writer *out) {
    json_open(out, '{');
    api_write_answer(seen->game, answer, out);
    write_answer_text(seen, answer, out);
    json_close(out, '}');
}

/* A set of several items, what belongs to it, and the answer that ends it. */
static void write_set(const api_observation *seen, dm_writer *out) {
    api_choice_set set;
    json_key(out, "set");
    if (!api_choice_set_of(seen->game, &seen->state, &seen->question, &set) || set.most < 2) {
        json_nothing(out);
        return;
    }
    json_open(out, '{');
    json_number_at(out, "least", set.least);
    json_number_at(out, "most", set.most);
    json_number_at(out, "purse", set.purse);
    json_key(out, "items");
    json_open(out, '[');
    for (int k = 0; k < set.count; k++) {
        json_open(out, '{');
        api_write_answer(seen->game, set.items[k], out);
        write_answer_text(seen, set.items[k], out);
        json_number_at(out, "room", set.room[k]);
        json_number_at(out, "price", set.price[k]);
        json_close(out, '}');
    }
    json_close(out, ']');
    const dm_answer *closer = api_choice_set_closer(&set, &seen->question);
    if (closer) {
        json_key(out, "closer");
        api_write_token(seen->game, *closer, out);
    }
    json_close(out, '}');
}

static void write_question(const api_observation *seen, dm_writer *out) {
    const dm_question *question = &seen->question;
    char text[1024];
    dm_writer writer = dm_writer_on(text, sizeof text);
    json_key(out, "question");
    if (question->seat == DM_NOBODY) {
        json_nothing(out);
        return;
    }
    json_open(out, '{');
    json_number_at(out, "seat", question->seat + 1);
    json_string_at(out, "kind", seen->game->question_name(question->kind));
    json_key(out, "args");
    json_open(out, '[');
    for (int k = 0; k < 4; k++) json_number(out, question->args[k]);
    json_close(out, ']');
    seen->text->question(&seen->reader, &seen->state, question, &writer);
    json_string_at(out, "text", text);
    json_bool_at(out, "partial", question->partial);
    json_close(out, '}');
}

static void write_refusals(const api_observation *seen, dm_writer *out) {
    dm_refusals refusals;
    const api_game *row = api_game_of(seen->game);
    const dm_question *asked = &seen->question;
    dm_question again;
    refusals.count = 0;
    seen->game->ask(&seen->state, &again, &refusals);
    for (int k = 0; k < refusals.count; k++) {
        char why[1024], token[DM_TOKEN_BYTES];
        dm_writer writer = dm_writer_on(token, sizeof token);
        seen->game->write_token(refusals.answers[k], &writer);
        /* Two things can go by one token, such as equal cards of which one has a coin. */
        if (api_find_token(seen->game, asked->answers, asked->count, token) >= 0) continue;
        writer = dm_writer_on(why, sizeof why);
        json_open(out, '{');
        api_write_answer(seen->game, refusals.answers[k], out);
        json_string_at(out, "reason", row->reason_name(refusals.reasons[k].code));
        seen->text->reason(&seen->reader, &seen->state, refusals.answers[k], refusals.reasons[k],
                           &writer);
        json_string_at(out, "why", why);
        json_close(out, '}');
    }
}

/* Only whoever is asked sees the answers: the list itself could tell what a seat holds. */
static void write_answers(const api_observation *seen, dm_writer *out) {
    const dm_question *question = &seen->question;
    uint8_t viewer = seen->reader.viewer;
    bool asked = question->seat != DM_NOBODY && !question->partial &&
                 (viewer == DM_ALL || viewer == question->seat);
    json_key(out, "answers");
    json_open(out, '[');
    for (int k = 0; asked && k < question->count; k++)
        api_write_listed(seen, question->answers[k], out);
    json_close(out, ']');
    json_key(out, "refusals");
    json_open(out, '[');
    if (asked) write_refusals(seen, out);
    json_close(out, ']');
    if (asked) write_set(seen, out);
}

void api_write_asked(const api_observation *seen, dm_writer *out) {
    write_question(seen, out);
    write_answers(seen, out);
}

/* ---- Points ------------------------------------------------------------------------------ */

static void write_number_or_null(dm_writer *out, bool known, int number) {
    if (known)
        json_number(out, number);
    else
        json_nothing(out);
}

static void write_sources(const api_observation *seen, const dm_scores *scores, dm_writer *out) {
    json_key(out, "sources");
    json_open(out, '[');
    for (int line = 0; line < scores->line_count; line++) {
        char name[128];
        dm_writer writer = dm_writer_on(name, sizeof name);
        json_open(out, '{');
        json_string_at(out, "id", seen->game->score_name(scores->source[line]));
        seen->text->score_source(&seen->reader, scores->source[line], &writer);
        json_string_at(out, "name", name);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static bool shows_places(const api_observation *seen, int players) {
    for (uint8_t seat = 0; seat < players; seat++)
        if (!api_game_of(seen->game)->shows_total(&seen->state, seen->reader.viewer, seat))
            return false;
    return true;
}

static void write_seat_score(const api_observation *seen, const dm_scores *scores, uint8_t seat,
                             dm_writer *out) {
    const api_game *row = api_game_of(seen->game);
    uint8_t viewer = seen->reader.viewer;
    bool over = seen->question.seat == DM_NOBODY;
    json_open(out, '{');
    json_number_at(out, "seat", seat + 1);
    json_key(out, "total");
    write_number_or_null(out, over || row->shows_total(&seen->state, viewer, seat),
                         scores->total[seat]);
    json_key(out, "place");
    write_number_or_null(out, over || shows_places(seen, scores->players), scores->place[seat]);
    json_key(out, "points");
    json_open(out, '{');
    for (int line = 0; line < scores->line_count; line++) {
        uint8_t source = scores->source[line];
        json_key(out, seen->game->score_name(source));
        write_number_or_null(out, over || row->shows_points(&seen->state, viewer, seat, source),
                             scores->points[line][seat]);
    }
    json_close(out, '}');
    json_close(out, '}');
}

static void write_scores(const api_observation *seen, dm_writer *out) {
    dm_scores scores;
    seen->game->score(&seen->state, &scores);
    json_key(out, "scores");
    json_open(out, '{');
    write_sources(seen, &scores, out);
    json_key(out, "seats");
    json_open(out, '[');
    for (uint8_t seat = 0; seat < scores.players; seat++)
        write_seat_score(seen, &scores, seat, out);
    json_close(out, ']');
    json_close(out, '}');
}

/* ---- All together ------------------------------------------------------------------------ */

static void write_possible(const char *key, const char *why, dm_writer *out) {
    json_key(out, key);
    json_open(out, '{');
    json_bool_at(out, "can", why == NULL);
    if (why) json_string_at(out, "why", why);
    json_close(out, '}');
}

static void write_view(const api_observation *seen, dm_writer *out) {
    bool over = seen->question.seat == DM_NOBODY;
    json_key(out, "view");
    seen->game->write_view(&seen->state, over ? DM_ALL : seen->reader.viewer, out);
}

void api_write_situation(api_table *table, uint8_t viewer, dm_writer *out) {
    assert(table->has_game);
    api_observation seen;
    const dm_match *match = api_match(table);
    api_look(match, table->language, viewer, &seen);
    dm_progress progress = match->game->progress(&match->state);
    char options[512];
    dm_writer writer = dm_writer_on(options, sizeof options);
    match->game->write_options(&match->start, &writer);
    json_string_at(out, "game", match->game->name);
    json_string_at(out, "options", options);
    write_viewer(viewer, out);
    write_names(match, progress.players, out);
    json_number_at(out, "players", progress.players);
    json_number_at(out, "step", match->count);
    json_number_at(out, "steps", table->total);
    json_number_at(out, "round", progress.round);
    json_number_at(out, "turn", progress.turn);
    json_bool_at(out, "over", match->question.seat == DM_NOBODY);
    write_view(&seen, out);
    api_write_asked(&seen, out);
    write_possible("undo", api_why_no_undo(table, viewer), out);
    write_possible("redo", api_why_no_redo(table, viewer), out);
    write_scores(&seen, out);
}

static bool answer_situation(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    api_write_situation(table, viewer, out);
    return true;
}

static bool answer_record(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    dm_writer writer = dm_writer_on(table->text, sizeof table->text);
    dm_record_write(api_match(table), viewer, &writer);
    json_string_at(out, "record", table->text);
    return true;
}

static bool answer_get_position(api_table *table, api_words *words, dm_writer *out,
                                dm_error *error) {
    const dm_match *match = api_match(table);
    char text[DM_POSITION_BYTES];
    uint8_t viewer;
    dm_state seen;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    match->game->observe(&match->state, viewer, &seen);
    dm_writer writer = dm_writer_on(text, sizeof text);
    match->game->write_position(&seen, &writer);
    json_string_at(out, "position", text);
    return true;
}

static bool answer_hash(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    const dm_match *match = api_match(table);
    char hash[24];
    (void)words;
    (void)error;
    dm_writer writer = dm_writer_on(hash, sizeof hash);
    record_write_hash(&writer, dm_hash(match->game, &match->state));
    json_string_at(out, "hash", hash);
    return true;
}

const api_row api_show_rows[] = {
    {"situation", true, answer_situation},
    {"record", true, answer_record},
    {"get-position", true, answer_get_position},
    {"hash", true, answer_hash},
    {NULL, false, NULL},
};
