#include "support/once.h"

#include <stdio.h>

void expect_once(const char *card) {
    expect_question(DEUS_ASK_ONCE, 1);
    assert_string_equal(deus_cards[table.question.args[0]].id, card);
    expect_answers("before after skip");
}

void decline(void) {
    if (dm_match_find(&table, "skip") < 0)
        fail_msg("'%s' cannot be declined", deus_game.question_name(table.question.kind));
    dm_match_play(&table, dm_match_find(&table, "skip"), NULL);
}

void expect_no_once_again(const char *column, const char *card, const char *top, const char *words,
                          uint8_t main_effect) {
    char line[1024];
    snprintf(line, sizeof line, "p1.%s=%s,%s %s", column, card, top, words);
    scene_effects(column, line);
    expect_question(main_effect, 1);
    while (table.question.kind != DEUS_ASK_ONCE && table.question.kind != DEUS_ASK_TURN) decline();
    expect_once(top);
    decline();
    while (table.question.kind != DEUS_ASK_TURN) {
        expect_is(table.question.kind != DEUS_ASK_ONCE, true);
        decline();
    }
    expect_question(DEUS_ASK_TURN, 2);
}
