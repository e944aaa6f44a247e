/* What a person is shown before they answer. */
#ifndef TERMINAL_SHOW_H
#define TERMINAL_SHOW_H

#include "terminal/table.h"

/* The question and its numbered answers, each with what it would change. */
void show_question(const table *, const observation *);

/* The whole table: status, map, players, hand. */
void show_table(const table *, const observation *);

#endif
