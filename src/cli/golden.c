/* `demiurge golden`: see tools/golden.h. */
#include "tools/golden.h"

#include "cli/cli.h"

static void print_tally(const golden_tally *tally, int writes) {
    if (writes)
        printf("%d golden games: %d written, %d kept, %d refused\n", tally->games, tally->written,
               tally->kept, tally->failures);
    else
        printf("%d golden games: %d the same, %d not\n", tally->games,
               tally->games - tally->failures, tally->failures);
}

static int run(cli_input *input) {
    golden_tally tally;
    dm_error error;
    int writes = cli_take_flag(input, "--write");
    if (input->count != 1 || input->words[0][0] == '-')
        cli_bad_input("golden", "expected one FOLDER, such as tests/golden");
    const char *folder = input->words[0];
    bool done = writes ? golden_make_all(folder, &tally, &error)
                       : golden_compare_all(folder, &tally, &error);
    if (!done) cli_bad_input("golden", "%s", error.text);
    print_tally(&tally, writes);
    return tally.failures > 0 ? CLI_EXIT_FAILED : CLI_EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge golden FOLDER [--write]\n"
    "\n"
    "For those who work on the rules. Replays the golden games of a folder (tests/golden)\n"
    "and compares every answer, hash and result to the byte.\n"
    "\n"
    "  --write   make the games that are missing or belong to an older version of the\n"
    "            rules. A game that differs although the version is the same is never\n"
    "            overwritten: raise the rules version first.\n";

const cli_command cli_golden = {"golden", "compare the golden games (for work on the rules)", help,
                                run};
