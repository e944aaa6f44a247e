/* The stable words for the vocabulary of words.h. They stand in tokens, positions and views, so
 * changing one is a change of format. */
#include "deus/words.h"

const char *const deus_resource_ids[RESOURCES] = {"wood", "clay", "stone", "wheat"};

const char *const deus_terrain_ids[TERRAINS] = {
    "forest", "swamp", "mountain", "field", "sea", "village",
};

const char *const deus_colour_ids[COLOURS] = {
    "maritime", "production", "scientific", "civil", "military", "temple",
};

const char *const deus_god_ids[COLOURS] = {
    "neptune", "ceres", "minerva", "vesta", "mars", "jupiter",
};

const char *const deus_question_ids[ASK_KINDS] = {
    [ASK_PICK] = "pick",       [ASK_TURN] = "turn",         [ASK_COLUMN] = "column",
    [ASK_PAY] = "pay",         [ASK_PLACE] = "place",       [ASK_DISCARD] = "discard",
    [ASK_GOD] = "god",         [ASK_RESOURCE] = "resource", [ASK_PIECE] = "piece",
    [ASK_SELL] = "sell",       [ASK_BUY] = "buy",           [ASK_PRODUCE] = "produce",
    [ASK_HARVEST] = "harvest", [ASK_DRAW] = "draw",         [ASK_ACTIVATE] = "activate",
    [ASK_RAID] = "raid",       [ASK_ARMY] = "army",         [ASK_MARCH] = "march",
    [ASK_ROB] = "rob",         [ASK_PIRACY] = "piracy",
};

const char *const deus_verb_ids[VERBS] = {
    [SAY_PICK] = "pick",   [SAY_BUILD] = "build",       [SAY_OFFER] = "offer",
    [SAY_JOKER] = "joker", [SAY_PASS] = "pass",         [SAY_COLUMN] = "column",
    [SAY_PAY] = "pay",     [SAY_GOLD] = "gold",         [SAY_AT] = "at",
    [SAY_EDGE] = "edge",   [SAY_DISCARD] = "discard",   [SAY_DONE] = "done",
    [SAY_GOD] = "god",     [SAY_TAKE] = "take",         [SAY_PIECE] = "piece",
    [SAY_SELL] = "sell",   [SAY_BUY] = "buy",           [SAY_HARVEST] = "harvest",
    [SAY_DRAW] = "draw",   [SAY_ACTIVATE] = "activate", [SAY_RAID] = "raid",
    [SAY_ARMY] = "army",   [SAY_MARCH] = "march",       [SAY_ROB] = "rob",
    [SAY_STEAL] = "steal", [SAY_SKIP] = "skip",
};

const char *const deus_reason_ids[REASONS] = {
    [ALLOWED] = "allowed",
    [NO_PIECE_ON_BOARD] = "no-piece-on-board",
    [CANNOT_PAY] = "cannot-pay",
    [NO_REGION_FOR_PIECE] = "no-region-for-piece",
    [COLUMN_TOO_SHORT] = "column-too-short",
    [NO_TEMPLE_SITE] = "no-temple-site",
    [JOKER_SPENT] = "joker-spent",
    [JOKER_NO_COLUMN] = "joker-no-column",
    [VILLAGE_THERE] = "village-there",
    [OTHER_PLAYER_THERE] = "other-player-there",
    [NOT_SEA] = "not-sea",
    [NOT_LAND] = "not-land",
    [SAME_TYPE_THERE] = "same-type-there",
    [NOT_AT_EDGE] = "not-at-edge",
    [TOO_CLOSE_TO_FIRST] = "too-close-to-first",
    [NOT_CONNECTED] = "not-connected",
    [EDGE_NEEDS_VP] = "edge-needs-vp",
    [NO_BUILDING_THERE] = "no-building-there",
    [TEMPLE_THERE] = "temple-there",
    [RESOURCE_NOT_OWNED] = "resource-not-owned",
    [GOLD_SHORT] = "gold-short",
    [SUPPLY_EMPTY] = "supply-empty",
    [NO_PIECE_IN_SUPPLY] = "no-piece-in-supply",
    [NO_PRODUCTION_THERE] = "no-production-there",
    [NOT_OCCUPIED] = "not-occupied",
    [WRONG_TERRAIN] = "wrong-terrain",
    [BEING_RESOLVED] = "being-resolved",
    [WRONG_COLOUR] = "wrong-colour",
    [FACE_DOWN] = "face-down",
    [VILLAGE_ATTACKED] = "village-attacked",
    [VILLAGE_EMPTY] = "village-empty",
    [NO_ARMY_BESIDE] = "no-army-beside",
    [OWN_ARMY_THERE] = "own-army-there",
    [TOO_FAR] = "too-far",
    [SEA_WITHOUT_SHIP] = "sea-without-ship",
    [TEMPLE_ABANDONED] = "temple-abandoned",
    [NOT_ADJACENT] = "not-adjacent",
    [FIVE_OF_A_TYPE] = "five-of-a-type",
    [MUST_FILL] = "must-fill",
    [NOT_IN_ORDER] = "not-in-order",
};

const char *const deus_event_ids[EVENT_KINDS] = {
    [DID_START_TURN] = "start-turn",
    [DID_PICK] = "pick",
    [DID_DEAL] = "deal",
    [DID_BUILD] = "build",
    [DID_JOKER] = "joker",
    [DID_HIDE_CARD] = "hide-card",
    [DID_PAY_RESOURCE] = "pay-resource",
    [DID_PAY_GOLD] = "pay-gold",
    [DID_PAY_VP] = "pay-vp",
    [DID_PLACE] = "place",
    [DID_ATTACK] = "attack",
    [DID_WIN_VILLAGE] = "win-village",
    [DID_GAIN_GOLD] = "gain-gold",
    [DID_GAIN_VP] = "gain-vp",
    [DID_GAIN_RESOURCE] = "gain-resource",
    [DID_GAIN_PIECE] = "gain-piece",
    [DID_SELL] = "sell",
    [DID_BUY] = "buy",
    [DID_RAID] = "raid",
    [DID_ACTIVATE] = "activate",
    [DID_MARCH] = "march",
    [DID_STEAL_GOLD] = "steal-gold",
    [DID_STEAL_VP] = "steal-vp",
    [DID_OFFER] = "offer",
    [DID_DISCARD] = "discard",
    [DID_INVOKE] = "invoke",
    [DID_DRAW] = "draw",
    [DID_SEE_CARD] = "see-card",
    [DID_RESHUFFLE] = "reshuffle",
    [DID_PASS] = "pass",
    [DID_TRIGGER_END] = "trigger-end",
    [DID_SCORE] = "score",
    [DID_END] = "end",
};

const char *const deus_score_ids[SCORE_SOURCES] = {
    "play", "temples", "wood", "clay", "stone", "wheat", "gold",
};

void deus_region_name(uint8_t region, char name[REGION_NAME_BYTES]) {
    name[0] = (char)('A' + region / 7);
    name[1] = (char)('0' + region % 7);
    name[2] = '\0';
}
