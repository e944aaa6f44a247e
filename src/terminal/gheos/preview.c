/* What an answer would change at once, put into words: the numbers are those of
 * api/gheos_preview.h, the sentences about one placement those of the text layer. */
#include "api/gheos.h"
#include "api/gheos_preview.h"
#include "terminal/gheos/gheos.h"
#include "terminal/phrases.h"
#include "text/gheos_text.h"

/* ---- Parts of a sentence ----------------------------------------------------------------- */

typedef struct preview_sentence {
    const observation *view;
    enum text_language language;
    dm_writer *out;
    int parts;
} preview_sentence;

static preview_sentence begin_sentence(const observation *view, dm_writer *out) {
    return (preview_sentence){view, view->screen->language, out, 0};
}

static void begin_part(preview_sentence *sentence) {
    dm_write(sentence->out, sentence->parts++ ? ", " : "");
}

static void write_part(preview_sentence *sentence, enum phrase id, const char *word) {
    begin_part(sentence);
    PHRASE_FILL(sentence->language, id, sentence->out, word);
}

/* "3–" before the upper end, if it differs. */
static void write_lower_end(const api_span *span, dm_writer *out) {
    if (span->low == span->high) return;
    dm_write_number(out, span->low);
    dm_write(out, "–");
}

/* "token 6–8 instead of 5", if anything changes. */
static void write_worth(preview_sentence *sentence, enum phrase id, int before,
                        const api_span *after) {
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

/* ---- A cell, however the tile is turned -------------------------------------------------- */

/* "red, blue" */
static void write_names(enum text_language language, uint8_t civilisations, dm_writer *out) {
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        if (!(civilisations >> k & 1)) continue;
        dm_write(out, out->length ? ", " : "");
        text_gheos_civilisation(language, k, out);
    }
}

/* "perhaps war (red 3, blue 1)" */
static void write_war(preview_sentence *sentence, const api_gheos_summary *summary) {
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

static void write_civilisations(preview_sentence *sentence, enum phrase id, uint8_t civilisations) {
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
static void write_change(preview_sentence *sentence, const api_span *change, uint8_t symbol) {
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
static void write_changes(preview_sentence *sentence, const api_gheos_summary *summary,
                          uint8_t civilisation) {
    bool begun = false;
    for (uint8_t symbol = 0; symbol < GHEOS_SYMBOLS; symbol++) {
        const api_span *change = &summary->gained[civilisation][symbol];
        if (!change->known || (change->low == 0 && change->high == 0)) continue;
        if (!begun) {
            begin_part(sentence);
            text_gheos_civilisation(sentence->language, civilisation, sentence->out);
        }
        begun = true;
        write_change(sentence, change, symbol);
    }
}

static void write_wheat(preview_sentence *sentence, const api_span *wheat) {
    char text[64];
    dm_writer number = dm_writer_on(text, sizeof text);
    if (!wheat->known || wheat->high == 0) return;
    write_lower_end(wheat, &number);
    text_gheos_symbols(sentence->language, GHEOS_WHEAT, wheat->high, &number);
    write_part(sentence, PHRASE_GHEOS_FOUND_ON, text);
}

static void write_temple(preview_sentence *sentence, const api_span *points) {
    char text[32];
    dm_writer number = dm_writer_on(text, sizeof text);
    if (!points->known || points->high == 0) return;
    write_lower_end(points, &number);
    text_gheos_vp(sentence->language, points->high, &number);
    write_part(sentence, PHRASE_GHEOS_TEMPLE, text);
}

static void write_summary(const observation *view, const api_gheos_summary *summary,
                          dm_writer *out) {
    const api_observation *seen = &view->seen;
    preview_sentence sentence = begin_sentence(view, out);
    bool certain = summary->migrations == summary->turns;
    write_war(&sentence, summary);
    write_civilisations(&sentence, certain ? PHRASE_GHEOS_MIGRATION : PHRASE_GHEOS_MAYBE_MIGRATION,
                        summary->migrants);
    write_temple(&sentence, &summary->temple);
    write_worth(&sentence, cups_phrase(view), api_gheos_worth_now(seen, GHEOS_CUP),
                &summary->token_worth);
    write_worth(&sentence, PHRASE_GHEOS_EPOCH_THEN, api_gheos_worth_now(seen, GHEOS_PYRAMID),
                &summary->epoch_worth);
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) write_changes(&sentence, summary, k);
    write_wheat(&sentence, &summary->wheat);
}

/* One rotation alone: where one could found a civilisation, and all that would happen. */
static void write_turn(const observation *view, const api_gheos_cell *cell, uint8_t rotation,
                       dm_writer *out) {
    api_gheos_turn turn;
    char told[1536];
    dm_writer rest = dm_writer_on(told, sizeof told);
    api_gheos_foresee_turn(&view->seen, cell, rotation, &turn);
    api_span wheat = {turn.outcome.price == GHEOS_FREE, turn.wheat, turn.wheat};
    preview_sentence sentence = begin_sentence(view, out);
    write_wheat(&sentence, &wheat);
    text_gheos_outcome(&view->seen.reader, &view->seen.state, &turn.placement, &rest);
    if (sentence.parts && rest.length) dm_write(out, ". ");
    dm_write(out, told);
}

/* In full where no question about the rotation will follow. */
static void preview_cell(const observation *view, dm_answer answer, dm_writer *out) {
    api_gheos_cell cell;
    api_gheos_summary summary;
    api_gheos_look_at_cell(&view->seen, answer, &cell);
    api_gheos_sum_up(&view->seen, &cell, &summary);
    if (cell.turns.count == 1 && summary.wars + summary.migrations > 0)
        write_turn(view, &cell, cell.turns.answers[0].a, out);
    else
        write_summary(view, &summary, out);
}

static void preview_rotation(const observation *view, dm_answer answer, dm_writer *out) {
    api_gheos_cell cell;
    api_gheos_look_at_cell(&view->seen, answer, &cell);
    write_turn(view, &cell, answer.a, out);
}

void gheos_show_turns(const observation *view, dm_answer answer) {
    const api_observation *seen = &view->seen;
    api_gheos_cell cell;
    api_gheos_look_at_cell(seen, answer, &cell);
    for (int k = 0; k < cell.turns.count; k++) {
        dm_answer turn = cell.turns.answers[k];
        char text[2048], told[1536];
        dm_writer out = dm_writer_on(told, sizeof told);
        write_turn(view, &cell, turn.a, &out);
        bool quiet = out.length == 0;
        out = dm_writer_on(text, sizeof text);
        dm_write(&out, view->screen->plain ? "" : "  ");
        seen->text->answer(&seen->reader, &cell.state, &cell.turns, turn, &out);
        dm_write(&out, " — ");
        dm_write(&out, quiet ? phrase_text(view->screen->language, PHRASE_GHEOS_LIST_QUIET) : told);
        screen_paragraph(view->screen, text, 4);
    }
}

/* ---- Other answers ----------------------------------------------------------------------- */

/* How many followers change hands beyond what the answer itself says. */
static int follower_change(const observation *view, const api_gheos_preview *p, dm_answer answer,
                           uint8_t seat, uint8_t civilisation) {
    int change = p->changes[seat][API_GHEOS_FOLLOWERS + civilisation];
    bool mine = seat == view->seen.reader.viewer;
    if (mine && answer.verb == GHEOS_SAY_PAY && answer.a == civilisation) return change + 1;
    if (mine && (answer.verb == GHEOS_SAY_TAKE || answer.verb == GHEOS_SAY_FOUND)) return 0;
    return change;
}

static void write_followers(preview_sentence *sentence, const api_gheos_preview *p,
                            dm_answer answer, uint8_t seat) {
    const api_observation *seen = &sentence->view->seen;
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        int change = follower_change(sentence->view, p, answer, seat, k);
        if (change == 0) continue;
        begin_part(sentence);
        if (seat != seen->reader.viewer) {
            text_seat(&seen->reader, seat, sentence->out);
            dm_write_char(sentence->out, ' ');
        }
        dm_write(sentence->out, change > 0 ? "+" : "−");
        text_gheos_followers(sentence->language, k, change > 0 ? change : -change, sentence->out);
    }
}

static void write_vp(preview_sentence *sentence, int gained) {
    if (gained == 0) return;
    begin_part(sentence);
    dm_write_char(sentence->out, '+');
    text_gheos_vp(sentence->language, gained, sentence->out);
}

static void preview_by_playing(const observation *view, dm_answer answer, dm_writer *out) {
    const api_observation *seen = &view->seen;
    api_gheos_preview p;
    preview_sentence sentence = begin_sentence(view, out);
    api_gheos_preview_answer(seen, answer, &p);
    api_span token = {true, p.token_worth, p.token_worth};
    api_span epoch = {true, p.epoch_worth, p.epoch_worth};
    write_vp(&sentence, p.changes[seen->reader.viewer][API_GHEOS_VP]);
    write_worth(&sentence, cups_phrase(view), api_gheos_worth_now(seen, GHEOS_CUP), &token);
    write_worth(&sentence, PHRASE_GHEOS_EPOCH_THEN, api_gheos_worth_now(seen, GHEOS_PYRAMID),
                &epoch);
    for (uint8_t other = 0; other < view->progress.players; other++)
        write_followers(&sentence, &p, answer, other);
}

static void preview_token(const observation *view, dm_answer answer, dm_writer *out) {
    if (answer.verb != GHEOS_SAY_SCORE) return;
    gheos_write_sum(view, view->seen.reader.viewer, GHEOS_CUP, out);
    if (!api_gheos_ends_game(&view->seen, answer)) return;
    dm_write(out, out->length ? ", " : "");
    dm_write(out, phrase_text(view->screen->language, PHRASE_PREVIEW_TRIGGERS_END));
}

void gheos_preview(const observation *view, dm_answer answer, dm_writer *out) {
    const dm_question *question = &view->seen.question;
    uint8_t viewer = view->seen.reader.viewer;
    if (viewer >= DM_SEATS_MAX || question->seat != viewer || question->partial) return;
    switch (question->kind) {
    case GHEOS_ASK_CELL: preview_cell(view, answer, out); break;
    case GHEOS_ASK_ROTATION: preview_rotation(view, answer, out); break;
    case GHEOS_ASK_PRICE:
    case GHEOS_ASK_WINNER:
    case GHEOS_ASK_TARGET:
    case GHEOS_ASK_PEOPLE: preview_by_playing(view, answer, out); break;
    case GHEOS_ASK_TOKEN: preview_token(view, answer, out); break;
    default: break;
    }
}
