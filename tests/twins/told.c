/* Comparing what the engine and the page's interface tell; see told.h. */
#include "twins/told.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/choice_set.h"
#include "api/table.h"
#include "engine/json.h"

told_side told_sides[2];
static api_table tables[2];

/* ---- Sides --------------------------------------------------------------------------------- */

void told_begin(twin *other) {
    told_side *game = &told_sides[0], *twin = &told_sides[1];
    game->script = &other->tale->script;
    game->setup = &other->tale->setup;
    twin->setup = &other->setup;
    game->steps = other->tale->match.steps;
    game->answers = NULL;
    twin->script = &other->script;
    twin->answers = other->answers;
    for (int k = 0; k < 2; k++)
        told_sides[k].out = dm_writer_on(told_sides[k].text, sizeof told_sides[k].text);
}

dm_answer told_answer(const told_side *side, uint32_t step) {
    return side->answers ? side->answers[step] : side->steps[step].answer;
}

/* A piece of a text around a place, without control characters. */
static void write_excerpt(const told_side *side, size_t at, char piece[120]) {
    size_t from = at > 50 ? at - 50 : 0, length = 0;
    for (size_t k = from; k < side->out.length && length < 118; k++)
        piece[length++] = side->text[k] < ' ' ? '.' : side->text[k];
    piece[length] = '\0';
}

bool told_same(twin *other, const char *what, uint32_t step, told_tally *tally) {
    told_side *game = &told_sides[0], *twin = &told_sides[1];
    assert(!game->out.full && !twin->out.full);
    size_t size = game->out.length, at = 0;
    tally->bytes += size;
    bool same = size == twin->out.length && memcmp(game->text, twin->text, size) == 0;
    if (!same) {
        char left[120], right[120];
        while (at < size && at < twin->out.length && game->text[at] == twin->text[at]) at++;
        write_excerpt(game, at, left);
        write_excerpt(twin, at, right);
        snprintf(other->leak, sizeof other->leak, "after %u answers, %s: '%s' and '%s'",
                 (unsigned)step, what, left, right);
    }
    for (int k = 0; k < 2; k++)
        told_sides[k].out = dm_writer_on(told_sides[k].text, sizeof told_sides[k].text);
    return same;
}

/* ---- What the engine tells ----------------------------------------------------------------- */

/* Bytes as digits: a writer takes no zeros. */
static void write_raw(const void *bytes, size_t count, dm_writer *out) {
    const uint8_t *byte = bytes;
    for (size_t k = 0; k < count; k++) {
        dm_write_char(out, "0123456789abcdef"[byte[k] >> 4]);
        dm_write_char(out, "0123456789abcdef"[byte[k] & 15]);
    }
    dm_write_char(out, ' ');
}

static void write_events(const dm_events *events, uint8_t viewer, dm_writer *out) {
    for (int k = 0; k < events->count; k++)
        if (dm_event_visible(&events->items[k], viewer))
            write_raw(&events->items[k], sizeof events->items[k], out);
}

/* Who is asked what is for all; with which answers, and what is refused, for the asked seat. */
static void write_question(const dm_match *match, uint8_t viewer, dm_writer *out) {
    static dm_question question;
    static dm_refusals refusals;
    write_raw(&match->question.seat, 1, out);
    write_raw(&match->question.kind, 1, out);
    if (match->question.seat != viewer) return;
    match->game->ask(&match->state, &question, &refusals);
    write_raw(question.args, sizeof question.args, out);
    write_raw(question.answers, question.count * sizeof question.answers[0], out);
    write_raw(refusals.answers, refusals.count * sizeof refusals.answers[0], out);
    write_raw(refusals.reasons, refusals.count * sizeof refusals.reasons[0], out);
}

/* May the viewer take back, and did the answer reveal: that is told too. */
static void write_step(const dm_match *match, uint8_t viewer, dm_writer *out) {
    dm_write_number(out, match->count);
    dm_write_char(out, ' ');
    dm_write_number(out, dm_match_may_undo(match, viewer, match->count));
    dm_write_char(out, match->count && match->steps[match->count - 1].revealed ? '!' : '.');
}

static bool engine_tells_the_same(twin *other, dm_match *matches[2], const dm_events events[2],
                                  const dm_answer shown[2], told_tally *tally) {
    uint32_t step = matches[0]->count;
    uint8_t viewer = other->viewer;
    for (int k = 0; k < 2; k++) {
        dm_writer *out = &told_sides[k].out;
        write_step(matches[k], viewer, out);
        write_raw(&shown[k], sizeof shown[k], out);
    }
    if (!told_same(other, "step, undo or answer", step, tally)) return false;
    for (int k = 0; k < 2; k++) write_events(&events[k], viewer, &told_sides[k].out);
    if (!told_same(other, "events", step, tally)) return false;
    for (int k = 0; k < 2; k++) write_question(matches[k], viewer, &told_sides[k].out);
    if (!told_same(other, "question", step, tally)) return false;
    for (int k = 0; k < 2; k++) {
        dm_state seen;
        memset(&seen, 0, sizeof seen);
        matches[k]->game->observe(&matches[k]->state, viewer, &seen);
        write_raw(&seen, matches[k]->game->state_bytes, &told_sides[k].out);
    }
    return told_same(other, "observed state", step, tally);
}

static bool records_are_the_same(twin *other, dm_match *matches[2], told_tally *tally) {
    for (int k = 0; k < 2; k++) {
        script_use(told_sides[k].script);
        dm_record_write(matches[k], other->viewer, &told_sides[k].out);
    }
    return told_same(other, "record", matches[0]->count, tally);
}

/* ---- What the page's interface tells ------------------------------------------------------- */

/* One call on both tables. */
static bool call_tells_the_same(twin *other, const char *call, told_tally *tally) {
    for (int k = 0; k < 2; k++) {
        script_use(told_sides[k].script);
        api_call(&tables[k], call, strlen(call), &told_sides[k].out);
    }
    return told_same(other, call, api_match(&tables[0])->count, tally);
}

static bool ask(twin *other, const char *word, const char *rest, told_tally *tally) {
    char call[160];
    if (other->viewer == DM_PUBLIC)
        snprintf(call, sizeof call, "%s public %s", word, rest);
    else
        snprintf(call, sizeof call, "%s %d %s", word, other->viewer + 1, rest);
    return call_tells_the_same(other, call, tally);
}

/* Previews and plans of some answers, for the seat that is asked. */
static bool previews_are_the_same(twin *other, dm_random *random, told_tally *tally) {
    const dm_match *match = api_match(&tables[0]);
    for (int k = 0; k < 3; k++) {
        char token[DM_TOKEN_BYTES];
        dm_writer out = dm_writer_on(token, sizeof token);
        uint32_t index = dm_random_below(random, match->question.count);
        match->game->write_token(match->question.answers[index], &out);
        if (!ask(other, "preview", token, tally) || !ask(other, "plan", token, tally)) return false;
    }
    return true;
}

static void *more_memory(size_t bytes) { return malloc(bytes); }

static bool hints_are_the_same(twin *other, told_tally *tally) {
    static const char *const calls[] = {"bot search:12", "look 11", "think 40", "choice",
                                        "advice 3"};
    for (size_t k = 0; k < sizeof calls / sizeof calls[0]; k++)
        if (!call_tells_the_same(other, calls[k], tally)) return false;
    return true;
}

/* The last answer once more, which each side gives in its own words; then taken back and repeated.
 */
static bool last_answer_is_the_same(twin *other, told_tally *tally) {
    char back[32], viewer[16] = "public", call[160];
    if (other->until == 0) return true;
    snprintf(back, sizeof back, "goto %u", (unsigned)(other->until - 1));
    if (other->viewer != DM_PUBLIC) snprintf(viewer, sizeof viewer, "%d", other->viewer + 1);
    if (!call_tells_the_same(other, back, tally)) return false;
    for (int k = 0; k < 2; k++) {
        char token[DM_TOKEN_BYTES];
        dm_writer out = dm_writer_on(token, sizeof token);
        other->tale->game->write_token(told_answer(&told_sides[k], other->until - 1), &out);
        snprintf(call, sizeof call, "play %s %s", viewer, token);
        script_use(told_sides[k].script);
        api_call(&tables[k], call, strlen(call), &told_sides[k].out);
    }
    return told_same(other, "play", other->until, tally) && ask(other, "undo", "", tally) &&
           ask(other, "situation", "", tally) && ask(other, "redo", "", tally) &&
           ask(other, "restart", "", tally) && ask(other, "situation", "", tally);
}

/* All that can be asked at the last moment. */
static bool last_moment_is_the_same(twin *other, dm_random *random, told_tally *tally) {
    bool asked = api_match(&tables[0])->question.seat == other->viewer;
    if (!ask(other, "log", "0", tally) || !ask(other, "turns", "", tally) ||
        !ask(other, "get-position", "", tally) || !ask(other, "record", "", tally))
        return false;
    if (asked &&
        (!previews_are_the_same(other, random, tally) || !hints_are_the_same(other, tally)))
        return false;
    return last_answer_is_the_same(other, tally);
}

/* ---- Side by side -------------------------------------------------------------------------- */

static void begin_table(int side, const dm_game *game, uint64_t lot) {
    static const char *const languages[] = {"language en", "language fr", "language uk"};
    const char *language = languages[lot % 3];
    api_table *table = &tables[side];
    dm_error error;
    table->current = 0;
    table->has_game = true;
    table->total = 0;
    table->joined[0] = false;
    table->more_memory = more_memory;
    script_use(told_sides[side].script);
    dm_match_begin(&table->matches[0], game, told_sides[side].setup, &error);
    char answer[64];
    dm_writer out = dm_writer_on(answer, sizeof answer);
    api_call(table, language, strlen(language), &out);
}

static int find(const dm_question *question, dm_answer answer) {
    for (int k = 0; k < question->count; k++)
        if (dm_same_answer(question->answers[k], answer)) return k;
    assert(!"a twin that was made can be played");
    return 0;
}

/* Plays one answer on one side, as the page's interface does. */
static void play(int side, uint32_t step, enum told_depth depth, dm_events *events) {
    api_table *table = &tables[side];
    dm_match *match = api_match(table);
    int index = find(&match->question, told_answer(&told_sides[side], step));
    script_use(told_sides[side].script);
    bool joined = false;
    if (depth == TOLD_BY_ALL)
        joined = api_play_in_set(match, index, events);
    else
        dm_match_play(match, index, events);
    table->joined[match->count] = joined;
    table->total = match->count;
}

static bool moment_is_the_same(twin *other, enum told_depth depth, dm_random *random,
                               told_tally *tally) {
    dm_match *matches[2] = {api_match(&tables[0]), api_match(&tables[1])};
    uint32_t left = other->until - matches[0]->count;
    bool looks = left == 0 || dm_random_below(random, left < 4 ? 2 : 24) == 0;
    if (!looks) return true;
    tally->moments++;
    if (left == 0 && !records_are_the_same(other, matches, tally)) return false;
    if (depth != TOLD_BY_ALL || matches[0]->question.seat == DM_NOBODY) return true;
    if (!ask(other, "situation", "", tally)) return false;
    return left > 0 || last_moment_is_the_same(other, random, tally);
}

bool told_alike(twin *other, enum told_depth depth, uint64_t lot, told_tally *tally) {
    static dm_events events[2];
    dm_match *matches[2] = {&tables[0].matches[0], &tables[1].matches[0]};
    dm_random random;
    dm_random_seed(&random, lot);
    told_begin(other);
    for (int k = 0; k < 2; k++) begin_table(k, other->tale->game, lot);
    for (uint32_t step = 0; step < other->until; step++) {
        dm_answer shown[2];
        if (!moment_is_the_same(other, depth, &random, tally)) return false;
        for (int k = 0; k < 2; k++) {
            shown[k] = matches[k]->game->hide(&matches[k]->state, told_answer(&told_sides[k], step),
                                              other->viewer);
            play(k, step, depth, &events[k]);
        }
        if (!engine_tells_the_same(other, matches, events, shown, tally)) return false;
    }
    return moment_is_the_same(other, depth, &random, tally);
}
