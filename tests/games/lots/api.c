/* What the table knows of Lots. */
#include "api/game.h"
#include "engine/json.h"
#include "lots.h"

enum { OF_POINTS };

static void write_operands(dm_answer answer, dm_writer *out) {
    json_string_at(out, "verb", "lay");
    json_number_at(out, "number", answer.a);
}

static const char *reason_name(uint8_t code) { return code == LOTS_GONE ? "gone" : NULL; }

static bool shows_points(const dm_state *seen, uint8_t viewer, uint8_t seat, uint8_t source) {
    (void)seen, (void)viewer, (void)seat, (void)source;
    return true;
}

static bool shows_total(const dm_state *seen, uint8_t viewer, uint8_t seat) {
    (void)seen, (void)viewer, (void)seat;
    return true;
}

static const char *const quantities[] = {"points", NULL};

static void write_quantity(enum text_language language, int quantity, int amount, dm_writer *out) {
    (void)language, (void)quantity;
    dm_write_number(out, amount);
}

static int changes(const api_observation *seen, const dm_event *event, api_change *list) {
    (void)seen;
    if (event->kind != LOTS_DID_WIN) return 0;
    list[0] = (api_change){event->seat, OF_POINTS, event->amount};
    return 1;
}

/* What the last number shows and what prize comes next nobody knows before. */
static bool ends_telling(const dm_event *event) {
    return event->kind == LOTS_DID_SHOW || event->kind == LOTS_DID_BEGIN_TURN;
}

static enum api_telling telling(const dm_event *event) {
    (void)event;
    return API_TELLS;
}

static const char *origin(const dm_event *event, int amount) {
    (void)amount;
    return event->kind == LOTS_DID_WIN ? "prizes" : NULL;
}

static bool foresees(uint8_t asked, uint8_t later) {
    (void)asked, (void)later;
    return false;
}

static void write_catalogue(enum text_language language, dm_writer *out) {
    (void)language;
    json_number_at(out, "numbers", LOTS_NUMBERS);
}

extern const api_game api_lots; /* as the table of games declares it */
const api_game api_lots = {
    .game = &lots_game,
    .write_operands = write_operands,
    .reason_name = reason_name,
    .shows_points = shows_points,
    .shows_total = shows_total,
    .quantities = quantities,
    .write_quantity = write_quantity,
    .changes = changes,
    .ends_telling = ends_telling,
    .telling = telling,
    .points = OF_POINTS,
    .origin = origin,
    .foresees = foresees,
    .write_catalogue = write_catalogue,
};
