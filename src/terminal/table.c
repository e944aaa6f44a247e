/* A table and its log. The log is made from events alone, and undo cuts it where the match is
 * cut, so it never tells of anything that did not happen. */
#include "terminal/table.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/question.h"
#include "engine/guard.h"
#include "host/files.h"
#include "host/memory.h"
#include "terminal/choice_set.h"
#include "terminal/phrases.h"

enum { RECORD_BYTES = 2 << 20 };

static void log_events(table *t, const dm_events *events) {
    if (t->log_count + events->count > t->log_room) {
        t->log_room = 2 * (t->log_count + events->count);
        t->log = memory_grow(t->log, t->log_room, sizeof *t->log);
    }
    for (int k = 0; k < events->count; k++)
        t->log[t->log_count++] = (logged){t->match.count - 1, events->items[k]};
}

void table_play(table *t, int index) {
    dm_events events;
    bool goes_on = api_play_in_set(&t->match, index, &events);
    log_events(t, &events);
    if (t->match.count < DM_STEPS_MAX) t->joined[t->match.count] = goes_on;
}

static int index_of(const dm_question *question, dm_answer answer) {
    int index = api_find_answer(question->answers, question->count, answer);
    dm_guard(index >= 0);
    return index;
}

void table_answer(table *t, dm_answer answer) {
    table_play(t, index_of(&t->match.question, answer));
}

static void replay_into_log(table *t) {
    uint32_t count = t->match.count;
    dm_match_rewind(&t->match, 0);
    while (t->match.count < count)
        table_play(t, index_of(&t->match.question, t->match.steps[t->match.count].answer));
}

/* Whoever goes on with a loaded game is told what happened after their own last answer. */
static void remember_told(table *t) {
    for (size_t k = 0; k < t->log_count; k++) {
        uint8_t seat = t->match.steps[t->log[k].step].seat;
        t->told[seat] = k + 1;
    }
}

void table_open(table *t, const terminal_screen *screen, const terminal_game *front) {
    assert(t->match.game && screen && front);
    t->screen = screen;
    t->front = front;
    t->text = text_for(t->match.game);
    t->log = NULL;
    t->log_count = t->log_room = 0;
    t->saved_count = t->quit_asked = UINT32_MAX;
    t->kept_at = NULL;
    t->saved_path[0] = t->overwrite_asked[0] = '\0';
    t->joined[0] = false;
    memset(t->told, 0, sizeof t->told);
    replay_into_log(t);
    remember_told(t);
}

void table_close(table *t) {
    free(t->log);
    t->log = NULL;
    t->log_count = t->log_room = 0;
}

void table_look(const table *t, uint8_t viewer, observation *view) {
    assert(t->match.game && t->text);
    const dm_game *game = t->match.game;
    bool over = t->match.question.seat == DM_NOBODY;
    view->screen = t->screen;
    view->seen.game = game;
    view->seen.text = t->text;
    view->seen.reader = (text_reader){t->screen->language, viewer, t->match.names};
    view->open = over || seats_person_count(&t->seats) == 0;
    view->brief = false;
    game->observe(&t->match.state, view->open ? DM_ALL : viewer, &view->seen.state);
    game->ask(&view->seen.state, &view->seen.question, NULL);
    view->progress = game->progress(&view->seen.state);
    view->brief = false;
}

enum dm_undo table_undo(table *t, uint8_t seat) {
    assert(seat < DM_SEATS_MAX || seat == DM_ALL);
    dm_error error;
    enum dm_undo why = dm_match_may_undo(&t->match, seat, t->match.count);
    if (why != DM_UNDO_FREE) return why;
    dm_match_undo(&t->match, &error);
    while (t->joined[t->match.count] && dm_match_undo(&t->match, &error)) continue;
    while (t->log_count > 0 && t->log[t->log_count - 1].step >= t->match.count) t->log_count--;
    for (int k = 0; k < DM_SEATS_MAX; k++)
        if (t->told[k] > t->log_count) t->told[k] = t->log_count;
    return DM_UNDO_FREE;
}

/* ---- Telling ----------------------------------------------------------------------------- */

/* The log line of an event; empty if the viewer may not see it or nothing needs saying. */
static void write_log_line(const observation *view, const dm_event *event, dm_writer *out) {
    if (dm_event_visible(event, view->seen.reader.viewer))
        view->seen.text->event(&view->seen.reader, &view->seen.state, event, out);
}

static void print_log_line(const observation *view, const dm_event *event) {
    const terminal_screen *screen = view->screen;
    char line[512];
    dm_writer out = dm_writer_on(line, sizeof line);
    bool heads = event->kind == DM_TURN_BEGINS;
    dm_write(&out, screen->plain || heads ? "" : "  ");
    dm_write(&out, heads ? screen_style(screen, SCREEN_STYLE_BOLD) : "");
    size_t start = out.length;
    write_log_line(view, event, &out);
    if (out.length == start) return;
    dm_write(&out, heads ? screen_style(screen, SCREEN_STYLE_RESET) : "");
    screen_paragraph(screen, line, 4);
}

/* Prints the event at `from`, together with equal ones that follow; returns where to go on. */
static size_t print_log_run(const table *t, const observation *view, size_t from) {
    dm_event event = t->log[from++].event;
    while (from < t->log_count && api_adds_up(t->match.game, &event, &t->log[from].event))
        event.amount = (int16_t)(event.amount + t->log[from++].event.amount);
    if (api_game_of(t->match.game)->telling(&event) != API_TELLS_NOTHING)
        print_log_line(view, &event);
    return from;
}

void table_tell(table *t, uint8_t viewer, enum telling telling) {
    observation view;
    size_t *told = &t->told[viewer < DM_SEATS_MAX ? viewer : 0];
    table_look(t, viewer, &view);
    while (*told < t->log_count) {
        const dm_event *event = &t->log[*told].event;
        bool opens = event->kind == DM_TURN_BEGINS;
        if (opens && telling == TABLE_TELL_THIS_TURN && event->seat != viewer) return;
        if (opens && (telling == TABLE_TELL_WITHOUT_TURNS || event->seat == viewer))
            ++*told;
        else
            *told = print_log_run(t, &view, *told);
    }
}

void table_tell_last(const table *t, uint8_t viewer, int lines) {
    assert(lines >= 0);
    observation view;
    size_t from = t->log_count;
    table_look(t, viewer, &view);
    while (from > 0 && lines > 0) {
        char line[512];
        dm_writer out = dm_writer_on(line, sizeof line);
        write_log_line(&view, &t->log[--from].event, &out);
        lines -= out.length > 0;
    }
    while (from < t->log_count) from = print_log_run(t, &view, from);
}

int table_saved_phrase(const table *t) {
    return t->match.question.seat == DM_NOBODY ? PHRASE_SAVE_DONE_OVER : PHRASE_SAVE_DONE;
}

int table_save(table *t, const char *path) {
    assert(path && *path);
    char names[DM_SEATS_MAX][48];
    char *text = memory_new(RECORD_BYTES);
    memcpy(names, t->match.names, sizeof names);
    seats_write_names(&t->seats, &t->match);
    dm_writer out = dm_writer_on(text, RECORD_BYTES);
    dm_record_write(&t->match, DM_ALL, &out);
    memcpy(t->match.names, names, sizeof names);
    bool written = !out.full && host_write_file(path, text, out.length);
    if (out.full) errno = EFBIG;
    free(text);
    if (!written) return -1;
    t->saved_count = t->match.count;
    snprintf(t->saved_path, sizeof t->saved_path, "%s", path);
    return 0;
}
