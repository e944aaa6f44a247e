/* Answers found again: by themselves, or by their tokens. */
#ifndef API_QUESTION_H
#define API_QUESTION_H

#include "demiurge.h"

/* The place of an answer in a list, or -1. */
int api_find_answer(const dm_answer *answers, int count, dm_answer answer);
/* The place of the answer that goes by a token, or -1. */
int api_find_token(const dm_game *game, const dm_answer *answers, int count, const char *token);

/* Whether the question offers an answer. */
bool api_offers(const dm_question *question, dm_answer answer);

#endif
