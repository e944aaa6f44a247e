/* The readable word for an answer: `tile:b7`, `add:1,-2`, `found:0,0.1`. */
#include "gheos/rules.h"

static void write_cell(dm_answer answer, dm_writer *out) {
    dm_write_number(out, cell_x(answer));
    dm_write_char(out, ',');
    dm_write_number(out, cell_y(answer));
}

void gheos_write_token(dm_answer answer, dm_writer *out) {
    dm_write(out, gheos_verb_ids[answer.verb]);
    if (answer.verb >= SAY_SCORE) return;
    dm_write_char(out, ':');
    switch ((enum gheos_verb)answer.verb) {
    case SAY_TILE: dm_write(out, gheos_tile_id(answer.a)); break;
    case SAY_ADD:
    case SAY_REPLACE: write_cell(answer, out); break;
    case SAY_FOUND:
        write_cell(answer, out);
        dm_write_char(out, '.');
        dm_write_number(out, answer.c);
        break;
    case SAY_TURN:
    case SAY_MIGRATE: dm_write_number(out, answer.a); break;
    default: dm_write(out, gheos_civilisation_ids[answer.a]); break;
    }
}
