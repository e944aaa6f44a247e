/* Games that begin: from options, from a record, from a position; and what there is to play. */
#include <string.h>

#include "api/table.h"
#include "engine/guard.h"
#include "engine/record.h"
#include "text/levels.h"

/* Takes the match that was built for the one that is played. */
static void take_over(api_table *table, dm_writer *out) {
    table->current ^= 1;
    table->has_game = true;
    dm_match *match = api_match(table);
    table->total = match->count;
    memset(table->joined, 0, sizeof table->joined);
    api_write_beginning(match, out);
    json_number_at(out, "steps", match->count);
}

void api_write_beginning(const dm_match *match, dm_writer *out) {
    assert(match->game);
    char text[512];
    dm_writer writer = dm_writer_on(text, sizeof text);
    json_string_at(out, "game", match->game->name);
    record_write_rules(match->game, &match->start, &writer);
    json_string_at(out, "rules", text);
    writer = dm_writer_on(text, sizeof text);
    match->game->write_options(&match->start, &writer);
    json_string_at(out, "options", text);
    if (!match->from_position) json_string_at(out, "seed", match->seed_text);
}

static dm_match *spare_match(api_table *table) { return &table->matches[table->current ^ 1]; }

static bool answer_new(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    char name[32] = "";
    const dm_game *game;
    dm_setup setup;
    api_take_word(words, name, sizeof name);
    if (!api_find_game(name, &game, error)) return false;
    dm_setup_clear(&setup);
    if (!dm_setup_add_words(&setup, words->rest, error)) return false;
    if (!setup.seeded) return dm_fail(error, "expected seed=NUMBER: there is no chance in here");
    if (!dm_match_begin(spare_match(table), game, &setup, error)) return false;
    take_over(table, out);
    return true;
}

static bool answer_load(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    if (!dm_record_read(spare_match(table), words->text, words->text_length, error)) return false;
    take_over(table, out);
    return true;
}

/* The text after the call, without the newline at its end, as a string. */
static bool copy_text(const api_words *words, char *text, size_t size, dm_error *error) {
    size_t length = words->text_length;
    while (length > 0 && (words->text[length - 1] == '\n' || words->text[length - 1] == '\r'))
        length--;
    if (length >= size || memchr(words->text, '\0', length))
        return dm_fail(error, "this text is too long, or holds a zero byte");
    memcpy(text, words->text, length);
    text[length] = '\0';
    return true;
}

static bool answer_position(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    char text[DM_POSITION_BYTES], name[32] = "";
    const dm_game *game;
    if (!copy_text(words, text, sizeof text, error)) return false;
    api_words first = {.rest = text};
    api_take_word(&first, name, sizeof name);
    if (!api_find_game(name, &game, error)) return false;
    if (!dm_match_from_position(spare_match(table), game, text, NULL, error)) return false;
    take_over(table, out);
    return true;
}

static bool answer_names(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    (void)out;
    (void)error;
    api_read_names(words, api_match(table)->names);
    return true;
}

static bool answer_language(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    char name[16] = "";
    (void)out;
    api_take_word(words, name, sizeof name);
    return text_language_named(name, &table->language) ||
           dm_fail(error, "'%s' is no language; expected en, fr or uk", name);
}

/* ---- What there is to play --------------------------------------------------------------- */

static void write_options(const dm_game *game, dm_writer *out) {
    json_key(out, "options");
    json_open(out, '[');
    for (const dm_option *option = game->options; option->key; option++) {
        json_open(out, '{');
        json_string_at(out, "key", option->key);
        json_string_at(out, "values", option->values);
        json_string_at(out, "default", option->fallback);
        json_string_at(out, "does", option->does);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void api_write_game(const dm_game *game, dm_writer *out) {
    assert(game && game->options);
    json_open(out, '{');
    json_string_at(out, "game", game->name);
    json_number_at(out, "rules_version", game->rules_version);
    json_number_at(out, "players_min", game->players_min);
    json_number_at(out, "players_max", game->players_max);
    write_options(game, out);
    json_close(out, '}');
}

static void write_levels(enum text_language language, dm_writer *out) {
    json_key(out, "levels");
    json_open(out, '[');
    for (int level = 1; level <= TEXT_LEVELS; level++) {
        json_open(out, '{');
        json_number_at(out, "level", level);
        json_string_at(out, "name", text_level_name(language, level));
        json_string_at(out, "text", text_level_description(language, level));
        json_close(out, '}');
    }
    json_close(out, ']');
}

static bool answer_games(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    (void)words;
    (void)error;
    json_key(out, "games");
    json_open(out, '[');
    for (const dm_game *const *game = dm_games; *game; game++) api_write_game(*game, out);
    json_close(out, ']');
    write_levels(table->language, out);
    return true;
}

static bool answer_catalogue(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    char name[32] = "";
    const dm_game *game;
    api_take_word(words, name, sizeof name);
    if (!api_find_game(name, &game, error)) return false;
    json_string_at(out, "game", game->name);
    json_string_at(out, "language", text_language_codes[table->language]);
    api_game_of(game)->write_catalogue(table->language, out);
    return true;
}

const api_row api_game_rows[] = {
    {"new", false, answer_new},
    {"load", false, answer_load},
    {"position", false, answer_position},
    {"names", true, answer_names},
    {"language", false, answer_language},
    {"games", false, answer_games},
    {"catalogue", false, answer_catalogue},
    {NULL, false, NULL},
};
