/* The kind `search`: thinks ahead by simulations (search.h), as many as it was told or as its
 * caller has time for. The answer that was visited most is chosen; several sessions add their
 * visits up. */
#include <assert.h>
#include <string.h>

#include "bots/bot_kind.h"
#include "bots/search.h"
#include "engine/guard.h"

/* Usual values were found by matches (docs/bots.md, What was tried; scripts/bots tries again). Two
 * turns, or three in games of much foresight; half or twice the exploration was within chance; a
 * flatter first guess clearly weaker; without confidence, an answer that was unlucky a few times
 * was given up, and four times the simulations won no more. */
enum {
    TURNS,
    EXPLORATION,
    CONFIDENCE,
    GUESS_SLOPE,
    GUESS_VISITS,
    ROOT_LINES,
    GUESS_LINES,
    OPTIONS
};

static const bot_option options[OPTIONS + 1] = {
    [TURNS] = {"turns", "1", "9", "2", true},
    [EXPLORATION] = {"exploration", "0", "999", "6", false},
    [CONFIDENCE] = {"confidence", "0", "99", "1", false},
    [GUESS_SLOPE] = {"guess-slope", "0.01", "99", "1.5", false},
    [GUESS_VISITS] = {"guess-visits", "0.01", "99", "1", false},
    [ROOT_LINES] = {"root-lines", "1", "99999", "4000", true},
    [GUESS_LINES] = {"guess-lines", "1", "999", "8", true},
};

_Static_assert((int)OPTIONS <= (int)BOT_OPTIONS_MAX, "search has too many options");

/* What it keeps besides the nodes, which stand behind it. */
typedef struct search_session {
    search_limits limits; /* of the bot's, those for this game */
    uint32_t budget;      /* simulations for the situation; 0 if the caller has a clock */
    search_tree tree;
} search_session;

enum {
    /* The place of a search_session, the same natively and in WebAssembly: equal memory must hold
     * equally many nodes, or a tree that fills it would choose differently there. */
    SELF_BYTES = 5312,
    /* Room for the nodes: a simulation makes about a dozen, once memory is full the tree only
     * stops to grow. 1,000,000 nodes last a search of 10 seconds. */
    NODES_PER_SIMULATION = 24,
    NODES_MIN = 4096,
    NODES_MAX = 1000000,
};

_Static_assert(sizeof(search_session) <= SELF_BYTES, "a search fits its place");
_Static_assert(BOT_SESSION_SELF_BYTES + SELF_BYTES + 2 * DM_ANSWERS_MAX * sizeof(search_node) <=
                   BOT_SESSION_BYTES_MIN,
               "the least memory must hold a small tree");

/* ---- Beginning --------------------------------------------------------------------------- */

static search_session *own(const bot_session *session) { return session->own; }

static size_t bytes(const bot *who) {
    size_t nodes = NODES_MAX;
    uint32_t simulations = who->simulations;
    if (simulations < who->deep_limits.simulations) simulations = who->deep_limits.simulations;
    if (simulations > 0 && simulations < NODES_MAX / NODES_PER_SIMULATION)
        nodes = NODES_MIN + (size_t)simulations * NODES_PER_SIMULATION;
    return BOT_SESSION_BYTES_MIN + nodes * sizeof(search_node);
}

static search_limits limits_for(const bot *who, const dm_game *game) {
    bool deep = who->deep_limits.turns > 0 && who->deep_limits.turns <= game->foresight;
    if (deep) return who->deep_limits;
    return (search_limits){.turns = (uint8_t)who->options[TURNS], .simulations = who->simulations};
}

static void begin(bot_session *session) {
    const double *chosen = session->who->options;
    search_session *self = own(session);
    dm_guard(session->own_bytes > SELF_BYTES);
    memset(self, 0, sizeof *self);
    self->limits = limits_for(session->who, session->game);
    search_constants constants = {.turns = self->limits.turns,
                                  .exploration = chosen[EXPLORATION],
                                  .confidence = chosen[CONFIDENCE],
                                  .guess_slope = chosen[GUESS_SLOPE],
                                  .guess_visits = chosen[GUESS_VISITS],
                                  .root_lines = (int)chosen[ROOT_LINES],
                                  .guess_lines = (int)chosen[GUESS_LINES]};
    search_begin(&self->tree, session->game, session->evaluator, &constants,
                 (char *)session->own + SELF_BYTES, session->own_bytes - SELF_BYTES);
}

/* A level's numbers are for two players. With more of them a simulation plays more turns and weighs
 * more seats, so that its time grows with the square of their number: the budget shrinks with it,
 * and a level takes the same time at every table. */
static uint32_t budget_for(const bot_session *session, int players) {
    uint32_t simulations = own(session)->limits.simulations;
    assert(players >= 2 && players <= DM_SEATS_MAX);
    if (session->who->level == 0) return simulations;
    return simulations * 4 / (uint32_t)(players * players);
}

static void look(bot_session *session, const dm_state *seen, const dm_question *question,
                 uint64_t seed) {
    search_session *self = own(session);
    self->budget = budget_for(session, session->game->progress(seen).players);
    search_look(&self->tree, seen, question, seed, &session->first);
}

/* ---- Thinking ---------------------------------------------------------------------------- */

static const search_node *node_of(const bot_session *session, int answer) {
    const search_tree *tree = &own(session)->tree;
    dm_guard(answer >= 0 && answer < tree->question.count);
    return search_child(tree, search_root(tree), tree->question.answers[answer]);
}

static bool is_settled(const bot_session *session, uint32_t simulations) {
    uint32_t most = 0, second = 0;
    for (int k = 0; k < session->question.count; k++) {
        const search_node *node = node_of(session, k);
        uint32_t visits = node ? node->visits : 0;
        if (visits > most)
            second = most, most = visits;
        else if (visits > second)
            second = visits;
    }
    return most - second > simulations;
}

static uint32_t simulations(const bot_session *session) {
    return search_root(&own(session)->tree)->visits;
}

static bool think(bot_session *session, uint32_t more) {
    search_session *self = own(session);
    uint32_t budget = self->budget;
    for (uint32_t k = 0; k < more; k++) {
        uint32_t done = simulations(session);
        if (budget > 0 && done >= budget) return false;
        if (budget > 0 && done % 64 == 0 && is_settled(session, budget - done)) return false;
        search_simulate(&self->tree);
    }
    return true;
}

/* ---- Choosing ---------------------------------------------------------------------------- */

/* What all sessions together think of an answer. */
typedef struct joint_opinion {
    uint32_t visits;
    double utility, share, points; /* sums over the visits */
} joint_opinion;

static joint_opinion opinion_on(bot_session *const sessions[], int count, int answer) {
    joint_opinion sum = {0};
    for (int k = 0; k < count; k++) {
        const search_node *node = node_of(sessions[k], answer);
        if (node == NULL) continue;
        sum.visits += node->visits;
        sum.utility += node->utility;
        sum.share += node->share;
        sum.points += node->points;
    }
    return sum;
}

/* More visits are better; of equals, what they led to. */
static bool is_better(const joint_opinion *left, const joint_opinion *right) {
    if (left->visits != right->visits) return left->visits > right->visits;
    return left->utility > right->utility;
}

/* Before any simulation, the first guess decides. */
static int choose(bot_session *const sessions[], int count) {
    const bot_session *first = sessions[0];
    int best = first_look_best(&first->first, first->question.count);
    joint_opinion best_opinion = opinion_on(sessions, count, best);
    for (int k = 0; k < first->question.count; k++) {
        joint_opinion opinion = opinion_on(sessions, count, k);
        if (!is_better(&opinion, &best_opinion)) continue;
        best = k;
        best_opinion = opinion;
    }
    return best;
}

/* What the seat would go on to answer in this turn, as far as the tree has looked into it. */
static void continue_line(const search_tree *tree, const search_node *node, bot_advice *advice) {
    uint8_t turn = node ? node->turn : 0;
    while (node && advice->line_count < BOT_ADVICE_LINE_MAX) {
        const search_node *best = NULL;
        for (uint32_t k = node->child; k; k = tree->nodes[k].sibling)
            if (!best || tree->nodes[k].visits > best->visits) best = &tree->nodes[k];
        if (!best || best->visits < 2 || best->turn != turn) return;
        advice->line[advice->line_count++] = best->answer;
        node = best;
    }
}

/* An answer that was never tried is told as it seemed at first sight. */
static void advise(bot_session *const sessions[], int count, bot_advice *advice) {
    const bot_session *first = sessions[0];
    joint_opinion opinion = opinion_on(sessions, count, advice->answer);
    first_look_tell(first, advice);
    advice->visits = opinion.visits;
    if (opinion.visits > 0) {
        advice->share = opinion.share / opinion.visits;
        advice->points = opinion.points / opinion.visits;
    }
    continue_line(&own(first)->tree, node_of(first, advice->answer), advice);
}

const bot_kind bot_kind_search = {
    .name = "search",
    .names = "search:N (simulations a decision), search:Ts (seconds a turn)",
    .options = options,
    .weighs = true,
    .simulates = true,
    .bytes = bytes,
    .begin = begin,
    .look = look,
    .think = think,
    .is_settled = is_settled,
    .simulations = simulations,
    .choose = choose,
    .advise = advise,
};
