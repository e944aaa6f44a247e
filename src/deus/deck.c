/* Cards in motion: hands, deck, discard pile and offering.
 *
 * Hands stay sorted and everything beyond a count stays zero, so that equal situations are equal
 * bytes. Under the top card of an offering the others lie in random order (D-O1): their owner
 * knows which they are, not how they lie. */
#include <string.h>

#include "deus/rules.h"
#include "engine/guard.h"

void deus_add_to_hand(deus_player *player, uint8_t card) {
    dm_guard(player->hand_count < DEUS_HAND_MAX);
    int k = player->hand_count++;
    for (; k > 0 && player->hand[k - 1] > card; k--) player->hand[k] = player->hand[k - 1];
    player->hand[k] = card;
}

void deus_remove_from_hand(deus_player *player, uint8_t card) {
    int k = 0;
    while (k < player->hand_count && player->hand[k] != card) k++;
    dm_guard(k < player->hand_count);
    for (player->hand_count--; k < player->hand_count; k++) player->hand[k] = player->hand[k + 1];
    player->hand[player->hand_count] = 0;
}

bool deus_hand_is_known(const deus_player *player) {
    return player->hand_count == 0 || player->hand[player->hand_count - 1] != DM_UNKNOWN;
}

/* D-T3: at most ten cards in hand, and no more than there are. */
int deus_drawable(const deus_state *s, uint8_t seat) {
    assert(seat < s->player_count);
    int room = DEUS_HAND_MAX - s->players[seat].hand_count,
        cards = s->deck_count + s->discard_count;
    return room < cards ? room : cards;
}

static void reshuffle(deus_play *play) {
    deus_state *s = play->s;
    memcpy(s->deck, s->discard, s->discard_count);
    s->deck_count = s->discard_count;
    chance_shuffle(&s->chance, s->deck, s->deck_count);
    memset(s->discard, 0, s->discard_count);
    memset(s->discard_mark, 0, s->discard_count);
    s->discard_count = 0;
    deus_tell(play, DEUS_DID_RESHUFFLE, DM_NOBODY, DM_UNKNOWN, 0, 0, s->deck_count);
}

static void draw_one(deus_play *play, uint8_t seat) {
    deus_state *s = play->s;
    if (s->deck_count == 0) reshuffle(play);
    dm_guard(s->deck_count > 0);
    uint8_t card = s->deck[--s->deck_count];
    s->deck[s->deck_count] = 0;
    deus_add_to_hand(&s->players[seat], card);
    deus_tell_secret(play, DEUS_DID_SEE_CARD, seat, card);
}

void deus_draw_cards(deus_play *play, uint8_t seat, int count, uint8_t via) {
    int possible = deus_drawable(play->s, seat);
    if (count > possible) count = possible;
    if (count <= 0) return;
    play->s->revealed = 1;
    deus_tell(play, DEUS_DID_DRAW, seat, via, 0, 0, count);
    for (int k = 0; k < count; k++) draw_one(play, seat);
}

static void discard_one(deus_state *s, uint8_t card, uint8_t mark) {
    dm_guard(s->discard_count < DEUS_DECK_CARDS);
    s->discard[s->discard_count] = card;
    s->discard_mark[s->discard_count++] = mark;
}

void deus_discard_offering(deus_play *play) {
    dm_guard(play->s->offering_count > 0);
    deus_state *s = play->s;
    int under = s->offering_count - 1;
    chance_shuffle(&s->chance, s->offering + 1, (uint32_t)under);
    for (int k = under; k > 0; k--) discard_one(s, s->offering[k], s->turn_seat);
    discard_one(s, s->offering[0], s->turn_seat | DEUS_DISCARD_SEEN);
    memset(s->offering, 0, sizeof s->offering);
    s->offering_count = 0;
}

/* What then lies on top is seen by all. If the last card taken was buried by another seat, that
 * seat knew what lies below, but not which of it was taken. */
static void uncover_discards(deus_state *s, uint8_t taker, uint8_t mark) {
    if (s->discard_count == 0) return;
    s->discard_mark[s->discard_count - 1] |= DEUS_DISCARD_SEEN;
    if (mark & DEUS_DISCARD_SEEN || mark == taker) return;
    for (int k = s->discard_count - 2; k >= 0 && s->discard_mark[k] == mark; k--)
        s->discard_mark[k] = DEUS_DISCARDED_BY_NOBODY;
}

/* The top cards of the discard pile, without a reshuffle (Egypt). */
void deus_take_discards(deus_play *play, uint8_t seat, int count, uint8_t via) {
    assert(seat < play->s->player_count && count >= 0);
    deus_state *s = play->s;
    int room = DEUS_HAND_MAX - s->players[seat].hand_count;
    if (count > room) count = room;
    if (count > s->discard_count) count = s->discard_count;
    s->revealed = 1;
    int left = s->discard_count - count;
    deus_tell(play, DEUS_DID_TAKE_DISCARD, seat, via, left > 0 ? s->discard[left - 1] : DM_UNKNOWN,
              0, count);
    uint8_t mark = DEUS_DISCARD_SEEN;
    for (int k = 0; k < count; k++) {
        uint8_t card = s->discard[--s->discard_count];
        mark = s->discard_mark[s->discard_count];
        s->discard[s->discard_count] = s->discard_mark[s->discard_count] = 0;
        deus_add_to_hand(&s->players[seat], card);
        deus_tell_secret(play, DEUS_DID_SEE_CARD, seat, card);
    }
    uncover_discards(s, seat, mark);
}
