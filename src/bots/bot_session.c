#include "bots/bot_session.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "bots/bot_kind.h"
#include "engine/guard.h"

size_t bot_session_bytes(const bot *who) {
    assert(who->kind != NULL);
    return who->kind->bytes(who);
}

bot_session *bot_session_begin(void *memory, size_t bytes, const bot *who, const dm_game *game) {
    bot_session *session = memory;
    dm_guard(memory != NULL && (uintptr_t)memory % _Alignof(bot_session) == 0);
    dm_guard(bytes >= BOT_SESSION_BYTES_MIN);
    assert(who->kind != NULL && bot_evaluator(who, game) != NULL);
    memset(session, 0, sizeof *session);
    session->who = who;
    session->game = game;
    session->evaluator = bot_evaluator(who, game);
    session->own = (char *)memory + BOT_SESSION_SELF_BYTES;
    session->own_bytes = bytes - BOT_SESSION_SELF_BYTES;
    who->kind->begin(session);
    return session;
}

bool bot_session_look(bot_session *session, const dm_state *seen, uint64_t seed, dm_error *error) {
    dm_question question;
    assert(seen != NULL && error != NULL);
    session->game->ask(seen, &question, NULL);
    if (question.seat == DM_NOBODY)
        return dm_fail(error, "the game is over; expected a question to think about");
    if (question.partial)
        return dm_fail(error, "the cards of the seat that is asked are not known here");
    dm_random_seed(&session->random, seed);
    session->who->kind->look(session, seen, &question, seed);
    session->question = question;
    session->looking = true;
    return true;
}

bool bot_session_think(bot_session *session, uint32_t simulations) {
    assert(session->looking);
    return session->who->kind->think(session, simulations);
}

bool bot_session_is_settled(const bot_session *session, uint32_t simulations) {
    assert(session->looking);
    return session->who->kind->is_settled(session, simulations);
}

uint32_t bot_session_simulations(const bot_session *session) {
    assert(session->looking);
    return session->who->kind->simulations(session);
}

/* ---- Choosing ---------------------------------------------------------------------------- */

/* Whether sessions can be asked together: they look at one question, as bots of one kind. */
static bool belong_together(bot_session *const sessions[], int count) {
    const bot_session *first = sessions[0];
    for (int k = 0; k < count; k++)
        if (!sessions[k]->looking || sessions[k]->who->kind != first->who->kind ||
            sessions[k]->question.count != first->question.count)
            return false;
    return true;
}

int bot_sessions_choice(bot_session *const sessions[], int count) {
    dm_guard(count >= 1 && belong_together(sessions, count));
    int choice = sessions[0]->who->kind->choose(sessions, count);
    assert(choice >= 0 && choice < sessions[0]->question.count);
    return choice;
}

int bot_session_choice(bot_session *session) { return bot_sessions_choice(&session, 1); }

/* ---- Reasons ----------------------------------------------------------------------------- */

/* Sorted by visits, then by chance; the choice itself always comes first. */
static bool comes_before(const bot_advice *left, const bot_advice *right, int choice) {
    if (left->answer == choice || right->answer == choice) return left->answer == choice;
    if (left->visits != right->visits) return left->visits > right->visits;
    return left->share > right->share;
}

int bot_sessions_advice(bot_session *const sessions[], int count, bot_advice *list, int most) {
    int choice = bot_sessions_choice(sessions, count), listed = 0;
    assert(most >= 0);
    for (int answer = 0; answer < sessions[0]->question.count; answer++) {
        bot_advice advice = {.answer = answer};
        sessions[0]->who->kind->advise(sessions, count, &advice);
        int place = listed;
        while (place > 0 && comes_before(&advice, &list[place - 1], choice)) place--;
        if (place == most) continue;
        if (listed < most) listed++;
        memmove(&list[place + 1], &list[place], (size_t)(listed - 1 - place) * sizeof *list);
        list[place] = advice;
    }
    return listed;
}
