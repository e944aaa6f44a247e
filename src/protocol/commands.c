#include "protocol/commands.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "api/question.h"
#include "engine/guard.h"
#include "engine/json.h"
#include "engine/record.h"
#include "host/files.h"
#include "host/seed.h"
#include "protocol/write.h"

/* ---- Words of a command ------------------------------------------------------------------ */

bool protocol_nothing_left(const api_words *words, const char *usage, dm_error *error) {
    assert(words->rest && usage);
    return *words->rest == '\0' ||
           dm_fail(error, "expected: %s; too much here: '%s'", usage, words->rest);
}

/* The one optional viewer of a command. */
static bool take_viewer(const protocol *session, api_words *words, const char *usage,
                        uint8_t *viewer, dm_error *error) {
    assert(session->has_game);
    char word[16] = "";
    if (*words->rest == '\0') return true;
    if (!api_take_word(words, word, sizeof word)) return dm_fail(error, "expected: %s", usage);
    return protocol_nothing_left(words, usage, error) &&
           api_read_viewer(session->match, word, viewer, error);
}

bool protocol_fail_without_game(dm_error *error) {
    return dm_fail(error, "there is no game yet; begin one with: new GAME, position TEXT or load "
                          "FILE");
}

/* ---- Beginning a game -------------------------------------------------------------------- */

/* Takes the match built in `spare` for the one being played, with what happened in it. */
static void take_over(protocol *session, dm_writer *out) {
    dm_match *built = session->spare;
    dm_events *told = session->spare_events;
    session->spare = session->match;
    session->match = built;
    session->spare_events = session->events;
    session->events = told;
    session->has_game = true;
    protocol_write_beginning(session->match, out);
}

static bool find_game(const char *name, const dm_game **game, dm_error *error) {
    *game = dm_game_named(name);
    if (*game) return true;
    char known[160];
    dm_writer writer = dm_writer_on(known, sizeof known);
    for (const dm_game *const *each = dm_games; *each; each++) {
        dm_write(&writer, each == dm_games ? "" : ", ");
        dm_write(&writer, (*each)->name);
    }
    return dm_fail(error, "unknown game '%s'; expected one of: %s", name, known);
}

static bool answer_new(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    char name[32];
    const dm_game *game;
    dm_setup setup;
    if (!api_take_word(&words, name, sizeof name))
        return dm_fail(error, "which game? expected: new GAME [key=value ...], such as 'new deus'");
    if (!find_game(name, &game, error)) return false;
    dm_setup_clear(&setup);
    setup.seed_text[0] = '\0';
    if (!dm_setup_add_words(&setup, words.rest, error)) return false;
    if (setup.seed_text[0] == '\0' && !host_random_seed(&setup, error)) return false;
    if (!dm_match_begin(session->spare, game, &setup, error)) return false;
    session->spare_events->count = 0; /* how a game is set up, its views tell */
    take_over(session, out);
    return true;
}

static bool set_position_up(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    const char *text = words.rest;
    char name[32];
    const dm_game *game;
    if (!api_take_word(&words, name, sizeof name))
        return dm_fail(error, "a position begins with the name of its game, such as 'deus'");
    if (!find_game(name, &game, error)) return false;
    if (!dm_match_from_position(session->spare, game, text, session->spare_events, error))
        return false;
    take_over(session, out);
    protocol_write_events(session, DM_ALL, out);
    return true;
}

static bool answer_position(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    char text[DM_POSITION_BYTES];
    if (*words.rest != '\0') return set_position_up(session, words, out, error);
    if (!session->has_game) return protocol_fail_without_game(error);
    dm_writer writer = dm_writer_on(text, sizeof text);
    session->match->game->write_position(&session->match->state, &writer);
    json_string_at(out, "position", text);
    return true;
}

/* ---- Looking ----------------------------------------------------------------------------- */

static bool answer_view(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    static const char usage[] = "view SEAT|public|all";
    uint8_t viewer = DM_ALL;
    dm_state seen;
    if (*words.rest == '\0') return dm_fail(error, "whose view? expected: %s", usage);
    if (!take_viewer(session, &words, usage, &viewer, error)) return false;
    session->match->game->observe(&session->match->state, viewer, &seen);
    json_key(out, "view");
    session->match->game->write_view(&seen, viewer, out);
    return true;
}

static bool answer_legal(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    const dm_match *match = session->match;
    const dm_question *question = &match->question;
    char word[16];
    bool with_texts = api_take_word(&words, word, sizeof word);
    if (*words.rest != '\0' || (with_texts && strcmp(word, "texts") != 0))
        return dm_fail(error, "expected: legal, or: legal texts");
    protocol_write_situation(match, out);
    if (question->seat == DM_NOBODY) return true;
    json_key(out, "args");
    json_open(out, '[');
    for (int k = 0; k < 4; k++) json_number(out, question->args[k]);
    json_close(out, ']');
    json_key(out, "answers");
    json_open(out, '[');
    for (int k = 0; k < question->count; k++)
        api_write_token(match->game, question->answers[k], out);
    json_close(out, ']');
    protocol_write_set(match, out);
    if (with_texts) protocol_write_sentences(session, out);
    return true;
}

/* What `why` and a refused `play` have to say about a token that is no answer. */
static bool find_refusal(const protocol *session, const char *token, dm_answer *candidate,
                         dm_reason *reason) {
    const dm_game *game = session->match->game;
    dm_question question;
    dm_refusals refusals = {0};
    game->ask(&session->match->state, &question, &refusals);
    int found = api_find_token(game, refusals.answers, refusals.count, token);
    if (found < 0) return false;
    *candidate = refusals.answers[found];
    *reason = refusals.reasons[found];
    return true;
}

static bool fail_unknown_token(const protocol *session, const char *token, dm_error *error) {
    char expected[160];
    dm_writer writer = dm_writer_on(expected, sizeof expected);
    protocol_write_expected(session->match, &writer);
    return dm_fail(error, "'%s' is not an answer here; expected %s", token, expected);
}

static bool answer_why(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    char token[DM_TOKEN_BYTES], text[1024];
    dm_answer candidate;
    dm_reason reason;
    if (!api_take_word(&words, token, sizeof token))
        return dm_fail(error, "expected: why TOKEN, such as 'why build:galley'");
    if (!protocol_nothing_left(&words, "why TOKEN", error)) return false;
    bool legal = dm_match_find(session->match, token) >= 0;
    if (!legal && !find_refusal(session, token, &candidate, &reason))
        return fail_unknown_token(session, token, error);
    json_string_at(out, "token", token);
    json_bool_at(out, "legal", legal);
    if (legal) return true;
    json_key(out, "reason");
    session->match->game->write_reason(reason, out);
    dm_writer writer = dm_writer_on(text, sizeof text);
    protocol_write_reason(session, candidate, reason, &writer);
    json_string_at(out, "text", text);
    return true;
}

static bool fail_refused_token(const protocol *session, const char *token, dm_error *error) {
    char text[160];
    dm_answer candidate;
    dm_reason reason;
    if (!find_refusal(session, token, &candidate, &reason))
        return fail_unknown_token(session, token, error);
    dm_writer writer = dm_writer_on(text, sizeof text);
    protocol_write_reason(session, candidate, reason, &writer);
    return dm_fail(error, "'%s' is not legal: %s", token, text);
}

/* ---- Playing ----------------------------------------------------------------------------- */

bool protocol_has_room(const dm_match *match, int answers, dm_error *error) {
    assert(answers > 0);
    return match->count + (uint32_t)answers <= DM_STEPS_MAX ||
           dm_fail(error, "too many answers in one game; expected at most %d", DM_STEPS_MAX);
}

static bool answer_play(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    dm_match *match = session->match;
    char token[DM_TOKEN_BYTES];
    if (!api_take_word(&words, token, sizeof token))
        return dm_fail(error, "expected: play TOKEN, one of those that 'legal' lists");
    if (!protocol_nothing_left(&words, "play TOKEN", error)) return false;
    int index = dm_match_find(match, token);
    if (index < 0) return fail_refused_token(session, token, error);
    if (!protocol_has_room(match, 1, error)) return false;
    json_number_at(out, "by", match->question.seat + 1);
    json_string_at(out, "played", token);
    dm_match_play(match, index, session->events);
    json_bool_at(out, "revealed", match->steps[match->count - 1].revealed);
    protocol_write_events(session, DM_ALL, out);
    protocol_write_situation(match, out);
    return true;
}

static bool answer_undo(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    dm_match *match = session->match;
    if (!protocol_nothing_left(&words, "undo", error) || !dm_match_undo(match, error)) return false;
    session->events->count = 0;
    json_key(out, "undone");
    api_write_token(match->game, match->steps[match->count].answer, out);
    protocol_write_situation(match, out);
    return true;
}

static bool answer_events(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    uint8_t viewer = DM_ALL;
    if (!take_viewer(session, &words, "events [SEAT|public|all]", &viewer, error)) return false;
    protocol_write_events(session, viewer, out);
    protocol_write_log(session, viewer, out);
    return true;
}

/* ---- Records ----------------------------------------------------------------------------- */

static bool answer_record(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    uint8_t viewer = DM_ALL;
    if (!take_viewer(session, &words, "record [SEAT|public|all]", &viewer, error)) return false;
    dm_writer writer = dm_writer_on(session->text, PROTOCOL_ANSWER_BYTES);
    dm_record_write(session->match, viewer, &writer);
    json_string_at(out, "record", session->text);
    return true;
}

static bool answer_load(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    size_t length;
    if (*words.rest == '\0') return dm_fail(error, "which file? expected: load FILE");
    char *text = host_read_file(words.rest, &length);
    if (text == NULL)
        return dm_fail(error, "expected a file with a record; cannot read (%s): '%s'",
                       strerror(errno), words.rest);
    bool good = record_read(session->spare, dm_games, text, length, session->spare_events, error);
    free(text);
    if (!good) return false;
    take_over(session, out);
    protocol_write_events(session, DM_ALL, out);
    return true;
}

/* ---- About the table and the program ----------------------------------------------------- */

static bool answer_hash(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    char hash[24];
    if (!protocol_nothing_left(&words, "hash", error)) return false;
    dm_writer writer = dm_writer_on(hash, sizeof hash);
    record_write_hash(&writer, dm_hash(session->match->game, &session->match->state));
    json_string_at(out, "hash", hash);
    return true;
}

static bool answer_options(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    if (!protocol_nothing_left(&words, "options?", error)) return false;
    json_key(out, "games");
    json_open(out, '[');
    for (const dm_game *const *game = dm_games; *game; game++) api_write_game(*game, out);
    json_close(out, ']');
    if (session->has_game) {
        char text[512];
        dm_writer writer = dm_writer_on(text, sizeof text);
        session->match->game->write_options(&session->match->start, &writer);
        json_string_at(out, "options", text);
    }
    return true;
}

static bool answer_quit(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    (void)out;
    if (!protocol_nothing_left(&words, "quit", error)) return false;
    session->has_quit = true;
    return true;
}

static bool answer_help(protocol *, api_words, dm_writer *, dm_error *);

const protocol_command protocol_commands[] = {
    {"new", "new GAME [key=value ...]", "begins a game; without seed= one is drawn and reported",
     false, answer_new},
    {"position", "position [TEXT]", "the situation as one line; with TEXT, sets it up", false,
     answer_position},
    {"view", "view SEAT|public|all", "the table as that viewer may see it", true, answer_view},
    {"legal", "legal [texts]", "who is asked what, and the answers", true, answer_legal},
    {"why", "why TOKEN", "why a token is not among the answers", true, answer_why},
    {"play", "play TOKEN", "gives one answer", true, answer_play},
    {"choose", "choose [TOKEN ...]", "gives a whole set of answers, in any order", true,
     protocol_answer_choose},
    {"hint", "hint [BOT]", "the best answers as that bot sees it, with reasons", true,
     protocol_answer_hint},
    {"bot", "bot [BOT]", "what that bot would answer", true, protocol_answer_bot},
    {"undo", "undo", "takes the last answer back unless it revealed something", true, answer_undo},
    {"events", "events [SEAT|public|all]", "what the last answer caused", true, answer_events},
    {"record", "record [SEAT|public|all]", "the game so far as a record", true, answer_record},
    {"load", "load FILE", "goes to the end of a record", false, answer_load},
    {"hash", "hash", "a number over the whole situation, hidden things included", true,
     answer_hash},
    {"options?", "options?", "the games and the options they know, and those of this game", false,
     answer_options},
    {"help", "help", "this list", false, answer_help},
    {"quit", "quit", "ends the program", false, answer_quit},
    {NULL, NULL, NULL, false, NULL},
};

static bool answer_help(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    (void)session;
    if (!protocol_nothing_left(&words, "help", error)) return false;
    json_key(out, "commands");
    json_open(out, '[');
    for (const protocol_command *row = protocol_commands; row->word; row++) {
        json_open(out, '{');
        json_string_at(out, "usage", row->usage);
        json_string_at(out, "does", row->does);
        json_close(out, '}');
    }
    json_close(out, ']');
    return true;
}
