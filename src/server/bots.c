/* One job is what a bot answers in a row. It works on a copy of the whole state, but its session is
 * shown only what the seat observes. */
#include "server/bots.h"

#include <stdlib.h>
#include <string.h>

#include "api/shuffle.h"
#include "bots/bot_session.h"
#include "engine/guard.h"
#include "online/secret.h"

/* Simulations in a slice: about 20 ms of the slowest, so that whoever wants little need not wait
 * longer than that for a thread. HEAVY: bytes of a session from which on few are begun at a time.
 */
enum { SLICE = 16, HEAVY = 1 << 20 };

/* What a bot answers in a row, as far as it has got. */
typedef struct bot_thinking {
    const bot *player;
    const dm_game *game;
    dm_state *state;
    uint64_t seed;
    void *memory; /* of the session; NULL: it has not begun, or has ended */
    bot_session *session;
    dm_question question;
    uint8_t seat;
    bool looks; /* at the situation: thinks about it */
    int count;
    char (*tokens)[DM_TOKEN_BYTES];
} bot_thinking;

static bool begin_thinking(bot_thinking *thinking) {
    size_t bytes = bot_session_bytes(thinking->player);
    thinking->memory = malloc(bytes);
    if (thinking->memory == NULL) return false;
    thinking->session =
        bot_session_begin(thinking->memory, bytes, thinking->player, thinking->game);
    thinking->game->ask(thinking->state, &thinking->question, NULL);
    thinking->seat = thinking->question.seat;
    return true;
}

static void end_thinking(bot_thinking *thinking) {
    free(thinking->memory);
    thinking->memory = NULL;
}

/* Turns to what the seat is asked now; false if that is nothing, or enough was answered. */
static bool look(bot_thinking *thinking) {
    dm_state seen;
    dm_error error;
    bool asked = thinking->seat != DM_NOBODY && thinking->question.seat == thinking->seat;
    if (!asked || thinking->count == BOTS_ANSWERS_MAX) return false;
    thinking->game->observe(thinking->state, thinking->seat, &seen);
    thinking->looks = bot_session_look(thinking->session, &seen,
                                       thinking->seed + (uint64_t)thinking->count, &error);
    return thinking->looks;
}

static void answer(bot_thinking *thinking) {
    int index = bot_session_choice(thinking->session);
    dm_guard(index >= 0 && index < thinking->question.count);
    dm_answer answer = thinking->question.answers[index];
    dm_writer out = dm_writer_on(thinking->tokens[thinking->count++], DM_TOKEN_BYTES);
    thinking->game->write_token(answer, &out);
    thinking->game->apply(thinking->state, answer, NULL, &thinking->question);
    thinking->looks = false;
}

/* One slice; false when there is nothing more to think about. */
static bool go_on(bot_thinking *thinking) {
    if (thinking->memory == NULL && !begin_thinking(thinking)) return false;
    if (!thinking->looks && !look(thinking)) return false;
    if (!bot_session_think(thinking->session, SLICE)) answer(thinking);
    return true;
}

int bots_answer(const bot *player, const dm_game *game, dm_state *state, uint64_t seed,
                char tokens[][DM_TOKEN_BYTES]) {
    assert(game && state);
    bot_thinking thinking = {
        .player = player, .game = game, .state = state, .seed = seed, .tokens = tokens};
    while (go_on(&thinking)) continue;
    end_thinking(&thinking);
    return thinking.count;
}

typedef struct bot_job {
    pool_job job;
    server_hub *hub;
    char id[STORE_ID_BYTES];
    uint32_t seq;
    uint8_t seat;
    bot player;
    dm_state state;
    bot_thinking thinking;
    char tokens[BOTS_ANSWERS_MAX][DM_TOKEN_BYTES];
} bot_job;

static void think(pool_job *job) { job->goes_on = go_on(&((bot_job *)job)->thinking); }

/* Also of one that nobody ran, or not to its end: half a turn is none. */
static void done(pool_job *job) {
    bot_job *work = (bot_job *)job;
    int count = job->goes_on ? 0 : work->thinking.count;
    end_thinking(&work->thinking);
    live_table_bot_answered(work->hub, work->id, work->seq, work->seat, work->tokens, count);
    free(work);
}

static uint64_t seed_of(const online_table *table) {
    char secret[SECRET_HEX_BYTES];
    secret_write_hex(table->secret, secret);
    return shuffle_bot_seed(table->id, secret, online_step(table));
}

/* It is for the first person at the table that it thinks. Where nobody looks it can wait. */
static fair_claim claim_of(const live_table *live, const bot *player) {
    const online_table *table = live->table;
    const char *owner = table->id;
    for (int k = table->plan.players - 1; k >= 0; k--)
        if (table->seats[k].player[0]) owner = table->seats[k].player;
    return (fair_claim){.owner = fair_share_hash(owner),
                        .patient = live->watches == NULL,
                        .heavy = bot_session_bytes(player) > HEAVY};
}

bool bots_think(server_hub *hub, live_table *live, uint8_t seat) {
    dm_guard(seat < DM_SEATS_MAX && live->table->match.game);
    const online_table *table = live->table;
    bot_job *work = calloc(1, sizeof *work);
    dm_error error;
    if (work == NULL) return false;
    work->job.run = think;
    work->job.done = done;
    work->hub = hub;
    strcpy(work->id, live->id);
    work->seq = table->seq;
    work->seat = seat;
    dm_copy(table->match.game, &work->state, &table->match.state);
    work->thinking = (bot_thinking){.player = &work->player,
                                    .game = table->match.game,
                                    .state = &work->state,
                                    .seed = seed_of(table),
                                    .tokens = work->tokens};
    bool known = bot_from_name(&work->player, table->seats[seat].bot, &error);
    if (known) work->job.claim = claim_of(live, &work->player);
    if (known && thread_pool_give(hub->bot_pool, &work->job)) {
        live->bot_job = &work->job;
        return true;
    }
    free(work);
    return false;
}
