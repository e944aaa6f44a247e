/* The parts of Deus's face in the terminal; deus.c puts them together. */
#ifndef TERMINAL_DEUS_DEUS_H
#define TERMINAL_DEUS_DEUS_H

#include "deus/state.h"
#include "terminal/terminal_game.h"

/* Signs of a combat token and of a scribe on the map. */
#define DEUS_CAMP_SIGN   "†"
#define DEUS_SCRIBE_SIGN "§"
#define DEUS_HARD_SPACE  "\u00A0"

/* Deus in the terminal: deus.c. */
extern const play_face terminal_deus;

/* map.c: the map into `out`, at most `width` columns wide. */
void deus_draw_map(const sight *, int width, dm_writer *out);
int deus_map_width(const sight *, int width);

/* describe.c */
void deus_describe_map(const sight *, const char *region);

/* players.c */
void deus_show_status(const sight *);
void deus_show_purse(const sight *, bool all);
void deus_write_players(const sight *, int width, dm_writer *out);

/* hand.c */
void deus_show_hand(const sight *);
void deus_show_columns(const sight *);
void deus_show_cards(const sight *, const char *typed);

/* scores.c */
void deus_show_scores(const sight *);

/* preview.c */
void deus_show_gods(const sight *);
void deus_preview(const sight *, dm_answer, dm_writer *out);

/* egypt.c: each writes or shows nothing without its module. */
void deus_show_egypt(const sight *);    /* what is played, and the market */
void deus_show_prices(const sight *);   /* the market, where the question is about it */
void deus_show_overflow(const sight *); /* warns of resources without a slot */
void deus_write_tokens(const sight *, uint8_t seat, dm_writer *out); /* "  † 2+3" */
void deus_write_belongings(const sight *, uint8_t seat, dm_writer *out);
void deus_write_egypt_purse(const sight *, uint8_t seat, dm_writer *out);
bool deus_ranks_matter(const sight *);
bool deus_is_counter(uint8_t card); /* a temple that holds VP */
void deus_write_card_state(const sight *, const deus_player *, uint8_t column, uint8_t place,
                           dm_writer *out);

/* deus.c: small things the parts share. */
uint8_t deus_answer_region(dm_answer); /* the region an answer names, or DEUS_NO_REGION */
bool deus_sees_vp(const sight *, uint8_t seat);
void deus_write_letters(const sight *, uint8_t seat, uint8_t region, dm_writer *out);

#endif
