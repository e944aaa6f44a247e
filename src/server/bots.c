/* One job is what a bot answers in a row. It works on a copy of the whole state, but its session is
 * shown only what the seat observes. */
#include "server/bots.h"

#include <stdlib.h>
#include <string.h>

#include "api/shuffle.h"
#include "bots/bot_session.h"
#include "engine/guard.h"
#include "online/secret.h"

typedef struct bot_job {
    pool_job job;
    server_hub *hub;
    char id[STORE_ID_BYTES];
    uint32_t seq;
    uint8_t seat;
    bot player;
    const dm_game *game;
    dm_state state;
    uint64_t seed;
    int count;
    char tokens[BOTS_ANSWERS_MAX][DM_TOKEN_BYTES];
} bot_job;

/* The index of what the seat that is asked answers; -1 if there is nothing to look at. */
static int choose(bot_session *session, const dm_game *game, const dm_state *state, uint8_t seat,
                  uint64_t seed) {
    dm_state seen;
    dm_error error;
    game->observe(state, seat, &seen);
    if (!bot_session_look(session, &seen, seed, &error)) return -1;
    while (bot_session_think(session, 256)) continue;
    return bot_session_choice(session);
}

int bots_answer(const bot *player, const dm_game *game, dm_state *state, uint64_t seed,
                char tokens[][DM_TOKEN_BYTES]) {
    assert(game && state);
    dm_question question;
    int count = 0;
    size_t bytes = bot_session_bytes(player);
    void *memory = malloc(bytes);
    if (memory == NULL) return 0;
    bot_session *session = bot_session_begin(memory, bytes, player, game);
    game->ask(state, &question, NULL);
    uint8_t seat = question.seat;
    for (; seat != DM_NOBODY && question.seat == seat && count < BOTS_ANSWERS_MAX; count++) {
        int index = choose(session, game, state, seat, seed + (uint64_t)count);
        if (index < 0) break;
        dm_guard(index < question.count);
        dm_answer answer = question.answers[index];
        dm_writer out = dm_writer_on(tokens[count], DM_TOKEN_BYTES);
        game->write_token(answer, &out);
        game->apply(state, answer, NULL, &question);
    }
    free(memory);
    return count;
}

static void think(pool_job *job) {
    bot_job *work = (bot_job *)job;
    work->count = bots_answer(&work->player, work->game, &work->state, work->seed, work->tokens);
}

static void done(pool_job *job) {
    bot_job *work = (bot_job *)job;
    live_table_bot_answered(work->hub, work->id, work->seq, work->seat, work->tokens, work->count);
    free(work);
}

static uint64_t seed_of(const online_table *table) {
    char secret[SECRET_HEX_BYTES];
    secret_write_hex(table->secret, secret);
    return shuffle_bot_seed(table->id, secret, online_step(table));
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
    work->game = table->match.game;
    dm_copy(work->game, &work->state, &table->match.state);
    work->seed = seed_of(table);
    if (bot_from_name(&work->player, table->seats[seat].bot, &error) &&
        thread_pool_give(hub->bot_pool, &work->job))
        return true;
    free(work);
    return false;
}
