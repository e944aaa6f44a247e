/* Both games in one file: their headers can be included together, and what the engine promises of
 * every game holds through both of them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "deus/cards.h"
#include "deus/egypt.h"
#include "deus/eval.h"
#include "deus/game.h"
#include "deus/position.h"
#include "deus/rules.h"
#include "deus/setup.h"
#include "deus/state.h"
#include "deus/token.h"
#include "deus/words.h"
#include "gheos/eval.h"
#include "gheos/game.h"
#include "gheos/rules.h"
#include "gheos/state.h"
#include "gheos/tiles.h"
#include "gheos/words.h"

static dm_match deus_match, gheos_match;

static void begin(dm_match *match, const dm_game *game, const char *options) {
    dm_setup setup;
    dm_error error;
    dm_setup_clear(&setup);
    assert_true(dm_setup_add_words(&setup, options, &error));
    if (!dm_match_begin(match, game, &setup, &error)) fail_msg("%s: %s", game->name, error.text);
}

static void begin_both(void) {
    begin(&deus_match, &deus_game, "players=3 seed=5 egypt=all");
    begin(&gheos_match, &gheos_game, "players=3 seed=5");
}

static void position_of(const dm_match *match, char text[DM_POSITION_BYTES]) {
    dm_writer out = dm_writer_on(text, DM_POSITION_BYTES);
    match->game->write_position(&match->state, &out);
    assert_false(out.full);
}

/* ---- Vocabularies ------------------------------------------------------------------------ */

static void expect_each_word_once(const char *list, const char *const words[], int count) {
    for (int k = 0; k < count; k++) {
        if (!words[k] || words[k][0] == '\0') fail_msg("%s: %d has no word", list, k);
        for (int j = 0; j < k; j++)
            if (strcmp(words[j], words[k]) == 0) fail_msg("%s: '%s' stands twice", list, words[k]);
    }
}

static void test_every_word_stands_once_in_its_list(void **state) {
    (void)state;
    expect_each_word_once("questions of Deus", deus_question_ids, DEUS_ASK_KINDS);
    expect_each_word_once("verbs of Deus", deus_verb_ids, DEUS_VERBS);
    expect_each_word_once("reasons of Deus", deus_reason_ids, DEUS_REASONS);
    expect_each_word_once("events of Deus", deus_event_ids, DEUS_EVENT_KINDS);
    expect_each_word_once("scores of Deus", deus_score_ids, DEUS_SCORE_SOURCES);
    expect_each_word_once("questions of Gheos", gheos_question_ids, GHEOS_ASK_KINDS);
    expect_each_word_once("verbs of Gheos", gheos_verb_ids, GHEOS_VERBS);
    expect_each_word_once("reasons of Gheos", gheos_reason_ids, GHEOS_REASONS);
    expect_each_word_once("events of Gheos", gheos_event_ids, GHEOS_EVENT_KINDS);
    expect_each_word_once("scores of Gheos", gheos_score_ids, GHEOS_SCORE_SOURCES);
}

/* What tools read without knowing the game (demiurge.h). */
static void test_what_has_one_meaning_in_every_game(void **state) {
    (void)state;
    assert_int_equal(DEUS_DID_START_TURN, DM_TURN_BEGINS);
    assert_int_equal(GHEOS_DID_START_TURN, DM_TURN_BEGINS);
    assert_string_equal(deus_event_ids[DM_TURN_BEGINS], gheos_event_ids[DM_TURN_BEGINS]);
    assert_int_equal(DEUS_ALLOWED, asking_allowed().code);
    assert_int_equal(GHEOS_ALLOWED, asking_allowed().code);
    assert_string_equal(deus_reason_ids[DEUS_ALLOWED], gheos_reason_ids[GHEOS_ALLOWED]);
    assert_string_equal(deus_game.score_name(DEUS_FROM_PLAY),
                        gheos_game.score_name(GHEOS_FROM_PLAY));
}

static void expect_option(const dm_game *game, const char *key) {
    for (const dm_option *option = game->options; option->key; option++)
        if (strcmp(option->key, key) == 0) return;
    fail_msg("%s does not tell of the option %s", game->name, key);
}

static void expect_default_can_be_written(const dm_game *game, const dm_option *option,
                                          int players) {
    static dm_match plain, written;
    char options[128];
    snprintf(options, sizeof options, "players=%d seed=7", players);
    begin(&plain, game, options);
    snprintf(options, sizeof options, "players=%d seed=7 %s=%s", players, option->key,
             option->fallback);
    begin(&written, game, options);
    if (memcmp(&plain.state, &written.state, game->state_bytes) != 0)
        fail_msg("%s: %s is not the same as nothing", game->name, options);
}

/* Whatever a list of options calls the default of one may be typed. A seed is drawn. */
static void test_every_default_can_be_written(void **state) {
    (void)state;
    for (const dm_game *const *game = dm_games; *game; game++)
        for (const dm_option *option = (*game)->options; option->key; option++)
            for (int players = 2; players <= DM_SEATS_MAX; players++)
                if (strcmp(option->key, "seed") != 0 && strcmp(option->key, "players") != 0)
                    expect_default_can_be_written(*game, option, players);
}

static void test_both_tell_of_players_and_seed(void **state) {
    (void)state;
    expect_option(&deus_game, "players");
    expect_option(&deus_game, "seed");
    expect_option(&gheos_game, "players");
    expect_option(&gheos_game, "seed");
}

/* ---- Numbers that share a byte ----------------------------------------------------------- */

static void test_cards_and_tiles_are_found_by_their_ids(void **state) {
    (void)state;
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
        assert_int_equal(deus_card_named(deus_cards[card].id), card);
        assert_int_equal(gheos_tile_named(deus_cards[card].id), DM_UNKNOWN);
    }
    for (uint8_t tile = 0; tile <= GHEOS_EPOCH; tile++) {
        assert_int_equal(gheos_tile_named(gheos_tile_id(tile)), tile);
        assert_int_equal(deus_card_named(gheos_tile_id(tile)), DM_UNKNOWN);
    }
}

/* The card or god that an event tells of is never mistaken, in a whole game of each. */
static void expect_known_sources(const dm_match *match, const dm_events *events) {
    for (int k = 0; k < events->count; k++) {
        const dm_event *event = &events->items[k];
        uint8_t via = event->via, god = (uint8_t)(via - DEUS_VIA_GOD);
        bool known = via == DM_UNKNOWN;
        if (match == &deus_match) known |= via < DEUS_CARD_KINDS || god < DEUS_COLOURS;
        if (match == &gheos_match) known |= via < GHEOS_TILES;
        if (!known) fail_msg("%s: event %d via %d", match->game->name, event->kind, via);
        assert_true(event->seat == DM_NOBODY || event->seat < 3);
    }
}

/* ---- Side by side ------------------------------------------------------------------------ */

static void play_one(dm_match *match, dm_random *random) {
    static dm_events events;
    dm_error error;
    if (match->question.seat == DM_NOBODY) return;
    dm_match_play(match, (int)dm_random_below(random, match->question.count), &events);
    expect_known_sources(match, &events);
    if (!match->game->check(&match->state, &error))
        fail_msg("%s: %s", match->game->name, error.text);
}

static void test_two_games_are_played_side_by_side(void **state) {
    dm_random random;
    (void)state;
    dm_random_seed(&random, 7);
    begin_both();
    while (deus_match.question.seat != DM_NOBODY || gheos_match.question.seat != DM_NOBODY) {
        play_one(&deus_match, &random);
        play_one(&gheos_match, &random);
    }
    assert_int_equal(deus_const(&deus_match.state)->depth, 0);
    assert_int_equal(gheos_const(&gheos_match.state)->phase, GHEOS_PHASE_OVER);
}

static void test_neither_reads_the_position_of_the_other(void **state) {
    static dm_match other;
    char text[DM_POSITION_BYTES];
    dm_error error;
    (void)state;
    begin_both();
    position_of(&deus_match, text);
    assert_true(dm_match_from_position(&other, &deus_game, text, NULL, &error));
    assert_false(dm_match_from_position(&other, &gheos_game, text, NULL, &error));
    position_of(&gheos_match, text);
    assert_true(dm_match_from_position(&other, &gheos_game, text, NULL, &error));
    assert_false(dm_match_from_position(&other, &deus_game, text, NULL, &error));
    assert_non_null(strstr(error.text, "the name of the game"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_word_stands_once_in_its_list),
        cmocka_unit_test(test_what_has_one_meaning_in_every_game),
        cmocka_unit_test(test_both_tell_of_players_and_seed),
        cmocka_unit_test(test_every_default_can_be_written),
        cmocka_unit_test(test_cards_and_tiles_are_found_by_their_ids),
        cmocka_unit_test(test_two_games_are_played_side_by_side),
        cmocka_unit_test(test_neither_reads_the_position_of_the_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
