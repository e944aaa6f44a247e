/* Tables that are not in memory and whose clock runs: when it has run out they are called back, and
 * what the plan says of that happens. Some sixty bytes each, where a table in memory has twenty
 * thousand. Times are counted ones (hub_counted()). All of it in the event loop. */
#ifndef SERVER_TABLE_ALARMS_H
#define SERVER_TABLE_ALARMS_H

#include "server/hub.h"

typedef struct table_alarms table_alarms;

table_alarms *table_alarms_new(void);
void table_alarms_free(table_alarms *alarms);

/* Wakes the table at this time, and not at one that was set before. */
void table_alarms_set(table_alarms *alarms, const char *table, int64_t at);
/* It is in memory again, where its clock is looked at anyway. */
void table_alarms_clear(table_alarms *alarms, const char *table);
/* Takes one that is due: false if there is none. */
bool table_alarms_take(table_alarms *alarms, int64_t now, char table[STORE_ID_BYTES]);
int table_alarms_count(const table_alarms *alarms);

#endif
