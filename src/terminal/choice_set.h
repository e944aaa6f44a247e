/* Sets chosen in any order. The game asks for a set item by item, in the order of its tables, so
 * that each set has one way to be answered. A person names the items as they come to mind; only
 * when the whole set is known and legal it is played, in the game's order. */
#ifndef TERMINAL_CHOICE_SET_H
#define TERMINAL_CHOICE_SET_H

#include "terminal/commands.h"
#include "terminal/table.h"

enum { CHOICE_SET_MAX = 64 };

typedef struct choice_set {
    api_choice_set asked;
    dm_question question;       /* as the game asks it */
    int chosen[CHOICE_SET_MAX]; /* places in asked.items, in the order in which they were named */
    int count;
} choice_set;

/* Begins a set if the question asks for several items. The view's question then offers all that
 * may belong to it, before what ends it. */
bool choice_set_begin(choice_set *, const table *, observation *);

/* Prints what is chosen, or how to choose. */
void choice_set_show(const choice_set *, const table *, const observation *);

/* Understands what was typed about a set, before the commands: taking the last item back, ending
 * it. COMMAND_CHANGED: the set was played. */
enum reply choice_set_control(choice_set *, table *, observation *, const char *typed);
/* The same after the commands: items and whatever else is listed. */
enum reply choice_set_choose(choice_set *, table *, observation *, const char *typed);

#endif
