/* Bots by name. See bot.h.
 *
 * A name is read word by word, at the colons; every word is brought into its one form, and the
 * canonical name is put together from those. */
#include "bots/bot.h"

#include <assert.h>
#include <string.h>

#include "bots/bot_kind.h"
#include "engine/guard.h"

_Static_assert((int)BOT_NAME_BYTES <= (int)sizeof((dm_match *)0)->names[0],
               "a match keeps the names of its bots");

static const double seconds_max = 3600;

/* ---- Numbers ----------------------------------------------------------------------------- */

/* Reads digits with an optional decimal part, at most 15 in all: as a whole number divided by a
 * power of ten, so that the result is the double nearest to what was typed. The rest of the text is
 * left at `*rest`. */
static bool read_number(const char *text, double *number, const char **rest) {
    double digits = 0, unit = 1;
    const char *c = text;
    for (; *c >= '0' && *c <= '9' && c - text < 12; c++) digits = digits * 10 + (*c - '0');
    if (c == text) return false;
    if (*c == '.' && c[1] >= '0' && c[1] <= '9')
        for (c++; *c >= '0' && *c <= '9' && c - text < 16; c++, unit *= 10)
            digits = digits * 10 + (*c - '0');
    *number = digits / unit;
    *rest = c;
    return true;
}

/* A number of our own tables. */
static double number_in(const char *text) {
    double number = 0;
    const char *rest = "";
    bool read = read_number(text, &number, &rest);
    assert(read && *rest == '\0'), (void)read;
    return number;
}

/* Writes a number in its one form: no leading zeros, no decimals that say nothing. Behind it may
 * stand the `s` of seconds. */
static void make_canonical(char *number) {
    char *point = strchr(number, '.'), *unit = strchr(number, 's');
    char *end = unit ? unit : number + strlen(number);
    size_t zeros = strspn(number, "0");
    while (point && end > point && (end[-1] == '0' || end[-1] == '.')) end--;
    strcpy(end, unit ? "s" : "");
    if (number[zeros] < '0' || number[zeros] > '9') zeros--; /* 0.5 keeps its zero */
    memmove(number, number + zeros, strlen(number + zeros) + 1);
}

/* ---- Reading ----------------------------------------------------------------------------- */

/* A name on its way to a bot. The words are parts of `typed`, ended by zeros. */
typedef struct name_reader {
    const char *name; /* as a whole, for messages */
    char typed[BOT_TYPED_BYTES];
    char *rest;                    /* what follows the words taken so far; NULL: nothing */
    char *budget;                  /* NULL: none */
    char *values[BOT_OPTIONS_MAX]; /* by option; NULL: not given */
    bot made;
    dm_error *error;
} name_reader;

static char *take_word(name_reader *r) {
    char *word = r->rest;
    assert(word != NULL);
    char *end = strchr(word, ':');
    if (end) *end = '\0';
    r->rest = end ? end + 1 : NULL;
    return word;
}

static bool fail_unknown(const name_reader *r) {
    char names[BOT_NAMES_BYTES];
    bot_write_names(names);
    return dm_fail(r->error, "there is no bot '%s'; expected one of: %s", r->name, names);
}

static bool fill_budget(name_reader *r, double number, bool in_seconds) {
    if (in_seconds) {
        r->made.seconds = number;
        return (number > 0 && number <= seconds_max) ||
               dm_fail(r->error, "%s: expected more than 0 and at most 3600 seconds", r->name);
    }
    r->made.simulations = number <= BOT_SIMULATIONS_MAX ? (uint32_t)number : 0;
    return (r->made.simulations > 0 && r->made.simulations == number) ||
           dm_fail(r->error, "%s: expected a whole number of simulations from 1 to %d", r->name,
                   BOT_SIMULATIONS_MAX);
}

static bool read_budget(name_reader *r) {
    const char *kind = r->made.kind->name, *rest;
    double number;
    r->budget = take_word(r);
    if (!read_number(r->budget, &number, &rest) || (*rest && strcmp(rest, "s") != 0))
        return dm_fail(r->error,
                       "%s: expected %s:N with a number of simulations, or %s:Ts with seconds, "
                       "such as %s:2000 or %s:0.5s",
                       r->name, kind, kind, kind, kind);
    if (!fill_budget(r, number, *rest == 's')) return false;
    make_canonical(r->budget);
    return true;
}

/* ---- Options ----------------------------------------------------------------------------- */

static const char evaluator_option[] = "evaluator";

/* An evaluator of that name, of any game. */
static const dm_evaluator *find_evaluator(const char *name) {
    for (const dm_game *const *game = dm_games; *game; game++)
        for (const dm_evaluator *const *offered = (*game)->evaluators; *offered; offered++)
            if (strcmp((*offered)->name, name) == 0) return *offered;
    return NULL;
}

/* Whether a bot that is told nothing uses it wherever it is offered. */
static bool is_usual_evaluator(const char *name) {
    for (const dm_game *const *game = dm_games; *game; game++)
        for (const dm_evaluator *const *offered = (*game)->evaluators; *offered; offered++)
            if (offered != (*game)->evaluators && strcmp((*offered)->name, name) == 0) return false;
    return true;
}

/* "lines=1..1000000, noise=0..1, evaluator=NAME". */
static bool fail_unknown_option(const name_reader *r, const char *word) {
    char list[160];
    dm_writer out = dm_writer_on(list, sizeof list);
    const bot_kind *kind = r->made.kind;
    for (const bot_option *option = kind->options; option->name; option++) {
        dm_write(&out, option->name);
        dm_write_char(&out, '=');
        dm_write(&out, option->least);
        dm_write(&out, "..");
        dm_write(&out, option->most);
        dm_write(&out, ", ");
    }
    dm_write(&out, evaluator_option);
    if (!kind->weighs) return dm_fail(r->error, "%s: %s has no options", r->name, kind->name);
    return dm_fail(r->error, "%s: no option '%s'; expected %s", r->name, word, list);
}

static bool read_evaluator(name_reader *r, const char *name) {
    const dm_evaluator *found = find_evaluator(name);
    if (found == NULL)
        return dm_fail(r->error, "%s: no game offers the evaluator '%s'; expected %s or another",
                       r->name, name, dm_games[0]->evaluators[0]->name);
    r->made.evaluator = is_usual_evaluator(name) ? NULL : found->name;
    return true;
}

static bool read_value(name_reader *r, int index, char *value) {
    const bot_option *option = &r->made.kind->options[index];
    const char *rest = "";
    double number = 0;
    dm_guard(index >= 0 && index < BOT_OPTIONS_MAX);
    if (r->values[index]) return dm_fail(r->error, "%s: %s is given twice", r->name, option->name);
    bool good = read_number(value, &number, &rest) && *rest == '\0' &&
                number >= number_in(option->least) && number <= number_in(option->most);
    if (!good || (option->whole && number != (double)(int64_t)number))
        return dm_fail(r->error, "%s: expected for %s a %s from %s to %s", r->name, option->name,
                       option->whole ? "whole number" : "number", option->least, option->most);
    make_canonical(value);
    r->values[index] = value;
    r->made.options[index] = number;
    return true;
}

static bool read_option(name_reader *r, char *word) {
    const bot_option *options = r->made.kind->options;
    char *value = strchr(word, '=');
    if (value == NULL) return fail_unknown_option(r, word);
    *value++ = '\0';
    for (int k = 0; options[k].name; k++)
        if (strcmp(options[k].name, word) == 0) return read_value(r, k, value);
    if (r->made.kind->weighs && strcmp(word, evaluator_option) == 0)
        return read_evaluator(r, value);
    return fail_unknown_option(r, word);
}

static void set_usual_options(bot *made) {
    const bot_option *options = made->kind->options;
    for (int k = 0; options[k].name; k++) {
        dm_guard(k < BOT_OPTIONS_MAX);
        made->options[k] = number_in(options[k].usual);
    }
}

/* ---- Names ------------------------------------------------------------------------------- */

static void write_option(dm_writer *out, const char *name, const char *value) {
    dm_write_char(out, ':');
    dm_write(out, name);
    dm_write_char(out, '=');
    dm_write(out, value);
}

static bool write_name(name_reader *r) {
    bot *made = &r->made;
    const bot_option *options = made->kind->options;
    dm_writer out = dm_writer_on(made->name, sizeof made->name);
    dm_write(&out, made->kind->name);
    if (r->budget) dm_write_char(&out, ':');
    if (r->budget) dm_write(&out, r->budget);
    for (int k = 0; options[k].name; k++)
        if (made->options[k] != number_in(options[k].usual))
            write_option(&out, options[k].name, r->values[k]);
    if (made->evaluator) write_option(&out, evaluator_option, made->evaluator);
    return !out.full || dm_fail(r->error, "%s: too many options; expected %d letters at most",
                                r->name, BOT_NAME_BYTES - 1);
}

static bool read_level(name_reader *r) {
    const char *level = r->rest;
    if (level[0] < '1' || level[0] > '0' + BOT_LEVELS || (level[1] != '\0' && level[1] != ':'))
        return dm_fail(r->error, "%s: expected a level from 1 to %d", r->name, BOT_LEVELS);
    if (level[1] == ':') return dm_fail(r->error, "%s: levels have no options", r->name);
    r->made = bot_of_level(level[0] - '0');
    return true;
}

static bool read_name(name_reader *r) {
    const char *word = take_word(r);
    if (strcmp(word, "level") == 0) return r->rest ? read_level(r) : fail_unknown(r);
    r->made.kind = bot_kind_named(word, strlen(word));
    if (r->made.kind == NULL) return fail_unknown(r);
    if (r->made.kind->simulates && r->rest == NULL) return fail_unknown(r);
    if (r->made.kind->simulates && !read_budget(r)) return false;
    set_usual_options(&r->made);
    while (r->rest)
        if (!read_option(r, take_word(r))) return false;
    return write_name(r);
}

bool bot_from_name(bot *made, const char *name, dm_error *error) {
    name_reader r = {.name = name, .error = error};
    dm_guard(made != NULL && name != NULL && error != NULL);
    if (strlen(name) >= sizeof r.typed) {
        char names[BOT_NAMES_BYTES];
        bot_write_names(names);
        return dm_fail(error, "there is no bot of so long a name; expected one of: %s", names);
    }
    strcpy(r.typed, name);
    r.rest = r.typed;
    if (!read_name(&r)) return false;
    *made = r.made;
    return true;
}

void bot_write_names(char names[BOT_NAMES_BYTES]) {
    dm_writer out = dm_writer_on(names, BOT_NAMES_BYTES);
    for (const bot_kind *const *kind = bot_kinds; *kind; kind++) {
        dm_write(&out, (*kind)->names);
        dm_write(&out, ", ");
    }
    dm_write(&out, "level:1 to level:");
    dm_write_number(&out, BOT_LEVELS);
    assert(!out.full);
}

bool bot_weighs(const bot *who) {
    assert(who->kind != NULL);
    return who->kind->weighs;
}

bool bot_simulates(const bot *who) {
    assert(who->kind != NULL);
    return who->kind->simulates;
}

/* ---- Games ------------------------------------------------------------------------------- */

const dm_evaluator *bot_evaluator(const bot *who, const dm_game *game) {
    assert(game->evaluators[0] != NULL);
    if (who->evaluator == NULL) return game->evaluators[0];
    const dm_evaluator *const *offered = game->evaluators;
    while (*offered && strcmp((*offered)->name, who->evaluator) != 0) offered++;
    return *offered;
}

bool bot_can_play(const bot *who, const dm_game *game, dm_error *error) {
    assert(who->kind != NULL && game != NULL);
    return bot_evaluator(who, game) ||
           dm_fail(error, "%s: %s has no evaluator '%s'", who->name, game->name, who->evaluator);
}
