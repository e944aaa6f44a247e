#include "support/bot_sessions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* ---- Bots and sessions ---------------------------------------------------------------------- */

bot bot_called(const char *name) {
    bot bot;
    dm_error error;
    if (!bot_from_name(&bot, name, &error)) fail_msg("%s", error.text);
    return bot;
}

bot quick_bot(const char *name) {
    return bot_called(strcmp(name, "greedy") == 0 ? "greedy:lines=200" : name);
}

bot_session *bot_session_open(const bot *bot, const dm_game *game) {
    size_t bytes = bot_session_bytes(bot);
    void *memory = malloc(bytes);
    assert_non_null(memory);
    return bot_session_begin(memory, bytes, bot, game);
}

void bot_session_look_at(bot_session *session, const dm_match *match, uint64_t seed) {
    dm_state seen;
    dm_error error;
    match->game->observe(&match->state, match->question.seat, &seen);
    if (!bot_session_look(session, &seen, seed, &error)) fail_msg("%s", error.text);
}

void bot_session_think_all(bot_session *session, uint32_t slice) {
    while (bot_session_think(session, slice)) continue;
}

/* ---- What they say ----------------------------------------------------------------------- */

void bot_sessions_tell(bot_session *const sessions[], int count, opinion_list *told) {
    memset(told, 0, sizeof *told);
    told->choice = bot_sessions_choice(sessions, count);
    told->count = bot_sessions_advice(sessions, count, told->list, DM_ANSWERS_MAX);
}

void bot_session_tell(bot_session *session, opinion_list *told) {
    bot_sessions_tell(&session, 1, told);
}

static void expect_same_advice(const bot_advice *expected, const bot_advice *found) {
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
