/* What outlives the server: players, sessions, tables with everything that happened at them.
 *
 * An interface of plain records and functions; SQLite is behind it today. A store belongs to one
 * thread at a time and its calls wait for the disk, so the server calls it from a thread of its own
 * (server/store_thread.h).
 *
 * WHAT ALWAYS HOLDS
 *   - Changes happen inside store_begin() … store_commit(). What was committed survives the loss
 *     of power; what was not never happened. Inside it, store_mark() and store_undo_to_mark() give
 *     up one of several changes without the others.
 *   - STORE_ABSENT and STORE_CONFLICT changed nothing, and the transaction goes on. STORE_FULL and
 *     STORE_FAILED may have: until they are undone to a mark, all that follows is refused with the
 *     same result, store_commit() too.
 *   - A table is its plan and its entries, numbered 1, 2, 3 … without a gap; entries are appended
 *     and never changed, but that a forgotten player loses their name. Everything else told about
 *     a table can be made from them again.
 *   - Only the holder of a table's lease appends to it. A lease ends by itself, and whoever takes
 *     it afterwards is the only writer from then on, also if the former one wakes up again.
 *   - No password, session key or table key is kept, only hashes.
 *
 * Times are milliseconds since 1970. Texts are UTF-8, closed by a zero. */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    STORE_ID_BYTES = 17, /* 16 letters and digits, and a zero */
    STORE_HASH_BYTES = 32,
    STORE_RULES_BYTES = 40,     /* "1 edc46fa3" */
    STORE_NAME_BYTES = 97,      /* 24 characters */
    STORE_ABOUT_BYTES = 161,    /* enough to tell browsers apart: the last word counts */
    STORE_PASSWORD_BYTES = 129, /* libsodium's text form */
    STORE_PLAN_BYTES = 1024,
    STORE_POSITION_BYTES = 8192,
    STORE_TEXT_BYTES = STORE_POSITION_BYTES + 16, /* of an entry: a position at most */
    STORE_CHAT_BYTES = 2001,                      /* 500 characters */
    STORE_PROBLEM_BYTES = 4608,                   /* the longest path and a sentence about it */
    STORE_SEATS = 4,
};

typedef struct store_handle store_handle;

/* STORE_FULL: no room on the disk, or it may not be written (now): a later try can succeed. */
enum store_result { STORE_DONE, STORE_ABSENT, STORE_CONFLICT, STORE_FULL, STORE_FAILED };

/* Opens the database at `path`, making it if it does not exist. An older one is brought forward,
 * after a copy PATH.before-N was made (N: the version it had); a newer one is refused. NULL with
 * `problem` told. */
store_handle *store_open(const char *path, char problem[STORE_PROBLEM_BYTES]);
/* Opens a database of any version to copy or read it: makes nothing, brings nothing forward. */
store_handle *store_open_to_read(const char *path, char problem[STORE_PROBLEM_BYTES]);
/* Inside, what is read is of one moment, and waits for nobody who writes. The store was opened to
 * be read. */
enum store_result store_begin_to_read(store_handle *store);
void store_end_reading(store_handle *store);
/* False for an opened database of another version: only store_backup() can be used. */
bool store_is_current(const store_handle *store);
/* For a process that commits often: the work that SQLite does now and then for many commits
 * together is done by a thread of its own from here on. */
void store_tidy_beside(store_handle *store);
/* NULL too. Inside a transaction it is rolled back; not from inside a walk. */
void store_close(store_handle *store);
/* Why the last call did not succeed, for the log. */
const char *store_problem(const store_handle *store);

/* Copies the whole database, as it is at one moment, to a new file while others may write.
 * STORE_CONFLICT: there is such a file. Outside of transactions only. */
enum store_result store_backup(store_handle *store, const char *path);

/* A database that may not be written, or that another process keeps writing to, can still be read
 * inside; changes are STORE_FULL. */
enum store_result store_begin(store_handle *store);
/* Inside: writes something that changes nothing. STORE_FULL as long as nothing can be written. */
enum store_result store_try_to_write(store_handle *store);
/* What cannot be committed is rolled back. (If the disk took all of it and then failed to say so,
 * and the machine stops before the next commit, it may be there after all, as a whole.) */
enum store_result store_commit(store_handle *store);
/* Ends the transaction as if it had not been; outside of one it does nothing. */
void store_rollback(store_handle *store);
/* Undoing or forgetting ends the latest mark. */
enum store_result store_mark(store_handle *store);
/* What was changed since the mark never was; the transaction goes on. */
void store_undo_to_mark(store_handle *store);
/* What was changed since the mark stays. */
void store_forget_mark(store_handle *store);

/* ---- Players and their sessions ---------------------------------------------------------- */

typedef struct store_player {
    char id[STORE_ID_BYTES];
    char name[STORE_NAME_BYTES];
    char password[STORE_PASSWORD_BYTES]; /* hashed; "" for a guest */
    uint8_t feed[STORE_HASH_BYTES];      /* hash of the feed's key; zeros: no feed */
    int64_t made;
} store_player;

/* Names of accounts differ, whatever their case (of any alphabet: the caller gives the folded form
 * `name_key`); guests may be called anything. STORE_CONFLICT: the name is taken. */
enum store_result store_add_player(store_handle *store, const store_player *player,
                                   const char *name_key);
/* All but `id` and `made`; a guest may become an account. STORE_ABSENT, or STORE_CONFLICT as above.
 */
enum store_result store_change_player(store_handle *store, const store_player *player,
                                      const char *name_key);
/* STORE_ABSENT if there is none, here and below. */
enum store_result store_find_player(store_handle *store, const char *id, store_player *player);
/* By the folded name; guests have none. */
enum store_result store_find_account(store_handle *store, const char *name_key,
                                     store_player *player);
/* By the hash of the key in a feed's address. */
enum store_result store_find_feed(store_handle *store, const uint8_t key_hash[STORE_HASH_BYTES],
                                  store_player *player);
/* Removes the player with sessions, results, ratings and chat lines; their seats keep no name, and
 * of entries `sit`, "ID NAME", only "ID " is left. */
enum store_result store_forget_player(store_handle *store, const char *id);

typedef struct store_session {
    char id[STORE_ID_BYTES]; /* to name it by, not the key */
    uint8_t key_hash[STORE_HASH_BYTES];
    char player[STORE_ID_BYTES];
    int64_t made, used;
    char about[STORE_ABOUT_BYTES]; /* the browser, as it calls itself */
} store_session;

/* STORE_ABSENT if there is no such player. */
enum store_result store_add_session(store_handle *store, const store_session *session);
/* By the hash of its key. */
enum store_result store_find_session(store_handle *store, const uint8_t key_hash[STORE_HASH_BYTES],
                                     store_session *session);
/* STORE_ABSENT if this player has no such session. */
enum store_result store_has_session(store_handle *store, const char *player, const char *id);
/* Notes that it is used now; never an earlier time than before. */
enum store_result store_use_session(store_handle *store, const char *id, int64_t now);
/* STORE_ABSENT also if it is another player's. */
enum store_result store_remove_session(store_handle *store, const char *player, const char *id);
/* All of a player's sessions but one. */
enum store_result store_remove_other_sessions(store_handle *store, const char *player,
                                              const char *kept);
/* Latest use first. Calls `each` for every row; false from it ends the walk. So do all walks here;
 * `each` may call the store. */
enum store_result store_sessions(store_handle *store, const char *player,
                                 bool (*each)(void *context, const store_session *), void *context);
/* Sessions that nobody used since `before` go, and older guests without session and table. */
enum store_result store_clear_old(store_handle *store, int64_t before);

/* ---- Time -------------------------------------------------------------------------------- */

/* Of the server's time, which never goes back: until when it is known to have lived, and how many
 * milliseconds before that count for nobody who is thinking. Both only grow. */
typedef struct store_time {
    int64_t alive, uncounted;
} store_time;

/* Numbers that are less than what is kept change nothing. */
enum store_result store_keep_time(store_handle *store, const store_time *time);
enum store_result store_find_time(store_handle *store, store_time *time);

/* ---- Tables ------------------------------------------------------------------------------ */

enum store_phase { STORE_WAITING, STORE_PLAYING, STORE_OVER };

/* Who sits where, for lists and queues. */
typedef struct store_seat {
    char player[STORE_ID_BYTES]; /* "": nobody, or a bot */
    char name[STORE_NAME_BYTES];
    char bot[48]; /* "": a person */
} store_seat;

typedef struct store_table {
    char id[STORE_ID_BYTES];
    char plan[STORE_PLAN_BYTES]; /* online/plan.h writes and reads it */
    uint8_t secret[32];          /* of the shuffle */
    uint8_t key_hash[STORE_HASH_BYTES];
    char game[16];
    bool open; /* in the lobby */
    /* What follows changes while it is played. */
    char rules[STORE_RULES_BYTES]; /* "1 edc46fa3": the rules it is played with; "" until it begins
                                    */
    bool rated;
    enum store_phase phase;
    uint32_t seq; /* of the last entry */
    int turn;     /* seat from 1 that is asked; 0 nobody */
    uint32_t step;
    int64_t made, changed;
    int64_t deadline; /* when the clock of the asked seat runs out; 0 never */
    uint8_t seat_count;
    store_seat seats[STORE_SEATS];
    char next[STORE_ID_BYTES]; /* the rematch, or "" */
    int64_t uncounted;         /* store_time, at the last change */
} store_table;

typedef struct store_entry {
    uint32_t seq;
    int64_t at;
    uint8_t seat; /* from 1; 0: the server */
    char kind[12];
    char text[STORE_TEXT_BYTES];
} store_entry;

/* A new table with its seats. STORE_CONFLICT if there is one of that id. */
enum store_result store_add_table(store_handle *store, const store_table *table);
/* With `secret`. */
enum store_result store_find_table(store_handle *store, const char *id, store_table *table);

/* Takes or renews the lease: STORE_CONFLICT if another holder's has not ended yet. */
enum store_result store_lease(store_handle *store, const char *table, const char *holder,
                              int64_t now, int64_t until);
/* Gives the lease up; STORE_CONFLICT if it is another's. */
enum store_result store_release(store_handle *store, const char *table, const char *holder);

/* Appends entry `table->seq` and brings the row of the table up to date: what may change, and the
 * seats; one whose player was forgotten stays without a name. STORE_CONFLICT if the lease is not
 * the holder's, or the entry is not the next one. */
enum store_result store_append(store_handle *store, const char *holder, const store_table *table,
                               const store_entry *entry);
/* All after the entry `after`, in order. */
enum store_result store_entries(store_handle *store, const char *table, uint32_t after,
                                bool (*each)(void *context, const store_entry *), void *context);

/* The whole position after the entry `seq`: what a table goes on from after a change of rules. Only
 * the latest one is kept. */
enum store_result store_keep_position(store_handle *store, const char *table, uint32_t seq,
                                      const char *rules, const char *position);
/* The latest one; STORE_ABSENT before the game begins. */
enum store_result store_position(store_handle *store, const char *table, uint32_t *seq,
                                 char rules[STORE_RULES_BYTES],
                                 char position[STORE_POSITION_BYTES]);

/* All that happened in a game that is over, as JSON, in English: kept when it ends, so that it can
 * be shown under later rules too. eyes: for whom; today everybody is told the same (0). */
enum store_result store_keep_story(store_handle *store, const char *table, int eyes,
                                   const char *json);
/* `take` gets the text while the call lasts. */
enum store_result store_story(store_handle *store, const char *table, int eyes,
                              void (*take)(void *context, const char *json), void *context);

/* Of public tables that are not over, those that changed before a time: latest change first. Rows
 * without `secret`. What lists cost depends on what they show alone. */
enum store_result store_open_tables(store_handle *store, int64_t before, int most,
                                    bool (*each)(void *context, const store_table *),
                                    void *context);
/* Those at which a player sits: first all that are not over, latest change first, then those that
 * are, latest end first. */
enum store_result store_tables_of(store_handle *store, const char *player, int most,
                                  bool (*each)(void *context, const store_table *), void *context);
/* Of those at which a player sits, the ones that ended before a time: latest end first. */
enum store_result store_tables_over(store_handle *store, const char *player, int64_t before,
                                    int most, bool (*each)(void *context, const store_table *),
                                    void *context);
/* Removes tables that wait for players and have not changed since `before`, with all that happened
 * at them: at most so many, oldest first. `each` is told of them. */
enum store_result store_expire_waiting(store_handle *store, int64_t before, int most,
                                       bool (*each)(void *context, const char *table),
                                       void *context);
/* All that are not over: what a server takes up again when it starts. Oldest first, with
 * `secret`. */
enum store_result store_running_tables(store_handle *store,
                                       bool (*each)(void *context, const store_table *),
                                       void *context);
/* Every table, oldest first: `demiurge verify`. With `secret`. */
enum store_result store_all_tables(store_handle *store,
                                   bool (*each)(void *context, const store_table *), void *context);

/* ---- Chat -------------------------------------------------------------------------------- */

typedef struct store_chat {
    uint32_t n; /* from 1 at each table; 0 when added: the next */
    int64_t at;
    char player[STORE_ID_BYTES];
    char name[STORE_NAME_BYTES];
    uint8_t seat; /* from 1; 0: a spectator */
    char text[STORE_CHAT_BYTES];
} store_chat;

/* Gives the line the next number of its table, `chat->n`. STORE_ABSENT if there is no such table.
 */
enum store_result store_add_chat(store_handle *store, const char *table, store_chat *chat);
/* The latest `most` after number `after`, in order. */
enum store_result store_chats(store_handle *store, const char *table, uint32_t after, int most,
                              bool (*each)(void *context, const store_chat *), void *context);

/* ---- Results and ratings ----------------------------------------------------------------- */

typedef struct store_result_row {
    char table[STORE_ID_BYTES];
    char player[STORE_ID_BYTES];
    char game[16];
    uint8_t players, seat, place;
    int points;
    bool rated;
    double before, after; /* rating, if rated */
    int64_t at;
} store_result_row;

/* How somebody did in all games of a kind. */
typedef struct store_total {
    char game[16];
    uint8_t players;
    uint32_t games, won;
} store_total;

typedef struct store_rating {
    char player[STORE_ID_BYTES];
    char name[STORE_NAME_BYTES]; /* the player's, when read */
    char game[16];
    uint8_t players;
    double mean, deviation;
    uint32_t games;
} store_rating;

/* Also counts it among the player's totals. STORE_CONFLICT: the seat has one already. STORE_ABSENT:
 * no such table or player. */
enum store_result store_add_result(store_handle *store, const store_result_row *row);
/* Those before a time, latest first. */
enum store_result store_results_before(store_handle *store, const char *player, int64_t before,
                                       int most,
                                       bool (*each)(void *context, const store_result_row *),
                                       void *context);
/* The latest, latest first. */
enum store_result store_results_of(store_handle *store, const char *player, int most,
                                   bool (*each)(void *context, const store_result_row *),
                                   void *context);
/* By game and number of players. */
enum store_result store_totals_of(store_handle *store, const char *player,
                                  bool (*each)(void *context, const store_total *), void *context);
/* STORE_ABSENT: not rated yet. */
enum store_result store_find_rating(store_handle *store, const char *player, const char *game,
                                    int players, store_rating *rating);
/* Adds or replaces it; `name` is not looked at. */
enum store_result store_put_rating(store_handle *store, const store_rating *rating);
/* By game and number of players. */
enum store_result store_ratings_of(store_handle *store, const char *player,
                                   bool (*each)(void *context, const store_rating *),
                                   void *context);
/* Best first, by mean − 3 deviations. */
enum store_result store_best(store_handle *store, const char *game, int players, int most,
                             bool (*each)(void *context, const store_rating *), void *context);

#endif
