/* Scoring tokens, drawing, Epochs and the end (G-P1, G-D1, G-X1, G-X2). */
#include <string.h>

#include "engine/guard.h"
#include "gheos/rules.h"

int gheos_points_for(const gheos_state *s, uint8_t seat, uint8_t symbol) {
    assert(seat < s->player_count && symbol < GHEOS_SYMBOLS);
    int points = 0;
    for (int civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
        points += s->players[seat].followers[civilisation] * s->home_symbols[civilisation][symbol];
    return points;
}

int gheos_last_epoch(uint8_t players) {
    assert(players >= 2 && players <= DM_SEATS_MAX);
    return players + 4;
}

void gheos_gain(gheos_play *play, uint8_t kind, uint8_t seat, uint8_t a, int points) {
    assert(kind < GHEOS_EVENT_KINDS && points >= 0);
    gheos_player *player = &play->s->players[seat];
    player->vp = (int16_t)(player->vp + points);
    asking_tell(play->events, (dm_event){kind, seat, DM_EVERYONE, DM_UNKNOWN, a, player->tokens,
                                         (int16_t)points});
}

void gheos_add_to_hand(gheos_player *player, uint8_t tile) {
    dm_guard(player->hand_count < GHEOS_HAND_MAX);
    player->hand[player->hand_count++] = tile;
    if (player->hand_count == 2 && player->hand[0] > player->hand[1]) {
        player->hand[1] = player->hand[0];
        player->hand[0] = tile;
    }
}

/* ---- The end ----------------------------------------------------------------------------- */

static bool all_tokens_used(const gheos_state *s) {
    for (int seat = 0; seat < s->player_count; seat++)
        if (s->players[seat].tokens > 0) return false;
    return true;
}

/* G-X2: every player scores cups once more. */
static void end_game(gheos_play *play, uint8_t cause) {
    play->s->phase = GHEOS_PHASE_OVER;
    play->s->revealed = 1;
    gheos_tell_all(play, GHEOS_DID_END, DM_NOBODY, cause, 0, 0);
    for (uint8_t seat = 0; seat < play->s->player_count; seat++)
        gheos_tell_all(play, GHEOS_DID_FINAL_VP, seat, 0, 0,
                       gheos_points_for(play->s, seat, GHEOS_CUP));
}

/* ---- Drawing ----------------------------------------------------------------------------- */

static void score_epoch(gheos_play *play) {
    gheos_state *s = play->s;
    s->epochs_drawn++;
    gheos_tell_all(play, GHEOS_DID_EPOCH, s->turn_seat, 0, 0, s->epochs_drawn);
    for (uint8_t seat = 0; seat < s->player_count; seat++)
        gheos_gain(play, GHEOS_DID_EPOCH_VP, seat, 0, gheos_points_for(s, seat, GHEOS_PYRAMID));
}

/* Draws until a landscape tile comes; false if an Epoch ended the game. */
static bool draw(gheos_play *play) {
    gheos_state *s = play->s;
    for (;;) {
        dm_guard(s->pile_count > 0);
        uint8_t tile = s->pile[--s->pile_count];
        s->pile[s->pile_count] = 0;
        s->revealed = 1;
        if (tile != GHEOS_EPOCH) {
            gheos_add_to_hand(gheos_player_on_turn(play), tile);
            gheos_tell_all(play, GHEOS_DID_DRAW, s->turn_seat, 0, 0, 1);
            asking_tell(play->events, (dm_event){GHEOS_DID_SEE_TILE, s->turn_seat,
                                                 (uint8_t)(1 << s->turn_seat), tile, 0, 0, 0});
            return true;
        }
        score_epoch(play);
        if (s->epochs_drawn == gheos_last_epoch(s->player_count)) return false;
    }
}

_Static_assert(GHEOS_DID_START_TURN == DM_TURN_BEGINS, "as in every game");

void gheos_begin_turn(gheos_play *play) {
    play->s->phase = GHEOS_PHASE_TILE;
    gheos_tell_all(play, GHEOS_DID_START_TURN, play->s->turn_seat, 0, 0, play->s->turn);
}

static void end_turn(gheos_play *play) {
    gheos_state *s = play->s;
    if (all_tokens_used(s)) {
        end_game(play, 1);
        return;
    }
    if (!draw(play)) {
        end_game(play, 0);
        return;
    }
    s->turn_seat = (uint8_t)((s->turn_seat + 1) % s->player_count);
    s->turn++;
    gheos_begin_turn(play);
}

/* ---- Scoring tokens ---------------------------------------------------------------------- */

static void ask_token(gheos_asking *asking) {
    gheos_judge(asking, asking_say(GHEOS_SAY_KEEP, 0), asking_allowed());
    if (asking->me->tokens == 0) return;
    int points = gheos_points_for(asking->s, asking->s->turn_seat, GHEOS_CUP);
    asking->question->args[0] = (uint8_t)(points < 255 ? points : 255);
    gheos_judge(asking, asking_say(GHEOS_SAY_SCORE, 0), asking_allowed());
}

static void answer_token(gheos_play *play, dm_answer answer) {
    if (answer.verb == GHEOS_SAY_SCORE) {
        gheos_player_on_turn(play)->tokens--;
        uint8_t seat = play->s->turn_seat;
        gheos_gain(play, GHEOS_DID_TOKEN, seat, 0, gheos_points_for(play->s, seat, GHEOS_CUP));
    } else if (gheos_player_on_turn(play)->tokens > 0) {
        gheos_tell_all(play, GHEOS_DID_KEEP, play->s->turn_seat, 0, 0, 0);
    }
    end_turn(play);
}

const gheos_phase_row gheos_phase_token = {"token", GHEOS_ASK_TOKEN, ask_token, answer_token};

/* ---- Final scores ------------------------------------------------------------------------ */

/* Whether one seat ranks above another: more VP, then more followers. */
static bool ranks_above(const gheos_state *s, const dm_scores *scores, uint8_t a, uint8_t b) {
    if (scores->total[a] != scores->total[b]) return scores->total[a] > scores->total[b];
    return gheos_followers(s, a) > gheos_followers(s, b);
}

void gheos_score(const dm_state *state, dm_scores *scores) {
    const gheos_state *s = gheos_const(state);
    memset(scores, 0, sizeof *scores);
    scores->players = s->player_count;
    scores->line_count = GHEOS_SCORE_SOURCES;
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        scores->points[GHEOS_FROM_PLAY][seat] = s->players[seat].vp;
        scores->points[GHEOS_FROM_CUPS][seat] = (int16_t)gheos_points_for(s, seat, GHEOS_CUP);
        scores->total[seat] = (int16_t)(scores->points[GHEOS_FROM_PLAY][seat] +
                                        scores->points[GHEOS_FROM_CUPS][seat]);
    }
    for (uint8_t source = 0; source < GHEOS_SCORE_SOURCES; source++)
        scores->source[source] = source;
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        scores->place[seat] = 1;
        for (uint8_t other = 0; other < s->player_count; other++)
            scores->place[seat] += ranks_above(s, scores, other, seat);
    }
}
