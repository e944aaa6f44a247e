/* `demiurge engine`: the protocol on standard input and output (docs/protocol.md). */
#include "cli/cli.h"
#include "protocol/lines.h"

static int run(cli_input *input) {
    if (input->count > 0) cli_bad_input("engine", "'%s' is too much here", input->words[0]);
    return protocol_talk(stdin, input->language) ? CLI_EXIT_DONE : CLI_EXIT_FAILED;
}

static const char help[] =
    "Usage: demiurge engine [--lang en|fr|uk]\n"
    "\n"
    "A protocol for programs: one command a line on standard input, exactly one line\n"
    "of JSON back for each, with \"ok\":true or \"ok\":false and \"error\". A refused\n"
    "command changes nothing. Seats count from 1.\n"
    "\n"
    "  new GAME [key=value ...]   begin a game (players=2 seed=42 joker=on ...)\n"
    "  position [TEXT]            print the situation as one line, or set one up\n"
    "  view SEAT|public|all       the table as that viewer may see it\n"
    "  legal [texts]              who is asked what, and the answers\n"
    "  why TOKEN                  why a token is not among the answers\n"
    "  play TOKEN                 give an answer\n"
    "  choose [TOKEN ...]         give a whole set of answers, in any order\n"
    "  hint [BOT]                 the best answers as that bot sees it, with reasons\n"
    "  bot [BOT]                  what that bot would answer; nothing is played\n"
    "  undo                       take the last answer back unless it revealed something\n"
    "  events [SEAT|public|all]   what the last answer caused\n"
    "  record [SEAT|public|all]   the game so far as a record\n"
    "  load FILE                  go to the end of a record\n"
    "  hash                       a number over the whole situation\n"
    "  options?   help   quit\n"
    "\n"
    "BOT is random, greedy, search:N (N simulations a decision), search:Ts (T seconds a\n"
    "turn) or level:1 to level:8; search:2000 unless given. Options of greedy and search\n"
    "follow after colons: search:300:exploration=4:turns=3 (docs/bots.md).\n"
    "\n"
    "docs/protocol.md explains every answer.\n";

const cli_command cli_engine = {"engine", "a protocol for programs: commands in, JSON out", help,
                                run};
