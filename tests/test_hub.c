/* The middle of the server without sockets (server/hub.h): what is under way when it ends. No loop
 * runs here, so whatever was begun is still under way then. */
#include "server/hub.h"

#include <string.h>

#include "server/http_request.h"
#include "server/live_table.h"
#include "support/stores.h"

static void nobody_waits(void *context) { (void)context; }

static server_hub *open_hub(void) {
    char problem[STORE_PROBLEM_BYTES] = "";
    hub_options options = {
        .database = store_file("hub.db"), .name = "test", .version = "0", .threads = 1};
    server_hub *hub = hub_open(&options, nobody_waits, NULL, problem);
    if (hub == NULL) fail_msg("%s", problem);
    return hub;
}

/* A request to sign in, from a page that has gone. */
static http_request *sign_in(server_hub *hub, const char *body) {
    http_request *request = http_request_open(hub, NULL);
    assert_non_null(request);
    request->method = SERVER_METHOD_POST;
    strcpy(request->path, "/api/session");
    strcpy(request->from.address, "192.0.2.1");
    strcpy(request->body, body);
    request->body_length = strlen(body);
    http_request_serve(request);
    return request;
}

static void close_hub(server_hub *hub) {
    hub_stop(hub);
    hub_close(hub);
}

/* The store is asked first; its answer comes when the threads for passwords have ended. */
static void a_sign_in_is_refused_when_the_server_ends(void **state) {
    (void)state;
    server_hub *hub = open_hub();
    http_request *request =
        sign_in(hub, "{\"as\":\"account\",\"name\":\"Anna\",\"password\":\"correct horse\"}");
    assert_false(request->answered);
    close_hub(hub);
    assert_true(request->answered);
    assert_int_equal(request->response.status, 503);
    http_request_release(request);
}

/* The password is hashed, or not, and then the store keeps the account, or not: but it ends. */
static void a_new_account_is_answered_when_the_server_ends(void **state) {
    (void)state;
    server_hub *hub = open_hub();
    http_request *request =
        sign_in(hub, "{\"as\":\"new\",\"name\":\"Anna\",\"password\":\"correct horse\"}");
    close_hub(hub);
    assert_true(request->answered);
    http_request_release(request);
}

static void what_was_given_to_the_store_is_kept_when_the_server_ends(void **state) {
    (void)state;
    server_hub *hub = open_hub();
    http_request *request = sign_in(hub, "{\"as\":\"guest\",\"name\":\"Anna\"}");
    close_hub(hub);
    assert_int_equal(request->response.status, 200);
    http_request_release(request);
}

static void a_table_that_is_not_there_is_forgotten_when_the_server_ends(void **state) {
    (void)state;
    server_hub *hub = open_hub();
    assert_null(live_table_find(hub, "abcdefghijklmnop"));
    assert_true(live_table_get(hub, "abcdefghijklmnop")->busy);
    assert_ptr_equal(live_table_get(hub, "abcdefghijklmnop"),
                     live_table_find(hub, "abcdefghijklmnop"));
    close_hub(hub);
}

/* A change could not be kept, the table is being loaded anew, and the bot's answer comes now: it is
 * not used, but the bot may think again. */
static void a_bot_that_answers_while_its_table_is_loaded_can_think_again(void **state) {
    char tokens[1][DM_TOKEN_BYTES] = {"done"};
    (void)state;
    server_hub *hub = open_hub();
    live_table *live = live_table_get(hub, "abcdefghijklmnop");
    assert_true(live->busy && live->table == NULL);
    live->thinking = true;
    live_table_bot_answered(hub, "abcdefghijklmnop", 7, 0, tokens, 1);
    assert_false(live->thinking);
    close_hub(hub);
}

static void a_second_server_is_refused(void **state) {
    (void)state;
    char problem[STORE_PROBLEM_BYTES] = "";
    server_hub *hub = open_hub();
    hub_options options = {.database = store_file("hub.db"), .name = "other", .version = "0"};
    assert_null(hub_open(&options, nobody_waits, NULL, problem));
    assert_non_null(strstr(problem, "another server uses this database already"));
    close_hub(hub);
}

int main(void) {
#define hub_test(test) cmocka_unit_test_setup_teardown(test, store_folder_make, store_folder_remove)
    const struct CMUnitTest tests[] = {
        hub_test(a_sign_in_is_refused_when_the_server_ends),
        hub_test(a_new_account_is_answered_when_the_server_ends),
        hub_test(what_was_given_to_the_store_is_kept_when_the_server_ends),
        hub_test(a_table_that_is_not_there_is_forgotten_when_the_server_ends),
        hub_test(a_bot_that_answers_while_its_table_is_loaded_can_think_again),
        hub_test(a_second_server_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
