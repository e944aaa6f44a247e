/* Hints in the terminal. See hint.h.
 *
 * A line of answers is told by walking it: each answer is put into words at the question it
 * belongs to, on a copy of what the reader knows. The walk ends where something would be revealed,
 * because what follows is then a guess. */
#include "terminal/hint.h"

#include <assert.h>

#include "api/question.h"
#include "bots/bot_session.h"
#include "engine/guard.h"
#include "host/memory.h"
#include "host/thinker.h"
#include "terminal/choice_set.h"
#include "terminal/commands.h"
#include "terminal/phrases.h"
#include "terminal/waiting.h"

/* ---- Walking a line ---------------------------------------------------------------------- */

typedef struct hint_walk {
    observation view; /* as the reader would see it */
    dm_state state;   /* the same with the hidden filled in anyhow: answers are tried on it */
    bool same_set;    /* the question goes on with the set of the one before */
    int forced;       /* items of the set that the last answer brought with it */
} hint_walk;

static void look_around(hint_walk *walk) {
    observation *view = &walk->view;
    view->seen.game->observe(&walk->state, view->seen.reader.viewer, &view->seen.state);
    view->seen.game->ask(&view->seen.state, &view->seen.question, NULL);
    view->progress = view->seen.game->progress(&view->seen.state);
}

static void begin_walk(hint_walk *walk, const table *t, const observation *now) {
    dm_random random;
    dm_random_seed(&random, 1);
    walk->view = *now;
    walk->same_set = false;
    walk->forced = 0;
    now->seen.game->observe(&t->match.state, now->seen.reader.viewer, &walk->state);
    now->seen.game->determinize(&walk->state, now->seen.reader.viewer, &random);
    look_around(walk);
}

/* Goes one answer further; false if nothing certain comes after it. */
static bool walk_on(hint_walk *walk, dm_answer answer) {
    assert(api_offers(&walk->view.seen.question, answer));
    api_choice_set before, after;
    observation *view = &walk->view;
    dm_question asked = view->seen.question, next;
    uint16_t turn = view->progress.turn;
    bool is_set = api_choice_set_of(view->seen.game, &view->seen.state, &asked, &before);
    view->seen.game->apply(&walk->state, answer, NULL, &next);
    look_around(walk);
    bool certain = !next.revealed && next.seat == asked.seat && view->progress.turn == turn;
    walk->same_set =
        certain && is_set &&
        api_choice_set_of(view->seen.game, &view->seen.state, &view->seen.question, &after) &&
        api_choice_set_goes_on(&asked, &before, &view->seen.question, &after);
    bool exact = is_set && before.least == before.most;
    walk->forced = exact ? before.most - (walk->same_set ? after.most : 0) - 1 : 0;
    return certain && !view->seen.question.partial;
}

/* ---- A line in words --------------------------------------------------------------------- */

enum { DECISION_ITEMS_MAX = 2 * BOT_ADVICE_LINE_MAX };

/* One decision, or all those of one set; a later one is a part of the plan. */
typedef struct hint_decision {
    bool planned;
    int count;
    struct {
        dm_answer answer;
        int times;
        char sentence[320];
    } items[DECISION_ITEMS_MAX];
} hint_decision;

/* The end of a set goes without saying. */
static bool ends_set(const hint_decision *d, dm_answer answer) {
    return d->count > 0 && d->items[0].answer.verb != answer.verb;
}

static void add_answer(hint_decision *d, const hint_walk *walk, dm_answer answer) {
    const observation *view = &walk->view;
    if (ends_set(d, answer) || d->count == DECISION_ITEMS_MAX) return;
    if (d->count > 0 && dm_same_answer(d->items[d->count - 1].answer, answer)) {
        d->items[d->count - 1].times++;
        return;
    }
    d->items[d->count].answer = answer;
    d->items[d->count].times = 1;
    dm_writer out = dm_writer_on(d->items[d->count].sentence, sizeof d->items[d->count].sentence);
    (d->planned ? view->seen.text->step : view->seen.text->answer)(
        &view->seen.reader, &view->seen.state, &view->seen.question, answer, &out);
    d->count++;
}

/* The `left` items that were taken by themselves after `answer`, which was given at the question of
 * `walk`: items stand in the order in which they may be chosen, so each is taken as long as there
 * are any. */
static void add_what_is_forced(hint_decision *d, const hint_walk *walk, dm_answer answer,
                               int left) {
    api_choice_set set;
    int at = 0;
    if (!api_choice_set_of(walk->view.seen.game, &walk->view.seen.state, &walk->view.seen.question,
                           &set))
        return;
    while (at < set.count && !dm_same_answer(set.items[at], answer)) at++;
    for (int taken = 1; left > 0 && at < set.count; at++, taken = 0)
        for (; left > 0 && taken < set.room[at]; left--, taken++)
            add_answer(d, walk, set.items[at]);
}

/* "2 × Wood, Wheat"; in a plan "take wood × 2, take wheat". */
static void write_decision(const hint_decision *d, dm_writer *out) {
    for (int k = 0; k < d->count; k++) {
        int times = d->items[k].times;
        dm_write(out, k > 0 ? ", " : "");
        if (times > 1 && !d->planned) dm_write_number(out, times);
        if (times > 1 && !d->planned) dm_write(out, " × ");
        dm_write(out, d->items[k].sentence);
        if (times > 1 && d->planned) dm_write(out, "\u00A0×\u00A0");
        if (times > 1 && d->planned) dm_write_number(out, times);
    }
}

/* The advised decision goes to `first`, the rest of the turn to `then`. */
static void write_line(const table *t, const observation *now, const bot_advice *advice,
                       dm_writer *first, dm_writer *then) {
    hint_walk walk, before;
    hint_decision decision = {0};
    dm_writer *out = first;
    begin_walk(&walk, t, now);
    for (int k = 0; k < advice->line_count && api_offers(&walk.view.seen.question, advice->line[k]);
         k++) {
        if (k > 0 && !walk.same_set) {
            write_decision(&decision, out);
            if (out == then) dm_write(then, phrase_text(t->screen->language, PHRASE_SEMICOLON));
            out = then;
            decision.planned = true;
            decision.count = 0;
        }
        add_answer(&decision, &walk, advice->line[k]);
        before = walk;
        bool goes_on = walk_on(&walk, advice->line[k]);
        add_what_is_forced(&decision, &before, advice->line[k], walk.forced);
        if (!goes_on) break;
    }
    write_decision(&decision, out);
    if (walk.same_set) dm_write(out, ", …"); /* the bot has not thought to the end of the set */
}

/* ---- Printing ---------------------------------------------------------------------------- */

/* Nothing is certain before the end, however a bot counts. */
static int percent_of(double share) {
    int percent = (int)(100 * share + 0.5);
    return percent < 1 ? 1 : percent > 99 ? 99 : percent;
}

static void write_worth(enum text_language language, const bot_advice *advice, dm_writer *out) {
    char percent[16], points[16];
    dm_writer number = dm_writer_on(percent, sizeof percent);
    dm_write_number(&number, percent_of(advice->share));
    number = dm_writer_on(points, sizeof points);
    dm_write_number(&number, (int)(advice->points + (advice->points < 0 ? -0.5 : 0.5)));
    PHRASE_FILL(language, PHRASE_HINT_WORTH, out, percent, points);
}

/* The number to type for an answer; 0 if it has none. */
static int number_of(const observation *view, dm_answer answer) {
    return 1 + api_find_answer(view->seen.question.answers, view->seen.question.count, answer);
}

static void write_number(const terminal_screen *screen, int number, dm_writer *out) {
    char digits[16];
    dm_writer text = dm_writer_on(digits, sizeof digits);
    if (number < 10 && !screen->plain) dm_write_char(&text, ' ');
    dm_write_number(&text, number);
    screen_styled(screen, SCREEN_STYLE_BOLD, digits, out);
    dm_write(out, screen->plain ? ". " : "  ");
}

static void print_advice(const table *t, const observation *view, const bot_advice *advice) {
    const terminal_screen *screen = t->screen;
    char first[1024], then[2048], text[4096];
    dm_writer head = dm_writer_on(first, sizeof first), rest = dm_writer_on(then, sizeof then);
    dm_writer out = dm_writer_on(text, sizeof text);
    write_line(t, view, advice, &head, &rest);
    int number = number_of(view, advice->line[0]);
    if (number > 0) write_number(screen, number, &out);
    dm_write(&out, first);
    dm_write(&out, screen->plain ? phrase_text(screen->language, PHRASE_COLON) : "\n");
    dm_write(&out, screen_style(screen, SCREEN_STYLE_DIM));
    write_worth(screen->language, advice, &out);
    if (rest.length > 0) {
        dm_write(&out, phrase_text(screen->language, PHRASE_SEMICOLON));
        PHRASE_FILL(screen->language, PHRASE_HINT_THEN, &out, then);
    }
    dm_write(&out, screen_style(screen, SCREEN_STYLE_RESET));
    screen_paragraph(screen, text, screen->plain ? 0 : 6);
}

/* ---- Asking the bot ---------------------------------------------------------------------- */

static int ask_bot(const table *t, const bot *who, bot_advice *list) {
    waiting wait;
    int threads = t->seats.threads > 0 ? t->seats.threads : 1;
    host_thinker *thinker = thinker_open(who, t->match.game, threads, THINKER_WALL_CLOCK);
    memory_expect(thinker);
    waiting_begins(&wait, t->screen, phrase_text(t->screen->language, PHRASE_HINT_THINKING));
    int count = thinker_advise(thinker, &t->match, list, HINT_ANSWERS);
    waiting_ends(&wait);
    thinker_close(thinker);
    return count;
}

/* The phrase that says why there is no hint, or TERMINAL_NO_PHRASE. */
static int what_is_in_the_way(const table *t, const observation *view) {
    const dm_question *question = &t->match.question;
    if (question->seat == DM_NOBODY) return PHRASE_HINT_OVER;
    if (question->seat != view->seen.reader.viewer) return PHRASE_HINT_NOT_YOURS;
    return question->partial ? PHRASE_HINT_HAND_UNKNOWN : TERMINAL_NO_PHRASE;
}

static void refuse_bot(const terminal_screen *screen, const char *name) {
    char text[768], highest[] = {'0' + BOT_LEVELS, '\0'};
    dm_writer out = dm_writer_on(text, sizeof text);
    PHRASE_FILL(screen->language, PHRASE_HINT_NO_BOT, &out, name, highest);
    screen_paragraph(screen, text, 0);
}

void hint_show(const table *t, const observation *view, const char *bot_name) {
    bot_advice list[HINT_ANSWERS];
    dm_error error;
    bot who;
    int in_the_way = what_is_in_the_way(t, view);
    if (in_the_way != TERMINAL_NO_PHRASE) {
        command_say(t->screen, in_the_way);
        return;
    }
    bool known = bot_from_name(&who, *bot_name ? bot_name : HINT_BOT, &error);
    if (!known || !bot_weighs(&who) || !bot_can_play(&who, t->match.game, &error)) {
        refuse_bot(t->screen, bot_name);
        return;
    }
    int count = ask_bot(t, &who, list);
    screen_heading(t->screen, phrase_text(t->screen->language, PHRASE_HINT_HEADING));
    for (int k = 0; k < count; k++) {
        assert(list[k].line_count > 0);
        print_advice(t, view, &list[k]);
    }
}
