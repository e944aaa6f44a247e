/* Soundness: every invariant of a state (see state.h and section 5 of the rules). Random games
 * assert it after each answer, and a position read from a text must pass it. */
#include <string.h>

#include "gheos/rules.h"

/* ---- Tiles ------------------------------------------------------------------------------- */

static bool see_tile(uint64_t *seen, uint8_t tile, dm_error *error) {
    if (tile == DM_UNKNOWN || tile == GHEOS_EPOCH) return true;
    if (tile > GHEOS_EPOCH) return dm_fail(error, "there is no tile %d", tile);
    if (*seen >> tile & 1)
        return dm_fail(error, "the tile %s is in two places", gheos_tile_id(tile));
    *seen |= (uint64_t)1 << tile;
    return true;
}

static bool see_all_tiles(const gheos_state *s, uint64_t *seen, int *count, dm_error *error) {
    *seen = s->gone;
    *count = __builtin_popcountll(s->gone) + s->place_count;
    for (int k = 0; k < s->place_count; k++)
        if (!see_tile(seen, s->places[k].tile, error)) return false;
    for (int k = 0; k < s->pile_count; k++)
        if (!see_tile(seen, s->pile[k], error)) return false;
    for (int seat = 0; seat < s->player_count; seat++) {
        const gheos_player *player = &s->players[seat];
        *count += player->hand_count;
        for (int k = 0; k < player->hand_count; k++) {
            if (player->hand[k] == GHEOS_EPOCH) return dm_fail(error, "an Epoch is in a hand");
            if (!see_tile(seen, player->hand[k], error)) return false;
        }
    }
    return true;
}

/* It begins the board; once replaced it leaves the game. */
static bool start_tile_is_sound(const gheos_state *s) {
    for (int k = 0; k < s->place_count; k++)
        if (s->places[k].tile == GHEOS_START_TILE)
            return s->places[k].x == 0 && s->places[k].y == 0;
    return s->gone >> GHEOS_START_TILE & 1;
}

static int epochs_in_pile(const gheos_state *s) {
    int count = 0;
    for (int k = 0; k < s->pile_count; k++) count += s->pile[k] == GHEOS_EPOCH;
    return count;
}

static bool pile_is_hidden(const gheos_state *s) {
    return s->pile_count > 0 && s->pile[0] == DM_UNKNOWN;
}

static bool tiles_are_all_there(const gheos_state *s, dm_error *error) {
    uint64_t seen;
    int count, epochs = s->calm_epochs ? gheos_last_epoch(s->player_count) : GHEOS_EPOCHS;
    if (!see_all_tiles(s, &seen, &count, error)) return false;
    if (!start_tile_is_sound(s))
        return dm_fail(error, "the start tile must lie at 0,0 or have left the game");
    int left = epochs - s->epochs_drawn;
    if (left < 0 || s->epochs_drawn > gheos_last_epoch(s->player_count))
        return dm_fail(error, "%d Epochs were drawn; the game has ended before", s->epochs_drawn);
    if (count > GHEOS_TILES || count + s->pile_count - left != GHEOS_TILES)
        return dm_fail(error, "expected %d tiles and %d Epochs in all, found %d together",
                       GHEOS_TILES, left, count + s->pile_count);
    if (!pile_is_hidden(s) && epochs_in_pile(s) != left)
        return dm_fail(error, "expected %d Epochs in the pile, found %d", left, epochs_in_pile(s));
    for (int k = 1; k < s->pile_count; k++)
        if ((s->pile[k] == DM_UNKNOWN) != pile_is_hidden(s))
            return dm_fail(error, "the pile must be known or unknown as a whole");
    return true;
}

/* ---- Board ------------------------------------------------------------------------------- */

static bool board_is_sound(const gheos_state *s, dm_error *error) {
    if (gheos_place_at(s, 0, 0) == GHEOS_NO_PLACE)
        return dm_fail(error, "no tile lies at 0,0, where the board begins");
    for (int k = 0; k < s->place_count; k++) {
        gheos_place fresh = s->places[k];
        gheos_place copy[GHEOS_PLACES_MAX];
        memcpy(copy, s->places, sizeof copy);
        gheos_link(copy, s->place_count, k);
        if (memcmp(&copy[k], &fresh, sizeof fresh) != 0)
            return dm_fail(error, "the links of the tile at %d,%d are wrong", fresh.x, fresh.y);
        if (fresh.x < -51 || fresh.x > 51 || fresh.y < -25 || fresh.y > 26)
            return dm_fail(error, "%d,%d lies off the board", fresh.x, fresh.y);
        if (gheos_looks_like_smaller_rotation(fresh.tile, fresh.rotation))
            return dm_fail(error, "the tile %s looks the same with a smaller rotation",
                           gheos_tile_id(fresh.tile));
        for (int other = 0; other < k; other++)
            if (s->places[other].x == fresh.x && s->places[other].y == fresh.y)
                return dm_fail(error, "two tiles lie at %d,%d", fresh.x, fresh.y);
    }
    return true;
}

static bool board_is_connected(const gheos_state *s) {
    uint64_t reached = 1, before = 0;
    while (reached != before) {
        before = reached;
        for (int k = 0; k < s->place_count; k++)
            for (int side = 0; side < GHEOS_SIDES; side++)
                if (reached >> k & 1 && s->places[k].link[side] != GHEOS_NO_PLACE)
                    reached |= (uint64_t)1 << s->places[k].link[side];
    }
    return reached == ((uint64_t)1 << s->place_count) - 1;
}

/* A civilisation is on a continent, alone, and its marker names the first piece. */
static bool markers_are_sound(const gheos_state *s, dm_error *error) {
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    for (uint8_t k = 0; k < GHEOS_CIVILISATIONS; k++) {
        const char *id = gheos_civilisation_ids[k];
        if (!gheos_on_board(s, k)) {
            if (gheos_supply(s, k) != GHEOS_FOLLOWERS)
                return dm_fail(error, "%s has followers but no marker on the board", id);
            if (!asking_is_zero(s->home_symbols[k], GHEOS_SYMBOLS))
                return dm_fail(error, "%s has symbols but no marker on the board", id);
            continue;
        }
        if (s->markers[k].place >= s->place_count || s->markers[k].side >= GHEOS_SIDES)
            return dm_fail(error, "the marker of %s lies off the board", id);
        uint8_t home = gheos_home(s, &land, k);
        const gheos_region *region = &land.regions[home];
        if (!gheos_is_continent(region)) return dm_fail(error, "%s is not on a continent", id);
        if (gheos_civilisation_on(s, &land, home) != k)
            return dm_fail(error, "%s shares its continent with another civilisation", id);
        if (region->first.place != s->markers[k].place || region->first.side != s->markers[k].side)
            return dm_fail(error, "the marker of %s does not name its continent's first piece", id);
        if (memcmp(s->home_symbols[k], region->symbols, sizeof region->symbols) != 0)
            return dm_fail(error, "%s has other symbols than its continent", id);
        if (gheos_supply(s, k) < 0)
            return dm_fail(error, "%s has more than %d followers", id, GHEOS_FOLLOWERS);
    }
    return true;
}

/* ---- The turn ---------------------------------------------------------------------------- */

static bool hand_holds(const gheos_player *player, uint8_t tile) {
    for (int k = 0; k < player->hand_count; k++)
        if (player->hand[k] == tile) return true;
    return false;
}

static bool touches_board(const gheos_state *s, int x, int y) {
    for (int side = 0; side < GHEOS_SIDES; side++) {
        int nx, ny;
        gheos_cell_across(x, y, side, &nx, &ny);
        if (gheos_place_at(s, nx, ny) != GHEOS_NO_PLACE) return true;
    }
    return false;
}

static bool cell_is_sound(const gheos_state *s) {
    uint8_t place = gheos_place_at(s, s->choice.x, s->choice.y);
    if (place == GHEOS_NO_PLACE) return touches_board(s, s->choice.x, s->choice.y);
    return !gheos_has_pyramid(s->places[place].tile);
}

static bool costs_a_follower(const gheos_state *s) {
    gheos_outcome outcome;
    gheos_foresee(s, gheos_chosen_placement(s), &outcome);
    return outcome.price != GHEOS_FREE;
}

/* A choice that is waiting must still be possible. */
static bool choice_is_sound(const gheos_state *s) {
    static const gheos_choice nothing;
    const gheos_player *player = &s->players[s->turn_seat];
    if (s->phase == GHEOS_PHASE_COLOUR) {
        gheos_spot spot = s->choice.continent;
        gheos_land land;
        if (spot.place >= s->place_count || spot.side >= GHEOS_SIDES) return false;
        gheos_find_land(s->places, s->place_count, &land);
        uint8_t region = land.label[spot.place][spot.side];
        gheos_spot first = land.regions[region].first;
        return gheos_is_continent(&land.regions[region]) && first.place == spot.place &&
               first.side == spot.side &&
               gheos_civilisation_on(s, &land, region) == GHEOS_CIVILISATIONS;
    }
    if (s->phase < GHEOS_PHASE_CELL || s->phase > GHEOS_PHASE_TARGET)
        return memcmp(&s->choice, &nothing, sizeof nothing) == 0;
    if (s->choice.tile >= GHEOS_TILES || !hand_holds(player, s->choice.tile)) return false;
    if (s->phase == GHEOS_PHASE_CELL) return true;
    if (!cell_is_sound(s) || s->choice.rotation >= GHEOS_SIDES) return false;
    if (s->phase == GHEOS_PHASE_ROTATION) return s->choice.rotation == 0;
    if (s->phase == GHEOS_PHASE_PRICE && !costs_a_follower(s)) return false;
    return !gheos_looks_like_smaller_rotation(s->choice.tile, s->choice.rotation);
}

/* What is asked must have an answer. */
static bool question_is_sound(const gheos_state *s) {
    dm_question question;
    gheos_ask((const dm_state *)s, &question, NULL);
    return s->phase == GHEOS_PHASE_OVER || question.count > 0 || question.partial;
}

/* Two tiles each, but the seat on turn has one once it has placed. */
static bool hands_are_sound(const gheos_state *s) {
    for (int seat = 0; seat < s->player_count; seat++) {
        const gheos_player *player = &s->players[seat];
        bool placed = seat == s->turn_seat &&
                      (s->phase == GHEOS_PHASE_OVER || s->phase >= GHEOS_PHASE_PEOPLE);
        if (player->hand_count != (placed ? 1 : 2)) return false;
        if (player->hand_count == 2 && player->hand[0] > player->hand[1]) return false;
    }
    return true;
}

static bool rest_is_zero(const gheos_state *s) {
    return asking_is_zero(s->pile + s->pile_count, (size_t)(GHEOS_PILE_MAX - s->pile_count)) &&
           asking_is_zero(s->places + s->place_count,
                          sizeof s->places[0] * (size_t)(GHEOS_PLACES_MAX - s->place_count)) &&
           asking_is_zero(s->players + s->player_count,
                          sizeof s->players[0] * (size_t)(DM_SEATS_MAX - s->player_count));
}

bool gheos_check(const dm_state *state, dm_error *error) {
    const gheos_state *s = gheos_const(state);
    if (s->place_count > GHEOS_PLACES_MAX || s->pile_count > GHEOS_PILE_MAX ||
        s->phase >= GHEOS_PHASES)
        return dm_fail(error, "a count is out of bounds");
    if (!rest_is_zero(s)) return dm_fail(error, "something lies beyond a count");
    for (int seat = 0; seat < s->player_count; seat++)
        if (s->players[seat].vp < 0 || s->players[seat].tokens > GHEOS_TOKENS)
            return dm_fail(error, "seat %d has impossible VP or tokens", seat + 1);
    if (!board_is_sound(s, error)) return false;
    if (!board_is_connected(s)) return dm_fail(error, "the board is not connected");
    if (!markers_are_sound(s, error) || !tiles_are_all_there(s, error)) return false;
    if (!hands_are_sound(s)) return dm_fail(error, "a hand has the wrong number of tiles");
    if (s->phase != GHEOS_PHASE_OVER && s->epochs_drawn == gheos_last_epoch(s->player_count))
        return dm_fail(error, "the last Epoch was drawn, but the game goes on");
    if (!choice_is_sound(s))
        return dm_fail(error, "what was chosen does not fit the phase '%s'",
                       gheos_phases[s->phase]->name);
    if (!question_is_sound(s))
        return dm_fail(error, "nothing can be answered in phase '%s'",
                       gheos_phases[s->phase]->name);
    return true;
}
