/* The cards or tiles of a game. See cards.h. Each game lists its own: made from the list of
 * games. */
#include "tools/cards.h"

#include <stdio.h>

#include "engine/guard.h"
#include "games.h"
#include "terminal/columns.h"

typedef void print_cards(enum text_language language, bool as_json);

#define DECLARE(name) print_cards cards_print_##name;
GAMES(DECLARE)
#undef DECLARE

static const struct {
    const dm_game *game;
    print_cards *print;
} rows[] = {
#define ROW(name) {&name##_game, cards_print_##name},
    GAMES(ROW)
#undef ROW
};

void cards_print_heading(const char *text, char line) {
    printf("%s\n", text);
    for (int k = columns_of(text); k > 0; k--) putchar(line);
    printf("\n\n");
}

void cards_print(const dm_game *game, enum text_language language, bool as_json) {
    size_t k = 0;
    while (k < sizeof rows / sizeof rows[0] && rows[k].game != game) k++;
    dm_guard(k < sizeof rows / sizeof rows[0]);
    rows[k].print(language, as_json);
}
