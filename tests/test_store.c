/* What the store keeps (store/store.h): everything comes back as it was given, names are told
 * apart, walks have their order, only the holder of a lease appends. */
#include "support/stores.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static store *db;

static int open_store(void **state) {
    if (store_folder_make(state) != 0) return -1;
    db = store_opened("s.db");
    return 0;
}

static void close_db(void) {
    store_close(db);
    db = NULL; /* a test that fails meanwhile closes nothing twice */
}

static int close_store(void **state) {
    close_db();
    return store_folder_remove(state);
}

/* ---- Players and sessions ------------------------------------------------------------------ */

static void assert_same_player(const store_player *found, const store_player *expected) {
    assert_string_equal(found->id, expected->id);
    assert_string_equal(found->name, expected->name);
    assert_string_equal(found->password, expected->password);
    assert_memory_equal(found->feed, expected->feed, sizeof found->feed);
    assert_int_equal(found->made, expected->made);
}

static void add_player(const store_player *player, const char *key) {
    expect_done(db, store_begin(db));
    expect_done(db, store_add_player(db, player, key));
    expect_done(db, store_commit(db));
}

static void a_player_is_found_by_id_name_and_feed(void **state) {
    store_player player = a_player(1), found;
    (void)state;
    add_player(&player, "гравець 1");
    expect_done(db, store_find_player(db, player.id, &found));
    assert_same_player(&found, &player);
    expect_done(db, store_find_account(db, "гравець 1", &found));
    assert_same_player(&found, &player);
    expect_done(db, store_find_feed(db, player.feed, &found));
    assert_same_player(&found, &player);
    expect_result(db, STORE_ABSENT, store_find_player(db, "nobody", &found));
    expect_result(db, STORE_ABSENT, store_find_account(db, "Гравець 1", &found));
    expect_result(db, STORE_ABSENT, store_find_feed(db, (uint8_t[32]){9}, &found));
}

static store_player a_guest(int k) {
    store_player guest = a_player(k);
    guest.password[0] = '\0';
    memset(guest.feed, 0, sizeof guest.feed);
    return guest;
}

static void accounts_have_names_of_their_own_and_guests_any(void **state) {
    store_player one = a_player(1), two = a_player(2), guest = a_guest(3), other = a_guest(4),
                 found;
    (void)state;
    add_player(&one, "ann");
    add_player(&guest, "ann");
    add_player(&other, "ann");
    expect_done(db, store_begin(db));
    expect_result(db, STORE_CONFLICT, store_add_player(db, &two, "ann"));
    expect_done(db, store_add_player(db, &two, "bob")); /* a conflict ends nothing */
    expect_done(db, store_commit(db));
    expect_done(db, store_find_account(db, "ann", &found));
    assert_same_player(&found, &one);
    expect_done(db, store_find_player(db, other.id, &found));
    assert_same_player(&found, &other);
    expect_result(db, STORE_ABSENT, store_find_feed(db, guest.feed, &found)); /* zeros */
}

static void a_guest_becomes_an_account_if_the_name_is_free(void **state) {
    store_player one = a_player(1), guest = a_guest(2), unknown = a_player(3), found;
    (void)state;
    add_player(&one, "ann");
    add_player(&guest, "bob");
    strcpy(guest.password, "hash");
    strcpy(guest.name, "Zoé");
    expect_done(db, store_begin(db));
    expect_result(db, STORE_CONFLICT, store_change_player(db, &guest, "ann"));
    expect_result(db, STORE_ABSENT, store_change_player(db, &unknown, "zoé"));
    expect_done(db, store_change_player(db, &guest, "zoé"));
    expect_done(db, store_commit(db));
    expect_done(db, store_find_account(db, "zoé", &found));
    assert_same_player(&found, &guest);
}

typedef struct list {
    int count, most;
    char ids[16][STORE_ID_BYTES];
} list;

static bool list_id(list *list, const char *id) {
    strcpy(list->ids[list->count++], id);
    return list->count != list->most;
}

static bool list_session(void *context, const store_session *session) {
    return list_id(context, session->id);
}

static void sessions_are_found_listed_used_and_removed(void **state) {
    store_player one = a_player(1), two = a_player(2);
    store_session first = a_session(1, &one), second = a_session(2, &one),
                  other = a_session(3, &two), found;
    list list = {0};
    (void)state;
    add_player(&one, "1");
    add_player(&two, "2");
    expect_done(db, store_begin(db));
    expect_done(db, store_add_session(db, &first));
    expect_done(db, store_add_session(db, &second));
    expect_done(db, store_add_session(db, &other));
    expect_result(db, STORE_CONFLICT, store_add_session(db, &other));
    expect_done(db, store_use_session(db, first.id, 9000));
    expect_done(db, store_use_session(db, first.id, 8000)); /* never back */
    expect_result(db, STORE_ABSENT, store_use_session(db, "none", 8000));
    expect_done(db, store_commit(db));

    expect_done(db, store_find_session(db, first.key_hash, &found));
    assert_string_equal(found.id, first.id);
    assert_memory_equal(found.key_hash, first.key_hash, sizeof found.key_hash);
    assert_string_equal(found.player, one.id);
    assert_string_equal(found.about, first.about);
    assert_int_equal(found.made, first.made);
    assert_int_equal(found.used, 9000);

    expect_done(db, store_sessions(db, one.id, list_session, &list));
    assert_int_equal(list.count, 2);
    assert_string_equal(list.ids[0], first.id); /* the latest use */
    assert_string_equal(list.ids[1], second.id);

    expect_done(db, store_begin(db));
    expect_result(db, STORE_ABSENT, store_remove_session(db, one.id, other.id));
    expect_done(db, store_remove_session(db, two.id, other.id));
    expect_done(db, store_commit(db));
    expect_result(db, STORE_ABSENT, store_find_session(db, other.key_hash, &found));
}

static void a_session_needs_a_player(void **state) {
    store_player nobody = a_player(1);
    store_session session = a_session(1, &nobody);
    (void)state;
    expect_done(db, store_begin(db));
    expect_result(db, STORE_ABSENT, store_add_session(db, &session));
    expect_done(db, store_commit(db));
}

/* ---- Tables -------------------------------------------------------------------------------- */

static void assert_same_seat(const store_seat *found, const store_seat *expected) {
    assert_string_equal(found->player, expected->player);
    assert_string_equal(found->name, expected->name);
    assert_string_equal(found->bot, expected->bot);
}

static void assert_same_table(const store_table *found, const store_table *expected) {
    assert_string_equal(found->id, expected->id);
    assert_string_equal(found->plan, expected->plan);
    assert_string_equal(found->rules, expected->rules);
    assert_memory_equal(found->secret, expected->secret, sizeof found->secret);
    assert_memory_equal(found->key_hash, expected->key_hash, sizeof found->key_hash);
    assert_string_equal(found->game, expected->game);
    assert_int_equal(found->open, expected->open);
    assert_int_equal(found->rated, expected->rated);
    assert_int_equal(found->phase, expected->phase);
    assert_int_equal(found->seq, expected->seq);
    assert_int_equal(found->turn, expected->turn);
    assert_int_equal(found->step, expected->step);
    assert_int_equal(found->made, expected->made);
    assert_int_equal(found->changed, expected->changed);
    assert_int_equal(found->deadline, expected->deadline);
    assert_string_equal(found->next, expected->next);
    assert_int_equal(found->seat_count, expected->seat_count);
    for (int seat = 0; seat < found->seat_count; seat++)
        assert_same_seat(&found->seats[seat], &expected->seats[seat]);
}

static void a_table_comes_back_as_it_was_given(void **state) {
    store_player one = a_player(1), two = a_player(2);
    store_table table = a_table(1, &one, &two), found;
    (void)state;
    add_player(&one, "1");
    add_player(&two, "2");
    memset(table.plan, 'p', sizeof table.plan - 1); /* as long as can be */
    expect_done(db, store_begin(db));
    expect_done(db, store_add_table(db, &table));
    expect_result(db, STORE_CONFLICT, store_add_table(db, &table));
    expect_done(db, store_commit(db));
    expect_done(db, store_find_table(db, table.id, &found));
    assert_same_table(&found, &table);
    expect_result(db, STORE_ABSENT, store_find_table(db, "none", &found));
}

static void appending_brings_the_row_up_to_date(void **state) {
    store_player one = a_player(1);
    store_table table = table_added(db, 1), found;
    (void)state;
    add_player(&one, "1");
    table.phase = STORE_PLAYING;
    table.turn = 0;
    table.step = 77;
    table.changed = 88;
    table.deadline = 0;
    table.rated = false;
    strcpy(table.rules, "2 0123abcd");
    table.next[0] = '\0';
    strcpy(table.seats[0].player, one.id);
    strcpy(table.seats[0].name, one.name);
    strcpy(table.seats[1].bot, "level:8");
    assert_int_equal(append_committed(db, &table, 1), STORE_DONE);
    expect_done(db, store_find_table(db, table.id, &found));
    assert_same_table(&found, &table);
    table.seats[0].player[0] = '\0'; /* and they stand up */
    table.seats[0].name[0] = '\0';
    assert_int_equal(append_committed(db, &table, 1), STORE_DONE);
    expect_done(db, store_find_table(db, table.id, &found));
    assert_same_table(&found, &table);
}

static bool last_entry(void *context, const store_entry *entry) {
    *(store_entry *)context = *entry;
    return true;
}

static bool first_entry(void *context, const store_entry *entry) {
    *(store_entry *)context = *entry;
    return false;
}

static void entries_come_back_in_order_from_any_number_on(void **state) {
    store_table table = table_added(db, 1);
    store_entry entry, found;
    (void)state;
    assert_int_equal(append_committed(db, &table, 300), STORE_DONE);
    assert_int_equal(count_entries(db, table.id), 300);
    expect_done(db, store_entries(db, table.id, 17, first_entry, &found));
    assert_int_equal(found.seq, 18);

    entry = next_entry(&table);
    memset(entry.text, 't', sizeof entry.text - 1); /* as long as can be */
    strcpy(entry.kind, "elevenchars");
    expect_done(db, store_begin(db));
    expect_done(db, store_append(db, "server", &table, &entry));
    expect_done(db, store_commit(db));
    expect_done(db, store_entries(db, table.id, 0, last_entry, &found));
    assert_int_equal(found.seq, 301);
    assert_int_equal(found.at, entry.at);
    assert_int_equal(found.seat, entry.seat);
    assert_string_equal(found.kind, entry.kind);
    assert_string_equal(found.text, entry.text);
    found.seq = 0;
    expect_done(db, store_entries(db, table.id, 301, last_entry, &found));
    assert_int_equal(found.seq, 0);
}

static void only_the_next_entry_is_appended(void **state) {
    store_table table = table_added(db, 1), other = table;
    store_entry entry = next_entry(&other);
    (void)state;
    assert_int_equal(append_committed(db, &table, 1), STORE_DONE);
    expect_done(db, store_begin(db));
    expect_result(db, STORE_CONFLICT, store_append(db, "server", &other, &entry)); /* again 1 */
    next_entry(&other);
    expect_result(db, STORE_CONFLICT, store_append(db, "server", &other, &entry)); /* 1 as 2 */
    entry = next_entry(&other);
    expect_result(db, STORE_CONFLICT, store_append(db, "server", &other, &entry)); /* 3 */
    strcpy(other.id, "none");
    expect_result(db, STORE_ABSENT, store_append(db, "server", &other, &entry));
    expect_done(db, store_commit(db));
    assert_int_equal(count_entries(db, table.id), 1);
}

/* ---- Leases -------------------------------------------------------------------------------- */

static enum store_result lease(const char *table, const char *holder, int64_t now, int64_t until) {
    expect_done(db, store_begin(db));
    enum store_result result = store_lease(db, table, holder, now, until);
    expect_done(db, store_commit(db));
    return result;
}

static enum store_result append_as(const char *holder, store_table *table) {
    store_table after = *table;
    store_entry entry = next_entry(&after);
    expect_done(db, store_begin(db));
    enum store_result result = store_append(db, holder, &after, &entry);
    expect_done(db, store_commit(db));
    if (result == STORE_DONE) *table = after;
    return result;
}

static void a_lease_is_one_holders_until_it_ends(void **state) {
    store_table table = a_table(1, NULL, NULL);
    (void)state;
    expect_done(db, store_begin(db));
    expect_done(db, store_add_table(db, &table));
    expect_done(db, store_commit(db));
    expect_result(db, STORE_CONFLICT, append_as("a", &table)); /* nobody's */
    expect_done(db, lease(table.id, "a", 100, 200));
    expect_done(db, append_as("a", &table));
    expect_result(db, STORE_CONFLICT, append_as("b", &table));
    expect_result(db, STORE_CONFLICT, lease(table.id, "b", 199, 300));
    expect_done(db, lease(table.id, "a", 150, 250)); /* renewed */
    expect_result(db, STORE_CONFLICT, lease(table.id, "b", 249, 300));
    expect_done(db, append_as("a", &table));
    expect_result(db, STORE_ABSENT, lease("none", "a", 0, 1));
}

static void the_former_holder_is_refused_when_it_wakes_up(void **state) {
    store_table table = table_added(db, 1), stale = table;
    (void)state;
    expect_done(db, lease(table.id, "server", 0, 200));
    expect_done(db, lease(table.id, "b", 200, 300));
    expect_result(db, STORE_CONFLICT, append_as("server", &stale));
    expect_done(db, append_as("b", &table));
    expect_result(db, STORE_CONFLICT, append_as("server", &stale));
    expect_result(db, STORE_CONFLICT, append_as("server", &table)); /* even if it knew the number */
    expect_result(db, STORE_CONFLICT, lease(table.id, "server", 250, 400));
    assert_int_equal(count_entries(db, table.id), 1);
}

static void a_lease_that_ended_lasts_until_somebody_takes_it(void **state) {
    store_table table = table_added(db, 1);
    (void)state;
    expect_done(db, lease(table.id, "server", 0, 200));
    expect_done(db, append_as("server", &table)); /* however late: nobody else wrote */
    expect_done(db, lease(table.id, "server", 900, 1000));
}

static void a_released_table_is_free_at_once(void **state) {
    store_table table = table_added(db, 1);
    (void)state;
    expect_done(db, store_begin(db));
    expect_result(db, STORE_CONFLICT, store_release(db, table.id, "b"));
    expect_result(db, STORE_ABSENT, store_release(db, "none", "server"));
    expect_done(db, store_release(db, table.id, "server"));
    expect_done(db, store_commit(db));
    expect_result(db, STORE_CONFLICT, append_as("server", &table));
    expect_done(db, lease(table.id, "b", 0, 100));
    expect_done(db, append_as("b", &table));
}

/* ---- What is kept beside the entries ------------------------------------------------------- */

static void the_latest_position_counts(void **state) {
    store_table table = table_added(db, 1);
    char long_one[STORE_POSITION_BYTES + 1] = "", rules[40], position[STORE_POSITION_BYTES];
    uint32_t seq;
    (void)state;
    expect_result(db, STORE_ABSENT, store_position(db, table.id, &seq, rules, position));
    memset(long_one, 'p', STORE_POSITION_BYTES - 1);
    expect_done(db, store_begin(db));
    expect_done(db, store_keep_position(db, table.id, 7, "1 a", "position 7"));
    expect_done(db, store_keep_position(db, table.id, 9, "1 b", long_one));
    expect_done(db, store_keep_position(db, table.id, 8, "1 c", "position 8"));
    expect_result(db, STORE_ABSENT, store_keep_position(db, "none", 1, "1 a", "position"));
    expect_done(db, store_commit(db));
    expect_done(db, store_position(db, table.id, &seq, rules, position));
    assert_int_equal(seq, 9);
    assert_string_equal(rules, "1 b");
    assert_string_equal(position, long_one);

    long_one[STORE_POSITION_BYTES - 1] = 'p'; /* rather refused than cut */
    expect_done(db, store_begin(db));
    expect_result(db, STORE_FAILED, store_keep_position(db, table.id, 10, "1 d", long_one));
    expect_result(db, STORE_FAILED, store_commit(db));
    expect_done(db, store_position(db, table.id, &seq, rules, position));
    assert_int_equal(seq, 9);
}

static void take_story(void *context, const char *json) { snprintf(context, 64, "%.63s", json); }

static void each_pair_of_eyes_has_its_story(void **state) {
    store_table table = table_added(db, 1);
    char story[64] = "";
    static char long_one[300000];
    (void)state;
    memset(long_one, 's', sizeof long_one - 1);
    expect_done(db, store_begin(db));
    expect_done(db, store_keep_story(db, table.id, 0, "[\"seen by all\"]"));
    expect_done(db, store_keep_story(db, table.id, 1, "[\"seen by one\"]"));
    expect_done(db, store_keep_story(db, table.id, 1, "[\"better told\"]"));
    expect_done(db, store_keep_story(db, table.id, 2, long_one));
    expect_result(db, STORE_ABSENT, store_keep_story(db, "none", 0, "[]"));
    expect_done(db, store_commit(db));
    expect_done(db, store_story(db, table.id, 0, take_story, story));
    assert_string_equal(story, "[\"seen by all\"]");
    expect_done(db, store_story(db, table.id, 1, take_story, story));
    assert_string_equal(story, "[\"better told\"]");
    expect_result(db, STORE_ABSENT, store_story(db, table.id, 3, take_story, story));
    expect_done(db, store_story(db, table.id, 2, take_story, story));
    assert_int_equal(story[62], 's');
}

/* ---- Walks over tables --------------------------------------------------------------------- */

static bool list_table(void *context, const store_table *table) {
    static const uint8_t zeros[32];
    assert_memory_equal(table->secret, zeros, sizeof zeros);
    return list_id(context, table->id);
}

static bool list_whole_table(void *context, const store_table *table) {
    assert_int_not_equal(table->secret[0], 0);
    return list_id(context, table->id);
}

static void expect_tables(const list *list, const char *numbers) {
    char found[64] = "";
    for (int k = 0; k < list->count; k++) strncat(found, &list->ids[k][STORE_ID_BYTES - 2], 1);
    assert_string_equal(found, numbers);
}

/* Tables 1 to 6, changed in another order: 2 is private, 3 over, 4 played. */
static void add_some_tables(const store_player *one, const store_player *two) {
    static const int changed[] = {0, 5, 9, 8, 6, 7, 4};
    expect_done(db, store_begin(db));
    for (int k = 1; k <= 6; k++) {
        store_table table = a_table(k, k % 2 ? one : two, k == 6 ? one : NULL);
        table.open = k != 2;
        table.phase = k == 3 ? STORE_OVER : k == 4 ? STORE_PLAYING : STORE_WAITING;
        table.changed = changed[k];
        expect_done(db, store_add_table(db, &table));
    }
    expect_done(db, store_commit(db));
}

static void tables_are_walked_in_their_orders(void **state) {
    store_player one = a_player(1), two = a_player(2);
    list open = {0}, two_open = {0}, of_one = {0}, running = {0}, all = {0}, stopped = {.most = 2};
    (void)state;
    add_player(&one, "1");
    add_player(&two, "2");
    add_some_tables(&one, &two);
    expect_done(db, store_open_tables(db, 100, list_table, &open));
    expect_tables(&open, "5416");
    expect_done(db, store_open_tables(db, 2, list_table, &two_open));
    expect_tables(&two_open, "54");
    expect_done(db, store_tables_of(db, one.id, 100, list_table, &of_one));
    expect_tables(&of_one, "3516");
    expect_done(db, store_running_tables(db, list_whole_table, &running));
    expect_tables(&running, "12456");
    expect_done(db, store_all_tables(db, list_whole_table, &all));
    expect_tables(&all, "123456");
    expect_done(db, store_all_tables(db, list_whole_table, &stopped));
    expect_tables(&stopped, "12");
}

static bool walk_again(void *context, const store_table *table) {
    list inner = {0};
    expect_done(db, store_all_tables(db, list_whole_table, &inner));
    expect_tables(&inner, "123456");
    return list_id(context, table->id);
}

static void a_walk_may_walk_again(void **state) {
    store_player one = a_player(1), two = a_player(2);
    list outer = {0};
    (void)state;
    add_player(&one, "1");
    add_player(&two, "2");
    add_some_tables(&one, &two);
    expect_done(db, store_all_tables(db, walk_again, &outer));
    expect_tables(&outer, "123456");
}

/* ---- Chat ---------------------------------------------------------------------------------- */

typedef struct lines {
    int count;
    store_chat last, first;
} lines;

static bool take_line(void *context, const store_chat *chat) {
    lines *lines = context;
    if (lines->count++ == 0) lines->first = *chat;
    lines->last = *chat;
    return true;
}

static uint32_t say(const char *table, const store_player *player, const char *text) {
    store_chat chat = {.at = 10, .seat = 1};
    if (player) strcpy(chat.player, player->id), strcpy(chat.name, player->name);
    strcpy(chat.text, text);
    expect_done(db, store_begin(db));
    expect_done(db, store_add_chat(db, table, &chat));
    expect_done(db, store_commit(db));
    return chat.n;
}

static void chat_is_numbered_at_each_table(void **state) {
    store_player one = a_player(1);
    store_table table = table_added(db, 1), other = table_added(db, 2);
    store_chat nowhere = {.text = "?"}, nobody = {.player = "nobody", .text = "?"};
    lines lines = {0};
    (void)state;
    add_player(&one, "1");
    for (uint32_t k = 1; k <= 9; k++) assert_int_equal(say(table.id, &one, "Привіт!"), k);
    assert_int_equal(say(other.id, NULL, "hello"), 1);
    expect_done(db, store_chats(db, table.id, 2, 4, take_line, &lines));
    assert_int_equal(lines.count, 4);
    assert_int_equal(lines.first.n, 6);
    assert_int_equal(lines.last.n, 9);
    assert_int_equal(lines.last.at, 10);
    assert_int_equal(lines.last.seat, 1);
    assert_string_equal(lines.last.player, one.id);
    assert_string_equal(lines.last.name, one.name);
    assert_string_equal(lines.last.text, "Привіт!");
    expect_done(db, store_begin(db));
    expect_result(db, STORE_ABSENT, store_add_chat(db, "none", &nowhere));
    expect_result(db, STORE_ABSENT, store_add_chat(db, table.id, &nobody));
    expect_done(db, store_commit(db));
    assert_int_equal(say(table.id, &one, "?"), 10);
}

/* ---- Results and ratings ------------------------------------------------------------------- */

static store_result_row a_result(const store_table *table, int seat, const store_player *player) {
    store_result_row row = {.game = "gheos",
                            .players = 3,
                            .seat = (uint8_t)seat,
                            .place = 2,
                            .points = -5,
                            .rated = true,
                            .before = 25.5,
                            .after = 26.25,
                            .at = 100 + seat};
    strcpy(row.table, table->id);
    strcpy(row.player, player->id);
    return row;
}

typedef struct rows {
    int count;
    store_result_row row[8];
} rows;

static bool take_row(void *context, const store_result_row *row) {
    rows *rows = context;
    rows->row[rows->count++] = *row;
    return true;
}

static void results_are_kept_once_and_listed_latest_first(void **state) {
    store_player one = a_player(1), nobody = a_player(2);
    store_table table = table_added(db, 1), other = table_added(db, 2);
    store_result_row first = a_result(&table, 1, &one), second = a_result(&other, 2, &one),
                     unknown = a_result(&other, 3, &nobody);
    rows rows = {0}, latest = {0};
    (void)state;
    add_player(&one, "1");
    expect_done(db, store_begin(db));
    expect_done(db, store_add_result(db, &first));
    expect_done(db, store_add_result(db, &second));
    expect_result(db, STORE_CONFLICT, store_add_result(db, &first));
    expect_result(db, STORE_ABSENT, store_add_result(db, &unknown));
    expect_done(db, store_commit(db));
    expect_done(db, store_results_of(db, one.id, 10, take_row, &rows));
    assert_int_equal(rows.count, 2);
    assert_string_equal(rows.row[0].table, other.id);
    const store_result_row *row = &rows.row[1];
    assert_string_equal(row->table, table.id);
    assert_string_equal(row->player, one.id);
    assert_string_equal(row->game, "gheos");
    assert_int_equal(row->players, 3);
    assert_int_equal(row->seat, 1);
    assert_int_equal(row->place, 2);
    assert_int_equal(row->points, -5);
    assert_int_equal(row->rated, true);
    assert_true(row->before == 25.5 && row->after == 26.25);
    assert_int_equal(row->at, 101);
    expect_done(db, store_results_of(db, one.id, 1, take_row, &latest));
    assert_int_equal(latest.count, 1);
}

static bool take_total(void *context, const store_total *total) {
    store_total **next = context;
    *(*next)++ = *total;
    return true;
}

static void totals_count_every_game_by_its_kind(void **state) {
    store_player one = a_player(1), other = a_player(2);
    store_total totals[4], *end = totals;
    (void)state;
    add_player(&one, "1");
    add_player(&other, "2");
    for (uint8_t k = 0; k < 5; k++) {
        store_table table = table_added(db, k + 1);
        store_result_row row = a_result(&table, 1, &one), theirs = a_result(&table, 2, &other);
        row.place = k == 1 || k == 4 ? 1 : 2;
        if (k == 4) strcpy(row.game, "deus");
        if (k == 3) row.players = 2;
        expect_done(db, store_begin(db));
        expect_done(db, store_add_result(db, &row));
        expect_done(db, store_add_result(db, &theirs));
        expect_done(db, store_commit(db));
    }
    expect_done(db, store_totals_of(db, one.id, take_total, &end));
    assert_int_equal(end - totals, 3);
    assert_string_equal(totals[0].game, "deus");
    assert_int_equal(totals[0].games, 1);
    assert_int_equal(totals[0].won, 1);
    assert_string_equal(totals[1].game, "gheos");
    assert_int_equal(totals[1].players, 2);
    assert_int_equal(totals[1].won, 0);
    assert_int_equal(totals[2].players, 3);
    assert_int_equal(totals[2].games, 3);
    assert_int_equal(totals[2].won, 1);
}

static store_rating a_rating(const store_player *player, double mean, double deviation) {
    store_rating rating = {
        .game = "deus", .players = 2, .mean = mean, .deviation = deviation, .games = 3};
    strcpy(rating.player, player->id);
    return rating;
}

static bool list_rating(void *context, const store_rating *rating) {
    return list_id(context, rating->player);
}

static void the_best_are_those_who_are_good_for_sure(void **state) {
    store_player players[4] = {a_player(1), a_player(2), a_player(3), a_player(4)};
    store_rating ratings[4] = {a_rating(&players[0], 25, 8), a_rating(&players[1], 24, 1),
                               a_rating(&players[2], 30, 2), a_rating(&players[3], 99, 1)};
    list best = {0}, two = {0};
    (void)state;
    ratings[3].players = 4;
    for (int k = 0; k < 4; k++) add_player(&players[k], players[k].id);
    expect_done(db, store_begin(db));
    for (int k = 0; k < 4; k++) expect_done(db, store_put_rating(db, &ratings[k]));
    expect_done(db, store_commit(db));
    expect_done(db, store_best(db, "deus", 2, 10, list_rating, &best));
    expect_tables(&best, "321");
    expect_done(db, store_best(db, "deus", 2, 2, list_rating, &two));
    expect_tables(&two, "32");
}

static void a_rating_is_replaced(void **state) {
    store_player one = a_player(1), nobody = a_player(2);
    store_rating rating = a_rating(&one, 25, 8), unknown = a_rating(&nobody, 1, 1), found;
    list list = {0};
    (void)state;
    add_player(&one, "1");
    expect_done(db, store_begin(db));
    expect_done(db, store_put_rating(db, &rating));
    rating.mean = 26.125, rating.deviation = 7.5, rating.games = 4;
    expect_done(db, store_put_rating(db, &rating));
    rating.players = 3;
    expect_done(db, store_put_rating(db, &rating));
    expect_result(db, STORE_ABSENT, store_put_rating(db, &unknown));
    expect_done(db, store_commit(db));
    expect_done(db, store_find_rating(db, one.id, "deus", 2, &found));
    assert_true(found.mean == 26.125 && found.deviation == 7.5);
    assert_int_equal(found.games, 4);
    assert_int_equal(found.players, 2);
    assert_string_equal(found.name, one.name);
    assert_string_equal(found.game, "deus");
    expect_result(db, STORE_ABSENT, store_find_rating(db, one.id, "gheos", 2, &found));
    expect_done(db, store_ratings_of(db, one.id, list_rating, &list));
    assert_int_equal(list.count, 2);
}

/* ---- Forgetting ---------------------------------------------------------------------------- */

/* Somebody with everything a player can have, at a table with another one. */
static store_table add_a_whole_life(const store_player *one, const store_player *two) {
    store_table table = a_table(1, one, two);
    store_session session = a_session(1, one);
    store_rating rating = a_rating(one, 25, 8);
    store_result_row first = a_result(&table, 1, one), second = a_result(&table, 2, two);
    add_player(one, "1");
    add_player(two, "2");
    expect_done(db, store_begin(db));
    expect_done(db, store_add_table(db, &table));
    expect_done(db, store_lease(db, table.id, "server", 0, 1000));
    expect_done(db, store_add_session(db, &session));
    expect_done(db, store_put_rating(db, &rating));
    expect_done(db, store_add_result(db, &first));
    expect_done(db, store_add_result(db, &second));
    expect_done(db, store_commit(db));
    return table;
}

static void forget(const store_player *player) {
    expect_done(db, store_begin(db));
    expect_done(db, store_forget_player(db, player->id));
    expect_result(db, STORE_ABSENT, store_forget_player(db, player->id));
    expect_done(db, store_commit(db));
}

static void a_forgotten_player_leaves_nothing_and_spoils_nothing(void **state) {
    store_player one = a_player(1), two = a_player(2), found_player;
    store_table table = add_a_whole_life(&one, &two), found;
    store_session session = a_session(1, &one);
    store_rating rating;
    lines lines = {0};
    rows rows = {0}, others = {0};
    (void)state;
    say(table.id, &two, "first");
    say(table.id, &one, "secret");
    forget(&one);
    expect_result(db, STORE_ABSENT, store_find_player(db, one.id, &found_player));
    expect_result(db, STORE_ABSENT, store_find_session(db, session.key_hash, &session));
    expect_result(db, STORE_ABSENT, store_find_rating(db, one.id, "deus", 2, &rating));
    expect_done(db, store_results_of(db, one.id, 9, take_row, &rows));
    assert_int_equal(rows.count, 0);
    expect_done(db, store_results_of(db, two.id, 9, take_row, &others));
    assert_int_equal(others.count, 1);
    expect_done(db, store_chats(db, table.id, 0, 9, take_line, &lines));
    assert_int_equal(lines.count, 1);
    assert_string_equal(lines.last.text, "first");
    assert_int_equal(say(table.id, &two, "third"), 3); /* no number twice */
    expect_done(db, store_find_table(db, table.id, &found));
    assert_same_seat(&found.seats[0], &(store_seat){.player = ""});
    assert_same_seat(&found.seats[1], &table.seats[1]);

    /* A server that has not heard of it goes on, and brings no name back. */
    assert_int_equal(append_committed(db, &table, 1), STORE_DONE);
    expect_done(db, store_find_table(db, table.id, &found));
    assert_int_equal(found.seq, 1);
    assert_same_seat(&found.seats[0], &(store_seat){.player = ""});
}

static bool file_has(const char *name, const char *text) {
    static char bytes[1 << 22];
    FILE *file = fopen(store_file(name), "rb");
    if (file == NULL) return false;
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    for (size_t at = 0; at + strlen(text) <= length; at++)
        if (memcmp(bytes + at, text, strlen(text)) == 0) return true;
    return false;
}

/* Also of somebody who sat down and left again. */
static void append_sit(store_table *table, const store_player *player) {
    store_entry entry = next_entry(table);
    strcpy(entry.kind, "sit");
    snprintf(entry.text, sizeof entry.text, "%s %s", player->id, player->name);
    expect_done(db, store_begin(db));
    expect_done(db, store_append(db, "server", table, &entry));
    expect_done(db, store_commit(db));
}

static void what_was_forgotten_is_not_in_the_file(void **state) {
    store_player one = a_player(1), two = a_player(2);
    store_table table = add_a_whole_life(&one, &two);
    store_entry entry;
    (void)state;
    append_sit(&table, &one);
    append_sit(&table, &two);
    say(table.id, &one, "xyzzy");
    close_db();
    assert_true(file_has("s.db", "xyzzy") && file_has("s.db", one.name));
    db = store_opened("s.db");
    forget(&one);
    expect_done(db, store_entries(db, table.id, 0, first_entry, &entry));
    assert_string_equal(entry.text, "player0000000001 ");
    expect_done(db, store_entries(db, table.id, 0, last_entry, &entry));
    assert_string_equal(entry.text, "player0000000002 Гравець 2");
    close_db();
    assert_false(file_has("s.db", "xyzzy") || file_has("s.db", one.name));
    assert_true(file_has("s.db", two.name));
    db = store_opened("s.db");
}

static void old_sessions_and_lonely_guests_go(void **state) {
    store_player account = a_player(1), signed_in = a_guest(2), seated = a_guest(3),
                 gone = a_guest(4), fresh = a_guest(5), found;
    store_session old = a_session(1, &gone), used = a_session(2, &signed_in);
    store_table table = a_table(1, &seated, NULL);
    (void)state;
    fresh.made = 9000;
    old.used = 4999, used.used = 5000;
    add_player(&account, "1");
    add_player(&signed_in, "");
    add_player(&seated, "");
    add_player(&gone, "");
    add_player(&fresh, "");
    expect_done(db, store_begin(db));
    expect_done(db, store_add_session(db, &old));
    expect_done(db, store_add_session(db, &used));
    expect_done(db, store_add_table(db, &table));
    expect_done(db, store_clear_old(db, 5000));
    expect_done(db, store_commit(db));
    expect_done(db, store_find_player(db, account.id, &found));
    expect_done(db, store_find_player(db, signed_in.id, &found));
    expect_done(db, store_find_player(db, seated.id, &found));
    expect_done(db, store_find_player(db, fresh.id, &found));
    expect_result(db, STORE_ABSENT, store_find_player(db, gone.id, &found));
    expect_result(db, STORE_ABSENT, store_find_session(db, old.key_hash, &old));
    expect_done(db, store_find_session(db, used.key_hash, &used));
}

/* ---- Transactions -------------------------------------------------------------------------- */

static void changes_need_a_transaction(void **state) {
    store_player one = a_player(1), found;
    (void)state;
    expect_result(db, STORE_FAILED, store_add_player(db, &one, "1"));
    assert_string_equal(store_problem(db), "changes need a transaction (SQLite 21)");
    expect_result(db, STORE_FAILED, store_commit(db));
    expect_result(db, STORE_FAILED, store_mark(db));
    expect_done(db, store_begin(db));
    expect_result(db, STORE_FAILED, store_begin(db));
    expect_done(db, store_commit(db));
    expect_result(db, STORE_ABSENT, store_find_player(db, one.id, &found));
}

static void what_is_rolled_back_never_happened(void **state) {
    store_player one = a_player(1), found;
    (void)state;
    expect_done(db, store_begin(db));
    expect_done(db, store_add_player(db, &one, "1"));
    expect_done(db, store_find_player(db, one.id, &found)); /* inside it is there */
    store_rollback(db);
    expect_result(db, STORE_ABSENT, store_find_player(db, one.id, &found));
    add_player(&one, "1");
}

static void one_of_several_changes_is_given_up(void **state) {
    store_player players[5] = {a_player(0), a_player(1), a_player(2), a_player(3), a_player(4)};
    store_player found;
    (void)state;
    expect_done(db, store_begin(db));
    for (int k = 0; k < 4; k++) {
        expect_done(db, store_mark(db));
        expect_done(db, store_add_player(db, &players[k], players[k].id));
        if (k == 1)
            store_undo_to_mark(db);
        else
            store_forget_mark(db);
    }
    expect_done(db, store_mark(db)); /* marks within marks */
    expect_done(db, store_mark(db));
    expect_done(db, store_add_player(db, &players[4], players[4].id));
    store_forget_mark(db);
    store_undo_to_mark(db);
    expect_done(db, store_commit(db));
    for (int k = 0; k < 5; k++)
        expect_result(db, k == 1 || k == 4 ? STORE_ABSENT : STORE_DONE,
                      store_find_player(db, players[k].id, &found));
}

static void a_failure_stays_until_it_is_undone_to_a_mark(void **state) {
    char too_long[STORE_POSITION_BYTES + 1] = "";
    store_table table = table_added(db, 1);
    store_player one = a_player(1), two = a_player(2), found;
    (void)state;
    memset(too_long, 'p', STORE_POSITION_BYTES);
    expect_done(db, store_begin(db));
    expect_done(db, store_add_player(db, &one, "1"));
    expect_done(db, store_mark(db));
    expect_result(db, STORE_FAILED, store_keep_position(db, table.id, 1, "1 a", too_long));
    expect_result(db, STORE_FAILED, store_add_player(db, &two, "2"));
    store_undo_to_mark(db);
    expect_done(db, store_commit(db));
    expect_done(db, store_find_player(db, one.id, &found));

    expect_done(db, store_begin(db));
    expect_done(db, store_add_player(db, &two, "2"));
    expect_result(db, STORE_FAILED, store_keep_position(db, table.id, 1, "1 a", too_long));
    expect_result(db, STORE_FAILED, store_mark(db));
    expect_result(db, STORE_FAILED, store_commit(db));
    expect_result(db, STORE_ABSENT, store_find_player(db, two.id, &found));
    add_player(&two, "2"); /* and the store goes on */
}

static void what_others_commit_is_seen(void **state) {
    store *other = store_opened("s.db");
    store_player one = a_player(1), found;
    (void)state;
    add_player(&one, "1");
    expect_done(other, store_find_player(other, one.id, &found));
    expect_done(other, store_begin(other));
    expect_result(other, STORE_CONFLICT, store_add_player(other, &one, "1"));
    store_rollback(other);
    store_close(other);
}

/* ---- How fast (`test_store bench`) --------------------------------------------------------- */

enum { BENCH_TABLES = 200, BENCH_SECONDS = 4 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* As the server does it (server/keeping.c): answers of different tables, a mark for each. */
static void append_with_mark(store_table *table) {
    char position[1500] = "";
    store_entry entry = next_entry(table);
    memset(position, 'a' + (int)(table->seq % 26), sizeof position - 1);
    table->changed = entry.at;
    expect_done(db, store_mark(db));
    expect_done(db, store_lease(db, table->id, "server", entry.at, entry.at + 60000));
    expect_done(db, store_append(db, "server", table, &entry));
    expect_done(db, store_keep_position(db, table->id, table->seq, table->rules, position));
    store_forget_mark(db);
}

static void bench_commits_of(int appends, store_table tables[BENCH_TABLES]) {
    int commits = 0;
    double begin = now(), end = begin;
    for (; end - begin < BENCH_SECONDS; end = now(), commits++) {
        expect_done(db, store_begin(db));
        for (int k = 0; k < appends; k++)
            append_with_mark(&tables[(commits * appends + k) % BENCH_TABLES]);
        expect_done(db, store_commit(db));
    }
    printf("{\"appends\": %d, \"commits_per_second\": %.0f, \"appends_per_second\": %.0f}\n",
           appends, commits / (end - begin), commits * appends / (end - begin));
}

static int bench(void) {
    static store_table tables[BENCH_TABLES];
    if (open_store(NULL) != 0) return 1;
    for (int k = 0; k < BENCH_TABLES; k++) tables[k] = table_added(db, k);
    bench_commits_of(1, tables);
    bench_commits_of(20, tables);
    bench_commits_of(100, tables);
    return close_store(NULL);
}

#define test(name) cmocka_unit_test_setup_teardown(name, open_store, close_store)

int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "bench") == 0) return bench();
    const struct CMUnitTest tests[] = {
        test(a_player_is_found_by_id_name_and_feed),
        test(accounts_have_names_of_their_own_and_guests_any),
        test(a_guest_becomes_an_account_if_the_name_is_free),
        test(sessions_are_found_listed_used_and_removed),
        test(a_session_needs_a_player),
        test(a_table_comes_back_as_it_was_given),
        test(appending_brings_the_row_up_to_date),
        test(entries_come_back_in_order_from_any_number_on),
        test(only_the_next_entry_is_appended),
        test(a_lease_is_one_holders_until_it_ends),
        test(the_former_holder_is_refused_when_it_wakes_up),
        test(a_lease_that_ended_lasts_until_somebody_takes_it),
        test(a_released_table_is_free_at_once),
        test(the_latest_position_counts),
        test(each_pair_of_eyes_has_its_story),
        test(tables_are_walked_in_their_orders),
        test(a_walk_may_walk_again),
        test(chat_is_numbered_at_each_table),
        test(results_are_kept_once_and_listed_latest_first),
        test(totals_count_every_game_by_its_kind),
        test(the_best_are_those_who_are_good_for_sure),
        test(a_rating_is_replaced),
        test(a_forgotten_player_leaves_nothing_and_spoils_nothing),
        test(what_was_forgotten_is_not_in_the_file),
        test(old_sessions_and_lonely_guests_go),
        test(changes_need_a_transaction),
        test(what_is_rolled_back_never_happened),
        test(one_of_several_changes_is_given_up),
        test(a_failure_stays_until_it_is_undone_to_a_mark),
        test(what_others_commit_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
