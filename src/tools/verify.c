/* Every table of a database, taken again from its entries. See verify.h. */
#include "tools/verify.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/shuffle.h"
#include "host/memory.h"
#include "online/load.h"
#include "online/secret.h"

typedef struct verification {
    store_handle *store;
    verify_tally *tally;
} verification;

/* ---- What lies beside the entries -------------------------------------------------------- */

static bool seed_follows(const online_table *table) {
    char secret[SECRET_HEX_BYTES], seed[SHUFFLE_HEX_BYTES];
    const char *bytes[DM_SEATS_MAX];
    secret_write_hex(table->secret, secret);
    for (int k = 0; k < table->plan.players; k++)
        bytes[k] = table->seats[k].bytes[0] ? table->seats[k].bytes : "-";
    shuffle_seed(table->id, secret, bytes, table->plan.players, seed);
    return strcmp(seed, table->match.seed_text) == 0;
}

/* One that was kept earlier than the last entry is of another moment. */
static bool position_is_the_last(store_handle *store, const online_table *table) {
    char rules[40];
    char *kept = memory_new(2 * STORE_POSITION_BYTES), *made = kept + STORE_POSITION_BYTES;
    uint32_t seq;
    bool same =
        store_position(store, table->id, &seq, rules, kept) != STORE_DONE || seq != table->seq;
    if (!same) {
        dm_writer out = dm_writer_on(made, STORE_POSITION_BYTES);
        table->match.game->write_position(&table->match.state, &out);
        same = strcmp(kept, made) == 0;
    }
    free(kept);
    return same;
}

/* ---- The row ----------------------------------------------------------------------------- */

/* A forgotten player has no name, and their seat nobody. */
static bool same_seat(const store_seat *kept, const store_seat *made) {
    bool forgotten = kept->player[0] == '\0' && kept->name[0] == '\0';
    return strcmp(kept->bot, made->bot) == 0 &&
           (forgotten ||
            (strcmp(kept->player, made->player) == 0 && strcmp(kept->name, made->name) == 0));
}

static bool same_seats(const store_table *kept, const store_table *made) {
    bool same = kept->seat_count == made->seat_count;
    for (int k = 0; k < kept->seat_count && same; k++)
        same = same_seat(&kept->seats[k], &made->seats[k]);
    return same;
}

/* What differs first, or NULL. */
static const char *difference(const store_table *kept, const store_table *made) {
    const struct {
        const char *what;
        bool same;
    } parts[] = {
        {"entries", kept->seq == made->seq},
        {"phase", kept->phase == made->phase},
        {"answers", kept->step == made->step},
        {"turn", kept->turn == made->turn},
        {"rules", strcmp(kept->rules, made->rules) == 0},
        {"game", strcmp(kept->game, made->game) == 0},
        {"plan", strcmp(kept->plan, made->plan) == 0},
        {"rated", kept->rated == made->rated},
        {"last change", kept->changed == made->changed},
        {"deadline", kept->deadline == made->deadline},
        {"rematch", strcmp(kept->next, made->next) == 0},
        {"seats", same_seats(kept, made)},
    };
    for (size_t k = 0; k < sizeof parts / sizeof parts[0]; k++)
        if (!parts[k].same) return parts[k].what;
    return NULL;
}

static bool follows_from_entries(store_handle *store, const store_table *row,
                                 const online_table *table, dm_error *error) {
    store_table made;
    bool begun = table->phase != STORE_WAITING;
    online_row(table, &made);
    const char *part = difference(row, &made);
    if (part) return dm_fail(error, "its entries make another row: %s", part);
    if (begun && !table->match.from_position && !seed_follows(table))
        return dm_fail(error, "its seed does not follow from the secret and the seats");
    if (begun && !position_is_the_last(store, table))
        return dm_fail(error, "its entries lead to another position");
    return true;
}

/* ---- All tables -------------------------------------------------------------------------- */

static bool is_of_other_rules(const online_table *table) {
    return table->phase != STORE_WAITING && table->match.game == NULL;
}

static void count(verify_tally *tally, const online_table *table) {
    if (is_of_other_rules(table))
        tally->of_other_rules++;
    else
        tally->replayed++, tally->answers += online_step(table);
}

static bool verify_table(void *context, const store_table *row) {
    verification *v = context;
    enum store_result result;
    dm_error error = {.text = ""};
    online_table *table = load_table(v->store, row, &result, &error);
    v->tally->tables++;
    if (table && (is_of_other_rules(table) || follows_from_entries(v->store, row, table, &error)))
        count(v->tally, table);
    else {
        v->tally->wrong++;
        printf("%s: %s\n", row->id, error.text[0] ? error.text : store_problem(v->store));
    }
    online_free(table);
    return true;
}

bool verify_tables(store_handle *store, verify_tally *tally) {
    verification v = {store, tally};
    assert(store && tally);
    *tally = (verify_tally){0};
    return store_all_tables(store, verify_table, &v) == STORE_DONE;
}
