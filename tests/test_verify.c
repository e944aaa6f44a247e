/* `demiurge verify`: games as a server keeps them are replayed, and whatever is changed in the
 * database afterwards is told. */
#include "support/stores.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "api/shuffle.h"
#include "engine/record.h"
#include "online/load.h"
#include "online/secret.h"
#include "online/table.h"

/* ---- A server's hand ----------------------------------------------------------------------- */

static store_handle *db;
static online_table *table;

static void write_position(char position[STORE_POSITION_BYTES]) {
    dm_writer out = dm_writer_on(position, STORE_POSITION_BYTES);
    table->plan.game->write_position(&table->match.state, &out);
}

static void keep_position(void) {
    char position[STORE_POSITION_BYTES];
    write_position(position);
    expect_done(db, store_keep_position(db, table->id, table->seq, table->rules, position));
}

static void append(int seat, const char *kind, const char *text) {
    store_entry entry = {.seq = table->seq + 1, .at = table->changed + 100, .seat = (uint8_t)seat};
    store_table row;
    dm_error error;
    strcpy(entry.kind, kind);
    strcpy(entry.text, text);
    if (!online_apply(table, &entry, &error)) fail_msg("%s", error.text);
    online_row(table, &row);
    expect_done(db, store_append(db, "server", &row, &entry));
    if (table->phase != STORE_WAITING) keep_position();
}

static void open_table(int number, const char *plan_text) {
    store_table row;
    uint8_t secret[32];
    char id[STORE_ID_BYTES];
    online_plan plan;
    dm_error error;
    memset(secret, number, sizeof secret);
    snprintf(id, sizeof id, "table%011d", number);
    if (!plan_read_text(&plan, plan_text, &error)) fail_msg("%s", error.text);
    table = calloc(1, sizeof *table);
    online_open(table, id, &plan, secret, 50);
    online_row(table, &row);
    expect_done(db, store_begin(db));
    expect_done(db, store_add_table(db, &row));
    expect_done(db, store_lease(db, id, "server", 0, 1000));
}

static void close_table(void) {
    expect_done(db, store_commit(db));
    free(table);
}

static void seat_people(const store_player players[]) {
    char text[STORE_ID_BYTES + STORE_NAME_BYTES], bytes[SECRET_HEX_BYTES];
    for (int k = 0; k < table->plan.players; k++) {
        if (table->plan.bots[k][0]) continue;
        snprintf(text, sizeof text, "%s %s", players[k].id, players[k].name);
        append(k + 1, "sit", text);
        secret_write_hex((uint8_t[SECRET_BYTES]){(uint8_t)(k + 7)}, bytes);
        append(k + 1, "ready", bytes);
    }
}

static void begin_game(void) {
    char secret[SECRET_HEX_BYTES], seed[SHUFFLE_HEX_BYTES], text[SHUFFLE_HEX_BYTES + 8];
    const char *bytes[DM_SEATS_MAX];
    for (int k = 0; k < table->plan.players; k++)
        bytes[k] = table->plan.bots[k][0] ? "-" : table->seats[k].bytes;
    secret_write_hex(table->secret, secret);
    shuffle_seed(table->id, secret, bytes, table->plan.players, seed);
    snprintf(text, sizeof text, "%s %d", seed, table->plan.game->rules_version);
    append(0, "begin", text);
}

/* Some answer or other, and one in ten is taken back. */
static void answer_some(int most) {
    for (int k = 0; k < most && online_is_asked(table); k++) {
        char text[DM_TOKEN_BYTES], step[16];
        const dm_question *question = &table->match.question;
        dm_writer out = dm_writer_on(text, sizeof text);
        int seat = question->seat + 1;
        table->plan.game->write_token(question->answers[k * 7 % question->count], &out);
        append(seat, "answer", text);
        if (k % 10 != 9) continue;
        snprintf(step, sizeof step, "%u", (unsigned)online_step(table) - 1);
        append(seat, "undo", step);
    }
}

static void end_game(void) {
    char hash[17];
    dm_writer out = dm_writer_on(hash, sizeof hash);
    assert_int_equal(table->match.question.seat, DM_NOBODY);
    record_write_hash(&out, dm_hash(table->plan.game, &table->match.state));
    append(0, "end", hash);
}

/* As after a change of rules. */
static void go_on(void) {
    char position[STORE_POSITION_BYTES], text[STORE_POSITION_BYTES + 16];
    write_position(position);
    snprintf(text, sizeof text, "%u %s", (unsigned)online_step(table), position);
    append(0, "go-on", text);
}

/* Two games that are over, one that is played, one that goes on under new rules, one to come. */
static int play_tables(void **state) {
    store_player players[2] = {a_player(1), a_player(2)};
    if (store_folder_make(state) != 0) return -1;
    db = store_opened("s.db");
    expect_done(db, store_begin(db));
    for (int k = 0; k < 2; k++) expect_done(db, store_add_player(db, &players[k], players[k].id));
    expect_done(db, store_commit(db));

    open_table(1, "{\"game\":\"gheos\",\"seats\":[{\"person\":true},{\"person\":true}],"
                  "\"public\":true,\"rated\":true}");
    seat_people(players);
    begin_game();
    answer_some(100000);
    end_game();
    append(0, "next", "table00000000003");
    close_table();

    open_table(2, "{\"game\":\"deus\",\"seats\":[{\"person\":true},{\"person\":true}],"
                  "\"clock\":{\"kind\":\"bank\",\"seconds\":900,\"increment\":10}}");
    seat_people(players);
    begin_game();
    answer_some(100000);
    end_game();
    close_table();

    open_table(3, "{\"game\":\"deus\",\"options\":\"egypt=all\",\"seats\":[{\"person\":true},"
                  "{\"bot\":\"level:1\"}]}");
    seat_people(players);
    begin_game();
    answer_some(20);
    close_table();

    open_table(4, "{\"game\":\"gheos\",\"seats\":[{\"person\":true},{\"person\":true}]}");
    close_table();

    open_table(5, "{\"game\":\"gheos\",\"seats\":[{\"person\":true},{\"person\":true}]}");
    seat_people(players);
    begin_game();
    answer_some(20);
    go_on();
    answer_some(12);
    close_table();
    store_close(db);
    return 0;
}

/* ---- Verifying ----------------------------------------------------------------------------- */

static char output[4096];

static int verify(void) {
    char command[2048];
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    snprintf(command, sizeof command, "%s verify --db %s 2>&1", getenv("DEMIURGE"),
             store_file("s.db"));
    FILE *program = popen(command, "r");
    assert_non_null(program);
    output[fread(output, 1, sizeof output - 1, program)] = '\0';
    int status = pclose(program);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void expect_told(const char *part) {
    if (strstr(output, part) == NULL) fail_msg("'%s' does not say '%s'", output, part);
}

static void change(const char *sql) {
    sqlite3 *raw;
    char *problem = NULL;
    assert_int_equal(sqlite3_open(store_file("s.db"), &raw), SQLITE_OK);
    if (sqlite3_exec(raw, sql, NULL, NULL, &problem) != SQLITE_OK) fail_msg("%s", problem);
    assert_true(sqlite3_changes(raw) > 0);
    sqlite3_close(raw);
}

static void what_was_played_is_right(void **state) {
    (void)state;
    assert_int_equal(verify(), 0);
    expect_told("5 tables: 5 replayed with ");
    expect_told(" answers, 0 of other rules, 0 wrong\n");
}

static void what_was_changed_is_told(void **state) {
    static const struct {
        const char *sql, *told;
    } changes[] = {
        {"UPDATE entries SET text = '0123456789abcdef' WHERE kind = 'end' AND table_id LIKE '%1'",
         "table00000000001: entry "},
        {"DELETE FROM entries WHERE seq = 9 AND table_id LIKE '%2'",
         "table00000000002: entry 10, 'answer': no such entry can follow"},
        {"DELETE FROM entries WHERE table_id LIKE '%3'"
         " AND seq = (SELECT max(seq) FROM entries WHERE table_id LIKE '%3')",
         "table00000000003: its entries make another row: entries"},
        {"UPDATE entries SET text = 'nonsense' WHERE seq = 12 AND table_id LIKE '%3'",
         "table00000000003: entry 12: 'nonsense' is no answer"},
        {"UPDATE entries SET text = replace(text, '0', '1') WHERE kind = 'begin'"
         " AND table_id LIKE '%3'",
         "table00000000003: entry "},
        {"UPDATE entries SET text = text || 'x' WHERE kind = 'begin' AND table_id LIKE '%1'",
         "table00000000001: entry 5, begin: this cannot be"},
        {"UPDATE entries SET text = text || '9' WHERE kind = 'begin' AND table_id LIKE '%1'",
         "table00000000001: entry 5, begin: this cannot be"},
        {"UPDATE entries SET text = substr(text, 1, 64) WHERE kind = 'begin' AND table_id LIKE"
         " '%2'",
         "table00000000002: entry "},
        {"UPDATE tables SET secret = zeroblob(32) WHERE id LIKE '%1'",
         "table00000000001: its seed does not follow"},
        {"UPDATE tables SET turn = 3 - turn WHERE id LIKE '%3'",
         "table00000000003: its entries make another row: turn"},
        {"UPDATE tables SET rated = 0 WHERE id LIKE '%1'",
         "table00000000001: its entries make another row: rated"},
        {"UPDATE tables SET deadline = 9 WHERE id LIKE '%2'",
         "table00000000002: its entries make another row: deadline"},
        {"UPDATE tables SET next = NULL WHERE id LIKE '%1'",
         "table00000000001: its entries make another row: rematch"},
        {"UPDATE seats SET name = 'Eve' WHERE seat = 2 AND table_id LIKE '%1'",
         "table00000000001: its entries make another row: seats"},
        {"UPDATE tables SET phase = 2 WHERE id LIKE '%4'",
         "table00000000004: its entries make another row: phase"},
        {"UPDATE positions SET position = position || ' ' WHERE table_id LIKE '%3'",
         "table00000000003: its entries lead to another position"},
        {"UPDATE entries SET text = replace(text, ' ', '') WHERE kind = 'go-on'",
         "table00000000005: entry "},
        {"UPDATE tables SET plan = '{}' WHERE id LIKE '%4'", "table00000000004: game: expected"},
    };
    (void)state;
    assert_int_equal(verify(), 0);
    for (size_t k = 0; k < sizeof changes / sizeof changes[0]; k++) {
        char command[2048];
        snprintf(command, sizeof command, "cp %s %s", store_file("s.db"), store_file("right.db"));
        assert_int_equal(system(command), 0);
        change(changes[k].sql);
        assert_int_equal(verify(), 1);
        expect_told(changes[k].told);
        expect_told("0 of other rules, 1 wrong\n");
        snprintf(command, sizeof command, "mv %s %s", store_file("right.db"), store_file("s.db"));
        assert_int_equal(system(command), 0);
    }
    assert_int_equal(verify(), 0);
}

static void games_of_other_rules_are_counted(void **state) {
    (void)state;
    change("UPDATE tables SET rules = '0 00000000' WHERE id LIKE '%2'");
    assert_int_equal(verify(), 0);
    expect_told("5 tables: 4 replayed with ");
    expect_told(" answers, 1 of other rules, 0 wrong\n");
}

/* The game that the program of version 1 left unfinished (tests/store) is played to its end. */
static void a_game_of_version_1_ends_by_version_1_and_is_replayed(void **state) {
    enum store_result result;
    store_table row;
    dm_error error;
    (void)state;
    remove(store_file("s.db"));
    store_make_from(store_file("s.db"), "tests/store/rules-1.sql");
    db = store_opened("s.db");
    expect_done(db, store_begin(db));
    expect_done(db, store_find_table(db, "zm3odjbmxkwanxxm", &row));
    table = load_table(db, &row, &result, &error);
    if (table == NULL) fail_msg("%s", error.text);
    expect_done(db, store_lease(db, row.id, "server", row.changed + 100000, row.changed + 200000));
    answer_some(100000);
    assert_int_equal(table->match.game->rules_of(&table->match.state), 1);
    end_game();
    expect_done(db, store_commit(db));
    online_free(table);
    store_close(db);
    assert_int_equal(verify(), 0);
    expect_told("3 tables: 3 replayed with ");
    expect_told(" answers, 0 of other rules, 0 wrong\n");
}

static void before_new_rules_nothing_is_played_again(void **state) {
    (void)state;
    change("UPDATE entries SET text = 'nonsense' WHERE seq = 12 AND table_id LIKE '%5'");
    assert_int_equal(verify(), 0);
    expect_told("5 tables: 5 replayed");
}

static void forgotten_players_disturb_no_game(void **state) {
    (void)state;
    db = store_opened("s.db");
    expect_done(db, store_begin(db));
    expect_done(db, store_forget_player(db, a_player(1).id));
    expect_done(db, store_commit(db));
    store_close(db);
    assert_int_equal(verify(), 0);
    expect_told("5 replayed");
}

static void other_files_and_words_are_refused(void **state) {
    (void)state;
    change("PRAGMA user_version = 1000; UPDATE tables SET rated = rated");
    assert_int_equal(verify(), 2);
    expect_told("is of another version");
    remove(store_file("s.db"));
    assert_int_equal(verify(), 2);
    expect_told("cannot be opened: No such file");
}

#define test(name) cmocka_unit_test_setup_teardown(name, play_tables, store_folder_remove)

int main(void) {
    const struct CMUnitTest tests[] = {
        test(what_was_played_is_right),
        test(what_was_changed_is_told),
        test(games_of_other_rules_are_counted),
        test(a_game_of_version_1_ends_by_version_1_and_is_replayed),
        test(before_new_rules_nothing_is_played_again),
        test(forgotten_players_disturb_no_game),
        test(other_files_and_words_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
