/* The few sentences that are about the table and not about a game. */
#include "api/table.h"

/* clang-format off */

static const char *const sentences[API_SENTENCES][LANGUAGES] = {
    [UNDO_NOTHING] = {
        "There is nothing to take back yet.",
        "Il n’y a encore rien à annuler.",
        "Ще нема чого скасовувати.",
    },
    [UNDO_REVEALED] = {
        "Your last answer revealed something hidden, so it cannot be taken back.",
        "Votre dernière réponse a révélé quelque chose de caché\u00A0: elle ne peut plus être annulée.",
        "Ваша остання відповідь відкрила приховане, тому скасувати її не можна.",
    },
    [UNDO_OTHERS] = {
        "Somebody else has played since your last answer, so it cannot be taken back.",
        "Quelqu’un d’autre a joué depuis votre dernière réponse\u00A0: elle ne peut plus être annulée.",
        "Після вашої останньої відповіді ходив хтось інший, тому скасувати її не можна.",
    },
    [REDO_NOTHING] = {
        "There is nothing to redo.",
        "Il n’y a rien à rétablir.",
        "Нема чого повторювати.",
    },
};

/* clang-format on */

const char *api_sentence_in(enum text_language language, enum api_sentence id) {
    const char *text = sentences[id][language];
    return text ? text : "";
}
