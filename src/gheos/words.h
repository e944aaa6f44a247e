/* The vocabulary of Gheos: every small list the rules, the texts and the front ends share. Orders
 * are frozen, because positions and records depend on them. */
#ifndef GHEOS_WORDS_H
#define GHEOS_WORDS_H

#include <stdint.h>

enum gheos_civilisation {
    GHEOS_RED,
    GHEOS_GREEN,
    GHEOS_YELLOW,
    GHEOS_BLUE,
    GHEOS_BLACK,
    GHEOS_WHITE,
    GHEOS_CIVILISATIONS
};

enum gheos_symbol { GHEOS_WHEAT, GHEOS_CUP, GHEOS_SWORD, GHEOS_PYRAMID, GHEOS_SYMBOLS };

/* What a seat is asked. Each has its phase (rules.h). */
enum gheos_question_kind {
    GHEOS_ASK_TILE,     /* which tile of the hand */
    GHEOS_ASK_CELL,     /* where it goes; args: tile */
    GHEOS_ASK_ROTATION, /* how it is turned; args: tile */
    GHEOS_ASK_PRICE,    /* which follower pays; args: 1 for a war, 2 for a migration */
    GHEOS_ASK_WINNER,   /* who wins a tied war */
    GHEOS_ASK_TARGET,   /* where a civilisation migrates when wheat ties; args: civilisation */
    GHEOS_ASK_PEOPLE,   /* found or take */
    GHEOS_ASK_COLOUR,   /* which civilisation is founded */
    GHEOS_ASK_TOKEN,    /* play a scoring token or not; args: points it would give */
    GHEOS_ASK_KINDS,
};

/* Verbs of answers. The comment shows the token. Cells are stored with an offset,
 * GHEOS_CELL_OFFSET. */
enum gheos_verb {
    GHEOS_SAY_TILE,    /* tile:b7        a = tile */
    GHEOS_SAY_ADD,     /* add:1,-2       a, b = cell */
    GHEOS_SAY_REPLACE, /* replace:1,-2   a, b = cell */
    GHEOS_SAY_TURN,    /* turn:2         a = rotation */
    GHEOS_SAY_PAY,     /* pay:red        a = civilisation */
    GHEOS_SAY_WINNER,  /* winner:red     a = civilisation */
    GHEOS_SAY_MIGRATE, /* migrate:1      a = side of the new cell beyond which the target lies */
    GHEOS_SAY_TAKE,    /* take:red       a = civilisation */
    GHEOS_SAY_FOUND,   /* found:1,-2.0   a, b = cell, c = side: a piece of the continent */
    GHEOS_SAY_COLOUR,  /* colour:red     a = civilisation */
    GHEOS_SAY_SCORE,   /* score */
    GHEOS_SAY_KEEP,    /* keep */
    GHEOS_SAY_SKIP,    /* skip */
    GHEOS_VERBS,
};

/* Why a candidate is refused. `args` in the comments. */
enum gheos_reason {
    GHEOS_ALLOWED,
    GHEOS_PYRAMID_STANDS,      /* a tile with a pyramid is never replaced */
    GHEOS_NO_FOLLOWER_TO_PAY,  /* 1 war, 2 migration: it costs a follower, and you have none */
    GHEOS_FOLLOWER_NOT_HELD,   /* civilisation */
    GHEOS_FEWER_SWORDS,        /* civilisation, its swords, the most */
    GHEOS_LESS_WHEAT,          /* wheat there, the most */
    GHEOS_ISLAND_LOSES,        /* on a tie continents come before islands */
    GHEOS_CONTINENT_INHABITED, /* civilisation */
    GHEOS_NO_MARKER_LEFT,      /* all six civilisations are on the board */
    GHEOS_SUPPLY_EMPTY,        /* civilisation: nobody can join it any more */
    GHEOS_NOT_ON_BOARD,        /* civilisation */
    GHEOS_ALREADY_ON_BOARD,    /* civilisation */
    GHEOS_MUST_ACT,            /* somebody can be taken or founded */
    GHEOS_REASONS,
};

/* What happened. seat is whom it happened to or who did it. Cells in a and b with
 * GHEOS_CELL_OFFSET. */
enum gheos_event_kind {
    GHEOS_DID_START_TURN, /* amount = turn number */
    GHEOS_DID_ADD,        /* via = tile; a, b = cell; amount = rotation */
    GHEOS_DID_REPLACE,    /* via = tile; a, b = cell; amount = rotation */
    GHEOS_DID_LIFT,       /* via = tile that left the game; a, b = cell */
    GHEOS_DID_PAY,        /* a = civilisation; b = 1 war, 2 migration; amount = 1 */
    GHEOS_DID_WAR,        /* seat DM_NOBODY; a = civilisation; amount = its swords; one per party */
    GHEOS_DID_WIN_WAR,    /* seat DM_NOBODY; a = civilisation */
    GHEOS_DID_MIGRATE,    /* seat DM_NOBODY; a = civilisation; b = gheos_spot_number() of the
                           * target; amount = its wheat */
    GHEOS_DID_DIE,        /* seat DM_NOBODY; a = civilisation; b = enum gheos_death */
    GHEOS_DID_LOSE,       /* a = civilisation; amount = followers the seat loses */
    GHEOS_DID_TEMPLE,     /* a = symbol; amount = VP */
    GHEOS_DID_FOUND,      /* a = civilisation; b = gheos_spot_number(); amount = followers gained */
    GHEOS_DID_TAKE,       /* a = civilisation */
    GHEOS_DID_TOKEN,      /* amount = VP; b = tokens left */
    GHEOS_DID_KEEP,       /* no token played */
    GHEOS_DID_DRAW,       /* amount = 1 */
    GHEOS_DID_SEE_TILE,   /* via = tile drawn; its owner only */
    GHEOS_DID_EPOCH,      /* seat who drew it; amount = its number */
    GHEOS_DID_EPOCH_VP,   /* amount = VP for pyramids */
    GHEOS_DID_END,        /* a = 0 Epochs, 1 tokens */
    GHEOS_DID_FINAL_VP,   /* amount = VP for cups at the end */
    GHEOS_EVENT_KINDS,
};

enum gheos_death { GHEOS_LOST_WAR, GHEOS_DIED_ON_ISLAND, GHEOS_DIED_AMONG_OTHERS };

/* Where points come from. */
enum gheos_score_source { GHEOS_FROM_PLAY, GHEOS_FROM_CUPS, GHEOS_SCORE_SOURCES };

extern const char *const gheos_civilisation_ids[GHEOS_CIVILISATIONS];
extern const char *const gheos_symbol_ids[GHEOS_SYMBOLS];
extern const char *const gheos_question_ids[GHEOS_ASK_KINDS];
extern const char *const gheos_verb_ids[GHEOS_VERBS];
extern const char *const gheos_reason_ids[GHEOS_REASONS];
extern const char *const gheos_event_ids[GHEOS_EVENT_KINDS];
extern const char *const gheos_score_ids[GHEOS_SCORE_SOURCES];

#endif
