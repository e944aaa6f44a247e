/* Records: a game as text, like PGN for chess (docs/notation.md).
 *
 * A line is a header (its first word is a keyword), or answers as tokens, or empty; `;` begins a
 * comment. Reading replays: every token must be in the legal list of its moment, so a record that
 * was read is a game that can be played. Errors name line and column. */
#include <assert.h>
#include <string.h>

#include "demiurge.h"
#include "engine/guard.h"
#include "engine/record.h"

/* ---- Writing ----------------------------------------------------------------------------- */

static void write_hex(dm_writer *out, uint64_t number, int digits) {
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        dm_write_char(out, "0123456789abcdef"[number >> shift & 15]);
}

void record_write_hash(dm_writer *out, uint64_t hash) { write_hex(out, hash, 16); }

void record_write_rules(const dm_game *game, const dm_state *state, dm_writer *out) {
    dm_write_number(out, game->rules_of(state));
    dm_write_char(out, ' ');
    write_hex(out, game->fingerprint(state), 8);
}

/* A name on one line, without what would begin a comment. */
static void write_name(dm_writer *out, const char *name) {
    for (const char *c = name; *c; c++)
        dm_write_char(out, (unsigned char)*c < 0x20 || *c == ';' ? ' ' : *c);
}

static void write_start(const dm_match *match, uint8_t viewer, dm_writer *out) {
    if (viewer == DM_ALL && !match->from_position) {
        dm_write(out, "seed ");
        dm_write(out, match->seed_text);
    } else {
        dm_state seen;
        match->game->observe(&match->start, viewer, &seen);
        dm_write(out, "position ");
        match->game->write_position(&seen, out);
    }
    dm_write_char(out, '\n');
}

static void write_headers(const dm_match *match, uint8_t viewer, dm_writer *out) {
    dm_write(out, "demiurge record 1\ngame ");
    dm_write(out, match->game->name);
    dm_write(out, "\nrules ");
    record_write_rules(match->game, &match->start, out);
    dm_write(out, "\noptions ");
    match->game->write_options(&match->start, out);
    dm_write_char(out, '\n');
    write_start(match, viewer, out);
    for (int seat = 0; seat < match->game->progress(&match->start).players; seat++) {
        if (match->names[seat][0] == '\0') continue;
        dm_write(out, "seat ");
        dm_write_number(out, seat + 1);
        dm_write_char(out, ' ');
        write_name(out, match->names[seat]);
        dm_write_char(out, '\n');
    }
}

static void write_turn_comment(dm_progress progress, dm_writer *out) {
    dm_write(out, "\n; round ");
    dm_write_number(out, progress.round);
    dm_write(out, ", seat ");
    dm_write_number(out, progress.seat + 1);
    dm_write_char(out, '\n');
}

/* A line per turn. Within picks that are asked before the first turn, a line per seat. */
static void write_answers(const dm_match *match, uint8_t viewer, dm_writer *out) {
    const dm_game *game = match->game;
    dm_state state;
    dm_question question;
    dm_copy(game, &state, &match->start);
    int turn = -1, seat = -1;
    for (uint32_t k = 0; k < match->count; k++) {
        dm_progress progress = game->progress(&state);
        bool fresh = progress.turn != turn || progress.seat != seat;
        if (fresh)
            write_turn_comment(progress, out);
        else
            dm_write_char(out, ' ');
        turn = progress.turn, seat = progress.seat;
        game->write_token(game->hide(&state, match->steps[k].answer, viewer), out);
        game->apply(&state, match->steps[k].answer, NULL, &question);
    }
    dm_write_char(out, '\n');
}

static void write_result(const dm_match *match, uint8_t viewer, dm_writer *out) {
    dm_scores scores;
    match->game->score(&match->state, &scores);
    dm_write(out, "\nresult");
    for (int seat = 0; seat < scores.players; seat++) {
        dm_write_char(out, ' ');
        dm_write_number(out, scores.total[seat]);
    }
    dm_write_char(out, '\n');
    if (viewer != DM_ALL) return;
    dm_write(out, "hash ");
    write_hex(out, dm_hash(match->game, &match->state), 16);
    dm_write_char(out, '\n');
}

void dm_record_write(const dm_match *match, uint8_t viewer, dm_writer *out) {
    assert(match->game && (viewer < DM_SEATS_MAX || viewer >= DM_ALL));
    write_headers(match, viewer, out);
    write_answers(match, viewer, out);
    if (match->question.seat == DM_NOBODY) write_result(match, viewer, out);
}

/* ---- Reading ----------------------------------------------------------------------------- */

/* Where something stands in the text. */
typedef struct place {
    uint32_t line, column;
} place;

typedef struct reader {
    dm_match *match;
    const dm_game *const *games;
    dm_events *events;
    dm_error *error;
    const char *at, *end, *line_start;
    uint32_t line;
    const dm_game *game;
    dm_setup setup;
    bool begun, has_names;
    char names[DM_SEATS_MAX][48];
    char rules[24];
    place rules_at, options_at; /* line 0: there is no such line */
    char word[DM_TOKEN_BYTES];
} reader;

static place place_of(const reader *r, const char *here) {
    return (place){r->line, (uint32_t)(here - r->line_start) + 1};
}

/* Where the mistake is and of what kind it is: front ends say the kind in their own language. */
static bool fail_in(reader *r, const char *fault, place at) {
    r->error->fault = fault;
    r->error->line = at.line;
    r->error->column = at.column;
    return false;
}

static bool fail_at(reader *r, const char *fault, const char *here) {
    return fail_in(r, fault, place_of(r, here));
}

static const char *line_end(const reader *r) {
    const char *c = r->at;
    while (c < r->end && *c != '\n' && *c != ';') c++;
    return c;
}

static void skip_blanks(reader *r) {
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\r')) r->at++;
}

/* The next word of the line in r->word; false at the end of the line. A word longer than any
 * token is cut, so it matches nothing. */
static bool next_word(reader *r) {
    skip_blanks(r);
    size_t length = 0;
    while (r->at < r->end && ' ' < *r->at && *r->at != ';') {
        if (length + 1 < sizeof r->word) r->word[length++] = *r->at;
        r->at++;
    }
    r->word[length] = '\0';
    return length > 0;
}

/* The rest of the line without blanks at its ends, into `text`. */
static bool rest_of_line(reader *r, char *text, size_t size) {
    skip_blanks(r);
    const char *start = r->at, *stop = line_end(r);
    r->at = stop;
    while (stop > start && (stop[-1] == ' ' || stop[-1] == '\t' || stop[-1] == '\r')) stop--;
    size_t length = (size_t)(stop - start);
    if (length >= size || memchr(start, '\0', length)) {
        dm_fail(r->error, "this line is too long or holds a zero byte; expected at most %d bytes",
                (int)size - 1);
        return fail_at(r, "long-line", start);
    }
    memcpy(text, start, length);
    text[length] = '\0';
    return true;
}

static bool need_game(reader *r, const char *here) {
    if (r->game) return true;
    dm_fail(r->error, "expected a line 'game NAME' before this");
    return fail_at(r, "no-game", here);
}

/* Checks the rules a record was made with against those it is about to be played by. */
static bool same_rules(reader *r) {
    char ours[24];
    dm_writer out = dm_writer_on(ours, sizeof ours);
    record_write_rules(r->game, &r->match->start, &out);
    if (r->rules[0] == '\0' || strcmp(ours, r->rules) == 0) return true;
    dm_fail(r->error, "this record was made with rules %s; this program plays rules %s", r->rules,
            ours);
    return fail_in(r, "rules", r->rules_at);
}

/* The game is played by the version that the record names; one that there is not is refused with
 * the rest of the line (same_rules). */
static void take_version(reader *r) {
    char version = r->rules[0];
    bool one_digit = version >= '1' && version <= '9' && r->rules[1] == ' ';
    if (one_digit && version - '0' <= r->game->rules_version && r->setup.rules == 0)
        r->setup.rules = (uint16_t)(version - '0');
}

/* Only options can keep a game from beginning; which ones fit is known when all have been read. */
static bool begin(reader *r, const char *here) {
    if (r->begun) return true;
    if (!need_game(r, here)) return false;
    take_version(r);
    if (!dm_match_begin(r->match, r->game, &r->setup, r->error))
        return r->options_at.line ? fail_in(r, "options", r->options_at)
                                  : fail_at(r, "options", here);
    r->begun = true;
    return same_rules(r);
}

static bool not_begun(reader *r, const char *here) {
    if (!r->begun) return true;
    dm_fail(r->error, "'%s' must stand before the first answer", r->word);
    return fail_at(r, "late", here);
}

static bool read_version(reader *r, const char *here) {
    char text[64];
    if (!rest_of_line(r, text, sizeof text)) return false;
    if (strcmp(text, "record 1") == 0) return true;
    dm_fail(r->error, "expected 'demiurge record 1', found 'demiurge %s'", text);
    return fail_at(r, "version", here);
}

static bool read_game(reader *r, const char *here) {
    if (!not_begun(r, here)) return false;
    char name[32], known[64];
    dm_writer out = dm_writer_on(known, sizeof known);
    if (!rest_of_line(r, name, sizeof name)) return false;
    for (const dm_game *const *game = r->games; *game; game++) {
        if (game > r->games) dm_write(&out, ", ");
        dm_write(&out, (*game)->name);
        if (strcmp((*game)->name, name) != 0) continue;
        r->game = *game;
        return true;
    }
    dm_fail(r->error, "unknown game '%s'; expected one of: %s", name, known);
    return fail_at(r, "game", here);
}

static bool read_rules(reader *r, const char *here) {
    r->rules_at = place_of(r, here);
    return rest_of_line(r, r->rules, sizeof r->rules) && (!r->begun || same_rules(r));
}

static bool read_options(reader *r, const char *here) {
    char words[512];
    if (!not_begun(r, here) || !rest_of_line(r, words, sizeof words)) return false;
    r->options_at = place_of(r, here);
    return dm_setup_add_words(&r->setup, words, r->error) || fail_at(r, "options", here);
}

static bool read_seed(reader *r, const char *here) {
    char value[72] = "", word[80] = "seed=";
    if (!not_begun(r, here) || !rest_of_line(r, value, sizeof value)) return false;
    strcat(word, value);
    return dm_setup_add(&r->setup, word, r->error) || fail_at(r, "seed", here);
}

static bool read_position(reader *r, const char *here) {
    char text[DM_POSITION_BYTES];
    if (!not_begun(r, here) || !need_game(r, here)) return false;
    skip_blanks(r);
    const char *start = r->at;
    if (!rest_of_line(r, text, sizeof text)) return false;
    if (!dm_match_from_position(r->match, r->game, text, r->events, r->error)) {
        uint32_t column = r->error->column;
        fail_at(r, "position", start);
        if (column > 0) r->error->column += column - 1;
        return false;
    }
    r->begun = true;
    return same_rules(r);
}

static bool read_seat(reader *r, const char *here) {
    if (!next_word(r) || r->word[0] < '1' || r->word[0] > '0' + DM_SEATS_MAX || r->word[1]) {
        dm_fail(r->error, "expected 'seat N NAME' with N from 1 to %d", DM_SEATS_MAX);
        return fail_at(r, "seat", here);
    }
    return rest_of_line(r, r->names[r->word[0] - '1'], sizeof r->names[0]);
}

static bool read_result(reader *r, const char *here) {
    if (!begin(r, here)) return false;
    dm_scores scores;
    r->match->game->score(&r->match->state, &scores);
    if (r->match->question.seat != DM_NOBODY) {
        dm_fail(r->error, "a result stands here, but the game is not over");
        return fail_at(r, "result", here);
    }
    for (int seat = 0; seat < scores.players; seat++) {
        char expected[16];
        dm_writer out = dm_writer_on(expected, sizeof expected);
        dm_write_number(&out, scores.total[seat]);
        next_word(r);
        if (strcmp(expected, r->word) == 0) continue;
        dm_fail(r->error, "seat %d has %s points at the end, but the record says '%s'", seat + 1,
                expected, r->word);
        return fail_at(r, "result", here);
    }
    return true;
}

static bool read_hash(reader *r, const char *here) {
    if (!begin(r, here)) return false;
    char ours[24];
    dm_writer out = dm_writer_on(ours, sizeof ours);
    write_hex(&out, dm_hash(r->match->game, &r->match->state), 16);
    next_word(r);
    if (strcmp(ours, r->word) == 0) return true;
    dm_fail(r->error, "the hash here is %s, but the record says '%s'", ours, r->word);
    return fail_at(r, "hash", here);
}

static const struct {
    const char *word;
    bool (*read)(reader *, const char *here);
} headers[] = {
    {"demiurge", read_version}, {"game", read_game},     {"rules", read_rules},
    {"options", read_options},  {"seed", read_seed},     {"position", read_position},
    {"seat", read_seat},        {"result", read_result}, {"hash", read_hash},
};

/* The legal tokens of the moment, as many as fit: what a reader of the error needs. */
static const char *fail_token(reader *r) {
    const dm_question *question = &r->match->question;
    if (question->seat == DM_NOBODY) {
        dm_fail(r->error, "'%s' stands after the end of the game", r->word);
        return "after-end";
    }
    if (strchr(r->word, '?')) {
        dm_fail(r->error,
                "'%s' hides what was answered: this record is one seat's view and "
                "cannot be replayed",
                r->word);
        return "hidden";
    }
    char expected[120];
    dm_writer out = dm_writer_on(expected, sizeof expected - 4);
    for (int k = 0; k < question->count && !out.full; k++) {
        if (k > 0) dm_write_char(&out, ' ');
        r->match->game->write_token(question->answers[k], &out);
    }
    if (out.full) strcat(expected, " ..");
    dm_fail(r->error, "'%s' is not legal here; expected one of: %s", r->word, expected);
    return "token";
}

static bool play_token(reader *r, const char *here) {
    if (!begin(r, here)) return false;
    int index = dm_match_find(r->match, r->word);
    if (index < 0) return fail_at(r, fail_token(r), here);
    if (r->match->count == DM_STEPS_MAX) {
        dm_fail(r->error, "too many answers; expected at most %d", DM_STEPS_MAX);
        return fail_at(r, "too-many", here);
    }
    dm_match_play(r->match, index, r->events);
    return true;
}

static bool read_line(reader *r) {
    skip_blanks(r);
    const char *here = r->at;
    if (!next_word(r)) return true;
    for (size_t k = 0; k < sizeof headers / sizeof headers[0]; k++)
        if (strcmp(r->word, headers[k].word) == 0) return headers[k].read(r, here);
    do {
        if (!play_token(r, here)) return false;
        skip_blanks(r);
        here = r->at;
    } while (next_word(r));
    return true;
}

static void next_line(reader *r) {
    while (r->at < r->end && *r->at != '\n') r->at++;
    if (r->at < r->end) r->at++;
    r->line_start = r->at;
    r->line++;
}

bool record_begins_proof(const char *line, size_t length) {
    static const char first[] = "demiurge proof 1";
    const char *stop = line + length;
    while (stop > line && (stop[-1] == ' ' || stop[-1] == '\t' || stop[-1] == '\r')) stop--;
    length = (size_t)(stop - line);
    return length == sizeof first - 1 && memcmp(line, first, length) == 0;
}

static size_t line_length(const reader *r) {
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    return (size_t)((stop ? stop : r->end) - r->at);
}

/* To its last line, which is the one with the seed. */
static void skip_proof(reader *r) {
    static const char last[] = "seed ";
    do next_line(r);
    while (r->at < r->end &&
           (line_length(r) < sizeof last - 1 || memcmp(r->at, last, sizeof last - 1) != 0));
}

bool record_read(dm_match *match, const dm_game *const *games, const char *text, size_t length,
                 dm_events *events, dm_error *error) {
    assert(games && games[0]);
    dm_guard(text || length == 0);
    reader r = {.match = match,
                .games = games,
                .events = events,
                .error = error,
                .at = text,
                .end = text + length,
                .line_start = text,
                .line = 1};
    dm_setup_clear(&r.setup);
    if (events) events->count = 0;
    while (r.at < r.end) {
        if (record_begins_proof(r.at, line_length(&r)))
            skip_proof(&r);
        else if (!read_line(&r))
            return false;
        next_line(&r);
    }
    if (!begin(&r, r.at)) return false;
    memcpy(match->names, r.names, sizeof match->names);
    return true;
}
