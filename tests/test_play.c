/* `demiurge play` from outside, as a person or a pipe meets it: whole games, refused words, saving
 * and going on, taking back. $DEMIURGE is the program. */
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

static char output[1 << 20];

static const char *scratch_file(const char *name) {
    static char path[128];
    snprintf(path, sizeof path, "/tmp/demiurge-play-%d-%s", (int)getpid(), name);
    return path;
}

/* Runs `demiurge play WORDS` with that input; its exit status, and what it printed in `output`. */
static int play(const char *words, const char *input) {
    char command[1024];
    const char *program = getenv("DEMIURGE"), *typed = scratch_file("input");
    if (program == NULL) skip();
    FILE *file = fopen(typed, "w");
    assert_non_null(file);
    fputs(input, file);
    fclose(file);
    snprintf(command, sizeof command, "%s play %s <%s 2>&1", program, words, typed);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    size_t length = fread(output, 1, sizeof output - 1, pipe);
    output[length] = '\0';
    int status = pclose(pipe);
    remove(typed);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void expect(const char *text) {
    if (strstr(output, text) == NULL) fail_msg("expected '%s' in:\n%s", text, output);
}

static void expect_none(const char *text) {
    if (strstr(output, text)) fail_msg("did not expect '%s' in:\n%s", text, output);
}

/* ---- Whole games ------------------------------------------------------------------------- */

static void bots_play_a_whole_game_to_watch(void **state) {
    (void)state;
    assert_int_equal(play("deus players=2 seed=1 --watch --bots random --lang en", ""), 0);
    expect("Final points");
    expect("Round 2, ");
    expect("╭A5 ");
    expect_none("\033");
    assert_int_equal(play("deus players=3 seed=1 --watch --bots random --plain --lang fr", ""), 0);
    expect("Décompte final");
    expect_none("╭");
}

static void a_whole_game_can_be_piped_in(void **state) {
    static char numbers[8001];
    (void)state;
    for (int k = 0; k < 4000; k++) memcpy(numbers + 2 * k, k % 4 ? "1\n" : "2\n", 3);
    assert_int_equal(play("deus seed=3 --fast --lang uk --bots random --plain", numbers), 0);
    expect("Остаточний підрахунок");
}

/* Every module alone, all of them, and any of them with mixed temples; by eye and by ear. */
static void games_of_egypt_can_be_watched(void **state) {
    static const char *const games[] = {
        "deus players=2 seed=1 egypt=maritime",
        "deus players=3 seed=2 egypt=production --lang fr",
        "deus players=2 seed=3 egypt=scientific --plain",
        "deus players=3 seed=4 egypt=civil --lang uk",
        "deus players=4 seed=5 egypt=military --plain --lang fr",
        "deus players=2 seed=6 egypt=temple",
        "deus players=4 seed=7 egypt=all --plain --lang uk",
        "deus players=3 seed=8 egypt=random temples=mixed joker=on open-vp=on",
    };
    (void)state;
    for (size_t k = 0; k < sizeof games / sizeof games[0]; k++) {
        char words[128];
        snprintf(words, sizeof words, "%s --watch --bots random", games[k]);
        assert_int_equal(play(words, ""), 0);
        expect_none("(null)");
    }
    assert_int_equal(play("deus players=2 seed=1 egypt=all --watch --bots random --lang en", ""),
                     0);
    expect("Egypt: all six colours.");
    expect("Market, in gold (in VP): ");
    expect("Points left on temples");
}

static void a_game_of_egypt_can_be_piped_in(void **state) {
    static char numbers[16001];
    (void)state;
    for (int k = 0; k < 8000; k++) memcpy(numbers + 2 * k, k % 3 ? "1\n" : "2\n", 3);
    assert_int_equal(play("deus seed=3 egypt=all --fast --lang en --bots random --plain", numbers),
                     0);
    expect("once effect");
    expect("Final points");
}

static void the_end_of_input_ends_politely(void **state) {
    (void)state;
    assert_int_equal(play("deus seed=3 --seat 1 --lang en", ""), 0);
    expect("nothing more to read");
}

/* ---- Talking ----------------------------------------------------------------------------- */

static void colour_is_only_used_when_asked_for(void **state) {
    (void)state;
    play("deus seed=3 --lang en", "");
    expect_none("\033");
    play("deus seed=3 --lang en --color always", "");
    expect("\033[");
}

static void commands_are_understood_in_both_languages(void **state) {
    (void)state;
    assert_int_equal(play("deus seed=7 --lang uk", "рука\nhand\nчому\nwhy not храм\nмапа B3\n"), 0);
    expect("Карти у вас на руці");
    expect("B3, ");
    assert_int_equal(play("deus seed=7 --lang fr", "aide\ncartes forum\ndieux\npoints\n"), 0);
    expect("annuler");
    expect("Forum · civil");
    expect("Neptune");
    expect("PV gagnés en jeu");
}

/* Seed 7, seat 1 first: a galley is built, wood is paid, and both are taken back. */
static void answers_can_be_taken_back_until_something_is_revealed(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain", "undo\nbuild:galley\npay:wood\nundo\nundo\nundo\n");
    expect("nothing to take back yet");
    expect("You build Galley");
    expect("Taken back.");
    play("deus seed=7 --lang en --plain", "offer:galley\ndone\nundo\n");
    expect("cannot be taken back");
}

static void what_is_not_legal_says_why(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain", "why not temple\nwhy not galley\n");
    expect("A temple goes into a land region");
    expect("That is allowed");
    play("deus seed=7 --lang en", "galley\nxyzzy\n");
    expect("That could be any of these:");
    expect("That is not one of the answers.");
}

static void a_saved_game_goes_on(void **state) {
    char words[256], typed[256];
    (void)state;
    const char *path = scratch_file("save");
    snprintf(typed, sizeof typed, "build:galley\nsave %s\nquit\n", path);
    play("deus seed=7 --lang en --bots random", typed);
    expect("Saved.");
    snprintf(words, sizeof words, "--load %s --lang en", scratch_file("save"));
    assert_int_equal(play(words, "players\n"), 0);
    remove(scratch_file("save"));
    expect("Player 1: you, Player 2: random.");
    expect("How do you pay the wood for Galley?");
}

static void quitting_warns_once_that_nothing_is_saved(void **state) {
    (void)state;
    assert_int_equal(play("deus seed=7 --lang en", "build:galley\nquit\nquit\n1\n"), 0);
    expect("not saved");
    expect("Until next time!");
}

/* Between two people the screen is emptied: here, without a terminal, by empty lines. */
static void people_at_one_screen_hand_over(void **state) {
    (void)state;
    play("deus seed=7 --lang en --bots human", "\nbuild:galley\npay:wood\npay:wheat\n1\nskip\n"
                                               "done\n\n\n");
    expect("Player 1, it is your turn.");
    expect("Player 2, it is your turn.");
}

static void wrong_words_are_refused(void **state) {
    static const char *const wrong[] = {
        "",
        "chess",
        "deus players=9",
        "deus --seat 3",
        "deus --foo",
        "deus --bots zorg",
        "deus --watch --seat 1",
        "--load /nonexistent",
    };
    (void)state;
    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++) {
        assert_int_equal(play(wrong[k], ""), 2);
        expect("demiurge play: ");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_play_a_whole_game_to_watch),
        cmocka_unit_test(a_whole_game_can_be_piped_in),
        cmocka_unit_test(games_of_egypt_can_be_watched),
        cmocka_unit_test(a_game_of_egypt_can_be_piped_in),
        cmocka_unit_test(the_end_of_input_ends_politely),
        cmocka_unit_test(colour_is_only_used_when_asked_for),
        cmocka_unit_test(commands_are_understood_in_both_languages),
        cmocka_unit_test(answers_can_be_taken_back_until_something_is_revealed),
        cmocka_unit_test(what_is_not_legal_says_why),
        cmocka_unit_test(a_saved_game_goes_on),
        cmocka_unit_test(quitting_warns_once_that_nothing_is_saved),
        cmocka_unit_test(people_at_one_screen_hand_over),
        cmocka_unit_test(wrong_words_are_refused),
    };
    return cmocka_run_group_tests_name("play", tests, NULL, NULL);
}
