/* A scripted player at an online table: signs in, sits down, is ready, answers at random, and when
 * the connection breaks comes back by itself and goes on.
 *
 * What it does next follows from what the server showed it last, never from what it did before; so
 * coming back needs nothing but `watch`. It keeps every operation that the server acknowledged, for
 * a drill to look for afterwards. An answer that was sent and not acknowledged is sent again, as it
 * was: the server must count it once. */
#ifndef DRILL_CLIENT_H
#define DRILL_CLIENT_H

#include <jansson.h>

#include "demiurge.h"
#include "drill/http.h"
#include "drill/wire.h"

enum { TABLE_ID_BYTES = 24, TABLE_KEY_BYTES = 40, CLIENT_PROBLEM_BYTES = 400 };

/* What the clients of one table share. */
typedef struct client_table {
    char id[TABLE_ID_BYTES]; /* "": its creator has not made it yet */
    char key[TABLE_KEY_BYTES];
    const dm_game *game;
    char plan[512]; /* the members of `create`, without braces */
} client_table;

enum { CLIENT_SEATS = DM_SEATS_MAX };
enum client_place { CLIENT_NOWHERE, CLIENT_WAITING, CLIENT_PLAYING, CLIENT_OVER };

/* What the server showed last. */
typedef struct client_view {
    bool known;
    enum client_place place;
    int seat;                    /* from 1; 0: a spectator */
    bool ready, can_undo, asked; /* asked: the turn is this seat's */
    int turn;                    /* whose it is, from 1; 0: nobody's */
    bool is_bot[CLIENT_SEATS];
    uint32_t seq, step;
    char *position;
} client_view;

/* `answer TOKEN` or `undo`, in the order in which they were acknowledged. */
typedef struct client_operations {
    char **list;
    int count, room;
} client_operations;

typedef struct client client;
struct client {
    client_table *table;
    bool creates, spectates;
    bool answers;    /* by itself; else client_answer() tells it to */
    int undo_in;     /* takes back one answer in so many, where that can be; 0: never */
    int pause;       /* milliseconds it thinks before it answers */
    const int *port; /* where the server is now */
    wires *wires;
    wire *wire; /* NULL: not connected */
    int guest;  /* guests.h; who it is */
    char name[24], cookie[COOKIE_BYTES];
    dm_random random;

    bool greeted, watches, greeted_before;
    client_view view;
    int64_t retry_at;   /* not before; 0: at once */
    int64_t last_step;  /* that was answered or undone, until the server shows the next; or -1 */
    int64_t thought_of; /* the step at which taking back was thought of */

    /* The request under way. */
    int id;
    const char *asked; /* "": none */
    int64_t asked_at;  /* microseconds */

    /* The operation that was decided on and not acknowledged. */
    char operation[DM_TOKEN_BYTES + 8];
    uint32_t operation_step;

    client_operations done;
    char *record; /* of the finished game */
    uint32_t answers_given, came_back, resent, refused;
    char problem[CLIENT_PROBLEM_BYTES]; /* "": all is well */

    /* Called when an answer was acknowledged. */
    void (*acknowledged)(client *, int64_t microseconds);
};

/* `client` is all zero but for table, creates … wires, and guest. The server must be there. */
bool client_begin(client *client, uint64_t seed);
void client_end(client *client);

/* Connects, asks, answers: whatever is next. Call it now and then for every client. */
void client_go_on(client *client);

/* It is this client's turn to answer, and nothing is under way. */
bool client_may_answer(const client *client);
/* Answers at random. */
void client_answer(client *client);

/* Hangs up; client_go_on() connects again. */
void client_break(client *client);

/* As far as it was shown, a bot is to answer. */
bool client_awaits_bot(const client *client);

/* Nothing to do any more: the game is over and the record is here. */
bool client_is_done(const client *client);

#endif
