/* The commands of the terminal, a row each. See commands.h. */
#include "terminal/commands.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "api/question.h"
#include "terminal/choose.h"
#include "terminal/fold.h"
#include "terminal/hint.h"
#include "terminal/phrases.h"
#include "terminal/show.h"
#include "text/undo.h"

enum { LOG_LINES = 30 };

void command_say(const terminal_screen *screen, int id) {
    screen_paragraph(screen, phrase_text(screen->language, (enum phrase)id), 0);
}

/* ---- Why not ----------------------------------------------------------------------------- */

/* "Build Galley (wood, wheat): you have no ship left". Sentences about places name them. */
static void print_refusal(const table *t, const observation *view, dm_answer answer,
                          dm_reason reason, const char *likewise) {
    char text[1024];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, t->screen->plain ? "" : "  ");
    if (!t->front->names_place(answer)) {
        t->text->answer(&view->seen.reader, &view->seen.state, &view->seen.question, answer, &out);
        dm_write(&out, phrase_text(t->screen->language, PHRASE_COLON));
    }
    t->text->reason(&view->seen.reader, &view->seen.state, answer, reason, &out);
    if (*likewise) {
        dm_write_char(&out, ' ');
        PHRASE_FILL(t->screen->language, PHRASE_WHY_LIKEWISE, &out, likewise);
    }
    screen_paragraph(t->screen, text, 4);
}

/* A set chosen in any order (choice_set.h) offers some of what its next question refuses. */
static void drop_offered(const observation *view, dm_refusals *refusals) {
    uint16_t kept = 0;
    for (int k = 0; k < refusals->count; k++) {
        if (api_offers(&view->seen.question, refusals->answers[k])) continue;
        refusals->answers[kept] = refusals->answers[k];
        refusals->reasons[kept++] = refusals->reasons[k];
    }
    refusals->count = kept;
}

static void find_refusals(const observation *view, dm_refusals *refusals) {
    dm_question question;
    refusals->count = 0;
    view->seen.game->ask(&view->seen.state, &question, refusals);
    drop_offered(view, refusals);
}

bool command_explain(const table *t, const observation *view, const char *typed) {
    dm_refusals refusals;
    int found[DM_REFUSALS_MAX];
    find_refusals(view, &refusals);
    int count = choose_refused(view, t->front, &refusals, typed, found);
    for (int k = 0; k < count; k++)
        print_refusal(t, view, refusals.answers[found[k]], refusals.reasons[found[k]], "");
    return count > 0;
}

static bool same_refusal(const table *t, const dm_refusals *refusals, int left, int right) {
    return t->front->names_place(refusals->answers[left]) &&
           refusals->answers[left].verb == refusals->answers[right].verb &&
           memcmp(&refusals->reasons[left], &refusals->reasons[right], sizeof(dm_reason)) == 0;
}

/* The other places refused for the same reason as `first`; they need no line of their own. */
static void write_likewise(const table *t, const dm_refusals *refusals, int first, bool *told,
                           dm_writer *out) {
    for (int k = first + 1; k < refusals->count; k++) {
        char token[DM_TOKEN_BYTES];
        dm_writer word = dm_writer_on(token, sizeof token);
        if (!same_refusal(t, refusals, first, k)) continue;
        told[k] = true;
        t->match.game->write_token(refusals->answers[k], &word);
        dm_write(out, out->length ? ", " : "");
        dm_write(out, strchr(token, ':') ? strchr(token, ':') + 1 : token);
    }
}

static void explain_all(const table *t, const observation *view) {
    dm_refusals refusals;
    bool told[DM_REFUSALS_MAX] = {false};
    find_refusals(view, &refusals);
    if (refusals.count == 0) command_say(t->screen, PHRASE_WHY_NOTHING_REFUSED);
    for (int k = 0; k < refusals.count; k++) {
        char likewise[512] = "";
        dm_writer out = dm_writer_on(likewise, sizeof likewise);
        if (told[k]) continue;
        write_likewise(t, &refusals, k, told, &out);
        print_refusal(t, view, refusals.answers[k], refusals.reasons[k], likewise);
    }
}

/* `typed` after a first word out of "a|b|c", or NULL if it begins with none of them. */
static const char *after_word(const char *words, const char *typed) {
    while (*words) {
        char word[64], first[64];
        size_t length = strcspn(words, "|"), typed_length = strcspn(typed, " ");
        char plain[64] = {0}, typed_plain[64] = {0};
        memcpy(plain, words, length < 63 ? length : 63);
        memcpy(typed_plain, typed, typed_length < 63 ? typed_length : 63);
        fold_text(plain, word, sizeof word);
        fold_text(typed_plain, first, sizeof first);
        if (strcmp(word, first) == 0)
            return typed + typed_length + strspn(typed + typed_length, " ");
        words += length + (words[length] == '|');
    }
    return NULL;
}

const char *command_word(const terminal_screen *screen, int words, const char *typed) {
    const char *rest = after_word(phrase_text(screen->language, (enum phrase)words), typed);
    return rest ? rest : after_word(phrase_text(TEXT_ENGLISH, (enum phrase)words), typed);
}

static void say_what_is_asked(const table *t, const observation *view) {
    char question[512], text[1024];
    dm_writer out = dm_writer_on(question, sizeof question);
    t->text->question(&view->seen.reader, &view->seen.state, &view->seen.question, &out);
    out = dm_writer_on(text, sizeof text);
    PHRASE_FILL(t->screen->language, PHRASE_WHY_UNKNOWN, &out, question);
    screen_paragraph(t->screen, text, 0);
}

static enum reply run_why(table *t, const observation *view, const char *rest) {
    for (int language = 0; language < TEXT_LANGUAGES; language++) {
        const char *after =
            after_word(phrase_text((enum text_language)language, PHRASE_WORD_NOT), rest);
        rest = after ? after : rest;
    }
    if (*rest == '\0') {
        explain_all(t, view);
        return COMMAND_DONE;
    }
    int found[DM_ANSWERS_MAX];
    if (command_explain(t, view, rest)) return COMMAND_DONE;
    if (choose_answers(view, t->front, rest, found) > 0)
        command_say(t->screen, PHRASE_WHY_ALLOWED);
    else
        say_what_is_asked(t, view);
    return COMMAND_DONE;
}

/* ---- The other commands ------------------------------------------------------------------ */

static enum reply run_help(table *t, const observation *view, const char *rest) {
    (void)view, (void)rest;
    for (int id = PHRASE_HELP_FIRST; id <= PHRASE_HELP_LAST; id++) {
        int own = terminal_phrase(t->front, id);
        if (own == TERMINAL_NO_PHRASE ||
            (id == PHRASE_HELP_SET && !api_game_of(t->match.game)->choice_set))
            continue;
        screen_paragraph(t->screen, phrase_text(t->screen->language, (enum phrase)own),
                         t->screen->plain ? 0 : 4);
    }
    return COMMAND_DONE;
}

/* "Taken back: Wood, Wheat." The end of a set goes without saying. */
static void say_taken_back(const table *t, uint8_t viewer, uint32_t before) {
    observation view;
    char list[768], text[1024];
    const dm_step *steps = t->match.steps;
    uint32_t first = t->match.count;
    dm_writer out = dm_writer_on(list, sizeof list);
    table_look(t, viewer, &view);
    for (uint32_t step = first; step < before; step++) {
        if (steps[step].answer.verb != steps[first].answer.verb) continue;
        dm_write(&out, step > first ? ", " : "");
        t->text->answer(&view.seen.reader, &view.seen.state, &view.seen.question,
                        steps[step].answer, &out);
    }
    out = dm_writer_on(text, sizeof text);
    PHRASE_FILL(t->screen->language, PHRASE_UNDO_DONE, &out, list);
    screen_paragraph(t->screen, text, 0);
}

static enum reply run_undo(table *t, const observation *view, const char *rest) {
    uint32_t before = t->match.count;
    (void)rest;
    enum dm_undo why = table_undo(t, view->seen.reader.viewer);
    if (why != DM_UNDO_FREE) {
        screen_paragraph(t->screen, text_undo(t->screen->language, why), 0);
        return COMMAND_DONE;
    }
    say_taken_back(t, view->seen.reader.viewer, before);
    return COMMAND_CHANGED;
}

static enum reply run_hint(table *t, const observation *view, const char *rest) {
    hint_show(t, view, rest);
    return COMMAND_DONE;
}

static enum reply run_hand(table *t, const observation *view, const char *rest) {
    (void)rest;
    t->front->hand(view);
    return COMMAND_DONE;
}

static enum reply run_columns(table *t, const observation *view, const char *rest) {
    (void)rest;
    if (!t->front->columns) return COMMAND_UNKNOWN;
    t->front->columns(view);
    return COMMAND_DONE;
}

static enum reply run_map(table *t, const observation *view, const char *rest) {
    if (t->screen->plain || *rest)
        t->front->describe_map(view, rest);
    else
        t->front->map(view);
    return COMMAND_DONE;
}

static enum reply run_players(table *t, const observation *view, const char *rest) {
    (void)rest;
    t->front->players(view);
    return COMMAND_DONE;
}

static enum reply run_table(table *t, const observation *view, const char *rest) {
    (void)rest;
    show_table(t, view);
    show_question(t, view);
    return COMMAND_DONE;
}

static enum reply run_log(table *t, const observation *view, const char *rest) {
    (void)rest;
    table_tell_last(t, view->seen.reader.viewer, LOG_LINES);
    return COMMAND_DONE;
}

static enum reply run_cards(table *t, const observation *view, const char *rest) {
    t->front->cards(view, rest);
    return COMMAND_DONE;
}

static enum reply run_gods(table *t, const observation *view, const char *rest) {
    (void)rest;
    if (!t->front->gods) return COMMAND_UNKNOWN;
    t->front->gods(view);
    return COMMAND_DONE;
}

static enum reply run_scores(table *t, const observation *view, const char *rest) {
    (void)rest;
    t->front->scores(view);
    return COMMAND_DONE;
}

/* What is in the way of writing to `path`: PHRASE_SAVE_EXISTS, PHRASE_SAVE_NOT_OURS or
 * TERMINAL_NO_PHRASE. */
static int what_is_in_the_way(const table *t, const char *path) {
    static const char opening[] = "demiurge record ";
    char found[sizeof opening] = "";
    FILE *file = strcmp(path, t->saved_path) == 0 ? NULL : fopen(path, "rb");
    if (file == NULL) return TERMINAL_NO_PHRASE;
    size_t length = fread(found, 1, sizeof opening - 1, file);
    fclose(file);
    if (length < sizeof opening - 1 || memcmp(found, opening, length) != 0)
        return PHRASE_SAVE_NOT_OURS;
    return strcmp(path, t->overwrite_asked) == 0 ? TERMINAL_NO_PHRASE : PHRASE_SAVE_EXISTS;
}

static enum reply run_save(table *t, const observation *view, const char *rest) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    enum text_language language = t->screen->language;
    int in_the_way = *rest ? what_is_in_the_way(t, rest) : PHRASE_SAVE_HOW;
    (void)view;
    if (in_the_way != TERMINAL_NO_PHRASE)
        PHRASE_FILL(language, (enum phrase)in_the_way, &out, rest);
    else if (table_save(t, rest) == 0)
        PHRASE_FILL(language, (enum phrase)table_saved_phrase(t), &out, rest);
    else
        PHRASE_FILL(language, PHRASE_SAVE_FAILED, &out, rest, strerror(errno));
    snprintf(t->overwrite_asked, sizeof t->overwrite_asked, "%s",
             in_the_way == PHRASE_SAVE_EXISTS ? rest : "");
    screen_paragraph(t->screen, text, 0);
    return COMMAND_DONE;
}

/* Leaves at once if nothing would be lost; otherwise says how to save, and leaves when asked for
 * a second time. */
static enum reply run_quit(table *t, const observation *view, const char *rest) {
    uint32_t now = t->match.count;
    bool nothing_to_lose =
        now == 0 || t->saved_count == now || view->seen.question.seat == DM_NOBODY;
    (void)rest;
    if (nothing_to_lose || t->quit_asked == now) return COMMAND_LEAVE;
    t->quit_asked = now;
    command_say(t->screen, PHRASE_QUIT_UNSAVED);
    return COMMAND_DONE;
}

static const struct {
    enum phrase words;
    enum reply (*run)(table *, const observation *, const char *rest);
} rows[] = {
    {PHRASE_COMMAND_HELP, run_help},     {PHRASE_COMMAND_UNDO, run_undo},
    {PHRASE_COMMAND_WHY, run_why},       {PHRASE_COMMAND_HINT, run_hint},
    {PHRASE_COMMAND_HAND, run_hand},     {PHRASE_COMMAND_COLUMNS, run_columns},
    {PHRASE_COMMAND_MAP, run_map},       {PHRASE_COMMAND_PLAYERS, run_players},
    {PHRASE_COMMAND_TABLE, run_table},   {PHRASE_COMMAND_LOG, run_log},
    {PHRASE_COMMAND_CARDS, run_cards},   {PHRASE_COMMAND_GODS, run_gods},
    {PHRASE_COMMAND_SCORES, run_scores}, {PHRASE_COMMAND_SAVE, run_save},
    {PHRASE_COMMAND_QUIT, run_quit},
};

enum reply command_run_unseen(table *t, const char *typed) {
    observation view;
    const char *save = command_word(t->screen, PHRASE_COMMAND_SAVE, typed);
    table_look(t, DM_PUBLIC, &view);
    if (save) return run_save(t, &view, save);
    if (command_word(t->screen, PHRASE_COMMAND_QUIT, typed)) return run_quit(t, &view, "");
    return COMMAND_UNKNOWN;
}

enum reply command_run(table *t, const observation *view, const char *typed) {
    enum text_language understood[2] = {t->screen->language, TEXT_ENGLISH};
    for (int k = 0; k < 2; k++)
        for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
            const char *rest = after_word(phrase_text(understood[k], rows[row].words), typed);
            if (rest) return rows[row].run(t, view, rest);
        }
    return COMMAND_UNKNOWN;
}
