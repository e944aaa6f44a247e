/* What the table knows of Gheos: which operand of an answer is what, and which events change what
 * a player has. */
#include "api/gheos.h"

#include "engine/guard.h"
#include "engine/json.h"
#include "gheos/game.h"
#include "gheos/rules.h"

/* ---- Answers ----------------------------------------------------------------------------- */

static void write_cell(dm_answer answer, dm_writer *out) {
    json_number_at(out, "x", gheos_cell_x(answer));
    json_number_at(out, "y", gheos_cell_y(answer));
}

static void write_operands(dm_answer answer, dm_writer *out) {
    dm_guard(answer.verb < GHEOS_VERBS);
    json_string_at(out, "verb", gheos_verb_ids[answer.verb]);
    switch ((enum gheos_verb)answer.verb) {
    case GHEOS_SAY_TILE: json_string_at(out, "tile", gheos_tile_id(answer.a)); break;
    case GHEOS_SAY_ADD:
    case GHEOS_SAY_REPLACE: write_cell(answer, out); break;
    case GHEOS_SAY_FOUND:
        write_cell(answer, out);
        json_number_at(out, "side", answer.c);
        break;
    case GHEOS_SAY_TURN: json_number_at(out, "rotation", answer.a); break;
    case GHEOS_SAY_MIGRATE: json_number_at(out, "side", answer.a); break;
    case GHEOS_SAY_PAY:
    case GHEOS_SAY_WINNER:
    case GHEOS_SAY_TAKE:
    case GHEOS_SAY_COLOUR:
        json_string_at(out, "civilisation", gheos_civilisation_ids[answer.a]);
        break;
    default: break;
    }
}

static const char *reason_name(uint8_t code) {
    dm_guard(code < GHEOS_REASONS);
    return gheos_reason_ids[code];
}

/* ---- Secrets: there are none about points ------------------------------------------------- */

static bool shows_total(const dm_state *seen, uint8_t viewer, uint8_t seat) {
    (void)seen;
    (void)viewer;
    (void)seat;
    return true;
}

static bool shows_points(const dm_state *seen, uint8_t viewer, uint8_t seat, uint8_t source) {
    (void)source;
    return shows_total(seen, viewer, seat);
}

/* ---- Quantities and events --------------------------------------------------------------- */

_Static_assert((int)API_GHEOS_QUANTITIES <= (int)API_QUANTITIES_MAX,
               "room for all quantities of Gheos");

static const char *const quantities[] = {
    "vp", "tokens", "red", "green", "yellow", "blue", "black", "white", NULL,
};

static void write_quantity(enum text_language language, int quantity, int amount, dm_writer *out) {
    assert(quantity >= 0 && quantity < API_GHEOS_QUANTITIES);
    if (quantity == API_GHEOS_VP)
        text_gheos_vp(language, amount, out);
    else if (quantity == API_GHEOS_TOKENS)
        text_gheos_tokens(language, amount, out);
    else
        text_gheos_followers(language, (uint8_t)(quantity - API_GHEOS_FOLLOWERS), amount, out);
}

static int changes(const api_observation *seen, const dm_event *event, api_change *list) {
    uint8_t quantity = API_GHEOS_VP;
    int sign = 1, amount = event->amount;
    (void)seen;
    if (event->seat >= DM_SEATS_MAX) return 0;
    switch ((enum gheos_event_kind)event->kind) {
    case GHEOS_DID_TEMPLE:
    case GHEOS_DID_TOKEN:
    case GHEOS_DID_EPOCH_VP:
    case GHEOS_DID_FINAL_VP: break;
    case GHEOS_DID_PAY:
    case GHEOS_DID_LOSE: sign = -1; /* fall through */
    case GHEOS_DID_FOUND: quantity = (uint8_t)(API_GHEOS_FOLLOWERS + event->a); break;
    case GHEOS_DID_TAKE:
        quantity = (uint8_t)(API_GHEOS_FOLLOWERS + event->a);
        amount = 1;
        break;
    default: return 0;
    }
    list[0] = (api_change){event->seat, quantity, (int16_t)(sign * amount)};
    if (event->kind != GHEOS_DID_TOKEN) return 1;
    list[1] = (api_change){event->seat, API_GHEOS_TOKENS, -1};
    return 2;
}

static bool ends_telling(const dm_event *event) {
    switch ((enum gheos_event_kind)event->kind) {
    case GHEOS_DID_DRAW:
    case GHEOS_DID_SEE_TILE:
    case GHEOS_DID_EPOCH:
    case GHEOS_DID_START_TURN: return true;
    default: return false;
    }
}

/* That no token was played, a tile drawn or nothing gained is no news. */
static enum api_telling telling(const dm_event *event) {
    switch ((enum gheos_event_kind)event->kind) {
    case GHEOS_DID_KEEP:
    case GHEOS_DID_DRAW:
    case GHEOS_DID_FINAL_VP: return API_TELLS_NOTHING;
    case GHEOS_DID_EPOCH_VP: return event->amount ? API_TELLS : API_TELLS_NOTHING;
    default: return API_TELLS;
    }
}

static const char *origin(const dm_event *event, int amount) {
    (void)amount;
    switch ((enum gheos_event_kind)event->kind) {
    case GHEOS_DID_TEMPLE: return "temples";
    case GHEOS_DID_TOKEN: return "tokens";
    case GHEOS_DID_EPOCH_VP: return "epochs";
    default: return NULL;
    }
}

/* Parts of a turn; a forecast stays within its own. */
static int part_of_turn(uint8_t question) {
    assert(question < GHEOS_ASK_KINDS);
    if (question == GHEOS_ASK_TILE) return 0;
    if (question <= GHEOS_ASK_TARGET) return 1;
    return question <= GHEOS_ASK_COLOUR ? 2 : 3;
}

static bool foresees(uint8_t asked, uint8_t later) {
    return asked != GHEOS_ASK_TILE && part_of_turn(asked) == part_of_turn(later);
}

/* A scoring token that would give nothing is kept. */
static bool settle(const dm_state *state, const dm_question *question, dm_answer *answer) {
    (void)state;
    *answer = (dm_answer){.verb = GHEOS_SAY_KEEP};
    return question->kind == GHEOS_ASK_TOKEN && question->args[0] == 0;
}

const api_game api_gheos = {
    .game = &gheos_game,
    .write_operands = write_operands,
    .reason_name = reason_name,
    .shows_points = shows_points,
    .shows_total = shows_total,
    .quantities = quantities,
    .write_quantity = write_quantity,
    .changes = changes,
    .ends_telling = ends_telling,
    .telling = telling,
    .points = API_GHEOS_VP,
    .origin = origin,
    .foresees = foresees,
    .settle = settle,
    .write_outcome = api_gheos_outcome,
    .write_catalogue = api_gheos_catalogue,
};
