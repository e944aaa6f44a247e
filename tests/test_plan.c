/* Gestures (api/plan.h): a whole move out of what the person has decided on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "api/table.h"
#include "support/scene.h"

static api_plan plan;

static void wish_for(api_wishes *wishes, const char *tokens) {
    wishes->count = 0;
    while (*tokens) {
        size_t length = strcspn(tokens, " ");
        assert_true(wishes->count < API_WISHES_MAX && length < DM_TOKEN_BYTES);
        memset(wishes->tokens[wishes->count], 0, DM_TOKEN_BYTES);
        memcpy(wishes->tokens[wishes->count++], tokens, length);
        tokens += length + strspn(tokens + length, " ");
    }
}

static bool make_plan(const char *tokens, dm_error *error) {
    api_wishes wishes;
    api_observation seen;
    wish_for(&wishes, tokens);
    api_look(&table, TEXT_ENGLISH, table.question.seat, &seen);
    return api_make_plan(&seen, &wishes, &plan, error);
}

static const char *planned(void) {
    static char text[2048];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < plan.count; k++) {
        if (k > 0) dm_write_char(&out, ' ');
        table.game->write_token(plan.answers[k], &out);
        dm_write_char(&out, "!.$"[plan.why[k]]); /* wished, forced, settled */
    }
    return text;
}

static void expect_plan(const char *tokens, const char *expected) {
    dm_error error = {0};
    if (!make_plan(tokens, &error)) fail_msg("'%s': %s", tokens, error.text);
    assert_string_equal(planned(), expected);
}

static void expect_no_plan(const char *tokens, const char *why) {
    dm_error error = {0};
    if (make_plan(tokens, &error)) fail_msg("'%s' is planned as %s", tokens, planned());
    if (!strstr(error.text, why)) fail_msg("'%s': %s; expected '%s'", tokens, error.text, why);
}

static void test_a_build_is_a_card_and_a_place(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=villa,forum p1.gold=20 p1.resources=1,1,1,1");
    expect_plan("build:villa", "build:villa! pay:wheat$");
    assert_int_equal(plan.next.kind, DEUS_ASK_PLACE);
    expect_plan("build:villa at:A3", "build:villa! pay:wheat$ at:A3!");
}

static void test_a_payment_can_be_changed_wherever_it_is_said(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=villa,forum p1.gold=20 p1.resources=1,1,1,1");
    expect_plan("build:villa gold:wheat at:A3", "build:villa! gold:wheat! at:A3!");
    expect_plan("build:villa at:A3 gold:wheat", "build:villa! gold:wheat! at:A3!");
}

static void test_gold_pays_only_what_is_not_owned(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=galley,forum p1.gold=20 p1.resources=1,0,0,0");
    expect_plan("build:galley", "build:galley! pay:wood$");
    scene("p1.map=A0:p p1.hand=galley,forum p1.gold=20 p1.resources=0,0,0,1");
    expect_plan("build:galley", "build:galley! pay:wheat$");
}

static void test_an_offering_is_its_cards_in_any_order(void **unused) {
    (void)unused;
    scene("p1.hand=galley,villa,forum,legion");
    expect_plan("offer:galley discard:legion discard:villa",
                "offer:galley! discard:villa! discard:legion!");
    assert_int_equal(plan.next.kind, DEUS_ASK_DISCARD);
    expect_plan("offer:galley discard:legion discard:villa done",
                "offer:galley! discard:villa! discard:legion! done!");
    assert_true(plan.revealed); /* cards are drawn */
    expect_plan("offer:galley done", "offer:galley! done!");
}

static void test_what_cannot_be_is_refused_as_a_whole_with_the_reason(void **unused) {
    (void)unused;
    scene("p1.map=A0:p p1.hand=villa,forum p1.gold=20 p1.resources=1,1,1,1");
    expect_no_plan("build:villa at:Z9", "'at:Z9' is not an answer here");
    expect_no_plan("build:legion", "'build:legion' is not an answer here");
    expect_no_plan("build:villa at:A3 at:A4", "'at:A4' comes after the end of the turn");
    expect_no_plan("offer:villa done at:A3", "'at:A3' comes after something that is revealed");
    expect_is(table.count, 0); /* nothing was played */
}

/* ---- Whatever can be played can be wished for ---------------------------------------------- */

/* A turn as a person thinks it up, and the answers it should become. */
typedef struct gesture {
    api_wishes wishes;
    int count;
    dm_answer answers[API_PLAN_ANSWERS];
} gesture;

static dm_match ahead;

static void add_wish(gesture *g, dm_answer answer) {
    dm_writer out = dm_writer_on(g->wishes.tokens[g->wishes.count++], DM_TOKEN_BYTES);
    ahead.game->write_token(answer, &out);
}

/* Gives an answer; whether the seat goes on, and nothing was revealed. */
static bool give(gesture *g, dm_answer answer) {
    uint8_t seat = ahead.question.seat;
    int index = 0;
    while (!dm_same_answer(ahead.question.answers[index], answer)) index++;
    g->answers[g->count++] = answer;
    dm_match_play(&ahead, index, NULL);
    return ahead.question.seat == seat && !ahead.steps[ahead.count - 1].revealed;
}

/* As many items as a set wants, or may have, in any order; what they are played as. */
static int draw_set(const api_choice_set *set, dm_random *random, dm_answer *items, int *count,
                    dm_answer answers[DM_ANSWERS_MAX]) {
    for (int tries = 0; tries < 1000; tries++) {
        dm_error error;
        dm_state copy = ahead.state;
        int most = set->most < 12 ? set->most : 12;
        *count = set->least == set->most ? set->most : (int)dm_random_below(random, (uint32_t)most);
        for (int k = 0; k < *count; k++)
            items[k] = set->items[dm_random_below(random, (uint32_t)set->count)];
        int planned = api_choice_set_plan(ahead.game, &copy, &ahead.question, items, *count,
                                          answers, DM_ANSWERS_MAX, &error);
        if (planned > 0) return planned;
    }
    return 0;
}

/* The items, and what ends them; false if the seat's say is over. */
static bool choose_set(gesture *g, const api_choice_set *set, dm_random *random) {
    dm_answer items[DM_ANSWERS_MAX], answers[DM_ANSWERS_MAX];
    int count, planned = draw_set(set, random, items, &count, answers);
    bool goes_on = planned > 0;
    for (int k = 0; k < count && planned > 0; k++) add_wish(g, items[k]);
    for (int k = 0; k < planned; k++) {
        if (answers[k].verb != set->items[0].verb) add_wish(g, answers[k]);
        goes_on = give(g, answers[k]);
    }
    return goes_on;
}

static bool choose_answer(gesture *g, dm_random *random) {
    dm_answer answer = ahead.question.answers[dm_random_below(random, ahead.question.count)];
    add_wish(g, answer);
    return give(g, answer);
}

/* A random gesture to the end of the seat's say, with one set at most. */
static void think_up(gesture *g, dm_random *random) {
    bool goes_on = true, had_set = false;
    g->count = g->wishes.count = 0;
    ahead = table;
    while (goes_on && g->wishes.count < API_WISHES_MAX / 2) {
        api_choice_set set;
        bool asks_set = api_choice_set_of(ahead.game, &ahead.state, &ahead.question, &set);
        if (asks_set && had_set) return;
        had_set |= asks_set;
        goes_on = asks_set ? choose_set(g, &set, random) : choose_answer(g, random);
    }
}

static void begin(const char *game, const char *options, uint64_t seed) {
    dm_setup setup;
    dm_error error = {0};
    dm_setup_clear(&setup);
    assert_true(dm_setup_add_words(&setup, options, &error));
    setup.seed = dm_seed_from_number(seed);
    assert_true(dm_match_begin(&table, dm_game_named(game), &setup, &error));
}

static void expect_turns_as_gestures(const char *game, const char *options, uint64_t seed) {
    static gesture g;
    dm_error error = {0};
    dm_random random;
    dm_random_seed(&random, seed);
    begin(game, options, seed);
    while (table.question.seat != DM_NOBODY && table.count < 1500) {
        api_observation seen;
        think_up(&g, &random);
        api_look(&table, TEXT_ENGLISH, table.question.seat, &seen);
        if (!api_make_plan(&seen, &g.wishes, &plan, &error))
            fail_msg("%s seed %d, answer %d: %s", options, (int)seed, (int)table.count, error.text);
        for (int k = 0; k < g.count; k++) /* what comes by itself may follow */
            if (k >= plan.count || !dm_same_answer(plan.answers[k], g.answers[k]))
                fail_msg("%s seed %d, answer %d: planned %s", options, (int)seed, (int)table.count,
                         planned());
        table = ahead;
    }
}

static void test_every_turn_is_a_gesture(void **unused) {
    (void)unused;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        expect_turns_as_gestures("deus", "players=2", seed);
        expect_turns_as_gestures("deus", "players=3 joker=on start=8", seed);
        expect_turns_as_gestures("deus", "players=4 egypt=all", seed);
        expect_turns_as_gestures("gheos", "players=2", seed);
        expect_turns_as_gestures("gheos", "players=4", seed);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_build_is_a_card_and_a_place),
        cmocka_unit_test(test_a_payment_can_be_changed_wherever_it_is_said),
        cmocka_unit_test(test_gold_pays_only_what_is_not_owned),
        cmocka_unit_test(test_an_offering_is_its_cards_in_any_order),
        cmocka_unit_test(test_what_cannot_be_is_refused_as_a_whole_with_the_reason),
        cmocka_unit_test(test_every_turn_is_a_gesture),
    };
    return cmocka_run_group_tests_name("gestures", tests, NULL, NULL);
}
