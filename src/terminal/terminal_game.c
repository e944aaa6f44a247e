/* What all games show alike. See terminal_game.h. */
#include "terminal/terminal_game.h"

#include "terminal/phrases.h"

void terminal_write_turn(const observation *view, dm_writer *out) {
    enum text_language language = view->screen->language;
    char round[16], name[64];
    dm_writer number = dm_writer_on(round, sizeof round), who = dm_writer_on(name, sizeof name);
    if (view->progress.over) {
        dm_write(out, phrase_text(language, PHRASE_STATUS_OVER));
        return;
    }
    dm_write_number(&number, view->progress.round);
    text_seat(&view->seen.reader, view->progress.seat, &who);
    if (view->progress.seat == view->seen.reader.viewer)
        PHRASE_FILL(language, PHRASE_STATUS_YOUR_TURN, out, round);
    else
        PHRASE_FILL(language, PHRASE_STATUS_TURN, out, round, name);
}
