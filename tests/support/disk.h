/* A disk that fails, waits and loses power: a file system of SQLite's kind (a VFS) that stands
 * before the real one. It fails from the n-th call on, it copies what was synced, and it tells
 * what the thread of the test wrote from what others wrote. */
#ifndef TESTS_DISK_H
#define TESTS_DISK_H

#include "support/stores.h"

enum disk_file { DISK_DATABASE, DISK_LOG, DISK_FILES }; /* the log: or anything else */

typedef struct disk {
    _Atomic int calls_left; /* that may still succeed before the disk is full; -1: it never is */
    bool fails[DISK_FILES]; /* which files it concerns */
    _Atomic bool copies[DISK_FILES]; /* of which files it copies what is synced: "synced.db" */
    _Atomic int syncs;               /* of any file */
    /* How often other threads may still write into the database until one waits; -1: they never
     * do. And whether one waits. */
    _Atomic int passes;
    _Atomic bool waits;
    /* Pages of the database that were written by the thread of the test, and by others. */
    _Atomic int written_here, written_beside;
} disk;
extern disk the_disk;

/* Setup of a group: SQLite uses the disk from now on. Teardown of a test: all is well again, and
 * the folder is removed. */
int disk_insert(void **state);
int disk_reset(void **state);

/* The files of "s.db" as they are now, as after a crash; or only what of them was synced, as after
 * the loss of power. */
void disk_copy_after_crash(const char *name);
void disk_copy_after_loss_of_power(const char *name);

#endif
