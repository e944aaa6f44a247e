/* Reading tables. */
#include "online/load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"

typedef struct load_walk {
    online_table *table;
    uint32_t go_on; /* the last entry of that kind; 0: none */
    bool same_rules, good;
    dm_error *error;
} load_walk;

static bool find_go_on(void *context, const store_entry *entry) {
    load_walk *loading = context;
    if (strcmp(entry->kind, "go-on") == 0) loading->go_on = entry->seq;
    return true;
}

/* What lies before the last `go-on`, or was played with other rules, is not played again. */
static bool take(void *context, const store_entry *entry) {
    load_walk *loading = context;
    bool play = loading->same_rules && entry->seq >= loading->go_on;
    loading->good = play ? online_apply(loading->table, entry, loading->error)
                         : online_apply_without_game(loading->table, entry, loading->error);
    return loading->good;
}

/* Whether this program still plays by the rules that the table began with: their version, with the
 * same cards and tiles. */
static bool plays_by(const online_plan *plan, const char *rules) {
    char today[STORE_RULES_BYTES];
    dm_setup setup;
    dm_state state;
    dm_error error;
    if (rules[0] == '\0') return true; /* it has not begun */
    uint16_t version = (uint16_t)strtoul(rules, NULL, 10);
    if (!plan_set_up(plan, "1", version, &setup, &error) ||
        !plan->game->set_up(&state, &setup, &error))
        return false;
    online_write_rules(plan->game, &state, today);
    return strcmp(today, rules) == 0;
}

online_table *load_table(store_handle *store, const store_table *row, enum store_result *result,
                         dm_error *error) {
    assert(store && result && error);
    online_plan plan;
    *result = STORE_FAILED;
    if (!plan_read_text(&plan, row->plan, error)) return NULL;
    load_walk loading = {.table = online_new(), .error = error, .good = true};
    if (loading.table == NULL) {
        dm_fail(error, "there is no memory");
        return NULL;
    }
    loading.same_rules = plays_by(&plan, row->rules);
    online_open(loading.table, row->id, &plan, row->secret, row->made);
    *result = store_entries(store, row->id, 0, find_go_on, &loading);
    if (*result == STORE_DONE) *result = store_entries(store, row->id, 0, take, &loading);
    if (*result == STORE_DONE && !loading.good) *result = STORE_FAILED;
    if (*result == STORE_DONE) return loading.table;
    online_free(loading.table);
    return NULL;
}

enum store_result load_goes_on(store_handle *store, const online_table *table, store_entry *entry,
                               dm_error *error) {
    assert(table->match.game == NULL && table->phase == STORE_PLAYING);
    char position[STORE_POSITION_BYTES];
    char rules[STORE_RULES_BYTES];
    uint32_t seq;
    store_table row;
    enum store_result result = store_find_table(store, table->id, &row);
    if (result == STORE_DONE) result = store_position(store, table->id, &seq, rules, position);
    if (result != STORE_DONE) {
        dm_fail(error, "table %s: there is no position to go on from", table->id);
        return result;
    }
    memset(entry, 0, sizeof *entry);
    strcpy(entry->kind, "go-on");
    int length = snprintf(entry->text, sizeof entry->text, "%u %s", (unsigned)row.step, position);
    return length < (int)sizeof entry->text ? STORE_DONE : STORE_FAILED;
}
