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
    assert_non_null(program); /* ctest names the program */
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

/* So many lines that answer whatever is asked, sooner or later. */
static const char *any_answers(int lines) {
    static const char *const cycle[] = {"2\n", "1\n", "1\n", "3\n", "done\n", "4\n"};
    static char answers[1 << 16];
    answers[0] = '\0';
    char *at = answers;
    for (int k = 0; k < lines; k++) at = stpcpy(at, cycle[k % 6]);
    assert_true(at < answers + sizeof answers);
    return answers;
}

static void a_whole_game_can_be_piped_in(void **state) {
    (void)state;
    assert_int_equal(play("deus seed=3 --fast --lang uk --bots random --plain", any_answers(4000)),
                     0);
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
    (void)state;
    assert_int_equal(
        play("deus seed=3 egypt=all --fast --lang en --bots random --plain", any_answers(8000)), 0);
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
    expect("Taken back: Build Galley (wood, wheat).");
    play("deus seed=7 --lang en --plain", "offer:galley\ndone\nundo\n");
    expect("cannot be taken back");
}

static void what_is_not_legal_says_why(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain", "why not temple\nwhy not galley\n");
    expect("A temple goes into a land region");
    expect("That is allowed");
    play("deus seed=7 --lang en --plain", "why not xyzzy\n");
    expect("What is asked now: Do you build or make an offering?");
    play("deus seed=7 joker=on --lang en --plain", "");
    expect("Do you build, lay a joker or make an offering?");
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

static void no_file_is_overwritten_unasked(void **state) {
    char typed[512];
    (void)state;
    snprintf(typed, sizeof typed, "build:galley\nsave %s\nsave\nquit\n", scratch_file("twice"));
    play("deus seed=7 --lang en", typed);
    expect("save game.record");
    snprintf(typed, sizeof typed, "save %s\n", scratch_file("twice"));
    play("deus seed=7 --lang en", typed);
    expect("already holds a game. Repeat");
    expect_none("Saved.");
    snprintf(typed, sizeof typed, "save %s\nsave %s\n", scratch_file("twice"),
             scratch_file("twice"));
    play("deus seed=7 --lang en", typed);
    expect("Saved.");
    play("deus seed=7 --lang en", "save /etc/passwd\n");
    expect("is not a saved game");
    snprintf(typed, sizeof typed, "gheos --load %s", scratch_file("twice"));
    assert_int_equal(play(typed, ""), 2);
    expect("this is a game of deus");
    remove(scratch_file("twice"));
}

static void quitting_warns_once_that_nothing_is_saved(void **state) {
    (void)state;
    assert_int_equal(play("deus seed=7 --lang en", "build:galley\nquit\nquit\n1\n"), 0);
    expect("not saved");
    expect("Until next time!");
}

/* ---- Sets -------------------------------------------------------------------------------- */

/* Seed 7: an offering of two cards to Ceres brings two resources. */
static void resources_are_taken_in_any_order(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain --fast", "xyzzy\nCeres\ngalley\n"
                                                 "done\nwheat\nwood\n");
    expect("Chosen so far: Wheat. Left to choose: 1.");
    expect("Chosen: Wood, Wheat.");
    expect("You gain 1 wood (Ceres)\nYou gain 1 wheat (Ceres)");
    play("deus seed=7 --lang fr --plain --fast", "Cérès\ngalère\nfini\ntake:wheat take:wood\n");
    expect("Vous gagnez 1 bois (Cérès)\nVous gagnez 1 blé (Cérès)");
    play("deus seed=7 --lang uk --plain --fast", "6\n1\nготово\n2 пшен\n");
    expect("Вибрано: 2 × Пшениця.");
}

/* The cards of an offering, later ones first; more of them than there are is refused. */
static void offerings_are_gathered_in_any_order(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain --fast", "6\ntemple of the swamps, corsairs\ngalley\n"
                                                 "corsairs\nundo\nundo\n1\n\n");
    expect("Chosen so far: Add Galley, Add Corsairs, Add Temple of the Swamps.");
    expect("Add Corsairs: no more of that can be chosen.");
    expect("You offer 3 cards, Field Cooperative on top");
}

/* start=8: all five types are there from the first; more than five of one are refused. */
static void pieces_to_start_with_are_picked_in_any_order(void **state) {
    (void)state;
    play("deus seed=7 start=8 --lang en --plain --fast",
         "army\nship army\n6 civil\n5 civil\nundo\n");
    expect("5. Army\nChoose 8 in any order");
    expect("Chosen so far: Ship, 2 × Army. Left to choose: 5.");
    expect("That would be too many: 5 can still be chosen.");
    expect("You start with 1 ship\nYou start with 5 civil buildings\nYou start with 2 armies");
    play("deus seed=7 start=8 --lang en --plain --fast", "6 army\n1 1 1\n5 5 5 5 5\n");
    expect("Army: no more of that can be chosen.");
    expect("You start with 3 ships\nYou start with 5 armies");
}

/* What was gathered as one is taken back as one. */
static void a_set_is_taken_back_as_a_whole(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain", "build:galley\npay:wood\npay:wheat\n1\nwheat 2 wood\n"
                                          "undo\n3\ndone\n");
    expect("You buy 1 wheat for 1 gold (Galley)");
    expect("Taken back: Wood for 1 gold, Wood for 1 gold, Wheat for 1 gold.");
    expect("You buy 1 stone for 1 gold (Galley)");
}

static void a_set_survives_the_end_of_input(void **state) {
    (void)state;
    assert_int_equal(play("deus seed=7 start=8 --lang en --plain", "army\n"), 0);
    expect("nothing more to read");
    expect_none("You start with");
}

/* ---- Several people ---------------------------------------------------------------------- */

static void only_enter_shows_the_hand(void **state) {
    (void)state;
    play("deus seed=7 --lang en --bots human --plain", "hand\n1\nundo\nquit\n");
    expect("Press Enter alone once you sit before the screen");
    expect("Until next time!");
    expect_none("Your hand");
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
        cmocka_unit_test(no_file_is_overwritten_unasked),
        cmocka_unit_test(resources_are_taken_in_any_order),
        cmocka_unit_test(offerings_are_gathered_in_any_order),
        cmocka_unit_test(pieces_to_start_with_are_picked_in_any_order),
        cmocka_unit_test(a_set_is_taken_back_as_a_whole),
        cmocka_unit_test(a_set_survives_the_end_of_input),
        cmocka_unit_test(only_enter_shows_the_hand),
        cmocka_unit_test(quitting_warns_once_that_nothing_is_saved),
        cmocka_unit_test(people_at_one_screen_hand_over),
        cmocka_unit_test(wrong_words_are_refused),
    };
    return cmocka_run_group_tests_name("play", tests, NULL, NULL);
}
