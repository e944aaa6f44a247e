#include "support/gheos_support.h"

#include <ctype.h>
#include <stdlib.h>

dm_match gheos_table;
dm_events gheos_happened;

/* ---- Setting up -------------------------------------------------------------------------- */

void gheos_table_from(const char *position) {
    dm_error error;
    if (!dm_match_from_position(&gheos_table, &gheos_game, position, NULL, &error))
        fail_msg("position refused at column %u: %s\n%s", error.column, error.text, position);
    gheos_happened.count = 0;
}

void gheos_table_new(const char *options) {
    dm_setup setup;
    dm_error error;
    dm_setup_clear(&setup);
    if (!dm_setup_add_words(&setup, options, &error) ||
        !dm_match_begin(&gheos_table, &gheos_game, &setup, &error))
        fail_msg("options refused: %s", error.text);
    gheos_happened.count = 0;
}

static int number_after(const char *line, const char *key, int otherwise) {
    const char *found = strstr(line, key);
    return found ? atoi(found + strlen(key)) : otherwise;
}

/* Whether a tile's id stands in the line as a word of its own. */
static bool names_tile(const char *line, const char *id) {
    size_t length = strlen(id);
    for (const char *at = strstr(line, id); at; at = strstr(at + 1, id)) {
        bool begins = at == line || !isalnum((unsigned char)at[-1]);
        if (begins && !isalnum((unsigned char)at[length])) return true;
    }
    return false;
}

static const char *free_tile(const char *line) {
    for (uint8_t tile = GHEOS_TILES - 1; tile > GHEOS_START_TILE; tile--)
        if (!names_tile(line, gheos_tile_id(tile))) return gheos_tile_id(tile);
    fail_msg("no tile is left for a hand: %s", line);
    return NULL;
}

static bool has_placed(const char *line, int seat) {
    if (number_after(line, " turn=", 1) != seat) return false;
    return strstr(line, "todo=people") || strstr(line, "todo=colour") || strstr(line, "todo=token");
}

/* ` p2.key=` unless the line has it; whether it was missing. */
static bool adds_key(dm_writer *line, int seat, const char *key) {
    char word[24];
    dm_writer out = dm_writer_on(word, sizeof word);
    position_key(&out, seat - 1, key);
    if (strstr(line->text, word)) return false;
    dm_write(line, word);
    return true;
}

static void add_hand(dm_writer *line, int seat) {
    const char *tile = free_tile(line->text);
    bool placed = has_placed(line->text, seat);
    if (!adds_key(line, seat, "hand")) return;
    dm_write(line, tile);
    if (placed) return;
    tile = free_tile(line->text);
    dm_write_char(line, ',');
    dm_write(line, tile);
}

static const char *scene_line(const char *words) {
    static char text[DM_POSITION_BYTES];
    dm_writer line = dm_writer_on(text, sizeof text);
    dm_write(&line, "gheos");
    if (!strstr(words, "players=")) dm_write(&line, " players=2");
    dm_write_char(&line, ' ');
    dm_write(&line, words);
    if (!names_tile(text, "start") && adds_key(&line, 0, "gone")) dm_write(&line, "start");
    for (int seat = 1; seat <= number_after(text, "players=", 2); seat++) {
        if (adds_key(&line, seat, "tokens")) dm_write_number(&line, GHEOS_TOKENS);
        add_hand(&line, seat);
    }
    if (adds_key(&line, 0, "pile")) dm_write_char(&line, '*');
    if (!strstr(text, " todo=")) dm_write(&line, " todo=tile");
    assert_false(line.full);
    return text;
}

void gheos_scene(const char *words) { gheos_table_from(scene_line(words)); }

/* The place of a tile in the pile, at or below `top`. */
static int find_in_pile(const gheos_state *s, uint8_t tile, int top) {
    for (int k = top; k >= 0; k--)
        if (s->pile[k] == tile) return k;
    fail_msg("%s is not in the pile", gheos_tile_id(tile));
    return -1;
}

void gheos_put_on_top(const char *tiles) {
    char id[8];
    gheos_state *s = gheos_mutable(&gheos_table.state);
    for (int top = s->pile_count - 1; *tiles; top--) {
        size_t length = strcspn(tiles, ",");
        assert_true(length < sizeof id);
        memcpy(id, tiles, length);
        id[length] = '\0';
        tiles += length + (tiles[length] == ',');
        int found = find_in_pile(s, gheos_tile_named(id), top);
        s->pile[found] = s->pile[top];
        s->pile[top] = gheos_tile_named(id);
    }
    gheos_table_from(gheos_position_line());
}

/* ---- Playing ----------------------------------------------------------------------------- */

static const char *legal_list(void) {
    static char text[8192];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < gheos_table.question.count; k++) {
        if (k > 0) dm_write_char(&out, ' ');
        gheos_game.write_token(gheos_table.question.answers[k], &out);
    }
    return text;
}

/* The next word of a list; false at its end. */
static bool next_word(const char **list, char word[DM_TOKEN_BYTES]) {
    *list += strspn(*list, " ");
    size_t length = strcspn(*list, " ");
    if (length == 0 || length >= DM_TOKEN_BYTES) return false;
    memcpy(word, *list, length);
    word[length] = '\0';
    *list += length;
    return true;
}

static void play_index(int index) {
    static dm_events once;
    dm_match_play(&gheos_table, index, &once);
    for (int k = 0; k < once.count && gheos_happened.count < DM_EVENTS_MAX; k++)
        gheos_happened.items[gheos_happened.count++] = once.items[k];
}

void gheos_play_tokens(const char *tokens) {
    char word[DM_TOKEN_BYTES];
    gheos_happened.count = 0;
    while (next_word(&tokens, word)) {
        int index = dm_match_find(&gheos_table, word);
        if (index < 0)
            fail_msg("'%s' is not legal for '%s'; legal: %s", word,
                     gheos_question_ids[gheos_table.question.kind], legal_list());
        play_index(index);
    }
}

bool gheos_play_at_random(dm_random *random) {
    gheos_happened.count = 0;
    if (gheos_table.question.seat == DM_NOBODY) return false;
    play_index((int)dm_random_below(random, gheos_table.question.count));
    return true;
}

/* ---- Questions --------------------------------------------------------------------------- */

void gheos_expect_allowed(const char *token) {
    if (dm_match_find(&gheos_table, token) < 0)
        fail_msg("'%s' should be legal; legal: %s", token, legal_list());
}

void gheos_expect_refused(const char *token, uint8_t reason) {
    dm_reason why;
    if (dm_match_find(&gheos_table, token) >= 0) fail_msg("'%s' should be refused", token);
    if (!dm_match_why(&gheos_table, token, &why)) fail_msg("'%s' is no candidate at all", token);
    if (why.code != reason)
        fail_msg("'%s' is refused as %s; expected %s", token, gheos_reason_ids[why.code],
                 gheos_reason_ids[reason]);
}

void gheos_expect_unknown(const char *token) {
    dm_reason why;
    if (dm_match_find(&gheos_table, token) >= 0 || dm_match_why(&gheos_table, token, &why))
        fail_msg("'%s' should be no candidate", token);
}

void gheos_expect_question(uint8_t kind, int seat) {
    if (gheos_table.question.seat == DM_NOBODY) fail_msg("the game is over");
    assert_string_equal(gheos_question_ids[gheos_table.question.kind], gheos_question_ids[kind]);
    assert_int_equal(gheos_table.question.seat + 1, seat);
}

void gheos_expect_answers(const char *tokens) {
    char word[DM_TOKEN_BYTES];
    const char *list = tokens;
    int count = 0;
    while (next_word(&list, word)) {
        gheos_expect_allowed(word);
        count++;
    }
    if (count != gheos_table.question.count)
        fail_msg("expected exactly: %s\nlegal: %s", tokens, legal_list());
}

void gheos_expect_over(void) {
    if (gheos_table.question.seat != DM_NOBODY)
        fail_msg("the game goes on: '%s'", gheos_question_ids[gheos_table.question.kind]);
    assert_true(gheos_game.progress(&gheos_table.state).over);
}

/* ---- The state --------------------------------------------------------------------------- */

void gheos_expect_number(const char *what, int64_t actual, int64_t expected, const char *file,
                         int line) {
    if (actual == expected) return;
    print_error("%s is %lld; expected %lld\n", what, (long long)actual, (long long)expected);
    _fail(file, line);
}

const gheos_state *gheos_now(void) { return gheos_const(&gheos_table.state); }
const gheos_player *gheos_seat(int seat) { return &gheos_now()->players[seat - 1]; }

/* `1,-2.0` on the land found. */
static uint8_t label_of(const char *spot, gheos_land *land) {
    char *rest;
    long x = strtol(spot, &rest, 10), y = strtol(rest + 1, &rest, 10);
    uint8_t place = gheos_place_at(gheos_now(), (int)x, (int)y);
    if (place == GHEOS_NO_PLACE) fail_msg("no tile lies at %s", spot);
    gheos_find_land(gheos_now()->places, gheos_now()->place_count, land);
    return land->label[place][rest[1] - '0'];
}

gheos_region gheos_region_at(const char *spot) {
    gheos_land land;
    uint8_t label = label_of(spot, &land);
    return land.regions[label];
}

uint8_t gheos_who_lives_at(const char *spot) {
    gheos_land land;
    uint8_t label = label_of(spot, &land);
    return gheos_civilisation_on(gheos_now(), &land, label);
}

void gheos_expect_followers(int seat, const char *counts) {
    char text[32];
    dm_writer out = dm_writer_on(text, sizeof text);
    position_counts(&out, gheos_seat(seat)->followers, GHEOS_CIVILISATIONS);
    if (strcmp(text, counts) != 0)
        fail_msg("seat %d has followers %s; expected %s", seat, text, counts);
}

void gheos_expect_sound(void) {
    dm_error error;
    if (!gheos_game.check(&gheos_table.state, &error))
        fail_msg("%s: %s", error.text, gheos_position_line());
}

const char *gheos_position_line(void) {
    static char line[DM_POSITION_BYTES];
    dm_writer out = dm_writer_on(line, sizeof line);
    gheos_game.write_position(&gheos_table.state, &out);
    assert_false(out.full);
    return line;
}

/* ---- What was told ----------------------------------------------------------------------- */

int gheos_told(uint8_t kind, int seat) {
    uint8_t whom = seat == 0 ? DM_NOBODY : (uint8_t)(seat - 1);
    int sum = 0;
    for (int k = 0; k < gheos_happened.count; k++) {
        const dm_event *event = &gheos_happened.items[k];
        if (event->kind == kind && event->seat == whom) sum += event->amount;
    }
    return sum;
}

int gheos_times_told(uint8_t kind) {
    int times = 0;
    for (int k = 0; k < gheos_happened.count; k++) times += gheos_happened.items[k].kind == kind;
    return times;
}

/* The words of all that was told, for a failing test to show. */
static const char *story(void) {
    static char text[4096];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < gheos_happened.count; k++) {
        if (k > 0) dm_write_char(&out, ' ');
        dm_write(&out, gheos_event_ids[gheos_happened.items[k].kind]);
    }
    return text;
}

const dm_event *gheos_event(uint8_t kind) {
    for (int k = 0; k < gheos_happened.count; k++)
        if (gheos_happened.items[k].kind == kind) return &gheos_happened.items[k];
    fail_msg("'%s' was not told; told: %s", gheos_event_ids[kind], story());
    return NULL;
}

void gheos_expect_told_in_order(const char *events) {
    const char *rest = events;
    for (int k = 0; k < gheos_happened.count && *rest; k++) {
        const char *word = gheos_event_ids[gheos_happened.items[k].kind];
        size_t length = strlen(word);
        bool next = strncmp(rest, word, length) == 0 && (rest[length] == ' ' || !rest[length]);
        if (next) rest += length + strspn(rest + length, " ");
    }
    if (*rest)
        fail_msg("expected '%s' in this order; not found from '%s' on; told: %s", events, rest,
                 story());
}

/* ---- Bad input --------------------------------------------------------------------------- */

static void expect_error_says(const dm_error *error, const char *what, const char *why) {
    if (!strstr(error->text, why))
        fail_msg("refused with '%s'; expected '%s' in it: %s", error->text, why, what);
}

void gheos_expect_options_refused(const char *options, const char *why) {
    dm_state state, before;
    dm_setup setup;
    dm_error error = {.line = 0};
    memset(&state, 0x5A, sizeof state);
    before = state;
    dm_setup_clear(&setup);
    if (dm_setup_add_words(&setup, options, &error) && gheos_game.set_up(&state, &setup, &error))
        fail_msg("'%s' should be refused", options);
    expect_error_says(&error, options, why);
    assert_memory_equal(&state, &before, sizeof state);
}

void gheos_expect_position_refused(const char *position, const char *why) {
    dm_state state, before;
    dm_error error = {.line = 0};
    memset(&state, 0x5A, sizeof state);
    before = state;
    if (gheos_game.read_position(&state, position, NULL, &error))
        fail_msg("should be refused: %s", position);
    expect_error_says(&error, position, why);
    assert_memory_equal(&state, &before, sizeof state);
}

void gheos_expect_scene_refused(const char *words, const char *why) {
    gheos_expect_position_refused(scene_line(words), why);
}
