#include "support/expect.h"

void expect_number(const char *what, int64_t actual, int64_t expected, const char *file, int line) {
    if (actual == expected) return;
    print_error("%s is %lld; expected %lld\n", what, (long long)actual, (long long)expected);
    _fail(file, line);
}

void expect_resources(int seat, const char *resources) {
    char text[32];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < DEUS_RESOURCES; k++) {
        if (k > 0) dm_write_char(&out, ',');
        dm_write_number(&out, player(seat)->resources[k]);
    }
    if (strcmp(text, resources) != 0)
        fail_msg("seat %d has %s of wood, clay, stone, wheat; expected %s", seat, text, resources);
}

void expect_regions(deus_regions regions, const char *names) {
    char text[4 * DEUS_REGIONS_MAX] = "";
    dm_writer out = dm_writer_on(text, sizeof text);
    DEUS_FOR_EACH_REGION(region, regions) {
        char name[DEUS_REGION_NAME_BYTES];
        deus_region_name(region, name);
        if (out.length > 0) dm_write_char(&out, ' ');
        dm_write(&out, name);
    }
    if (strcmp(text, names) != 0) fail_msg("the regions are '%s'; expected '%s'", text, names);
}

void expect_options_refused(const char *options, const char *why) {
    static dm_match match;
    dm_setup setup;
    dm_error error = {.line = 0};
    dm_setup_clear(&setup);
    if (dm_setup_add_words(&setup, options, &error) &&
        dm_match_begin(&match, &deus_game, &setup, &error))
        fail_msg("'%s' should be refused", options);
    if (!strstr(error.text, why))
        fail_msg("'%s' is refused with '%s'; expected '%s' in it", options, error.text, why);
}

void expect_position_refused(const char *position, const char *why) {
    static dm_match match;
    dm_error error = {.line = 0};
    if (dm_match_from_position(&match, &deus_game, position, NULL, &error))
        fail_msg("should be refused: %s", position);
    if (!strstr(error.text, why))
        fail_msg("refused with '%s'; expected '%s' in it: %s", error.text, why, position);
}

/* The words of all that was told, for a failing test to show. */
static const char *story(void) {
    static char text[4096];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < happened.count; k++) {
        if (k > 0) dm_write_char(&out, ' ');
        dm_write(&out, deus_event_ids[happened.items[k].kind]);
    }
    return text;
}

void expect_told_in_order(const char *events) {
    const char *rest = events;
    for (int k = 0; k < happened.count && *rest; k++) {
        const char *word = deus_event_ids[happened.items[k].kind];
        size_t length = strlen(word);
        bool next = strncmp(rest, word, length) == 0 && (rest[length] == ' ' || !rest[length]);
        if (next) rest += length + strspn(rest + length, " ");
    }
    if (*rest)
        fail_msg("expected '%s' in this order; not found from '%s' on; told: %s", events, rest,
                 story());
}

int times_told(uint8_t kind) {
    int times = 0;
    for (int k = 0; k < happened.count; k++) times += happened.items[k].kind == kind;
    return times;
}
