/* A table online: a fresh server, Anna and Boris who play at it, Clara who has signed in and does
 * not, and somebody who has not.
 *
 *     online_begin("gheos");
 *     expect_refusal(&clara, "answer", at_table("\"step\": 0, \"token\": \"x\""), "not-yours");
 *     online_end();
 */
#ifndef TESTS_ONLINE_H
#define TESTS_ONLINE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka wants the four above first. */
#include <cmocka.h>

#include "demiurge.h"
#include "drill/host.h"
#include "drill/http.h"
#include "drill/patience.h"
#include "drill/talk.h"

extern host online_host;
extern wires *online_wires;
extern talk anna, boris, clara, nobody;
extern char anna_cookie[COOKIE_BYTES], boris_cookie[COOKIE_BYTES], clara_cookie[COOKIE_BYTES];
extern char online_table_id[24], online_key[40];

/* Starts the server, makes a private table of this game, and begins to play. */
void online_begin(const char *game);
/* Starts the server on a database that another program wrote (tests/store), in which Anna and Boris
 * have signed in with these cookies. Nobody else is there, and no table is chosen. */
void online_begin_from(const char *dump, const char *game, const char *annas, const char *borises);
void online_end(void);
/* The same for cmocka, a table of Gheos. */
int begin_gheos(void **state);
int end_game(void **state);

/* The requests that follow are about this table of Anna's; its key opens it. */
void online_choose_table(const char *id, const char *key);
/* Changes the database by a statement while no server runs. */
void online_change_database(const char *sql);
/* Connects somebody (again). */
void connect_as(talk *talk, const char *cookie);

/* The members of a request at the table, in static memory; `format` adds more. */
const char *at_table(const char *format, ...);
/* The same with the key. */
const char *at_table_with_key(void);

/* Asks, and fails unless it is refused with that code; "" is granted. */
void expect_refusal(talk *talk, const char *what, const char *members, const char *code);

/* Whose turn it is; who has to wait. */
talk *asked_one(void);
talk *waiting_one(void);
/* How many answers there were. */
uint32_t step_now(void);
/* A legal answer of whoever is asked, the `which`th; in static memory. */
const char *legal_token(int which);
/* Whoever is asked answers so; the code of the refusal or "". */
const char *answer_with(const char *token);

/* Whether these bytes are in a file. */
bool online_file_holds(const char *path, const char *text);
/* Fails if the database, its log or the journal holds this text. */
void online_expect_nowhere(const char *text);

/* The table as both players and the public are shown it, without times; to be freed. */
char *online_snapshot(void);
void expect_unchanged(char *before, const char *after_what);

#endif
