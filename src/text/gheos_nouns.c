/* The nouns of Gheos, after the rulebooks' own terms in English and French.
 *
 * Columns. English: one, many. French: gender, one, many. Ukrainian: gender, 1 (nominative),
 * 2 (few), 5 (many), genitive, accusative. Followers are alive, so what somebody gains or loses is
 * in the genitive: 1 червоного послідовника, 2 червоних послідовників. */
#include "text/gheos_text.h"

enum { M = NOUN_MASCULINE, F = NOUN_FEMININE, N = NOUN_NEUTER };

/* clang-format off */

/* A civilisation is a colour in English; elsewhere an adjective that agrees with the noun. */
#define CIVILISATION(en_, fr_, frs_, uk_, few_, many_, gen_, acc_) \
    {EN(en_, en_), FR(F, "civilisation " fr_, "civilisations " frs_), \
     UK(F, uk_ " цивілізація", few_ " цивілізації", many_ " цивілізацій", \
        gen_ " цивілізації", acc_ " цивілізацію")}

const text_noun text_gheos_civilisation_nouns[GHEOS_CIVILISATIONS] = {
    [GHEOS_RED]    = CIVILISATION("red",    "rouge",   "rouges",   "червона", "червоні", "червоних",
        "червоної", "червону"),
    [GHEOS_GREEN]  = CIVILISATION("green",  "verte",   "vertes",   "зелена",  "зелені",  "зелених",
        "зеленої",  "зелену"),
    [GHEOS_YELLOW] = CIVILISATION("yellow", "jaune",   "jaunes",   "жовта",   "жовті",   "жовтих",
        "жовтої",   "жовту"),
    [GHEOS_BLUE]   = CIVILISATION("blue",   "bleue",   "bleues",   "синя",    "сині",    "синіх",
        "синьої",   "синю"),
    [GHEOS_BLACK]  = CIVILISATION("black",  "noire",   "noires",   "чорна",   "чорні",   "чорних",
        "чорної",   "чорну"),
    [GHEOS_WHITE]  = CIVILISATION("white",  "blanche", "blanches", "біла",    "білі",    "білих",
        "білої",    "білу"),
};

const text_line text_gheos_labels[GHEOS_CIVILISATIONS] = {
    [GHEOS_RED]    = {{"red",    "rouge",   "червона"}},
    [GHEOS_GREEN]  = {{"green",  "verte",   "зелена"}},
    [GHEOS_YELLOW] = {{"yellow", "jaune",   "жовта"}},
    [GHEOS_BLUE]   = {{"blue",   "bleue",   "синя"}},
    [GHEOS_BLACK]  = {{"black",  "noire",   "чорна"}},
    [GHEOS_WHITE]  = {{"white",  "blanche", "біла"}},
};

#define FOLLOWER_OF(en_, fr_, frs_, uk_, few_, many_, gen_) \
    {EN(en_ " follower", en_ " followers"), FR(M, "partisan " fr_, "partisans " frs_), \
     UK(M, uk_ " послідовник", few_ " послідовники", many_ " послідовників", \
        gen_ " послідовника", gen_ " послідовника")}

const text_noun text_gheos_follower_nouns[GHEOS_CIVILISATIONS] = {
    [GHEOS_RED]    = FOLLOWER_OF("red",    "rouge", "rouges", "червоний", "червоні", "червоних",
        "червоного"),
    [GHEOS_GREEN]  = FOLLOWER_OF("green",  "vert",  "verts",  "зелений",  "зелені",  "зелених",
        "зеленого"),
    [GHEOS_YELLOW] = FOLLOWER_OF("yellow", "jaune", "jaunes", "жовтий",   "жовті",   "жовтих",
        "жовтого"),
    [GHEOS_BLUE]   = FOLLOWER_OF("blue",   "bleu",  "bleus",  "синій",    "сині",    "синіх",
        "синього"),
    [GHEOS_BLACK]  = FOLLOWER_OF("black",  "noir",  "noirs",  "чорний",   "чорні",   "чорних",
        "чорного"),
    [GHEOS_WHITE]  = FOLLOWER_OF("white",  "blanc", "blancs", "білий",    "білі",    "білих",
        "білого"),
};

/* Ukrainian wheat is a mass, as in Deus: 5 пшениці. */
const text_noun text_gheos_symbol_nouns[GHEOS_SYMBOLS] = {
    [GHEOS_WHEAT]   = {EN("wheat", "wheat"), FR(M, "blé", "blés"),
                 UK(F, "пшениця", "пшениці", "пшениці", "пшениці", "пшеницю")},
    [GHEOS_CUP]     = {EN("cup", "cups"), FR(F, "coupe à vin", "coupes à vin"),
                 UK(F, "чаша", "чаші", "чаш", "чаші", "чашу")},
    [GHEOS_SWORD]   = {EN("sword", "swords"), FR(F, "épée", "épées"),
                 UK(M, "меч", "мечі", "мечів", "меча", "меч")},
    [GHEOS_PYRAMID] = {EN("pyramid", "pyramids"), FR(F, "pyramide", "pyramides"),
                 UK(F, "піраміда", "піраміди", "пірамід", "піраміди", "піраміду")},
};

#define TEMPLE_OF(en_, fr_, uk_) \
    {EN("temple of " en_, "temples of " en_), FR(M, "temple " fr_, "temples " fr_), \
     UK(M, "храм " uk_, "храми " uk_, "храмів " uk_, "храму " uk_, "храм " uk_)}

const text_noun text_gheos_temple_nouns[GHEOS_NO_TEMPLE] = {
    [GHEOS_WHEAT]   = TEMPLE_OF("wheat", "du blé", "пшениці"),
    [GHEOS_CUP]     = TEMPLE_OF("cups", "des coupes à vin", "чаш"),
    [GHEOS_SWORD]   = TEMPLE_OF("swords", "des épées", "мечів"),
    [GHEOS_PYRAMID] = TEMPLE_OF("pyramids", "des pyramides", "пірамід"),
};

const text_noun text_gheos_things[GHEOS_TEXT_THINGS] = {
    [GHEOS_TEXT_A_FOLLOWER]  = {EN("follower", "followers"), FR(M, "partisan", "partisans"),
                     UK(M, "послідовник", "послідовники", "послідовників",
                        "послідовника", "послідовника")},
    [GHEOS_TEXT_A_TOKEN]     = {EN("scoring token", "scoring tokens"),
                     FR(M, "jeton de décompte", "jetons de décompte"),
                     UK(M, "жетон підрахунку", "жетони підрахунку", "жетонів підрахунку",
                        "жетона підрахунку", "жетон підрахунку")},
    [GHEOS_TEXT_A_TILE]      = {EN("tile", "tiles"), FR(F, "tuile", "tuiles"),
                     UK(F, "плитка", "плитки", "плиток", "плитки", "плитку")},
    [GHEOS_TEXT_AN_EPOCH]    = {EN("Epoch", "Epochs"), FR(F, "Époque", "Époques"),
                     UK(F, "Епоха", "Епохи", "Епох", "Епохи", "Епоху")},
    [GHEOS_TEXT_A_STEP]      = {EN("step", "steps"), FR(M, "cran", "crans"),
                     UK(M, "крок", "кроки", "кроків", "кроку", "крок")},
    [GHEOS_TEXT_A_VP]        = {EN("VP", "VP"), FR(M, "PV", "PV"),
                     UK(N, "ПО", "ПО", "ПО", "ПО", "ПО")},
    [GHEOS_TEXT_A_CONTINENT] = {EN("continent", "continents"), FR(M, "continent", "continents"),
                     UK(M, "континент", "континенти", "континентів", "континенту", "континент")},
    [GHEOS_TEXT_AN_ISLAND]   = {EN("island", "islands"), FR(F, "île", "îles"),
                     UK(M, "острів", "острови", "островів", "острова", "острів")},
    [GHEOS_TEXT_THE_START_TILE] = {EN("start tile", "start tiles"),
                     FR(F, "tuile de départ", "tuiles de départ"),
                     UK(F, "стартова плитка", "стартові плитки", "стартових плиток",
                        "стартової плитки", "стартову плитку")},
    [GHEOS_TEXT_HIDDEN_TILE] = {EN("hidden tile", "hidden tiles"), FR(F, "tuile cachée",
        "tuiles cachées"),
                     UK(F, "прихована плитка", "приховані плитки", "прихованих плиток",
                        "прихованої плитки", "приховану плитку")},
};

/* Where something lies, seen from a tile. */
const text_line text_gheos_ways[GHEOS_TEXT_WAYS] = {
    [GHEOS_TEXT_ON_RIGHT] = {{"on the right", "à droite",   "праворуч"}},
    [GHEOS_TEXT_BELOW]    = {{"below",        "en dessous", "внизу"}},
    [GHEOS_TEXT_ON_LEFT]  = {{"on the left",  "à gauche",   "ліворуч"}},
    [GHEOS_TEXT_ABOVE]    = {{"above",        "au-dessus",  "вгорі"}},
};

/* clang-format on */
