#include "online/not_now.h"

#include "engine/guard.h"

/* clang-format off */

static const char *const sentences[NOT_NOW_COUNT][TEXT_LANGUAGES] = {
    [NOT_NOW_HAS_BEGUN] = {
        "The game has already begun.",
        "La partie a déjà commencé.",
        "Гра вже почалася.",
    },
    [NOT_NOW_NOT_PLAYED] = {
        "The game isn’t in progress.",
        "La partie n’est pas en cours.",
        "Гра зараз не триває.",
    },
    [NOT_NOW_NOT_OVER] = {
        "The game isn’t over yet.",
        "La partie n’est pas encore terminée.",
        "Гру ще не закінчено.",
    },
    [NOT_NOW_SEATED_ALREADY] = {
        "You’re already at this table.",
        "Vous êtes déjà à cette table.",
        "Ви вже за цим столом.",
    },
    [NOT_NOW_BOT_PLAYS] = {
        "A bot is playing for you: take your seat back first.",
        "Un bot joue pour vous\u00A0: reprenez d’abord votre place.",
        "За вас грає бот: спершу поверніться на своє місце.",
    },
    [NOT_NOW_NOT_ASKED] = {
        "It’s not your turn.",
        "Ce n’est pas à vous de jouer.",
        "Зараз не ваш хід.",
    },
    [NOT_NOW_NOTHING_PROPOSED] = {
        "That request is gone.",
        "Cette demande n’est plus valable.",
        "Цього прохання вже немає.",
    },
    [NOT_NOW_HAS_RESIGNED] = {
        "You have resigned.",
        "Vous avez abandonné.",
        "Ви вже здалися.",
    },
    [NOT_NOW_NOBODY_GONE] = {
        "Nobody is away.",
        "Personne n’est absent.",
        "Усі на місці.",
    },
    [NOT_NOW_TABLE_WAITS] = {
        "This table waits for absent players.",
        "Cette table attend les absents.",
        "Цей стіл чекає на відсутніх.",
    },
    [NOT_NOW_NO_PASSWORD] = {
        "Guests have no password.",
        "Un invité n’a pas de mot de passe.",
        "У гостя немає пароля.",
    },
    [NOT_NOW_NO_RECORD] = {
        "This game was not kept.",
        "Cette partie n’a pas été conservée.",
        "Цю гру не збережено.",
    },
    [NOT_NOW_NO_OUTAGE] = {
        "The server wasn’t down for long: the game counts.",
        "Le serveur n’a pas été indisponible longtemps\u00A0: la partie compte.",
        "Сервер не був недоступний надовго: гра зараховується.",
    },
};

/* clang-format on */

const char *not_now_text(enum text_language language, enum not_now why) {
    dm_guard(why < NOT_NOW_COUNT && language < TEXT_LANGUAGES);
    return sentences[why][language];
}
