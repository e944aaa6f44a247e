/* A conversation with the server that a test leads word by word: ask, wait for the answer, look.
 * Everything that was heard is kept, to the byte. */
#ifndef DRILL_TALK_H
#define DRILL_TALK_H

#include <jansson.h>

#include "drill/wire.h"

typedef struct talk {
    wires *wires;
    wire *wire;            /* NULL: closed */
    bool greeted;          /* hello was heard */
    int code;              /* why it was closed */
    int id;                /* of the last request */
    json_t *hello, *reply; /* the last answer, or NULL */
    json_t *table;         /* the last change of a table that was told, or NULL */
    char *heard;           /* all messages, a line each */
    size_t heard_length;
} talk;

/* Connects and waits for the greeting; `talk` must not move until talk_end(). NULL: no cookie, the
 * server's own origin. False if the server refuses: `code` tells how. */
bool talk_begin(talk *talk, wires *wires, const wire_address *address);
void talk_end(talk *talk);

/* Sends `{"id": N, "do": WHAT, MEMBERS}` and waits for the answer, which stays in `reply`. NULL if
 * the connection was closed instead. `members` may be "". */
const json_t *talk_ask(talk *talk, const char *what, const char *members);
/* Waits for the answer with this number to something that was said. */
const json_t *talk_reply(talk *talk, int id);
/* "": it was granted; else the code of the refusal, or "closed". */
const char *talk_refusal(talk *talk, const char *what, const char *members);

/* Sends any text, and waits for whatever comes next. */
void talk_say(talk *talk, const char *text);
/* Waits until a table is told with more entries than `seq`, and returns it: `table`. */
const json_t *talk_table_after(talk *talk, int64_t seq);
/* Waits until the server hangs up; false if it does not. */
bool talk_is_closed(talk *talk);
/* Waits until everything is heard that the server has said so far. */
void talk_catch_up(talk *talk);

#endif
