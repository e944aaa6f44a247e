#include "tools/checker.h"

#include <stdlib.h>
#include <string.h>

#include "host/memory.h"
#include "tools/leaks.h"

enum {
    /* One answer in so many is examined thoroughly, and at one in so many of these also what
     * needs the whole game to be replayed. A thousand games of two players have about ten thousand
     * samples then, and checking takes some 40 times as long as playing (measured on a busy
     * machine: 180 against 7,600 games a second). */
    SAMPLE_EVERY = 48,
    HISTORY_EVERY = 4,
    /* 16384 answers of at most 64 bytes, with their line ends. */
    RECORD_BYTES = 2 * 1024 * 1024,
};

struct game_checker {
    const dm_game *game;
    dm_match match, other;
    dm_random random;
    dm_events events, twin_events;
    char record[RECORD_BYTES], record_again[RECORD_BYTES];
};

game_checker *checker_open(void) { return memory_new(sizeof(game_checker)); }

void checker_close(game_checker *checker) { free(checker); }

/* ---- Comparing --------------------------------------------------------------------------- */

bool checker_same_bytes(const dm_game *game, const dm_state *expected, const dm_state *found,
                        const char *what, dm_error *error) {
    for (int k = 0; k < game->state_bytes; k++)
        if (expected->bytes[k] != found->bytes[k])
            return dm_fail(error, "%s: byte %d of the state is %d, expected %d", what, k,
                           found->bytes[k], expected->bytes[k]);
    return true;
}

bool checker_same_question(const dm_question *expected, const dm_question *found, const char *what,
                           dm_error *error) {
    if (expected->seat != found->seat || expected->kind != found->kind ||
        expected->partial != found->partial ||
        memcmp(expected->args, found->args, sizeof found->args) != 0)
        return dm_fail(error, "%s: another question (kind %d, expected %d)", what, found->kind,
                       expected->kind);
    if (expected->count != found->count ||
        memcmp(expected->answers, found->answers, found->count * sizeof found->answers[0]) != 0)
        return dm_fail(error, "%s: other answers (%d, expected %d)", what, found->count,
                       expected->count);
    return true;
}

/* ---- After every answer ------------------------------------------------------------------ */

/* Whether the public cannot tell what may be answered: such a question is asked even if a hand
 * leaves one answer, so that nobody can count what was not asked. */
static bool hangs_on_a_secret(const dm_game *game, const dm_state *state) {
    dm_state seen;
    dm_question question;
    game->observe(state, DM_PUBLIC, &seen);
    game->ask(&seen, &question, NULL);
    return question.partial;
}

static bool question_is_sound(const dm_game *game, const dm_state *state,
                              const dm_question *question, dm_error *error) {
    dm_progress progress = game->progress(state);
    if (progress.seat != question->seat || progress.over != (question->seat == DM_NOBODY))
        return dm_fail(error, "question: seat %d is asked, but progress says %d", question->seat,
                       progress.seat);
    if (progress.over)
        return question->count == 0 || dm_fail(error, "question: a game that is over asks");
    if (question->seat >= progress.players || question->partial)
        return dm_fail(error, "question: seat %d is asked, or only in part", question->seat);
    if (question->count == 0 || question->count > DM_ANSWERS_MAX ||
        (question->count == 1 && !hangs_on_a_secret(game, state)))
        return dm_fail(error, "question: kind %d has %d answers; forced ones are never asked",
                       question->kind, question->count);
    return true;
}

static bool state_is_sound(const game_checker *c, dm_error *error) {
    return question_is_sound(c->game, &c->match.state, &c->match.question, error) &&
           c->game->check(&c->match.state, error);
}

/* ---- At sampled answers ------------------------------------------------------------------ */

static bool token_finds_its_answer(const game_checker *c, int index, dm_error *error) {
    char token[DM_TOKEN_BYTES];
    dm_writer writer = dm_writer_on(token, sizeof token);
    c->game->write_token(c->match.question.answers[index], &writer);
    return (!writer.full && dm_match_find(&c->match, token) == index) ||
           dm_fail(error, "tokens: '%s' is too long or not unique", token);
}

static bool is_refused(const dm_refusals *refusals, dm_answer answer) {
    for (int k = 0; k < refusals->count; k++)
        if (dm_same_answer(refusals->answers[k], answer)) return true;
    return false;
}

/* Asking again gives the same, every answer is found by its token, nothing is both legal and
 * refused, and every refusal has a reason. */
static bool lists_are_sound(const game_checker *c, dm_error *error) {
    dm_question again;
    dm_refusals refusals;
    c->game->ask(&c->match.state, &again, &refusals);
    if (!checker_same_question(&c->match.question, &again, "asking again", error)) return false;
    for (int k = 0; k < again.count; k++) {
        if (!token_finds_its_answer(c, k, error)) return false;
        if (is_refused(&refusals, again.answers[k]))
            return dm_fail(error, "refusals: answer %d of the list is refused as well", k);
    }
    for (int k = 0; k < refusals.count; k++)
        if (refusals.reasons[k].code == 0) return dm_fail(error, "refusals: one has no reason");
    return true;
}

/* A position line read back is the same state, byte for byte, and writes the same line. */
static bool position_round_trips(const dm_game *game, const dm_state *state, const char *what,
                                 dm_error *error) {
    char line[DM_POSITION_BYTES], again[DM_POSITION_BYTES];
    dm_writer writer = dm_writer_on(line, sizeof line);
    dm_error reading = {0};
    dm_state read;
    game->write_position(state, &writer);
    if (writer.full) return dm_fail(error, "%s: the position is too long", what);
    memset(&read, 0, sizeof read);
    if (!game->read_position(&read, line, NULL, &reading))
        return dm_fail(error, "%s: cannot be read back (column %d): %s", what, reading.column,
                       reading.text);
    if (!checker_same_bytes(game, state, &read, what, error)) return false;
    writer = dm_writer_on(again, sizeof again);
    game->write_position(&read, &writer);
    return strcmp(line, again) == 0 || dm_fail(error, "%s: writes another line again", what);
}

static bool positions_round_trip(const game_checker *c, dm_error *error) {
    dm_state seen;
    int players = c->game->progress(&c->match.state).players;
    if (!position_round_trips(c->game, &c->match.state, "position", error)) return false;
    for (int seat = 0; seat <= players; seat++) {
        uint8_t viewer = seat == players ? DM_PUBLIC : (uint8_t)seat;
        memset(&seen, 0, sizeof seen);
        c->game->observe(&c->match.state, viewer, &seen);
        if (!position_round_trips(c->game, &seen, "observed position", error)) return false;
    }
    return true;
}

static bool same_steps(const dm_match *expected, const dm_match *found, dm_error *error) {
    if (expected->count != found->count)
        return dm_fail(error, "record: %d answers, expected %d", (int)found->count,
                       (int)expected->count);
    for (uint32_t k = 0; k < found->count; k++)
        if (!dm_same_answer(expected->steps[k].answer, found->steps[k].answer) ||
            expected->steps[k].seat != found->steps[k].seat ||
            expected->steps[k].revealed != found->steps[k].revealed)
            return dm_fail(error, "record: answer %d differs", (int)k + 1);
    return true;
}

static bool record_round_trips(game_checker *c, dm_error *error) {
    dm_error reading = {0};
    dm_writer writer = dm_writer_on(c->record, sizeof c->record);
    dm_record_write(&c->match, DM_ALL, &writer);
    if (writer.full) return dm_fail(error, "record: too long");
    if (!dm_record_read(&c->other, c->record, writer.length, &reading))
        return dm_fail(error, "record: cannot be read back (line %d column %d): %s", reading.line,
                       reading.column, reading.text);
    if (!same_steps(&c->match, &c->other, error) ||
        !checker_same_bytes(c->game, &c->match.state, &c->other.state, "record", error))
        return false;
    writer = dm_writer_on(c->record_again, sizeof c->record_again);
    dm_record_write(&c->other, DM_ALL, &writer);
    return strcmp(c->record, c->record_again) == 0 ||
           dm_fail(error, "record: writes another text again");
}

/* What a record shows a seat, or the public, during play carries no seed and no hash. */
static bool seat_record_keeps_secrets(game_checker *c, dm_error *error) {
    uint8_t players = c->game->progress(&c->match.state).players;
    uint8_t viewer = (uint8_t)dm_random_below(&c->random, players + 1u);
    dm_writer writer = dm_writer_on(c->record, sizeof c->record);
    dm_record_write(&c->match, viewer == players ? DM_PUBLIC : viewer, &writer);
    if (writer.full || strstr(c->record, "\nseed ") || strstr(c->record, "\nhash "))
        return dm_fail(error, "record of a seat: too long, or it tells seed or hash");
    return true;
}

/* Undo goes back to the state before, unless something was revealed; then it refuses and changes
 * nothing. Either way the answer is played again afterwards and leads to the same state. */
static bool undo_goes_back(game_checker *c, const dm_state *before, const dm_question *question,
                           dm_error *error) {
    dm_state after;
    dm_error refusal;
    dm_match *match = &c->match;
    dm_step last = match->steps[match->count - 1];
    dm_copy(c->game, &after, &match->state);
    bool undone = dm_match_undo(match, &refusal);
    if (undone == last.revealed)
        return dm_fail(error, "undo: %s", undone ? "took a reveal back" : refusal.text);
    if (!undone) dm_match_rewind(match, match->count - 1);
    if (!checker_same_bytes(c->game, before, &match->state, "undo", error) ||
        !checker_same_question(question, &match->question, "undo", error))
        return false;
    int index = 0;
    while (!dm_same_answer(match->question.answers[index], last.answer)) index++;
    dm_match_play(match, index, &c->events);
    return checker_same_bytes(c->game, &after, &match->state, "playing again after undo", error);
}

/* A copy plays on as the original did, with or without events. */
static bool copy_plays_alike(const game_checker *c, const dm_state *before, dm_answer answer,
                             dm_error *error) {
    dm_state copy;
    dm_question next;
    memset(&copy, 0xa5, sizeof copy);
    dm_copy(c->game, &copy, before);
    c->game->apply(&copy, answer, NULL, &next);
    return checker_same_bytes(c->game, &c->match.state, &copy, "copy", error) &&
           checker_same_question(&c->match.question, &next, "copy", error);
}

/* Played briefly it is the same, but for the answers of a question of another turn, which may be
 * left out. */
static bool brief_play_is_alike(const game_checker *c, const dm_state *before, dm_answer answer,
                                dm_error *error) {
    dm_state copy;
    dm_question next;
    const dm_question *full = &c->match.question;
    if (!c->game->apply_briefly) return true;
    dm_copy(c->game, &copy, before);
    c->game->apply_briefly(&copy, answer, &next);
    if (!checker_same_bytes(c->game, &c->match.state, &copy, "brief play", error)) return false;
    if (next.seat != full->seat || next.kind != full->kind || next.revealed != full->revealed)
        return dm_fail(error, "brief play: another question (kind %d, expected %d)", next.kind,
                       full->kind);
    bool same_turn = c->game->progress(&copy).turn == c->game->progress(before).turn;
    return (next.count == 0 && !same_turn) ||
           checker_same_question(full, &next, "brief play", error);
}

static bool worth_is_sound(const game_checker *c, const dm_evaluator *evaluator, dm_error *error) {
    dm_worth worth;
    double sum = 0;
    int players = c->game->progress(&c->match.state).players;
    evaluator->evaluate(&c->match.state, &worth);
    for (int seat = 0; seat < players; seat++) {
        bool plausible = worth.points[seat] > -1000 && worth.points[seat] < 1000 &&
                         worth.share[seat] >= 0 && worth.share[seat] <= 1;
        if (!plausible) return dm_fail(error, "evaluate: seat %d is worth nonsense", seat + 1);
        sum += worth.share[seat];
    }
    return (sum > 0.999 && sum < 1.001) || dm_fail(error, "evaluate: shares do not add up to 1");
}

static bool worths_are_sound(const game_checker *c, dm_error *error) {
    for (const dm_evaluator *const *evaluator = c->game->evaluators; *evaluator; evaluator++)
        if (!worth_is_sound(c, *evaluator, error)) return false;
    return true;
}

static bool history_is_sound(game_checker *c, const dm_state *before, const dm_question *question,
                             dm_error *error) {
    return undo_goes_back(c, before, question, error) && record_round_trips(c, error) &&
           seat_record_keeps_secrets(c, error);
}

/* Plays one answer and examines it from all sides. */
static bool play_sample(game_checker *c, int index, dm_error *error) {
    dm_state before;
    dm_question question = c->match.question;
    dm_answer answer = question.answers[index];
    dm_copy(c->game, &before, &c->match.state);
    if (!lists_are_sound(c, error)) return false;
    dm_match_play(&c->match, index, &c->events);
    leak_moment moment = {c->game, &before,   &c->match.state, &question, &c->match.question,
                          answer,  &c->events};
    if (!copy_plays_alike(c, &before, answer, error) ||
        !brief_play_is_alike(c, &before, answer, error) ||
        !leaks_find_none(&moment, &c->random, &c->twin_events, error) ||
        !positions_round_trip(c, error) || !worths_are_sound(c, error))
        return false;
    return dm_random_below(&c->random, HISTORY_EVERY) > 0 ||
           history_is_sound(c, &before, &question, error);
}

/* ---- A game ------------------------------------------------------------------------------ */

static bool begin(game_checker *c, const dm_setup *setup, uint64_t seed, dm_error *error) {
    dm_setup own = *setup;
    dm_writer writer = dm_writer_on(own.seed_text, sizeof own.seed_text);
    dm_write_number(&writer, (int64_t)seed);
    own.seed = dm_seed_from_number(seed);
    dm_random_seed(&c->random, seed);
    return dm_match_begin(&c->match, c->game, &own, error) && state_is_sound(c, error);
}

/* Says where it went wrong: after how many answers, and which was the last. */
static bool fail_at_answer(const game_checker *c, dm_error *error) {
    dm_error what = *error;
    char token[DM_TOKEN_BYTES] = "none";
    dm_writer writer = dm_writer_on(token, sizeof token);
    if (c->match.count > 0)
        c->game->write_token(c->match.steps[c->match.count - 1].answer, &writer);
    return dm_fail(error, "after %d answers (%s): %s", (int)c->match.count, token, what.text);
}

static bool play_to_the_end(game_checker *c, checker_tally *tally, dm_error *error) {
    while (c->match.question.seat != DM_NOBODY) {
        if (c->match.count == DM_STEPS_MAX) return dm_fail(error, "the game does not end");
        int index = (int)dm_random_below(&c->random, c->match.question.count);
        bool samples = c->match.count == 0 || dm_random_below(&c->random, SAMPLE_EVERY) == 0;
        if (!samples)
            dm_match_play(&c->match, index, &c->events);
        else if (!play_sample(c, index, error))
            return false;
        if (!state_is_sound(c, error)) return false;
        tally->decisions++;
        tally->samples += samples;
    }
    return positions_round_trip(c, error) && record_round_trips(c, error);
}

bool checker_play(game_checker *c, const dm_game *game, const dm_setup *setup, uint64_t seed,
                  checker_tally *tally, dm_error *error) {
    c->game = game;
    c->match.count = 0;
    tally->games++;
    if (begin(c, setup, seed, error) && play_to_the_end(c, tally, error)) return true;
    return fail_at_answer(c, error);
}
