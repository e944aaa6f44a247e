/* The nouns of Deus, after the rulebooks' own terms in each language.
 *
 * Columns. English: one, many. French: gender, one, many. Ukrainian: gender, 1 (nominative),
 * 2 (few), 5 (many), genitive, accusative. Lands also say where, gods to whom. French gold is
 * counted in pieces.
 */
#include "text/deus_text.h"

enum { M = NOUN_MASCULINE, F = NOUN_FEMININE, N = NOUN_NEUTER };

/* clang-format off */

const text_noun text_deus_currencies[2] = {
    [DEUS_IN_GOLD] = {EN("gold", "gold"), FR(F, "pièce d’or", "pièces d’or"), FR_MASS("or"),
                 UK(M, "золотий", "золоті", "золотих", "золотого", "золотий")},
    [DEUS_IN_VP]   = {EN("VP", "VP"), FR(M, "PV", "PV"),
                 UK(N, "ПО", "ПО", "ПО", "ПО", "ПО")},
};

/* Ukrainian resources are masses: 5 глини, not 5 глин. */
const text_noun text_deus_resources[DEUS_RESOURCES] = {
    [DEUS_WOOD]  = {EN("wood", "wood"), FR(M, "bois", "bois"),
               UK(N, "дерево", "дерева", "дерева", "дерева", "дерево")},
    [DEUS_CLAY]  = {EN("clay", "clay"), FR(F, "argile", "argiles"),
               UK(F, "глина", "глини", "глини", "глини", "глину")},
    [DEUS_STONE] = {EN("stone", "stone"), FR(F, "pierre", "pierres"),
               UK(M, "камінь", "камені", "каменю", "каменю", "камінь")},
    [DEUS_WHEAT] = {EN("wheat", "wheat"), FR(M, "blé", "blés"),
               UK(F, "пшениця", "пшениці", "пшениці", "пшениці", "пшеницю")},
};

const text_noun text_deus_pieces[DEUS_COLOURS] = {
    [DEUS_MARITIME]   = {EN("ship", "ships"), FR(M, "bateau", "bateaux"),
                    UK(M, "корабель", "кораблі", "кораблів", "корабля", "корабель")},
    [DEUS_PRODUCTION] = {EN("production building", "production buildings"),
                    FR(M, "bâtiment de production", "bâtiments de production"),
                    UK(F, "виробнича будівля", "виробничі будівлі", "виробничих будівель",
                       "виробничої будівлі", "виробничу будівлю")},
    [DEUS_SCIENTIFIC] = {EN("scientific building", "scientific buildings"),
                    FR(M, "bâtiment scientifique", "bâtiments scientifiques"),
                    UK(F, "наукова будівля", "наукові будівлі", "наукових будівель",
                       "наукової будівлі", "наукову будівлю")},
    [DEUS_CIVIL]      = {EN("civil building", "civil buildings"),
                    FR(M, "bâtiment civil", "bâtiments civils"),
                    UK(F, "громадська будівля", "громадські будівлі", "громадських будівель",
                       "громадської будівлі", "громадську будівлю")},
    [DEUS_MILITARY]   = {EN("army", "armies"), FR(F, "unité militaire", "unités militaires"),
                    UK(N, "військо", "війська", "військ", "війська", "військо")},
    [DEUS_TEMPLE]     = {EN("temple", "temples"), FR(M, "temple", "temples"),
                    UK(M, "храм", "храми", "храмів", "храму", "храм")},
};

const text_noun text_deus_lands[DEUS_TERRAINS] = {
    [DEUS_FOREST]   = {EN("forest", "forests"), FR(F, "forêt", "forêts"),
                  UK(M, "ліс", "ліси", "лісів", "лісу", "ліс"),
                  IN("in a forest", "en forêt", "в лісі")},
    [DEUS_SWAMP]    = {EN("swamp", "swamps"), FR(M, "marécage", "marécages"),
                  UK(N, "болото", "болота", "боліт", "болота", "болото"),
                  IN("in a swamp", "dans un marécage", "на болоті")},
    [DEUS_MOUNTAIN] = {EN("mountain", "mountains"), FR(F, "montagne", "montagnes"),
                  UK(F, "гора", "гори", "гір", "гори", "гору"),
                  IN("on a mountain", "en montagne", "в горах")},
    [DEUS_FIELD]    = {EN("field", "fields"), FR(M, "champ", "champs"),
                  UK(N, "поле", "поля", "полів", "поля", "поле"),
                  IN("in a field", "dans un champ", "на полі")},
    [DEUS_SEA]      = {EN("sea region", "sea regions"), FR(F, "région maritime",
        "régions maritimes"),
                  UK(M, "морський регіон", "морські регіони", "морських регіонів",
                     "морського регіону", "морський регіон"),
                  IN("at sea", "en mer", "на морі")},
    [DEUS_VILLAGE]  = {EN("barbarian village", "barbarian villages"),
                  FR(M, "village barbare", "villages barbares"),
                  UK(N, "селище варварів", "селища варварів", "селищ варварів",
                     "селища варварів", "селище варварів"),
                  IN("in a barbarian village", "dans un village barbare", "у селищі варварів")},
};

const text_noun text_deus_columns[DEUS_COLOURS] = {
    [DEUS_MARITIME]   = {EN("maritime column", "maritime columns"),
                    FR(F, "colonne maritime", "colonnes maritimes"),
                    UK(M, "морський стовпець", "морські стовпці", "морських стовпців",
                       "морського стовпця", "морський стовпець")},
    [DEUS_PRODUCTION] = {EN("production column", "production columns"),
                    FR(F, "colonne de production", "colonnes de production"),
                    UK(M, "виробничий стовпець", "виробничі стовпці", "виробничих стовпців",
                       "виробничого стовпця", "виробничий стовпець")},
    [DEUS_SCIENTIFIC] = {EN("scientific column", "scientific columns"),
                    FR(F, "colonne scientifique", "colonnes scientifiques"),
                    UK(M, "науковий стовпець", "наукові стовпці", "наукових стовпців",
                       "наукового стовпця", "науковий стовпець")},
    [DEUS_CIVIL]      = {EN("civil column", "civil columns"),
                    FR(F, "colonne civile", "colonnes civiles"),
                    UK(M, "громадський стовпець", "громадські стовпці", "громадських стовпців",
                       "громадського стовпця", "громадський стовпець")},
    [DEUS_MILITARY]   = {EN("military column", "military columns"),
                    FR(F, "colonne militaire", "colonnes militaires"),
                    UK(M, "військовий стовпець", "військові стовпці", "військових стовпців",
                       "військового стовпця", "військовий стовпець")},
    [DEUS_TEMPLE]     = {EN("temple column", "temple columns"),
                    FR(F, "colonne des temples", "colonnes des temples"),
                    UK(M, "стовпець храмів", "стовпці храмів", "стовпців храмів",
                       "стовпця храмів", "стовпець храмів")},
};

const text_noun text_deus_coloured_cards[DEUS_COLOURS] = {
    [DEUS_MARITIME]   = {EN("maritime card", "maritime cards"),
                    FR(F, "carte maritime", "cartes maritimes"),
                    UK(F, "морська карта", "морські карти", "морських карт",
                       "морської карти", "морську карту")},
    [DEUS_PRODUCTION] = {EN("production card", "production cards"),
                    FR(F, "carte de production", "cartes de production"),
                    UK(F, "виробнича карта", "виробничі карти", "виробничих карт",
                       "виробничої карти", "виробничу карту")},
    [DEUS_SCIENTIFIC] = {EN("scientific card", "scientific cards"),
                    FR(F, "carte scientifique", "cartes scientifiques"),
                    UK(F, "наукова карта", "наукові карти", "наукових карт",
                       "наукової карти", "наукову карту")},
    [DEUS_CIVIL]      = {EN("civil card", "civil cards"), FR(F, "carte civile", "cartes civiles"),
                    UK(F, "громадська карта", "громадські карти", "громадських карт",
                       "громадської карти", "громадську карту")},
    [DEUS_MILITARY]   = {EN("military card", "military cards"),
                    FR(F, "carte militaire", "cartes militaires"),
                    UK(F, "військова карта", "військові карти", "військових карт",
                       "військової карти", "військову карту")},
    [DEUS_TEMPLE]     = {EN("temple card", "temple cards"), FR(F, "carte Temple", "cartes Temple"),
                    UK(F, "карта храму", "карти храмів", "карт храмів",
                       "карти храму", "карту храму")},
};

const text_noun text_deus_gods[DEUS_COLOURS] = {
    [DEUS_MARITIME]   = {EN("Neptune", "Neptune"), FR(M, "Neptune", "Neptune"),
                    UK(M, "Нептун", "Нептуни", "Нептунів", "Нептуна", "Нептуна"),
                    IN("to Neptune", "à Neptune", "Нептунові")},
    [DEUS_PRODUCTION] = {EN("Ceres", "Ceres"), FR(F, "Cérès", "Cérès"),
                    UK(F, "Церера", "Церери", "Церер", "Церери", "Цереру"),
                    IN("to Ceres", "à Cérès", "Церері")},
    [DEUS_SCIENTIFIC] = {EN("Minerva", "Minerva"), FR(F, "Minerve", "Minerve"),
                    UK(F, "Мінерва", "Мінерви", "Мінерв", "Мінерви", "Мінерву"),
                    IN("to Minerva", "à Minerve", "Мінерві")},
    [DEUS_CIVIL]      = {EN("Vesta", "Vesta"), FR(F, "Vesta", "Vesta"),
                    UK(F, "Веста", "Вести", "Вест", "Вести", "Весту"),
                    IN("to Vesta", "à Vesta", "Весті")},
    [DEUS_MILITARY]   = {EN("Mars", "Mars"), FR(M, "Mars", "Mars"),
                    UK(M, "Марс", "Марси", "Марсів", "Марса", "Марса"),
                    IN("to Mars", "à Mars", "Марсові")},
    [DEUS_TEMPLE]     = {EN("Jupiter", "Jupiter"), FR(M, "Jupiter", "Jupiter"),
                    UK(M, "Юпітер", "Юпітери", "Юпітерів", "Юпітера", "Юпітера"),
                    IN("to Jupiter", "à Jupiter", "Юпітерові")},
};

const text_noun text_deus_things[DEUS_TEXT_THINGS] = {
    [DEUS_TEXT_A_CARD]     = {EN("card", "cards"), FR(F, "carte", "cartes"),
                    UK(F, "карта", "карти", "карт", "карти", "карту")},
    [DEUS_TEXT_A_RESOURCE] = {EN("resource", "resources"), FR(F, "ressource", "ressources"),
                    UK(M, "ресурс", "ресурси", "ресурсів", "ресурсу", "ресурс")},
    [DEUS_TEXT_A_PIECE]    = {EN("piece", "pieces"), FR(M, "pion", "pions"),
                    UK(F, "фігурка", "фігурки", "фігурок", "фігурки", "фігурку")},
    [DEUS_TEXT_A_PAIR]     = {EN("pair", "pairs"), FR(F, "paire", "paires"),
                    UK(F, "пара", "пари", "пар", "пари", "пару")},
    [DEUS_TEXT_A_REGION]   = {EN("region", "regions"), FR(F, "région", "régions"),
                    UK(M, "регіон", "регіони", "регіонів", "регіону", "регіон")},
    [DEUS_TEXT_OF_YOUR_BUILDINGS] = {EN("of your buildings", "of your buildings"),
                           FR(M, "de vos bâtiments", "de vos bâtiments"),
                           UK(F, "ваша будівля", "ваші будівлі", "ваших будівель",
                              "вашої будівлі", "вашу будівлю")},
    [DEUS_TEXT_AN_EXTRA_CARD] = {EN("extra card", "extra cards"), FR(F, "carte de plus",
        "cartes de plus"),
                       UK(F, "додаткова карта", "додаткові карти", "додаткових карт",
                          "додаткової карти", "додаткову карту")},
    [DEUS_TEXT_A_LOT]      = {EN("lot", "lots"), FR(M, "lot", "lots"),
                    UK(F, "партія", "партії", "партій", "партії", "партію")},
    [DEUS_TEXT_A_TOKEN]    = {EN("combat token", "combat tokens"), FR(M, "jeton Combat",
        "jetons Combat"),
                    UK(M, "бойовий жетон", "бойові жетони", "бойових жетонів",
                       "бойового жетона", "бойовий жетон")},
};

const text_line text_deus_colours[DEUS_COLOURS] = {
    [DEUS_MARITIME]   = {{"maritime",   "maritime",     "морська"}},
    [DEUS_PRODUCTION] = {{"production", "production",   "виробнича"}},
    [DEUS_SCIENTIFIC] = {{"scientific", "scientifique", "наукова"}},
    [DEUS_CIVIL]      = {{"civil",      "civil",        "громадська"}},
    [DEUS_MILITARY]   = {{"military",   "militaire",    "військова"}},
    [DEUS_TEMPLE]     = {{"temple",     "temple",       "храм"}},
};

const text_line text_deus_terrains[DEUS_TERRAINS] = {
    [DEUS_FOREST]   = {{"forest",   "forêt",    "ліс"}},
    [DEUS_SWAMP]    = {{"swamp",    "marécage", "болото"}},
    [DEUS_MOUNTAIN] = {{"mountain", "montagne", "гора"}},
    [DEUS_FIELD]    = {{"field",    "champ",    "поле"}},
    [DEUS_SEA]      = {{"sea",      "mer",      "море"}},
    [DEUS_VILLAGE]  = {{"barbarian village", "village barbare", "селище варварів"}},
};

/* clang-format on */
