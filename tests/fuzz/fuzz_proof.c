/* Any bytes as a proof of a shuffle, perhaps with a record. One that is accepted and made right
 * must be proved, and a record that is said to be of a seed must begin with it when it is played;
 * one that is refused must say what was wrong and where. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/shuffle.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Asserts may be off; this never is. */
static void insist(bool holds, const char *what, const dm_error *error) {
    if (holds) return;
    fprintf(stderr, "%s: line %u column %u: %s\n", what, (unsigned)error->line,
            (unsigned)error->column, error->text);
    abort();
}

/* Nobody finds bytes with a given hash by chance, so the hashes are put right. */
static void prove_again(const shuffle_proof *proof) {
    char text[SHUFFLE_PROOF_BYTES];
    const char *bytes[DM_SEATS_MAX];
    dm_error error = {0};
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int seat = 0; seat < proof->seats; seat++) bytes[seat] = proof->bytes[seat];
    shuffle_write_proof(proof->table, proof->secret, bytes, proof->seats, &out);
    insist(!out.full, "the proof is too long", &error);
    insist(shuffle_verify(text, out.length, &error), "its own proof does not hold", &error);
}

/* Reading a record passes over the proof: its seed must be the one we were told. */
static void replay(const shuffle_proof *proof, const char *text, size_t length) {
    static dm_match match;
    dm_error error = {0};
    if (!dm_record_read(&match, text, length, &error)) return;
    insist(!match.from_position, "a record that begins from a position", &error);
    insist(strcmp(match.seed_text, proof->record_seed) == 0, "another seed", &error);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    shuffle_proof proof;
    dm_error error = {0};
    const char *text = (const char *)data;
    if (!shuffle_read_proof(&proof, text, size, &error)) {
        insist(error.text[0] && error.line > 0 && error.column > 0, "refused without a place",
               &error);
        return 0;
    }
    shuffle_check(&proof);
    prove_again(&proof);
    if (proof.has_record && !proof.from_position && shuffle_is_hex(proof.record_seed))
        replay(&proof, text, size);
    return 0;
}
