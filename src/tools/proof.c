/* The proof of a shuffle. See proof.h. */
#include "tools/proof.h"

#include <stdio.h>

bool proof_print(const shuffle_proof *proof, enum text_language language) {
    enum shuffle_verdict verdict = shuffle_check(proof);
    printf("table      %s\n", proof->table);
    printf("commitment %s\n", proof->commitment);
    for (int seat = 0; seat < proof->seats; seat++)
        printf("seat %d     %s\n", seat + 1, proof->bytes[seat]);
    printf("seed       %s\n", proof->seed);
    printf("%s: %s\n", verdict == SHUFFLE_PROVED ? "ok" : "WRONG",
           shuffle_verdict_text(language, verdict));
    return verdict == SHUFFLE_PROVED;
}
