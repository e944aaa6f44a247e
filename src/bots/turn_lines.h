/* Lines of play: ways to answer to the end of a seat's own turn, compared by what the evaluator
 * says the positions there are worth; all of them if there is room, else some at random. Greedy
 * compares a thousand; the search asks them for first guesses and plays the turns by them that are
 * not in its tree.
 *
 * A line stops where something hidden would show, because what follows there was only invented. */
#ifndef BOTS_TURN_LINES_H
#define BOTS_TURN_LINES_H

#include "demiurge.h"

typedef struct turn_lines {
    const dm_game *game;
    const dm_evaluator *evaluator;
    dm_random *random;
    uint8_t seat, players;
    uint16_t turn;
    int looked; /* lines looked at so far */
} turn_lines;

/* Lines of the seat that is asked by `question` in `state`. */
turn_lines turn_lines_of(const dm_game *game, const dm_evaluator *evaluator, const dm_state *state,
                         const dm_question *question, dm_random *random);

/* How a seat stands in a position: its winning share, and a little for the margin, so that it
 * still plays on well when the game is as good as won or lost. */
double turn_lines_utility(const dm_worth *worth, int players, uint8_t seat);

/* The best utility the seat can reach after an answer, looking at about `room` lines; `worth` is
 * that of the position reached. */
double turn_lines_best_after(turn_lines *lines, const dm_state *state, dm_answer answer, int room,
                             dm_worth *worth);

/* Plays on in `state` and `question` to the end of a line, well for little: decision by decision,
 * every answer is tried with one line behind it, which mostly goes on as the best line so far did,
 * and that of the best line is taken. This finds better turns than as many lines spread evenly. */
void turn_lines_play_on(turn_lines *lines, dm_state *state, dm_question *question);

#endif
