/* What an answer would change at once. The engine plays it on copies of what the reader knows,
 * each filled in differently; only what all copies agree on is told, up to the first thing that
 * would be revealed and never beyond the reader's own turn. So a preview cannot tell anything
 * that is hidden. */
#include <string.h>

#include "deus/egypt.h"
#include "terminal/deus/building.h"
#include "terminal/deus/forecast.h"
#include "terminal/phrases.h"

enum {
    COPIES = 3,
};

/* ---- What needs telling ------------------------------------------------------------------- */

static bool is_printed_cost(const deus_card *card, const changes *mine) {
    changes cost = {.gold = -card->gold};
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        cost.resources[resource] = -(card->cost >> resource & 1);
    return memcmp(&cost, mine, sizeof cost) == 0;
}

/* What once effects that ask nothing give, all by itself. */
static bool is_gain_of_once(const changes *mine) {
    int gains = (mine->gold != 0) + (mine->vp != 0) + (mine->tokens != 0);
    changes rest = *mine;
    for (int size = 0; size < DEUS_BARQUE_SIZES; size++) gains += mine->barques[size] != 0;
    rest.gold = rest.vp = rest.tokens = 0;
    memset(rest.barques, 0, sizeof rest.barques);
    return gains == 1 && memcmp(&rest, &(changes){0}, sizeof rest) == 0;
}

/* True if all that changes is a price which the answer's own sentence tells: a card's printed
 * cost, the one thing that is paid, a sale; or the gain of a once effect. How to pay is compared,
 * so there each answer tells it. */
static bool is_told_already(const observation *view, dm_answer answer, const changes *mine) {
    if (view->seen.question.kind == DEUS_ASK_PAY) return false;
    int paid = (mine->gold < 0) + (mine->vp < 0), gained = (mine->gold > 0) + (mine->vp > 0);
    if (answer.verb == DEUS_SAY_BUILD) return is_printed_cost(&deus_cards[answer.a], mine);
    if (answer.verb == DEUS_SAY_BEFORE && is_gain_of_once(mine)) return true;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
        paid += mine->resources[resource] < 0;
        gained += mine->resources[resource] > 0;
    }
    for (int colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        gained += mine->pieces[colour] > 0;
    for (int size = 0; size < DEUS_BARQUE_SIZES; size++) gained += mine->barques[size];
    return paid == 1 && gained == (answer.verb == DEUS_SAY_TRADE) && mine->tokens == 0;
}

/* ---- In words ---------------------------------------------------------------------------- */

typedef struct sentence {
    enum text_language language;
    dm_writer *out;
    int parts;
} sentence;

/* Begins one more part, with its sign; false if there is nothing to tell. */
static bool begin_part(sentence *s, int amount) {
    if (amount == 0) return false;
    dm_write(s->out, s->parts++ ? ", " : "");
    dm_write(s->out, amount > 0 ? "+" : "−");
    return true;
}

static int size_of(int amount) { return amount < 0 ? -amount : amount; }

static void write_counted(sentence *s, enum phrase id, int count) {
    char digits[16];
    dm_writer number = dm_writer_on(digits, sizeof digits);
    dm_write_number(&number, count);
    PHRASE_FILL(s->language, id, s->out, digits);
}

static void write_changes(sentence *s, const changes *c) {
    if (begin_part(s, c->gold)) text_deus_gold(s->language, size_of(c->gold), s->out);
    if (begin_part(s, c->vp)) text_deus_vp(s->language, size_of(c->vp), s->out);
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        if (begin_part(s, c->resources[resource]))
            text_deus_amount(s->language, resource, size_of(c->resources[resource]), s->out);
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++)
        if (begin_part(s, c->pieces[colour]))
            text_deus_piece(s->language, colour, size_of(c->pieces[colour]), s->out);
    if (begin_part(s, c->tokens)) write_counted(s, PHRASE_PREVIEW_TOKENS, size_of(c->tokens));
    for (int size = 0; size < DEUS_BARQUE_SIZES; size++)
        if (begin_part(s, c->barques[size])) write_counted(s, PHRASE_PREVIEW_BARQUE, size + 1);
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

/* "; Player 2: −3 gold" */
static void write_others(const observation *view, const forecast *f, sentence *s) {
    static const changes nothing;
    for (uint8_t seat = 0; seat < view->progress.players; seat++) {
        const changes *c = &f->seats[seat];
        if (seat == view->seen.reader.viewer || memcmp(c, &nothing, sizeof nothing) == 0) continue;
        dm_write(s->out, s->parts ? ", " : "");
        text_seat(&view->seen.reader, seat, s->out);
        dm_write_char(s->out, ' ');
        s->parts = 0;
        write_changes(s, c);
    }
}

/* "rest of the cost: −1 wheat" */
static void write_rest(const changes *rest, sentence *s) {
    char text[128];
    dm_writer out = dm_writer_on(text, sizeof text);
    sentence part = {s->language, &out, 0};
    write_changes(&part, rest);
    if (part.parts == 0) return;
    dm_write(s->out, s->parts++ ? ", " : "");
    PHRASE_FILL(s->language, PHRASE_PREVIEW_REST, s->out, text);
}

/* Resources that would have no slot, if that is news. */
static void write_overflow(const observation *view, const changes *mine, sentence *s) {
    const deus_state *now = deus_const(&view->seen.state);
    uint8_t viewer = view->seen.reader.viewer;
    int before = egypt_overflow(now, viewer), over = -egypt_slots(&now->players[viewer]);
    if (!egypt_plays(now, DEUS_PRODUCTION)) return;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++)
        over += now->players[viewer].resources[resource] + mine->resources[resource];
    for (int size = 0; size < DEUS_BARQUE_SIZES; size++) over -= (size + 1) * mine->barques[size];
    if (over <= before) return;
    dm_write(s->out, s->parts++ ? ", " : "");
    write_counted(s, PHRASE_PREVIEW_OVERFLOW, over);
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

static void write_offering(const forecast *f, sentence *s) {
    char count[64], digits[16];
    dm_writer out = dm_writer_on(count, sizeof count);
    if (f->offered == 0) return;
    text_deus_cards(s->language, f->offered, &out);
    out = dm_writer_on(digits, sizeof digits);
    dm_write_number(&out, f->strength);
    if (f->strength == f->offered)
        dm_write(s->out, count);
    else
        PHRASE_FILL(s->language, PHRASE_OFFERING_COUNTS, s->out, count, digits);
    dm_write(s->out, phrase_text(s->language, PHRASE_COLON));
}

/* What is to be chosen, or why there is nothing. */
static void write_choice(const observation *view, const forecast *f, sentence *s) {
    const deus_state *now = deus_const(&view->seen.state);
    const deus_player *player = &now->players[view->seen.reader.viewer];
    char none[64];
    dm_writer word = dm_writer_on(none, sizeof none);
    bool chooses = f->choice == DEUS_ASK_RESOURCE || f->choice == DEUS_ASK_PIECE;
    if (chooses || f->choice == DEUS_ASK_GOD) dm_write(s->out, s->parts++ ? ", " : "");
    if (f->choice == DEUS_ASK_RESOURCE)
        write_counted(s, PHRASE_PREVIEW_CHOOSE_RESOURCES, f->choices);
    if (f->choice == DEUS_ASK_PIECE) write_counted(s, PHRASE_PREVIEW_CHOOSE_PIECES, f->choices);
    if (f->choice == DEUS_ASK_GOD)
        dm_write(s->out, phrase_text(s->language, PHRASE_PREVIEW_CHOOSE_GOD));
    if (f->god == DEUS_TEMPLE) return;
    const changes *mine = &f->seats[view->seen.reader.viewer];
    int gained = 0;
    for (int k = 0; k < DEUS_STANDARD_COLOURS; k++) gained += mine->pieces[k];
    for (int k = 0; k < DEUS_RESOURCES; k++) gained += mine->resources[k];
    if (f->god != DEUS_MILITARY && player->supply[f->god] == 0) {
        text_deus_piece(s->language, (uint8_t)f->god, 0, &word);
        dm_write(s->out, s->parts++ ? ", " : "");
        PHRASE_FILL(s->language, PHRASE_PREVIEW_NO_PIECE, s->out, none);
    } else if (f->god == DEUS_MILITARY && !chooses && gained == 0) {
        write_phrase(s, PHRASE_PREVIEW_NOTHING_LEFT);
    }
}

/* ---- Places ------------------------------------------------------------------------------ */

/* "You +4 VP, Player 2 +2 VP" */
static void write_winners(const observation *view, const ring *ring, dm_writer *out) {
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

static bool is_surrounded(const forecast *f, uint8_t village) {
    for (int k = 0; k < f->ring_count; k++)
        if (f->rings[k].village == village) return true;
    return false;
}

/* Villages that are surrounded by it, and those beside which the piece would stand. */
static void write_villages(const observation *view, dm_answer answer, const forecast *f,
                           sentence *s) {
    const deus_state *now = deus_const(&view->seen.state);
    uint8_t region = deus_answer_region(answer);
    for (int k = 0; k < f->ring_count; k++) {
        char name[DEUS_REGION_NAME_BYTES], winners[256];
        dm_writer list = dm_writer_on(winners, sizeof winners);
        deus_region_name((uint8_t)f->rings[k].village, name);
        write_winners(view, &f->rings[k], &list);
        dm_write(s->out, s->parts++ ? ", " : "");
        PHRASE_FILL(s->language, PHRASE_PREVIEW_RING, s->out, name, winners);
    }
    bool places =
        view->seen.question.kind == DEUS_ASK_PLACE || view->seen.question.kind == DEUS_ASK_MARCH;
    for (uint8_t tile = 0; tile < now->tile_count && places && region != DEUS_NO_REGION; tile++) {
        char name[DEUS_REGION_NAME_BYTES], points[32];
        dm_writer number = dm_writer_on(points, sizeof points);
        if (now->attacked >> tile & 1 || is_surrounded(f, now->village[tile]) ||
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
    forecast f, other;
    uint8_t viewer = view->seen.reader.viewer;
    if (viewer >= DM_SEATS_MAX || view->seen.question.seat != viewer || view->seen.question.partial)
        return;
    deus_foresee(view, answer, 1, &f);
    for (uint64_t copy = 2; copy <= COPIES; copy++) {
        deus_foresee(view, answer, copy, &other);
        if (memcmp(&f, &other, sizeof f) != 0) return;
    }
    sentence s = {view->screen->language, out, 0};
    write_offering(&f, &s);
    if (answer.verb == DEUS_SAY_FORCE) f.seats[viewer].tokens = 0; /* the answer tells its price */
    if (!is_told_already(view, answer, &f.seats[viewer])) write_changes(&s, &f.seats[viewer]);
    write_rest(&f.rest, &s);
    write_choice(view, &f, &s);
    write_overflow(view, &f.seats[viewer], &s);
    if (f.drawn > 0 && view->seen.question.kind != DEUS_ASK_PICK && answer.verb != DEUS_SAY_CARDS)
        write_draw(&s, f.drawn);
    if (f.triggers_end) write_phrase(&s, PHRASE_PREVIEW_TRIGGERS_END);
    write_villages(view, answer, &f, &s);
    s.parts += deus_preview_building(view, answer, s.parts > 0, out);
    write_others(view, &f, &s);
}
