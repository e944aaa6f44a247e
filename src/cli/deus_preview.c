/* What an answer would change at once. The engine plays it on copies of what the reader knows,
 * each filled in differently; only what all copies agree on is told, up to the first thing that
 * would be revealed and never beyond the reader's own turn. So a preview cannot tell anything
 * that is hidden. */
#include <string.h>

#include "cli/deus_face.h"
#include "cli/phrases.h"
#include "deus/egypt.h"

enum { COPIES = 3 };

/* Net changes of one seat. */
typedef struct changes {
    int gold, vp, resources[RESOURCES], pieces[STANDARD_COLOURS];
    int tokens, barques[BARQUE_SIZES]; /* Egypt */
} changes;

typedef struct forecast {
    changes seats[DM_SEATS_MAX];
    int drawn; /* cards drawn at the end of it */
    bool triggers_end;
} forecast;

/* ---- Adding up events -------------------------------------------------------------------- */

static void count_trade(const dm_event *event, changes *mine) {
    switch (event->kind) {
    case DID_PAY_RESOURCE:
    case DID_SELL: mine->resources[event->a] -= event->amount; break;
    case DID_BUY:
        mine->resources[event->a]++;
        mine->gold -= event->amount;
        break;
    case DID_PAY_GOLD: mine->gold -= event->amount; break;
    case DID_PAY_VP: mine->vp -= event->amount; break;
    default: break;
    }
}

static void count_gain(const dm_event *event, changes *mine) {
    switch (event->kind) {
    case DID_GAIN_GOLD: mine->gold += event->amount; break;
    case DID_GAIN_VP:
    case DID_WIN_VILLAGE:
    case DID_SHOOT:
    case DID_BLESS:
    case DID_RAID: mine->vp += event->amount; break;
    case DID_GAIN_RESOURCE: mine->resources[event->a] += event->amount; break;
    case DID_GAIN_PIECE: mine->pieces[event->a] += event->amount; break;
    default: break;
    }
}

/* Coins, barques, and combat tokens that are spent; where one is put, the answer itself tells. */
static void count_egypt(const dm_event *event, forecast *f) {
    changes *mine = &f->seats[event->seat];
    switch (event->kind) {
    case DID_SPILL: mine->resources[event->a] -= event->amount; break;
    case DID_COIN: mine->gold -= event->amount; break;
    case DID_RALLY: mine->tokens += event->amount; break;
    case DID_SPEND_TOKENS: mine->tokens -= event->amount; break;
    case DID_GAIN_BARQUE: mine->barques[event->amount - 1]++; break;
    case DID_FORTIFY: f->seats[event->a].pieces[event->b]--; break;
    default: break;
    }
}

/* How much VP somebody can lose may be secret, so a theft of VP is not foretold. */
static void count_theft(const sight *sight, const dm_event *event, forecast *f) {
    if (event->kind == DID_STEAL_GOLD) {
        f->seats[event->seat].gold += event->amount;
        f->seats[event->a].gold -= event->amount;
    }
    if (event->kind == DID_STEAL_VP && deus_sees_vp(sight, event->a)) {
        f->seats[event->seat].vp += event->amount;
        f->seats[event->a].vp -= event->amount;
    }
}

/* Adds one event; false if nothing after it may be told. */
static bool count_event(const sight *sight, const dm_event *event, forecast *f) {
    switch (event->kind) {
    case DID_START_TURN:
    case DID_SEE_CARD:
    case DID_RESHUFFLE:
    case DID_END: return false;
    case DID_TAKE_DISCARD: return false;
    case DID_EXCHANGE:
    case DID_DRAW: f->drawn = event->amount; return false;
    case DID_TRIGGER_END: f->triggers_end = true; return true;
    default: break;
    }
    if (event->seat >= DM_SEATS_MAX) return true;
    count_trade(event, &f->seats[event->seat]);
    count_gain(event, &f->seats[event->seat]);
    count_theft(sight, event, f);
    count_egypt(event, f);
    return true;
}

static void foresee(const sight *sight, dm_answer answer, uint64_t seed, forecast *f) {
    static dm_events events;
    static dm_question next;
    dm_state copy;
    dm_random random;
    memset(f, 0, sizeof *f);
    events.count = 0;
    dm_random_seed(&random, seed);
    dm_copy(sight->game, &copy, &sight->seen);
    sight->game->determinize(&copy, sight->reader.viewer, &random);
    sight->game->apply(&copy, answer, &events, &next);
    for (int k = 0; k < events.count; k++)
        if (!count_event(sight, &events.items[k], f)) break;
}

static bool is_printed_cost(const deus_card *card, const changes *mine) {
    changes cost = {.gold = -card->gold};
    for (int resource = 0; resource < RESOURCES; resource++)
        cost.resources[resource] = -(card->cost >> resource & 1);
    return memcmp(&cost, mine, sizeof cost) == 0;
}

/* What once effects that ask nothing give, all by itself. */
static bool is_gain_of_once(const changes *mine) {
    int gains = (mine->gold != 0) + (mine->vp != 0) + (mine->tokens != 0);
    changes rest = *mine;
    for (int size = 0; size < BARQUE_SIZES; size++) gains += mine->barques[size] != 0;
    rest.gold = rest.vp = rest.tokens = 0;
    memset(rest.barques, 0, sizeof rest.barques);
    return gains == 1 && memcmp(&rest, &(changes){0}, sizeof rest) == 0;
}

/* True if all that changes is a price which the answer's own sentence tells: a card's printed
 * cost, the one thing that is paid, a sale; or the gain of a once effect. */
static bool is_told_already(dm_answer answer, const changes *mine) {
    int paid = (mine->gold < 0) + (mine->vp < 0), gained = (mine->gold > 0) + (mine->vp > 0);
    if (answer.verb == SAY_BUILD) return is_printed_cost(&deus_cards[answer.a], mine);
    if (answer.verb == SAY_BEFORE && is_gain_of_once(mine)) return true;
    for (int resource = 0; resource < RESOURCES; resource++) {
        paid += mine->resources[resource] < 0;
        gained += mine->resources[resource] > 0;
    }
    for (int colour = 0; colour < STANDARD_COLOURS; colour++) gained += mine->pieces[colour] > 0;
    for (int size = 0; size < BARQUE_SIZES; size++) gained += mine->barques[size];
    return paid == 1 && gained == (answer.verb == SAY_TRADE) && mine->tokens == 0;
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
    for (uint8_t resource = 0; resource < RESOURCES; resource++)
        if (begin_part(s, c->resources[resource]))
            text_deus_amount(s->language, resource, size_of(c->resources[resource]), s->out);
    for (uint8_t colour = 0; colour < STANDARD_COLOURS; colour++)
        if (begin_part(s, c->pieces[colour]))
            text_deus_piece(s->language, colour, size_of(c->pieces[colour]), s->out);
    if (begin_part(s, c->tokens)) write_counted(s, PREVIEW_TOKENS, size_of(c->tokens));
    for (int size = 0; size < BARQUE_SIZES; size++)
        if (begin_part(s, c->barques[size])) write_counted(s, PREVIEW_BARQUE, size + 1);
}

static void write_phrase(sentence *s, enum phrase id) {
    dm_write(s->out, s->parts++ ? ", " : "");
    dm_write(s->out, phrase(s->language, id));
}

static void write_draw(sentence *s, int cards) {
    char count[64];
    dm_writer number = dm_writer_on(count, sizeof count);
    text_deus_cards(s->language, cards, &number);
    dm_write(s->out, s->parts++ ? ", " : "");
    PHRASE_FILL(s->language, PREVIEW_DRAW, s->out, count);
}

/* "; Player 2: −3 gold" */
static void write_others(const sight *sight, const forecast *f, sentence *s) {
    static const changes nothing;
    for (uint8_t seat = 0; seat < sight->progress.players; seat++) {
        const changes *c = &f->seats[seat];
        if (seat == sight->reader.viewer || memcmp(c, &nothing, sizeof nothing) == 0) continue;
        dm_write(s->out, s->parts ? ", " : "");
        text_seat(&sight->reader, seat, s->out);
        dm_write_char(s->out, ' ');
        s->parts = 0;
        write_changes(s, c);
    }
}

/* Resources that would have no slot, if that is news. */
static void write_overflow(const sight *sight, const changes *mine, sentence *s) {
    const deus_state *now = deus_const(&sight->seen);
    uint8_t viewer = sight->reader.viewer;
    int before = egypt_overflow(now, viewer), over = -egypt_slots(&now->players[viewer]);
    if (!egypt_plays(now, PRODUCTION)) return;
    for (int resource = 0; resource < RESOURCES; resource++)
        over += now->players[viewer].resources[resource] + mine->resources[resource];
    for (int size = 0; size < BARQUE_SIZES; size++) over -= (size + 1) * mine->barques[size];
    if (over <= before) return;
    dm_write(s->out, s->parts++ ? ", " : "");
    write_counted(s, PREVIEW_OVERFLOW, over);
}

/* What a god gives for so many cards, in the words of the question which god to call. */
static void write_gift(const sight *sight, uint8_t god, uint8_t cards, dm_writer *out) {
    dm_question question = {.seat = sight->reader.viewer, .kind = ASK_GOD, .args = {cards}};
    dm_answer answer = {.verb = SAY_GOD, .a = god};
    sight->text->answer(&sight->reader, &sight->seen, &question, answer, out);
}

/* "3 cards", and what they count as if a temple of the reader strengthens them. */
static void show_offering(const sight *sight, uint8_t cards, uint8_t strength) {
    char text[128], count[64], digits[16];
    dm_writer out = dm_writer_on(count, sizeof count);
    text_deus_cards(sight->screen->language, cards, &out);
    out = dm_writer_on(digits, sizeof digits);
    dm_write_number(&out, strength);
    out = dm_writer_on(text, sizeof text);
    if (strength == cards)
        dm_write(&out, count);
    else
        PHRASE_FILL(sight->screen->language, OFFERING_COUNTS, &out, count, digits);
    screen_heading(sight->screen, text);
}

void deus_show_gods(const sight *sight) {
    static const uint8_t offerings[] = {1, 3};
    const deus_state *s = deus_const(&sight->seen);
    uint8_t viewer = sight->reader.viewer;
    for (size_t k = 0; k < sizeof offerings; k++) {
        uint8_t cards = offerings[k], strength = cards;
        if (viewer < s->player_count) strength = (uint8_t)egypt_offering_strength(s, viewer, cards);
        show_offering(sight, cards, strength);
        for (uint8_t god = 0; god < COLOURS; god++) {
            char text[256];
            dm_writer out = dm_writer_on(text, sizeof text);
            dm_write(&out, sight->screen->plain ? "" : "  ");
            write_gift(sight, god, strength, &out);
            screen_paragraph(sight->screen, text, 4);
        }
    }
}

/* The cards a new one would lie on. */
static void write_column(const sight *sight, uint8_t colour, sentence *s) {
    const deus_player *player = &deus_const(&sight->seen)->players[sight->reader.viewer];
    char names[1024];
    dm_writer list = dm_writer_on(names, sizeof names);
    if (colour == TEMPLE || player->height[colour] == 0) return;
    for (int place = 0; place < player->height[colour]; place++) {
        dm_write(&list, place ? ", " : "");
        if (deus_is_joker(player, colour, (uint8_t)place))
            dm_write(&list, phrase(s->language, WORD_FACE_DOWN));
        else
            text_deus_card_name(s->language, player->column[colour][place], &list);
    }
    dm_write(s->out, s->parts++ ? ", " : "");
    PHRASE_FILL(s->language, PREVIEW_COLUMN, s->out, names);
}

/* The column an answer lays a card in, or TEMPLE if there is none to tell. */
static uint8_t column_of(const sight *sight, dm_answer answer) {
    const deus_state *s = deus_const(&sight->seen);
    if (sight->question.kind == ASK_LAY) return answer.a;
    if (answer.verb != SAY_BUILD) return TEMPLE;
    uint8_t colour = deus_cards[answer.a].colour;
    bool asked_later = egypt_other_column(s, sight->reader.viewer, colour) != DM_UNKNOWN;
    return asked_later ? TEMPLE : colour;
}

void deus_preview(const sight *sight, dm_answer answer, dm_writer *out) {
    forecast f, other;
    uint8_t viewer = sight->reader.viewer;
    if (viewer >= DM_SEATS_MAX || sight->question.seat != viewer || sight->question.partial) return;
    foresee(sight, answer, 1, &f);
    for (uint64_t copy = 2; copy <= COPIES; copy++) {
        foresee(sight, answer, copy, &other);
        if (memcmp(&f, &other, sizeof f) != 0) return;
    }
    sentence s = {sight->screen->language, out, 0};
    if (answer.verb == SAY_FORCE) f.seats[viewer].tokens = 0; /* the answer tells its price */
    if (!is_told_already(answer, &f.seats[viewer])) write_changes(&s, &f.seats[viewer]);
    write_overflow(sight, &f.seats[viewer], &s);
    if (f.drawn > 0 && sight->question.kind != ASK_PICK && answer.verb != SAY_CARDS)
        write_draw(&s, f.drawn);
    if (f.triggers_end) write_phrase(&s, PREVIEW_TRIGGERS_END);
    write_column(sight, column_of(sight, answer), &s);
    write_others(sight, &f, &s);
}
