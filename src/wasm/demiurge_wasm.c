/* The engine for browsers and node: texts go in and out through two buffers in the module's
 * memory. There is nothing to import, because nothing here does input or output.
 *
 *   host                                   module
 *   write UTF-8 at demiurge_input()  --->  input
 *   call demiurge_replay(length)           plays the record through
 *   read demiurge_output_length()    <---  output: hashes, a record, or an error
 *   bytes at demiurge_output()
 *
 * One module plays one game at a time; a host that wants more makes more instances. */
#include "demiurge.h"
#include "engine/record.h"

#define EXPORT(name) __attribute__((export_name(#name))) name

enum {
    INPUT_BYTES = 1 << 20,
    OUTPUT_BYTES = 2 << 20,
    HASH_EVERY = 50, /* as the comments in tests/golden */
};

static char input[INPUT_BYTES], output_text[OUTPUT_BYTES];
static dm_writer output = {output_text, OUTPUT_BYTES, 0, false};
static dm_match match;
static bool has_match;

char *EXPORT(demiurge_input)(void);
uint32_t EXPORT(demiurge_input_size)(void);
const char *EXPORT(demiurge_output)(void);
uint32_t EXPORT(demiurge_output_length)(void);
bool EXPORT(demiurge_replay)(uint32_t length);
bool EXPORT(demiurge_record)(void);

char *demiurge_input(void) { return input; }

uint32_t demiurge_input_size(void) { return INPUT_BYTES; }

const char *demiurge_output(void) { return output_text; }

uint32_t demiurge_output_length(void) { return (uint32_t)output.length; }

static bool write_error(const dm_error *error) {
    output = dm_writer_on(output_text, sizeof output_text);
    dm_write_number(&output, error->line);
    dm_write_char(&output, ':');
    dm_write_number(&output, error->column);
    dm_write(&output, ": ");
    dm_write(&output, error->text);
    return false;
}

static void write_hash_line(const dm_state *state, uint32_t answers) {
    dm_write(&output, "hash ");
    dm_write_number(&output, answers);
    dm_write_char(&output, ' ');
    record_write_hash(&output, dm_hash(match.game, state));
    dm_write_char(&output, '\n');
}

/* Reads the record of `length` bytes in the input and plays it through. Output: `hash N HASH` for
 * every 50th answer, and once more at the end; or, if false, LINE:COLUMN: and what was wrong. */
bool demiurge_replay(uint32_t length) {
    dm_error error = {.line = 0};
    dm_state state;
    dm_question question;
    if (length > INPUT_BYTES) length = INPUT_BYTES;
    has_match = dm_record_read(&match, input, length, &error);
    if (!has_match) return write_error(&error);
    output = dm_writer_on(output_text, sizeof output_text);
    dm_copy(match.game, &state, &match.start);
    for (uint32_t k = 0; k < match.count; k++) {
        match.game->apply(&state, match.steps[k].answer, NULL, &question);
        if ((k + 1) % HASH_EVERY == 0) write_hash_line(&state, k + 1);
    }
    write_hash_line(&state, match.count);
    return true;
}

/* Output: the game that was replayed last, as a record. */
bool demiurge_record(void) {
    output = dm_writer_on(output_text, sizeof output_text);
    if (has_match) dm_record_write(&match, DM_ALL, &output);
    return has_match && !output.full;
}
