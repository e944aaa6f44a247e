/* The protocol's commands about bots: hint and bot.
 *
 * Every command asks a fresh bot, which knows the situation and nothing else, so that the same
 * situation of the same game gets the same answer. Nothing is played. */
#include "bots/bot_session.h"
#include "engine/guard.h"
#include "engine/json.h"
#include "host/thinker.h"
#include "protocol/commands.h"
#include "protocol/write.h"

/* Deep enough to be of use, and answered within a fraction of a second. */
#define USUAL_BOT "search:2000"

enum { ANSWERS_TOLD = 5 };

static bool can_be_decided(const dm_question *question, dm_error *error) {
    dm_guard(question->count <= DM_ANSWERS_MAX);
    if (question->seat == DM_NOBODY)
        return dm_fail(error, "the game is over; there is nothing left to decide");
    return !question->partial ||
           dm_fail(error, "the position does not show the hand of seat %d; a bot has to know it",
                   question->seat + 1);
}

static bool take_bot(api_words *words, const char *usage, bot *who, dm_error *error) {
    char name[BOT_TYPED_BYTES] = USUAL_BOT, names[BOT_NAMES_BYTES];
    bot_write_names(names);
    if (*words->rest && !api_take_word(words, name, sizeof name))
        return dm_fail(error, "expected: %s, with one of: %s", usage, names);
    return protocol_nothing_left(words, usage, error) && bot_from_name(who, name, error);
}

/* The bot that is asked for, ready to think. NULL and an error if there is no such bot, or nothing
 * that it could decide. */
static host_thinker *take_thinker(const protocol *session, api_words *words, const char *usage,
                                  bot *who, dm_error *error) {
    assert(session->has_game);
    const dm_match *match = session->match;
    if (!take_bot(words, usage, who, error) || !can_be_decided(&match->question, error) ||
        !bot_can_play(who, match->game, error))
        return NULL;
    host_thinker *thinker = thinker_open(who, match->game, 1, THINKER_WALL_CLOCK);
    if (thinker == NULL) dm_fail(error, "there is no memory for %s to think with", who->name);
    return thinker;
}

static void write_advice(const dm_match *match, const bot_advice *advice, dm_writer *out) {
    json_open(out, '{');
    json_key(out, "answer");
    api_write_token(match->game, match->question.answers[advice->answer], out);
    json_key(out, "share");
    json_decimal(out, advice->share, 3);
    json_key(out, "points");
    json_decimal(out, advice->points, 1);
    json_number_at(out, "visits", advice->visits);
    json_key(out, "line");
    json_open(out, '[');
    for (int k = 0; k < advice->line_count; k++) api_write_token(match->game, advice->line[k], out);
    json_close(out, ']');
    json_close(out, '}');
}

bool protocol_answer_hint(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    bot_advice list[DM_ANSWERS_MAX];
    const dm_match *match = session->match;
    bot who;
    host_thinker *thinker = take_thinker(session, &words, "hint [BOT]", &who, error);
    if (thinker == NULL) return false;
    int64_t simulations = 0;
    int count = thinker_advise(thinker, match, list, DM_ANSWERS_MAX);
    thinker_close(thinker);
    for (int k = 0; k < count; k++) simulations += list[k].visits;
    json_string_at(out, "bot", who.name);
    json_number_at(out, "seat", match->question.seat + 1);
    json_number_at(out, "simulations", simulations);
    json_key(out, "answers");
    json_open(out, '[');
    for (int k = 0; k < count && k < ANSWERS_TOLD; k++) write_advice(match, &list[k], out);
    json_close(out, ']');
    return true;
}

bool protocol_answer_bot(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    const dm_match *match = session->match;
    bot who;
    host_thinker *thinker = take_thinker(session, &words, "bot [BOT]", &who, error);
    if (thinker == NULL) return false;
    int choice = thinker_choose(thinker, match);
    thinker_close(thinker);
    json_string_at(out, "bot", who.name);
    json_number_at(out, "seat", match->question.seat + 1);
    json_key(out, "answer");
    api_write_token(match->game, match->question.answers[choice], out);
    return true;
}
