/* The stable words for the vocabulary of words.h. They stand in tokens, positions and views, so
 * changing one is a change of format. */
#include "gheos/words.h"

const char *const gheos_civilisation_ids[GHEOS_CIVILISATIONS] = {
    "red", "green", "yellow", "blue", "black", "white",
};

const char *const gheos_symbol_ids[GHEOS_SYMBOLS] = {"wheat", "cup", "sword", "pyramid"};

const char *const gheos_question_ids[GHEOS_ASK_KINDS] = {
    "tile", "cell", "rotation", "price", "winner", "target", "people", "colour", "token",
};

const char *const gheos_verb_ids[GHEOS_VERBS] = {
    "tile", "add",   "replace", "turn",  "pay",  "winner", "migrate",
    "take", "found", "colour",  "score", "keep", "skip",
};

const char *const gheos_reason_ids[GHEOS_REASONS] = {
    "allowed",        "pyramid-stands", "no-follower-to-pay", "follower-not-held",
    "fewer-swords",   "less-wheat",     "island-loses",       "continent-inhabited",
    "no-marker-left", "supply-empty",   "not-on-board",       "already-on-board",
    "must-act",
};

const char *const gheos_event_ids[GHEOS_EVENT_KINDS] = {
    "start-turn", "add",  "replace",  "lift",   "pay",      "war",  "win-war",
    "migrate",    "die",  "lose",     "temple", "found",    "take", "token",
    "keep",       "draw", "see-tile", "epoch",  "epoch-vp", "end",  "final-vp",
};

const char *const gheos_score_ids[GHEOS_SCORE_SOURCES] = {"play", "cups"};
