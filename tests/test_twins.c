/* Nothing hidden in what was said before (findings A1, A2): two games that a viewer cannot tell
 * apart tell that viewer the same bytes, from the first question to now. tests/twins makes the
 * twins; here some hundred are compared, and leaks are planted that must be found.
 * `twin_hunt` compares more (make soak). */
#include <stdio.h>
#include <string.h>

#include "deus/game.h"
#include "deus/state.h"
#include "gheos/game.h"
#include "support/expect.h"
#include "twins/hunt.h"

enum { GAMES_A_SET = 2, GAMES_TILL_FOUND = 60 };

/* ---- Twins are told the same ----------------------------------------------------------------- */

static void hunt_through(const dm_game *game) {
    hunt_tally tally = {.games = 0};
    for (const hunt_prey *prey = hunt_all; prey->game; prey++)
        for (uint64_t seed = 1; prey->game == game && seed <= GAMES_A_SET; seed++)
            hunt_game(prey, seed, &tally);
    hunt_print(&tally);
    if (tally.leaks) fail_msg("%s", tally.first);
    assert_true(tally.changed > 3 * tally.viewers); /* they are no copies */
    assert_true(tally.alone * 5 < tally.viewers);
}

static void test_twins_of_deus_are_told_the_same(void **unused) {
    (void)unused;
    hunt_through(&deus_game);
}

static void test_twins_of_gheos_are_told_the_same(void **unused) {
    (void)unused;
    hunt_through(&gheos_game);
}

/* What a viewer may know is written down for each kind of answer and event. */
static void test_who_learns_what_is_said_of_every_answer_and_event(void **unused) {
    (void)unused;
    static const story_rules *const all[] = {&story_rules_deus, &story_rules_gheos};
    for (int game = 0; game < 2; game++) {
        for (int verb = 0; verb < all[game]->answer_kinds; verb++)
            if (!all[game]->answers[verb]) fail_msg("%s: answer %d", all[game]->game, verb);
        for (int kind = 0; kind < all[game]->event_kinds; kind++)
            if (!all[game]->events[kind]) fail_msg("%s: event %d", all[game]->game, kind);
    }
}

/* A leak that was found can be seen again: the same seeds, the same games, the same bytes. */
static void test_a_hunt_repeats_itself(void **unused) {
    (void)unused;
    hunt_tally first = {.games = 0}, second = {.games = 0};
    hunt_game(&hunt_all[4], 7, &first);
    hunt_game(&hunt_all[9], 8, &second);
    memset(&second, 0, sizeof second);
    hunt_game(&hunt_all[4], 7, &second);
    assert_memory_equal(&first, &second, sizeof first);
}

/* ---- Leaks of rules version 1 ------------------------------------------------------------------
 */

/* Hunts until something is found; the test fails if nothing is, or something else. */
static void expect_leak(const hunt_prey *prey, const char *about) {
    hunt_tally tally = {.games = 0};
    for (uint64_t seed = 1; seed <= GAMES_TILL_FOUND && tally.leaks == 0; seed++)
        hunt_game(prey, seed, &tally);
    if (tally.leaks == 0) fail_msg("%d games, and the leak was not found", GAMES_TILL_FOUND);
    if (!strstr(tally.first, about)) fail_msg("expected '%s': %s", about, tally.first);
}

/* Whether `done` was answered for a seat told whether a card that it kept comes after those it
 * discarded. */
static void test_a1_the_forced_done_of_version_1_is_found(void **unused) {
    (void)unused;
    expect_leak(&(hunt_prey){&deus_game, "rules=1 players=2", TOLD_BY_ENGINE}, "discard");
}

static void test_a2_the_number_of_picks_of_version_1_is_found(void **unused) {
    (void)unused;
    expect_leak(&(hunt_prey){&deus_game, "rules=1 players=3 start=6", TOLD_BY_ENGINE}, "question");
}

/* ---- Planted leaks -----------------------------------------------------------------------------
 */

/* Deus with one function that tells too much. Secret is whether a card is an odd row of the table:
 * the next one of the deck, or the first one of a hand. */
static bool next_card_is_odd(const dm_state *state) {
    const deus_state *s = deus_const(state);
    return s->deck_count > 0 && s->deck[s->deck_count - 1] & 1;
}

static bool hand_is_odd(const dm_state *state, uint8_t seat) {
    const deus_state *s = deus_const(state);
    return seat < s->player_count && s->players[seat].hand_count > 0 &&
           s->players[seat].hand[0] & 1;
}

static void expect_planted(const dm_game *planted, const char *about) {
    expect_leak(&(hunt_prey){planted, "players=3 joker=on egypt=scientific", TOLD_BY_ENGINE},
                about);
}

/* A seat with a certain hand is not asked how it pays. */
static void apply_with_a_step_less(dm_state *state, dm_answer answer, dm_events *events,
                                   dm_question *next) {
    deus_game.apply(state, answer, events, next);
    if (next->seat != DM_NOBODY && next->kind == DEUS_ASK_PAY && hand_is_odd(state, next->seat))
        deus_game.apply(state, next->answers[0], events, next);
}

static void test_a_planted_number_of_steps_is_found(void **unused) {
    (void)unused;
    dm_game planted = deus_game;
    planted.apply = apply_with_a_step_less;
    expect_planted(&planted, "in the twin seat");
}

/* One's own buried cards are shown as they lie. */
static void observe_without_sorting(const dm_state *state, uint8_t viewer, dm_state *seen) {
    deus_game.observe(state, viewer, seen);
    if (viewer == DM_ALL) return;
    const deus_state *s = deus_const(state);
    for (int k = 0; k < s->discard_count; k++)
        if (s->discard_mark[k] == viewer) deus_mutable(seen)->discard[k] = s->discard[k];
}

static void test_a_planted_sort_order_is_found(void **unused) {
    (void)unused;
    dm_game planted = deus_game;
    planted.observe = observe_without_sorting;
    expect_planted(&planted, "observed state");
}

/* A draw is not told if the card is a certain one. */
static void apply_with_an_event_less(dm_state *state, dm_answer answer, dm_events *events,
                                     dm_question *next) {
    bool odd = next_card_is_odd(state);
    deus_game.apply(state, answer, events, next);
    for (int k = 0; events && odd && k < events->count; k++)
        if (events->items[k].kind == DEUS_DID_START_TURN) {
            events->count--;
            memmove(&events->items[k], &events->items[k + 1],
                    (size_t)(events->count - k) * sizeof events->items[0]);
        }
}

static void test_a_planted_missing_event_is_found(void **unused) {
    (void)unused;
    dm_game planted = deus_game;
    planted.apply = apply_with_an_event_less;
    expect_planted(&planted, ", events:");
}

/* The third seat is not told what it may know. */
static void apply_without_telling_seat_3(dm_state *state, dm_answer answer, dm_events *events,
                                         dm_question *next) {
    deus_game.apply(state, answer, events, next);
    for (int k = 0; events && k < events->count; k++)
        if (events->items[k].kind == DEUS_DID_DRAW) events->items[k].visible = 0x03;
}

static void test_an_event_that_one_seat_is_not_told_is_found(void **unused) {
    (void)unused;
    dm_game planted = deus_game;
    planted.apply = apply_without_telling_seat_3;
    expect_planted(&planted, "is told to eyes 03");
}

/* Whether an answer can be taken back depends on the card that would come next. */
static void apply_with_a_telling_undo(dm_state *state, dm_answer answer, dm_events *events,
                                      dm_question *next) {
    deus_game.apply(state, answer, events, next);
    if (next_card_is_odd(state)) next->revealed = true;
}

static void test_a_planted_undo_is_found(void **unused) {
    (void)unused;
    dm_game planted = deus_game;
    planted.apply = apply_with_a_telling_undo;
    expect_planted(&planted, "step, undo or answer");
}

/* What is buried is not shown, but whether its name comes early in the list is. */
static dm_answer hide_half(const dm_state *before, dm_answer answer, uint8_t viewer) {
    dm_answer shown = deus_game.hide(before, answer, viewer);
    if (shown.a == DM_UNKNOWN && answer.verb == DEUS_SAY_DISCARD) shown.b = answer.a < 40;
    return shown;
}

static void test_a_planted_half_hidden_answer_is_found(void **unused) {
    (void)unused;
    dm_game planted = deus_game;
    planted.hide = hide_half;
    expect_planted(&planted, "step, undo or answer");
}

/* Others' jokers are shown once the game has gone on for a while. */
static void observe_jokers(const dm_state *state, uint8_t viewer, dm_state *seen) {
    const deus_state *s = deus_const(state);
    deus_game.observe(state, viewer, seen);
    for (int seat = 0; seat < s->player_count; seat++) {
        const deus_player *player = &s->players[seat];
        if (player->joker_column != DM_UNKNOWN && s->round > 12)
            deus_mutable(seen)->players[seat].column[player->joker_column][player->joker_place] =
                player->column[player->joker_column][player->joker_place];
    }
}

static void test_a_planted_face_of_a_joker_is_found(void **unused) {
    (void)unused;
    dm_game planted = deus_game;
    planted.observe = observe_jokers;
    expect_planted(&planted, "observed state");
}

/* Who is asked is told what could be drawn. */
static void ask_with_a_telling_reason(const dm_state *state, dm_question *question,
                                      dm_refusals *refusals) {
    deus_game.ask(state, question, refusals);
    if (refusals && refusals->count > 0 && next_card_is_odd(state)) refusals->reasons[0].args[2]++;
}

static void test_a_planted_refusal_is_found(void **unused) {
    (void)unused;
    dm_game planted = deus_game;
    planted.ask = ask_with_a_telling_reason;
    expect_planted(&planted, ", question:");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_twins_of_deus_are_told_the_same, "D-S5 D-W1 D-W3 D-O1"),
        cmocka_unit_test(test_twins_of_gheos_are_told_the_same),
        cmocka_unit_test(test_who_learns_what_is_said_of_every_answer_and_event),
        cmocka_unit_test(test_a_hunt_repeats_itself),
        cmocka_unit_test(test_a1_the_forced_done_of_version_1_is_found),
        cmocka_unit_test(test_a2_the_number_of_picks_of_version_1_is_found),
        cmocka_unit_test(test_a_planted_number_of_steps_is_found),
        cmocka_unit_test(test_a_planted_sort_order_is_found),
        cmocka_unit_test(test_a_planted_missing_event_is_found),
        cmocka_unit_test(test_an_event_that_one_seat_is_not_told_is_found),
        cmocka_unit_test(test_a_planted_undo_is_found),
        cmocka_unit_test(test_a_planted_half_hidden_answer_is_found),
        cmocka_unit_test(test_a_planted_face_of_a_joker_is_found),
        cmocka_unit_test(test_a_planted_refusal_is_found),
    };
    return cmocka_run_group_tests_name("twins", tests, NULL, NULL);
}
