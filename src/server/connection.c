/* Queues of connections. */
#include "server/connection.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "server/reads.h"

server_connection *connection_open(server_hub *hub, const server_world *world, struct lws *wsi) {
    assert(hub && world);
    server_connection *connection = calloc(1, sizeof *connection);
    if (connection == NULL) return NULL;
    connection->hub = hub;
    connection->world = world;
    connection->wsi = wsi;
    connection->references = 1;
    connection->end = &connection->first;
    connection->reads_end = &connection->reads;
    return connection;
}

server_connection *connection_hold(server_connection *connection) {
    assert(connection->references > 0);
    connection->references++;
    return connection;
}

static void forget_queue(server_connection *connection) {
    for (connection_message *next, *message = connection->first; message; message = next) {
        next = message->next;
        free(message);
    }
    connection->first = NULL;
    connection->end = &connection->first;
    connection->queued = 0;
}

void connection_release(server_connection *connection) {
    dm_guard(connection->references > 0);
    if (--connection->references > 0) return;
    forget_queue(connection);
    free(connection->incoming);
    free(connection);
}

void connection_send(server_connection *connection, const char *text, size_t length) {
    assert(length > 0);
    if (connection->wsi == NULL || connection->dropped) return;
    connection_message *message = NULL;
    if (connection->queued + length <= CONNECTION_QUEUE_BYTES)
        message = malloc(sizeof *message + LWS_PRE + length);
    if (message == NULL) {
        connection_drop(connection);
        return;
    }
    message->next = NULL;
    message->length = length;
    memcpy(message->bytes + LWS_PRE, text, length);
    *connection->end = message;
    connection->end = &message->next;
    connection->queued += length;
    connection->world->ask_to_write(connection->wsi);
}

/* libwebsockets also calls without being asked: then nothing waits. */
int connection_write(server_connection *connection) {
    dm_guard(connection->wsi);
    connection_message *message = connection->first;
    if (message == NULL) return connection->dropped ? -1 : 0;
    connection->first = message->next;
    if (connection->first == NULL) connection->end = &connection->first;
    connection->queued -= message->length;
    int sent = connection->world->write(connection->wsi, message->bytes + LWS_PRE, message->length);
    bool good = sent >= (int)message->length;
    free(message);
    if (!good) return -1;
    reads_go_on(connection);
    if (connection->first || connection->dropped) connection->world->ask_to_write(connection->wsi);
    return 0;
}

void connection_drop(server_connection *connection) {
    if (connection->dropped) return;
    connection->dropped = true;
    if (connection->wsi == NULL) return;
    connection->world->close_soon(connection->wsi, 5);
    connection->world->ask_to_write(connection->wsi);
}

void connection_hush(server_connection *connection) {
    if (connection->hushed || connection->wsi == NULL) return;
    connection->hushed = true;
    connection->world->let_speak(connection->wsi, false);
}

void connection_listen(server_connection *connection) {
    if (!connection->hushed || connection->wsi == NULL) return;
    connection->hushed = false;
    connection->world->let_speak(connection->wsi, true);
}
