/* What positions are worth: expected points and winning shares of every game (dm_game.evaluators,
 * engine/weighing.h). How good the numbers are, only games can tell; here is what must hold. */
#include "support/bot_sessions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deus/egypt.h"
#include "engine/weighing.h"

static dm_match match;

static bool is_near(double left, double right) {
    return left - right < 1e-9 && right - left < 1e-9;
}

static void expect_shares_add_up(const dm_worth *worth, int players) {
    double sum = 0;
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) {
        sum += worth->share[seat];
        assert_true(worth->share[seat] >= 0 && worth->share[seat] <= 1);
        assert_true(worth->points[seat] > -1000 && worth->points[seat] < 1000);
        if (seat >= players) assert_true(worth->share[seat] == 0 && worth->points[seat] == 0);
    }
    assert_true(is_near(sum, 1));
}

/* Who has more points to expect has no smaller share. */
static void expect_shares_follow_points(const dm_worth *worth, int players) {
    for (int seat = 0; seat < players; seat++)
        for (int other = 0; other < players; other++)
            if (worth->points[seat] >= worth->points[other])
                assert_true(worth->share[seat] >= worth->share[other]);
}

/* ---- During a game ----------------------------------------------------------------------- */

static void evaluate(const dm_state *state, dm_worth *worth) {
    memset(worth, 0xAA, sizeof *worth);
    match.game->evaluators[0]->evaluate(state, worth);
}

static void shares_add_up_and_follow_the_points(void **state) {
    dm_random random;
    (void)state;
    dm_random_seed(&random, 1);
    for (int g = 0; tried_games[g]; g++) {
        match_new_seeded(&match, tried_games[g], g);
        int players = match.game->progress(&match.state).players;
        while (match.question.seat != DM_NOBODY) {
            dm_worth worth;
            evaluate(&match.state, &worth);
            expect_shares_add_up(&worth, players);
            expect_shares_follow_points(&worth, players);
            match_play_randomly(&match, 1, &random);
        }
    }
}

/* Front ends may ask about what they see; unknown cards count for nothing, and do no harm. */
static void what_a_viewer_sees_can_be_evaluated(void **state) {
    dm_random random;
    (void)state;
    dm_random_seed(&random, 2);
    for (int g = 0; tried_games[g]; g++) {
        match_new_seeded(&match, tried_games[g], 10 + g);
        int players = match.game->progress(&match.state).players;
        for (; match.question.seat != DM_NOBODY; match_play_randomly(&match, 3, &random))
            for (int viewer = 0; viewer <= players; viewer++) {
                dm_state seen;
                dm_worth worth;
                uint8_t seat = viewer < players ? (uint8_t)viewer : DM_PUBLIC;
                match.game->observe(&match.state, seat, &seen);
                evaluate(&seen, &worth);
                expect_shares_add_up(&worth, players);
            }
    }
}

/* Bots once offered cards for ever, for goods that they had to give back at the end of each turn.
 */
static void goods_without_room_are_worth_nothing(void **state) {
    dm_worth full, too_full;
    (void)state;
    match_new(&match, "deus players=2 seed=4 egypt=production");
    deus_player *player = &deus_mutable(&match.state)->players[0];
    memset(player->resources, 0, sizeof player->resources);
    player->resources[0] = (uint8_t)egypt_slots(player);
    evaluate(&match.state, &full);
    player->resources[0]++;
    evaluate(&match.state, &too_full);
    assert_true(is_near(full.points[0], too_full.points[0]));
    player->barques[0]++;
    evaluate(&match.state, &too_full);
    assert_true(too_full.points[0] > full.points[0]);
}

/* Room that everybody has once lifted what a hint said of the final points by thirty. */
static void the_first_barques_promise_no_points(void **state) {
    dm_worth worth, without;
    (void)state;
    match_new(&match, "deus players=2 seed=4 egypt=production");
    evaluate(&match.state, &worth);
    match_new(&match, "deus players=2 seed=4");
    evaluate(&match.state, &without);
    for (int seat = 0; seat < 2; seat++) {
        double more = worth.points[seat] - without.points[seat];
        assert_true(more > -12 && more < 12);
    }
}

static void evaluating_changes_nothing(void **state) {
    dm_random random;
    (void)state;
    dm_random_seed(&random, 3);
    for (int g = 0; tried_games[g]; g++) {
        dm_state before;
        dm_worth first, again;
        match_new_seeded(&match, tried_games[g], 20 + g);
        match_play_randomly(&match, 25, &random);
        dm_copy(match.game, &before, &match.state);
        evaluate(&match.state, &first);
        evaluate(&match.state, &again);
        assert_memory_equal(&before, &match.state, match.game->state_bytes);
        assert_memory_equal(&first, &again, sizeof first);
    }
}

/* The position of the match with so many more points for seat 1. */
static void give_points(int more, dm_state *given) {
    static char line[DM_POSITION_BYTES], richer[DM_POSITION_BYTES + 16];
    dm_error error;
    dm_writer out = dm_writer_on(line, sizeof line);
    match.game->write_position(&match.state, &out);
    char *vp = strstr(line, "p1.vp="), *end;
    assert_non_null(vp);
    vp += strlen("p1.vp=");
    long points = strtol(vp, &end, 10);
    snprintf(richer, sizeof richer, "%.*s%ld%s", (int)(vp - line), line, points + more, end);
    if (!match.game->read_position(given, richer, NULL, &error))
        fail_msg("%s\n%s", error.text, richer);
}

static void points_in_hand_are_points_to_expect(void **state) {
    dm_random random;
    (void)state;
    dm_random_seed(&random, 4);
    for (int g = 0; tried_games[g]; g++) {
        dm_state same, more;
        dm_worth worth, better;
        match_new_seeded(&match, tried_games[g], 30 + g);
        match_play_randomly(&match, 40, &random);
        give_points(0, &same);
        give_points(3, &more);
        evaluate(&same, &worth);
        evaluate(&more, &better);
        assert_true(is_near(better.points[0], worth.points[0] + 3));
        assert_true(is_near(better.points[1], worth.points[1]));
        assert_true(better.share[0] > worth.share[0] && better.share[1] < worth.share[1]);
    }
}

/* ---- At the end -------------------------------------------------------------------------- */

static void a_finished_game_is_worth_what_it_scored(void **state) {
    (void)state;
    for (int g = 0; tried_games[g]; g++)
        for (int seed = 0; seed < 4; seed++) {
            dm_random random;
            dm_worth worth;
            dm_scores scores;
            dm_random_seed(&random, (uint64_t)seed);
            match_new_seeded(&match, tried_games[g], seed);
            match_play_randomly(&match, DM_STEPS_MAX, &random);
            evaluate(&match.state, &worth);
            match.game->score(&match.state, &scores);
            expect_shares_add_up(&worth, scores.players);
            for (int seat = 0; seat < scores.players; seat++) {
                assert_true(worth.points[seat] == scores.total[seat]);
                assert_true((worth.share[seat] > 0) == (scores.place[seat] == 1));
            }
        }
}

static void winners_share_a_win(void **state) {
    static const double third = 1.0 / 3;
    dm_scores scores = {.players = 4, .total = {30, 41, 41, 12}, .place = {3, 1, 1, 4}};
    dm_worth worth;
    (void)state;
    weighing_final(&scores, &worth);
    assert_true(worth.share[1] == 0.5 && worth.share[2] == 0.5);
    assert_true(worth.share[0] == 0 && worth.share[3] == 0);
    assert_true(worth.points[0] == 30 && worth.points[1] == 41);
    scores.place[0] = 1;
    weighing_final(&scores, &worth);
    assert_true(is_near(worth.share[0], third) && is_near(worth.share[2], third));
}

/* ---- Weighing ---------------------------------------------------------------------------- */

/* A game of one feature: the first bytes of the state are the points held and the feature. */
static double half_time(const dm_state *state) {
    (void)state;
    return 0.5;
}

static void list_bytes(const dm_state *state, double (*list)[WEIGHING_FEATURES_MAX], double *held) {
    for (int seat = 0; seat < 2; seat++) {
        held[seat] = state->bytes[seat];
        list[seat][0] = state->bytes[2 + seat];
    }
}

static const feature_weight one_weight[] = {{"feature", 2, 4}};

static const weighing_table example = {.count = 1,
                                       .weights = one_weight,
                                       .base_late = 1,
                                       .base_early = 10,
                                       .sure_late = 3,
                                       .sure_early = 4,
                                       .time = half_time,
                                       .features = list_bytes};

/* Points: held + 1 + 10/2 + feature x (2 + 4/2). A lead of 3 + 4/2 wins three times in four. */
static void weights_run_from_early_to_late(void **state) {
    dm_state position = {.bytes = {7, 8, 5, 6}};
    dm_worth worth;
    (void)state;
    weighing_weigh(&example, &position, 2, &worth);
    assert_true(is_near(worth.points[0], 7 + 6 + 20));
    assert_true(is_near(worth.points[1], 8 + 6 + 24));
    assert_true(is_near(worth.share[1], 0.75) && is_near(worth.share[0], 0.25));
}

static void equals_have_equal_shares(void **state) {
    dm_state position = {.bytes = {9, 5, 5, 6}};
    dm_worth worth;
    (void)state;
    weighing_weigh(&example, &position, 2, &worth);
    assert_true(is_near(worth.points[0], worth.points[1]));
    assert_true(is_near(worth.share[0], 0.5) && is_near(worth.share[1], 0.5));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shares_add_up_and_follow_the_points),
        cmocka_unit_test(what_a_viewer_sees_can_be_evaluated),
        cmocka_unit_test(goods_without_room_are_worth_nothing),
        cmocka_unit_test(the_first_barques_promise_no_points),
        cmocka_unit_test(evaluating_changes_nothing),
        cmocka_unit_test(points_in_hand_are_points_to_expect),
        cmocka_unit_test(a_finished_game_is_worth_what_it_scored),
        cmocka_unit_test(winners_share_a_win),
        cmocka_unit_test(weights_run_from_early_to_late),
        cmocka_unit_test(equals_have_equal_shares),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
