#include "drill/replay.h"

#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool fail(replay *replay, const char *format, ...) {
    va_list arguments;
    if (replay->problem[0]) return false;
    int used = snprintf(replay->problem, sizeof replay->problem,
                        "table %s, entry %u: ", replay->row.id, replay->entries);
    va_start(arguments, format);
    vsnprintf(replay->problem + used, sizeof replay->problem - (size_t)used, format, arguments);
    va_end(arguments);
    return false;
}

static void add_operation(client_operations *done, const char *kind, const char *token) {
    char text[DM_TOKEN_BYTES + 8];
    if (done->count == done->room) {
        done->room = done->room ? 2 * done->room : 64;
        done->list = realloc(done->list, (size_t)done->room * sizeof done->list[0]);
        if (done->list == NULL) abort();
    }
    snprintf(text, sizeof text, "%s%s%s", kind, token[0] ? " " : "", token);
    done->list[done->count++] = strdup(text);
}

/* ---- The shuffle ----------------------------------------------------------------------------- */

static void write_hex(char hex[65], const uint8_t bytes[32]) { sodium_bin2hex(hex, 65, bytes, 32); }

static void compute_seed(const replay *replay, char seed[65]) {
    char line[512], secret[65];
    uint8_t hash[crypto_hash_sha256_BYTES];
    write_hex(secret, replay->row.secret);
    int length = snprintf(line, sizeof line, "demiurge seed 1 %s %s", replay->row.id, secret);
    for (int k = 0; k < replay->row.seat_count; k++)
        length += snprintf(line + length, sizeof line - (size_t)length, " %s",
                           replay->bytes[k][0] ? replay->bytes[k] : "-");
    crypto_hash_sha256(hash, (const uint8_t *)line, (size_t)length);
    write_hex(seed, hash);
}

/* ---- Entries --------------------------------------------------------------------------------- */

/* "SEED VERSION" */
static bool begin(replay *replay, const store_entry *entry) {
    char seed[65], words[512];
    dm_setup setup;
    dm_error error;
    json_t *plan = json_loads(replay->row.plan, JSON_REJECT_DUPLICATES, NULL);
    const char *options = json_string_value(json_object_get(plan, "options"));
    compute_seed(replay, seed);
    snprintf(words, sizeof words, "%s players=%d seed=%s rules=%s", options ? options : "",
             replay->row.seat_count, seed, strchr(entry->text, ' ') ? entry->text + 65 : "1");
    json_decref(plan);
    if (strncmp(seed, entry->text, 64) != 0)
        return fail(replay, "the seed is %s, and was kept as %s", seed, entry->text);
    dm_setup_clear(&setup);
    replay->begun = dm_setup_add_words(&setup, words, &error) &&
                    dm_match_begin(&replay->match, dm_game_named(replay->row.game), &setup, &error);
    return replay->begun || fail(replay, "%s", error.text);
}

static bool play(replay *replay, const store_entry *entry) {
    char text[STORE_TEXT_BYTES], *rest = text;
    dm_match *match = &replay->match;
    snprintf(text, sizeof text, "%s", entry->text);
    for (char *token; (token = strtok_r(rest, " ", &rest));) {
        int index = dm_match_find(match, token);
        if (match->question.seat != entry->seat - 1 || index < 0)
            return fail(replay, "'%s' is no answer of seat %d", token, entry->seat);
        dm_match_play(match, index, NULL);
        add_operation(&replay->done[entry->seat - 1], "answer", token);
    }
    return true;
}

static bool take_back(replay *replay, const store_entry *entry) {
    uint32_t count = (uint32_t)atoi(entry->text);
    if (count >= replay->match.count) return fail(replay, "nothing to take back");
    dm_match_rewind(&replay->match, count);
    add_operation(&replay->done[entry->seat - 1], "undo", "");
    return true;
}

static bool end(replay *replay, const store_entry *entry) {
    char hash[20];
    snprintf(hash, sizeof hash, "%016llx",
             (unsigned long long)dm_hash(replay->match.game, &replay->match.state));
    replay->ended = true;
    return strcmp(hash, entry->text) == 0 ||
           fail(replay, "it ends with the hash %s, and was kept with %s", hash, entry->text);
}

static bool take(void *context, const store_entry *entry) {
    replay *replay = context;
    replay->entries++;
    if (entry->seq != replay->entries) return fail(replay, "it has the number %u", entry->seq);
    if (entry->seat > replay->row.seat_count) return fail(replay, "there is no such seat");
    if (strcmp(entry->kind, "ready") == 0)
        snprintf(replay->bytes[entry->seat - 1], sizeof replay->bytes[0], "%.64s", entry->text);
    if (strcmp(entry->kind, "begin") == 0) return begin(replay, entry);
    if (strcmp(entry->kind, "answer") == 0) return play(replay, entry);
    if (strcmp(entry->kind, "undo") == 0) return take_back(replay, entry);
    if (strcmp(entry->kind, "end") == 0) return end(replay, entry);
    return true;
}

void replay_clear(replay *replay) {
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) {
        for (int k = 0; k < replay->done[seat].count; k++) free(replay->done[seat].list[k]);
        free(replay->done[seat].list);
    }
    memset(replay, 0, sizeof *replay);
}

bool replay_table(replay *replay, store_handle *store, const char *id) {
    replay_clear(replay);
    snprintf(replay->row.id, sizeof replay->row.id, "%s", id);
    if (store_find_table(store, id, &replay->row) != STORE_DONE)
        return fail(replay, "the table is not in the store");
    if (store_entries(store, id, 0, take, replay) != STORE_DONE)
        return fail(replay, "%s", store_problem(store));
    if (replay->problem[0]) return false;
    return replay->entries == replay->row.seq ||
           fail(replay, "the table's row says %u entries", replay->row.seq);
}

const char *replay_seen_by(const replay *replay, uint8_t viewer) {
    static char line[DM_POSITION_BYTES];
    dm_writer out = dm_writer_on(line, sizeof line);
    dm_state seen;
    memset(&seen, 0, sizeof seen);
    replay->match.game->observe(&replay->match.state, viewer, &seen);
    replay->match.game->write_position(&seen, &out);
    return line;
}
