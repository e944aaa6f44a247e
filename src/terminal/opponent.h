/* A newcomer picks whom to play against. */
#ifndef TERMINAL_OPPONENT_H
#define TERMINAL_OPPONENT_H

#include "terminal/screen.h"

/* The level of somebody who does not say: one that a beginner can beat. */
enum { OPPONENT_USUAL = 2 };

/* Shows the levels and asks until one is picked, by number or by name; Enter takes the usual one.
 * 0 if the person leaves. */
int opponent_ask(const terminal_screen *);

#endif
