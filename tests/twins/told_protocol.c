/* Comparing what the protocol for programs tells: its host gives each program the view, the events
 * and the record of its own seat, and what it asks while it is asked. */
#include <stdio.h>
#include <string.h>

#include "protocol/protocol.h"
#include "twins/told.h"

static protocol *sessions[2];

static void tell(int side, const char *line, dm_writer *out) {
    script_use(told_sides[side].script);
    protocol_answer(sessions[side], line, out);
}

static bool line_tells_the_same(twin *other, const char *line, told_tally *tally) {
    for (int k = 0; k < 2; k++) tell(k, line, &told_sides[k].out);
    return told_same(other, line, other->until, tally);
}

static bool word_tells_the_same(twin *other, const char *word, told_tally *tally) {
    char line[32];
    if (other->viewer == DM_PUBLIC)
        snprintf(line, sizeof line, "%s public", word);
    else
        snprintf(line, sizeof line, "%s %d", word, other->viewer + 1);
    return line_tells_the_same(other, line, tally);
}

/* As `new` does, with the seed of the side. */
static void begin(twin *other, int side) {
    dm_error error;
    script_use(told_sides[side].script);
    dm_match_begin(sessions[side]->match, other->tale->game, told_sides[side].setup, &error);
    sessions[side]->events->count = 0;
    sessions[side]->has_game = true;
}

/* What the host itself is told is not for one seat, and not compared. */
static void play(twin *other, int side) {
    static char unread[PROTOCOL_ANSWER_BYTES];
    begin(other, side);
    for (uint32_t step = 0; step < other->until; step++) {
        char token[DM_TOKEN_BYTES], line[DM_TOKEN_BYTES + 8];
        dm_writer out = dm_writer_on(token, sizeof token);
        other->tale->game->write_token(told_answer(&told_sides[side], step), &out);
        snprintf(line, sizeof line, "play %s", token);
        out = dm_writer_on(unread, sizeof unread);
        tell(side, line, &out);
    }
}

bool told_alike_by_protocol(twin *other, uint64_t lot, told_tally *tally) {
    static const char *const asked[] = {"legal texts", "why build:villa", "why discard:galley",
                                        "why tile:b7"};
    told_begin(other);
    for (int k = 0; k < 2; k++) {
        if (!sessions[k]) sessions[k] = protocol_open((enum text_language)(lot % TEXT_LANGUAGES));
        play(other, k);
    }
    tally->moments++;
    if (!word_tells_the_same(other, "view", tally) ||
        !word_tells_the_same(other, "events", tally) ||
        !word_tells_the_same(other, "record", tally))
        return false;
    if (sessions[0]->match->question.seat != other->viewer) return true;
    for (size_t k = 0; k < sizeof asked / sizeof asked[0]; k++)
        if (!line_tells_the_same(other, asked[k], tally)) return false;
    return line_tells_the_same(other, "hint search:12", tally);
}
