/* Bots of every kind: who they are by name, that they answer from what their seat may know, the
 * same way every time, and that the better ones win. How the search thinks is in test_search.c. */
#include "support/bot_sessions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot_kind.h"
#include "host/files.h"
#include "host/thinker.h"
#include "server/bots.h"
#include "tools/secrets.h"

static dm_match match;

/* Every kind of bot, in sizes that a test has time for. */
static const char *const kinds[] = {"random",  "greedy",    "level:1",   "level:2",
                                    "level:3", "search:20", "search:90", NULL};

/* ---- Names ------------------------------------------------------------------------------- */

static void expect_name(const char *name, const char *canonical) {
    bot bot = bot_called(name);
    assert_string_equal(bot.name, canonical);
    assert_string_equal(bot_called(bot.name).name, canonical);
}

static void names_have_one_form(void **state) {
    (void)state;
    expect_name("random", "random");
    expect_name("greedy", "greedy");
    expect_name("level:1", "level:1");
    expect_name("level:8", "level:8");
    expect_name("search:1", "search:1");
    expect_name("search:10000000", "search:10000000");
    expect_name("search:007", "search:7");
    expect_name("search:20.0", "search:20");
    expect_name("search:1s", "search:1s");
    expect_name("search:1.50s", "search:1.5s");
    expect_name("search:10.0s", "search:10s");
    expect_name("search:00.25s", "search:0.25s");
    expect_name("search:3600s", "search:3600s");
}

/* Options stand in one order, and those that change nothing are left out. */
static void options_have_one_form(void **state) {
    (void)state;
    expect_name("search:300:exploration=4", "search:300:exploration=4");
    expect_name("search:300:exploration=4.50:turns=03", "search:300:turns=3:exploration=4.5");
    expect_name("search:0.5s:confidence=0:exploration=0.25",
                "search:0.5s:exploration=0.25:confidence=0");
    expect_name("search:9:turns=2:exploration=6.0:confidence=1", "search:9");
    expect_name("search:9:guess-slope=1.5:guess-visits=1:root-lines=4000", "search:9");
    expect_name("search:9:guess-lines=8:evaluator=fitted", "search:9");
    expect_name("greedy:lines=1000:deals=2:noise=0", "greedy");
    expect_name("greedy:noise=0.05:lines=200", "greedy:lines=200:noise=0.05");
}

/* With its usual values told, a bot is the bot without them. */
static void options_reach_the_search(void **state) {
    static opinion_list usual, told, other;
    bot bots[] = {bot_called("search:60"), bot_called("search:60:exploration=6:turns=2"),
                  bot_called("search:60:exploration=0.1")};
    opinion_list *lists[] = {&usual, &told, &other};
    (void)state;
    match_new(&match, "gheos players=2 seed=3");
    for (int k = 0; k < 3; k++) {
        bot_session *session = bot_session_open(&bots[k], match.game);
        bot_session_look_at(session, &match, 1);
        bot_session_think_all(session, 10);
        bot_session_tell(session, lists[k]);
        free(session);
    }
    expect_same_opinion(&usual, &told);
    assert_int_not_equal(usual.list[0].visits, other.list[0].visits);
}

static void a_name_says_how_much_is_thought(void **state) {
    (void)state;
    assert_int_equal(bot_called("search:300").simulations, 300);
    assert_true(bot_called("search:300").seconds == 0);
    assert_true(bot_called("search:0.5s").seconds == 0.5);
    assert_int_equal(bot_called("search:0.5s").simulations, 0);
    assert_int_equal(bot_called("search:0.5s").level, 0);
    for (int level = 1; level <= BOT_LEVELS; level++) {
        char name[] = "level:0";
        name[6] = (char)('0' + level);
        assert_int_equal(bot_called(name).level, level);
        assert_string_equal(bot_of_level(level).name, name);
    }
}

/* Levels play the same everywhere, so none goes by time. */
static void levels_go_by_simulations(void **state) {
    (void)state;
    for (int level = 1; level <= BOT_LEVELS; level++) {
        bot bot = bot_of_level(level);
        assert_true(bot_weighs(&bot) && bot.seconds == 0);
        assert_true(bot_simulates(&bot) == (bot.simulations > 0));
    }
}

/* ---- Evaluators -------------------------------------------------------------------------- */

/* Whoever is behind is said to win. */
static void evaluate_upside_down(const dm_state *state, dm_worth *worth) {
    dm_game_named("gheos")->evaluators[0]->evaluate(state, worth);
    for (int seat = 0; seat < 2; seat++) worth->points[seat] = -worth->points[seat];
    double share = worth->share[0];
    worth->share[0] = worth->share[1];
    worth->share[1] = share;
}

static void a_bot_uses_the_evaluator_that_it_is_told(void **state) {
    static const dm_evaluator upside_down = {"upside-down", evaluate_upside_down, NULL};
    static opinion_list usual, told;
    bot who = bot_called("greedy:lines=200");
    dm_error error = {.text = ""};
    (void)state;
    match_new(&match, "gheos players=2 seed=3");
    dm_game game = *match.game;
    const dm_evaluator *const both[] = {match.game->evaluators[0], &upside_down, NULL};
    game.evaluators = both;
    opinion_list *lists[] = {&usual, &told};
    for (int k = 0; k < 2; k++) {
        assert_true(bot_can_play(&who, &game, &error));
        bot_session *session = bot_session_open(&who, &game);
        bot_session_look_at(session, &match, 1);
        bot_session_tell(session, lists[k]);
        free(session);
        who.evaluator = upside_down.name;
    }
    assert_true(usual.list[0].points > 0 && told.list[0].points < 0);
    assert_false(bot_can_play(&who, match.game, &error));
    assert_non_null(strstr(error.text, "gheos has no evaluator 'upside-down'"));
}

/* docs/bots.md lists every option with its bounds and its usual value. */
static void every_option_is_documented(void **state) {
    char row[160];
    size_t length;
    char *page = host_read_file("docs/bots.md", &length);
    (void)state;
    assert_non_null(page);
    for (const bot_kind *const *kind = bot_kinds; *kind; kind++)
        for (const bot_option *option = (*kind)->options; option->name; option++) {
            snprintf(row, sizeof row, "\n| `%s` | %s | %s, %s | %s | ", option->name, (*kind)->name,
                     option->least, option->most, option->usual);
            if (!strstr(page, row)) fail_msg("docs/bots.md has no row%s", row);
        }
    free(page);
}

/* Refused, the error says what was expected, and the bot that stood there stays. */
static void expect_refused(const char *name, const char *expected) {
    bot before = bot_called("search:77"), bot = before;
    dm_error error = {.text = ""};
    if (bot_from_name(&bot, name, &error)) fail_msg("'%s' should be refused", name);
    if (!strstr(error.text, expected))
        fail_msg("'%s': \"%s\" does not say \"%s\"", name, error.text, expected);
    assert_memory_equal(&bot, &before, sizeof bot);
}

static void bad_names_are_refused_with_what_was_expected(void **state) {
    static const char *const unknown[] = {"",      "greedy2", "Greedy", " greedy",
                                          "level", "search",  "human",  "search 20"};
    static const char *const no_level[] = {"level:0",  "level:9",  "level:",    "level:10",
                                           "level:-1", "level:1 ", "level:one", "level:1.5"};
    static const char *const no_number[] = {"search:",
                                            "search:-1",
                                            "search:+1",
                                            "search:x",
                                            "search:1.",
                                            "search:.5s",
                                            "search:5ms",
                                            "search:s",
                                            "search:1 00",
                                            "search:1e3",
                                            "search:99999999999999"};
    static const char *const no_simulations[] = {"search:0",           "search:1.5",
                                                 "search:0.0",         "search:10000001",
                                                 "search:99999999999", "search:000"};
    static const char *const no_seconds[] = {"search:0s", "search:0.0s", "search:3601s"};
    char names[BOT_NAMES_BYTES];
    (void)state;
    bot_write_names(names);
    assert_string_equal(names, "random, greedy, search:N (simulations a decision), search:Ts "
                               "(seconds a turn), level:1 to level:8");
#define EXPECT_ALL_REFUSED(list, expected) \
    for (size_t k = 0; k < sizeof list / sizeof list[0]; k++) expect_refused(list[k], expected)
    EXPECT_ALL_REFUSED(unknown, names);
    EXPECT_ALL_REFUSED(no_level, "expected a level from 1 to 8");
    EXPECT_ALL_REFUSED(no_number, "such as search:2000 or search:0.5s");
    EXPECT_ALL_REFUSED(no_simulations, "a whole number of simulations from 1 to 10000000");
    EXPECT_ALL_REFUSED(no_seconds, "more than 0 and at most 3600 seconds");
    static const char *const no_option[] = {
        "search:9:depth=2", "search:9:",        "search:9:turns",
        "search:9:7",       "search:9:Turns=2", "search:9:=2"};
    EXPECT_ALL_REFUSED(no_option, "expected turns=1..9, exploration=0..999, confidence=0..99");
    static const char *const no_value[] = {
        "search:9:turns=0", "search:9:turns=10",  "search:9:turns=1.5",
        "search:9:turns=",  "search:9:turns=two", "search:9:turns=-1"};
    EXPECT_ALL_REFUSED(no_value, "expected for turns a whole number from 1 to 9");
#undef EXPECT_ALL_REFUSED
    expect_refused("search:9:guess-slope=0", "expected for guess-slope a number from 0.01 to 99");
    expect_refused("search:9:turns=2:turns=3", "turns is given twice");
    expect_refused("greedy:turns=2", "expected lines=1..1000000, deals=1..100, noise=0..1");
    expect_refused("random:lines=2", "random has no options");
    expect_refused("level:8:turns=2", "levels have no options");
    expect_refused("search:100:turns=3:exploration=4:confidence=0.5:guess-slope=2", "47 letters");
    expect_refused("search:9:evaluator=magic", "no game offers the evaluator 'magic'");
}

static void long_names_are_refused(void **state) {
    static char name[5000];
    (void)state;
    expect_refused("search:2000000000000000000000000000000000", "such as search:2000");
    memset(name, 'g', sizeof name - 1);
    expect_refused(name, "so long a name; expected one of: random, greedy");
}

/* ---- Honesty ----------------------------------------------------------------------------- */

/* What a fresh bot says about the situation of a match. */
static void ask_thinker(const bot *bot, int threads, const dm_match *match, opinion_list *told) {
    memset(told, 0, sizeof *told);
    host_thinker *advisor = thinker_open(bot, match->game, threads, THINKER_WALL_CLOCK);
    host_thinker *player = thinker_open(bot, match->game, threads, THINKER_WALL_CLOCK);
    assert_true(advisor && player);
    told->count = thinker_advise(advisor, match, told->list, DM_ANSWERS_MAX);
    told->choice = thinker_choose(player, match);
    thinker_close(advisor);
    thinker_close(player);
}

/* The same situation for the seat that is asked, and another one for everybody who knows all. */
static void make_twin(const dm_match *match, bool dealt, dm_random *random, dm_match *twin) {
    uint8_t seat = match->question.seat;
    *twin = *match;
    if (dealt) {
        match->game->observe(&match->state, seat, &twin->state);
        match->game->determinize(&twin->state, seat, random);
    } else {
        secrets_exchange(match->game, &twin->state, seat, random);
    }
    match->game->ask(&twin->state, &twin->question, NULL);
}

/* Returns how many of the twins were really others. */
static int expect_twins_change_nothing(const bot *bot, const dm_match *match, dm_random *random) {
    static opinion_list told, twin_told;
    static dm_match twin;
    int others = 0;
    uint64_t before = dm_hash(match->game, &match->state);
    ask_thinker(bot, 1, match, &told);
    assert_true(dm_hash(match->game, &match->state) == before);
    for (int k = 0; k < 2; k++) {
        make_twin(match, k == 0, random, &twin);
        others += dm_hash(match->game, &twin.state) != before;
        ask_thinker(bot, 1, &twin, &twin_told);
        expect_same_opinion(&told, &twin_told);
    }
    return others;
}

/* Asks every bot at decisions strewn over one game. */
static int expect_honest_in(const char *game, int seed) {
    dm_random random;
    int others = 0;
    dm_random_seed(&random, (uint64_t)seed);
    match_new_seeded(&match, game, seed);
    for (int k = 0; match.question.seat != DM_NOBODY; k++) {
        for (const char *const *name = kinds; *name; name++) {
            bot bot = quick_bot(*name);
            others += expect_twins_change_nothing(&bot, &match, &random);
        }
        match_play_randomly(&match, 41 + 7 * k, &random);
    }
    return others;
}

static void what_is_hidden_changes_no_choice_and_no_advice(void **state) {
    (void)state;
    for (int k = 0; tried_games[k]; k++) {
        int others = expect_honest_in(tried_games[k], 11 + k);
        if (others == 0) fail_msg("%s: nothing was varied", tried_games[k]);
    }
}

/* The first answer; what comes after it may follow from a card that was drawn. */
static void ask_server(const bot *bot, const dm_match *match, char first[DM_TOKEN_BYTES]) {
    static char tokens[BOTS_ANSWERS_MAX][DM_TOKEN_BYTES];
    dm_state state = match->state;
    assert_in_range(bots_answer(bot, match->game, &state, 1, tokens), 1, BOTS_ANSWERS_MAX);
    strcpy(first, tokens[0]);
}

/* The server has the whole state at hand, so it might have shown its bots too much. */
static void the_servers_bots_see_no_more(void **state) {
    static dm_match twin;
    char token[DM_TOKEN_BYTES], twin_token[DM_TOKEN_BYTES];
    bot bot = bot_called("search:20");
    dm_random random;
    (void)state;
    dm_random_seed(&random, 9);
    for (int g = 0; tried_games[g]; g++)
        for (int seed = 1; seed <= 3; seed++) {
            match_new_seeded(&match, tried_games[g], seed);
            while (match.question.seat != DM_NOBODY) {
                ask_server(&bot, &match, token);
                make_twin(&match, seed == 1, &random, &twin);
                ask_server(&bot, &twin, twin_token);
                assert_string_equal(token, twin_token);
                match_play_randomly(&match, 17, &random);
            }
        }
}

/* ---- Determinism ------------------------------------------------------------------------- */

static void the_same_situation_gets_the_same_answer(void **state) {
    static opinion_list first, second;
    dm_random random;
    (void)state;
    dm_random_seed(&random, 4);
    for (int g = 0; tried_games[g]; g++) {
        match_new_seeded(&match, tried_games[g], 5);
        match_play_randomly(&match, 20, &random);
        for (const char *const *name = kinds; *name; name++) {
            bot bot = quick_bot(*name);
            ask_thinker(&bot, 1, &match, &first);
            ask_thinker(&bot, 1, &match, &second);
            expect_same_opinion(&first, &second);
        }
    }
}

static void a_legal_answer_is_chosen_whenever_it_is_asked_for(void **state) {
    (void)state;
    for (int g = 0; tried_games[g]; g++)
        for (const char *const *name = kinds; *name; name++) {
            bot bot = quick_bot(*name);
            match_new_seeded(&match, tried_games[g], 6);
            bot_session *session = bot_session_open(&bot, match.game);
            bot_session_look_at(session, &match, 1);
            assert_in_range(bot_session_choice(session), 0, match.question.count - 1);
            bot_session_think_all(session, 7);
            assert_in_range(bot_session_choice(session), 0, match.question.count - 1);
            free(session);
        }
}

/* Looks that are refused leave the session as it was: still looking at the situation before. */
static void expect_look_refused(const bot *bot, const dm_state *seen, const char *why) {
    static opinion_list before, after;
    dm_error error = {.text = ""};
    bot_session *session = bot_session_open(bot, match.game);
    assert_false(bot_session_look(session, seen, 1, &error));
    bot_session_look_at(session, &match, 2);
    bot_session_think_all(session, 5);
    bot_session_tell(session, &before);
    assert_false(bot_session_look(session, seen, 3, &error));
    if (!strstr(error.text, why)) fail_msg("\"%s\" does not say \"%s\"", error.text, why);
    bot_session_tell(session, &after);
    expect_same_opinion(&before, &after);
    free(session);
}

static void a_finished_game_or_an_unknown_hand_is_refused(void **state) {
    static const char *const games[] = {"deus players=2", "gheos players=2"};
    static dm_match finished;
    dm_random random;
    dm_state seen;
    (void)state;
    dm_random_seed(&random, 8);
    for (int g = 0; g < 2; g++)
        for (const char *const *name = kinds; *name; name++) {
            bot bot = quick_bot(*name);
            match_new_seeded(&match, games[g], 3);
            finished = match;
            match_play_randomly(&finished, DM_STEPS_MAX, &random);
            expect_look_refused(&bot, &finished.state, "the game is over");
            match.game->observe(&match.state, match.question.seat ^ 1, &seen);
            expect_look_refused(&bot, &seen, "are not known");
            match.game->observe(&match.state, DM_PUBLIC, &seen);
            expect_look_refused(&bot, &seen, "are not known");
        }
}

/* ---- Strength ---------------------------------------------------------------------------- */

/* The place in which the first bot ends a game in that seat against others of the second kind. */
static int place_of(const bot *first, const bot *others, int seat) {
    host_thinker *thinkers[] = {thinker_open(others, match.game, 1, THINKER_WALL_CLOCK),
                                thinker_open(first, match.game, 1, THINKER_WALL_CLOCK)};
    dm_scores scores;
    while (match.question.seat != DM_NOBODY) {
        host_thinker *thinker = thinkers[match.question.seat == seat];
        dm_match_play(&match, thinker_choose(thinker, &match), NULL);
    }
    thinker_close(thinkers[0]);
    thinker_close(thinkers[1]);
    match.game->score(&match.state, &scores);
    return scores.place[seat];
}

/* Games out of so many that the first bot wins or shares, from every seat in turn. */
static int wins_of(const char *first_name, const char *others_name, const char *game, int games) {
    bot first = quick_bot(first_name), others = quick_bot(others_name);
    int wins = 0;
    for (int k = 0; k < games; k++) {
        match_new_seeded(&match, game, 100 + k);
        int players = match.game->progress(&match.state).players;
        wins += place_of(&first, &others, k % players) == 1;
    }
    print_message("    %s against %s at %s: %d of %d\n", first_name, others_name, game, wins,
                  games);
    return wins;
}

static void greedy_beats_random_at_everything(void **state) {
    int games = SANITIZED ? 2 : 6;
    (void)state;
    for (int g = 0; tried_games[g]; g++)
        assert_int_equal(wins_of("greedy", "random", tried_games[g], games), games);
}

/* Without the noise, the lowest level is a strong bot; with it, still far better than chance. */
static void the_lowest_level_beats_random(void **state) {
    int games = SANITIZED ? 2 : 8;
    (void)state;
    assert_true(wins_of("level:1", "random", "deus players=2", games) > games / 2);
    assert_true(wins_of("level:1", "random", "gheos players=2", games) > games / 2);
}

/* With barques they once only offered cards, until round 120 ended the game. */
static void no_game_with_egypt_drags_on(void **state) {
    static const char *const games[] = {"deus players=2 egypt=production",
                                        "deus players=2 egypt=all"};
    bot bot = bot_called("level:5");
    (void)state;
    for (int g = 0; g < 2; g++) {
        match_new_seeded(&match, games[g], 4);
        place_of(&bot, &bot, 0);
        assert_in_range(match.game->progress(&match.state).round, 10, 60);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_have_one_form),
        cmocka_unit_test(options_have_one_form),
        cmocka_unit_test(options_reach_the_search),
        cmocka_unit_test(a_bot_uses_the_evaluator_that_it_is_told),
        cmocka_unit_test(every_option_is_documented),
        cmocka_unit_test(a_name_says_how_much_is_thought),
        cmocka_unit_test(levels_go_by_simulations),
        cmocka_unit_test(bad_names_are_refused_with_what_was_expected),
        cmocka_unit_test(long_names_are_refused),
        cmocka_unit_test(what_is_hidden_changes_no_choice_and_no_advice),
        cmocka_unit_test(the_servers_bots_see_no_more),
        cmocka_unit_test(the_same_situation_gets_the_same_answer),
        cmocka_unit_test(a_legal_answer_is_chosen_whenever_it_is_asked_for),
        cmocka_unit_test(a_finished_game_or_an_unknown_hand_is_refused),
        cmocka_unit_test(greedy_beats_random_at_everything),
        cmocka_unit_test(the_lowest_level_beats_random),
        cmocka_unit_test(no_game_with_egypt_drags_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
