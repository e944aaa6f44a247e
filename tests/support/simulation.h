/* A whole server in a simulated world (server/world.h): its time passes when the test says so, its
 * sockets are memory, nothing happens at the same time, and the disk may be full (support/disk.h).
 *
 *     sim_begin();
 *     sim_person anna = sim_connect(0);
 *     expect_granted(&anna, "create", "\"game\": \"gheos\", …");
 *     sim_pass(5000);              five seconds in which the server lives
 *     sim_freeze(60000);           a minute in which its process stands still
 *     sim_crash(60000);            killed, and started again a minute later
 *     sim_end();
 */
#ifndef TESTS_SIMULATION_H
#define TESTS_SIMULATION_H

#include "support/disk.h"
/* cmocka, which disk.h brings, wants to be first. */
#include <jansson.h>

#include "server/http_request.h"
#include "server/hub.h"

enum { SIM_PEOPLE = 64, SIM_NAMED = 4 };

/* Somebody with a socket. */
typedef struct sim_person {
    int number;
    server_connection *connection; /* NULL: they have gone */
    bool wants_to_write, closed;
    bool deaf;     /* they take nothing of what is sent */
    int id;        /* of the last request */
    json_t *reply; /* to it */
    json_t *table; /* what was told of a table last */
    int heard;     /* messages */
    int lobby;     /* of them, about the lobby, */
    int told;      /* and tables in these */
} sim_person;

extern server_hub *sim_hub;
/* Setup and teardown of a test. The first SIM_NAMED people have accounts, the others are guests. */
int sim_begin(void **state);
int sim_end(void **state);
/* The clock that may be wrong, in milliseconds. */
void sim_put_wall(int64_t by);
int64_t sim_wall(void);

/* Time passes, with a tick each second and all that follows. */
void sim_pass(int64_t milliseconds);
/* Time passes, and the server does not notice till the end. */
void sim_freeze(int64_t milliseconds);
/* The server ends as it should, or is killed, and is started again so much later. Everybody's
 * socket is closed. */
void sim_restart(int64_t milliseconds);
void sim_crash(int64_t milliseconds);
/* Lets everything happen that needs no time. */
void sim_settle(void);

sim_person *sim_connect(int number);
/* The same, with a session's key of its own choice ("": none), before the server knows who it is.
 */
sim_person *sim_begin_to_connect(int number, const char *key);
void sim_leave(sim_person *person);
/* The answer to a request; the person's until the next. */
const json_t *sim_ask(sim_person *person, const char *what, const char *members);
/* The code of the refusal, or "". */
const char *sim_refusal(sim_person *person, const char *what, const char *members);
/* A request to /api/session, not waited for: as guest, new or account. `key` is that of the session
 * there was, or "". To be given back by sim_status(). */
http_request *sim_sign(const char *as, const char *name, const char *password, const char *key,
                       const char *address);
/* The status of its answer, which is there by now. */
int sim_status(http_request *request);
#define expect_granted(person, what, members) \
    assert_string_equal(sim_refusal(person, what, members), "")

#endif
