/* Scenes of Egypt (egypt.h). */
#include "support/egypt.h"

#include <stdio.h>

int beside(int seat) { return egypt_tokens_beside(state(), (uint8_t)(seat - 1)); }

void main_effect(const char *words) {
    scene_effects("military", words);
    if (table.question.kind == DEUS_ASK_ONCE) play_tokens("skip");
}

void build_temple(const char *card, const char *words) {
    char all[700], tokens[96];
    snprintf(all, sizeof all, T HANDS "p1.hand=%s,villa %s", card, words);
    scene(all);
    snprintf(tokens, sizeof tokens, "build:%s " PAY, card);
    play_tokens(tokens);
    if (table.question.kind == DEUS_ASK_PLACE)
        play_tokens("at:A0"); /* unless it is the only place */
    expect_question(DEUS_ASK_TURN, 2);
}

int charges(int seat, int place) { return player(seat)->charges[place - 1]; }
