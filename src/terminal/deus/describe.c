/* The map in words, a line a region: for screen readers, and for `map B3`. Regions are grouped by
 * who holds them, and each names its neighbours, so that a plan can be made by ear. */
#include <string.h>

#include "terminal/deus/deus.h"
#include "terminal/fold.h"
#include "terminal/phrases.h"

static void write_neighbours(const deus_state *s, uint8_t region, dm_writer *out) {
    int written = 0;
    DEUS_FOR_EACH_REGION(near, s->near[region]) {
        char name[DEUS_REGION_NAME_BYTES];
        deus_region_name(near, name);
        dm_write(out, written++ ? " " : "");
        dm_write(out, name);
    }
}

/* ": production building, army, combat token" */
static void write_inside(const observation *view, uint8_t owner, uint8_t region, dm_writer *out) {
    enum text_language language = view->screen->language;
    const deus_state *s = deus_const(&view->seen.state);
    int written = 0;
    for (uint8_t colour = 0; colour < DEUS_COLOURS; colour++) {
        if (!(s->players[owner].pieces[colour] & deus_region_bit(region))) continue;
        dm_write(out, written++ ? ", " : phrase_text(language, PHRASE_COLON));
        text_deus_piece(language, colour, 1, out);
    }
    if (s->players[owner].camps & deus_region_bit(region)) {
        dm_write(out, written++ ? ", " : phrase_text(language, PHRASE_COLON));
        dm_write(out, phrase_text(language, PHRASE_WORD_TOKEN));
    }
    if (s->players[owner].scribe == region) {
        dm_write(out, ", ");
        dm_write(out, phrase_text(language, PHRASE_WORD_SCRIBE));
    }
}

static void write_holder(const observation *view, uint8_t region, dm_writer *out) {
    enum text_language language = view->screen->language;
    uint8_t owner = deus_region_owner(deus_const(&view->seen.state), region);
    if (owner == DM_NOBODY) {
        dm_write(out, phrase_text(language, PHRASE_REGION_EMPTY));
        return;
    }
    if (owner == view->seen.reader.viewer)
        dm_write(out, phrase_text(language, PHRASE_REGION_YOURS));
    else
        text_seat(&view->seen.reader, owner, out);
    write_inside(view, owner, region, out);
}

static void write_village(const observation *view, uint8_t tile, dm_writer *out) {
    const deus_state *s = deus_const(&view->seen.state);
    if (s->attacked >> tile & 1)
        dm_write(out, phrase_text(view->screen->language, PHRASE_REGION_ATTACKED));
    else
        text_deus_vp(view->screen->language, s->village_vp[tile], out);
}

/* "beside village B1, 5 VP" for each village that still counts. */
static void write_villages_beside(const observation *view, uint8_t region, dm_writer *out) {
    const deus_state *s = deus_const(&view->seen.state);
    for (uint8_t tile = 0; tile < s->tile_count; tile++) {
        char name[DEUS_REGION_NAME_BYTES], points[32];
        dm_writer number = dm_writer_on(points, sizeof points);
        if (s->attacked >> tile & 1 || !(s->near[region] & deus_region_bit(s->village[tile])))
            continue;
        deus_region_name(s->village[tile], name);
        text_deus_vp(view->screen->language, s->village_vp[tile], &number);
        dm_write(out, phrase_text(view->screen->language, PHRASE_SEMICOLON));
        PHRASE_FILL(view->screen->language, PHRASE_REGION_BESIDE_VILLAGE, out, name, points);
    }
}

static void describe(const observation *view, uint8_t region) {
    enum text_language language = view->screen->language;
    const deus_state *s = deus_const(&view->seen.state);
    char text[1024], near[64];
    dm_writer out = dm_writer_on(text, sizeof text), names = dm_writer_on(near, sizeof near);
    uint8_t tile = deus_village_tile(s, region);
    text_deus_region(&view->seen.reader, &view->seen.state, region, &out);
    dm_write(&out, ", ");
    if (s->edge & deus_region_bit(region)) {
        dm_write(&out, phrase_text(language, PHRASE_REGION_EDGE));
        dm_write(&out, ", ");
    }
    if (tile != DM_UNKNOWN)
        write_village(view, tile, &out);
    else
        write_holder(view, region, &out);
    write_villages_beside(view, region, &out);
    write_neighbours(s, region, &names);
    dm_write(&out, phrase_text(language, PHRASE_SEMICOLON));
    PHRASE_FILL(language, PHRASE_REGION_NEIGHBOURS, &out, near);
    screen_paragraph(view->screen, text, 4);
}

/* ---- Groups ------------------------------------------------------------------------------ */

static void describe_group(const observation *view, const char *heading, deus_regions regions) {
    if (regions == 0) return;
    screen_heading(view->screen, heading);
    DEUS_FOR_EACH_REGION(region, regions)
    describe(view, region);
}

static deus_regions all_villages(const deus_state *s) {
    deus_regions villages = 0;
    for (uint8_t tile = 0; tile < s->tile_count; tile++)
        villages |= deus_region_bit(s->village[tile]);
    return villages;
}

static void describe_all(const observation *view) {
    enum text_language language = view->screen->language;
    const deus_state *s = deus_const(&view->seen.state);
    deus_regions rest = ((deus_regions)1 << deus_region_total(s)) - 1;
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        char name[64], heading[128];
        dm_writer who = dm_writer_on(name, sizeof name);
        text_seat(&view->seen.reader, seat, &who);
        dm_writer out = dm_writer_on(heading, sizeof heading);
        if (seat == view->seen.reader.viewer)
            dm_write(&out, phrase_text(language, PHRASE_HEADING_YOUR_REGIONS));
        else
            PHRASE_FILL(language, PHRASE_HEADING_REGIONS_OF, &out, name);
        describe_group(view, heading, deus_occupied(s, seat));
        rest &= ~deus_occupied(s, seat);
    }
    describe_group(view, phrase_text(language, PHRASE_HEADING_VILLAGES), all_villages(s));
    describe_group(view, phrase_text(language, PHRASE_HEADING_EMPTY_REGIONS),
                   rest & ~all_villages(s));
}

void deus_describe_map(const observation *view, const char *typed) {
    const deus_state *s = deus_const(&view->seen.state);
    char folded[16];
    fold_text(typed, folded, sizeof folded);
    if (*typed == '\0') {
        describe_all(view);
        return;
    }
    for (uint8_t region = 0; region < deus_region_total(s); region++) {
        char name[DEUS_REGION_NAME_BYTES], folded_name[8];
        deus_region_name(region, name);
        fold_text(name, folded_name, sizeof folded_name);
        if (strcmp(folded, folded_name) == 0) {
            describe(view, region);
            return;
        }
    }
    screen_paragraph(view->screen, phrase_text(view->screen->language, PHRASE_REGION_UNKNOWN), 0);
}
