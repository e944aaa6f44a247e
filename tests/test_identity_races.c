/* What is on its way when a session ends elsewhere (server/identity.h): the same two requests in
 * every order and at every distance that the server's queues allow, in a simulated world. Whatever
 * was acknowledged holds, and nothing is done for somebody who had become another by then. */
#include "support/simulation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "drill/guests.h"
#include "online/secret.h"
#include "server/identity.h"

/* Steps between two requests: three times round what the threads and the loop do. */
enum { STEPS = 12 };

/* ---- Requests that are not waited for ------------------------------------------------------- */

/* From a new address each time: how often one may try is not the question here. */
static http_request *sign(const char *as, const char *name, const char *password, const char *key) {
    static int number;
    char address[24];
    snprintf(address, sizeof address, "192.0.2.%d", number++ % 256);
    return sim_sign(as, name, password, key, address);
}

static void say(sim_person *person, const char *what, const char *members) {
    char text[512];
    int length = snprintf(text, sizeof text, "{\"id\": %d, \"do\": \"%s\"%s%s}", ++person->id, what,
                          *members ? ", " : "", members);
    request_receive(sim_hub, person->connection, text, (size_t)length);
}

/* A thread works, the loop collects, the other thread works, the loop collects … */
static void pass(int steps) {
    for (int k = 0; k < steps; k++) switch (k % 4) {
        case 0: thread_pool_work(sim_hub->password_pool); break;
        case 1: thread_pool_collect(sim_hub->password_pool); break;
        case 2: store_thread_work(sim_hub->storage); break;
        case 3: store_thread_collect(sim_hub->storage); break;
        }
}

/* Passwords go through store, pool and store without a word in between. */
static void settle(void) {
    pass(2 * STEPS);
    sim_settle();
}

/* "": granted; else the code, or "closed" without an answer. */
static const char *answer_of(const sim_person *person) {
    if (person->reply == NULL) return "closed";
    const char *code = json_string_value(json_object_get(person->reply, "error"));
    return code ? code : "";
}

/* ---- What is kept --------------------------------------------------------------------------- */

static bool find_player(const char *name, store_player *player) {
    store_handle *store = store_opened("s.db");
    enum store_result result = store_find_account(store, name, player);
    store_close(store);
    return result == STORE_DONE;
}

static bool count_session(void *context, const store_session *session) {
    (void)session;
    ++*(int *)context;
    return true;
}

static int sessions_of(const char *name) {
    int count = 0;
    store_player player;
    store_handle *store = store_opened("s.db");
    expect_done(store, store_find_account(store, name, &player));
    expect_done(store, store_sessions(store, player.id, count_session, &count));
    store_close(store);
    return count;
}

/* ---- Races ---------------------------------------------------------------------------------- */

/* Findings C1, on the way: deleting as a guest and signing up at once. */
static void delete_while_signing_up(int guest, bool delete_first, int steps) {
    char key[SECRET_KEY_BYTES], name[24];
    store_player player;
    sim_person *person = sim_connect(guest);
    http_request *signing = NULL;
    snprintf(name, sizeof name, "new %d", guest);
    guests_key(guest, key);
    if (!delete_first) signing = sign("new", name, "correct horse", key), pass(steps);
    if (person->connection) say(person, "delete", "");
    if (delete_first) pass(steps), signing = sign("new", name, "correct horse", key);
    settle();
    assert_int_equal(sim_status(signing), 200);
    /* They have an account whose password they know: it is theirs to delete, and nobody else's. */
    assert_true(find_player(name, &player) && player.password[0]);
    const char *answer = answer_of(person);
    if (strcmp(answer, "") != 0 && strcmp(answer, "who") != 0 && strcmp(answer, "closed") != 0)
        fail_msg("delete: '%s'", answer);
    /* Deleted was the guest, if anybody; then the account is a new player. */
    store_player before;
    store_session session;
    guests_fill(guest, &before, &session);
    assert_int_equal(strcmp(answer, "") == 0, strcmp(before.id, player.id) != 0);
}

static void an_account_is_not_deleted_by_what_its_guest_asked(void **state) {
    int guest = SIM_NAMED;
    (void)state;
    for (int steps = 0; steps < STEPS; steps++) {
        delete_while_signing_up(guest++, false, steps);
        delete_while_signing_up(guest++, true, steps);
    }
}

static sim_person *account_of(int guest, char name[24]) {
    char key[SECRET_KEY_BYTES];
    snprintf(name, 24, "new %d", guest);
    guests_key(guest, key);
    http_request *signing = sign("new", name, "correct horse", key);
    settle();
    char *cookie = strchr(signing->cookie, '=') + 1;
    cookie[strcspn(cookie, ";")] = '\0';
    sim_person *person = sim_begin_to_connect(guest, cookie);
    settle();
    assert_true(person->connection->account);
    assert_int_equal(sim_status(signing), 200);
    return person;
}

static void expect_password(const char *name, const char *password) {
    store_player player;
    assert_true(find_player(name, &player));
    assert_true(secret_is_password_of(player.password, password));
}

/* The old password was right when it was compared. It must not come back with the sign-in. */
static void change_while_signing_in(int guest, bool change_first, int steps) {
    char name[24];
    sim_person *person = account_of(guest, name);
    http_request *signing = NULL;
    if (!change_first) signing = sign("account", name, "correct horse", ""), pass(steps);
    say(person, "password", "\"old\": \"correct horse\", \"new\": \"another horse\"");
    if (change_first) pass(steps), signing = sign("account", name, "correct horse", "");
    settle();
    assert_string_equal(answer_of(person), "");
    expect_password(name, "another horse");
    int status = sim_status(signing);
    assert_true(status == 200 || status == 403);
    /* In either case only the session that changed it is left. */
    assert_int_equal(sessions_of(name), 1);
    sim_leave(person);
}

static void a_sign_in_does_not_bring_an_old_password_back(void **state) {
    int guest = SIM_NAMED + 2 * STEPS;
    (void)state;
    for (int steps = 0; steps < STEPS; steps++) {
        change_while_signing_in(guest++, false, steps);
        change_while_signing_in(guest++, true, steps);
    }
}

/* Somebody is looked up, the session ends, and only then the answer of the store is collected. */
static void who_was_found_before_the_session_ended_is_looked_up_again(void **state) {
    enum { GUEST = 60 };
    char key[SECRET_KEY_BYTES];
    store_player player;
    store_session session;
    (void)state;
    guests_fill(GUEST, &player, &session);
    guests_key(GUEST, key);
    sim_person *person = sim_begin_to_connect(GUEST, key);
    thread_pool_work(sim_hub->read_pool);
    store_handle *store = store_opened("s.db");
    expect_done(store, store_begin(store));
    expect_done(store, store_remove_session(store, player.id, session.id));
    expect_done(store, store_commit(store));
    store_close(store);
    identity_end_session(sim_hub, player.id, session.id);
    settle();
    assert_true(person->connection->greeted && !person->connection->known);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_account_is_not_deleted_by_what_its_guest_asked,
                                        sim_begin, sim_end),
        cmocka_unit_test_setup_teardown(a_sign_in_does_not_bring_an_old_password_back, sim_begin,
                                        sim_end),
        cmocka_unit_test_setup_teardown(who_was_found_before_the_session_ended_is_looked_up_again,
                                        sim_begin, sim_end),
    };
    return cmocka_run_group_tests_name("identity, on the way", tests, NULL, NULL);
}
