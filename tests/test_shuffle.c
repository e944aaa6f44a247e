/* The commitment, the seed and the proof of a shuffle, and `demiurge verify-shuffle`.
 *
 * The numbers were made by coreutils, as anybody could:
 *   printf secret | sha256sum; printf a | sha256sum; printf b | sha256sum
 *   printf %s "demiurge shuffle 1 abcdefghijklmnop SECRET" | sha256sum
 *   printf %s "demiurge seed 1 abcdefghijklmnop SECRET A - B" | sha256sum
 *   printf %s "demiurge bot 1 abcdefghijklmnop SECRET 41" | sha256sum */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "api/shuffle.h"

#define TABLE      "abcdefghijklmnop"
#define SECRET     "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"
#define A          "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
#define B          "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d"
#define COMMITMENT "55535a835eb86d56891d682b0867bcecf569b890fe68010f2e983f86d6bf7418"
#define SEED       "dc774ce6ed8cc63be8129b9ee413458515b739623d0094c43c1ec348545acdab"

#define PROMISE    "demiurge proof 1\ntable " TABLE "\ncommitment " COMMITMENT
#define HEAD       PROMISE "\nsecret " SECRET "\n"
#define PROOF      HEAD "seat 1 " A "\nseat 2 -\nseat 3 " B "\nseed " SEED "\n"

#define RECORD     "demiurge record 1\ngame gheos\noptions players=3\nseed " SEED "\nseat 1 Anna\n"

static const char *const bytes[] = {A, "-", B};

/* ---- Making ------------------------------------------------------------------------------ */

static void test_the_commitment_and_the_seed_are_what_the_document_says(void **state) {
    char hex[SHUFFLE_HEX_BYTES];
    (void)state;
    shuffle_commitment(TABLE, SECRET, hex);
    assert_string_equal(hex, COMMITMENT);
    shuffle_seed(TABLE, SECRET, bytes, 3, hex);
    assert_string_equal(hex, SEED);
}

static void test_the_chance_of_a_bot_is_what_the_document_says(void **state) {
    (void)state;
    assert_true(shuffle_bot_seed(TABLE, SECRET, 41) == 0xac034cf0574364ebU);
}

/* Table and step are public: neither may be enough. */
static void test_the_chance_of_a_bot_follows_from_the_secret(void **state) {
    (void)state;
    assert_true(shuffle_bot_seed(TABLE, A, 41) != shuffle_bot_seed(TABLE, B, 41));
    assert_true(shuffle_bot_seed(TABLE, A, 41) != shuffle_bot_seed(TABLE, A, 42));
    assert_true(shuffle_bot_seed(TABLE, A, 41) != shuffle_bot_seed("othertable", A, 41));
}

static void test_what_is_hexadecimal(void **state) {
    (void)state;
    assert_true(shuffle_is_hex(SECRET));
    assert_false(shuffle_is_hex(SECRET "0"));
    assert_false(shuffle_is_hex(&SECRET[1]));
    assert_false(shuffle_is_hex("A" A) || shuffle_is_hex(""));
    assert_false(
        shuffle_is_hex("CA978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"));
}

static void test_a_proof_is_written_as_it_is_read(void **state) {
    char text[SHUFFLE_PROOF_BYTES];
    dm_error error;
    dm_writer out = dm_writer_on(text, sizeof text);
    (void)state;
    shuffle_write_proof(TABLE, SECRET, bytes, 3, &out);
    assert_false(out.full);
    assert_string_equal(text, PROOF);
    assert_true(shuffle_verify(text, out.length, &error));
}

static void test_the_longest_proof_fits(void **state) {
    static const char *const four[] = {A, B, A, B};
    char text[SHUFFLE_PROOF_BYTES];
    dm_error error;
    dm_writer out = dm_writer_on(text, sizeof text);
    (void)state;
    shuffle_write_proof(TABLE, SECRET, four, 4, &out);
    assert_false(out.full);
    assert_true(shuffle_verify(text, out.length, &error));
}

/* ---- Reading ----------------------------------------------------------------------------- */

static void expect_verdict(const char *text, enum shuffle_verdict verdict) {
    shuffle_proof proof;
    dm_error error = {0};
    if (!shuffle_read_proof(&proof, text, strlen(text), &error))
        fail_msg("line %u: %s in\n%s", (unsigned)error.line, error.text, text);
    assert_string_equal(shuffle_verdict_name(shuffle_check(&proof)), shuffle_verdict_name(verdict));
    assert_int_equal(shuffle_verify(text, strlen(text), &error), verdict == SHUFFLE_PROVED);
}

static void expect_refused(const char *text, uint32_t line, const char *says) {
    shuffle_proof proof;
    dm_error error = {0};
    assert_false(shuffle_read_proof(&proof, text, strlen(text), &error));
    if (error.line != line || !strstr(error.text, says))
        fail_msg("line %u: %s; expected line %u: %s", (unsigned)error.line, error.text,
                 (unsigned)line, says);
    assert_false(shuffle_verify(text, strlen(text), &error));
}

static void test_a_proof_is_read_whole(void **state) {
    shuffle_proof proof;
    dm_error error;
    (void)state;
    assert_true(shuffle_read_proof(&proof, PROOF, strlen(PROOF), &error));
    assert_string_equal(proof.table, TABLE);
    assert_string_equal(proof.commitment, COMMITMENT);
    assert_string_equal(proof.secret, SECRET);
    assert_int_equal(proof.seats, 3);
    assert_string_equal(proof.bytes[0], A);
    assert_string_equal(proof.bytes[1], "-");
    assert_string_equal(proof.bytes[2], B);
    assert_string_equal(proof.seed, SEED);
    assert_false(proof.has_record);
}

static void test_line_ends_blanks_and_comments_around_it_do_not_matter(void **state) {
    (void)state;
    expect_verdict("\n; saved on a Sunday\n" PROOF "\n \n", SHUFFLE_PROVED);
    expect_verdict("demiurge proof 1\r\ntable " TABLE "\r\ncommitment " COMMITMENT
                   "\r\nsecret " SECRET "\r\nseat 1 " A "\r\nseat 2 -\r\nseat 3 " B
                   "\r\nseed " SEED, /* no line end at all */
                   SHUFFLE_PROVED);
}

static void test_a_line_that_is_not_as_it_should_be_is_named(void **state) {
    static const struct {
        const char *text;
        uint32_t line;
        const char *says;
    } rows[] = {
        {"", 1, "'demiurge proof 1'"},
        {"demiurge proof 2\n", 2, "'demiurge proof 1'"},
        {RECORD, 6, "'demiurge proof 1'"},
        {"demiurge proof 1\n", 2, "'table ID'"},
        {"demiurge proof 1\ntable \n", 2, "'table ID'"},
        {"demiurge proof 1\ntable UPPER\n", 2, "'table ID'"},
        {"demiurge proof 1\ntable abcdefghijklmnopq\n", 2, "'table ID'"},
        {"demiurge proof 1\ntable a\nsecret " SECRET "\n", 3, "'commitment'"},
        {"demiurge proof 1\ntable a\ncommitment " COMMITMENT "\nsecret 12\n", 4, "'secret'"},
        {HEAD, 5, "'seat N'"},
        {HEAD "seed " SEED "\n", 5, "'seat N'"},
        {HEAD "seat 2 -\nseed " SEED "\n", 5, "'seat N'"},
        {HEAD "seat 1 --\nseed " SEED "\n", 5, "'seat N'"},
        {HEAD "seat 1 " A "0\nseed " SEED "\n", 5, "'seat N'"},
        {HEAD "seat 1 " A "\nseat 1 " A "\nseed " SEED "\n", 6, "'seat N'"},
        {HEAD "seat 1 " A "\n", 6, "'seat N'"},
        {HEAD "seat 1 -\nseat 2 -\nseat 3 -\nseat 4 -\nseat 5 -\nseed " SEED "\n", 9, "'seed'"},
        {HEAD "seat 1 -\nseed 42\n", 6, "'seed'"},
        {PROOF PROOF, 9, "one proof only"},
    };
    (void)state;
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++)
        expect_refused(rows[k].text, rows[k].line, rows[k].says);
}

static void test_a_zero_byte_is_no_part_of_a_proof(void **state) {
    char text[] = PROOF;
    dm_error error = {0};
    (void)state;
    strstr(text, "table")[9] = '\0';
    assert_false(shuffle_verify(text, sizeof text - 1, &error));
    assert_int_equal(error.line, 2);
}

/* ---- Checking ---------------------------------------------------------------------------- */

static void test_one_other_digit_anywhere_is_noticed(void **state) {
    char text[] = PROOF;
    dm_error error;
    (void)state;
    for (size_t k = strlen("demiurge proof 1\ntable "); k < sizeof text - 1; k++) {
        char was = text[k];
        if (was == '\n') continue;
        text[k] = was == '1' ? '2' : '1';
        if (shuffle_verify(text, sizeof text - 1, &error)) fail_msg("still proved:\n%s", text);
        text[k] = was;
    }
    assert_true(shuffle_verify(text, sizeof text - 1, &error));
}

static void test_each_lie_has_its_verdict(void **state) {
    (void)state;
    expect_verdict("demiurge proof 1\ntable " TABLE "\ncommitment " SEED "\nsecret " SECRET
                   "\nseat 1 " A "\nseat 2 -\nseat 3 " B "\nseed " SEED "\n",
                   SHUFFLE_OTHER_SECRET);
    expect_verdict(HEAD "seat 1 " A "\nseat 2 -\nseat 3 " B "\nseed " COMMITMENT "\n",
                   SHUFFLE_OTHER_SEED);
    /* What a seat gave was exchanged, left out, or given to another seat. */
    expect_verdict(HEAD "seat 1 " B "\nseat 2 -\nseat 3 " B "\nseed " SEED "\n",
                   SHUFFLE_OTHER_SEED);
    expect_verdict(HEAD "seat 1 " A "\nseat 2 -\nseed " SEED "\n", SHUFFLE_OTHER_SEED);
    expect_verdict(HEAD "seat 1 -\nseat 2 " A "\nseat 3 " B "\nseed " SEED "\n",
                   SHUFFLE_OTHER_SEED);
}

static void test_the_record_must_be_of_this_seed(void **state) {
    (void)state;
    expect_verdict(PROOF RECORD, SHUFFLE_PROVED);
    expect_verdict(RECORD PROOF, SHUFFLE_PROVED);
    expect_verdict(PROOF "game gheos\n  seed " SEED " \r\n", SHUFFLE_PROVED);
    expect_verdict(PROOF "game gheos\nseed " COMMITMENT "\n", SHUFFLE_OTHER_RECORD);
    expect_verdict(PROOF "game gheos\nseed 42\n", SHUFFLE_OTHER_RECORD);
    expect_verdict(PROOF "game gheos\noptions seed=" SEED "\n", SHUFFLE_OTHER_RECORD);
    expect_verdict(PROOF "game gheos\n", SHUFFLE_OTHER_RECORD);
}

/* A record may name a seed and yet begin from a position: the position counts. */
static void test_a_record_from_a_position_is_not_of_the_seed(void **state) {
    (void)state;
    expect_verdict(PROOF RECORD "position gheos players=2\n", SHUFFLE_OTHER_RECORD);
    expect_verdict(PROOF RECORD "\tposition gheos players=2\n", SHUFFLE_OTHER_RECORD);
}

/* Both readers agree on what is the proof and what the record. */
static void test_a_record_is_read_past_the_proof(void **state) {
    static const char *const texts[] = {PROOF RECORD, RECORD PROOF, "\n" PROOF "\n" RECORD "\n"};
    static dm_match match;
    dm_error error = {0};
    (void)state;
    for (size_t k = 0; k < sizeof texts / sizeof texts[0]; k++) {
        if (!dm_record_read(&match, texts[k], strlen(texts[k]), &error))
            fail_msg("line %u: %s", (unsigned)error.line, error.text);
        assert_string_equal(match.seed_text, SEED);
        assert_string_equal(match.names[0], "Anna");
    }
}

/* What only resembles the beginning of a proof hides nothing from either. */
static void test_nothing_hides_behind_a_false_proof(void **state) {
    static const char *const beginnings[] = {
        " demiurge proof 1\n", "demiurge  proof 1\n", "demiurge proof 1 ; x\n",
        "demiurge proof 1x\n", "Demiurge proof 1\n",  "demiurge proof 2\n",
    };
    static dm_match match;
    (void)state;
    for (size_t k = 0; k < sizeof beginnings / sizeof beginnings[0]; k++) {
        char text[2048] = PROOF;
        dm_error error = {0};
        strcat(text, beginnings[k]);
        strcat(text, "seed " SEED "\ngame gheos\nseed\t42\n");
        assert_false(dm_record_read(&match, text, strlen(text), &error));
    }
}

/* ---- The command ------------------------------------------------------------------------- */

static char printed[4096];

/* Runs the command on a file with that text, or gives it as input; its exit status. */
static int run_on(const char *text, const char *words, bool as_input) {
    char path[] = "/tmp/demiurge-proof-XXXXXX", command[512];
    int file = mkstemp(path);
    assert_true(file >= 0 && getenv("DEMIURGE") != NULL);
    assert_int_equal(write(file, text, strlen(text)), strlen(text));
    close(file);
    snprintf(command, sizeof command, "%s verify-shuffle %s %s%s 2>&1", getenv("DEMIURGE"), words,
             as_input ? "- <" : "", path);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    printed[fread(printed, 1, sizeof printed - 1, pipe)] = '\0';
    int status = pclose(pipe);
    unlink(path);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void expect_printed(const char *what) {
    if (!strstr(printed, what)) fail_msg("expected '%s' in:\n%s", what, printed);
}

static void test_the_command_says_ok(void **state) {
    (void)state;
    assert_int_equal(run_on(PROOF, "--lang en", false), 0);
    expect_printed("ok: The shuffle was fair");
    expect_printed("seat 1     " A "\n");
    assert_int_equal(run_on(RECORD PROOF, "--lang fr", true), 0);
    expect_printed("ok: Le mélange était honnête");
}

static void test_the_command_says_what_is_wrong(void **state) {
    (void)state;
    assert_int_equal(run_on(PROOF "game gheos\nseed 42\n", "--lang en", false), 1);
    expect_printed("WRONG: The record does not begin with the seed of the proof.");
    assert_int_equal(run_on(HEAD "seat 1 -\nseed " SEED "\n", "--lang uk", true), 1);
    expect_printed("WRONG: Число розкладу не випливає");
}

static void test_the_command_refuses_what_is_no_proof(void **state) {
    (void)state;
    assert_int_equal(run_on(HEAD, "", true), 2);
    expect_printed("-:5:1: expected the next 'seat N'");
    assert_int_equal(run_on(PROOF, "another", false), 2);
    expect_printed("expected one FILE");
    assert_int_equal(run_on(PROOF, "--what", true), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_commitment_and_the_seed_are_what_the_document_says),
        cmocka_unit_test(test_the_chance_of_a_bot_is_what_the_document_says),
        cmocka_unit_test(test_the_chance_of_a_bot_follows_from_the_secret),
        cmocka_unit_test(test_what_is_hexadecimal),
        cmocka_unit_test(test_a_proof_is_written_as_it_is_read),
        cmocka_unit_test(test_the_longest_proof_fits),
        cmocka_unit_test(test_a_proof_is_read_whole),
        cmocka_unit_test(test_line_ends_blanks_and_comments_around_it_do_not_matter),
        cmocka_unit_test(test_a_line_that_is_not_as_it_should_be_is_named),
        cmocka_unit_test(test_a_zero_byte_is_no_part_of_a_proof),
        cmocka_unit_test(test_one_other_digit_anywhere_is_noticed),
        cmocka_unit_test(test_each_lie_has_its_verdict),
        cmocka_unit_test(test_the_record_must_be_of_this_seed),
        cmocka_unit_test(test_a_record_from_a_position_is_not_of_the_seed),
        cmocka_unit_test(test_a_record_is_read_past_the_proof),
        cmocka_unit_test(test_nothing_hides_behind_a_false_proof),
        cmocka_unit_test(test_the_command_says_ok),
        cmocka_unit_test(test_the_command_says_what_is_wrong),
        cmocka_unit_test(test_the_command_refuses_what_is_no_proof),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
