/* One task is what a bot answers in a row. It works on a copy of the whole state, but its mind is
 * shown only what the seat observes. */
#include "server/bots.h"

#include <stdlib.h>
#include <string.h>

#include "bots/mind.h"

typedef struct bot_task {
    task task;
    hub *hub;
    char id[STORE_ID_BYTES];
    uint32_t seq;
    uint8_t seat;
    bot bot;
    const dm_game *game;
    dm_state state;
    uint64_t seed;
    int count;
    char tokens[BOTS_ANSWERS_MAX][DM_TOKEN_BYTES];
} bot_task;

static bool answer_once(bot_task *work, mind *mind, dm_question *question) {
    dm_state seen;
    dm_error error;
    work->game->observe(&work->state, work->seat, &seen);
    if (!mind_look(mind, &seen, work->seed + (uint64_t)work->count, &error)) return false;
    while (mind_think(mind, 256)) {
    }
    dm_answer answer = question->answers[mind_choice(mind)];
    dm_writer out = dm_writer_on(work->tokens[work->count++], DM_TOKEN_BYTES);
    work->game->write_token(answer, &out);
    work->game->apply(&work->state, answer, NULL, question);
    return question->seat == work->seat && work->count < BOTS_ANSWERS_MAX;
}

static void think(task *task) {
    bot_task *work = (bot_task *)task;
    dm_question question;
    size_t bytes = mind_bytes(&work->bot);
    void *memory = malloc(bytes);
    if (memory == NULL) return; /* it is asked again later */
    mind *mind = mind_begin(memory, bytes, &work->bot, work->game);
    work->game->ask(&work->state, &question, NULL);
    while (answer_once(work, mind, &question)) {
    }
    free(memory);
}

static void done(task *task) {
    bot_task *work = (bot_task *)task;
    hosted_bot_answered(work->hub, work->id, work->seq, work->seat, work->tokens, work->count);
    free(work);
}

/* The seed of its thinking must not tell anything of the game's: it is the table's name and step.
 */
static uint64_t seed_of(const online_table *table) {
    uint64_t seed = online_step(table);
    for (const char *letter = table->id; *letter; letter++) seed = seed * 31 + (uint8_t)*letter;
    return seed;
}

bool bots_think(hub *hub, hosted *hosted, uint8_t seat) {
    const online_table *table = hosted->table;
    bot_task *work = calloc(1, sizeof *work);
    dm_error error;
    if (work == NULL) return false;
    work->task.work = think;
    work->task.done = done;
    work->hub = hub;
    strcpy(work->id, hosted->id);
    work->seq = table->seq;
    work->seat = seat;
    work->game = table->match.game;
    dm_copy(work->game, &work->state, &table->match.state);
    work->seed = seed_of(table);
    if (bot_from_name(&work->bot, table->seats[seat].bot, &error) &&
        crew_give(hub->crew, &work->task))
        return true;
    free(work);
    return false;
}
