/* Where the versions of the rules of Deus differ: a question for each difference, and nowhere else
 * does a rule look at the version. docs/rulings.md tells players what changed.
 *
 * A game is played to its end by the version it began with. To change a rule: add a version, a
 * question here, and golden games of the new version; those of the old ones stay. */
#ifndef DEUS_VERSIONS_H
#define DEUS_VERSIONS_H

#include "deus/state.h"

enum { DEUS_RULES_NEWEST = 2 };

/* D-S5: a seat that has one answer only because of what it holds in secret is asked all the same.
 * Version 1 answered for it, so that the number of answers told the others something. */
static inline bool deus_asks_what_only_a_hand_decides(const deus_state *s) { return s->rules >= 2; }

#endif
