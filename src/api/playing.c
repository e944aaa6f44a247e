/* Answers given and taken back. The match is the whole truth; steps beyond its count are those
 * that were taken back, or lie ahead in a replay. */
#include <string.h>

#include "api/question.h"
#include "api/table.h"
#include "engine/guard.h"
#include "text/undo.h"

/* ---- Playing ----------------------------------------------------------------------------- */

static int index_of(const dm_question *question, dm_answer answer) {
    int index = api_find_answer(question->answers, question->count, answer);
    dm_guard(index >= 0);
    return index;
}

/* Plays one answer, and notes whether the next one belongs to the same set. */
static void play_index(api_table *table, int index) {
    dm_match *match = api_match(table);
    bool goes_on = api_play_in_set(match, index, NULL);
    table->joined[match->count] = goes_on;
}

static bool has_room(const dm_match *match, int answers, dm_error *error) {
    return match->count + (uint32_t)answers <= DM_STEPS_MAX ||
           dm_fail(error, "too many answers in one game; expected at most %d", DM_STEPS_MAX);
}

static void write_done(api_table *table, uint8_t viewer, uint32_t from, dm_writer *out) {
    uint32_t count = api_match(table)->count;
    json_number_at(out, "step", count);
    json_bool_at(out, "revealed", count > from && api_match(table)->steps[count - 1].revealed);
    api_story story = {.match = api_match(table), .language = table->language, .viewer = viewer};
    api_write_happened(&story, from, count, out);
}

bool api_fail_refused(const api_observation *seen, const char *token, dm_error *error) {
    dm_question question;
    dm_refusals refusals;
    refusals.count = 0;
    seen->game->ask(&seen->state, &question, &refusals);
    for (int k = 0; k < refusals.count; k++) {
        char text[DM_TOKEN_BYTES], why[200];
        dm_writer writer = dm_writer_on(text, sizeof text);
        seen->game->write_token(refusals.answers[k], &writer);
        if (strcmp(text, token) != 0) continue;
        writer = dm_writer_on(why, sizeof why);
        seen->text->reason(&seen->reader, &seen->state, refusals.answers[k], refusals.reasons[k],
                           &writer);
        return dm_fail(error, "%s", why);
    }
    return dm_fail(error, "'%s' is not an answer here", token);
}

static bool fail_refused(const dm_match *match, enum text_language language, const char *token,
                         dm_error *error) {
    api_observation seen;
    api_look(match, language, match->question.seat, &seen);
    return api_fail_refused(&seen, token, error);
}

static bool answer_play(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    dm_match *match = api_match(table);
    char token[DM_TOKEN_BYTES] = "";
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    api_take_word(words, token, sizeof token);
    int index = dm_match_find(match, token);
    if (index < 0) return fail_refused(match, table->language, token, error);
    if (!has_room(match, 1, error)) return false;
    uint32_t from = match->count;
    play_index(table, index);
    table->total = match->count;
    write_done(table, viewer, from, out);
    return true;
}

int api_plan_choice(const dm_match *match, api_words *words, dm_answer plan[DM_ANSWERS_MAX],
                    dm_error *error) {
    dm_answer items[DM_ANSWERS_MAX];
    api_observation seen;
    dm_state copy;
    api_look(match, TEXT_ENGLISH, match->question.seat, &seen);
    int count = api_take_items(&seen, words, items, DM_ANSWERS_MAX - 1, error);
    if (count < 0) return -1;
    dm_copy(match->game, &copy, &match->state);
    return api_choice_set_plan(match->game, &copy, &match->question, items, count, plan,
                               DM_ANSWERS_MAX, error);
}

/* Plays answers that belong together: they are taken back together. */
static void play_all(api_table *table, const dm_answer *answers, int count) {
    dm_match *match = api_match(table);
    for (int k = 0; k < count; k++) {
        play_index(table, index_of(&match->question, answers[k]));
        table->joined[match->count] = k + 1 < count;
    }
    table->total = match->count;
}

static bool answer_choose(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    dm_answer plan[DM_ANSWERS_MAX];
    dm_match *match = api_match(table);
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    int planned = api_plan_choice(match, words, plan, error);
    if (planned < 0 || !has_room(match, planned, error)) return false;
    uint32_t from = match->count;
    play_all(table, plan, planned);
    write_done(table, viewer, from, out);
    return true;
}

static bool answer_play_plan(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    dm_match *match = api_match(table);
    api_plan plan;
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error) ||
        !api_plan_gesture(match, table->language, words, &plan, error) ||
        !has_room(match, plan.count, error))
        return false;
    uint32_t from = match->count;
    play_all(table, plan.answers, plan.count);
    write_done(table, viewer, from, out);
    return true;
}

/* ---- Taking back ------------------------------------------------------------------------- */

const char *api_why_no_undo(api_table *table, uint8_t viewer) {
    const dm_match *match = api_match(table);
    enum dm_undo why = dm_match_may_undo(match, viewer, match->count);
    return why == DM_UNDO_FREE ? NULL : text_undo(table->language, why);
}

const char *api_why_no_redo(api_table *table, uint8_t viewer) {
    static const char *const nothing[TEXT_LANGUAGES] = {
        "There is nothing to redo.", "Il n’y a rien à rétablir.", "Нема чого повторювати."};
    const dm_match *match = api_match(table);
    bool mine = viewer == DM_ALL || match->question.seat == viewer;
    return match->count < table->total && mine ? NULL : nothing[table->language];
}

static bool refuse(const char *why, dm_error *error) {
    return why == NULL || dm_fail(error, "%s", why);
}

/* Back by one answer, or by one set. The state is played anew once, at the end. */
static bool answer_undo(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    dm_match *match = api_match(table);
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    if (!refuse(api_why_no_undo(table, viewer), error)) return false;
    uint32_t to = match->count - 1;
    while (to > 0 && table->joined[to] && !match->steps[to - 1].revealed) to--;
    dm_match_rewind(match, to);
    json_number_at(out, "step", match->count);
    return true;
}

static void play_again(api_table *table) {
    dm_match *match = api_match(table);
    play_index(table, index_of(&match->question, match->steps[match->count].answer));
}

static bool answer_redo(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    dm_match *match = api_match(table);
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    if (!refuse(api_why_no_redo(table, viewer), error)) return false;
    uint32_t from = match->count;
    do {
        bool goes_on = match->count + 1 < table->total && table->joined[match->count + 1];
        play_again(table);
        table->joined[match->count] = goes_on;
    } while (table->joined[match->count]);
    write_done(table, viewer, from, out);
    return true;
}

/* Back to the first answer of this turn that can still be taken back. */
static bool answer_restart(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    dm_match *match = api_match(table);
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    if (!refuse(api_why_no_undo(table, viewer), error)) return false;
    uint32_t last = match->count - 1, to = last;
    while (to > 0 && !match->steps[to - 1].revealed && match->steps[to - 1].seat == viewer) to--;
    dm_match_rewind(match, last);
    uint16_t turn = match->game->progress(&match->state).turn;
    dm_match_rewind(match, to);
    /* What belongs to an earlier turn of the same seat is left alone. */
    while (match->count < last && match->game->progress(&match->state).turn != turn)
        play_again(table);
    json_number_at(out, "step", match->count);
    return true;
}

static bool answer_goto(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    dm_match *match = api_match(table);
    uint64_t step;
    if (!api_take_number(words, table->total, &step, error)) return false;
    if (step < match->count) dm_match_rewind(match, (uint32_t)step);
    while (match->count < step) {
        bool joined = table->joined[match->count + 1];
        play_again(table);
        table->joined[match->count] = joined;
    }
    json_number_at(out, "step", match->count);
    return true;
}

const api_row api_play_rows[] = {
    {"play", true, answer_play},           {"choose", true, answer_choose},
    {"play-plan", true, answer_play_plan}, {"undo", true, answer_undo},
    {"redo", true, answer_redo},           {"restart", true, answer_restart},
    {"goto", true, answer_goto},           {NULL, false, NULL},
};
