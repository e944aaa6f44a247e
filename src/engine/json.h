/* JSON out, piece by piece. Commas are placed by looking at what was written last, so the writer
 * needs no state of its own: after an opening bracket or a colon no comma is due. No name here is
 * one of jansson's, which the server reads JSON with. */
#ifndef ENGINE_JSON_H
#define ENGINE_JSON_H

#include "demiurge.h"

void json_open(dm_writer *out, char bracket); /* '{' or '[' */
void json_close(dm_writer *out, char bracket);
void json_key(dm_writer *out, const char *key);
void json_text(dm_writer *out, const char *text);
void json_number(dm_writer *out, int64_t number);
void json_bool(dm_writer *out, bool value);
void json_nothing(dm_writer *out);

/* A number with that many decimals. */
void json_decimal(dm_writer *out, double number, int decimals);

/* `"key":value` pairs. */
void json_string_at(dm_writer *out, const char *key, const char *text);
void json_number_at(dm_writer *out, const char *key, int64_t number);
void json_bool_at(dm_writer *out, const char *key, bool value);

/* A reason as an object: `{"reason":ID,"args":[1,2,3]}`. */
void json_reason(dm_writer *out, const char *id, dm_reason reason);

#endif
