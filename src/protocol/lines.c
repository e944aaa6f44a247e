/* Commands in, answers out. See lines.h. */
#include "protocol/lines.h"

#include <assert.h>
#include <stdlib.h>

#include "host/memory.h"
#include "host/output.h"
#include "protocol/protocol.h"

enum line_outcome { LINE_READ, LINE_TOO_LONG, LINE_WITH_ZERO, NO_MORE_LINES };

/* Reads one line without its end. A line that is no good is read to its end all the same, so that
 * the next command begins where it should. */
static enum line_outcome read_line(FILE *in, char *line, size_t size) {
    size_t length = 0;
    bool too_long = false, has_zero = false;
    int c = getc(in);
    if (c == EOF) return NO_MORE_LINES;
    for (; c != EOF && c != '\n'; c = getc(in)) {
        has_zero |= c == '\0';
        too_long |= length + 1 == size;
        if (!too_long) line[length++] = (char)c;
    }
    if (length > 0 && line[length - 1] == '\r') length--;
    line[length] = '\0';
    return too_long ? LINE_TOO_LONG : has_zero ? LINE_WITH_ZERO : LINE_READ;
}

static void answer_line(protocol *session, enum line_outcome outcome, const char *line,
                        dm_writer *out) {
    if (outcome == LINE_TOO_LONG)
        protocol_refuse("this line is too long; expected a command of at most 65535 bytes", out);
    else if (outcome == LINE_WITH_ZERO)
        protocol_refuse("this line holds a zero byte; expected a command in words", out);
    else
        protocol_answer(session, line, out);
}

bool protocol_talk(FILE *in, enum text_language language) {
    bool written = true;
    enum line_outcome outcome;
    assert(in);
    protocol *session = protocol_open(language);
    char *line = memory_new(PROTOCOL_LINE_BYTES), *text = memory_new(PROTOCOL_ANSWER_BYTES);
    while (written && !session->has_quit &&
           (outcome = read_line(in, line, PROTOCOL_LINE_BYTES)) != NO_MORE_LINES) {
        dm_writer out = dm_writer_on(text, PROTOCOL_ANSWER_BYTES);
        answer_line(session, outcome, line, &out);
        puts(text);
        written = host_flush_output();
    }
    free(line);
    free(text);
    protocol_close(session);
    return written;
}
