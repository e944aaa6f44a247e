/* The parts of Deus in the terminal; deus.c puts them together. */
#ifndef TERMINAL_DEUS_DEUS_H
#define TERMINAL_DEUS_DEUS_H

#include "deus/state.h"
#include "terminal/terminal_game.h"

/* Signs of a combat token and of a scribe on the map. */
#define DEUS_CAMP_SIGN   "†"
#define DEUS_SCRIBE_SIGN "§"
#define DEUS_HARD_SPACE  "\u00A0"

/* Deus in the terminal: deus.c. */
extern const terminal_game terminal_deus;

/* map.c: the map into `out`, at most `width` columns wide. */
void deus_draw_map(const observation *, int width, dm_writer *out);
/* How many columns of `width` the map would take. */
int deus_map_width(const observation *, int width);

/* describe.c */
void deus_describe_map(const observation *, const char *region);

/* players.c */
void deus_show_status(const observation *);
/* What the reader can spend, or all players, a line each. */
void deus_show_purse(const observation *, bool all);
/* Every player with all that is public of them, in lines of `width` columns. */
void deus_write_players(const observation *, int width, dm_writer *out);

/* hand.c */
void deus_show_hand(const observation *);
/* The cards that the reader has built, with their texts. */
void deus_show_columns(const observation *);
/* Cards whose name or id holds what was typed; "" means all, by name only. */
void deus_show_cards(const observation *, const char *typed);

/* scores.c */
void deus_show_scores(const observation *);

/* preview.c */
void deus_show_gods(const observation *);
/* What an answer would change at once; may write nothing. */
void deus_preview(const observation *, dm_answer, dm_writer *out);

/* egypt.c: each writes or shows nothing without its module. */
void deus_show_egypt(const observation *);    /* what is played, and the market */
void deus_show_prices(const observation *);   /* the market, where the question is about it */
void deus_show_overflow(const observation *); /* warns of resources without a slot */
void deus_write_tokens(const observation *, uint8_t seat, dm_writer *out); /* "  † 2+3" */
void deus_write_belongings(const observation *, uint8_t seat, dm_writer *out);
/* The same for a line about what a seat can spend. */
void deus_write_egypt_purse(const observation *, uint8_t seat, dm_writer *out);
/* Whether the places of cards in their columns decide anything. */
bool deus_ranks_matter(const observation *);
bool deus_is_counter(uint8_t card); /* a temple that holds VP */
void deus_write_card_state(const observation *, const deus_player *, uint8_t column, uint8_t place,
                           dm_writer *out);

/* deus.c: small things the parts share. */
uint8_t deus_answer_region(dm_answer); /* the region an answer names, or DEUS_NO_REGION */
bool deus_sees_vp(const observation *, uint8_t seat);
/* The letters of the pieces that a seat has in a region. */
void deus_write_letters(const observation *, uint8_t seat, uint8_t region, dm_writer *out);

#endif
