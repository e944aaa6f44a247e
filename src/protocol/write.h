/* Pieces of the protocol's answers: members of an open JSON object (docs/protocol.md).
 *
 * A game without texts (text_for() knows none) is answered without sentences. */
#ifndef PROTOCOL_WRITE_H
#define PROTOCOL_WRITE_H

#include "protocol/protocol.h"

/* Who is asked what; at the end of the game the scores. */
void protocol_write_situation(const dm_match *match, dm_writer *out);

/* Which game this is, and its situation: the answer to everything that begins one. */
void protocol_write_beginning(const dm_match *match, dm_writer *out);

/* Of a question that asks for a set: its size and its items (sets.c). */
void protocol_write_set(const dm_match *match, dm_writer *out);

/* What the last answer caused as far as the viewer may see it. */
void protocol_write_events(const protocol *session, uint8_t viewer, dm_writer *out);
/* The same as lines of a log. */
void protocol_write_log(const protocol *session, uint8_t viewer, dm_writer *out);

/* The question and its answers as sentences for the seat that is asked. */
void protocol_write_sentences(const protocol *session, dm_writer *out);

/* Plain text, no JSON: why a candidate is refused. */
void protocol_write_reason(const protocol *session, dm_answer candidate, dm_reason reason,
                           dm_writer *out);
/* Plain text: which tokens would be taken. */
void protocol_write_expected(const dm_match *match, dm_writer *out);

#endif
