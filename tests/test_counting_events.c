/* A program that counts a game from its events alone has, after every answer, the gold, goods, VP,
 * pieces and cards that a view shows (finding B1): for every seat and the public, in random games
 * of every game, module, number of players and version of the rules. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/bot_sessions.h"
#include "support/counting.h"
#include "support/docs.h"

enum { TEXT_BYTES = 256 * 1024, VIEWERS_MAX = DM_SEATS_MAX + 2 };

static dm_match match;
static dm_events events;
static dm_random chance;
static char text[TEXT_BYTES];
static json_t *met; /* of each event that was told: how often, and each of its members */

/* Who counts: each seat, the public, and whoever sees all. */
typedef struct counter {
    uint8_t viewer;
    json_t *counted;
} counter;

static const counting *counting_of(const dm_game *game) {
    return strcmp(game->name, "deus") == 0 ? &counting_deus : &counting_gheos;
}

static json_t *read_json(void) {
    json_error_t error;
    json_t *value = json_loads(text, 0, &error);
    if (value == NULL) fail_msg("%s in: %s", error.text, text);
    return value;
}

static json_t *view_of(uint8_t viewer) {
    dm_state seen;
    dm_writer out = dm_writer_on(text, sizeof text);
    match.game->observe(&match.state, viewer, &seen);
    match.game->write_view(&seen, viewer, &out);
    assert_false(out.full);
    json_t *view = read_json();
    counting_of(match.game)->what_counts(view, viewer);
    return view;
}

/* ---- Comparing --------------------------------------------------------------------------- */

/* VP of others, and pieces that others have picked in secret. */
static bool may_be_hidden(const char *key, const char *path) {
    return strcmp(key, "vp") == 0 || strstr(path, ".board.") || strstr(path, ".supply.");
}

static void compare(const json_t *counted, const json_t *shown, const char *path);

static void compare_members(const json_t *counted, const json_t *shown, const char *path) {
    const char *key;
    json_t *value;
    char longer[200];
    json_object_foreach((json_t *)shown, key, value) {
        snprintf(longer, sizeof longer, "%s.%s", path, key);
        if (!json_is_null(value) || !may_be_hidden(key, longer))
            compare(json_object_get(counted, key), value, longer);
    }
    json_object_foreach((json_t *)counted, key, value) if (!json_object_get(shown, key))
        fail_msg("%s.%s is counted, but not shown", path, key);
}

static void compare(const json_t *counted, const json_t *shown, const char *path) {
    char longer[200];
    bool lists = json_is_array(counted) && json_is_array(shown) &&
                 json_array_size(counted) == json_array_size(shown);
    if (json_is_object(counted) && json_is_object(shown)) {
        compare_members(counted, shown, path);
    } else if (lists) {
        for (size_t k = 0; k < json_array_size(shown); k++) {
            snprintf(longer, sizeof longer, "%s.%d", path, (int)k + 1);
            compare(json_array_get(counted, k), json_array_get(shown, k), longer);
        }
    } else if (!counted || !json_equal(counted, shown)) {
        fail_msg("%s: counted %s, shown %s", path,
                 counted ? json_dumps(counted, JSON_COMPACT | JSON_ENCODE_ANY) : "nothing",
                 json_dumps(shown, JSON_COMPACT | JSON_ENCODE_ANY));
    }
}

static void compare_with_view(const counter *who) {
    char path[64];
    snprintf(path, sizeof path, "%s, answer %d, viewer %d:", match.game->name, (int)match.count,
             who->viewer + 1);
    json_t *shown = view_of(who->viewer);
    compare(who->counted, shown, path);
    json_decref(shown);
}

/* ---- Counting ---------------------------------------------------------------------------- */

/* What everybody begins with the rules tell: a view hides the VP of others. */
static void tell_first_vp(json_t *counted) {
    json_t *all = view_of(DM_ALL), *player;
    size_t seat;
    json_array_foreach(json_object_get(counted, "players"), seat, player) {
        json_t *vp = json_object_get(json_array_get(json_object_get(all, "players"), seat), "vp");
        json_object_set(player, "vp", vp);
    }
    json_decref(all);
}

static int begin_counting(counter counters[VIEWERS_MAX]) {
    int count = 0;
    uint8_t seats = match.game->progress(&match.state).players;
    for (uint8_t seat = 0; seat < seats; seat++) counters[count++].viewer = seat;
    counters[count++].viewer = DM_PUBLIC;
    counters[count++].viewer = DM_ALL;
    for (int k = 0; k < count; k++) {
        counters[k].counted = view_of(counters[k].viewer);
        tell_first_vp(counters[k].counted);
    }
    return count;
}

static void note_members(const json_t *event) {
    const char *kind = counting_word(event, "event"), *member;
    json_t *value, *counts = json_object_get(met, kind);
    if (counts == NULL) json_object_set_new(met, kind, counts = json_object());
    json_object_foreach((json_t *)event, member, value) {
        json_int_t times = json_integer_value(json_object_get(counts, member));
        json_object_set_new(counts, member, json_integer(times + 1));
    }
}

static void tell(const counter *who) {
    for (int k = 0; k < events.count; k++) {
        if (!dm_event_visible(&events.items[k], who->viewer)) continue;
        dm_writer out = dm_writer_on(text, sizeof text);
        match.game->write_event(&events.items[k], &out);
        json_t *event = read_json();
        note_members(event);
        counting_of(match.game)->take(who->counted, event);
        json_decref(event);
    }
}

/* Everybody is told everything; after each answer one of them looks up. */
static void count_game(const char *words, int seed) {
    counter counters[VIEWERS_MAX];
    match_new_seeded(&match, words, seed);
    dm_random_seed(&chance, (uint64_t)seed);
    int count = begin_counting(counters);
    while (match.question.seat != DM_NOBODY) {
        dm_match_play(&match, (int)dm_random_below(&chance, match.question.count), &events);
        assert_true(events.count < DM_EVENTS_MAX);
        for (int k = 0; k < count; k++) tell(&counters[k]);
        compare_with_view(&counters[dm_random_below(&chance, (uint32_t)count)]);
    }
    for (int k = 0; k < count; k++) compare_with_view(&counters[k]);
    for (int k = 0; k < count; k++) json_decref(counters[k].counted);
}

static void count_games(const dm_game *game, const char *const variants[], int count) {
    char words[160];
    for (int version = 1; version <= game->rules_version; version++)
        for (int players = game->players_min; players <= game->players_max; players++)
            for (int k = 0; k < count; k++) {
                snprintf(words, sizeof words, "%s rules=%d players=%d %s", game->name, version,
                         players, variants[k]);
                count_game(words, 100 * players + k);
            }
}

/* B6: the page lists the members that were met. Whether it invents some can be told only of events
 * that were met often. */
static void expect_members_listed(const char *heading, const char *kind, const json_t *counts) {
    static const char common[] = " event seat amount ";
    char listed[200] = " ", word[64], *names[16];
    const char *member;
    json_t *times;
    int count = 0;
    if (!docs_second_column("docs/protocol.md", heading, kind, listed + 1, sizeof listed - 1))
        fail_msg("%s does not list %s", heading, kind);
    json_object_foreach((json_t *)counts, member, times) {
        snprintf(word, sizeof word, " %s ", member);
        if (!strstr(common, word) && !strstr(listed, word))
            fail_msg("%s: %s has also %s", heading, kind, member);
    }
    if (json_integer_value(json_object_get(counts, "event")) < 100) return;
    for (char *name = strtok(listed, " "); name; name = strtok(NULL, " ")) names[count++] = name;
    for (int k = 0; k < count; k++)
        if (!json_object_get(counts, names[k]))
            fail_msg("%s: %s never had %s", heading, kind, names[k]);
}

/* Every event that the games have is met, so that the counting is tried. */
static void expect_met(const char *heading, const char *kinds) {
    char copy[800], *rest = copy;
    snprintf(copy, sizeof copy, "%s", kinds);
    for (char *kind; (kind = strtok_r(rest, " ", &rest));) {
        const json_t *counts = json_object_get(met, kind);
        if (counts == NULL) fail_msg("no game had the event %s", kind);
        expect_members_listed(heading, kind, counts);
    }
}

static int begin_meeting(void **state) {
    (void)state;
    met = json_object();
    return 0;
}

static int end_meeting(void **state) {
    (void)state;
    json_decref(met);
    return 0;
}

static void test_B1_deus_can_be_counted_from_events(void **state) {
    static const char *const variants[] = {
        "",
        "joker=on open-vp=on",
        "start=8",
        "egypt=all",
        "egypt=maritime,military temples=mixed joker=on",
        "egypt=production,scientific,civil start=6",
        "egypt=temple",
        "egypt=random temples=mixed",
    };
    (void)state;
    count_games(dm_game_named("deus"), variants, sizeof variants / sizeof variants[0]);
    expect_met("### Events of Deus",
               "start-turn pick build joker hide-card pay-resource pay-gold pay-vp place attack "
               "win-village gain-gold gain-vp gain-resource gain-piece sell buy raid activate "
               "march steal-gold steal-vp offer discard invoke draw see-card reshuffle "
               "trigger-end score end lay-elsewhere use-good move-token sail gain-barque spill "
               "move-scribe rally spend-tokens camp break-camp shift-camp shoot fortify guard "
               "exchange take-discard coin bless deal");
}

static void test_B1_gheos_can_be_counted_from_events(void **state) {
    static const char *const variants[] = {"", "calm-epochs=on"};
    (void)state;
    count_games(dm_game_named("gheos"), variants, sizeof variants / sizeof variants[0]);
    expect_met("### Events of Gheos",
               "start-turn add replace lift pay war win-war migrate die lose temple found take "
               "token keep draw see-tile epoch epoch-vp end final-vp");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_B1_deus_can_be_counted_from_events, begin_meeting,
                                        end_meeting),
        cmocka_unit_test_setup_teardown(test_B1_gheos_can_be_counted_from_events, begin_meeting,
                                        end_meeting),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
