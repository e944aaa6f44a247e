/* The kind `random`: any legal answer. It weighs nothing, and says so in its advice by zeros. */
#include <assert.h>
#include <string.h>

#include "bots/bot_kind.h"

static void begin(bot_session *session) { (void)session; }

static void look(bot_session *session, const dm_state *seen, const dm_question *question,
                 uint64_t seed) {
    (void)seen, (void)seed;
    assert(question->count > 0), (void)question;
    memset(&session->first, 0, sizeof session->first);
}

static int decide(bot_session *session) {
    return (int)dm_random_below(&session->random, session->question.count);
}

static const bot_option no_options[] = {{.name = NULL}};

const bot_kind bot_kind_random = {
    .name = "random",
    .names = "random",
    .options = no_options,
    .bytes = first_look_bytes,
    .begin = begin,
    .look = look,
    .decide = decide,
    .think = first_look_think,
    .is_settled = first_look_is_settled,
    .simulations = first_look_simulations,
    .choose = first_look_choose,
    .advise = first_look_advise,
};
