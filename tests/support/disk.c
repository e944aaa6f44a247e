/* A disk that fails, waits and loses power (disk.h). */
#include "support/disk.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static const disk well = {.calls_left = -1, .fails = {true, true}, .passes = -1};
disk the_disk;

static sqlite3_io_methods real_methods[DISK_FILES], methods[DISK_FILES];
static sqlite3_vfs *real_vfs, vfs;
static pthread_t test_thread;
static pthread_mutex_t synced_files = PTHREAD_MUTEX_INITIALIZER;

static bool is_full(enum disk_file kind) {
    if (the_disk.calls_left < 0 || !the_disk.fails[kind]) return false;
    if (the_disk.calls_left > 0) the_disk.calls_left--;
    return the_disk.calls_left == 0;
}

static enum disk_file kind_of(const sqlite3_file *file) {
    return file->pMethods == &methods[DISK_DATABASE] ? DISK_DATABASE : DISK_LOG;
}

static void note_write(void) {
    if (pthread_equal(pthread_self(), test_thread)) {
        the_disk.written_here++;
        return;
    }
    the_disk.written_beside++;
    while (the_disk.passes == 0) {
        the_disk.waits = true;
        nanosleep(&(struct timespec){0, 1000 * 1000}, NULL);
    }
    the_disk.waits = false;
    if (the_disk.passes > 0) the_disk.passes--;
}

static int write_or_fail(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 at) {
    enum disk_file kind = kind_of(file);
    if (kind == DISK_DATABASE) note_write();
    return is_full(kind) ? SQLITE_FULL : real_methods[kind].xWrite(file, bytes, length, at);
}

static void copy_synced(sqlite3_file *file, enum disk_file kind) {
    static char bytes[1 << 24];
    sqlite3_int64 size = 0;
    pthread_mutex_lock(&synced_files);
    FILE *copy = fopen(store_file(kind == DISK_DATABASE ? "synced.db" : "synced.db-wal"), "wb");
    real_methods[kind].xFileSize(file, &size);
    assert_true(copy && size <= (sqlite3_int64)sizeof bytes);
    real_methods[kind].xRead(file, bytes, (int)size, 0);
    assert_int_equal(fwrite(bytes, 1, (size_t)size, copy), size);
    fclose(copy);
    pthread_mutex_unlock(&synced_files);
}

static int sync_or_fail(sqlite3_file *file, int flags) {
    enum disk_file kind = kind_of(file);
    if (is_full(kind)) return SQLITE_IOERR_FSYNC;
    the_disk.syncs++;
    if (the_disk.copies[kind]) copy_synced(file, kind);
    return real_methods[kind].xSync(file, flags);
}

/* The real methods work on the file as it is: only the table of functions is another one. */
static int open_file(sqlite3_vfs *ours, const char *name, sqlite3_file *file, int flags, int *out) {
    (void)ours;
    int code = real_vfs->xOpen(real_vfs, name, file, flags, out);
    if (code != SQLITE_OK || file->pMethods == NULL) return code;
    enum disk_file kind = flags & SQLITE_OPEN_MAIN_DB ? DISK_DATABASE : DISK_LOG;
    if (methods[kind].xWrite == NULL) {
        real_methods[kind] = methods[kind] = *file->pMethods;
        methods[kind].xSync = sync_or_fail;
        methods[kind].xWrite = write_or_fail;
    }
    file->pMethods = &methods[kind];
    return SQLITE_OK;
}

int disk_insert(void **state) {
    (void)state;
    the_disk = well;
    test_thread = pthread_self();
    real_vfs = sqlite3_vfs_find(NULL);
    vfs = *real_vfs;
    vfs.zName = "faulty";
    vfs.xOpen = open_file;
    return sqlite3_vfs_register(&vfs, 1);
}

int disk_reset(void **state) {
    the_disk = well;
    return store_folder_remove(state);
}

static void copy_files(const char *from, const char *to) {
    char command[4096];
    snprintf(command, sizeof command, "cp %s %s && cp %s-wal %s-wal && rm -f %s-shm",
             store_file(from), store_file(to), store_file(from), store_file(to), store_file(to));
    assert_int_equal(system(command), 0);
}

void disk_copy_after_crash(const char *name) { copy_files("s.db", name); }

void disk_copy_after_loss_of_power(const char *name) {
    pthread_mutex_lock(&synced_files);
    copy_files("synced.db", name);
    pthread_mutex_unlock(&synced_files);
}
