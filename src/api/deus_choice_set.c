/* The questions of Deus that ask for a set, item by item in the order of its tables: resources,
 * types of pieces, cards. What is refused only because the rest could then no longer be filled up
 * belongs to the set all the same; what comes too late in the order does not. */
#include "api/deus.h"
#include "deus/game.h"
#include "deus/rules.h"

enum size_of_set { NO_SET, EXACTLY, UP_TO, ANY_NUMBER };

/* ---- How often an item may be chosen, and for how much ------------------------------------ */

static int pieces_to_pick(const deus_state *s, uint8_t seat, uint8_t colour) {
    return DEUS_PIECES_PER_TYPE - s->players[seat].board[colour];
}

static int cards_in_hand(const deus_state *s, uint8_t seat, uint8_t card) {
    const deus_player *player = &s->players[seat];
    int count = 0;
    for (int place = 0; place < player->hand_count; place++) count += player->hand[place] == card;
    return count;
}

static int resources_in_supply(const deus_state *s, uint8_t seat, uint8_t resource) {
    (void)seat;
    return s->resources_left[resource];
}

static int pieces_in_supply(const deus_state *s, uint8_t seat, uint8_t colour) {
    return s->players[seat].supply[colour];
}

static int resources_held(const deus_state *s, uint8_t seat, uint8_t resource) {
    return s->players[seat].resources[resource];
}

static const struct {
    enum size_of_set size;
    enum deus_verb verb;
    int (*room)(const deus_state *, uint8_t seat, uint8_t item);
} rows[DEUS_ASK_KINDS] = {
    [DEUS_ASK_PICK] = {EXACTLY, DEUS_SAY_PICK, pieces_to_pick},
    [DEUS_ASK_DISCARD] = {ANY_NUMBER, DEUS_SAY_DISCARD, cards_in_hand},
    [DEUS_ASK_RESOURCE] = {EXACTLY, DEUS_SAY_TAKE, resources_in_supply},
    [DEUS_ASK_PIECE] = {EXACTLY, DEUS_SAY_PIECE, pieces_in_supply},
    [DEUS_ASK_BUY] = {UP_TO, DEUS_SAY_BUY, resources_in_supply},
    [DEUS_ASK_TRADE] = {UP_TO, DEUS_SAY_TRADE, resources_held},
    [DEUS_ASK_RELOCATED] = {EXACTLY, DEUS_SAY_TAKE, resources_in_supply},
    [DEUS_ASK_SPILL] = {EXACTLY, DEUS_SAY_SPILL, resources_held},
};

/* ---- The set ----------------------------------------------------------------------------- */

/* In the order of the tables, which is that of the operands. */
static void add_item(api_choice_set *set, const deus_state *s, const dm_question *question,
                     dm_answer item) {
    int at = set->count;
    if (item.verb != rows[question->kind].verb || at == DM_ANSWERS_MAX) return;
    for (; at > 0 && set->items[at - 1].a > item.a; at--) {
        set->items[at] = set->items[at - 1];
        set->room[at] = set->room[at - 1];
        set->price[at] = set->price[at - 1];
    }
    set->items[at] = item;
    set->room[at] = rows[question->kind].room(s, question->seat, item.a);
    set->price[at] = item.verb == DEUS_SAY_BUY ? deus_price_asked(s, item.a) : 0;
    set->count++;
}

bool api_deus_choice_set(const dm_state *state, const dm_question *question, api_choice_set *set) {
    dm_refusals refusals;
    dm_question again;
    const deus_state *s = deus_const(state);
    if (question->seat >= s->player_count || question->partial || question->kind >= DEUS_ASK_KINDS)
        return false;
    enum size_of_set size = rows[question->kind].size;
    if (size == NO_SET) return false;
    set->count = refusals.count = 0;
    deus_game.ask(state, &again, &refusals);
    for (int k = 0; k < again.count; k++) add_item(set, s, question, again.answers[k]);
    for (int k = 0; k < refusals.count; k++)
        if (refusals.reasons[k].code == DEUS_MUST_FILL)
            add_item(set, s, question, refusals.answers[k]);
    set->counting = size == ANY_NUMBER ? 1 : -1;
    set->most = size == ANY_NUMBER ? s->players[question->seat].hand_count : (int)question->args[0];
    set->least = size == EXACTLY ? set->most : 0;
    set->purse = s->players[question->seat].gold;
    return true;
}
