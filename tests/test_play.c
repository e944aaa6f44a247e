/* `demiurge play` from outside, as a person or a pipe meets it: whole games, refused words, saving
 * and going on, taking back. $DEMIURGE is the program. */
#define _XOPEN_SOURCE 700 /* pseudo-terminals */

#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "demiurge.h"

static char output[4 << 20];

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

/* The same at a terminal. Everything is typed ahead, and has to end the program. */
static void play_at_terminal(const char *words, const char *input) {
    char command[1024];
    size_t length = 0;
    int status, master = posix_openpt(O_RDWR | O_NOCTTY);
    assert_true(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0);
    int terminal = open(ptsname(master), O_RDWR | O_NOCTTY);
    assert_true(terminal >= 0);
    assert_int_equal(write(master, input, strlen(input)), strlen(input));
    snprintf(command, sizeof command, "exec %s play %s", getenv("DEMIURGE"), words);
    pid_t child = fork();
    if (child == 0) {
        for (int file = 0; file < 3; file++) dup2(terminal, file);
        close(master);
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    close(terminal);
    for (ssize_t got = 1; got > 0; length += got > 0 ? (size_t)got : 0)
        got = read(master, output + length, sizeof output - 1 - length);
    output[length] = '\0';
    close(master);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
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

/* What was watched can be kept, and a file that is there is never lost. */
static void a_watched_game_can_be_saved(void **state) {
    (void)state;
    char words[256], path[128];
    snprintf(path, sizeof path, "%s", scratch_file("watched.record"));
    remove(path);
    snprintf(words, sizeof words, "gheos seed=3 --watch --bots random --lang en --save %s", path);
    assert_int_equal(play(words, ""), 0);
    expect("To read the game again: demiurge replay");
    expect_none("--load");
    assert_non_null(strstr(output, path));
    assert_int_equal(play(words, ""), 2);
    snprintf(words, sizeof words, "--load %s --watch --lang en", path);
    assert_int_equal(play(words, ""), 0);
    remove(path);
}

/* Whether two files hold the same, which is not nothing. */
static bool same_files(const char *left, const char *right) {
    char command[512];
    snprintf(command, sizeof command, "test -s %s && cmp -s %s %s", left, left, right);
    return system(command) == 0;
}

/* Starts `demiurge play WORDS`; what is written to `*typed` is typed. */
static pid_t start_playing(const char *words, int *typed) {
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        char command[1024];
        snprintf(command, sizeof command, "exec %s play %s >/dev/null", getenv("DEMIURGE"), words);
        dup2(ends[0], 0);
        close(ends[1]);
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    close(ends[0]);
    *typed = ends[1];
    return child;
}

/* Control-C at the prompt, or a window that was closed, once lost a game that was to be saved. */
static void a_killed_game_is_saved_up_to_its_last_answer(void **state) {
    static const char answers[] = "2\n1\n1\n3\ndone\n1\n1\n";
    char words[256], left[128], killed[128], input[64];
    int typed, status;
    (void)state;
    snprintf(left, sizeof left, "%s", scratch_file("left.record"));
    snprintf(killed, sizeof killed, "%s", scratch_file("killed.record"));
    remove(left), remove(killed);
    snprintf(words, sizeof words, "deus seed=3 --fast --bots random --save %s", left);
    snprintf(input, sizeof input, "%squit\n", answers);
    assert_int_equal(play(words, input), 0);
    snprintf(words, sizeof words, "deus seed=3 --fast --bots random --save %s", killed);
    pid_t child = start_playing(words, &typed);
    assert_int_equal(write(typed, answers, strlen(answers)), strlen(answers));
    while (!same_files(left, killed)) /* or for ever, if it is never saved */
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    kill(child, SIGKILL);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    close(typed);
    assert_true(same_files(left, killed));
    remove(left), remove(killed);
}

/* A whole game was once played before it turned out that it could not be saved. */
static void a_game_that_cannot_be_saved_does_not_begin(void **state) {
    (void)state;
    assert_int_equal(play("deus seed=3 --save /no/such/folder/a.record --lang en", "1\n"), 1);
    expect("/no/such/folder/a.record couldn’t be written: No such file or directory.");
    expect_none("> ");
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
    expect("nothing to undo yet");
    expect("You build Galley");
    expect("Taken back: Build Galley (wood, wheat).");
    play("deus seed=7 --lang en --plain", "offer:galley\ndone\nundo\n");
    expect("Too late to undo");
}

static void what_is_not_legal_says_why(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain", "why not temple\nwhy not galley\n");
    expect("A temple goes into a land region");
    expect("You can do that");
    play("deus seed=7 --lang en --plain", "why not xyzzy\n");
    expect("The question is: Do you build or make an offering?");
    play("deus seed=7 joker=on --lang en --plain", "");
    expect("Do you build, lay a joker or make an offering?");
    play("deus seed=7 --lang en", "galley\nxyzzy\n");
    expect("That could be any of these:");
    expect("That’s not one of the answers.");
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
    expect("Player 1 (you), Player 2 (random).");
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
    expect("isn’t saved");
    expect("Until next time!");
}

/* ---- Bots and hints ---------------------------------------------------------------------- */

static void bots_are_chosen_by_level_or_name(void **state) {
    (void)state;
    play("deus seed=7 --level 3 --lang en", "");
    expect("Player 1 (you), Player 2 (level 3, Trader).");
    play("deus seed=7 players=4 --bots level:1,greedy,random --lang fr --plain", "");
    expect("Joueur 2 (niveau 1, Berger), Joueur 3 (glouton), Joueur 4 (aléatoire).");
    play("gheos seed=7 players=3 --seat 2 --bots search:50,search:0.1s --lang uk --plain", "");
    expect("Гравець 1 (пошук, 50 симуляцій), Гравець 2 (ви), Гравець 3 (пошук, 0,1\u00A0с).");
    play("gheos seed=7 --watch --level 1 --lang en --plain", "");
    expect("Player 1 (level 1, Shepherd), Player 2 (level 1, Shepherd).");
    expect("Final points");
}

static void bots_that_think_ahead_play_whole_games(void **state) {
    (void)state;
    assert_int_equal(play("gheos seed=2 --watch --bots search:20,level:2 --plain --lang en", ""),
                     0);
    expect("Final points");
    assert_int_equal(play("gheos seed=2 --watch --bots search:20 --threads 2 --plain", ""), 0);
}

static void a_level_is_saved_and_goes_on(void **state) {
    char words[256], typed[256];
    (void)state;
    snprintf(typed, sizeof typed, "build:galley\nsave %s\nquit\n", scratch_file("level"));
    play("deus seed=7 --lang en --level 4", typed);
    snprintf(words, sizeof words, "--load %s --lang en", scratch_file("level"));
    assert_int_equal(play(words, ""), 0);
    expect("Player 1 (you), Player 2 (level 4, ");
    snprintf(words, sizeof words, "--load %s --lang en --level 1", scratch_file("level"));
    assert_int_equal(play(words, ""), 0);
    expect("Player 1 (you), Player 2 (level 1, ");
    remove(scratch_file("level"));
}

/* Without a terminal nobody is asked, so that scripts go on as they are. */
static void a_newcomer_at_a_terminal_picks_a_level(void **state) {
    (void)state;
    play("deus seed=7 --lang en", "quit\n");
    expect("Player 2 (level 2, ");
    expect_none("Who do you want to play against?");
    play_at_terminal("deus seed=7 --lang en --no-color", "9\n5\nquit\n");
    expect("Who do you want to play against?");
    expect("There’s no such level.");
    expect("Player 2 (level 5, ");
    play_at_terminal("gheos seed=7 --lang uk --plain", "\nвийти\n");
    expect("З ким хочете грати?");
    expect("Гравець 2 (рівень 2, ");
    play_at_terminal("deus seed=7 --lang fr", "quitter\n");
    expect("À la prochaine");
    expect_none("Votre main");
    play_at_terminal("deus seed=7 --lang en --level 1", "quit\n");
    expect_none("Who do you want to play against?");
}

static void hints_are_given_in_every_game_and_language(void **state) {
    (void)state;
    play("deus seed=7 --lang en", "hint\n");
    expect("What a strong bot would play");
    expect("% chance to win, about ");
    play("deus seed=7 egypt=all --lang fr", "conseil search:200\n");
    expect("% de chances de gagner, environ ");
    play("gheos seed=7 --lang uk --plain", "підказка search:200\nhint level:9\n");
    expect("на перемогу, близько ");
    expect("«level:9» не дає підказок.");
    play("deus seed=7 --lang en --plain", "help\n");
    expect("hint: what a strong bot would consider");
}

/* Gheos with seed 1 begins with seat 2. What seat 1 knows of it is no game for a bot there. */
static void a_bot_needs_its_hand(void **state) {
    static dm_match match;
    static char record[1 << 16];
    char words[256];
    dm_setup setup;
    dm_error error;
    (void)state;
    dm_setup_clear(&setup);
    assert_true(dm_setup_add_words(&setup, "seed=1", &error));
    assert_true(dm_match_begin(&match, dm_game_named("gheos"), &setup, &error));
    assert_int_equal(match.question.seat, 1);
    dm_writer out = dm_writer_on(record, sizeof record);
    dm_record_write(&match, 0, &out);
    FILE *file = fopen(scratch_file("seen"), "w");
    fputs(record, file);
    fclose(file);
    snprintf(words, sizeof words, "--load %s --lang en --bots level:5", scratch_file("seen"));
    assert_int_equal(play(words, ""), 0);
    expect("doesn’t show Player 2’s hand");
    remove(scratch_file("seen"));
}

/* At the end of a turn there is nothing to hint at. */
static void a_hint_needs_a_decision(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain", "build:galley\npay:wood\npay:wheat\n1\n3 wood\nhint\n");
    expect("it isn’t your turn to decide");
}

/* ---- Sets -------------------------------------------------------------------------------- */

/* Seed 7: an offering of two cards to Ceres brings two resources. */
static void resources_are_taken_in_any_order(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain --fast", "xyzzy\nCeres\ngalley\n"
                                                 "done\nwheat\nwood\n");
    expect("Chosen: Wheat. Left to choose: 1.");
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
    expect("Chosen: Add Galley, Add Corsairs, Add Temple of the Swamps.");
    expect("“undo” takes the last one back.\n“done” now: 4 cards: ");
    expect("Add Corsairs: you can’t choose any more of these.");
    expect("You offer 3 cards, Field Cooperative on top");
}

/* Version 2: before anything is chosen a set is declined by another answer than the one that ends
 * it. */
static void the_end_of_a_set_is_told_as_it_will_be_given(void **state) {
    (void)state;
    play("deus seed=7 --lang en --plain --fast", "build:galley\npay:wood\npay:wheat\n1\nwood\n");
    expect("5. Buy nothing\n");
    expect("“done” now: Buy no more\n");
}

/* start=8: all five types are there from the first; more than five of one are refused. */
static void pieces_to_start_with_are_picked_in_any_order(void **state) {
    (void)state;
    play("deus seed=7 start=8 --lang en --plain --fast",
         "army\nship army\n6 civil\n5 civil\nundo\n");
    expect("5. Army\nChoose 8 in any order");
    expect("Chosen: Ship, 2 × Army. Left to choose: 5.");
    expect("That would be too many: 5 can still be chosen.");
    expect("You start with 1 ship\nYou start with 5 civil buildings\nYou start with 2 armies");
    play("deus seed=7 start=8 --lang en --plain --fast", "6 army\n1 1 1\n5 5 5 5 5\n");
    expect("Army: you can’t choose any more of these.");
    expect("You start with 3 ships\nYou start with 5 armies");
}

/* Empty parts between commas are nothing; a part that means nothing is told, not dropped. */
static void no_part_of_a_set_is_dropped_in_silence(void **state) {
    char long_part[400];
    (void)state;
    play("deus seed=7 start=8 --lang en --plain --fast", "army, , ship\n");
    expect("Chosen: Ship, Army. Left to choose: 6.");
    snprintf(long_part, sizeof long_part, "army, %0200d, ship\n", 7);
    play("deus seed=7 start=8 --lang en --plain --fast", long_part);
    expect_none("Chosen so far");
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
    expect("Press Enter once you’re at the screen");
    expect("Until next time!");
    expect_none("Your hand");
}

/* Between two people the screen is emptied: here, without a terminal, by empty lines. */
static void people_at_one_screen_hand_over(void **state) {
    (void)state;
    play("deus seed=7 --lang en --bots human", "\nbuild:galley\npay:wood\npay:wheat\n1\nskip\n"
                                               "done\n\n\n");
    expect("Player 1, it’s your turn.");
    expect("Player 2, it’s your turn.");
}

static void wrong_words_are_refused(void **state) {
    static const char *const wrong[] = {
        "",
        "chess",
        "deus players=9",
        "deus --seat 3",
        "deus --foo",
        "deus --bots zorg",
        "deus --bots level:0",
        "deus --bots level:9",
        "deus --bots level:",
        "deus --bots search:0",
        "deus --bots search:0s",
        "deus --bots search:-1",
        "deus --bots search:abc",
        "deus --level 0",
        "deus --level 9",
        "deus --level two",
        "deus --level 3 --bots greedy",
        "deus --threads 0",
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
        cmocka_unit_test(a_watched_game_can_be_saved),
        cmocka_unit_test(a_killed_game_is_saved_up_to_its_last_answer),
        cmocka_unit_test(a_game_that_cannot_be_saved_does_not_begin),
        cmocka_unit_test(games_of_egypt_can_be_watched),
        cmocka_unit_test(a_game_of_egypt_can_be_piped_in),
        cmocka_unit_test(the_end_of_input_ends_politely),
        cmocka_unit_test(colour_is_only_used_when_asked_for),
        cmocka_unit_test(commands_are_understood_in_both_languages),
        cmocka_unit_test(answers_can_be_taken_back_until_something_is_revealed),
        cmocka_unit_test(what_is_not_legal_says_why),
        cmocka_unit_test(a_saved_game_goes_on),
        cmocka_unit_test(no_file_is_overwritten_unasked),
        cmocka_unit_test(bots_are_chosen_by_level_or_name),
        cmocka_unit_test(bots_that_think_ahead_play_whole_games),
        cmocka_unit_test(a_level_is_saved_and_goes_on),
        cmocka_unit_test(a_newcomer_at_a_terminal_picks_a_level),
        cmocka_unit_test(hints_are_given_in_every_game_and_language),
        cmocka_unit_test(a_hint_needs_a_decision),
        cmocka_unit_test(a_bot_needs_its_hand),
        cmocka_unit_test(resources_are_taken_in_any_order),
        cmocka_unit_test(offerings_are_gathered_in_any_order),
        cmocka_unit_test(the_end_of_a_set_is_told_as_it_will_be_given),
        cmocka_unit_test(pieces_to_start_with_are_picked_in_any_order),
        cmocka_unit_test(no_part_of_a_set_is_dropped_in_silence),
        cmocka_unit_test(a_set_is_taken_back_as_a_whole),
        cmocka_unit_test(a_set_survives_the_end_of_input),
        cmocka_unit_test(only_enter_shows_the_hand),
        cmocka_unit_test(quitting_warns_once_that_nothing_is_saved),
        cmocka_unit_test(people_at_one_screen_hand_over),
        cmocka_unit_test(wrong_words_are_refused),
    };
    return cmocka_run_group_tests_name("play", tests, NULL, NULL);
}
