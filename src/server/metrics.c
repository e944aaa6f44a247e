/* Numbers for whoever runs the server. Nothing in them is about a single player. */
#include <stdio.h>

#include "server/http_request.h"
#include "server/table_alarms.h"

static void write_number(dm_writer *out, const char *name, const char *type, const char *help,
                         unsigned long value) {
    char line[256];
    snprintf(line, sizeof line, "# HELP demiurge_%s %s\n# TYPE demiurge_%s %s\ndemiurge_%s %lu\n",
             name, help, name, type, name, value);
    dm_write(out, line);
}

void metrics_get(http_request *request) {
    char text[8192];
    dm_writer out = dm_writer_on(text, sizeof text);
    server_hub *hub = request->hub;
    const hub_counts *counts = &hub->counts;
    store_thread_numbers thread = store_thread_counts(hub->storage);
    const struct {
        const char *name, *type, *help;
        unsigned long value;
    } rows[] = {
        {"connections", "gauge", "open sockets", (unsigned long)hub->connection_count},
        {"tables_asleep", "gauge", "tables out of memory whose clock runs",
         (unsigned long)table_alarms_count(hub->alarms)},
        {"tables", "gauge", "tables in memory", (unsigned long)hub->table_count},
        {"bots_waiting", "gauge", "bots that wait for a thread",
         (unsigned long)thread_pool_waiting(hub->bot_pool)},
        {"reads_waiting", "gauge", "reads that wait for a thread",
         (unsigned long)thread_pool_waiting(hub->read_pool)},
        {"store_waiting", "gauge", "changes that wait for the disk", (unsigned long)thread.waiting},
        {"store_failing", "gauge", "1 if the last writing failed", thread.fails},
        {"connections_total", "counter", "sockets ever opened", counts->connections},
        {"requests_total", "counter", "messages received", counts->requests},
        {"reads_total", "counter", "times something was read beside the store thread",
         counts->reads},
        {"refused_total", "counter", "requests refused", counts->refused},
        {"dropped_total", "counter", "connections ended for bad messages", counts->dropped},
        {"entries_total", "counter", "entries kept", counts->answers},
        {"messages_total", "counter", "tables told", counts->messages},
        {"failures_total", "counter", "changes that could not be kept", counts->failures},
        {"commits_total", "counter", "transactions", thread.commits},
        {"commit_microseconds_total", "counter", "how long they took", thread.microseconds},
        {"commit_microseconds_most", "gauge", "how long the slowest took", thread.longest},
    };
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        write_number(&out, rows[k].name, rows[k].type, rows[k].help, rows[k].value);
    http_request_answer(request, 200, "text/plain; version=0.0.4; charset=utf-8", text);
}

void metrics_get_health(http_request *request) {
    bool fails = store_thread_counts(request->hub->storage).fails;
    http_request_answer(request, fails ? 503 : 200, "text/plain; charset=utf-8",
                        fails ? "the store cannot be written\n" : "ok\n");
}
