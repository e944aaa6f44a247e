#include "support/support.h"

dm_match table;
dm_events happened;

/* Tests are about the newest rules unless they name others. */
static void name_rules(const char *position, char *line, size_t size) {
    dm_writer out = dm_writer_on(line, size);
    size_t game = strlen("deus");
    dm_write_bytes(&out, position, game);
    if (!strstr(position, " rules=")) {
        dm_write(&out, " rules=");
        dm_write_number(&out, deus_game.rules_version);
    }
    dm_write(&out, position + game);
    assert_false(out.full);
}

void table_from(const char *position) {
    dm_error error;
    char line[DM_POSITION_BYTES];
    name_rules(position, line, sizeof line);
    if (!dm_match_from_position(&table, &deus_game, line, NULL, &error))
        fail_msg("position refused at column %u: %s\n%s", error.column, error.text, position);
    happened.count = 0;
}

void table_new(const char *options) {
    dm_setup setup;
    dm_error error;
    dm_setup_clear(&setup);
    if (!dm_setup_add_words(&setup, options, &error) ||
        !dm_match_begin(&table, &deus_game, &setup, &error))
        fail_msg("options refused: %s", error.text);
    happened.count = 0;
}

static const char *legal_list(void) {
    static char text[8192];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < table.question.count; k++) {
        if (k > 0) dm_write_char(&out, ' ');
        deus_game.write_token(table.question.answers[k], &out);
    }
    return text;
}

/* The next word of a list; false at its end. */
static bool next_word(const char **list, char word[DM_TOKEN_BYTES]) {
    *list += strspn(*list, " ");
    size_t length = strcspn(*list, " ");
    if (length == 0 || length >= DM_TOKEN_BYTES) return false;
    memcpy(word, *list, length);
    word[length] = '\0';
    *list += length;
    return true;
}

void play_tokens(const char *tokens) {
    static dm_events once;
    char word[DM_TOKEN_BYTES];
    happened.count = 0;
    while (next_word(&tokens, word)) {
        int index = dm_match_find(&table, word);
        if (index < 0)
            fail_msg("'%s' is not legal for '%s'; legal: %s", word,
                     deus_game.question_name(table.question.kind), legal_list());
        dm_match_play(&table, index, &once);
        for (int k = 0; k < once.count && happened.count < DM_EVENTS_MAX; k++)
            happened.items[happened.count++] = once.items[k];
    }
}

void expect_allowed(const char *token) {
    if (dm_match_find(&table, token) < 0)
        fail_msg("'%s' should be legal; legal: %s", token, legal_list());
}

void expect_refused(const char *token, uint8_t reason) {
    dm_reason why;
    if (dm_match_find(&table, token) >= 0) fail_msg("'%s' should be refused", token);
    if (!dm_match_why(&table, token, &why)) fail_msg("'%s' is no candidate at all", token);
    if (why.code != reason)
        fail_msg("'%s' is refused as %s; expected %s", token, deus_reason_ids[why.code],
                 deus_reason_ids[reason]);
}

void expect_unknown(const char *token) {
    dm_reason why;
    if (dm_match_find(&table, token) >= 0 || dm_match_why(&table, token, &why))
        fail_msg("'%s' should be no candidate", token);
}

void expect_question(uint8_t kind, int seat) {
    if (table.question.seat == DM_NOBODY) fail_msg("the game is over");
    assert_string_equal(deus_game.question_name(table.question.kind), deus_question_ids[kind]);
    assert_int_equal(table.question.seat + 1, seat);
}

void expect_answers(const char *tokens) {
    char word[DM_TOKEN_BYTES];
    const char *list = tokens;
    int count = 0;
    while (next_word(&list, word)) {
        expect_allowed(word);
        count++;
    }
    if (count != table.question.count)
        fail_msg("expected exactly: %s\nlegal: %s", tokens, legal_list());
}

const deus_state *state(void) { return deus_const(&table.state); }
const deus_player *player(int seat) { return &state()->players[seat - 1]; }

int told(uint8_t kind, int seat) {
    int sum = 0;
    for (int k = 0; k < happened.count; k++)
        if (happened.items[k].kind == kind && happened.items[k].seat + 1 == seat &&
            happened.items[k].visible == DM_EVERYONE)
            sum += happened.items[k].amount;
    return sum;
}

deus_regions at(const char *region) {
    return deus_region_bit((uint8_t)((region[0] - 'A') * DEUS_REGIONS_PER_TILE + region[1] - '0'));
}

bool is_attacked(const char *village) { return state()->attacked >> (village[0] - 'A') & 1; }

uint8_t card(const char *id) {
    uint8_t kind = deus_card_named(id);
    assert_int_not_equal(kind, DM_UNKNOWN);
    return kind;
}
