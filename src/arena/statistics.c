/* What shares of wins say about strength. See statistics.h. */
#include "arena/statistics.h"

#include <math.h>

/* The normal distribution's own: 95 % lie within so many standard errors. */
static const double NORMAL_QUANTILE = 1.959963984540054;

/* Errors of both kinds that the sequential test allows. */
static const double SPRT_ERROR = 0.05;

/* Deals of independent games with which the test's spread begins. Without any, two deals of one
 * win each would be evidence of -4 for any elo1 over an elo0 of 0: enough, and one in four tests
 * begins so. With these, simulated tests err as seldom as they should
 * (tests/test_arena_statistics.c). */
static const double SPRT_PRIOR_DEALS = 8;

void arena_sample_add(arena_sample *sample, double number) {
    double before = number - sample->mean;
    sample->count++;
    sample->mean += before / (double)sample->count;
    sample->squares += before * (number - sample->mean);
}

/* From three degrees of freedom on, the expansion of Cornish and Fisher (Abramowitz and Stegun
 * 26.7.5). */
double arena_student_quantile(uint64_t freedom) {
    const double z = NORMAL_QUANTILE, z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z;
    double n = (double)freedom;
    if (freedom <= 1) return 12.706204736432095;
    if (freedom == 2) return 4.302652729911275;
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

/* Wilson's interval: the shares p from which the observed one is at most `quantile` of p's own
 * standard errors away. */
static arena_range wilson(double share, double games, double quantile) {
    double weight = quantile * quantile / games;
    double middle = (share + weight / 2) / (1 + weight);
    double half =
        quantile * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight);
    /* At the ends the bound is the end itself, whatever rounding makes of it. */
    arena_range range = {share <= 0 ? 0 : fmax(0, middle - half),
                         share >= 1 ? 1 : fmin(1, middle + half)};
    return range;
}

arena_range arena_share_range(const arena_sample *deals, int games_per_deal) {
    double count = (double)deals->count, share = fmin(1, fmax(0, deals->mean));
    if (deals->count <= 1) return (arena_range){0, 1};
    double variance = deals->squares / (count - 1) / count;
    double worth = count * games_per_deal;
    if (share * (1 - share) < worth * variance) worth = share * (1 - share) / variance;
    return wilson(share, worth, arena_student_quantile(deals->count - 1));
}

double arena_elo_of_share(double share, double fair) {
    if (fair >= 1 || isnan(share)) return NAN;
    if (share <= 0) return -INFINITY;
    if (share >= 1) return INFINITY;
    return 400 * log10(share / (1 - share) / (fair / (1 - fair)));
}

double arena_share_of_elo(double elo) { return 1 / (1 + pow(10, -elo / 400)); }

double arena_sprt_evidence(const arena_sprt *test, const arena_sample *deals) {
    double share0 = arena_share_of_elo(test->elo0), share1 = arena_share_of_elo(test->elo1);
    double middle = (share0 + share1) / 2, count = (double)deals->count;
    double away = deals->mean - middle;
    double squares = deals->squares + count * away * away;
    double of_independent_games = middle * (1 - middle) / 2;
    double variance =
        (squares + SPRT_PRIOR_DEALS * of_independent_games) / (count + SPRT_PRIOR_DEALS);
    return count * (share1 - share0) * away / variance;
}

double arena_sprt_bound(void) { return log((1 - SPRT_ERROR) / SPRT_ERROR); }

enum arena_verdict arena_sprt_decide(double evidence) {
    if (evidence >= arena_sprt_bound()) return ARENA_SPRT_ELO1;
    return evidence <= -arena_sprt_bound() ? ARENA_SPRT_ELO0 : ARENA_SPRT_OPEN;
}
