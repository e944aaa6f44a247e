/* Where the server's database is: the same for serve, backup and verify. */
#ifndef CLI_DATABASE_H
#define CLI_DATABASE_H

#include "cli/cli.h"

/* Takes --db FILE; without it $DEMIURGE_DB, or demiurge/demiurge.db in the user's data folder,
 * which is made if need be. */
const char *cli_take_database(cli_input *input);

#endif
