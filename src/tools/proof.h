/* The proof that an online table was shuffled as it was promised (api/shuffle.h), for people. */
#ifndef TOOLS_PROOF_H
#define TOOLS_PROOF_H

#include "api/shuffle.h"

/* Prints what the proof holds, for its reader to compare, and whether it is right. False if it is
 * wrong. */
bool proof_print(const shuffle_proof *proof, enum text_language language);

#endif
