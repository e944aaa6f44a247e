/* Every table of the server's database, taken again from its entries.
 *
 * What the server keeps beside the entries must follow from them: the hash at the end, the seed
 * (from the secret and what the seats gave), the last position, and the row that lists and queues
 * read. What was played by other rules cannot be taken by these; such tables are counted. */
#ifndef TOOLS_VERIFY_H
#define TOOLS_VERIFY_H

#include "store/store.h"

typedef struct verify_tally {
    unsigned tables, replayed, answers, of_other_rules, wrong;
} verify_tally;

/* Takes all tables again and counts them; each that is wrong is printed with the reason. False if
 * the store could not tell them all: store_problem() says why. */
bool verify_tables(store_handle *store, verify_tally *tally);

#endif
