/* A game in the terminal: people and bots answer in turn until it is over. */
#ifndef TERMINAL_PLAY_H
#define TERMINAL_PLAY_H

#include "terminal/table.h"

/* Plays the game of an open table to its end, or until somebody leaves. Where nobody but bots sits,
 * it is told as it goes; otherwise one may still look around after the end, and take back. `fast`:
 * no pause at the end of a person's turn. Where the table is kept at a file, every answer is there
 * before anybody is asked again. False, and said so, if that file cannot be written. */
bool play_game(table *t, bool fast);

#endif
