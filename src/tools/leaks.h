/* Nothing hidden leaks: what a viewer is given is the same whatever the things are that they
 * cannot know.
 *
 * The proof by attack: from the true state a *twin* is made that differs only in what the viewer
 * cannot know. Both must be observed as the same bytes, be shown in the same words, ask the viewer
 * the same question with the same answers and refusals, and tell the viewer the same events. */
#ifndef TOOLS_LEAKS_H
#define TOOLS_LEAKS_H

#include "demiurge.h"

/* One answer of a game: the state and question before it, and what came of it. */
typedef struct leak_moment {
    const dm_game *game;
    const dm_state *before, *after;
    const dm_question *question, *next;
    dm_answer answer;
    const dm_events *events;
} leak_moment;

/* Attacks the moment for every viewer. `room` is for the events of twins. */
bool leaks_find_none(const leak_moment *moment, dm_random *random, dm_events *room,
                     dm_error *error);

#endif
