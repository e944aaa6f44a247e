/* More expectations: numbers that name themselves, refusals of options and positions, and the
 * order in which things were told. */
#ifndef TESTS_EXPECT_H
#define TESTS_EXPECT_H

#include "support/support.h"

/* Fails with the expression, its value and the expected one. */
#define expect_is(actual, expected) \
    expect_number(#actual, (int64_t)(actual), (int64_t)(expected), __FILE__, __LINE__)
void expect_number(const char *what, int64_t actual, int64_t expected, const char *file, int line);

/* What a seat (from 1) has: wood, clay, stone, wheat as "1,0,2,1". */
void expect_resources(int seat, const char *resources);

/* Exactly these regions: "A0 B3", or "" for none. */
void expect_regions(deus_regions regions, const char *names);

/* The options or the position are refused, and the error contains `why`. */
void expect_options_refused(const char *options, const char *why);
void expect_position_refused(const char *position, const char *why);

/* Events of these kinds, by their words, were told in this order; others may stand between. */
void expect_told_in_order(const char *events);

/* How many events of a kind were told to anybody since the last play_tokens(). */
int times_told(uint8_t kind);

#endif
