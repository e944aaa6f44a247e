/* `demiurge verify-shuffle`: whether an online table was shuffled as it was promised. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "host/files.h"
#include "tools/proof.h"

static void read_proof(const char *path, shuffle_proof *proof) {
    size_t length;
    dm_error error = {0};
    bool is_input = strcmp(path, "-") == 0;
    char *text = host_read_file(is_input ? "/dev/stdin" : path, &length);
    if (text == NULL) cli_bad_input("verify-shuffle", "%s: %s", path, strerror(errno));
    if (!shuffle_read_proof(proof, text, length, &error)) {
        fprintf(stderr, "%s:%u:%u: %s\n", path, (unsigned)error.line, (unsigned)error.column,
                error.text);
        exit(CLI_EXIT_BAD_INPUT);
    }
    free(text);
}

static int run(cli_input *input) {
    shuffle_proof proof;
    if (input->count != 1 || (input->words[0][0] == '-' && input->words[0][1] != '\0'))
        cli_bad_input("verify-shuffle", "expected one FILE with a proof, or - for the input");
    read_proof(input->words[0], &proof);
    return proof_print(&proof, input->language) ? CLI_EXIT_DONE : CLI_EXIT_FAILED;
}

static const char help[] =
    "Usage: demiurge verify-shuffle FILE [--lang en|fr|uk]\n"
    "\n"
    "Computes again how the cards or tiles of an online table were shuffled. FILE (- for\n"
    "the standard input) holds the proof that the server publishes when the game is over\n"
    "(docs/online.md) and, before or after it, the record of the game if you like.\n"
    "\n"
    "  ok     the secret is the one the server had committed to, the seed follows from it\n"
    "         and from what the seats added, and the record was played with that seed\n"
    "  WRONG  one of these does not hold; the exit status is then 1\n"
    "\n"
    "If you sat there, compare the printed commitment and the line of your seat with what\n"
    "your page noted. 'demiurge replay FILE --check' plays the record itself through.\n"
    "A file that is no proof is refused with FILE:LINE:COLUMN and what was expected; the\n"
    "exit status is then 2.\n";

const cli_command cli_verify_shuffle = {
    "verify-shuffle", "check the proof that a table was shuffled fairly", help, run};
