/* `demiurge cards deus`: every card with its text, cost, copies, and how sure we are of them. */
#include <stdio.h>
#include <stdlib.h>

#include "api/deus.h"
#include "deus/cards.h"
#include "engine/json.h"
#include "host/memory.h"
#include "terminal/columns.h"
#include "text/deus_text.h"
#include "tools/cards.h"

enum {
    LINE_COLUMNS = 80,
    COPIES_COLUMNS = 6,
    JSON_BYTES = 256 * 1024, /* fewer than 200 rows of less than 1 KB each */
    FACTS = 3,
};

/* What a card's sources speak of, in their order. */
static const char *const fact_names[TEXT_LANGUAGES][FACTS] = {
    [TEXT_ENGLISH] = {"copies", "cost", "effect"},
    [TEXT_FRENCH] = {"exemplaires", "coût", "effet"},
    [TEXT_UKRAINIAN] = {"кількість", "вартість", "властивість"},
};

/* ---- As a table -------------------------------------------------------------------------- */

/* The set where it begins, and the colour where that does. */
static void print_headings(enum text_language language, uint8_t kind) {
    static const char *const sets[TEXT_LANGUAGES][2] = {
        [TEXT_ENGLISH] = {"Deus", "Deus: Egypt"},
        [TEXT_FRENCH] = {"Deus", "Deus\u00A0: Égypte"},
        [TEXT_UKRAINIAN] = {"Deus", "Deus: Єгипет"},
    };
    const deus_card *card = &deus_cards[kind], *before = kind ? card - 1 : NULL;
    char name[64];
    dm_writer writer = dm_writer_on(name, sizeof name);
    text_deus_colour(language, card->colour, &writer);
    bool new_set = !before || before->egypt != card->egypt;
    if (new_set) cards_print_heading(sets[language][card->egypt], '=');
    if (new_set || before->colour != card->colour) cards_print_heading(name, '-');
}

/* All names stand in one column, two blanks wider than the longest. */
static int name_columns(enum text_language language) {
    int most = 0;
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
        char name[256];
        dm_writer writer = dm_writer_on(name, sizeof name);
        text_deus_card_name(language, card, &writer);
        if (columns_of(name) > most) most = columns_of(name);
    }
    return most + 2;
}

static void print_name_copies_and_cost(enum text_language language, uint8_t card, int columns) {
    char text[256];
    dm_writer writer = dm_writer_on(text, sizeof text);
    text_deus_card_name(language, card, &writer);
    columns_print_padded(text, columns);
    snprintf(text, sizeof text, "%d ×", deus_cards[card].copies);
    columns_print_padded(text, COPIES_COLUMNS);
    writer = dm_writer_on(text, sizeof text);
    text_deus_card_cost(language, card, &writer);
    puts(text);
}

static void print_effect(enum text_language language, uint8_t card) {
    char text[1024];
    dm_writer writer = dm_writer_on(text, sizeof text);
    text_deus_card_effect(language, card, &writer);
    columns_print_wrapped(text, 4, LINE_COLUMNS);
}

/* The facts that share the source of this one, named once, by the first of them. */
static bool write_facts_like(enum text_language language, const char *sources, int fact,
                             dm_writer *out) {
    for (int before = 0; before < fact; before++)
        if (sources[before] == sources[fact]) return false;
    dm_write(out, fact == 0 ? "(" : "; ");
    dm_write(out, fact_names[language][fact]);
    for (int after = fact + 1; after < FACTS; after++) {
        if (sources[after] != sources[fact]) continue;
        dm_write(out, ", ");
        dm_write(out, fact_names[language][after]);
    }
    return true;
}

/* "(copies, cost: reported by players; effect: printed)" */
static void print_sources(enum text_language language, uint8_t card) {
    char text[256];
    const char *sources = deus_cards[card].sources;
    dm_writer writer = dm_writer_on(text, sizeof text);
    for (int fact = 0; fact < FACTS; fact++) {
        if (!write_facts_like(language, sources, fact, &writer)) continue;
        dm_write(&writer, language == TEXT_FRENCH ? " : " : ": ");
        text_source(language, sources[fact], &writer);
    }
    dm_write(&writer, ")");
    columns_print_wrapped(text, 4, LINE_COLUMNS);
}

static void print_table(enum text_language language) {
    int columns = name_columns(language);
    for (uint8_t card = 0; card < DEUS_CARD_KINDS; card++) {
        print_headings(language, card);
        print_name_copies_and_cost(language, card, columns);
        print_effect(language, card);
        print_sources(language, card);
        putchar('\n');
    }
}

/* ---- As JSON ----------------------------------------------------------------------------- */

static void write_card(dm_writer *out, enum text_language language, uint8_t kind) {
    json_open(out, '{');
    api_deus_card_face(language, kind, out);
    api_deus_card_effect(language, kind, out);
    json_close(out, '}');
}

static void print_json(enum text_language language) {
    char *text = memory_new(JSON_BYTES);
    dm_writer out = dm_writer_on(text, JSON_BYTES);
    json_open(&out, '{');
    json_string_at(&out, "game", "deus");
    json_string_at(&out, "language", text_language_codes[language]);
    json_key(&out, "cards");
    json_open(&out, '[');
    for (uint8_t kind = 0; kind < DEUS_CARD_KINDS; kind++) write_card(&out, language, kind);
    json_close(&out, ']');
    json_close(&out, '}');
    puts(text);
    free(text);
}

void cards_print_deus(enum text_language language, bool as_json) {
    if (as_json)
        print_json(language);
    else
        print_table(language);
}
