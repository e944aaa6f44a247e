#include "text/undo.h"

/* clang-format off */

static const char *const sentences[][TEXT_LANGUAGES] = {
    [DM_UNDO_FREE] = {"", "", ""},
    [DM_UNDO_NOTHING] = {
        "There is nothing to undo yet.",
        "Il n’y a encore rien à annuler.",
        "Ще нема чого скасовувати.",
    },
    [DM_UNDO_OTHERS] = {
        "Too late to undo: another player has moved.",
        "Trop tard pour annuler\u00A0: un autre joueur a joué.",
        "Скасувати вже не можна: походив інший гравець.",
    },
    [DM_UNDO_REVEALED] = {
        "Too late to undo: something hidden was revealed.",
        "Trop tard pour annuler\u00A0: quelque chose de caché a été révélé.",
        "Скасувати вже не можна: відкрилося приховане.",
    },
};

/* clang-format on */

const char *text_undo(enum text_language language, enum dm_undo why) {
    return sentences[why][language];
}
