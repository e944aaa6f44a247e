/* The one line that registers the tests' own game beside ours (src/games.h). */
#define GAMES_ADDED(X) X(lots)
