/* The parts of Gheos's row; gheos.c puts them together. */
#ifndef API_GHEOS_H
#define API_GHEOS_H

#include "api/game.h"

void api_gheos_outcome(const api_observation *, dm_answer, dm_writer *out); /* gheos_outcome.c */
void api_gheos_catalogue(enum text_language, dm_writer *out);               /* gheos_catalogue.c */

#endif
