#include "bots/mind.h"

#include <assert.h>
#include <string.h>

#include "bots/greedy.h"
#include "bots/search.h"

/* A situation at first sight. Greedy and random take no other look; a search begins with it. */
typedef struct glance {
    dm_question question;
    greedy_view view;
    int choice;
    bool taken;
} glance;

struct mind {
    const bot *bot;
    const dm_game *game;
    bot_thought thought; /* of the bot's, the one for this game */
    dm_state seen;
    dm_random random;
    bool looking;    /* a situation was given */
    uint32_t budget; /* simulations for it; 0 if the caller has a clock */
    glance glance;
    search search;
};

enum {
    /* Room for the nodes: a simulation makes about a dozen, once memory is full the tree only
     * stops to grow. 1,000,000 nodes last a search of 10 seconds. */
    NODES_PER_SIMULATION = 24,
    NODES_MIN = 4096,
    NODES_MAX = 1000000,
};

size_t mind_bytes(const bot *bot) {
    size_t nodes = NODES_MAX;
    uint32_t simulations = bot->thought.simulations;
    if (bot->kind != BOT_SEARCH) return MIND_BYTES_MIN;
    if (simulations < bot->farther.simulations) simulations = bot->farther.simulations;
    if (simulations > 0 && simulations < NODES_MAX / NODES_PER_SIMULATION)
        nodes = NODES_MIN + (size_t)simulations * NODES_PER_SIMULATION;
    return MIND_BYTES_MIN + nodes * sizeof(search_node);
}

static bot_thought thought_for(const bot *bot, const dm_game *game) {
    bool farther = bot->farther.turns > 0 && bot->farther.turns <= game->foresight;
    return farther ? bot->farther : bot->thought;
}

mind *mind_begin(void *memory, size_t bytes, const bot *bot, const dm_game *game) {
    mind *mind = memory;
    _Static_assert(sizeof *mind + NODES_MIN / 64 * sizeof(search_node) <= MIND_BYTES_MIN,
                   "the least memory must hold a mind and a small tree");
    assert(bytes >= MIND_BYTES_MIN);
    memset(mind, 0, sizeof *mind);
    mind->bot = bot;
    mind->game = game;
    mind->thought = thought_for(bot, game);
    search_begin(&mind->search, game, mind->thought.turns, mind + 1, bytes - sizeof *mind);
    return mind;
}

/* A level's numbers are for two players. With more of them a simulation plays more turns and weighs
 * more seats, so that its time grows with the square of their number: the budget shrinks with it,
 * and a level takes the same time at every table. */
static uint32_t budget_for(const mind *mind, int players) {
    if (mind->bot->level == 0) return mind->thought.simulations;
    return mind->thought.simulations * 4 / (uint32_t)(players * players);
}

/* ---- Looking ----------------------------------------------------------------------------- */

bool mind_look(mind *mind, const dm_state *seen, uint64_t seed, dm_error *error) {
    dm_question question;
    mind->game->ask(seen, &question, NULL);
    if (question.seat == DM_NOBODY)
        return dm_fail(error, "the game is over; expected a question to think about");
    if (question.partial)
        return dm_fail(error, "the cards of the seat that is asked are not known here");
    dm_copy(mind->game, &mind->seen, seen);
    mind->looking = true;
    mind->budget = budget_for(mind, mind->game->progress(seen).players);
    mind->glance.question = question;
    mind->glance.taken = false;
    dm_random_seed(&mind->random, seed);
    if (mind->bot->kind == BOT_SEARCH)
        search_look(&mind->search, seen, &question, seed, &mind->glance.view);
    return true;
}

/* ---- Thinking ---------------------------------------------------------------------------- */

/* Inattention: up to `noise` of a standing is overlooked in each answer. */
static double overlooked(mind *mind) {
    if (mind->bot->noise == 0) return 0;
    return mind->bot->noise * dm_random_below(&mind->random, 1 << 20) / (1 << 20);
}

/* The best answer as far as it was noticed; equals are drawn from. */
static int pick_from_view(mind *mind, const greedy_view *view, int count) {
    int best = 0;
    uint32_t equals = 1;
    double best_standing = view->standing[0] - overlooked(mind);
    for (int k = 1; k < count; k++) {
        double standing = view->standing[k] - overlooked(mind);
        if (standing > best_standing)
            best = k, best_standing = standing, equals = 1;
        else if (standing == best_standing && dm_random_below(&mind->random, ++equals) == 0)
            best = k;
    }
    return best;
}

static void take_a_glance(mind *mind) {
    glance *glance = &mind->glance;
    glance->taken = true;
    if (mind->bot->kind == BOT_RANDOM) {
        memset(&glance->view, 0, sizeof glance->view);
        glance->choice = (int)dm_random_below(&mind->random, glance->question.count);
        return;
    }
    greedy_look(mind->game, &mind->seen, &glance->question, mind->bot->lines, &mind->random,
                &glance->view);
    glance->choice = pick_from_view(mind, &glance->view, glance->question.count);
}

static uint32_t visits_of(const search *search, int answer) {
    const search_node *child =
        search_child(search, search_root(search), search->question.answers[answer]);
    return child ? child->visits : 0;
}

bool mind_is_settled(const mind *mind, uint32_t simulations) {
    uint32_t most = 0, second = 0;
    if (mind->bot->kind != BOT_SEARCH) return mind->glance.taken;
    for (int k = 0; k < mind->search.question.count; k++) {
        uint32_t visits = visits_of(&mind->search, k);
        if (visits > most)
            second = most, most = visits;
        else if (visits > second)
            second = visits;
    }
    return most - second > simulations;
}

uint32_t mind_simulations(const mind *mind) {
    return mind->bot->kind == BOT_SEARCH ? search_root(&mind->search)->visits : 0;
}

bool mind_think(mind *mind, uint32_t simulations) {
    uint32_t budget = mind->budget;
    assert(mind->looking);
    if (mind->bot->kind != BOT_SEARCH) {
        if (!mind->glance.taken) take_a_glance(mind);
        return false;
    }
    for (uint32_t k = 0; k < simulations; k++) {
        uint32_t done = mind_simulations(mind);
        if (budget > 0 && done >= budget) return false;
        if (budget > 0 && done % 64 == 0 && mind_is_settled(mind, budget - done)) return false;
        search_simulate(&mind->search);
    }
    return true;
}

/* ---- Choosing ---------------------------------------------------------------------------- */

/* What all minds together think of an answer. */
typedef struct opinion {
    uint32_t visits;
    double standing, share, points; /* sums over the visits */
} opinion;

static opinion opinion_on(mind *const minds[], int count, int answer) {
    opinion sum = {0};
    for (int k = 0; k < count; k++) {
        const search *search = &minds[k]->search;
        const search_node *child =
            search_child(search, search_root(search), search->question.answers[answer]);
        if (child == NULL) continue;
        sum.visits += child->visits;
        sum.standing += child->standing;
        sum.share += child->share;
        sum.points += child->points;
    }
    return sum;
}

/* More visits are better; of equals, what they led to. */
static bool is_better(const opinion *left, const opinion *right) {
    if (left->visits != right->visits) return left->visits > right->visits;
    return left->standing > right->standing;
}

/* Before any simulation, the first guess decides. */
static int best_at_first_sight(const glance *glance) {
    int best = 0;
    for (int k = 1; k < glance->question.count; k++)
        if (glance->view.standing[k] > glance->view.standing[best]) best = k;
    return best;
}

int minds_choice(mind *const minds[], int count) {
    mind *first = minds[0];
    assert(first->looking);
    if (first->bot->kind != BOT_SEARCH) {
        if (!first->glance.taken) take_a_glance(first);
        return first->glance.choice;
    }
    int best = best_at_first_sight(&first->glance);
    opinion best_opinion = opinion_on(minds, count, best);
    for (int k = 0; k < first->search.question.count; k++) {
        opinion opinion = opinion_on(minds, count, k);
        if (!is_better(&opinion, &best_opinion)) continue;
        best = k;
        best_opinion = opinion;
    }
    return best;
}

int mind_choice(mind *mind) { return minds_choice(&mind, 1); }

/* ---- Reasons ----------------------------------------------------------------------------- */

/* What the seat would go on to answer in this turn, as far as the tree has looked into it. */
static void write_line(const search *search, dm_answer answer, advice *advice) {
    const search_node *node = search_child(search, search_root(search), answer);
    uint8_t turn = node ? node->turn : 0;
    advice->line[advice->line_count++] = answer;
    while (node && advice->line_count < ADVICE_LINE_MAX) {
        const search_node *best = NULL;
        for (uint32_t k = node->child; k; k = search->nodes[k].sibling)
            if (!best || search->nodes[k].visits > best->visits) best = &search->nodes[k];
        if (!best || best->visits < 2 || best->turn != turn) return;
        advice->line[advice->line_count++] = best->answer;
        node = best;
    }
}

/* An answer that was never tried is told as it seemed at first sight. */
static advice advice_on(mind *const minds[], int count, int answer) {
    const mind *first = minds[0];
    const glance *glance = &first->glance;
    advice advice = {.answer = answer,
                     .share = glance->view.share[answer],
                     .points = glance->view.points[answer]};
    if (first->bot->kind != BOT_SEARCH) {
        advice.line[advice.line_count++] = glance->question.answers[answer];
        return advice;
    }
    opinion opinion = opinion_on(minds, count, answer);
    advice.visits = opinion.visits;
    if (opinion.visits > 0) {
        advice.share = opinion.share / opinion.visits;
        advice.points = opinion.points / opinion.visits;
    }
    write_line(&first->search, glance->question.answers[answer], &advice);
    return advice;
}

/* Sorted by visits, then by chance; the choice itself always comes first. */
static bool comes_before(const advice *left, const advice *right, int choice) {
    if (left->answer == choice || right->answer == choice) return left->answer == choice;
    if (left->visits != right->visits) return left->visits > right->visits;
    return left->share > right->share;
}

int minds_advice(mind *const minds[], int count, advice *list, int most) {
    int choice = minds_choice(minds, count), listed = 0;
    for (int answer = 0; answer < minds[0]->glance.question.count; answer++) {
        advice advice = advice_on(minds, count, answer);
        int place = listed;
        while (place > 0 && comes_before(&advice, &list[place - 1], choice)) place--;
        if (place == most) continue;
        if (listed < most) listed++;
        memmove(&list[place + 1], &list[place], (size_t)(listed - 1 - place) * sizeof *list);
        list[place] = advice;
    }
    return listed;
}
