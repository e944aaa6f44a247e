/* Stores for tests (stores.h). */
#include "support/stores.h"

#include <dirent.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[256];

int store_folder_make(void **state) {
    const char *place = getenv("TMPDIR");
    (void)state;
    snprintf(folder, sizeof folder, "%s/demiurge-store-XXXXXX", place ? place : "/tmp");
    return mkdtemp(folder) ? 0 : -1;
}

int store_folder_remove(void **state) {
    DIR *files = opendir(folder);
    (void)state;
    if (files == NULL) return -1;
    for (struct dirent *file; (file = readdir(files));)
        if (file->d_name[0] != '.') unlink(store_file(file->d_name));
    closedir(files);
    return rmdir(folder);
}

int store_folder_count(void) {
    int count = 0;
    DIR *files = opendir(folder);
    for (struct dirent *file; (file = readdir(files));) count += file->d_name[0] != '.';
    closedir(files);
    return count;
}

const char *store_file(const char *name) {
    static _Thread_local char paths[16][600];
    static _Thread_local int next;
    char *path = paths[next++ % 16];
    snprintf(path, sizeof paths[0], "%s/%s", folder, name);
    return path;
}

void expect_result_at(const char *file, int line, store_handle *store, enum store_result expected,
                      enum store_result found) {
    static const char *const names[] = {"done", "absent", "conflict", "full", "failed"};
    if (found == expected) return;
    print_error("expected %s, found %s: %s\n", names[expected], names[found], store_problem(store));
    _fail(file, line);
}

store_handle *store_opened(const char *name) {
    char problem[STORE_PROBLEM_BYTES] = "";
    store_handle *store = store_open(store_file(name), problem);
    if (store == NULL) fail_msg("%s", problem);
    return store;
}

void store_make_from(const char *path, const char *dump) {
    static char text[1 << 16];
    sqlite3 *database;
    char *problem = NULL;
    FILE *file = fopen(dump, "rb");
    if (file == NULL) fail_msg("%s cannot be read", dump);
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    assert_true(length > 0 && length < sizeof text - 1);
    text[length] = '\0';
    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    if (sqlite3_exec(database, text, NULL, NULL, &problem) != SQLITE_OK) fail_msg("%s", problem);
    sqlite3_close(database);
}

/* ---- Records ------------------------------------------------------------------------------ */

static void name_it(char id[STORE_ID_BYTES], const char *what, int k) {
    snprintf(id, STORE_ID_BYTES, "%s%0*d", what, STORE_ID_BYTES - 1 - (int)strlen(what), k);
}

store_player a_player(int k) {
    store_player player = {.made = 1000 + k, .password = "$argon2id$v=19$…"};
    name_it(player.id, "player", k);
    snprintf(player.name, sizeof player.name, "Гравець %d", k);
    memset(player.feed, k + 1, sizeof player.feed);
    return player;
}

store_session a_session(int k, const store_player *player) {
    store_session session = {.made = 2000 + k, .used = 3000 + k, .about = "Firefox sur Linux"};
    name_it(session.id, "session", k);
    memset(session.key_hash, k + 101, sizeof session.key_hash);
    memcpy(session.player, player->id, sizeof session.player);
    return session;
}

static void seat_it(store_seat *seat, const store_player *player) {
    memcpy(seat->player, player->id, sizeof seat->player);
    memcpy(seat->name, player->name, sizeof seat->name);
}

store_table a_table(int k, const store_player *first, const store_player *second) {
    store_table table = {
        .plan = "{\"game\": \"deus\"}",
        .rules = "1 edc46fa3",
        .game = "deus",
        .open = true,
        .rated = true,
        .turn = 2,
        .step = 5,
        .made = 4000 + k,
        .changed = 5000 + k,
        .deadline = 6000 + k,
        .seat_count = 3,
        .seats[2] = {.name = "Bot", .bot = "level:5"},
    };
    name_it(table.id, "table", k);
    name_it(table.next, "next", k);
    memset(table.secret, k + 51, sizeof table.secret);
    memset(table.key_hash, k + 52, sizeof table.key_hash);
    if (first) seat_it(&table.seats[0], first);
    if (second) seat_it(&table.seats[1], second);
    return table;
}

store_entry next_entry(store_table *table) {
    store_entry entry = {.seq = ++table->seq, .kind = "answer"};
    entry.at = 7000 + entry.seq;
    entry.seat = (uint8_t)(1 + entry.seq % 2);
    snprintf(entry.text, sizeof entry.text, "build:galley at:A%u", (unsigned)entry.seq);
    return entry;
}

store_table table_added(store_handle *store, int k) {
    store_table table = a_table(k, NULL, NULL);
    expect_done(store, store_begin(store));
    expect_done(store, store_add_table(store, &table));
    expect_done(store, store_lease(store, table.id, "server", 0, 1000000));
    expect_done(store, store_commit(store));
    return table;
}

enum store_result append_committed(store_handle *store, store_table *table, int count) {
    store_table after = *table;
    enum store_result result = store_begin(store);
    if (result != STORE_DONE) return result;
    for (int k = 0; k < count && result == STORE_DONE; k++) {
        store_entry entry = next_entry(&after);
        result = store_append(store, "server", &after, &entry);
    }
    enum store_result committed = store_commit(store);
    if (result == STORE_DONE) result = committed;
    if (result == STORE_DONE) *table = after;
    return result;
}

static bool count_next(void *context, const store_entry *entry) {
    uint32_t *count = context;
    store_table table = {.seq = *count};
    store_entry expected = next_entry(&table);
    assert_int_equal(entry->seq, ++*count);
    assert_string_equal(entry->text, expected.text);
    return true;
}

uint32_t count_entries(store_handle *store, const char *table) {
    uint32_t count = 0;
    expect_done(store, store_entries(store, table, 0, count_next, &count));
    return count;
}
