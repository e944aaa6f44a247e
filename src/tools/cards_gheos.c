/* `demiurge cards gheos`: the landscape tiles. No source shows them all, so every tile is our own
 * reconstruction (docs/rulings.md). */
#include <stdio.h>
#include <stdlib.h>

#include "api/gheos.h"
#include "engine/json.h"
#include "gheos/tiles.h"
#include "host/memory.h"
#include "terminal/columns.h"
#include "tools/cards.h"

enum { ID_COLUMNS = 8, LAYOUT_COLUMNS = 4, JSON_BYTES = 64 * 1024 };

static char layout_of(uint8_t tile) { return (char)('A' + gheos_tiles[tile].layout); }

/* ---- As a table -------------------------------------------------------------------------- */

static void print_tile(enum text_language language, uint8_t tile) {
    char text[256], layout[2] = {layout_of(tile), '\0'};
    dm_writer writer = dm_writer_on(text, sizeof text);
    text_gheos_tile(language, tile, &writer);
    columns_print_padded(gheos_tile_id(tile), ID_COLUMNS);
    columns_print_padded(layout, LAYOUT_COLUMNS);
    puts(text);
}

static void print_table(enum text_language language) {
    char source[128];
    dm_writer writer = dm_writer_on(source, sizeof source);
    text_gheos_tiles(language, GHEOS_TILES, &writer);
    dm_write(&writer, language == TEXT_FRENCH ? " : " : ": ");
    text_source(language, 'R', &writer);
    cards_print_heading("Gheos", '=');
    for (uint8_t tile = 0; tile < GHEOS_TILES; tile++) print_tile(language, tile);
    printf("\n(%s)\n", source);
}

/* ---- As JSON ----------------------------------------------------------------------------- */

static void write_tile(enum text_language language, uint8_t tile, dm_writer *out) {
    json_open(out, '{');
    json_string_at(out, "id", gheos_tile_id(tile));
    api_gheos_tile_members(language, tile, out);
    json_close(out, '}');
}

static void print_json(enum text_language language) {
    char *text = memory_new(JSON_BYTES);
    dm_writer out = dm_writer_on(text, JSON_BYTES);
    json_open(&out, '{');
    json_string_at(&out, "game", "gheos");
    json_string_at(&out, "language", text_language_codes[language]);
    json_key(&out, "tiles");
    json_open(&out, '[');
    for (uint8_t tile = 0; tile < GHEOS_TILES; tile++) write_tile(language, tile, &out);
    json_close(&out, ']');
    json_close(&out, '}');
    puts(text);
    free(text);
}

void cards_print_gheos(enum text_language language, bool as_json) {
    if (as_json)
        print_json(language);
    else
        print_table(language);
}
