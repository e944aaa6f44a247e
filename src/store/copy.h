/* A database copied to a new file, while others may write it. */
#ifndef STORE_COPY_H
#define STORE_COPY_H

#include <sqlite3.h>

#include "store/store.h"

enum copy_mode { COPY_REFUSES_TO_REPLACE, COPY_REPLACES };

/* The copy has its name only when it is whole and on the disk. STORE_CONFLICT: the name is taken.
 */
enum store_result copy_database(sqlite3 *db, const char *to, enum copy_mode,
                                char problem[STORE_PROBLEM_BYTES]);

#endif
