/* `demiurge cards`: every card with its text, cost, copies, and how sure we are of them. */
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/columns.h"
#include "deus/cards.h"
#include "engine/json.h"

enum {
    LINE_COLUMNS = 80,
    NAME_COLUMNS = 36,
    COPIES_COLUMNS = 6,
    JSON_BYTES = 256 * 1024, /* 64 rows of less than 1 KB each, with room for more games */
    FACTS = 3,
};

/* What a card's sources speak of, in their order. */
static const char *const fact_ids[FACTS] = {"copies", "cost", "effect"};
static const char *const fact_names[LANGUAGES][FACTS] = {
    [ENGLISH] = {"copies", "cost", "effect"},
    [FRENCH] = {"exemplaires", "coût", "effet"},
    [UKRAINIAN] = {"кількість", "вартість", "дія"},
};

static const char *source_id(char source) {
    switch (source) {
    case PRINTED: return "printed";
    case REPORTED: return "reported";
    case SYMMETRIC: return "symmetric";
    default: return "reconstructed";
    }
}

/* ---- As a table -------------------------------------------------------------------------- */

static void print_colour(enum text_language language, uint8_t colour) {
    char name[64];
    dm_writer writer = dm_writer_on(name, sizeof name);
    text_deus_colour(language, colour, &writer);
    printf("%s\n", name);
    for (int k = columns_of(name); k > 0; k--) putchar('=');
    putchar('\n');
}

static void print_name_copies_and_cost(enum text_language language, uint8_t card) {
    char text[256];
    dm_writer writer = dm_writer_on(text, sizeof text);
    text_deus_card_name(language, card, &writer);
    columns_print_padded(text, NAME_COLUMNS);
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
        dm_write(&writer, language == FRENCH ? " : " : ": ");
        text_deus_source(language, sources[fact], &writer);
    }
    dm_write(&writer, ")");
    columns_print_wrapped(text, 4, LINE_COLUMNS);
}

static void print_table(enum text_language language) {
    for (uint8_t card = 0; card < deus_card_count; card++) {
        if (card == 0 || deus_cards[card].colour != deus_cards[card - 1].colour)
            print_colour(language, deus_cards[card].colour);
        print_name_copies_and_cost(language, card);
        print_effect(language, card);
        print_sources(language, card);
        putchar('\n');
    }
}

/* ---- As JSON ----------------------------------------------------------------------------- */

static void write_text_at(dm_writer *out, const char *key, enum text_language language,
                          uint8_t card, void (*write)(enum text_language, uint8_t, dm_writer *)) {
    char text[1024];
    dm_writer writer = dm_writer_on(text, sizeof text);
    write(language, card, &writer);
    json_string_at(out, key, text);
}

static void write_cost(dm_writer *out, const deus_card *card) {
    json_key(out, "cost");
    json_open(out, '[');
    for (int resource = 0; resource < RESOURCES; resource++)
        if (card->cost >> resource & 1) json_string(out, deus_resource_ids[resource]);
    json_close(out, ']');
    json_number_at(out, "gold", card->gold);
}

static void write_sources(dm_writer *out, const deus_card *card) {
    json_key(out, "sources");
    json_open(out, '{');
    for (int fact = 0; fact < FACTS; fact++)
        json_string_at(out, fact_ids[fact], source_id(card->sources[fact]));
    json_close(out, '}');
}

static void write_card(dm_writer *out, enum text_language language, uint8_t kind) {
    const deus_card *card = &deus_cards[kind];
    json_open(out, '{');
    json_string_at(out, "id", card->id);
    write_text_at(out, "name", language, kind, text_deus_card_name);
    json_string_at(out, "colour", deus_colour_ids[card->colour]);
    json_number_at(out, "copies", card->copies);
    write_cost(out, card);
    write_text_at(out, "text", language, kind, text_deus_card_effect);
    write_sources(out, card);
    json_close(out, '}');
}

static void print_json(enum text_language language) {
    static char text[JSON_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text);
    json_open(&out, '{');
    json_string_at(&out, "game", "deus");
    json_string_at(&out, "language", text_language_codes[language]);
    json_key(&out, "cards");
    json_open(&out, '[');
    for (uint8_t kind = 0; kind < deus_card_count; kind++) write_card(&out, language, kind);
    json_close(&out, ']');
    json_close(&out, '}');
    puts(text);
}

static int run(cli_input *input) {
    int json = cli_take_flag(input, "--json");
    if (input->count > 1 || (input->count == 1 && strcmp(input->words[0], "deus") != 0))
        cli_bad_input("cards", "'%s': expected nothing more than 'deus'",
                      input->words[input->count - 1]);
    if (json)
        print_json(input->language);
    else
        print_table(input->language);
    return EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge cards [deus] [--json] [--lang en|fr|uk]\n"
    "\n"
    "Lists every card: its name, how many copies there are, its cost and its effect,\n"
    "and how sure we are of each of these:\n"
    "\n"
    "  printed         the rulebooks show it\n"
    "  reported        reviews and players tell it\n"
    "  symmetric       it completes a family whose other members are known\n"
    "  reconstructed   no source settles it; this is our ruling\n"
    "\n"
    "  --json   one object with an array \"cards\"; ids, colours, resources and sources\n"
    "           are the same words in every language\n";

const cli_command cli_cards = {"cards", "list all cards with texts, costs and sources", help, run};
