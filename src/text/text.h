/* Every sentence about a game, in English, French and Ukrainian.
 *
 * The rules return codes; this layer turns them into words. It takes only observed states, so a
 * sentence cannot tell more than its reader may know. No stdio and no locale: it runs in WASM.
 * Sentences carry no markup and fit every front end alike. */
#ifndef TEXT_TEXT_H
#define TEXT_TEXT_H

#include "demiurge.h"

enum text_language { TEXT_ENGLISH, TEXT_FRENCH, TEXT_UKRAINIAN, TEXT_LANGUAGES };

/* "en", "fr", "uk", or a locale such as "fr_BE.UTF-8". False if it is none of ours. */
bool text_language_named(const char *name, enum text_language *language);
extern const char *const text_language_codes[TEXT_LANGUAGES]; /* "en" "fr" "uk" */

/* For whom a sentence is made. `names` may hold empty strings: then "Player 2". The viewer's own
 * doings read "You build …"; DM_PUBLIC and DM_ALL read everybody by name. */
typedef struct text_reader {
    enum text_language language;
    uint8_t viewer;
    const char (*names)[48]; /* DM_SEATS_MAX rows, or NULL */
} text_reader;

/* What a game can say. All functions append to `out`. */
typedef struct text_game {
    const dm_game *game;

    /* "Where do you build the galley?" */
    void (*question)(const text_reader *, const dm_state *seen, const dm_question *,
                     dm_writer *out);

    /* One answer as a choice: "Galley — pay wood and wheat" ; short enough for one line. */
    void (*answer)(const text_reader *, const dm_state *seen, const dm_question *, dm_answer,
                   dm_writer *out);

    /* One answer as a part of a plan, without its question and in small letters: "take stone". */
    void (*step)(const text_reader *, const dm_state *seen, const dm_question *, dm_answer,
                 dm_writer *out);

    /* One log line: "Anna gains 3 gold (Trading Post)". Writes nothing for an event that needs
     * none. The event must be visible to the viewer. */
    void (*event)(const text_reader *, const dm_state *seen, const dm_event *, dm_writer *out);

    /* "The galley needs 4 gold more." */
    void (*reason)(const text_reader *, const dm_state *seen, dm_answer, dm_reason, dm_writer *out);

    /* "Majority in wood", "Temples" … */
    void (*score_source)(const text_reader *, uint8_t source, dm_writer *out);

    /* The event that begins a turn tells the number of the turn, not of the round. */
    bool counts_turns;
} text_game;

/* What can be said about a game; NULL if it has no texts. */
const text_game *text_for(const dm_game *game);

/* The seat's name: as given, or "Player 2". */
void text_seat(const text_reader *, uint8_t seat, dm_writer *out);

/* How sure a fact about a card or tile is: P "printed", F "reported by players", Y "completed by
 * symmetry", R "reconstructed by us". */
void text_source(enum text_language, char source, dm_writer *out);

/* ---- Deus: single words and cards, for tables, maps and card lists (deus_text.c) --------- */

/* "Galley"; "a hidden card" for DM_UNKNOWN. */
void text_deus_card_name(enum text_language, uint8_t card, dm_writer *out);
/* What the card does, composed from its data: building condition, once effect, main effect. */
void text_deus_card_effect(enum text_language, uint8_t card, dm_writer *out);
void text_deus_card_cost(enum text_language, uint8_t card, dm_writer *out); /* "wood, wheat" */
void text_deus_colour(enum text_language, uint8_t colour, dm_writer *out);  /* "maritime" */
void text_deus_piece(enum text_language, uint8_t colour, int count, dm_writer *out); /* "2 ships" */
void text_deus_resource(enum text_language, uint8_t resource, dm_writer *out);       /* "wood" */
void text_deus_amount(enum text_language, uint8_t resource, int count,
                      dm_writer *out);                                       /* "3 wood" */
void text_deus_gold(enum text_language, int count, dm_writer *out);          /* "3 gold" */
void text_deus_vp(enum text_language, int count, dm_writer *out);            /* "3 VP" */
void text_deus_cards(enum text_language, int count, dm_writer *out);         /* "3 cards" */
void text_deus_tokens(enum text_language, int count, dm_writer *out);        /* "3 combat tokens" */
void text_deus_terrain(enum text_language, uint8_t terrain, dm_writer *out); /* "forest" */
void text_deus_god(enum text_language, uint8_t colour, dm_writer *out);      /* "Ceres" */

/* A region as a person would say it: "B3, forest". */
void text_deus_region(const text_reader *, const dm_state *seen, uint8_t region, dm_writer *out);

/* ---- Gheos: single words and tiles, for tables and maps (gheos_text.c, gheos_tiles.c) ---- */

extern const text_game text_gheos;

void text_gheos_tile_name(enum text_language, uint8_t tile,
                          dm_writer *out);                              /* "b7", "start tile" */
void text_gheos_tile(enum text_language, uint8_t tile, dm_writer *out); /* what is on it */
void text_gheos_civilisation(enum text_language, uint8_t civilisation, dm_writer *out); /* "red" */
void text_gheos_symbol(enum text_language, uint8_t symbol, dm_writer *out);             /* "cup" */
void text_gheos_temple(enum text_language, uint8_t symbol, dm_writer *out); /* "temple of cups" */
void text_gheos_land(enum text_language, bool continent, dm_writer *out);   /* or "island" */
void text_gheos_symbols(enum text_language, uint8_t symbol, int count,
                        dm_writer *out);                               /* "3 cups" */
void text_gheos_tokens(enum text_language, int count, dm_writer *out); /* "3 scoring tokens" */
void text_gheos_tiles(enum text_language, int count, dm_writer *out);  /* "3 tiles" */
void text_gheos_epochs(enum text_language, int count, dm_writer *out); /* "3 Epochs" */
void text_gheos_vp(enum text_language, int count, dm_writer *out);     /* "3 VP" */

/* "2 red followers"; of no colour in particular for DM_UNKNOWN: "2 followers". */
void text_gheos_followers(enum text_language, uint8_t civilisation, int count, dm_writer *out);

/* A cell as sentences write it, with the true minus sign: "1,−2". */
void text_gheos_cell(int x, int y, dm_writer *out);

/* Where a side of that cell is: "on the right". */
void text_gheos_side(enum text_language, int x, int y, uint8_t side, dm_writer *out);

#endif
