/* Who has won. See winners.h. */
#include "terminal/winners.h"

#include "engine/guard.h"
#include "terminal/phrases.h"

static int write_names(const text_reader *reader, const dm_scores *scores, dm_writer *out) {
    int winners = 0;
    for (uint8_t seat = 0; seat < scores->players; seat++) {
        if (scores->place[seat] != 1) continue;
        dm_write(out, winners++ ? ", " : "");
        text_seat(reader, seat, out);
    }
    return winners;
}

void winners_write(const text_reader *reader, const dm_scores *scores, dm_writer *out) {
    dm_guard(scores->players <= DM_SEATS_MAX);
    char names[512];
    dm_writer writer = dm_writer_on(names, sizeof names);
    int winners = write_names(reader, scores, &writer);
    if (winners == 1 && reader->viewer < scores->players && scores->place[reader->viewer] == 1)
        dm_write(out, phrase_text(reader->language, PHRASE_WINNER_YOU));
    else
        PHRASE_FILL(reader->language, winners > 1 ? PHRASE_WINNERS_SHARE : PHRASE_WINNER, out,
                    names);
}
