/* What a table shows, and how a game shows itself on it.
 *
 * An observation is everything one viewer may know at this moment, and the screen it is shown on;
 * all that is printed during a game is made from one. A terminal_game is a game's own half of the
 * terminal: its map, its players, its cards. Nothing here knows a rule, nor what an event means:
 * what may be done stands in the question, what it would do is told by src/api. */
#ifndef TERMINAL_TERMINAL_GAME_H
#define TERMINAL_TERMINAL_GAME_H

#include "api/game.h"
#include "demiurge.h"
#include "terminal/screen.h"
#include "text/text.h"

typedef struct observation {
    const terminal_screen *screen;
    api_observation seen; /* the state as the reader's seat observes it, and what it asks */
    dm_progress progress;
    bool open;  /* nothing is hidden: the game is over, or only bots play */
    bool brief; /* what other commands show is left out: the screen is low */
} observation;

/* A table with all its lines needs more than that. */
enum { TERMINAL_LOW_SCREEN = 40 };
static inline bool terminal_is_low(const terminal_screen *s) {
    return !s->plain && s->height > 0 && s->height < TERMINAL_LOW_SCREEN;
}

typedef struct terminal_game {
    const dm_game *game;
    /* Round, whose turn it is, what ends the game. */
    void (*status)(const observation *);
    /* The map, with the answers of the question marked; with the players beside it if there is
     * room, and then true. */
    bool (*map_with_players)(const observation *);
    void (*map)(const observation *);
    void (*describe_map)(const observation *,
                         const char *region); /* in words; "" means all of it */
    void (*players)(const observation *);
    void (*hand)(const observation *);
    /* What the reader can spend, or all players, a line each. */
    void (*purse)(const observation *, bool all);
    /* The cards the reader has built, with their texts; NULL where nothing is built. */
    void (*columns)(const observation *);
    void (*scores)(const observation *);
    /* Cards whose name or id holds what was typed; "" means all, by name only. */
    void (*cards)(const observation *, const char *typed);
    void (*gods)(const observation *); /* what each god gives for an offering; NULL without gods */
    /* What an answer would change at once, for the reader and for others; may write nothing. */
    void (*preview)(const observation *, dm_answer, dm_writer *out);
    /* Shows the answers in the game's own way, or something before them; false if they are still to
     * be listed. NULL where a list is all that is needed. */
    bool (*answers)(const observation *);
    /* More names a person may type for an answer, such as the card's. */
    void (*aliases)(const observation *, dm_answer, dm_writer *out);
    /* The answer names a place on the map. */
    bool (*names_place)(dm_answer);
    /* The game's own wording of a phrase about the terminal (phrases.h), TERMINAL_NO_PHRASE if it
     * has nothing of the kind. NULL where all of them fit. */
    int (*own_phrase)(int phrase);
} terminal_game;

enum { TERMINAL_NO_PHRASE = -1 };

static inline int terminal_phrase(const terminal_game *front, int phrase) {
    return front->own_phrase ? front->own_phrase(phrase) : phrase;
}

/* "Round 3, your turn." */
void terminal_write_turn(const observation *, dm_writer *out);

/* How a game out of dm_games shows itself: games.c. */
const terminal_game *terminal_game_of(const dm_game *game);

#endif
