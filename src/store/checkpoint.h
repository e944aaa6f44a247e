/* What was committed lies in the log (WAL) first, and is copied into the database when the log has
 * grown. SQLite would do that inside of a commit, which then waits for the disk to take thousands
 * of pages: here a thread of its own does it, while commits go on. */
#ifndef STORE_CHECKPOINT_H
#define STORE_CHECKPOINT_H

#include <sqlite3.h>
#include <stdbool.h>

typedef struct checkpoint_thread checkpoint_thread;

/* NULL if there can be no thread: then SQLite does it its own way. */
checkpoint_thread *checkpoint_open(const char *path);
/* From now on after the commits of this connection. */
void checkpoint_follow(checkpoint_thread *checkpoint, sqlite3 *db);
/* Nothing is being copied, and nothing is due: for tests, which wait for it. */
bool checkpoint_is_idle(checkpoint_thread *checkpoint);
/* NULL too. After it, what followed it may be closed but commits nothing more. */
void checkpoint_close(checkpoint_thread *checkpoint);

#endif
