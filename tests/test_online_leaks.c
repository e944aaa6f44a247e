/* Nothing hidden leaks over real sockets: two servers hold the same tables, but for what one viewer
 * cannot know. The same things happen at both, as far as that viewer can tell; then the two servers
 * must have sent the viewer the same bytes: changes, refusals, logs and records, after undo and
 * after coming back.
 *
 * The tables begin in the middle of a game: each database is made here, as a server leaves it when
 * the rules change afterwards, with a kept position to go on from. The two positions differ in the
 * things that secrets_exchange() exchanges. What other seats then do may differ too, in what the
 * viewer cannot see of it.
 *
 * Only times are left out of the comparison. */
#include "support/online.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "drill/guests.h"
#include "online/secret.h"
#include "store/store.h"
#include "support/bot_sessions.h"
#include "tools/secrets.h"

enum { WORLDS = 2, SEATS = 3, TABLES_PER_GAME = 16, ACTIONS = 24, MOMENTS_MAX = ACTIONS + 1 };

static const char *const games[] = {"deus players=3", "deus players=3 egypt=all", "gheos players=3",
                                    "deus players=3 joker=on"};
enum { GAMES = sizeof games / sizeof games[0], TABLES = GAMES * TABLES_PER_GAME };

/* ---- Tables of which there are two versions ---------------------------------------------------
 */

typedef struct twins {
    const dm_game *game;
    const char *options;
    uint8_t viewer;
    char id[STORE_ID_BYTES];
    dm_state state[WORLDS];
} twins;

static twins tables[TABLES];
static dm_random chance;

static void write_seen(const dm_game *game, const dm_state *state, uint8_t viewer,
                       char line[DM_POSITION_BYTES]) {
    dm_writer out = dm_writer_on(line, DM_POSITION_BYTES);
    dm_state seen;
    memset(&seen, 0, sizeof seen);
    game->observe(state, viewer, &seen);
    game->write_position(&seen, &out);
    assert_false(out.full);
}

static bool look_alike(const dm_game *game, const dm_state states[WORLDS], uint8_t viewer) {
    static char lines[WORLDS][DM_POSITION_BYTES];
    for (int w = 0; w < WORLDS; w++) write_seen(game, &states[w], viewer, lines[w]);
    return strcmp(lines[0], lines[1]) == 0;
}

static uint8_t asked_in(const dm_game *game, const dm_state *state) {
    return game->progress(state).seat;
}

/* A state is what its line says: reading plays on where nothing is left to answer. */
static void read_again(const dm_game *game, dm_state *state) {
    static char line[DM_POSITION_BYTES];
    dm_error error;
    write_seen(game, state, DM_ALL, line);
    memset(state, 0, sizeof *state);
    if (!game->read_position(state, line, NULL, &error)) fail_msg("%s", error.text);
}

/* Some moment of some game, and its twin for the viewer. */
static void make_twins(twins *twins, const char *words, uint8_t viewer, int number) {
    static dm_match match;
    twins->game = NULL;
    for (int tries = 0; tries < 200 && twins->game == NULL; tries++) {
        match_new_seeded(&match, words, number * 1000 + tries);
        match_play_randomly(&match, 1 + (int)dm_random_below(&chance, 200), &chance);
        if (match.question.seat == DM_NOBODY) continue;
        for (int w = 0; w < WORLDS; w++) dm_copy(match.game, &twins->state[w], &match.state);
        secrets_exchange(match.game, &twins->state[1], viewer, &chance);
        for (int w = 0; w < WORLDS; w++) read_again(match.game, &twins->state[w]);
        if (look_alike(match.game, twins->state, viewer) &&
            memcmp(&twins->state[0], &twins->state[1], match.game->state_bytes) != 0)
            twins->game = match.game;
    }
    assert_non_null(twins->game);
    twins->viewer = viewer;
    const char *options = strchr(words, ' ');
    options = options ? strchr(options + 1, ' ') : NULL; /* after players= */
    twins->options = options ? options + 1 : "";
    snprintf(twins->id, sizeof twins->id, "aaaaaaaaaaaaa%c%c%c", 'a' + number / 26 % 26,
             'a' + number % 26, 'z');
}

static void make_all_twins(void) {
    static const uint8_t viewers[] = {0, 1, 2, DM_PUBLIC};
    dm_random_seed(&chance, 7);
    for (int k = 0; k < TABLES; k++)
        make_twins(&tables[k], games[k / TABLES_PER_GAME], viewers[k % 4], k);
}

/* ---- Databases ------------------------------------------------------------------------------- */

enum { LONG_AGO = 1000000 };

static store_player players[SEATS];

#define TRY(call)                                                                  \
    do {                                                                           \
        if ((call) != STORE_DONE) fail_msg("%s: %s", #call, store_problem(store)); \
    } while (0)

static void add_players(store_handle *store) {
    for (int k = 0; k < SEATS; k++) {
        store_session session;
        guests_fill(k, &players[k], &session);
        TRY(store_add_player(store, &players[k], ""));
        TRY(store_add_session(store, &session));
    }
}

static void append(store_handle *store, store_table *row, int seat, const char *kind,
                   const char *text) {
    store_entry entry = {.seq = ++row->seq, .at = LONG_AGO, .seat = (uint8_t)seat};
    snprintf(entry.kind, sizeof entry.kind, "%s", kind);
    snprintf(entry.text, sizeof entry.text, "%s", text);
    TRY(store_append(store, "test", row, &entry));
}

static void add_table(store_handle *store, const twins *twins, int world) {
    static char line[DM_POSITION_BYTES], bytes[65];
    static const char other_rules[] = "0 00000000";
    char text[128];
    store_table row = {.open = true,
                       .phase = STORE_WAITING,
                       .made = LONG_AGO,
                       .changed = LONG_AGO,
                       .seat_count = SEATS};
    snprintf(row.id, sizeof row.id, "%s", twins->id);
    snprintf(row.game, sizeof row.game, "%s", twins->game->name);
    snprintf(row.rules, sizeof row.rules, "%s", other_rules);
    snprintf(row.plan, sizeof row.plan,
             "{\"game\":\"%s\",\"options\":\"%s\",\"seats\":[{\"person\":true},{\"person\":true},"
             "{\"person\":true}],\"public\":true,\"rated\":false}",
             twins->game->name, twins->options);
    for (int k = 0; k < SEATS; k++) {
        strcpy(row.seats[k].player, players[k].id);
        strcpy(row.seats[k].name, players[k].name);
    }
    TRY(store_add_table(store, &row));
    TRY(store_lease(store, row.id, "test", LONG_AGO, LONG_AGO + 1000));
    memset(bytes, '0', 64);
    for (int k = 1; k <= SEATS; k++) {
        snprintf(text, sizeof text, "%.16s %.96s", players[k - 1].id, players[k - 1].name);
        append(store, &row, k, "sit", text);
        append(store, &row, k, "ready", bytes);
    }
    row.phase = STORE_PLAYING;
    row.turn = asked_in(twins->game, &twins->state[world]) + 1;
    append(store, &row, 0, "begin", bytes);
    write_seen(twins->game, &twins->state[world], DM_ALL, line);
    TRY(store_keep_position(store, row.id, row.seq, other_rules, line));
    TRY(store_release(store, row.id, "test"));
}

static void fill_database(const char *path, int world) {
    char problem[STORE_PROBLEM_BYTES];
    store_handle *store = store_open(path, problem);
    if (store == NULL) fail_msg("%s", problem);
    TRY(store_begin(store));
    add_players(store);
    for (int k = 0; k < TABLES; k++) add_table(store, &tables[k], world);
    TRY(store_commit(store));
    store_close(store);
}

/* ---- Two servers, everything done at both -----------------------------------------------------
 */

typedef struct world {
    host host;
    wires *wires;
    char cookies[SEATS][COOKIE_BYTES];
    talk seats[SEATS]; /* all but the viewer's */
    talk viewer;
    char *sent; /* to the viewer, on all connections */
    size_t sent_length;
} world;

static world worlds[WORLDS];

static int begin(void **state) {
    (void)state;
    assert_true(secret_start());
    make_all_twins();
    for (int w = 0; w < WORLDS; w++) {
        host_prepare(&worlds[w].host, NULL);
        fill_database(worlds[w].host.database, w);
        assert_true(host_start(&worlds[w].host));
        worlds[w].wires = wires_open();
        for (int k = 0; k < SEATS; k++)
            assert_true(guests_cookie(worlds[w].host.port, k, worlds[w].cookies[k]));
    }
    return 0;
}

static int end(void **state) {
    (void)state;
    for (int w = 0; w < WORLDS; w++) {
        wires_close(worlds[w].wires);
        assert_int_equal(host_stop(&worlds[w].host), 0);
        host_clear(&worlds[w].host);
        free(worlds[w].sent);
    }
    return 0;
}

static void greet(world *world, talk *talk, const char *cookie) {
    wire_address address = {world->host.port, cookie, NULL};
    if (!talk_begin(talk, world->wires, &address)) fail_msg("not connected: %d", talk->code);
}

/* What the viewer heard so far on this connection goes to what they were sent in all. */
static void keep_what_was_heard(world *world) {
    talk *viewer = &world->viewer;
    world->sent = realloc(world->sent, world->sent_length + viewer->heard_length + 1);
    assert_non_null(world->sent);
    memcpy(world->sent + world->sent_length, viewer->heard, viewer->heard_length + 1);
    world->sent_length += viewer->heard_length;
}

static void connect_viewer(world *world, const twins *twins) {
    if (world->viewer.heard) {
        talk_catch_up(&world->viewer);
        keep_what_was_heard(world);
    }
    talk_end(&world->viewer);
    greet(world, &world->viewer, twins->viewer < SEATS ? world->cookies[twins->viewer] : NULL);
}

static void sit_down(world *world, const twins *twins) {
    free(world->sent);
    world->sent = NULL;
    world->sent_length = 0;
    for (int k = 0; k < SEATS; k++)
        if (k != twins->viewer) greet(world, &world->seats[k], world->cookies[k]);
    connect_viewer(world, twins);
}

static void leave(world *world) {
    talk_catch_up(&world->viewer);
    keep_what_was_heard(world);
    talk_end(&world->viewer);
    for (int k = 0; k < SEATS; k++) talk_end(&world->seats[k]);
}

static talk *talk_of(world *world, const twins *twins, int seat) {
    return seat == twins->viewer ? &world->viewer : &world->seats[seat];
}

/* Times are 13 digits long; nothing else is. */
static void blank_times(char *text) {
    for (char *at = text; *at; at++) {
        size_t digits = strspn(at, "0123456789");
        if (digits == 13) memset(at, 'T', digits);
        if (digits > 0) at += digits - 1;
    }
}

static void compare_what_was_sent(const twins *twins) {
    char *left = worlds[0].sent, *right = worlds[1].sent;
    blank_times(left);
    blank_times(right);
    if (strcmp(left, right) == 0) return;
    size_t same = 0;
    while (left[same] == right[same]) same++;
    size_t from = same > 300 ? same - 300 : 0;
    fail_msg("table %s (%s), viewer %d is sent\n…%.700s\nor\n…%.700s", twins->id, twins->game->name,
             twins->viewer, left + from, right + from);
}

/* ---- What happens at a table ------------------------------------------------------------------
 */

/* The moments so far: what the answers led to, for undo. */
typedef struct story {
    const twins *twins;
    dm_state moments[MOMENTS_MAX][WORLDS];
    uint8_t answered_by[MOMENTS_MAX]; /* who led here */
    bool revealed[MOMENTS_MAX];
    int now;
} story;

static story story_now;
static int played, differing, undone, refused;

static void write_visible(const dm_game *game, const dm_events *events, uint8_t viewer,
                          dm_writer *out) {
    for (int k = 0; k < events->count; k++)
        if (dm_event_visible(&events->items[k], viewer)) game->write_event(&events->items[k], out);
}

/* Applies an answer in each world; true if the viewer cannot tell the outcomes apart. At the end of
 * a game everything is shown. */
static bool outcome_is_alike(const story *story, const dm_answer answers[WORLDS],
                             dm_state outcome[WORLDS], bool revealed[WORLDS]) {
    static dm_events events;
    static char told[WORLDS][64 << 10];
    const twins *twins = story->twins;
    uint8_t asked[WORLDS];
    for (int w = 0; w < WORLDS; w++) {
        dm_writer out = dm_writer_on(told[w], sizeof told[w]);
        dm_question next;
        dm_copy(twins->game, &outcome[w], &story->moments[story->now][w]);
        events.count = 0;
        twins->game->apply(&outcome[w], answers[w], &events, &next);
        write_visible(twins->game, &events, twins->viewer, &out);
        asked[w] = next.seat;
        revealed[w] = next.revealed;
    }
    if (asked[0] == DM_NOBODY) return false; /* a game that is over is open, and they differ */
    return asked[0] == asked[1] && asked[0] != DM_NOBODY && strcmp(told[0], told[1]) == 0 &&
           look_alike(twins->game, outcome, twins->viewer);
}

/* Finds what the asked seat does in each world: something else in the second, if it may be. */
static bool find_answers(const story *story, dm_answer answers[WORLDS], dm_state outcome[WORLDS],
                         bool *revealed) {
    dm_question questions[WORLDS];
    bool reveals[WORLDS];
    const dm_game *game = story->twins->game;
    for (int w = 0; w < WORLDS; w++) game->ask(&story->moments[story->now][w], &questions[w], NULL);
    if (questions[0].seat == DM_NOBODY || questions[0].seat != questions[1].seat) return false;
    bool own = questions[0].seat == story->twins->viewer;
    int first = (int)dm_random_below(&chance, questions[0].count);
    for (int k = 0; k < questions[0].count; k++) {
        answers[0] = questions[0].answers[(first + k) % questions[0].count];
        int second = (int)dm_random_below(&chance, questions[1].count);
        for (int j = 0; j < questions[1].count; j++) {
            answers[1] = questions[1].answers[(second + j) % questions[1].count];
            if (own && !dm_same_answer(answers[0], answers[1])) continue;
            if (!outcome_is_alike(story, answers, outcome, reveals)) continue;
            if (reveals[0] != reveals[1]) continue; /* then undo would tell them apart */
            *revealed = reveals[0];
            return true;
        }
    }
    return false;
}

static void members_at(const story *story, char members[256], const char *format, ...) {
    va_list arguments;
    int used =
        snprintf(members, 256, "\"table\": \"%s\"%s", story->twins->id, format[0] ? ", " : "");
    va_start(arguments, format);
    vsnprintf(members + used, 256 - (size_t)used, format, arguments);
    va_end(arguments);
}

/* Then the viewer hears what came of it. */
static void ask_in(int w, const story *story, int seat, const char *what, const char *members,
                   bool must_be_granted) {
    talk *talk = seat < SEATS ? talk_of(&worlds[w], story->twins, seat) : &worlds[w].viewer;
    const char *code = talk_refusal(talk, what, members);
    if (must_be_granted && code[0])
        fail_msg("world %d, table %s, %s {%s} is refused: %s, %s", w, story->twins->id, what,
                 members, code, json_string_value(json_object_get(talk->reply, "text")));
    refused += code[0] != '\0';
    talk_catch_up(&worlds[w].viewer);
}

static void ask_in_both(const story *story, int seat, const char *what, const char *members,
                        bool must_be_granted) {
    for (int w = 0; w < WORLDS; w++) ask_in(w, story, seat, what, members, must_be_granted);
}

static uint8_t asked_now(const story *story) {
    return asked_in(story->twins->game, &story->moments[story->now][0]);
}

/* Every answer that stands is one step; undone ones are forgotten. */
static bool somebody_answers(story *story) {
    dm_answer answers[WORLDS];
    dm_state outcome[WORLDS];
    bool revealed;
    char token[DM_TOKEN_BYTES], members[256];
    uint8_t seat = asked_now(story);
    if (story->now + 1 >= MOMENTS_MAX || !find_answers(story, answers, outcome, &revealed))
        return false;
    for (int w = 0; w < WORLDS; w++) {
        dm_writer out = dm_writer_on(token, sizeof token);
        story->twins->game->write_token(answers[w], &out);
        members_at(story, members, "\"step\": %d, \"token\": \"%s\"", story->now, token);
        ask_in(w, story, seat, "answer", members, true);
    }
    story->now++;
    for (int w = 0; w < WORLDS; w++)
        dm_copy(story->twins->game, &story->moments[story->now][w], &outcome[w]);
    story->answered_by[story->now] = seat;
    story->revealed[story->now] = revealed;
    played++;
    differing += !dm_same_answer(answers[0], answers[1]);
    return true;
}

static void somebody_undoes(story *story) {
    char members[256];
    if (story->now == 0 || story->revealed[story->now]) return;
    members_at(story, members, "\"step\": %d", story->now);
    ask_in_both(story, story->answered_by[story->now], "undo", members, true);
    story->now--;
    undone++;
}

static void the_viewer_comes_back(const story *story) {
    char members[256];
    for (int w = 0; w < WORLDS; w++) connect_viewer(&worlds[w], story->twins);
    if (dm_random_below(&chance, 2))
        members_at(story, members, "\"seq\": 7, \"step\": 0");
    else
        members_at(story, members, "");
    ask_in_both(story, SEATS, "watch", members, true);
}

/* What is wrong, and must be wrong in the same words; also tokens that are right for others. */
static void the_viewer_errs(const story *story) {
    static const char *const tokens[] = {
        "fly",  "done",   "build:galley", "offer:villa", "discard:villa", "joker:galley",
        "draw", "tile:1", "at:A1",        "pay:wood",    "place:1",       "pass"};
    enum { TOKENS = sizeof tokens / sizeof tokens[0] };
    dm_question question;
    char members[256];
    story->twins->game->ask(&story->moments[story->now][0], &question, NULL);
    bool own = question.seat == story->twins->viewer;
    const char *token = tokens[dm_random_below(&chance, TOKENS)];
    /* A token that happens to be legal would be an answer. */
    if (own) token = "fly";
    members_at(story, members, "\"step\": %d, \"token\": \"%s\"", story->now, token);
    ask_in_both(story, SEATS, "answer", members, false);
    members_at(story, members, "\"step\": %d, \"token\": \"%s\"", story->now + 1, token);
    ask_in_both(story, SEATS, "answer", members, false);
    members_at(story, members, "\"step\": %d, \"tokens\": [\"%s\", \"%s\"]", story->now, token,
               tokens[0]);
    ask_in_both(story, SEATS, "choose", members, false);
}

static void somebody_errs(const story *story) {
    char members[256];
    int seat = (int)dm_random_below(&chance, SEATS);
    members_at(story, members, "\"step\": %d, \"token\": \"fly\"", story->now);
    ask_in_both(story, seat, "answer", members, false);
    members_at(story, members, "\"step\": %d, \"to\": %d", story->now, story->now + 5);
    ask_in_both(story, seat, "propose", members, false);
}

static void the_viewer_asks_for_everything(const story *story) {
    static const char *const whats[] = {"log", "record", "watch", "undo", "restart", "tables"};
    char members[256];
    for (size_t k = 0; k < sizeof whats / sizeof whats[0]; k++) {
        bool takes_back = k == 3 || k == 4;
        if (takes_back && story->answered_by[story->now] == story->twins->viewer) continue;
        members_at(story, members, takes_back ? "\"step\": %d" : "", story->now);
        ask_in_both(story, SEATS, whats[k], k == 5 ? "" : members, false);
    }
}

/* No more often than a player may at once: when more is allowed depends on the time. */
static void somebody_chats(const story *story) {
    enum { LINES_MAX = 20 };
    static int said[SEATS];
    char members[256];
    int seat = (int)dm_random_below(&chance, SEATS);
    if (said[seat]++ >= LINES_MAX) return;
    members_at(story, members, "\"text\": \"hello\"");
    ask_in_both(story, seat, "chat", members, true);
}

static void something_happens(story *story) {
    switch (dm_random_below(&chance, 14)) {
    case 0: the_viewer_comes_back(story); break;
    case 1: the_viewer_errs(story); break;
    case 2: somebody_errs(story); break;
    case 3: the_viewer_asks_for_everything(story); break;
    case 4: somebody_chats(story); break;
    case 5:
    case 6: somebody_undoes(story); break;
    default: somebody_answers(story); break;
    }
}

static void play_table(const twins *twins) {
    story *story = &story_now;
    char members[256];
    memset(story, 0, sizeof *story);
    story->twins = twins;
    story->answered_by[0] = DM_NOBODY;
    for (int w = 0; w < WORLDS; w++) {
        dm_copy(twins->game, &story->moments[0][w], &twins->state[w]);
        sit_down(&worlds[w], twins);
    }
    members_at(story, members, "");
    ask_in_both(story, SEATS, "watch", members, true);
    for (int k = 0; k < ACTIONS; k++) something_happens(story);
    the_viewer_comes_back(story);
    the_viewer_asks_for_everything(story);
    for (int w = 0; w < WORLDS; w++) leave(&worlds[w]);
    compare_what_was_sent(twins);
}

/* ---- Tests ------------------------------------------------------------------------------------
 */

static void the_viewer_is_sent_the_same_bytes(void **state) {
    (void)state;
    for (int k = 0; k < TABLES; k++) play_table(&tables[k]);
    /* It is no proof if nothing happened. */
    print_message("%d tables, %d answers (%d differ in secret), %d taken back, %d refusals\n",
                  TABLES, played, differing, undone, refused);
    assert_true(played > 3 * TABLES && differing > 10 && undone > 20 && refused > TABLES);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_viewer_is_sent_the_same_bytes)};
    return cmocka_run_group_tests(tests, begin, end);
}
