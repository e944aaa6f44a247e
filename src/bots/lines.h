/* Lines of play: every way to answer to the end of a seat's own turn, compared by what the game
 * says the positions there are worth. Greedy compares them all; the search asks them for first
 * guesses and to bring a turn to its end before it is judged.
 *
 * A line stops where something hidden would show, because what follows there was only invented. */
#ifndef BOTS_LINES_H
#define BOTS_LINES_H

#include "demiurge.h"

typedef struct lines {
    const dm_game *game;
    dm_random *random;
    uint8_t seat, players;
    uint16_t turn;
    int looked; /* lines looked at so far */
} lines;

/* Lines of the seat that is asked by `question` in `state`. */
lines lines_of(const dm_game *game, const dm_state *state, const dm_question *question,
               dm_random *random);

/* How a seat stands in a position: its winning share, and a little for the margin, so that it
 * still plays on well when the game is as good as won or lost. */
double lines_standing(const dm_worth *worth, int players, uint8_t seat);

/* Where a line ends. */
typedef struct line_end {
    dm_state state;
    dm_question question;
} line_end;

/* The best standing the seat can reach from here, looking at about `room` lines; `worth` is that
 * of the position reached. Plays on in `state` and `question`, which are then spent. If `end` is
 * not NULL it receives the position itself. */
double lines_best(lines *lines, dm_state *state, dm_question *question, int room, dm_worth *worth,
                  line_end *end);

/* The same after an answer; `state` is left as it was. */
double lines_best_after(lines *lines, const dm_state *state, dm_answer answer, int room,
                        dm_worth *worth);

#endif
