/* JSON out, piece by piece. Commas are placed by looking at what was written last, so the writer
 * needs no state of its own: after an opening bracket or a colon no comma is due. No name here is
 * one of jansson's, which the server reads JSON with. */
#ifndef ENGINE_JSON_H
#define ENGINE_JSON_H

#include "demiurge.h"

/* An object or a list: '{' or '[' opens it, the matching bracket closes it. */
void json_open(dm_writer *out, char bracket);
void json_close(dm_writer *out, char bracket); /* '}' or ']' */

/* A key of an object; its value comes next. */
void json_key(dm_writer *out, const char *key);

/* A value: behind a key, in a list, or alone. */
void json_text(dm_writer *out, const char *text); /* UTF-8; quotes and control bytes escaped */
void json_number(dm_writer *out, int64_t number); /* a whole number */
void json_bool(dm_writer *out, bool value);       /* true or false */
void json_nothing(dm_writer *out);                /* null */
/* A number with that many decimals, 0 to 9, rounded. */
void json_decimal(dm_writer *out, double number, int decimals);

/* A key and its value. */
void json_string_at(dm_writer *out, const char *key, const char *text);
void json_number_at(dm_writer *out, const char *key, int64_t number); /* a whole number */
void json_bool_at(dm_writer *out, const char *key, bool value);       /* true or false */

/* A reason as an object: `{"reason":ID,"args":[1,2,3]}`. */
void json_reason(dm_writer *out, const char *id, dm_reason reason);

#endif
