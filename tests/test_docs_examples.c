/* The examples in the documentation do what is printed there. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "drill/host.h"
#include "host/files.h"
#include "protocol/protocol.h"

static char answer[PROTOCOL_ANSWER_BYTES];

static char *read_page(const char *path) {
    size_t length;
    char *text = host_read_file(path, &length);
    if (text == NULL) fail_msg("%s cannot be read", path);
    return text;
}

/* Cuts the next line off; NULL at the end. */
static char *next_line(char **at) {
    char *line = *at, *end = strchr(line, '\n');
    if (end == NULL) return NULL;
    *end = '\0';
    *at = end + 1;
    return line;
}

/* ---- Commands of the protocol and their answers ------------------------------------------ */

static const char *tell(protocol *session, const char *command) {
    dm_writer out = dm_writer_on(answer, sizeof answer);
    protocol_answer(session, command, &out);
    return answer;
}

/* "After `COMMAND`, `COMMAND`:" before an example. */
static void prepare(protocol *session, char *line) {
    strtok(line, "`");
    for (char *command = strtok(NULL, "`"); command; command = strtok(NULL, "`")) {
        if (!strstr(tell(session, command), "\"ok\":true"))
            fail_msg("'%s' before an example: %s", command, answer);
        strtok(NULL, "`");
    }
}

/* What is printed may leave parts out, as "...". */
static bool agrees(const char *printed, const char *said) {
    const char *gap = strstr(printed, "...");
    if (gap == NULL) return strcmp(printed, said) == 0;
    size_t length = (size_t)(gap - printed);
    if (strncmp(printed, said, length) != 0) return false;
    for (said += length, printed = gap + 3; *said; said++)
        if (agrees(printed, said)) return true;
    return false;
}

static void compare(protocol *session, const char *command, const char *printed) {
    if (!agrees(printed, tell(session, command)))
        fail_msg("'%s': docs/protocol.md has\n%s\nand the program says\n%s", command, printed,
                 answer);
}

static void the_protocol_answers_as_its_page_says(void **state) {
    char *page = read_page("docs/protocol.md"), *at = page, *command = NULL, *line;
    protocol *session = protocol_open(TEXT_ENGLISH);
    bool inside = false;
    int compared = 0;
    (void)state;
    while ((line = next_line(&at)) && strcmp(line, "```python") != 0) {
        if (strcmp(line, "```") == 0)
            inside = !inside, command = NULL;
        else if (!inside && strncmp(line, "After `", 7) == 0)
            prepare(session, line);
        else if (inside && line[0] != '{')
            command = line;
        else if (inside && command && strncmp(command, "load ", 5) != 0) /* of some file */
            compare(session, command, line), compared++;
    }
    assert_true(compared >= 18);
    protocol_close(session);
    free(page);
}

/* ---- Programs ---------------------------------------------------------------------------- */

/* Runs the page's program in Python with these words, and returns what it prints. */
static const char *run_program(const char *page, const char *words) {
    char path[] = "/tmp/demiurge-test-XXXXXX", command[1024], *text = read_page(page);
    char *program = strstr(text, "```python\n") + strlen("```python\n");
    *strstr(program, "```\n") = '\0';
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, program, strlen(program)), strlen(program));
    close(file);
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    snprintf(command, sizeof command,
             "PATH=\"$(cd \"$(dirname \"$DEMIURGE\")\" && pwd):$PATH\" python3 %s %s", path, words);
    FILE *output = popen(command, "r");
    assert_non_null(output);
    answer[fread(answer, 1, sizeof answer - 1, output)] = '\0';
    if (pclose(output) != 0) fail_msg("the program of %s fails: %s", page, answer);
    unlink(path);
    free(text);
    return answer;
}

static void the_program_for_the_protocol_plays_a_game(void **state) {
    int points[3], end = 0;
    (void)state;
    run_program("docs/protocol.md", "");
    sscanf(answer, "[%d, %d, %d]%n", &points[0], &points[1], &points[2], &end);
    assert_true(end > 0);
}

static void the_program_for_online_tables_plays_a_game(void **state) {
    char port[16];
    host server;
    int places[2], end = 0;
    (void)state;
    host_prepare(&server, NULL);
    assert_true(host_start(&server));
    snprintf(port, sizeof port, "%d", server.port);
    run_program("docs/online.md", port);
    sscanf(answer, "{'places': [%d, %d], 'points': [%*d, %*d], 'rated': False}%n", &places[0],
           &places[1], &end);
    if (end == 0) fail_msg("the program of docs/online.md prints: %s", answer);
    assert_int_equal(host_stop(&server), 0);
    host_clear(&server);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_protocol_answers_as_its_page_says),
        cmocka_unit_test(the_program_for_the_protocol_plays_a_game),
        cmocka_unit_test(the_program_for_online_tables_plays_a_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
