/* The one store a test works with, open from its setup to its teardown; and what is asked of it in
 * more than one file. */
#ifndef TESTS_ONE_STORE_H
#define TESTS_ONE_STORE_H

#include "support/stores.h"

extern store_handle *db;

/* Setup and teardown of a test. One that closes its store meanwhile says so by close_db(). */
int open_store(void **state);
int close_store(void **state);
void close_db(void);

/* A row of a table of tests. */
#define test(name) cmocka_unit_test_setup_teardown(name, open_store, close_store)

void add_player(const store_player *player, const char *key);

/* The ids that a walk met; it ends at the `most`-th (0: never). Listed: by their last digits. */
typedef struct id_list {
    int count, most;
    char ids[16][STORE_ID_BYTES];
} id_list;
bool list_id(id_list *list, const char *id);
void expect_listed(const id_list *list, const char *digits);

/* Walks over entries that keep one of them, a store_entry. */
bool first_entry(void *context, const store_entry *entry);
bool last_entry(void *context, const store_entry *entry);

void assert_same_seat(const store_seat *found, const store_seat *expected);

#endif
