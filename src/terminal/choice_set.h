/* Sets chosen in any order. The game asks for a set item by item, in the order of its tables, so
 * that each set has one way to be answered. A person names the items as they come to mind; only
 * when the whole set is known and legal it is played, in the game's order. */
#ifndef TERMINAL_CHOICE_SET_H
#define TERMINAL_CHOICE_SET_H

#include "terminal/commands.h"
#include "terminal/table.h"

enum { CHOICE_SET_MAX = 64 };

typedef struct gather {
    gathering asked;
    dm_question question;       /* as the game asks it */
    int chosen[CHOICE_SET_MAX]; /* places in asked.items, in the order in which they were named */
    int count;
} gather;

/* What the game's face says about a question (play_face.gathers). */
bool gather_of(const play_face *, const dm_state *, const dm_question *, gathering *);
/* True if the later question goes on with the set of the earlier one. */
bool gather_goes_on(const dm_question *, const gathering *, const dm_question *later,
                    const gathering *later_set);

/* Begins a set if the question asks for several items. The sight's question then offers all that
 * may belong to it, before what ends it. */
bool gather_begin(gather *, const table *, sight *);

/* Prints what is chosen, or how to choose. */
void gather_show(const gather *, const table *, const sight *);

/* Understands what was typed about a set, before the commands: taking the last item back, ending
 * it. COMMAND_CHANGED: the set was played. */
enum reply gather_control(gather *, table *, sight *, const char *typed);
/* The same after the commands: items and whatever else is listed. */
enum reply gather_choose(gather *, table *, sight *, const char *typed);

#endif
