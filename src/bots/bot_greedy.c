/* The kind `greedy`: compares whole turns, and takes the first step of the best line
 * (turn_lines.h). It knows no game; what is hidden is dealt at random. */
#include <assert.h>
#include <string.h>

#include "bots/bot_kind.h"
#include "bots/turn_lines.h"
#include "engine/guard.h"

/* Many more lines were within chance, and four times slower. The hidden cards matter little within
 * one's own turn; two deals keep a choice from hanging on a single guess (docs/bots.md, What was
 * tried). */
enum { LINES, DEALS, NOISE, OPTIONS };

static const bot_option options[OPTIONS + 1] = {
    [LINES] = {"lines", "1", "1000000", "1000", true}, /* compared for a decision */
    [DEALS] = {"deals", "1", "100", "2", true},        /* of what is hidden; they share the lines */
    [NOISE] = {"noise", "0", "1", "0", false},         /* of a utility that may be overlooked */
};

_Static_assert((int)OPTIONS <= (int)BOT_OPTIONS_MAX, "greedy has too many options");

/* What it keeps: the situation, until somebody wants the decision. */
static dm_state *situation(bot_session *session) {
    dm_guard(session->own_bytes >= sizeof(dm_state));
    return session->own;
}

static void begin(bot_session *session) { memset(situation(session), 0, sizeof(dm_state)); }

static void look(bot_session *session, const dm_state *seen, const dm_question *question,
                 uint64_t seed) {
    (void)seed;
    assert(question->count > 0 && !question->partial), (void)question;
    dm_copy(session->game, situation(session), seen);
    memset(&session->first, 0, sizeof session->first);
}

/* ---- Comparing --------------------------------------------------------------------------- */

/* Deals the hidden cards once and adds what each answer is then worth. */
static void add_one_deal(bot_session *session, int room) {
    const dm_question *question = &session->question;
    first_look *look = &session->first;
    double deals = session->who->options[DEALS];
    dm_state state;
    dm_copy(session->game, &state, situation(session));
    session->game->determinize(&state, question->seat, &session->random);
    turn_lines lines =
        turn_lines_of(session->game, session->evaluator, &state, question, &session->random);
    for (int k = 0; k < question->count; k++) {
        dm_worth worth;
        int part = (room - lines.looked) / (question->count - k);
        double utility = turn_lines_best_after(&lines, &state, question->answers[k], part, &worth);
        look->utility[k] += utility / deals;
        look->share[k] += worth.share[question->seat] / deals;
        look->points[k] += worth.points[question->seat] / deals;
    }
}

/* Inattention: up to `noise` of a utility is overlooked in each answer. */
static double overlooked(bot_session *session) {
    double noise = session->who->options[NOISE];
    if (noise == 0) return 0;
    return noise * dm_random_below(&session->random, 1 << 20) / (1 << 20);
}

/* The best answer as far as it was noticed; equals are drawn from. */
static int pick(bot_session *session) {
    const first_look *look = &session->first;
    int best = 0;
    uint32_t equals = 1;
    double best_utility = look->utility[0] - overlooked(session);
    for (int k = 1; k < session->question.count; k++) {
        double utility = look->utility[k] - overlooked(session);
        if (utility > best_utility)
            best = k, best_utility = utility, equals = 1;
        else if (utility == best_utility && dm_random_below(&session->random, ++equals) == 0)
            best = k;
    }
    return best;
}

static int decide(bot_session *session) {
    int deals = (int)session->who->options[DEALS], lines = (int)session->who->options[LINES];
    for (int deal = 0; deal < deals; deal++) add_one_deal(session, lines / deals);
    return pick(session);
}

const bot_kind bot_kind_greedy = {
    .name = "greedy",
    .names = "greedy",
    .options = options,
    .weighs = true,
    .bytes = first_look_bytes,
    .begin = begin,
    .look = look,
    .decide = decide,
    .think = first_look_think,
    .is_settled = first_look_is_settled,
    .simulations = first_look_simulations,
    .choose = first_look_choose,
    .advise = first_look_advise,
};
