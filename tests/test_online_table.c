/* Tables without sockets and disks: commands, entries, and what each pair of eyes is told. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/shuffle.h"
#include "online/command.h"
#include "online/secret.h"
#include "online/table_json.h"

static online_table *table;
static command_decision granted;
static store_entry history[4096];
static int history_count;
static int64_t now;

static const command_actor anna = {"aaaaaaaaaaaaaaaa", "Anna", true, TEXT_ENGLISH};
static const command_actor boris = {"bbbbbbbbbbbbbbbb", "Boris", true, TEXT_ENGLISH};
static const command_actor stranger = {"ssssssssssssssss", "Somebody", false, TEXT_ENGLISH};
static const command_actor nobody = {"", "", false, TEXT_ENGLISH};

static char ones[65], twos[65];

/* ---- Helpers --------------------------------------------------------------------------------- */

static void open_table(const char *plan_text) {
    static const uint8_t secret[32] = {7};
    online_plan plan;
    dm_error error;
    free(table);
    table = calloc(1, sizeof *table);
    history_count = 0;
    now = 1000;
    assert_true(plan_read_text(&plan, plan_text, &error));
    online_open(table, "tabletabletablet", &plan, secret, now);
    memset(ones, '1', 64), memset(twos, '2', 64);
}

/* Takes what was granted, as the server does. */
static void carry_out(void) {
    dm_error error = {.line = 0};
    store_entry end;
    if (granted.code) print_message("refused: %s, %s\n", granted.code, granted.why);
    assert_null(granted.code);
    online_remember(table);
    for (int k = 0; k < granted.count; k++) {
        store_entry *entry = &granted.entries[k];
        entry->seq = table->seq + 1;
        entry->at = now;
        history[history_count++] = *entry;
        if (!online_apply(table, entry, &error)) fail_msg("%s", error.text);
    }
    if (!command_end(table, &end)) return;
    end.seq = table->seq + 1;
    end.at = now;
    history[history_count++] = end;
    assert_true(online_apply(table, &end, &error));
}

static void assert_refused(const char *code) {
    assert_non_null(granted.code);
    assert_string_equal(granted.code, code);
    assert_true(strlen(granted.why) > 0);
    assert_int_equal(granted.count, 0);
}

static const char two_people[] =
    "{\"game\":\"gheos\",\"seats\":[{\"person\":true},{\"person\":true}]}";

static void sit_down(void) {
    command_sit(table, &anna, 0, &granted), carry_out();
    command_sit(table, &boris, 0, &granted), carry_out();
}

static void begin(void) {
    sit_down();
    command_ready(table, &anna, ones, &granted), carry_out();
    command_ready(table, &boris, twos, &granted), carry_out();
}

static const command_actor *asked(void) { return online_turn(table) == 0 ? &anna : &boris; }
static const command_actor *other(void) { return online_turn(table) == 0 ? &boris : &anna; }

static void first_token(char token[DM_TOKEN_BYTES]) {
    dm_writer out = dm_writer_on(token, DM_TOKEN_BYTES);
    table->match.game->write_token(table->match.question.answers[0], &out);
}

static void answer_first(void) {
    char token[DM_TOKEN_BYTES];
    first_token(token);
    command_answer(table, asked(), online_step(table), token, &granted);
    carry_out();
}

static int teardown(void **state) {
    (void)state;
    free(table);
    table = NULL;
    return 0;
}

/* ---- Plans ----------------------------------------------------------------------------------- */

static void a_plan_that_cannot_be_played_is_refused(void **state) {
    static const char *const bad[] = {
        "[]",
        "{\"game\":\"chess\",\"seats\":[{\"person\":true},{\"person\":true}]}",
        "{\"game\":\"deus\",\"seats\":[{\"person\":true}]}",
        "{\"game\":\"deus\",\"seats\":[{\"bot\":\"level:3\"},{\"bot\":\"level:3\"}]}",
        "{\"game\":\"deus\",\"seats\":[{\"person\":true},{\"bot\":\"search:9s\"}]}",
        "{\"game\":\"deus\",\"seats\":[{\"person\":true},{\"bot\":\"level:9\"}]}",
        "{\"game\":\"deus\",\"options\":\"joker=maybe\",\"seats\":[{\"person\":true},{\"person\":"
        "true}]}",
        "{\"game\":\"deus\",\"options\":\"seed=1\",\"seats\":[{\"person\":true},{\"person\":true}]"
        "}",
        "{\"game\":\"deus\",\"options\":\"players=3\",\"seats\":[{\"person\":true},{\"person\":"
        "true}]}",
        "{\"game\":\"deus\",\"rated\":true,\"seats\":[{\"person\":true},{\"bot\":\"level:3\"}]}",
        "{\"game\":\"deus\",\"public\":1,\"seats\":[{\"person\":true},{\"person\":true}]}",
        "{\"game\":\"deus\",\"clock\":{\"kind\":\"bank\"},\"seats\":[{\"person\":true},{\"person\":"
        "true}]}",
        "{\"game\":\"deus\",\"clock\":{\"kind\":\"days\",\"days\":0},\"seats\":[{\"person\":true},{"
        "\"person\":true}]}",
        "{\"game\":\"deus\",\"gone\":\"shrug\",\"seats\":[{\"person\":true},{\"person\":true}]}",
    };
    (void)state;
    for (size_t k = 0; k < sizeof bad / sizeof bad[0]; k++) {
        online_plan plan;
        dm_error error = {.line = 0};
        if (plan_read_text(&plan, bad[k], &error)) fail_msg("taken: %s", bad[k]);
        assert_true(strlen(error.text) > 0);
    }
}

static void a_plan_is_written_as_it_is_read(void **state) {
    static const char text[] =
        "{\"game\":\"deus\",\"options\":\"egypt=all\",\"seats\":[{\"person\":true},{\"bot\":"
        "\"level:"
        "5\"},{\"person\":true}],\"public\":true,\"rated\":false,\"clock\":{\"kind\":\"bank\","
        "\"seconds\":600,\"increment\":10},\"gone\":\"bot\"}";
    char again[STORE_PLAN_BYTES];
    dm_writer out = dm_writer_on(again, sizeof again);
    (void)state;
    open_table(text);
    dm_write_char(&out, '{');
    plan_write(&table->plan, &out);
    dm_write_char(&out, '}');
    assert_string_equal(again, text);
}

/* ---- Sitting down ---------------------------------------------------------------------------- */

static void seats_are_for_one_person_each(void **state) {
    (void)state;
    open_table(two_people);
    command_sit(table, &nobody, 0, &granted), assert_refused("who");
    command_sit(table, &anna, 2, &granted), carry_out();
    command_sit(table, &anna, 1, &granted), assert_refused("not-now");
    command_sit(table, &boris, 2, &granted), assert_refused("taken");
    command_sit(table, &boris, 3, &granted), assert_refused("taken");
    command_sit(table, &boris, 0, &granted), carry_out();
    command_sit(table, &stranger, 0, &granted), assert_refused("full");
    assert_string_equal(table->seats[0].name, "Boris");
    assert_string_equal(table->seats[1].name, "Anna");
    command_stand(table, &stranger, &granted), assert_refused("not-yours");
    command_stand(table, &anna, &granted), carry_out();
    assert_string_equal(table->seats[1].name, "");
    command_sit(table, &stranger, 0, &granted), carry_out();
}

static void a_rated_table_wants_accounts(void **state) {
    (void)state;
    open_table(
        "{\"game\":\"gheos\",\"rated\":true,\"seats\":[{\"person\":true},{\"person\":true}]}");
    command_sit(table, &stranger, 0, &granted), assert_refused("account");
    command_sit(table, &anna, 0, &granted), carry_out();
}

static void it_begins_when_all_are_ready_with_the_seed_that_follows(void **state) {
    char seed[65], secret[SECRET_HEX_BYTES];
    const char *parts[2] = {ones, twos};
    (void)state;
    open_table(two_people);
    sit_down();
    command_ready(table, &anna, "12", &granted), assert_refused("bad");
    command_ready(table, &stranger, ones, &granted), assert_refused("not-yours");
    command_ready(table, &anna, ones, &granted), carry_out();
    assert_int_equal(table->phase, STORE_WAITING);
    command_ready(table, &anna, twos, &granted);
    assert_true(granted.repeated && granted.count == 0);
    command_ready(table, &boris, twos, &granted), carry_out();
    assert_int_equal(table->phase, STORE_PLAYING);
    secret_write_hex(table->secret, secret);
    shuffle_seed(table->id, secret, parts, 2, seed);
    assert_string_equal(table->match.seed_text, seed);
    command_stand(table, &anna, &granted), assert_refused("not-now");
}

/* ---- Answers --------------------------------------------------------------------------------- */

static void only_the_asked_seat_answers_and_only_what_is_legal(void **state) {
    char token[DM_TOKEN_BYTES];
    (void)state;
    open_table(two_people);
    begin();
    first_token(token);
    command_answer(table, other(), 0, token, &granted), assert_refused("not-now");
    command_answer(table, &stranger, 0, token, &granted), assert_refused("not-yours");
    command_answer(table, asked(), 1, token, &granted), assert_refused("stale");
    command_answer(table, asked(), 0, "nonsense", &granted), assert_refused("illegal");
    command_answer(table, asked(), 0, token, &granted), carry_out();
    assert_int_equal(online_step(table), 1);
}

/* A whole move in one entry, taken back as one; what cannot be changes nothing. */
static void a_gesture_is_kept_or_refused_as_a_whole(void **state) {
    char tile[DM_TOKEN_BYTES], tokens[3 * DM_TOKEN_BYTES];
    (void)state;
    open_table(two_people);
    begin();
    const command_actor *who = asked();
    uint32_t seq = table->seq;
    first_token(tile);
    snprintf(tokens, sizeof tokens, "%s add:99,99", tile);
    command_plan(table, who, 0, tokens, &granted), assert_refused("illegal");
    command_plan(table, other(), 0, tile, &granted), assert_refused("not-now");
    command_plan(table, who, 1, tile, &granted), assert_refused("stale");
    snprintf(tokens, sizeof tokens, "%s add:0,1", tile);
    command_plan(table, who, 0, tokens, &granted), carry_out();
    assert_int_equal(table->seq, seq + 1);
    assert_true(online_step(table) >= 2);
    command_undo(table, who, online_step(table), false, &granted), carry_out();
    assert_int_equal(online_step(table), 0);
}

static void an_answer_sent_twice_counts_once(void **state) {
    char token[DM_TOKEN_BYTES];
    (void)state;
    open_table(two_people);
    begin();
    const command_actor *who = asked();
    first_token(token);
    command_answer(table, who, 0, token, &granted), carry_out();
    command_answer(table, who, 0, token, &granted);
    assert_true(granted.repeated);
    assert_int_equal(granted.count, 0);
    assert_null(granted.code);
    command_answer(table, who, 0, "something-else", &granted), assert_refused("stale");
}

static void one_takes_back_up_to_the_last_reveal(void **state) {
    (void)state;
    open_table(two_people);
    begin();
    const command_actor *who = asked();
    uint8_t seat = online_turn(table);
    command_undo(table, who, 0, false, &granted), assert_refused("not-now");
    answer_first();
    assert_int_equal(online_turn(table), seat); /* a tile, then its cell */
    answer_first();
    uint32_t step = online_step(table);
    command_undo(table, who == &anna ? &boris : &anna, step, false, &granted);
    assert_refused("not-now");
    command_undo(table, who, step, false, &granted), carry_out();
    assert_int_equal(online_step(table), step - 1);
    command_undo(table, who, online_step(table), true, &granted), carry_out();
    assert_int_equal(online_step(table), 0);
    while (online_turn(table) == seat) answer_first(); /* its end draws a tile */
    command_undo(table, who, online_step(table), false, &granted), assert_refused("not-now");
}

static void further_back_only_if_all_agree_and_then_it_is_not_rated(void **state) {
    (void)state;
    open_table(
        "{\"game\":\"gheos\",\"rated\":true,\"seats\":[{\"person\":true},{\"person\":true}]}");
    begin();
    uint8_t seat = online_turn(table);
    while (online_turn(table) == seat) answer_first();
    uint32_t step = online_step(table);
    command_consent(table, &anna, true, &granted), assert_refused("not-now");
    command_propose(table, &anna, step, step, &granted), assert_refused("bad");
    command_propose(table, &anna, step, 0, &granted), carry_out();
    assert_int_equal(online_step(table), step);
    command_consent(table, &boris, false, &granted), carry_out();
    assert_int_equal(table->proposal.seat, DM_NOBODY);
    command_propose(table, &anna, step, 0, &granted), carry_out();
    command_consent(table, &stranger, true, &granted), assert_refused("not-yours");
    assert_false(table->unrated);
    command_consent(table, &boris, true, &granted), carry_out();
    assert_int_equal(online_step(table), 0);
    assert_true(table->unrated);
}

/* ---- Clocks and absence ------------------------------------------------------------------------
 */

static const char by_the_clock[] =
    "{\"game\":\"gheos\",\"seats\":[{\"person\":true},{\"person\":true}],\"gone\":\"bot\","
    "\"clock\":{\"kind\":\"bank\",\"seconds\":60,\"increment\":5}}";

static void the_clock_runs_for_the_asked_seat_only(void **state) {
    (void)state;
    open_table(by_the_clock);
    begin();
    uint8_t seat = online_turn(table), next = seat ^ 1;
    assert_int_equal(online_deadline(table), now + 60000);
    now += 7000;
    answer_first();
    assert_int_equal(online_time_left(table, seat, now), 53000);
    while (online_turn(table) == seat) answer_first();
    assert_int_equal(online_time_left(table, seat, now + 9000), 58000);
    assert_int_equal(online_time_left(table, next, now + 9000), 51000);
}

static void a_bot_takes_the_seat_and_gives_it_back(void **state) {
    char token[DM_TOKEN_BYTES];
    (void)state;
    open_table(by_the_clock);
    begin();
    uint8_t seat = online_turn(table);
    const command_actor *who = asked();
    now += 61000;
    command_gone(table, seat, &granted), carry_out();
    assert_true(table->seats[seat].away);
    assert_string_equal(table->seats[seat].bot, "level:5");
    assert_int_equal(online_deadline(table), 0);
    first_token(token);
    command_answer(table, who, 0, token, &granted), assert_refused("not-now");
    command_bot_answer(table, seat ^ 1, token, &granted), assert_refused("stale");
    command_bot_answer(table, seat, token, &granted), carry_out();
    command_back(table, who, &granted), carry_out();
    assert_false(table->seats[seat].away);
    assert_string_equal(table->seats[seat].bot, "");
    assert_true(online_deadline(table) > now);
    answer_first();
}

static void a_substitute_sits_down_for_somebody_who_is_gone(void **state) {
    (void)state;
    open_table("{\"game\":\"gheos\",\"seats\":[{\"person\":true},{\"person\":true}],\"gone\":"
               "\"substitute\",\"clock\":{\"kind\":\"days\",\"days\":1}}");
    begin();
    uint8_t seat = online_turn(table);
    command_sit(table, &stranger, 0, &granted), assert_refused("full");
    command_gone(table, seat, &granted), carry_out();
    command_sit(table, &stranger, 0, &granted), carry_out();
    assert_int_equal(online_seat_of(table, stranger.player), seat);
    assert_int_equal(online_seat_of(table, seat == 0 ? anna.player : boris.player), DM_NOBODY);
}

static void whoever_is_gone_from_a_rated_table_resigns(void **state) {
    uint8_t places[DM_SEATS_MAX];
    int points[DM_SEATS_MAX];
    (void)state;
    open_table("{\"game\":\"gheos\",\"rated\":true,\"seats\":[{\"person\":true},{\"person\":true}],"
               "\"gone\":\"bot\",\"clock\":{\"kind\":\"days\",\"days\":1}}");
    begin();
    uint8_t seat = online_turn(table);
    command_gone(table, seat, &granted), carry_out();
    assert_int_equal(table->phase, STORE_OVER);
    online_result(table, places, points);
    assert_int_equal(places[seat], 2);
    assert_int_equal(places[seat ^ 1], 1);
    assert_false(table->unrated);
}

static void who_resigns_comes_last(void **state) {
    uint8_t places[DM_SEATS_MAX];
    int points[DM_SEATS_MAX];
    (void)state;
    open_table("{\"game\":\"deus\",\"seats\":[{\"person\":true},{\"person\":true},{\"bot\":\"level:"
               "1\"}]}");
    begin();
    command_resign(table, &anna, &granted), carry_out();
    assert_int_equal(table->phase, STORE_PLAYING);
    command_resign(table, &anna, &granted);
    assert_true(granted.repeated);
    command_back(table, &anna, &granted), assert_refused("not-now");
    command_resign(table, &boris, &granted), carry_out();
    assert_int_equal(table->phase, STORE_OVER);
    online_result(table, places, points);
    assert_int_equal(places[2], 1);
    assert_true(places[0] > 1 && places[1] > 1);
}

/* ---- The sum of its entries --------------------------------------------------------------------
 */

/* Any answers, with some taken back, until the game is over. */
static void play_through(uint64_t seed) {
    dm_random random;
    dm_random_seed(&random, seed);
    while (table->phase == STORE_PLAYING) {
        char token[DM_TOKEN_BYTES];
        const dm_question *question = &table->match.question;
        dm_writer out = dm_writer_on(token, sizeof token);
        table->match.game->write_token(question->answers[dm_random_below(&random, question->count)],
                                       &out);
        const command_actor *who = asked();
        now += 1 + dm_random_below(&random, 3000);
        command_answer(table, who, online_step(table), token, &granted), carry_out();
        if (table->phase != STORE_PLAYING || dm_random_below(&random, 8) > 0) continue;
        command_undo(table, who, online_step(table), dm_random_below(&random, 2), &granted);
        if (granted.code == NULL) carry_out();
    }
}

static void the_same_entries_make_the_same_table(void **state) {
    static const char *const plans[] = {two_people, by_the_clock,
                                        "{\"game\":\"deus\",\"options\":\"egypt=all\",\"seats\":[{"
                                        "\"person\":true},{\"person\":true}]}"};
    (void)state;
    for (int k = 0; k < 3; k++) {
        store_table before, after;
        dm_error error;
        open_table(plans[k]);
        begin();
        play_through((uint64_t)k);
        online_row(table, &before);
        online_table *again = calloc(1, sizeof *again);
        online_open(again, table->id, &table->plan, table->secret, table->made);
        for (int at = 0; at < history_count; at++)
            if (!online_apply(again, &history[at], &error)) fail_msg("%s", error.text);
        online_row(again, &after);
        assert_memory_equal(&before, &after, sizeof before);
        assert_true(dm_hash(table->match.game, &table->match.state) ==
                    dm_hash(again->match.game, &again->match.state));
        for (int seat = 0; seat < 2; seat++)
            assert_true(table->seats[seat].time == again->seats[seat].time);
        free(again);
    }
}

static void entries_that_cannot_follow_are_refused(void **state) {
    store_entry entry = {.seq = 7, .kind = "sit", .seat = 1, .text = "aaaaaaaaaaaaaaaa A"};
    dm_error error;
    (void)state;
    open_table(two_people);
    assert_false(online_apply(table, &entry, &error));
    entry.seq = 1, strcpy(entry.kind, "dance");
    assert_false(online_apply(table, &entry, &error));
    strcpy(entry.kind, "answer");
    assert_false(online_apply(table, &entry, &error));
    strcpy(entry.kind, "begin");
    assert_false(online_apply(table, &entry, &error)); /* the server's, not a seat's */
    strcpy(entry.kind, "sit"), entry.seat = 3;
    assert_false(online_apply(table, &entry, &error));
    assert_int_equal(table->seq, 0);
}

static void a_tampered_answer_is_found_at_the_end(void **state) {
    dm_error error;
    (void)state;
    open_table(two_people);
    begin();
    play_through(3);
    store_entry end = history[history_count - 1];
    online_table *again = calloc(1, sizeof *again);
    online_open(again, table->id, &table->plan, table->secret, table->made);
    end.text[0] = end.text[0] == '0' ? '1' : '0';
    for (int at = 0; at < history_count - 1; at++)
        assert_true(online_apply(again, &history[at], &error));
    assert_false(online_apply(again, &end, &error));
    assert_non_null(strstr(error.text, "hash"));
    free(again);
}

static void a_game_goes_on_under_other_rules_from_its_position(void **state) {
    char position[STORE_POSITION_BYTES];
    dm_error error;
    (void)state;
    open_table(two_people);
    begin();
    for (int k = 0; k < 20 && table->phase == STORE_PLAYING; k++) answer_first();
    dm_writer out = dm_writer_on(position, sizeof position);
    table->match.game->write_position(&table->match.state, &out);
    uint64_t hash = dm_hash(table->match.game, &table->match.state);
    online_table *again = calloc(1, sizeof *again);
    online_open(again, table->id, &table->plan, table->secret, table->made);
    for (int at = 0; at < history_count; at++)
        assert_true(online_apply_without_game(again, &history[at], &error));
    store_entry entry = {.seq = again->seq + 1, .at = now, .kind = "go-on"};
    snprintf(entry.text, sizeof entry.text, "%u %s", (unsigned)online_step(table), position);
    if (!online_apply(again, &entry, &error)) fail_msg("%s", error.text);
    assert_true(dm_hash(again->match.game, &again->match.state) == hash);
    assert_int_equal(online_step(again), online_step(table));
    assert_int_equal(online_turn(again), online_turn(table));
    assert_string_equal(again->seats[1].name, "Boris");
    free(table);
    table = again;
    answer_first();
    command_undo(table, table->match.steps[0].seat == 0 ? &anna : &boris, online_step(table), false,
                 &granted);
    if (granted.code == NULL) carry_out();
    assert_true(online_step(table) >= 20);
}

/* ---- Telling -----------------------------------------------------------------------------------
 */

static char *told(uint8_t seat, uint32_t seq, uint32_t step) {
    static char text[4 << 20];
    static const table_presence here = {.here = {true, true}};
    dm_writer out = dm_writer_on(text, sizeof text);
    table_reader reader = {seat, TEXT_ENGLISH, seq, step};
    dm_write_char(&out, '{');
    table_json_write(table, &reader, &here, &out);
    if (table->phase != STORE_WAITING) table_json_write_game(table, &reader, &out);
    dm_write_char(&out, '}');
    assert_false(out.full);
    return text;
}

static json_t *told_json(uint8_t seat, uint32_t seq, uint32_t step) {
    json_error_t error;
    json_t *json = json_loads(told(seat, seq, step), JSON_REJECT_DUPLICATES, &error);
    if (json == NULL) fail_msg("no JSON: %s", error.text);
    return json;
}

/* A reader who is told everything piece by piece knows what one who comes late is told at once. */
static void catching_up_gives_the_same_as_being_there(void **state) {
    json_t *known = json_array();
    uint32_t seq = 0, step = 0;
    (void)state;
    open_table(two_people);
    begin();
    dm_random random;
    dm_random_seed(&random, 11);
    while (table->phase == STORE_PLAYING) {
        const command_actor *who = asked();
        answer_first();
        if (table->phase == STORE_PLAYING && dm_random_below(&random, 4) == 0) {
            command_undo(table, who, online_step(table), false, &granted);
            if (granted.code == NULL) carry_out();
        }
        if (dm_random_below(&random, 3) > 0) continue; /* the line was down */
        json_t *news = told_json(0, seq, step);
        size_t from = (size_t)json_integer_value(json_object_get(news, "from"));
        while (json_array_size(known) > from) json_array_remove(known, from);
        assert_int_equal(json_array_size(known), from);
        json_array_extend(known, json_object_get(news, "happened"));
        seq = table->seq, step = online_step(table);
        json_decref(news);
        if (table->phase != STORE_PLAYING) break;
        json_t *whole = told_json(0, 0, 0);
        assert_true(json_equal(known, json_object_get(whole, "happened")));
        json_decref(whole);
    }
    json_decref(known);
}

/* What a seat and a spectator are told does not change with the other's hand, the pile and the
 * generator: these are dealt anew, and every byte stays. */
static void what_is_told_does_not_depend_on_what_is_hidden(void **state) {
    static const char *const plans[] = {
        two_people, "{\"game\":\"deus\",\"seats\":[{\"person\":true},{\"person\":true}]}",
        "{\"game\":\"deus\",\"options\":\"egypt=all joker=on\",\"seats\":[{\"person\":true},"
        "{\"person\":true}]}"};
    (void)state;
    for (int plan = 0; plan < 3; plan++) {
        open_table(plans[plan]);
        begin();
        for (int moment = 0; moment < 60 && table->phase == STORE_PLAYING; moment++) {
            for (int eyes = 0; eyes < 3; eyes++) {
                uint8_t viewer = eyes == 2 ? DM_PUBLIC : (uint8_t)eyes;
                const dm_game *game = table->match.game;
                dm_state whole = table->match.state, dealt;
                dm_random random;
                uint32_t step = online_step(table);
                char *before = strdup(told(viewer, table->seq, step));
                dm_random_seed(&random, (uint64_t)moment * 3 + (uint64_t)eyes);
                game->observe(&whole, viewer, &dealt);
                game->determinize(&dealt, viewer, &random);
                table->match.state = dealt;
                game->ask(&dealt, &table->match.question, NULL);
                char *after = strdup(told(viewer, table->seq, step));
                assert_string_equal(before, after);
                free(before);
                free(after);
                table->match.state = whole;
                game->ask(&whole, &table->match.question, NULL);
            }
            answer_first();
        }
    }
}

static void a_finished_game_is_open_and_proves_its_shuffle(void **state) {
    char proof[2048];
    dm_error error;
    dm_writer out = dm_writer_on(proof, sizeof proof);
    (void)state;
    open_table(two_people);
    begin();
    assert_non_null(strstr(told(0, 0, 0), "chance=?"));
    play_through(9);
    assert_null(strstr(told(DM_PUBLIC, 0, 0), "chance=?"));
    table_json_write_proof(table, &out);
    if (!shuffle_verify(proof, out.length, &error)) fail_msg("%s", error.text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_plan_that_cannot_be_played_is_refused),
        cmocka_unit_test(a_plan_is_written_as_it_is_read),
        cmocka_unit_test(seats_are_for_one_person_each),
        cmocka_unit_test(a_rated_table_wants_accounts),
        cmocka_unit_test(it_begins_when_all_are_ready_with_the_seed_that_follows),
        cmocka_unit_test(only_the_asked_seat_answers_and_only_what_is_legal),
        cmocka_unit_test(a_gesture_is_kept_or_refused_as_a_whole),
        cmocka_unit_test(an_answer_sent_twice_counts_once),
        cmocka_unit_test(one_takes_back_up_to_the_last_reveal),
        cmocka_unit_test(further_back_only_if_all_agree_and_then_it_is_not_rated),
        cmocka_unit_test(the_clock_runs_for_the_asked_seat_only),
        cmocka_unit_test(a_bot_takes_the_seat_and_gives_it_back),
        cmocka_unit_test(a_substitute_sits_down_for_somebody_who_is_gone),
        cmocka_unit_test(whoever_is_gone_from_a_rated_table_resigns),
        cmocka_unit_test(who_resigns_comes_last),
        cmocka_unit_test(the_same_entries_make_the_same_table),
        cmocka_unit_test(entries_that_cannot_follow_are_refused),
        cmocka_unit_test(a_tampered_answer_is_found_at_the_end),
        cmocka_unit_test(a_game_goes_on_under_other_rules_from_its_position),
        cmocka_unit_test(catching_up_gives_the_same_as_being_there),
        cmocka_unit_test(what_is_told_does_not_depend_on_what_is_hidden),
        cmocka_unit_test(a_finished_game_is_open_and_proves_its_shuffle),
    };
    return cmocka_run_group_tests_name("online tables", tests, NULL, teardown);
}
