/* The parts of Gheos's row, which gheos.c puts together, and what else a front end may ask of it.
 */
#ifndef API_GHEOS_H
#define API_GHEOS_H

#include "api/game.h"
#include "gheos/state.h"

/* What changes are counted in, in the order in which they are told. */
enum api_gheos_quantity {
    API_GHEOS_VP,
    API_GHEOS_TOKENS,
    API_GHEOS_FOLLOWERS, /* of the first civilisation; the others follow */
    API_GHEOS_QUANTITIES = API_GHEOS_FOLLOWERS + GHEOS_CIVILISATIONS,
};

/* Further members of a preview, rotation by rotation: gheos_outcome.c. */
void api_gheos_outcome(const api_observation *, dm_answer, dm_writer *out);
/* The tiles, and a word for everything in them: gheos_catalogue.c. */
void api_gheos_catalogue(enum text_language, dm_writer *out);
/* Members of a tile's object: its layout, what stands on it, and how sure we are of that. */
void api_gheos_tile_members(enum text_language, uint8_t tile, dm_writer *out);

#endif
