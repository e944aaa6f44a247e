/* Where a piece may stand (D-B3 to D-B7, D-TP2, D-TP3).
 *
 * Each rule is the set of regions it lets through, so the legal regions and the reason against
 * any other come from the same list. */
#include "deus/egypt.h"
#include "engine/guard.h"

enum { SITE_RULES_MAX = 8, FIRST_DISTANCE = 3 };

typedef struct site_rules {
    int count;
    deus_region_rule rules[SITE_RULES_MAX];
} site_rules;

static void add_rule(site_rules *list, deus_regions lets_through, uint8_t code, uint8_t first) {
    dm_guard(list->count < SITE_RULES_MAX);
    list->rules[list->count++] = (deus_region_rule){lets_through, code, first, 0};
}

/* Regions at least `distance` away from a player's first region. */
static deus_regions far_from_first(const deus_state *s, uint8_t other, int distance) {
    uint8_t first = s->players[other].first_region;
    return first == DEUS_NO_REGION ? ~(deus_regions)0 : ~deus_regions_nearer(s, first, distance);
}

static deus_regions far_from_all_firsts(const deus_state *s, uint8_t seat, int distance) {
    deus_regions far = deus_region_bit(deus_region_total(s)) - 1;
    for (uint8_t other = 0; other < s->player_count; other++)
        if (other != seat) far &= far_from_first(s, other, distance);
    return far;
}

/* D-B3: three regions away from the others' first regions, or as far as this piece can be. */
static void add_first_piece_rules(const deus_state *s, uint8_t seat, site_rules *list) {
    add_rule(list, s->edge, DEUS_NOT_AT_EDGE, 0);
    deus_regions sites = deus_let_through(list->rules, list->count);
    int distance = FIRST_DISTANCE;
    while (distance > 0 && !(far_from_all_firsts(s, seat, distance) & sites)) distance--;
    for (uint8_t other = 0; other < s->player_count; other++) {
        if (other == seat) continue;
        add_rule(list, far_from_first(s, other, distance), DEUS_TOO_CLOSE_TO_FIRST, other);
        list->rules[list->count - 1].second = (uint8_t)distance;
    }
}

/* D-B4, and D-B7: an empty edge region for 3 VP. */
static void add_later_piece_rules(const deus_state *s, uint8_t seat, uint8_t colour,
                                  deus_regions connected, site_rules *list) {
    const deus_player *player = &s->players[seat];
    add_rule(list, ~player->pieces[colour], DEUS_SAME_TYPE_THERE, colour);
    add_rule(list, connected | s->edge, DEUS_NOT_CONNECTED, 0);
    if (player->vp < DEUS_EDGE_PRICE_VP)
        add_rule(list, connected, DEUS_EDGE_NEEDS_VP, DEUS_EDGE_PRICE_VP);
}

/* Own regions and those beside them. */
static deus_regions connected_regions(const deus_state *s, uint8_t seat) {
    deus_regions own = deus_occupied(s, seat);
    return own | deus_neighbours(s, own);
}

static bool is_first_piece(const deus_state *s, uint8_t seat) {
    return s->players[seat].first_region == DEUS_NO_REGION;
}

static void add_standard_rules(const deus_state *s, uint8_t seat, uint8_t colour,
                               site_rules *list) {
    add_rule(list, ~s->terrain[DEUS_VILLAGE], DEUS_VILLAGE_THERE, 0);
    if (colour == DEUS_MARITIME)
        add_rule(list, s->terrain[DEUS_SEA], DEUS_NOT_SEA, 0);
    else
        add_rule(list, ~s->terrain[DEUS_SEA], DEUS_NOT_LAND, 0);
    add_rule(list, ~deus_occupied_by_others(s, seat), DEUS_OTHER_PLAYER_THERE, 0);
    if (is_first_piece(s, seat))
        add_first_piece_rules(s, seat, list);
    else
        add_later_piece_rules(s, seat, colour, connected_regions(s, seat), list);
}

/* D-TP2: a land region with a building of yours and no temple. */
static void add_temple_rules(const deus_state *s, uint8_t seat, site_rules *list) {
    add_rule(list, ~s->terrain[DEUS_VILLAGE], DEUS_VILLAGE_THERE, 0);
    add_rule(list, ~s->terrain[DEUS_SEA], DEUS_NOT_LAND, 0);
    add_rule(list, deus_cities(s, seat, 1), DEUS_NO_BUILDING_THERE, 0);
    add_rule(list, ~s->players[seat].pieces[DEUS_TEMPLE], DEUS_TEMPLE_THERE, 0);
}

/* With a building condition (E-G4) the region must already hold that many buildings. The list is
 * filled in place: this is asked for every card of every hand, and a copy would cost as much. */
static void list_rules(const deus_state *s, uint8_t seat, uint8_t colour, int condition,
                       site_rules *list) {
    list->count = 0;
    if (colour == DEUS_TEMPLE)
        add_temple_rules(s, seat, list);
    else
        add_standard_rules(s, seat, colour, list);
    if (condition > 0)
        add_rule(list, deus_cities(s, seat, condition), DEUS_TOO_FEW_BUILDINGS, (uint8_t)condition);
}

deus_regions deus_sites(const deus_state *s, uint8_t seat, uint8_t colour, int condition) {
    assert(seat < s->player_count && colour < DEUS_COLOURS && condition >= 0);
    site_rules list;
    list_rules(s, seat, colour, condition, &list);
    deus_regions board = deus_region_bit(deus_region_total(s)) - 1;
    return deus_let_through(list.rules, list.count) & board;
}

/* A region that is neither yours nor beside yours is an edge region for 3 VP. */
static bool costs_vp(const deus_state *s, uint8_t seat, uint8_t region) {
    return !is_first_piece(s, seat) && !(connected_regions(s, seat) & deus_region_bit(region));
}

static void ask_place(deus_asking *asking) {
    const deus_state *s = asking->s;
    uint8_t colour = asking->frame->piece;
    site_rules list;
    list_rules(s, asking->seat, colour, asking->frame->condition, &list);
    deus_set_args(asking, colour, 0);
    deus_judge_regions(asking, DEUS_SAY_AT, list.rules, list.count);
    if (colour == DEUS_TEMPLE || is_first_piece(s, asking->seat)) return;
    deus_regions connected = connected_regions(s, asking->seat);
    for (int k = 0; k < asking->question->count; k++) {
        dm_answer *answer = &asking->question->answers[k];
        if (!(connected & deus_region_bit(answer->a))) answer->verb = DEUS_SAY_EDGE;
    }
    for (int k = 0; asking->refusals && k < asking->refusals->count; k++)
        if (asking->refusals->reasons[k].code == DEUS_EDGE_NEEDS_VP)
            asking->refusals->answers[k].verb = DEUS_SAY_EDGE;
}

static void take_piece(deus_play *play, uint8_t colour) {
    if (colour == DEUS_TEMPLE)
        play->s->temples_left--;
    else
        deus_player_on_turn(play)->board[colour]--;
}

static void pay_for_edge(deus_play *play) {
    deus_player_on_turn(play)->vp = (int16_t)(deus_player_on_turn(play)->vp - DEUS_EDGE_PRICE_VP);
    deus_tell(play, DEUS_DID_PAY_VP, play->s->turn_seat, DM_UNKNOWN, 0, 0, DEUS_EDGE_PRICE_VP);
}

static void answer_place(deus_play *play, deus_frame frame, dm_answer answer) {
    deus_player *player = deus_player_on_turn(play);
    if (costs_vp(play->s, play->s->turn_seat, answer.a)) pay_for_edge(play);
    take_piece(play, frame.piece);
    player->pieces[frame.piece] |= deus_region_bit(answer.a);
    if (player->first_region == DEUS_NO_REGION) player->first_region = answer.a;
    deus_tell(play, DEUS_DID_PLACE, play->s->turn_seat, DM_UNKNOWN, frame.piece, answer.a, 0);
    egypt_move_scribe(play, frame.piece, answer.a);
    egypt_piece_was_placed(play, answer.a);
    if (frame.piece == DEUS_TEMPLE) deus_watch_for_the_end(play);
    egypt_after_placing(play, answer.a);
}

/* The card that is built lies on top of a column already: its own, another one that a temple of
 * Egypt opened, or as a joker that of the piece. */
static bool has_laid_card_for(const deus_player *player, uint8_t piece) {
    for (uint8_t column = 0; column < DEUS_COLOURS; column++) {
        if (player->height[column] == 0) continue;
        uint8_t top = (uint8_t)(player->height[column] - 1), card = player->column[column][top];
        bool joker = deus_is_joker(player, column, top);
        if (joker || card == DM_UNKNOWN ? column == piece : deus_cards[card].colour == piece)
            return true;
    }
    return false;
}

static bool fits_placing(const deus_state *s, deus_frame frame) {
    const deus_player *player = &s->players[s->turn_seat];
    if (frame.piece >= DEUS_COLOURS || !has_laid_card_for(player, frame.piece)) return false;
    if (frame.piece == DEUS_TEMPLE &&
        deus_region_count(player->pieces[DEUS_TEMPLE]) >= player->height[DEUS_TEMPLE])
        return false;
    if (frame.piece == DEUS_TEMPLE ? s->temples_left == 0
                                   : s->players[s->turn_seat].board[frame.piece] == 0)
        return false;
    return frame.condition <= 2 && deus_has_site(s, s->turn_seat, frame.piece, frame.condition);
}

const deus_step_row deus_step_place = {
    .name = "place",
    .uses = DEUS_USES_COLUMN,
    .question = DEUS_ASK_PLACE,
    .ask = ask_place,
    .answer = answer_place,
    .fits = fits_placing,
};

const deus_step_row deus_step_place_in = {
    .name = "place-in",
    .uses = DEUS_USES_COLUMN | DEUS_USES_LEFT,
    .question = DEUS_ASK_PLACE,
    .ask = ask_place,
    .answer = answer_place,
    .fits = fits_placing,
};
