/* The secrets of Lots, and the list of its parts. */
#include <stdio.h>

#include "lots.h"
#include "tools/cards.h"
#include "tools/secrets.h"

void secrets_exchange_lots(dm_state *state, uint8_t viewer, dm_random *random);
void cards_print_lots(enum text_language language, bool as_json);

/* Prizes to come, what others have laid this round, chance. */
void secrets_exchange_lots(dm_state *state, uint8_t viewer, dm_random *random) {
    lots_state *s = (lots_state *)state;
    for (int k = LOTS_PRIZES - 1; k > s->round; k--) {
        uint32_t other = s->round + dm_random_below(random, (uint32_t)(k + 1 - s->round));
        uint8_t prize = s->prizes[k];
        s->prizes[k] = s->prizes[other];
        s->prizes[other] = prize;
    }
    for (int seat = 0; seat < s->player_count; seat++) {
        if (seat == viewer || s->laid[seat] == LOTS_NONE) continue;
        do s->laid[seat] = (uint8_t)(1 + dm_random_below(random, LOTS_NUMBERS));
        while (!(s->hand[seat] >> s->laid[seat] & 1));
    }
    for (int k = 0; k < 32; k++) s->chance.key[k] = (uint8_t)dm_random_next(random);
}

void cards_print_lots(enum text_language language, bool as_json) {
    (void)language;
    if (as_json)
        printf("{\"game\":\"lots\",\"numbers\":%d}\n", LOTS_NUMBERS);
    else
        cards_print_heading("Lots", '=');
}
