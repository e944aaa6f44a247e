/* The text layer: every message exists in all three languages, with the same gaps; numbers take
 * the right plural; and whole games can be read. */
#include "support/support.h"
#include "support/text_states.h"
#include "support/text_support.h"
#include "text/deus_text.h"

/* ---- Every row in every language --------------------------------------------------------- */

static void test_every_message_has_three_languages(void **unused) {
    (void)unused;
    check_lines("colours", text_deus_colours, 0, DEUS_COLOURS);
    check_lines("terrains", text_deus_terrains, 0, DEUS_TERRAINS);
    check_lines("effects", text_deus_effects, 0, DEUS_TEXT_EFFECTS);
    check_lines("measures", text_deus_measures, DEUS_ONCE + 1, DEUS_MEASURES);
    check_lines("powers", text_deus_powers, DEUS_NO_POWER + 1, DEUS_TEXT_POWERS);
    check_lines("gifts", text_deus_gifts, 0, DEUS_COLOURS);
    check_lines("log", text_deus_log, 0, DEUS_EVENT_KINDS);
    check_lines("score sources", text_deus_sources, 0, DEUS_SCORE_SOURCES);
    for (uint8_t verb = 0; verb < DEUS_VERBS; verb++)
        if (text_deus_plans[verb].in[TEXT_ENGLISH])
            check_line("plans", verb, &text_deus_plans[verb]);
    for (uint8_t question = 0; question < DEUS_ASK_KINDS; question++)
        for (int operation = 0; operation <= DEUS_TEXT_ANY_OPERATION; operation++) {
            check_line("questions", question, text_deus_question_line(question, operation));
            for (uint8_t verb = 0; verb < DEUS_VERBS; verb++)
                check_line("answers", verb, text_deus_answer_line(question, operation, verb));
        }
    for (uint8_t reason = 0; reason < DEUS_REASONS; reason++)
        for (uint8_t verb = 0; verb < DEUS_VERBS; verb++)
            check_line("reasons", reason, text_deus_reason_line(reason, verb));
}

static void test_every_noun_has_its_forms(void **unused) {
    (void)unused;
    check_nouns("currencies", text_deus_currencies, 2);
    check_nouns("resources", text_deus_resources, DEUS_RESOURCES);
    check_nouns("pieces", text_deus_pieces, DEUS_COLOURS);
    check_nouns("lands", text_deus_lands, DEUS_TERRAINS);
    check_nouns("columns", text_deus_columns, DEUS_COLOURS);
    check_nouns("coloured cards", text_deus_coloured_cards, DEUS_COLOURS);
    check_nouns("gods", text_deus_gods, DEUS_COLOURS);
    check_nouns("things", text_deus_things, DEUS_TEXT_THINGS);
    for (int terrain = 0; terrain < DEUS_TERRAINS; terrain++)
        for (int language = 0; language < TEXT_LANGUAGES; language++)
            assert_non_null(text_deus_lands[terrain].in[language]);
}

/* A name no other card has in that language. */
static void check_name_is_its_own(enum text_language language, uint8_t kind) {
    char name[TEXT_BYTES];
    dm_writer out = dm_writer_on(name, sizeof name);
    text_deus_card_name(language, kind, &out);
    for (uint8_t other = 0; other < kind; other++) {
        out = fresh();
        text_deus_card_name(language, other, &out);
        assert_string_not_equal(name, text);
    }
}

static void test_every_card_has_a_name_of_its_own(void **unused) {
    (void)unused;
    for (uint8_t kind = 0; kind < DEUS_CARD_KINDS; kind++) {
        const text_noun *name = text_deus_name(kind);
        if (!name) fail_msg("%s has no name", deus_cards[kind].id);
        check_noun(deus_cards[kind].id, kind, name);
        for (int language = 0; language < TEXT_LANGUAGES; language++)
            check_name_is_its_own((enum text_language)language, kind);
    }
    check_noun("hidden card", 0, text_deus_name(DM_UNKNOWN));
}

static void test_every_card_has_an_effect_and_a_cost(void **unused) {
    (void)unused;
    for (uint8_t kind = 0; kind < DEUS_CARD_KINDS; kind++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            dm_writer out = fresh();
            text_deus_card_effect((enum text_language)language, kind, &out);
            check_output(deus_cards[kind].id, language);
            check_characters(text);
            assert_int_equal(text[strlen(text) - 1], '.');
            assert_null(strchr(text, '?'));
            out = fresh();
            text_deus_card_cost((enum text_language)language, kind, &out);
            check_output(deus_cards[kind].id, language);
        }
}

/* Every message with small operands and with unknown ones: no crash, no empty line. */
static void speak_all(const text_reader *reader, const dm_state *state, uint8_t operand) {
    for (uint8_t kind = 0; kind < DEUS_EVENT_KINDS; kind++) {
        dm_event event = {kind, 1, DM_EVERYONE, operand, operand, operand, 2};
        dm_writer out = fresh();
        text_deus.event(reader, state, &event, &out);
        check_output("event", kind);
    }
    for (uint8_t code = 0; code < DEUS_REASONS; code++) {
        dm_reason reason = {code, {operand, operand, operand}};
        dm_writer out = fresh();
        text_deus.reason(reader, state, (dm_answer){0, operand, 0, 0}, reason, &out);
        check_output("reason", code);
    }
    for (uint8_t kind = 0; kind < DEUS_ASK_KINDS; kind++) {
        dm_question question = {.seat = 1, .kind = kind, .args = {operand, operand}};
        dm_writer out = fresh();
        text_deus.question(reader, state, &question, &out);
        check_output("question", kind);
        for (uint8_t verb = 0; verb < DEUS_VERBS; verb++) {
            dm_answer answer = {verb, operand, operand, operand};
            out = fresh();
            text_deus.answer(reader, state, &question, answer, &out);
            check_output("answer", verb);
            out = fresh();
            text_deus.step(reader, state, &question, answer, &out);
            check_output("step", verb);
        }
    }
}

static void test_nothing_is_speechless(void **unused) {
    (void)unused;
    static const uint8_t operands[] = {0, 1, 2, 3, DM_UNKNOWN};
    dm_state state;
    make_state(&state);
    for (int language = 0; language < TEXT_LANGUAGES; language++)
        for (uint8_t viewer = 0; viewer < 2; viewer++)
            for (size_t k = 0; k < sizeof operands; k++) {
                text_reader reader = {(enum text_language)language, viewer, names};
                speak_all(&reader, &state, operands[k]);
            }
}

static void test_a_small_buffer_is_enough_not_to_crash(void **unused) {
    (void)unused;
    dm_state state;
    make_state(&state);
    text_reader reader = {TEXT_UKRAINIAN, 0, NULL};
    dm_event event = {DEUS_DID_END, DM_NOBODY, DM_EVERYONE, DM_UNKNOWN, 0, 0, 0};
    for (size_t size = 0; size < 8; size++) {
        char small[8];
        dm_writer out = dm_writer_on(small, size);
        text_deus.event(&reader, &state, &event, &out);
        assert_true(out.full);
    }
}

/* ---- Numbers ----------------------------------------------------------------------------- */

static void test_numbers_take_the_right_plural(void **unused) {
    (void)unused;
    static const struct {
        int count;
        const char *in[TEXT_LANGUAGES];
    } rows[] = {
        {0, {"0 cards", "0 carte", "0 карт"}},
        {1, {"1 card", "1 carte", "1 карта"}},
        {2, {"2 cards", "2 cartes", "2 карти"}},
        {4, {"4 cards", "4 cartes", "4 карти"}},
        {5, {"5 cards", "5 cartes", "5 карт"}},
        {11, {"11 cards", "11 cartes", "11 карт"}},
        {12, {"12 cards", "12 cartes", "12 карт"}},
        {14, {"14 cards", "14 cartes", "14 карт"}},
        {21, {"21 cards", "21 cartes", "21 карта"}},
        {22, {"22 cards", "22 cartes", "22 карти"}},
        {25, {"25 cards", "25 cartes", "25 карт"}},
        {100, {"100 cards", "100 cartes", "100 карт"}},
        {101, {"101 cards", "101 cartes", "101 карта"}},
        {111, {"111 cards", "111 cartes", "111 карт"}},
        {112, {"112 cards", "112 cartes", "112 карт"}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            dm_writer out = fresh();
            text_deus_cards((enum text_language)language, rows[row].count, &out);
            assert_string_equal(text, rows[row].in[language]);
        }
}

/* Бракує 1 золотого, 2 золотих; беру 1 карту. */
static void test_ukrainian_counts_in_other_cases(void **unused) {
    (void)unused;
    static const struct {
        int count;
        enum text_form form;
        const char *text;
    } rows[] = {
        {1, NOUN_FORM_GEN, "1 золотого"},    {2, NOUN_FORM_GEN, "2 золотих"},
        {5, NOUN_FORM_GEN, "5 золотих"},     {21, NOUN_FORM_GEN, "21 золотого"},
        {1, NOUN_FORM_PLAIN, "1 золотий"},   {3, NOUN_FORM_PLAIN, "3 золоті"},
        {12, NOUN_FORM_PLAIN, "12 золотих"},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        dm_writer out = fresh();
        text_write_count(TEXT_UKRAINIAN, &text_deus_currencies[DEUS_IN_GOLD], rows[row].count,
                         rows[row].form, &out);
        assert_string_equal(text, rows[row].text);
    }
    dm_writer out = fresh();
    text_write_count(TEXT_UKRAINIAN, &text_deus_things[DEUS_TEXT_A_CARD], 1, NOUN_FORM_ACC, &out);
    assert_string_equal(text, "1 карту");
}

/* Gold is a mass: 1 pièce d’or, 3 pièces d’or, but a value “en or”. */
static void test_french_counts_gold_in_pieces(void **unused) {
    (void)unused;
    const text_noun *gold = &text_deus_currencies[DEUS_IN_GOLD];
    dm_writer out = fresh();
    text_write_counted(TEXT_FRENCH, gold, 1, &out);
    dm_write(&out, ", ");
    text_write_counted(TEXT_FRENCH, gold, 3, &out);
    dm_write(&out, ", en ");
    text_write_noun(TEXT_FRENCH, gold, NOUN_FORM_PLAIN, &out);
    assert_string_equal(text, "1 pièce d’or, 3 pièces d’or, en or");
}

static void test_tokens_are_counted(void **unused) {
    (void)unused;
    dm_writer out = fresh();
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        if (language) dm_write(&out, ", ");
        text_deus_tokens((enum text_language)language, 1, &out);
    }
    assert_string_equal(text, "1 combat token, 1 jeton Combat, 1 бойовий жетон");
}

static void test_french_articles_and_elisions(void **unused) {
    (void)unused;
    static const struct {
        uint8_t resource;
        enum text_form form;
        const char *text;
    } rows[] = {
        {DEUS_CLAY, NOUN_FORM_THE, "l’argile"},   {DEUS_WOOD, NOUN_FORM_THE, "le bois"},
        {DEUS_STONE, NOUN_FORM_THE, "la pierre"}, {DEUS_CLAY, NOUN_FORM_OF, "d’argile"},
        {DEUS_WHEAT, NOUN_FORM_OF, "de blé"},     {DEUS_CLAY, NOUN_FORM_SOME, "de l’argile"},
        {DEUS_WOOD, NOUN_FORM_SOME, "du bois"},   {DEUS_STONE, NOUN_FORM_SOME, "de la pierre"},
        {DEUS_STONE, NOUN_FORM_A, "une pierre"},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        dm_writer out = fresh();
        text_write_noun(TEXT_FRENCH, &text_deus_resources[rows[row].resource], rows[row].form,
                        &out);
        assert_string_equal(text, rows[row].text);
    }
    dm_writer out = fresh();
    text_write_noun(TEXT_FRENCH, text_deus_name(card("school")), NOUN_FORM_THE, &out);
    dm_write(&out, ", ");
    text_write_noun(TEXT_FRENCH, text_deus_name(card("war-elephants")), NOUN_FORM_THE, &out);
    assert_string_equal(text, "l’École, les Éléphants de guerre");
}

/* ---- Whole games ------------------------------------------------------------------------- */

/* Every part is there: nothing of the template language, no unknown number, no stray mark. */
static void check_sentence(const char *what, int row) {
    check_output(what, row);
    check_characters(text);
    if (strstr(text, "255") || strstr(text, "( ") || strstr(text, " )") || strstr(text, "()"))
        fail_msg("%s %d: %s", what, row, text);
}

static void read_answers(const text_reader *reader, const dm_state *seen,
                         const dm_question *question) {
    static char read[DM_ANSWERS_MAX][256];
    for (int k = 0; k < question->count; k++) {
        dm_writer out = fresh();
        text_deus.answer(reader, seen, question, question->answers[k], &out);
        check_sentence("answer", question->answers[k].verb);
        assert_null(strchr(text, '?'));
        assert_true(strlen(text) < sizeof read[k]);
        strcpy(read[k], text);
        for (int other = 0; other < k; other++)
            if (strcmp(read[other], text) == 0)
                fail_msg("two answers to %d read alike: %s", question->kind, text);
    }
}

static void read_refusals(const text_reader *reader, const dm_state *seen,
                          const dm_refusals *refusals) {
    for (int k = 0; k < refusals->count; k++) {
        dm_writer out = fresh();
        text_deus.reason(reader, seen, refusals->answers[k], refusals->reasons[k], &out);
        check_sentence("reason", refusals->reasons[k].code);
        assert_int_equal(text[strlen(text) - 1], '.');
    }
}

static void read_events(const text_reader *reader, const dm_state *seen, const dm_events *events) {
    for (int k = 0; k < events->count; k++) {
        if (!dm_event_visible(&events->items[k], reader->viewer)) continue;
        dm_writer out = fresh();
        text_deus.event(reader, seen, &events->items[k], &out);
        if (*text) check_sentence("event", events->items[k].kind);
        assert_null(strchr(text, '?'));
    }
}

/* What one viewer reads of a state and of what led to it. */
static void read_aloud(const dm_state *state, uint8_t viewer, const dm_events *events) {
    static dm_refusals refusals;
    dm_state seen;
    dm_question question;
    deus_game.observe(state, viewer, &seen);
    deus_game.ask(&seen, &question, &refusals);
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        text_reader reader = {(enum text_language)language, viewer, names};
        dm_writer out = fresh();
        text_deus.question(&reader, &seen, &question, &out);
        check_sentence("question", question.kind);
        read_answers(&reader, &seen, &question);
        if (viewer == question.seat) read_refusals(&reader, &seen, &refusals);
        read_events(&reader, &seen, events);
    }
}

static void read_a_game(const char *options) {
    static dm_events events;
    dm_setup setup;
    dm_error error;
    dm_state state;
    dm_question question;
    dm_random random;
    dm_setup_clear(&setup);
    if (!dm_setup_add_words(&setup, options, &error) || !deus_game.set_up(&state, &setup, &error))
        fail_msg("%s: %s", options, error.text);
    dm_random_seed(&random, setup.seed.bytes[0]);
    deus_game.ask(&state, &question, NULL);
    events.count = 0;
    while (question.seat != DM_NOBODY) {
        read_aloud(&state, question.seat, &events);
        read_aloud(&state, question.seat == 0 ? 1 : DM_PUBLIC, &events);
        events.count = 0;
        uint32_t pick = dm_random_below(&random, question.count);
        deus_game.apply(&state, question.answers[pick], &events, &question);
    }
    read_aloud(&state, 0, &events);
}

static void test_whole_games_read_well(void **unused) {
    (void)unused;
    read_a_game("players=2 seed=1 joker=on start=7");
    read_a_game("players=2 seed=2 egypt=all joker=on");
    read_a_game("players=3 seed=3 egypt=all start=8");
    read_a_game("players=4 seed=4 egypt=all");
    read_a_game("players=2 seed=5 egypt=random temples=mixed");
    read_a_game("players=3 seed=6 egypt=random joker=on");
    read_a_game("players=4 seed=7 egypt=random");
    read_a_game("players=2 seed=8 egypt=temple,military joker=on");
    read_a_game("players=3 seed=9 egypt=maritime,scientific,temple");
}

/* ---- Languages, seats, games ------------------------------------------------------------- */

static void test_languages_are_found_by_name(void **unused) {
    (void)unused;
    static const struct {
        const char *name;
        bool known;
        enum text_language language;
    } rows[] = {
        {"en", true, TEXT_ENGLISH},       {"fr_BE.UTF-8", true, TEXT_FRENCH},
        {"uk-UA", true, TEXT_UKRAINIAN},  {"en_GB@euro", true, TEXT_ENGLISH},
        {"C.UTF-8", false, TEXT_ENGLISH}, {"", false, TEXT_ENGLISH},
        {"french", false, TEXT_ENGLISH},  {"f", false, TEXT_ENGLISH},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        enum text_language language = TEXT_LANGUAGES;
        assert_int_equal(text_language_named(rows[row].name, &language), rows[row].known);
        assert_int_equal(language, rows[row].known ? rows[row].language : TEXT_LANGUAGES);
    }
}

/* A name is never changed, not even to begin a sentence. */
static void test_names_stay_as_given(void **unused) {
    (void)unused;
    static const char small[DM_SEATS_MAX][48] = {"", "élise", "", ""};
    dm_state state;
    make_state(&state);
    text_reader reader = {TEXT_FRENCH, DM_PUBLIC, small};
    dm_event event = {DEUS_DID_PASS, 1, DM_EVERYONE, DM_UNKNOWN, 0, 0, 0};
    dm_writer out = fresh();
    text_deus.event(&reader, &state, &event, &out);
    assert_string_equal(text, "élise passe son tour");
    out = fresh();
    text_seat(&reader, 0, &out);
    assert_string_equal(text, "Joueur 1");
}

static void test_the_game_finds_its_texts(void **unused) {
    (void)unused;
    assert_ptr_equal(text_for(&deus_game), &text_deus);
    assert_null(text_for(NULL));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_message_has_three_languages),
        cmocka_unit_test(test_every_noun_has_its_forms),
        cmocka_unit_test(test_every_card_has_a_name_of_its_own),
        cmocka_unit_test(test_every_card_has_an_effect_and_a_cost),
        cmocka_unit_test(test_nothing_is_speechless),
        cmocka_unit_test(test_a_small_buffer_is_enough_not_to_crash),
        cmocka_unit_test(test_numbers_take_the_right_plural),
        cmocka_unit_test(test_ukrainian_counts_in_other_cases),
        cmocka_unit_test(test_french_counts_gold_in_pieces),
        cmocka_unit_test(test_tokens_are_counted),
        cmocka_unit_test(test_french_articles_and_elisions),
        cmocka_unit_test(test_whole_games_read_well),
        cmocka_unit_test(test_languages_are_found_by_name),
        cmocka_unit_test(test_names_stay_as_given),
        cmocka_unit_test(test_the_game_finds_its_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
