/* What a card that is built and its column bring, in numbers where they can be told: the forecast
 * that the pages show too, so a gain that depends on the place is a range. */
#include "terminal/deus/building.h"

#include "api/deus_preview.h"
#include "api/forecast.h"
#include "deus/egypt.h"
#include "terminal/phrases.h"

enum { EFFECT_COLUMNS = 80 }; /* effects that are longer are read in the hand */

typedef struct building {
    const observation *view;
    enum text_language language;
    bool foreseen;
    api_forecast forecast;
} building;

static void foresee(const observation *view, dm_answer answer, building *b) {
    b->view = view;
    b->language = view->screen->language;
    b->foreseen = api_foresee(&view->seen, answer, &b->forecast);
}

static void write_draw(const building *b, const deus_effect *effect, int count, dm_writer *out) {
    char cards[64], draw[96];
    dm_writer number = dm_writer_on(cards, sizeof cards), now = dm_writer_on(draw, sizeof draw);
    text_deus_cards(b->language, count, &number);
    PHRASE_FILL(b->language, PHRASE_PREVIEW_DRAW, &now, cards);
    if (effect->per.kind == DEUS_ONCE)
        dm_write(out, draw);
    else
        PHRASE_FILL(b->language, PHRASE_CARD_COST_NOW, out, draw);
}

/* "0…+4 gold", "draw 2 cards": what an effect that asks nothing gives; false if it is of another
 * kind, or cannot be told. */
static bool write_gain(const building *b, uint8_t card, dm_writer *out) {
    const deus_effect *effect = &deus_cards[card].effect;
    if (effect->operation == DEUS_DRAW) {
        write_draw(b, effect, api_deus_cards_drawn_by(&b->view->seen, card), out);
        return true;
    }
    return effect->operation == DEUS_GAIN && b->foreseen &&
           api_write_line(b->view->seen.game, b->language, &b->forecast, card, out);
}

/* The cards a new one would lie on, if any; they take effect before it. */
static bool write_column(const building *b, uint8_t colour, bool behind, dm_writer *out) {
    const deus_player *player =
        &deus_const(&b->view->seen.state)->players[b->view->seen.reader.viewer];
    char names[1024];
    dm_writer list = dm_writer_on(names, sizeof names);
    if (colour == DEUS_TEMPLE || player->height[colour] == 0) return false;
    for (int place = 0; place < player->height[colour]; place++) {
        uint8_t card = player->column[colour][place];
        char gain[96];
        dm_writer writer = dm_writer_on(gain, sizeof gain);
        dm_write(&list, place ? ", " : "");
        if (deus_is_joker(player, colour, (uint8_t)place)) {
            dm_write(&list, phrase_text(b->language, PHRASE_WORD_FACE_DOWN));
            continue;
        }
        text_deus_card_name(b->language, card, &list);
        if (card >= DEUS_CARD_KINDS || !write_gain(b, card, &writer)) continue;
        dm_write(&list, " (");
        dm_write(&list, gain);
        dm_write_char(&list, ')');
    }
    dm_write(out, behind ? ", " : "");
    PHRASE_FILL(b->language, PHRASE_PREVIEW_COLUMN, out, names);
    return true;
}

/* What the new card itself does: in its own words if they are short, which a low screen has in the
 * hand only; and in numbers where it can be. */
static bool write_new_effect(const building *b, uint8_t card, bool behind, bool after_others,
                             dm_writer *out) {
    char text[2048], gain[96];
    dm_writer number = dm_writer_on(gain, sizeof gain), effect = dm_writer_on(text, sizeof text);
    const deus_card *row = &deus_cards[card];
    bool gains = !deus_has_once(row) && write_gain(b, card, &number);
    text_deus_card_effect(b->language, card, &effect);
    bool told = screen_columns(text) <= EFFECT_COLUMNS && !terminal_is_low(b->view->screen) &&
                !(gains && row->effect.per.kind == DEUS_ONCE);
    if (!told && !gains) return false;
    if (!told) effect = dm_writer_on(text, sizeof text);
    if (told && gains) text[--effect.length] = '\0'; /* the final dot */
    dm_write(&effect, told && gains ? " (" : "");
    dm_write(&effect, gains ? gain : "");
    dm_write(&effect, told && gains ? ")" : "");
    dm_write(out, !behind ? "" : after_others || !told ? ", " : ". ");
    if (after_others)
        PHRASE_FILL(b->language, PHRASE_PREVIEW_THEN, out, text);
    else
        dm_write(out, text);
    return true;
}

/* The column an answer lays a card in, or DEUS_TEMPLE if there is none to tell. */
static uint8_t column_of(const observation *view, dm_answer answer) {
    const deus_state *s = deus_const(&view->seen.state);
    if (view->seen.question.kind == DEUS_ASK_LAY) return answer.a;
    if (answer.verb != DEUS_SAY_BUILD) return DEUS_TEMPLE;
    uint8_t colour = deus_cards[answer.a].colour;
    bool asked_later = egypt_other_column(s, view->seen.reader.viewer, colour) != DM_UNKNOWN;
    return asked_later ? DEUS_TEMPLE : colour;
}

int deus_preview_building(const observation *view, dm_answer answer, bool behind, dm_writer *out) {
    building b;
    if (answer.verb != DEUS_SAY_BUILD && view->seen.question.kind != DEUS_ASK_LAY) return 0;
    foresee(view, answer, &b);
    bool column = write_column(&b, column_of(view, answer), behind, out);
    bool card = answer.verb == DEUS_SAY_BUILD &&
                write_new_effect(&b, answer.a, behind || column, column, out);
    return column + card;
}
