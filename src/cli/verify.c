/* `demiurge verify`: see tools/verify.h. */
#include "tools/verify.h"

#include "cli/database.h"

static int verify(store_handle *store, const char *command) {
    verify_tally tally;
    if (!verify_tables(store, &tally)) {
        fprintf(stderr, "demiurge %s: %s\n", command, store_problem(store));
        return CLI_EXIT_FAILED;
    }
    printf("%u tables: %u replayed with %u answers, %u of other rules, %u wrong\n", tally.tables,
           tally.replayed, tally.answers, tally.of_other_rules, tally.wrong);
    return tally.wrong == 0 ? CLI_EXIT_DONE : CLI_EXIT_FAILED;
}

static int run(cli_input *input) {
    char problem[STORE_PROBLEM_BYTES], room[CLI_PATH_BYTES];
    const char *path = cli_take_database(input, room);
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
