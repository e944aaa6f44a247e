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

/* Declining is one word, `skip`; `done` only ends a set that was begun. Version 1 also said
 * `sell:0`, `cards:0`, and `done` before anything was chosen. */
static inline bool deus_declines_by_one_word(const deus_state *s) { return s->rules >= 2; }

/* D-X1: the last round is told when the last temple stands or the last village falls. Version 1
 * told it at the end of that turn. */
static inline bool deus_tells_the_end_at_once(const deus_state *s) { return s->rules >= 2; }

/* E-G2: a once effect is asked about only in the ways in which it can do something. Version 1
 * always asked, in all three ways. */
static inline bool deus_asks_only_for_useful_once(const deus_state *s) { return s->rules >= 2; }

/* E-G3, E-T2: goods that a card gives, and the good that a temple stands for, can be declined where
 * that makes a difference. Version 1 never asked. */
static inline bool deus_lets_goods_be_declined(const deus_state *s) { return s->rules >= 2; }

#endif
