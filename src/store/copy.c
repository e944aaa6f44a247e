/* Copies (copy.h), by VACUUM INTO: one read transaction, so the copy is of one moment, nobody waits
 * for it, and nothing that was deleted goes along. */
#include "store/copy.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/guard.h"
#include "store/database.h"

enum { PATH_BYTES = 4096 };

static int vacuum_into(sqlite3 *db, const char *path) {
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(db, "VACUUM INTO ?", -1, &statement, NULL);
    if (code == SQLITE_OK) code = sqlite3_bind_text(statement, 1, path, -1, SQLITE_STATIC);
    if (code == SQLITE_OK) code = sqlite3_step(statement);
    sqlite3_finalize(statement);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

static bool reach_the_disk(const char *path, int flags) {
    int descriptor = open(path, flags | O_CLOEXEC);
    bool good = descriptor >= 0 && fsync(descriptor) == 0;
    int problem = errno;
    if (descriptor >= 0) close(descriptor);
    errno = problem;
    return good;
}

static bool folder_reaches_the_disk(const char *path) {
    char name[PATH_BYTES];
    snprintf(name, sizeof name, "%s", path);
    return reach_the_disk(dirname(name), O_RDONLY | O_DIRECTORY);
}

/* link() never replaces; where a file system has none, nobody is quicker in that one moment. */
static bool give_name(const char *part, const char *to, enum copy_mode mode) {
    if (mode == COPY_REPLACES) return rename(part, to) == 0;
    if (link(part, to) == 0) return unlink(part) == 0;
    return errno != EEXIST && access(to, F_OK) != 0 && rename(part, to) == 0;
}

static enum store_result tell(const char *what, enum store_result result,
                              char problem[STORE_PROBLEM_BYTES]) {
    snprintf(problem, STORE_PROBLEM_BYTES, "%s: %s", what, strerror(errno));
    return result;
}

/* Into a file that is ours alone and has another name yet. */
static enum store_result write_part(sqlite3 *db, char part[PATH_BYTES], const char *to,
                                    char problem[STORE_PROBLEM_BYTES]) {
    if (snprintf(part, PATH_BYTES, "%s.XXXXXX", to) >= PATH_BYTES) {
        errno = ENAMETOOLONG;
        return tell(to, STORE_FAILED, problem);
    }
    int descriptor = mkstemp(part);
    if (descriptor < 0) return tell(to, STORE_FULL, problem);
    close(descriptor);
    int code = vacuum_into(db, part);
    if (code == SQLITE_OK && reach_the_disk(part, O_RDWR)) return STORE_DONE;
    snprintf(problem, STORE_PROBLEM_BYTES, "%s: %s", to,
             code == SQLITE_OK ? strerror(errno) : sqlite3_errmsg(db));
    unlink(part);
    return code == SQLITE_OK ? STORE_FULL : database_meaning_of(code);
}

enum store_result copy_database(sqlite3 *db, const char *to, enum copy_mode mode,
                                char problem[STORE_PROBLEM_BYTES]) {
    assert(db && to);
    char part[PATH_BYTES];
    if (mode == COPY_REFUSES_TO_REPLACE && access(to, F_OK) == 0) {
        errno = EEXIST;
        return tell(to, STORE_CONFLICT, problem);
    }
    enum store_result result = write_part(db, part, to, problem);
    if (result != STORE_DONE) return result;
    if (give_name(part, to, mode) && folder_reaches_the_disk(to)) return STORE_DONE;
    result = tell(to, errno == EEXIST ? STORE_CONFLICT : STORE_FULL, problem);
    unlink(part);
    return result;
}

enum store_result store_backup(store_handle *store, const char *path) {
    assert(!store->inside); /* it would be a copy of what may be rolled back */
    return copy_database(store->db, path, COPY_REFUSES_TO_REPLACE, store->problem);
}
