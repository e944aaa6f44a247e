/* Options as people type them: `players=3 seed=7 joker=on`. */
#include <assert.h>
#include <string.h>

#include "demiurge.h"
#include "engine/guard.h"

void dm_setup_clear(dm_setup *setup) {
    memset(setup, 0, sizeof *setup);
    setup->seed = dm_seed_from_number(0);
    strcpy(setup->seed_text, "0");
}

static bool read_players(dm_setup *setup, const char *value, dm_error *error) {
    if (setup->players) return dm_fail(error, "players is given twice");
    if (value[0] < '1' || value[0] > '9' || value[1] != '\0')
        return dm_fail(error, "players=%s: expected a single digit, such as players=2", value);
    setup->players = (uint8_t)(value[0] - '0');
    return true;
}

static bool read_rules(dm_setup *setup, const char *value, dm_error *error) {
    if (setup->rules) return dm_fail(error, "rules is given twice");
    if (value[0] < '1' || value[0] > '9' || value[1] != '\0')
        return dm_fail(error, "rules=%s: expected a version of the rules, such as rules=1", value);
    setup->rules = (uint16_t)(value[0] - '0');
    return true;
}

bool dm_setup_rules(const dm_setup *setup, const char *game, uint16_t newest, uint8_t *version,
                    dm_error *error) {
    assert(newest > 0 && newest <= UINT8_MAX);
    if (setup->rules > newest)
        return dm_fail(error, "rules=%d: this program plays %s by rules 1 to %d", setup->rules,
                       game, newest);
    *version = (uint8_t)(setup->rules ? setup->rules : newest);
    return true;
}

static int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

static bool read_hex_seed(dm_seed *seed, const char *value) {
    for (int k = 0; k < 32; k++) {
        int high = hex_digit(value[2 * k]), low = hex_digit(value[2 * k + 1]);
        if (high < 0 || low < 0) return false;
        seed->bytes[k] = (uint8_t)(high << 4 | low);
    }
    return true;
}

static bool read_number(const char *value, uint64_t *number) {
    *number = 0;
    if (*value == '\0') return false;
    for (; *value; value++) {
        if (*value < '0' || *value > '9') return false;
        uint64_t digit = (uint64_t)(*value - '0');
        if (*number > (UINT64_MAX - digit) / 10) return false;
        *number = *number * 10 + digit;
    }
    return true;
}

static bool read_seed(dm_setup *setup, const char *value, dm_error *error) {
    uint64_t number;
    if (setup->seeded) return dm_fail(error, "seed is given twice");
    if (strlen(value) == 64 && read_hex_seed(&setup->seed, value)) {
        strcpy(setup->seed_text, value);
    } else if (strlen(value) < sizeof setup->seed_text && read_number(value, &number)) {
        setup->seed = dm_seed_from_number(number);
        strcpy(setup->seed_text, value);
    } else {
        return dm_fail(error, "seed=%s: expected a number below 2^64 or 64 hexadecimal digits",
                       value);
    }
    setup->seeded = true;
    return true;
}

static bool keep_setting(dm_setup *setup, const char *key, const char *value, dm_error *error) {
    for (int k = 0; k < setup->setting_count; k++)
        if (strcmp(setup->settings[k].key, key) == 0)
            return dm_fail(error, "%s is given twice", key);
    if (setup->setting_count == DM_SETTINGS_MAX)
        return dm_fail(error, "too many options: at most %d", DM_SETTINGS_MAX);
    dm_setting *setting = &setup->settings[setup->setting_count++];
    strcpy(setting->key, key);
    strcpy(setting->value, value);
    return true;
}

bool dm_setup_add(dm_setup *setup, const char *word, dm_error *error) {
    assert(setup && word && error);
    dm_guard(setup->setting_count <= DM_SETTINGS_MAX);
    dm_setting setting;
    const char *equals = strchr(word, '=');
    if (equals == NULL || equals == word || equals[1] == '\0' ||
        (size_t)(equals - word) >= sizeof setting.key || strlen(equals + 1) >= sizeof setting.value)
        return dm_fail(error, "'%s': expected an option written key=value, such as players=2",
                       word);
    memset(setting.key, 0, sizeof setting.key);
    memcpy(setting.key, word, (size_t)(equals - word));
    strcpy(setting.value, equals + 1);
    if (strcmp(setting.key, "players") == 0) return read_players(setup, setting.value, error);
    if (strcmp(setting.key, "rules") == 0) return read_rules(setup, setting.value, error);
    if (strcmp(setting.key, "seed") == 0) return read_seed(setup, setting.value, error);
    return keep_setting(setup, setting.key, setting.value, error);
}

bool dm_setup_add_words(dm_setup *setup, const char *words, dm_error *error) {
    while (*words) {
        char word[160];
        size_t length = strcspn(words, " \t");
        if (length >= sizeof word) return dm_fail(error, "an option is too long");
        memcpy(word, words, length);
        word[length] = '\0';
        if (length > 0 && !dm_setup_add(setup, word, error)) return false;
        words += length + strspn(words + length, " \t");
    }
    return true;
}

bool dm_setup_refuse(const char *game, const dm_option *options, const char *key, dm_error *error) {
    assert(options && options->key);
    char known[120];
    dm_writer out = dm_writer_on(known, sizeof known);
    for (const dm_option *option = options; option->key; option++) {
        if (option > options) dm_write(&out, option[1].key ? ", " : " and ");
        dm_write(&out, option->key);
    }
    return dm_fail(error, "unknown option '%s': %s knows %s", key, game, known);
}
