/* The texts of Gheos: every message in three languages with the same gaps, plurals, and random
 * games in which everything is said. */
#include <stdio.h>

#include "support/gheos_support.h"
#include "support/text_support.h"
#include "text/gheos_text.h"

/* ---- Every row in every language --------------------------------------------------------- */

static void test_every_message_has_three_languages(void **unused) {
    (void)unused;
    check_lines("labels", text_gheos_labels, 0, GHEOS_CIVILISATIONS);
    check_lines("ways", text_gheos_ways, 0, GHEOS_TEXT_WAYS);
    check_lines("tiles", text_gheos_tile_lines, 0, GHEOS_TEXT_TILE_LINES);
    check_lines("questions", text_gheos_questions, 0, GHEOS_ASK_KINDS);
    check_lines("answers", text_gheos_answers, 0, GHEOS_VERBS);
    check_lines("log", text_gheos_log, 0, GHEOS_EVENT_KINDS);
    check_lines("reasons", text_gheos_reasons, 0, GHEOS_REASONS);
    check_lines("score sources", text_gheos_sources, 0, GHEOS_SCORE_SOURCES);
    check_lines("outcomes", text_gheos_outcomes, 0, GHEOS_TEXT_OUTCOME_LINES);
}

static void test_every_noun_has_its_forms(void **unused) {
    (void)unused;
    check_nouns("civilisations", text_gheos_civilisation_nouns, GHEOS_CIVILISATIONS);
    check_nouns("followers", text_gheos_follower_nouns, GHEOS_CIVILISATIONS);
    check_nouns("symbols", text_gheos_symbol_nouns, GHEOS_SYMBOLS);
    check_nouns("temples", text_gheos_temple_nouns, GHEOS_NO_TEMPLE);
    check_nouns("things", text_gheos_things, GHEOS_TEXT_THINGS);
}

/* A tile is told apart from every other by what is on it; only the start tile and the order in
 * which a reader walks round three shores need the eye. */
static void test_every_tile_is_described(void **unused) {
    (void)unused;
    char before[GHEOS_TILES][TEXT_BYTES];
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (uint8_t tile = 0; tile < GHEOS_TILES; tile++) {
            dm_writer out = fresh();
            text_gheos_tile((enum text_language)language, tile, &out);
            check_output(gheos_tile_id(tile), language);
            check_characters(text);
            assert_null(strchr(text, '?'));
            strcpy(before[tile], text);
            for (uint8_t other = 0; other < tile; other++)
                assert_string_not_equal(text, before[other]);
        }
}

/* Every message with small operands and with unknown ones: no crash, no empty line. */
static void speak_all(const text_reader *reader, const dm_state *state, uint8_t operand) {
    for (uint8_t kind = 0; kind < GHEOS_EVENT_KINDS; kind++) {
        dm_event event = {kind, 1, DM_EVERYONE, operand, operand, operand, 2};
        dm_writer out = fresh();
        text_gheos.event(reader, state, &event, &out);
        check_output("event", kind);
    }
    for (uint8_t code = 0; code < GHEOS_REASONS; code++) {
        dm_reason reason = {code, {operand, operand, operand}};
        dm_writer out = fresh();
        text_gheos.reason(reader, state, (dm_answer){0, operand, 0, 0}, reason, &out);
        check_output("reason", code);
    }
    for (uint8_t kind = 0; kind < GHEOS_ASK_KINDS; kind++) {
        dm_question question = {.seat = 1, .kind = kind, .args = {operand, operand}};
        dm_writer out = fresh();
        text_gheos.question(reader, state, &question, &out);
        check_output("question", kind);
        for (uint8_t verb = 0; verb < GHEOS_VERBS; verb++) {
            dm_answer answer = {verb, operand, operand, operand};
            out = fresh();
            text_gheos.answer(reader, state, &question, answer, &out);
            check_output("answer", verb);
            out = fresh();
            text_gheos.step(reader, state, &question, answer, &out);
            check_output("step", verb);
        }
    }
}

static void test_nothing_is_speechless(void **unused) {
    (void)unused;
    static const uint8_t operands[] = {0, 1, 2, 3, GHEOS_CELL_OFFSET, DM_UNKNOWN};
    gheos_scene("board=0,0:start.0/1,0:a1.0 markers=red@1,0.0");
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (uint8_t viewer = 0; viewer < 2; viewer++)
            for (size_t k = 0; k < sizeof operands; k++) {
                text_reader reader = {(enum text_language)language, viewer, names};
                speak_all(&reader, &gheos_table.state, operands[k]);
            }
}

static void test_a_small_buffer_is_enough_not_to_crash(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a3.0/-1,0:a2.0 markers=red@1,0.0/blue@-1,0.0 "
                "p1.followers=2,0,0,1,0,0");
    text_reader reader = {TEXT_UKRAINIAN, 0, NULL};
    gheos_placement placement = {gheos_tile_named("a1"), 0, 0, 0};
    for (size_t size = 0; size < 64; size++) {
        char small[64];
        dm_writer out = dm_writer_on(small, size);
        text_gheos_outcome(&reader, &gheos_table.state, &placement, &out);
        assert_true(out.full);
    }
}

/* ---- Words ------------------------------------------------------------------------------- */

static void test_numbers_take_the_right_plural(void **unused) {
    (void)unused;
    static const struct {
        int count;
        const char *followers[TEXT_LANGUAGES], *swords[TEXT_LANGUAGES];
    } rows[] = {
        {0,
         {"0 red followers", "0 partisan rouge", "0 червоних послідовників"},
         {"0 swords", "0 épée", "0 мечів"}},
        {1,
         {"1 red follower", "1 partisan rouge", "1 червоний послідовник"},
         {"1 sword", "1 épée", "1 меч"}},
        {2,
         {"2 red followers", "2 partisans rouges", "2 червоні послідовники"},
         {"2 swords", "2 épées", "2 мечі"}},
        {5,
         {"5 red followers", "5 partisans rouges", "5 червоних послідовників"},
         {"5 swords", "5 épées", "5 мечів"}},
        {11,
         {"11 red followers", "11 partisans rouges", "11 червоних послідовників"},
         {"11 swords", "11 épées", "11 мечів"}},
        {21,
         {"21 red followers", "21 partisans rouges", "21 червоний послідовник"},
         {"21 swords", "21 épées", "21 меч"}},
        {22,
         {"22 red followers", "22 partisans rouges", "22 червоні послідовники"},
         {"22 swords", "22 épées", "22 мечі"}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            dm_writer out = fresh();
            text_gheos_followers((enum text_language)language, GHEOS_RED, rows[row].count, &out);
            assert_string_equal(text, rows[row].followers[language]);
            out = fresh();
            text_gheos_symbols((enum text_language)language, GHEOS_SWORD, rows[row].count, &out);
            assert_string_equal(text, rows[row].swords[language]);
        }
}

/* Втрачає 1 синього послідовника, 2 синіх послідовників. */
static void test_ukrainian_followers_are_alive(void **unused) {
    (void)unused;
    static const char *const lost[] = {"", "1 синього послідовника", "2 синіх послідовників", "",
                                       "", "5 синіх послідовників"};
    for (int count = 1; count <= 5; count++) {
        dm_writer out = fresh();
        text_write_count(TEXT_UKRAINIAN, &text_gheos_follower_nouns[GHEOS_BLUE], count,
                         NOUN_FORM_GEN, &out);
        if (*lost[count]) assert_string_equal(text, lost[count]);
    }
}

static void write_words(enum text_language language, dm_writer *out) {
    text_gheos_tile_name(language, gheos_tile_named("b7"), out);
    dm_write(out, "/");
    text_gheos_tile_name(language, GHEOS_START_TILE, out);
    dm_write(out, "/");
    text_gheos_tile_name(language, GHEOS_EPOCH, out);
    dm_write(out, "/");
    text_gheos_civilisation(language, GHEOS_GREEN, out);
    dm_write(out, "/");
    text_gheos_symbol(language, GHEOS_CUP, out);
    dm_write(out, "/");
    text_gheos_temple(language, GHEOS_CUP, out);
    dm_write(out, "/");
    text_gheos_land(language, true, out);
    dm_write(out, "/");
    text_gheos_land(language, false, out);
    dm_write(out, "/");
    text_gheos_followers(language, DM_UNKNOWN, 3, out);
    dm_write(out, "/");
    text_gheos_tokens(language, 2, out);
    dm_write(out, "/");
    text_gheos_tiles(language, 5, out);
    dm_write(out, "/");
    text_gheos_epochs(language, 1, out);
    dm_write(out, "/");
    text_gheos_vp(language, 4, out);
    dm_write(out, "/");
    text_gheos_cell(-3, 12, out);
    dm_write(out, "/");
    text_gheos_side(language, 0, 0, 1, out);
    dm_write(out, "/");
    text_gheos_side(language, 1, 0, 1, out);
}

static void test_single_words(void **unused) {
    (void)unused;
    static const char *const words[TEXT_LANGUAGES] = {
        "b7/start tile/Epoch/green/cup/temple of cups/continent/island/3 followers/2 scoring "
        "tokens/5 tiles/1 Epoch/4 VP/−3,12/below/above",
        "b7/tuile de départ/Époque/verte/coupe à vin/temple des coupes à vin/continent/île/3 "
        "partisans/2 jetons de décompte/5 tuiles/1 Époque/4 PV/−3,12/en dessous/au-dessus",
        "b7/стартова плитка/Епоха/зелена/чаша/храм чаш/континент/острів/3 послідовники/2 жетони "
        "підрахунку/5 плиток/1 Епоха/4 ПО/−3,12/внизу/вгорі",
    };
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        dm_writer out = fresh();
        write_words((enum text_language)language, &out);
        assert_string_equal(text, words[language]);
    }
}

/* ---- Everything that is said in random games --------------------------------------------- */

/* Only a question may hold a question mark: elsewhere it would be a gap nobody filled. */
static void check_said(const char *what, int row) {
    check_output(what, row);
    check_characters(text);
    if (strchr(text, '?')) fail_msg("%s %d: %s", what, row, text);
}

static void say_question(const text_reader *reader, const dm_state *seen) {
    const dm_question *question = &gheos_table.question;
    dm_writer out = fresh();
    text_gheos.question(reader, seen, question, &out);
    check_output("question", question->kind);
    check_characters(text);
    for (int k = 0; k < question->count; k++) {
        out = fresh();
        text_gheos.answer(reader, seen, question, question->answers[k], &out);
        check_said("answer", question->answers[k].verb);
    }
}

static void say_refusals(const text_reader *reader, const dm_state *seen) {
    static dm_refusals refusals;
    dm_question question;
    gheos_game.ask(&gheos_table.state, &question, &refusals);
    for (int k = 0; k < refusals.count; k++) {
        dm_writer out = fresh();
        text_gheos.reason(reader, seen, refusals.answers[k], refusals.reasons[k], &out);
        check_said("reason", refusals.reasons[k].code);
    }
}

static void say_outcomes(const text_reader *reader, const dm_state *seen) {
    const gheos_choice *choice = &gheos_const(seen)->choice;
    if (gheos_table.question.kind != GHEOS_ASK_ROTATION) return;
    for (int k = 0; k < gheos_table.question.count; k++) {
        gheos_placement placement = {choice->tile, choice->x, choice->y,
                                     gheos_table.question.answers[k].a};
        dm_writer out = fresh();
        text_gheos_outcome(reader, seen, &placement, &out);
        assert_false(out.full);
        if (out.length > 0) check_said("outcome", k);
    }
}

static void say_events(const text_reader *reader, const dm_state *seen) {
    for (int k = 0; k < gheos_happened.count; k++) {
        if (!dm_event_visible(&gheos_happened.items[k], reader->viewer)) continue;
        dm_writer out = fresh();
        text_gheos.event(reader, seen, &gheos_happened.items[k], &out);
        check_said("event", gheos_happened.items[k].kind);
    }
}

static void say_everything(void) {
    static const uint8_t viewers[] = {0, 1, DM_PUBLIC};
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (size_t k = 0; k < sizeof viewers; k++) {
            text_reader reader = {(enum text_language)language, viewers[k], names};
            dm_state seen;
            gheos_game.observe(&gheos_table.state, viewers[k], &seen);
            say_events(&reader, &seen);
            say_question(&reader, &seen);
            say_refusals(&reader, &seen);
            say_outcomes(&reader, &seen);
        }
}

static void test_random_games_can_be_told(void **unused) {
    (void)unused;
    static const char *const options[] = {"players=2", "players=3", "players=4",
                                          "players=2 calm-epochs=on"};
    dm_random random;
    dm_random_seed(&random, 7);
    for (int game = 0; game < 40; game++) {
        char words[48];
        snprintf(words, sizeof words, "%s seed=%d", options[game % 4], game);
        gheos_table_new(words);
        do say_everything();
        while (gheos_play_at_random(&random));
    }
}

static void test_the_game_finds_its_texts(void **unused) {
    (void)unused;
    assert_ptr_equal(text_for(&gheos_game), &text_gheos);
    for (uint8_t source = 0; source < GHEOS_SCORE_SOURCES; source++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            text_reader reader = {(enum text_language)language, DM_PUBLIC, NULL};
            dm_writer out = fresh();
            text_gheos.score_source(&reader, source, &out);
            check_said("score source", source);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_message_has_three_languages),
        cmocka_unit_test(test_every_noun_has_its_forms),
        cmocka_unit_test(test_every_tile_is_described),
        cmocka_unit_test(test_nothing_is_speechless),
        cmocka_unit_test(test_a_small_buffer_is_enough_not_to_crash),
        cmocka_unit_test(test_numbers_take_the_right_plural),
        cmocka_unit_test(test_ukrainian_followers_are_alive),
        cmocka_unit_test(test_single_words),
        cmocka_unit_test(test_random_games_can_be_told),
        cmocka_unit_test(test_the_game_finds_its_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
