/* What a person is shown before they answer: the question with its answers, or the whole table. */
#include "terminal/show.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"
#include "terminal/phrases.h"

enum { MANY_ANSWERS = 12, SENTENCE_COLUMNS = 48 };

/* ---- The question ------------------------------------------------------------------------ */

typedef struct answer_line {
    char sentence[320], preview[1280];
} answer_line;

static int describe_answers(const table *t, const observation *view, answer_line *lines) {
    int widest = 0;
    for (int k = 0; k < view->seen.question.count; k++) {
        dm_answer answer = view->seen.question.answers[k];
        dm_writer out = dm_writer_on(lines[k].sentence, sizeof lines[k].sentence);
        t->text->answer(&view->seen.reader, &view->seen.state, &view->seen.question, answer, &out);
        out = dm_writer_on(lines[k].preview, sizeof lines[k].preview);
        t->front->preview(view, answer, &out);
        int columns = screen_columns(lines[k].sentence);
        widest = columns > widest ? columns : widest;
    }
    return widest;
}

static void write_number(const terminal_screen *screen, int number, dm_writer *out) {
    char text[16];
    dm_writer digits = dm_writer_on(text, sizeof text);
    if (number < 10 && !screen->plain) dm_write_char(&digits, ' ');
    dm_write_number(&digits, number);
    screen_styled(screen, SCREEN_STYLE_BOLD, text, out);
    dm_write(out, screen->plain ? ". " : "  ");
}

/* The preview on the same line, under those of the other answers if it fits, or below. */
static void write_beside(const terminal_screen *screen, const answer_line *line, int columns,
                         dm_writer *out) {
    int number = screen_columns(out->text), preview = 2 + screen_columns(line->preview);
    int sentence = screen_columns(line->sentence);
    columns = columns < SENTENCE_COLUMNS ? columns : SENTENCE_COLUMNS;
    bool in_column = number + columns + preview < screen->width;
    screen_padded(line->sentence, in_column ? columns : 0, out);
    dm_write(out, in_column || number + sentence + preview < screen->width ? "  " : "\n");
    screen_styled(screen, SCREEN_STYLE_DIM, line->preview, out);
}

/* A sentence that has a colon already is followed by a dash. */
static const char *divider(const terminal_screen *screen, const char *sentence) {
    return strchr(sentence, ':') ? " — " : phrase_text(screen->language, PHRASE_COLON);
}

static void print_answer(const terminal_screen *screen, int number, const answer_line *line,
                         int columns) {
    char text[2048];
    dm_writer out = dm_writer_on(text, sizeof text);
    write_number(screen, number, &out);
    if (line->preview[0] == '\0') {
        dm_write(&out, line->sentence);
    } else if (screen->plain) {
        int all =
            screen_columns(text) + screen_columns(line->sentence) + screen_columns(line->preview);
        dm_write(&out, line->sentence);
        dm_write(&out, all + 3 > SCREEN_PLAIN_COLUMNS ? "\n" : divider(screen, line->sentence));
        dm_write(&out, line->preview);
    } else {
        write_beside(screen, line, columns, &out);
    }
    screen_paragraph(screen, text, screen->plain ? 0 : 6);
}

static bool any_preview(const answer_line *lines, int count) {
    for (int k = 0; k < count; k++)
        if (lines[k].preview[0]) return true;
    return false;
}

/* Long lists without previews, mostly regions: down one column, then the next. */
static void print_in_columns(const terminal_screen *screen, const answer_line *lines, int count,
                             int columns) {
    int room = columns + 6, across = (screen->width - 1) / room;
    across = across < 1 ? 1 : across;
    int down = (count + across - 1) / across;
    for (int row = 0; row < down; row++) {
        char text[1024];
        dm_writer out = dm_writer_on(text, sizeof text);
        for (int k = row; k < count; k += down) {
            write_number(screen, k + 1, &out);
            screen_padded(lines[k].sentence, k + down < count ? room - 4 : 0, &out);
        }
        screen_print(screen, text);
        screen_gap(screen);
    }
}

/* Long lists with previews: two short answers share a line. */
static void print_in_pairs(const terminal_screen *screen, const answer_line *lines, int count) {
    int half = (screen->width - 1) / 2;
    char waiting[2048] = "";
    for (int k = 0; k < count; k++) {
        char text[2048], both[4096];
        dm_writer out = dm_writer_on(text, sizeof text), pair = dm_writer_on(both, sizeof both);
        write_number(screen, k + 1, &out);
        dm_write(&out, lines[k].sentence);
        dm_write(&out, lines[k].preview[0] ? "  " : "");
        screen_styled(screen, SCREEN_STYLE_DIM, lines[k].preview, &out);
        bool is_short = screen_columns(text) < half, last = k + 1 == count;
        if (waiting[0] && is_short) {
            screen_padded(waiting, half, &pair);
        } else if (waiting[0]) {
            screen_paragraph(screen, waiting, 6);
        } else if (is_short && !last) {
            memcpy(waiting, text, sizeof waiting);
            continue;
        }
        dm_write(&pair, text);
        screen_paragraph(screen, both, 6);
        waiting[0] = '\0';
    }
}

static void list_answers(const table *t, const observation *view) {
    dm_guard(view->seen.question.count <= DM_ANSWERS_MAX);
    answer_line *lines = memory_new(DM_ANSWERS_MAX * sizeof *lines);
    const terminal_screen *screen = t->screen;
    int count = view->seen.question.count, columns = describe_answers(t, view, lines);
    bool long_list = !screen->plain && count > MANY_ANSWERS;
    if (long_list && !any_preview(lines, count))
        print_in_columns(screen, lines, count, columns);
    else if (long_list)
        print_in_pairs(screen, lines, count);
    else
        for (int k = 0; k < count; k++) print_answer(screen, k + 1, &lines[k], columns);
    free(lines);
}

void show_question(const table *t, const observation *view) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, screen_style(t->screen, SCREEN_STYLE_BOLD));
    t->text->question(&view->seen.reader, &view->seen.state, &view->seen.question, &out);
    dm_write(&out, screen_style(t->screen, SCREEN_STYLE_RESET));
    if (!t->screen->plain) screen_gap(t->screen);
    screen_paragraph(t->screen, text, 0);
    if (!t->front->answers || !t->front->answers(view)) list_answers(t, view);
}

void show_table(const table *t, const observation *whole) {
    observation shown = *whole;
    const terminal_game *front = t->front;
    shown.brief = terminal_is_low(t->screen) && whole->seen.reader.viewer < DM_SEATS_MAX;
    front->status(&shown);
    if (t->screen->plain) {
        front->purse(&shown, true);
    } else if (!front->map_with_players(&shown)) {
        front->map(&shown);
        front->players(&shown);
    }
    if (whole->seen.reader.viewer < DM_SEATS_MAX) front->hand(&shown);
}
