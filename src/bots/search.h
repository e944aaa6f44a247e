/* Information-set Monte-Carlo tree search over the small decisions of a game.
 *
 * The tree holds what the seat at the root answers in its next two or three turns, this one
 * included, not positions: one node per answer. Each simulation deals the hidden cards anew and
 * walks down the tree along answers that are legal in that deal; where it falls out, and for all
 * the other seats, turns are played by lines (turn_lines.h), each for the seat's own good. It ends
 * when the seat at the root has had these turns and would begin another: positions are comparable
 * only if the same seat is on turn in all of them. Every node on the way keeps the sum of what the
 * evaluator says this is worth. Which answer to follow is a matter of the value so far, of the
 * first guess by lines, and of how rarely it was tried (the PUCT rule).
 *
 * The others are no part of the tree, although they once were: with their answers in it, it never
 * grew as far as one's own next turn, and looking there is what wins games (docs/bots.md).
 *
 * It knows no game. All memory is one array of nodes given by the caller. */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "bots/first_look.h"
#include "demiurge.h"

/* What can be chosen about a search. Which values are usual, and why, is in bot_search.c. */
typedef struct search_constants {
    int turns;           /* of the seat at the root that are foreseen */
    double exploration;  /* how much an untried answer attracts, in points */
    double confidence;   /* how wide its interval is, in standard deviations of a mean */
    double guess_slope;  /* how many points behind the best first guess halve the interest */
    double guess_visits; /* simulations that a first guess counts for */
    int root_lines;      /* lines for the first guesses at the root, over all answers */
    int guess_lines;     /* lines for each first guess elsewhere */
} search_constants;

typedef struct search_node {
    uint32_t child, sibling; /* indexes; 0: none, as the root is nobody's child */
    dm_answer answer;
    uint8_t turn;                  /* given in: 1 this turn, 2 the next, ... */
    uint32_t visits, available;    /* went this way; could have gone this way */
    double utility, share, points; /* sums over the visits, of the seat at the root */
    double guess;                  /* its utility by the best line at first sight */
} search_node;

typedef struct search_tree {
    const dm_game *game;
    const dm_evaluator *evaluator;
    search_constants constants;
    dm_state root;        /* as the seat observes it */
    dm_question question; /* asked at the root */
    dm_random random;
    double unit;   /* what one point changes in a utility, about */
    double spread; /* how much the utilities of its simulations vary: their standard deviation */
    double sum, sum_of_squares; /* of these utilities */
    uint32_t kept;              /* visits of the root that came with a subtree foreseen */
    uint32_t node_count, node_room;
    search_node *nodes; /* nodes[0] is the root */
} search_tree;

/* Begins a tree without a situation; `bytes` at `memory` are for its nodes. There must be room for
 * the root and the answers of one question. */
void search_begin(search_tree *tree, const dm_game *game, const dm_evaluator *evaluator,
                  const search_constants *constants, void *memory, size_t bytes);

/* Turns to a situation. If it is one that the tree foresaw after an answer at its root, that part
 * of the tree is kept. `first` is told what each answer leads to at first sight. */
void search_look(search_tree *tree, const dm_state *seen, const dm_question *question,
                 uint64_t seed, first_look *first);

/* One simulation more of the situation that was looked at. */
void search_simulate(search_tree *tree);

/* The node of the situation itself: its visits are the simulations so far. */
const search_node *search_root(const search_tree *tree);
/* A node's child for an answer, which may have no visits yet; NULL if there was no room for it. */
const search_node *search_child(const search_tree *tree, const search_node *node, dm_answer answer);

#endif
