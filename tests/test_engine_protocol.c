/* The protocol for programs (docs/protocol.md): one line in, one line of JSON out, and a refused
 * command changes nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "api/choice_set.h"
#include "api/question.h"
#include "protocol/protocol.h"

static char answer[PROTOCOL_ANSWER_BYTES];

/* ---- JSON, strictly ---------------------------------------------------------------------- */

/* Each returns what follows the value, or NULL if there is none. */
static const char *skip_value(const char *at);

static const char *skip_string(const char *at) {
    if (*at++ != '"') return NULL;
    for (; *at && *at != '"'; at++) {
        if ((unsigned char)*at < 0x20) return NULL;
        if (*at != '\\') continue;
        if (*++at == 'u') {
            if (strspn(at + 1, "0123456789abcdefABCDEF") < 4) return NULL;
            at += 4;
        } else if (*at == '\0' || !strchr("\"\\/bfnrt", *at)) {
            return NULL;
        }
    }
    return *at == '"' ? at + 1 : NULL;
}

static const char *skip_list(const char *at, char close, bool keyed) {
    if (*at == close) return at + 1;
    for (;; at++) {
        if (keyed) {
            at = skip_string(at);
            if (!at || *at++ != ':') return NULL;
        }
        at = skip_value(at);
        if (!at) return NULL;
        if (*at == close) return at + 1;
        if (*at != ',') return NULL;
    }
}

static const char *skip_number(const char *at) {
    at += *at == '-';
    size_t digits = strspn(at, "0123456789");
    if (digits == 0 || (digits > 1 && *at == '0')) return NULL;
    at += digits;
    if (*at == '.') at += 1 + strspn(at + 1, "0123456789");
    return at;
}

static const char *skip_value(const char *at) {
    static const char *const words[] = {"true", "false", "null"};
    for (int k = 0; k < 3; k++)
        if (strncmp(at, words[k], strlen(words[k])) == 0) return at + strlen(words[k]);
    if (*at == '{') return skip_list(at + 1, '}', true);
    if (*at == '[') return skip_list(at + 1, ']', false);
    return *at == '"' ? skip_string(at) : skip_number(at);
}

static bool is_utf8(const char *text) {
    for (const unsigned char *c = (const unsigned char *)text; *c;) {
        int more = *c < 0x80 ? 0 : *c < 0xc2 ? -1 : *c < 0xe0 ? 1 : *c < 0xf0 ? 2 : 3;
        if (more < 0 || *c > 0xf4) return false;
        for (c++; more > 0; more--, c++)
            if ((*c & 0xc0) != 0x80) return false;
    }
    return true;
}

/* ---- Talking ----------------------------------------------------------------------------- */

static const char *tell(protocol *session, const char *line) {
    dm_writer out = dm_writer_on(answer, sizeof answer);
    protocol_answer(session, line, &out);
    const char *end = skip_value(answer);
    if (answer[0] != '{' || !end || *end != '\0' || !is_utf8(answer))
        fail_msg("'%.100s' is answered by what is no JSON: %s", line, answer);
    return answer;
}

static void expect(protocol *session, const char *line, const char *part) {
    const char *got = tell(session, line);
    if (!strstr(got, "{\"ok\":true") || !strstr(got, part))
        fail_msg("'%s': expected ...%s..., got %s", line, part, got);
}

static void expect_refusal(protocol *session, const char *line, const char *part) {
    const char *got = tell(session, line);
    if (strncmp(got, "{\"ok\":false,\"error\":\"", 21) != 0 || !strstr(got, part))
        fail_msg("'%.100s': expected a refusal with ...%s..., got %s", line, part, got);
}

/* The hash as a string of its own. */
static void take_hash(protocol *session, char hash[24]) {
    const char *got = strstr(tell(session, "hash"), "\"hash\":\"");
    assert_non_null(got);
    memcpy(hash, got + 8, 16);
    hash[16] = '\0';
}

static void token_at(const protocol *session, int index, char line[96]) {
    dm_writer writer = dm_writer_on(line, 96);
    dm_write(&writer, "play ");
    session->match->game->write_token(session->match->question.answers[index], &writer);
}

static void play_some(protocol *session, int answers) {
    dm_random random;
    dm_random_seed(&random, 3);
    for (int k = 0; k < answers && session->match->question.seat != DM_NOBODY; k++) {
        char line[96];
        token_at(session, (int)dm_random_below(&random, session->match->question.count), line);
        expect(session, line, "\"played\":\"");
    }
}

static int open_session(void **state) {
    *state = protocol_open(TEXT_ENGLISH);
    return 0;
}

static int close_session(void **state) {
    protocol_close(*state);
    return 0;
}

/* ---- Tests ------------------------------------------------------------------------------- */

static void test_without_a_game(void **state) {
    static const char *const lines[] = {"position", "view 1",   "legal",  "why x",
                                        "play x",   "undo",     "events", "hash",
                                        "record",   "record 1", "hint",   "bot"};
    for (size_t k = 0; k < sizeof lines / sizeof lines[0]; k++)
        expect_refusal(*state, lines[k], "begin one with: new GAME");
    expect(*state, "help", "\"usage\":\"play TOKEN\"");
    expect(*state, "options?", "\"game\":\"deus\"");
}

static void test_options(void **state) {
    expect(*state, "options?",
           "{\"key\":\"joker\",\"values\":\"on|off\",\"default\":\"off\",\"does\":\"");
    expect(*state, "options?",
           "{\"key\":\"egypt\",\"values\":\"all|random|none|COLOUR,COLOUR...\"");
    expect(*state, "options?", "{\"key\":\"calm-epochs\",\"values\":\"on|off\"");
    assert_null(strstr(answer, "],\"options\":\""));
    tell(*state, "new gheos calm-epochs=on");
    expect(*state, "options?", "}],\"options\":\"players=2 calm-epochs=on\"}");
}

/* The list of options is the one that `new` takes. */
static void test_every_option_listed_is_known(void **state) {
    for (const dm_game *const *game = dm_games; *game; game++)
        for (const dm_option *option = (*game)->options; option->key; option++) {
            char line[96];
            snprintf(line, sizeof line, "new %s %s=nonsense", (*game)->name, option->key);
            assert_null(strstr(tell(*state, line), "unknown option"));
            snprintf(line, sizeof line, "new %s %sx=1", (*game)->name, option->key);
            expect_refusal(*state, line, "unknown option");
            assert_non_null(strstr(answer, option->key));
        }
}

/* Deus leaves the hands of others out, Gheos shows how many tiles they hold. */
static void test_hands_of_others(void **state) {
    tell(*state, "new deus seed=1");
    const char *hand = strstr(tell(*state, "view 1"), "\"hand\":[\"");
    assert_non_null(hand);
    assert_null(strstr(hand + 1, "\"hand\":"));
    tell(*state, "new gheos seed=1");
    expect(*state, "view 1", "\"hand\":[null,null]");
    expect(*state, "view 1", "\"hand\":[\"");
}

static void test_new(void **state) {
    expect(*state, "new deus players=3 seed=42 joker=on",
           "\"options\":\"players=3 joker=on\",\"seed\":\"42\"");
    expect(*state, "  new\tdeus  ", "\"options\":\"players=2\",\"seed\":\"");
    expect(*state, "legal", "\"question\":\"turn\"");
}

static void test_the_seed_repeats_a_game(void **state) {
    char first[24], second[24], line[160] = "new deus seed=";
    const char *seed = strstr(tell(*state, "new deus"), "\"seed\":\"") + 8;
    strncat(line, seed, strcspn(seed, "\""));
    take_hash(*state, first);
    tell(*state, "new deus seed=1");
    take_hash(*state, second);
    assert_string_not_equal(first, second);
    tell(*state, line);
    take_hash(*state, second);
    assert_string_equal(first, second);
}

static void test_a_refused_command_changes_nothing(void **state) {
    static const struct {
        const char *line, *says;
    } rows[] = {
        {"", "an empty line is no command; expected one of: new position"},
        {"   ", "an empty line is no command"},
        {"dance", "unknown command 'dance'; expected one of: new position"},
        {"new", "which game?"},
        {"new chess", "unknown game 'chess'; expected one of: deus"},
        {"new deus players=9", "players=9"},
        {"new deus players=two", "expected a single digit"},
        {"new deus seed=-1", "expected a number"},
        {"new deus colour=red", "unknown option 'colour'"},
        {"new deus joker=maybe", "joker=maybe: expected on or off"},
        {"new deus joker=on joker=on", "given twice"},
        {"new deus start=5", "start=5: expected"},
        {"new deus arrangement=moon", "arrangement"},
        {"new deus arrangement=0,0/5,5/0,1/1,1", "connected"},
        {"position deus", "expected players= and tiles="},
        {"position chess x", "unknown game 'chess'"},
        {"position deus players=2 nonsense=1", "expected"},
        {"view", "whose view? expected: view SEAT|public|all"},
        {"view 0", "'0' is no viewer; expected a seat from 1 to 2, public or all"},
        {"view 3", "'3' is no viewer"},
        {"view 1 2", "expected: view SEAT|public|all; too much here: '2'"},
        {"legal now", "expected: legal"},
        {"why", "expected: why TOKEN"},
        {"why build:atlantis", "is not an answer here; expected one of: "},
        {"play", "expected: play TOKEN"},
        {"play build:atlantis", "is not an answer here; expected one of: "},
        {"play a b", "expected: play TOKEN; too much here: 'b'"},
        {"choose", "asks for one answer, not for a set"},
        {"choose build:atlantis", "give it with: play TOKEN"},
        {"hint zorg", "expected one of: random, greedy"},
        {"hint level:0", "level:0: expected a level from 1 to 8"},
        {"hint level:9", "level:9: expected a level from 1 to 8"},
        {"hint level:", "expected a level from 1 to 8"},
        {"hint search:0", "expected a whole number of simulations"},
        {"hint search:0s", "expected more than 0"},
        {"hint search:-1", "expected search:N"},
        {"hint search:abc", "expected search:N"},
        {"hint greedy now", "expected: hint [BOT]; too much here: 'now'"},
        {"bot zorg", "there is no bot 'zorg'"},
        {"bot greedy now", "expected: bot [BOT]; too much here: 'now'"},
        {"undo it", "expected: undo"},
        {"events 7", "is no viewer"},
        {"record 7", "is no viewer"},
        {"load", "which file?"},
        {"load /nowhere/at/all", "No such file"},
        {"hash me", "expected: hash"},
        {"help me", "expected: help"},
        {"quit now", "expected: quit"},
        {"\xff\xfe caf\xe9", "unknown command '?"},
        {"play \xc3", "'?' is not an answer here"},
        {"play \"\\\x01", "is not an answer here"},
    };
    char before[24], after[24];
    tell(*state, "new deus seed=5");
    play_some(*state, 12);
    take_hash(*state, before);
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        expect_refusal(*state, rows[k].line, rows[k].says);
        take_hash(*state, after);
        assert_string_equal(before, after);
    }
}

static void test_long_words_are_refused(void **state) {
    static char line[PROTOCOL_LINE_BYTES];
    static const char *const starts[] = {
        "",      "new ", "new deus ", "new deus x=", "position ", "view ",
        "play ", "why ", "load ",     "legal ",      "hint ",     "bot "};
    tell(*state, "new deus seed=5");
    for (size_t k = 0; k < sizeof starts / sizeof starts[0]; k++) {
        memset(line, 'x', sizeof line - 1);
        memcpy(line, starts[k], strlen(starts[k]));
        expect_refusal(*state, line, "");
    }
}

static void test_a_whole_game(void **state) {
    static const char *const options[] = {"new deus seed=1", "new deus players=3 seed=2 joker=on",
                                          "new deus players=4 seed=3 start=8 open-vp=on"};
    for (size_t k = 0; k < sizeof options / sizeof options[0]; k++) {
        expect(*state, options[k], "\"answered\":0");
        play_some(*state, DM_STEPS_MAX);
        expect(*state, "legal", "\"over\":true,\"scores\":[{\"seat\":1,\"total\":");
        expect(*state, "view all", "\"view\":{");
        expect_refusal(*state, "play done", "nothing, because the game is over");
        expect_refusal(*state, "undo", "cannot be taken back");
        expect_refusal(*state, "hint", "the game is over");
        expect_refusal(*state, "bot level:1", "the game is over");
        expect(*state, "record", "\\nresult ");
    }
}

static void test_every_command_in_every_situation(void **state) {
    static const char *const lines[] = {
        "position", "view 1",      "view 2",        "view public", "view all",
        "legal",    "legal texts", "events",        "events 1",    "events public",
        "record",   "record 2",    "record public", "hash",        "options?"};
    for (int language = TEXT_ENGLISH; language < TEXT_LANGUAGES; language++) {
        ((protocol *)*state)->language = (enum text_language)language;
        tell(*state, "new deus seed=11 joker=on start=6");
        for (int k = 0; k < 150; k++) {
            for (size_t n = 0; n < sizeof lines / sizeof lines[0]; n++)
                expect(*state, lines[n], "\"ok\":true");
            play_some(*state, 1);
        }
    }
}

static void test_every_refusal_has_a_reason(void **state) {
    protocol *session = *state;
    tell(session, "new deus seed=12 joker=on");
    for (int k = 0; k < 100; k++) {
        dm_question question;
        dm_refusals refusals;
        session->match->game->ask(&session->match->state, &question, &refusals);
        for (int r = 0; r < refusals.count; r++) {
            char line[96];
            dm_writer writer = dm_writer_on(line, sizeof line);
            dm_write(&writer, "why ");
            session->match->game->write_token(refusals.answers[r], &writer);
            expect(session, line, "\"legal\":false,\"reason\":{");
        }
        play_some(session, 1);
    }
}

static void test_why_a_legal_token(void **state) {
    char line[96];
    tell(*state, "new deus seed=1");
    token_at(*state, 0, line);
    memcpy(line + 1, "why ", 4); /* "play x" to "why x" */
    expect(*state, line + 1, "\"legal\":true");
}

static void test_a_cut_list_of_answers_says_where_all_are(void **state) {
    tell(*state, "new deus seed=42 joker=on");
    expect_refusal(*state, "play x", "expected one of: build:large-port-clay-stone");
    assert_non_null(strstr(answer, " ... (legal lists all)\"}"));
    expect_refusal(*state, "why x", " ... (legal lists all)\"}");
    tell(*state, "play build:architects");
    expect_refusal(*state, "play x", "expected one of: pay:stone gold:stone\"}");
}

static void test_position_sets_a_game_up(void **state) {
    static char line[2 * DM_POSITION_BYTES];
    char before[24], after[24];
    tell(*state, "new deus players=3 seed=8 joker=on");
    for (int k = 0; k < 60; k++) {
        play_some(*state, 3);
        take_hash(*state, before);
        const char *position = strstr(tell(*state, "position"), "\"position\":\"") + 12;
        strcpy(line, "position ");
        strncat(line, position, strcspn(position, "\""));
        tell(*state, "new deus seed=1");
        expect(*state, line, "\"game\":\"deus\"");
        take_hash(*state, after);
        assert_string_equal(before, after);
    }
    expect_refusal(*state, "undo", "no answer was given yet");
}

static void test_undo(void **state) {
    protocol *session = *state;
    char before[24], after[24];
    tell(session, "new deus seed=4");
    for (int k = 0; k < 200; k++) {
        take_hash(session, before);
        play_some(session, 1);
        if (session->match->steps[session->match->count - 1].revealed) {
            expect_refusal(session, "undo", "it revealed something hidden");
            continue;
        }
        expect(session, "undo", "\"undone\":\"");
        take_hash(session, after);
        assert_string_equal(before, after);
        play_some(session, 2);
    }
}

/* Asks twice: the same answer, and nothing has changed. Returns it. */
static const char *expect_steady(protocol *session, const char *line, const char *part) {
    static char first[PROTOCOL_ANSWER_BYTES];
    char before[24], after[24];
    take_hash(session, before);
    expect(session, line, part);
    strcpy(first, answer);
    assert_string_equal(tell(session, line), first);
    take_hash(session, after);
    assert_string_equal(before, after);
    return first;
}

static void test_bots_are_asked_and_play_nothing(void **state) {
    static const char *const games[] = {"new deus seed=5", "new deus seed=6 players=3 egypt=all",
                                        "new gheos seed=7 players=4"};
    for (size_t k = 0; k < sizeof games / sizeof games[0]; k++) {
        tell(*state, games[k]);
        for (int n = 0; n < 6; n++, play_some(*state, 7)) {
            const char *hint =
                expect_steady(*state, "hint search:200", "\"bot\":\"search:200\",\"seat\":");
            assert_non_null(strstr(hint, ",\"share\":0."));
            assert_non_null(strstr(hint, "\"line\":[\""));
            expect_steady(*state, "hint greedy", "\"simulations\":0,\"answers\":[{\"answer\":\"");
            expect_steady(*state, "hint random", "\"answers\":[{\"answer\":\"");
            expect_steady(*state, "bot search:100", "\"bot\":\"search:100\",\"seat\":");
            expect_steady(*state, "bot level:1", "\"answer\":\"");
            expect_steady(*state, "bot random", "\"answer\":\"");
        }
        expect(*state, "hint", "\"bot\":\"search:2000\"");
        expect(*state, "bot search:0.02s", "\"bot\":\"search:0.02s\"");
    }
}

/* The first of the hints is what the bot would play, and its line begins with it. */
static void test_a_hint_begins_with_the_bot_s_choice(void **state) {
    char token[DM_TOKEN_BYTES], part[128];
    tell(*state, "new deus seed=9");
    for (int n = 0; n < 10; n++, play_some(*state, 5)) {
        const char *chosen = strstr(tell(*state, "bot search:150"), "\"answer\":\"") + 10;
        snprintf(token, sizeof token, "%.*s", (int)strcspn(chosen, "\""), chosen);
        snprintf(part, sizeof part, "\"answers\":[{\"answer\":\"%s\"", token);
        expect(*state, "hint search:150", part);
        snprintf(part, sizeof part, "\"line\":[\"%s\"", token);
        assert_non_null(strstr(answer, part));
    }
}

/* A position as the public sees it hides the hand that would have to be known. */
static void test_no_bot_decides_for_a_hand_it_does_not_know(void **state) {
    protocol *session = *state;
    static const char *const games[] = {"new deus seed=9", "new gheos seed=9"};
    for (int k = 0; k < 2; k++) {
        char line[DM_POSITION_BYTES + 16];
        dm_state seen;
        tell(session, games[k]);
        dm_writer out = dm_writer_on(line, sizeof line);
        dm_write(&out, "position ");
        session->match->game->observe(&session->match->state, DM_PUBLIC, &seen);
        session->match->game->write_position(&seen, &out);
        expect(session, line, "\"partial\":true");
        expect_refusal(session, "hint", "does not show the hand of seat");
        expect_refusal(session, "bot random", "does not show the hand of seat");
    }
}

static void test_load(void **state) {
    protocol *session = *state;
    char path[] = "/tmp/demiurge-test-XXXXXX", line[64], before[24], after[24];
    int file = mkstemp(path);
    assert_true(file >= 0);
    tell(session, "new deus seed=21");
    play_some(session, 80);
    take_hash(session, before);
    dm_writer writer = dm_writer_on(session->text, PROTOCOL_ANSWER_BYTES);
    dm_record_write(session->match, DM_ALL, &writer);
    assert_int_equal(write(file, writer.text, writer.length), writer.length);
    snprintf(line, sizeof line, "load %s", path);
    tell(session, "new deus seed=1");
    expect(session, line, "\"answered\":80");
    take_hash(session, after);
    assert_string_equal(before, after);

    assert_int_equal(write(file, "\n  nonsense\n", 12), 12);
    expect_refusal(session, line, "'nonsense' is not legal here");
    assert_non_null(strstr(answer, "\"column\":3}"));
    take_hash(session, after);
    assert_string_equal(before, after);
    close(file);
    unlink(path);
    expect_refusal(session, line, "No such file");
    expect_refusal(session, "load /tmp", "cannot read");
}

static void test_events_show_only_what_is_visible(void **state) {
    protocol *session = *state;
    int secrets = 0;
    tell(session, "new deus seed=14");
    for (int k = 0; k < 200; k++) {
        uint8_t seat = session->match->question.seat;
        play_some(session, 1);
        tell(session, "events all");
        if (!strstr(answer, "see-card")) continue;
        secrets++;
        expect(session, seat == 0 ? "events 1" : "events 2", "see-card");
        assert_null(strstr(tell(session, seat == 0 ? "events 2" : "events 1"), "see-card"));
        assert_null(strstr(tell(session, "events public"), "see-card"));
    }
    assert_true(secrets > 0);
}

/* What an answer caused is not told of another situation (docs/protocol.md, events). */
static void test_no_events_after_undo_and_new(void **state) {
    static const char none[] = "{\"ok\":true,\"events\":[],\"log\":[]}";
    static const char position[] =
        "position deus players=2 tiles=0,0:3B2/1,0:7A4/0,1:1A2/1,1:6A1 villages=4,4,3,3 deck=* "
        "p1.hand=galley,forum p1.pieces=1,1,1,1,1 p2.hand=legion p2.pieces=1,1,1,1,1 todo=turn";
    static const char *const lines[] = {"undo", "new deus seed=42", position};
    for (size_t k = 0; k < sizeof lines / sizeof lines[0]; k++) {
        tell(*state, "new deus seed=42");
        expect(*state, "play build:architects", "\"events\":[{");
        expect(*state, "events", "\"events\":[{");
        expect(*state, lines[k], "");
        assert_string_equal(tell(*state, "events"), none);
    }
}

/* A position whose next steps need no answer plays on, through turns of several seats. */
static void test_B2_a_position_tells_what_happened_before_anybody_was_asked(void **state) {
    static const char position[] =
        "position deus rules=2 players=2 tiles=0,0:3B2/1,0:7A4/0,1:1A2/1,1:6A1 villages=4,4,3,3 "
        "p1.hand=galley,forum p1.pieces=1,1,1,1,1 p2.pieces=1,1,1,1,1 deck=* turn=2 todo=turn";
    expect(*state, position, "\"question\":\"turn\",\"count\":");
    assert_non_null(strstr(answer, ",\"events\":[{\"event\":\"pass\",\"seat\":2,"));
    assert_non_null(strstr(answer, "{\"event\":\"draw\",\"seat\":2,\"amount\":5}"));
    assert_non_null(strstr(answer, "{\"event\":\"start-turn\",\"seat\":1,\"amount\":2}]}"));
    expect(*state, "events 1", "\"log\":[\"Player 2 passes\",\"Player 2 draws 5 cards\"");
    assert_null(strstr(answer, "see-card"));
    expect_refusal(*state, "position deus", "expected players= and tiles=");
    expect(*state, "events 1", "{\"event\":\"pass\",\"seat\":2,");
}

/* Gheos: with one tile in the hand, and none that could go elsewhere, there is nothing to ask. */
static void test_B2_a_position_of_gheos_tells_it_too(void **state) {
    static const char position[] =
        "position gheos players=2 board=0,0:start.0/1,0:a1.0 pile=* p1.hand=a4 p2.tokens=3 "
        "p2.hand=c1,c2 todo=token";
    expect(*state, position, "\"seat\":2,\"question\":\"tile\"");
    assert_non_null(strstr(answer, "\"events\":[{\"event\":\"draw\",\"seat\":1,\"amount\":1}"));
    assert_non_null(strstr(answer, "{\"event\":\"start-turn\",\"seat\":2,\"amount\":2}]"));
}

static void test_B2_a_record_tells_its_last_answer(void **state) {
    protocol *session = *state;
    char path[] = "/tmp/demiurge-test-XXXXXX", line[96], told[4096];
    int file = mkstemp(path);
    assert_true(file >= 0);
    tell(session, "new gheos seed=21");
    play_some(session, 40);
    while (session->events->count == 0) {
        assert_true(session->match->question.seat != DM_NOBODY);
        token_at(session, 0, line);
        tell(session, line);
    }
    strcpy(told, tell(session, "events"));
    dm_writer writer = dm_writer_on(session->text, PROTOCOL_ANSWER_BYTES);
    dm_record_write(session->match, DM_ALL, &writer);
    assert_int_equal(write(file, writer.text, writer.length), writer.length);
    close(file);
    snprintf(line, sizeof line, "load %s", path);
    tell(session, "new deus seed=1");
    expect(session, line, "\"events\":[{");
    assert_string_equal(tell(session, "events"), told);
    unlink(path);
}

/* ---- Sets -------------------------------------------------------------------------------- */

static void test_B3_a_set_is_chosen_in_any_order(void **state) {
    char before[24], after[24];
    tell(*state, "new deus seed=42 start=6");
    for (int k = 0; k < 6; k++) tell(*state, k < 4 ? "play pick:production" : "play pick:civil");
    take_hash(*state, before);
    tell(*state, "new deus seed=42 start=6");
    expect(*state, "legal",
           "\"set\":{\"least\":6,\"most\":6,\"items\":[{\"token\":\"pick:maritime\"");
    expect(*state,
           "choose pick:civil pick:production pick:civil pick:production pick:production "
           "pick:production",
           "\"by\":1,\"played\":[\"pick:production\",\"pick:production\"");
    assert_non_null(strstr(answer, "\"seat\":2,\"question\":\"pick\""));
    take_hash(*state, after);
    assert_string_equal(before, after);
    expect(*state, "undo", "\"undone\":\"pick:civil\"");
}

/* Fewer cards than the hand holds: what ends the set is played with it. None at all is a set. */
static void test_B3_a_set_of_a_free_number_ends_itself(void **state) {
    protocol *session = *state;
    tell(session, "new deus seed=42");
    tell(session, "play offer:architects");
    expect(session, "choose discard:temple-clay discard:large-port-clay-stone",
           "\"played\":[\"discard:large-port-clay-stone\",\"discard:temple-clay\",\"done\"]");
    assert_non_null(
        strstr(answer, "{\"event\":\"offer\",\"seat\":1,\"card\":\"architects\",\"amount\":3"));
    tell(session, "new deus seed=42");
    tell(session, "play offer:architects");
    expect(session, "choose", "\"played\":[\"done\"]");
}

static void test_B3_a_set_is_refused_as_a_whole(void **state) {
    static const struct {
        const char *line, *says;
    } rows[] = {
        {"choose discard:galley", "'discard:galley' does not belong to the set"},
        {"choose discard:temple-clay discard:galley", "'discard:galley' does not belong"},
        {"choose done", "'done' does not belong to the set"},
        {"choose discard:temple-clay discard:temple-clay", "these 2 items are no set"},
        {"choose discard:temple-clay "
         "discard:an-unbelievably-long-name-of-a-card-that-no-game-could-ever-have",
         "expected: choose [TOKEN ...]; too much here: 'discard:an-unbelievably"},
    };
    char before[24], after[24];
    tell(*state, "new deus seed=42");
    tell(*state, "play offer:architects");
    take_hash(*state, before);
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        expect_refusal(*state, rows[k].line, rows[k].says);
        take_hash(*state, after);
        assert_string_equal(before, after);
    }
    tell(*state, "new gheos seed=2");
    expect_refusal(*state, "choose tile:a1", "this question asks for one answer, not for a set");
}

/* Shuffles the words that follow the first. */
static void shuffle_words(char words[][DM_TOKEN_BYTES], int count, dm_random *random) {
    for (int left = count; left > 1; left--) {
        char word[DM_TOKEN_BYTES];
        int other = (int)dm_random_below(random, (uint32_t)left);
        memcpy(word, words[left - 1], sizeof word);
        memmove(words[left - 1], words[other], sizeof word);
        memcpy(words[other], word, sizeof word);
    }
}

/* Answers one set item by item at random; its items, without what ended it. */
static int play_set_at_random(protocol *session, char items[][DM_TOKEN_BYTES], dm_random *random) {
    api_choice_set set, rest;
    dm_question asked = session->match->question;
    int count = 0;
    bool more = api_choice_set_of(session->match->game, &session->match->state, &asked, &set);
    while (more) {
        const dm_question *now = &session->match->question;
        dm_answer choice = now->answers[dm_random_below(random, now->count)];
        if (api_find_answer(set.items, set.count, choice) >= 0) {
            dm_writer out = dm_writer_on(items[count++], DM_TOKEN_BYTES);
            session->match->game->write_token(choice, &out);
        }
        int index = api_find_answer(now->answers, now->count, choice);
        dm_match_play(session->match, index, session->events);
        more = api_choice_set_of(session->match->game, &session->match->state, now, &rest) &&
               api_choice_set_goes_on(&asked, &set, now, &rest) &&
               rest.most == set.most - count; /* not a later set of the same kind */
    }
    return count;
}

/* In random games: whatever set is answered item by item, choose plays it in any order. */
static void test_B3_every_set_can_be_chosen_in_any_order(void **state) {
    protocol *session = *state;
    dm_random random;
    int sets = 0;
    dm_random_seed(&random, 5);
    tell(session, "new deus players=3 seed=8 start=7 egypt=all");
    while (session->match->question.seat != DM_NOBODY && sets < 150) {
        static char items[DM_ANSWERS_MAX][DM_TOKEN_BYTES];
        char line[1024] = "choose", before[24], after[24];
        uint32_t start = session->match->count;
        int count = play_set_at_random(session, items, &random);
        if (session->match->count == start) {
            play_some(session, 1);
            continue;
        }
        take_hash(session, before);
        uint32_t end = session->match->count;
        dm_match_rewind(session->match, start);
        shuffle_words(items, count, &random);
        for (int k = 0; k < count; k++) {
            strcat(line, " ");
            strcat(line, items[k]);
        }
        if (strstr(tell(session, line), "{\"ok\":true") == NULL) {
            /* A set of a fixed number of which some answered themselves, or one declined. */
            assert_non_null(strstr(answer, "are no set that may be chosen; expected"));
            play_some(session, 1);
            continue;
        }
        take_hash(session, after);
        assert_string_equal(before, after);
        assert_true(session->match->count == end);
        sets++;
    }
    assert_int_equal(sets, 150);
}

static void test_quit(void **state) {
    protocol *session = *state;
    assert_false(session->has_quit);
    assert_string_equal(tell(session, "quit"), "{\"ok\":true}");
    assert_true(session->has_quit);
}

/* ---- The program itself ------------------------------------------------------------------ */

/* Gives the text to `demiurge engine` and reads its answers, a line each. */
static int run_engine(const char *text, size_t length, char lines[][256], int most) {
    char path[] = "/tmp/demiurge-test-XXXXXX", command[512];
    int file = mkstemp(path), count = 0;
    assert_true(file >= 0);
    assert_int_equal(write(file, text, length), length);
    close(file);
    snprintf(command, sizeof command, "%s engine <%s", getenv("DEMIURGE"), path);
    FILE *output = popen(command, "r");
    assert_non_null(output);
    while (count < most && fgets(lines[count], sizeof lines[0], output)) {
        assert_non_null(strchr(lines[count], '\n'));
        count++;
    }
    assert_int_equal(pclose(output), 0);
    unlink(path);
    return count;
}

static void test_lines_that_are_no_commands(void **state) {
    static char text[2 * PROTOCOL_LINE_BYTES], lines[8][256];
    static const char end[] = "\nhash\r\nh\0sh\n\nquit";
    (void)state;
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    memset(text, 'x', sizeof text);
    memcpy(text, "new deus seed=1\n", 16);
    size_t length = 16 + PROTOCOL_LINE_BYTES;
    memcpy(text + length, end, sizeof end - 1);
    assert_int_equal(run_engine(text, length + sizeof end - 1, lines, 8), 6);
    assert_non_null(strstr(lines[0], "\"ok\":true"));
    assert_non_null(strstr(lines[1], "too long; expected a command of at most 65535 bytes"));
    assert_non_null(strstr(lines[2], "\"hash\":\""));
    assert_non_null(strstr(lines[3], "holds a zero byte"));
    assert_non_null(strstr(lines[4], "an empty line is no command"));
    assert_string_equal(lines[5], "{\"ok\":true}\n");
}

/* The output of a command, in `answer`. */
static const char *run_program(const char *arguments) {
    char command[512];
    snprintf(command, sizeof command, "%s %s", getenv("DEMIURGE"), arguments);
    FILE *output = popen(command, "r");
    assert_non_null(output);
    answer[fread(answer, 1, sizeof answer - 1, output)] = '\0';
    assert_int_equal(pclose(output), 0);
    return answer;
}

static int count_of(const char *part) {
    int count = 0;
    for (const char *at = strstr(answer, part); at; at = strstr(at + 1, part)) count++;
    return count;
}

static void test_cards_are_listed_by_set(void **state) {
    (void)state;
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    assert_string_equal(skip_value(run_program("cards --json")), "\n");
    assert_true(count_of("\"set\":\"base\"") > 0 && count_of("\"set\":\"egypt\"") > 0);
    assert_true(count_of("\"once\":\"") > 0 && count_of("\"condition\":") > 0);
    run_program("cards --lang en");
    assert_int_equal(strncmp(answer, "Deus\n====\n", 10), 0);
    assert_int_equal(count_of("\nDeus: Egypt\n"), 1);
}

static void test_names_of_cards_never_touch_the_next_column(void **state) {
    (void)state;
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    run_program("cards --lang fr");
    for (const char *at = strstr(answer, " ×"); at; at = strstr(at + 1, " ×"))
        assert_int_equal(strncmp(at - 3, "  ", 2), 0);
}

static void test_all_tiles_are_listed(void **state) {
    (void)state;
    assert_non_null(getenv("DEMIURGE")); /* ctest names the program */
    assert_string_equal(skip_value(run_program("cards gheos --json")), "\n");
    assert_int_equal(count_of("\"id\":\""), 52);
    assert_int_equal(count_of("\"source\":\"reconstructed\""), 52);
    run_program("cards gheos --lang en");
    assert_int_equal(count_of("\nb16     B   land on two sides: pyramid; shore: wheat\n"), 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_session, close_session)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_without_a_game),
        TEST(test_options),
        TEST(test_every_option_listed_is_known),
        TEST(test_hands_of_others),
        TEST(test_new),
        TEST(test_the_seed_repeats_a_game),
        TEST(test_a_refused_command_changes_nothing),
        TEST(test_long_words_are_refused),
        TEST(test_a_whole_game),
        TEST(test_every_command_in_every_situation),
        TEST(test_every_refusal_has_a_reason),
        TEST(test_why_a_legal_token),
        TEST(test_a_cut_list_of_answers_says_where_all_are),
        TEST(test_position_sets_a_game_up),
        TEST(test_undo),
        TEST(test_bots_are_asked_and_play_nothing),
        TEST(test_a_hint_begins_with_the_bot_s_choice),
        TEST(test_no_bot_decides_for_a_hand_it_does_not_know),
        TEST(test_load),
        TEST(test_events_show_only_what_is_visible),
        TEST(test_no_events_after_undo_and_new),
        TEST(test_B2_a_position_tells_what_happened_before_anybody_was_asked),
        TEST(test_B2_a_position_of_gheos_tells_it_too),
        TEST(test_B2_a_record_tells_its_last_answer),
        TEST(test_B3_a_set_is_chosen_in_any_order),
        TEST(test_B3_a_set_of_a_free_number_ends_itself),
        TEST(test_B3_a_set_is_refused_as_a_whole),
        TEST(test_B3_every_set_can_be_chosen_in_any_order),
        TEST(test_quit),
        cmocka_unit_test(test_lines_that_are_no_commands),
        cmocka_unit_test(test_cards_are_listed_by_set),
        cmocka_unit_test(test_names_of_cards_never_touch_the_next_column),
        cmocka_unit_test(test_all_tiles_are_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
