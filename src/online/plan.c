/* Plans in and out of JSON. What is not said has the most harmless value: private, casual, no
 * clock, waiting. */
#include "online/plan.h"

#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"

enum { SECOND = 1000, DAY = 24 * 3600 * SECOND, BANK_SECONDS_MAX = 24 * 3600, DAYS_MAX = 30 };

static const char *const clock_names[] = {"none", "bank", "days"};
static const char *const gone_names[] = {"wait", "substitute", "bot"};

static int index_of(const char *const *names, int count, const char *name) {
    for (int k = 0; k < count; k++)
        if (strcmp(names[k], name) == 0) return k;
    return -1;
}

static bool read_flag(const json_t *json, const char *key, bool *flag, dm_error *error) {
    const json_t *value = json_object_get(json, key);
    if (value && !json_is_boolean(value)) return dm_fail(error, "%s: expected true or false", key);
    *flag = json_is_true(value);
    return true;
}

static bool read_whole(const json_t *json, const char *key, int64_t least, int64_t most,
                       int64_t *number, dm_error *error) {
    const json_t *value = json_object_get(json, key);
    *number = json_integer_value(value);
    return (json_is_integer(value) && *number >= least && *number <= most) ||
           dm_fail(error, "%s: expected a whole number from %d to %d", key, (int)least, (int)most);
}

static bool read_name(const json_t *value, const char *key, const char *const *names, int count,
                      int *which, dm_error *error) {
    *which = value ? -1 : 0;
    if (json_is_string(value)) *which = index_of(names, count, json_string_value(value));
    return *which >= 0 ||
           dm_fail(error, "%s: expected %s, %s or %s", key, names[0], names[1], names[2]);
}

static bool read_clock(online_plan *plan, const json_t *json, dm_error *error) {
    int kind;
    int64_t seconds = 0, increment = 0, days = 0;
    if (json && !json_is_object(json)) return dm_fail(error, "clock: expected an object");
    if (!read_name(json ? json_object_get(json, "kind") : NULL, "clock.kind", clock_names, 3, &kind,
                   error))
        return false;
    plan->clock = (enum plan_clock)kind;
    if (plan->clock == PLAN_CLOCK_BANK &&
        (!read_whole(json, "seconds", 1, BANK_SECONDS_MAX, &seconds, error) ||
         !read_whole(json, "increment", 0, 3600, &increment, error)))
        return false;
    if (plan->clock == PLAN_CLOCK_DAYS && !read_whole(json, "days", 1, DAYS_MAX, &days, error))
        return false;
    plan->bank = seconds * SECOND + days * DAY;
    plan->increment = increment * SECOND;
    return true;
}

/* Only levels: they have a known cost, and the server thinks for everybody. */
static bool read_bot(char name[BOT_NAME_BYTES], const json_t *value, dm_error *error) {
    bot named;
    if (!json_is_string(value)) return dm_fail(error, "seats: expected a bot such as \"level:3\"");
    if (!bot_from_name(&named, json_string_value(value), error)) return false;
    if (named.level == 0) return dm_fail(error, "seats: expected level:1 to level:8");
    memcpy(name, named.name, sizeof named.name);
    return true;
}

static bool read_seats(online_plan *plan, const json_t *seats, dm_error *error) {
    size_t count = json_array_size(seats);
    int people = 0;
    if (count < plan->game->players_min || count > plan->game->players_max)
        return dm_fail(error, "seats: expected %d to %d", plan->game->players_min,
                       plan->game->players_max);
    plan->players = (uint8_t)count;
    for (size_t k = 0; k < count; k++) {
        const json_t *seat = json_array_get(seats, k), *bot = json_object_get(seat, "bot");
        plan->bots[k][0] = '\0';
        if (bot && !read_bot(plan->bots[k], bot, error)) return false;
        if (!bot && !json_is_true(json_object_get(seat, "person")))
            return dm_fail(error, "seats: expected {\"person\": true} or {\"bot\": NAME}");
        people += bot == NULL;
    }
    return people > 0 || dm_fail(error, "seats: expected at least one person");
}

/* Options are checked by setting the game up with them once. */
static bool read_options(online_plan *plan, const json_t *value, dm_error *error) {
    static const char any_seed[] = "1";
    dm_setup setup;
    dm_state state;
    const char *options = value ? json_string_value(value) : "";
    if (options == NULL || strlen(options) >= sizeof plan->options)
        return dm_fail(error, "options: expected words such as \"joker=on\"");
    strcpy(plan->options, options);
    if (strstr(options, "seed=") || strstr(options, "players=") || strstr(options, "rules="))
        return dm_fail(error, "options: rules, players and seed follow from the table");
    return plan_set_up(plan, any_seed, 0, &setup, error) &&
           plan->game->set_up(&state, &setup, error);
}

static bool read_rated(online_plan *plan, const json_t *json, dm_error *error) {
    if (!read_flag(json, "rated", &plan->rated, error)) return false;
    for (int k = 0; k < plan->players; k++)
        if (plan->rated && plan->bots[k][0])
            return dm_fail(error, "rated: expected people in all seats");
    return true;
}

const dm_game *plan_game_named(const char *name, dm_error *error) {
    const dm_game *game = name ? dm_game_named(name) : NULL;
    if (game) return game;
    char names[sizeof error->text];
    dm_writer out = dm_writer_on(names, sizeof names);
    dm_write_game_names(&out);
    dm_fail(error, "game: expected %s", names);
    return NULL;
}

bool plan_read(online_plan *plan, const json_t *json, dm_error *error) {
    const char *game = json_string_value(json_object_get(json, "game"));
    int gone;
    memset(plan, 0, sizeof *plan);
    plan->game = plan_game_named(game, error);
    if (plan->game == NULL || !read_seats(plan, json_object_get(json, "seats"), error) ||
        !read_options(plan, json_object_get(json, "options"), error) ||
        !read_flag(json, "public", &plan->open, error) || !read_rated(plan, json, error) ||
        !read_clock(plan, json_object_get(json, "clock"), error) ||
        !read_name(json_object_get(json, "gone"), "gone", gone_names, 3, &gone, error))
        return false;
    plan->gone = (enum plan_gone)gone;
    return true;
}

bool plan_read_text(online_plan *plan, const char *text, dm_error *error) {
    assert(text);
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    bool good = json ? plan_read(plan, json, error) : dm_fail(error, "this plan is no JSON");
    json_decref(json);
    return good;
}

static void write_clock(const online_plan *plan, dm_writer *out) {
    json_key(out, "clock");
    json_open(out, '{');
    json_string_at(out, "kind", clock_names[plan->clock]);
    if (plan->clock == PLAN_CLOCK_BANK) {
        json_number_at(out, "seconds", plan->bank / SECOND);
        json_number_at(out, "increment", plan->increment / SECOND);
    }
    if (plan->clock == PLAN_CLOCK_DAYS) json_number_at(out, "days", plan->bank / DAY);
    json_close(out, '}');
}

void plan_write(const online_plan *plan, dm_writer *out) {
    dm_guard(plan->game && plan->players <= DM_SEATS_MAX);
    assert(plan->clock <= PLAN_CLOCK_DAYS && plan->gone <= PLAN_GONE_BOT);
    json_string_at(out, "game", plan->game->name);
    json_string_at(out, "options", plan->options);
    json_key(out, "seats");
    json_open(out, '[');
    for (int k = 0; k < plan->players; k++) {
        json_open(out, '{');
        if (plan->bots[k][0])
            json_string_at(out, "bot", plan->bots[k]);
        else
            json_bool_at(out, "person", true);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_bool_at(out, "public", plan->open);
    json_bool_at(out, "rated", plan->rated);
    write_clock(plan, out);
    json_string_at(out, "gone", gone_names[plan->gone]);
}

bool plan_set_up(const online_plan *plan, const char *seed, uint16_t rules, dm_setup *setup,
                 dm_error *error) {
    dm_guard(strlen(seed) <= PLAN_SEED_MAX);
    assert(plan->players < 10);
    char word[sizeof "seed=" + PLAN_SEED_MAX] = "seed=", players[] = "players=0";
    strcat(word, seed);
    players[8] = (char)('0' + plan->players);
    dm_setup_clear(setup);
    setup->rules = rules;
    return dm_setup_add_words(setup, plan->options, error) && dm_setup_add(setup, players, error) &&
           dm_setup_add(setup, word, error);
}
