/* What the store keeps of people (store/store.h): names are told apart, sessions, what they said,
 * results and ratings come back as they were given, and who leaves is forgotten. */
#include "support/one_store.h"

#include <stdio.h>
#include <string.h>

/* ---- Players and sessions ------------------------------------------------------------------ */

static void assert_same_player(const store_player *found, const store_player *expected) {
    assert_string_equal(found->id, expected->id);
    assert_string_equal(found->name, expected->name);
    assert_string_equal(found->password, expected->password);
    assert_memory_equal(found->feed, expected->feed, sizeof found->feed);
    assert_int_equal(found->made, expected->made);
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

static bool list_session(void *context, const store_session *session) {
    return list_id(context, session->id);
}

static void sessions_are_found_listed_used_and_removed(void **state) {
    store_player one = a_player(1), two = a_player(2);
    store_session first = a_session(1, &one), second = a_session(2, &one),
                  other = a_session(3, &two), found;
    id_list list = {0};
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
    id_list best = {0}, two = {0};
    (void)state;
    ratings[3].players = 4;
    for (int k = 0; k < 4; k++) add_player(&players[k], players[k].id);
    expect_done(db, store_begin(db));
    for (int k = 0; k < 4; k++) expect_done(db, store_put_rating(db, &ratings[k]));
    expect_done(db, store_commit(db));
    expect_done(db, store_best(db, "deus", 2, 10, list_rating, &best));
    expect_listed(&best, "321");
    expect_done(db, store_best(db, "deus", 2, 2, list_rating, &two));
    expect_listed(&two, "32");
}

static void a_rating_is_replaced(void **state) {
    store_player one = a_player(1), nobody = a_player(2);
    store_rating rating = a_rating(&one, 25, 8), unknown = a_rating(&nobody, 1, 1), found;
    id_list list = {0};
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

int main(void) {
    const struct CMUnitTest tests[] = {
        test(a_player_is_found_by_id_name_and_feed),
        test(accounts_have_names_of_their_own_and_guests_any),
        test(a_guest_becomes_an_account_if_the_name_is_free),
        test(sessions_are_found_listed_used_and_removed),
        test(a_session_needs_a_player),
        test(chat_is_numbered_at_each_table),
        test(results_are_kept_once_and_listed_latest_first),
        test(totals_count_every_game_by_its_kind),
        test(the_best_are_those_who_are_good_for_sure),
        test(a_rating_is_replaced),
        test(a_forgotten_player_leaves_nothing_and_spoils_nothing),
        test(what_was_forgotten_is_not_in_the_file),
        test(old_sessions_and_lonely_guests_go),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
