/* Comparing a game that begins from a position: what was before is not told, what comes is, and the
 * position itself is told as each viewer saw it (finding A3: VP totals of a beginning are public).
 */
#include <stdio.h>
#include <string.h>

#include "twins/told.h"

static dm_match matches[2];

static int find(const dm_question *question, dm_answer answer) {
    for (int k = 0; k < question->count; k++)
        if (dm_same_answer(question->answers[k], answer)) return k;
    return -1;
}

/* The whole situation of a side after so many answers, as a line. */
static void write_situation(twin *other, int side, uint32_t step, char line[DM_POSITION_BYTES]) {
    dm_match *match = &matches[side];
    dm_error error;
    dm_writer out = dm_writer_on(line, DM_POSITION_BYTES);
    script_use(told_sides[side].script);
    dm_match_begin(match, other->tale->game, told_sides[side].setup, &error);
    while (match->count < step)
        dm_match_play(match, find(&match->question, told_answer(&told_sides[side], match->count)),
                      NULL);
    match->game->write_position(&match->state, &out);
}

/* Goes on from there with the answers that follow; false if that cannot be. */
static bool go_on(twin *other, int side, uint32_t step) {
    char line[DM_POSITION_BYTES];
    dm_match *match = &matches[side];
    dm_error error = {.line = 0};
    write_situation(other, side, step, line);
    bool read = dm_match_from_position(match, other->tale->game, line, NULL, &error);
    for (; read && step < other->until; step++) {
        int index = find(&match->question, told_answer(&told_sides[side], step));
        if (index < 0) return false;
        dm_match_play(match, index, NULL);
    }
    return read;
}

bool told_alike_from_position(twin *other, uint64_t lot, told_tally *tally) {
    dm_random random;
    dm_random_seed(&random, lot);
    told_begin(other);
    uint32_t step = dm_random_below(&random, other->until + 1);
    for (int k = 0; k < 2; k++)
        if (!go_on(other, k, step)) {
            snprintf(other->leak, sizeof other->leak, "after %u answers a position cannot go on",
                     (unsigned)step);
            return false;
        }
    for (int k = 0; k < 2; k++) {
        dm_state seen;
        script_use(told_sides[k].script);
        dm_record_write(&matches[k], other->viewer, &told_sides[k].out);
        matches[k].game->observe(&matches[k].state, other->viewer, &seen);
        matches[k].game->write_position(&seen, &told_sides[k].out);
        matches[k].game->write_view(&seen, other->viewer, &told_sides[k].out);
    }
    return told_same(other, "record from a position", other->until, tally);
}
