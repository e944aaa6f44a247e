/* The vocabulary of Deus: every small list the rules, the texts and the front ends share.
 *
 * Orders matter and are frozen, because positions and records depend on them:
 *   - the first four terrains yield the resource of the same number;
 *   - the first five colours are the standard buildings, in the order of the player board. */
#ifndef DEUS_WORDS_H
#define DEUS_WORDS_H

#include <stdint.h>

enum deus_resource { DEUS_WOOD, DEUS_CLAY, DEUS_STONE, DEUS_WHEAT, DEUS_RESOURCES };

enum deus_terrain {
    DEUS_FOREST,
    DEUS_SWAMP,
    DEUS_MOUNTAIN,
    DEUS_FIELD,
    DEUS_SEA,
    DEUS_VILLAGE,
    DEUS_TERRAINS
};

/* A colour is a kind of card, of column and of piece, and a god's domain. */
enum deus_colour {
    DEUS_MARITIME,
    DEUS_PRODUCTION,
    DEUS_SCIENTIFIC,
    DEUS_CIVIL,
    DEUS_MILITARY,
    DEUS_TEMPLE,
    DEUS_COLOURS
};
enum { DEUS_STANDARD_COLOURS = DEUS_TEMPLE };

/* What a seat is asked. Each belongs to one or more steps (rules.h). */
enum deus_question_kind {
    DEUS_ASK_PICK,     /* start=K: one more piece for the player board; args: picks left */
    DEUS_ASK_TURN,     /* build, offer, joker or pass */
    DEUS_ASK_COLUMN,   /* where the joker card goes; args: card */
    DEUS_ASK_PAY,      /* a resource of the cost or gold instead; args: resource, card */
    DEUS_ASK_PLACE,    /* where the piece goes; args: colour */
    DEUS_ASK_DISCARD,  /* a further card for the offering, or done; args: cards so far */
    DEUS_ASK_GOD,      /* whom Jupiter calls; args: strength */
    DEUS_ASK_RESOURCE, /* a resource of your choice; args: how many are left, card or god */
    DEUS_ASK_PIECE,    /* a piece of your choice; args: how many are left, card or god */
    DEUS_ASK_SELL,     /* how many lots to sell; args: card */
    DEUS_ASK_BUY,      /* one more resource to buy, or done; args: how many are left, card */
    DEUS_ASK_PRODUCE,  /* whose production building gives; args: card */
    DEUS_ASK_HARVEST,  /* which region gives; args: card */
    DEUS_ASK_DRAW,     /* draw or not; args: how many, card */
    DEUS_ASK_ACTIVATE, /* which card takes effect; args: card */
    DEUS_ASK_RAID,     /* which village pays; args: card */
    DEUS_ASK_ARMY,     /* which army marches; args: card */
    DEUS_ASK_MARCH,    /* where to; args: card, region of the army */
    DEUS_ASK_ROB,      /* whom to steal from; args: card */
    DEUS_ASK_PIRACY,   /* steal from every ship in reach, or not; args: card, ships */
    /* Egypt */
    DEUS_ASK_ONCE,      /* the once effect before the main one, after it, or never; args: card */
    DEUS_ASK_MARKET,    /* which market token moves, and how; args: card */
    DEUS_ASK_TRADE,     /* one more resource to sell at market price, or done; args: left, card */
    DEUS_ASK_SHIP,      /* which ship sails; args: card */
    DEUS_ASK_SAIL,      /* where to; args: card, region of the ship */
    DEUS_ASK_RELOCATE,  /* which production building gives; args: card */
    DEUS_ASK_RELOCATED, /* a good of the land beside; args: left, card */
    DEUS_ASK_SPILL,     /* which resource no barque has room for; args: how many */
    DEUS_ASK_EXCHANGE,  /* the card on top of those discarded; args: card */
    DEUS_ASK_BUY_CARDS, /* how many cards; args: card */
    DEUS_ASK_LAY,       /* in which column the card is laid; args: card */
    DEUS_ASK_SHIFT,     /* where the combat token goes that stands where you built; args: region */
    DEUS_ASK_SHOOT,     /* which village the archers attack; args: card, region of the army */
    DEUS_ASK_CHARIOTS,  /* one more army to move, or done; args: card */
    DEUS_ASK_BARRACKS,  /* where a combat token goes; args: card */
    DEUS_ASK_FORTRESS,  /* on whose store; args: card */
    DEUS_ASK_GARRISON,  /* on whose column; args: card */
    DEUS_ASK_GAIN,      /* the goods a card gives, or not; args: card */
    DEUS_ASK_GOOD,      /* use the good a temple stands for, or not; args: resource, card built */
    DEUS_ASK_KINDS,
};

/* Verbs of answers. The comment shows the token. */
enum deus_verb {
    DEUS_SAY_PICK,     /* pick:civil        a = colour */
    DEUS_SAY_BUILD,    /* build:galley      a = card */
    DEUS_SAY_OFFER,    /* offer:galley      a = card on top */
    DEUS_SAY_JOKER,    /* joker:galley      a = card laid face down */
    DEUS_SAY_PASS,     /* pass */
    DEUS_SAY_COLUMN,   /* column:civil      a = colour */
    DEUS_SAY_PAY,      /* pay:wood          a = resource */
    DEUS_SAY_GOLD,     /* gold:wood         a = resource replaced by gold */
    DEUS_SAY_AT,       /* at:B3             a = region */
    DEUS_SAY_EDGE,     /* edge:B3           a = region, for 3 VP */
    DEUS_SAY_DISCARD,  /* discard:galley    a = card */
    DEUS_SAY_DONE,     /* done */
    DEUS_SAY_GOD,      /* god:ceres         a = colour of the god */
    DEUS_SAY_TAKE,     /* take:wood         a = resource */
    DEUS_SAY_PIECE,    /* piece:civil       a = colour */
    DEUS_SAY_SELL,     /* sell:2            a = lots */
    DEUS_SAY_BUY,      /* buy:wood          a = resource */
    DEUS_SAY_HARVEST,  /* harvest:B3        a = region */
    DEUS_SAY_DRAW,     /* draw */
    DEUS_SAY_ACTIVATE, /* activate:galley   a = column, b = place in it from 0, c = card */
    DEUS_SAY_RAID,     /* raid:B3           a = region of the village */
    DEUS_SAY_ARMY,     /* army:B3           a = region of the army */
    DEUS_SAY_MARCH,    /* march:B4          a = region where it ends */
    DEUS_SAY_ROB,      /* rob:2             a = seat, printed from 1 */
    DEUS_SAY_STEAL,    /* steal */
    DEUS_SAY_SKIP,     /* skip */
    /* Egypt */
    DEUS_SAY_BEFORE, /* before */
    DEUS_SAY_AFTER,  /* after */
    DEUS_SAY_UP,     /* up:wood           a = resource */
    DEUS_SAY_DOWN,   /* down:wood         a = resource */
    DEUS_SAY_SWAP,   /* swap:wood+clay    a, b = resources */
    DEUS_SAY_SET,    /* set:wood.3        a = resource, b = space from 0, printed from 1 */
    DEUS_SAY_TRADE,  /* trade:wood        a = resource */
    DEUS_SAY_SHIP,   /* ship:B3           a = region */
    DEUS_SAY_SAIL,   /* sail:B4           a = region */
    DEUS_SAY_FROM,   /* from:B3           a = region */
    DEUS_SAY_SPILL,  /* spill:wood        a = resource */
    DEUS_SAY_TOP,    /* top:galley        a = card */
    DEUS_SAY_CARDS,  /* cards:3           a = number */
    DEUS_SAY_SHIFT,  /* shift:B3          a = region */
    DEUS_SAY_SHOOT,  /* shoot:B3          a = region of the village */
    DEUS_SAY_FORCE,  /* force:B3          a = region, a token opens the way */
    DEUS_SAY_CAMP,   /* camp:B3           a = region */
    DEUS_SAY_STORE,  /* store:2.civil     a = seat, b = colour */
    DEUS_SAY_GUARD,  /* guard:2.civil     a = seat, b = colour */
    DEUS_SAY_GAIN,   /* gain */
    DEUS_SAY_USE,    /* use:wood          a = resource */
    DEUS_VERBS,
};

/* Why a candidate is refused. `args` in the comments. */
enum deus_reason {
    DEUS_ALLOWED,
    DEUS_NO_PIECE_ON_BOARD,   /* colour */
    DEUS_CANNOT_PAY,          /* gold needed at least, gold owned */
    DEUS_NO_REGION_FOR_PIECE, /* colour */
    DEUS_COLUMN_TOO_SHORT,    /* cards needed in every column, colour of a column that lacks them */
    DEUS_NO_TEMPLE_SITE,      /* no land region with a building of yours and no temple */
    DEUS_JOKER_SPENT,         /* the joker was used before */
    DEUS_JOKER_NO_COLUMN,     /* no column can take a joker now */
    DEUS_VILLAGE_THERE,       /* nothing is ever built on a village */
    DEUS_OTHER_PLAYER_THERE,  /* seat */
    DEUS_NOT_SEA,             /* ships go to sea */
    DEUS_NOT_LAND,            /* everything else on land */
    DEUS_SAME_TYPE_THERE,     /* colour */
    DEUS_NOT_AT_EDGE,         /* a first piece starts at the edge */
    DEUS_TOO_CLOSE_TO_FIRST,  /* seat whose first region is too near, distance needed */
    DEUS_NOT_CONNECTED,       /* neither yours nor beside yours, nor an empty edge region */
    DEUS_EDGE_NEEDS_VP,       /* an edge region costs 3 VP */
    DEUS_NO_BUILDING_THERE,   /* a temple goes where a building of yours stands */
    DEUS_TEMPLE_THERE,        /* one temple a region */
    DEUS_RESOURCE_NOT_OWNED,  /* resource */
    DEUS_GOLD_SHORT,          /* gold needed, gold owned */
    DEUS_SUPPLY_EMPTY,        /* resource */
    DEUS_NO_PIECE_IN_SUPPLY,  /* colour */
    DEUS_NO_PRODUCTION_THERE, /* resource: no production building of yours on its terrain */
    DEUS_NOT_OCCUPIED,        /* not a region you occupy */
    DEUS_WRONG_TERRAIN,       /* terrain the card asks for */
    DEUS_BEING_RESOLVED,      /* card */
    DEUS_WRONG_COLOUR,        /* colour the card asks for */
    DEUS_FACE_DOWN,           /* a joker has no effect */
    DEUS_VILLAGE_ATTACKED,    /* no village any more */
    DEUS_VILLAGE_EMPTY,       /* no VP left on it */
    DEUS_NO_ARMY_BESIDE,      /* none of your armies beside this village */
    DEUS_OWN_ARMY_THERE,      /* never two armies in one region */
    DEUS_TOO_FAR,             /* steps allowed */
    DEUS_SEA_WITHOUT_SHIP,    /* armies cross the sea only by your own ships */
    DEUS_TEMPLE_ABANDONED,    /* an army alone with a temple stays */
    DEUS_NOT_ADJACENT,        /* seat: occupies no region beside the army */
    DEUS_FIVE_OF_A_TYPE,      /* colour: a player has five pieces of a type */
    DEUS_MUST_FILL,           /* colour or resource: with it, the rest could no longer be chosen */
    DEUS_NOT_IN_ORDER,        /* sets are chosen in a fixed order */
    /* Egypt */
    DEUS_NO_CITY_FOR_PIECE, /* colour, buildings the card's condition asks for */
    DEUS_TOO_FEW_BUILDINGS, /* buildings of yours the card's condition asks for */
    DEUS_WRONG_RANK,        /* rank the card asks for */
    DEUS_SAME_COLOUR,       /* colour: another one is asked for */
    DEUS_HAS_COIN,          /* a coin lies on it already */
    DEUS_NO_GOLD_FOR_COIN,
    DEUS_MARKET_END,          /* resource: its token is at the end of the row */
    DEUS_SAME_SPACE,          /* resource: nothing would change */
    DEUS_ARMY_ABOARD,         /* a ship under your army stays */
    DEUS_OTHER_OCEAN,         /* not in this ship's ocean */
    DEUS_REGION_TAKEN,        /* not empty */
    DEUS_NOTHING_BESIDE,      /* no land beside it has a resource left */
    DEUS_TOKENS_SHORT,        /* combat tokens needed, tokens on your board */
    DEUS_NO_VILLAGE_BESIDE,   /* no village left beside this army */
    DEUS_ALREADY_MOVED,       /* each army once */
    DEUS_NOWHERE_TO_GO,       /* no region for this army */
    DEUS_NOT_BESIDE_ARMY,     /* not beside one of your armies */
    DEUS_STORE_EMPTY,         /* seat, colour */
    DEUS_STORE_TAKEN,         /* seat, colour: a fortress stands there */
    DEUS_COLUMN_EMPTY,        /* seat, colour */
    DEUS_COLUMN_TAKEN,        /* seat, colour: a garrison stands there */
    DEUS_COLUMN_FULL,         /* colour */
    DEUS_NO_ROOM_ABOARD,      /* no slot is free in your barques */
    DEUS_NO_LAYING_ELSEWHERE, /* colour */
    DEUS_REASONS,
};

/* A gain that a god gave: via = DEUS_VIA_GOD + the god's colour. Card kinds stay below. */
enum { DEUS_VIA_GOD = 0x80 };

/* What happened. seat is whom it happened to or who did it; via is a card, or DEUS_VIA_GOD +
 * colour. */
enum deus_event_kind {
    DEUS_DID_START_TURN,    /* amount = round */
    DEUS_DID_PICK,          /* a = colour, amount = pieces on the board; its owner only until all
                             * have picked */
    DEUS_DID_BUILD,         /* a = card, amount = VP or uses that lie on it (Egypt) */
    DEUS_DID_JOKER,         /* a = column */
    DEUS_DID_HIDE_CARD,     /* a = card laid face down; its owner only */
    DEUS_DID_PAY_RESOURCE,  /* a = resource, amount */
    DEUS_DID_PAY_GOLD,      /* amount; a = resource replaced or DM_UNKNOWN */
    DEUS_DID_PAY_VP,        /* amount, for an edge region */
    DEUS_DID_PLACE,         /* a = colour, b = region */
    DEUS_DID_ATTACK,        /* seat DM_NOBODY; b = region of the village, amount = its VP */
    DEUS_DID_WIN_VILLAGE,   /* b = region, amount = VP gained */
    DEUS_DID_GAIN_GOLD,     /* amount */
    DEUS_DID_GAIN_VP,       /* amount */
    DEUS_DID_GAIN_RESOURCE, /* a = resource, amount */
    DEUS_DID_GAIN_PIECE,    /* a = colour, amount */
    DEUS_DID_SELL,          /* a = resource, amount; the pay follows as a gain */
    DEUS_DID_BUY,           /* a = resource, amount = gold paid for one */
    DEUS_DID_RAID,          /* b = region of the village, amount = VP taken */
    DEUS_DID_ACTIVATE,      /* a = card that takes effect */
    DEUS_DID_MARCH,         /* a = from, b = to */
    DEUS_DID_STEAL_GOLD,    /* a = victim, amount */
    DEUS_DID_STEAL_VP,      /* a = victim, amount */
    DEUS_DID_OFFER,         /* a = card on top, amount = cards */
    DEUS_DID_DISCARD,       /* a = card; its owner only */
    DEUS_DID_INVOKE,        /* a = god (colour), amount = strength */
    DEUS_DID_DRAW,          /* amount = cards */
    DEUS_DID_SEE_CARD,      /* a = card drawn; its owner only */
    DEUS_DID_RESHUFFLE,     /* amount = cards in the new deck */
    DEUS_DID_PASS,          /* nothing could be done */
    DEUS_DID_TRIGGER_END,   /* a = 0 temples, 1 villages; amount = last round */
    DEUS_DID_SCORE,         /* a = source, amount; via = temple card if the source is a temple */
    DEUS_DID_END,           /* the game is over */
    /* Egypt */
    DEUS_DID_LAY_ELSEWHERE, /* a = column, via = temple */
    DEUS_DID_USE_GOOD,      /* a = resource a temple of yours stands for */
    DEUS_DID_MOVE_TOKEN,    /* a = resource, b = space from 0; via = card */
    DEUS_DID_SAIL,          /* a = from, b = to */
    DEUS_DID_GAIN_BARQUE,   /* amount = size */
    DEUS_DID_SPILL,         /* a = resource, amount */
    DEUS_DID_MOVE_SCRIBE,   /* b = region */
    DEUS_DID_RALLY,         /* amount = combat tokens brought to the board */
    DEUS_DID_SPEND_TOKENS,  /* amount */
    DEUS_DID_CAMP,          /* b = region a combat token takes */
    DEUS_DID_BREAK_CAMP,    /* b = region; the token goes back beside the supply */
    DEUS_DID_SHIFT_CAMP,    /* a = from, b = to */
    DEUS_DID_SHOOT,         /* b = region of the village, amount = VP gained */
    DEUS_DID_FORTIFY,       /* a = victim, b = colour of the store */
    DEUS_DID_GUARD,         /* a = victim, b = colour of the column */
    DEUS_DID_EXCHANGE,      /* a = card on top, amount = cards */
    DEUS_DID_TAKE_DISCARD,  /* a = card then on top, amount = cards from the discard pile */
    DEUS_DID_COIN,          /* a = card a coin is put on, b = deus_spot(), amount = gold */
    DEUS_DID_BLESS,         /* via = temple, amount = VP, one of them from the temple */
    DEUS_DID_DEAL,          /* amount = cards in the first deck (start=K: after the picks) */
    DEUS_EVENT_KINDS,
};

/* Where a card lies, in one byte. A column has fewer places than 16. */
static inline uint8_t deus_spot(uint8_t column, uint8_t place) {
    return (uint8_t)(column << 4 | place);
}

/* Where final points come from. */
enum deus_score_source {
    DEUS_FROM_PLAY, /* VP held */
    DEUS_FROM_TEMPLES,
    DEUS_FROM_WOOD, /* majorities, in the order of the resources */
    DEUS_FROM_CLAY,
    DEUS_FROM_STONE,
    DEUS_FROM_WHEAT,
    DEUS_FROM_GOLD,
    DEUS_FROM_COUNTERS, /* VP left on temples of Egypt */
    DEUS_SCORE_SOURCES,
};

/* The stable words of tokens, positions and views; sentences live in src/text. */
extern const char *const deus_resource_ids[DEUS_RESOURCES];
extern const char *const deus_terrain_ids[DEUS_TERRAINS];
extern const char *const deus_colour_ids[DEUS_COLOURS];
extern const char *const deus_god_ids[DEUS_COLOURS];
extern const char *const deus_question_ids[DEUS_ASK_KINDS];
extern const char *const deus_verb_ids[DEUS_VERBS];
extern const char *const deus_reason_ids[DEUS_REASONS];
extern const char *const deus_event_ids[DEUS_EVENT_KINDS];
extern const char *const deus_score_ids[DEUS_SCORE_SOURCES];

/* Regions are named by tile letter and place: A0 is the centre of the first slot, B3 the petal in
 * direction 2 of the second. */
enum { DEUS_REGION_NAME_BYTES = 3 };
/* The name, closed by a zero. */
void deus_region_name(uint8_t region, char name[DEUS_REGION_NAME_BYTES]);

#endif
