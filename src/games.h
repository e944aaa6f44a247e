/* The only list of games. Every layer makes its own table from it, so that a game whose part is
 * missing somewhere is a link error that names the part:
 *
 *     layer       table                  row of a game NAME
 *     rules       src/games.c            const dm_game NAME_game          (src/NAME)
 *     sentences   src/text/games.c       const text_game text_NAME        (src/text)
 *     tables      src/api/games.c        const api_game api_NAME          (src/api)
 *     terminal    src/terminal/games.c   const terminal_game terminal_NAME
 *     secrets     src/tools/secrets.c    secrets_exchange_NAME()
 *     cards       src/tools/cards.c      cards_print_NAME()
 *
 * Whoever needs a game's row asks its layer for it and never compares names. To add a game: write
 * these parts and add one line here, which the build and the scripts read too (CMakeLists.txt,
 * scripts/games: a line is four blanks and X(NAME)). The pages have a list of their own;
 * CONTRIBUTING.md names what no linker asks for.
 *
 * A build can add games of its own without touching this file: GAMES_ADDED(X) is a list like
 * GAMES(X) (tests/games does that to prove the claim above). */
#ifndef GAMES_H
#define GAMES_H

#include "demiurge.h"

#ifndef GAMES_ADDED
#define GAMES_ADDED(X)
#endif

#define GAMES(X) \
    X(deus)      \
    X(gheos)     \
    GAMES_ADDED(X)

#define GAMES_DECLARE(name) extern const dm_game name##_game;
GAMES(GAMES_DECLARE)
#undef GAMES_DECLARE

#endif
