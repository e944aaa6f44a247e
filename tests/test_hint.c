/* Levels in three languages, picking one, hints in the terminal, and the note while a bot thinks.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "terminal/choice_set.h"
#include "terminal/hint.h"
#include "terminal/opponent.h"
#include "terminal/phrases.h"
#include "terminal/waiting.h"
#include "text/levels.h"

enum { WIDTH = 80 };

#define FOR_EACH_LEVEL(language, level)                           \
    for (int language = 0; language < TEXT_LANGUAGES; language++) \
        for (int level = 1; level <= TEXT_LEVELS; level++)

static const char *name_of(int language, int level) {
    return text_level_name((enum text_language)language, level);
}

static const char *description_of(int language, int level) {
    return text_level_description((enum text_language)language, level);
}

/* ---- Names ------------------------------------------------------------------------------- */

static void every_level_has_a_name_and_a_line_of_its_own(void **state) {
    (void)state;
    FOR_EACH_LEVEL(language, level) {
        const char *name = name_of(language, level), *line = description_of(language, level);
        assert_true(name && name[0] && line && line[0]);
        for (int other = 1; other < level; other++) {
            assert_string_not_equal(name, name_of(language, other));
            assert_string_not_equal(line, description_of(language, other));
        }
        if (language == TEXT_ENGLISH) continue;
        assert_string_not_equal(line, description_of(TEXT_ENGLISH, level));
    }
}

/* Number, name and description share a line of a usual terminal. */
static void a_level_fits_on_a_line(void **state) {
    int longest[TEXT_LANGUAGES] = {0};
    (void)state;
    FOR_EACH_LEVEL(language, level) {
        int columns = screen_columns(name_of(language, level));
        longest[language] = columns > longest[language] ? columns : longest[language];
    }
    FOR_EACH_LEVEL(language, level)
    assert_true(longest[language] + 7 + screen_columns(description_of(language, level)) < WIDTH);
}

static void levels_keep_to_the_typography_of_their_language(void **state) {
    (void)state;
    FOR_EACH_LEVEL(language, level) {
        const char *line = description_of(language, level);
        assert_null(strchr(line, '\''));
        assert_int_equal(line[strlen(line) - 1], '.');
        if (language != TEXT_FRENCH) continue;
        assert_null(strstr(line, " ;"));
        assert_null(strstr(line, " :"));
    }
}

static void expect_bot(enum text_language language, const char *name, const char *called) {
    char text[128];
    dm_writer out = dm_writer_on(text, sizeof text);
    text_bot(language, name, &out);
    assert_string_equal(text, called);
}

static void bots_have_names_in_three_languages(void **state) {
    (void)state;
    expect_bot(TEXT_ENGLISH, "level:3", "level 3, Trader");
    expect_bot(TEXT_FRENCH, "level:8", "niveau 8, Démiurge");
    expect_bot(TEXT_UKRAINIAN, "level:1", "рівень 1, Пастух");
    expect_bot(TEXT_ENGLISH, "random", "random");
    expect_bot(TEXT_FRENCH, "random", "aléatoire");
    expect_bot(TEXT_UKRAINIAN, "greedy", "жадібний");
    expect_bot(TEXT_ENGLISH, "search:500", "search, 500 simulations");
    expect_bot(TEXT_UKRAINIAN, "search:1", "пошук, 1 симуляція");
    expect_bot(TEXT_UKRAINIAN, "search:2000", "пошук, 2000 симуляцій");
    expect_bot(TEXT_FRENCH, "search:0.5s", "recherche, 0,5\u00A0s");
    expect_bot(TEXT_ENGLISH, "search:2s", "search, 2 s");
    expect_bot(TEXT_ENGLISH, "level:9", "level:9");
    expect_bot(TEXT_ENGLISH, "search:", "search:");
    expect_bot(TEXT_ENGLISH, "search:5x", "search:5x");
    expect_bot(TEXT_ENGLISH, "Anna", "Anna");
}

/* ---- Seats ------------------------------------------------------------------------------- */

static void names_that_no_bot_has_are_refused(void **state) {
    static const struct {
        const char *name, *says;
    } rows[] = {
        {"level:0", "level from 1 to 8"},
        {"level:9", "level from 1 to 8"},
        {"level:", "level from 1 to 8"},
        {"level:33", "level from 1 to 8"},
        {"search:0", "from 1 to 10000000"},
        {"search:0s", "more than 0"},
        {"search:-1", "search:2000"},
        {"search:abc", "search:2000"},
        {"search:", "search:2000"},
        {"search:1.5", "whole number"},
        {"search:99999999", "from 1 to 10000000"},
        {"search:9999s", "3600"},
        {"zorg", "expected one of: random, greedy"},
        {"", "expected one of: random, greedy"},
        {"search:000000000000000000000000000000000000000000000000000000000000005", "search:2000"},
        {"search:1000000000000000000000000000000000000000000000000000000000000000000000000000000000"
         "00000000000000000000000000000000000000000000000000000000000000000000000000000",
         "so long"},
    };
    (void)state;
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        table_seats seats;
        dm_error error = {.line = 0};
        assert_false(seats_fill(&seats, 2, 0, rows[k].name, &error));
        if (!strstr(error.text, rows[k].says) || !strstr(error.text, "--bots"))
            fail_msg("'%s' is refused by: %s", rows[k].name, error.text);
    }
}

static void records_keep_who_sat_where(void **state) {
    static dm_match match;
    table_seats seats, read;
    dm_setup setup;
    dm_error error;
    (void)state;
    dm_setup_clear(&setup);
    assert_true(dm_setup_add_words(&setup, "players=4 seed=1", &error));
    assert_true(dm_match_begin(&match, dm_game_named("deus"), &setup, &error));
    assert_true(seats_fill(&seats, 4, 1, "level:3,search:500,search:0.5s", &error));
    seats_write_names(&seats, &match);
    assert_string_equal(match.names[0], "level:3");
    assert_string_equal(match.names[1], "human");
    assert_true(seats_read_names(&read, &match));
    for (uint8_t seat = 0; seat < 4; seat++) {
        assert_string_equal(seats_name(&read, seat), seats_name(&seats, seat));
        assert_int_equal(seats_is_person(&read, seat), seat == 1);
        assert_string_equal(match.names[seat], "");
    }
}

/* ---- Picking a level --------------------------------------------------------------------- */

static char *shown;
static size_t shown_size;

static terminal_screen screen_into_memory(enum text_language language, bool plain) {
    free(shown);
    return (terminal_screen){.out = open_memstream(&shown, &shown_size),
                             .language = language,
                             .plain = plain,
                             .width = WIDTH};
}

static void expect_shown(const char *text) {
    if (!strstr(shown, text)) fail_msg("expected '%s' in:\n%s", text, shown);
}

static int pick(enum text_language language, const char *typed) {
    char input[256];
    terminal_screen s = screen_into_memory(language, false);
    snprintf(input, sizeof input, "%s\n", typed);
    s.in = fmemopen(input, strlen(input), "r");
    int level = opponent_ask(&s);
    fclose(s.in);
    fclose(s.out);
    return level;
}

static void a_level_is_picked_by_number_or_name(void **state) {
    (void)state;
    assert_int_equal(pick(TEXT_ENGLISH, ""), OPPONENT_USUAL);
    expect_shown("\n  8  Demiurge    The strongest");
    assert_int_equal(pick(TEXT_ENGLISH, "7"), 7);
    assert_int_equal(pick(TEXT_ENGLISH, "orac"), 6);
    assert_int_equal(pick(TEXT_FRENCH, "demiurge"), 8);
    expect_shown("Démiurge");
    assert_int_equal(pick(TEXT_UKRAINIAN, "ПАСТУХ"), 1);
}

static void what_is_no_level_is_asked_again(void **state) {
    (void)state;
    assert_int_equal(pick(TEXT_ENGLISH, "0\n9\n33\n-1\nzorg\nt\n5"), 5);
    int refused = 0;
    for (const char *at = shown; (at = strstr(at, "There’s no such level.")); at++) refused++;
    assert_int_equal(refused, 6);                /* t: Trader or Titan? */
    assert_int_equal(pick(TEXT_FRENCH, "9"), 0); /* and then the input ends */
    expect_shown("Ce n’est pas un niveau.");
    assert_int_equal(pick(TEXT_UKRAINIAN, "вийти"), 0);
}

/* ---- Hints ------------------------------------------------------------------------------- */

static table board;
static terminal_screen look;

/* Everybody is a person, so that every question can be hinted at. */
static void sit_down(const char *game) {
    dm_error error;
    int players = board.match.game->progress(&board.match.state).players;
    assert_true(seats_fill(&board.seats, players, 0, "human", &error));
    table_open(&board, &look, terminal_game_of(dm_game_named(game)));
}

static void begin(const char *game, const char *options) {
    dm_setup setup;
    dm_error error;
    dm_setup_clear(&setup);
    assert_true(dm_setup_add_words(&setup, options, &error));
    assert_true(dm_match_begin(&board.match, dm_game_named(game), &setup, &error));
    sit_down(game);
}

static void hint_for(uint8_t viewer, enum text_language language, bool plain, const char *bot) {
    static observation view;
    static choice_set set;
    look = screen_into_memory(language, plain);
    table_look(&board, viewer, &view);
    if (viewer < DM_SEATS_MAX) choice_set_begin(&set, &board, &view);
    hint_show(&board, &view, bot);
    fclose(look.out);
}

static void hint(enum text_language language, bool plain, const char *bot) {
    hint_for(board.match.question.seat, language, plain, bot);
}

static int count_shown(const char *text) {
    int count = 0;
    for (const char *at = shown; (at = strstr(at, text)); at += strlen(text)) count++;
    return count;
}

static const struct {
    const char *game, *options;
} games[] = {
    {"deus", "players=2 seed=7"},
    {"deus", "players=3 seed=7 egypt=all joker=on start=8"},
    {"gheos", "players=4 seed=7"},
};
enum { GAMES = sizeof games / sizeof games[0] };

/* A sentence about each answer, its worth, and what follows, for eye and ear alike. */
static void hints_speak_three_languages(void **state) {
    static const char *const worth[] = {"% chance to win, about ",
                                        "\u00A0% de chances de gagner, environ ",
                                        "\u00A0% шансів на перемогу, близько "};
    (void)state;
    for (int k = 0; k < GAMES; k++) {
        begin(games[k].game, games[k].options);
        uint64_t before = dm_hash(board.match.game, &board.match.state);
        for (int language = 0; language < TEXT_LANGUAGES; language++)
            for (int plain = 0; plain < 2; plain++) {
                int answers = board.match.question.count;
                hint((enum text_language)language, plain, "search:300");
                expect_shown(phrase_text((enum text_language)language, PHRASE_HINT_HEADING));
                assert_int_equal(count_shown(worth[language]),
                                 answers < HINT_ANSWERS ? answers : HINT_ANSWERS);
                assert_null(strstr(shown, "\033"));
            }
        assert_true(before == dm_hash(board.match.game, &board.match.state));
        table_close(&board);
    }
}

/* The answer is told as the question tells it, and by the number one may type. */
static void a_hint_names_the_answer_as_the_question_does(void **state) {
    (void)state;
    begin("gheos", "players=2 seed=7");
    hint(TEXT_ENGLISH, true, "search:300");
    for (int k = 0; k < 2; k++) {
        char text[256];
        text_reader reader = {TEXT_ENGLISH, board.match.question.seat, NULL};
        dm_writer out = dm_writer_on(text, sizeof text);
        dm_write(&out, k ? "2. " : "1. ");
        board.text->answer(&reader, &board.match.state, &board.match.question,
                           board.match.question.answers[k], &out);
        expect_shown(text);
    }
    table_close(&board);
}

/* What follows is told without the questions it answers, so each part says what it is for. */
static void what_follows_says_what_it_is_for(void **state) {
    (void)state;
    begin("deus", "players=2 seed=7");
    hint(TEXT_ENGLISH, false, "search:2000");
    expect_shown("then: pay ");
    expect_shown("place in ");
    table_close(&board);
}

/* How many items "2 × Ship, Army: 50% to win …" names. */
static int items_named(const char *line) {
    int count = 1;
    line = strstr(line, ". ") + 2;
    for (const char *at = line; *at != ':'; at++) {
        if (*at == ',') count++;
        if (strncmp(at, " ×", 3) == 0) count += at[-1] - '1';
    }
    return count;
}

/* start=8: eight pieces are chosen, some by themselves because no others are left. */
static void a_set_is_told_as_a_whole(void **state) {
    (void)state;
    begin("deus", "players=2 seed=7 start=8");
    hint(TEXT_ENGLISH, true, "search:2000");
    const char *line = strchr(shown, '\n') + 1;
    for (int k = 0; k < HINT_ANSWERS; k++, line = strchr(line, '\n') + 1)
        if (items_named(line) != 8 && !strstr(line, ", …")) fail_msg("not eight: %s", line);
    table_close(&board);
}

/* Whatever is asked in a whole game, there is a hint. */
static void every_question_can_be_hinted_at(void **state) {
    (void)state;
    for (int k = 0; k < GAMES; k++) {
        dm_random random;
        dm_random_seed(&random, 5);
        begin(games[k].game, games[k].options);
        for (int step = 0; board.match.question.seat != DM_NOBODY; step++) {
            if (step % 5 == 0) {
                hint((enum text_language)(step % TEXT_LANGUAGES), step % 2, "search:20");
                assert_true(strlen(shown) > 40);
            }
            table_play(&board, (int)dm_random_below(&random, board.match.question.count));
        }
        hint_for(0, TEXT_ENGLISH, true, "");
        expect_shown("The game is over: there’s nothing left to decide.");
        hint_for(DM_PUBLIC, TEXT_FRENCH, true, "");
        expect_shown("La partie est terminée");
        table_close(&board);
    }
}

static void a_hint_is_refused_where_there_can_be_none(void **state) {
    (void)state;
    begin("deus", "players=2 seed=7");
    hint_for((uint8_t)(1 - board.match.question.seat), TEXT_ENGLISH, true, "");
    expect_shown("it isn’t your turn to decide");
    hint(TEXT_UKRAINIAN, true, "zorg");
    expect_shown("«zorg» не дає підказок.");
    hint(TEXT_ENGLISH, true, "level:0");
    expect_shown("“level:0” gives no hints.");
    hint(TEXT_ENGLISH, true, "random");
    expect_shown("gives no hints.");
    hint(TEXT_ENGLISH, true, "greedy");
    expect_shown("% chance to win, about ");
    table_close(&board);
}

/* ---- Waiting ----------------------------------------------------------------------------- */

static const char note[] = "Player 2 is thinking…";
static const char wiped[] = "\r                     \r";

static waiting wait_for_bot;

static void begin_waiting(const terminal_screen *s) { waiting_begins(&wait_for_bot, s, note); }

static void end_waiting(const terminal_screen *s) {
    waiting_ends(&wait_for_bot);
    waiting_ends(&wait_for_bot);
    fclose(s->out);
}

static void sleep_milliseconds(long count) {
    nanosleep(&(struct timespec){.tv_nsec = count * 1000000}, NULL);
}

/* The wait lasts until the note is there, which this reads from a pipe. */
static void a_long_wait_is_told_and_leaves_no_trace(void **state) {
    char told[sizeof note] = "", rest[80] = "";
    int ends[2];
    (void)state;
    assert_int_equal(pipe(ends), 0);
    terminal_screen s = {.out = fdopen(ends[1], "w"), .width = WIDTH, .terminal = true};
    FILE *output = fdopen(ends[0], "r");
    begin_waiting(&s);
    assert_int_equal(fread(told, 1, sizeof note - 1, output), sizeof note - 1);
    assert_string_equal(told, note);
    end_waiting(&s);
    assert_int_equal(fread(rest, 1, sizeof rest - 1, output), sizeof wiped - 1);
    assert_string_equal(rest, wiped);
    fclose(output);
}

static int64_t milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* On a busy machine even a short wait may turn out to be long; then another one is tried. */
static void a_short_wait_is_not_told(void **state) {
    enum { MOMENT_MS = 300 };
    int64_t waited = MOMENT_MS;
    (void)state;
    while (waited >= MOMENT_MS) {
        terminal_screen s = screen_into_memory(TEXT_ENGLISH, false);
        s.terminal = true;
        int64_t begun = milliseconds_now();
        begin_waiting(&s);
        sleep_milliseconds(1);
        end_waiting(&s);
        waited = milliseconds_now() - begun;
    }
    assert_string_equal(shown, "");
}

/* Longer than after which it would be told. */
static void wait_for_nobody(bool plain, bool terminal) {
    terminal_screen s = screen_into_memory(TEXT_ENGLISH, plain);
    s.terminal = terminal;
    begin_waiting(&s);
    sleep_milliseconds(400);
    end_waiting(&s);
    assert_string_equal(shown, "");
}

static void nothing_is_told_where_nobody_looks(void **state) {
    (void)state;
    wait_for_nobody(false, false);
    wait_for_nobody(true, true);
}

static int forget_shown(void **state) {
    (void)state;
    free(shown);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_level_has_a_name_and_a_line_of_its_own),
        cmocka_unit_test(a_level_fits_on_a_line),
        cmocka_unit_test(levels_keep_to_the_typography_of_their_language),
        cmocka_unit_test(bots_have_names_in_three_languages),
        cmocka_unit_test(names_that_no_bot_has_are_refused),
        cmocka_unit_test(records_keep_who_sat_where),
        cmocka_unit_test(a_level_is_picked_by_number_or_name),
        cmocka_unit_test(what_is_no_level_is_asked_again),
        cmocka_unit_test(hints_speak_three_languages),
        cmocka_unit_test(a_hint_names_the_answer_as_the_question_does),
        cmocka_unit_test(what_follows_says_what_it_is_for),
        cmocka_unit_test(a_set_is_told_as_a_whole),
        cmocka_unit_test(every_question_can_be_hinted_at),
        cmocka_unit_test(a_hint_is_refused_where_there_can_be_none),
        cmocka_unit_test(a_long_wait_is_told_and_leaves_no_trace),
        cmocka_unit_test(a_short_wait_is_not_told),
        cmocka_unit_test(nothing_is_told_where_nobody_looks),
    };
    return cmocka_run_group_tests_name("hint", tests, NULL, forget_shown);
}
