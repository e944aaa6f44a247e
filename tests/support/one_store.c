/* The one store of a test (one_store.h). */
#include "support/one_store.h"

#include <string.h>

store_handle *db;

int open_store(void **state) {
    if (store_folder_make(state) != 0) return -1;
    db = store_opened("s.db");
    return 0;
}

void close_db(void) {
    store_close(db);
    db = NULL; /* a test that fails meanwhile closes nothing twice */
}

int close_store(void **state) {
    close_db();
    return store_folder_remove(state);
}

void add_player(const store_player *player, const char *key) {
    expect_done(db, store_begin(db));
    expect_done(db, store_add_player(db, player, key));
    expect_done(db, store_commit(db));
}

bool list_id(id_list *list, const char *id) {
    strcpy(list->ids[list->count++], id);
    return list->count != list->most;
}

void expect_listed(const id_list *list, const char *digits) {
    char found[64] = "";
    for (int k = 0; k < list->count; k++) strncat(found, &list->ids[k][STORE_ID_BYTES - 2], 1);
    assert_string_equal(found, digits);
}

bool last_entry(void *context, const store_entry *entry) {
    *(store_entry *)context = *entry;
    return true;
}

bool first_entry(void *context, const store_entry *entry) {
    *(store_entry *)context = *entry;
    return false;
}

void assert_same_seat(const store_seat *found, const store_seat *expected) {
    assert_string_equal(found->player, expected->player);
    assert_string_equal(found->name, expected->name);
    assert_string_equal(found->bot, expected->bot);
}
