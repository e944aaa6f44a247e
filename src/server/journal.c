/* Lines, written whole: threads may write at the same time. */
#include "server/journal.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>

#include "engine/guard.h"
#include "engine/json.h"

static void write_now(dm_writer *out) {
    char text[40];
    struct timespec now;
    struct tm date;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &date);
    size_t length = strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &date);
    snprintf(text + length, sizeof text - length, ".%03ldZ", now.tv_nsec / 1000000);
    json_string_at(out, "at", text);
}

void journal(const char *event, ...) {
    assert(event);
    char line[1024];
    dm_writer out = dm_writer_on(line, sizeof line - 2);
    va_list pairs;
    json_open(&out, '{');
    write_now(&out);
    json_string_at(&out, "event", event);
    va_start(pairs, event);
    for (const char *key; (key = va_arg(pairs, const char *));) {
        const char *value = va_arg(pairs, const char *);
        assert(value); /* keys and values come in pairs */
        json_string_at(&out, key, value);
    }
    va_end(pairs);
    json_close(&out, '}');
    if (!out.full) fprintf(stderr, "%s\n", line);
}
