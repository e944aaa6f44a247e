/* Sets chosen in any order. See choice_set.h.
 *
 * Nothing is played before a rehearsal on a copy has shown that every item is legal in its turn.
 * An item is never chosen more often than there is room for it; so where the game answers for
 * itself, because only one answer is left, that answer is the item chosen. */
#include "terminal/choice_set.h"

#include <assert.h>
#include <string.h>

#include "terminal/choose.h"
#include "terminal/phrases.h"
#include "terminal/show.h"

typedef struct plan {
    dm_answer answers[CHOICE_SET_MAX + 1];
    int count;
    bool open; /* after these, the game still asks for more of the set */
} plan;

static bool is_free(const choice_set *set) { return set->asked.least < set->asked.most; }

static bool is_full(const choice_set *set) { return set->count == set->asked.most; }

/* ---- The question ------------------------------------------------------------------------ */

static bool is_item(const choice_set *set, dm_answer answer) {
    for (int k = 0; k < set->asked.count; k++)
        if (dm_same_answer(set->asked.items[k], answer)) return true;
    return false;
}

/* The question's sentences count what is chosen already. */
static void count_chosen(const choice_set *set, observation *view) {
    view->seen.question.args[0] =
        (uint8_t)(set->question.args[0] + set->asked.counting * set->count);
}

bool choice_set_begin(choice_set *set, const table *t, observation *view) {
    dm_question *question = &view->seen.question;
    set->count = 0;
    if (!api_choice_set_of(t->match.game, &view->seen.state, question, &set->asked)) return false;
    if (set->asked.most < 2 || set->asked.most > CHOICE_SET_MAX) return false;
    set->question = *question;
    memcpy(question->answers, set->asked.items, sizeof question->answers);
    question->count = (uint16_t)set->asked.count;
    for (int k = 0; k < set->question.count; k++)
        if (!is_item(set, set->question.answers[k]))
            question->answers[question->count++] = set->question.answers[k];
    question->partial = true; /* not the game's own list: its answers have no preview */
    return true;
}

/* ---- Rehearsal --------------------------------------------------------------------------- */

static bool offers(const dm_question *question, dm_answer answer) {
    for (int k = 0; k < question->count; k++)
        if (dm_same_answer(question->answers[k], answer)) return true;
    return false;
}

/* The chosen items in the game's order. */
static void sort_chosen(const choice_set *set, dm_answer sorted[CHOICE_SET_MAX]) {
    int count = 0;
    for (int item = 0; item < set->asked.count; item++)
        for (int k = 0; k < set->count; k++)
            if (set->chosen[k] == item) sorted[count++] = set->asked.items[item];
    assert(count == set->count);
}

/* Plays what is chosen on `state`; false if that is not legal. Only sets of a free number can be
 * rehearsed before they are full. */
static bool rehearse(const choice_set *set, const table *t, dm_state *state, dm_question *question,
                     plan *plan) {
    static api_choice_set rest;
    dm_answer sorted[CHOICE_SET_MAX];
    *question = set->question;
    *plan = (struct plan){.open = true};
    sort_chosen(set, sorted);
    for (int done = 0; done < set->count;) {
        if (!plan->open || !offers(question, sorted[done])) return false;
        t->match.game->apply(state, sorted[done], NULL, question);
        plan->answers[plan->count++] = sorted[done++];
        plan->open = api_choice_set_of(t->match.game, state, question, &rest) &&
                     api_choice_set_goes_on(&set->question, &set->asked, question, &rest) &&
                     rest.most <= set->asked.most - done;
        if (plan->open) done = set->asked.most - rest.most;
        if (!plan->open && !is_free(set)) break; /* the rest answered itself */
    }
    return true;
}

/* The answer that ends a set of a free number. */
static const dm_answer *closer_of(const choice_set *set) {
    for (int k = 0; is_free(set) && k < set->question.count; k++)
        if (!is_item(set, set->question.answers[k])) return &set->question.answers[k];
    return NULL;
}

static bool can_be_played(const choice_set *set, const table *t, plan *plan) {
    dm_question question;
    dm_state copy;
    dm_copy(t->match.game, &copy, &t->match.state);
    return rehearse(set, t, &copy, &question, plan);
}

/* ---- Showing ----------------------------------------------------------------------------- */

static void write_item(const table *t, const observation *view, dm_answer item, dm_writer *out) {
    t->text->answer(&view->seen.reader, &view->seen.state, &view->seen.question, item, out);
}

/* "2 × Wood, Wheat" */
static void write_chosen(const choice_set *set, const table *t, const observation *view,
                         dm_writer *out) {
    for (int item = 0; item < set->asked.count; item++) {
        int times = 0;
        for (int k = 0; k < set->count; k++) times += set->chosen[k] == item;
        if (times == 0) continue;
        dm_write(out, out->length ? ", " : "");
        if (times > 1) {
            dm_write_number(out, times);
            dm_write(out, " × ");
        }
        write_item(t, view, set->asked.items[item], out);
    }
}

static void say_filled(const table *t, enum phrase id, const char *word, int number) {
    char text[1536], digits[16];
    dm_writer out = dm_writer_on(digits, sizeof digits);
    dm_write_number(&out, number);
    out = dm_writer_on(text, sizeof text);
    PHRASE_FILL(t->screen->language, id, &out, *word ? word : digits, digits);
    screen_paragraph(t->screen, text, t->screen->plain ? 0 : 4);
}

static void say_number(const table *t, enum phrase id, int number) {
    say_filled(t, id, "", number);
}

static void say_chosen(const choice_set *set, const table *t, const observation *view,
                       enum phrase id) {
    char list[1024];
    dm_writer out = dm_writer_on(list, sizeof list);
    if (set->count == 0) return;
    write_chosen(set, t, view, &out);
    say_filled(t, id, list, set->asked.most - set->count);
}

/* The answer that ends the set as it is chosen, and what it will be given in: after its last item
 * the game may end it by itself, and then that item does. NULL if its preview tells too little. */
static const dm_answer *ending_of(const choice_set *set, const table *t, observation *then,
                                  plan *plan) {
    const dm_answer *closer = closer_of(set);
    const dm_state before = then->seen.state;
    if (closer == NULL || !rehearse(set, t, &then->seen.state, &then->seen.question, plan))
        return NULL;
    if (plan->open) return closer;
    if (set->asked.counting < 0) return NULL; /* each item only tells its own price */
    then->seen.state = before;
    then->seen.question = set->question;
    for (int k = 0; k < plan->count - 1; k++)
        t->match.game->apply(&then->seen.state, plan->answers[k], NULL, &then->seen.question);
    return &plan->answers[plan->count - 1];
}

/* What ending the set now would bring. */
static void show_ending(const choice_set *set, const table *t, const observation *now) {
    static observation then;
    char text[1024];
    plan plan;
    then = *now;
    const dm_answer *closer = ending_of(set, t, &then, &plan);
    if (closer == NULL) return;
    dm_writer out = dm_writer_on(text, sizeof text);
    t->front->preview(&then, *closer, &out);
    if (out.length == 0 && set->count > 0) write_item(t, &then, *closer, &out);
    if (out.length == 0) return;
    say_filled(t, PHRASE_SET_ENDS, text, 0);
}

void choice_set_show(const choice_set *set, const table *t, const observation *view) {
    if (set->count == 0)
        say_number(t, is_free(set) ? PHRASE_SET_UP_TO : PHRASE_SET_EXACTLY, set->asked.most);
    else
        say_chosen(set, t, view, is_free(set) ? PHRASE_SET_MAY_ADD : PHRASE_SET_SO_FAR);
    show_ending(set, t, view);
}

/* ---- Playing ----------------------------------------------------------------------------- */

static enum reply begin_again(choice_set *set, table *t, observation *view) {
    command_say(t->screen, PHRASE_SET_IMPOSSIBLE);
    set->count = 0;
    count_chosen(set, view);
    return COMMAND_DONE;
}

static enum reply play_set(choice_set *set, table *t, observation *view) {
    plan plan;
    const dm_answer *closer = closer_of(set);
    if (!can_be_played(set, t, &plan)) return begin_again(set, t, view);
    if (plan.open && closer) plan.answers[plan.count++] = *closer;
    say_chosen(set, t, view, PHRASE_SET_CHOSEN);
    for (int k = 0; k < plan.count; k++) table_answer(t, plan.answers[k]);
    return COMMAND_CHANGED;
}

/* An answer that is no item: it ends the set as it stands, or declines it as a whole. */
static enum reply play_other(choice_set *set, table *t, observation *view, dm_answer answer) {
    if (is_free(set)) return play_set(set, t, view);
    table_answer(t, answer);
    return COMMAND_CHANGED;
}

/* ---- Choosing ---------------------------------------------------------------------------- */

/* False, and said why, if there is no room for one more of this item. */
static bool add_item(choice_set *set, const table *t, const observation *view, int item) {
    int times = 0;
    char name[512];
    plan plan;
    dm_writer out = dm_writer_on(name, sizeof name);
    for (int k = 0; k < set->count; k++) times += set->chosen[k] == item;
    set->chosen[set->count++] = item;
    bool fits = times < set->asked.room[item] && (!is_free(set) || can_be_played(set, t, &plan));
    if (fits) return true;
    set->count--;
    write_item(t, view, set->asked.items[item], &out);
    say_filled(t, PHRASE_SET_NO_MORE, name, 0);
    return false;
}

/* Adds all that one line names, or nothing of it. */
static enum reply take_line(choice_set *set, table *t, observation *view, const int *named,
                            int count) {
    int before = set->count, left = set->asked.most - before, items = 0;
    for (int k = 0; k < count; k++) items += named[k] < set->asked.count;
    if (items > left) {
        say_number(t, PHRASE_SET_TOO_MANY, left);
        return COMMAND_DONE;
    }
    for (int k = 0; k < count; k++) {
        if (named[k] >= set->asked.count)
            return play_other(set, t, view, view->seen.question.answers[named[k]]);
        if (!add_item(set, t, view, named[k])) {
            set->count = before;
            return COMMAND_DONE;
        }
    }
    count_chosen(set, view);
    if (is_full(set)) return play_set(set, t, view);
    choice_set_show(set, t, view);
    return COMMAND_DONE;
}

enum reply choice_set_control(choice_set *set, table *t, observation *view, const char *typed) {
    bool ends =
        command_word(t->screen, PHRASE_WORD_DONE, typed) || (typed[0] == '\0' && set->count > 0);
    if (ends && is_free(set)) return play_set(set, t, view);
    if (set->count == 0 || !command_word(t->screen, PHRASE_COMMAND_UNDO, typed))
        return COMMAND_UNKNOWN;
    set->count--;
    count_chosen(set, view);
    choice_set_show(set, t, view);
    return COMMAND_DONE;
}

/* ---- What was typed ---------------------------------------------------------------------- */

enum { PART_BYTES = 128, NAMED_MAX = 64 };

typedef struct named {
    int items[NAMED_MAX];
    int count;
} named;

static int number_of(const char *word) {
    int number = 0;
    if (*word == '\0' || strlen(word) > 3 || word[strspn(word, "0123456789")]) return -1;
    for (; *word; word++) number = 10 * number + *word - '0';
    return number;
}

/* The next part of a line, up to a separator; false if there is none. */
static bool next_part(const char **line, const char *separators, char part[PART_BYTES]) {
    *line += strspn(*line, separators);
    *line += strspn(*line, " ");
    size_t length = strcspn(*line, separators), kept = length;
    if (length == 0 || length >= PART_BYTES) return false;
    memcpy(part, *line, length);
    while (kept > 0 && part[kept - 1] == ' ') kept--;
    part[kept] = '\0';
    *line += length;
    return kept > 0;
}

static bool name_item(const table *t, const observation *view, const char *part, int times,
                      named *named) {
    int found[DM_ANSWERS_MAX];
    if (choose_answers(view, t->front, part, found) != 1) return false;
    if (times < 1 || named->count + times > NAMED_MAX) return false;
    while (times-- > 0) named->items[named->count++] = found[0];
    return true;
}

/* "2 wheat" is two of them; a number alone is that of an answer. */
static bool name_part(const table *t, const observation *view, const char *part, named *named) {
    char word[PART_BYTES];
    const char *rest = part;
    if (!next_part(&rest, " ", word)) return false;
    int times = number_of(word);
    rest += strspn(rest, " ");
    if (times < 0 || *rest == '\0') return name_item(t, view, part, 1, named);
    return name_item(t, view, rest, times, named);
}

/* Words one after another; a number before a word says how many. */
static bool name_words(const table *t, const observation *view, const char *line, named *named) {
    char word[PART_BYTES], next[PART_BYTES];
    while (next_part(&line, " ", word)) {
        const char *ahead = line;
        int number = number_of(word);
        bool counts = number >= 0 && next_part(&ahead, " ", next) && number_of(next) < 0;
        if (counts) line = ahead;
        if (!name_item(t, view, counts ? next : word, counts ? number : 1, named)) return false;
    }
    return named->count > 0;
}

static bool name_parts(const table *t, const observation *view, const char *line, named *named) {
    char part[PART_BYTES];
    while (next_part(&line, ",;+", part))
        if (!name_part(t, view, part, named)) return false;
    return named->count > 0;
}

/* The whole line as one name, unless it begins with a number; else parts between commas; else
 * words. */
static bool understand(const table *t, const observation *view, const char *line, named *named) {
    bool numbers = line[0] >= '0' && line[0] <= '9';
    named->count = 0;
    if (!numbers && name_item(t, view, line, 1, named)) return true;
    named->count = 0;
    if (strpbrk(line, ",;+")) return name_parts(t, view, line, named);
    if (name_words(t, view, line, named)) return true;
    named->count = 0;
    return name_part(t, view, line, named);
}

enum reply choice_set_choose(choice_set *set, table *t, observation *view, const char *typed) {
    named named;
    if (!understand(t, view, typed, &named)) return COMMAND_UNKNOWN;
    return take_line(set, t, view, named.items, named.count);
}
