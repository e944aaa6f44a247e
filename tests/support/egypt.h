/* Scenes of Egypt: its combat tokens and its temples. */
#ifndef TESTS_EGYPT_H
#define TESTS_EGYPT_H

#include "deus/egypt.h"
#include "support/scene.h"

/* ---- Combat ------------------------------------------------------------------------------ */

/* Around the village D1 (3 VP) lie D0, D6 and the sea D2; around A1 (5 VP) lie A0, A6, B4 and the
 * seas A2 and B5. */
#define K "egypt=military "

/* Combat tokens of a seat (from 1) beside its supply. */
int beside(int seat);

/* The main effect of the military card(s) of seat 1; the once effect of the last is declined. */
void main_effect(const char *words);

/* ---- Temples ----------------------------------------------------------------------------- */

#define T      "egypt=temple "
#define HANDS  "p2.hand=corsairs,war-elephants "
#define PAY    "pay:wood pay:clay pay:stone pay:wheat"
#define COLUMN "p1.maritime=galley p1.production=farm p1.scientific=school p1.military=legion "

/* Seat 1 builds a temple in A0. */
void build_temple(const char *card, const char *words);

/* What is left on a temple of a seat, both from 1. */
int charges(int seat, int place);

#endif
