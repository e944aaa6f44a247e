/* A game that was played, with who could know what, and since when.
 *
 * Every shuffle makes new slots: the places of the shuffled pile. A slot lies in the pile, in a
 * hand, in an offering, face down in a column; what lies in it is one kind of card or tile. A
 * viewer comes to know a slot at some moment, or never. Two games are twins for a viewer if they
 * differ only in slots, and in secret picks, that this viewer does not know.
 *
 * Who learns what is written down once for each kind of answer and of event, from the rules, in
 * knowledge_deus.c and knowledge_gheos.c. Neither `observe` nor `hide` is asked. */
#ifndef TWINS_STORY_H
#define TWINS_STORY_H

#include "demiurge.h"
#include "twins/scripted_chance.h"

enum {
    STORY_SLOTS_MAX = 16384,
    STORY_NO_SLOT = 0xffff,
    STORY_VIEWERS = DM_SEATS_MAX + 1, /* the last one is the public */
};
#define STORY_NEVER UINT32_MAX

/* What an answer tells the seats that did not give it. A missing row is 0, which is none. */
enum story_answer {
    STORY_TELLS_ALL = 1,    /* all of it */
    STORY_SHOWS_CARD,       /* all of it, and it is a card of the hand that nobody else knew */
    STORY_HIDES_CARD,       /* that a card of the hand was chosen, not which */
    STORY_HIDES_TILL_REVEAL /* that it was given; the rest when all are revealed together */
};

/* Who learns of an event. A missing row is 0, which is nobody. */
enum story_event { STORY_FOR_ALL = 1, STORY_FOR_ITS_SEAT, STORY_FOR_ITS_SEAT_TILL_REVEAL };

/* What a call of chance decided. */
enum story_role {
    STORY_IN_THE_OPEN, /* the board, who begins: the same in every twin */
    STORY_DEALS,       /* a pile that is drawn from */
    STORY_BURIES,      /* how the cards lie that one seat has discarded */
    STORY_CHOOSES,     /* which of the items are in the game: the first half */
    STORY_CUTS,        /* where in its stack an Epoch lies */
};

typedef struct story story;

/* What a game's rules say about knowledge. */
typedef struct story_rules {
    const char *game;
    const uint8_t *answers, *events; /* by verb, by kind of event */
    int answer_kinds, event_kinds;
    /* After set-up; after each answer, and after each event that it caused. */
    void (*began)(story *);
    void (*answered)(story *, uint8_t seat, dm_answer);
    void (*happened)(story *, const dm_event *);
    /* Which of a call's wishes a twin has (script_plan). `until`: how many answers are shared. */
    void (*wish)(const story *, uint8_t viewer, uint32_t until, int call, script_wish *);
    /* Another choice in secret, of `count` answers in a row. */
    void (*pick_anew)(const story *, dm_random *, dm_answer *answers, int count);
} story_rules;

extern const story_rules story_rules_deus, story_rules_gheos;

/* Slots in order, the last one on top. */
typedef struct story_pile {
    int count;
    uint16_t slots[SCRIPT_ITEMS_MAX];
} story_pile;

/* Big: static storage. */
struct story {
    const story_rules *rules;
    const dm_game *game;
    dm_setup setup;
    dm_random random;
    dm_match match;
    chance_script script;
    char leak[240]; /* what was told to the wrong eyes while it was played; "" if nothing was */

    uint8_t roles[SCRIPT_CALLS_MAX];
    uint16_t first_slot[SCRIPT_CALLS_MAX]; /* of a call that deals or buries */
    int call_count;                        /* calls whose role is known */

    int slot_count;
    uint16_t call_of[STORY_SLOTS_MAX];
    uint8_t place_of[STORY_SLOTS_MAX];
    uint16_t source_of[STORY_SLOTS_MAX]; /* of a buried card: where it lay in the hand */
    uint32_t known_at[STORY_SLOTS_MAX][STORY_VIEWERS]; /* after so many answers */
    uint32_t drawn_at[STORY_SLOTS_MAX];
    bool kept[STORY_SLOTS_MAX]; /* was still out of the pile at the next shuffle */
    /* In whose hand it lay, since and until which answer. */
    uint8_t holder[STORY_SLOTS_MAX];
    uint32_t came[STORY_SLOTS_MAX], left[STORY_SLOTS_MAX];
    /* A slot plays the role of itself, unless a twin exchanges two (story_exchange). */
    uint16_t role[STORY_SLOTS_MAX], player[STORY_SLOTS_MAX];

    uint16_t answer_slot[DM_STEPS_MAX]; /* of answers with a card of the hand */
    uint8_t answer_kind[DM_STEPS_MAX];  /* of the question that was answered */
    uint32_t revealed_at;               /* when secret picks were */

    /* Where the slots lie now. */
    story_pile deck, discards, offering, jokers;
    story_pile hands[DM_SEATS_MAX];
    /* What is happening just now. */
    int to_take, to_discard; /* cards of the discard pile, or for it, that are still to be told */
    uint16_t being_laid;
    uint32_t drawn; /* from the pile so far, and when each */
    uint32_t drawn_when[SCRIPT_ITEMS_MAX];
};

/* Plays a random game to its end, or to `most` answers. False and a text if it cannot begin. */
bool story_play(story *tale, const dm_game *game, const char *options, uint64_t seed,
                uint32_t most);

/* The index of a viewer in known_at. */
static inline int story_viewer(uint8_t viewer) {
    return viewer == DM_PUBLIC ? STORY_VIEWERS - 1 : viewer;
}

/* What lies in a slot, in the game of this script. */
uint8_t story_kind(const story *tale, const chance_script *script, uint16_t slot);
/* What lay in the slot whose role it plays, in the game that was played. */
uint8_t story_wished(const story *tale, uint16_t slot);
/* Whether a viewer knows it after so many answers. */
bool story_knows(const story *tale, uint16_t slot, uint8_t viewer, uint32_t answers);

/* Whether a viewer cannot tell two slots apart that lay in one hand together: each could have been
 * the one that was played. */
bool story_can_exchange(const story *tale, uint16_t left, uint16_t right, uint8_t viewer,
                        uint32_t until);
/* Lets two such slots change roles from then on; done twice, nothing is changed. */
void story_exchange(story *tale, uint16_t left, uint16_t right);

/* ---- For the rules of a game -------------------------------------------------------------- */

/* Takes the next call of chance that has no role yet, and gives it one. Its slots are new. */
int story_next_call(story *tale, enum story_role role);
/* A seat, or everybody, knows a slot from now on, and where it came from. */
void story_learns(story *tale, uint16_t slot, uint8_t seat);
void story_all_learn(story *tale, uint16_t slot);
/* Takes a slot with this kind out of a pile: any of them; STORY_NO_SLOT if there is none. */
uint16_t story_take(story *tale, story_pile *pile, uint8_t kind);
/* The same from a hand, where there must be one; and into a hand. */
uint16_t story_play_card(story *tale, uint8_t seat, uint8_t kind);
void story_hold(story *tale, uint8_t seat, uint16_t slot);
uint16_t story_pop(story_pile *pile);
void story_put(story_pile *pile, uint16_t slot);
/* Wishes every slot of a call that the viewer knows to hold what they know. */
void story_wish_known(const story *tale, uint8_t viewer, uint32_t until, int call,
                      script_wish *wish);

#endif
