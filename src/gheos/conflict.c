/* Wars and migrations (G-A4 to G-A8): the price, the choice on a tie, and the settling, which is
 * when the board really changes. */
#include <string.h>

#include "engine/guard.h"
#include "gheos/rules.h"

static void foresee_choice(const gheos_state *s, gheos_outcome *outcome) {
    gheos_foresee(s, gheos_chosen_placement(s), outcome);
}

/* ---- Price ------------------------------------------------------------------------------- */

static void ask_price(gheos_asking *asking) {
    gheos_outcome outcome;
    foresee_choice(asking->s, &outcome);
    asking->question->args[0] = outcome.price;
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        bool held = asking->me->followers[civilisation] > 0;
        gheos_judge(asking, asking_say(GHEOS_SAY_PAY, civilisation),
                    held ? asking_allowed()
                         : asking_refused(GHEOS_FOLLOWER_NOT_HELD, civilisation, 0, 0));
    }
}

static void answer_price(gheos_play *play, dm_answer answer) {
    gheos_outcome outcome;
    foresee_choice(play->s, &outcome);
    gheos_player_on_turn(play)->followers[answer.a]--;
    gheos_tell_all(play, GHEOS_DID_PAY, play->s->turn_seat, answer.a, outcome.price, 1);
    gheos_resolve(play, &outcome);
}

const gheos_phase_row gheos_phase_price = {"price", GHEOS_ASK_PRICE, ask_price, answer_price};

/* ---- Settling ---------------------------------------------------------------------------- */

static void die(gheos_play *play, uint8_t civilisation, uint8_t death) {
    gheos_take_off_board(play->s, civilisation);
    gheos_tell_all(play, GHEOS_DID_DIE, DM_NOBODY, civilisation, death, 0);
    gheos_lose_all_followers(play, civilisation);
}

static void put_on_board(gheos_play *play, const gheos_outcome *outcome) {
    gheos_state *s = play->s;
    const gheos_place *place = &outcome->places[outcome->place];
    gheos_player *player = gheos_player_on_turn(play);
    uint8_t kept = player->hand[0] == place->tile ? 1 : 0;
    player->hand[0] = player->hand_count > 1 ? player->hand[kept] : 0;
    player->hand[1] = 0;
    player->hand_count--;
    memcpy(s->places, outcome->places, sizeof s->places[0] * outcome->place_count);
    s->place_count = outcome->place_count;
    bool added = outcome->replaced == DM_UNKNOWN;
    uint8_t x = (uint8_t)(place->x + GHEOS_CELL_OFFSET),
            y = (uint8_t)(place->y + GHEOS_CELL_OFFSET);
    if (!added) {
        s->gone |= (uint64_t)1 << outcome->replaced;
        asking_tell(play->events, (dm_event){GHEOS_DID_LIFT, s->turn_seat, DM_EVERYONE,
                                             outcome->replaced, x, y, 0});
    }
    asking_tell(play->events, (dm_event){added ? GHEOS_DID_ADD : GHEOS_DID_REPLACE, s->turn_seat,
                                         DM_EVERYONE, place->tile, x, y, place->rotation});
}

static void fight(gheos_play *play, const gheos_outcome *outcome, uint8_t winner) {
    if (outcome->party_count == 0) return;
    for (int party = 0; party < outcome->party_count; party++)
        gheos_tell_all(play, GHEOS_DID_WAR, DM_NOBODY, outcome->parties[party], 0,
                       outcome->swords[party]);
    gheos_tell_all(play, GHEOS_DID_WIN_WAR, DM_NOBODY, outcome->parties[winner], 0, 0);
    for (int party = 0; party < outcome->party_count; party++)
        if (party != winner) die(play, outcome->parties[party], GHEOS_LOST_WAR);
}

/* Its region in the end, or DM_UNKNOWN if it does not survive. */
static uint8_t migrate(gheos_play *play, const gheos_outcome *outcome, uint8_t part) {
    if (outcome->migrant == GHEOS_CIVILISATIONS) return DM_UNKNOWN;
    gheos_tell_all(play, GHEOS_DID_MIGRATE, DM_NOBODY, outcome->migrant,
                   gheos_spot_number(outcome->place, outcome->target_side[part]),
                   outcome->target_wheat[part]);
    if (!outcome->target_continent[part]) {
        die(play, outcome->migrant, GHEOS_DIED_ON_ISLAND);
        return DM_UNKNOWN;
    }
    if (outcome->target_civilisation[part] != GHEOS_CIVILISATIONS) {
        die(play, outcome->migrant, GHEOS_DIED_AMONG_OTHERS);
        return DM_UNKNOWN;
    }
    return outcome->land.label[outcome->place][outcome->target_side[part]];
}

/* Markers name the first piece of their continent. */
static void move_markers(gheos_state *s, const gheos_outcome *outcome,
                         uint8_t home[GHEOS_CIVILISATIONS]) {
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        if (!gheos_on_board(s, civilisation)) home[civilisation] = DM_UNKNOWN;
        if (home[civilisation] == DM_UNKNOWN) continue;
        gheos_settle_on(s, civilisation, &outcome->land.regions[home[civilisation]]);
    }
}

static void settle(gheos_play *play, const gheos_outcome *outcome, uint8_t winner, uint8_t part) {
    uint8_t home[GHEOS_CIVILISATIONS], symbol = 0;
    put_on_board(play, outcome);
    fight(play, outcome, winner);
    memcpy(home, outcome->home, sizeof home);
    uint8_t refuge = migrate(play, outcome, part);
    if (refuge != DM_UNKNOWN) home[outcome->migrant] = refuge;
    move_markers(play->s, outcome, home);
    int points = gheos_temple_points(outcome, home, &symbol);
    if (points > 0) gheos_gain(play, GHEOS_DID_TEMPLE, play->s->turn_seat, symbol, points);
    memset(&play->s->choice, 0, sizeof play->s->choice);
    play->s->phase = GHEOS_PHASE_PEOPLE;
}

/* ---- Ties -------------------------------------------------------------------------------- */

static uint8_t first_winner(const gheos_outcome *outcome) {
    uint8_t party = 0;
    while (party < outcome->party_count && !gheos_may_win(outcome, party)) party++;
    return party;
}

static uint8_t first_target(const gheos_outcome *outcome) {
    uint8_t part = 0;
    while (part < outcome->target_count && !gheos_may_be_target(outcome, part)) part++;
    return part;
}

static int count_winners(const gheos_outcome *outcome) {
    int count = 0;
    for (int party = 0; party < outcome->party_count; party++)
        count += gheos_may_win(outcome, party);
    return count;
}

/* Continents that tie; where only islands tie nothing is asked. */
static int count_targets(const gheos_outcome *outcome) {
    int count = 0;
    for (int part = 0; part < outcome->target_count; part++)
        count += outcome->target_continent[part] && gheos_may_be_target(outcome, part);
    return count;
}

void gheos_resolve(gheos_play *play, const gheos_outcome *outcome) {
    assert(outcome->place < outcome->place_count);
    if (count_winners(outcome) > 1)
        play->s->phase = GHEOS_PHASE_WINNER;
    else if (count_targets(outcome) > 1)
        play->s->phase = GHEOS_PHASE_TARGET;
    else
        settle(play, outcome, first_winner(outcome), first_target(outcome));
}

static void ask_winner(gheos_asking *asking) {
    gheos_outcome outcome;
    foresee_choice(asking->s, &outcome);
    for (int party = 0; party < outcome.party_count; party++) {
        dm_reason reason = asking_refused(GHEOS_FEWER_SWORDS, outcome.parties[party],
                                          outcome.swords[party], outcome.most_swords);
        gheos_judge(asking, asking_say(GHEOS_SAY_WINNER, outcome.parties[party]),
                    gheos_may_win(&outcome, party) ? asking_allowed() : reason);
    }
}

static void answer_winner(gheos_play *play, dm_answer answer) {
    gheos_outcome outcome;
    foresee_choice(play->s, &outcome);
    uint8_t party = 0;
    while (party < outcome.party_count && outcome.parties[party] != answer.a) party++;
    dm_guard(party < outcome.party_count);
    settle(play, &outcome, party, 0);
}

const gheos_phase_row gheos_phase_winner = {"winner", GHEOS_ASK_WINNER, ask_winner, answer_winner};

static dm_reason target_reason(const gheos_outcome *outcome, int part) {
    int most = 0;
    if (gheos_may_be_target(outcome, part)) return asking_allowed();
    for (int other = 0; other < outcome->target_count; other++)
        if (outcome->target_wheat[other] > most) most = outcome->target_wheat[other];
    if (outcome->target_wheat[part] == most) return asking_refused(GHEOS_ISLAND_LOSES, 0, 0, 0);
    return asking_refused(GHEOS_LESS_WHEAT, outcome->target_wheat[part], most, 0);
}

static void ask_target(gheos_asking *asking) {
    gheos_outcome outcome;
    foresee_choice(asking->s, &outcome);
    asking->question->args[0] = outcome.migrant;
    for (int part = 0; part < outcome.target_count; part++)
        gheos_judge(asking, asking_say(GHEOS_SAY_MIGRATE, outcome.target_side[part]),
                    target_reason(&outcome, part));
}

static void answer_target(gheos_play *play, dm_answer answer) {
    gheos_outcome outcome;
    foresee_choice(play->s, &outcome);
    uint8_t part = 0;
    while (part < outcome.target_count && outcome.target_side[part] != answer.a) part++;
    dm_guard(part < outcome.target_count);
    settle(play, &outcome, 0, part);
}

const gheos_phase_row gheos_phase_target = {"target", GHEOS_ASK_TARGET, ask_target, answer_target};
