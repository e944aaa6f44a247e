#include "support/scene.h"

#include <stdio.h>

/* What a scene assumes for a key that its words do not name. */
static const char *const defaults[][2] = {
    {"villages=", "villages=5,3,6,3"},
    {"round=", "round=3"},
    {"turn=", "turn=1"},
    {" deck=", "deck=*"},
    {"p1.vp=", "p1.vp=5"},
    {"p1.gold=", "p1.gold=20"},
    {"p1.resources=", "p1.resources=2,2,2,2"},
    {"p1.pieces=", "p1.pieces=1,1,1,1,1"},
    {"p1.hand=", "p1.hand=temple-order"},
    {"p2.vp=", "p2.vp=5"},
    {"p2.gold=", "p2.gold=20"},
    {"p2.resources=", "p2.resources=2,2,2,2"},
    {"p2.pieces=", "p2.pieces=1,1,1,1,1"},
    {"p2.hand=", "p2.hand=temple-arms,temple-treasury"},
    {"todo=", "todo=turn"},
};

void scene(const char *words) {
    static char line[DM_POSITION_BYTES];
    dm_writer out = dm_writer_on(line, sizeof line);
    dm_write(&out, RHOMBUS);
    dm_write(&out, words);
    for (size_t k = 0; k < sizeof defaults / sizeof defaults[0]; k++) {
        if (strstr(line, defaults[k][0])) continue;
        dm_write_char(&out, ' ');
        dm_write(&out, defaults[k][1]);
    }
    table_from(line);
}

void scene_effects(const char *column, const char *words) {
    char line[1024];
    snprintf(line, sizeof line, "%s todo=end-turn/effects(column=%s,place=1)", words, column);
    scene(line);
}

void offer_anything(void) {
    uint16_t turn = deus_game.progress(&table.state).turn;
    for (int k = 0; k < table.question.count; k++)
        if (table.question.answers[k].verb == DEUS_SAY_OFFER) {
            dm_match_play(&table, k, NULL);
            break;
        }
    while (table.question.seat != DM_NOBODY && deus_game.progress(&table.state).turn == turn) {
        int done = dm_match_find(&table, "done");
        dm_match_play(&table, done >= 0 ? done : 0, NULL);
    }
}

int points(int seat, uint8_t source) {
    dm_scores scores;
    deus_game.score(&table.state, &scores);
    return scores.points[source][seat - 1];
}

int total(int seat) {
    dm_scores scores;
    deus_game.score(&table.state, &scores);
    return scores.total[seat - 1];
}

int place(int seat) {
    dm_scores scores;
    deus_game.score(&table.state, &scores);
    return scores.place[seat - 1];
}

int supply_of(uint8_t resource) { return state()->resources_left[resource]; }

const char *position_line(void) {
    static char line[DM_POSITION_BYTES];
    dm_writer out = dm_writer_on(line, sizeof line);
    deus_game.write_position(&table.state, &out);
    assert_false(out.full);
    return line;
}

bool play_at_random(dm_random *random) {
    if (table.question.seat == DM_NOBODY) return false;
    dm_match_play(&table, (int)dm_random_below(random, table.question.count), &happened);
    return true;
}
