/* Demiurge: board games that ask, seats that answer.
 *
 * This is the only public header. It is both the library's manual and the contract a game
 * implements: engine, games, text, bots and every front end meet here and nowhere else.
 *
 * THE ONE IDEA
 *   A game is a flat state that always knows whose decision is next and which answers are legal.
 *   A person, a bot, a remote client, a replay and a test all do the same thing: read the
 *   question, pick one of its answers, apply it. Nothing else changes a state.
 *
 *       dm_question question;
 *       game->ask(&state, &question, NULL);
 *       while (question.seat != DM_NOBODY) {
 *           dm_answer answer = question.answers[pick(&question)];
 *           game->apply(&state, answer, NULL, &question);
 *       }
 *
 * WHAT ALWAYS HOLDS
 *   - A state is plain memory: no pointers, fixed size, copied with dm_copy().
 *   - Answers come only from a question's list. There is no second legality check and no move
 *     parser: a token typed by a person is looked up in the list.
 *   - A question with a single answer is never asked: it answers itself inside apply().
 *   - Same seed + same answers = same bytes, on every compiler and in WebAssembly.
 *   - Nothing here allocates, reads a clock, or does I/O. Buffers belong to the caller.
 *
 * SEATS count from 0 in C and from 1 in every text a person or a program sees.
 */
#ifndef DEMIURGE_H
#define DEMIURGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DM_SEATS_MAX      4
#define DM_STATE_BYTES    2560 /* room for the largest state of any game */
#define DM_ANSWERS_MAX    256  /* no question has more answers */
#define DM_REFUSALS_MAX   256  /* nor more refused candidates */
#define DM_EVENTS_MAX     1024 /* what one answer can cause, with room to spare */
#define DM_TOKEN_BYTES    64   /* longest token, with its final zero */
#define DM_POSITION_BYTES 8192 /* longest position line, with its final zero */

#define DM_NOBODY         0xFF /* as a seat: the game is over, or nobody is meant */
#define DM_PUBLIC         0xFE /* as a viewer: what all may know (spectators, hot-seat hand-over) */
#define DM_ALL            0xFD /* as a viewer: everything (tests, finished games, own tables) */

/* A card, tile or operand the viewer cannot know. No id ever reaches this value. */
#define DM_UNKNOWN 0xFF

/* ---- Text out ---------------------------------------------------------------------------- */

/* A bounded text buffer. Writing past its end sets `full` and drops the rest; the text is always
 * closed by a zero, so a reader never runs off. */
typedef struct dm_writer {
    char *text;
    size_t size, length;
    bool full;
} dm_writer;

/* What was wrong and what was expected, for a person to read. `line` and `column` count from 1
 * and are 0 where a place makes no sense. */
typedef struct dm_error {
    char text[240];
    uint32_t line, column;
    const char *fault; /* of a record: a stable word for its kind (record.c); otherwise NULL */
} dm_error;

/* ---- Chance ------------------------------------------------------------------------------ */

/* 256 bits from which a whole game follows. Small numbers are expanded (dm_seed_from_number). */
typedef struct dm_seed {
    uint8_t bytes[32];
} dm_seed;

/* The fast generator of bots and tools. It is never part of a game, so thinking cannot change
 * what the deck holds. */
typedef struct dm_random {
    uint64_t words[4];
} dm_random;

/* ---- Questions and answers --------------------------------------------------------------- */

/* One answer: a verb of the game and up to three small operands. Compared byte by byte. */
typedef struct dm_answer {
    uint8_t verb, a, b, c;
} dm_answer;

/* Why something may not be done: the game's code and its arguments. Code 0 means it may. */
typedef struct dm_reason {
    uint8_t code;
    uint8_t args[3];
} dm_reason;

/* The question a state asks. Kind and args tell the text layer which sentence to make.
 *
 * `partial` is set when the answering seat's own hidden cards are unknown in this (observed)
 * state: the list then holds only what can be told, and nothing answers itself.
 * `revealed` describes the answer that led here: it taught some seat something hidden, so it
 * cannot be taken back. */
typedef struct dm_question {
    uint8_t seat; /* who answers; DM_NOBODY when the game is over */
    uint8_t kind;
    uint8_t args[4];
    bool partial, revealed;
    uint16_t count;
    dm_answer answers[DM_ANSWERS_MAX];
} dm_question;

/* The candidates a question refuses, each with its reason: what "why not?" reads. */
typedef struct dm_refusals {
    uint16_t count;
    dm_answer answers[DM_REFUSALS_MAX];
    dm_reason reasons[DM_REFUSALS_MAX];
} dm_refusals;

/* ---- Events ------------------------------------------------------------------------------ */

#define DM_EVERYONE 0xFF

/* In every game the kind of the event that begins a turn. */
#define DM_TURN_BEGINS 0

/* One thing that happened. Logs, animations, statistics and previews come from events alone. */
typedef struct dm_event {
    uint8_t kind;    /* the game's own list */
    uint8_t seat;    /* to or by whom; DM_NOBODY if nobody */
    uint8_t visible; /* bit k: seat k may see it; DM_EVERYONE: the public too */
    uint8_t via;     /* through which card or god; DM_UNKNOWN if none */
    uint8_t a, b;    /* operands by kind */
    int16_t amount;
} dm_event;

/* Where events go. Search passes NULL instead and pays nothing. */
typedef struct dm_events {
    uint16_t count;
    dm_event items[DM_EVENTS_MAX];
} dm_events;

/* ---- States ------------------------------------------------------------------------------ */

/* Room for a state of any game; only the game's first state_bytes are in use. */
typedef union dm_state {
    uint64_t align;
    uint8_t bytes[DM_STATE_BYTES];
} dm_state;

/* One `key=value` of a game's options, as it was typed. */
typedef struct dm_setting {
    char key[24];
    char value[104];
} dm_setting;

#define DM_SETTINGS_MAX 16

/* An option a game knows: what may be typed, and what holds without it. */
typedef struct dm_option {
    const char *key, *values, *fallback, *does;
} dm_option;

/* How a game begins. `players` 0 means the game's default. */
typedef struct dm_setup {
    uint16_t rules; /* the version to play by; 0: the newest */
    uint8_t players;
    uint8_t setting_count;
    dm_setting settings[DM_SETTINGS_MAX];
    dm_seed seed;
    char seed_text[72]; /* the seed as a person wrote it; records repeat it */
    bool seeded;        /* a seed was given */
} dm_setup;

/* How far a game has come. `turn` grows with every turn of any seat, so that a search knows
 * when a whole turn is over. */
typedef struct dm_progress {
    uint8_t players;
    uint8_t seat; /* who answers now; DM_NOBODY when over */
    uint16_t turn, round;
    bool over;
} dm_progress;

#define DM_SCORE_LINES_MAX 16

/* Points by source: the final count when the game is over, the count as it stands before.
 * `place` is 1 for the winner or winners; ties share a place. */
typedef struct dm_scores {
    uint8_t players, line_count;
    int16_t total[DM_SEATS_MAX];
    uint8_t place[DM_SEATS_MAX];
    uint8_t source[DM_SCORE_LINES_MAX]; /* the game's list of sources */
    int16_t points[DM_SCORE_LINES_MAX][DM_SEATS_MAX];
} dm_scores;

/* What a position is worth to each seat: expected final points, and winning share (sums to 1). */
typedef struct dm_worth {
    double points[DM_SEATS_MAX];
    double share[DM_SEATS_MAX];
} dm_worth;

/* One way to tell what a position is worth; bots are given one. It computes alike on every machine,
 * and reads unknown cards of an observed state as nothing. */
typedef struct dm_evaluator {
    const char *name; /* one word, unique in its game */
    void (*evaluate)(const dm_state *state, dm_worth *worth);
    /* The numbers it describes a seat by, with their weights (engine/weighing.h): for whoever fits
     * or learns them. NULL: it has none. */
    const struct weighing_table *weighing;
} dm_evaluator;

/* ---- What a game is ---------------------------------------------------------------------- */

typedef struct dm_game {
    const char *name;
    uint16_t rules_version; /* the newest; raised with every change of behaviour */
    uint16_t state_bytes;
    uint8_t players_min, players_max;
    const dm_option *options; /* players and seed included; ended by a row without a key */

    /* Makes a fresh state, up to its first question. False and an error for options that are
     * unknown or impossible; the state is then untouched. */
    bool (*set_up)(dm_state *state, const dm_setup *setup, dm_error *error);

    /* The question the state asks now. With `refusals`, also everything that a person might try
     * and may not, with the reason. */
    void (*ask)(const dm_state *state, dm_question *question, dm_refusals *refusals);

    /* Plays one answer out of the question's list, and everything that follows by itself, up to
     * the next question. `events` may be NULL. Bots do this to observed states too: what is unknown
     * stays so, and what follows from it is left out. */
    void (*apply)(dm_state *state, dm_answer answer, dm_events *events, dm_question *next);

    /* The same without events, for whoever looks no further than the turn: a question of another
     * turn (dm_progress) may come without its answers, with a count of 0. Bots end most of what
     * they try there. NULL: apply is brief enough. */
    void (*apply_briefly)(dm_state *state, dm_answer answer, dm_question *next);

    dm_progress (*progress)(const dm_state *state);

    /* The version of the rules this state is played by, from 1 to rules_version: a game ends under
     * the rules it began with. */
    uint16_t (*rules_of)(const dm_state *state);

    /* The state as `viewer` knows it: what they cannot know is DM_UNKNOWN, chance is blank. Two
     * states a viewer cannot tell apart are observed as the same bytes. DM_ALL copies. */
    void (*observe)(const dm_state *state, uint8_t viewer, dm_state *seen);

    /* Fills an observed state in at random, consistently with what it shows. */
    void (*determinize)(dm_state *seen, uint8_t viewer, dm_random *random);

    /* The answer as `viewer` may know it once given: hidden operands become DM_UNKNOWN. */
    dm_answer (*hide)(const dm_state *before, dm_answer answer, uint8_t viewer);

    /* The position line: everything in the state, `?` for what is unknown. Reading checks every
     * count; a position whose next step needs no answer plays on until somebody must answer, and
     * what happens then is added to `events`, which may be NULL. */
    void (*write_position)(const dm_state *state, dm_writer *out);
    bool (*read_position)(dm_state *state, const char *text, dm_events *events, dm_error *error);

    /* `players=3 joker=on …`: the options in their one canonical form, defaults left out. */
    void (*write_options)(const dm_state *state, dm_writer *out);

    /* JSON for front ends and programs, made from an observed state; never read back. */
    void (*write_view)(const dm_state *seen, uint8_t viewer, dm_writer *out);
    void (*write_event)(const dm_event *event, dm_writer *out);
    void (*write_reason)(dm_reason reason, dm_writer *out);

    /* The readable word for an answer, unique within its question (`build:galley`, `at:B3`). */
    void (*write_token)(dm_answer answer, dm_writer *out);
    const char *(*question_name)(uint8_t kind);

    void (*score)(const dm_state *state, dm_scores *scores);
    const char *(*score_name)(uint8_t source);

    /* For bots: how many of its own turns, this one included, a seat does well to foresee before
     * chance makes a guess of them; and the ways to tell what a position is worth, ended by NULL.
     * The first is what a bot uses unless it is told another. */
    uint8_t foresight;
    const dm_evaluator *const *evaluators;

    /* Every invariant of the state; false and the broken one. */
    bool (*check)(const dm_state *state, dm_error *error);

    /* A number over the tables this state plays with: a corrected card changes it. */
    uint32_t (*fingerprint)(const dm_state *state);
} dm_game;

/* All games, ended by NULL. */
extern const dm_game *const dm_games[];
/* The game of that name, or NULL. */
const dm_game *dm_game_named(const char *name);

/* "deus or gheos": all games by name, for messages that say what was expected. */
void dm_write_game_names(dm_writer *out);

/* ---- Small helpers ----------------------------------------------------------------------- */

/* Copies as much of a state as the game uses. */
void dm_copy(const dm_game *game, dm_state *to, const dm_state *from);
/* Whether two answers are the same, byte by byte. */
bool dm_same_answer(dm_answer left, dm_answer right);
/* Whether a viewer (a seat, DM_PUBLIC or DM_ALL) may see an event. */
bool dm_event_visible(const dm_event *event, uint8_t viewer);

/* Makes a 256-bit seed from a small number; the same number always gives the same seed. */
dm_seed dm_seed_from_number(uint64_t number);
/* Seeds a fast generator: the same number, the same sequence. */
void dm_random_seed(dm_random *random, uint64_t number);
/* The next 64 bits. */
uint64_t dm_random_next(dm_random *random);
/* The next number below bound (at least 1), each nearly equally likely. */
uint32_t dm_random_below(dm_random *random, uint32_t bound);

/* A writer on an empty text; `size` counts the final zero. */
dm_writer dm_writer_on(char *text, size_t size);
/* Each writes at the end of the text, or sets `full`. */
void dm_write(dm_writer *out, const char *text);
void dm_write_char(dm_writer *out, char c);           /* one byte, not zero */
void dm_write_number(dm_writer *out, int64_t number); /* in decimal */
/* So many bytes, none of them zero. */
void dm_write_bytes(dm_writer *out, const char *text, size_t length);

/* Always false: an error in plain words, without a place. The format knows %s, %d, %c and %%; there
 * is no stdio in the engine. */
bool dm_fail(dm_error *error, const char *format, ...);

/* A set-up without options, seeded with 0. */
void dm_setup_clear(dm_setup *setup);
/* Reads one `key=value` into it. Seeds are a number or 64 hexadecimal digits; keys other than
 * rules, players and seed are left to the game. False and an error for what cannot be such a word.
 */
bool dm_setup_add(dm_setup *setup, const char *word, dm_error *error);
/* The same for words separated by blanks (`players=3 seed=7 joker=on`). */
bool dm_setup_add_words(dm_setup *setup, const char *words, dm_error *error);

/* The version of the rules that the set-up wants, of those from 1 to the newest. False and an error
 * for one that this program does not play. */
bool dm_setup_rules(const dm_setup *setup, const char *game, uint16_t newest, uint8_t *version,
                    dm_error *error);

/* False and an error that names the options there are: for a key the game does not know. */
bool dm_setup_refuse(const char *game, const dm_option *options, const char *key, dm_error *error);

/* A hash over the position line: equal states, equal numbers, everywhere and for good. It tells
 * about hidden things, so it is never shown to a seat during play. */
uint64_t dm_hash(const dm_game *game, const dm_state *state);

/* ---- Matches: a game being played, with its history -------------------------------------- */

typedef struct dm_step {
    dm_answer answer;
    uint8_t seat;
    bool revealed;
} dm_step;

/* More decisions than any legal game has (120 rounds, 4 seats, 32 decisions a turn). */
#define DM_STEPS_MAX 16384

/* A game from its beginning to now. Undo is replay: `start` and `steps` are the whole truth.
 * Big (over 128 KB): give it static or heap storage. */
typedef struct dm_match {
    const dm_game *game;
    dm_state start, state;
    dm_question question;
    bool from_position; /* no seed: it began from a position line */
    char seed_text[72];
    char names[DM_SEATS_MAX][48]; /* who sits where; may be empty */
    uint32_t count;
    dm_step steps[DM_STEPS_MAX];
} dm_match;

/* A new game. False and an error for a set-up the game refuses; the match is then as it was. */
bool dm_match_begin(dm_match *match, const dm_game *game, const dm_setup *setup, dm_error *error);
/* A game that begins from a position line. False and an error, likewise. `events` may be NULL; it
 * is emptied first, and holds then what happened before anybody was asked. */
bool dm_match_from_position(dm_match *match, const dm_game *game, const char *text,
                            dm_events *events, dm_error *error);

/* The index of a token among the current answers, or -1. */
int dm_match_find(const dm_match *match, const char *token);

/* Plays the answer with that index. `events` may be NULL; it is emptied first. */
void dm_match_play(dm_match *match, int index, dm_events *events);

/* Why a token is not among the answers. True and a reason if the game knows the candidate. */
bool dm_match_why(const dm_match *match, const char *token, dm_reason *reason);

enum dm_undo { DM_UNDO_FREE, DM_UNDO_NOTHING, DM_UNDO_OTHERS, DM_UNDO_REVEALED };
/* Whether a seat may take back the last of the first `count` answers: its own, as long as nothing
 * was revealed by it. DM_ALL may take back anybody's. */
enum dm_undo dm_match_may_undo(const dm_match *match, uint8_t seat, uint32_t count);

/* Takes back the last answer, whoever gave it, if it revealed nothing; the error says why not. */
bool dm_match_undo(dm_match *match, dm_error *error);

/* Goes to the situation after `count` answers, whatever they revealed: replays and browsers. */
void dm_match_rewind(dm_match *match, uint32_t count);

/* ---- Records: docs/notation.md ----------------------------------------------------------- */

/* Writes the match as a record. A viewer other than DM_ALL gets no seed, `?` for what they cannot
 * know, and the starting position as they saw it. */
void dm_record_write(const dm_match *match, uint8_t viewer, dm_writer *out);

/* Reads a record into `match`. On an error `match` holds nothing usable and the error names line
 * and column. The text need not end with a zero. */
bool dm_record_read(dm_match *match, const char *text, size_t length, dm_error *error);

#endif
