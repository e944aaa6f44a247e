/* The cards of Deus and of Egypt, and a word for everything in them. */
#include "api/deus.h"
#include "deus/state.h"
#include "engine/guard.h"
#include "engine/json.h"
#include "text/deus_text.h"

typedef void write_word(enum text_language, uint8_t, dm_writer *);

static void write_text_at(dm_writer *out, const char *key, enum text_language language,
                          uint8_t what, write_word *write) {
    char text[1024];
    dm_writer writer = dm_writer_on(text, sizeof text);
    write(language, what, &writer);
    json_string_at(out, key, text);
}

/* ---- Cards ------------------------------------------------------------------------------- */

static const char *source_id(char source) {
    switch (source) {
    case DEUS_PRINTED: return "printed";
    case DEUS_REPORTED: return "reported";
    case DEUS_SYMMETRIC: return "symmetric";
    default: return "reconstructed";
    }
}

static void write_cost(dm_writer *out, const deus_card *card) {
    json_key(out, "cost");
    json_open(out, '[');
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        if (card->cost >> resource & 1) json_text(out, deus_resource_ids[resource]);
    json_close(out, ']');
    json_number_at(out, "gold", card->gold);
}

static void write_sources(dm_writer *out, const deus_card *card) {
    static const char *const facts[] = {"copies", "cost", "effect"};
    json_key(out, "sources");
    json_open(out, '{');
    for (int fact = 0; fact < 3; fact++)
        json_string_at(out, facts[fact], source_id(card->sources[fact]));
    json_close(out, '}');
}

/* The once effect alone, without its "once:". */
static void write_once(enum text_language language, uint8_t card, dm_writer *out) {
    text_reader reader = {.language = language, .viewer = DM_PUBLIC};
    text_scene scene = text_deus_scene(&reader, NULL);
    text_gap gap = {.values = {card}, .count = 1};
    text_deus_gap_once(&scene, &gap, out);
}

void api_deus_card_face(enum text_language language, uint8_t kind, dm_writer *out) {
    dm_guard(kind < DEUS_CARD_KINDS);
    const deus_card *card = &deus_cards[kind];
    json_string_at(out, "id", card->id);
    write_text_at(out, "name", language, kind, text_deus_card_name);
    json_string_at(out, "set", card->egypt ? "egypt" : "base");
    json_string_at(out, "colour", deus_colour_ids[card->colour]);
    json_number_at(out, "copies", card->copies);
    write_cost(out, card);
}

void api_deus_card_effect(enum text_language language, uint8_t kind, dm_writer *out) {
    dm_guard(kind < DEUS_CARD_KINDS);
    const deus_card *card = &deus_cards[kind];
    if (card->condition > 0) json_number_at(out, "condition", card->condition);
    if (deus_has_once(card)) write_text_at(out, "once", language, kind, write_once);
    write_text_at(out, "text", language, kind, text_deus_card_effect);
    write_sources(out, card);
}

static void write_card(dm_writer *out, enum text_language language, uint8_t kind) {
    json_open(out, '{');
    api_deus_card_face(language, kind, out);
    if (deus_cards[kind].costs_rank) json_bool_at(out, "costs_rank", true);
    api_deus_card_effect(language, kind, out);
    json_close(out, '}');
}

/* ---- Words ------------------------------------------------------------------------------- */

static void write_piece(enum text_language language, uint8_t colour, dm_writer *out) {
    text_deus_piece(language, colour, 1, out);
}

static void write_words(const char *key, const char *const ids[], int count,
                        enum text_language language, write_word *write, dm_writer *out) {
    json_key(out, key);
    json_open(out, '{');
    for (uint8_t k = 0; k < count; k++) write_text_at(out, ids[k], language, k, write);
    json_close(out, '}');
}

static void write_source_words(enum text_language language, dm_writer *out) {
    static const char sources[] = {DEUS_PRINTED, DEUS_REPORTED, DEUS_SYMMETRIC, DEUS_RECONSTRUCTED};
    json_key(out, "source");
    json_open(out, '{');
    for (size_t k = 0; k < sizeof sources; k++) {
        char text[256];
        dm_writer writer = dm_writer_on(text, sizeof text);
        text_source(language, sources[k], &writer);
        json_string_at(out, source_id(sources[k]), text);
    }
    json_close(out, '}');
}

void api_deus_catalogue(enum text_language language, dm_writer *out) {
    json_key(out, "cards");
    json_open(out, '[');
    for (uint8_t kind = 0; kind < DEUS_CARD_KINDS; kind++) write_card(out, language, kind);
    json_close(out, ']');
    json_key(out, "words");
    json_open(out, '{');
    write_words("resource", deus_resource_ids, DEUS_RESOURCES, language, text_deus_resource, out);
    write_words("colour", deus_colour_ids, DEUS_COLOURS, language, text_deus_colour, out);
    write_words("piece", deus_colour_ids, DEUS_COLOURS, language, write_piece, out);
    write_words("terrain", deus_terrain_ids, DEUS_TERRAINS, language, text_deus_terrain, out);
    write_words("god", deus_god_ids, DEUS_COLOURS, language, text_deus_god, out);
    write_source_words(language, out);
    json_close(out, '}');
}
