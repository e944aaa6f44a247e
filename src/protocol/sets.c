/* Sets of answers: what `legal` tells of them, and the command choose.
 *
 * A game asks for a set item by item, in the order of its tables. Here the items are named in any
 * order; all of them are played, or nothing is (api/choice_set.h). */
#include "api/choice_set.h"
#include "api/question.h"
#include "engine/guard.h"
#include "engine/json.h"
#include "protocol/commands.h"
#include "protocol/write.h"

void protocol_write_set(const dm_match *match, dm_writer *out) {
    api_choice_set set;
    assert(match->game);
    if (!api_choice_set_of(match->game, &match->state, &match->question, &set)) return;
    json_key(out, "set");
    json_open(out, '{');
    json_number_at(out, "least", set.least);
    json_number_at(out, "most", set.most);
    json_key(out, "items");
    json_open(out, '[');
    for (int k = 0; k < set.count; k++) {
        json_open(out, '{');
        json_key(out, "token");
        api_write_token(match->game, set.items[k], out);
        json_number_at(out, "room", set.room[k]);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_close(out, '}');
}

static void add_events(dm_events *to, const dm_events *from) {
    for (int k = 0; k < from->count && to->count < DM_EVENTS_MAX; k++)
        to->items[to->count++] = from->items[k];
}

/* Whether one of them revealed something. What they cause together is told as one. */
static bool play_all(protocol *session, const dm_answer *answers, int count) {
    dm_match *match = session->match;
    bool revealed = false;
    session->events->count = 0;
    for (int k = 0; k < count; k++) {
        const dm_question *asked = &match->question;
        dm_match_play(match, api_find_answer(asked->answers, asked->count, answers[k]),
                      session->spare_events);
        add_events(session->events, session->spare_events);
        revealed |= match->steps[match->count - 1].revealed;
    }
    return revealed;
}

static void write_tokens(const dm_game *game, const dm_answer *answers, int count, dm_writer *out) {
    json_key(out, "played");
    json_open(out, '[');
    for (int k = 0; k < count; k++) api_write_token(game, answers[k], out);
    json_close(out, ']');
}

static bool asks_for_set(const dm_match *match, dm_error *error) {
    api_choice_set set;
    if (match->question.seat == DM_NOBODY)
        return dm_fail(error, "the game is over; there is nothing left to choose");
    return api_choice_set_of(match->game, &match->state, &match->question, &set) ||
           dm_fail(error, "this question asks for one answer, not for a set; give it with: play "
                          "TOKEN");
}

bool protocol_answer_choose(protocol *session, api_words words, dm_writer *out, dm_error *error) {
    dm_answer plan[DM_ANSWERS_MAX];
    dm_match *match = session->match;
    assert(session->has_game);
    if (!asks_for_set(match, error)) return false;
    int count = api_plan_choice(match, &words, plan, error);
    if (count < 0 || !protocol_nothing_left(&words, "choose [TOKEN ...]", error)) return false;
    if (count == 0) return dm_fail(error, "there is nothing to choose from");
    if (!protocol_has_room(match, count, error)) return false;
    json_number_at(out, "by", match->question.seat + 1);
    write_tokens(match->game, plan, count, out);
    json_bool_at(out, "revealed", play_all(session, plan, count));
    protocol_write_events(session, DM_ALL, out);
    protocol_write_situation(match, out);
    return true;
}
