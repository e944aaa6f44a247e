/* Any bytes as commands of people at a table, one a line: `SEAT KIND NUMBER TEXT`. Whatever they
 * are, a command is granted or refused with a code and a reason; what is granted can be applied; a
 * refusal changes nothing; and the entries taken by a fresh table give the same table again.
 *
 * The first line is a plan; if it is none, two people play Gheos. `.` as TEXT is the first legal
 * answer, so that the fuzzer need not know tokens to get anywhere. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "online/command.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { INPUT_MAX = 8192, ENTRIES_MAX = 1024 };

static const uint8_t secret[32];
static store_entry entries[ENTRIES_MAX];
static int entry_count;

/* Asserts may be off; this never is. */
static void insist(bool holds, const char *what, const char *more) {
    if (holds) return;
    fprintf(stderr, "%s: %s\n", what, more);
    abort();
}

static void read_plan(online_plan *plan, const char *text) {
    dm_error error = {0};
    if (plan_read_text(plan, text, &error)) return;
    insist(error.text[0] != '\0', "a plan was refused without a word", text);
    insist(plan_read_text(plan,
                          "{\"game\":\"gheos\",\"seats\":[{\"person\":true},{\"person\":true}]}",
                          &error),
           "the usual plan", error.text);
}

static void round_trip(const online_plan *plan) {
    char text[STORE_PLAN_BYTES], again_text[STORE_PLAN_BYTES];
    online_plan again;
    dm_error error = {0};
    dm_writer out = dm_writer_on(text, sizeof text), again_out;
    dm_write_char(&out, '{');
    plan_write(plan, &out);
    dm_write_char(&out, '}');
    insist(!out.full, "a plan is too long", text);
    insist(plan_read_text(&again, text, &error), "a plan cannot be read back", text);
    again_out = dm_writer_on(again_text, sizeof again_text);
    dm_write_char(&again_out, '{');
    plan_write(&again, &again_out);
    dm_write_char(&again_out, '}');
    insist(strcmp(text, again_text) == 0, "a plan reads back as another", text);
}

static void first_answer(const online_table *table, char token[DM_TOKEN_BYTES]) {
    dm_writer out = dm_writer_on(token, DM_TOKEN_BYTES);
    if (online_is_asked(table) && table->match.question.count > 0)
        table->match.game->write_token(table->match.question.answers[0], &out);
}

static void make_command(const online_table *table, char *line, command_decision *decision) {
    static const char bytes[] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    static const char *const players[] = {"annaaaaaaaaaaaaa", "borisaaaaaaaaaaa",
                                          "claraaaaaaaaaaaa", "doraaaaaaaaaaaaa", ""};
    char token[DM_TOKEN_BYTES] = "", *rest = line;
    const char *seat = strtok_r(rest, " ", &rest), *kind = strtok_r(NULL, " ", &rest);
    const char *number = strtok_r(NULL, " ", &rest), *text = rest ? rest : "";
    uint32_t step = number ? (uint32_t)strtoul(number, NULL, 10) : 0;
    command_actor actor = {players[seat ? (unsigned char)(seat[0] - '0') % 5 : 0], "Name", false,
                           (enum text_language)0};
    if (number && number[0] == '.') step = online_step(table);
    if (strcmp(text, ".") == 0) {
        first_answer(table, token);
        text = token;
    }
    switch (kind ? kind[0] : 0) {
    case 's': command_sit(table, &actor, (int)(step % 6), decision); break;
    case 't': command_stand(table, &actor, decision); break;
    case 'r': command_ready(table, &actor, text[0] ? text : bytes, decision); break;
    case 'a': command_answer(table, &actor, step, text, decision); break;
    case 'c': command_choose(table, &actor, step, text, decision); break;
    case 'l': command_plan(table, &actor, step, text, decision); break;
    case 'u': command_undo(table, &actor, step, kind[1] == 'u', decision); break;
    case 'p':
        command_propose(table, &actor, step, (uint32_t)strtoul(text, NULL, 10), decision);
        break;
    case 'y': command_consent(table, &actor, kind[1] != 'n', decision); break;
    case 'x': command_resign(table, &actor, decision); break;
    case 'g': command_gone(table, (uint8_t)(step % table->plan.players), decision); break;
    case 'b':
        command_bot_answer(table, (uint8_t)(step % table->plan.players), text, decision);
        break;
    default: command_back(table, &actor, decision); break;
    }
}

static void take(online_table *table, store_entry *entry) {
    dm_error error = {0};
    entry->seq = table->seq + 1;
    entry->at = 1000 * (int64_t)entry->seq;
    insist(online_apply(table, entry, &error), "what was granted cannot be taken", error.text);
    entries[entry_count++] = *entry;
}

static void take_all(online_table *table, command_decision *decision) {
    insist(decision->count > 0 || decision->repeated, "granted, and nothing follows", "");
    for (int k = 0; k < decision->count; k++) take(table, &decision->entries[k]);
    store_entry end;
    memset(&end, 0, sizeof end);
    if (command_end(table, &end)) take(table, &end);
}

static void replay(const online_table *table) {
    online_table *again = calloc(1, sizeof *again);
    store_table row, row_again;
    dm_error error = {0};
    if (again == NULL) abort();
    online_open(again, table->id, &table->plan, secret, 0);
    for (int k = 0; k < entry_count; k++)
        insist(online_apply(again, &entries[k], &error), "cannot be taken again", error.text);
    online_row(table, &row);
    online_row(again, &row_again);
    insist(memcmp(&row, &row_again, sizeof row) == 0, "taken again it is another table", "");
    if (table->phase != STORE_WAITING)
        insist(memcmp(&table->match.state, &again->match.state, table->plan.game->state_bytes) == 0,
               "taken again it is another game", "");
    free(again);
}

/* The line at `*rest`, which then is what follows it, or NULL. */
static char *cut_line(char **rest) {
    char *line = *rest, *end = strchr(line, '\n');
    if (end) *end = '\0';
    *rest = end ? end + 1 : NULL;
    return line;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[INPUT_MAX];
    static command_decision decision;
    char *rest = text, *line;
    online_plan plan;
    if (size >= sizeof text || memchr(data, 0, size)) return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    line = cut_line(&rest);
    read_plan(&plan, line);
    round_trip(&plan);
    online_table *table = calloc(1, sizeof *table);
    if (table == NULL) abort();
    online_open(table, "tableaaaaaaaaaaa", &plan, secret, 0);
    entry_count = 0;
    while (rest && entry_count + 4 < ENTRIES_MAX) {
        line = cut_line(&rest);
        uint32_t seq = table->seq;
        make_command(table, line, &decision);
        if (decision.code == NULL)
            take_all(table, &decision);
        else
            insist(decision.why[0] != '\0' && table->seq == seq, "refused without a word",
                   decision.code);
    }
    replay(table);
    free(table);
    return 0;
}
