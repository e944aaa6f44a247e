#include "tools/leaks.h"

#include <string.h>

#include "text/text.h"
#include "tools/checker.h"
#include "tools/secrets.h"

/* Room for a view and the sentences of one question, several times over. */
enum { SHOWN_BYTES = 64 * 1024 };

/* ---- Twins ------------------------------------------------------------------------------- */

/* What the viewer sees, filled in at random by the game itself. */
static void make_dealt_twin(const leak_moment *moment, uint8_t viewer, dm_random *random,
                            dm_state *twin) {
    memset(twin, 0, sizeof *twin);
    moment->game->observe(moment->before, viewer, twin);
    moment->game->determinize(twin, viewer, random);
}

/* The true state with its secrets exchanged: this one finds what observe() forgot to hide. */
static void make_exchanged_twin(const leak_moment *moment, uint8_t viewer, dm_random *random,
                                dm_state *twin) {
    dm_copy(moment->game, twin, moment->before);
    secrets_exchange(moment->game, twin, viewer, random);
}

/* ---- What the viewer is given ------------------------------------------------------------ */

static bool observed_alike(const dm_game *game, const dm_state *real, const dm_state *twin,
                           uint8_t viewer, const char *what, dm_error *error) {
    dm_state seen, twin_seen;
    memset(&seen, 0, sizeof seen);
    memset(&twin_seen, 0, sizeof twin_seen);
    game->observe(real, viewer, &seen);
    game->observe(twin, viewer, &twin_seen);
    return checker_same_bytes(game, &seen, &twin_seen, what, error);
}

static bool same_refusals(const dm_refusals *expected, const dm_refusals *found, const char *what,
                          dm_error *error) {
    size_t count = found->count;
    bool same = expected->count == found->count &&
                memcmp(expected->answers, found->answers, count * sizeof found->answers[0]) == 0 &&
                memcmp(expected->reasons, found->reasons, count * sizeof found->reasons[0]) == 0;
    return same || dm_fail(error, "%s: other refusals", what);
}

/* Everything a front end shows the viewer before the answer: the view, the question and its
 * answers as sentences, one language after the other. */
static void write_shown(const leak_moment *moment, const dm_state *seen, uint8_t viewer,
                        dm_writer *out) {
    dm_question question;
    const text_game *text = text_for(moment->game);
    moment->game->ask(seen, &question, NULL);
    moment->game->write_view(seen, viewer, out);
    for (int language = 0; text && language < TEXT_LANGUAGES; language++) {
        text_reader reader = {(enum text_language)language, viewer, NULL};
        text->question(&reader, seen, &question, out);
        for (int k = 0; k < question.count; k++)
            text->answer(&reader, seen, &question, question.answers[k], out);
    }
}

static bool shown_alike(const leak_moment *moment, const dm_state *twin, uint8_t viewer,
                        dm_error *error) {
    char real_text[SHOWN_BYTES], twin_text[SHOWN_BYTES];
    dm_writer real_out = dm_writer_on(real_text, sizeof real_text);
    dm_writer twin_out = dm_writer_on(twin_text, sizeof twin_text);
    dm_state seen;
    memset(&seen, 0, sizeof seen);
    moment->game->observe(moment->before, viewer, &seen);
    write_shown(moment, &seen, viewer, &real_out);
    moment->game->observe(twin, viewer, &seen);
    write_shown(moment, &seen, viewer, &twin_out);
    if (real_out.full) return dm_fail(error, "shown: view or texts are too long");
    return strcmp(real_text, twin_text) == 0 ||
           dm_fail(error, "shown: viewer %d is shown something else", viewer);
}

/* The seat that is asked gets the same list from the state as it sees it. */
static bool asked_alike(const leak_moment *moment, const dm_state *state, const char *what,
                        dm_error *error) {
    dm_question question, again;
    dm_refusals refusals, expected;
    moment->game->ask(moment->before, &again, &expected);
    moment->game->ask(state, &question, &refusals);
    return checker_same_question(moment->question, &question, what, error) &&
           same_refusals(&expected, &refusals, what, error);
}

static bool same_event(const dm_event *left, const dm_event *right) {
    return left->kind == right->kind && left->seat == right->seat && left->via == right->via &&
           left->a == right->a && left->b == right->b && left->amount == right->amount;
}

/* The next event at or after `at` that the viewer may see, or the count. */
static int next_visible(const dm_events *events, int at, uint8_t viewer) {
    while (at < events->count && !dm_event_visible(&events->items[at], viewer)) at++;
    return at;
}

static bool told_alike(const dm_events *real, const dm_events *twin, uint8_t viewer,
                       dm_error *error) {
    int k = next_visible(real, 0, viewer), t = next_visible(twin, 0, viewer);
    while (k < real->count && t < twin->count) {
        if (!same_event(&real->items[k], &twin->items[t]))
            return dm_fail(error, "events: viewer %d is told another event of kind %d", viewer,
                           real->items[k].kind);
        k = next_visible(real, k + 1, viewer);
        t = next_visible(twin, t + 1, viewer);
    }
    return (k == real->count && t == twin->count) ||
           dm_fail(error, "events: viewer %d is told more or fewer events", viewer);
}

/* ---- Playing on with a twin -------------------------------------------------------------- */

static bool lists_answer(const dm_question *question, dm_answer answer) {
    for (int k = 0; k < question->count; k++)
        if (dm_same_answer(question->answers[k], answer)) return true;
    return false;
}

/* The same answer must look the same to the viewer, if it reveals nothing. Where somebody else
 * answers, the twin may lack the card; or an answer may be forced for one of the two and play
 * itself, so that they stop at different questions: then there is nothing to compare. */
static bool answered_alike(const leak_moment *moment, dm_state *twin, uint8_t viewer,
                           dm_events *room, dm_error *error) {
    dm_question question, next;
    bool own = viewer == moment->question->seat;
    moment->game->ask(twin, &question, NULL);
    if (!lists_answer(&question, moment->answer)) return true;
    room->count = 0;
    moment->game->apply(twin, moment->answer, room, &next);
    if (moment->next->revealed || next.revealed) return true;
    if (!own && (next.seat != moment->next->seat || next.kind != moment->next->kind ||
                 memcmp(next.args, moment->next->args, sizeof next.args) != 0))
        return true;
    return told_alike(moment->events, room, viewer, error) &&
           observed_alike(moment->game, moment->after, twin, viewer, "observed after the answer",
                          error);
}

static bool twin_is_alike(const leak_moment *moment, dm_state *twin, uint8_t viewer,
                          dm_events *room, dm_error *error) {
    if (!moment->game->check(twin, error)) {
        dm_error what = *error;
        return dm_fail(error, "twin for viewer %d: %s", viewer, what.text);
    }
    if (!observed_alike(moment->game, moment->before, twin, viewer, "observed", error) ||
        !shown_alike(moment, twin, viewer, error))
        return false;
    if (viewer == moment->question->seat && !asked_alike(moment, twin, "twin", error)) return false;
    return answered_alike(moment, twin, viewer, room, error);
}

static bool viewer_learns_nothing(const leak_moment *moment, uint8_t viewer, dm_random *random,
                                  dm_events *room, dm_error *error) {
    dm_state seen, twin;
    memset(&seen, 0, sizeof seen);
    moment->game->observe(moment->before, viewer, &seen);
    if (viewer == moment->question->seat && !asked_alike(moment, &seen, "observed state", error))
        return false;
    make_dealt_twin(moment, viewer, random, &twin);
    if (!twin_is_alike(moment, &twin, viewer, room, error)) return false;
    make_exchanged_twin(moment, viewer, random, &twin);
    return twin_is_alike(moment, &twin, viewer, room, error);
}

bool leaks_find_none(const leak_moment *moment, dm_random *random, dm_events *room,
                     dm_error *error) {
    int players = moment->game->progress(moment->before).players;
    for (int seat = 0; seat < players; seat++)
        if (!viewer_learns_nothing(moment, (uint8_t)seat, random, room, error)) return false;
    return viewer_learns_nothing(moment, DM_PUBLIC, random, room, error);
}
