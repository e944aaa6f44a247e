/* `demiurge play`: a game in the terminal, against bots, at one screen, or only watched. */
#include "terminal/play.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "host/files.h"
#include "host/memory.h"
#include "host/seed.h"
#include "terminal/commands.h"
#include "terminal/opponent.h"
#include "terminal/phrases.h"

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
    "                    greedy and search take options, such as search:300:turns=3\n"
    "                    (docs/bots.md)\n"
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

typedef struct play_options {
    const char *bots, *load, *save;
    int64_t seat;  /* from 1; 0: not said */
    int64_t level; /* the same */
    int64_t threads;
    bool watch, plain, fast;
    enum colour_mode colour;
} play_options;

/* ---- The command line -------------------------------------------------------------------- */

static enum colour_mode take_colour(cli_input *input) {
    const char *mode = cli_take_value(input, "--color");
    if (cli_take_flag(input, "--no-color") || (mode && strcmp(mode, "never") == 0))
        return SCREEN_COLOUR_NEVER;
    if (mode == NULL || strcmp(mode, "auto") == 0) return SCREEN_COLOUR_AUTO;
    if (strcmp(mode, "always") != 0)
        cli_bad_input(input->command, "--color %s: expected always, never or auto", mode);
    return SCREEN_COLOUR_ALWAYS;
}

static play_options take_options(cli_input *input) {
    play_options w = {.colour = take_colour(input)};
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

/* ---- The match --------------------------------------------------------------------------- */

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

/* ---- The seats --------------------------------------------------------------------------- */

/* Somebody at a terminal who has not said against whom they play is asked. False if they leave. */
static bool choose_opponent(play_options *w, const terminal_screen *screen) {
    bool said = w->bots || w->level || w->watch || w->load;
    if (said || isatty(STDIN_FILENO) != 1) return true;
    w->level = opponent_ask(screen);
    return w->level != 0;
}

/* What was said on the command line goes before what a loaded record says. */
static void seat_everybody(const cli_input *input, table *t, const play_options *w) {
    dm_error error;
    char level[] = "level:K";
    int players = t->match.game->progress(&t->match.state).players;
    uint8_t own = w->watch ? DM_NOBODY : (uint8_t)(w->seat ? w->seat - 1 : 0);
    level[6] = (char)('0' + (w->level ? w->level : OPPONENT_USUAL));
    bool known = w->load && seats_read_names(&t->seats, &t->match);
    bool said = w->seat || w->bots || w->level || w->watch;
    if ((!known || said) && !seats_fill(&t->seats, players, own, w->bots ? w->bots : level, &error))
        cli_bad_input(input->command, "%s", error.text);
    for (uint8_t seat = 0; seat < players; seat++)
        if (!seats_is_person(&t->seats, seat) &&
            !bot_can_play(&t->seats.bots[seat], t->match.game, &error))
            cli_bad_input(input->command, "--bots: %s", error.text);
    t->seats.threads = (int)w->threads;
}

static void check_seat(const cli_input *input, const table *t, const play_options *w) {
    int players = t->match.game->progress(&t->match.state).players;
    if (w->seat > players)
        cli_bad_input(input->command, "--seat %d: expected a seat from 1 to %d", (int)w->seat,
                      players);
}

static int play_at(cli_input *input, table *t) {
    terminal_screen screen;
    play_options w = take_options(input);
    if (w.load)
        begin_loaded(input, t, w.load);
    else
        begin_new(input, t);
    check_seat(input, t, &w);
    screen_open(&screen, input->language, w.plain, w.colour);
    if (!choose_opponent(&w, &screen)) {
        command_say(&screen, PHRASE_GOODBYE);
        return CLI_EXIT_DONE;
    }
    seat_everybody(input, t, &w);
    table_open(t, &screen, terminal_game_of(t->match.game));
    t->kept_at = w.save;
    bool kept = play_game(t, w.fast);
    table_close(t);
    seats_close(&t->seats);
    return kept ? CLI_EXIT_DONE : CLI_EXIT_FAILED;
}

static int run(cli_input *input) {
    table *t = memory_new(sizeof *t);
    int status = play_at(input, t);
    free(t);
    return status;
}

const cli_command cli_play = {
    .name = "play",
    .summary = "play in the terminal, against bots or at one screen",
    .help = help,
    .run = run,
};
