/* The secrets of Deus (D-S5): hands, deck order, discards under the top one, joker cards, picks
 * before all have picked, chance. Egypt adds none but which of the mixed temples are in play, and
 * shows one card of a hand: the one that is waiting for its column. */
#include "tools/secrets.h"

#include <string.h>

#include "deus/state.h"

/* The places whose cards a viewer cannot tell apart. */
typedef struct hidden_places {
    uint8_t *cards[DEUS_DECK_CARDS];
    int count;
} hidden_places;

static void hide_all(hidden_places *places, uint8_t *cards, int count) {
    for (int k = 0; k < count; k++) places->cards[places->count++] = &cards[k];
}

static void exchange(hidden_places *places, dm_random *random) {
    for (int left = places->count; left > 1; left--) {
        uint8_t *last = places->cards[left - 1];
        uint8_t *pick = places->cards[dm_random_below(random, (uint32_t)left)];
        uint8_t card = *pick;
        *pick = *last;
        *last = card;
    }
    places->count = 0;
}

static void sort_cards(uint8_t *cards, int count) {
    for (int k = 1; k < count; k++)
        for (int at = k; at > 0 && cards[at - 1] > cards[at]; at--) {
            uint8_t card = cards[at];
            cards[at] = cards[at - 1];
            cards[at - 1] = card;
        }
}

static bool discard_is_seen(const deus_state *s, int place) {
    return s->discard_mark[place] & DEUS_DISCARD_SEEN;
}

static bool discarded_by(const deus_state *s, int place, uint8_t seat) {
    return (s->discard_mark[place] & DEUS_DISCARD_SEAT) == seat;
}

/* The cards of one offering of the viewer's own: which they are is known, how they lie is not. */
static void exchange_own_discards(deus_state *s, uint8_t viewer, dm_random *random) {
    hidden_places places = {.count = 0};
    for (int k = 0; k < s->discard_count; k++) {
        if (discard_is_seen(s, k))
            exchange(&places, random);
        else if (discarded_by(s, k, viewer))
            hide_all(&places, &s->discard[k], 1);
    }
    exchange(&places, random);
}

static void hide_discards_of_others(deus_state *s, uint8_t viewer, hidden_places *places) {
    for (int k = 0; k < s->discard_count; k++)
        if (!discard_is_seen(s, k) && !discarded_by(s, k, viewer))
            hide_all(places, &s->discard[k], 1);
}

/* The card of the seat on turn that all have seen because it waits for its column, or none. */
static uint8_t card_being_laid(const deus_state *s, int seat) {
    const deus_frame *top = &s->steps[s->depth ? s->depth - 1 : 0];
    return seat == s->turn_seat && s->depth && top->step == DEUS_STEP_LAY ? top->card : DM_UNKNOWN;
}

static void hide_cards_of_seat(deus_state *s, int seat, hidden_places *places) {
    deus_player *player = &s->players[seat];
    uint8_t shown = card_being_laid(s, seat);
    for (int k = 0; k < player->hand_count; k++) {
        if (player->hand[k] == shown)
            shown = DM_UNKNOWN; /* one copy of it */
        else
            hide_all(places, &player->hand[k], 1);
    }
    if (player->joker_column < DEUS_COLOURS)
        hide_all(places, &player->column[player->joker_column][player->joker_place], 1);
}

/* Pending steps that name a hidden card must name one that is now where they say. */
static void mend_pending_steps(deus_state *s, dm_random *random) {
    if (s->depth == 0) return;
    deus_frame *top = &s->steps[s->depth - 1];
    const deus_player *player = &s->players[s->turn_seat];
    if (top->step == DEUS_STEP_DISCARD || top->step == DEUS_STEP_EXCHANGE_MORE)
        top->last_card = s->offering_count > 1 ? s->offering[s->offering_count - 1] : 0;
    if (top->step == DEUS_STEP_COLUMN)
        top->card = player->hand[dm_random_below(random, player->hand_count)];
}

static void exchange_cards(deus_state *s, uint8_t viewer, dm_random *random) {
    hidden_places places = {.count = 0};
    hide_all(&places, s->deck, s->deck_count);
    hide_discards_of_others(s, viewer, &places);
    if (s->turn_seat != viewer && s->offering_count > 1)
        hide_all(&places, s->offering + 1, s->offering_count - 1);
    for (int seat = 0; seat < s->player_count; seat++)
        if (seat != viewer) hide_cards_of_seat(s, seat, &places);
    exchange(&places, random);
    exchange_own_discards(s, viewer, random);
    for (int seat = 0; seat < s->player_count; seat++)
        sort_cards(s->players[seat].hand, s->players[seat].hand_count);
    sort_cards(s->offering + 1, s->offering_count > 1 ? s->offering_count - 1 : 0);
    if (s->turn_seat != viewer) mend_pending_steps(s, random);
}

/* Other picks of as many pieces, in the order in which they are asked. */
static void pick_again(deus_player *player, dm_random *random) {
    int picks = 0;
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) picks += player->board[colour];
    memset(player->board, 0, sizeof player->board);
    memset(player->supply, DEUS_PIECES_PER_TYPE, sizeof player->supply);
    while (picks > 0) {
        uint32_t colour = dm_random_below(random, DEUS_STANDARD_COLOURS);
        if (player->supply[colour] == 0) continue;
        player->board[colour]++;
        player->supply[colour]--;
        picks--;
    }
}

/* D-W1: picks are secret until the last seat has picked. Seats that are done are enough here: how
 * far the one that is picking has come cannot be changed without changing what it may still do. */
static void exchange_picks(deus_state *s, uint8_t viewer, dm_random *random) {
    if (s->depth == 0 || s->steps[s->depth - 1].step != DEUS_STEP_PICK) return;
    for (int seat = 0; seat < s->steps[s->depth - 1].picker; seat++)
        if (seat != viewer) pick_again(&s->players[seat], random);
}

void secrets_exchange_deus(dm_state *state, uint8_t viewer, dm_random *random) {
    deus_state *s = deus_mutable(state);
    exchange_cards(s, viewer, random);
    exchange_picks(s, viewer, random);
    for (size_t k = 0; k < sizeof s->chance.key; k++)
        s->chance.key[k] = (uint8_t)dm_random_next(random);
    s->chance.used = dm_random_below(random, 1000);
}
