/* The engine for browsers and node: texts go in and out through two buffers in the module's
 * memory. There is nothing to import, because nothing here does input or output.
 *
 *   host                                   module
 *   write UTF-8 at demiurge_input()  --->  input
 *   call demiurge_call(length)             carries one call out (src/api/api.h)
 *   read demiurge_output_length()    <---  output: one line of JSON
 *   bytes at demiurge_output()
 *
 * One module is one table, or one bot that thinks; a host that wants more makes more instances. */
#include "api/api.h"
#include "engine/record.h"

#define EXPORT(name) __attribute__((export_name(#name))) name

enum {
    PAGE_BYTES = 64 * 1024,
    HASH_EVERY = 50, /* as the comments in tests/golden */
};

static char input[API_INPUT_BYTES], output_text[API_OUTPUT_BYTES];
static dm_writer output = {output_text, API_OUTPUT_BYTES, 0, false};
static api_table table; /* all zero: it takes no room in the file */

char *EXPORT(demiurge_input)(void);
uint32_t EXPORT(demiurge_input_size)(void);
const char *EXPORT(demiurge_output)(void);
uint32_t EXPORT(demiurge_output_length)(void);
void EXPORT(demiurge_call)(uint32_t length);
bool EXPORT(demiurge_replay)(uint32_t length);

char *demiurge_input(void) { return input; }

uint32_t demiurge_input_size(void) { return API_INPUT_BYTES; }

const char *demiurge_output(void) { return output_text; }

uint32_t demiurge_output_length(void) { return (uint32_t)output.length; }

/* Memory at the end of all there is. Nothing else grows it: this program never allocates. */
static void *more_memory(size_t bytes) {
    size_t pages = (bytes + PAGE_BYTES - 1) / PAGE_BYTES;
    size_t before = __builtin_wasm_memory_grow(0, pages);
    return before == (size_t)-1 ? NULL : (void *)(before * PAGE_BYTES);
}

/* Carries out the call of `length` bytes in the input; the answer is in the output. */
void demiurge_call(uint32_t length) {
    if (length > API_INPUT_BYTES) length = API_INPUT_BYTES;
    output = dm_writer_on(output_text, sizeof output_text);
    table.more_memory = more_memory;
    api_call(&table, input, length, &output);
}

/* ---- Golden games ------------------------------------------------------------------------ */

static bool write_error(const dm_error *error) {
    dm_write_number(&output, error->line);
    dm_write_char(&output, ':');
    dm_write_number(&output, error->column);
    dm_write(&output, ": ");
    dm_write(&output, error->text);
    return false;
}

static void write_hash_line(const dm_match *match, const dm_state *state, uint32_t answers) {
    dm_write(&output, "hash ");
    dm_write_number(&output, answers);
    dm_write_char(&output, ' ');
    record_write_hash(&output, dm_hash(match->game, state));
    dm_write_char(&output, '\n');
}

/* Reads the record of `length` bytes in the input and plays it through. Output: `hash N HASH` for
 * every 50th answer, and once more at the end; or, if false, LINE:COLUMN: and what was wrong. */
bool demiurge_replay(uint32_t length) {
    dm_match *match = &table.matches[table.current ^ 1];
    dm_error error = {.line = 0};
    dm_state state;
    dm_question question;
    if (length > API_INPUT_BYTES) length = API_INPUT_BYTES;
    output = dm_writer_on(output_text, sizeof output_text);
    if (!dm_record_read(match, input, length, &error)) return write_error(&error);
    dm_copy(match->game, &state, &match->start);
    for (uint32_t k = 0; k < match->count; k++) {
        match->game->apply(&state, match->steps[k].answer, NULL, &question);
        if ((k + 1) % HASH_EVERY == 0) write_hash_line(match, &state, k + 1);
    }
    write_hash_line(match, &state, match->count);
    return true;
}
