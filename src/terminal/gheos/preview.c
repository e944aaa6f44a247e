/* What an answer would change at once. Placements are told by the text layer from the same function
 * that plays them; before a cell is chosen, by what its rotations have in common. Everything else
 * is found out by letting the engine do it to a copy, up to the end of the turn: nothing hidden
 * shows before that. */
#include <string.h>

#include "gheos/rules.h"
#include "terminal/gheos/gheos.h"
#include "terminal/phrases.h"
#include "text/gheos_text.h"

enum { ENDED_BY_TOKENS = 1 }; /* GHEOS_DID_END */

/* ---- Parts of a sentence ----------------------------------------------------------------- */

typedef struct sentence {
    const observation *view;
    enum text_language language;
    dm_writer *out;
    int parts;
} sentence;

static sentence begin_sentence(const observation *view, dm_writer *out) {
    return (sentence){view, view->screen->language, out, 0};
}

static void begin_part(sentence *sentence) {
    dm_write(sentence->out, sentence->parts++ ? ", " : "");
}

static void write_part(sentence *sentence, enum phrase id, const char *word) {
    begin_part(sentence);
    PHRASE_FILL(sentence->language, id, sentence->out, word);
}

typedef struct span {
    bool known;
    int low, high;
} span;

static void widen(span *span, int number) {
    if (!span->known || number < span->low) span->low = number;
    if (!span->known || number > span->high) span->high = number;
    span->known = true;
}

/* "3–" before the upper end, if it differs. */
static void write_lower_end(const span *span, dm_writer *out) {
    if (span->low == span->high) return;
    dm_write_number(out, span->low);
    dm_write(out, "–");
}

/* "token 6–8 instead of 5", if anything changes. */
static void write_worth(sentence *sentence, enum phrase id, int before, const span *after) {
    char now[16], then[32];
    dm_writer number = dm_writer_on(now, sizeof now);
    if (!after->known || (after->low == before && after->high == before)) return;
    dm_write_number(&number, before);
    number = dm_writer_on(then, sizeof then);
    write_lower_end(after, &number);
    dm_write_number(&number, after->high);
    begin_part(sentence);
    PHRASE_FILL(sentence->language, id, sentence->out, then, now);
}

static enum phrase cups_phrase(const observation *view) {
    int tokens = gheos_const(&view->seen.state)->players[view->seen.reader.viewer].tokens;
    return tokens > 0 ? PHRASE_GHEOS_TOKEN_THEN : PHRASE_GHEOS_CUPS_THEN;
}

static int worth_now(const gheos_state *s, uint8_t seat, uint8_t symbol) {
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    return gheos_points_for(s, &land, seat, symbol);
}

/* ---- A cell, however the tile is turned -------------------------------------------------- */

/* The rotations allowed in the cell an answer names. */
static void ask_turns(const observation *view, dm_answer answer, dm_question *turns) {
    dm_state copy = view->seen.state;
    gheos_state *s = gheos_mutable(&copy);
    s->choice.x = (int8_t)gheos_cell_x(answer);
    s->choice.y = (int8_t)gheos_cell_y(answer);
    s->phase = GHEOS_PHASE_ROTATION;
    view->seen.game->ask(&copy, turns, NULL);
}

static gheos_placement placement_of(const observation *view, dm_answer cell, uint8_t rotation) {
    uint8_t tile = gheos_const(&view->seen.state)->choice.tile;
    return (gheos_placement){tile, (int8_t)gheos_cell_x(cell), (int8_t)gheos_cell_y(cell),
                             rotation};
}

typedef struct summary {
    int turns, wars, migrations;
    gheos_outcome war; /* one of them */
    uint8_t migrants;

    /* Of placements that cost nothing. */
    span temple, token, epoch;
    span change[GHEOS_CIVILISATIONS][GHEOS_SYMBOLS]; /* of the symbols on each continent */
    span wheat; /* on the uninhabited continent the tile belongs to */
} summary;

static int worth_then(const gheos_state *s, uint8_t seat, const gheos_outcome *outcome,
                      uint8_t symbol) {
    int points = 0;
    for (int k = 0; k < GHEOS_CIVILISATIONS; k++)
        if (outcome->home[k] != DM_UNKNOWN)
            points += s->players[seat].followers[k] *
                      outcome->land.regions[outcome->home[k]].symbols[symbol];
    return points;
}

static void add_changes(const gheos_state *s, const gheos_outcome *outcome, summary *summary) {
    gheos_land before;
    gheos_find_land(s->places, s->place_count, &before);
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        if (outcome->home[k] == DM_UNKNOWN) continue;
        const uint8_t *then = outcome->land.regions[outcome->home[k]].symbols;
        const uint8_t *now = before.regions[gheos_home(s, &before, k)].symbols;
        for (int symbol = 0; symbol < GHEOS_SYMBOLS; symbol++)
            widen(&summary->change[k][symbol], then[symbol] - now[symbol]);
    }
}

static bool is_inhabited(const gheos_outcome *outcome, uint8_t region) {
    for (int k = 0; k < GHEOS_CIVILISATIONS; k++)
        if (outcome->home[k] == region) return true;
    return false;
}

/* The most wheat one could found a civilisation on, where the new tile lies. */
static int wheat_to_found_on(const gheos_outcome *outcome) {
    int most = 0;
    for (int side = 0; side < GHEOS_SIDES; side++) {
        uint8_t region = outcome->land.label[outcome->place][side];
        const gheos_region *land = &outcome->land.regions[region];
        if (!gheos_is_continent(land) || is_inhabited(outcome, region)) continue;
        most = land->symbols[GHEOS_WHEAT] > most ? land->symbols[GHEOS_WHEAT] : most;
    }
    return most;
}

static void add_turn(const observation *view, const gheos_outcome *outcome, summary *summary) {
    const gheos_state *s = gheos_const(&view->seen.state);
    uint8_t seat = view->seen.reader.viewer, symbol;
    summary->turns++;
    if (outcome->price == GHEOS_PAYS_FOR_WAR && summary->wars++ == 0) summary->war = *outcome;
    if (outcome->price == GHEOS_PAYS_FOR_MIGRATION) {
        summary->migrations++;
        summary->migrants |= (uint8_t)(1 << outcome->migrant);
    }
    if (outcome->price != GHEOS_FREE) return;
    widen(&summary->temple, gheos_temple_points(outcome, outcome->home, &symbol));
    widen(&summary->token, worth_then(s, seat, outcome, GHEOS_CUP));
    widen(&summary->epoch, worth_then(s, seat, outcome, GHEOS_PYRAMID));
    widen(&summary->wheat, wheat_to_found_on(outcome));
    add_changes(s, outcome, summary);
}

static void sum_up(const observation *view, dm_answer cell, const dm_question *turns,
                   summary *summary) {
    memset(summary, 0, sizeof *summary);
    for (int k = 0; k < turns->count; k++) {
        gheos_outcome outcome;
        gheos_foresee(gheos_const(&view->seen.state), placement_of(view, cell, turns->answers[k].a),
                      &outcome);
        add_turn(view, &outcome, summary);
    }
}

/* "red, blue" */
static void write_names(enum text_language language, uint8_t civilisations, dm_writer *out) {
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        if (!(civilisations >> k & 1)) continue;
        dm_write(out, out->length ? ", " : "");
        text_gheos_civilisation(language, k, out);
    }
}

/* "perhaps war (red 3, blue 1)" */
static void write_war(sentence *sentence, const summary *summary) {
    char parties[128];
    dm_writer list = dm_writer_on(parties, sizeof parties);
    if (summary->wars == 0) return;
    for (int party = 0; party < summary->war.party_count; party++) {
        dm_write(&list, party ? ", " : "");
        text_gheos_civilisation(sentence->language, summary->war.parties[party], &list);
        dm_write_char(&list, ' ');
        dm_write_number(&list, summary->war.swords[party]);
    }
    write_part(sentence,
               summary->wars == summary->turns ? PHRASE_GHEOS_WAR : PHRASE_GHEOS_MAYBE_WAR,
               parties);
}

static void write_civilisations(sentence *sentence, enum phrase id, uint8_t civilisations) {
    char names[128];
    dm_writer list = dm_writer_on(names, sizeof names);
    if (civilisations == 0) return;
    write_names(sentence->language, civilisations, &list);
    write_part(sentence, id, names);
}

static void write_signed(int number, dm_writer *out) {
    dm_write(out, number < 0 ? "−" : number > 0 ? "+" : "");
    dm_write_number(out, number < 0 ? -number : number);
}

/* " +1ψ", " 0…+2 cup" */
static void write_change(sentence *sentence, const span *change, uint8_t symbol) {
    bool plain = sentence->view->screen->plain;
    dm_write(sentence->out, plain ? " " : "\u00A0");
    write_signed(change->low, sentence->out);
    if (change->low != change->high) {
        dm_write(sentence->out, plain ? phrase_text(sentence->language, PHRASE_GHEOS_TO) : "…");
        write_signed(change->high, sentence->out);
    }
    dm_write(sentence->out, plain ? " " : gheos_symbol_signs[symbol]);
    if (plain) text_gheos_symbol(sentence->language, symbol, sentence->out);
}

/* "red +1ψ 0…+1U", if anything changes. */
static void write_changes(sentence *sentence, const summary *summary, uint8_t civilisation) {
    bool begun = false;
    for (uint8_t symbol = 0; symbol < GHEOS_SYMBOLS; symbol++) {
        const span *change = &summary->change[civilisation][symbol];
        if (!change->known || (change->low == 0 && change->high == 0)) continue;
        if (!begun) {
            begin_part(sentence);
            text_gheos_civilisation(sentence->language, civilisation, sentence->out);
        }
        begun = true;
        write_change(sentence, change, symbol);
    }
}

static void write_wheat(sentence *sentence, const span *wheat) {
    char text[64];
    dm_writer number = dm_writer_on(text, sizeof text);
    if (!wheat->known || wheat->high == 0) return;
    write_lower_end(wheat, &number);
    text_gheos_symbols(sentence->language, GHEOS_WHEAT, wheat->high, &number);
    write_part(sentence, PHRASE_GHEOS_FOUND_ON, text);
}

static void write_temple(sentence *sentence, const span *points) {
    char text[32];
    dm_writer number = dm_writer_on(text, sizeof text);
    if (!points->known || points->high == 0) return;
    write_lower_end(points, &number);
    text_gheos_vp(sentence->language, points->high, &number);
    write_part(sentence, PHRASE_GHEOS_TEMPLE, text);
}

static void write_summary(const observation *view, const summary *summary, dm_writer *out) {
    const gheos_state *s = gheos_const(&view->seen.state);
    uint8_t seat = view->seen.reader.viewer;
    sentence sentence = begin_sentence(view, out);
    bool certain = summary->migrations == summary->turns;
    write_war(&sentence, summary);
    write_civilisations(&sentence, certain ? PHRASE_GHEOS_MIGRATION : PHRASE_GHEOS_MAYBE_MIGRATION,
                        summary->migrants);
    write_temple(&sentence, &summary->temple);
    write_worth(&sentence, cups_phrase(view), worth_now(s, seat, GHEOS_CUP), &summary->token);
    write_worth(&sentence, PHRASE_GHEOS_EPOCH_THEN, worth_now(s, seat, GHEOS_PYRAMID),
                &summary->epoch);
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) write_changes(&sentence, summary, k);
    write_wheat(&sentence, &summary->wheat);
}

static void write_outcome(const observation *view, gheos_placement placement, dm_writer *out) {
    text_gheos_outcome(&view->seen.reader, &view->seen.state, &placement, out);
}

/* One rotation alone: where one could found a civilisation, and all that would happen. */
static void write_turn(const observation *view, gheos_placement placement, dm_writer *out) {
    gheos_outcome outcome;
    span wheat = {0};
    char told[1536];
    dm_writer rest = dm_writer_on(told, sizeof told);
    gheos_foresee(gheos_const(&view->seen.state), placement, &outcome);
    if (outcome.price == GHEOS_FREE) widen(&wheat, wheat_to_found_on(&outcome));
    sentence sentence = begin_sentence(view, out);
    write_wheat(&sentence, &wheat);
    write_outcome(view, placement, &rest);
    if (sentence.parts && rest.length) dm_write(out, ". ");
    dm_write(out, told);
}

/* In full where no question about the rotation will follow. */
static void preview_cell(const observation *view, dm_answer cell, dm_writer *out) {
    static summary summary;
    dm_question turns;
    ask_turns(view, cell, &turns);
    sum_up(view, cell, &turns, &summary);
    if (turns.count == 1 && summary.wars + summary.migrations > 0)
        write_turn(view, placement_of(view, cell, turns.answers[0].a), out);
    else
        write_summary(view, &summary, out);
}

void gheos_show_turns(const observation *view, dm_answer cell) {
    dm_question turns;
    dm_state copy = view->seen.state;
    ask_turns(view, cell, &turns);
    gheos_mutable(&copy)->choice.x = (int8_t)gheos_cell_x(cell);
    gheos_mutable(&copy)->choice.y = (int8_t)gheos_cell_y(cell);
    for (int k = 0; k < turns.count; k++) {
        char text[2048], told[1536];
        dm_writer out = dm_writer_on(told, sizeof told);
        write_turn(view, placement_of(view, cell, turns.answers[k].a), &out);
        bool quiet = out.length == 0;
        out = dm_writer_on(text, sizeof text);
        dm_write(&out, view->screen->plain ? "" : "  ");
        view->seen.text->answer(&view->seen.reader, &copy, &turns, turns.answers[k], &out);
        dm_write(&out, " — ");
        dm_write(&out, quiet ? phrase_text(view->screen->language, PHRASE_GHEOS_LIST_QUIET) : told);
        screen_paragraph(view->screen, text, 4);
    }
}

/* ---- Other answers ----------------------------------------------------------------------- */

/* Plays an answer, and the founding of whichever colour it asks for next. With a token in hand the
 * turn cannot end by itself, so nothing is drawn. */
static void play_on_copy(const observation *view, dm_answer answer, dm_state *copy) {
    dm_question next;
    *copy = view->seen.state;
    gheos_mutable(copy)->players[view->seen.reader.viewer].tokens = GHEOS_TOKENS;
    view->seen.game->apply(copy, answer, NULL, &next);
    if (next.kind == GHEOS_ASK_COLOUR) view->seen.game->apply(copy, next.answers[0], NULL, &next);
}

/* How many followers change hands beyond what the answer itself says. */
static int follower_change(const gheos_state *before, const gheos_state *after, dm_answer answer,
                           uint8_t seat, uint8_t civilisation) {
    int change = after->players[seat].followers[civilisation] -
                 before->players[seat].followers[civilisation];
    bool mine = seat == before->turn_seat;
    if (mine && answer.verb == GHEOS_SAY_PAY && answer.a == civilisation) return change + 1;
    if (mine && (answer.verb == GHEOS_SAY_TAKE || answer.verb == GHEOS_SAY_FOUND)) return 0;
    return change;
}

static void write_followers(sentence *sentence, const gheos_state *after, dm_answer answer,
                            uint8_t seat) {
    const gheos_state *before = gheos_const(&sentence->view->seen.state);
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        int change = follower_change(before, after, answer, seat, k);
        if (change == 0) continue;
        begin_part(sentence);
        if (seat != sentence->view->seen.reader.viewer) {
            text_seat(&sentence->view->seen.reader, seat, sentence->out);
            dm_write_char(sentence->out, ' ');
        }
        dm_write(sentence->out, change > 0 ? "+" : "−");
        text_gheos_followers(sentence->language, k, change > 0 ? change : -change, sentence->out);
    }
}

static void write_vp(sentence *sentence, int gained) {
    if (gained == 0) return;
    begin_part(sentence);
    dm_write_char(sentence->out, '+');
    text_gheos_vp(sentence->language, gained, sentence->out);
}

static void preview_by_playing(const observation *view, dm_answer answer, dm_writer *out) {
    dm_state copy;
    const gheos_state *before = gheos_const(&view->seen.state), *after = gheos_const(&copy);
    uint8_t seat = view->seen.reader.viewer;
    span token = {0}, epoch = {0};
    sentence sentence = begin_sentence(view, out);
    play_on_copy(view, answer, &copy);
    widen(&token, worth_now(after, seat, GHEOS_CUP));
    widen(&epoch, worth_now(after, seat, GHEOS_PYRAMID));
    write_vp(&sentence, after->players[seat].vp - before->players[seat].vp);
    write_worth(&sentence, cups_phrase(view), worth_now(before, seat, GHEOS_CUP), &token);
    write_worth(&sentence, PHRASE_GHEOS_EPOCH_THEN, worth_now(before, seat, GHEOS_PYRAMID), &epoch);
    for (uint8_t other = 0; other < before->player_count; other++)
        write_followers(&sentence, after, answer, other);
}

/* Whether it is the last token of all. What is drawn after any other token does not matter. */
static bool ends_game(const observation *view, dm_answer answer) {
    static dm_events events;
    dm_state copy = view->seen.state;
    dm_question next;
    dm_random random;
    dm_random_seed(&random, 1);
    events.count = 0;
    view->seen.game->determinize(&copy, view->seen.reader.viewer, &random);
    view->seen.game->apply(&copy, answer, &events, &next);
    for (int k = 0; k < events.count; k++)
        if (events.items[k].kind == GHEOS_DID_END && events.items[k].a == ENDED_BY_TOKENS)
            return true;
    return false;
}

static void preview_token(const observation *view, dm_answer answer, dm_writer *out) {
    if (answer.verb != GHEOS_SAY_SCORE) return;
    gheos_write_sum(view, view->seen.reader.viewer, GHEOS_CUP, out);
    if (!ends_game(view, answer)) return;
    dm_write(out, out->length ? ", " : "");
    dm_write(out, phrase_text(view->screen->language, PHRASE_PREVIEW_TRIGGERS_END));
}

void gheos_preview(const observation *view, dm_answer answer, dm_writer *out) {
    const dm_question *question = &view->seen.question;
    uint8_t viewer = view->seen.reader.viewer;
    if (viewer >= DM_SEATS_MAX || question->seat != viewer || question->partial) return;
    switch (question->kind) {
    case GHEOS_ASK_CELL: preview_cell(view, answer, out); break;
    case GHEOS_ASK_ROTATION: {
        gheos_placement placement = gheos_chosen_placement(gheos_const(&view->seen.state));
        placement.rotation = answer.a;
        write_turn(view, placement, out);
        break;
    }
    case GHEOS_ASK_PRICE:
    case GHEOS_ASK_WINNER:
    case GHEOS_ASK_TARGET:
    case GHEOS_ASK_PEOPLE: preview_by_playing(view, answer, out); break;
    case GHEOS_ASK_TOKEN: preview_token(view, answer, out); break;
    default: break;
    }
}
