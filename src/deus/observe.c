/* What a viewer knows (D-S5), and the reverse: filling in what they do not.
 *
 * Hidden: other hands, the deck, discards that lay under another's top card, the faces of other
 * jokers, picks before all have picked, and chance. A seat knows which cards it discarded, not in
 * which order they lie, so those are sorted. VP totals are not hidden here: every change of them
 * is public, so anybody may have counted; views hide the totals. After a reshuffle everybody
 * knows only which cards are somewhere out of sight. */
#include <string.h>

#include "deus/rules.h"
#include "engine/guard.h"

static void sort(uint8_t *cards, int count) {
    for (int k = 1; k < count; k++)
        for (int j = k; j > 0 && cards[j - 1] > cards[j]; j--) {
            uint8_t card = cards[j];
            cards[j] = cards[j - 1];
            cards[j - 1] = card;
        }
}

/* The end of the run of discards of one seat that nobody else saw, beginning at k. */
static int hidden_run_end(const deus_state *s, int k) {
    uint8_t mark = s->discard_mark[k];
    if (mark & DEUS_DISCARD_SEEN) return k;
    while (k < s->discard_count && s->discard_mark[k] == mark) k++;
    return k;
}

static void hide_discards(deus_state *s, uint8_t viewer) {
    for (int k = 0; k < s->discard_count; k++) {
        int end = hidden_run_end(s, k);
        if (end == k) continue;
        if (s->discard_mark[k] == viewer)
            sort(s->discard + k, end - k);
        else
            memset(s->discard + k, DM_UNKNOWN, (size_t)(end - k));
        k = end - 1;
    }
}

static void hide_offering(deus_state *s, uint8_t viewer) {
    if (viewer == s->turn_seat) return;
    for (int k = 1; k < s->offering_count; k++) s->offering[k] = DM_UNKNOWN;
}

static void hide_player(deus_player *player) {
    memset(player->hand, DM_UNKNOWN, player->hand_count);
    if (player->joker_column != DM_UNKNOWN)
        player->column[player->joker_column][player->joker_place] = DM_UNKNOWN;
}

/* Secret picks: those of seats that are done or about it. */
static void hide_picks(deus_state *s, uint8_t viewer, uint8_t picking) {
    for (uint8_t seat = 0; seat <= picking; seat++) {
        if (seat == viewer) continue;
        memset(s->players[seat].board, DM_UNKNOWN, DEUS_STANDARD_COLOURS);
        memset(s->players[seat].supply, DM_UNKNOWN, DEUS_STANDARD_COLOURS);
    }
}

static void hide_steps(deus_state *s, uint8_t viewer) {
    for (int k = 0; k < s->depth; k++) {
        deus_frame *frame = &s->steps[k];
        if (frame->step == DEUS_STEP_PICK) {
            hide_picks(s, viewer, frame->picker);
            if (frame->picker != viewer) frame->left = frame->colour = DM_UNKNOWN;
        }
        if (s->turn_seat == viewer) continue;
        if (frame->step == DEUS_STEP_COLUMN) frame->card = DM_UNKNOWN;
        if (frame->step == DEUS_STEP_DISCARD || frame->step == DEUS_STEP_EXCHANGE_MORE)
            frame->last_card = DM_UNKNOWN;
    }
}

/* A card that waits for its column was shown when it was chosen: of that hand all know this one. */
static void show_card_being_laid(deus_state *s) {
    for (int k = 0; k < s->depth; k++)
        if (s->steps[k].step == DEUS_STEP_LAY) s->players[s->turn_seat].hand[0] = s->steps[k].card;
}

void deus_observe(const dm_state *state, uint8_t viewer, dm_state *seen) {
    assert(state != seen && (viewer < DM_SEATS_MAX || viewer >= DM_ALL));
    memcpy(seen, state, sizeof(deus_state));
    if (viewer == DM_ALL) return;
    deus_state *s = deus_mutable(seen);
    memset(&s->chance, 0, sizeof s->chance);
    memset(s->deck, DM_UNKNOWN, s->deck_count);
    hide_discards(s, viewer);
    hide_offering(s, viewer);
    hide_steps(s, viewer);
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        if (seat != viewer) hide_player(&s->players[seat]);
    if (viewer != s->turn_seat) show_card_being_laid(s);
}

dm_answer deus_hide(const dm_state *before, dm_answer answer, uint8_t viewer) {
    if (viewer == DM_ALL || viewer == deus_seat_to_answer(deus_const(before))) return answer;
    bool secret = answer.verb == DEUS_SAY_PICK || answer.verb == DEUS_SAY_JOKER ||
                  answer.verb == DEUS_SAY_DISCARD;
    if (secret) answer.a = DM_UNKNOWN;
    return answer;
}

/* ---- Filling in -------------------------------------------------------------------------- */

/* Every card of the game that a state does not show. */
typedef struct unseen {
    int count;
    uint8_t cards[DEUS_DECK_CARDS];
} unseen;

static void shuffle(dm_random *random, uint8_t *cards, int count) {
    for (int left = count; left > 1; left--) {
        uint32_t pick = dm_random_below(random, (uint32_t)left);
        uint8_t card = cards[pick];
        cards[pick] = cards[left - 1];
        cards[left - 1] = card;
    }
}

static void fill(unseen *pool, uint8_t *cards, int count) {
    for (int k = 0; k < count; k++)
        if (cards[k] == DM_UNKNOWN) cards[k] = pool->cards[--pool->count];
}

/* Cards under one's own offerings lie in an order one does not know. */
static void mix_own_discards(deus_state *s, uint8_t viewer, dm_random *random) {
    for (int k = 0; k < s->discard_count; k++) {
        int end = hidden_run_end(s, k);
        if (end > k && s->discard_mark[k] == viewer) shuffle(random, s->discard + k, end - k);
        if (end > k) k = end - 1;
    }
}

static void fill_cards(deus_state *s, dm_random *random) {
    unseen pool;
    pool.count = deus_unseen_cards(s, pool.cards, random);
    shuffle(random, pool.cards, pool.count);
    for (int seat = 0; seat < s->player_count; seat++) {
        deus_player *player = &s->players[seat];
        fill(&pool, player->hand, player->hand_count);
        sort(player->hand, player->hand_count);
        if (player->joker_column != DM_UNKNOWN)
            fill(&pool, &player->column[player->joker_column][player->joker_place], 1);
    }
    fill(&pool, s->deck, s->deck_count);
    fill(&pool, s->discard, s->discard_count);
    if (s->offering_count == 0) return;
    fill(&pool, s->offering, s->offering_count);
    sort(s->offering + 1, s->offering_count - 1);
}

/* Random picks for a seat whose own are hidden. */
static void fill_picks(deus_state *s, uint8_t seat, int picks, dm_random *random) {
    deus_player *player = &s->players[seat];
    if (player->board[0] != DM_UNKNOWN) return;
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

static void fill_step(deus_state *s, deus_frame *frame, dm_random *random) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame->step == DEUS_STEP_PICK) {
        for (uint8_t seat = 0; seat < frame->picker; seat++)
            fill_picks(s, seat, s->start_pieces, random);
        fill_picks(s, frame->picker, 0, random);
        if (frame->left == DM_UNKNOWN) frame->left = s->start_pieces, frame->colour = 0;
    }
    if (frame->step == DEUS_STEP_COLUMN && frame->card == DM_UNKNOWN)
        frame->card = player->hand[dm_random_below(random, player->hand_count)];
    bool discarding = frame->step == DEUS_STEP_DISCARD || frame->step == DEUS_STEP_EXCHANGE_MORE;
    if (discarding && frame->last_card == DM_UNKNOWN)
        frame->last_card = s->offering_count > 1 ? s->offering[s->offering_count - 1] : 0;
}

void deus_determinize(dm_state *seen, uint8_t viewer, dm_random *random) {
    assert(viewer < DM_SEATS_MAX || viewer >= DM_ALL);
    deus_state *s = deus_mutable(seen);
    if (!deus_before_the_deal(s)) fill_cards(s, random);
    mix_own_discards(s, viewer, random);
    for (int k = 0; k < s->depth; k++) fill_step(s, &s->steps[k], random);
    for (int k = 0; k < 32; k++) s->chance.key[k] = (uint8_t)dm_random_next(random);
}
