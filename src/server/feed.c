/* The tables that wait for a player, as an Atom feed. Its key is the player's secret: it stands in
 * the path because feed readers know no other way, and paths are written nowhere. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/guard.h"
#include "host/memory.h"
#include "server/http_request.h"
#include "server/reads.h"

enum { FEED_ROWS = 50 };

typedef struct feed_job {
    store_job job;
    http_request *request; /* held */
    uint8_t key_hash[STORE_HASH_BYTES];
    store_player player;
    int64_t now;
    dm_writer out;
    char text[32 << 10];
} feed_job;

static void write_escaped(dm_writer *out, const char *text) {
    for (; *text; text++) {
        if (*text == '&')
            dm_write(out, "&amp;");
        else if (*text == '<')
            dm_write(out, "&lt;");
        else
            dm_write_char(out, *text);
    }
}

static void write_time(dm_writer *out, int64_t at) {
    char text[32];
    time_t seconds = (time_t)(at / 1000);
    struct tm date;
    gmtime_r(&seconds, &date);
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &date);
    dm_write(out, "<updated>");
    dm_write(out, text);
    dm_write(out, "</updated>");
}

static void write_others(dm_writer *out, const store_table *row, const char *player) {
    const char *comma = ": ";
    for (int k = 0; k < row->seat_count; k++) {
        const store_seat *seat = &row->seats[k];
        if (strcmp(seat->player, player) == 0) continue;
        dm_write(out, comma);
        write_escaped(out, seat->name[0] ? seat->name : seat->bot);
        comma = ", ";
    }
}

static bool write_entry(void *context, const store_table *row) {
    feed_job *work = context;
    dm_writer *out = &work->out;
    bool waits = row->phase == STORE_PLAYING && row->turn > 0 &&
                 strcmp(row->seats[row->turn - 1].player, work->player.id) == 0;
    if (!waits) return true;
    dm_write(out, "<entry><id>urn:demiurge:");
    dm_write(out, row->id);
    dm_write_char(out, ':');
    dm_write_number(out, row->seq);
    dm_write(out, "</id><title>");
    dm_write(out, row->game);
    write_others(out, row, work->player.id);
    dm_write(out, "</title>");
    write_time(out, row->changed);
    dm_write(out, "<link href=\"/#/at/");
    dm_write(out, row->id);
    dm_write(out, "\"/></entry>");
    return true;
}

static enum store_result read_feed(store_job *job, store_handle *store) {
    feed_job *work = (feed_job *)job;
    work->out = dm_writer_on(work->text, sizeof work->text);
    enum store_result result = store_find_feed(store, work->key_hash, &work->player);
    if (result != STORE_DONE) return result;
    dm_write(&work->out, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                         "<feed xmlns=\"http://www.w3.org/2005/Atom\"><id>urn:demiurge:");
    dm_write(&work->out, work->player.id);
    dm_write(&work->out, "</id><title>Demiurge</title><author><name>Demiurge</name></author>");
    write_time(&work->out, work->now);
    result = store_tables_of(store, work->player.id, FEED_ROWS, write_entry, work);
    dm_write(&work->out, "</feed>\n");
    return result;
}

static void feed_read(store_job *job) {
    feed_job *work = (feed_job *)job;
    if (job->result == STORE_DONE && !work->out.full)
        http_request_answer(work->request, 200, "application/atom+xml; charset=utf-8", work->text);
    else
        http_request_refuse(work->request, 404, "absent", "there is no such feed");
    http_request_release(work->request);
    free(work);
}

void feed_get(http_request *request, const char *key) {
    assert(key);
    if (!secret_is_key(key)) {
        http_request_refuse(request, 404, "absent", "there is no such feed");
        return;
    }
    feed_job *work = memory_new(sizeof *work);
    work->job.run = read_feed;
    work->job.done = feed_read;
    work->request = http_request_hold(request);
    work->now = hub_now(request->hub);
    secret_hash_key(key, work->key_hash);
    reads_give_for(request->hub, request->from.address, &work->job);
}
