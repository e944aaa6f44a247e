/* Bots by name. See bot.h. */
#include <string.h>

#include "bots/bot.h"

const char bot_names[] = "random, greedy, search:N (simulations a decision), search:Ts (seconds a "
                         "turn), level:1 to level:8";

/* Many more lines were within chance, and four times slower (docs/bots.md, What was tried). */
enum { GREEDY_LINES = 1000, SEARCH_TURNS = 2 };

static const double seconds_max = 3600;

/* Reads digits with an optional decimal part; the rest of the text is left at `*rest`. */
static bool read_number(const char *text, double *number, const char **rest) {
    double unit = 1;
    const char *c = text;
    *number = 0;
    for (; *c >= '0' && *c <= '9' && c - text < 12; c++) *number = *number * 10 + (*c - '0');
    if (c == text) return false;
    if (*c == '.' && c[1] >= '0' && c[1] <= '9')
        for (c++; *c >= '0' && *c <= '9' && c - text < 16; c++)
            *number += (*c - '0') * (unit /= 10);
    *rest = c;
    return true;
}

/* Writes the budget in its one form: no leading zeros, no decimals that say nothing. */
static void make_canonical(char *budget) {
    char *point = strchr(budget, '.'), *unit = strchr(budget, 's');
    char *end = unit ? unit : budget + strlen(budget);
    size_t zeros = strspn(budget, "0");
    while (point && end > point && (end[-1] == '0' || end[-1] == '.')) end--;
    strcpy(end, unit ? "s" : "");
    if (budget[zeros] < '0' || budget[zeros] > '9') zeros--; /* 0.5 keeps its zero */
    memmove(budget, budget + zeros, strlen(budget + zeros) + 1);
}

static bool fill_budget(bot *bot, double number, bool in_seconds, dm_error *error) {
    if (in_seconds) {
        bot->seconds = number;
        return (number > 0 && number <= seconds_max) ||
               dm_fail(error, "%s: expected more than 0 and at most 3600 seconds", bot->name);
    }
    bot->search_limits.simulations = number <= BOT_SIMULATIONS_MAX ? (uint32_t)number : 0;
    return (bot->search_limits.simulations > 0 && bot->search_limits.simulations == number) ||
           dm_fail(error, "%s: expected a whole number of simulations from 1 to %d", bot->name,
                   BOT_SIMULATIONS_MAX);
}

static bool fill_search(bot *bot, char *budget, dm_error *error) {
    double number;
    const char *rest;
    bot->kind = BOT_SEARCH;
    bot->search_limits.turns = SEARCH_TURNS;
    if (!read_number(budget, &number, &rest) || (*rest && strcmp(rest, "s") != 0))
        return dm_fail(error,
                       "%s: expected search:N with a number of simulations, or search:Ts "
                       "with seconds, such as search:2000 or search:0.5s",
                       bot->name);
    if (!fill_budget(bot, number, *rest == 's', error)) return false;
    make_canonical(budget);
    return true;
}

static bool fill_level(bot *bot, const char *level, dm_error *error) {
    if (level[0] < '1' || level[0] > '0' + BOT_LEVELS || level[1] != '\0')
        return dm_fail(error, "%s: expected a level from 1 to %d", bot->name, BOT_LEVELS);
    *bot = *bot_of_level(level[0] - '0');
    return true;
}

static bool fill_from_name(bot *bot, dm_error *error) {
    if (strcmp(bot->name, "random") == 0) {
        bot->kind = BOT_RANDOM;
        return true;
    }
    if (strcmp(bot->name, "greedy") == 0) {
        bot->kind = BOT_GREEDY;
        bot->lines = GREEDY_LINES;
        return true;
    }
    if (strncmp(bot->name, "search:", 7) == 0) return fill_search(bot, bot->name + 7, error);
    if (strncmp(bot->name, "level:", 6) == 0) return fill_level(bot, bot->name + 6, error);
    return dm_fail(error, "there is no bot '%s'; expected one of: %s", bot->name, bot_names);
}

bool bot_from_name(bot *bot_out, const char *name, dm_error *error) {
    bot bot = {.kind = BOT_RANDOM};
    if (strlen(name) >= sizeof bot.name)
        return dm_fail(error, "there is no bot of so long a name; expected one of: %s", bot_names);
    strcpy(bot.name, name);
    if (!fill_from_name(&bot, error)) return false;
    *bot_out = bot;
    return true;
}
