/* Writing a table. */
#include "online/table_json.h"

#include <string.h>

#include "api/shuffle.h"
#include "engine/guard.h"
#include "engine/json.h"
#include "online/command.h"
#include "online/secret.h"
#include "text/levels.h"

enum { NAME_BYTES = sizeof(((dm_match *)0)->names[0]) };

static const char *const phase_names[] = {"waiting", "playing", "over"};

uint8_t table_json_viewer(const online_table *table, uint8_t seat) {
    return table->phase == STORE_OVER ? DM_ALL : seat;
}

/* A seat from 1, or null. */
static void number_or_null(dm_writer *out, const char *key, uint8_t seat) {
    json_key(out, key);
    if (seat < DM_SEATS_MAX)
        json_number(out, seat + 1);
    else
        json_nothing(out);
}

static void write_seat(const online_table *table, uint8_t k, bool here, dm_writer *out) {
    const online_seat *seat = &table->seats[k];
    json_open(out, '{');
    json_string_at(out, "name", seat->name);
    json_string_at(out, "player", seat->player);
    json_string_at(out, "bot", seat->bot);
    json_bool_at(out, "ready", seat->ready);
    json_bool_at(out, "here", here);
    json_bool_at(out, "away", seat->away);
    json_bool_at(out, "resigned", seat->resigned);
    if (table->plan.clock != PLAN_CLOCK_NONE) json_number_at(out, "time", seat->time);
    json_close(out, '}');
}

static void write_seats(const online_table *table, const table_presence *presence, dm_writer *out) {
    json_key(out, "seats");
    json_open(out, '[');
    for (uint8_t k = 0; k < table->plan.players; k++) write_seat(table, k, presence->here[k], out);
    json_close(out, ']');
}

static void write_commitment(const online_table *table, dm_writer *out) {
    char secret[SECRET_HEX_BYTES], commitment[SECRET_HEX_BYTES];
    secret_write_hex(table->secret, secret);
    shuffle_commitment(table->id, secret, commitment);
    json_string_at(out, "commitment", commitment);
}

static void write_undo(const online_table *table, const table_reader *reader, dm_writer *out) {
    const char *why = reader->seat < DM_SEATS_MAX && table->phase == STORE_PLAYING
                          ? command_why_no_undo(table, reader->seat, reader->language)
                          : "";
    json_key(out, "undo");
    json_open(out, '{');
    json_bool_at(out, "can", why == NULL);
    if (why && *why) json_string_at(out, "why", why);
    json_close(out, '}');
}

static void write_proposal(const online_table *table, dm_writer *out) {
    const online_proposal *proposal = &table->proposal;
    json_key(out, "proposal");
    if (proposal->seat == DM_NOBODY) {
        json_nothing(out);
        return;
    }
    json_open(out, '{');
    json_number_at(out, "seat", proposal->seat + 1);
    json_number_at(out, "to", proposal->to);
    json_key(out, "agreed");
    json_open(out, '[');
    for (int k = 0; k < table->plan.players; k++)
        if (proposal->agreed[k]) json_number(out, k + 1);
    json_close(out, ']');
    json_close(out, '}');
}

static void write_outage(const online_table *table, dm_writer *out) {
    if (table->voided) json_bool_at(out, "void", true);
    json_key(out, "outage");
    if (table->phase != STORE_PLAYING || table->outage.length == 0) {
        json_nothing(out);
        return;
    }
    json_open(out, '{');
    json_number_at(out, "milliseconds", table->outage.length);
    json_key(out, "agreed");
    json_open(out, '[');
    for (int k = 0; k < table->plan.players; k++)
        if (table->outage.agreed[k]) json_number(out, k + 1);
    json_close(out, ']');
    json_close(out, '}');
}

static void write_position(const online_table *table, uint8_t viewer, dm_writer *out) {
    const dm_match *match = &table->match;
    char text[DM_POSITION_BYTES];
    dm_state seen;
    dm_writer line = dm_writer_on(text, sizeof text);
    match->game->observe(&match->state, viewer, &seen);
    match->game->write_position(&seen, &line);
    json_string_at(out, "position", text);
}

/* Bots are called as the reader's language calls their level: so do the pages. */
static void name_bots(const online_table *table, enum text_language language,
                      char names[][NAME_BYTES]) {
    for (int k = 0; k < table->plan.players; k++) {
        const char *bot = table->plan.bots[k];
        if (bot[0] == '\0') continue;
        dm_writer out = dm_writer_on(names[k], sizeof names[k]);
        dm_write(&out, text_level_name(language, bot[strlen("level:")] - '0'));
    }
}

/* `names` is the caller's, and lasts as long as the story. */
static api_story story_of(const online_table *table, uint8_t viewer, enum text_language language,
                          char names[DM_SEATS_MAX][NAME_BYTES]) {
    dm_guard(table->match.game);
    memcpy(names, table->match.names, sizeof table->match.names);
    name_bots(table, language, names);
    return (api_story){&table->match, language, viewer, table->base, &table->moment, names};
}

void table_json_write_game(const online_table *table, const table_reader *reader, dm_writer *out) {
    dm_guard(table->match.game);
    uint8_t viewer = table_json_viewer(table, reader->seat);
    uint32_t from = online_still_known(table, reader->seq, reader->step);
    char names[DM_SEATS_MAX][NAME_BYTES];
    api_story story = story_of(table, viewer, reader->language, names);
    json_number_at(out, "step", online_step(table));
    json_number_at(out, "from", from);
    api_write_happened(&story, from - table->base, table->match.count, out);
    write_position(table, viewer, out);
    write_undo(table, reader, out);
    write_proposal(table, out);
}

void table_json_write(const online_table *table, const table_reader *reader,
                      const table_presence *presence, dm_writer *out) {
    assert(reader->seat < table->plan.players || reader->seat == DM_PUBLIC);
    json_string_at(out, "table", table->id);
    json_number_at(out, "seq", table->seq);
    json_key(out, "plan");
    json_open(out, '{');
    plan_write(&table->plan, out);
    json_close(out, '}');
    json_string_at(out, "phase", phase_names[table->phase]);
    number_or_null(out, "you", reader->seat);
    write_seats(table, presence, out);
    number_or_null(out, "turn", online_turn(table));
    json_number_at(out, "since", table->since + presence->uncounted);
    write_outage(table, out);
    write_commitment(table, out);
    if (table->phase == STORE_WAITING) json_number_at(out, "expires", table->changed + TABLE_WAITS);
    if (table->next[0]) json_string_at(out, "next", table->next);
}

void table_json_write_result(const online_table *table, dm_writer *out) {
    uint8_t places[DM_SEATS_MAX];
    int points[DM_SEATS_MAX];
    if (table->phase != STORE_OVER || table->voided) return;
    if (table->match.game == NULL) return; /* the story has it */
    online_result(table, places, points);
    json_key(out, "result");
    json_open(out, '{');
    json_key(out, "places");
    json_open(out, '[');
    for (int k = 0; k < table->plan.players; k++) json_number(out, places[k]);
    json_close(out, ']');
    json_key(out, "points");
    json_open(out, '[');
    for (int k = 0; k < table->plan.players; k++) json_number(out, points[k]);
    json_close(out, ']');
    json_bool_at(out, "rated", table->plan.rated && !table->unrated);
    json_close(out, '}');
}

void table_json_write_log(const online_table *table, uint8_t seat, enum text_language language,
                          dm_writer *out) {
    char names[DM_SEATS_MAX][NAME_BYTES];
    if (table->phase == STORE_WAITING) {
        dm_write(out, ",\"happened\":[]");
        return;
    }
    api_story story = story_of(table, table_json_viewer(table, seat), language, names);
    api_write_happened(&story, 0, table->match.count, out);
}

static void write_row_seat(const store_seat *seat, dm_writer *out) {
    json_open(out, '{');
    json_string_at(out, "name", seat->name);
    json_string_at(out, "player", seat->player);
    json_string_at(out, "bot", seat->bot);
    json_close(out, '}');
}

void table_json_write_summary(const store_table *row, dm_writer *out) {
    dm_guard(row->seat_count <= STORE_SEATS);
    json_open(out, '{');
    json_string_at(out, "table", row->id);
    json_string_at(out, "phase", phase_names[row->phase]);
    json_key(out, "plan");
    dm_write(out, row->plan);
    json_key(out, "seats");
    json_open(out, '[');
    for (int k = 0; k < row->seat_count; k++) write_row_seat(&row->seats[k], out);
    json_close(out, ']');
    number_or_null(out, "turn", row->turn ? (uint8_t)(row->turn - 1) : DM_NOBODY);
    json_number_at(out, "step", row->step);
    json_number_at(out, "made", row->made);
    json_number_at(out, "changed", row->changed);
    if (row->phase == STORE_WAITING) json_number_at(out, "expires", row->changed + TABLE_WAITS);
    json_close(out, '}');
}

void table_json_write_proof(const online_table *table, dm_writer *out) {
    dm_guard(table->phase == STORE_OVER); /* till then the secret is one */
    const char *parts[DM_SEATS_MAX];
    char secret[SECRET_HEX_BYTES];
    secret_write_hex(table->secret, secret);
    for (uint8_t k = 0; k < table->plan.players; k++)
        parts[k] = table->plan.bots[k][0] ? "-" : table->seats[k].bytes;
    shuffle_write_proof(table->id, secret, parts, table->plan.players, out);
}
