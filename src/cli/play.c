/* demiurge play: a game in the terminal, against bots, at one screen, or only watched. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "host/files.h"
#include "host/seed.h"
#include "terminal/commands.h"
#include "terminal/opponent.h"
#include "terminal/person.h"
#include "terminal/phrases.h"
#include "terminal/show.h"
#include "terminal/table.h"
#include "terminal/terminal_game.h"
#include "terminal/waiting.h"
#include "text/levels.h"

static const char help[] =
    "demiurge play GAME [key=value...] [options]\n"
    "  Plays a game in the terminal.\n\n"
    "Options of Deus:\n"
    "  players=2..4  seed=NUMBER  joker=on  open-vp=on  start=6..10\n"
    "  arrangement=NAME  (rhombus trefoil line; triangle ring block line; flower crescent line)\n"
    "  arrangement=0,0/1,0/0,1/1,1  (a custom one: the tiles' places)\n"
    "  egypt=all  egypt=random  egypt=COLOUR,...  (the expansion: maritime, production,\n"
    "                    scientific, civil, military, temple)  temples=mixed\n"
    "Options of Gheos:\n"
    "  players=2..4  seed=NUMBER  calm-epochs=on\n\n"
    "  --seat N          where you sit (default 1)\n"
    "  --level K         how strong the bots are, from 1 (for beginners) to 8; without it a\n"
    "                    terminal asks, and elsewhere it is 2\n"
    "  --bots NAME,...   who takes the other seats; the last name goes for the rest:\n"
    "                      level:K    the bot of a level\n"
    "                      random     any answer at all\n"
    "                      greedy     looks no further than its own turn\n"
    "                      search:N   thinks ahead, N simulations a decision\n"
    "                      search:Ts  thinks ahead, T seconds a turn, such as search:0.5s\n"
    "                      human      a person at the same screen\n"
    "  --threads N       how many threads a bot that thinks ahead uses (default 1)\n"
    "  --watch           bots take all seats; the game is printed as it goes\n"
    "  --load FILE       goes on with a saved game\n"
    "  --save FILE       keeps the record there, answer by answer\n"
    "  --fast            no pause at the end of your turn\n"
    "  --plain           short sentences line by line, for screen readers\n"
    "  --no-color        the same as the variable NO_COLOR; --color always|never|auto\n"
    "  --lang en|fr|uk   language\n\n"
    "During the game, 'help' lists what can be typed.\n\n"
    "  demiurge play deus\n"
    "  demiurge play deus --level 3\n"
    "  demiurge play deus players=3 seed=7 --bots level:5,greedy\n"
    "  demiurge play deus egypt=all\n"
    "  demiurge play gheos players=4 --watch\n";

enum { THREADS_MAX = 64 };

typedef struct wishes {
    const char *bots, *load, *save;
    int64_t seat;  /* from 1; 0: not said */
    int64_t level; /* the same */
    int64_t threads;
    bool watch, plain, fast;
    enum colour_wish colour;
} wishes;

/* ---- The command line -------------------------------------------------------------------- */

static enum colour_wish take_colour(cli_input *input) {
    const char *wish = cli_take_value(input, "--color");
    if (cli_take_flag(input, "--no-color") || (wish && strcmp(wish, "never") == 0))
        return SCREEN_COLOUR_NEVER;
    if (wish == NULL || strcmp(wish, "auto") == 0) return SCREEN_COLOUR_AUTO;
    if (strcmp(wish, "always") != 0)
        cli_bad_input(input->command, "--color %s: expected always, never or auto", wish);
    return SCREEN_COLOUR_ALWAYS;
}

static wishes take_wishes(cli_input *input) {
    wishes w = {.colour = take_colour(input)};
    w.bots = cli_take_value(input, "--bots");
    w.load = cli_take_value(input, "--load");
    w.save = cli_take_value(input, "--save");
    w.seat = cli_take_number(input, "--seat", 0, 1, DM_SEATS_MAX);
    w.level = cli_take_number(input, "--level", 0, 1, BOT_LEVELS);
    w.threads = cli_take_number(input, "--threads", 1, 1, THREADS_MAX);
    w.watch = cli_take_flag(input, "--watch");
    w.plain = cli_take_flag(input, "--plain");
    w.fast = cli_take_flag(input, "--fast");
    if (w.watch && w.seat)
        cli_bad_input(input->command, "--watch and --seat: expected one of them");
    if (w.bots && w.level)
        cli_bad_input(input->command, "--bots and --level: expected one of them");
    bool goes_on = w.load && w.save && strcmp(w.load, w.save) == 0;
    if (w.save && !goes_on && access(w.save, F_OK) == 0)
        cli_bad_input(input->command, "--save %s: there is such a file already", w.save);
    return w;
}

static void begin_new(cli_input *input, table *t) {
    dm_setup setup;
    dm_error error;
    const dm_game *game = cli_take_game(input, &setup);
    if (setup.seed_text[0] == '\0' && !host_random_seed(&setup, &error))
        cli_bad_input(NULL, "%s", error.text);
    if (!dm_match_begin(&t->match, game, &setup, &error))
        cli_bad_input(input->command, "%s", error.text);
}

static void begin_loaded(cli_input *input, table *t, const char *path) {
    size_t length;
    dm_error error = {.line = 0};
    const dm_game *named = input->count > 0 ? dm_game_named(input->words[0]) : NULL;
    if (named) input->words++, input->count--;
    if (input->count > 0)
        cli_bad_input(input->command, "--load: '%s' is not needed, the file says it all",
                      input->words[0]);
    char *text = host_read_file(path, &length);
    if (text == NULL) cli_bad_input(input->command, "--load %s: %s", path, strerror(errno));
    bool understood = dm_record_read(&t->match, text, length, &error);
    free(text);
    if (!understood)
        cli_bad_input(input->command, "--load %s: line %u, column %u: %s", path,
                      (unsigned)error.line, (unsigned)error.column, error.text);
    if (named && named != t->match.game)
        cli_bad_input(input->command, "--load %s: this is a game of %s", path, t->match.game->name);
}

/* Somebody at a terminal who has not said against whom they play is asked. False if they leave. */
static bool choose_opponent(wishes *w, const screen *screen) {
    bool said = w->bots || w->level || w->watch || w->load;
    if (said || isatty(STDIN_FILENO) != 1) return true;
    w->level = opponent_ask(screen);
    return w->level != 0;
}

/* What was said on the command line goes before what a loaded record says. */
static void seat_everybody(const cli_input *input, table *t, const wishes *w) {
    dm_error error;
    char level[] = "level:K";
    int players = t->match.game->progress(&t->match.state).players;
    uint8_t own = w->watch ? DM_NOBODY : (uint8_t)(w->seat ? w->seat - 1 : 0);
    level[6] = (char)('0' + (w->level ? w->level : OPPONENT_USUAL));
    bool known = w->load && seats_read_names(&t->seats, &t->match);
    bool said = w->seat || w->bots || w->level || w->watch;
    if ((!known || said) && !seats_fill(&t->seats, players, own, w->bots ? w->bots : level, &error))
        cli_bad_input(input->command, "%s", error.text);
    t->seats.threads = (int)w->threads;
}

static void check_seat(const cli_input *input, const table *t, const wishes *w) {
    int players = t->match.game->progress(&t->match.state).players;
    if (w->seat > players)
        cli_bad_input(input->command, "--seat %d: expected a seat from 1 to %d", (int)w->seat,
                      players);
}

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
    enum text_language language = view->screen->language;
    uint8_t viewer = view->seen.reader.viewer;
    char names[256], text[512];
    int winners = 0;
    dm_writer out = dm_writer_on(names, sizeof names);
    for (uint8_t seat = 0; seat < scores->players; seat++) {
        if (scores->place[seat] != 1) continue;
        dm_write(&out, winners++ ? ", " : "");
        text_seat(&view->seen.reader, seat, &out);
    }
    out = dm_writer_on(text, sizeof text);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_BOLD));
    if (winners == 1 && viewer < DM_SEATS_MAX && scores->place[viewer] == 1)
        dm_write(&out, phrase_text(language, PHRASE_WINNER_YOU));
    else
        PHRASE_FILL(language, winners > 1 ? PHRASE_WINNERS_SHARE : PHRASE_WINNER, &out, names);
    dm_write(&out, screen_style(view->screen, SCREEN_STYLE_RESET));
    screen_paragraph(view->screen, text, 0);
}

/* The only person at the table, or else the public. */
static uint8_t viewer_at_end(const seats *seats) {
    for (uint8_t seat = 0; seat < seats->count; seat++)
        if (seats_is_person(seats, seat) && seats_person_count(seats) == 1) return seat;
    return DM_PUBLIC;
}

static void show_end(table *t) {
    static observation view;
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
    static observation view;
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
static bool bot_can_answer(const table *t) {
    char text[256];
    dm_writer out = dm_writer_on(text, sizeof text);
    if (!t->match.question.partial) return true;
    waiting_ends();
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
    dm_writer out = dm_writer_on(note, sizeof note);
    write_about_asked(t, PHRASE_THINKING, &out);
    waiting_begins(t->screen, note);
    while (t->match.question.seat == seat && game->progress(&t->match.state).turn == turn) {
        if (!bot_can_answer(t)) return false;
        table_play(t, seats_bot_choice(&t->seats, &t->match));
    }
    waiting_ends();
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
    static observation view;
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

static int run(cli_input *input) {
    static table t;
    static screen screen;
    wishes w = take_wishes(input);
    if (w.load)
        begin_loaded(input, &t, w.load);
    else
        begin_new(input, &t);
    const terminal_game *front = terminal_game_of(t.match.game);
    check_seat(input, &t, &w);
    screen_open(&screen, input->language, w.plain, w.colour);
    if (!choose_opponent(&w, &screen)) {
        command_say(&screen, PHRASE_GOODBYE);
        return CLI_EXIT_DONE;
    }
    seat_everybody(input, &t, &w);
    table_open(&t, &screen, front);
    t.kept_at = w.save;
    bool kept = keep(&t);
    if (kept) {
        play_or_watch(&t, w.fast);
        kept = keep(&t);
        if (kept && w.save) say_of_file(&t, (enum phrase)table_saved_phrase(&t), w.save, "");
    }
    table_close(&t);
    seats_close(&t.seats);
    return kept ? CLI_EXIT_DONE : CLI_EXIT_FAILED;
}

const cli_command cli_play = {
    .name = "play",
    .summary = "play in the terminal, against bots or at one screen",
    .help = help,
    .run = run,
};
