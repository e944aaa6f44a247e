/* Where the server's database is: the same word for serve, backup and verify. */
#ifndef CLI_DATABASE_H
#define CLI_DATABASE_H

#include "cli/cli.h"

/* Takes --db FILE; without it $DEMIURGE_DB, or demiurge.db in the current folder. */
const char *cli_take_database(cli_input *input);

#endif
