/* Sample sentences of Gheos that a native writer would sign, and what is told before a tile is
 * placed. */
#include "support/gheos_support.h"
#include "support/text_support.h"
#include "text/gheos_text.h"

/* ---- Sample sentences -------------------------------------------------------------------- */

static void test_tiles_read_well(void **unused) {
    (void)unused;
    static const struct {
        const char *id;
        const char *in[TEXT_LANGUAGES];
    } rows[] = {
        {"a7",
         {"land on all sides: 2 wheat", "terre sur les trois côtés" NB ": 2 blés",
          "суходіл на трьох сторонах: 2 пшениці"}},
        {"b10",
         {"land on two sides: wheat, cup; shore: nothing",
          "terre sur deux côtés" NB ": blé, coupe à vin" NNB "; rive" NB ": rien",
          "суходіл на двох сторонах: пшениця, чаша; берег: порожньо"}},
        {"b13",
         {"land on two sides: wheat; shore: temple of swords",
          "terre sur deux côtés" NB ": blé" NNB "; rive" NB ": temple des épées",
          "суходіл на двох сторонах: пшениця; берег: храм мечів"}},
        {"c12",
         {"three shores: pyramid, nothing, nothing", "trois rives" NB ": pyramide, rien, rien",
          "три береги: піраміда, порожньо, порожньо"}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            dm_writer out = fresh();
            text_gheos_tile((enum text_language)language, gheos_tile_named(rows[row].id), &out);
            assert_string_equal(text, rows[row].in[language]);
        }
}

static void test_the_log_reads_well(void **unused) {
    (void)unused;
    enum { NONE = DM_UNKNOWN, O = GHEOS_CELL_OFFSET };
    gheos_scene("board=0,0:start.0/1,0:a1.0");
    uint8_t b7 = gheos_tile_named("b7");
    const struct {
        dm_event event;
        const char *in[TEXT_LANGUAGES];
    } rows[] = {
        {{GHEOS_DID_START_TURN, 1, DM_EVERYONE, NONE, 0, 0, 7},
         {"Round 4: Boris to play", "Tour 4" NB ": Boris joue", "Раунд 4: ходить Boris"}},
        {{GHEOS_DID_ADD, 0, DM_EVERYONE, b7, O + 1, O - 2, 0},
         {"You add b7 at 1,−2 (land on two sides: wheat; shore: wheat)",
          "Vous ajoutez la tuile b7 en 1,−2 (terre sur deux côtés" NB ": blé" NNB "; rive" NB
          ": blé)",
          "Ви додаєте плитку b7 на 1,−2 (суходіл на двох сторонах: пшениця; берег: пшениця)"}},
        {{GHEOS_DID_LIFT, 1, DM_EVERYONE, GHEOS_START_TILE, O, O, 0},
         {"Boris removes the start tile from 0,0", "Boris retire la tuile de départ de 0,0",
          "Boris прибирає стартову плитку з 0,0"}},
        {{GHEOS_DID_PAY, 2, DM_EVERYONE, NONE, GHEOS_RED, GHEOS_PAYS_FOR_MIGRATION, 1},
         {"Player 3 pays a red follower for the migration",
          "Joueur 3 paie un partisan rouge pour la migration",
          "Гравець 3 віддає червоного послідовника за міграцію"}},
        {{GHEOS_DID_WAR, DM_NOBODY, DM_EVERYONE, NONE, GHEOS_BLUE, 0, 2},
         {"War: blue has 2 swords", "Guerre" NB ": la civilisation bleue a 2 épées",
          "Війна: синя цивілізація має 2 мечі"}},
        {{GHEOS_DID_DIE, DM_NOBODY, DM_EVERYONE, NONE, GHEOS_GREEN, GHEOS_DIED_AMONG_OTHERS, 0},
         {"Green dies out, because another civilisation lives there",
          "La civilisation verte disparaît, car une autre y vit déjà",
          "Зелена цивілізація гине, бо там уже живе інша"}},
        {{GHEOS_DID_LOSE, 1, DM_EVERYONE, NONE, GHEOS_WHITE, 0, 3},
         {"Boris loses 3 white followers", "Boris perd 3 partisans blancs",
          "Boris втрачає 3 білих послідовників"}},
        {{GHEOS_DID_TEMPLE, 0, DM_EVERYONE, NONE, GHEOS_SWORD, 0, 2},
         {"You gain 2 VP for the temple of swords", "Vous gagnez 2 PV pour le temple des épées",
          "Ви одержуєте 2 ПО за храм мечів"}},
        {{GHEOS_DID_FOUND, 0, DM_EVERYONE, NONE, GHEOS_YELLOW, 0, 1},
         {"You found the yellow civilisation and take 1 yellow follower",
          "Vous fondez la civilisation jaune et prenez 1 partisan jaune",
          "Ви засновуєте жовту цивілізацію й берете 1 жовтого послідовника"}},
        {{GHEOS_DID_FOUND, 1, DM_EVERYONE, NONE, GHEOS_BLACK, 0, 0},
         {"Boris founds the black civilisation without a follower",
          "Boris fonde la civilisation noire sans aucun partisan",
          "Boris засновує чорну цивілізацію, без послідовників"}},
        {{GHEOS_DID_TOKEN, 0, DM_EVERYONE, NONE, 0, 2, 8},
         {"You play a scoring token for 8 VP (2 left)",
          "Vous jouez un jeton de décompte pour 8 PV (il en reste 2)",
          "Ви граєте жетон підрахунку й одержуєте 8 ПО (лишилося жетонів: 2)"}},
        {{GHEOS_DID_EPOCH, 1, DM_EVERYONE, NONE, 0, 0, 3},
         {"Boris draws Epoch 3 of 6: followers score pyramids",
          "Boris pioche l’Époque 3 sur 6" NB ": les partisans rapportent des PV pour les pyramides",
          "Boris добирає Епоху 3 з 6: послідовники приносять ПО за піраміди"}},
        {{GHEOS_DID_EPOCH_VP, 0, DM_EVERYONE, NONE, 0, 0, 0},
         {"You gain nothing for pyramids", "Vous ne gagnez rien pour les pyramides",
          "Ви нічого не одержуєте за піраміди"}},
        {{GHEOS_DID_END, DM_NOBODY, DM_EVERYONE, NONE, 1, 0, 0},
         {"All scoring tokens have been played: the game is over",
          "Tous les jetons de décompte ont été joués" NB ": la partie est terminée",
          "Усі жетони підрахунку зіграно: гру закінчено"}},
        {{GHEOS_DID_FINAL_VP, 1, DM_EVERYONE, NONE, 0, 0, 6},
         {"Boris gains 6 VP for cups at the end",
          "Boris gagne 6 PV pour les coupes à vin en fin de partie",
          "Boris одержує 6 ПО за чаші наприкінці гри"}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        for (int language = 0; language < TEXT_LANGUAGES; language++) {
            text_reader reader = {(enum text_language)language, 0, names};
            dm_writer out = fresh();
            text_gheos.event(&reader, &gheos_table.state, &rows[row].event, &out);
            assert_string_equal(text, rows[row].in[language]);
        }
}

/* The question the table asks seat 1 now, and the answer with that token. */
static void expect_asked(const char *const asked[TEXT_LANGUAGES], const char *token,
                         const char *const answered[TEXT_LANGUAGES]) {
    int index = dm_match_find(&gheos_table, token);
    if (index < 0) fail_msg("'%s' is not legal", token);
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        text_reader reader = {(enum text_language)language, 0, names};
        dm_writer out = fresh();
        text_gheos.question(&reader, &gheos_table.state, &gheos_table.question, &out);
        assert_string_equal(text, asked[language]);
        out = fresh();
        text_gheos.answer(&reader, &gheos_table.state, &gheos_table.question,
                          gheos_table.question.answers[index], &out);
        assert_string_equal(text, answered[language]);
    }
}

#define SAYS(en, fr, uk) ((const char *const[TEXT_LANGUAGES]){en, fr, uk})

static void test_placing_reads_well(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:a2.0 p1.hand=b1,c3");
    expect_asked(SAYS("Which tile do you place?", "Quelle tuile posez-vous" NNB "?",
                      "Яку плитку покладете?"),
                 "tile:c3",
                 SAYS("Place c3 (three shores: wheat, cup, nothing)",
                      "Poser la tuile c3 (trois rives" NB ": blé, coupe à vin, rien)",
                      "Покласти плитку c3 (три береги: пшениця, чаша, порожньо)"));
    gheos_play_tokens("tile:b1");
    const char *const *where =
        SAYS("Where do you place it?", "Où la posez-vous" NNB "?", "Куди її покладете?");
    expect_asked(where, "add:-1,0", SAYS("Add at −1,0", "Ajouter en −1,0", "Додати на −1,0"));
    expect_asked(where, "replace:0,0",
                 SAYS("Replace the start tile at 0,0", "Remplacer la tuile de départ en 0,0",
                      "Замінити стартову плитку на 0,0"));
    expect_asked(
        where, "replace:1,0",
        SAYS("Replace a1 at 1,0", "Remplacer la tuile a1 en 1,0", "Замінити плитку a1 на 1,0"));
    gheos_play_tokens("add:-1,0");
    const char *const *turned = SAYS("Which way do you turn it?",
                                     "Dans quel sens la tournez-vous" NNB "?", "Як її повернете?");
    expect_asked(turned, "turn:0",
                 SAYS("As it is: the shore on the right", "Sans tourner" NB ": la rive à droite",
                      "Не повертати: берег праворуч"));
    expect_asked(turned, "turn:2",
                 SAYS("Turn it 2 steps: the shore above",
                      "Tourner de 2 crans" NB ": la rive au-dessus",
                      "Повернути на 2 кроки: берег вгорі"));
}

/* The shores of c3, W C -, turned by one in the cell below the start tile. */
static void test_turned_shores_read_well(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0 p1.hand=b1,c3");
    gheos_play_tokens("tile:c3 add:0,1");
    expect_asked(SAYS("Which way do you turn it?", "Dans quel sens la tournez-vous" NNB "?",
                      "Як її повернете?"),
                 "turn:1",
                 SAYS("Turn it 1 step: wheat above, cup on the right, nothing on the left",
                      "Tourner de 1 cran" NB ": blé au-dessus, coupe à vin à droite, rien à gauche",
                      "Повернути на 1 крок: пшениця вгорі, чаша праворуч, порожньо ліворуч"));
}

static void test_wars_and_migrations_read_well(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a3.0/-1,0:a5.0 markers=red@1,0.0/blue@-1,0.0 "
                "p1.hand=a1,b1 p1.followers=2,0,0,1,0,0");
    gheos_play_tokens("tile:a1 replace:0,0");
    expect_asked(SAYS("Which follower do you pay for the war?",
                      "Quel partisan payez-vous pour la guerre" NNB "?",
                      "Якого послідовника віддасте за війну?"),
                 "pay:red",
                 SAYS("Pay with a red follower", "Payer avec un partisan rouge",
                      "Віддати червоного послідовника"));
    gheos_play_tokens("pay:red");
    expect_asked(SAYS("The war is tied at 1 sword: who wins?",
                      "Guerre à égalité (1 épée)" NB ": qui gagne" NNB "?",
                      "У війні нічия (1 меч): хто перемагає?"),
                 "winner:blue",
                 SAYS("Blue wins", "La civilisation bleue gagne", "Перемагає синя цивілізація"));
    gheos_scene("board=0,0:a11.0/1,0:a2.0/-1,0:a3.0 markers=red@0,0.0 "
                "p1.hand=c3,c4 p1.followers=2,0,0,0,0,0");
    gheos_play_tokens("tile:c3 replace:0,0 turn:1");
    expect_asked(SAYS("Wheat is tied: where does red migrate?",
                      "Égalité de blé" NB ": où migre la civilisation rouge" NNB "?",
                      "Пшениці порівну: куди мігрує червона цивілізація?"),
                 "migrate:2",
                 SAYS("To the continent on the left (0 wheat)",
                      "Vers le continent à gauche (0 blé)", "На континент ліворуч (0 пшениці)"));
}

static void test_people_and_tokens_read_well(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a7.0/0,1:a3.0/1,1:a10.0 markers=red@0,1.0 todo=people "
                "p1.followers=1,0,0,0,0,0");
    const char *const *people =
        SAYS("Do you found a civilisation or take a follower?",
             "Fondez-vous une civilisation ou prenez-vous un partisan" NNB "?",
             "Заснуєте цивілізацію чи візьмете послідовника?");
    expect_asked(
        people, "take:red",
        SAYS("Take a red follower", "Prendre un partisan rouge", "Узяти червоного послідовника"));
    /* Two continents begin at 0,0: to the right, and below. */
    expect_asked(people, "found:0,0.0",
                 SAYS("Found a civilisation on the continent at 0,0, on the right (3 wheat: 3 "
                      "followers)",
                      "Fonder une civilisation sur le continent en 0,0, à droite (3 blés" NB
                      ": 3 partisans)",
                      "Заснувати цивілізацію на континенті 0,0, праворуч (3 пшениці: 3 "
                      "послідовники)"));
    gheos_play_tokens("found:0,0.0");
    expect_asked(SAYS("Which civilisation do you found on the continent at 0,0 (on the right)? (3 "
                      "followers)",
                      "Quelle civilisation fondez-vous sur le continent en 0,0 (à droite)" NNB
                      "? (3 partisans)",
                      "Яку цивілізацію заснуєте на континенті 0,0 (праворуч)? (3 "
                      "послідовники)"),
                 "colour:white", SAYS("White", "La civilisation blanche", "Біла цивілізація"));
    gheos_scene("board=0,0:start.0/1,0:a8.0 markers=red@0,0.0 todo=token p1.tokens=2 "
                "p1.followers=4,0,0,0,0,0");
    const char *const *token =
        SAYS("Do you play a scoring token for 8 VP? (you have 2)",
             "Jouez-vous un jeton de décompte pour 8 PV" NNB "? (vous en avez 2)",
             "Зіграєте жетон підрахунку й одержите 8 ПО? (жетонів у вас: 2)");
    expect_asked(token, "score",
                 SAYS("Play a scoring token for 8 VP", "Jouer un jeton de décompte pour 8 PV",
                      "Зіграти жетон підрахунку: 8 ПО"));
    expect_asked(token, "keep",
                 SAYS("Keep your tokens", "Garder vos jetons", "Залишити жетони собі"));
}

static void expect_reason(dm_answer answer, dm_reason reason,
                          const char *const in[TEXT_LANGUAGES]) {
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        text_reader reader = {(enum text_language)language, 0, names};
        dm_writer out = fresh();
        text_gheos.reason(&reader, &gheos_table.state, answer, reason, &out);
        assert_string_equal(text, in[language]);
    }
}

static void test_reasons_read_well(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0");
    expect_reason(gheos_say_cell(GHEOS_SAY_REPLACE, 2, -1, 0),
                  asking_refused(GHEOS_PYRAMID_STANDS, 0, 0, 0),
                  SAYS("A pyramid stands at 2,−1: a tile with a pyramid is never replaced.",
                       "Une pyramide se dresse en 2,−1" NB
                       ": une tuile avec une pyramide ne se remplace jamais.",
                       "На 2,−1 стоїть піраміда: плитку з пірамідою ніколи не замінюють."));
    expect_reason(gheos_say_cell(GHEOS_SAY_ADD, 1, 1, 0),
                  asking_refused(GHEOS_NO_FOLLOWER_TO_PAY, GHEOS_PAYS_FOR_WAR, 0, 0),
                  SAYS("At 1,1 the tile would cause a war, which costs a follower, and you have "
                       "none.",
                       "En 1,1, la tuile causerait une guerre, ce qui coûte un partisan, et vous "
                       "n’en avez aucun.",
                       "На 1,1 плитка спричинить війну, а це коштує одного послідовника, якого у "
                       "вас немає."));
    expect_reason(asking_say(GHEOS_SAY_TURN, 1),
                  asking_refused(GHEOS_NO_FOLLOWER_TO_PAY, GHEOS_PAYS_FOR_MIGRATION, 0, 0),
                  SAYS("Turned this way, the tile would cause a migration, which costs a follower, "
                       "and you have none.",
                       "Tournée ainsi, la tuile causerait une migration, ce qui coûte un partisan, "
                       "et vous n’en avez aucun.",
                       "Повернута так, плитка спричинить міграцію, а це коштує одного "
                       "послідовника, якого у вас немає."));
    expect_reason(asking_say(GHEOS_SAY_PAY, GHEOS_BLUE),
                  asking_refused(GHEOS_FOLLOWER_NOT_HELD, GHEOS_BLUE, 0, 0),
                  SAYS("You have no blue follower.", "Vous n’avez pas de partisan bleu.",
                       "У вас немає синіх послідовників."));
    expect_reason(asking_say(GHEOS_SAY_WINNER, GHEOS_BLUE),
                  asking_refused(GHEOS_FEWER_SWORDS, GHEOS_BLUE, 1, 2),
                  SAYS("Blue has 1 sword and cannot win: only those with the most, 2, can.",
                       "La civilisation bleue a 1 épée et ne peut pas gagner" NB
                       ": il faut en avoir le plus, soit 2.",
                       "Синя цивілізація має 1 меч та не може перемогти: треба мати найбільше, "
                       "тобто 2."));
    expect_reason(gheos_say_cell(GHEOS_SAY_FOUND, 1, 0, 0),
                  asking_refused(GHEOS_CONTINENT_INHABITED, GHEOS_BLUE, 0, 0),
                  SAYS("Blue already lives on the continent at 1,0, and a continent has only one "
                       "civilisation.",
                       "La civilisation bleue vit déjà sur le continent en 1,0, et un continent "
                       "n’accueille qu’une civilisation.",
                       "На континенті 1,0 вже живе синя цивілізація, а на континенті може бути "
                       "лише одна цивілізація."));
    expect_reason(asking_say(GHEOS_SAY_TAKE, GHEOS_RED),
                  asking_refused(GHEOS_SUPPLY_EMPTY, GHEOS_RED, 0, 0),
                  SAYS("No red follower is left in the supply.",
                       "Il ne reste pas de partisan rouge dans la réserve.",
                       "У запасі не лишилося червоних послідовників."));
}

/* ---- Consequences ------------------------------------------------------------------------ */

static void expect_outcome(const char *tile, int x, int y, int rotation,
                           const char *const in[TEXT_LANGUAGES]) {
    gheos_placement placement = {gheos_tile_named(tile), (int8_t)x, (int8_t)y, (uint8_t)rotation};
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        text_reader reader = {(enum text_language)language, 0, names};
        dm_writer out = fresh();
        text_gheos_outcome(&reader, &gheos_table.state, &placement, &out);
        assert_string_equal(text, in[language]);
    }
}

static void test_what_changes_nothing_is_not_told(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0 markers=red@1,0.0");
    expect_outcome("a2", -1, 0, 0, SAYS("", "", ""));
}

static void test_growing_land_is_told(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a1.0/2,0:a2.0/0,1:a3.0/1,1:a10.0 markers=red@1,0.0 "
                "p1.followers=2,0,0,0,0,0");
    expect_outcome("a4", 2, 1, 0,
                   SAYS("The red continent joins other land: +2 wheat, +1 cup, +1 sword, +1 "
                        "pyramid. An Epoch would then be worth 2 VP to you (now 0), a scoring "
                        "token 4 VP (now 2).",
                        "Le continent de la civilisation rouge rejoint d’autres terres" NB
                        ": +2 blés, +1 coupe à vin, +1 épée, +1 pyramide. Une Époque vaudrait "
                        "alors 2 PV pour vous (0 actuellement), un jeton de décompte 4 PV (2 "
                        "actuellement).",
                        "Континент червоної цивілізації приєднує іншу землю: +2 пшениці, +1 чаша, "
                        "+1 меч, +1 піраміда. Тоді Епоха для вас варта 2 ПО (зараз 0), а жетон "
                        "підрахунку — 4 ПО (зараз 2)."));
    expect_outcome("a12", 3, 0, 0,
                   SAYS("For the temple of wheat, you gain 2 VP.",
                        "Pour le temple du blé, vous gagnez 2 PV.",
                        "За храм пшениці ви одержуєте 2 ПО."));
    expect_outcome("a12", -1, 0, 0,
                   SAYS("The temple of wheat brings nothing here.",
                        "Le temple du blé ne rapporte rien ici.",
                        "Храм пшениці тут нічого не приносить."));
}

static void test_a_war_is_told(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a9.0/-1,0:a5.0 markers=red@1,0.0/blue@-1,0.0 "
                "p1.followers=2,0,0,1,0,0 p2.followers=0,0,0,2,0,0");
    expect_outcome("a2", 0, 0, 0,
                   SAYS("War (swords: red 2, blue 1): red wins. Blue dies: you lose 1 follower, "
                        "Boris loses 2 followers. For the war, you pay a follower of any colour. "
                        "An Epoch would then be worth 0 VP to you, a scoring token 1–2 VP (now 0).",
                        "Guerre (épées" NB ": rouge 2, bleue 1)" NB
                        ": la civilisation rouge gagne. La civilisation bleue disparaît" NB
                        ": vous perdez 1 partisan, Boris perd 2 partisans. Pour la guerre, vous "
                        "payez un partisan au choix. Une Époque vaudrait alors 0 PV pour vous, un "
                        "jeton de décompte 1–2 PV (0 actuellement).",
                        "Війна (мечі: червона 2, синя 1): перемагає червона цивілізація. Синя "
                        "цивілізація гине: ви втрачаєте 1 послідовника, Boris втрачає 2 "
                        "послідовників. За війну ви віддаєте послідовника на вибір. Тоді Епоха для "
                        "вас варта 0 ПО, а жетон підрахунку — 1–2 ПО (зараз 0)."));
}

/* Three at war, two of them equal: the third dies in any case. */
static void test_a_tied_war_is_told(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a3.0/-1,0:a5.0/0,1:a7.0 "
                "markers=red@1,0.0/blue@-1,0.0/black@0,1.0 p1.followers=0,0,0,0,1,0 p1.tokens=0");
    expect_outcome(
        "a11", 0, 0, 0,
        SAYS("War (swords: red 1, blue 1, black 0): a tie, so you choose who wins. If "
             "red dies, nobody loses followers. If blue dies, nobody loses followers. "
             "Black dies: nobody loses followers. For the war, you pay a black follower.",
             "Guerre (épées" NB ": rouge 1, bleue 1, noire 0)" NB
             ": égalité, vous choisissez qui gagne. Si la civilisation rouge "
             "disparaît, personne ne perd de partisan. Si la civilisation bleue "
             "disparaît, personne ne perd de partisan. La civilisation noire "
             "disparaît" NB ": personne ne perd de partisan. Pour la guerre, vous payez "
             "un partisan noir.",
             "Війна (мечі: червона 1, синя 1, чорна 0): нічия, тож ви вибираєте, хто "
             "перемагає. Якщо загине червона цивілізація, ніхто не втрачає "
             "послідовників. Якщо загине синя цивілізація, ніхто не втрачає "
             "послідовників. Чорна цивілізація гине: ніхто не втрачає послідовників. За "
             "війну ви віддаєте чорного послідовника."));
}

static void test_a_migration_is_told(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:a11.0/1,0:a2.0/-1,0:a3.0 markers=red@0,0.0 "
                "p1.hand=c3,c4 p1.followers=2,0,0,0,0,0");
    expect_outcome("c3", 0, 0, 0,
                   SAYS("Red must migrate: 1 wheat on the right, 0 wheat on the left. It settles "
                        "on the right. For the migration, you pay a red follower. An Epoch would "
                        "then be worth 0 VP to you, a scoring token 1 VP (now 2).",
                        "La civilisation rouge doit migrer" NB
                        ": 1 blé à droite, 0 blé à gauche. Elle s’installe à droite. Pour la "
                        "migration, vous payez un partisan rouge. Une Époque vaudrait alors 0 PV "
                        "pour vous, un jeton de décompte 1 PV (2 actuellement).",
                        "Червона цивілізація мусить мігрувати: 1 пшениця праворуч, 0 пшениці "
                        "ліворуч. Вона оселяється праворуч. За міграцію ви віддаєте червоного "
                        "послідовника. Тоді Епоха для вас варта 0 ПО, а жетон підрахунку — 1 ПО "
                        "(зараз 2)."));
    /* On a tie the choice decides what the temple is worth. */
    expect_outcome(
        "b24", 0, 0, 1,
        SAYS("Red must migrate: 0 wheat on the right, 0 wheat on the left. Wheat is "
             "tied, so you choose where it goes. For the migration, you pay a red "
             "follower. For the temple of swords, you gain 0–1 VP. An Epoch would then be "
             "worth 0 VP to you, a scoring token 0–2 VP (now 2).",
             "La civilisation rouge doit migrer" NB
             ": 0 blé à droite, 0 blé à gauche. Égalité de blé" NB ": vous choisissez "
             "où elle va. Pour la migration, vous payez un partisan rouge. Pour "
             "le temple des épées, vous gagnez 0–1 PV. Une Époque vaudrait alors 0 PV pour "
             "vous, un jeton de décompte 0–2 PV (2 actuellement).",
             "Червона цивілізація мусить мігрувати: 0 пшениці праворуч, 0 пшениці "
             "ліворуч. Пшениці порівну, тож ви вибираєте, куди вона йде. За міграцію ви "
             "віддаєте червоного послідовника. За храм мечів ви одержуєте 0–1 ПО. "
             "Тоді Епоха для вас варта 0 ПО, а жетон підрахунку — 0–2 ПО (зараз 2)."));
}

/* The rulebook's war and migration: blue is cut in two, and its richer part is red's by now. */
static void test_a_migration_to_others_is_told(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:b4.2/-1,0:a2.0/1,0:a1.0/0,1:a7.0 markers=blue@0,0.0/red@0,1.0 "
                "p1.followers=1,0,0,0,0,0 p2.followers=0,0,0,2,0,0");
    expect_outcome("b12", 0, 0, 0,
                   SAYS("The red continent joins other land: +1 wheat, +1 cup. Blue must migrate: "
                        "0 wheat on the left, 3 wheat on the right (where red lives). It goes to "
                        "the continent on the right, where red already lives, and loses at once. "
                        "Blue dies: Boris loses 2 followers. For the migration, you pay a red "
                        "follower.",
                        "Le continent de la civilisation rouge rejoint d’autres terres" NB
                        ": +1 blé, +1 coupe à vin. La civilisation bleue doit migrer" NB
                        ": 0 blé à gauche, 3 blés à droite (où vit la civilisation rouge). Elle va "
                        "sur le continent à droite, où vit déjà la civilisation rouge, et perd "
                        "aussitôt. La civilisation bleue disparaît" NB
                        ": Boris perd 2 partisans. Pour la migration, vous payez un partisan "
                        "rouge.",
                        "Континент червоної цивілізації приєднує іншу землю: +1 пшениця, +1 чаша. "
                        "Синя цивілізація мусить мігрувати: 0 пшениці ліворуч, 3 пшениці праворуч "
                        "(де живе червона цивілізація). Вона йде на континент праворуч, де вже "
                        "живе червона цивілізація, і відразу програє. Синя цивілізація гине: Boris "
                        "втрачає 2 послідовників. За міграцію ви віддаєте червоного "
                        "послідовника."));
}

/* A continent reduced to an island; and a price that cannot be paid. */
static void test_an_island_is_told(void **unused) {
    (void)unused;
    gheos_scene("board=0,0:start.0/1,0:a2.0 markers=red@1,0.0 p2.followers=3,0,0,0,0,0");
    expect_outcome("c4", 1, 0, 0,
                   SAYS("Red must migrate: 1 wheat on the left (island). It goes to the island on "
                        "the left, where no civilisation survives. Red dies: Boris loses 3 "
                        "followers. The migration costs a follower, and you have none, so this is "
                        "not allowed.",
                        "La civilisation rouge doit migrer" NB
                        ": 1 blé à gauche (île). Elle va sur l’île à gauche, où aucune "
                        "civilisation ne survit. La civilisation rouge disparaît" NB
                        ": Boris perd 3 partisans. La migration coûte un partisan, et vous n’en "
                        "avez aucun" NB ": ce n’est pas permis.",
                        "Червона цивілізація мусить мігрувати: 1 пшениця ліворуч (острів). Вона "
                        "йде на острів ліворуч, де жодна цивілізація не виживає. Червона "
                        "цивілізація гине: Boris втрачає 3 послідовників. Міграція коштує одного "
                        "послідовника, а у вас їх немає, тож так не можна."));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tiles_read_well),
        cmocka_unit_test(test_the_log_reads_well),
        cmocka_unit_test(test_placing_reads_well),
        cmocka_unit_test(test_turned_shores_read_well),
        cmocka_unit_test(test_wars_and_migrations_read_well),
        cmocka_unit_test(test_people_and_tokens_read_well),
        cmocka_unit_test(test_reasons_read_well),
        cmocka_unit_test(test_what_changes_nothing_is_not_told),
        cmocka_unit_test(test_growing_land_is_told),
        cmocka_unit_test(test_a_war_is_told),
        cmocka_unit_test(test_a_tied_war_is_told),
        cmocka_unit_test(test_a_migration_is_told),
        cmocka_unit_test(test_a_migration_to_others_is_told),
        cmocka_unit_test(test_an_island_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
