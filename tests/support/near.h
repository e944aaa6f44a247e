/* Numbers that are equal but for rounding. */
#ifndef TESTS_NEAR_H
#define TESTS_NEAR_H

void expect_near(double expected, double found, double within);

#endif
