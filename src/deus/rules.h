/* How the rules of Deus work together.
 *
 * Pending work is a stack of steps inside the state. The step on top either asks its seat a
 * question or runs by itself; both times it is taken off the stack first and pushes whatever must
 * follow. So a rule never waits: it pushes the steps it needs, last one first. steps.c has the
 * table of all steps and the loop that drives them. */
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

static inline void deus_set_args(deus_asking *asking, int first, int second) {
    asking->question->args[0] = (uint8_t)first;
    asking->question->args[1] = (uint8_t)second;
}

/* A rule about regions, as the set of regions it lets through. The legal regions are those that
 * every rule lets through; the reason against any other is the first rule that does not. */
typedef struct deus_region_rule {
    deus_regions lets_through;
    uint8_t code, argument, second; /* the reason and what it says */
} deus_region_rule;

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

void deus_push(deus_play *play, deus_frame frame);

/* Runs steps, and answers what has a single answer, until a seat must decide or all is over. */
void deus_advance(deus_play *play, dm_question *question);

/* An event everybody sees, about the seat on turn or another. */
void deus_tell(deus_play *play, uint8_t kind, uint8_t seat, uint8_t via, uint8_t a, uint8_t b,
               int amount);
/* An event only its seat sees. */
void deus_tell_secret(deus_play *play, uint8_t kind, uint8_t seat, uint8_t a);

/* Gains: each takes what there is and tells it; nothing happens for 0. */
void deus_gain(deus_play *play, uint8_t seat, uint8_t currency, int amount, uint8_t via);
void deus_gain_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount, uint8_t via);
void deus_gain_piece(deus_play *play, uint8_t seat, uint8_t colour, int amount, uint8_t via);
void deus_return_resource(deus_play *play, uint8_t seat, uint8_t resource, int amount);
void deus_steal(deus_play *play, uint8_t victim, uint8_t currency, int amount, uint8_t via);

/* A turn; turn.c. */
void deus_begin_turn(deus_play *play);
void ask_pick(deus_asking *asking);
void answer_pick(deus_play *play, deus_frame frame, dm_answer answer);
void run_deal(deus_play *play, deus_frame frame);
void ask_turn(deus_asking *asking);
void answer_turn(deus_play *play, deus_frame frame, dm_answer answer);
void run_end_turn(deus_play *play, deus_frame frame);

/* Building; build.c, place.c. */
dm_reason deus_build_reason(const deus_state *s, uint8_t seat, uint8_t card);
dm_reason deus_joker_reason(const deus_state *s, uint8_t seat);
dm_reason deus_lay_reason(const deus_state *s, uint8_t seat, uint8_t card, uint8_t column);
void deus_begin_build(deus_play *play, uint8_t card);
void deus_lay_and_build(deus_play *play, uint8_t card, uint8_t column);
void ask_column(deus_asking *asking);
void answer_column(deus_play *play, deus_frame frame, dm_answer answer);
void ask_pay(deus_asking *asking);
void answer_pay(deus_play *play, deus_frame frame, dm_answer answer);
/* Whether a piece of this type has a legal region; `condition` buildings must stand there. */
bool deus_has_site(const deus_state *s, uint8_t seat, uint8_t colour, int condition);
void ask_place(deus_asking *asking);
void answer_place(deus_play *play, deus_frame frame, dm_answer answer);

/* Barbarian villages; village.c. */
void deus_attack_villages(deus_play *play);

/* Effects of cards; effects.c and the files it names. */
void run_effects(deus_play *play, deus_frame frame);
void run_resolve(deus_play *play, deus_frame frame);
/* Stages of a card being resolved: what its frame says is still to come. */
enum { DEUS_NOT_BEGUN, DEUS_RESOLVED, DEUS_MAIN_IS_NEXT, DEUS_ONCE_IS_NEXT };
void deus_begin_effect(deus_play *play, deus_frame frame, bool once);
/* The card whose effect a frame belongs to. */
uint8_t deus_card_of(const deus_state *s, deus_frame frame);

void begin_sell(deus_play *play, deus_frame frame, const deus_effect *effect);
void ask_sell(deus_asking *asking);
void answer_sell(deus_play *play, deus_frame frame, dm_answer answer);
void begin_buy(deus_play *play, deus_frame frame, const deus_effect *effect);
void ask_buy(deus_asking *asking);
void answer_buy(deus_play *play, deus_frame frame, dm_answer answer);
/* In gold, while DEUS_ASK_BUY is asked. */
int deus_price_asked(const deus_state *s, uint8_t resource);

void begin_produce_one(deus_play *play, deus_frame frame, const deus_effect *effect);
void ask_produce(deus_asking *asking);
void answer_produce(deus_play *play, deus_frame frame, dm_answer answer);
void begin_produce_each(deus_play *play, deus_frame frame, const deus_effect *effect);
void begin_harvest(deus_play *play, deus_frame frame, const deus_effect *effect);
void ask_harvest(deus_asking *asking);
void answer_harvest(deus_play *play, deus_frame frame, dm_answer answer);

void begin_draw(deus_play *play, deus_frame frame, const deus_effect *effect);
void ask_draw(deus_asking *asking);
void answer_draw(deus_play *play, deus_frame frame, dm_answer answer);
/* Asks for up to `count` pieces, as many as the supply has; the frame says by which step. */
void deus_choose_pieces(deus_play *play, deus_frame frame, int count);
void begin_pieces(deus_play *play, deus_frame frame, const deus_effect *effect);
void ask_piece(deus_asking *asking);
void answer_piece(deus_play *play, deus_frame frame, dm_answer answer);
void begin_activate(deus_play *play, deus_frame frame, const deus_effect *effect);
void ask_activate(deus_asking *asking);
void answer_activate(deus_play *play, deus_frame frame, dm_answer answer);

void begin_raid(deus_play *play, deus_frame frame, const deus_effect *effect);
void ask_raid(deus_asking *asking);
void answer_raid(deus_play *play, deus_frame frame, dm_answer answer);
void begin_march(deus_play *play, deus_frame frame, const deus_effect *effect);
/* D-TP6: an army alone with a temple holds it. */
bool deus_guards_temple(const deus_state *s, uint8_t seat, uint8_t region);
void ask_army(deus_asking *asking);
void answer_army(deus_play *play, deus_frame frame, dm_answer answer);
void ask_march(deus_asking *asking);
void answer_march(deus_play *play, deus_frame frame, dm_answer answer);
void ask_rob(deus_asking *asking);
void answer_rob(deus_play *play, deus_frame frame, dm_answer answer);
void begin_piracy(deus_play *play, deus_frame frame, const deus_effect *effect);
void ask_piracy(deus_asking *asking);
void answer_piracy(deus_play *play, deus_frame frame, dm_answer answer);

/* Offerings; offer.c. */
void deus_begin_offer(deus_play *play, uint8_t card);
void ask_discard(deus_asking *asking);
void answer_discard(deus_play *play, deus_frame frame, dm_answer answer);
void ask_god(deus_asking *asking);
void answer_god(deus_play *play, deus_frame frame, dm_answer answer);
void ask_resource(deus_asking *asking);
void answer_resource(deus_play *play, deus_frame frame, dm_answer answer);
void run_refill(deus_play *play, deus_frame frame);

/* Cards in motion; deck.c. */
void deus_add_to_hand(deus_player *player, uint8_t card);
void deus_remove_from_hand(deus_player *player, uint8_t card);
int deus_drawable(const deus_state *s, uint8_t seat);
void deus_draw_cards(deus_play *play, uint8_t seat, int count, uint8_t via);
void deus_take_discards(deus_play *play, uint8_t seat, int count, uint8_t via);
void deus_discard_offering(deus_play *play);
bool deus_hand_is_known(const deus_player *player);

/* The end; end.c. */
void deus_check_trigger(deus_play *play);
void deus_tell_scores(deus_play *play);
void deus_score(const dm_state *state, dm_scores *scores);

/* Set-up; board.c, setup.c. */
bool deus_make_board(deus_state *s); /* from tiles; false if two villages touch */
void deus_draw_board(deus_state *s); /* tiles at random, by the state's chance */
bool deus_read_arrangement(deus_state *s, const char *name, dm_error *error);
void deus_name_arrangement(deus_state *s); /* finds the named arrangement the slots form */
void deus_write_arrangement(const deus_state *s, dm_writer *out);
bool deus_slots_fit(const deus_state *s, dm_error *error);
uint8_t deus_default_arrangement(uint8_t players);
uint8_t deus_tiles_for(uint8_t players);
extern const dm_option deus_options[];
bool deus_set_up(dm_state *state, const dm_setup *setup, dm_error *error);
/* All cards in play, unshuffled; which temples, if they are mixed, by the state's chance. */
void deus_fill_deck(deus_state *s);
bool deus_card_is_played(const deus_state *s, uint8_t card);
void deus_write_egypt(const deus_state *s, dm_writer *out);
void deus_write_options(const dm_state *state, dm_writer *out);
uint32_t deus_fingerprint(const dm_state *state);

/* The table's other functions. */
void deus_observe(const dm_state *state, uint8_t viewer, dm_state *seen);
void deus_determinize(dm_state *seen, uint8_t viewer, dm_random *random);
dm_answer deus_hide(const dm_state *before, dm_answer answer, uint8_t viewer);
void deus_write_position(const dm_state *state, dm_writer *out);
bool deus_read_position(dm_state *state, const char *text, dm_error *error);
void deus_write_view(const dm_state *seen, uint8_t viewer, dm_writer *out);
void deus_write_event(const dm_event *event, dm_writer *out);
void deus_write_reason(dm_reason reason, dm_writer *out);
void deus_write_token(dm_answer answer, dm_writer *out);
/* What the majorities would pay each seat now. */
void deus_majority_points(const deus_state *s, int points[DM_SEATS_MAX]);
bool deus_check(const dm_state *state, dm_error *error);

/* Every card in play that the state does not show, in the order of the card table; their number.
 * With mixed temples nobody knows which are in play: `random` chooses, or the first are taken. */
int deus_unseen_cards(const deus_state *s, uint8_t cards[DEUS_DECK_CARDS], dm_random *random);

/* The fields of a frame that a step uses: what positions write and read of it. `at` has four
 * meanings. */
enum {
    DEUS_USES_SEAT = 1,
    DEUS_USES_CARD = 2,
    DEUS_USES_COLUMN = 4,
    DEUS_USES_PLACE = 8,
    DEUS_USES_LEFT = 16,
    DEUS_USES_REGION = 32,     /* at */
    DEUS_USES_RESOURCE = 64,   /* at */
    DEUS_USES_COLOUR = 128,    /* at */
    DEUS_USES_LAST_CARD = 256, /* at */
    DEUS_USES_GOODS = 512
};

typedef struct deus_step_row {
    const char *name;
    uint16_t uses;    /* fields of the frame */
    uint8_t question; /* kind, if it asks */
    void (*ask)(deus_asking *asking);
    void (*answer)(deus_play *play, deus_frame frame, dm_answer answer);
    void (*run)(deus_play *play, deus_frame frame);
    /* Whether a frame read from a text makes sense in this state. */
    bool (*fits)(const deus_state *s, deus_frame frame);
    uint64_t operations; /* of a card's effect, that use this step; as a bit set */
} deus_step_row;

extern const deus_step_row deus_steps[DEUS_STEP_KINDS];

void deus_ask(const dm_state *state, dm_question *question, dm_refusals *refusals);
void deus_apply(dm_state *state, dm_answer answer, dm_events *events, dm_question *next);

#endif
