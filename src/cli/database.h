/* Where the server's database is: the same for serve, backup and verify. */
#ifndef CLI_DATABASE_H
#define CLI_DATABASE_H

#include "cli/cli.h"

enum { CLI_PATH_BYTES = 4096 };

/* Takes --db FILE; without it $DEMIURGE_DB, or demiurge/demiurge.db in the user's data folder,
 * which is made if need be. `room` holds the path in that case. */
const char *cli_take_database(cli_input *input, char room[CLI_PATH_BYTES]);

#endif
