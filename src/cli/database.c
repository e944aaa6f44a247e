/* Where the server's database is (database.h). */
#include "cli/database.h"

#include <stdlib.h>

const char *cli_take_database(cli_input *input) {
    const char *path = cli_take_value(input, "--db");
    if (path == NULL) path = getenv("DEMIURGE_DB");
    return path && *path ? path : "demiurge.db";
}
