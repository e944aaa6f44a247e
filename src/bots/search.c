#include "bots/search.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "bots/turn_lines.h"

enum {
    GUESS_ROOM_ROOT = 4000, /* lines for the first guesses at the root, over all answers */
    GUESS_ROOM = 8,         /* lines for each first guess elsewhere */
    PATH_MAX_NODES = 256,   /* deeper than any tree grows */
    NO_NODE = 0,
};

/* How much an untried answer attracts, in points; and how fast a first guess falls off. */
static const double exploration = 6.0;
static const double guess_slope = 1.5;
static const double guess_visits = 1.0;
/* How far chance is to be doubted, in standard deviations of a mean: an answer that was behind in a
 * few simulations gets more of them, however little was thought of it at first. */
static const double confidence_width = 1.0;
static const double least_unit = 0.002;

void search_begin(search *search, const dm_game *game, const dm_evaluator *evaluator, uint8_t turns,
                  void *memory, size_t bytes) {
    memset(search, 0, sizeof *search);
    search->game = game;
    search->evaluator = evaluator;
    search->turns = turns;
    search->nodes = memory;
    search->node_room = (uint32_t)(bytes / sizeof(search_node));
}

const search_node *search_root(const search *search) { return &search->nodes[0]; }

static uint32_t find_child(const search *search, uint32_t node, dm_answer answer) {
    uint32_t child = search->nodes[node].child;
    while (child != NO_NODE && !dm_same_answer(search->nodes[child].answer, answer))
        child = search->nodes[child].sibling;
    return child;
}

const search_node *search_child(const search *search, const search_node *node, dm_answer answer) {
    uint32_t child = find_child(search, (uint32_t)(node - search->nodes), answer);
    return child == NO_NODE ? NULL : &search->nodes[child];
}

/* ---- A new situation --------------------------------------------------------------------- */

/* The answer at the root after which the seat would see exactly this; NO_NODE if there is none. */
static uint32_t find_foreseen(const search *search, const dm_state *seen,
                              const dm_question *question) {
    if (search->node_count == 0 || search->question.seat != question->seat) return NO_NODE;
    for (int k = 0; k < search->question.count; k++) {
        dm_state after, observed;
        dm_question next;
        dm_answer answer = search->question.answers[k];
        uint32_t child = find_child(search, 0, answer);
        if (child == NO_NODE || search->nodes[child].child == NO_NODE) continue;
        dm_copy(search->game, &after, &search->root);
        search->game->apply(&after, answer, NULL, &next);
        if (next.revealed || next.seat != question->seat) continue;
        search->game->observe(&after, question->seat, &observed);
        if (memcmp(&observed, seen, search->game->state_bytes) == 0) return child;
    }
    return NO_NODE;
}

/* Whether the answers have their nodes below `node`, or room for them: a tree that cannot grow at
 * its root would think in vain. */
static bool has_room_for(const search *search, uint32_t node, const dm_question *question) {
    uint32_t missing = 0;
    for (int k = 0; k < question->count; k++)
        missing += find_child(search, node, question->answers[k]) == NO_NODE;
    return search->node_count + missing <= search->node_room;
}

/* Makes a node the root. Its tree stays where it is; the rest of the array is lost until the next
 * fresh start, which a turn's few decisions can afford. */
static void move_root_to(search *search, uint32_t node) {
    search->nodes[0] = search->nodes[node];
    search->nodes[0].sibling = NO_NODE;
}

static void start_afresh(search *search) {
    memset(&search->nodes[0], 0, sizeof search->nodes[0]);
    search->node_count = 1;
}

static uint32_t add_child(search *search, uint32_t parent, dm_answer answer, int turn,
                          double guess) {
    if (search->node_count == search->node_room) return NO_NODE;
    uint32_t child = search->node_count++;
    search->nodes[child] = (search_node){.sibling = search->nodes[parent].child,
                                         .answer = answer,
                                         .turn = (uint8_t)turn,
                                         .guess = guess};
    search->nodes[parent].child = child;
    return child;
}

/* First guesses for the root, with a good look at the seat's own turn; from them also how much a
 * point is worth here, because winning shares move little early in a game and much at its end. */
static void guess_root(search *search, greedy_view *first) {
    const dm_question *question = &search->question;
    dm_state state;
    double low = 0, high = 0, low_points = 0, high_points = 0;
    dm_copy(search->game, &state, &search->root);
    search->game->determinize(&state, question->seat, &search->random);
    turn_lines lines =
        turn_lines_of(search->game, search->evaluator, &state, question, &search->random);
    for (int k = 0; k < question->count; k++) {
        dm_worth worth;
        int part = (GUESS_ROOM_ROOT - lines.looked) / (question->count - k);
        dm_answer answer = question->answers[k];
        double utility = turn_lines_best_after(&lines, &state, answer, part, &worth);
        double points = worth.points[question->seat];
        first->utility[k] = utility;
        first->share[k] = worth.share[question->seat];
        first->points[k] = points;
        uint32_t child = find_child(search, 0, answer);
        if (child == NO_NODE)
            add_child(search, 0, answer, 1, utility);
        else
            search->nodes[child].guess = utility;
        if (k == 0 || utility < low) low = utility, low_points = points;
        if (k == 0 || utility > high) high = utility, high_points = points;
    }
    search->unit = high_points > low_points ? (high - low) / (high_points - low_points) : 0;
    if (search->unit < least_unit) search->unit = least_unit;
}

void search_look(search *search, const dm_state *seen, const dm_question *question, uint64_t seed,
                 greedy_view *first) {
    uint32_t foreseen = find_foreseen(search, seen, question);
    dm_random_seed(&search->random, seed);
    if (foreseen != NO_NODE && has_room_for(search, foreseen, question))
        move_root_to(search, foreseen);
    else
        start_afresh(search);
    dm_copy(search->game, &search->root, seen);
    search->question = *question;
    search->nodes[0].visits = 0;
    for (uint32_t child = search->nodes[0].child; child; child = search->nodes[child].sibling)
        search->nodes[0].visits += search->nodes[child].visits;
    search->kept = search->nodes[0].visits;
    search->spread = search->sum = search->sum_of_squares = 0;
    guess_root(search, first);
}

/* ---- Walking down ------------------------------------------------------------------------ */

/* A way through one deal: where it is now, and which nodes it passed. */
typedef struct walk {
    dm_state state;
    dm_question question;
    int turn; /* of the seat at the root: 1 this turn, 2 the next, ... */
    uint32_t node;
    int count;
    uint32_t nodes[PATH_MAX_NODES];
} walk;

/* Sees to it that every answer has its node, with a first guess. False if memory is used up. */
static bool make_children(search *search, const walk *walk) {
    const dm_question *question = &walk->question;
    turn_lines lines = {.game = NULL};
    for (int k = question->count - 1; k >= 0; k--) {
        dm_worth worth;
        dm_answer answer = question->answers[k];
        if (find_child(search, walk->node, answer) != NO_NODE) continue;
        if (lines.game == NULL)
            lines = turn_lines_of(search->game, search->evaluator, &walk->state, question,
                                  &search->random);
        double guess = turn_lines_best_after(&lines, &walk->state, answer, GUESS_ROOM, &worth);
        if (!add_child(search, walk->node, answer, walk->turn, guess)) return false;
    }
    return true;
}

/* The children that are legal now, in the order of the question. */
static void collect_children(search *search, uint32_t node, const dm_question *question,
                             uint32_t *children) {
    for (int k = 0; k < question->count; k++) {
        children[k] = find_child(search, node, question->answers[k]);
        search->nodes[children[k]].available++;
    }
}

/* How likely an answer is to be the best at first sight, not yet normalised. */
static double weight_of_guess(const search *search, double behind) {
    double steps = 1 + behind / (guess_slope * search->unit);
    return 1 / (steps * steps);
}

/* Binary digits of a number: a logarithm that is the same on every machine. */
static int digits_of(uint32_t number) { return 32 - __builtin_clz(number | 1); }

/* How much an answer attracts beyond its mean; `weight` is what is thought of it at first. */
static double exploration_bonus(const search *search, const search_node *child, double weight) {
    double urge = exploration * search->unit * weight * sqrt((double)child->available) /
                  (1 + (double)child->visits);
    if (child->visits == 0) return urge;
    return urge + confidence_width * search->spread *
                      sqrt(digits_of(child->available) / (double)child->visits);
}

static uint32_t select_child(search *search, uint32_t node, const dm_question *question) {
    uint32_t children[DM_ANSWERS_MAX];
    double weights[DM_ANSWERS_MAX], best_guess = 0, sum = 0;
    collect_children(search, node, question, children);
    for (int k = 0; k < question->count; k++) {
        double guess = search->nodes[children[k]].guess;
        if (k == 0 || guess > best_guess) best_guess = guess;
    }
    for (int k = 0; k < question->count; k++)
        sum += weights[k] = weight_of_guess(search, best_guess - search->nodes[children[k]].guess);
    uint32_t best = NO_NODE;
    double best_score = 0;
    for (int k = 0; k < question->count; k++) {
        const search_node *child = &search->nodes[children[k]];
        double value =
            (child->utility + guess_visits * child->guess) / ((double)child->visits + guess_visits);
        double urge = exploration_bonus(search, child, weights[k] / sum);
        if (best != NO_NODE && value + urge <= best_score) continue;
        best = children[k];
        best_score = value + urge;
    }
    return best;
}

/* ---- A simulation ------------------------------------------------------------------------ */

/* Goes one answer down the tree. False where it ends: at a node never tried, or out of memory. */
static bool step_down(search *search, walk *walk) {
    if (walk->count == PATH_MAX_NODES) return false;
    if (walk->count > 0 && search->nodes[walk->node].visits == 0) return false;
    if (!make_children(search, walk)) return false;
    walk->node = select_child(search, walk->node, &walk->question);
    walk->nodes[walk->count++] = walk->node;
    search->game->apply(&walk->state, search->nodes[walk->node].answer, NULL, &walk->question);
    return true;
}

/* The seat that is asked finishes its turn by a good line. */
static void play_on(search *search, walk *walk) {
    walk->question.revealed = false; /* what was shown so far is known in this deal */
    turn_lines lines = turn_lines_of(search->game, search->evaluator, &walk->state, &walk->question,
                                     &search->random);
    turn_lines_play_on(&lines, &walk->state, &walk->question);
}

/* Takes a utility into account of how much they vary. */
static void learn_spread(search *search, double utility) {
    double count = search->nodes[0].visits - search->kept;
    search->sum += utility;
    search->sum_of_squares += utility * utility;
    double mean = search->sum / count, variance = search->sum_of_squares / count - mean * mean;
    search->spread = variance > 0 ? sqrt(variance) : 0;
}

static void back_up(search *search, const walk *walk, int players) {
    uint8_t seat = search->question.seat;
    dm_worth worth;
    search->evaluator->evaluate(&walk->state, &worth);
    double utility = turn_lines_utility(&worth, players, seat);
    search->nodes[0].visits++;
    learn_spread(search, utility);
    for (int k = 0; k < walk->count; k++) {
        search_node *node = &search->nodes[walk->nodes[k]];
        node->visits++;
        node->utility += utility;
        node->share += worth.share[seat];
        node->points += worth.points[seat];
    }
}

void search_simulate(search *search) {
    const dm_game *game = search->game;
    uint8_t seat = search->question.seat;
    bool in_tree = true;
    walk walk;
    walk.question = search->question;
    walk.turn = 1;
    walk.node = 0;
    walk.count = 0;
    dm_copy(game, &walk.state, &search->root);
    game->determinize(&walk.state, seat, &search->random);
    dm_progress start = game->progress(&walk.state);
    uint16_t turn = start.turn;
    while (walk.question.seat != DM_NOBODY) {
        bool own = walk.question.seat == seat;
        uint16_t now = game->progress(&walk.state).turn;
        if (own && now != turn) {
            turn = now;
            if (++walk.turn > search->turns) break;
        }
        if (own && in_tree) in_tree = step_down(search, &walk);
        if (!own || !in_tree) play_on(search, &walk);
    }
    back_up(search, &walk, start.players);
}
