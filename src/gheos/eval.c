/* What a position is worth: expected final points of each seat, and from them winning shares.
 *
 * Followers score cups with every token that is left and once at the end, pyramids with every
 * Epoch to come. What they stand on can be lost to war, so the future counts less than it could.
 * Only + - * / on doubles, so that native and WebAssembly think alike. */
#include "gheos/rules.h"

/* How much of today's land a follower will still have when it scores later. */
static const double kept_until_token = 0.75;
static const double kept_until_epoch = 0.65;
static const double kept_until_end = 0.70;
/* A follower on poor land may still see it grow, and can pay for a war. */
static const double worth_of_follower = 1.2;
/* Wheat and swords keep a civilisation alive: a little per follower. */
static const double worth_of_swords = 0.10;
/* Turns a game usually lasts when Epochs end it, by players (section 5 of the rules). */
static const double usual_turns[] = {0, 0, 32, 36, 39};

static double at_least(double number, double limit) { return number > limit ? number : limit; }

static double turns_left(const gheos_state *s) {
    if (s->phase == PHASE_OVER) return 0;
    int last = gheos_last_epoch(s->player_count);
    double by_epochs = usual_turns[s->player_count] * (last - s->epochs_drawn) / last;
    double by_clock = usual_turns[s->player_count] - s->turn;
    return at_least((by_epochs + by_clock) / 2, 1.5);
}

static double player_worth(const gheos_state *s, const gheos_land *land, uint8_t seat,
                           double left) {
    const gheos_player *player = &s->players[seat];
    double cups = gheos_points_for(s, land, seat, CUP);
    double pyramids = gheos_points_for(s, land, seat, PYRAMID);
    double swords = gheos_points_for(s, land, seat, SWORD);
    if (s->phase == PHASE_OVER) return player->vp + cups;
    double late = left / (left + 6); /* 1 far from the end, 0 at it */
    double epochs = gheos_last_epoch(s->player_count) - s->epochs_drawn;
    double tokens = player->tokens;
    double token_worth = cups * (1 - late * (1 - kept_until_token)) + 2.0 * late;
    double points = player->vp + tokens * token_worth;
    points += cups * (1 - late * (1 - kept_until_end));
    points += pyramids * (1 + (epochs - 1) * kept_until_epoch) * (epochs > 0);
    points += late * (worth_of_follower * gheos_followers(s, seat) + worth_of_swords * swords);
    return points;
}

void gheos_evaluate(const dm_state *state, dm_worth *worth) {
    const gheos_state *s = gheos_const(state);
    double left = turns_left(s);
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    *worth = (dm_worth){0};
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        worth->points[seat] = player_worth(s, &land, seat, left);
    share_out_wins(worth, s->player_count, left, s->phase == PHASE_OVER);
}
