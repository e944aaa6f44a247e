/* What Deus: Egypt adds to the table: the market, barques, scribes, combat tokens and what they
 * hold, coins and counters on cards. Each is shown only if its module is in play, so a base game
 * looks as it always did. */
#include "deus/egypt.h"

#include <string.h>

#include "terminal/deus/deus.h"
#include "terminal/phrases.h"

static const deus_state *state_of(const observation *view) { return deus_const(&view->seen.state); }

static void show_line(const observation *view, enum phrase id, const char *words) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    PHRASE_FILL(view->screen->language, id, &out, words);
    screen_paragraph(view->screen, text, 4);
}

/* ---- The header -------------------------------------------------------------------------- */

/* "maritime, civil", or "all six colours"; and the temples if they are mixed. */
static void write_modules(const observation *view, dm_writer *out) {
    enum text_language language = view->screen->language;
    const deus_state *s = state_of(view);
    bool all = s->egypt == (1 << DEUS_COLOURS) - 1;
    int written = 0;
    if (all) dm_write(out, phrase_text(language, PHRASE_EGYPT_ALL));
    for (uint8_t colour = 0; colour < DEUS_COLOURS && !all; colour++) {
        if (!egypt_plays(s, colour)) continue;
        dm_write(out, written++ ? ", " : "");
        text_deus_colour(language, colour, out);
    }
    if (!s->mixed_temples) return;
    dm_write(out, written ? ", " : "");
    dm_write(out, phrase_text(language, PHRASE_EGYPT_MIXED));
}

/* "wood 4 (2), clay 2 (1), …" */
static void write_market(const observation *view, dm_writer *out) {
    const deus_state *s = state_of(view);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++) {
        dm_write(out, resource ? ", " : "");
        text_deus_resource(view->screen->language, resource, out);
        dm_write_char(out, ' ');
        dm_write_number(out, egypt_gold_for(s, resource));
        dm_write(out, " (");
        dm_write_number(out, egypt_vp_for(s, resource));
        dm_write_char(out, ')');
    }
}

static void show_market(const observation *view) {
    char words[256];
    dm_writer out = dm_writer_on(words, sizeof words);
    if (!egypt_plays(state_of(view), DEUS_MARITIME)) return;
    write_market(view, &out);
    show_line(view, PHRASE_MARKET_LINE, words);
}

void deus_show_egypt(const observation *view) {
    const deus_state *s = state_of(view);
    char words[256];
    dm_writer out = dm_writer_on(words, sizeof words);
    if (s->egypt == 0 && !s->mixed_temples) return;
    write_modules(view, &out);
    show_line(view, PHRASE_EGYPT_LINE, words);
    show_market(view);
}

/* Questions one answers with an eye on the prices. */
void deus_show_prices(const observation *view) {
    switch (view->seen.question.kind) {
    case DEUS_ASK_ONCE:
        if (deus_cards[view->seen.question.args[0]].colour != DEUS_MARITIME) return;
        break;
    case DEUS_ASK_SELL:
    case DEUS_ASK_BUY:
    case DEUS_ASK_MARKET:
    case DEUS_ASK_TRADE: break;
    default: return;
    }
    show_market(view);
}

/* ---- What a player has ------------------------------------------------------------------- */

typedef struct parts {
    const observation *view;
    const deus_player *player;
    uint8_t seat;
    int written;
    dm_writer *out;
} parts;

static void begin_part(parts *p) {
    const terminal_screen *screen = p->view->screen;
    const char *divider = screen->plain ? phrase_text(screen->language, PHRASE_SEMICOLON) : " · ";
    dm_write(p->out, p->written++ ? divider : "");
}

static void add_part(parts *p, enum phrase id, const char *words) {
    begin_part(p);
    PHRASE_FILL(p->view->screen->language, id, p->out, words);
}

static int resources_of(const deus_player *player) {
    int count = 0;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        count += player->resources[resource];
    return count;
}

static void write_slots(const observation *view, uint8_t seat, dm_writer *out) {
    const deus_player *player = &state_of(view)->players[seat];
    char used[16], all[16];
    dm_writer number = dm_writer_on(used, sizeof used);
    dm_write_number(&number, resources_of(player));
    number = dm_writer_on(all, sizeof all);
    dm_write_number(&number, egypt_slots(player));
    PHRASE_FILL(view->screen->language, PHRASE_SLOTS_USED, out, used, all);
}

/* "barques 2+3: 4 of 5 slots used" */
static void add_barques(parts *p) {
    char sizes[128];
    dm_writer list = dm_writer_on(sizes, sizeof sizes);
    int written = 0;
    if (!egypt_plays(state_of(p->view), DEUS_PRODUCTION)) return;
    for (int size = 0; size < DEUS_BARQUE_SIZES; size++)
        for (int k = 0; k < p->player->barques[size]; k++) {
            dm_write(&list, written++ ? "+" : "");
            dm_write_number(&list, size + 1);
        }
    add_part(p, PHRASE_BARQUES_OF, sizes);
    dm_write(p->out, phrase_text(p->view->screen->language, PHRASE_COLON));
    write_slots(p->view, p->seat, p->out);
}

static void write_regions(deus_regions regions, dm_writer *out) {
    int written = 0;
    DEUS_FOR_EACH_REGION(region, regions) {
        char name[DEUS_REGION_NAME_BYTES];
        deus_region_name(region, name);
        dm_write(out, written++ ? " " : "");
        dm_write(out, name);
    }
}

static void add_scribe(parts *p) {
    char name[DEUS_REGION_NAME_BYTES];
    if (p->player->scribe == DEUS_NO_REGION) return;
    deus_region_name(p->player->scribe, name);
    add_part(p, PHRASE_SCRIBE_IN, name);
}

/* As pieces in letters: ready, and beside the supply. */
void deus_write_tokens(const observation *view, uint8_t seat, dm_writer *out) {
    const deus_state *s = state_of(view);
    if (!egypt_plays(s, DEUS_MILITARY)) return;
    dm_write(out, "  " DEUS_CAMP_SIGN " ");
    dm_write_number(out, s->players[seat].tokens);
    dm_write_char(out, '+');
    dm_write_number(out, egypt_tokens_beside(s, seat));
}

/* "combat tokens: 2 ready, 1 beside the supply, on the map B3 C4": for those who listen. */
static void add_tokens(parts *p) {
    enum text_language language = p->view->screen->language;
    const deus_state *s = state_of(p->view);
    char ready[16], beside[16], camps[64];
    dm_writer out = dm_writer_on(ready, sizeof ready);
    if (!egypt_plays(s, DEUS_MILITARY)) return;
    dm_write_number(&out, p->player->tokens);
    out = dm_writer_on(beside, sizeof beside);
    dm_write_number(&out, egypt_tokens_beside(s, p->seat));
    begin_part(p);
    PHRASE_FILL(language, PHRASE_TOKENS_OF, p->out, ready, beside);
    if (p->player->camps == 0) return;
    out = dm_writer_on(camps, sizeof camps);
    write_regions(p->player->camps, &out);
    dm_write(p->out, ", ");
    PHRASE_FILL(language, PHRASE_TOKENS_ON_MAP, p->out, camps);
}

/* "fortresses: civil (Player 2)": who has one on which store or column. */
static void add_holders(parts *p, enum phrase id, const uint8_t *holders, int count) {
    enum text_language language = p->view->screen->language;
    char text[512];
    dm_writer list = dm_writer_on(text, sizeof text);
    for (uint8_t colour = 0; colour < count; colour++) {
        if (holders[colour] == 0) continue;
        uint8_t holder = (uint8_t)(holders[colour] - 1);
        dm_write(&list, list.length ? ", " : "");
        text_deus_colour(language, colour, &list);
        dm_write(&list, " (");
        if (holder == p->view->seen.reader.viewer)
            dm_write(&list, phrase_text(language, PHRASE_WORD_YOU_SEATED));
        else
            text_seat(&p->view->seen.reader, holder, &list);
        dm_write_char(&list, ')');
    }
    if (list.length) add_part(p, id, text);
}

void deus_write_belongings(const observation *view, uint8_t seat, dm_writer *out) {
    const deus_player *player = &state_of(view)->players[seat];
    parts p = {.view = view, .player = player, .seat = seat, .out = out};
    add_barques(&p);
    add_scribe(&p);
    if (view->screen->plain) add_tokens(&p);
    add_holders(&p, PHRASE_FORTRESSES_ON, player->fortress, DEUS_STANDARD_COLOURS);
    add_holders(&p, PHRASE_GARRISONS_ON, player->garrison, DEUS_COLOURS);
}

/* ---- What can be spent ------------------------------------------------------------------- */

/* ", 4 of 5 slots used, 2 combat tokens ready" */
void deus_write_egypt_purse(const observation *view, uint8_t seat, dm_writer *out) {
    const deus_state *s = state_of(view);
    char tokens[16];
    dm_writer number = dm_writer_on(tokens, sizeof tokens);
    if (egypt_plays(s, DEUS_PRODUCTION)) {
        dm_write(out, ", ");
        write_slots(view, seat, out);
    }
    if (s->players[seat].tokens > 0) {
        dm_write_number(&number, s->players[seat].tokens);
        dm_write(out, ", ");
        PHRASE_FILL(view->screen->language, PHRASE_TOKENS_READY, out, tokens);
    }
}

/* At the end of one's turn, what has no slot is lost; it is well to know before. */
void deus_show_overflow(const observation *view) {
    uint8_t viewer = view->seen.reader.viewer;
    char text[256], count[16];
    dm_writer out = dm_writer_on(count, sizeof count);
    if (viewer >= DM_SEATS_MAX || view->seen.question.kind == DEUS_ASK_SPILL) return;
    int over = egypt_overflow(state_of(view), viewer);
    if (over == 0) return;
    dm_write_number(&out, over);
    out = dm_writer_on(text, sizeof text);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_WARNING));
    PHRASE_FILL(view->screen->language, PHRASE_SLOTS_SHORT, &out, count);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_RESET));
    screen_paragraph(view->screen, text, 4);
}

/* ---- Cards ------------------------------------------------------------------------------- */

/* Ranks decide what mills, archives, libraries and garrisons do. */
bool deus_ranks_matter(const observation *view) {
    return state_of(view)->egypt &
           (1 << DEUS_PRODUCTION | 1 << DEUS_SCIENTIFIC | 1 << DEUS_MILITARY);
}

bool deus_is_counter(uint8_t card) {
    const deus_effect *effect = &deus_cards[card].effect;
    return effect->operation == DEUS_BLESSING && effect->power >= DEUS_COUNTS_ATTACKS;
}

/* " + 2 VP" on a counter, or that a temple has nothing left to give. */
static void write_charges(enum text_language language, uint8_t card, uint8_t charges,
                          dm_writer *out) {
    const deus_effect *effect = &deus_cards[card].effect;
    bool other_column = effect->operation == DEUS_BLESSING && effect->power == DEUS_OTHER_COLUMN;
    if (!deus_is_counter(card) && !other_column) return;
    if (charges == 0) {
        dm_write(out, DEUS_HARD_SPACE "– ");
        dm_write(out, phrase_text(language, PHRASE_CARD_USED_UP));
    } else if (!other_column) {
        dm_write(out, DEUS_HARD_SPACE "+" DEUS_HARD_SPACE);
        text_deus_vp(language, charges, out);
    }
}

/* What lies on a card in a column, and its colour where it is not the column's. */
void deus_write_card_state(const observation *view, const deus_player *player, uint8_t column,
                           uint8_t place, dm_writer *out) {
    enum text_language language = view->screen->language;
    uint8_t card = player->column[column][place];
    if (card == DM_UNKNOWN || deus_is_joker(player, column, place)) return;
    if (deus_cards[card].colour != column) {
        dm_write(out, DEUS_HARD_SPACE "[");
        text_deus_colour(language, deus_cards[card].colour, out);
        dm_write_char(out, ']');
    }
    if (column == DEUS_TEMPLE) {
        write_charges(language, card, player->charges[place], out);
    } else if (player->coins[column] >> place & 1) {
        dm_write(out, DEUS_HARD_SPACE "+" DEUS_HARD_SPACE);
        dm_write(out, phrase_text(language, PHRASE_WORD_COIN));
    }
}
