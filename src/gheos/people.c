/* Founding a civilisation or taking a follower (G-F1), one of them, once a turn. */
#include <string.h>

#include "engine/guard.h"
#include "gheos/rules.h"

int gheos_supply(const gheos_state *s, uint8_t civilisation) {
    assert(civilisation < GHEOS_CIVILISATIONS);
    int held = 0;
    for (int seat = 0; seat < s->player_count; seat++)
        held += s->players[seat].followers[civilisation];
    return GHEOS_FOLLOWERS - held;
}

int gheos_followers(const gheos_state *s, uint8_t seat) {
    assert(seat < s->player_count);
    int count = 0;
    for (int civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
        count += s->players[seat].followers[civilisation];
    return count;
}

void gheos_settle_on(gheos_state *s, uint8_t civilisation, const gheos_region *continent) {
    dm_guard(civilisation < GHEOS_CIVILISATIONS);
    s->markers[civilisation] = continent->first;
    memcpy(s->home_symbols[civilisation], continent->symbols, sizeof continent->symbols);
}

void gheos_take_off_board(gheos_state *s, uint8_t civilisation) {
    dm_guard(civilisation < GHEOS_CIVILISATIONS);
    s->markers[civilisation] = (gheos_spot){GHEOS_NO_PLACE, 0};
    memset(s->home_symbols[civilisation], 0, sizeof s->home_symbols[civilisation]);
}

void gheos_lose_all_followers(gheos_play *play, uint8_t civilisation) {
    assert(!gheos_on_board(play->s, civilisation));
    for (uint8_t seat = 0; seat < play->s->player_count; seat++) {
        uint8_t *held = &play->s->players[seat].followers[civilisation];
        if (*held > 0) gheos_tell_all(play, GHEOS_DID_LOSE, seat, civilisation, 0, *held);
        *held = 0;
    }
}

static bool has_marker_left(const gheos_state *s) {
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
        if (!gheos_on_board(s, civilisation)) return true;
    return false;
}

static dm_reason take_reason(const gheos_state *s, uint8_t civilisation) {
    if (!gheos_on_board(s, civilisation))
        return asking_refused(GHEOS_NOT_ON_BOARD, civilisation, 0, 0);
    if (gheos_supply(s, civilisation) == 0)
        return asking_refused(GHEOS_SUPPLY_EMPTY, civilisation, 0, 0);
    return asking_allowed();
}

static dm_reason found_reason(const gheos_state *s, const gheos_land *land, uint8_t region) {
    uint8_t civilisation = gheos_civilisation_on(s, land, region);
    if (civilisation != GHEOS_CIVILISATIONS)
        return asking_refused(GHEOS_CONTINENT_INHABITED, civilisation, 0, 0);
    return has_marker_left(s) ? asking_allowed() : asking_refused(GHEOS_NO_MARKER_LEFT, 0, 0, 0);
}

/* Judges every continent; whether founding somewhere would give a follower. */
static bool judge_continents(gheos_asking *asking) {
    const gheos_state *s = asking->s;
    bool gives = false;
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    for (uint8_t region = 0; region < land.count; region++) {
        if (!gheos_is_continent(&land.regions[region])) continue;
        gheos_spot first = land.regions[region].first;
        const gheos_place *place = &s->places[first.place];
        dm_reason reason = found_reason(s, &land, region);
        gives |= reason.code == GHEOS_ALLOWED && land.regions[region].symbols[GHEOS_WHEAT] > 0;
        gheos_judge(asking, gheos_say_cell(GHEOS_SAY_FOUND, place->x, place->y, first.side),
                    reason);
    }
    return gives;
}

/* Skipping only if nothing can be taken and no founding gives a follower. */
static void ask_people(gheos_asking *asking) {
    bool must_act = false;
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        dm_reason reason = take_reason(asking->s, civilisation);
        must_act |= reason.code == GHEOS_ALLOWED;
        gheos_judge(asking, asking_say(GHEOS_SAY_TAKE, civilisation), reason);
    }
    must_act |= judge_continents(asking);
    gheos_judge(asking, asking_say(GHEOS_SAY_SKIP, 0),
                must_act ? asking_refused(GHEOS_MUST_ACT, 0, 0, 0) : asking_allowed());
}

static void answer_people(gheos_play *play, dm_answer answer) {
    gheos_state *s = play->s;
    s->phase = GHEOS_PHASE_TOKEN;
    if (answer.verb == GHEOS_SAY_TAKE) {
        gheos_player_on_turn(play)->followers[answer.a]++;
        gheos_tell_all(play, GHEOS_DID_TAKE, s->turn_seat, answer.a, 0, 1);
    } else if (answer.verb == GHEOS_SAY_FOUND) {
        uint8_t place = gheos_place_at(s, gheos_cell_x(answer), gheos_cell_y(answer));
        s->choice.continent = (gheos_spot){place, answer.c};
        s->phase = GHEOS_PHASE_COLOUR;
    }
}

const gheos_phase_row gheos_phase_people = {"people", GHEOS_ASK_PEOPLE, ask_people, answer_people};

static void ask_colour(gheos_asking *asking) {
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        bool there = gheos_on_board(asking->s, civilisation);
        gheos_judge(asking, asking_say(GHEOS_SAY_COLOUR, civilisation),
                    there ? asking_refused(GHEOS_ALREADY_ON_BOARD, civilisation, 0, 0)
                          : asking_allowed());
    }
}

/* As many followers as the continent has wheat, at most all five. */
static void answer_colour(gheos_play *play, dm_answer answer) {
    gheos_state *s = play->s;
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    gheos_spot spot = s->choice.continent;
    const gheos_region *region = &land.regions[land.label[spot.place][spot.side]];
    int gained = region->symbols[GHEOS_WHEAT] < GHEOS_FOLLOWERS ? region->symbols[GHEOS_WHEAT]
                                                                : GHEOS_FOLLOWERS;
    gheos_settle_on(s, answer.a, region);
    gheos_player_on_turn(play)->followers[answer.a] = (uint8_t)gained;
    gheos_tell_all(play, GHEOS_DID_FOUND, s->turn_seat, answer.a,
                   gheos_spot_number(region->first.place, region->first.side), gained);
    memset(&s->choice, 0, sizeof s->choice);
    s->phase = GHEOS_PHASE_TOKEN;
}

const gheos_phase_row gheos_phase_colour = {"colour", GHEOS_ASK_COLOUR, ask_colour, answer_colour};
