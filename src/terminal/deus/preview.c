/* What an answer would change at once, put into words: the numbers are those of
 * api/deus_preview.h. */
#include <string.h>

#include "api/deus_preview.h"
#include "api/forecast.h"
#include "deus/egypt.h"
#include "terminal/deus/building.h"
#include "terminal/phrases.h"

/* ---- What needs telling ------------------------------------------------------------------- */

static bool is_printed_cost(const deus_card *card, const int16_t *mine) {
    int16_t cost[API_QUANTITIES_MAX] = {[API_DEUS_GOLD] = (int16_t)-card->gold};
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        cost[API_DEUS_RESOURCE + resource] = (int16_t) - (card->cost >> resource & 1);
    return memcmp(cost, mine, sizeof cost) == 0;
}

/* What once effects that ask nothing give, all by itself. */
static bool is_gain_of_once(const int16_t *mine) {
    int gains = 0, others = 0;
    for (int k = 0; k < API_DEUS_QUANTITIES; k++) {
        bool given = k == API_DEUS_GOLD || k == API_DEUS_VP || k == API_DEUS_TOKENS ||
                     (k >= API_DEUS_BARQUE && k < API_DEUS_CARDS);
        gains += mine[k] != 0 && given;
        others += mine[k] != 0 && !given;
    }
    return gains == 1 && others == 0;
}

/* True if all that changes is a price which the answer's own sentence tells: a card's printed
 * cost, the one thing that is paid, a sale; or the gain of a once effect. How to pay is compared,
 * so there each answer tells it. */
static bool is_told_already(const observation *view, dm_answer answer, const int16_t *mine) {
    int paid = 0, gained = 0;
    if (view->seen.question.kind == DEUS_ASK_PAY) return false;
    if (answer.verb == DEUS_SAY_BUILD) return is_printed_cost(&deus_cards[answer.a], mine);
    if (answer.verb == DEUS_SAY_BEFORE && is_gain_of_once(mine)) return true;
    for (int k = 0; k < API_DEUS_TOKENS; k++) {
        paid += mine[k] < 0 && k < API_DEUS_PIECE;
        gained += mine[k] > 0;
    }
    for (int k = API_DEUS_BARQUE; k < API_DEUS_CARDS; k++) gained += mine[k];
    return paid == 1 && gained == (answer.verb == DEUS_SAY_TRADE) && mine[API_DEUS_TOKENS] == 0;
}

/* ---- In words ---------------------------------------------------------------------------- */

typedef struct sentence {
    enum text_language language;
    dm_writer *out;
    int parts;
} sentence;

static void write_counted(sentence *s, enum phrase id, int count) {
    char digits[16];
    dm_writer number = dm_writer_on(digits, sizeof digits);
    dm_write_number(&number, count);
    PHRASE_FILL(s->language, id, s->out, digits);
}

/* "+2 gold, −1 wheat", if anything changes. */
static void write_changes(sentence *s, const observation *view, const int16_t *changes) {
    char text[256];
    dm_writer list = dm_writer_on(text, sizeof text);
    int parts = api_write_changes(view->seen.game, s->language, changes, &list);
    if (parts > 0 && s->parts > 0) dm_write(s->out, ", ");
    dm_write(s->out, text);
    s->parts += parts;
}

static void write_phrase(sentence *s, enum phrase id) {
    dm_write(s->out, s->parts++ ? ", " : "");
    dm_write(s->out, phrase_text(s->language, id));
}

static void write_draw(sentence *s, int cards) {
    char count[64];
    dm_writer number = dm_writer_on(count, sizeof count);
    text_deus_cards(s->language, cards, &number);
    dm_write(s->out, s->parts++ ? ", " : "");
    PHRASE_FILL(s->language, PHRASE_PREVIEW_DRAW, s->out, count);
}

/* ", Player 2 −3 gold" */
static void write_others(const observation *view, const api_deus_preview *p, sentence *s) {
    static const int16_t nothing[API_QUANTITIES_MAX];
    for (uint8_t seat = 0; seat < view->progress.players; seat++) {
        const int16_t *changes = p->changes[seat];
        if (seat == view->seen.reader.viewer || memcmp(changes, nothing, sizeof nothing) == 0)
            continue;
        dm_write(s->out, s->parts ? ", " : "");
        text_seat(&view->seen.reader, seat, s->out);
        dm_write_char(s->out, ' ');
        s->parts = 0;
        write_changes(s, view, changes);
    }
}

/* "rest of the cost: −1 wheat" */
static void write_rest(const observation *view, const int16_t *rest, sentence *s) {
    char text[128];
    dm_writer out = dm_writer_on(text, sizeof text);
    sentence part = {s->language, &out, 0};
    write_changes(&part, view, rest);
    if (part.parts == 0) return;
    dm_write(s->out, s->parts++ ? ", " : "");
    PHRASE_FILL(s->language, PHRASE_PREVIEW_REST, s->out, text);
}

static void write_overflow(int resources, sentence *s) {
    if (resources == 0) return;
    dm_write(s->out, s->parts++ ? ", " : "");
    write_counted(s, PHRASE_PREVIEW_OVERFLOW, resources);
}

/* What a god gives for so many cards, in the words of the question which god to call. */
static void write_gift(const observation *view, uint8_t god, uint8_t cards, dm_writer *out) {
    dm_question question = {
        .seat = view->seen.reader.viewer, .kind = DEUS_ASK_GOD, .args = {cards}};
    dm_answer answer = {.verb = DEUS_SAY_GOD, .a = god};
    view->seen.text->answer(&view->seen.reader, &view->seen.state, &question, answer, out);
}

/* "3 cards", and what they count as if a temple of the reader strengthens them. */
static void show_offering(const observation *view, uint8_t cards, uint8_t strength) {
    char text[128], count[64], digits[16];
    dm_writer out = dm_writer_on(count, sizeof count);
    text_deus_cards(view->screen->language, cards, &out);
    out = dm_writer_on(digits, sizeof digits);
    dm_write_number(&out, strength);
    out = dm_writer_on(text, sizeof text);
    if (strength == cards)
        dm_write(&out, count);
    else
        PHRASE_FILL(view->screen->language, PHRASE_OFFERING_COUNTS, &out, count, digits);
    screen_heading(view->screen, text);
}

void deus_show_gods(const observation *view) {
    static const uint8_t offerings[] = {1, 3};
    const deus_state *s = deus_const(&view->seen.state);
    uint8_t viewer = view->seen.reader.viewer;
    for (size_t k = 0; k < sizeof offerings; k++) {
        uint8_t cards = offerings[k], strength = cards;
        if (viewer < s->player_count) strength = (uint8_t)egypt_offering_strength(s, viewer, cards);
        show_offering(view, cards, strength);
        for (uint8_t god = 0; god < DEUS_COLOURS; god++) {
            char text[256];
            dm_writer out = dm_writer_on(text, sizeof text);
            dm_write(&out, view->screen->plain ? "" : "  ");
            write_gift(view, god, strength, &out);
            screen_paragraph(view->screen, text, 4);
        }
    }
}

/* ---- Offering ---------------------------------------------------------------------------- */

static void write_offering(const api_deus_preview *p, sentence *s) {
    char count[64], digits[16];
    dm_writer out = dm_writer_on(count, sizeof count);
    if (p->offered == 0) return;
    text_deus_cards(s->language, p->offered, &out);
    out = dm_writer_on(digits, sizeof digits);
    dm_write_number(&out, p->strength);
    if (p->strength == p->offered)
        dm_write(s->out, count);
    else
        PHRASE_FILL(s->language, PHRASE_OFFERING_COUNTS, s->out, count, digits);
    dm_write(s->out, phrase_text(s->language, PHRASE_COLON));
}

/* What is to be chosen, or why there is nothing. */
static void write_choice(const api_deus_preview *p, sentence *s) {
    char none[64];
    dm_writer word = dm_writer_on(none, sizeof none);
    if (p->choice != DEUS_ASK_KINDS) dm_write(s->out, s->parts++ ? ", " : "");
    if (p->choice == DEUS_ASK_RESOURCE)
        write_counted(s, PHRASE_PREVIEW_CHOOSE_RESOURCES, p->choices);
    if (p->choice == DEUS_ASK_PIECE) write_counted(s, PHRASE_PREVIEW_CHOOSE_PIECES, p->choices);
    if (p->choice == DEUS_ASK_GOD)
        dm_write(s->out, phrase_text(s->language, PHRASE_PREVIEW_CHOOSE_GOD));
    if (p->nothing_left) write_phrase(s, PHRASE_PREVIEW_NOTHING_LEFT);
    if (!p->no_piece) return;
    text_deus_piece(s->language, (uint8_t)p->god, 0, &word);
    dm_write(s->out, s->parts++ ? ", " : "");
    PHRASE_FILL(s->language, PHRASE_PREVIEW_NO_PIECE, s->out, none);
}

/* ---- Places ------------------------------------------------------------------------------ */

/* "You +4 VP, Player 2 +2 VP" */
static void write_winners(const observation *view, const api_deus_ring *ring, dm_writer *out) {
    enum text_language language = view->screen->language;
    for (uint8_t seat = 0; seat < view->progress.players; seat++) {
        if (ring->won[seat] == 0) continue;
        dm_write(out, out->length ? ", " : "");
        if (seat == view->seen.reader.viewer)
            dm_write(out, phrase_text(language, PHRASE_WORD_YOU_SEATED));
        else
            text_seat(&view->seen.reader, seat, out);
        dm_write(out, " +");
        text_deus_vp(language, ring->won[seat], out);
    }
    if (out->length == 0) dm_write(out, phrase_text(language, PHRASE_PREVIEW_RING_NOBODY));
}

static bool is_surrounded(const api_deus_preview *p, uint8_t village) {
    for (int k = 0; k < p->ring_count; k++)
        if (p->rings[k].village == village) return true;
    return false;
}

/* Villages that are surrounded by it, and those beside which the piece would stand. */
static void write_villages(const observation *view, dm_answer answer, const api_deus_preview *p,
                           sentence *s) {
    const deus_state *now = deus_const(&view->seen.state);
    uint8_t region = deus_answer_region(answer);
    for (int k = 0; k < p->ring_count; k++) {
        char name[DEUS_REGION_NAME_BYTES], winners[256];
        dm_writer list = dm_writer_on(winners, sizeof winners);
        deus_region_name(p->rings[k].village, name);
        write_winners(view, &p->rings[k], &list);
        dm_write(s->out, s->parts++ ? ", " : "");
        PHRASE_FILL(s->language, PHRASE_PREVIEW_RING, s->out, name, winners);
    }
    bool places =
        view->seen.question.kind == DEUS_ASK_PLACE || view->seen.question.kind == DEUS_ASK_MARCH;
    for (uint8_t tile = 0; tile < now->tile_count && places && region != DEUS_NO_REGION; tile++) {
        char name[DEUS_REGION_NAME_BYTES], points[32];
        dm_writer number = dm_writer_on(points, sizeof points);
        if (now->attacked >> tile & 1 || is_surrounded(p, now->village[tile]) ||
            !(now->near[region] & deus_region_bit(now->village[tile])))
            continue;
        deus_region_name(now->village[tile], name);
        text_deus_vp(s->language, now->village_vp[tile], &number);
        dm_write(s->out, s->parts++ ? ", " : "");
        PHRASE_FILL(s->language, PHRASE_REGION_BESIDE_VILLAGE, s->out, name, points);
    }
}

/* ---- All together ------------------------------------------------------------------------ */

void deus_preview(const observation *view, dm_answer answer, dm_writer *out) {
    const api_observation *seen = &view->seen;
    uint8_t viewer = seen->reader.viewer;
    api_deus_preview p;
    if (viewer >= DM_SEATS_MAX || seen->question.seat != viewer || seen->question.partial) return;
    if (!api_deus_preview_answer(seen, answer, &p)) return;
    int16_t *mine = p.changes[viewer];
    sentence s = {view->screen->language, out, 0};
    write_offering(&p, &s);
    if (answer.verb == DEUS_SAY_FORCE) mine[API_DEUS_TOKENS] = 0; /* the answer tells its price */
    if (!is_told_already(view, answer, mine)) write_changes(&s, view, mine);
    write_rest(view, p.rest, &s);
    write_choice(&p, &s);
    write_overflow(p.overflow, &s);
    if (p.drawn > 0 && seen->question.kind != DEUS_ASK_PICK && answer.verb != DEUS_SAY_CARDS)
        write_draw(&s, p.drawn);
    if (p.triggers_end) write_phrase(&s, PHRASE_PREVIEW_TRIGGERS_END);
    write_villages(view, answer, &p, &s);
    s.parts += deus_preview_building(view, answer, s.parts > 0, out);
    write_others(view, &p, &s);
}
