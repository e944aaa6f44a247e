/* How the search thinks: in slices that make no difference, keeping what it foresaw, within its
 * memory and its budget, alone or side by side; and that thinking more is playing better. */
#include "support/bot_sessions.h"

#include <stdlib.h>
#include <string.h>

#include "bots/search.h"
#include "host/thinker.h"

static dm_match match;

/* A match in its middle, reached by random answers. */
static void play_to_the_middle(const char *game, int seed, int answers) {
    dm_random random;
    dm_random_seed(&random, (uint64_t)seed);
    match_new_seeded(&match, game, seed);
    match_play_randomly(&match, answers, &random);
    assert_int_not_equal(match.question.seat, DM_NOBODY);
}

/* ---- Turns ahead ------------------------------------------------------------------------- */

enum { NODES = 100000, SIMULATIONS_TO_GROW = 3000 };

/* The last turn of the seat at the root that a tree has answers of. */
static int last_turn_foreseen(int turns) {
    static search_node nodes[NODES];
    static dm_state seen;
    static search_tree tree;
    static first_look first;
    search_constants constants = {.turns = turns,
                                  .exploration = 6,
                                  .confidence = 1,
                                  .guess_slope = 1.5,
                                  .guess_visits = 1,
                                  .root_lines = 4000,
                                  .guess_lines = 8};
    int last = 0;
    match.game->observe(&match.state, match.question.seat, &seen);
    search_begin(&tree, match.game, match.game->evaluators[0], &constants, nodes, sizeof nodes);
    search_look(&tree, &seen, &match.question, 1, &first);
    for (int k = 0; k < SIMULATIONS_TO_GROW; k++) search_simulate(&tree);
    for (uint32_t k = 1; k < tree.node_count; k++)
        if (nodes[k].visits > 0 && nodes[k].turn > last) last = nodes[k].turn;
    return last;
}

static void a_search_foresees_as_many_turns_as_it_is_told(void **state) {
    (void)state;
    play_to_the_middle("gheos players=2", 5, 12);
    for (int turns = 1; turns <= 3; turns++) assert_int_equal(last_turn_foreseen(turns), turns);
}

/* How many simulations a level makes for the decision at hand. */
static uint32_t simulations_of(const char *level) {
    bot bot = bot_called(level);
    bot_session *session = bot_session_open(&bot, match.game);
    bot_session_look_at(session, &match, 1);
    bot_session_think_all(session, 1000000);
    uint32_t simulations = bot_session_simulations(session);
    free(session);
    return simulations;
}

/* In Deus they look farther, and each takes longer: so there are fewer. */
static void the_strongest_level_looks_as_far_as_the_game_allows(void **state) {
    bot strongest = bot_of_level(BOT_LEVELS);
    (void)state;
    play_to_the_middle("deus players=2", 5, 12);
    assert_int_equal(match.game->foresight, strongest.deep_limits.turns);
    assert_in_range(simulations_of("level:8"), 1, strongest.deep_limits.simulations);
    play_to_the_middle("gheos players=2", 5, 12);
    assert_true(match.game->foresight < strongest.deep_limits.turns);
    assert_in_range(simulations_of("level:8"), strongest.deep_limits.simulations + 1,
                    strongest.simulations);
}

/* ---- Slices ------------------------------------------------------------------------------ */

enum { ANSWERS_COMPARED = 8 };

/* Lets a bot answer for every seat in turn, and keeps all it says on the way. */
static void keep_what_it_says(const bot *bot, uint32_t slice, opinion_list *told) {
    bot_session *session = bot_session_open(bot, match.game);
    for (int k = 0; k < ANSWERS_COMPARED; k++) {
        bot_session_look_at(session, &match, (uint64_t)k);
        bot_session_think_all(session, slice);
        bot_session_tell(session, &told[k]);
        dm_match_play(&match, told[k].choice, NULL);
    }
    free(session);
}

/* Over whole turns, so that what is kept from one decision to the next is the same too. */
static void the_size_of_slices_makes_no_difference(void **state) {
    static const uint32_t slices[] = {1, 7, 1000};
    static opinion_list told[3][ANSWERS_COMPARED];
    bot bot = bot_called("search:70");
    (void)state;
    for (int g = 0; tried_games[g]; g++) {
        for (int k = 0; k < 3; k++) {
            play_to_the_middle(tried_games[g], 20 + g, 30);
            keep_what_it_says(&bot, slices[k], told[k]);
        }
        for (int k = 0; k < ANSWERS_COMPARED; k++) {
            expect_same_opinion(&told[0][k], &told[1][k]);
            expect_same_opinion(&told[0][k], &told[2][k]);
        }
    }
}

static void another_seed_is_another_thought(void **state) {
    static opinion_list one, other;
    bot bot = bot_called("search:200");
    (void)state;
    match_new(&match, "deus players=2 seed=3");
    bot_session *session = bot_session_open(&bot, match.game);
    bot_session_look_at(session, &match, 1);
    bot_session_think_all(session, 50);
    bot_session_tell(session, &one);
    bot_session_look_at(session, &match, 2);
    bot_session_think_all(session, 50);
    bot_session_tell(session, &other);
    assert_true(one.list[0].points != other.list[0].points);
    free(session);
}

/* Where there is most to compute: four players, all of Egypt, full hands. */
static void a_slice_of_one_is_one_simulation_and_can_be_the_last(void **state) {
    bot bot = bot_called("search:3600s");
    (void)state;
    play_to_the_middle("deus players=4 egypt=all joker=on", 2, 260);
    bot_session *session = bot_session_open(&bot, match.game);
    bot_session_look_at(session, &match, 1);
    for (uint32_t k = 0; k < 40; k++) {
        assert_int_equal(bot_session_simulations(session), k);
        assert_in_range(bot_session_choice(session), 0, match.question.count - 1);
        assert_true(bot_session_think(session, 1));
    }
    assert_true(bot_session_think(session, 0));
    assert_int_equal(bot_session_simulations(session), 40);
    free(session);
}

static void a_budget_is_never_exceeded(void **state) {
    static const char *const names[] = {"search:1", "search:2", "search:65", "search:150"};
    (void)state;
    for (int k = 0; k < 4; k++) {
        bot bot = bot_called(names[k]);
        match_new(&match, "gheos players=2 seed=4");
        bot_session *session = bot_session_open(&bot, match.game);
        bot_session_look_at(session, &match, 1);
        bot_session_think_all(session, 1000000);
        assert_in_range(bot_session_simulations(session), 1, bot.simulations);
        assert_false(bot_session_think(session, 1));
        free(session);
    }
}

/* ---- Doubt ------------------------------------------------------------------------------- */

/* A few unlucky deals say little: what was tried at all is tried often enough to be judged. */
static void no_answer_is_given_up_after_a_few_simulations(void **state) {
    enum { ENOUGH = 8 };
    bot bot = bot_called("search:3000");
    opinion_list told;
    (void)state;
    for (int seed = 1; seed <= 3; seed++) {
        play_to_the_middle("gheos players=4", seed, 60);
        bot_session *session = bot_session_open(&bot, match.game);
        bot_session_look_at(session, &match, 1);
        bot_session_think_all(session, 500);
        bot_session_tell(session, &told);
        for (int k = 0; k < told.count; k++) {
            uint32_t visits = told.list[k].visits;
            if (visits > 0 && visits < ENOUGH)
                fail_msg("seed %d, answer %d: given up after %u simulations", seed, k, visits);
        }
        free(session);
    }
}

/* ---- What is kept ------------------------------------------------------------------------ */

/* Plays on with one session and compares, at every decision, whether it has kept its thoughts with
 * whether it may: only if the same seat goes on and nothing was revealed. */
static void count_kept(const char *game, int answers, int *kept, int *afresh) {
    bot bot = bot_called("search:120");
    uint8_t seat = DM_NOBODY;
    bot_session *session = bot_session_open(&bot, match.game);
    for (int k = 0; k < answers && match.question.seat != DM_NOBODY; k++) {
        bool goes_on = match.question.seat == seat && !match.question.revealed;
        bot_session_look_at(session, &match, (uint64_t)k);
        bool keeps = bot_session_simulations(session) > 0;
        if (keeps != goes_on)
            fail_msg("%s, decision %d: %s", game, k, keeps ? "kept too much" : "forgot");
        ++*(keeps ? kept : afresh);
        bot_session_think_all(session, 40);
        seat = match.question.seat;
        dm_match_play(&match, bot_session_choice(session), NULL);
    }
    free(session);
}

static void thoughts_are_kept_until_something_is_revealed(void **state) {
    (void)state;
    for (int g = 0; tried_games[g]; g++) {
        int kept = 0, afresh = 0;
        play_to_the_middle(tried_games[g], 40 + g, 40);
        count_kept(tried_games[g], 24, &kept, &afresh);
        assert_true(kept >= 3 && afresh >= 3);
    }
}

/* Another match, or the same situation again, is not what was foreseen. */
static void nothing_is_kept_for_a_situation_that_was_not_foreseen(void **state) {
    bot bot = bot_called("search:120");
    (void)state;
    match_new(&match, "deus players=2 seed=3");
    bot_session *session = bot_session_open(&bot, match.game);
    for (int k = 0; k < 2; k++) {
        bot_session_look_at(session, &match, 1);
        assert_int_equal(bot_session_simulations(session), 0);
        bot_session_think_all(session, 40);
    }
    match_new(&match, "deus players=2 seed=4");
    bot_session_look_at(session, &match, 1);
    assert_int_equal(bot_session_simulations(session), 0);
    free(session);
}

/* ---- Memory ------------------------------------------------------------------------------ */

enum { GUARD_BYTES = 256, GUARD = 0xA5 };

static void expect_guard(const uint8_t *guard) {
    for (int k = 0; k < GUARD_BYTES; k++) assert_int_equal(guard[k], GUARD);
}

/* A session that runs out of memory stops growing its tree, and nothing else: it writes nowhere
 * else, every simulation counts for an answer, and its choice is legal. */
static void expect_works_with(size_t bytes, const char *game, int seed, int answers) {
    static opinion_list told;
    bot bot = bot_called("search:3600s"); /* never has enough */
    uint8_t *memory = malloc(bytes + GUARD_BYTES);
    assert_non_null(memory);
    memset(memory, GUARD, bytes + GUARD_BYTES);
    play_to_the_middle(game, seed, 30);
    bot_session *session = bot_session_begin(memory, bytes, &bot, match.game);
    for (int k = 0; k < answers && match.question.seat != DM_NOBODY; k++) {
        bot_session_look_at(session, &match, (uint64_t)k);
        assert_true(bot_session_think(session, 300));
        expect_guard(memory + bytes);
        bot_session_tell(session, &told);
        assert_int_equal(visits_told(&told), bot_session_simulations(session));
        assert_in_range(told.choice, 0, match.question.count - 1);
        dm_match_play(&match, told.choice, NULL);
    }
    free(memory);
}

static void the_least_memory_is_enough(void **state) {
    (void)state;
    for (int g = 0; tried_games[g]; g++)
        expect_works_with(BOT_SESSION_BYTES_MIN, tried_games[g], 60 + g, 5);
}

static void any_amount_of_memory_will_do(void **state) {
    (void)state;
    for (size_t more = 1; more < 200; more += 37)
        expect_works_with(BOT_SESSION_BYTES_MIN + more, "gheos players=2", 70, 2);
    expect_works_with(2 * BOT_SESSION_BYTES_MIN, "deus players=4 egypt=all joker=on", 71, 4);
}

/* Whatever is answered then, also what the session hardly looked at. */
static void expect_thinks_on_after_any_answer(const char *game, int seed) {
    static _Alignas(16) uint8_t memory[BOT_SESSION_BYTES_MIN];
    static uint8_t full[BOT_SESSION_BYTES_MIN];
    static dm_match before;
    static opinion_list told;
    bot bot = bot_called("search:3600s");
    play_to_the_middle(game, seed, 40);
    before = match;
    bot_session *session = bot_session_begin(memory, sizeof memory, &bot, match.game);
    bot_session_look_at(session, &match, 1);
    bot_session_think(session, 400);
    memcpy(full, memory, sizeof full);
    for (int answer = 0; answer < before.question.count; answer++) {
        memcpy(memory, full, sizeof memory);
        match = before;
        dm_match_play(&match, answer, NULL);
        if (match.question.seat == DM_NOBODY) continue;
        bot_session_look_at(session, &match, 2);
        bot_session_think(session, 10);
        bot_session_tell(session, &told);
        assert_int_equal(visits_told(&told), bot_session_simulations(session));
    }
}

/* When the tree had no room left for the answers of a situation that it foresaw, all simulations
 * there were in vain. */
static void a_full_memory_does_not_stop_the_thinking(void **state) {
    static const char *const games[] = {"deus players=2", "deus players=2 egypt=all joker=on",
                                        "deus players=3 start=6 joker=on"};
    (void)state;
    for (int g = 0; g < 3; g++)
        for (int seed = 0; seed < 6; seed++) expect_thinks_on_after_any_answer(games[g], seed);
}

/* ---- Side by side ------------------------------------------------------------------------ */

/* Adds what a session said to the sums over all sessions, by answer. */
static void add_up(const opinion_list *told, uint32_t *visits, double *shares) {
    for (int k = 0; k < told->count; k++) {
        const bot_advice *advice = &told->list[k];
        visits[advice->answer] += advice->visits;
        shares[advice->answer] += advice->share * advice->visits;
    }
}

static void several_sessions_are_summed(void **state) {
    static opinion_list alone[2], both;
    uint32_t visits[DM_ANSWERS_MAX] = {0};
    double shares[DM_ANSWERS_MAX] = {0};
    bot bot = bot_called("search:80");
    bot_session *sessions[2];
    (void)state;
    play_to_the_middle("deus players=3 start=6 joker=on", 5, 60);
    for (int k = 0; k < 2; k++) {
        sessions[k] = bot_session_open(&bot, match.game);
        bot_session_look_at(sessions[k], &match, (uint64_t)k + 1);
        bot_session_think_all(sessions[k], 9);
        bot_session_tell(sessions[k], &alone[k]);
        add_up(&alone[k], visits, shares);
    }
    bot_sessions_tell(sessions, 2, &both);
    for (int k = 0; k < both.count; k++) {
        const bot_advice *advice = &both.list[k];
        double off = advice->share * advice->visits - shares[advice->answer];
        assert_int_equal(advice->visits, visits[advice->answer]);
        assert_true(off < 1e-9 && off > -1e-9);
        assert_true(advice->visits <= both.list[0].visits);
    }
    for (int k = 0; k < 2; k++) free(sessions[k]);
}

static void tell_with_threads(const bot *bot, int threads, opinion_list *told) {
    memset(told, 0, sizeof *told);
    host_thinker *thinker = thinker_open(bot, match.game, threads, THINKER_WALL_CLOCK);
    assert_non_null(thinker);
    told->count = thinker_advise(thinker, &match, told->list, DM_ANSWERS_MAX);
    told->choice = told->list[0].answer;
    thinker_close(thinker);
}

static void the_same_number_of_threads_thinks_the_same(void **state) {
    static opinion_list first, again;
    bot bot = bot_called("search:60");
    (void)state;
    for (int threads = 1; threads <= 3; threads++)
        for (int g = 0; tried_games[g]; g++) {
            play_to_the_middle(tried_games[g], 80 + g, 25);
            tell_with_threads(&bot, threads, &first);
            tell_with_threads(&bot, threads, &again);
            expect_same_opinion(&first, &again);
            assert_in_range(visits_told(&first), threads, 60 * threads);
        }
}

/* ---- Budgets of a thinker ---------------------------------------------------------------- */

/* Whether the choice could not have changed any more within the budget. */
static bool is_settled(const opinion_list *told, uint32_t budget) {
    uint32_t most = 0, second = 0;
    for (int k = 0; k < told->count; k++) {
        uint32_t visits = told->list[k].visits;
        if (visits > most)
            second = most, most = visits;
        else if (visits > second)
            second = visits;
    }
    return most - second > budget - visits_told(told);
}

/* Time spent on the first decision of a turn once counted against bots without a clock: all their
 * later decisions were made after one slice. */
static void every_decision_of_a_turn_has_the_whole_budget(void **state) {
    static opinion_list told;
    bot bot = bot_called("search:300");
    (void)state;
    for (int g = 0; tried_games[g]; g++) {
        play_to_the_middle(tried_games[g], 90 + g, 25);
        host_thinker *thinker = thinker_open(&bot, match.game, 1, THINKER_WALL_CLOCK);
        for (int k = 0; k < 6; k++) {
            told.count = thinker_advise(thinker, &match, told.list, DM_ANSWERS_MAX);
            if (visits_told(&told) < bot.simulations) assert_true(is_settled(&told, 300));
            dm_match_play(&match, told.list[0].answer, NULL);
        }
        thinker_close(thinker);
    }
}

/* However little time there is, and however long the turn: there is an answer. */
static void a_bot_without_time_answers_all_the_same(void **state) {
    static const char *const names[] = {"search:0.000001s", "search:0.02s"};
    static const enum thinker_clock clocks[] = {THINKER_WALL_CLOCK, THINKER_PROCESSOR_CLOCK};
    (void)state;
    for (int k = 0; k < 4; k++) {
        bot bot = bot_called(names[k / 2]);
        play_to_the_middle("deus players=4 egypt=all joker=on", 2, 260);
        host_thinker *thinker = thinker_open(&bot, match.game, 1 + k / 2, clocks[k % 2]);
        for (int answers = 0; answers < 8; answers++) {
            int choice = thinker_choose(thinker, &match);
            assert_in_range(choice, 0, match.question.count - 1);
            dm_match_play(&match, choice, NULL);
        }
        thinker_close(thinker);
    }
}

/* ---- Advice ------------------------------------------------------------------------------ */

/* What the seat has in mind can be played, until something is revealed or the turn is over. */
static void expect_line_can_be_played(const bot_advice *advice) {
    static dm_match tried;
    tried = match;
    for (int k = 0; k < advice->line_count; k++) {
        int index = 0;
        if (tried.question.seat != match.question.seat || (k > 0 && tried.question.revealed))
            return;
        while (index < tried.question.count &&
               !dm_same_answer(tried.question.answers[index], advice->line[k]))
            index++;
        assert_in_range(index, 0, tried.question.count - 1);
        dm_match_play(&tried, index, NULL);
    }
}

static void expect_sound_advice(const opinion_list *told) {
    assert_int_equal(told->count, match.question.count);
    assert_int_equal(told->list[0].answer, told->choice);
    for (int k = 0; k < told->count; k++) {
        const bot_advice *advice = &told->list[k];
        assert_true(advice->share >= 0 && advice->share <= 1);
        assert_true(k < 2 || advice->visits <= told->list[k - 1].visits);
        assert_true(dm_same_answer(advice->line[0], match.question.answers[advice->answer]));
        expect_line_can_be_played(advice);
    }
}

static void advice_is_ordered_and_its_lines_can_be_played(void **state) {
    static opinion_list told;
    bot bot = bot_called("search:250");
    (void)state;
    for (int g = 0; tried_games[g]; g++) {
        bot_advice best[3];
        play_to_the_middle(tried_games[g], 110 + g, 35);
        bot_session *session = bot_session_open(&bot, match.game);
        bot_session_look_at(session, &match, 1);
        bot_session_think_all(session, 50);
        bot_session_tell(session, &told);
        expect_sound_advice(&told);
        int count = bot_sessions_advice(&session, 1, best, 3);
        assert_int_equal(count, told.count < 3 ? told.count : 3);
        for (int k = 0; k < count; k++) assert_int_equal(best[k].answer, told.list[k].answer);
        assert_int_equal(bot_sessions_advice(&session, 1, best, 0), 0);
        free(session);
    }
}

/* Answers that nothing was tried of once were told as sure losses with 0 points. */
static void an_answer_that_was_never_tried_is_told_by_its_first_guess(void **state) {
    static opinion_list told;
    bot bot = bot_called("search:3");
    (void)state;
    for (int g = 0; tried_games[g]; g++) {
        play_to_the_middle(tried_games[g], 110 + g, 35);
        bot_session *session = bot_session_open(&bot, match.game);
        bot_session_look_at(session, &match, 1);
        bot_session_think_all(session, 3);
        bot_session_tell(session, &told);
        assert_int_equal(told.list[told.count - 1].visits, 0);
        for (int k = 1; k < told.count; k++) {
            const bot_advice *advice = &told.list[k];
            assert_true(advice->share > 0 && advice->points != 0);
            if (told.list[k - 1].visits == 0) assert_true(advice->share <= told.list[k - 1].share);
        }
        free(session);
    }
}

/* ---- Strength ---------------------------------------------------------------------------- */

/* Games that the first bot wins, in every second one as the other seat; a tie is no win. */
static int wins_of(const char *first_name, const char *second_name, const char *game, int games) {
    bot bots[] = {quick_bot(first_name), quick_bot(second_name)};
    int wins = 0;
    for (int k = 0; k < games; k++) {
        dm_scores scores;
        match_new_seeded(&match, game, 200 + k / 2);
        host_thinker *thinkers[] = {
            thinker_open(&bots[k % 2], match.game, 1, THINKER_WALL_CLOCK),
            thinker_open(&bots[1 - k % 2], match.game, 1, THINKER_WALL_CLOCK)};
        while (match.question.seat != DM_NOBODY)
            dm_match_play(&match, thinker_choose(thinkers[match.question.seat], &match), NULL);
        for (int seat = 0; seat < 2; seat++) thinker_close(thinkers[seat]);
        match.game->score(&match.state, &scores);
        wins += scores.total[k % 2] > scores.total[1 - k % 2];
    }
    print_message("    %s against %s at %s: %d of %d\n", first_name, second_name, game, wins,
                  games);
    return wins;
}

/* Seeded, so no luck is in it; the bars leave room for other weights. */
static void search_beats_random(void **state) {
    int games = SANITIZED ? 1 : 4;
    (void)state;
    assert_int_equal(wins_of("search:60", "random", "gheos players=2", games), games);
    if (SANITIZED) return;
    assert_int_equal(wins_of("search:60", "random", "deus players=2", games), games);
    assert_true(wins_of("search:60", "random", "deus players=2 egypt=all", 4) >= 3);
}

static void search_holds_its_own_against_greedy(void **state) {
    (void)state;
    if (SANITIZED) return;
    assert_true(wins_of("search:200", "greedy", "deus players=2", 8) >= 5);
    assert_true(wins_of("search:200", "greedy", "gheos players=2", 8) >= 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_search_foresees_as_many_turns_as_it_is_told),
        cmocka_unit_test(the_strongest_level_looks_as_far_as_the_game_allows),
        cmocka_unit_test(the_size_of_slices_makes_no_difference),
        cmocka_unit_test(another_seed_is_another_thought),
        cmocka_unit_test(a_slice_of_one_is_one_simulation_and_can_be_the_last),
        cmocka_unit_test(a_budget_is_never_exceeded),
        cmocka_unit_test(no_answer_is_given_up_after_a_few_simulations),
        cmocka_unit_test(thoughts_are_kept_until_something_is_revealed),
        cmocka_unit_test(nothing_is_kept_for_a_situation_that_was_not_foreseen),
        cmocka_unit_test(the_least_memory_is_enough),
        cmocka_unit_test(any_amount_of_memory_will_do),
        cmocka_unit_test(a_full_memory_does_not_stop_the_thinking),
        cmocka_unit_test(several_sessions_are_summed),
        cmocka_unit_test(the_same_number_of_threads_thinks_the_same),
        cmocka_unit_test(every_decision_of_a_turn_has_the_whole_budget),
        cmocka_unit_test(a_bot_without_time_answers_all_the_same),
        cmocka_unit_test(advice_is_ordered_and_its_lines_can_be_played),
        cmocka_unit_test(an_answer_that_was_never_tried_is_told_by_its_first_guess),
        cmocka_unit_test(search_beats_random),
        cmocka_unit_test(search_holds_its_own_against_greedy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
