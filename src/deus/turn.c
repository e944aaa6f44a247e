/* A turn: build or offer, then draw if the hand is empty, then the next seat (D-T1, D-T2, D-S4),
 * and what comes before the first one: secret picks (D-W1) and the deal. */
#include "deus/egypt.h"
#include "deus/setup.h"

/* ---- The alternative start: picks -------------------------------------------------------- */

static dm_reason pick_reason(const deus_player *me, deus_frame frame, int colour) {
    if (me->board[colour] == DEUS_PIECES_PER_TYPE)
        return asking_refused(DEUS_FIVE_OF_A_TYPE, colour, 0, 0);
    if (colour < frame.colour) return asking_refused(DEUS_NOT_IN_ORDER, colour, 0, 0);
    int room = 0;
    for (int later = colour; later < DEUS_STANDARD_COLOURS; later++)
        room += DEUS_PIECES_PER_TYPE - me->board[later];
    return room < frame.left ? asking_refused(DEUS_MUST_FILL, colour, 0, 0) : asking_allowed();
}

static void ask_pick(deus_asking *asking) {
    deus_set_args(asking, asking->frame->left, 0);
    if (asking->frame->left == DM_UNKNOWN) {
        asking->question->partial = true;
        return;
    }
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        deus_judge(asking, asking_say(DEUS_SAY_PICK, colour),
                   pick_reason(asking->me, *asking->frame, colour));
}

/* Picks that this (observed) state does not know: as even as can be, so that it can play on. */
static void assume_unknown_picks(deus_state *s) {
    for (int seat = 0; seat < s->player_count; seat++) {
        deus_player *player = &s->players[seat];
        if (player->board[0] != DM_UNKNOWN) continue;
        for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
            int pieces =
                (s->start_pieces + DEUS_STANDARD_COLOURS - 1 - colour) / DEUS_STANDARD_COLOURS;
            player->board[colour] = (uint8_t)pieces;
            player->supply[colour] = (uint8_t)(DEUS_PIECES_PER_TYPE - pieces);
        }
    }
}

/* The picks are their seat's until the last one; then all are told, and that reveals. */
static void reveal_picks(deus_play *play) {
    assume_unknown_picks(play->s);
    play->s->revealed = 1;
    for (uint8_t seat = 0; seat < play->s->player_count; seat++)
        for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
            deus_tell(play, DEUS_DID_PICK, seat, DM_UNKNOWN, colour, 0,
                      play->s->players[seat].board[colour]);
}

static void answer_pick(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_player *player = &play->s->players[frame.picker];
    player->board[answer.a]++;
    player->supply[answer.a]--;
    asking_tell(play->events, (dm_event){DEUS_DID_PICK, frame.picker, (uint8_t)(1 << frame.picker),
                                         DM_UNKNOWN, answer.a, 0, player->board[answer.a]});
    frame.colour = answer.a;
    if (--frame.left == 0) {
        if (++frame.picker == play->s->player_count) {
            reveal_picks(play);
            return;
        }
        frame.left = play->s->start_pieces;
        frame.colour = 0;
    }
    deus_push(play, frame);
}

static int pieces_picked(const deus_player *player) {
    int picked = 0;
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) picked += player->board[colour];
    return picked;
}

/* Earlier seats have picked all (if it is known what), later ones nothing. */
static bool others_fit_pick(const deus_state *s, uint8_t picking) {
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        const deus_player *player = &s->players[seat];
        bool unknown = player->board[0] == DM_UNKNOWN;
        if (seat < picking && !unknown && pieces_picked(player) != s->start_pieces) return false;
        if (seat > picking && pieces_picked(player) != 0) return false;
    }
    return true;
}

static bool fits_pick(const deus_state *s, deus_frame frame) {
    if (s->start_pieces == 0 || frame.picker >= s->player_count) return false;
    const deus_player *player = &s->players[frame.picker];
    if (!others_fit_pick(s, frame.picker)) return false;
    if (frame.left == DM_UNKNOWN)
        return frame.colour == DM_UNKNOWN && player->board[0] == DM_UNKNOWN;
    int room = 0;
    for (int colour = frame.colour; colour < DEUS_STANDARD_COLOURS; colour++)
        room += DEUS_PIECES_PER_TYPE - player->board[colour];
    return frame.colour < DEUS_STANDARD_COLOURS &&
           pieces_picked(player) + frame.left == s->start_pieces && frame.left > 0 &&
           room >= frame.left;
}

static bool picks_are_secret(const deus_player *player) {
    (void)player;
    return true;
}

const deus_step_row deus_step_pick = {
    .name = "pick",
    .uses = DEUS_USES_SEAT | DEUS_USES_LEFT | DEUS_USES_COLOUR,
    .question = DEUS_ASK_PICK,
    .ask = ask_pick,
    .answer = answer_pick,
    .fits = fits_pick,
    .secret = picks_are_secret,
};

static void run_deal(deus_play *play, deus_frame frame) {
    (void)frame;
    deus_state *s = play->s;
    deus_fill_deck(s);
    assert(s->deck_count == DEUS_DECK_CARDS);
    chance_shuffle(&s->chance, s->deck, s->deck_count);
    deus_tell(play, DEUS_DID_DEAL, DM_NOBODY, DM_UNKNOWN, 0, 0, s->deck_count);
    for (int k = 0; k < s->player_count; k++)
        deus_draw_cards(play, (uint8_t)((s->first_seat + k) % s->player_count), DEUS_REFILL_TO,
                        DM_UNKNOWN);
    deus_begin_turn(play);
}

const deus_step_row deus_step_deal = {
    .name = "deal",
    .run = run_deal,
    .fits = deus_fits_always,
};

/* ---- The turn ---------------------------------------------------------------------------- */

_Static_assert(DEUS_DID_START_TURN == DM_TURN_BEGINS, "as in every game");

void deus_begin_turn(deus_play *play) {
    deus_push(play, (deus_frame){.step = DEUS_STEP_TURN});
    deus_tell(play, DEUS_DID_START_TURN, play->s->turn_seat, DM_UNKNOWN, 0, 0, play->s->round);
}

/* Equal cards are asked about once: hands are sorted, so they stand side by side. */
static bool same_as_before(const deus_player *player, int place) {
    return place > 0 && player->hand[place] == player->hand[place - 1];
}

static void judge_hand(deus_asking *asking, uint8_t verb,
                       dm_reason (*reason)(const deus_state *, uint8_t seat, uint8_t card)) {
    for (int place = 0; place < asking->me->hand_count; place++) {
        uint8_t card = asking->me->hand[place];
        if (card == DM_UNKNOWN || same_as_before(asking->me, place)) continue;
        deus_judge(asking, asking_say(verb, card), reason(asking->s, asking->seat, card));
    }
}

static dm_reason offer_reason(const deus_state *s, uint8_t seat, uint8_t card) {
    (void)s, (void)seat, (void)card;
    return asking_allowed();
}

static dm_reason lay_joker_reason(const deus_state *s, uint8_t seat, uint8_t card) {
    (void)card;
    return deus_joker_reason(s, seat);
}

static void ask_turn(deus_asking *asking) {
    asking->question->partial = !deus_hand_is_known(asking->me);
    judge_hand(asking, DEUS_SAY_BUILD, deus_build_reason);
    judge_hand(asking, DEUS_SAY_OFFER, offer_reason);
    if (asking->s->joker_allowed) judge_hand(asking, DEUS_SAY_JOKER, lay_joker_reason);
    if (asking->me->hand_count == 0) deus_allow(asking, DEUS_SAY_PASS, 0);
}

static void answer_turn(deus_play *play, deus_frame frame, dm_answer answer) {
    (void)frame;
    deus_push(play, (deus_frame){.step = DEUS_STEP_END_TURN});
    switch (answer.verb) {
    case DEUS_SAY_BUILD: deus_begin_build(play, answer.a); break;
    case DEUS_SAY_OFFER: deus_begin_offer(play, answer.a); break;
    case DEUS_SAY_JOKER:
        deus_push(play, (deus_frame){.step = DEUS_STEP_COLUMN, .card = answer.a});
        break;
    default: deus_tell(play, DEUS_DID_PASS, play->s->turn_seat, DM_UNKNOWN, 0, 0, 0); break;
    }
}

const deus_step_row deus_step_turn = {
    .name = "turn",
    .question = DEUS_ASK_TURN,
    .ask = ask_turn,
    .answer = answer_turn,
    .fits = deus_fits_always,
    .secret = deus_holds_cards,
};

static bool round_is_over(const deus_state *s) { return s->turn_seat == s->first_seat; }

/* D-X1: the last round is the one after the round of the trigger; D-X4 guards against games that
 * never end. */
static bool game_is_over(const deus_state *s) {
    if (!round_is_over(s)) return false;
    return s->round == DEUS_ROUNDS_MAX || (s->last_round > 0 && s->round == s->last_round);
}

/* What no barque holds goes back first (E-B2); then this runs again. */
static void run_end_turn(deus_play *play, deus_frame frame) {
    deus_state *s = play->s;
    if (deus_player_on_turn(play)->hand_count == 0)
        deus_draw_cards(play, s->turn_seat, egypt_refill_to(s, s->turn_seat), DM_UNKNOWN);
    if (egypt_overflow(s, s->turn_seat) > 0) {
        deus_push(play, frame);
        deus_push(play, (deus_frame){.step = DEUS_STEP_SPILL});
        return;
    }
    deus_check_trigger(play);
    s->turn_seat = (uint8_t)((s->turn_seat + 1) % s->player_count);
    if (game_is_over(s)) {
        s->revealed = 1;
        deus_tell_scores(play);
        return;
    }
    if (round_is_over(s)) s->round++;
    deus_begin_turn(play);
}

const deus_step_row deus_step_end_turn = {
    .name = "end-turn",
    .run = run_end_turn,
    .fits = deus_fits_always,
};
