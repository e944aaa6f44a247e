/* The parts of Deus's row, which deus.c puts together, and what else a front end may ask of it. */
#ifndef API_DEUS_H
#define API_DEUS_H

#include "api/game.h"
#include "deus/state.h"

/* What changes are counted in, in the order in which they are told. A resource, a type of pieces
 * or a size of barques counts from the first of its kind. */
enum api_deus_quantity {
    API_DEUS_GOLD,
    API_DEUS_VP,
    API_DEUS_RESOURCE,
    API_DEUS_PIECE = API_DEUS_RESOURCE + DEUS_RESOURCES,
    API_DEUS_TOKENS = API_DEUS_PIECE + DEUS_STANDARD_COLOURS,
    API_DEUS_BARQUE,
    API_DEUS_CARDS = API_DEUS_BARQUE + DEUS_BARQUE_SIZES,
    API_DEUS_QUANTITIES,
};

/* Which set a question is about: deus_choice_set.c. */
bool api_deus_choice_set(const dm_state *, const dm_question *, api_choice_set *);
/* The cards, and a word for everything in them: deus_catalogue.c. */
void api_deus_catalogue(enum text_language, dm_writer *out);
/* Members of a card's object: what is printed on it, up to its cost ... */
void api_deus_card_face(enum text_language, uint8_t kind, dm_writer *out);
/* ... and what it does, and how sure we are of all that. */
void api_deus_card_effect(enum text_language, uint8_t kind, dm_writer *out);

#endif
