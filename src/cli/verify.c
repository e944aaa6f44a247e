/* demiurge verify: every table of the server's database, taken again from its entries.
 *
 * What the server keeps beside the entries must follow from them: the hash at the end, the seed
 * (from the secret and what the seats gave), the last position, and the row that lists and queues
 * read. What was played by other rules cannot be taken by these; such tables are counted. */
#include <stdlib.h>
#include <string.h>

#include "api/shuffle.h"
#include "cli/database.h"
#include "online/load.h"
#include "online/secret.h"

typedef struct verification {
    store_handle *store;
    unsigned tables, replayed, answers, of_other_rules, wrong;
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
    static char kept[STORE_POSITION_BYTES], made[STORE_POSITION_BYTES];
    char rules[40];
    uint32_t seq;
    if (store_position(store, table->id, &seq, rules, kept) != STORE_DONE || seq != table->seq)
        return true;
    dm_writer out = dm_writer_on(made, sizeof made);
    table->match.game->write_position(&table->match.state, &out);
    return strcmp(kept, made) == 0;
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

static void count(verification *v, const online_table *table) {
    if (is_of_other_rules(table))
        v->of_other_rules++;
    else
        v->replayed++, v->answers += online_step(table);
}

static bool verify_table(void *context, const store_table *row) {
    verification *v = context;
    enum store_result result;
    dm_error error = {.text = ""};
    online_table *table = load_table(v->store, row, &result, &error);
    v->tables++;
    if (table && (is_of_other_rules(table) || follows_from_entries(v->store, row, table, &error)))
        count(v, table);
    else {
        v->wrong++;
        printf("%s: %s\n", row->id, error.text[0] ? error.text : store_problem(v->store));
    }
    online_free(table);
    return true;
}

static int verify(store_handle *store, const char *command) {
    verification v = {.store = store};
    if (store_all_tables(store, verify_table, &v) != STORE_DONE) {
        fprintf(stderr, "demiurge %s: %s\n", command, store_problem(store));
        return CLI_EXIT_FAILED;
    }
    printf("%u tables: %u replayed with %u answers, %u of other rules, %u wrong\n", v.tables,
           v.replayed, v.answers, v.of_other_rules, v.wrong);
    return v.wrong == 0 ? CLI_EXIT_DONE : CLI_EXIT_FAILED;
}

static int run(cli_input *input) {
    char problem[STORE_PROBLEM_BYTES];
    const char *path = cli_take_database(input);
    if (input->count > 0)
        cli_bad_input(input->command, "'%s': expected nothing more than --db", input->words[0]);
    store_handle *store = store_open_to_read(path, problem);
    if (store == NULL) cli_bad_input(input->command, "%s", problem);
    if (!store_is_current(store))
        cli_bad_input(input->command,
                      "%s is of another version; 'demiurge serve' brings an older one forward",
                      path);
    int status = verify(store, input->command);
    store_close(store);
    return status;
}

static const char help[] =
    "Usage: demiurge verify [--db FILE]\n"
    "\n"
    "Replays every game in the server's database and compares: the seed with the secret\n"
    "of the shuffle, the hash of the last situation with the one that was kept, what the\n"
    "lists show with what the answers make. It changes nothing; the server may run\n"
    "meanwhile. Each table that is wrong is printed with the reason, and the exit status\n"
    "is then 1. Games of other rules than this program's are only counted.\n"
    "\n"
    "  --db FILE   the database (default: the one that serve uses)\n";

const cli_command cli_verify = {"verify", "replay every game in the server's database", help, run};
