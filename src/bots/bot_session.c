#include "bots/bot_session.h"

#include <assert.h>
#include <string.h>

#include "bots/greedy.h"
#include "bots/search.h"

/* A situation at first sight. Greedy and random take no other look; a search begins with it. */
typedef struct first_look {
    dm_question question;
    greedy_view view;
    int choice;
    bool taken;
} first_look;

struct bot_session {
    const bot *bot;
    const dm_game *game;
    const dm_evaluator *evaluator;
    bot_limits limits; /* of the bot's, the one for this game */
    dm_state seen;
    dm_random random;
    bool looking;    /* a situation was given */
    uint32_t budget; /* simulations for it; 0 if the caller has a clock */
    first_look first;
    search search;
};

enum {
    /* Room for the nodes: a simulation makes about a dozen, once memory is full the tree only
     * stops to grow. 1,000,000 nodes last a search of 10 seconds. */
    NODES_PER_SIMULATION = 24,
    NODES_MIN = 4096,
    NODES_MAX = 1000000,
};

size_t bot_session_bytes(const bot *bot) {
    size_t nodes = NODES_MAX;
    uint32_t simulations = bot->search_limits.simulations;
    if (bot->kind != BOT_SEARCH) return BOT_SESSION_BYTES_MIN;
    if (simulations < bot->deep_limits.simulations) simulations = bot->deep_limits.simulations;
    if (simulations > 0 && simulations < NODES_MAX / NODES_PER_SIMULATION)
        nodes = NODES_MIN + (size_t)simulations * NODES_PER_SIMULATION;
    return BOT_SESSION_BYTES_MIN + nodes * sizeof(search_node);
}

static bot_limits limits_for(const bot *bot, const dm_game *game) {
    bool deep = bot->deep_limits.turns > 0 && bot->deep_limits.turns <= game->foresight;
    return deep ? bot->deep_limits : bot->search_limits;
}

bot_session *bot_session_begin(void *memory, size_t bytes, const bot *bot, const dm_game *game) {
    bot_session *session = memory;
    _Static_assert(sizeof *session + NODES_MIN / 64 * sizeof(search_node) <= BOT_SESSION_BYTES_MIN,
                   "the least memory must hold a session and a small tree");
    assert(bytes >= BOT_SESSION_BYTES_MIN);
    memset(session, 0, sizeof *session);
    session->bot = bot;
    session->game = game;
    session->evaluator = game->evaluators[0];
    session->limits = limits_for(bot, game);
    search_begin(&session->search, game, session->evaluator, session->limits.turns, session + 1,
                 bytes - sizeof *session);
    return session;
}

/* A level's numbers are for two players. With more of them a simulation plays more turns and weighs
 * more seats, so that its time grows with the square of their number: the budget shrinks with it,
 * and a level takes the same time at every table. */
static uint32_t budget_for(const bot_session *session, int players) {
    if (session->bot->level == 0) return session->limits.simulations;
    return session->limits.simulations * 4 / (uint32_t)(players * players);
}

/* ---- Looking ----------------------------------------------------------------------------- */

bool bot_session_look(bot_session *session, const dm_state *seen, uint64_t seed, dm_error *error) {
    dm_question question;
    session->game->ask(seen, &question, NULL);
    if (question.seat == DM_NOBODY)
        return dm_fail(error, "the game is over; expected a question to think about");
    if (question.partial)
        return dm_fail(error, "the cards of the seat that is asked are not known here");
    dm_copy(session->game, &session->seen, seen);
    session->looking = true;
    session->budget = budget_for(session, session->game->progress(seen).players);
    session->first.question = question;
    session->first.taken = false;
    dm_random_seed(&session->random, seed);
    if (session->bot->kind == BOT_SEARCH)
        search_look(&session->search, seen, &question, seed, &session->first.view);
    return true;
}

/* ---- Thinking ---------------------------------------------------------------------------- */

/* Inattention: up to `noise` of a utility is overlooked in each answer. */
static double overlooked(bot_session *session) {
    if (session->bot->noise == 0) return 0;
    return session->bot->noise * dm_random_below(&session->random, 1 << 20) / (1 << 20);
}

/* The best answer as far as it was noticed; equals are drawn from. */
static int pick_from_view(bot_session *session, const greedy_view *view, int count) {
    int best = 0;
    uint32_t equals = 1;
    double best_utility = view->utility[0] - overlooked(session);
    for (int k = 1; k < count; k++) {
        double utility = view->utility[k] - overlooked(session);
        if (utility > best_utility)
            best = k, best_utility = utility, equals = 1;
        else if (utility == best_utility && dm_random_below(&session->random, ++equals) == 0)
            best = k;
    }
    return best;
}

static void take_first_look(bot_session *session) {
    first_look *look = &session->first;
    look->taken = true;
    if (session->bot->kind == BOT_RANDOM) {
        memset(&look->view, 0, sizeof look->view);
        look->choice = (int)dm_random_below(&session->random, look->question.count);
        return;
    }
    greedy_look(session->game, session->evaluator, &session->seen, &look->question,
                session->bot->lines, &session->random, &look->view);
    look->choice = pick_from_view(session, &look->view, look->question.count);
}

static uint32_t visits_of(const search *search, int answer) {
    const search_node *child =
        search_child(search, search_root(search), search->question.answers[answer]);
    return child ? child->visits : 0;
}

bool bot_session_is_settled(const bot_session *session, uint32_t simulations) {
    uint32_t most = 0, second = 0;
    if (session->bot->kind != BOT_SEARCH) return session->first.taken;
    for (int k = 0; k < session->search.question.count; k++) {
        uint32_t visits = visits_of(&session->search, k);
        if (visits > most)
            second = most, most = visits;
        else if (visits > second)
            second = visits;
    }
    return most - second > simulations;
}

uint32_t bot_session_simulations(const bot_session *session) {
    return session->bot->kind == BOT_SEARCH ? search_root(&session->search)->visits : 0;
}

bool bot_session_think(bot_session *session, uint32_t simulations) {
    uint32_t budget = session->budget;
    assert(session->looking);
    if (session->bot->kind != BOT_SEARCH) {
        if (!session->first.taken) take_first_look(session);
        return false;
    }
    for (uint32_t k = 0; k < simulations; k++) {
        uint32_t done = bot_session_simulations(session);
        if (budget > 0 && done >= budget) return false;
        if (budget > 0 && done % 64 == 0 && bot_session_is_settled(session, budget - done))
            return false;
        search_simulate(&session->search);
    }
    return true;
}

/* ---- Choosing ---------------------------------------------------------------------------- */

/* What all sessions together think of an answer. */
typedef struct opinion {
    uint32_t visits;
    double utility, share, points; /* sums over the visits */
} opinion;

static opinion opinion_on(bot_session *const sessions[], int count, int answer) {
    opinion sum = {0};
    for (int k = 0; k < count; k++) {
        const search *search = &sessions[k]->search;
        const search_node *child =
            search_child(search, search_root(search), search->question.answers[answer]);
        if (child == NULL) continue;
        sum.visits += child->visits;
        sum.utility += child->utility;
        sum.share += child->share;
        sum.points += child->points;
    }
    return sum;
}

/* More visits are better; of equals, what they led to. */
static bool is_better(const opinion *left, const opinion *right) {
    if (left->visits != right->visits) return left->visits > right->visits;
    return left->utility > right->utility;
}

/* Before any simulation, the first guess decides. */
static int best_at_first_sight(const first_look *look) {
    int best = 0;
    for (int k = 1; k < look->question.count; k++)
        if (look->view.utility[k] > look->view.utility[best]) best = k;
    return best;
}

int bot_sessions_choice(bot_session *const sessions[], int count) {
    bot_session *first = sessions[0];
    assert(first->looking);
    if (first->bot->kind != BOT_SEARCH) {
        if (!first->first.taken) take_first_look(first);
        return first->first.choice;
    }
    int best = best_at_first_sight(&first->first);
    opinion best_opinion = opinion_on(sessions, count, best);
    for (int k = 0; k < first->search.question.count; k++) {
        opinion opinion = opinion_on(sessions, count, k);
        if (!is_better(&opinion, &best_opinion)) continue;
        best = k;
        best_opinion = opinion;
    }
    return best;
}

int bot_session_choice(bot_session *session) { return bot_sessions_choice(&session, 1); }

/* ---- Reasons ----------------------------------------------------------------------------- */

/* What the seat would go on to answer in this turn, as far as the tree has looked into it. */
static void write_line(const search *search, dm_answer answer, bot_advice *advice) {
    const search_node *node = search_child(search, search_root(search), answer);
    uint8_t turn = node ? node->turn : 0;
    advice->line[advice->line_count++] = answer;
    while (node && advice->line_count < BOT_ADVICE_LINE_MAX) {
        const search_node *best = NULL;
        for (uint32_t k = node->child; k; k = search->nodes[k].sibling)
            if (!best || search->nodes[k].visits > best->visits) best = &search->nodes[k];
        if (!best || best->visits < 2 || best->turn != turn) return;
        advice->line[advice->line_count++] = best->answer;
        node = best;
    }
}

/* An answer that was never tried is told as it seemed at first sight. */
static bot_advice advice_on(bot_session *const sessions[], int count, int answer) {
    const bot_session *first = sessions[0];
    const first_look *look = &first->first;
    bot_advice advice = {
        .answer = answer, .share = look->view.share[answer], .points = look->view.points[answer]};
    if (first->bot->kind != BOT_SEARCH) {
        advice.line[advice.line_count++] = look->question.answers[answer];
        return advice;
    }
    opinion opinion = opinion_on(sessions, count, answer);
    advice.visits = opinion.visits;
    if (opinion.visits > 0) {
        advice.share = opinion.share / opinion.visits;
        advice.points = opinion.points / opinion.visits;
    }
    write_line(&first->search, look->question.answers[answer], &advice);
    return advice;
}

/* Sorted by visits, then by chance; the choice itself always comes first. */
static bool comes_before(const bot_advice *left, const bot_advice *right, int choice) {
    if (left->answer == choice || right->answer == choice) return left->answer == choice;
    if (left->visits != right->visits) return left->visits > right->visits;
    return left->share > right->share;
}

int bot_sessions_advice(bot_session *const sessions[], int count, bot_advice *list, int most) {
    int choice = bot_sessions_choice(sessions, count), listed = 0;
    for (int answer = 0; answer < sessions[0]->first.question.count; answer++) {
        bot_advice advice = advice_on(sessions, count, answer);
        int place = listed;
        while (place > 0 && comes_before(&advice, &list[place - 1], choice)) place--;
        if (place == most) continue;
        if (listed < most) listed++;
        memmove(&list[place + 1], &list[place], (size_t)(listed - 1 - place) * sizeof *list);
        list[place] = advice;
    }
    return listed;
}
