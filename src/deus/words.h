/* The vocabulary of Deus: every small list the rules, the texts and the front ends share.
 *
 * Orders matter and are frozen, because positions and records depend on them:
 *   - the first four terrains yield the resource of the same number;
 *   - the first five colours are the standard buildings, in the order of the player board. */
#ifndef DEUS_WORDS_H
#define DEUS_WORDS_H

#include <stdint.h>

enum deus_resource { WOOD, CLAY, STONE, WHEAT, RESOURCES };

enum deus_terrain { FOREST, SWAMP, MOUNTAIN, FIELD, SEA, VILLAGE, TERRAINS };

/* A colour is a kind of card, of column and of piece, and a god's domain. */
enum deus_colour { MARITIME, PRODUCTION, SCIENTIFIC, CIVIL, MILITARY, TEMPLE, COLOURS };
enum { STANDARD_COLOURS = TEMPLE };

/* What a seat is asked. Each has its row in steps.c. */
enum deus_question_kind {
    ASK_PICK,     /* start=K: one more piece for the player board; args: picks left */
    ASK_TURN,     /* build, offer, joker or pass */
    ASK_COLUMN,   /* where the joker card goes; args: card */
    ASK_PAY,      /* a resource of the cost or gold instead; args: resource, card */
    ASK_PLACE,    /* where the piece goes; args: colour */
    ASK_DISCARD,  /* a further card for the offering, or done; args: cards so far */
    ASK_GOD,      /* whom Jupiter calls; args: strength */
    ASK_RESOURCE, /* a resource of your choice; args: how many are left, card or god */
    ASK_PIECE,    /* a piece of your choice; args: how many are left, card or god */
    ASK_SELL,     /* how many lots to sell; args: card */
    ASK_BUY,      /* one more resource to buy, or done; args: how many are left, card */
    ASK_PRODUCE,  /* whose production building gives; args: card */
    ASK_HARVEST,  /* which region gives; args: card */
    ASK_DRAW,     /* draw or not; args: how many, card */
    ASK_ACTIVATE, /* which card takes effect; args: card */
    ASK_RAID,     /* which village pays; args: card */
    ASK_ARMY,     /* which army marches; args: card */
    ASK_MARCH,    /* where to; args: card, region of the army */
    ASK_ROB,      /* whom to steal from; args: card */
    ASK_PIRACY,   /* steal from every ship in reach, or not; args: card, ships */
    /* Egypt */
    ASK_ONCE,      /* the once effect before the main one, after it, or never; args: card */
    ASK_MARKET,    /* which market token moves, and how; args: card */
    ASK_TRADE,     /* one more resource to sell at market price, or done; args: left, card */
    ASK_SHIP,      /* which ship sails; args: card */
    ASK_SAIL,      /* where to; args: card, region of the ship */
    ASK_RELOCATE,  /* which production building gives; args: card */
    ASK_RELOCATED, /* a good of the land beside; args: left, card */
    ASK_SPILL,     /* which resource no barque has room for; args: how many */
    ASK_EXCHANGE,  /* the card on top of those discarded; args: card */
    ASK_BUY_CARDS, /* how many cards; args: card */
    ASK_LAY,       /* in which column the card is laid; args: card */
    ASK_SHIFT,     /* where the combat token goes that stands where you built; args: region */
    ASK_SHOOT,     /* which village the archers attack; args: card, region of the army */
    ASK_CHARIOTS,  /* one more army to move, or done; args: card */
    ASK_BARRACKS,  /* where a combat token goes; args: card */
    ASK_FORTRESS,  /* on whose store; args: card */
    ASK_GARRISON,  /* on whose column; args: card */
    ASK_KINDS,
};

/* Verbs of answers. The comment shows the token. */
enum deus_verb {
    SAY_PICK,     /* pick:civil        a = colour */
    SAY_BUILD,    /* build:galley      a = card */
    SAY_OFFER,    /* offer:galley      a = card on top */
    SAY_JOKER,    /* joker:galley      a = card laid face down */
    SAY_PASS,     /* pass */
    SAY_COLUMN,   /* column:civil      a = colour */
    SAY_PAY,      /* pay:wood          a = resource */
    SAY_GOLD,     /* gold:wood         a = resource replaced by gold */
    SAY_AT,       /* at:B3             a = region */
    SAY_EDGE,     /* edge:B3           a = region, for 3 VP */
    SAY_DISCARD,  /* discard:galley    a = card */
    SAY_DONE,     /* done */
    SAY_GOD,      /* god:ceres         a = colour of the god */
    SAY_TAKE,     /* take:wood         a = resource */
    SAY_PIECE,    /* piece:civil       a = colour */
    SAY_SELL,     /* sell:2            a = lots */
    SAY_BUY,      /* buy:wood          a = resource */
    SAY_HARVEST,  /* harvest:B3        a = region */
    SAY_DRAW,     /* draw */
    SAY_ACTIVATE, /* activate:galley   a = column, b = place in it from 0, c = card */
    SAY_RAID,     /* raid:B3           a = region of the village */
    SAY_ARMY,     /* army:B3           a = region of the army */
    SAY_MARCH,    /* march:B4          a = region where it ends */
    SAY_ROB,      /* rob:2             a = seat, printed from 1 */
    SAY_STEAL,    /* steal */
    SAY_SKIP,     /* skip */
    /* Egypt */
    SAY_BEFORE, /* before */
    SAY_AFTER,  /* after */
    SAY_UP,     /* up:wood           a = resource */
    SAY_DOWN,   /* down:wood         a = resource */
    SAY_SWAP,   /* swap:wood+clay    a, b = resources */
    SAY_SET,    /* set:wood.3        a = resource, b = space from 0, printed from 1 */
    SAY_TRADE,  /* trade:wood        a = resource */
    SAY_SHIP,   /* ship:B3           a = region */
    SAY_SAIL,   /* sail:B4           a = region */
    SAY_FROM,   /* from:B3           a = region */
    SAY_SPILL,  /* spill:wood        a = resource */
    SAY_TOP,    /* top:galley        a = card */
    SAY_CARDS,  /* cards:3           a = number */
    SAY_SHIFT,  /* shift:B3          a = region */
    SAY_SHOOT,  /* shoot:B3          a = region of the village */
    SAY_FORCE,  /* force:B3          a = region, a token opens the way */
    SAY_CAMP,   /* camp:B3           a = region */
    SAY_STORE,  /* store:2.civil     a = seat, b = colour */
    SAY_GUARD,  /* guard:2.civil     a = seat, b = colour */
    VERBS,
};

/* Why a candidate is refused. `args` in the comments. */
enum deus_reason {
    ALLOWED,
    NO_PIECE_ON_BOARD,   /* colour */
    CANNOT_PAY,          /* gold needed at least, gold owned */
    NO_REGION_FOR_PIECE, /* colour */
    COLUMN_TOO_SHORT,    /* cards needed in every column, colour of a column that lacks them */
    NO_TEMPLE_SITE,      /* no land region with a building of yours and no temple */
    JOKER_SPENT,         /* the joker was used before */
    JOKER_NO_COLUMN,     /* no column can take a joker now */
    VILLAGE_THERE,       /* nothing is ever built on a village */
    OTHER_PLAYER_THERE,  /* seat */
    NOT_SEA,             /* ships go to sea */
    NOT_LAND,            /* everything else on land */
    SAME_TYPE_THERE,     /* colour */
    NOT_AT_EDGE,         /* a first piece starts at the edge */
    TOO_CLOSE_TO_FIRST,  /* seat whose first region is too near, distance needed */
    NOT_CONNECTED,       /* neither yours nor beside yours, nor an empty edge region */
    EDGE_NEEDS_VP,       /* an edge region costs 3 VP */
    NO_BUILDING_THERE,   /* a temple goes where a building of yours stands */
    TEMPLE_THERE,        /* one temple a region */
    RESOURCE_NOT_OWNED,  /* resource */
    GOLD_SHORT,          /* gold needed, gold owned */
    SUPPLY_EMPTY,        /* resource */
    NO_PIECE_IN_SUPPLY,  /* colour */
    NO_PRODUCTION_THERE, /* resource: no production building of yours on its terrain */
    NOT_OCCUPIED,        /* not a region you occupy */
    WRONG_TERRAIN,       /* terrain the card asks for */
    BEING_RESOLVED,      /* card */
    WRONG_COLOUR,        /* colour the card asks for */
    FACE_DOWN,           /* a joker has no effect */
    VILLAGE_ATTACKED,    /* no village any more */
    VILLAGE_EMPTY,       /* no VP left on it */
    NO_ARMY_BESIDE,      /* none of your armies beside this village */
    OWN_ARMY_THERE,      /* never two armies in one region */
    TOO_FAR,             /* steps allowed */
    SEA_WITHOUT_SHIP,    /* armies cross the sea only by your own ships */
    TEMPLE_ABANDONED,    /* an army alone with a temple stays */
    NOT_ADJACENT,        /* seat: occupies no region beside the army */
    FIVE_OF_A_TYPE,      /* colour: a player has five pieces of a type */
    MUST_FILL,           /* colour or resource: with it, the rest could no longer be chosen */
    NOT_IN_ORDER,        /* sets are chosen in a fixed order */
    /* Egypt */
    NO_CITY_FOR_PIECE, /* colour, buildings the card's condition asks for */
    TOO_FEW_BUILDINGS, /* buildings of yours the card's condition asks for */
    WRONG_RANK,        /* rank the card asks for */
    SAME_COLOUR,       /* colour: another one is asked for */
    HAS_COIN,          /* a coin lies on it already */
    NO_GOLD_FOR_COIN,
    MARKET_END,          /* resource: its token is at the end of the row */
    SAME_SPACE,          /* resource: nothing would change */
    ARMY_ABOARD,         /* a ship under your army stays */
    OTHER_OCEAN,         /* not in this ship's ocean */
    REGION_TAKEN,        /* not empty */
    NOTHING_BESIDE,      /* no land beside it has a resource left */
    TOKENS_SHORT,        /* combat tokens needed, tokens on your board */
    NO_VILLAGE_BESIDE,   /* no village left beside this army */
    ALREADY_MOVED,       /* each army once */
    NOWHERE_TO_GO,       /* no region for this army */
    NOT_BESIDE_ARMY,     /* not beside one of your armies */
    STORE_EMPTY,         /* seat, colour */
    STORE_TAKEN,         /* seat, colour: a fortress stands there */
    COLUMN_EMPTY,        /* seat, colour */
    COLUMN_TAKEN,        /* seat, colour: a garrison stands there */
    COLUMN_FULL,         /* colour */
    NO_ROOM_ABOARD,      /* no slot is free in your barques */
    NO_LAYING_ELSEWHERE, /* colour */
    REASONS,
};

/* A gain that a god gave: via = VIA_GOD + the god's colour. Card kinds stay below. */
enum { VIA_GOD = 0x80 };

/* What happened. seat is whom it happened to or who did it; via is a card, or VIA_GOD + colour. */
enum deus_event_kind {
    DID_START_TURN,    /* amount = round */
    DID_PICK,          /* a = colour, amount = pieces on the board; shown when all have picked */
    DID_BUILD,         /* a = card */
    DID_JOKER,         /* a = column */
    DID_HIDE_CARD,     /* a = card laid face down; its owner only */
    DID_PAY_RESOURCE,  /* a = resource, amount */
    DID_PAY_GOLD,      /* amount; a = resource replaced or DM_UNKNOWN */
    DID_PAY_VP,        /* amount, for an edge region */
    DID_PLACE,         /* a = colour, b = region */
    DID_ATTACK,        /* seat DM_NOBODY; b = region of the village, amount = its VP */
    DID_WIN_VILLAGE,   /* b = region, amount = VP gained */
    DID_GAIN_GOLD,     /* amount */
    DID_GAIN_VP,       /* amount */
    DID_GAIN_RESOURCE, /* a = resource, amount */
    DID_GAIN_PIECE,    /* a = colour, amount */
    DID_SELL,          /* a = resource, amount; the pay follows as a gain */
    DID_BUY,           /* a = resource, amount = gold paid for one */
    DID_RAID,          /* b = region of the village, amount = VP taken */
    DID_ACTIVATE,      /* a = card that takes effect */
    DID_MARCH,         /* a = from, b = to */
    DID_STEAL_GOLD,    /* a = victim, amount */
    DID_STEAL_VP,      /* a = victim, amount */
    DID_OFFER,         /* a = card on top, amount = cards */
    DID_DISCARD,       /* a = card; its owner only */
    DID_INVOKE,        /* a = god (colour), amount = strength */
    DID_DRAW,          /* amount = cards */
    DID_SEE_CARD,      /* a = card drawn; its owner only */
    DID_RESHUFFLE,     /* amount = cards in the new deck */
    DID_PASS,          /* nothing could be done */
    DID_TRIGGER_END,   /* a = 0 temples, 1 villages; amount = last round */
    DID_SCORE,         /* a = source, amount; via = temple card if the source is a temple */
    DID_END,           /* the game is over */
    /* Egypt */
    DID_LAY_ELSEWHERE, /* a = column, via = temple */
    DID_USE_GOOD,      /* a = resource a temple of yours stands for */
    DID_MOVE_TOKEN,    /* a = resource, b = space from 0; via = card */
    DID_SAIL,          /* a = from, b = to */
    DID_GAIN_BARQUE,   /* amount = size */
    DID_SPILL,         /* a = resource, amount */
    DID_MOVE_SCRIBE,   /* b = region */
    DID_RALLY,         /* amount = combat tokens brought to the board */
    DID_SPEND_TOKENS,  /* amount */
    DID_CAMP,          /* b = region a combat token takes */
    DID_BREAK_CAMP,    /* b = region; the token goes back beside the supply */
    DID_SHIFT_CAMP,    /* a = from, b = to */
    DID_SHOOT,         /* b = region of the village, amount = VP gained */
    DID_FORTIFY,       /* a = victim, b = colour of the store */
    DID_GUARD,         /* a = victim, b = colour of the column */
    DID_EXCHANGE,      /* a = card on top, amount = cards */
    DID_TAKE_DISCARD,  /* amount = cards from the discard pile */
    DID_COIN,          /* a = card a coin is put on */
    DID_BLESS,         /* via = temple, amount = VP */
    EVENT_KINDS,
};

/* Where final points come from. */
enum deus_score_source {
    FROM_PLAY, /* VP held */
    FROM_TEMPLES,
    FROM_WOOD, /* majorities, in the order of the resources */
    FROM_CLAY,
    FROM_STONE,
    FROM_WHEAT,
    FROM_GOLD,
    FROM_COUNTERS, /* VP left on temples of Egypt */
    SCORE_SOURCES,
};

/* The stable words of tokens, positions and views; sentences live in src/text. */
extern const char *const deus_resource_ids[RESOURCES];
extern const char *const deus_terrain_ids[TERRAINS];
extern const char *const deus_colour_ids[COLOURS];
extern const char *const deus_god_ids[COLOURS];
extern const char *const deus_question_ids[ASK_KINDS];
extern const char *const deus_verb_ids[VERBS];
extern const char *const deus_reason_ids[REASONS];
extern const char *const deus_event_ids[EVENT_KINDS];
extern const char *const deus_score_ids[SCORE_SOURCES];

/* Regions are named by tile letter and place: A0 is the centre of the first slot, B3 the petal in
 * direction 2 of the second. */
enum { REGION_NAME_BYTES = 3 };
void deus_region_name(uint8_t region, char name[REGION_NAME_BYTES]);

#endif
