/* Long lists of cells, made readable: those where a tile is added, then those where one is
 * replaced; a line for each cell where something happens, and quiet ones that follow each other
 * together, so that numbers stay in order. They stand on the map as well. */
#include <stdlib.h>
#include <string.h>

#include "gheos/rules.h"
#include "host/memory.h"
#include "terminal/gheos/gheos.h"
#include "terminal/phrases.h"

enum { LEGEND_ROUNDS = 2, CELL_COLUMNS = 7, TILE_COLUMNS = 7, NOTE_BYTES = 1024 };

/* What each answer of the question would do, in a few words. */
typedef char notes[DM_ANSWERS_MAX][NOTE_BYTES];

static void write_number(const terminal_screen *screen, int number, dm_writer *out) {
    char text[16];
    dm_writer digits = dm_writer_on(text, sizeof text);
    dm_write_number(&digits, number);
    screen_styled(screen, SCREEN_STYLE_BOLD, text, out);
}

static void write_cell(dm_answer answer, int columns, dm_writer *out) {
    char cell[32];
    dm_writer word = dm_writer_on(cell, sizeof cell);
    text_gheos_cell(gheos_cell_x(answer), gheos_cell_y(answer), &word);
    screen_padded(cell, columns, out);
}

static void write_replaced(const observation *view, dm_answer answer, dm_writer *out) {
    const gheos_state *s = gheos_const(&view->seen.state);
    if (answer.verb != GHEOS_SAY_REPLACE) return;
    uint8_t place = gheos_place_at(s, gheos_cell_x(answer), gheos_cell_y(answer));
    screen_padded(gheos_tile_label(view->screen->language, s->places[place].tile), TILE_COLUMNS,
                  out);
}

/* " 7  3,−1   token 6–8 instead of 5"; where the note begins. */
static int write_entry(const observation *view, const char *note, int index, dm_writer *out) {
    dm_answer answer = view->seen.question.answers[index];
    dm_write(out, index + 1 < 10 ? " " : "");
    write_number(view->screen, index + 1, out);
    dm_write(out, "  ");
    write_cell(answer, CELL_COLUMNS, out);
    write_replaced(view, answer, out);
    int indent = screen_columns(out->text);
    screen_styled(view->screen, SCREEN_STYLE_DIM, note, out);
    return indent;
}

/* The left half of a line, waiting for its right half. */
typedef struct half_line {
    const terminal_screen *screen;
    char text[NOTE_BYTES];
} half_line;

static void print_half(half_line *half) {
    if (half->text[0] == '\0') return;
    screen_paragraph(half->screen, half->text, 0);
    half->text[0] = '\0';
}

/* Two short entries share a line. */
static void list_cell(const observation *view, const char *note, int index, half_line *half) {
    int columns = (view->screen->width - 1) / 2;
    char text[NOTE_BYTES + 128], line[2 * NOTE_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text), both = dm_writer_on(line, sizeof line);
    int indent = write_entry(view, note, index, &out);
    bool is_short = screen_columns(text) < columns;
    if (!is_short) print_half(half);
    if (is_short && half->text[0] == '\0') {
        dm_writer waiting = dm_writer_on(half->text, sizeof half->text);
        dm_write(&waiting, text);
        return;
    }
    if (is_short) screen_padded(half->text, columns, &both);
    dm_write(&both, text);
    screen_paragraph(view->screen, line, indent);
    half->text[0] = '\0';
}

/* "5 (3,−1), 6 (0,2): no continent changes"; where the quiet cells from `first` on end. */
static int list_quiet_cells(const observation *view, notes *about, int first) {
    char text[6 * NOTE_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text);
    const dm_question *question = &view->seen.question;
    int k = first;
    for (; k < question->count && !(*about)[k][0]; k++) {
        if (question->answers[k].verb != question->answers[first].verb) break;
        dm_write(&out, k > first ? ", " : k + 1 < 10 ? " " : "");
        write_number(view->screen, k + 1, &out);
        dm_write(&out, " (");
        write_cell(question->answers[k], 0, &out);
        dm_write_char(&out, ')');
    }
    dm_write(&out, phrase_text(view->screen->language, PHRASE_COLON));
    screen_styled(view->screen, SCREEN_STYLE_DIM,
                  phrase_text(view->screen->language, PHRASE_GHEOS_LIST_QUIET), &out);
    screen_paragraph(view->screen, text, 4);
    return k;
}

static void list_group(const observation *view, notes *about, uint8_t verb, enum phrase heading) {
    const dm_question *question = &view->seen.question;
    half_line half = {view->screen, ""};
    bool begun = false;
    for (int k = 0; k < question->count;) {
        if (question->answers[k].verb != verb) {
            k++;
            continue;
        }
        if (!begun) screen_paragraph(view->screen, phrase_text(view->screen->language, heading), 0);
        begun = true;
        if ((*about)[k][0]) {
            list_cell(view, (*about)[k], k, &half);
            k++;
        } else {
            print_half(&half);
            k = list_quiet_cells(view, about, k);
        }
    }
    print_half(&half);
}

/* Signs are explained as long as they are new. */
static void explain_notes(const observation *view) {
    if (view->progress.round <= LEGEND_ROUNDS)
        screen_paragraph(view->screen,
                         phrase_text(view->screen->language, PHRASE_GHEOS_LIST_LEGEND), 1);
}

static void list_cells(const observation *view) {
    notes *about = memory_new(sizeof *about);
    for (int k = 0; k < view->seen.question.count; k++) {
        dm_writer out = dm_writer_on((*about)[k], sizeof(*about)[k]);
        gheos_preview(view, view->seen.question.answers[k], &out);
    }
    explain_notes(view);
    list_group(view, about, GHEOS_SAY_ADD, PHRASE_GHEOS_LIST_ADD);
    list_group(view, about, GHEOS_SAY_REPLACE, PHRASE_GHEOS_LIST_REPLACE);
    free(about);
}

static void draw_turns(const observation *view) {
    char text[32 << 10];
    dm_writer out = dm_writer_on(text, sizeof text);
    gheos_draw_turns(view, view->screen->width - 1, &out);
    screen_print(view->screen, text);
}

/* " 1  Take a red follower: token 3 instead of 2" */
static void list_with_notes(const observation *view) {
    for (int k = 0; k < view->seen.question.count; k++) {
        char text[2 * NOTE_BYTES], note[NOTE_BYTES];
        dm_writer out = dm_writer_on(text, sizeof text), words = dm_writer_on(note, sizeof note);
        dm_answer answer = view->seen.question.answers[k];
        dm_write(&out, k + 1 < 10 ? " " : "");
        write_number(view->screen, k + 1, &out);
        dm_write(&out, "  ");
        view->seen.text->answer(&view->seen.reader, &view->seen.state, &view->seen.question, answer,
                                &out);
        gheos_preview(view, answer, &words);
        dm_write(&out, words.length ? phrase_text(view->screen->language, PHRASE_COLON) : "");
        screen_styled(view->screen, SCREEN_STYLE_DIM, note, &out);
        screen_paragraph(view->screen, text, 6);
    }
}

bool gheos_show_answers(const observation *view) {
    bool mine =
        view->seen.question.seat == view->seen.reader.viewer && !view->seen.question.partial;
    if (!mine || view->screen->plain) return false;
    switch (view->seen.question.kind) {
    case GHEOS_ASK_CELL: list_cells(view); return true;
    case GHEOS_ASK_ROTATION: draw_turns(view); return false;
    default: list_with_notes(view); return true;
    }
}
