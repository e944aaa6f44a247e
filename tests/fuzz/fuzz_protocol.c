/* Any bytes as lines of the protocol for programs, in one session.
 *
 * Every line is answered by one well-formed JSON object, and a refused one says why and changes
 * nothing: no answer, no event. `#3` in a line stands for the answer of that number to the question
 * that is asked (counted round), so that chance finds its way into games and sets. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/json_value.h"
#include "protocol/protocol.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { INPUT_MAX = 16 * 1024 };

/* Asserts may be off; this never is. */
static void insist(bool holds, const char *what, const char *line, const char *answer) {
    if (holds) return;
    fprintf(stderr, "%s\nline: %s\nanswer: %.2000s\n", what, line, answer);
    abort();
}

/* What a refused command must not change. */
typedef struct outline {
    bool has_game;
    uint32_t count;
    uint16_t events;
    uint64_t hash;
} outline;

static outline outline_of(const protocol *session) {
    const dm_match *match = session->match;
    outline outline;
    memset(&outline, 0, sizeof outline);
    outline.has_game = session->has_game;
    if (!session->has_game) return outline;
    outline.count = match->count;
    outline.events = session->events->count;
    outline.hash = dm_hash(match->game, &match->state);
    return outline;
}

/* Files are not read, and no bot thinks: both are other targets' business. */
static bool is_left_out(const char *line) {
    line += strspn(line, " \t");
    return strncmp(line, "load", 4) == 0 || strncmp(line, "hint", 4) == 0 ||
           strncmp(line, "bot", 3) == 0;
}

static void write_answer(const protocol *session, long number, dm_writer *out) {
    const dm_match *match = session->match;
    if (!session->has_game || match->question.count == 0 || number < 0) return;
    match->game->write_token(match->question.answers[number % match->question.count], out);
}

/* The line with tokens for its numbers. */
static void write_line(const protocol *session, const char *text, dm_writer *out) {
    while (*text) {
        if (*text == '#' && text[1] >= '0' && text[1] <= '9') {
            char *end;
            write_answer(session, strtol(text + 1, &end, 10), out);
            text = end;
        } else
            dm_write_char(out, *text++);
    }
}

static void carry_out(protocol *session, const char *text) {
    static char line[PROTOCOL_LINE_BYTES], answer[PROTOCOL_ANSWER_BYTES];
    dm_writer in = dm_writer_on(line, sizeof line), out = dm_writer_on(answer, sizeof answer);
    if (is_left_out(text)) return;
    write_line(session, text, &in);
    if (in.full) return;
    outline before = outline_of(session);
    protocol_answer(session, line, &out);
    insist(!out.full && json_value_is_object(answer), "the answer is no JSON object", line, answer);
    if (strncmp(answer, "{\"ok\":true", 10) == 0) return;
    insist(strncmp(answer, "{\"ok\":false,\"error\":\"", 21) == 0 && answer[21] != '"',
           "refused without a word", line, answer);
    outline after = outline_of(session);
    insist(memcmp(&before, &after, sizeof before) == 0, "refused, but changed", line, answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[INPUT_MAX];
    if (size >= sizeof text || memchr(data, 0, size)) return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    protocol *session = protocol_open(TEXT_ENGLISH);
    for (char *line = text, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next) *next++ = '\0';
        carry_out(session, line);
    }
    protocol_close(session);
    return 0;
}
