/* The text layer: every message exists in all three languages, with the same gaps; numbers take
 * the right plural; and sample sentences read as a native writer would have them. */
#include "deus/game.h"
#include "deus/state.h"
#include "support/text_support.h"
#include "text/deus_text.h"

/* Four players, and a board whose tiles all read A0 field, A1 forest, A2 swamp, A3 mountain, A4 and
 * A5 sea, A6 a village of 5 VP. Seat 0 has three buildings in A2. */
static void make_state(dm_state *state) {
    static const uint8_t terrains[REGIONS_PER_TILE] = {FIELD, FOREST, SWAMP,  MOUNTAIN,
                                                       SEA,   SEA,    VILLAGE};
    memset(state, 0, sizeof *state);
    deus_state *s = deus(state);
    s->player_count = 4;
    s->tile_count = TILES_MAX;
    for (uint8_t region = 0; region < REGIONS_MAX; region++)
        s->terrain[terrains[region % REGIONS_PER_TILE]] |= region_bit(region);
    for (uint8_t tile = 0; tile < TILES_MAX; tile++) {
        s->village[tile] = (uint8_t)(tile * REGIONS_PER_TILE + 6);
        s->village_vp[tile] = 5;
    }
    memset(s->resources_left, 10, sizeof s->resources_left);
    for (int seat = 0; seat < 4; seat++) s->players[seat].gold = (int16_t)(1 + seat);
    for (int colour = PRODUCTION; colour <= CIVIL; colour++)
        s->players[0].pieces[colour] = region_bit(2);
    s->players[0].height[MARITIME] = 1;
}

static uint8_t card(const char *id) {
    uint8_t kind = deus_card_named(id);
    assert_int_not_equal(kind, DM_UNKNOWN);
    return kind;
}

/* ---- Every row in every language --------------------------------------------------------- */

static void test_every_message_has_three_languages(void **unused) {
    (void)unused;
    check_lines("colours", text_deus_colours, 0, COLOURS);
    check_lines("terrains", text_deus_terrains, 0, TERRAINS);
    check_lines("effects", text_deus_effects, 0, TEXT_EFFECTS);
    check_lines("measures", text_deus_measures, ONCE + 1, MEASURES);
    check_lines("questions", text_deus_questions, 0, ASK_KINDS);
    check_lines("gifts", text_deus_gifts, 0, COLOURS);
    check_lines("log", text_deus_log, 0, EVENT_KINDS);
    check_lines("reasons", text_deus_reasons, 0, REASONS);
    check_lines("score sources", text_deus_sources, 0, SCORE_SOURCES);
    for (uint8_t question = 0; question < ASK_KINDS; question++)
        for (uint8_t verb = 0; verb < VERBS; verb++)
            check_line("answers", verb, text_deus_answer_line(question, verb));
}

static void test_every_noun_has_its_forms(void **unused) {
    (void)unused;
    check_nouns("currencies", text_deus_currencies, 2);
    check_nouns("resources", text_deus_resources, RESOURCES);
    check_nouns("pieces", text_deus_pieces, COLOURS);
    check_nouns("lands", text_deus_lands, TERRAINS);
    check_nouns("columns", text_deus_columns, COLOURS);
    check_nouns("coloured cards", text_deus_coloured_cards, COLOURS);
    check_nouns("gods", text_deus_gods, COLOURS);
    check_nouns("things", text_deus_things, THINGS);
    for (int terrain = 0; terrain < TERRAINS; terrain++)
        for (int language = 0; language < LANGUAGES; language++)
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
    for (uint8_t kind = 0; kind < deus_card_count; kind++) {
        const text_noun *name = text_deus_name(kind);
        if (!name) fail_msg("%s has no name", deus_cards[kind].id);
        check_noun(deus_cards[kind].id, kind, name);
        for (int language = 0; language < LANGUAGES; language++)
            check_name_is_its_own((enum text_language)language, kind);
    }
    check_noun("hidden card", 0, text_deus_name(DM_UNKNOWN));
}

static void test_every_card_has_an_effect_and_a_cost(void **unused) {
    (void)unused;
    for (uint8_t kind = 0; kind < deus_card_count; kind++)
        for (int language = 0; language < LANGUAGES; language++) {
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
    for (uint8_t kind = 0; kind < EVENT_KINDS; kind++) {
        dm_event event = {kind, 1, DM_EVERYONE, operand, operand, operand, 2};
        dm_writer out = fresh();
        text_deus.event(reader, state, &event, &out);
        check_output("event", kind);
    }
    for (uint8_t code = 0; code < REASONS; code++) {
        dm_reason reason = {code, {operand, operand, operand}};
        dm_writer out = fresh();
        text_deus.reason(reader, state, (dm_answer){0, operand, 0, 0}, reason, &out);
        check_output("reason", code);
    }
    for (uint8_t kind = 0; kind < ASK_KINDS; kind++) {
        dm_question question = {.seat = 1, .kind = kind, .args = {operand, operand}};
        dm_writer out = fresh();
        text_deus.question(reader, state, &question, &out);
        check_output("question", kind);
        for (uint8_t verb = 0; verb < VERBS; verb++) {
            out = fresh();
            text_deus.answer(reader, state, &question, (dm_answer){verb, operand, operand, operand},
                             &out);
            check_output("answer", verb);
        }
    }
}

static void test_nothing_is_speechless(void **unused) {
    (void)unused;
    static const uint8_t operands[] = {0, 1, 2, 3, DM_UNKNOWN};
    dm_state state;
    make_state(&state);
    for (int language = 0; language < LANGUAGES; language++)
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
    text_reader reader = {UKRAINIAN, 0, NULL};
    dm_event event = {DID_END, DM_NOBODY, DM_EVERYONE, DM_UNKNOWN, 0, 0, 0};
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
        const char *in[LANGUAGES];
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
        for (int language = 0; language < LANGUAGES; language++) {
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
        {1, FORM_GEN, "1 золотого"},    {2, FORM_GEN, "2 золотих"},   {5, FORM_GEN, "5 золотих"},
        {21, FORM_GEN, "21 золотого"},  {1, FORM_PLAIN, "1 золотий"}, {3, FORM_PLAIN, "3 золоті"},
        {12, FORM_PLAIN, "12 золотих"},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        dm_writer out = fresh();
        text_write_count(UKRAINIAN, &text_deus_currencies[IN_GOLD], rows[row].count, rows[row].form,
                         &out);
        assert_string_equal(text, rows[row].text);
    }
    dm_writer out = fresh();
    text_write_count(UKRAINIAN, &text_deus_things[A_CARD], 1, FORM_ACC, &out);
    assert_string_equal(text, "1 карту");
}

static void test_french_articles_and_elisions(void **unused) {
    (void)unused;
    static const struct {
        uint8_t resource;
        enum text_form form;
        const char *text;
    } rows[] = {
        {CLAY, FORM_THE, "l’argile"},   {WOOD, FORM_THE, "le bois"},
        {STONE, FORM_THE, "la pierre"}, {CLAY, FORM_OF, "d’argile"},
        {WHEAT, FORM_OF, "de blé"},     {CLAY, FORM_SOME, "de l’argile"},
        {WOOD, FORM_SOME, "du bois"},   {STONE, FORM_SOME, "de la pierre"},
        {STONE, FORM_A, "une pierre"},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        dm_writer out = fresh();
        text_write_noun(FRENCH, &text_deus_resources[rows[row].resource], rows[row].form, &out);
        assert_string_equal(text, rows[row].text);
    }
    dm_writer out = fresh();
    text_write_noun(FRENCH, text_deus_name(card("school")), FORM_THE, &out);
    dm_write(&out, ", ");
    text_write_noun(FRENCH, text_deus_name(card("war-elephants")), FORM_THE, &out);
    assert_string_equal(text, "l’École, les Éléphants de guerre");
}

/* ---- Sample sentences -------------------------------------------------------------------- */

static void test_cards_read_well(void **unused) {
    (void)unused;
    static const struct {
        const char *id;
        const char *in[LANGUAGES];
    } rows[] = {
        {"small-port-clay",
         {"Sell up to 6 clay for 1 VP each.", "Vendez jusqu’à 6 argiles, à 1 PV l’unité.",
          "Продайте до 6 глини: 1 ПО за одиницю."}},
        {"large-port-wood-wheat",
         {"Sell up to 2 pairs of wood and wheat for 3 VP each.",
          "Vendez jusqu’à 2 paires de bois et de blé, à 3 PV la paire.",
          "Продайте до 2 пар із дерева та пшениці: 3 ПО за пару."}},
        {"market-hall",
         {"Gain 3 gold per pair of regions with at least 2 of your buildings each.",
          "Gagnez 3 ors par paire de régions ayant chacune au moins 2 de vos bâtiments.",
          "Одержте 3 золоті за кожну пару регіонів, у кожному з яких щонайменше 2 ваші будівлі."}},
        {"temple-cities",
         {"At the end: 2 VP per region with at least 2 of your buildings (at most 12 VP).",
          "En fin de partie" NB
          ": 2 PV par région ayant au moins 2 de vos bâtiments (12 PV au plus).",
          "Наприкінці гри: 2 ПО за кожен регіон, де є щонайменше 2 ваші будівлі (щонайбільше 12 "
          "ПО)."}},
        {"guild-mountain",
         {"Gain 1 VP per mountain you occupy.", "Gagnez 1 PV par montagne que vous occupez.",
          "Одержте 1 ПО за кожну гору, що ви займаєте."}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < LANGUAGES; language++) {
            dm_writer out = fresh();
            text_deus_card_effect((enum text_language)language, card(rows[row].id), &out);
            assert_string_equal(text, rows[row].in[language]);
        }
}

static void test_the_log_reads_well(void **unused) {
    (void)unused;
    dm_state state;
    make_state(&state);
    uint8_t galley = card("galley"), post = card("trading-post-forest");
    const struct {
        dm_event event;
        const char *in[LANGUAGES];
    } rows[] = {
        {{DID_BUILD, 0, DM_EVERYONE, galley, galley, 0, 0},
         {"You build Galley", "Vous construisez la Galère", "Ви зводите «Галеру»"}},
        {{DID_BUILD, 1, DM_EVERYONE, galley, DM_UNKNOWN, 0, 0},
         {"Boris builds a hidden card (Galley)", "Boris construit une carte cachée (Galère)",
          "Boris зводить приховану карту (Галера)"}},
        {{DID_GAIN_GOLD, 1, DM_EVERYONE, post, 0, 0, 3},
         {"Boris gains 3 gold (Forest Trading Post)", "Boris gagne 3 ors (Comptoir des forêts)",
          "Boris одержує 3 золоті (Лісова факторія)"}},
        {{DID_PAY_GOLD, 1, DM_EVERYONE, DM_UNKNOWN, CLAY, 0, 4},
         {"Boris pays 4 gold instead of clay", "Boris paie 4 ors au lieu de l’argile",
          "Boris сплачує 4 золоті замість глини"}},
        {{DID_PAY_GOLD, 0, DM_EVERYONE, DM_UNKNOWN, DM_UNKNOWN, 0, 2},
         {"You pay 2 gold", "Vous payez 2 ors", "Ви сплачуєте 2 золоті"}},
        {{DID_STEAL_GOLD, 1, DM_EVERYONE, DM_UNKNOWN, 0, 0, 3},
         {"Boris steals 3 gold from you", "Boris vous vole 3 ors", "Boris краде 3 золоті у вас"}},
        {{DID_STEAL_VP, 0, DM_EVERYONE, DM_UNKNOWN, 2, 0, 1},
         {"You steal 1 VP from Player 3", "Vous volez 1 PV à Joueur 3",
          "Ви крадете 1 ПО у гравця 3"}},
        {{DID_PLACE, 2, DM_EVERYONE, DM_UNKNOWN, MILITARY, 8, 0},
         {"Player 3 places an army in B1 (forest)",
          "Joueur 3 place une unité militaire en B1 (forêt)",
          "Гравець 3 ставить військо на B1 (ліс)"}},
        {{DID_INVOKE, 1, DM_EVERYONE, VIA_GOD + TEMPLE, PRODUCTION, 0, 3},
         {"Boris invokes Ceres, strength 3 (Jupiter)", "Boris invoque Cérès, puissance 3 (Jupiter)",
          "Boris викликає Цереру, сила 3 (Юпітер)"}},
        {{DID_START_TURN, 1, DM_EVERYONE, DM_UNKNOWN, 0, 0, 7},
         {"Round 7: Boris to play", "Tour 7" NB ": à Boris de jouer", "Раунд 7: ходить Boris"}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < LANGUAGES; language++) {
            text_reader reader = {(enum text_language)language, 0, names};
            dm_writer out = fresh();
            text_deus.event(&reader, &state, &rows[row].event, &out);
            assert_string_equal(text, rows[row].in[language]);
        }
}

static void test_questions_and_answers_read_well(void **unused) {
    (void)unused;
    dm_state state;
    make_state(&state);
    uint8_t galley = card("galley"), ship = card("sailing-ship-stone");
    const struct {
        dm_question question;
        dm_answer answer;
        const char *asked[LANGUAGES], *answered[LANGUAGES];
    } rows[] = {
        {{.kind = ASK_TURN},
         {SAY_BUILD, galley, 0, 0},
         {"Do you build or make an offering?",
          "Construisez-vous ou faites-vous une offrande" NNB "?",
          "Ви зводите будівлю чи офіруєте богам?"},
         {"Build Galley (wood, wheat)", "Construire la Galère (bois, blé)",
          "Звести «Галеру» (дерево, пшениця)"}},
        {{.kind = ASK_PAY, .args = {WOOD, galley}},
         {SAY_GOLD, WOOD, 0, 0},
         {"How do you pay the wood for Galley?",
          "Comment payez-vous le bois pour la Galère" NNB "?",
          "Як ви сплачуєте дерево за «Галеру»?"},
         {"4 gold instead of wood", "4 ors au lieu du bois", "4 золоті замість дерева"}},
        {{.kind = ASK_PLACE, .args = {MARITIME}},
         {SAY_EDGE, 11, 0, 0},
         {"Where do you place your ship?", "Où placez-vous votre bateau" NNB "?",
          "Куди ви ставите корабель?"},
         {"B4, sea, at the edge, for 3 VP", "B4, mer, au bord, pour 3 PV",
          "B4, море, на краю, за 3 ПО"}},
        {{.kind = ASK_SELL, .args = {ship}},
         {SAY_SELL, 2, 0, 0},
         {"Stone Sailing Ship: how much stone do you sell?",
          "Voilier marchand de pierre" NB ": combien de pierre vendez-vous" NNB "?",
          "Вітрильник із каменем: скільки каменю ви продаєте?"},
         {"Sell 2 stone for 8 gold", "Vendre 2 pierres pour 8 ors",
          "Продати 2 камені за 8 золотих"}},
        {{.kind = ASK_MARCH, .args = {card("legion"), 8}},
         {SAY_MARCH, 8, 0, 0},
         {"Legion: where do you move the army from B1 (forest)?",
          "Légion" NB ": où déplacez-vous l’unité militaire de B1 (forêt)" NNB "?",
          "Легіон: куди ви пересуваєте військо з B1 (ліс)?"},
         {"Stay in B1", "Rester en B1", "Лишитися в B1"}},
        {{.kind = ASK_HARVEST, .args = {card("brickyard")}},
         {SAY_HARVEST, 2, 0, 0},
         {"Brickyard: which swamp gives you clay?",
          "Briqueterie" NB ": quelle région (marécage) vous donne de l’argile" NNB "?",
          "Цегельня: який регіон (болото) дає вам глину?"},
         {"A2: 3 clay", "A2" NB ": 3 argiles", "A2: 3 глини"}},
        {{.seat = 1, .kind = ASK_GOD, .args = {3}},
         {SAY_GOD, PRODUCTION, 0, 0},
         {"Boris — which god do you invoke through Jupiter?",
          "Boris — quel dieu invoquez-vous grâce à Jupiter" NNB "?",
          "Boris — якого бога ви викликаєте за допомогою Юпітера?"},
         {"Ceres: 3 resources of your choice and a production building",
          "Cérès" NB ": 3 ressources de votre choix et un bâtiment de production",
          "Церера: 3 ресурси на вибір та виробнича будівля"}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < LANGUAGES; language++) {
            text_reader reader = {(enum text_language)language, 0, names};
            dm_writer out = fresh();
            text_deus.question(&reader, &state, &rows[row].question, &out);
            assert_string_equal(text, rows[row].asked[language]);
            out = fresh();
            text_deus.answer(&reader, &state, &rows[row].question, rows[row].answer, &out);
            assert_string_equal(text, rows[row].answered[language]);
        }
}

static void test_reasons_read_well(void **unused) {
    (void)unused;
    dm_state state;
    make_state(&state);
    const struct {
        dm_answer answer;
        dm_reason reason;
        const char *in[LANGUAGES];
    } rows[] = {
        {{SAY_BUILD, card("galley"), 0, 0},
         {CANNOT_PAY, {8, 3, 0}},
         {"To pay for Galley you need at least 8 gold besides your resources; you have 3.",
          "Pour payer la Galère, il vous faut au moins 8 ors en plus de vos ressources" NNB
          "; vous en avez 3.",
          "Щоб заплатити за «Галеру», крім ваших ресурсів, потрібно щонайменше 8 золотих, а у вас "
          "3."}},
        {{SAY_COLUMN, MARITIME, 0, 0},
         {CANNOT_PAY, {2, 0, 0}},
         {"You need at least 2 gold; you have 0.",
          "Il vous faut au moins 2 ors" NNB "; vous en avez 0.",
          "Потрібно щонайменше 2 золоті, а у вас 0."}},
        {{SAY_AT, 8, 0, 0},
         {OTHER_PLAYER_THERE, {1, 0, 0}},
         {"Boris occupies B1, and a region belongs to one player only.",
          "Boris occupe B1, et une région n’accueille qu’un seul joueur.",
          "Boris займає B1, а в регіоні може бути лише один гравець."}},
        {{SAY_AT, 8, 0, 0},
         {TOO_CLOSE_TO_FIRST, {0, 3, 0}},
         {"B1 is too close to the first region of Anna: yours must be at least 3 regions away.",
          "B1 est trop près de la première région d’Anna" NB
          ": la vôtre doit en être à 3 régions au moins.",
          "B1 надто близько до першого регіону гравця Anna: ваш має бути щонайменше за 3 регіони "
          "від нього."}},
        {{SAY_PIECE, MILITARY, 0, 0},
         {NO_PIECE_IN_SUPPLY, {MILITARY, 0, 0}},
         {"You have no army left in your personal supply.",
          "Il ne vous reste pas d’unité militaire dans votre réserve personnelle.",
          "У вашому особистому запасі не лишилося військ."}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < LANGUAGES; language++) {
            text_reader reader = {(enum text_language)language, 2, names};
            dm_writer out = fresh();
            text_deus.reason(&reader, &state, rows[row].answer, rows[row].reason, &out);
            assert_string_equal(text, rows[row].in[language]);
        }
}

/* ---- Languages, seats, games ------------------------------------------------------------- */

static void test_languages_are_found_by_name(void **unused) {
    (void)unused;
    static const struct {
        const char *name;
        bool known;
        enum text_language language;
    } rows[] = {
        {"en", true, ENGLISH},         {"fr_BE.UTF-8", true, FRENCH}, {"uk-UA", true, UKRAINIAN},
        {"en_GB@euro", true, ENGLISH}, {"C.UTF-8", false, ENGLISH},   {"", false, ENGLISH},
        {"french", false, ENGLISH},    {"f", false, ENGLISH},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        enum text_language language = LANGUAGES;
        assert_int_equal(text_language_named(rows[row].name, &language), rows[row].known);
        assert_int_equal(language, rows[row].known ? rows[row].language : LANGUAGES);
    }
}

/* A name is never changed, not even to begin a sentence. */
static void test_names_stay_as_given(void **unused) {
    (void)unused;
    static const char small[DM_SEATS_MAX][48] = {"", "élise", "", ""};
    dm_state state;
    make_state(&state);
    text_reader reader = {FRENCH, DM_PUBLIC, small};
    dm_event event = {DID_PASS, 1, DM_EVERYONE, DM_UNKNOWN, 0, 0, 0};
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
        cmocka_unit_test(test_french_articles_and_elisions),
        cmocka_unit_test(test_cards_read_well),
        cmocka_unit_test(test_the_log_reads_well),
        cmocka_unit_test(test_questions_and_answers_read_well),
        cmocka_unit_test(test_reasons_read_well),
        cmocka_unit_test(test_languages_are_found_by_name),
        cmocka_unit_test(test_names_stay_as_given),
        cmocka_unit_test(test_the_game_finds_its_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
