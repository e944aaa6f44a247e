/* What the gaps of Deus templates are filled with, and the single words front ends ask for. */
#include "text/deus_text.h"

#include <assert.h>

#include "deus/game.h"
#include "deus/state.h"

const text_game text_deus = {
    .game = &deus_game,
    .question = text_deus_question,
    .answer = text_deus_answer,
    .step = text_deus_step,
    .event = text_deus_event,
    .reason = text_deus_reason,
    .score_source = text_deus_score_source,
};

text_scene text_deus_scene(const text_reader *reader, const dm_state *seen) {
    return text_scene_for(reader, seen, text_deus_kinds);
}

static enum text_language language_of(const text_scene *scene) { return scene->reader->language; }

/* ---- Gaps that are more than a noun ------------------------------------------------------ */

/* Ukrainian sets titles in quotes, since there a bare name reads like any noun. */
static void gap_card(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    uint8_t card = (uint8_t)gap->values[0];
    bool hidden = card >= DEUS_CARD_KINDS;
    bool quoted = language_of(scene) == TEXT_UKRAINIAN && !hidden;
    bool article_fits = language_of(scene) != TEXT_FRENCH || !hidden;
    if (quoted) dm_write(out, "«");
    text_write_noun(language_of(scene), text_deus_name(card),
                    article_fits ? gap->form : NOUN_FORM_PLAIN, out);
    if (quoted) dm_write(out, "»");
}

static void gap_cost(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    text_deus_card_cost(language_of(scene), (uint8_t)gap->values[0], out);
}

/* A card or a god, as the name of a cause. */
static void gap_via(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    uint8_t via = (uint8_t)gap->values[0];
    if (via >= DEUS_VIA_GOD && via < DEUS_VIA_GOD + DEUS_COLOURS)
        text_deus_god(language_of(scene), via - DEUS_VIA_GOD, out);
    else
        text_deus_card_name(language_of(scene), via, out);
}

/* The resources of a set: "wood, clay and stone". */
static void gap_set(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    static const char *const and[TEXT_LANGUAGES] = {" and ", " et ", " та "};
    int written = 0, goods = gap->values[0] & ((1 << DEUS_RESOURCES) - 1);
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
        if (!(goods >> resource & 1)) continue;
        bool last = goods >> resource == 1;
        if (written++) dm_write(out, last ? and[language_of(scene)] : ", ");
        text_write_noun(language_of(scene), &text_deus_resources[resource], gap->form, out);
    }
}

static void write_label(enum text_language language, const text_line *lines, int count, int row,
                        dm_writer *out) {
    dm_write(out, row < count ? lines[row].in[language] : "?");
}

static void write_spot(uint8_t region, dm_writer *out) {
    char name[DEUS_REGION_NAME_BYTES] = "?";
    if (region < DEUS_REGIONS_MAX) deus_region_name(region, name);
    dm_write(out, name);
}

static void write_place(const text_scene *scene, uint8_t region, const char *open,
                        const char *close, dm_writer *out) {
    write_spot(region, out);
    if (region >= DEUS_REGIONS_MAX || !scene->seen) return;
    dm_write(out, open);
    text_deus_terrain(language_of(scene), deus_region_terrain(deus_const(scene->seen), region),
                      out);
    dm_write(out, close);
}

/* B3 */
static void gap_spot(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    (void)scene;
    write_spot((uint8_t)gap->values[0], out);
}

/* B3 (forest) */
static void gap_place(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    write_place(scene, (uint8_t)gap->values[0], " (", ")", out);
}

/* B3, forest */
static void gap_region(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    write_place(scene, (uint8_t)gap->values[0], ", ", "", out);
}

/* clang-format off */
const text_kind text_deus_kinds[] = {
    {"gold",          &text_deus_currencies[DEUS_IN_GOLD],     1, NULL}, /* {gold n} */
    {"vp",            &text_deus_currencies[DEUS_IN_VP],       1, NULL}, /* {vp n} */
    {"pay",           text_deus_currencies,               2, NULL}, /* {pay n currency} */
    {"any",           &text_deus_things[DEUS_TEXT_A_RESOURCE],      1, NULL},
        /* {any n}: 2 resources */
    {"any-piece",     &text_deus_things[DEUS_TEXT_A_PIECE],         1, NULL},
        /* {any-piece n}: 2 pieces */
    {"card-count",    &text_deus_things[DEUS_TEXT_A_CARD],          1, NULL},
        /* {card-count n}: 2 cards */
    {"pair",          &text_deus_things[DEUS_TEXT_A_PAIR],          1, NULL},
    {"area",          &text_deus_things[DEUS_TEXT_A_REGION],        1, NULL},
        /* {area n}: 2 regions */
    {"yours",         &text_deus_things[DEUS_TEXT_OF_YOUR_BUILDINGS], 1, NULL},
    {"extra-card",    &text_deus_things[DEUS_TEXT_AN_EXTRA_CARD],   1, NULL},
    {"lot",           &text_deus_things[DEUS_TEXT_A_LOT],           1, NULL},
    {"token",         &text_deus_things[DEUS_TEXT_A_TOKEN],         1, NULL},
        /* {token n}: 2 combat tokens */
    {"resource",      text_deus_resources,        DEUS_RESOURCES, NULL}, /* {resource a},
        {resource n a} */
    {"piece",         text_deus_pieces,             DEUS_COLOURS, NULL},
    {"land",          text_deus_lands,             DEUS_TERRAINS, NULL},
    {"column",        text_deus_columns,            DEUS_COLOURS, NULL},
    {"coloured-card", text_deus_coloured_cards,     DEUS_COLOURS, NULL},
    {"god",           text_deus_gods,               DEUS_COLOURS, NULL},
    {"number", NULL, 0, text_gap_number},
    {"seat",   NULL, 0, text_gap_seat},
    {"who",    NULL, 0, text_gap_who},
    {"card",   NULL, 0, gap_card},
    {"cost",   NULL, 0, gap_cost},
    {"via",    NULL, 0, gap_via},
    {"set",    NULL, 0, gap_set},   /* {set goods} */
    {"spot",   NULL, 0, gap_spot},
    {"place",  NULL, 0, gap_place},
    {"region", NULL, 0, gap_region},
    {"per",    NULL, 0, text_deus_gap_per},
    {"power",  NULL, 0, text_deus_gap_power},
    {"once",   NULL, 0, text_deus_gap_once}, /* {once card}, its letters being set */
    {"source", NULL, 0, text_deus_gap_source},
    {"gift",   NULL, 0, text_deus_gap_gift},
    {NULL, NULL, 0, NULL},
};
/* clang-format on */

/* ---- Single words ------------------------------------------------------------------------ */

void text_deus_card_name(enum text_language language, uint8_t card, dm_writer *out) {
    text_write_noun(language, text_deus_name(card), NOUN_FORM_PLAIN, out);
}

void text_deus_card_cost(enum text_language language, uint8_t card, dm_writer *out) {
    static const char *const nothing[TEXT_LANGUAGES] = {"free", "gratuit", "безкоштовно"};
    static const char *const its_rank[TEXT_LANGUAGES] = {"gold equal to its rank",
                                                         "autant d’or que son rang",
                                                         "стільки золотих, скільки становить ранг"};
    if (card >= DEUS_CARD_KINDS) {
        dm_write(out, "?");
        return;
    }
    int written = 0;
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++) {
        if (!(deus_cards[card].cost >> resource & 1)) continue;
        if (written++) dm_write(out, ", ");
        text_deus_resource(language, resource, out);
    }
    if (deus_cards[card].gold) {
        if (written++) dm_write(out, ", ");
        text_deus_gold(language, deus_cards[card].gold, out);
    }
    if (deus_cards[card].costs_rank) {
        if (written++) dm_write(out, ", ");
        dm_write(out, its_rank[language]);
    }
    if (!written) dm_write(out, nothing[language]);
}

void text_deus_colour(enum text_language language, uint8_t colour, dm_writer *out) {
    write_label(language, text_deus_colours, DEUS_COLOURS, colour, out);
}

void text_deus_terrain(enum text_language language, uint8_t terrain, dm_writer *out) {
    write_label(language, text_deus_terrains, DEUS_TERRAINS, terrain, out);
}

void text_deus_resource(enum text_language language, uint8_t resource, dm_writer *out) {
    text_write_word(language, text_deus_resources, DEUS_RESOURCES, resource, out);
}

void text_deus_god(enum text_language language, uint8_t colour, dm_writer *out) {
    text_write_word(language, text_deus_gods, DEUS_COLOURS, colour, out);
}

void text_deus_piece(enum text_language language, uint8_t colour, int count, dm_writer *out) {
    assert(colour < DEUS_COLOURS);
    text_write_counted(language, &text_deus_pieces[colour], count, out);
}

void text_deus_amount(enum text_language language, uint8_t resource, int count, dm_writer *out) {
    assert(resource < DEUS_RESOURCES);
    text_write_counted(language, &text_deus_resources[resource], count, out);
}

void text_deus_gold(enum text_language language, int count, dm_writer *out) {
    text_write_counted(language, &text_deus_currencies[DEUS_IN_GOLD], count, out);
}

void text_deus_vp(enum text_language language, int count, dm_writer *out) {
    text_write_counted(language, &text_deus_currencies[DEUS_IN_VP], count, out);
}

void text_deus_cards(enum text_language language, int count, dm_writer *out) {
    text_write_counted(language, &text_deus_things[DEUS_TEXT_A_CARD], count, out);
}

void text_deus_tokens(enum text_language language, int count, dm_writer *out) {
    text_write_counted(language, &text_deus_things[DEUS_TEXT_A_TOKEN], count, out);
}

int text_deus_space_gold(int space) { return 2 + 2 * space; }

int text_deus_space_vp(int space) { return 1 + space; }

void text_deus_region(const text_reader *reader, const dm_state *seen, uint8_t region,
                      dm_writer *out) {
    text_scene scene = text_deus_scene(reader, seen);
    write_place(&scene, region, ", ", "", out);
}
