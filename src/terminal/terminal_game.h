/* What a table shows, and how a game shows itself on it.
 *
 * A sight is everything one viewer may know at this moment; all that is printed during a game is
 * made from one. A face is a game's own half of the terminal: its map, its players, its cards.
 * Nothing here knows a rule: what may be done stands in the question, what it would do is found
 * out by letting the engine do it to a copy. */
#ifndef TERMINAL_TERMINAL_GAME_H
#define TERMINAL_TERMINAL_GAME_H

#include "api/game.h"
#include "demiurge.h"
#include "terminal/screen.h"
#include "text/text.h"

typedef struct sight {
    const screen *screen;
    const dm_game *game;
    const text_game *text;
    text_reader reader;
    dm_state seen;        /* as the reader's seat observes it */
    dm_question question; /* what that state asks; its seat may be somebody else */
    dm_progress progress;
    bool open;  /* nothing is hidden: the game is over, or only bots play */
    bool brief; /* what other commands show is left out: the screen is low */
} sight;

/* A table with all its lines needs more than that. */
enum { TERMINAL_LOW_SCREEN = 40 };
static inline bool screen_is_low(const screen *s) {
    return !s->plain && s->height > 0 && s->height < TERMINAL_LOW_SCREEN;
}

/* How an event is told. */
enum event_role {
    TERMINAL_ROLE_USUAL,   /* in its place, on a line of its own */
    TERMINAL_ROLE_ADDS_UP, /* together with equal ones that follow, as one with all their amounts */
    TERMINAL_ROLE_TURN,    /* as the heading of a turn */
    TERMINAL_ROLE_TALLY,   /* not at all: the final scores tell it */
};

/* A set that is asked for item by item: what may belong to it, in the order in which the game wants
 * it. A person may name the items in any order (choice_set.h). */
typedef api_set gathering;

typedef struct play_face {
    const dm_game *game;
    /* Round, whose turn it is, what ends the game. */
    void (*status)(const sight *);
    /* The map, with the answers of the question marked; with the players beside it if there is
     * room, and then true. */
    bool (*map_with_players)(const sight *);
    void (*map)(const sight *);
    void (*describe_map)(const sight *, const char *region); /* in words; "" means all of it */
    void (*players)(const sight *);
    void (*hand)(const sight *);
    /* What the reader can spend, or all players, a line each. */
    void (*purse)(const sight *, bool all);
    /* The cards the reader has built, with their texts; NULL where nothing is built. */
    void (*columns)(const sight *);
    void (*scores)(const sight *);
    /* Cards whose name or id holds what was typed; "" means all, by name only. */
    void (*cards)(const sight *, const char *typed);
    void (*gods)(const sight *); /* what each god gives for an offering; NULL without gods */
    /* What an answer would change at once, for the reader and for others; may write nothing. */
    void (*preview)(const sight *, dm_answer, dm_writer *out);
    /* Shows the answers in the game's own way, or something before them; false if they are still to
     * be listed. NULL where a list is all that is needed. */
    bool (*answers)(const sight *);
    /* More names a person may type for an answer, such as the card's. */
    void (*aliases)(const sight *, dm_answer, dm_writer *out);
    enum event_role (*role)(const dm_event *);
    /* The answer names a place on the map. */
    bool (*names_place)(dm_answer);
    /* The game's own wording of a phrase about the terminal (phrases.h), TERMINAL_NO_PHRASE if it
     * has nothing of the kind. NULL where all of them fit. */
    int (*own_phrase)(int phrase);
    /* True if the question is one of a set, and which set. NULL where there are none. */
    bool (*gathers)(const dm_state *, const dm_question *, gathering *);
} play_face;

enum { TERMINAL_NO_PHRASE = -1 };

static inline int face_phrase(const play_face *face, int phrase) {
    return face->own_phrase ? face->own_phrase(phrase) : phrase;
}

/* "Round 3, your turn." */
void face_write_turn(const sight *, dm_writer *out);

/* How a game out of dm_games shows itself: games.c. */
const play_face *terminal_game_of(const dm_game *game);

#endif
