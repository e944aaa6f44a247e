/* What the table knows of Deus: which operand of an answer is what, and which events change what
 * a player has. */
#include "api/deus.h"

#include "api/game.h"
#include "deus/game.h"
#include "deus/state.h"
#include "deus/token.h"
#include "engine/guard.h"
#include "engine/json.h"

/* ---- Answers ----------------------------------------------------------------------------- */

static void write_region(uint8_t region, dm_writer *out) {
    char name[DEUS_REGION_NAME_BYTES];
    deus_region_name(region, name);
    json_string_at(out, "region", name);
}

static void write_card(uint8_t card, dm_writer *out) {
    if (card != DM_UNKNOWN) json_string_at(out, "card", deus_cards[card].id);
}

static void write_card_in_column(dm_answer answer, dm_writer *out) {
    write_card(answer.c, out);
    json_string_at(out, "colour", deus_colour_ids[answer.a]);
    json_number_at(out, "place", answer.b + 1);
}

static void write_operands(dm_answer answer, dm_writer *out) {
    dm_guard(answer.verb < DEUS_VERBS);
    json_string_at(out, "verb", deus_verb_ids[answer.verb]);
    if (answer.a == DM_UNKNOWN) return;
    switch ((enum deus_operand)deus_operands[answer.verb]) {
    case DEUS_NOTHING: break;
    case DEUS_CARD: write_card(answer.a, out); break;
    case DEUS_RESOURCE: json_string_at(out, "resource", deus_resource_ids[answer.a]); break;
    case DEUS_COLOUR: json_string_at(out, "colour", deus_colour_ids[answer.a]); break;
    case DEUS_GOD: json_string_at(out, "god", deus_god_ids[answer.a]); break;
    case DEUS_REGION: write_region(answer.a, out); break;
    case DEUS_NUMBER: json_number_at(out, "number", answer.a); break;
    case DEUS_SEAT: json_number_at(out, "player", answer.a + 1); break;
    case DEUS_CARD_IN_COLUMN: write_card_in_column(answer, out); break;
    case DEUS_TWO_RESOURCES:
        json_string_at(out, "resource", deus_resource_ids[answer.a]);
        json_string_at(out, "other", deus_resource_ids[answer.b]);
        break;
    case DEUS_RESOURCE_AND_SPACE:
        json_string_at(out, "resource", deus_resource_ids[answer.a]);
        json_number_at(out, "space", answer.b + 1);
        break;
    case DEUS_SEAT_AND_COLOUR:
        json_number_at(out, "player", answer.a + 1);
        json_string_at(out, "colour", deus_colour_ids[answer.b]);
        break;
    }
}

static const char *reason_name(uint8_t code) {
    dm_guard(code < DEUS_REASONS);
    return deus_reason_ids[code];
}

/* ---- Secrets ----------------------------------------------------------------------------- */

/* VP gained in play are secret until the end (D-S5), and so is every sum with them. */
static bool shows_total(const dm_state *seen, uint8_t viewer, uint8_t seat) {
    const deus_state *s = deus_const(seen);
    return viewer == seat || viewer == DM_ALL || s->open_vp || s->depth == 0;
}

static bool shows_points(const dm_state *seen, uint8_t viewer, uint8_t seat, uint8_t source) {
    return source != DEUS_FROM_PLAY || shows_total(seen, viewer, seat);
}

/* ---- Quantities -------------------------------------------------------------------------- */

_Static_assert((int)API_DEUS_QUANTITIES <= (int)API_QUANTITIES_MAX,
               "room for all quantities of Deus");

static const char *const quantities[] = {
    "gold",     "vp",         "wood",       "clay",  "stone",    "wheat",
    "maritime", "production", "scientific", "civil", "military", "tokens",
    "barque-1", "barque-2",   "barque-3",   "cards", NULL,
};

/* Barques, which the text layer counts in no noun of its own. */
static void write_barques(enum text_language language, int size, int amount, dm_writer *out) {
    static const char *const barque_of_size[TEXT_LANGUAGES] = {
        " × barque of size ", " × barque de taille ", " × барка розміру "};
    dm_write_number(out, amount);
    dm_write(out, barque_of_size[language]);
    dm_write_number(out, size);
}

static void write_quantity(enum text_language language, int quantity, int amount, dm_writer *out) {
    assert(quantity >= 0 && quantity < API_DEUS_QUANTITIES);
    if (quantity == API_DEUS_GOLD)
        text_deus_gold(language, amount, out);
    else if (quantity == API_DEUS_VP)
        text_deus_vp(language, amount, out);
    else if (quantity < API_DEUS_PIECE)
        text_deus_amount(language, (uint8_t)(quantity - API_DEUS_RESOURCE), amount, out);
    else if (quantity < API_DEUS_TOKENS)
        text_deus_piece(language, (uint8_t)(quantity - API_DEUS_PIECE), amount, out);
    else if (quantity == API_DEUS_CARDS)
        text_deus_cards(language, amount, out);
    else if (quantity == API_DEUS_TOKENS)
        text_deus_tokens(language, amount, out);
    else
        write_barques(language, quantity - API_DEUS_BARQUE + 1, amount, out);
}

/* ---- Events ------------------------------------------------------------------------------ */

/* What an event adds (sign 1) to the seat it happens to, or takes (-1). Where the quantity depends
 * on the event's first operand, `by_operand` says so. A piece that is placed is not counted: the
 * answer itself tells it. */
static const struct {
    uint8_t quantity;
    int8_t sign;
    bool by_operand;
} effects[DEUS_EVENT_KINDS] = {
    [DEUS_DID_PAY_RESOURCE] = {API_DEUS_RESOURCE, -1, true},
    [DEUS_DID_PAY_GOLD] = {API_DEUS_GOLD, -1, false},
    [DEUS_DID_PAY_VP] = {API_DEUS_VP, -1, false},
    [DEUS_DID_WIN_VILLAGE] = {API_DEUS_VP, 1, false},
    [DEUS_DID_GAIN_GOLD] = {API_DEUS_GOLD, 1, false},
    [DEUS_DID_GAIN_VP] = {API_DEUS_VP, 1, false},
    [DEUS_DID_GAIN_RESOURCE] = {API_DEUS_RESOURCE, 1, true},
    [DEUS_DID_GAIN_PIECE] = {API_DEUS_PIECE, 1, true},
    [DEUS_DID_SELL] = {API_DEUS_RESOURCE, -1, true},
    [DEUS_DID_RAID] = {API_DEUS_VP, 1, false},
    [DEUS_DID_DRAW] = {API_DEUS_CARDS, 1, false},
    [DEUS_DID_TAKE_DISCARD] = {API_DEUS_CARDS, 1, false},
    [DEUS_DID_SPILL] = {API_DEUS_RESOURCE, -1, true},
    [DEUS_DID_RALLY] = {API_DEUS_TOKENS, 1, false},
    [DEUS_DID_SPEND_TOKENS] = {API_DEUS_TOKENS, -1, false},
    [DEUS_DID_SHOOT] = {API_DEUS_VP, 1, false},
    [DEUS_DID_COIN] = {API_DEUS_GOLD, -1, false},
    [DEUS_DID_BLESS] = {API_DEUS_VP, 1, false},
};

static int change_two(const dm_event *event, api_change *changes, uint8_t quantity) {
    changes[0] = (api_change){event->seat, quantity, event->amount};
    changes[1] = (api_change){event->a, quantity, (int16_t)-event->amount};
    return 2;
}

/* How much VP somebody can lose may be secret, so a theft of VP is not foretold. */
static int changes_of_many(const api_observation *seen, const dm_event *event,
                           api_change *changes) {
    switch (event->kind) {
    case DEUS_DID_BUY:
        changes[0] = (api_change){event->seat, (uint8_t)(API_DEUS_RESOURCE + event->a), 1};
        changes[1] = (api_change){event->seat, API_DEUS_GOLD, (int16_t)-event->amount};
        return 2;
    case DEUS_DID_STEAL_GOLD: return change_two(event, changes, API_DEUS_GOLD);
    case DEUS_DID_STEAL_VP:
        if (!shows_total(&seen->state, seen->reader.viewer, event->a)) return API_SECRET;
        return change_two(event, changes, API_DEUS_VP);
    case DEUS_DID_GAIN_BARQUE:
        changes[0] = (api_change){event->seat, (uint8_t)(API_DEUS_BARQUE + event->amount - 1), 1};
        return 1;
    case DEUS_DID_FORTIFY:
        changes[0] = (api_change){event->a, (uint8_t)(API_DEUS_PIECE + event->b), -1};
        return 1;
    default: return 0;
    }
}

static int changes(const api_observation *seen, const dm_event *event, api_change *list) {
    dm_guard(event->kind < DEUS_EVENT_KINDS);
    int sign = effects[event->kind].sign;
    if (event->seat >= DM_SEATS_MAX) return 0;
    if (sign == 0) return changes_of_many(seen, event, list);
    uint8_t quantity = effects[event->kind].quantity;
    if (effects[event->kind].by_operand) quantity = (uint8_t)(quantity + event->a);
    list[0] = (api_change){event->seat, quantity, (int16_t)(sign * event->amount)};
    return 1;
}

static bool ends_telling(const dm_event *event) {
    switch (event->kind) {
    case DEUS_DID_START_TURN:
    case DEUS_DID_SEE_CARD:
    case DEUS_DID_RESHUFFLE:
    case DEUS_DID_TAKE_DISCARD:
    case DEUS_DID_EXCHANGE:
    case DEUS_DID_DRAW:
    case DEUS_DID_END: return true;
    default: return false;
    }
}

static enum api_telling telling(const dm_event *event) {
    switch (event->kind) {
    case DEUS_DID_SCORE: return API_TELLS_NOTHING; /* the final points tell it */
    case DEUS_DID_PAY_RESOURCE:
    case DEUS_DID_GAIN_GOLD:
    case DEUS_DID_GAIN_VP:
    case DEUS_DID_GAIN_RESOURCE:
    case DEUS_DID_GAIN_PIECE:
    case DEUS_DID_SPILL:
    case DEUS_DID_RALLY:
    case DEUS_DID_BLESS:
    case DEUS_DID_SELL: return API_ADDS_UP;
    default: return API_TELLS;
    }
}

/* Causes beyond cards and gods. */
enum { BY_EDGE = DEUS_VIA_GOD + DEUS_COLOURS, BY_VILLAGE };

static uint8_t cause(const dm_event *event) {
    if (event->kind == DEUS_DID_PAY_VP) return BY_EDGE;
    return event->kind == DEUS_DID_WIN_VILLAGE ? BY_VILLAGE : event->via;
}

static const char *via_name(uint8_t via) {
    if (via == BY_EDGE) return "edge";
    if (via == BY_VILLAGE) return "village";
    if (via >= DEUS_VIA_GOD)
        return via - DEUS_VIA_GOD < DEUS_COLOURS ? deus_god_ids[via - DEUS_VIA_GOD] : NULL;
    return via < DEUS_CARD_KINDS ? deus_cards[via].id : NULL;
}

static const char *origin(const dm_event *event, int amount) {
    if (amount < 0) return "lost";
    if (event->kind == DEUS_DID_WIN_VILLAGE) return "villages";
    if (event->via >= DEUS_VIA_GOD) return event->via == DM_UNKNOWN ? "other" : "gods";
    return event->via < DEUS_CARD_KINDS ? deus_colour_ids[deus_cards[event->via].colour] : "other";
}

/* A turn to its end; picks before the first turn are secret, and change nothing else. */
static bool foresees(uint8_t asked, uint8_t later) {
    return asked != DEUS_ASK_PICK && later != DEUS_ASK_PICK;
}

/* D-B2: own goods first, and gold only where there are none. */
static bool settle(const dm_state *state, const dm_question *question, dm_answer *answer) {
    (void)state;
    if (question->kind != DEUS_ASK_PAY) return false;
    *answer = question->answers[0];
    for (int k = 0; k < question->count; k++)
        if (question->answers[k].verb == DEUS_SAY_PAY) *answer = question->answers[k];
    return true;
}

const api_game api_deus = {
    .game = &deus_game,
    .write_operands = write_operands,
    .reason_name = reason_name,
    .shows_points = shows_points,
    .shows_total = shows_total,
    .quantities = quantities,
    .write_quantity = write_quantity,
    .changes = changes,
    .ends_telling = ends_telling,
    .telling = telling,
    .cause = cause,
    .via_name = via_name,
    .points = API_DEUS_VP,
    .origin = origin,
    .foresees = foresees,
    .choice_set = api_deus_choice_set,
    .settle = settle,
    .write_catalogue = api_deus_catalogue,
};
