/* demiurge backup: a copy of the server's database, also while the server runs. */
#include "cli/database.h"
#include "store/store.h"

static int copy_to(const char *command, store_handle *store, const char *path) {
    enum store_result result = store_backup(store, path);
    if (result == STORE_DONE) return CLI_EXIT_DONE;
    fprintf(stderr, "demiurge %s: %s\n", command, store_problem(store));
    return result == STORE_CONFLICT ? CLI_EXIT_BAD_INPUT : CLI_EXIT_FAILED;
}

static int run(cli_input *input) {
    char problem[STORE_PROBLEM_BYTES], room[CLI_PATH_BYTES];
    const char *path = cli_take_database(input, room);
    if (input->count != 1) cli_bad_input(input->command, "expected one word: the file to make");
    store_handle *store = store_open_to_read(path, problem);
    if (store == NULL) cli_bad_input(input->command, "%s", problem);
    int status = copy_to(input->command, store, input->words[0]);
    store_close(store);
    return status;
}

static const char help[] =
    "Usage: demiurge backup [--db FILE] OUT\n"
    "\n"
    "Copies the server's database to the new file OUT, as it is at one moment. The server\n"
    "may run meanwhile; nobody waits. OUT has its name only when it is whole, and nothing\n"
    "is overwritten. To go back to it, stop the server and put the copy in the place of\n"
    "the database; remove FILE-wal and FILE-shm, which belong to the other one.\n"
    "\n"
    "  --db FILE   the database (default: the one that serve uses)\n";

const cli_command cli_backup = {"backup", "copy the server's database while it runs", help, run};
