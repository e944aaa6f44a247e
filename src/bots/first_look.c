#include "bots/first_look.h"

#include <assert.h>

#include "bots/bot_kind.h"
#include "engine/guard.h"

int first_look_best(const first_look *look, int count) {
    int best = 0;
    dm_guard(count > 0 && count <= DM_ANSWERS_MAX);
    for (int k = 1; k < count; k++)
        if (look->utility[k] > look->utility[best]) best = k;
    return best;
}

static void take(bot_session *session) {
    assert(session->looking && session->who->kind->decide != NULL);
    if (session->first.decided) return;
    session->first.decided = true;
    session->first.choice = session->who->kind->decide(session);
}

bool first_look_think(bot_session *session, uint32_t simulations) {
    (void)simulations;
    take(session);
    return false;
}

bool first_look_is_settled(const bot_session *session, uint32_t simulations) {
    (void)simulations;
    return session->first.decided;
}

uint32_t first_look_simulations(const bot_session *session) {
    (void)session;
    return 0;
}

/* Looking again would find the same: the first session speaks for all. */
int first_look_choose(bot_session *const sessions[], int count) {
    assert(count >= 1), (void)count;
    take(sessions[0]);
    return sessions[0]->first.choice;
}

void first_look_tell(const bot_session *session, bot_advice *advice) {
    dm_guard(advice->answer >= 0 && advice->answer < session->question.count);
    advice->visits = 0;
    advice->share = session->first.share[advice->answer];
    advice->points = session->first.points[advice->answer];
    advice->line_count = 1;
    advice->line[0] = session->question.answers[advice->answer];
}

void first_look_advise(bot_session *const sessions[], int count, bot_advice *advice) {
    assert(count >= 1 && sessions[0]->first.decided), (void)count;
    first_look_tell(sessions[0], advice);
}

size_t first_look_bytes(const bot *who) {
    (void)who;
    return BOT_SESSION_BYTES_MIN;
}
