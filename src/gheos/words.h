/* The vocabulary of Gheos: every small list the rules, the texts and the front ends share. Orders
 * are frozen, because positions and records depend on them. */
#ifndef GHEOS_WORDS_H
#define GHEOS_WORDS_H

#include <stdint.h>

enum gheos_civilisation { RED, GREEN, YELLOW, BLUE, BLACK, WHITE, CIVILISATIONS };

enum gheos_symbol { WHEAT, CUP, SWORD, PYRAMID, SYMBOLS };

/* What a seat is asked. Each has its row in phases.c. */
enum gheos_question_kind {
    ASK_TILE,     /* which tile of the hand */
    ASK_CELL,     /* where it goes; args: tile */
    ASK_ROTATION, /* how it is turned; args: tile */
    ASK_PRICE,    /* which follower pays; args: 1 for a war, 2 for a migration */
    ASK_WINNER,   /* who wins a tied war */
    ASK_TARGET,   /* where a civilisation migrates when wheat ties; args: civilisation */
    ASK_PEOPLE,   /* found or take */
    ASK_COLOUR,   /* which civilisation is founded */
    ASK_TOKEN,    /* play a scoring token or not; args: points it would give */
    ASK_KINDS,
};

/* Verbs of answers. The comment shows the token. Cells are stored with an offset (CELL_OFFSET). */
enum gheos_verb {
    SAY_TILE,    /* tile:b7        a = tile */
    SAY_ADD,     /* add:1,-2       a, b = cell */
    SAY_REPLACE, /* replace:1,-2   a, b = cell */
    SAY_TURN,    /* turn:2         a = rotation */
    SAY_PAY,     /* pay:red        a = civilisation */
    SAY_WINNER,  /* winner:red     a = civilisation */
    SAY_MIGRATE, /* migrate:1      a = side of the new tile beyond which the target lies */
    SAY_TAKE,    /* take:red       a = civilisation */
    SAY_FOUND,   /* found:1,-2.0   a, b = cell, c = side: a piece of the continent */
    SAY_COLOUR,  /* colour:red     a = civilisation */
    SAY_SCORE,   /* score */
    SAY_KEEP,    /* keep */
    SAY_SKIP,    /* skip */
    VERBS,
};

/* Why a candidate is refused. `args` in the comments. */
enum gheos_reason {
    ALLOWED,
    PYRAMID_STANDS,      /* a tile with a pyramid is never replaced */
    NO_FOLLOWER_TO_PAY,  /* 1 war, 2 migration: it costs a follower, and you have none */
    FOLLOWER_NOT_HELD,   /* civilisation */
    FEWER_SWORDS,        /* civilisation, its swords, the most */
    LESS_WHEAT,          /* wheat there, the most */
    ISLAND_LOSES,        /* on a tie continents come before islands */
    CONTINENT_INHABITED, /* civilisation */
    NO_MARKER_LEFT,      /* all six civilisations are on the board */
    SUPPLY_EMPTY,        /* civilisation: nobody can join it any more */
    NOT_ON_BOARD,        /* civilisation */
    ALREADY_ON_BOARD,    /* civilisation */
    MUST_ACT,            /* somebody can be taken or founded */
    REASONS,
};

/* What happened. seat is whom it happened to or who did it. Cells in a and b with CELL_OFFSET. */
enum gheos_event_kind {
    DID_START_TURN, /* amount = turn number */
    DID_ADD,        /* via = tile; a, b = cell; amount = rotation */
    DID_REPLACE,    /* via = tile; a, b = cell; amount = rotation */
    DID_LIFT,       /* via = tile that left the game; a, b = cell */
    DID_PAY,        /* a = civilisation; b = 1 war, 2 migration; amount = 1 */
    DID_WAR,        /* seat DM_NOBODY; a = civilisation; amount = its swords; one per party */
    DID_WIN_WAR,    /* seat DM_NOBODY; a = civilisation */
    DID_MIGRATE,    /* seat DM_NOBODY; a = civilisation; amount = wheat of the target */
    DID_DIE,        /* seat DM_NOBODY; a = civilisation; b = enum gheos_death */
    DID_LOSE,       /* a = civilisation; amount = followers the seat loses */
    DID_TEMPLE,     /* a = symbol; amount = VP */
    DID_FOUND,      /* a = civilisation; amount = followers gained */
    DID_TAKE,       /* a = civilisation */
    DID_TOKEN,      /* amount = VP; b = tokens left */
    DID_KEEP,       /* no token played */
    DID_DRAW,       /* amount = 1 */
    DID_SEE_TILE,   /* via = tile drawn; its owner only */
    DID_EPOCH,      /* seat who drew it; amount = its number */
    DID_EPOCH_VP,   /* amount = VP for pyramids */
    DID_END,        /* a = 0 Epochs, 1 tokens */
    DID_FINAL_VP,   /* amount = VP for cups at the end */
    EVENT_KINDS,
};

enum gheos_death { LOST_WAR, DIED_ON_ISLAND, DIED_AMONG_OTHERS };

/* Where points come from. */
enum gheos_score_source { FROM_PLAY, FROM_CUPS, SCORE_SOURCES };

extern const char *const gheos_civilisation_ids[CIVILISATIONS];
extern const char *const gheos_symbol_ids[SYMBOLS];
extern const char *const gheos_question_ids[ASK_KINDS];
extern const char *const gheos_verb_ids[VERBS];
extern const char *const gheos_reason_ids[REASONS];
extern const char *const gheos_event_ids[EVENT_KINDS];
extern const char *const gheos_score_ids[SCORE_SOURCES];

#endif
