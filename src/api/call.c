/* One call: which row it is for, and what is left of its words. */
#include <string.h>

#include "api/table.h"
#include "engine/guard.h"

/* ---- Words ------------------------------------------------------------------------------- */

static const char *skip_blanks(const char *text) { return text + strspn(text, " \t"); }

bool api_take_word(api_words *words, char *word, size_t size) {
    dm_guard(word && size > 0);
    words->rest = skip_blanks(words->rest);
    size_t length = strcspn(words->rest, " \t");
    if (length == 0 || length >= size) return false;
    memcpy(word, words->rest, length);
    word[length] = '\0';
    words->rest = skip_blanks(words->rest + length);
    return true;
}

bool api_read_viewer(const dm_match *match, const char *word, uint8_t *viewer, dm_error *error) {
    assert(match->game && word);
    int players = match->game->progress(&match->state).players;
    if (strcmp(word, "all") == 0)
        *viewer = DM_ALL;
    else if (strcmp(word, "public") == 0)
        *viewer = DM_PUBLIC;
    else if (word[0] >= '1' && word[0] <= '0' + players && word[1] == '\0')
        *viewer = (uint8_t)(word[0] - '1');
    else
        return dm_fail(error, "'%s' is no viewer; expected a seat from 1 to %d, public or all",
                       word, players);
    return true;
}

bool api_take_viewer(api_table *table, api_words *words, uint8_t *viewer, dm_error *error) {
    char word[16] = "";
    api_take_word(words, word, sizeof word);
    return api_read_viewer(api_match(table), word, viewer, error);
}

bool api_take_number(api_words *words, uint64_t most, uint64_t *number, dm_error *error) {
    char word[24] = "";
    *number = 0;
    bool good = api_take_word(words, word, sizeof word);
    for (const char *c = word; *c && good; c++) {
        good = *c >= '0' && *c <= '9' && *number <= (UINT64_MAX - 9) / 10;
        if (good) *number = 10 * *number + (uint64_t)(*c - '0');
    }
    if (good && *number <= most) return true;
    return dm_fail(error, "'%s' is no number that fits here", word);
}

/* Names that are too long are cut between characters. */
static size_t cut_name(const char *name, size_t length, size_t room) {
    if (length <= room) return length;
    while (room > 0 && ((unsigned char)name[room] & 0xc0) == 0x80) room--;
    return room;
}

void api_read_names(const api_words *words, char names[DM_SEATS_MAX][API_NAME_BYTES]) {
    const char *from = words->text, *end = words->text + words->text_length;
    memset(names, 0, DM_SEATS_MAX * sizeof names[0]);
    for (int seat = 0; seat < DM_SEATS_MAX && from < end; seat++) {
        const char *stop = memchr(from, '\n', (size_t)(end - from));
        if (stop == NULL) stop = end;
        size_t length = cut_name(from, (size_t)(stop - from), API_NAME_BYTES - 1);
        memcpy(names[seat], from, length);
        from = stop + 1;
    }
}

bool api_find_game(const char *name, const dm_game **game, dm_error *error) {
    assert(name && error);
    char names[128];
    dm_writer out = dm_writer_on(names, sizeof names);
    dm_write_game_names(&out);
    *game = dm_game_named(name);
    return *game || dm_fail(error, "unknown game '%s'; expected %s", name, names);
}

/* ---- The call ---------------------------------------------------------------------------- */

static const api_row *find_row(const char *word) {
    static const api_row *const parts[] = {
        api_game_rows,     api_play_rows,     api_show_rows,  api_history_rows, api_preview_rows,
        api_planning_rows, api_thinking_rows, api_bench_rows, api_verify_rows,
    };
    for (size_t part = 0; part < sizeof parts / sizeof parts[0]; part++)
        for (const api_row *row = parts[part]; row->word; row++)
            if (strcmp(row->word, word) == 0) return row;
    return NULL;
}

static bool carry_out(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    char word[24] = "";
    api_take_word(words, word, sizeof word);
    const api_row *row = find_row(word);
    if (row == NULL) return dm_fail(error, "unknown call '%s'", word);
    if (row->needs_game && !table->has_game) return dm_fail(error, "there is no game yet");
    return row->answer(table, words, out, error);
}

static void write_refusal(const dm_error *error, dm_writer *out) {
    json_open(out, '{');
    json_bool_at(out, "ok", false);
    json_string_at(out, "error", error->text);
    if (error->fault) json_string_at(out, "fault", error->fault);
    if (error->line > 0) json_number_at(out, "line", error->line);
    if (error->column > 0) json_number_at(out, "column", error->column);
    json_close(out, '}');
}

enum { LINE_BYTES = 4096 };

void api_call(api_table *table, const char *input, size_t length, dm_writer *out) {
    dm_guard(table->current == 0 || table->current == 1);
    dm_guard(input || length == 0);
    dm_guard(out->text && out->length < out->size);
    dm_error error = {.line = 0};
    dm_writer start = *out;
    char line[LINE_BYTES];
    const char *end = memchr(input, '\n', length);
    size_t line_length = end ? (size_t)(end - input) : length;
    size_t text_from = end ? line_length + 1 : length;
    bool fits = line_length < sizeof line;
    memcpy(line, input, fits ? line_length : 0);
    line[fits ? line_length : 0] = '\0';
    api_words words = {line, input + text_from, length - text_from};
    json_open(out, '{');
    json_bool_at(out, "ok", true);
    bool done = fits ? carry_out(table, &words, out, &error)
                     : dm_fail(&error, "the first line is too long");
    json_close(out, '}');
    if (done && !out->full) return;
    if (done) dm_fail(&error, "the answer is too long to be written");
    *out = start;
    write_refusal(&error, out);
}
