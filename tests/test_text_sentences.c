/* Sample sentences of Deus read as a native writer would have them. */
#include "deus/egypt.h"
#include "support/support.h"
#include "support/text_states.h"
#include "support/text_support.h"
#include "text/deus_text.h"

/* What is said of a card, by language. */
typedef struct card_text {
    const char *id, *in[TEXT_LANGUAGES];
} card_text;

static void expect_of_cards(void (*say)(enum text_language, uint8_t, dm_writer *),
                            const card_text *rows, size_t count) {
    for (size_t row = 0; row < count; row++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            dm_writer out = fresh();
            say((enum text_language)language, card(rows[row].id), &out);
            assert_string_equal(text, rows[row].in[language]);
        }
}

static void test_cards_read_well(void **unused) {
    (void)unused;
    static const card_text rows[] = {
        {"small-port-clay",
         {"Sell up to 6 clay for 1 VP each.", "Vendez jusqu’à 6 argiles, à 1 PV l’unité.",
          "Продайте до 6 глини: 1 ПО за одиницю."}},
        {"large-port-wood-wheat",
         {"Sell up to 2 pairs of wood and wheat for 3 VP each.",
          "Vendez jusqu’à 2 paires de bois et de blé, à 3 PV la paire.",
          "Продайте до 2 пар із дерева та пшениці: 3 ПО за пару."}},
        {"market-hall",
         {"Gain 3 gold per pair of regions with at least 2 of your buildings each.",
          "Gagnez 3 pièces d’or par paire de régions ayant chacune au moins 2 de vos bâtiments.",
          "Одержте 3 золоті за кожну пару регіонів, у кожному з яких щонайменше 2 ваші будівлі."}},
        {"temple-cities",
         {"At the end: 2 VP per region with at least 2 of your buildings (at most 12 VP).",
          "En fin de partie" NB
          ": 2 PV par région ayant au moins 2 de vos bâtiments (12 PV au plus).",
          "Наприкінці гри: 2 ПО за кожен регіон, де є щонайменше 2 ваші будівлі (щонайбільше 12 "
          "ПО)."}},
        {"barge-clay",
         {"Once: move the clay token up one space on the market. Sell up to 2 lots of 2 clay, each "
          "for the market value of clay in VP.",
          "1" NB "fois" NB ": déplacez le jeton argile d’une case vers le haut au marché. Vendez "
          "jusqu’à 2 lots de 2 argiles, chacun à la valeur de l’argile en PV au marché.",
          "Одноразово: пересуньте на ринку жетон глини на одну клітинку вгору. Продайте до 2 "
          "партій по 2 глини: кожну за ринковою вартістю глини в ПО."}},
        {"merchant-ship",
         {"Once: put any one token on any space of the market. Return one of each resource for 6 "
          "VP.",
          "1" NB "fois" NB
          ": placez un jeton au choix sur n’importe quelle case du marché. Remettez "
          "une ressource de chaque type à la réserve en échange de 6 PV.",
          "Одноразово: поставте будь-який жетон на будь-яку клітинку ринку. Поверніть по одному "
          "ресурсу кожного виду й одержте 6 ПО."}},
        {"royal-archives-civil",
         {"Only in a region that already has at least 1 of your buildings. Once: gain 2 VP per "
          "civil card you have played. Activate another of your cards, of the same rank as this "
          "one.",
          "Uniquement dans une région qui a déjà au moins 1 de vos bâtiments. 1" NB "fois" NB
          ": gagnez 2 PV par carte civile que vous avez posée. Activez une autre de vos cartes, "
          "du même rang que celle-ci.",
          "Лише в регіоні, де вже є щонайменше 1 ваша будівля. Одноразово: одержте 2 ПО за кожну "
          "громадську карту, яку ви зіграли. Активуйте іншу свою карту того самого рангу, що й "
          "ця."}},
        {"village-house-vp",
         {"Only in a region that already has at least 2 of your buildings. Gain 1 VP per building "
          "of yours in your scribe’s region.",
          "Uniquement dans une région qui a déjà au moins 2 de vos bâtiments. Gagnez 1 PV par "
          "bâtiment que vous avez dans la région de votre scribe.",
          "Лише в регіоні, де вже є щонайменше 2 ваші будівлі. Одержте 1 ПО за кожну вашу "
          "будівлю в регіоні вашого писаря."}},
        {"barracks",
         {"Once: bring 1 combat token to your player board. Spend 1 combat token: it takes an "
          "empty region adjacent to one of your armies.",
          "1" NB "fois" NB
          ": placez 1 jeton Combat sur votre plateau individuel. Dépensez 1 jeton Combat" NB
          ": il prend une région vide adjacente à une de vos unités militaires.",
          "Одноразово: перенесіть 1 бойовий жетон на своє поле гравця. Витратьте 1 бойовий "
          "жетон: він займає порожній регіон поруч із вашим військом."}},
        {"apis",
         {"+4 VP at once. From then on, you may pay 1 clay less for each of your constructions.",
          "+4 PV immédiatement. Dès lors, vous pouvez payer 1 argile de moins pour chacune de vos "
          "constructions.",
          "+4 ПО одразу. Відтоді за кожне своє будівництво ви можете заплатити на 1 глину "
          "менше."}},
        {"isis",
         {"+4 VP at once. From then on, you refill your hand to 7 cards instead of 5.",
          "+4 PV immédiatement. Dès lors, vous complétez votre main à 7 cartes au lieu de 5.",
          "+4 ПО одразу. Відтоді ви добираєте на руку до 7 карт замість 5."}},
        {"thoth",
         {"Put 3 VP on this card. Each time you build in a region that then has at least 4 of "
          "your buildings, gain 1 VP from it and 3 VP more. At the end, gain what is left on it.",
          "Placez 3 PV sur cette carte. Chaque fois que vous construisez dans une région qui a "
          "alors au moins 4 de vos bâtiments, gagnez-en 1 PV et 3 PV de plus. En fin de partie, "
          "gagnez ce qui y reste.",
          "Покладіть 3 ПО на цю карту. Щоразу, коли ви будуєте в регіоні, де після цього стає "
          "щонайменше 4 ваші будівлі, одержте 1 ПО з неї та ще 3 ПО. Наприкінці гри одержте "
          "решту з неї."}},
        {"guild-mountain",
         {"Gain 1 VP per mountain you occupy.", "Gagnez 1 PV par montagne que vous occupez.",
          "Одержте 1 ПО за кожну гору, що ви займаєте."}},
    };
    expect_of_cards(text_deus_card_effect, rows, sizeof rows / sizeof rows[0]);
}

static void test_costs_read_well(void **unused) {
    (void)unused;
    static const card_text rows[] = {
        {"galley", {"wood, wheat", "bois, blé", "дерево, пшениця"}},
        {"mill",
         {"gold equal to its rank", "autant d’or que son rang",
          "стільки золотих, скільки становить ранг"}},
    };
    expect_of_cards(text_deus_card_cost, rows, sizeof rows / sizeof rows[0]);
}

static void test_the_log_reads_well(void **unused) {
    (void)unused;
    dm_state state;
    make_state(&state);
    uint8_t galley = card("galley"), post = card("trading-post-forest");
    const struct {
        dm_event event;
        const char *in[TEXT_LANGUAGES];
    } rows[] = {
        {{DEUS_DID_BUILD, 0, DM_EVERYONE, galley, galley, 0, 0},
         {"You build Galley", "Vous construisez la Galère", "Ви зводите «Галеру»"}},
        {{DEUS_DID_BUILD, 1, DM_EVERYONE, galley, DM_UNKNOWN, 0, 0},
         {"Boris builds a hidden card (Galley)", "Boris construit une carte cachée (Galère)",
          "Boris зводить приховану карту (Галера)"}},
        {{DEUS_DID_GAIN_GOLD, 1, DM_EVERYONE, post, 0, 0, 3},
         {"Boris gains 3 gold (Forest Trading Post)",
          "Boris gagne 3 pièces d’or (Comptoir des forêts)",
          "Boris одержує 3 золоті (Лісова факторія)"}},
        {{DEUS_DID_PAY_GOLD, 1, DM_EVERYONE, DM_UNKNOWN, DEUS_CLAY, 0, 4},
         {"Boris pays 4 gold instead of clay", "Boris paie 4 pièces d’or au lieu de l’argile",
          "Boris сплачує 4 золоті замість глини"}},
        {{DEUS_DID_PAY_GOLD, 0, DM_EVERYONE, DM_UNKNOWN, DM_UNKNOWN, 0, 2},
         {"You pay 2 gold", "Vous payez 2 pièces d’or", "Ви сплачуєте 2 золоті"}},
        {{DEUS_DID_STEAL_GOLD, 1, DM_EVERYONE, DM_UNKNOWN, 0, 0, 3},
         {"Boris steals 3 gold from you", "Boris vous vole 3 pièces d’or",
          "Boris краде 3 золоті у вас"}},
        {{DEUS_DID_STEAL_VP, 0, DM_EVERYONE, DM_UNKNOWN, 2, 0, 1},
         {"You steal 1 VP from Player 3", "Vous volez 1 PV à Joueur 3",
          "Ви крадете 1 ПО у гравця 3"}},
        {{DEUS_DID_PLACE, 2, DM_EVERYONE, DM_UNKNOWN, DEUS_MILITARY, 8, 0},
         {"Player 3 places an army in B1 (forest)",
          "Joueur 3 place une unité militaire en B1 (forêt)",
          "Гравець 3 ставить військо на B1 (ліс)"}},
        {{DEUS_DID_INVOKE, 1, DM_EVERYONE, DEUS_VIA_GOD + DEUS_TEMPLE, DEUS_PRODUCTION, 0, 3},
         {"Boris invokes Ceres, strength 3 (Jupiter)", "Boris invoque Cérès, puissance 3 (Jupiter)",
          "Boris викликає Цереру, сила 3 (Юпітер)"}},
        {{DEUS_DID_START_TURN, 1, DM_EVERYONE, DM_UNKNOWN, 0, 0, 7},
         {"Round 7: Boris to play", "Tour 7" NB ": Boris joue", "Раунд 7: ходить Boris"}},
        {{DEUS_DID_MOVE_TOKEN, 1, DM_EVERYONE, card("barge-wheat"), DEUS_WHEAT, 2, 0},
         {"Boris moves the wheat token to 6 gold / 3 VP (Wheat Barge)",
          "Boris déplace le jeton blé à 6 pièces d’or / 3 PV (Barge de blé)",
          "Boris пересуває жетон пшениці: 6 золотих / 3 ПО (Баржа з пшеницею)"}},
        {{DEUS_DID_LAY_ELSEWHERE, 0, DM_EVERYONE, card("maat"), DEUS_CIVIL, 0, 0},
         {"You lay a card of another colour in the civil column (Temple of Maat)",
          "Vous posez une carte d’une autre couleur dans la colonne civile (Temple de Maât)",
          "Ви кладете карту іншого кольору у громадський стовпець (Храм Маат)"}},
        {{DEUS_DID_USE_GOOD, 1, DM_EVERYONE, DM_UNKNOWN, DEUS_CLAY, 0, 1},
         {"A temple saves Boris 1 clay", "Un temple épargne 1 argile à Boris",
          "Храм: Boris заощаджує 1 глину"}},
        {{DEUS_DID_SPILL, 1, DM_EVERYONE, DM_UNKNOWN, DEUS_CLAY, 0, 1},
         {"Boris returns 1 clay for lack of room",
          "Boris remet 1 argile à la réserve, faute de place",
          "Boris повертає 1 глину: бракує місця"}},
        {{DEUS_DID_MOVE_SCRIBE, 0, DM_EVERYONE, DM_UNKNOWN, 0, 8, 0},
         {"You move your scribe to B1", "Vous déplacez votre scribe en B1",
          "Ви пересуваєте писаря до B1"}},
        {{DEUS_DID_RALLY, 1, DM_EVERYONE, card("camels"), 0, 0, 2},
         {"Boris brings 2 combat tokens to the player board (Camels)",
          "Boris place 2 jetons Combat sur son plateau individuel (Chameaux)",
          "Boris переносить 2 бойові жетони на своє поле гравця (Верблюди)"}},
        {{DEUS_DID_SHOOT, 1, DM_EVERYONE, card("archers"), 0, 6, 5},
         {"Boris attacks the village in A6 alone and gains 5 VP (Archers)",
          "Boris attaque en solitaire le village de A6 et gagne 5 PV (Archers)",
          "Boris самостійно атакує селище в A6 й одержує 5 ПО (Лучники)"}},
        {{DEUS_DID_FORTIFY, 1, DM_EVERYONE, card("fortress"), 0, DEUS_MILITARY, 0},
         {"Boris puts a combat token on your armies: 1 army goes back to the supply (Fortress)",
          "Boris place un jeton Combat sur vos unités militaires" NB
          ": 1 unité militaire retourne dans la réserve (Forteresse)",
          "Boris ставить бойовий жетон на ваші війська: 1 військо повертається до запасу "
          "(Фортеця)"}},
        {{DEUS_DID_GUARD, 0, DM_EVERYONE, card("garrison"), 1, DEUS_CIVIL, 0},
         {"You put a combat token on the civil column of Boris (Garrison)",
          "Vous placez un jeton Combat sur la colonne civile de Boris (Garnison)",
          "Ви ставите бойовий жетон на громадський стовпець гравця Boris (Гарнізон)"}},
        {{DEUS_DID_EXCHANGE, 1, DM_EVERYONE, card("school-of-scribes"), galley, 0, 3},
         {"Boris discards 3 cards, Galley on top (School of Scribes)",
          "Boris défausse 3 cartes, la Galère sur le dessus (École des scribes)",
          "Boris скидає 3 карти, зверху «Галера» (Школа писарів)"}},
        {{DEUS_DID_BLESS, 1, DM_EVERYONE, card("hathor"), 0, 0, 4},
         {"Boris gains 4 VP (Temple of Hathor)", "Boris gagne 4 PV (Temple d’Hathor)",
          "Boris одержує 4 ПО (Храм Хатхор)"}},
        /* Temples of Egypt cannot score at the end. */
        {{DEUS_DID_SCORE, 1, DM_EVERYONE, card("hathor"), DEUS_FROM_TEMPLES, 0, 0}, {"", "", ""}},
        {{DEUS_DID_SCORE, 1, DM_EVERYONE, DM_UNKNOWN, DEUS_FROM_COUNTERS, 0, 2},
         {"Boris scores 2 VP: points left on temples",
          "Boris marque 2 PV" NB ": points restés sur les temples",
          "Boris набирає 2 ПО: очки, що лишилися на храмах"}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
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
        const char *asked[TEXT_LANGUAGES], *answered[TEXT_LANGUAGES];
    } rows[] = {
        {{.kind = DEUS_ASK_TURN},
         {DEUS_SAY_BUILD, galley, 0, 0},
         {"Do you build or make an offering?",
          "Construisez-vous ou faites-vous une offrande" NNB "?",
          "Зведете будівлю чи зробите підношення богам?"},
         {"Build Galley (wood, wheat)", "Construire la Galère (bois, blé)",
          "Звести «Галеру» (дерево, пшениця)"}},
        {{.kind = DEUS_ASK_PAY, .args = {DEUS_WOOD, galley}},
         {DEUS_SAY_GOLD, DEUS_WOOD, 0, 0},
         {"How do you pay the wood for Galley?",
          "Comment payez-vous le bois pour la Galère" NNB "?", "Як сплатите дерево за «Галеру»?"},
         {"4 gold instead of wood", "4 pièces d’or au lieu du bois", "4 золоті замість дерева"}},
        {{.kind = DEUS_ASK_PLACE, .args = {DEUS_MARITIME}},
         {DEUS_SAY_EDGE, 11, 0, 0},
         {"Where do you place your ship?", "Où placez-vous votre bateau" NNB "?",
          "Куди поставите корабель?"},
         {"B4, sea, at the edge, for 3 VP", "B4, mer, au bord, pour 3 PV",
          "B4, море, на краю, за 3 ПО"}},
        {{.kind = DEUS_ASK_SELL, .args = {ship}},
         {DEUS_SAY_SELL, 2, 0, 0},
         {"Stone Sailing Ship: how much stone do you sell?",
          "Voilier marchand de pierre" NB ": combien de pierre vendez-vous" NNB "?",
          "Вітрильник із каменем: скільки каменю продасте?"},
         {"Sell 2 stone for 8 gold", "Vendre 2 pierres pour 8 pièces d’or",
          "Продати 2 камені за 8 золотих"}},
        {{.kind = DEUS_ASK_MARCH, .args = {card("legion"), 8}},
         {DEUS_SAY_MARCH, 8, 0, 0},
         {"Legion: where do you move the army from B1 (forest)?",
          "Légion" NB ": où déplacez-vous l’unité militaire de B1 (forêt)" NNB "?",
          "Легіон: куди пересунете військо з B1 (ліс)?"},
         {"Stay in B1", "Rester en B1", "Лишитися в B1"}},
        {{.kind = DEUS_ASK_HARVEST, .args = {card("brickyard")}},
         {DEUS_SAY_HARVEST, 2, 0, 0},
         {"Brickyard: which swamp gives you clay?",
          "Briqueterie" NB ": quelle région (marécage) vous donne de l’argile" NNB "?",
          "Цегельня: який регіон (болото) дасть вам глину?"},
         {"A2: 3 clay", "A2" NB ": 3 argiles", "A2: 3 глини"}},
        {{.seat = 1, .kind = DEUS_ASK_GOD, .args = {3}},
         {DEUS_SAY_GOD, DEUS_PRODUCTION, 0, 0},
         {"Boris decides: “Which god do you invoke through Jupiter?”",
          "Boris décide" NB ": «" NB "Quel dieu invoquez-vous grâce à Jupiter" NNB "?" NB "»",
          "Boris вирішує: «Якого бога викличете за допомогою Юпітера?»"},
         {"Ceres: 3 resources of your choice and a production building",
          "Cérès" NB ": 3 ressources de votre choix et un bâtiment de production",
          "Церера: 3 ресурси на вибір та виробнича будівля"}},
        {{.kind = DEUS_ASK_GOD, .args = {1}},
         {DEUS_SAY_GOD, DEUS_SCIENTIFIC, 0, 0},
         {"Which god do you invoke through Jupiter?",
          "Quel dieu invoquez-vous grâce à Jupiter" NNB "?",
          "Якого бога викличете за допомогою Юпітера?"},
         {"Minerva: 1 extra card and a scientific building",
          "Minerve" NB ": 1 carte de plus et un bâtiment scientifique",
          "Мінерва: 1 додаткова карта та наукова будівля"}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            text_reader reader = {(enum text_language)language, 0, names};
            dm_writer out = fresh();
            text_deus.question(&reader, &state, &rows[row].question, &out);
            assert_string_equal(text, rows[row].asked[language]);
            out = fresh();
            text_deus.answer(&reader, &state, &rows[row].question, rows[row].answer, &out);
            assert_string_equal(text, rows[row].answered[language]);
        }
}

/* Questions and answers of Egypt, and base ones where Egypt asks them: much comes from the step. */
static void test_egypt_asks_well(void **unused) {
    (void)unused;
    uint8_t mill = card("mill"), barge = card("barge-clay"), library = card("egypt-library");
    const struct {
        const char *card; /* lies where the step says */
        deus_frame step;
        dm_question question;
        dm_answer answer;
        const char *asked[TEXT_LANGUAGES], *answered[TEXT_LANGUAGES];
    } rows[] = {
        {"mill",
         {.step = DEUS_STEP_PRODUCE, .column = DEUS_PRODUCTION, .place = 1},
         {.kind = DEUS_ASK_PRODUCE, .args = {mill}},
         {DEUS_SAY_TAKE, DEUS_CLAY, 0, 0},
         {"Mill: which of your production buildings gives 2 resources?",
          "Moulin" NB ": lequel de vos bâtiments de production donne 2 ressources" NNB "?",
          "Млин: яка з ваших виробничих будівель дасть 2 ресурси?"},
         {"Swamp: 2 clay", "Marécage" NB ": 2 argiles", "Болото: 2 глини"}},
        {"barge-clay",
         {.step = DEUS_STEP_SELL, .column = DEUS_MARITIME},
         {.kind = DEUS_ASK_SELL, .args = {barge}},
         {DEUS_SAY_SELL, 2, 0, 0},
         {"Clay Barge: how much clay do you sell? (2 clay for 3 VP)",
          "Barge d’argile" NB ": combien d’argile vendez-vous" NNB "? (2 argiles pour 3 PV)",
          "Баржа з глиною: скільки глини продасте? (2 глини за 3 ПО)"},
         {"Sell 4 clay for 6 VP", "Vendre 4 argiles pour 6 PV", "Продати 4 глини за 6 ПО"}},
        {"observatory",
         {.step = DEUS_STEP_ONCE, .column = DEUS_SCIENTIFIC},
         {.kind = DEUS_ASK_ONCE, .args = {card("observatory")}},
         {DEUS_SAY_BEFORE, 0, 0, 0},
         {"Observatory: when do you use the once effect?",
          "Observatoire" NB ": quand utilisez-vous l’effet «" NB "1" NB "fois" NB "»" NNB "?",
          "Обсерваторія: коли використаєте одноразову властивість?"},
         {"Use the once effect first: gain 5 gold",
          "Utiliser d’abord l’effet «" NB "1" NB "fois" NB "»" NB ": gagner 5 pièces d’or",
          "Спершу використати одноразову властивість: одержати 5 золотих"}},
        {NULL,
         {.step = DEUS_STEP_PAY, .column = DEUS_MARITIME},
         {.kind = DEUS_ASK_PAY, .args = {DEUS_WHEAT, barge}},
         {DEUS_SAY_GOLD, DEUS_WHEAT, 0, 0},
         {"How do you pay the wheat for Clay Barge?",
          "Comment payez-vous le blé pour la Barge d’argile" NNB "?",
          "Як сплатите пшеницю за «Баржу з глиною»?"},
         {"2 gold instead of wheat", "2 pièces d’or au lieu du blé", "2 золоті замість пшениці"}},
        {NULL,
         {.step = DEUS_STEP_PLACE_IN, .piece = DEUS_CIVIL, .condition = 2},
         {.kind = DEUS_ASK_PLACE, .args = {DEUS_CIVIL}},
         {DEUS_SAY_AT, 2, 0, 0},
         {"Where do you place your civil building? (in a region that already has at least 2 of "
          "your buildings)",
          "Où placez-vous votre bâtiment civil" NNB
          "? (dans une région qui a déjà au moins 2 de vos bâtiments)",
          "Куди поставите громадську будівлю? (у регіон, де вже є щонайменше 2 ваші будівлі)"},
         {"A2, swamp", "A2, marécage", "A2, болото"}},
        {"school-of-scribes",
         {.step = DEUS_STEP_EXCHANGE_MORE, .column = DEUS_SCIENTIFIC},
         {.kind = DEUS_ASK_DISCARD, .args = {2, mill}},
         {DEUS_SAY_DONE, 0, 0, 0},
         {"Which card do you discard as well? (2 cards so far)",
          "Quelle carte défaussez-vous aussi" NNB "? (2 cartes pour l’instant)",
          "Яку ще карту скинете? (поки що 2 карти)"},
         {"Discard 2 cards and draw as many", "Défausser 2 cartes et en piocher autant",
          "Скинути 2 карти й добрати стільки ж"}},
        {"architects-office",
         {.step = DEUS_STEP_DRAW, .column = DEUS_SCIENTIFIC, .left = 2},
         {.kind = DEUS_ASK_DRAW, .args = {2, card("architects-office")}},
         {DEUS_SAY_DRAW, 0, 0, 0},
         {"Architect’s Office: do you draw 1 card from the top of the discard pile?",
          "Bureau d’architecte" NB ": piochez-vous 1 carte au sommet de la défausse" NNB "?",
          "Бюро архітектора: доберете 1 карту з верху скиду?"},
         {"Draw 1 card from the discard pile", "Piocher 1 carte de la défausse",
          "Добрати 1 карту зі скиду"}},
        {"egypt-library",
         {.step = DEUS_STEP_ACTIVATE, .once = 1, .column = DEUS_SCIENTIFIC},
         {.kind = DEUS_ASK_ACTIVATE, .args = {library}},
         {DEUS_SAY_ACTIVATE, DEUS_PRODUCTION, 1, mill},
         {"Egyptian Library: which of your cards do you activate?",
          "Bibliothèque égyptienne" NB ": laquelle de vos cartes activez-vous" NNB "?",
          "Єгипетська бібліотека: яку зі своїх карт активуєте?"},
         {"Activate Mill (rank 2)", "Activer le Moulin (rang 2)", "Активувати «Млин» (ранг 2)"}},
        {"merchant-ship",
         {.step = DEUS_STEP_MARKET, .once = 1, .column = DEUS_MARITIME},
         {.kind = DEUS_ASK_MARKET, .args = {card("merchant-ship")}},
         {DEUS_SAY_SET, DEUS_WHEAT, 2, 0},
         {"Merchant Ship: which token do you move on the market?",
          "Navire marchand" NB ": quel jeton déplacez-vous au marché" NNB "?",
          "Торговий корабель: який жетон пересунете на ринку?"},
         {"Wheat token to 6 gold / 3 VP", "Jeton blé à 6 pièces d’or / 3 PV",
          "Жетон пшениці: 6 золотих / 3 ПО"}},
        {"souk",
         {.step = DEUS_STEP_BUY, .column = DEUS_MARITIME, .left = 3},
         {.kind = DEUS_ASK_BUY, .args = {3, card("souk")}},
         {DEUS_SAY_BUY, DEUS_CLAY, 0, 0},
         {"Souk: which resource do you buy at half its market value? (3 left)",
          "Souk" NB ": quelle ressource achetez-vous à la moitié de sa valeur au marché" NNB
          "? (encore 3)",
          "Базар: який ресурс купите за половину його ринкової вартості? (ще 3)"},
         {"Clay for 3 gold", "Argile pour 3 pièces d’or", "Глина за 3 золоті"}},
        {NULL,
         {.step = DEUS_STEP_LAY, .card = mill},
         {.kind = DEUS_ASK_LAY, .args = {mill}},
         {DEUS_SAY_COLUMN, DEUS_MARITIME, 0, 0},
         {"In which column do you lay Mill?", "Dans quelle colonne posez-vous le Moulin" NNB "?",
          "У який стовпець покладете «Млин»?"},
         {"Lay it in the maritime column, for 2 gold (Temple of Min)",
          "La poser dans la colonne maritime, pour 2 pièces d’or (Temple de Min)",
          "Покласти її у морський стовпець, за 2 золоті («Храм Міна»)"}},
        {"camels",
         {.step = DEUS_STEP_MARCH, .column = DEUS_MILITARY, .region = 8},
         {.kind = DEUS_ASK_MARCH, .args = {card("camels"), 8}},
         {DEUS_SAY_FORCE, 3, 0, 0},
         {"Camels: where do you move the army from B1 (forest)?",
          "Chameaux" NB ": où déplacez-vous l’unité militaire de B1 (forêt)" NNB "?",
          "Верблюди: куди пересунете військо з B1 (ліс)?"},
         {"Spend 1 combat token: A3, mountain", "Dépenser 1 jeton Combat" NB ": A3, montagne",
          "Витратити 1 бойовий жетон: A3, гора"}},
        {"garrison",
         {.step = DEUS_STEP_GARRISON, .column = DEUS_MILITARY},
         {.kind = DEUS_ASK_GARRISON, .args = {card("garrison")}},
         {DEUS_SAY_GUARD, 1, DEUS_CIVIL, 0},
         {"Garrison: on whose column do you put a combat token?",
          "Garnison" NB ": sur la colonne de quel joueur placez-vous un jeton Combat" NNB "?",
          "Гарнізон: на чий стовпець поставите бойовий жетон?"},
         {"Put a garrison on the civil column of Boris (steal 2 VP)",
          "Placer une garnison sur la colonne civile de Boris (voler 2 PV)",
          "Поставити гарнізон на громадський стовпець гравця Boris (украсти 2 ПО)"}},
        {"seasonal-wheat",
         {.step = DEUS_STEP_GAIN, .column = DEUS_PRODUCTION},
         {.kind = DEUS_ASK_GAIN, .args = {card("seasonal-wheat")}},
         {DEUS_SAY_GAIN, 0, 0, 0},
         {"Seasonal Wheat Production: do you take 2 wheat?",
          "Production saisonnière de blé" NB ": prenez-vous 2 blés" NNB "?",
          "Сезонне виробництво пшениці: візьмете 2 пшениці?"},
         {"Take 2 wheat", "Prendre 2 blés", "Узяти 2 пшениці"}},
        {"barn",
         {.step = DEUS_STEP_GAIN, .column = DEUS_PRODUCTION},
         {.kind = DEUS_ASK_GAIN, .args = {card("barn")}},
         {DEUS_SAY_SKIP, 0, 0, 0},
         {"Barn: do you take the resources?", "Grange" NB ": prenez-vous les ressources" NNB "?",
          "Комора: візьмете ресурси?"},
         {"Take nothing", "Ne rien prendre", "Нічого не брати"}},
        {NULL,
         {.step = DEUS_STEP_GOOD, .column = DEUS_CIVIL, .goods = 1 << DEUS_WOOD},
         {.kind = DEUS_ASK_GOOD, .args = {DEUS_WOOD, mill}},
         {DEUS_SAY_USE, DEUS_WOOD, 0, 0},
         {"Do you use the wood of your temple for Mill?",
          "Utilisez-vous le bois de votre temple pour le Moulin" NNB "?",
          "Чи використаєте дерево свого храму, щоб сплатити за «Млин»?"},
         {"Use the wood of the temple", "Utiliser le bois du temple", "Використати дерево храму"}},
        {NULL,
         {.step = DEUS_STEP_SPILL},
         {.kind = DEUS_ASK_SPILL, .args = {2}},
         {DEUS_SAY_SPILL, DEUS_CLAY, 0, 0},
         {"Your barques have no room for 2 resources: which one do you return?",
          "Vos barques n’ont pas de place pour 2 ressources" NB
          ": laquelle remettez-vous à la réserve" NNB "?",
          "У ваших барках бракує місця для 2 ресурсів: який ресурс повернете?"},
         {"Return 1 clay to the supply", "Remettre 1 argile à la réserve",
          "Повернути 1 глину до запасу"}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            dm_state state;
            make_egypt(&state);
            make_ask(&state, rows[row].step, rows[row].card);
            text_reader reader = {(enum text_language)language, 0, names};
            dm_writer out = fresh();
            text_deus.question(&reader, &state, &rows[row].question, &out);
            assert_string_equal(text, rows[row].asked[language]);
            out = fresh();
            text_deus.answer(&reader, &state, &rows[row].question, rows[row].answer, &out);
            assert_string_equal(text, rows[row].answered[language]);
        }
}

/* The words for a space of the market are the prices the rules ask. */
static void test_the_market_is_told_as_it_is(void **unused) {
    (void)unused;
    dm_state state;
    make_egypt(&state);
    for (uint8_t space = 0; space < 3; space++) {
        deus_mutable(&state)->market[DEUS_STONE] = space;
        assert_int_equal(text_deus_space_gold(space),
                         egypt_gold_for(deus_mutable(&state), DEUS_STONE));
        assert_int_equal(text_deus_space_vp(space), egypt_vp_for(deus_mutable(&state), DEUS_STONE));
    }
}

static void test_reasons_read_well(void **unused) {
    (void)unused;
    dm_state state;
    make_state(&state);
    const struct {
        dm_answer answer;
        dm_reason reason;
        const char *in[TEXT_LANGUAGES];
    } rows[] = {
        {{DEUS_SAY_BUILD, card("galley"), 0, 0},
         {DEUS_CANNOT_PAY, {8, 3, 0}},
         {"To pay for Galley you need at least 8 gold besides your resources; you have 3.",
          "Pour payer la Galère, il vous faut au moins 8 pièces d’or en plus de vos ressources" NNB
          "; vous en avez 3.",
          "Щоб заплатити за «Галеру», крім ваших ресурсів, потрібно щонайменше 8 золотих, а у вас "
          "3."}},
        {{DEUS_SAY_COLUMN, DEUS_MARITIME, 0, 0},
         {DEUS_CANNOT_PAY, {2, 0, 0}},
         {"You need at least 2 gold; you have 0.",
          "Il vous faut au moins 2 pièces d’or" NNB "; vous en avez 0.",
          "Потрібно щонайменше 2 золоті, а у вас 0."}},
        {{DEUS_SAY_AT, 8, 0, 0},
         {DEUS_OTHER_PLAYER_THERE, {1, 0, 0}},
         {"Boris occupies B1, and a region belongs to one player only.",
          "Boris occupe B1, et une région n’accueille qu’un seul joueur.",
          "Boris займає B1, а в регіоні може бути лише один гравець."}},
        {{DEUS_SAY_AT, 8, 0, 0},
         {DEUS_TOO_CLOSE_TO_FIRST, {0, 3, 0}},
         {"B1 is too close to the first region of Anna: yours must be at least 3 regions away.",
          "B1 est trop près de la première région d’Anna" NB
          ": la vôtre doit en être à 3 régions au moins.",
          "B1 надто близько до першого регіону гравця Anna: ваш має бути щонайменше за 3 регіони "
          "від нього."}},
        {{DEUS_SAY_PIECE, DEUS_MILITARY, 0, 0},
         {DEUS_NO_PIECE_IN_SUPPLY, {DEUS_MILITARY, 0, 0}},
         {"You have no army left in your personal supply.",
          "Il ne vous reste pas d’unité militaire dans votre réserve personnelle.",
          "У вашому особистому запасі не лишилося військ."}},
        {{DEUS_SAY_BUILD, card("egypt-library"), 0, 0},
         {DEUS_NO_CITY_FOR_PIECE, {DEUS_SCIENTIFIC, 2, 0}},
         {"This card needs a region that already has at least 2 of your buildings; you have none "
          "where a scientific building could go.",
          "Cette carte exige une région qui a déjà au moins 2 de vos bâtiments" NNB
          "; vous n’en avez aucune où placer un bâtiment scientifique.",
          "Для цієї карти треба регіон, де вже є щонайменше 2 ваші будівлі; у вас немає такого, "
          "куди можна поставити наукову будівлю."}},
        {{DEUS_SAY_AT, 8, 0, 0},
         {DEUS_TOO_FEW_BUILDINGS, {1, 0, 0}},
         {"This card is built only in a region that already has at least 1 of your buildings; B1 "
          "has fewer.",
          "Cette carte ne se construit que dans une région qui a déjà au moins 1 de vos "
          "bâtiments" NNB "; B1 en a moins.",
          "Цю карту зводять лише там, де вже є щонайменше 1 ваша будівля, а в B1 їх менше."}},
        {{DEUS_SAY_SWAP, DEUS_WOOD, DEUS_CLAY, 0},
         {DEUS_SAME_SPACE, {DEUS_WOOD, 0, 0}},
         {"The wood and clay tokens are on the same space: nothing would change.",
          "Les jetons bois et argile sont sur la même case" NB ": rien ne changerait.",
          "Жетони дерева та глини на одній клітинці: нічого не зміниться."}},
        {{DEUS_SAY_SHIFT, 8, 0, 0},
         {DEUS_NOT_ADJACENT, {0, 0, 0}},
         {"B1 is not adjacent to the region of the combat token.",
          "B1 n’est pas adjacente à la région du jeton Combat.",
          "B1 не прилягає до регіону бойового жетона."}},
        {{DEUS_SAY_ARMY, 8, 0, 0},
         {DEUS_TOKENS_SHORT, {2, 1, 0}},
         {"This takes 2 combat tokens from your player board; you have 1 there.",
          "Il faut 2 jetons Combat de votre plateau individuel" NNB "; vous y en avez 1.",
          "Для цього треба 2 бойові жетони з вашого поля гравця, а там 1."}},
        {{DEUS_SAY_MARCH, 8, 0, 0},
         {DEUS_SEA_WITHOUT_SHIP, {0, 0, 0}},
         {"The sea cuts off B1: an army enters the sea only where your own ship is.",
          "La mer barre le chemin vers B1" NB ": une unité militaire n’entre en mer que là où se "
          "trouve un de vos bateaux.",
          "Море відтинає шлях до B1: військо входить у море лише там, де стоїть ваш корабель."}},
        {{DEUS_SAY_STORE, 1, DEUS_MILITARY, 0},
         {DEUS_STORE_EMPTY, {1, DEUS_MILITARY, 0}},
         {"Boris has no army on the player board.",
          "Boris n’a pas d’unité militaire sur son plateau individuel.",
          "Boris не має військ на полі гравця."}},
        {{DEUS_SAY_GUARD, 0, DEUS_CIVIL, 0},
         {DEUS_COLUMN_TAKEN, {0, DEUS_CIVIL, 0}},
         {"There is a garrison on the civil column of Anna already.",
          "Il y a déjà une garnison sur la colonne civile d’Anna.",
          "Громадський стовпець гравця Anna вже зайнято гарнізоном."}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            text_reader reader = {(enum text_language)language, 2, names};
            dm_writer out = fresh();
            text_deus.reason(&reader, &state, rows[row].answer, rows[row].reason, &out);
            assert_string_equal(text, rows[row].in[language]);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cards_read_well),
        cmocka_unit_test(test_costs_read_well),
        cmocka_unit_test(test_the_log_reads_well),
        cmocka_unit_test(test_questions_and_answers_read_well),
        cmocka_unit_test(test_egypt_asks_well),
        cmocka_unit_test(test_the_market_is_told_as_it_is),
        cmocka_unit_test(test_reasons_read_well),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
