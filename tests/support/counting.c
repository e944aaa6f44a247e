#include "support/counting.h"

#include <stdlib.h>
#include <string.h>

json_t *counting_player(const json_t *counted, const json_t *event, const char *member) {
    size_t seat = (size_t)counting_number(event, member);
    json_t *player = json_array_get(json_object_get(counted, "players"), seat - 1);
    assert_non_null(player);
    return player;
}

const char *counting_word(const json_t *event, const char *member) {
    const char *word = json_string_value(json_object_get(event, member));
    if (word == NULL) fail_msg("no word at '%s' in %s", member, json_dumps(event, JSON_COMPACT));
    return word;
}

int counting_number(const json_t *event, const char *member) {
    const json_t *number = json_object_get(event, member);
    if (!json_is_integer(number))
        fail_msg("no number at '%s' in %s", member, json_dumps(event, JSON_COMPACT));
    return (int)json_integer_value(number);
}

void counting_add(json_t *object, const char *key, int amount) {
    json_t *number = json_object_get(object, key);
    if (!json_is_integer(number)) fail_msg("'%s' is not counted", key);
    json_integer_set(number, json_integer_value(number) + amount);
}

void counting_take_out(json_t *list, const char *word) {
    if (list == NULL) return;
    for (size_t k = 0; k < json_array_size(list); k++) {
        const char *item = json_string_value(json_array_get(list, k));
        if (item == NULL || strcmp(item, word) != 0) continue;
        json_array_remove(list, k);
        return;
    }
    fail_msg("'%s' is not in %s", word, json_dumps(list, JSON_COMPACT));
}

void counting_put_in(json_t *list, const char *word) {
    if (list) json_array_append_new(list, json_string(word));
}

static int by_alphabet(const void *left, const void *right) {
    return strcmp(json_string_value(*(json_t *const *)left),
                  json_string_value(*(json_t *const *)right));
}

void counting_sort(json_t *list) {
    json_t *items[64];
    size_t count = json_array_size(list);
    assert_true(count <= 64);
    for (size_t k = 0; k < count; k++) items[k] = json_incref(json_array_get(list, k));
    qsort(items, count, sizeof items[0], by_alphabet);
    json_array_clear(list);
    for (size_t k = 0; k < count; k++) json_array_append_new(list, items[k]);
}

bool counting_is(const json_t *event, const char *kinds) {
    const char *kind = counting_word(event, "event");
    size_t length = strlen(kind);
    for (const char *at = strstr(kinds, kind); at; at = strstr(at + 1, kind))
        if ((at == kinds || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}
