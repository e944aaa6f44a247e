/* Whether a text is well-formed JSON, for targets that are answered by it. */
#ifndef FUZZ_JSON_VALUE_H
#define FUZZ_JSON_VALUE_H

#include <stdbool.h>
#include <string.h>

/* The end of the string that begins at `text`, or NULL. */
static inline const char *json_value_skip_string(const char *text) {
    for (text++; *text != '"'; text++) {
        if ((unsigned char)*text < 0x20) return NULL;
        if (*text == '\\' && !strchr("\"\\/bfnrtu", *++text)) return NULL;
    }
    return text + 1;
}

/* The end of the JSON value that begins at `text`, or NULL. */
static inline const char *json_value_skip(const char *text) {
    if (*text == '"') return json_value_skip_string(text);
    if (*text != '{' && *text != '[') {
        size_t length = strspn(text, "-+.0123456789aeflnrstuE"); /* numbers, true, false, null */
        return length > 0 ? text + length : NULL;
    }
    char close = *text == '{' ? '}' : ']';
    if (text[1] == close) return text + 2;
    do {
        text++;
        if (close == '}' &&
            (*text != '"' || (text = json_value_skip_string(text)) == NULL || *text++ != ':'))
            return NULL;
        text = json_value_skip(text);
    } while (text && *text == ',');
    return text && *text == close ? text + 1 : NULL;
}

/* One object, and nothing behind it. */
static inline bool json_value_is_object(const char *text) {
    const char *end = text[0] == '{' ? json_value_skip(text) : NULL;
    return end && *end == '\0';
}

#endif
