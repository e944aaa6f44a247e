/* The protocol for programs (docs/protocol.md): one command a line, one line of JSON back.
 *
 * Everything but reading and printing the lines is here, so that tests can talk to it without a
 * process. What always holds: one call writes exactly one line of valid JSON and no newline, and
 * a command that is refused changes nothing. */
#ifndef PROTOCOL_PROTOCOL_H
#define PROTOCOL_PROTOCOL_H

#include "demiurge.h"
#include "text/text.h"

/* The longest command and the longest answer. A record is the longest of all: 16384 answers of at
 * most 63 bytes, each line of it escaped. */
enum { PROTOCOL_LINE_BYTES = 64 * 1024, PROTOCOL_ANSWER_BYTES = 4 * 1024 * 1024 };

typedef struct protocol {
    enum text_language language;
    bool has_game, has_quit;
    /* The match being played, and one to build a new one in: they change places only when the
     * new one is complete. */
    dm_match *match, *spare;
    /* What the last answer or set caused, or the position set up; and as above, one to spare. */
    dm_events *events, *spare_events;
    char *text; /* PROTOCOL_ANSWER_BYTES of room for a record */
} protocol;

/* A session without a game; never NULL. */
protocol *protocol_open(enum text_language language);
/* Gives its memory back. */
void protocol_close(protocol *session);

/* Carries one command out. `line` has no newline. */
void protocol_answer(protocol *session, const char *line, dm_writer *out);

/* The answer to a line that could not be taken as a command. */
void protocol_refuse(const char *why, dm_writer *out);

#endif
