/* What the gaps of Gheos templates are filled with, and the single words front ends ask for. */
#include "text/gheos_text.h"

#include <assert.h>

#include "gheos/game.h"

const text_game text_gheos = {
    .game = &gheos_game,
    .question = text_gheos_question,
    .answer = text_gheos_answer,
    .step = text_gheos_step,
    .event = text_gheos_event,
    .reason = text_gheos_reason,
    .score_source = text_gheos_score_source,
    .counts_turns = true,
};

text_scene text_gheos_scene(const text_reader *reader, const dm_state *seen) {
    return text_scene_for(reader, seen, text_gheos_kinds);
}

void text_gheos_set_cell(text_scene *scene, int x, int y) {
    scene->value['x'] = (int16_t)x;
    scene->value['y'] = (int16_t)y;
}

/* The side by which a person would find it: one with a neighbour, if any. */
static uint8_t side_with_land(const gheos_outcome *outcome, int part) {
    const gheos_place *place = &outcome->places[outcome->place];
    const uint8_t *label = outcome->land.label[outcome->place];
    uint8_t first = outcome->target_side[part];
    for (uint8_t side = first; side < GHEOS_SIDES; side++)
        if (label[side] == label[first] && place->link[side] != GHEOS_NO_PLACE) return side;
    return first;
}

void text_gheos_set_part(text_scene *scene, const gheos_outcome *outcome, int part) {
    uint8_t other = outcome->target_civilisation[part];
    scene->value['s'] = side_with_land(outcome, part);
    scene->value['k'] = outcome->target_wheat[part];
    scene->value['i'] = outcome->target_continent[part] ? 0 : 1;
    scene->value['d'] = other == GHEOS_CIVILISATIONS ? DM_UNKNOWN : other;
}

static enum text_language language_of(const text_scene *scene) { return scene->reader->language; }

/* ---- Gaps that are more than a noun ------------------------------------------------------ */

/* b7, la tuile b7, плитку b7; the start tile; a hidden tile. */
static void gap_tile(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    static const char *const the[TEXT_LANGUAGES] = {"the ", "la ", ""};
    static const char *const a[TEXT_LANGUAGES] = {"a ", "une ", ""};
    enum text_language language = language_of(scene);
    int tile = gap->values[0];
    if (tile >= GHEOS_TILES) {
        dm_write(out, a[language]);
        text_write_noun(language, &text_gheos_things[GHEOS_TEXT_HIDDEN_TILE], gap->form, out);
    } else if (tile == GHEOS_START_TILE) {
        dm_write(out, the[language]);
        text_write_noun(language, &text_gheos_things[GHEOS_TEXT_THE_START_TILE], gap->form, out);
    } else {
        if (language != TEXT_ENGLISH) {
            dm_write(out, the[language]);
            text_write_noun(language, &text_gheos_things[GHEOS_TEXT_A_TILE], gap->form, out);
            dm_write_char(out, ' ');
        }
        dm_write(out, gheos_tile_id((uint8_t)tile));
    }
}

static void gap_cell(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    (void)scene;
    text_gheos_cell(gap->values[0], gap->values[1], out);
}

static void write_way(enum text_language language, bool up, int side, dm_writer *out) {
    static const uint8_t of_up[GHEOS_SIDES] = {GHEOS_TEXT_ON_RIGHT, GHEOS_TEXT_BELOW,
                                               GHEOS_TEXT_ON_LEFT};
    static const uint8_t of_down[GHEOS_SIDES] = {GHEOS_TEXT_ON_LEFT, GHEOS_TEXT_ABOVE,
                                                 GHEOS_TEXT_ON_RIGHT};
    if (side < 0 || side >= GHEOS_SIDES)
        dm_write(out, "?");
    else
        dm_write(out, text_gheos_ways[up ? of_up[side] : of_down[side]].in[language]);
}

/* {way side}: where that side of the cell x y is, seen from the middle of it. In the lines about a
 * tile turned by R it is the tile's own side (G-T3). */
static void gap_way(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    bool up = ((scene->value['x'] + scene->value['y']) & 1) == 0;
    int side = gap->values[0], rotation = scene->value['R'];
    if (rotation < GHEOS_SIDES && side < GHEOS_SIDES) side = (side + rotation) % GHEOS_SIDES;
    write_way(language_of(scene), up, side, out);
}

/* {range low high}: "3 VP", "3–5 VP". */
static void gap_range(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    if (gap->values[0] != gap->values[1]) {
        dm_write_number(out, gap->values[0]);
        dm_write(out, "–");
    }
    text_gheos_vp(language_of(scene), gap->values[1], out);
}

/* clang-format off */
const text_kind text_gheos_kinds[] = {
    {"vp",             &text_gheos_things[GHEOS_TEXT_A_VP],         1, NULL}, /* {vp n} */
    {"follower-count", &text_gheos_things[GHEOS_TEXT_A_FOLLOWER],   1, NULL},
        /* {follower-count n}: 2 followers */
    {"tile-count",     &text_gheos_things[GHEOS_TEXT_A_TILE],       1, NULL},
    {"step",           &text_gheos_things[GHEOS_TEXT_A_STEP],       1, NULL},
    {"wheat",          &text_gheos_symbol_nouns[GHEOS_WHEAT],  1, NULL}, /* {wheat n} */
    {"sword",          &text_gheos_symbol_nouns[GHEOS_SWORD],  1, NULL},
    {"symbol",         text_gheos_symbol_nouns,    GHEOS_SYMBOLS, NULL}, /* {symbol n a} */
    {"temple",         text_gheos_temple_nouns,  GHEOS_NO_TEMPLE, NULL},
    {"civilisation",   text_gheos_civilisation_nouns, GHEOS_CIVILISATIONS, NULL},
    {"follower",       text_gheos_follower_nouns,     GHEOS_CIVILISATIONS, NULL},
    {"number", NULL, 0, text_gap_number},
    {"seat",   NULL, 0, text_gap_seat},
    {"who",    NULL, 0, text_gap_who},
    {"tile",   NULL, 0, gap_tile},
    {"cell",   NULL, 0, gap_cell},   /* {cell x y} */
    {"way",    NULL, 0, gap_way},    /* {way side} of the cell x y */
    {"range",  NULL, 0, gap_range},  /* {range low high} in VP */
    {"land",   NULL, 0, text_gheos_gap_land},  /* {land tile} */
    {"piece",  NULL, 0, text_gheos_gap_piece}, /* {piece number} of the tile t */
    {"lie",    NULL, 0, text_gheos_gap_lie},   /* {lie tile rotation} at the cell x y */
    {"swords",  NULL, 0, text_gheos_gap_swords},  /* of the placement t x y r, as are these: */
    {"parts",   NULL, 0, text_gheos_gap_parts},
    {"changes", NULL, 0, text_gheos_gap_changes}, /* {changes civilisation} */
    {"losses",  NULL, 0, text_gheos_gap_losses},  /* {losses civilisation} */
    {NULL, NULL, 0, NULL},
};
/* clang-format on */

/* ---- Single words ------------------------------------------------------------------------ */

void text_gheos_tile_name(enum text_language language, uint8_t tile, dm_writer *out) {
    if (tile == GHEOS_START_TILE)
        text_write_noun(language, &text_gheos_things[GHEOS_TEXT_THE_START_TILE], NOUN_FORM_PLAIN,
                        out);
    else if (tile == GHEOS_EPOCH)
        text_write_noun(language, &text_gheos_things[GHEOS_TEXT_AN_EPOCH], NOUN_FORM_PLAIN, out);
    else
        dm_write(out, tile < GHEOS_TILES ? gheos_tile_id(tile) : "?");
}

void text_gheos_civilisation(enum text_language language, uint8_t civilisation, dm_writer *out) {
    dm_write(out, civilisation < GHEOS_CIVILISATIONS ? text_gheos_labels[civilisation].in[language]
                                                     : "?");
}

void text_gheos_symbol(enum text_language language, uint8_t symbol, dm_writer *out) {
    text_write_word(language, text_gheos_symbol_nouns, GHEOS_SYMBOLS, symbol, out);
}

void text_gheos_temple(enum text_language language, uint8_t symbol, dm_writer *out) {
    text_write_word(language, text_gheos_temple_nouns, GHEOS_NO_TEMPLE, symbol, out);
}

void text_gheos_land(enum text_language language, bool continent, dm_writer *out) {
    text_write_word(language, text_gheos_things, GHEOS_TEXT_THINGS,
                    continent ? GHEOS_TEXT_A_CONTINENT : GHEOS_TEXT_AN_ISLAND, out);
}

void text_gheos_side(enum text_language language, int x, int y, uint8_t side, dm_writer *out) {
    write_way(language, ((x + y) & 1) == 0, side, out);
}

/* −2: the true minus sign. Beyond the board lies what nobody set. */
static void write_coordinate(int number, dm_writer *out) {
    if (number < 0) dm_write(out, "−");
    if (number == DM_UNKNOWN)
        dm_write_char(out, '?');
    else
        dm_write_number(out, number < 0 ? -number : number);
}

void text_gheos_cell(int x, int y, dm_writer *out) {
    write_coordinate(x, out);
    dm_write_char(out, ',');
    write_coordinate(y, out);
}

void text_gheos_symbols(enum text_language language, uint8_t symbol, int count, dm_writer *out) {
    assert(symbol < GHEOS_SYMBOLS);
    text_write_counted(language, &text_gheos_symbol_nouns[symbol], count, out);
}

void text_gheos_followers(enum text_language language, uint8_t civilisation, int count,
                          dm_writer *out) {
    bool any = civilisation >= GHEOS_CIVILISATIONS;
    text_write_counted(language,
                       any ? &text_gheos_things[GHEOS_TEXT_A_FOLLOWER]
                           : &text_gheos_follower_nouns[civilisation],
                       count, out);
}

void text_gheos_tokens(enum text_language language, int count, dm_writer *out) {
    text_write_counted(language, &text_gheos_things[GHEOS_TEXT_A_TOKEN], count, out);
}

void text_gheos_tiles(enum text_language language, int count, dm_writer *out) {
    text_write_counted(language, &text_gheos_things[GHEOS_TEXT_A_TILE], count, out);
}

void text_gheos_epochs(enum text_language language, int count, dm_writer *out) {
    text_write_counted(language, &text_gheos_things[GHEOS_TEXT_AN_EPOCH], count, out);
}

void text_gheos_vp(enum text_language language, int count, dm_writer *out) {
    text_write_counted(language, &text_gheos_things[GHEOS_TEXT_A_VP], count, out);
}
