/* `demiurge engine`: the protocol on standard input and output (docs/protocol.md). */
#include <stdlib.h>

#include "cli/cli.h"
#include "host/memory.h"
#include "protocol/protocol.h"

enum line_outcome { LINE_READ, LINE_TOO_LONG, LINE_WITH_ZERO, NO_MORE_LINES };

/* Reads one line without its end. A line that is no good is read to its end all the same, so that
 * the next command begins where it should. */
static enum line_outcome read_line(FILE *in, char *line, size_t size) {
    size_t length = 0;
    bool too_long = false, has_zero = false;
    int c = getc(in);
    if (c == EOF) return NO_MORE_LINES;
    for (; c != EOF && c != '\n'; c = getc(in)) {
        has_zero |= c == '\0';
        too_long |= length + 1 == size;
        if (!too_long) line[length++] = (char)c;
    }
    if (length > 0 && line[length - 1] == '\r') length--;
    line[length] = '\0';
    return too_long ? LINE_TOO_LONG : has_zero ? LINE_WITH_ZERO : LINE_READ;
}

static void answer_line(protocol *session, enum line_outcome outcome, const char *line,
                        dm_writer *out) {
    if (outcome == LINE_TOO_LONG)
        protocol_refuse("this line is too long; expected a command of at most 65535 bytes", out);
    else if (outcome == LINE_WITH_ZERO)
        protocol_refuse("this line holds a zero byte; expected a command in words", out);
    else
        protocol_answer(session, line, out);
}

static int run(cli_input *input) {
    static char line[PROTOCOL_LINE_BYTES];
    enum line_outcome outcome;
    int status = CLI_EXIT_DONE;
    if (input->count > 0) cli_bad_input("engine", "'%s' is too much here", input->words[0]);
    protocol *session = protocol_open(input->language);
    char *text = memory_new(PROTOCOL_ANSWER_BYTES);
    while (status == CLI_EXIT_DONE && !session->has_quit &&
           (outcome = read_line(stdin, line, sizeof line)) != NO_MORE_LINES) {
        dm_writer out = dm_writer_on(text, PROTOCOL_ANSWER_BYTES);
        answer_line(session, outcome, line, &out);
        puts(text);
        status = cli_end_output(CLI_EXIT_DONE);
    }
    free(text);
    protocol_close(session);
    return status;
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
    "turn) or level:1 to level:8; search:2000 unless given.\n"
    "\n"
    "docs/protocol.md explains every answer.\n";

const cli_command cli_engine = {"engine", "a protocol for programs: commands in, JSON out", help,
                                run};
