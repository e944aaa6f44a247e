/* What a person may type besides an answer: help, undo, why, map … in their language or English. */
#ifndef TERMINAL_COMMANDS_H
#define TERMINAL_COMMANDS_H

#include "terminal/table.h"

enum reply {
    COMMAND_UNKNOWN, /* not a command */
    COMMAND_DONE,    /* done: the same question stands */
    COMMAND_CHANGED, /* the match is not where it was */
    COMMAND_LEAVE,   /* the person leaves the table */
};

/* Runs the command in `typed`, if it is one, for the person whose view it is. */
enum reply command_run(table *, const observation *, const char *typed);

/* Runs it if it may be typed while nobody in particular sits before the screen: save, quit. */
enum reply command_run_unseen(table *, const char *typed);

/* What follows a word out of the phrase "a|b|c", in the screen's language or English, at the
 * beginning of `typed`; NULL if there is none. */
const char *command_word(const terminal_screen *, int words, const char *typed);

/* Explains every refused candidate that `typed` may mean; false if it means none. */
bool command_explain(const table *, const observation *, const char *typed);

/* Prints one of the interface's sentences as a paragraph. */
void command_say(const terminal_screen *, int phrase);

#endif
