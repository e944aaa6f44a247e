#include <string.h>

#include "engine/record.h"
#include "tools/golden.h"

/* 2, 3 and 4 players, and each variant with each; every module of Egypt, alone and together. Greedy
 * seats play games as people would; random ones go where no sensible player goes. */
const golden_game golden_games[] = {
    {"deus-2", "deus", "players=2", "greedy,greedy", "1"},
    {"deus-2-start", "deus", "players=2 start=8", "greedy,random", "2"},
    {"deus-2-joker", "deus", "players=2 joker=on", "random,greedy", "3"},
    {"deus-2-open-vp", "deus", "players=2 open-vp=on", "random,random", "4"},
    {"deus-2-line", "deus", "players=2 arrangement=line", "greedy,random", "5"},
    {"deus-2-custom", "deus", "players=2 arrangement=0,0/1,0/2,0/0,1", "random,greedy", "6"},
    {"deus-3", "deus", "players=3", "greedy,greedy,greedy", "7"},
    {"deus-3-start", "deus", "players=3 start=8", "greedy,random,greedy", "8"},
    {"deus-3-joker", "deus", "players=3 joker=on", "random,greedy,random", "9"},
    {"deus-3-open-vp", "deus", "players=3 open-vp=on", "random,random,random", "10"},
    {"deus-3-line", "deus", "players=3 arrangement=line", "greedy,random,random", "11"},
    {"deus-3-custom", "deus", "players=3 arrangement=0,0/1,0/2,0/3,0/0,1/3,-1",
     "random,greedy,greedy", "12"},
    {"deus-4", "deus", "players=4", "greedy,greedy,greedy,greedy", "13"},
    {"deus-4-start", "deus", "players=4 start=8", "greedy,random,greedy,random", "14"},
    {"deus-4-joker", "deus", "players=4 joker=on", "random,greedy,random,greedy", "15"},
    {"deus-4-open-vp", "deus", "players=4 open-vp=on", "random,random,random,random", "16"},
    {"deus-4-line", "deus", "players=4 arrangement=line", "greedy,random,random,greedy", "17"},
    {"deus-4-custom", "deus", "players=4 arrangement=0,0/1,0/2,0/3,0/0,1/1,1/3,-1",
     "random,random,greedy,random", "18"},
    {"deus-2-egypt-maritime", "deus", "players=2 egypt=maritime", "greedy,random", "21"},
    {"deus-2-egypt-production", "deus", "players=2 egypt=production", "random,greedy", "22"},
    {"deus-3-egypt-scientific", "deus", "players=3 egypt=scientific", "greedy,random,random", "23"},
    {"deus-3-egypt-civil", "deus", "players=3 egypt=civil", "random,greedy,random", "24"},
    {"deus-4-egypt-military", "deus", "players=4 egypt=military", "random,random,greedy,random",
     "25"},
    {"deus-4-egypt-temple", "deus", "players=4 egypt=temple", "greedy,random,random,random", "26"},
    {"deus-2-egypt", "deus", "players=2 egypt=all", "greedy,greedy", "27"},
    {"deus-3-egypt", "deus", "players=3 joker=on egypt=all", "random,random,random", "28"},
    {"deus-4-egypt-mixed", "deus",
     "players=4 start=8 joker=on egypt=maritime,military temples=mixed",
     "random,greedy,random,random", "29"},
    {"gheos-2", "gheos", "players=2", "greedy,greedy", "31"},
    {"gheos-3", "gheos", "players=3", "greedy,random,greedy", "32"},
    {"gheos-4", "gheos", "players=4", "random,random,random,random", "33"},
    {"gheos-2-calm", "gheos", "players=2 calm-epochs=on", "greedy,random", "34"},
    {"gheos-4-calm", "gheos", "players=4 calm-epochs=on", "greedy,greedy,random,greedy", "35"},
    {NULL, NULL, NULL, NULL, NULL},
};

static void write_hash_comment(const dm_game *game, const dm_state *state, uint32_t answers,
                               dm_writer *out) {
    dm_write(out, "; hash ");
    dm_write_number(out, answers);
    dm_write_char(out, ' ');
    record_write_hash(out, dm_hash(game, state));
    dm_write_char(out, '\n');
}

void golden_write(const dm_match *match, dm_writer *out) {
    dm_state state;
    dm_question question;
    dm_record_write(match, DM_ALL, out);
    dm_copy(match->game, &state, &match->start);
    for (uint32_t k = 0; k < match->count; k++) {
        match->game->apply(&state, match->steps[k].answer, NULL, &question);
        if ((k + 1) % GOLDEN_EVERY == 0) write_hash_comment(match->game, &state, k + 1, out);
    }
}

/* False and the line where two texts part. */
static bool same_text(const char *expected, size_t length, const dm_writer *found,
                      dm_error *error) {
    size_t at = 0, line_start = 0;
    uint32_t line = 1;
    while (at < length && at < found->length && expected[at] == found->text[at])
        if (expected[at++] == '\n') {
            line++;
            line_start = at;
        }
    if (at == length && at == found->length) return true;
    dm_fail(error, "replaying writes something else here");
    error->line = line;
    error->column = (uint32_t)(at - line_start) + 1;
    return false;
}

bool golden_compare(const char *text, size_t length, dm_match *match, dm_writer *again,
                    dm_error *error) {
    if (!dm_record_read(match, text, length, error)) return false;
    golden_write(match, again);
    return same_text(text, length, again, error);
}
