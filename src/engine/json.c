#include "engine/json.h"

#include "engine/guard.h"

static void comma_if_due(dm_writer *out) {
    if (out->length == 0) return;
    char last = out->text[out->length - 1];
    if (last != '{' && last != '[' && last != ':' && last != '\n') dm_write_char(out, ',');
}

void json_open(dm_writer *out, char bracket) {
    assert(bracket == '{' || bracket == '[');
    comma_if_due(out);
    dm_write_char(out, bracket);
}

void json_close(dm_writer *out, char bracket) {
    assert(bracket == '}' || bracket == ']');
    dm_write_char(out, bracket);
}

static void write_escaped(dm_writer *out, unsigned char c) {
    static const char digits[] = "0123456789abcdef";
    char code[] = {'\\', 'u', '0', '0', digits[c >> 4], digits[c & 15]};
    if (c == '"' || c == '\\') {
        dm_write_char(out, '\\');
        dm_write_char(out, (char)c);
    } else if (c == '\n') {
        dm_write(out, "\\n");
    } else {
        dm_write_bytes(out, code, sizeof code);
    }
}

static void write_quoted(dm_writer *out, const char *text) {
    dm_write_char(out, '"');
    for (const char *c = text; *c; c++) {
        if (*c == '"' || *c == '\\' || (unsigned char)*c < 0x20)
            write_escaped(out, (unsigned char)*c);
        else
            dm_write_char(out, *c);
    }
    dm_write_char(out, '"');
}

void json_key(dm_writer *out, const char *key) {
    comma_if_due(out);
    write_quoted(out, key);
    dm_write_char(out, ':');
}

void json_text(dm_writer *out, const char *text) {
    comma_if_due(out);
    write_quoted(out, text);
}

void json_number(dm_writer *out, int64_t number) {
    comma_if_due(out);
    dm_write_number(out, number);
}

void json_bool(dm_writer *out, bool value) {
    comma_if_due(out);
    dm_write(out, value ? "true" : "false");
}

void json_nothing(dm_writer *out) {
    comma_if_due(out);
    dm_write(out, "null");
}

void json_decimal(dm_writer *out, double number, int decimals) {
    assert(decimals >= 0 && decimals <= 9);
    comma_if_due(out);
    int64_t scale = 1;
    for (int k = 0; k < decimals; k++) scale *= 10;
    bool negative = number < 0;
    int64_t scaled = (int64_t)((negative ? -number : number) * (double)scale + 0.5);
    if (negative && scaled > 0) dm_write_char(out, '-');
    dm_write_number(out, scaled / scale);
    if (decimals == 0) return;
    dm_write_char(out, '.');
    for (int64_t digit = scale / 10; digit > 0; digit /= 10)
        dm_write_char(out, (char)('0' + scaled / digit % 10));
}

void json_string_at(dm_writer *out, const char *key, const char *text) {
    json_key(out, key);
    json_text(out, text);
}

void json_number_at(dm_writer *out, const char *key, int64_t number) {
    json_key(out, key);
    json_number(out, number);
}

void json_bool_at(dm_writer *out, const char *key, bool value) {
    json_key(out, key);
    json_bool(out, value);
}

void json_reason(dm_writer *out, const char *id, dm_reason reason) {
    json_open(out, '{');
    json_string_at(out, "reason", id);
    json_key(out, "args");
    json_open(out, '[');
    for (int k = 0; k < 3; k++) json_number(out, reason.args[k]);
    json_close(out, ']');
    json_close(out, '}');
}
