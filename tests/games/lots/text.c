/* What is said of Lots, in three languages. */
#include "text/text.h"
#include "lots.h"

static void write_with(const text_reader *reader, const char *const lines[TEXT_LANGUAGES],
                       uint8_t seat, int number, dm_writer *out) {
    for (const char *c = lines[reader->language]; *c; c++) {
        if (*c == '@')
            text_seat(reader, seat, out);
        else if (*c == '#')
            dm_write_number(out, number);
        else
            dm_write_char(out, *c);
    }
}

static void question(const text_reader *reader, const dm_state *seen, const dm_question *asked,
                     dm_writer *out) {
    static const char *const lines[TEXT_LANGUAGES] = {
        "Which number is laid for the prize of #?",
        "Quel nombre pour le lot de # ?",
        "Яке число покласти за приз #?",
    };
    (void)seen;
    write_with(reader, lines, asked->seat, asked->args[0], out);
}

static void answer(const text_reader *reader, const dm_state *seen, const dm_question *asked,
                   dm_answer given, dm_writer *out) {
    static const char *const lines[TEXT_LANGUAGES] = {"Lay #", "Poser #", "Покласти #"};
    (void)seen, (void)asked;
    write_with(reader, lines, 0, given.a, out);
}

static void step(const text_reader *reader, const dm_state *seen, const dm_question *asked,
                 dm_answer given, dm_writer *out) {
    static const char *const lines[TEXT_LANGUAGES] = {"lay #", "poser #", "покласти #"};
    (void)seen, (void)asked;
    write_with(reader, lines, 0, given.a, out);
}

static void event(const text_reader *reader, const dm_state *seen, const dm_event *happened,
                  dm_writer *out) {
    static const char *const lines[LOTS_EVENTS][TEXT_LANGUAGES] = {
        {"Round #: @", "Manche # : @", "Раунд #: @"},
        {"The prize is #.", "Le lot vaut #.", "Приз — #."},
        {"@: laid #.", "@ : # posé.", "@: покладено #."},
        {"@: #.", "@ : #.", "@: #."},
        {"@: wins #.", "@ : gagne #.", "@: здобуто #."},
        {"The game is over.", "La partie est finie.", "Гру закінчено."},
    };
    bool shows = happened->kind == LOTS_DID_LAY || happened->kind == LOTS_DID_SHOW;
    (void)seen;
    write_with(reader, lines[happened->kind], happened->seat,
               shows ? happened->a : happened->amount, out);
}

static void reason(const text_reader *reader, const dm_state *seen, dm_answer given, dm_reason why,
                   dm_writer *out) {
    static const char *const lines[TEXT_LANGUAGES] = {"# is gone.", "# est parti.", "# вже немає."};
    (void)seen, (void)given;
    write_with(reader, lines, 0, why.args[0], out);
}

static void score_source(const text_reader *reader, uint8_t source, dm_writer *out) {
    static const char *const lines[TEXT_LANGUAGES] = {"Prizes", "Lots", "Призи"};
    (void)source;
    write_with(reader, lines, 0, 0, out);
}

extern const text_game text_lots; /* as the table of games declares it */
const text_game text_lots = {
    .game = &lots_game,
    .question = question,
    .answer = answer,
    .step = step,
    .event = event,
    .reason = reason,
    .score_source = score_source,
};
