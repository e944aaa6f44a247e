/* How the rules of Deus work together.
 *
 * Pending work is a stack of steps inside the state. The step on top either asks its seat a
 * question or runs by itself; both times it is taken off the stack first and pushes whatever must
 * follow. So a rule never waits: it pushes the steps it needs, last one first. Each step is a row
 * in the file of its rule; steps.c gathers the rows and drives them. */
#ifndef DEUS_RULES_H
#define DEUS_RULES_H

#include "deus/state.h"
#include "engine/asking.h"

/* ---- Asking ------------------------------------------------------------------------------ */

/* A question being made. One function per step fills it; with `refusals` it also says what it
 * refuses and why, through the very same judgement. */
typedef struct deus_asking {
    const deus_state *s;
    const deus_frame *frame;
    uint8_t seat;
    const deus_player *me;
    dm_question *question;
    dm_refusals *refusals;
} deus_asking;

static inline void deus_judge(deus_asking *asking, dm_answer answer, dm_reason reason) {
    asking_judge(asking->question, asking->refusals, answer, reason);
}

static inline void deus_allow(deus_asking *asking, uint8_t verb, uint8_t what) {
    deus_judge(asking, asking_say(verb, what), asking_allowed());
}

/* Declining: `skip`; by the older rules another answer of this question said so. */
void deus_allow_declining(deus_asking *asking, dm_answer formerly);
/* The same for a set that is chosen item by item: once it was begun, `done` ends it. */
void deus_allow_ending(deus_asking *asking, bool begun);

static inline void deus_set_args(deus_asking *asking, int first, int second) {
    asking->question->args[0] = (uint8_t)first;
    asking->question->args[1] = (uint8_t)second;
}

/* A rule about regions, as the set of regions it lets through. The legal regions are those that
 * every rule lets through; the reason against any other is the first rule that does not. */
typedef struct deus_region_rule {
    deus_regions lets_through;
    uint8_t code, first, second; /* the reason against the others, and its arguments */
} deus_region_rule;

/* The regions that all of them let through, beyond the board too. */
deus_regions deus_let_through(const deus_region_rule *rules, int count);

/* Judges every region of the board as `verb:region`. */
void deus_judge_regions(deus_asking *asking, uint8_t verb, const deus_region_rule *rules,
                        int count);

/* ---- Playing ----------------------------------------------------------------------------- */

/* A state being changed, and where its events go (or NULL). */
typedef struct deus_play {
    deus_state *s;
    dm_events *events;
    uint8_t seat; /* who answered; DM_NOBODY when nobody did */
} deus_play;

static inline deus_player *deus_player_on_turn(deus_play *play) {
    return &play->s->players[play->s->turn_seat];
}

/* Puts work on the stack; it is done before what lies below. There is room for DEUS_STEPS_MAX. */
void deus_push(deus_play *play, deus_frame frame);

/* Runs steps, and answers what has a single answer, until a seat must decide or all is over. */
void deus_advance(deus_play *play, dm_question *question);

/* An event everybody sees, about the seat on turn or another. */
void deus_tell(deus_play *play, uint8_t kind, uint8_t seat, uint8_t via, uint8_t a, uint8_t b,
               int amount);
/* An event only its seat sees. */
void deus_tell_secret(deus_play *play, uint8_t kind, uint8_t seat, uint8_t a);

/* Gains: a seat takes up to `amount`, as many as there are, and it is told by which card or god
 * (`via`). Nothing happens for 0. */

/* Gold or VP (enum deus_currency), which never run out. */
void deus_gain(deus_play *play, uint8_t seat, uint8_t currency, int amount, uint8_t via);
/* Resources from the supply. */
void deus_gain_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount, uint8_t via);
/* Pieces from the personal supply to the player board. */
void deus_gain_piece(deus_play *play, uint8_t seat, uint8_t colour, int amount, uint8_t via);
/* Resources that the seat has go back to the supply. Whoever calls this tells why. */
void deus_return_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount);
/* Gold or VP from another seat to the one on turn. */
void deus_steal(deus_play *play, uint8_t victim, uint8_t currency, int amount, uint8_t via);

/* ---- What the rules do for each other ---------------------------------------------------- */

/* Begins the turn of the seat on turn; turn.c. */
void deus_begin_turn(deus_play *play);

/* Why a seat may not build a card; DEUS_ALLOWED if it may. build.c. */
dm_reason deus_build_reason(const deus_state *s, uint8_t seat, uint8_t card);
/* Why it may not lay a joker in any column, likewise. */
dm_reason deus_joker_reason(const deus_state *s, uint8_t seat);
/* Why it may not lay the card in that column, as far as cost and room go. */
dm_reason deus_lay_reason(const deus_state *s, uint8_t seat, uint8_t card, uint8_t column);

/* Builds a card of the hand: asks for its column if there is a choice, else lays it. build.c. */
void deus_begin_build(deus_play *play, uint8_t card);
/* Lays the card in the column and pushes payment, placing and effects. */
void deus_lay_and_build(deus_play *play, uint8_t card, uint8_t column);

/* The legal regions for a piece of this type; `condition` buildings must stand there. place.c. */
deus_regions deus_sites(const deus_state *s, uint8_t seat, uint8_t colour, int condition);
static inline bool deus_has_site(const deus_state *s, uint8_t seat, uint8_t colour, int condition) {
    return deus_sites(s, seat, colour, condition) != 0;
}

/* Attacks every village that is surrounded now; village.c. */
void deus_attack_villages(deus_play *play);

/* Stages of a card being resolved: what its frame says is still to come. effects.c. */
enum { DEUS_NOT_BEGUN, DEUS_RESOLVED, DEUS_MAIN_IS_NEXT, DEUS_ONCE_IS_NEXT };
/* Begins the main or the once effect of the card that a frame is about. */
void deus_begin_effect(deus_play *play, deus_frame frame, bool once);
/* What a step would ask the seat on turn now. */
void deus_ask_step(const deus_state *s, deus_frame frame, dm_question *question);
/* Whether the main or once effect that a frame is about would do nothing now: it has nothing to
 * give, or nothing to choose but declining. */
bool deus_effect_is_idle(const deus_state *s, deus_frame frame);
/* The card whose effect a frame belongs to; DEUS_VIA_GOD + colour if it is a god's. */
uint8_t deus_card_of(const deus_state *s, deus_frame frame);

/* Gold for one resource while DEUS_ASK_BUY is asked; trade.c. */
int deus_price_asked(const deus_state *s, uint8_t resource);

/* Asks for up to `count` pieces, as many as the supply has; the frame says by which step.
 * science.c. */
void deus_choose_pieces(deus_play *play, deus_frame frame, int count);

/* Production buildings on the terrain that yields a resource; produce.c. */
deus_regions deus_producers(const deus_state *s, uint8_t seat, uint8_t resource);
/* How many of a resource an effect without a choice gives the seat on turn, if there are enough. */
int deus_plain_goods(const deus_state *s, deus_frame frame, uint8_t resource);

/* D-TP6: whether an army alone with a temple holds it; army.c. */
bool deus_guards_temple(const deus_state *s, uint8_t seat, uint8_t region);

/* Begins an offering with this card of the hand on top; offer.c. */
void deus_begin_offer(deus_play *play, uint8_t card);
/* Asks for a further card under the offering's top one. */
void deus_ask_discard(deus_asking *asking);

/* Cards in motion; deck.c. A hand stays sorted and holds DEUS_HAND_MAX cards at most. */
void deus_add_to_hand(deus_player *player, uint8_t card);      /* there must be room */
void deus_remove_from_hand(deus_player *player, uint8_t card); /* it must be there */
bool deus_hand_is_known(const deus_player *player);            /* every card of it */
/* How many cards a seat could draw now: what its hand has room for and the piles hold. */
int deus_drawable(const deus_state *s, uint8_t seat);
/* Draws up to `count` cards, as many as can be had; the discard pile is reshuffled if it must be.
 */
void deus_draw_cards(deus_play *play, uint8_t seat, int count, uint8_t via);
/* Takes up to `count` cards from the top of the discard pile. */
void deus_take_discards(deus_play *play, uint8_t seat, int count, uint8_t via);
/* The offering in the making goes to the discard pile; it holds a card at least. */
void deus_discard_offering(deus_play *play);

/* Announces the last round if this turn has brought it about (D-X1); end.c. */
void deus_check_trigger(deus_play *play);
/* A temple was placed or a village attacked: announces it at once, by the newer rules. */
void deus_watch_for_the_end(deus_play *play);
/* Tells the final count of a game that is over. */
void deus_tell_scores(deus_play *play);
/* What the majorities would pay each seat now. */
void deus_majority_points(const deus_state *s, int points[DM_SEATS_MAX]);

/* ---- Steps ------------------------------------------------------------------------------- */

/* The fields of a frame that a step uses: what positions write and read of it. */
enum {
    DEUS_USES_SEAT = 1,
    DEUS_USES_CARD = 2,
    DEUS_USES_COLUMN = 4,
    DEUS_USES_PLACE = 8,
    DEUS_USES_LEFT = 16,
    DEUS_USES_REGION = 32,
    DEUS_USES_RESOURCE = 64,
    DEUS_USES_COLOUR = 128,
    DEUS_USES_LAST_CARD = 256,
    DEUS_USES_GOODS = 512,
    DEUS_IS_OF_CARD = DEUS_USES_COLUMN | DEUS_USES_PLACE, /* its effect, main or once */
};

/* Operations as a bit set. */
#define DEUS_DOES(operation) ((uint64_t)1 << DEUS_##operation)
#define DEUS_DOES_ANYTHING   (~(uint64_t)0)
_Static_assert(DEUS_OPERATIONS <= 64, "operations make a bit set");

/* A kind of pending work. It has `question`, `ask` and `answer`, or it has `run`. Each row stands
 * in the file of its rule, below its functions; DEUS_EACH_STEP (state.h) lists them. */
typedef struct deus_step_row {
    const char *name; /* in positions */
    uint16_t uses;    /* fields of the frame */
    uint8_t question; /* kind, if it asks */
    /* Fills the question, and the refusals if somebody wants them. Nothing is changed. */
    void (*ask)(deus_asking *asking);
    /* Plays one of its answers; the frame is off the stack already. */
    void (*answer)(deus_play *play, deus_frame frame, dm_answer answer);
    void (*run)(deus_play *play, deus_frame frame);
    /* Whether the frame makes sense in this state. Random games assert it after every answer, and
     * a step read from a text must pass before anything is played. */
    bool (*fits)(const deus_state *s, deus_frame frame);
    uint64_t operations; /* of a card's effect, that use this step; as a bit set */
    /* Whether the seat's answers depend on what it holds in secret now; NULL: they never do. */
    bool (*secret)(const deus_player *player);
} deus_step_row;

#define DEUS_DECLARE_STEP(enumerator, word) extern const deus_step_row deus_step_##word;
DEUS_EACH_STEP(DEUS_DECLARE_STEP)
#undef DEUS_DECLARE_STEP

/* By enum deus_step; steps.c. */
extern const deus_step_row *const deus_steps[DEUS_STEP_KINDS];

/* Answers to `fits` that several rules share. */

/* A step without members. effects.c. */
bool deus_fits_always(const deus_state *s, deus_frame frame);
/* A card of the player on turn, no joker, whose main or once effect uses the step. effects.c. */
bool deus_fits_card(const deus_state *s, deus_frame frame);
/* Such a card, by which some more resources may be bought or sold. trade.c. */
bool deus_fits_buy(const deus_state *s, deus_frame frame);
/* Such a card, and an army of the player stands in the region. army.c. */
bool deus_fits_army(const deus_state *s, deus_frame frame);
/* An offering in the making, and the last card that went under it. offer.c. */
bool deus_fits_discard(const deus_state *s, deus_frame frame);

/* An answer to `secret`: there are cards in its hand. steps.c. */
bool deus_holds_cards(const deus_player *player);

/* ---- Operations -------------------------------------------------------------------------- */

/* How an effect begins: its step is pushed; or `begin` does what comes first, given the card's
 * frame with that step, and pushes it if there is something to ask. */
typedef struct deus_operation_row {
    uint8_t step;
    void (*begin)(deus_play *play, deus_frame frame, const deus_effect *effect);
    /* Whether it would do nothing now; NULL: if its step, asked now, offers nothing but declining.
     */
    bool (*idle)(const deus_state *s, deus_frame frame, const deus_effect *effect);
} deus_operation_row;

/* All operations, in the order of cards.h, with the name of their row: DEUS_SELL has
 * deus_operation_sell, in the file of its rule. */
#define DEUS_EACH_OPERATION(X)                     \
    X(DEUS_GAIN, gain)                             \
    X(DEUS_SELL, sell)                             \
    X(DEUS_BUY, buy)                               \
    X(DEUS_PRODUCE_ONE, produce_one)               \
    X(DEUS_PRODUCE_EACH, produce_each)             \
    X(DEUS_HARVEST, harvest)                       \
    X(DEUS_DRAW, draw)                             \
    X(DEUS_PIECES, pieces)                         \
    X(DEUS_ACTIVATE, activate)                     \
    X(DEUS_RAID, raid)                             \
    X(DEUS_MARCH, march)                           \
    X(DEUS_PIRACY, piracy)                         \
    X(DEUS_FINAL, final)                           \
    X(DEUS_SHIFT_TOKEN, shift_token)               \
    X(DEUS_SWAP_TOKENS, swap_tokens)               \
    X(DEUS_SET_TOKEN, set_token)                   \
    X(DEUS_SELL_LOTS, sell_lots)                   \
    X(DEUS_SELL_MIX, sell_mix)                     \
    X(DEUS_SAIL_AND_BUY, sail_and_buy)             \
    X(DEUS_GAIN_BARQUE, gain_barque)               \
    X(DEUS_GAIN_GOODS, gain_goods)                 \
    X(DEUS_PRODUCE_RANK, produce_rank)             \
    X(DEUS_RELOCATE, relocate)                     \
    X(DEUS_LOAD_BARQUE, load_barque)               \
    X(DEUS_ACTIVATE_SAME_RANK, activate_same_rank) \
    X(DEUS_ACTIVATE_ANY, activate_any)             \
    X(DEUS_ACTIVATE_FIRST, activate_first)         \
    X(DEUS_ACTIVATE_BY_COIN, activate_by_coin)     \
    X(DEUS_FILL_BOARD, fill_board)                 \
    X(DEUS_DRAW_DISCARDS, draw_discards)           \
    X(DEUS_EXCHANGE_CARDS, exchange_cards)         \
    X(DEUS_BUY_CARDS, buy_cards)                   \
    X(DEUS_RALLY, rally)                           \
    X(DEUS_ARCHERS, archers)                       \
    X(DEUS_CHARIOTS, chariots)                     \
    X(DEUS_BARRACKS, barracks)                     \
    X(DEUS_CAMELS, camels)                         \
    X(DEUS_FORTRESS, fortress)                     \
    X(DEUS_GARRISON, garrison)                     \
    X(DEUS_BLESSING, blessing)

#define DEUS_DECLARE_OPERATION(enumerator, word) \
    extern const deus_operation_row deus_operation_##word;
DEUS_EACH_OPERATION(DEUS_DECLARE_OPERATION)
#undef DEUS_DECLARE_OPERATION

#define DEUS_COUNT_OPERATION(enumerator, word) +1
_Static_assert(DEUS_EACH_OPERATION(DEUS_COUNT_OPERATION) == DEUS_OPERATIONS, "each has its row");
#undef DEUS_COUNT_OPERATION

/* ---- The functions of deus_game ---------------------------------------------------------- */

/* Each as dm_game (demiurge.h) asks for it. Behind it stands its file. */
bool deus_set_up(dm_state *state, const dm_setup *setup, dm_error *error);          /* setup.c */
void deus_ask(const dm_state *state, dm_question *question, dm_refusals *refusals); /* steps.c */
void deus_apply(dm_state *state, dm_answer answer, dm_events *events,
                dm_question *next);                                            /* steps.c */
void deus_apply_briefly(dm_state *state, dm_answer answer, dm_question *next); /* steps.c */
void deus_observe(const dm_state *state, uint8_t viewer, dm_state *seen);      /* observe.c */
void deus_determinize(dm_state *seen, uint8_t viewer, dm_random *random);      /* observe.c */
dm_answer deus_hide(const dm_state *before, dm_answer answer, uint8_t viewer); /* observe.c */
void deus_write_position(const dm_state *state, dm_writer *out); /* position_write.c */
bool deus_read_position(dm_state *state, const char *text, dm_events *events,
                        dm_error *error);                                   /* position_read.c */
void deus_write_options(const dm_state *state, dm_writer *out);             /* setup.c */
void deus_write_view(const dm_state *seen, uint8_t viewer, dm_writer *out); /* view.c */
void deus_write_event(const dm_event *event, dm_writer *out);               /* view.c */
void deus_write_reason(dm_reason reason, dm_writer *out);                   /* view.c */
void deus_write_token(dm_answer answer, dm_writer *out);                    /* token.c */
void deus_score(const dm_state *state, dm_scores *scores);                  /* end.c */
bool deus_check(const dm_state *state, dm_error *error);                    /* check.c */
uint32_t deus_fingerprint(const dm_state *state);                           /* setup.c */

/* Every card in play that the state does not show, in the order of the card table; their number.
 * With mixed temples nobody knows which are in play: `random` chooses, or the first are taken.
 * check.c. */
int deus_unseen_cards(const deus_state *s, uint8_t cards[DEUS_DECK_CARDS], dm_random *random);

#endif
