/* The readable word for an answer: `tile:b7`, `add:1,-2`, `found:0,0.1`. */
#include "engine/guard.h"
#include "gheos/rules.h"

static void write_cell(dm_answer answer, dm_writer *out) {
    dm_write_number(out, gheos_cell_x(answer));
    dm_write_char(out, ',');
    dm_write_number(out, gheos_cell_y(answer));
}

void gheos_write_token(dm_answer answer, dm_writer *out) {
    dm_guard(answer.verb < GHEOS_VERBS);
    dm_write(out, gheos_verb_ids[answer.verb]);
    if (answer.verb >= GHEOS_SAY_SCORE) return;
    dm_write_char(out, ':');
    switch ((enum gheos_verb)answer.verb) {
    case GHEOS_SAY_TILE: dm_write(out, gheos_tile_id(answer.a)); break;
    case GHEOS_SAY_ADD:
    case GHEOS_SAY_REPLACE: write_cell(answer, out); break;
    case GHEOS_SAY_FOUND:
        write_cell(answer, out);
        dm_write_char(out, '.');
        dm_write_number(out, answer.c);
        break;
    case GHEOS_SAY_TURN:
    case GHEOS_SAY_MIGRATE: dm_write_number(out, answer.a); break;
    default: dm_write(out, gheos_civilisation_ids[answer.a]); break;
    }
}
