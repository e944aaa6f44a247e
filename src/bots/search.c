#include "bots/search.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "bots/lines.h"

enum {
    GUESS_ROOM_ROOT = 4000, /* lines for the first guesses at the root, over all answers */
    GUESS_ROOM = 8,         /* lines for each first guess elsewhere */
    LEAF_ROOM = 12,         /* lines to bring a turn to its end */
    PATH_MAX_NODES = 256,   /* deeper than any tree grows */
    NO_NODE = 0,
};

/* How much an untried answer attracts, in points; and how fast a first guess falls off. */
static const double exploration = 6.0;
static const double guess_slope = 1.5;
static const double guess_visits = 1.0;
static const double least_unit = 0.002;

void search_begin(search *search, const dm_game *game, void *memory, size_t bytes) {
    memset(search, 0, sizeof *search);
    search->game = game;
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

static uint32_t add_child(search *search, uint32_t parent, dm_answer answer, uint8_t seat,
                          double guess) {
    if (search->node_count == search->node_room) return NO_NODE;
    uint32_t child = search->node_count++;
    search->nodes[child] = (search_node){
        .sibling = search->nodes[parent].child, .answer = answer, .seat = seat, .guess = guess};
    search->nodes[parent].child = child;
    return child;
}

/* First guesses for the root, with a good look at the seat's own turn; from them also how much a
 * point is worth here, because winning shares move little early in a game and much at its end. */
static void guess_root(search *search) {
    const dm_question *question = &search->question;
    dm_state state;
    double low = 0, high = 0, low_points = 0, high_points = 0;
    dm_copy(search->game, &state, &search->root);
    search->game->determinize(&state, question->seat, &search->random);
    lines lines = lines_of(search->game, &state, question, &search->random);
    for (int k = 0; k < question->count; k++) {
        dm_worth worth;
        int part = (GUESS_ROOM_ROOT - lines.looked) / (question->count - k);
        dm_answer answer = question->answers[k];
        double standing = lines_best_after(&lines, &state, answer, part, &worth);
        double points = worth.points[question->seat];
        uint32_t child = find_child(search, 0, answer);
        if (child == NO_NODE)
            add_child(search, 0, answer, question->seat, standing);
        else
            search->nodes[child].guess = standing;
        if (k == 0 || standing < low) low = standing, low_points = points;
        if (k == 0 || standing > high) high = standing, high_points = points;
    }
    search->unit = high_points > low_points ? (high - low) / (high_points - low_points) : 0;
    if (search->unit < least_unit) search->unit = least_unit;
}

void search_look(search *search, const dm_state *seen, const dm_question *question, uint64_t seed) {
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
    guess_root(search);
}

/* ---- Walking down ------------------------------------------------------------------------ */

/* Sees to it that every answer has its node, with a first guess. False if memory is used up. */
static bool make_children(search *search, uint32_t node, const dm_state *state,
                          const dm_question *question) {
    lines lines = {.game = NULL};
    for (int k = question->count - 1; k >= 0; k--) {
        dm_worth worth;
        if (find_child(search, node, question->answers[k]) != NO_NODE) continue;
        if (lines.game == NULL) lines = lines_of(search->game, state, question, &search->random);
        double guess = lines_best_after(&lines, state, question->answers[k], GUESS_ROOM, &worth);
        if (!add_child(search, node, question->answers[k], question->seat, guess)) return false;
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
        double value = (child->standing + guess_visits * child->guess) /
                       ((double)child->visits + guess_visits);
        double urge = exploration * search->unit * weights[k] / sum *
                      sqrt((double)child->available) / (1 + (double)child->visits);
        if (best != NO_NODE && value + urge <= best_score) continue;
        best = children[k];
        best_score = value + urge;
    }
    return best;
}

/* ---- A simulation ------------------------------------------------------------------------ */

typedef struct path {
    int count;
    uint32_t nodes[PATH_MAX_NODES];
} path;

static void back_up(search *search, const path *path, const dm_worth *worth, int players) {
    double standings[DM_SEATS_MAX];
    for (int seat = 0; seat < players; seat++)
        standings[seat] = lines_standing(worth, players, (uint8_t)seat);
    search->nodes[0].visits++;
    for (int k = 0; k < path->count; k++) {
        search_node *node = &search->nodes[path->nodes[k]];
        node->visits++;
        node->standing += standings[node->seat];
        node->share += worth->share[node->seat];
        node->points += worth->points[node->seat];
    }
}

/* The worth of a leaf. The turn, whose number is given, is brought to its end by its best line,
 * and so are the turns of the others until the root's seat begins one: positions are comparable
 * only if the same seat has the next turn in all of them. (Judged at the end of whatever turn it
 * was, the search won 2 games in 5 against this one in the same time.) */
static void judge_leaf(search *search, line_end *leaf, uint16_t turn, dm_worth *worth) {
    const dm_game *game = search->game;
    while (leaf->question.seat != DM_NOBODY) {
        line_end end;
        bool turn_ended = game->progress(&leaf->state).turn != turn;
        if (turn_ended && leaf->question.seat == search->question.seat) break;
        leaf->question.revealed = false; /* what was shown so far is known in this deal */
        lines lines = lines_of(game, &leaf->state, &leaf->question, &search->random);
        lines_best(&lines, &leaf->state, &leaf->question, LEAF_ROOM, worth, &end);
        dm_copy(game, &leaf->state, &end.state);
        leaf->question = end.question;
    }
    game->evaluate(&leaf->state, worth);
}

void search_simulate(search *search) {
    const dm_game *game = search->game;
    line_end leaf;
    dm_state *state = &leaf.state;
    const dm_question *question = &search->question;
    path path = {0};
    uint32_t node = 0;
    dm_copy(game, state, &search->root);
    game->determinize(state, question->seat, &search->random);
    dm_progress progress = game->progress(state);
    uint16_t turn = progress.turn;
    while (question->seat != DM_NOBODY && path.count < PATH_MAX_NODES) {
        if (node != 0 && search->nodes[node].visits == 0) break;
        if (!make_children(search, node, state, question)) break;
        turn = game->progress(state).turn;
        node = select_child(search, node, question);
        path.nodes[path.count++] = node;
        game->apply(state, search->nodes[node].answer, NULL, &leaf.question);
        question = &leaf.question;
    }
    dm_worth worth;
    if (question == &search->question) leaf.question = search->question;
    judge_leaf(search, &leaf, turn, &worth);
    back_up(search, &path, &worth, progress.players);
}
