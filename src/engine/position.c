#include "engine/position.h"

#include "engine/guard.h"

#include <string.h>

/* ---- Writing ----------------------------------------------------------------------------- */

void position_key(dm_writer *out, int seat, const char *key) {
    assert(seat >= -1 && seat < DM_SEATS_MAX);
    dm_write_char(out, ' ');
    if (seat >= 0) {
        dm_write_char(out, 'p');
        dm_write_number(out, seat + 1);
        dm_write_char(out, '.');
    }
    dm_write(out, key);
    dm_write_char(out, '=');
}

void position_number(dm_writer *out, int seat, const char *key, int number) {
    position_key(out, seat, key);
    dm_write_number(out, number);
}

void position_counts(dm_writer *out, const uint8_t *counts, int count) {
    for (int k = 0; k < count; k++) {
        if (k > 0) dm_write_char(out, ',');
        if (counts[k] == DM_UNKNOWN)
            dm_write_char(out, '?');
        else
            dm_write_number(out, counts[k]);
    }
}

void position_chance(dm_writer *out, const chance_source *source) {
    static const chance_source blank;
    position_key(out, -1, "chance");
    if (memcmp(source, &blank, sizeof blank) == 0) {
        dm_write_char(out, '?');
        return;
    }
    for (int k = 0; k < 32; k++) {
        dm_write_char(out, "0123456789abcdef"[source->key[k] >> 4]);
        dm_write_char(out, "0123456789abcdef"[source->key[k] & 15]);
    }
    dm_write_char(out, ':');
    dm_write_number(out, (int64_t)source->used);
}

/* ---- Reading ----------------------------------------------------------------------------- */

bool position_fail_at(position_cursor *cursor, const char *start, const char *expected) {
    assert(start >= cursor->text && start <= cursor->at);
    cursor->at = start;
    return position_fail(cursor, expected);
}

bool position_fail_here(position_cursor *cursor) {
    assert(cursor->at >= cursor->text);
    cursor->error->line = 1;
    cursor->error->column = (uint32_t)(cursor->at - cursor->text) + 1;
    return false;
}

bool position_fail(position_cursor *cursor, const char *expected) {
    char found[24];
    dm_writer out = dm_writer_on(found, sizeof found);
    for (const char *c = cursor->at; *c && *c != ' ' && out.length < 20; c++)
        dm_write_char(&out, *c);
    dm_fail(cursor->error, "expected %s, found '%s'", expected, found);
    return position_fail_here(cursor);
}

bool position_take(position_cursor *cursor, char c) {
    if (*cursor->at != c) return false;
    cursor->at++;
    return true;
}

bool position_at_word_end(const position_cursor *cursor) {
    return *cursor->at == '\0' || *cursor->at == ' ';
}

bool position_read_number(position_cursor *cursor, int low, int high, int *number) {
    assert(low <= high);
    const char *start = cursor->at;
    bool negative = position_take(cursor, '-');
    int value = 0, digits = 0;
    for (; *cursor->at >= '0' && *cursor->at <= '9' && digits < 6; digits++)
        value = value * 10 + (*cursor->at++ - '0');
    *number = negative ? -value : value;
    if (digits > 0 && *number >= low && *number <= high) return true;
    char expected[48];
    dm_writer out = dm_writer_on(expected, sizeof expected);
    dm_write(&out, "a number from ");
    dm_write_number(&out, low);
    dm_write(&out, " to ");
    dm_write_number(&out, high);
    cursor->at = start;
    return position_fail(cursor, expected);
}

bool position_read_byte(position_cursor *cursor, int low, int high, uint8_t *byte) {
    assert(low >= 0 && high <= UINT8_MAX);
    int number;
    if (!position_read_number(cursor, low, high, &number)) return false;
    *byte = (uint8_t)number;
    return true;
}

bool position_read_seat(position_cursor *cursor, int players, uint8_t *seat) {
    assert(players >= 0 && players <= DM_SEATS_MAX);
    if (players == 0) return position_fail(cursor, "players= before any seat");
    if (!position_read_byte(cursor, 1, players, seat)) return false;
    --*seat;
    return true;
}

bool position_read_counts(position_cursor *cursor, uint8_t *counts, int count, int most) {
    for (int k = 0; k < count; k++) {
        if (k > 0 && !position_take(cursor, ','))
            return position_fail(cursor, "a comma and another number");
        if (!position_read_byte(cursor, 0, most, &counts[k])) return false;
    }
    return true;
}

void position_peek(const position_cursor *cursor, char word[POSITION_WORD_BYTES]) {
    size_t length = 0;
    for (const char *c = cursor->at; length < POSITION_WORD_BYTES - 1; c++) {
        bool inside = (*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9') || *c == '-';
        if (!inside) break;
        word[length++] = *c;
    }
    word[length] = '\0';
}

bool position_read_word(position_cursor *cursor, const char *const words[], int count,
                        const char *expected, uint8_t *index) {
    assert(count > 0 && count <= UINT8_MAX);
    char word[POSITION_WORD_BYTES];
    position_peek(cursor, word);
    for (int k = 0; k < count; k++)
        if (strcmp(words[k], word) == 0) {
            cursor->at += strlen(word);
            *index = (uint8_t)k;
            return true;
        }
    return position_fail(cursor, expected);
}

bool position_read_switch(position_cursor *cursor, uint8_t *value) {
    static const char *const words[] = {"off", "on"};
    return position_read_word(cursor, words, 2, "on or off", value);
}

static int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}

bool position_read_chance(position_cursor *cursor, chance_source *chance) {
    if (position_take(cursor, '?')) return true;
    for (int k = 0; k < 32; k++) {
        int high = hex_digit(cursor->at[0]), low = high < 0 ? -1 : hex_digit(cursor->at[1]);
        if (low < 0)
            return position_fail(cursor, "? or 64 hexadecimal digits, a colon and a number");
        chance->key[k] = (uint8_t)(high << 4 | low);
        cursor->at += 2;
    }
    int used;
    if (!position_take(cursor, ':'))
        return position_fail(cursor, "a colon and how many words were used");
    if (!position_read_number(cursor, 0, 999999, &used)) return false;
    chance->used = (uint64_t)used;
    return true;
}

bool position_take_key(position_cursor *cursor, const char *key) {
    size_t length = strlen(key);
    if (strncmp(cursor->at, key, length) != 0 || cursor->at[length] != '=') return false;
    cursor->at += length + 1;
    return true;
}

bool position_first_time(position_cursor *cursor, uint32_t *seen, int bit, const char *start) {
    assert(bit >= 0 && bit < 32);
    if (*seen >> bit & 1) {
        cursor->at = start;
        return position_fail(cursor, "each key once");
    }
    *seen |= 1u << bit;
    return true;
}

bool position_read_words(position_cursor *cursor, const char *game, bool (*read_word)(void *reader),
                         void *reader) {
    char word[POSITION_WORD_BYTES];
    position_peek(cursor, word);
    if (strcmp(word, game) != 0) return position_fail(cursor, "the name of the game at the start");
    cursor->at += strlen(word);
    while (position_take(cursor, ' ')) {
        if (position_at_word_end(cursor)) continue;
        if (!read_word(reader)) return false;
        if (!position_at_word_end(cursor)) return position_fail(cursor, "a blank after the value");
    }
    return *cursor->at == '\0' || position_fail(cursor, "a blank");
}
