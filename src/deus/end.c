/* The end: its trigger (D-X1) and the final count (D-X2, D-X3). */
#include <string.h>

#include "deus/egypt.h"
#include "deus/versions.h"
#include "engine/guard.h"

enum { MAJORITY_OF_GOLD = 2 };

static bool all_villages_attacked(const deus_state *s) {
    return s->attacked == (1 << s->tile_count) - 1;
}

/* The round of the trigger is finished, then one more is played. A temple never leaves the board
 * and an attacked village stays attacked (D-TP6, D-V3): nothing takes the trigger back. */
void deus_check_trigger(deus_play *play) {
    deus_state *s = play->s;
    bool temples_gone = s->temples_left == 0;
    if (s->last_round > 0 || (!temples_gone && !all_villages_attacked(s))) return;
    s->last_round = (uint8_t)(s->round + 1 < DEUS_ROUNDS_MAX ? s->round + 1 : DEUS_ROUNDS_MAX);
    deus_tell(play, DEUS_DID_TRIGGER_END, s->turn_seat, DM_UNKNOWN, temples_gone ? 0 : 1, 0,
              s->last_round);
}

void deus_watch_for_the_end(deus_play *play) {
    if (deus_tells_the_end_at_once(play->s)) deus_check_trigger(play);
}

static int temple_points(const deus_state *s, uint8_t seat) {
    const deus_player *player = &s->players[seat];
    int points = 0;
    for (int place = 0; place < player->height[DEUS_TEMPLE]; place++)
        points += deus_temple_points(s, seat, player->column[DEUS_TEMPLE][place]);
    return points;
}

/* How much a seat has of what a majority is about. */
static int held(const deus_player *player, uint8_t source) {
    return source == DEUS_FROM_GOLD ? player->gold : player->resources[source - DEUS_FROM_WOOD];
}

static void score_majority(const deus_state *s, uint8_t source, int16_t points[DM_SEATS_MAX]) {
    int most = 1, vp = MAJORITY_OF_GOLD;
    if (source != DEUS_FROM_GOLD) vp = egypt_vp_for(s, (uint8_t)(source - DEUS_FROM_WOOD));
    for (int seat = 0; seat < s->player_count; seat++)
        if (held(&s->players[seat], source) > most) most = held(&s->players[seat], source);
    for (int seat = 0; seat < s->player_count; seat++)
        points[seat] = held(&s->players[seat], source) == most ? (int16_t)vp : 0;
}

void deus_majority_points(const deus_state *s, int points[DM_SEATS_MAX]) {
    memset(points, 0, DM_SEATS_MAX * sizeof points[0]);
    for (uint8_t source = DEUS_FROM_WOOD; source <= DEUS_FROM_GOLD; source++) {
        int16_t paid[DM_SEATS_MAX];
        score_majority(s, source, paid);
        for (int seat = 0; seat < s->player_count; seat++) points[seat] += paid[seat];
    }
}

static void score_source(const deus_state *s, uint8_t source, int16_t points[DM_SEATS_MAX]) {
    if (source >= DEUS_FROM_WOOD && source <= DEUS_FROM_GOLD) {
        score_majority(s, source, points);
        return;
    }
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        points[seat] = source == DEUS_FROM_PLAY ? s->players[seat].vp
                       : source == DEUS_FROM_TEMPLES
                           ? (int16_t)temple_points(s, seat)
                           : (int16_t)egypt_vp_on_temples(&s->players[seat]);
}

/* D-X3: most points win; ties share the place. */
static void rank(dm_scores *scores) {
    for (int seat = 0; seat < scores->players; seat++) {
        scores->place[seat] = 1;
        for (int other = 0; other < scores->players; other++)
            if (scores->total[other] > scores->total[seat]) scores->place[seat]++;
    }
}

void deus_score(const dm_state *state, dm_scores *scores) {
    const deus_state *s = deus_const(state);
    memset(scores, 0, sizeof *scores);
    scores->players = s->player_count;
    scores->line_count = egypt_has_temples(s) ? DEUS_SCORE_SOURCES : DEUS_FROM_COUNTERS;
    for (uint8_t source = 0; source < scores->line_count; source++) {
        scores->source[source] = source;
        score_source(s, source, scores->points[source]);
        for (int seat = 0; seat < s->player_count; seat++)
            scores->total[seat] = (int16_t)(scores->total[seat] + scores->points[source][seat]);
    }
    rank(scores);
}

static void tell_temples(deus_play *play, uint8_t seat) {
    const deus_player *player = &play->s->players[seat];
    for (int place = 0; place < player->height[DEUS_TEMPLE]; place++) {
        uint8_t card = player->column[DEUS_TEMPLE][place];
        if (deus_cards[card].effect.operation != DEUS_FINAL) continue;
        deus_tell(play, DEUS_DID_SCORE, seat, card, DEUS_FROM_TEMPLES, 0,
                  deus_temple_points(play->s, seat, card));
    }
}

void deus_tell_scores(deus_play *play) {
    assert(play->s->depth == 0); /* the game is over */
    if (!play->events) return;
    dm_scores scores;
    deus_score((const dm_state *)play->s, &scores);
    deus_tell(play, DEUS_DID_END, DM_NOBODY, DM_UNKNOWN, 0, 0, 0);
    for (uint8_t seat = 0; seat < play->s->player_count; seat++) {
        for (uint8_t source = 0; source < scores.line_count; source++) {
            if (source == DEUS_FROM_TEMPLES)
                tell_temples(play, seat);
            else if (scores.points[source][seat] != 0)
                deus_tell(play, DEUS_DID_SCORE, seat, DM_UNKNOWN, source, 0,
                          scores.points[source][seat]);
        }
    }
}
