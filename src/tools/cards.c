/* `demiurge cards`: the cards or tiles of a game. Each game lists its own: made from the list of
 * games. */
#include "tools/cards.h"

#include <assert.h>
#include <stdio.h>

#include "cli/cli.h"
#include "games.h"
#include "terminal/columns.h"

typedef void print_cards(enum text_language language, bool as_json);

#define DECLARE(name) print_cards cards_print_##name;
GAMES(DECLARE)
#undef DECLARE

static const struct {
    const dm_game *game;
    print_cards *print;
} rows[] = {
#define ROW(name) {&name##_game, cards_print_##name},
    GAMES(ROW)
#undef ROW
};

void cards_print_heading(const char *text, char line) {
    printf("%s\n", text);
    for (int k = columns_of(text); k > 0; k--) putchar(line);
    printf("\n\n");
}

void cards_print(const dm_game *game, enum text_language language, bool as_json) {
    size_t k = 0;
    while (k < sizeof rows / sizeof rows[0] && rows[k].game != game) k++;
    assert(k < sizeof rows / sizeof rows[0]);
    rows[k].print(language, as_json);
}

static int run(cli_input *input) {
    int json = cli_take_flag(input, "--json");
    const dm_game *game = input->count == 0 ? dm_games[0] : dm_game_named(input->words[0]);
    if (input->count > 1 || game == NULL) {
        char names[128];
        dm_writer out = dm_writer_on(names, sizeof names);
        dm_write_game_names(&out);
        cli_bad_input("cards", "'%s': expected nothing more than %s",
                      input->words[input->count - 1], names);
    }
    cards_print(game, input->language, json);
    return CLI_EXIT_DONE;
}

static const char help[] =
    "Usage: demiurge cards [deus|gheos] [--json] [--lang en|fr|uk]\n"
    "\n"
    "Lists every card of Deus and of Deus: Egypt: its name, how many copies there are,\n"
    "its cost and its effect, and how sure we are of each of these; or the 52 landscape\n"
    "tiles of Gheos, with their layout and what stands on them:\n"
    "\n"
    "  printed         the rulebooks show it\n"
    "  reported        reviews and players tell it\n"
    "  symmetric       it completes a family whose other members are known\n"
    "  reconstructed   no source settles it; this is our ruling\n"
    "\n"
    "  --json   one object with an array \"cards\", or \"tiles\"; ids, sets, colours,\n"
    "           resources, symbols and sources are the same words in every language\n";

const cli_command cli_cards = {"cards", "list all cards or tiles with texts, costs and sources",
                               help, run};
