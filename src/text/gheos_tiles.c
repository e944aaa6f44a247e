/* What is on a tile, composed from its data: how its land lies, and what stands on each piece. The
 * letter t is the tile, R how it is turned; pieces are numbered as in gheos/tiles.h. */
#include "text/gheos_text.h"

/* clang-format off */

const text_line text_gheos_tile_lines[GHEOS_TEXT_TILE_LINES] = {
    [GHEOS_LAYOUT_A] = {{
        "land on all sides: {piece 0}",
        "terre sur les trois côtés : {piece 0}",
        "суходіл на трьох сторонах: {piece 0}",
    }},
    [GHEOS_LAYOUT_B] = {{
        "land on two sides: {piece 0}; shore: {piece 1}",
        "terre sur deux côtés : {piece 0} ; rive : {piece 1}",
        "суходіл на двох сторонах: {piece 0}; берег: {piece 1}",
    }},
    [GHEOS_LAYOUT_C] = {{
        "three shores: {piece 0}, {piece 1}, {piece 2}",
        "trois rives : {piece 0}, {piece 1}, {piece 2}",
        "три береги: {piece 0}, {piece 1}, {piece 2}",
    }},
    [GHEOS_TEXT_SHORE_LIES] = {{
        "the shore {way 2}",
        "la rive {way 2}",
        "берег {way 2}",
    }},
    [GHEOS_TEXT_SHORES_LIE] = {{
        "{piece 0} {way 0}, {piece 1} {way 1}, {piece 2} {way 2}",
        "{piece 0} {way 0}, {piece 1} {way 1}, {piece 2} {way 2}",
        "{piece 0} {way 0}, {piece 1} {way 1}, {piece 2} {way 2}",
    }},
    [GHEOS_TEXT_NOTHING_STANDS] = {{"nothing", "rien", "порожньо"}},
};

/* clang-format on */

static void begin_word(dm_writer *out, int *written) {
    if ((*written)++) dm_write(out, ", ");
}

/* "wheat, cup", "2 swords", "temple of wheat", "nothing". */
static void write_piece(enum text_language language, const gheos_piece *piece, dm_writer *out) {
    int written = 0;
    for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++) {
        const text_noun *noun = &text_gheos_symbol_nouns[symbol];
        int count = piece->symbols[symbol];
        if (count == 0) continue;
        begin_word(out, &written);
        if (count > 1)
            text_write_count(language, noun, count, NOUN_FORM_PLAIN, out);
        else
            text_write_noun(language, noun, NOUN_FORM_PLAIN, out);
    }
    if (piece->temple != GHEOS_NO_TEMPLE) {
        begin_word(out, &written);
        text_write_noun(language, &text_gheos_temple_nouns[piece->temple], NOUN_FORM_PLAIN, out);
    }
    if (!written) dm_write(out, text_gheos_tile_lines[GHEOS_TEXT_NOTHING_STANDS].in[language]);
}

void text_gheos_gap_piece(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    int tile = scene->value['t'], piece = gap->values[0];
    if (tile < GHEOS_TILES && piece < GHEOS_SIDES)
        write_piece(scene->reader->language, &gheos_tiles[tile].pieces[piece], out);
}

static void fill_about_tile(const text_scene *scene, int tile, int rotation, int line,
                            dm_writer *out) {
    text_scene about = *scene;
    about.value['t'] = (int16_t)tile;
    about.value['R'] = (int16_t)rotation;
    text_fill(&about, &text_gheos_tile_lines[line], out);
}

/* {land tile} */
void text_gheos_gap_land(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    int tile = gap->values[0];
    if (tile < GHEOS_TILES)
        fill_about_tile(scene, tile, 0, gheos_tiles[tile].layout, out);
    else
        dm_write(out, "?");
}

/* {lie tile rotation}: where its shores would be. A tile that is all land looks the same always. */
void text_gheos_gap_lie(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    static const uint8_t lines[] = {[GHEOS_LAYOUT_A] = GHEOS_LAYOUT_A,
                                    [GHEOS_LAYOUT_B] = GHEOS_TEXT_SHORE_LIES,
                                    [GHEOS_LAYOUT_C] = GHEOS_TEXT_SHORES_LIE};
    int tile = gap->values[0];
    if (tile < GHEOS_TILES)
        fill_about_tile(scene, tile, gap->values[1], lines[gheos_tiles[tile].layout], out);
    else
        dm_write(out, "?");
}

void text_gheos_tile(enum text_language language, uint8_t tile, dm_writer *out) {
    text_reader reader = {.language = language, .viewer = DM_PUBLIC};
    text_scene scene = text_gheos_scene(&reader, NULL);
    text_gap gap = {.values = {tile}, .count = 1};
    text_gheos_gap_land(&scene, &gap, out);
}
