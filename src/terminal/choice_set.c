/* Sets chosen in any order: what a person types about one. Which answers play it, and whether they
 * may, is told by api/choice_set.h. See choice_set.h. */
#include "terminal/choice_set.h"

#include <string.h>

#include "api/question.h"
#include "engine/guard.h"
#include "terminal/choose.h"
#include "terminal/phrases.h"
#include "terminal/show.h"

static bool is_free(const choice_set *set) { return api_choice_set_is_free(&set->asked); }

static bool is_full(const choice_set *set) { return set->count == set->asked.most; }

/* ---- The question ------------------------------------------------------------------------ */

/* The question's sentences count what is chosen already. */
static void count_chosen(const choice_set *set, observation *view) {
    view->seen.question.args[0] =
        (uint8_t)(set->question.args[0] + set->asked.counting * set->count);
}

bool choice_set_begin(choice_set *set, const table *t, observation *view) {
    dm_question *question = &view->seen.question;
    const api_choice_set *asked = &set->asked;
    set->count = 0;
    if (!api_choice_set_of(t->match.game, &view->seen.state, question, &set->asked)) return false;
    if (asked->most < 2 || asked->most > CHOICE_SET_MAX) return false;
    set->question = *question;
    memcpy(question->answers, asked->items, sizeof question->answers);
    question->count = (uint16_t)asked->count;
    for (int k = 0; k < set->question.count; k++)
        if (api_find_answer(asked->items, asked->count, set->question.answers[k]) < 0) {
            dm_guard(question->count < DM_ANSWERS_MAX);
            question->answers[question->count++] = set->question.answers[k];
        }
    question->partial = true; /* not the game's own list: its answers have no preview */
    return true;
}

/* ---- Rehearsal --------------------------------------------------------------------------- */

static void list_chosen(const choice_set *set, dm_answer items[CHOICE_SET_MAX]) {
    dm_guard(set->count <= CHOICE_SET_MAX);
    for (int k = 0; k < set->count; k++) items[k] = set->asked.items[set->chosen[k]];
}

/* Plays what is chosen on a copy; false if that is not legal. */
static bool rehearse(const choice_set *set, const table *t, dm_state *copy, api_rehearsal *then) {
    dm_answer items[CHOICE_SET_MAX];
    list_chosen(set, items);
    return api_choice_set_rehearse(t->match.game, copy, &set->question, &set->asked, items,
                                   set->count, then);
}

static bool can_be_played(const choice_set *set, const table *t) {
    api_rehearsal then;
    dm_state copy;
    dm_copy(t->match.game, &copy, &t->match.state);
    return rehearse(set, t, &copy, &then);
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
 * the game may end it by itself, and then that item does. False if its preview tells too little. */
static bool find_ending(const choice_set *set, const table *t, observation *then,
                        dm_answer *ending) {
    api_rehearsal r;
    const dm_state before = then->seen.state;
    if (!is_free(set) || !rehearse(set, t, &then->seen.state, &r)) return false;
    const dm_answer *closer = r.open ? api_choice_set_closer(&set->asked, &r.question) : NULL;
    then->seen.question = r.question;
    if (closer) *ending = *closer;
    if (r.open) return closer != NULL;
    if (set->asked.counting < 0) return false; /* each item only tells its own price */
    then->seen.state = before;
    then->seen.question = set->question;
    for (int k = 0; k < r.count - 1; k++)
        t->match.game->apply(&then->seen.state, r.answers[k], NULL, &then->seen.question);
    *ending = r.answers[r.count - 1];
    return true;
}

/* What ending the set now would bring. */
static void show_ending(const choice_set *set, const table *t, const observation *now) {
    observation then = *now;
    char text[1024];
    dm_answer ending;
    dm_writer out = dm_writer_on(text, sizeof text);
    if (!find_ending(set, t, &then, &ending)) return;
    t->front->preview(&then, ending, &out);
    if (out.length == 0 && set->count > 0) write_item(t, &then, ending, &out);
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
    dm_answer items[CHOICE_SET_MAX], plan[DM_ANSWERS_MAX];
    dm_state copy;
    dm_error error;
    dm_copy(t->match.game, &copy, &t->match.state);
    list_chosen(set, items);
    int count = api_choice_set_plan(t->match.game, &copy, &set->question, items, set->count, plan,
                                    DM_ANSWERS_MAX, &error);
    if (count < 0) return begin_again(set, t, view);
    say_chosen(set, t, view, PHRASE_SET_CHOSEN);
    for (int k = 0; k < count; k++) table_answer(t, plan[k]);
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
    dm_guard(item >= 0 && item < set->asked.count && set->count < CHOICE_SET_MAX);
    int times = 0;
    char name[512];
    dm_writer out = dm_writer_on(name, sizeof name);
    for (int k = 0; k < set->count; k++) times += set->chosen[k] == item;
    set->chosen[set->count++] = item;
    bool fits = times < set->asked.room[item] && (!is_free(set) || can_be_played(set, t));
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

typedef struct named_items {
    int items[NAMED_MAX];
    int count;
} named_items;

static int number_of(const char *word) {
    int number = 0;
    if (*word == '\0' || strlen(word) > 3 || word[strspn(word, "0123456789")]) return -1;
    for (; *word; word++) number = 10 * number + *word - '0';
    return number;
}

/* The next part of a line, up to a separator, without blanks around it: empty parts are none. False
 * at the end of the line. A part that is too long is cut: it means nothing then. */
static bool next_part(const char **line, const char *separators, char part[PART_BYTES]) {
    while (**line == ' ' || (**line && strchr(separators, **line))) ++*line;
    size_t length = strcspn(*line, separators), kept = length;
    if (length == 0) return false;
    while (kept > 0 && (*line)[kept - 1] == ' ') kept--;
    if (kept >= PART_BYTES) kept = PART_BYTES - 1;
    memcpy(part, *line, kept);
    part[kept] = '\0';
    *line += length;
    return true;
}

static bool name_item(const table *t, const observation *view, const char *part, int times,
                      named_items *named) {
    int found[DM_ANSWERS_MAX];
    if (choose_answers(view, t->front, part, found) != 1) return false;
    if (times < 1 || named->count + times > NAMED_MAX) return false;
    while (times-- > 0) named->items[named->count++] = found[0];
    return true;
}

/* "2 wheat" is two of them; a number alone is that of an answer. */
static bool name_part(const table *t, const observation *view, const char *part,
                      named_items *named) {
    char word[PART_BYTES];
    const char *rest = part;
    if (!next_part(&rest, " ", word)) return false;
    int times = number_of(word);
    rest += strspn(rest, " ");
    if (times < 0 || *rest == '\0') return name_item(t, view, part, 1, named);
    return name_item(t, view, rest, times, named);
}

/* Words one after another; a number before a word says how many. */
static bool name_words(const table *t, const observation *view, const char *line,
                       named_items *named) {
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

static bool name_parts(const table *t, const observation *view, const char *line,
                       named_items *named) {
    char part[PART_BYTES];
    while (next_part(&line, ",;+", part))
        if (!name_part(t, view, part, named)) return false;
    return named->count > 0;
}

/* The whole line as one name, unless it begins with a number; else parts between commas; else
 * words. */
static bool understand(const table *t, const observation *view, const char *line,
                       named_items *named) {
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
    named_items named;
    if (!understand(t, view, typed, &named)) return COMMAND_UNKNOWN;
    return take_line(set, t, view, named.items, named.count);
}
