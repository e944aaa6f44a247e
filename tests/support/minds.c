#include "support/minds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { QUICK_LINES = 200 };

const char *const tried_games[] = {"deus players=2",
                                   "deus players=4",
                                   "deus players=3 start=6 joker=on",
                                   "deus players=2 egypt=all joker=on",
                                   "gheos players=2",
                                   "gheos players=3",
                                   NULL};

/* ---- Matches ----------------------------------------------------------------------------- */

void match_new(dm_match *match, const char *words) {
    char name[16] = "";
    dm_setup setup;
    dm_error error;
    size_t length = strcspn(words, " ");
    memcpy(name, words, length);
    dm_setup_clear(&setup);
    if (!dm_setup_add_words(&setup, words + length, &error) ||
        !dm_match_begin(match, dm_game_named(name), &setup, &error))
        fail_msg("%s: %s", words, error.text);
}

void match_new_seeded(dm_match *match, const char *words, int seed) {
    char text[160];
    snprintf(text, sizeof text, "%s seed=%d", words, seed);
    match_new(match, text);
}

void match_play_randomly(dm_match *match, int answers, dm_random *random) {
    for (int k = 0; k < answers && match->question.seat != DM_NOBODY; k++)
        dm_match_play(match, (int)dm_random_below(random, match->question.count), NULL);
}

/* ---- Bots and minds ---------------------------------------------------------------------- */

bot bot_called(const char *name) {
    bot bot;
    dm_error error;
    if (!bot_from_name(&bot, name, &error)) fail_msg("%s", error.text);
    return bot;
}

bot quick_bot(const char *name) {
    bot bot = bot_called(name);
    if (bot.lines > QUICK_LINES) bot.lines = QUICK_LINES;
    return bot;
}

mind *mind_open(const bot *bot, const dm_game *game) {
    size_t bytes = mind_bytes(bot);
    void *memory = malloc(bytes);
    assert_non_null(memory);
    return mind_begin(memory, bytes, bot, game);
}

void mind_look_at(mind *mind, const dm_match *match, uint64_t seed) {
    dm_state seen;
    dm_error error;
    match->game->observe(&match->state, match->question.seat, &seen);
    if (!mind_look(mind, &seen, seed, &error)) fail_msg("%s", error.text);
}

void mind_think_all(mind *mind, uint32_t slice) {
    while (mind_think(mind, slice)) continue;
}

/* ---- What they say ----------------------------------------------------------------------- */

void minds_tell(mind *const minds[], int count, opinion_list *told) {
    memset(told, 0, sizeof *told);
    told->choice = minds_choice(minds, count);
    told->count = minds_advice(minds, count, told->list, DM_ANSWERS_MAX);
}

void mind_tell(mind *mind, opinion_list *told) { minds_tell(&mind, 1, told); }

static void expect_same_advice(const advice *expected, const advice *found) {
    assert_int_equal(expected->answer, found->answer);
    assert_int_equal(expected->visits, found->visits);
    assert_memory_equal(&expected->share, &found->share, sizeof found->share);
    assert_memory_equal(&expected->points, &found->points, sizeof found->points);
    assert_int_equal(expected->line_count, found->line_count);
    for (int k = 0; k < found->line_count; k++)
        assert_true(dm_same_answer(expected->line[k], found->line[k]));
}

void expect_same_opinion(const opinion_list *expected, const opinion_list *found) {
    assert_int_equal(expected->choice, found->choice);
    assert_int_equal(expected->count, found->count);
    for (int k = 0; k < found->count; k++) expect_same_advice(&expected->list[k], &found->list[k]);
}

uint32_t visits_told(const opinion_list *told) {
    uint32_t sum = 0;
    for (int k = 0; k < told->count; k++) sum += told->list[k].visits;
    return sum;
}
