/* The nouns of Gheos, after the rulebooks' own terms in English and French.
 *
 * Columns. English: one, many. French: gender, one, many. Ukrainian: gender, 1 (nominative),
 * 2 (few), 5 (many), genitive, accusative. Followers are alive, so what somebody gains or loses is
 * in the genitive: 1 червоного послідовника, 2 червоних послідовників. */
#include "text/gheos_text.h"

enum { M = MASCULINE, F = FEMININE, N = NEUTER };

/* clang-format off */

/* A civilisation is a colour in English; elsewhere an adjective that agrees with the noun. */
#define CIVILISATION(en_, fr_, frs_, uk_, few_, many_, gen_, acc_) \
    {EN(en_, en_), FR(F, "civilisation " fr_, "civilisations " frs_), \
     UK(F, uk_ " цивілізація", few_ " цивілізації", many_ " цивілізацій", \
        gen_ " цивілізації", acc_ " цивілізацію")}

const text_noun text_gheos_civilisation_nouns[CIVILISATIONS] = {
    [RED]    = CIVILISATION("red",    "rouge",   "rouges",   "червона", "червоні", "червоних", "червоної", "червону"),
    [GREEN]  = CIVILISATION("green",  "verte",   "vertes",   "зелена",  "зелені",  "зелених",  "зеленої",  "зелену"),
    [YELLOW] = CIVILISATION("yellow", "jaune",   "jaunes",   "жовта",   "жовті",   "жовтих",   "жовтої",   "жовту"),
    [BLUE]   = CIVILISATION("blue",   "bleue",   "bleues",   "синя",    "сині",    "синіх",    "синьої",   "синю"),
    [BLACK]  = CIVILISATION("black",  "noire",   "noires",   "чорна",   "чорні",   "чорних",   "чорної",   "чорну"),
    [WHITE]  = CIVILISATION("white",  "blanche", "blanches", "біла",    "білі",    "білих",    "білої",    "білу"),
};

const text_line text_gheos_labels[CIVILISATIONS] = {
    [RED]    = {{"red",    "rouge",   "червона"}},
    [GREEN]  = {{"green",  "verte",   "зелена"}},
    [YELLOW] = {{"yellow", "jaune",   "жовта"}},
    [BLUE]   = {{"blue",   "bleue",   "синя"}},
    [BLACK]  = {{"black",  "noire",   "чорна"}},
    [WHITE]  = {{"white",  "blanche", "біла"}},
};

#define FOLLOWER_OF(en_, fr_, frs_, uk_, few_, many_, gen_) \
    {EN(en_ " follower", en_ " followers"), FR(M, "partisan " fr_, "partisans " frs_), \
     UK(M, uk_ " послідовник", few_ " послідовники", many_ " послідовників", \
        gen_ " послідовника", gen_ " послідовника")}

const text_noun text_gheos_follower_nouns[CIVILISATIONS] = {
    [RED]    = FOLLOWER_OF("red",    "rouge", "rouges", "червоний", "червоні", "червоних", "червоного"),
    [GREEN]  = FOLLOWER_OF("green",  "vert",  "verts",  "зелений",  "зелені",  "зелених",  "зеленого"),
    [YELLOW] = FOLLOWER_OF("yellow", "jaune", "jaunes", "жовтий",   "жовті",   "жовтих",   "жовтого"),
    [BLUE]   = FOLLOWER_OF("blue",   "bleu",  "bleus",  "синій",    "сині",    "синіх",    "синього"),
    [BLACK]  = FOLLOWER_OF("black",  "noir",  "noirs",  "чорний",   "чорні",   "чорних",   "чорного"),
    [WHITE]  = FOLLOWER_OF("white",  "blanc", "blancs", "білий",    "білі",    "білих",    "білого"),
};

/* Ukrainian wheat is a mass, as in Deus: 5 пшениці. */
const text_noun text_gheos_symbol_nouns[SYMBOLS] = {
    [WHEAT]   = {EN("wheat", "wheat"), FR(M, "blé", "blés"),
                 UK(F, "пшениця", "пшениці", "пшениці", "пшениці", "пшеницю")},
    [CUP]     = {EN("cup", "cups"), FR(F, "coupe à vin", "coupes à vin"),
                 UK(F, "чаша", "чаші", "чаш", "чаші", "чашу")},
    [SWORD]   = {EN("sword", "swords"), FR(F, "épée", "épées"),
                 UK(M, "меч", "мечі", "мечів", "меча", "меч")},
    [PYRAMID] = {EN("pyramid", "pyramids"), FR(F, "pyramide", "pyramides"),
                 UK(F, "піраміда", "піраміди", "пірамід", "піраміди", "піраміду")},
};

#define TEMPLE_OF(en_, fr_, uk_) \
    {EN("temple of " en_, "temples of " en_), FR(M, "temple " fr_, "temples " fr_), \
     UK(M, "храм " uk_, "храми " uk_, "храмів " uk_, "храму " uk_, "храм " uk_)}

const text_noun text_gheos_temple_nouns[NO_TEMPLE] = {
    [WHEAT]   = TEMPLE_OF("wheat", "du blé", "пшениці"),
    [CUP]     = TEMPLE_OF("cups", "des coupes à vin", "чаш"),
    [SWORD]   = TEMPLE_OF("swords", "des épées", "мечів"),
    [PYRAMID] = TEMPLE_OF("pyramids", "des pyramides", "пірамід"),
};

const text_noun text_gheos_things[THINGS] = {
    [A_FOLLOWER]  = {EN("follower", "followers"), FR(M, "partisan", "partisans"),
                     UK(M, "послідовник", "послідовники", "послідовників",
                        "послідовника", "послідовника")},
    [A_TOKEN]     = {EN("scoring token", "scoring tokens"),
                     FR(M, "jeton de décompte", "jetons de décompte"),
                     UK(M, "жетон підрахунку", "жетони підрахунку", "жетонів підрахунку",
                        "жетона підрахунку", "жетон підрахунку")},
    [A_TILE]      = {EN("tile", "tiles"), FR(F, "tuile", "tuiles"),
                     UK(F, "плитка", "плитки", "плиток", "плитки", "плитку")},
    [AN_EPOCH]    = {EN("Epoch", "Epochs"), FR(F, "Époque", "Époques"),
                     UK(F, "Епоха", "Епохи", "Епох", "Епохи", "Епоху")},
    [A_STEP]      = {EN("step", "steps"), FR(M, "cran", "crans"),
                     UK(M, "крок", "кроки", "кроків", "кроку", "крок")},
    [A_VP]        = {EN("VP", "VP"), FR(M, "PV", "PV"),
                     UK(N, "ПО", "ПО", "ПО", "ПО", "ПО")},
    [A_CONTINENT] = {EN("continent", "continents"), FR(M, "continent", "continents"),
                     UK(M, "континент", "континенти", "континентів", "континенту", "континент")},
    [AN_ISLAND]   = {EN("island", "islands"), FR(F, "île", "îles"),
                     UK(M, "острів", "острови", "островів", "острова", "острів")},
    [THE_START_TILE] = {EN("start tile", "start tiles"),
                     FR(F, "tuile de départ", "tuiles de départ"),
                     UK(F, "стартова плитка", "стартові плитки", "стартових плиток",
                        "стартової плитки", "стартову плитку")},
    [HIDDEN_TILE] = {EN("hidden tile", "hidden tiles"), FR(F, "tuile cachée", "tuiles cachées"),
                     UK(F, "прихована плитка", "приховані плитки", "прихованих плиток",
                        "прихованої плитки", "приховану плитку")},
};

/* Where something lies, seen from a tile. */
const text_line text_gheos_ways[WAYS] = {
    [ON_RIGHT] = {{"on the right", "à droite",   "праворуч"}},
    [BELOW]    = {{"below",        "en dessous", "внизу"}},
    [ON_LEFT]  = {{"on the left",  "à gauche",   "ліворуч"}},
    [ABOVE]    = {{"above",        "au-dessus",  "вгорі"}},
};

/* clang-format on */
