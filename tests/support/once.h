/* Once effects (Egypt): asked for when a card was just laid, and never again. */
#ifndef TESTS_ONCE_H
#define TESTS_ONCE_H

#include "support/scene.h"

/* Seat 1 is asked when this card's once effect comes: before its main effect, after it, or not. */
void expect_once(const char *card);

/* Declines the question that is asked. */
void decline(void);

/* A column in which `card` lies under `top`, which was just laid: only `top` has a once effect now.
 * The main effect of `card` is asked as `main_effect`, or needs no question (DEUS_ASK_ONCE). */
void expect_no_once_again(const char *column, const char *card, const char *top, const char *words,
                          uint8_t main_effect);

#endif
