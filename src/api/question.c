/* Answers found again. See question.h. */
#include "api/question.h"

#include <string.h>

#include "engine/guard.h"

int api_find_answer(const dm_answer *answers, int count, dm_answer answer) {
    dm_guard(count <= 0 || answers);
    for (int k = 0; k < count; k++)
        if (dm_same_answer(answers[k], answer)) return k;
    return -1;
}

int api_find_token(const dm_game *game, const dm_answer *answers, int count, const char *token) {
    dm_guard(token && (count <= 0 || answers));
    for (int k = 0; k < count; k++) {
        char text[DM_TOKEN_BYTES];
        dm_writer writer = dm_writer_on(text, sizeof text);
        game->write_token(answers[k], &writer);
        if (strcmp(text, token) == 0) return k;
    }
    return -1;
}

bool api_offers(const dm_question *question, dm_answer answer) {
    dm_guard(question->count <= DM_ANSWERS_MAX);
    return api_find_answer(question->answers, question->count, answer) >= 0;
}
