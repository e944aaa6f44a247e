#include "bots/search.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "bots/turn_lines.h"
#include "engine/guard.h"

enum {
    PATH_MAX_NODES = 256, /* deeper than any tree grows */
    NO_NODE = 0,
};

/* Winning shares of one seat hardly differ early in a game; a point is worth no less than this. */
static const double least_unit = 0.002;

void search_begin(search_tree *tree, const dm_game *game, const dm_evaluator *evaluator,
                  const search_constants *constants, void *memory, size_t bytes) {
    dm_guard(memory != NULL && (uintptr_t)memory % _Alignof(search_node) == 0);
    dm_guard(bytes / sizeof(search_node) > DM_ANSWERS_MAX);
    assert(game != NULL && evaluator != NULL && constants->turns > 0);
    assert(constants->guess_slope > 0 && constants->guess_visits > 0);
    memset(tree, 0, sizeof *tree);
    tree->game = game;
    tree->evaluator = evaluator;
    tree->constants = *constants;
    tree->nodes = memory;
    tree->node_room = (uint32_t)(bytes / sizeof(search_node));
}

const search_node *search_root(const search_tree *tree) {
    assert(tree->node_count > 0);
    return &tree->nodes[0];
}

static uint32_t find_child(const search_tree *tree, uint32_t node, dm_answer answer) {
    uint32_t child = tree->nodes[node].child;
    while (child != NO_NODE && !dm_same_answer(tree->nodes[child].answer, answer))
        child = tree->nodes[child].sibling;
    return child;
}

const search_node *search_child(const search_tree *tree, const search_node *node,
                                dm_answer answer) {
    dm_guard(node >= tree->nodes && node < tree->nodes + tree->node_count);
    uint32_t child = find_child(tree, (uint32_t)(node - tree->nodes), answer);
    return child == NO_NODE ? NULL : &tree->nodes[child];
}

/* ---- A new situation --------------------------------------------------------------------- */

/* The answer at the root after which the seat would see exactly this; NO_NODE if there is none. */
static uint32_t find_foreseen(const search_tree *tree, const dm_state *seen,
                              const dm_question *question) {
    if (tree->node_count == 0 || tree->question.seat != question->seat) return NO_NODE;
    for (int k = 0; k < tree->question.count; k++) {
        dm_state after, observed;
        dm_question next;
        dm_answer answer = tree->question.answers[k];
        uint32_t child = find_child(tree, 0, answer);
        if (child == NO_NODE || tree->nodes[child].child == NO_NODE) continue;
        dm_copy(tree->game, &after, &tree->root);
        tree->game->apply(&after, answer, NULL, &next);
        if (next.revealed || next.seat != question->seat) continue;
        tree->game->observe(&after, question->seat, &observed);
        if (memcmp(&observed, seen, tree->game->state_bytes) == 0) return child;
    }
    return NO_NODE;
}

/* Whether the answers have their nodes below `node`, or room for them: a tree that cannot grow at
 * its root would think in vain. */
static bool has_room_for(const search_tree *tree, uint32_t node, const dm_question *question) {
    uint32_t missing = 0;
    for (int k = 0; k < question->count; k++)
        missing += find_child(tree, node, question->answers[k]) == NO_NODE;
    return tree->node_count + missing <= tree->node_room;
}

/* Makes a node the root. Its tree stays where it is; the rest of the array is lost until the next
 * fresh start, which a turn's few decisions can afford. */
static void move_root_to(search_tree *tree, uint32_t node) {
    tree->nodes[0] = tree->nodes[node];
    tree->nodes[0].sibling = NO_NODE;
}

static void start_afresh(search_tree *tree) {
    memset(&tree->nodes[0], 0, sizeof tree->nodes[0]);
    tree->node_count = 1;
}

static uint32_t add_child(search_tree *tree, uint32_t parent, dm_answer answer, int turn,
                          double guess) {
    if (tree->node_count == tree->node_room) return NO_NODE;
    uint32_t child = tree->node_count++;
    tree->nodes[child] = (search_node){.sibling = tree->nodes[parent].child,
                                       .answer = answer,
                                       .turn = (uint8_t)turn,
                                       .guess = guess};
    tree->nodes[parent].child = child;
    return child;
}

/* First guesses for the root, with a good look at the seat's own turn; from them also how much a
 * point is worth here, because winning shares move little early in a game and much at its end. */
static void guess_root(search_tree *tree, first_look *first) {
    const dm_question *question = &tree->question;
    dm_state state;
    double low = 0, high = 0, low_points = 0, high_points = 0;
    dm_copy(tree->game, &state, &tree->root);
    tree->game->determinize(&state, question->seat, &tree->random);
    turn_lines lines = turn_lines_of(tree->game, tree->evaluator, &state, question, &tree->random);
    for (int k = 0; k < question->count; k++) {
        dm_worth worth;
        int part = (tree->constants.root_lines - lines.looked) / (question->count - k);
        dm_answer answer = question->answers[k];
        double utility = turn_lines_best_after(&lines, &state, answer, part, &worth);
        double points = worth.points[question->seat];
        first->utility[k] = utility;
        first->share[k] = worth.share[question->seat];
        first->points[k] = points;
        uint32_t child = find_child(tree, 0, answer);
        if (child == NO_NODE)
            add_child(tree, 0, answer, 1, utility);
        else
            tree->nodes[child].guess = utility;
        if (k == 0 || utility < low) low = utility, low_points = points;
        if (k == 0 || utility > high) high = utility, high_points = points;
    }
    tree->unit = high_points > low_points ? (high - low) / (high_points - low_points) : 0;
    if (tree->unit < least_unit) tree->unit = least_unit;
}

void search_look(search_tree *tree, const dm_state *seen, const dm_question *question,
                 uint64_t seed, first_look *first) {
    dm_guard(question->count > 0 && question->count <= DM_ANSWERS_MAX);
    assert(question->seat != DM_NOBODY && !question->partial);
    uint32_t foreseen = find_foreseen(tree, seen, question);
    dm_random_seed(&tree->random, seed);
    if (foreseen != NO_NODE && has_room_for(tree, foreseen, question))
        move_root_to(tree, foreseen);
    else
        start_afresh(tree);
    dm_copy(tree->game, &tree->root, seen);
    tree->question = *question;
    tree->nodes[0].visits = 0;
    for (uint32_t child = tree->nodes[0].child; child; child = tree->nodes[child].sibling)
        tree->nodes[0].visits += tree->nodes[child].visits;
    tree->kept = tree->nodes[0].visits;
    tree->spread = tree->sum = tree->sum_of_squares = 0;
    guess_root(tree, first);
}

/* ---- Walking down ------------------------------------------------------------------------ */

/* A way through one deal: where it is now, and which nodes it passed. */
typedef struct tree_walk {
    dm_state state;
    dm_question question;
    int turn; /* of the seat at the root: 1 this turn, 2 the next, ... */
    uint32_t node;
    int count;
    uint32_t nodes[PATH_MAX_NODES];
} tree_walk;

/* Sees to it that every answer has its node, with a first guess. False if memory is used up. */
static bool make_children(search_tree *tree, const tree_walk *walk) {
    const dm_question *question = &walk->question;
    turn_lines lines = {.game = NULL};
    for (int k = question->count - 1; k >= 0; k--) {
        dm_worth worth;
        dm_answer answer = question->answers[k];
        if (find_child(tree, walk->node, answer) != NO_NODE) continue;
        if (lines.game == NULL)
            lines =
                turn_lines_of(tree->game, tree->evaluator, &walk->state, question, &tree->random);
        double guess = turn_lines_best_after(&lines, &walk->state, answer,
                                             tree->constants.guess_lines, &worth);
        if (!add_child(tree, walk->node, answer, walk->turn, guess)) return false;
    }
    return true;
}

/* The children that are legal now, in the order of the question. */
static void collect_children(search_tree *tree, uint32_t node, const dm_question *question,
                             uint32_t *children) {
    for (int k = 0; k < question->count; k++) {
        children[k] = find_child(tree, node, question->answers[k]);
        tree->nodes[children[k]].available++;
    }
}

/* How likely an answer is to be the best at first sight, not yet normalised. */
static double weight_of_guess(const search_tree *tree, double behind) {
    double steps = 1 + behind / (tree->constants.guess_slope * tree->unit);
    return 1 / (steps * steps);
}

/* Binary digits of a number: a logarithm that is the same on every machine. */
static int digits_of(uint32_t number) { return 32 - __builtin_clz(number | 1); }

/* How much an answer attracts beyond its mean; `weight` is what is thought of it at first. */
static double exploration_bonus(const search_tree *tree, const search_node *child, double weight) {
    double bonus = tree->constants.exploration * tree->unit * weight *
                   sqrt((double)child->available) / (1 + (double)child->visits);
    if (child->visits == 0) return bonus;
    return bonus + tree->constants.confidence * tree->spread *
                       sqrt(digits_of(child->available) / (double)child->visits);
}

static uint32_t select_child(search_tree *tree, uint32_t node, const dm_question *question) {
    uint32_t children[DM_ANSWERS_MAX];
    double weights[DM_ANSWERS_MAX], best_guess = 0, sum = 0;
    const double guess_visits = tree->constants.guess_visits;
    collect_children(tree, node, question, children);
    for (int k = 0; k < question->count; k++) {
        double guess = tree->nodes[children[k]].guess;
        if (k == 0 || guess > best_guess) best_guess = guess;
    }
    for (int k = 0; k < question->count; k++)
        sum += weights[k] = weight_of_guess(tree, best_guess - tree->nodes[children[k]].guess);
    uint32_t best = NO_NODE;
    double best_score = 0;
    for (int k = 0; k < question->count; k++) {
        const search_node *child = &tree->nodes[children[k]];
        double value =
            (child->utility + guess_visits * child->guess) / ((double)child->visits + guess_visits);
        double bonus = exploration_bonus(tree, child, weights[k] / sum);
        if (best != NO_NODE && value + bonus <= best_score) continue;
        best = children[k];
        best_score = value + bonus;
    }
    return best;
}

/* ---- A simulation ------------------------------------------------------------------------ */

/* Goes one answer down the tree. False where it ends: at a node never tried, or out of memory. */
static bool step_down(search_tree *tree, tree_walk *walk) {
    if (walk->count == PATH_MAX_NODES) return false;
    if (walk->count > 0 && tree->nodes[walk->node].visits == 0) return false;
    if (!make_children(tree, walk)) return false;
    walk->node = select_child(tree, walk->node, &walk->question);
    walk->nodes[walk->count++] = walk->node;
    tree->game->apply(&walk->state, tree->nodes[walk->node].answer, NULL, &walk->question);
    return true;
}

/* The seat that is asked finishes its turn by a good line. */
static void play_on(search_tree *tree, tree_walk *walk) {
    walk->question.revealed = false; /* what was shown so far is known in this deal */
    turn_lines lines =
        turn_lines_of(tree->game, tree->evaluator, &walk->state, &walk->question, &tree->random);
    turn_lines_play_on(&lines, &walk->state, &walk->question);
}

/* Takes a utility into account of how much they vary. */
static void learn_spread(search_tree *tree, double utility) {
    double count = tree->nodes[0].visits - tree->kept;
    tree->sum += utility;
    tree->sum_of_squares += utility * utility;
    double mean = tree->sum / count, variance = tree->sum_of_squares / count - mean * mean;
    tree->spread = variance > 0 ? sqrt(variance) : 0;
}

static void back_up(search_tree *tree, const tree_walk *walk, int players) {
    uint8_t seat = tree->question.seat;
    dm_worth worth;
    tree->evaluator->evaluate(&walk->state, &worth);
    double utility = turn_lines_utility(&worth, players, seat);
    tree->nodes[0].visits++;
    learn_spread(tree, utility);
    for (int k = 0; k < walk->count; k++) {
        search_node *node = &tree->nodes[walk->nodes[k]];
        node->visits++;
        node->utility += utility;
        node->share += worth.share[seat];
        node->points += worth.points[seat];
    }
}

void search_simulate(search_tree *tree) {
    const dm_game *game = tree->game;
    uint8_t seat = tree->question.seat;
    assert(tree->node_count > 0); /* it has looked */
    bool in_tree = true;
    tree_walk walk;
    walk.question = tree->question;
    walk.turn = 1;
    walk.node = 0;
    walk.count = 0;
    dm_copy(game, &walk.state, &tree->root);
    game->determinize(&walk.state, seat, &tree->random);
    dm_progress start = game->progress(&walk.state);
    uint16_t turn = start.turn;
    while (walk.question.seat != DM_NOBODY) {
        bool own = walk.question.seat == seat;
        uint16_t now = game->progress(&walk.state).turn;
        if (own && now != turn) {
            turn = now;
            if (++walk.turn > tree->constants.turns) break;
        }
        if (own && in_tree) in_tree = step_down(tree, &walk);
        if (!own || !in_tree) play_on(tree, &walk);
    }
    back_up(tree, &walk, start.players);
}
