/* A note on the terminal while a bot takes long: somebody who waits wants to know for whom.
 *
 * It appears only after a moment, only where somebody is looking and not in plain mode, and it is
 * gone without a trace before anything else is printed. */
#ifndef TERMINAL_WAITING_H
#define TERMINAL_WAITING_H

#include "terminal/screen.h"

/* Nothing else may be printed to the screen before waiting_ends(). A second call while a note
 * stands changes nothing. */
void waiting_begins(const screen *, const char *note);
void waiting_ends(void);

#endif
