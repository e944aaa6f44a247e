/* Information-set Monte-Carlo tree search over the small decisions of a game.
 *
 * The tree holds what the seats answer, not positions: root, then one node per answer, of whatever
 * seat. Each simulation deals the hidden cards anew, walks down the tree along answers that are
 * legal in that deal, makes the node it falls out at, brings that turn to its end by the best of a
 * few lines, and asks the game what the position is worth; every node on the way keeps the sum of
 * what this was to the seat that answered there. Which answer to follow is a matter of the value
 * so far, of the first guess (lines.h), and of how rarely it was tried (the PUCT rule).
 *
 * It knows no game. All memory is one array of nodes given by the caller. */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "demiurge.h"

typedef struct search_node {
    uint32_t child, sibling; /* indexes; 0: none, as the root is nobody's child */
    dm_answer answer;
    uint8_t seat;                   /* who gave the answer */
    uint32_t visits, available;     /* went this way; could have gone this way */
    double standing, share, points; /* sums over the visits, of that seat */
    double guess;                   /* its standing by the best line at first sight */
} search_node;

typedef struct search {
    const dm_game *game;
    dm_state root;        /* as the seat observes it */
    dm_question question; /* asked at the root */
    dm_random random;
    double unit;   /* what one point changes in a standing, about */
    uint32_t kept; /* visits of the root that came with a subtree foreseen */
    uint32_t node_count, node_room;
    search_node *nodes; /* nodes[0] is the root */
} search;

/* Uses `bytes` at `memory` for the nodes. */
void search_begin(search *search, const dm_game *game, void *memory, size_t bytes);

/* Turns to a situation. If it is one that the tree foresaw after an answer at its root, that part
 * of the tree is kept. */
void search_look(search *search, const dm_state *seen, const dm_question *question, uint64_t seed);

void search_simulate(search *search);

/* The root's child for an answer, or NULL if it was never tried. */
const search_node *search_child(const search *search, const search_node *node, dm_answer answer);
const search_node *search_root(const search *search);

#endif
