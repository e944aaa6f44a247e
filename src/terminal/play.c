/* A game at a table, from the greeting to the end. See play.h. */
#include "terminal/play.h"

#include <assert.h>
#include <errno.h>
#include <string.h>

#include "terminal/commands.h"
#include "terminal/person.h"
#include "terminal/phrases.h"
#include "terminal/show.h"
#include "terminal/waiting.h"
#include "terminal/winners.h"
#include "text/levels.h"

/* ---- Beginning and end ------------------------------------------------------------------- */

static void write_who_sits(const table *t, uint8_t seat, dm_writer *out) {
    bool alone = seats_person_count(&t->seats) == 1;
    if (seats_is_person(&t->seats, seat))
        dm_write(out, phrase_text(t->screen->language,
                                  alone ? PHRASE_WORD_YOU_SEATED : PHRASE_WORD_PERSON));
    else
        text_bot(t->screen->language, seats_name(&t->seats, seat), out);
}

static void greet(const table *t) {
    enum text_language language = t->screen->language;
    char text[512], name[64], sits[64];
    dm_writer out = dm_writer_on(text, sizeof text);
    if (t->match.from_position)
        dm_write(&out, phrase_text(language, PHRASE_GREETING_POSITION));
    else
        PHRASE_FILL(language, PHRASE_GREETING, &out, t->match.seed_text);
    screen_paragraph(t->screen, text, 0);
    text_reader reader = {language, DM_PUBLIC, t->match.names};
    out = dm_writer_on(text, sizeof text);
    for (uint8_t seat = 0; seat < t->seats.count; seat++) {
        dm_writer who = dm_writer_on(name, sizeof name);
        text_seat(&reader, seat, &who);
        who = dm_writer_on(sits, sizeof sits);
        write_who_sits(t, seat, &who);
        dm_write(&out, seat ? ", " : "");
        PHRASE_FILL(language, PHRASE_SEAT_AND_BOT, &out, name, sits);
    }
    dm_write_char(&out, '.');
    screen_paragraph(t->screen, text, 0);
    if (seats_person_count(&t->seats) > 0)
        command_say(t->screen, terminal_phrase(t->front, PHRASE_GREETING_HELP));
}

static void announce_winners(const observation *view, const dm_scores *scores) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_BOLD));
    winners_write(&view->seen.reader, scores, &out);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_RESET));
    screen_paragraph(view->screen, text, 0);
}

/* The only person at the table, or else the public. */
static uint8_t viewer_at_end(const table_seats *seats) {
    for (uint8_t seat = 0; seat < seats->count; seat++)
        if (seats_is_person(seats, seat) && seats_person_count(seats) == 1) return seat;
    return DM_PUBLIC;
}

static void show_end(table *t) {
    observation view;
    dm_scores scores;
    uint8_t viewer = viewer_at_end(&t->seats);
    if (viewer != DM_PUBLIC) table_tell(t, viewer, TABLE_TELL_ALL);
    table_look(t, viewer, &view);
    screen_heading(t->screen, phrase_text(t->screen->language, PHRASE_HEADING_END));
    if (!t->screen->plain) t->front->map(&view);
    t->front->scores(&view);
    t->match.game->score(&t->match.state, &scores);
    announce_winners(&view, &scores);
}

/* After the last turn one may still look around and save. True if the game goes on after all,
 * because the last answer was taken back. */
static bool talk_after_end(table *t) {
    observation view;
    char line[512];
    command_say(t->screen, PHRASE_AFTER_END);
    while (screen_ask(t->screen, "> ", line, sizeof line) && line[0]) {
        table_look(t, viewer_at_end(&t->seats), &view);
        enum reply reply = command_run(t, &view, line);
        if (reply == COMMAND_LEAVE || reply == COMMAND_CHANGED) return reply == COMMAND_CHANGED;
        if (reply == COMMAND_UNKNOWN) command_say(t->screen, PHRASE_AFTER_END);
    }
    return false;
}

/* ---- Bots -------------------------------------------------------------------------------- */

/* A phrase about the seat that is asked. */
static void write_about_asked(const table *t, enum phrase id, dm_writer *out) {
    text_reader reader = {t->screen->language, DM_PUBLIC, t->match.names};
    char name[64];
    dm_writer who = dm_writer_on(name, sizeof name);
    text_seat(&reader, t->match.question.seat, &who);
    PHRASE_FILL(t->screen->language, id, out, name);
}

/* A position may have been set up without the cards that a bot would have to know. */
static bool bot_can_answer(const table *t, waiting *wait) {
    char text[256];
    dm_writer out = dm_writer_on(text, sizeof text);
    if (!t->match.question.partial) return true;
    waiting_ends(wait);
    write_about_asked(t, PHRASE_BOT_HAND_UNKNOWN, &out);
    screen_paragraph(t->screen, text, 0);
    return false;
}

/* All of a bot's answers up to the end of its turn, or until somebody else must answer. Who waits
 * long is told for whom. False if it cannot play. */
static bool bot_plays(table *t) {
    const dm_game *game = t->match.game;
    uint8_t seat = t->match.question.seat;
    uint16_t turn = game->progress(&t->match.state).turn;
    char note[128];
    waiting wait;
    dm_writer out = dm_writer_on(note, sizeof note);
    write_about_asked(t, PHRASE_THINKING, &out);
    waiting_begins(&wait, t->screen, note);
    while (t->match.question.seat == seat && game->progress(&t->match.state).turn == turn) {
        if (!bot_can_answer(t, &wait)) return false;
        table_play(t, seats_bot_choice(&t->seats, &t->match));
    }
    waiting_ends(&wait);
    return true;
}

/* ---- Keeping ----------------------------------------------------------------------------- */

static void say_of_file(const table *t, enum phrase id, const char *path, const char *problem) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    PHRASE_FILL(t->screen->language, id, &out, path, problem);
    screen_paragraph(t->screen, text, 0);
}

/* What --save asks for, before anybody is asked again: however the program ends, the file has all
 * that was answered. False and said why if it cannot be written. */
static bool keep(table *t) {
    if (t->kept_at == NULL || table_save(t, t->kept_at) == 0) return true;
    say_of_file(t, PHRASE_SAVE_FAILED, t->kept_at, strerror(errno));
    return false;
}

/* ---- Watching ---------------------------------------------------------------------------- */

/* Prints the table when a round begins and a line when a turn does; what happens in a turn is told
 * at its end, so that equal gains add up. */
static void show_turn(table *t, dm_progress before) {
    observation view;
    char text[128], round[16], name[64];
    table_look(t, DM_PUBLIC, &view);
    if (view.progress.turn == before.turn) return;
    if (t->screen->plain) screen_gap(t->screen);
    if (view.progress.round != before.round) show_table(t, &view);
    dm_writer out = dm_writer_on(name, sizeof name), number = dm_writer_on(round, sizeof round);
    text_seat(&view.seen.reader, view.progress.seat, &out);
    dm_write_number(&number, view.progress.round);
    out = dm_writer_on(text, sizeof text);
    PHRASE_FILL(t->screen->language, (enum phrase)terminal_phrase(t->front, PHRASE_TURN_HEADER),
                &out, round, name);
    screen_heading(t->screen, text);
}

static void watch(table *t) {
    dm_progress before = {.turn = UINT16_MAX, .round = UINT16_MAX};
    while (t->match.question.seat != DM_NOBODY) {
        show_turn(t, before);
        before = t->match.game->progress(&t->match.state);
        if (!bot_plays(t)) return;
        keep(t);
        dm_progress now = t->match.game->progress(&t->match.state);
        if (now.turn != before.turn || now.over) table_tell(t, DM_PUBLIC, TABLE_TELL_WITHOUT_TURNS);
    }
    show_end(t);
}

/* ---- Playing ----------------------------------------------------------------------------- */

/* False if somebody left before the end. */
static bool play_to_the_end(table *t, person_memory *memory) {
    while (t->match.question.seat != DM_NOBODY) {
        bool person = seats_is_person(&t->seats, t->match.question.seat);
        if (!(person ? person_answers(t, memory) : bot_plays(t))) return false;
        keep(t);
    }
    return true;
}

static void play(table *t, bool fast) {
    person_memory memory;
    person_memory_begin(&memory, fast);
    do {
        if (!play_to_the_end(t, &memory)) {
            command_say(t->screen, PHRASE_GOODBYE);
            return;
        }
        show_end(t);
    } while (talk_after_end(t));
}

static void play_or_watch(table *t, bool fast) {
    greet(t);
    if (seats_person_count(&t->seats) > 0)
        play(t, fast);
    else
        watch(t);
}

bool play_game(table *t, bool fast) {
    assert(t->screen && t->front);
    if (!keep(t)) return false;
    play_or_watch(t, fast);
    if (!keep(t)) return false;
    if (t->kept_at) say_of_file(t, (enum phrase)table_saved_phrase(t), t->kept_at, "");
    return true;
}
