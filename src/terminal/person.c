/* How a person takes their turn: what happened since, the table, a question, an answer, and at
 * the end a moment to take it back. With several people at one screen it is emptied between two
 * of them, so that hands stay hidden. */
#include "terminal/person.h"

#include <string.h>

#include "engine/guard.h"
#include "terminal/choice_set.h"
#include "terminal/choose.h"
#include "terminal/commands.h"
#include "terminal/phrases.h"
#include "terminal/show.h"

enum { LINE_BYTES = 512 };

void person_memory_begin(person_memory *memory, bool fast) {
    memory->watching = DM_NOBODY;
    memory->fast = fast;
    for (int seat = 0; seat < DM_SEATS_MAX; seat++) memory->shown_turn[seat] = -1;
}

static bool ask_line(const table *t, enum phrase prompt, char line[LINE_BYTES]) {
    const char *text = phrase_text(t->screen->language, prompt);
    if (screen_ask(t->screen, text, line, LINE_BYTES)) return true;
    command_say(t->screen, PHRASE_INPUT_ENDED);
    return false;
}

/* ---- Before the question ----------------------------------------------------------------- */

/* Empties the screen and waits until the right person sits before it. */
static bool hand_over(table *t, person_memory *memory, uint8_t seat) {
    char name[64], text[256], line[LINE_BYTES];
    text_reader reader = {t->screen->language, DM_PUBLIC, t->match.names};
    bool alone = seats_person_count(&t->seats) == 1;
    if (memory->watching == seat || alone) {
        memory->watching = seat;
        return true;
    }
    dm_writer out = dm_writer_on(name, sizeof name);
    text_seat(&reader, seat, &out);
    out = dm_writer_on(text, sizeof text);
    PHRASE_FILL(t->screen->language, PHRASE_HAND_OVER, &out, name);
    screen_clear(t->screen);
    screen_paragraph(t->screen, text, 0);
    for (;;) {
        if (!ask_line(t, PHRASE_PROMPT_ENTER, line)) return false;
        if (line[0] == '\0') break;
        enum reply reply = command_run_unseen(t, line);
        if (reply == COMMAND_LEAVE) return false;
        if (reply == COMMAND_UNKNOWN) command_say(t->screen, PHRASE_HAND_OVER_WAITS);
    }
    screen_clear(t->screen);
    memory->watching = seat;
    return true;
}

static bool has_answered(const table *t, uint8_t seat) {
    for (uint32_t step = 0; step < t->match.count; step++)
        if (t->match.steps[step].seat == seat) return true;
    return false;
}

static void tell_news(table *t, uint8_t seat) {
    if (t->told[seat] >= t->log_count) return;
    enum phrase heading = has_answered(t, seat) ? PHRASE_HEADING_NEWS : PHRASE_HEADING_NEWS_FIRST;
    screen_heading(t->screen, phrase_text(t->screen->language, heading));
    table_tell(t, seat, TABLE_TELL_ALL);
}

static bool asks_for_place(const table *t, const observation *view) {
    for (int k = 0; k < view->seen.question.count; k++)
        if (t->front->names_place(view->seen.question.answers[k])) return true;
    return false;
}

static void show_what_is_new(table *t, person_memory *memory, const observation *view) {
    uint8_t seat = view->seen.reader.viewer;
    bool fresh = memory->shown_turn[seat] != view->progress.turn;
    if (fresh) {
        tell_news(t, seat);
        show_table(t, view);
        memory->shown_turn[seat] = view->progress.turn;
    } else if (!t->screen->plain && asks_for_place(t, view)) {
        screen_gap(t->screen);
        t->front->map(view);
    }
    if (!fresh) t->front->purse(view, false);
    show_question(t, view);
}

/* ---- The answer -------------------------------------------------------------------------- */

static void list_meanings(const table *t, const observation *view, const int *found, int count) {
    command_say(t->screen, PHRASE_TYPED_AMBIGUOUS);
    for (int k = 0; k < count; k++) {
        char text[512];
        dm_writer out = dm_writer_on(text, sizeof text);
        dm_write(&out, "  ");
        dm_write_number(&out, found[k] + 1);
        dm_write(&out, ". ");
        t->text->answer(&view->seen.reader, &view->seen.state, &view->seen.question,
                        view->seen.question.answers[found[k]], &out);
        screen_paragraph(t->screen, text, 6);
    }
}

/* Plays what was typed if it means exactly one answer, or takes it into the set that is chosen
 * (NULL: none is); otherwise says what it could mean. */
static enum reply understand(table *t, observation *view, choice_set *set, const char *typed) {
    int found[DM_ANSWERS_MAX];
    enum reply reply = set ? choice_set_choose(set, t, view, typed) : COMMAND_UNKNOWN;
    if (reply != COMMAND_UNKNOWN) return reply;
    int count = choose_answers(view, t->front, typed, found);
    if (count == 1 && !set) {
        table_answer(t, view->seen.question.answers[found[0]]);
        return COMMAND_CHANGED;
    }
    if (count > 1)
        list_meanings(t, view, found, count);
    else if (!command_explain(t, view, typed))
        command_say(t->screen, PHRASE_TYPED_UNKNOWN);
    return COMMAND_DONE;
}

/* ---- After the turn ---------------------------------------------------------------------- */

static bool may_take_back(const table *t, uint8_t seat) {
    if (t->match.count == 0) return false;
    const dm_step *last = &t->match.steps[t->match.count - 1];
    return last->seat == seat && !last->revealed;
}

static bool turn_is_over(const table *t, uint8_t seat) {
    return t->match.question.seat != seat && t->match.question.seat != DM_NOBODY;
}

/* A moment before others go on: to take the last answer back, or, with several people, to look
 * once more before the screen is emptied. False if the person left. */
static bool end_of_turn(table *t, const person_memory *memory, uint8_t seat) {
    observation view;
    while (turn_is_over(t, seat)) {
        bool take_back = may_take_back(t, seat) && !memory->fast;
        bool several = seats_person_count(&t->seats) > 1;
        char line[LINE_BYTES];
        if (!take_back && !several) return true;
        if (!ask_line(t, take_back ? PHRASE_PROMPT_TURN_OVER : PHRASE_PROMPT_TURN_SEEN, line))
            return false;
        if (line[0] == '\0') return true;
        table_look(t, seat, &view);
        enum reply reply = command_run(t, &view, line);
        if (reply == COMMAND_LEAVE) return false;
        if (reply == COMMAND_UNKNOWN) command_say(t->screen, PHRASE_TYPED_AT_END);
    }
    return true;
}

static bool finish_answer(table *t, const person_memory *memory, uint8_t seat) {
    table_tell(t, seat, TABLE_TELL_THIS_TURN);
    return end_of_turn(t, memory, seat);
}

bool person_answers(table *t, person_memory *memory) {
    dm_guard(t->match.question.seat < DM_SEATS_MAX);
    observation view;
    choice_set choice;
    uint8_t seat = t->match.question.seat;
    if (!hand_over(t, memory, seat)) return false;
    table_look(t, seat, &view);
    choice_set *set = choice_set_begin(&choice, t, &view) ? &choice : NULL;
    show_what_is_new(t, memory, &view);
    if (set) choice_set_show(set, t, &view);
    for (;;) {
        char line[LINE_BYTES];
        if (!ask_line(t, PHRASE_PROMPT_ANSWER, line)) return false;
        enum reply reply = set ? choice_set_control(set, t, &view, line) : COMMAND_UNKNOWN;
        if (reply == COMMAND_CHANGED) return finish_answer(t, memory, seat);
        if (reply == COMMAND_UNKNOWN) reply = command_run(t, &view, line);
        if (reply == COMMAND_LEAVE) return false;
        if (reply == COMMAND_CHANGED) return true;
        if (reply != COMMAND_UNKNOWN) continue;
        if (line[0] == '\0') {
            show_question(t, &view);
            if (set) choice_set_show(set, t, &view);
        } else if (understand(t, &view, set, line) == COMMAND_CHANGED) {
            return finish_answer(t, memory, seat);
        }
    }
}
