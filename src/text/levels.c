/* The levels and the other bots, by name. See levels.h; tests/test_hint.c checks the tables. */
#include "text/levels.h"

#include <assert.h>
#include <string.h>

#include "text/noun.h"

/* clang-format off */

/* From who tends a flock to who makes the world. */
static const struct {
    const char *name[TEXT_LANGUAGES], *description[TEXT_LANGUAGES];
} levels[TEXT_LEVELS] = {
    {{"Shepherd", "Berger", "Пастух"},
     {"A beginner: overlooks many good moves. Plays at once.",
      "Débutant\u00A0: manque beaucoup de bons coups. Joue aussitôt.",
      "Новачок: не помічає багатьох добрих ходів. Ходить одразу."}},
    {{"Potter", "Potier", "Гончар"},
     {"Learning: overlooks some good moves. Plays at once.",
      "Apprenti\u00A0: manque encore de bons coups. Joue aussitôt.",
      "Учень: часом не помічає доброго ходу. Ходить одразу."}},
    {{"Trader", "Marchand", "Купець"},
     {"Careful, but slips now and then. Plays at once.",
      "Soigneux, parfois distrait. Joue aussitôt.",
      "Уважний, та інколи схибить. Ходить одразу."}},
    {{"Navigator", "Navigateur", "Мореплавець"},
     {"Solid: rarely misses a good move. Plays at once.",
      "Solide\u00A0: manque rarement un bon coup. Joue aussitôt.",
      "Надійний: рідко проґавить добрий хід. Ходить одразу."}},
    {{"Strategist", "Stratège", "Стратег"},
     {"Makes the most of each turn; never looks ahead. Plays at once.",
      "Tire le meilleur de son tour, sans prévoir. Joue aussitôt.",
      "Бере з ходу все, але наперед не думає. Ходить одразу."}},
    {{"Oracle", "Oracle", "Оракул"},
     {"Thinks ahead, for the others too. Takes a moment.",
      "Anticipe, même les coups des autres. Réfléchit un instant.",
      "Думає наперед, і за інших теж. Потребує хвильки."}},
    {{"Titan", "Titan", "Титан"},
     {"Thinks harder and forgives little. Takes its time.",
      "Réfléchit davantage et pardonne peu. Prend son temps.",
      "Думає ретельніше й мало що пробачає. Не поспішає."}},
    {{"Demiurge", "Démiurge", "Деміург"},
     {"The strongest. Thinks for up to a few seconds.",
      "Le plus fort. Réfléchit jusqu’à quelques secondes.",
      "Найсильніший. Думає до кількох секунд."}},
};

static const struct {
    const char *name, *called[TEXT_LANGUAGES];
} others[] = {
    {"random", {"random", "aléatoire", "випадковий"}},
    {"greedy", {"greedy", "glouton", "жадібний"}},
};

static const char *const level_word[TEXT_LANGUAGES] = {"level ", "niveau ", "рівень "};
static const char *const search_word[TEXT_LANGUAGES] = {"search, ", "recherche, ", "пошук, "};
static const char *const seconds_sign[TEXT_LANGUAGES] = {" s", "\u00A0s", "\u00A0с"};

static const text_noun simulations = {
    EN("simulation", "simulations"),
    FR(NOUN_FEMININE, "simulation", "simulations"),
    UK(NOUN_FEMININE, "симуляція", "симуляції", "симуляцій", "симуляції", "симуляцію"),
};

/* clang-format on */

const char *text_level_name(enum text_language language, int level) {
    assert(level >= 1 && level <= TEXT_LEVELS && language < TEXT_LANGUAGES);
    return levels[level - 1].name[language];
}

const char *text_level_description(enum text_language language, int level) {
    assert(level >= 1 && level <= TEXT_LEVELS && language < TEXT_LANGUAGES);
    return levels[level - 1].description[language];
}

/* ---- Bots by their names ----------------------------------------------------------------- */

/* What follows `start` in `name`, or NULL. */
static const char *after(const char *start, const char *name) {
    size_t length = strlen(start);
    return strncmp(name, start, length) == 0 ? name + length : NULL;
}

static bool write_level(enum text_language language, const char *name, dm_writer *out) {
    const char *digit = after("level:", name);
    if (digit == NULL || *digit < '1' || *digit > '0' + TEXT_LEVELS || digit[1]) return false;
    dm_write(out, level_word[language]);
    dm_write_char(out, *digit);
    dm_write(out, ", ");
    dm_write(out, text_level_name(language, *digit - '0'));
    return true;
}

/* "0.5 s", with the comma where decimals have one. */
static void write_seconds(enum text_language language, const char *number, dm_writer *out) {
    for (; *number != 's'; number++)
        dm_write_char(out, *number == '.' && language != TEXT_ENGLISH ? ',' : *number);
    dm_write(out, seconds_sign[language]);
}

static bool write_search(enum text_language language, const char *name, dm_writer *out) {
    const char *number = after("search:", name);
    if (number == NULL) return false;
    size_t length = strspn(number, "0123456789.");
    bool by_time = strcmp(number + length, "s") == 0;
    if (length == 0 || length > 9 || (number[length] && !by_time)) return false;
    dm_write(out, search_word[language]);
    if (by_time) {
        write_seconds(language, number, out);
        return true;
    }
    int count = 0;
    for (; *number >= '0' && *number <= '9'; number++) count = 10 * count + *number - '0';
    text_write_counted(language, &simulations, count, out);
    return true;
}

void text_bot(enum text_language language, const char *name, dm_writer *out) {
    for (size_t k = 0; k < sizeof others / sizeof others[0]; k++)
        if (strcmp(others[k].name, name) == 0) {
            dm_write(out, others[k].called[language]);
            return;
        }
    if (!write_level(language, name, out) && !write_search(language, name, out))
        dm_write(out, name);
}
