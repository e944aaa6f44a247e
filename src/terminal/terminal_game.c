/* What all games show alike. See terminal_game.h. */
#include "terminal/terminal_game.h"

#include "terminal/phrases.h"

void face_write_turn(const sight *sight, dm_writer *out) {
    enum text_language language = sight->screen->language;
    char round[16], name[64];
    dm_writer number = dm_writer_on(round, sizeof round), who = dm_writer_on(name, sizeof name);
    if (sight->progress.over) {
        dm_write(out, phrase_text(language, PHRASE_STATUS_OVER));
        return;
    }
    dm_write_number(&number, sight->progress.round);
    text_seat(&sight->reader, sight->progress.seat, &who);
    if (sight->progress.seat == sight->reader.viewer)
        PHRASE_FILL(language, PHRASE_STATUS_YOUR_TURN, out, round);
    else
        PHRASE_FILL(language, PHRASE_STATUS_TURN, out, round, name);
}
