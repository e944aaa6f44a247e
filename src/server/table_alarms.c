/* A list, ordered by id to be found, and walked once a second to see who is due. */
#include "server/table_alarms.h"

#include <search.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"

typedef struct alarm {
    char table[STORE_ID_BYTES]; /* first: the tree compares it */
    int place;                  /* in the list */
    int64_t at;
} alarm_row;

struct table_alarms {
    void *by_table; /* tsearch() */
    alarm_row **list;
    int count, room;
};

static int compare(const void *left, const void *right) {
    return strcmp(((const alarm_row *)left)->table, ((const alarm_row *)right)->table);
}

table_alarms *table_alarms_new(void) { return memory_new(sizeof(table_alarms)); }

static alarm_row *find(table_alarms *alarms, const char *table) {
    alarm_row key;
    dm_guard(strlen(table) < sizeof key.table);
    strcpy(key.table, table);
    void *node = tfind(&key, &alarms->by_table, compare);
    return node ? *(alarm_row **)node : NULL;
}

static alarm_row *add(table_alarms *alarms, const char *table) {
    if (alarms->count == alarms->room) {
        alarms->room = alarms->room ? 2 * alarms->room : 64;
        alarms->list = memory_grow(alarms->list, (size_t)alarms->room, sizeof *alarms->list);
    }
    alarm_row *row = memory_new(sizeof *row);
    strcpy(row->table, table);
    row->place = alarms->count;
    alarms->list[alarms->count++] = row;
    memory_expect(tsearch(row, &alarms->by_table, compare));
    return row;
}

/* The last one takes its place. */
static void drop(table_alarms *alarms, alarm_row *row) {
    dm_guard(row->place < alarms->count && alarms->list[row->place] == row);
    alarms->list[row->place] = alarms->list[--alarms->count];
    alarms->list[row->place]->place = row->place;
    tdelete(row, &alarms->by_table, compare);
    free(row);
}

void table_alarms_set(table_alarms *alarms, const char *table, int64_t at) {
    alarm_row *row = find(alarms, table);
    if (row == NULL) row = add(alarms, table);
    row->at = at;
}

void table_alarms_clear(table_alarms *alarms, const char *table) {
    alarm_row *row = find(alarms, table);
    if (row) drop(alarms, row);
}

bool table_alarms_take(table_alarms *alarms, int64_t now, char table[STORE_ID_BYTES]) {
    for (int k = alarms->count - 1; k >= 0; k--) {
        alarm_row *row = alarms->list[k];
        if (row->at > now) continue;
        strcpy(table, row->table);
        drop(alarms, row);
        return true;
    }
    return false;
}

int table_alarms_count(const table_alarms *alarms) { return alarms->count; }

void table_alarms_free(table_alarms *alarms) {
    while (alarms->count > 0) drop(alarms, alarms->list[alarms->count - 1]);
    free(alarms->list);
    free(alarms);
}
