/* Any bytes as the calls of a page, one after another on one table, with a dot on a line of its own
 * between two.
 *
 * Every answer is one well-formed JSON object, and a refused call says why and changes nothing.
 * `#3` in a call stands for the answer of that number to the question on the table (counted round),
 * so that chance finds its way into games. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/api.h"
#include "fuzz/json_value.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { CALL_BYTES = 1 << 16, MIND_POOL_BYTES = 8 << 20 };

static api_table table;

/* Asserts may be off; this never is. */
static void insist(bool holds, const char *what, const char *call, const char *answer) {
    if (holds) return;
    fprintf(stderr, "%s\ncall: %s\nanswer: %.2000s\n", what, call, answer);
    abort();
}

/* Room for one session at a time; bots that want more are refused. */
static void *more_memory(size_t bytes) {
    static max_align_t pool[MIND_POOL_BYTES / sizeof(max_align_t)];
    return bytes <= sizeof pool ? pool : NULL;
}

/* ---- Calls ------------------------------------------------------------------------------- */

/* What a refused call must not change. */
typedef struct outline {
    bool has_game;
    int current, language;
    uint32_t count, total;
    uint64_t hash;
} outline;

static outline outline_of_table(void) {
    const dm_match *match = &table.matches[table.current];
    outline outline;
    memset(&outline, 0, sizeof outline);
    outline.has_game = table.has_game;
    outline.language = table.language;
    if (!table.has_game) return outline;
    outline.current = table.current;
    outline.count = match->count;
    outline.total = table.total;
    outline.hash = dm_hash(match->game, &match->state);
    return outline;
}

/* What only takes long is left out: whole games, and thousands of simulations. */
static bool is_endless(const char *call) {
    call += strspn(call, " \t");
    if (strncmp(call, "bench", 5) == 0) return true;
    if (strncmp(call, "think", 5) != 0) return false;
    call += 5 + strspn(call + 5, " \t0");
    return strspn(call, "0123456789") > 2;
}

static void write_answer(long number, dm_writer *out) {
    const dm_match *match = &table.matches[table.current];
    if (!table.has_game || match->question.count == 0) return;
    match->game->write_token(match->question.answers[number % match->question.count], out);
}

/* The call with tokens for its numbers. */
static void write_call(const char *text, dm_writer *out) {
    while (*text) {
        if (*text == '#' && text[1] >= '0' && text[1] <= '9') {
            char *end;
            write_answer(strtol(text + 1, &end, 10), out);
            text = end;
        } else
            dm_write_char(out, *text++);
    }
}

static void carry_out(const char *text) {
    static char call[CALL_BYTES], answer[API_OUTPUT_BYTES];
    dm_writer in = dm_writer_on(call, sizeof call), out = dm_writer_on(answer, sizeof answer);
    write_call(text, &in);
    if (is_endless(call)) return;
    outline before = outline_of_table();
    api_call(&table, call, in.length, &out);
    insist(!out.full && json_value_is_object(answer), "the answer is no JSON object", call, answer);
    if (strncmp(answer, "{\"ok\":true", 10) == 0) return;
    insist(strncmp(answer, "{\"ok\":false,\"error\":\"", 21) == 0 && answer[21] != '"',
           "refused without a word", call, answer);
    outline after = outline_of_table();
    insist(memcmp(&before, &after, sizeof before) == 0, "refused, but changed", call, answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[CALL_BYTES];
    if (size >= sizeof text) return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    memset(&table, 0, sizeof table);
    table.more_memory = more_memory;
    for (char *call = text, *next; call; call = next) {
        next = strstr(call, "\n.\n");
        if (next) *next = '\0', next += 3;
        carry_out(call);
    }
    return 0;
}
