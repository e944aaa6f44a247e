/* The parts of Deus's row; deus.c puts them together. */
#ifndef API_DEUS_H
#define API_DEUS_H

#include "api/game.h"

bool api_deus_choice_set(const dm_state *, const dm_question *,
                         api_choice_set *);                  /* deus_choice_set.c */
void api_deus_catalogue(enum text_language, dm_writer *out); /* deus_catalogue.c */

#endif
