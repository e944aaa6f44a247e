/* Which response a request gets, without sockets: respond.c and pages.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "server/respond.h"

static const unsigned char plain[] = "plain bytes", packed[] = "gzip";
static const server_page rows[] = {
    {"/assets/font-1234.woff2", "f0", plain, 11, NULL, 0},
    {"/assets/page-1234.js", "a1", plain, 11, packed, 4},
    {"/index.html", "b2", plain, 11, packed, 4},
    {"/sw.js", "c3", plain, 11, NULL, 0},
};
static const server_pages pages = {rows, 4};

static server_response ask(const char *path, const char *encodings, const char *tags) {
    server_response response;
    page_request request = {SERVER_METHOD_GET, false, path, encodings, tags};
    server_respond(&pages, &request, &response);
    return response;
}

static void gzip_is_taken_only_where_it_is_accepted(void **state) {
    static const char *const accepted[] = {
        "gzip",
        "GZip",
        "x-gzip",
        "br, gzip",
        "deflate,gzip;q=0.5",
        "gzip;q=1.0",
        "*",
        "br,*",
        "gzip;q=1",
        "*;q=0, gzip;q=1",
        "gzip ; q=0.001",
        "gzip, deflate, br, zstd",
    };
    static const char *const refused[] = {
        "",         "identity", "br",          "gzip;q=0", "gzip; q=0.000",
        "GZIP;Q=0", "*;q=0",    "gzip;q=0, *", "gzipped",  ",",
        ";",
    };
    (void)state;
    for (size_t k = 0; k < sizeof accepted / sizeof accepted[0]; k++)
        if (!server_accepts_gzip(accepted[k])) fail_msg("'%s' accepts gzip", accepted[k]);
    for (size_t k = 0; k < sizeof refused / sizeof refused[0]; k++)
        if (server_accepts_gzip(refused[k])) fail_msg("'%s' does not accept gzip", refused[k]);
}

static void a_page_comes_in_the_encoding_asked_for(void **state) {
    (void)state;
    server_response response = ask("/", "gzip, br", "");
    assert_int_equal(response.status, 200);
    assert_string_equal(response.content_encoding, "gzip");
    assert_ptr_equal(response.body, packed);
    assert_int_equal(response.length, 4);
    response = ask("/", "br", "");
    assert_null(response.content_encoding);
    assert_ptr_equal(response.body, plain);
    assert_int_equal(response.length, 11);
    assert_true(response.varies);
    response = ask("/assets/font-1234.woff2", "gzip", "");
    assert_null(response.content_encoding); /* there is only one form of it */
    assert_false(response.varies);
}

static void encodings_of_a_page_have_their_own_tags(void **state) {
    (void)state;
    assert_string_equal(ask("/", "gzip", "").etag, "\"b2-gz\"");
    assert_string_equal(ask("/", "", "").etag, "\"b2\"");
    assert_int_equal(ask("/", "gzip", "\"b2-gz\"").status, 304);
    assert_int_equal(ask("/", "", "\"b2-gz\"").status, 200);
}

static void a_page_the_browser_has_is_not_sent_again(void **state) {
    static const char *const known[] = {"\"b2\"", "W/\"b2\"", "\"x\", \"b2\"", "\"x\",W/\"b2\" ",
                                        "*"};
    static const char *const unknown[] = {"", "b2", "\"b\"", "\"b22\"", "\"b2", "W/", ",", "\"*\""};
    (void)state;
    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++) {
        server_response response = ask("/index.html", "", known[k]);
        if (response.status != 304) fail_msg("%s names the page", known[k]);
        assert_int_equal(response.length, 0);
        assert_string_equal(response.etag, "\"b2\"");
        assert_string_equal(response.cache_control, "no-cache");
    }
    for (size_t k = 0; k < sizeof unknown / sizeof unknown[0]; k++)
        if (ask("/index.html", "", unknown[k]).status != 200)
            fail_msg("'%s' does not name the page", unknown[k]);
}

static void only_files_named_by_their_content_are_kept_for_ever(void **state) {
    (void)state;
    assert_non_null(strstr(ask("/assets/page-1234.js", "", "").cache_control, "immutable"));
    assert_string_equal(ask("/", "", "").cache_control, "no-cache");
    assert_string_equal(ask("/sw.js", "", "").cache_control, "no-cache");
    assert_string_equal(ask("/none", "", "").cache_control, "no-store");
}

static void only_paths_in_the_table_are_found(void **state) {
    static const char *const nowhere[] = {
        "",         "index.html",     "/index",      "/INDEX.HTML",  "/assets",
        "/assets/", "/../index.html", "/etc/passwd", "/index.html/", "/healthz/",
    };
    (void)state;
    for (size_t k = 0; k < sizeof nowhere / sizeof nowhere[0]; k++)
        if (ask(nowhere[k], "", "*").status != 404) fail_msg("'%s' should be nowhere", nowhere[k]);
    assert_int_equal(ask("/healthz", "", "").status, 200);
}

static void other_methods_and_bodies_are_refused_and_hung_up_on(void **state) {
    server_response response;
    page_request request = {SERVER_METHOD_OTHER, false, "/", "", ""};
    (void)state;
    server_respond(&pages, &request, &response);
    assert_int_equal(response.status, 405);
    assert_string_equal(response.allow, "GET, HEAD");
    assert_true(response.closes);
    request.method = SERVER_METHOD_GET, request.has_body = true;
    server_respond(&pages, &request, &response);
    assert_int_equal(response.status, 400);
    assert_true(response.closes);
}

static void browsers_are_told_what_files_are(void **state) {
    (void)state;
    assert_string_equal(server_content_type("/index.html"), "text/html; charset=utf-8");
    assert_string_equal(server_content_type("/a.b/c-1.js"), "text/javascript; charset=utf-8");
    assert_string_equal(server_content_type("/x.wasm"), "application/wasm");
    assert_string_equal(server_content_type("/x.woff2"), "font/woff2");
    assert_string_equal(server_content_type("/x.webmanifest"), "application/manifest+json");
    assert_string_equal(server_content_type("/x"), "application/octet-stream");
    assert_string_equal(server_content_type("/x.js.map"), "application/octet-stream");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gzip_is_taken_only_where_it_is_accepted),
        cmocka_unit_test(a_page_comes_in_the_encoding_asked_for),
        cmocka_unit_test(encodings_of_a_page_have_their_own_tags),
        cmocka_unit_test(a_page_the_browser_has_is_not_sent_again),
        cmocka_unit_test(only_files_named_by_their_content_are_kept_for_ever),
        cmocka_unit_test(only_paths_in_the_table_are_found),
        cmocka_unit_test(other_methods_and_bodies_are_refused_and_hung_up_on),
        cmocka_unit_test(browsers_are_told_what_files_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
