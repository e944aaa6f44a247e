/* A newcomer picks whom to play against. See opponent.h. */
#include "terminal/opponent.h"

#include <string.h>

#include "bots/bot.h"
#include "terminal/commands.h"
#include "terminal/fold.h"
#include "terminal/phrases.h"
#include "text/levels.h"

_Static_assert((int)TEXT_LEVELS == (int)BOT_LEVELS, "every level has a name");

enum { LINE_BYTES = 128, LEAVES = -1, UNKNOWN = 0 };

static int longest_name(enum text_language language) {
    int longest = 0;
    for (int level = 1; level <= BOT_LEVELS; level++) {
        int columns = screen_columns(text_level_name(language, level));
        longest = columns > longest ? columns : longest;
    }
    return longest;
}

static void show_level(const terminal_screen *s, int level, int columns) {
    char text[512];
    dm_writer out = dm_writer_on(text, sizeof text);
    const char *name = text_level_name(s->language, level);
    char digit[] = {(char)('0' + level), '\0'};
    dm_write(&out, s->plain ? "" : "  ");
    screen_styled(s, SCREEN_STYLE_BOLD, digit, &out);
    dm_write(&out, s->plain ? ". " : "  ");
    screen_padded(name, s->plain ? 0 : columns + 2, &out);
    dm_write(&out, s->plain ? phrase_text(s->language, PHRASE_COLON) : "");
    screen_styled(s, SCREEN_STYLE_DIM, text_level_description(s->language, level), &out);
    screen_paragraph(s, text, s->plain ? 0 : columns + 7);
}

/* A sentence with the highest and the usual level in its gaps. */
static void fill(const terminal_screen *s, enum phrase id, dm_writer *out) {
    char highest[] = {'0' + BOT_LEVELS, '\0'}, usual[] = {'0' + OPPONENT_USUAL, '\0'};
    PHRASE_FILL(s->language, id, out, highest, usual);
}

/* The one level whose number or name, or the beginning of it, was typed. */
static int level_typed(const terminal_screen *s, const char *typed) {
    char folded[LINE_BYTES];
    int found = UNKNOWN;
    fold_text(typed, folded, sizeof folded);
    if (typed[0] == '\0') return OPPONENT_USUAL;
    if (command_word(s, PHRASE_COMMAND_QUIT, typed)) return LEAVES;
    if (typed[0] >= '1' && typed[0] <= '0' + BOT_LEVELS && typed[1] == '\0') return typed[0] - '0';
    for (int level = 1; level <= BOT_LEVELS; level++) {
        char name[LINE_BYTES];
        fold_text(text_level_name(s->language, level), name, sizeof name);
        if (folded[0] == '\0' || strncmp(name, folded, strlen(folded)) != 0) continue;
        if (found != UNKNOWN) return UNKNOWN;
        found = level;
    }
    return found;
}

int opponent_ask(const terminal_screen *s) {
    int columns = longest_name(s->language);
    char prompt[128], refusal[512], line[LINE_BYTES];
    dm_writer out = dm_writer_on(prompt, sizeof prompt);
    fill(s, PHRASE_LEVEL_PROMPT, &out);
    out = dm_writer_on(refusal, sizeof refusal);
    fill(s, PHRASE_LEVEL_UNKNOWN, &out);
    screen_heading(s, phrase_text(s->language, PHRASE_LEVEL_ASK));
    for (int level = 1; level <= BOT_LEVELS; level++) show_level(s, level, columns);
    while (screen_ask(s, prompt, line, sizeof line)) {
        int level = level_typed(s, line);
        if (level != UNKNOWN) return level == LEAVES ? 0 : level;
        screen_paragraph(s, refusal, 0);
    }
    return 0;
}
