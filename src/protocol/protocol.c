#include "protocol/protocol.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/json.h"
#include "host/memory.h"
#include "protocol/commands.h"

static bool fail_unknown_command(const char *word, dm_error *error) {
    char known[160];
    dm_writer writer = dm_writer_on(known, sizeof known);
    for (const protocol_command *row = protocol_commands; row->word; row++) {
        dm_write(&writer, row == protocol_commands ? "" : " ");
        dm_write(&writer, row->word);
    }
    if (word[0] == '\0')
        return dm_fail(error, "an empty line is no command; expected one of: %s", known);
    return dm_fail(error, "unknown command '%s'; expected one of: %s", word, known);
}

static bool carry_out(protocol *session, const char *line, dm_writer *out, dm_error *error) {
    api_words words = {.rest = line};
    char word[24] = "";
    if (!api_take_word(&words, word, sizeof word))
        return fail_unknown_command(*words.rest ? "(a very long word)" : "", error);
    for (const protocol_command *row = protocol_commands; row->word; row++) {
        if (strcmp(word, row->word) != 0) continue;
        if (row->needs_game && !session->has_game) return protocol_fail_without_game(error);
        return row->answer(session, words, out, error);
    }
    return fail_unknown_command(word, error);
}

/* How many bytes the UTF-8 character at `text` has; 0 if it is none. Overlong forms, surrogates
 * and numbers beyond Unicode are none. */
static int utf8_length(const unsigned char *text) {
    static const unsigned char low[] = {0xa0, 0x90}, high[] = {0x9f, 0x8f};
    int length = text[0] < 0x80   ? 1
                 : text[0] < 0xc2 ? 0
                 : text[0] < 0xe0 ? 2
                 : text[0] < 0xf0 ? 3
                 : text[0] < 0xf5 ? 4
                                  : 0;
    for (int k = 1; k < length; k++)
        if ((text[k] & 0xc0) != 0x80) return 0;
    if ((text[0] == 0xe0 && text[1] < low[0]) || (text[0] == 0xf0 && text[1] < low[1]) ||
        (text[0] == 0xed && text[1] > high[0]) || (text[0] == 0xf4 && text[1] > high[1]))
        return 0;
    return length;
}

/* JSON is UTF-8, but what a person typed, or an error that was cut, need not be. */
static void replace_broken_utf8(char *text) {
    for (unsigned char *c = (unsigned char *)text; *c;) {
        int length = utf8_length(c);
        if (length == 0) *c = '?';
        c += length > 0 ? length : 1;
    }
}

static void write_refusal(const dm_error *error, dm_writer *out) {
    json_open(out, '{');
    json_bool_at(out, "ok", false);
    json_string_at(out, "error", error->text);
    if (error->line > 0) json_number_at(out, "line", error->line);
    if (error->column > 0) json_number_at(out, "column", error->column);
    json_close(out, '}');
}

void protocol_refuse(const char *why, dm_writer *out) {
    dm_error error;
    dm_fail(&error, "%s", why);
    write_refusal(&error, out);
}

void protocol_answer(protocol *session, const char *line, dm_writer *out) {
    assert(session->match && session->spare && line);
    dm_guard(out->text && out->length < out->size);
    dm_error error = {0};
    dm_writer start = *out;
    assert(session && line && strchr(line, '\n') == NULL);
    json_open(out, '{');
    json_bool_at(out, "ok", true);
    bool done = carry_out(session, line, out, &error);
    json_close(out, '}');
    if (!done || out->full) {
        if (done) dm_fail(&error, "the answer is too long to be written");
        *out = start;
        write_refusal(&error, out);
    }
    replace_broken_utf8(start.text + start.length);
}

protocol *protocol_open(enum text_language language) {
    protocol *session = memory_new(sizeof *session);
    session->language = language;
    session->match = memory_new(sizeof *session->match);
    session->spare = memory_new(sizeof *session->spare);
    session->events = memory_new(sizeof *session->events);
    session->spare_events = memory_new(sizeof *session->spare_events);
    session->text = memory_new(PROTOCOL_ANSWER_BYTES);
    return session;
}

void protocol_close(protocol *session) {
    free(session->match);
    free(session->spare);
    free(session->events);
    free(session->spare_events);
    free(session->text);
    free(session);
}
