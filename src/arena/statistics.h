/* What shares of wins say about strength: intervals, Elo, and a test that knows when to stop.
 *
 * The unit is the deal, not the game: games of one deal hold the same cards and are alike, so they
 * are not independent. Each deal gives one number, a bot's mean share of the wins over all
 * rotations of the seats; deals are independent of each other. */
#ifndef ARENA_STATISTICS_H
#define ARENA_STATISTICS_H

#include <stdint.h>

/* Numbers that came one by one: their mean, and the sum of squared distances from it. */
typedef struct arena_sample {
    uint64_t count;
    double mean, squares;
} arena_sample;

/* One more number. */
void arena_sample_add(arena_sample *sample, double number);

typedef struct arena_range {
    double low, high;
} arena_range;

/* How many standard errors hold 95 % of Student's distribution, on both sides of its middle. It is
 * exact for one and two degrees of freedom and for many, and within 1 % between. */
double arena_student_quantile(uint64_t freedom);

/* The 95 % interval of a share, from the shares of deals with so many games each.
 *
 * It is Wilson's score interval for as many games as are worth the deals (Korn and Graubard's
 * effective sample size): what the spread between deals, taken as that of independent games, would
 * need. So deals whose games are alike count less. They never count more than the games played:
 * where all deals ended alike their spread says nothing, and Wilson's interval still has a width.
 * Few deals tell little about their spread, hence Student's quantile. One deal tells nothing about
 * it, and the share can be anything from 0 to 1, as without any. */
arena_range arena_share_range(const arena_sample *deals, int games_per_deal);

/* How much stronger than each of the others, if these are equal: 400 log10 of the odds of the share
 * over the odds of a fair share. With two players this is the usual 400 log10(s / (1 - s)); with
 * more it is what the Plackett-Luce model says of first places. Infinite at 0 and 1; not a number
 * if there are no others (fair is 1). */
double arena_elo_of_share(double share, double fair);

/* The share of two players that a difference in Elo predicts. */
double arena_share_of_elo(double elo);

/* Wald's sequential test: is the first of two bots stronger by elo0 (or less), or by elo1 (or
 * more)? After every deal the evidence is weighed; the test ends when it suffices for errors of 5 %
 * both ways. */
typedef struct arena_sprt {
    double elo0, elo1;
} arena_sprt;

enum arena_verdict { ARENA_SPRT_OPEN, ARENA_SPRT_ELO0, ARENA_SPRT_ELO1 };

/* The evidence for elo1 over elo0: the logarithm of the likelihood ratio, in the normal
 * approximation that tests of chess engines use on pairs of games. The spread is taken around what
 * the hypotheses predict and begins with some deals of independent games, lest the first deals,
 * being equal by chance, seem certain. */
double arena_sprt_evidence(const arena_sprt *test, const arena_sample *deals);

/* The evidence that suffices: as much, or as little below zero. */
double arena_sprt_bound(void);
/* What so much evidence says. */
enum arena_verdict arena_sprt_decide(double evidence);

#endif
