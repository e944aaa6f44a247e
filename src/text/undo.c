#include "text/undo.h"

/* clang-format off */

static const char *const sentences[][TEXT_LANGUAGES] = {
    [DM_UNDO_FREE] = {"", "", ""},
    [DM_UNDO_NOTHING] = {
        "There is nothing to take back yet.",
        "Il n’y a encore rien à annuler.",
        "Ще нема чого скасовувати.",
    },
    [DM_UNDO_OTHERS] = {
        "Somebody else has played since your last answer, so it cannot be taken back.",
        "Quelqu’un d’autre a joué depuis votre dernière réponse\u00A0: elle ne peut plus être "
            "annulée.",
        "Після вашої останньої відповіді ходив хтось інший, тому скасувати її не можна.",
    },
    [DM_UNDO_REVEALED] = {
        "Your last answer revealed something hidden, so it cannot be taken back.",
        "Votre dernière réponse a révélé quelque chose de caché\u00A0: elle ne peut plus être "
            "annulée.",
        "Ваша остання відповідь відкрила приховане, тому скасувати її не можна.",
    },
};

/* clang-format on */

const char *text_undo(enum text_language language, enum dm_undo why) {
    return sentences[why][language];
}
