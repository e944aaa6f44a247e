/* The tiles of Gheos, and a word for everything in it. */
#include "api/gheos.h"
#include "engine/guard.h"
#include "engine/json.h"
#include "gheos/state.h"

/* What stands on one piece: only what there is. */
static void write_piece(const gheos_piece *piece, dm_writer *out) {
    json_open(out, '{');
    for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
        if (piece->symbols[symbol] > 0)
            json_number_at(out, gheos_symbol_ids[symbol], piece->symbols[symbol]);
    if (piece->temple != GHEOS_NO_TEMPLE)
        json_string_at(out, "temple", gheos_symbol_ids[piece->temple]);
    json_close(out, '}');
}

void api_gheos_tile_members(enum text_language language, uint8_t tile, dm_writer *out) {
    dm_guard(tile < GHEOS_TILES);
    char text[256], layout[2] = {(char)('A' + gheos_tiles[tile].layout), '\0'};
    dm_writer writer = dm_writer_on(text, sizeof text);
    json_string_at(out, "layout", layout);
    json_key(out, "pieces");
    json_open(out, '[');
    for (int piece = 0; piece <= gheos_tiles[tile].layout; piece++) /* A has one, B two, C three */
        write_piece(&gheos_tiles[tile].pieces[piece], out);
    json_close(out, ']');
    text_gheos_tile(language, tile, &writer);
    json_string_at(out, "text", text);
    json_string_at(out, "source", "reconstructed");
}

static void write_tile(enum text_language language, uint8_t tile, dm_writer *out) {
    char name[256];
    dm_writer writer = dm_writer_on(name, sizeof name);
    json_open(out, '{');
    json_string_at(out, "id", gheos_tile_id(tile));
    text_gheos_tile_name(language, tile, &writer);
    json_string_at(out, "name", name);
    api_gheos_tile_members(language, tile, out);
    json_close(out, '}');
}

static void write_words(const char *key, const char *const ids[], int count,
                        enum text_language language,
                        void (*write)(enum text_language, uint8_t, dm_writer *), dm_writer *out) {
    json_key(out, key);
    json_open(out, '{');
    for (uint8_t k = 0; k < count; k++) {
        char text[128];
        dm_writer writer = dm_writer_on(text, sizeof text);
        write(language, k, &writer);
        json_string_at(out, ids[k], text);
    }
    json_close(out, '}');
}

void api_gheos_catalogue(enum text_language language, dm_writer *out) {
    char text[64];
    dm_writer writer = dm_writer_on(text, sizeof text);
    json_key(out, "tiles");
    json_open(out, '[');
    for (uint8_t tile = 0; tile < GHEOS_TILES; tile++) write_tile(language, tile, out);
    json_close(out, ']');
    json_key(out, "words");
    json_open(out, '{');
    write_words("civilisation", gheos_civilisation_ids, GHEOS_CIVILISATIONS, language,
                text_gheos_civilisation, out);
    write_words("symbol", gheos_symbol_ids, GHEOS_SYMBOLS, language, text_gheos_symbol, out);
    write_words("temple", gheos_symbol_ids, GHEOS_SYMBOLS, language, text_gheos_temple, out);
    json_key(out, "source");
    json_open(out, '{');
    text_source(language, 'R', &writer);
    json_string_at(out, "reconstructed", text);
    json_close(out, '}');
    json_close(out, '}');
}
