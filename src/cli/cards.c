/* `demiurge cards`: see tools/cards.h. */
#include "tools/cards.h"

#include "cli/cli.h"

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
