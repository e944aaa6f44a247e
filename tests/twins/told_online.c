/* Comparing what an online table sends: every message to one reader, their number and size
 * included, and what the reader is answered when they ask for something. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "engine/json.h"
#include "online/command.h"
#include "online/table_json.h"
#include "twins/told.h"

enum { MESSAGES = 12 }; /* the last so many answers are watched one by one */

static online_table *tables[2];
static table_reader readers[2];
static const char *const players[DM_SEATS_MAX] = {"aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb",
                                                  "cccccccccccccccc", "dddddddddddddddd"};
static const char *const names[DM_SEATS_MAX] = {"Anna", "Boris", "Chloé", "Дарина"};

/* ---- Two tables ---------------------------------------------------------------------------- */

static void apply(int side, uint8_t seat, const char *kind, const char *text) {
    store_entry entry;
    dm_error error = {.line = 0};
    memset(&entry, 0, sizeof entry);
    entry.seq = tables[side]->seq + 1;
    entry.at = 1000 + 10 * (int64_t)entry.seq;
    entry.seat = seat == DM_NOBODY ? 0 : (uint8_t)(seat + 1);
    snprintf(entry.kind, sizeof entry.kind, "%s", kind);
    snprintf(entry.text, sizeof entry.text, "%s", text);
    script_use(told_sides[side].script);
    bool taken = online_apply(tables[side], &entry, &error);
    if (!taken) fprintf(stderr, "%s %s: %s\n", kind, text, error.text);
    assert(taken);
    (void)taken;
}

/* The options without what follows from the table. */
static void write_plan(const twin *other, char text[400]) {
    const dm_game *game = other->tale->game;
    char options[200];
    dm_writer out = dm_writer_on(options, sizeof options);
    game->write_options(&other->tale->match.start, &out);
    const char *rest = options + strcspn(options, " ");
    rest += strspn(rest, " ");
    int length =
        snprintf(text, 400, "{\"game\":\"%s\",\"options\":\"%s\",\"seats\":[", game->name, rest);
    for (int seat = 0; seat < game->progress(&other->tale->match.start).players; seat++)
        length +=
            snprintf(text + length, (size_t)(400 - length), "%s{\"person\":true}", seat ? "," : "");
    snprintf(text + length, (size_t)(400 - length), "]}");
}

static void open_table(twin *other, int side) {
    static const uint8_t secret[32] = {7};
    char text[400], begin[96], bytes[65];
    online_plan plan;
    dm_error error;
    write_plan(other, text);
    bool read = plan_read_text(&plan, text, &error);
    assert(read);
    (void)read;
    online_free(tables[side]);
    tables[side] = online_new();
    online_open(tables[side], "tabletabletablet", &plan, secret, 1000);
    for (uint8_t seat = 0; seat < plan.players; seat++) {
        char sits[64];
        snprintf(sits, sizeof sits, "%s %s", players[seat], names[seat]);
        apply(side, seat, "sit", sits);
    }
    memset(bytes, '1', 64), bytes[64] = '\0';
    for (uint8_t seat = 0; seat < plan.players; seat++) apply(side, seat, "ready", bytes);
    for (int k = 0; k < 32; k++)
        snprintf(begin + 2 * k, 3, "%02x", told_sides[side].setup->seed.bytes[k]);
    snprintf(begin + 64, sizeof begin - 64, " %d",
             other->tale->game->rules_of(&other->tale->match.start));
    apply(side, DM_NOBODY, "begin", begin);
}

/* ---- Messages ------------------------------------------------------------------------------ */

/* As the server sends it (table_watch.c), without chat. */
static void write_message(int side) {
    static const table_presence presence = {.here = {true, true, true, true}};
    online_table *table = tables[side];
    dm_writer *out = &told_sides[side].out;
    script_use(told_sides[side].script);
    json_open(out, '{');
    table_json_write(table, &readers[side], &presence, out);
    table_json_write_game(table, &readers[side], out);
    table_json_write_result(table, out);
    json_close(out, '}');
    dm_write_char(out, '\n');
    readers[side].seq = table->seq;
    readers[side].step = online_step(table);
}

static bool messages_are_the_same(twin *other, told_tally *tally) {
    tally->moments++;
    for (int k = 0; k < 2; k++) write_message(k);
    return told_same(other, "online message", online_step(tables[0]), tally);
}

static void write_decision(const command_decision *decision, dm_writer *out) {
    dm_write(out, decision->code ? decision->code : "granted");
    dm_write_char(out, ' ');
    dm_write(out, decision->why);
    for (int k = 0; k < decision->count; k++) {
        dm_write_char(out, ' ');
        dm_write(out, decision->entries[k].kind);
        dm_write_char(out, ' ');
        dm_write(out, decision->entries[k].text);
    }
    dm_write_char(out, '\n');
}

static command_actor actor_at(uint8_t seat, enum text_language language) {
    bool sits = seat < DM_SEATS_MAX;
    return (command_actor){sits ? players[seat] : "ssssssssssssssss", sits ? names[seat] : "S",
                           true, language};
}

/* What the reader is answered who tries what they may, and what they may not. */
static void write_decisions(int side, uint8_t viewer, enum text_language language) {
    static const char *const tokens[] = {"done", "build:villa", "offer:forum", "tile:b7",
                                         "pick:civil"};
    const online_table *table = tables[side];
    dm_writer *out = &told_sides[side].out;
    command_actor actor = actor_at(viewer, language);
    command_decision decision;
    uint32_t step = online_step(table);
    script_use(told_sides[side].script);
    for (size_t k = 0; k < sizeof tokens / sizeof tokens[0]; k++) {
        command_answer(table, &actor, step, tokens[k], &decision);
        write_decision(&decision, out);
        command_choose(table, &actor, step, tokens[k], &decision);
        write_decision(&decision, out);
        command_plan(table, &actor, step, tokens[k], &decision);
        write_decision(&decision, out);
    }
    command_undo(table, &actor, step, false, &decision);
    write_decision(&decision, out);
    command_undo(table, &actor, step, true, &decision);
    write_decision(&decision, out);
    if (step > 0) command_propose(table, &actor, step, step - 1, &decision);
    write_decision(&decision, out);
}

static void write_lists(int side, uint8_t viewer, enum text_language language) {
    static store_table row;
    script_use(told_sides[side].script);
    table_json_write_log(tables[side], viewer, language, &told_sides[side].out);
    online_row(tables[side], &row);
    table_json_write_summary(&row, &told_sides[side].out);
}

/* ---- Playing ------------------------------------------------------------------------------- */

static void write_token(const twin *other, int side, uint32_t step, dm_writer *out) {
    other->tale->game->write_token(told_answer(&told_sides[side], step), out);
}

/* How many answers from here on one seat gives as one: those of a set are sent together, if the
 * seat likes. */
static uint32_t sent_together(const twin *other, uint32_t step, dm_random *random) {
    const dm_step *steps = other->tale->match.steps;
    uint32_t end = step + 1;
    bool hides = other->tale->rules->answers[steps[step].answer.verb] == STORY_HIDES_CARD;
    if (!hides || dm_random_below(random, 2)) return 1;
    while (end < other->until && steps[end].seat == steps[step].seat &&
           steps[end].answer.verb == steps[step].answer.verb)
        end++;
    return end - step;
}

static void send_answers(const twin *other, int side, uint32_t step, uint32_t count) {
    char text[STORE_TEXT_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (uint32_t k = 0; k < count; k++) {
        if (k > 0) dm_write_char(&out, ' ');
        write_token(other, side, step + k, &out);
    }
    online_remember(tables[side]);
    apply(side, tables[side]->match.question.seat, "answer", text);
}

/* Whoever answered last takes it back, if that is possible, and all see it: they did not learn
 * whether it was, unless it is done. The same answers follow then. */
static bool taking_back_is_the_same(twin *other, told_tally *tally, uint32_t *step) {
    command_decision decisions[2];
    for (int k = 0; k < 2; k++) {
        const dm_match *match = &tables[k]->match;
        command_actor actor = actor_at(match->steps[match->count - 1].seat, TEXT_ENGLISH);
        command_undo(tables[k], &actor, online_step(tables[k]), false, &decisions[k]);
        write_decision(&decisions[k], &told_sides[k].out);
    }
    if (!told_same(other, "online undo", *step, tally)) return false;
    for (int k = 0; k < 2 && decisions[0].count > 0; k++) {
        const store_entry *entry = &decisions[k].entries[0];
        online_remember(tables[k]);
        apply(k, (uint8_t)(entry->seat - 1), entry->kind, entry->text);
    }
    *step = online_step(tables[0]);
    return messages_are_the_same(other, tally);
}

bool told_alike_online(twin *other, uint64_t lot, told_tally *tally) {
    dm_random random;
    enum text_language language = (enum text_language)(lot % TEXT_LANGUAGES);
    dm_random_seed(&random, lot);
    told_begin(other);
    for (int k = 0; k < 2; k++) {
        open_table(other, k);
        readers[k] = (table_reader){other->viewer, language, 0, 0};
    }
    uint32_t watched = dm_random_below(&random, MESSAGES);
    uint32_t from = other->until > watched ? other->until - watched : 0;
    for (uint32_t step = 0; step < other->until;) {
        if (step >= from && !messages_are_the_same(other, tally)) return false;
        uint32_t count = sent_together(other, step, &random);
        for (int k = 0; k < 2; k++) send_answers(other, k, step, count);
        step += count;
        if (step >= from && dm_random_below(&random, 6) == 0 &&
            tables[0]->match.question.seat != DM_NOBODY &&
            (!messages_are_the_same(other, tally) || !taking_back_is_the_same(other, tally, &step)))
            return false;
    }
    if (tables[0]->match.question.seat == DM_NOBODY) return true; /* open to all from here on */
    if (!messages_are_the_same(other, tally)) return false;
    for (int k = 0; k < 2; k++) write_decisions(k, other->viewer, language);
    if (!told_same(other, "online answer", other->until, tally)) return false;
    for (int k = 0; k < 2; k++) write_lists(k, other->viewer, language);
    return told_same(other, "online log", other->until, tally);
}
