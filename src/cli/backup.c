/* demiurge backup: a copy of the server's database, also while the server runs. */
#include "cli/cli.h"
#include "cli/database.h"
#include "store/store.h"

static int refuse(const cli_input *input, const char *problem) {
    fprintf(stderr, "demiurge %s: %s\n", input->command, problem);
    return EXIT_FAILED;
}

static int run(cli_input *input) {
    char problem[STORE_PROBLEM_BYTES];
    const char *path = cli_take_database(input);
    if (input->count != 1) cli_bad_input(input->command, "expected the name of the copy");
    store *store = store_open_to_read(path, problem);
    if (store == NULL) cli_bad_input(input->command, "%s", problem);
    enum store_result result = store_backup(store, input->words[0]);
    if (result != STORE_DONE) refuse(input, store_problem(store));
    store_close(store);
    if (result == STORE_CONFLICT) return EXIT_BAD_INPUT;
    return result == STORE_DONE ? EXIT_DONE : EXIT_FAILED;
}
