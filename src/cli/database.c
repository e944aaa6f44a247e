/* Where the server's database is (database.h). */
#include "cli/database.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* What cannot be made is told by whoever opens the file. */
static void make_folders(char *path) {
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0700);
        *slash = '/';
    }
}

static const char *usual_path(char path[CLI_PATH_BYTES]) {
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (data && *data)
        snprintf(path, CLI_PATH_BYTES, "%s/demiurge/demiurge.db", data);
    else if (home && *home)
        snprintf(path, CLI_PATH_BYTES, "%s/.local/share/demiurge/demiurge.db", home);
    else
        return "demiurge.db";
    make_folders(path);
    return path;
}

const char *cli_take_database(cli_input *input, char room[CLI_PATH_BYTES]) {
    const char *path = cli_take_value(input, "--db");
    if (path == NULL) path = getenv("DEMIURGE_DB");
    return path && *path ? path : usual_path(room);
}
