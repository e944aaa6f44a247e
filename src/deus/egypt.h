/* Deus: Egypt. Six modules, one per colour, each a file that can be read alone; this is all the
 * base rules know of them. Every hook is safe to call without its module: it then answers as the
 * base game does.
 *
 *   egypt_market.c    maritime    prices that move, ships that sail
 *   egypt_barques.c   production  resources need room
 *   egypt_hold.c                  whether goods are better declined for it
 *   egypt_science.c   scientific  strong once effects, activation by rank and coin
 *   egypt_scribe.c    civil       gains counted from the last civil piece
 *   egypt_combat.c    military    combat tokens
 *   egypt_temples.c   temple      permanent blessings, counters, cards laid in other columns */
#ifndef DEUS_EGYPT_H
#define DEUS_EGYPT_H

#include "deus/rules.h"

static inline bool egypt_plays(const deus_state *s, uint8_t colour) {
    assert(colour < DEUS_COLOURS);
    return s->egypt >> colour & 1;
}

/* ---- Market ------------------------------------------------------------------------------ */

/* The space of a resource's token; without a market it is as if in the middle (E-M5). */
static inline int egypt_space_of(const deus_state *s, uint8_t resource) {
    assert(resource < DEUS_RESOURCES);
    return egypt_plays(s, DEUS_MARITIME) ? s->market[resource] : 1;
}

/* What replaces one resource of a cost, and what its majority pays (E-M2). */
static inline int egypt_gold_for(const deus_state *s, uint8_t resource) {
    return 2 + 2 * egypt_space_of(s, resource);
}
static inline int egypt_vp_for(const deus_state *s, uint8_t resource) {
    return 1 + egypt_space_of(s, resource);
}
/* All resources of a kind there are (E-M1). */
int egypt_resources_in_all(const deus_state *s);
/* The sea regions connected with this one. */
deus_regions egypt_ocean(const deus_state *s, uint8_t region);

/* ---- Barques ----------------------------------------------------------------------------- */

/* Resources beyond the slots of a player's barques (E-B2); 0 without the module. */
int egypt_overflow(const deus_state *s, uint8_t seat);
/* Slots of all a player's barques. */
int egypt_slots(const deus_player *player);
/* The size of a player's largest barque; 0 without one. */
int egypt_largest_barque(const deus_player *player);
/* Barques of a size (1 to 3) that nobody has (E-B1). */
int egypt_barques_left(const deus_state *s, int size);
/* How many resources a production effect gives per building asked. */
int egypt_produced(const deus_state *s, deus_frame frame);

/* Whether the seat on turn could end its turn with something that it cannot have if it takes these
 * goods now: the only reason to decline them. egypt_hold.c. */
bool egypt_declining_matters(const deus_state *s, const uint8_t goods[DEUS_RESOURCES]);

/* ---- Scribe ------------------------------------------------------------------------------ */

/* A piece of that colour was placed: a civil one takes the scribe with it. */
void egypt_move_scribe(deus_play *play, uint8_t colour, uint8_t region);
/* How many units a seat's scribe counts, by one of the measures DEUS_SCRIBE_…; 0 without one. */
int egypt_scribe_units(const deus_state *s, uint8_t seat, deus_measure measure);

/* ---- Combat tokens ----------------------------------------------------------------------- */

/* Pieces on a player board. */
int egypt_pieces_ready(const deus_player *player);
/* Tokens of a seat that lie beside its supply. */
int egypt_tokens_beside(const deus_state *s, uint8_t seat);
/* So many tokens of the player on turn, who has them, go back beside the supply. */
void egypt_spend_tokens(deus_play *play, deus_frame frame, int count);
/* Whoever has a fortress on the store gains as many pieces. */
void egypt_share_pieces(deus_play *play, uint8_t seat, uint8_t colour, int amount);
/* After a piece was placed: the token there moves, then villages are attacked. */
void egypt_after_placing(deus_play *play, uint8_t region);
/* Where an army can get by a card, and whether a token must open the way. */
deus_regions egypt_within_reach(const deus_state *s, uint8_t seat, uint8_t from, bool with_token);

/* ---- Temples ----------------------------------------------------------------------------- */

/* Whether temples of Egypt may be in play at all. Base games ask only this of the module. */
static inline bool egypt_has_temples(const deus_state *s) {
    return egypt_plays(s, DEUS_TEMPLE) || s->mixed_temples;
}

/* The part of a cost that no permanent good covers. */
uint8_t egypt_goods_to_pay(const deus_state *s, uint8_t seat, uint8_t goods);
/* Uses the permanent goods of a cost, all but those that the player could pay instead: these are
 * returned, for DEUS_STEP_GOODS, which comes when everything else is paid. */
uint8_t egypt_use_goods(deus_play *play, uint8_t goods);
/* How many cards a hand is refilled to. */
int egypt_refill_to(const deus_state *s, uint8_t seat);
/* The strength of an offering of so many cards. */
int egypt_offering_strength(const deus_state *s, uint8_t seat, int cards);
/* The temple's place that lets a card of this colour lie elsewhere, or DM_UNKNOWN. */
uint8_t egypt_other_column(const deus_state *s, uint8_t seat, uint8_t colour);
/* What lies on a card when it is laid: VP on a counter, or its one use; nothing on most. */
int egypt_first_charges(uint8_t card);
/* What counters count, told when it has happened: the player on turn laid a temple (on top of its
 * column), placed a piece in a region; somebody attacked a village. */
void egypt_temple_was_laid(deus_play *play, uint8_t card);
void egypt_piece_was_placed(deus_play *play, uint8_t region); /* of any colour */
void egypt_village_was_attacked(deus_play *play);             /* or shot at */
/* VP that lie on a player's counters, for the final count. */
int egypt_vp_on_temples(const deus_player *player);

#endif
