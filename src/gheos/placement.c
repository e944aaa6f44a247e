/* Placing a tile: which, where, how turned (G-A1). A placement that costs a follower needs one
 * (G-A4); a free one always exists. */
#include <string.h>

#include "engine/guard.h"
#include "gheos/rules.h"

static void ask_tile(gheos_asking *asking) {
    const gheos_player *me = asking->me;
    asking->question->partial = me->hand_count > 0 && me->hand[me->hand_count - 1] == DM_UNKNOWN;
    for (int k = 0; k < me->hand_count; k++)
        if (me->hand[k] != DM_UNKNOWN)
            gheos_judge(asking, asking_say(GHEOS_SAY_TILE, me->hand[k]), asking_allowed());
}

static void answer_tile(gheos_play *play, dm_answer answer) {
    play->s->choice.tile = answer.a;
    play->s->phase = GHEOS_PHASE_CELL;
}

const gheos_phase_row gheos_phase_tile = {"tile", GHEOS_ASK_TILE, ask_tile, answer_tile};

gheos_placement gheos_chosen_placement(const gheos_state *s) {
    assert(s->phase >= GHEOS_PHASE_CELL && s->phase <= GHEOS_PHASE_TARGET);
    const gheos_choice *choice = &s->choice;
    return (gheos_placement){choice->tile, choice->x, choice->y, choice->rotation};
}

/* G-A4: without a follower, nothing that causes a war or a migration. */
static dm_reason placement_reason(const gheos_state *s, gheos_placement placement) {
    if (gheos_followers(s, s->turn_seat) > 0) return asking_allowed();
    gheos_outcome outcome;
    gheos_foresee(s, placement, &outcome);
    return outcome.price == GHEOS_FREE
               ? asking_allowed()
               : asking_refused(GHEOS_NO_FOLLOWER_TO_PAY, outcome.price, 0, 0);
}

/* A cell is legal if some rotation of the tile is. */
static dm_reason cell_reason(const gheos_state *s, int x, int y) {
    dm_reason reason = asking_allowed();
    gheos_placement placement = {s->choice.tile, (int8_t)x, (int8_t)y, 0};
    for (uint8_t rotation = 0; rotation < GHEOS_SIDES; rotation++) {
        if (gheos_looks_like_smaller_rotation(s->choice.tile, rotation)) continue;
        placement.rotation = rotation;
        reason = placement_reason(s, placement);
        if (reason.code == GHEOS_ALLOWED) return reason;
    }
    return reason;
}

/* Empty cells beside a tile, each once: from the first place that touches it. */
static bool is_first_to_touch(const gheos_state *s, uint8_t place, int x, int y) {
    for (int side = 0; side < GHEOS_SIDES; side++) {
        int nx, ny;
        gheos_cell_across(x, y, side, &nx, &ny);
        if (gheos_place_at(s, nx, ny) < place) return false;
    }
    return true;
}

static void judge_additions(gheos_asking *asking, uint8_t place) {
    const gheos_state *s = asking->s;
    for (int side = 0; side < GHEOS_SIDES; side++) {
        if (s->places[place].link[side] != GHEOS_NO_PLACE) continue;
        int x, y;
        gheos_cell_across(s->places[place].x, s->places[place].y, side, &x, &y);
        if (is_first_to_touch(s, place, x, y))
            gheos_judge(asking, gheos_say_cell(GHEOS_SAY_ADD, x, y, 0), cell_reason(s, x, y));
    }
}

static dm_reason replace_reason(const gheos_state *s, const gheos_place *place) {
    if (gheos_has_pyramid(place->tile)) return asking_refused(GHEOS_PYRAMID_STANDS, 0, 0, 0);
    return cell_reason(s, place->x, place->y);
}

static void ask_cell(gheos_asking *asking) {
    const gheos_state *s = asking->s;
    asking->question->args[0] = s->choice.tile;
    for (uint8_t place = 0; place < s->place_count; place++) judge_additions(asking, place);
    for (uint8_t place = 0; place < s->place_count; place++)
        gheos_judge(asking,
                    gheos_say_cell(GHEOS_SAY_REPLACE, s->places[place].x, s->places[place].y, 0),
                    replace_reason(s, &s->places[place]));
}

static void answer_cell(gheos_play *play, dm_answer answer) {
    play->s->choice.x = (int8_t)gheos_cell_x(answer);
    play->s->choice.y = (int8_t)gheos_cell_y(answer);
    play->s->phase = GHEOS_PHASE_ROTATION;
}

const gheos_phase_row gheos_phase_cell = {"cell", GHEOS_ASK_CELL, ask_cell, answer_cell};

static void ask_rotation(gheos_asking *asking) {
    const gheos_state *s = asking->s;
    gheos_placement placement = gheos_chosen_placement(s);
    asking->question->args[0] = placement.tile;
    for (uint8_t rotation = 0; rotation < GHEOS_SIDES; rotation++) {
        if (gheos_looks_like_smaller_rotation(placement.tile, rotation)) continue;
        placement.rotation = rotation;
        gheos_judge(asking, asking_say(GHEOS_SAY_TURN, rotation), placement_reason(s, placement));
    }
}

static void answer_rotation(gheos_play *play, dm_answer answer) {
    gheos_outcome outcome;
    play->s->choice.rotation = answer.a;
    gheos_foresee(play->s, gheos_chosen_placement(play->s), &outcome);
    if (outcome.price == GHEOS_FREE)
        gheos_resolve(play, &outcome);
    else
        play->s->phase = GHEOS_PHASE_PRICE;
}

const gheos_phase_row gheos_phase_rotation = {"rotation", GHEOS_ASK_ROTATION, ask_rotation,
                                              answer_rotation};
