/* The file of a match. See log.h. */
#include "arena/log.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/record.h"
#include "host/memory.h"

enum { HEADER_BYTES = 2048, LINE_BYTES = 2048 };

struct arena_log {
    FILE *file;
    char path[1024];
    char header[HEADER_BYTES];
    long microseconds; /* of the match that was loaded; 0: not told */
};

/* The path comes last: it may be longer than a message. */
static bool fail(const arena_log *log, const char *why, dm_error *error) {
    return dm_fail(error, "--resume: %s: '%s'", why, log->path);
}

/* ---- The header -------------------------------------------------------------------------- */

static void write_header(const arena_plan *plan, const char *who, dm_writer *out) {
    dm_setup setup = plan->setup;
    dm_state state;
    dm_error error;
    plan->game->set_up(&state, &setup, &error);
    dm_write(out, "demiurge arena 1; game ");
    dm_write(out, plan->game->name);
    dm_write(out, "; rules ");
    record_write_rules(plan->game, &state, out);
    dm_write(out, "; options ");
    arena_plan_write_options(plan, out);
    dm_write(out, "; bots ");
    dm_write(out, who);
    dm_write(out, "; seed ");
    dm_write_number(out, (int64_t)plan->seed);
}

/* Writes bytes so that they can be seen. */
static void write_visibly(dm_writer *out, const char *bytes, size_t length) {
    for (size_t k = 0; k < length; k++) {
        char code[8];
        unsigned char byte = (unsigned char)bytes[k];
        snprintf(code, sizeof code, byte < ' ' || byte > '~' ? "\\x%02x" : "%c", byte);
        dm_write(out, code);
    }
}

enum { BEFORE_DIFFERENCE = 24, SHOWN_BYTES = 60 };

/* Shows the part of a header that differs from some byte on; of what is alike in it, the last. */
static void show_part(const char *header, size_t differs, char shown[SHOWN_BYTES]) {
    dm_writer out = dm_writer_on(shown, SHOWN_BYTES);
    const char *end = strstr(header + differs, "; ");
    size_t from = differs, to = end ? (size_t)(end - header) : strlen(header);
    while (from >= 2 && differs - from < BEFORE_DIFFERENCE && memcmp(header + from - 2, "; ", 2))
        from--;
    if (differs - from == BEFORE_DIFFERENCE) dm_write(&out, "…");
    write_visibly(&out, header + from, to - from);
}

static bool fail_with_rest(const arena_log *log, const char *rest, const char *is,
                           dm_error *error) {
    char shown[SHOWN_BYTES];
    dm_writer out = dm_writer_on(shown, sizeof shown);
    write_visibly(&out, rest, strlen(rest));
    return dm_fail(error, "--resume: another match: '%s' is %s, in '%s'", shown, is, log->path);
}

/* Says in what the headers differ first. */
static bool fail_with_difference(const arena_log *log, const char *found, dm_error *error) {
    const char *expected = log->header;
    char theirs[SHOWN_BYTES], ours[SHOWN_BYTES];
    size_t same = 0;
    while (found[same] && found[same] == expected[same]) same++;
    if (found[same] == '\0' && strncmp(expected + same, "; ", 2) == 0)
        return fail_with_rest(log, expected + same, "missing", error);
    if (expected[same] == '\0' && strncmp(found + same, "; ", 2) == 0)
        return fail_with_rest(log, found + same, "too much", error);
    show_part(found, same, theirs);
    show_part(expected, same, ours);
    return dm_fail(error, "--resume: another match: '%s', expected '%s', in '%s'", theirs, ours,
                   log->path);
}

static bool same_header(const arena_log *log, const char *found, dm_error *error) {
    if (strncmp(found, "demiurge arena ", strlen("demiurge arena ")) != 0)
        return fail(log, "this is no file of the arena", error);
    return strcmp(found, log->header) == 0 || fail_with_difference(log, found, error);
}

/* ---- Lines ------------------------------------------------------------------------------- */

/* Reads a line without its end. False at the end of the file, and for a line that has no end: it
 * was cut off while being written, and what follows will be written over it. */
static bool read_line(arena_log *log, char *line, long *good) {
    if (fgets(line, LINE_BYTES, log->file) == NULL) return false;
    size_t length = strlen(line);
    if (length == 0 || line[length - 1] != '\n') return false;
    line[length - 1] = '\0';
    *good = ftell(log->file);
    return true;
}

/* Leaves the file right behind its last whole line. */
static bool cut_at(arena_log *log, long good, dm_error *error) {
    if (fflush(log->file) == 0 && ftruncate(fileno(log->file), good) == 0 &&
        fseek(log->file, good, SEEK_SET) == 0)
        return true;
    return fail(log, strerror(errno), error);
}

/* Begins a file that is empty, or whose header was cut off. */
static bool begin_file(arena_log *log, const char *found, dm_error *error) {
    size_t length = strlen(found);
    bool is_all = fseek(log->file, 0, SEEK_END) == 0 && ftell(log->file) == (long)length;
    if (!is_all || strncmp(found, log->header, length) != 0)
        return fail(log, "this is no file of the arena", error);
    if (!cut_at(log, 0, error)) return false;
    if (fprintf(log->file, "%s\n", log->header) >= 0 && fflush(log->file) == 0) return true;
    return fail(log, strerror(errno), error);
}

static bool check_header(arena_log *log, dm_error *error) {
    char line[LINE_BYTES] = "";
    long good = 0;
    rewind(log->file);
    if (!read_line(log, line, &good)) return begin_file(log, line, error);
    return same_header(log, line, error);
}

/* Two arenas in one file would mix their lines. The system frees the lock with the process. */
static bool lock_file(arena_log *log, dm_error *error) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    if (fcntl(fileno(log->file), F_SETLK, &lock) == 0) return true;
    if (errno != EACCES && errno != EAGAIN) return true; /* a file system without locks */
    return fail(log, "another arena is writing this file", error);
}

/* ---- Games out --------------------------------------------------------------------------- */

static void write_list(dm_writer *out, const char *word, const long *numbers, int count) {
    dm_write_char(out, ' ');
    dm_write(out, word);
    for (int k = 0; k < count; k++) {
        dm_write_char(out, k ? ',' : ' ');
        dm_write_number(out, numbers[k]);
    }
}

static void write_game(const arena_plan *plan, const arena_game *game, dm_writer *out) {
    long rounds = game->rounds, turns[DM_SEATS_MAX], microseconds[DM_SEATS_MAX],
         longest[DM_SEATS_MAX], places[DM_SEATS_MAX], totals[DM_SEATS_MAX], points[DM_SEATS_MAX];
    for (int bot = 0; bot < plan->players; bot++) {
        turns[bot] = game->turns[bot];
        microseconds[bot] = (long)(game->seconds[bot] * 1e6 + 0.5);
        longest[bot] = (long)(game->longest[bot] * 1e6 + 0.5);
        places[bot] = game->place[bot];
        totals[bot] = game->total[bot];
    }
    write_list(out, "rounds", &rounds, 1);
    write_list(out, "turns", turns, plan->players);
    write_list(out, "microseconds", microseconds, plan->players);
    write_list(out, "longest", longest, plan->players);
    write_list(out, "places", places, plan->players);
    write_list(out, "totals", totals, plan->players);
    for (int line = 0; line < game->line_count; line++) {
        for (int bot = 0; bot < plan->players; bot++) points[bot] = game->points[line][bot];
        write_list(out, "points", points, plan->players);
    }
}

static bool append(arena_log *log, const dm_writer *line, dm_error *error) {
    if (!line->full && fputs(line->text, log->file) >= 0 && fflush(log->file) == 0) return true;
    return fail(log, strerror(errno), error);
}

bool arena_log_append_seconds(arena_log *log, const arena_plan *plan, double seconds,
                              dm_error *error) {
    char line[LINE_BYTES];
    dm_writer out = dm_writer_on(line, sizeof line);
    long microseconds = (long)(seconds * 1e6);
    dm_write(&out, "match ");
    dm_write_number(&out, plan->match);
    write_list(&out, "microseconds", &microseconds, 1);
    dm_write_char(&out, '\n');
    return append(log, &out, error);
}

bool arena_log_append(arena_log *log, const arena_plan *plan, uint64_t number,
                      const arena_game *game, dm_error *error) {
    char line[LINE_BYTES];
    dm_writer out = dm_writer_on(line, sizeof line);
    dm_write(&out, "match ");
    dm_write_number(&out, plan->match);
    dm_write(&out, " game ");
    dm_write_number(&out, (int64_t)number);
    write_game(plan, game, &out);
    dm_write_char(&out, '\n');
    return append(log, &out, error);
}

/* ---- Games in ---------------------------------------------------------------------------- */

/* Reads ` WORD N,N,…` with numbers within bounds. */
static bool read_list(const char **at, const char *word, long *numbers, int count, long low,
                      long high) {
    size_t length = strlen(word);
    if (**at == ' ') ++*at;
    if (strncmp(*at, word, length) != 0 || (*at)[length] != ' ') return false;
    *at += length;
    for (int k = 0; k < count; k++) {
        char *end;
        const char *start = *at + 1;
        if (**at != (k ? ',' : ' ') || *start == ' ') return false;
        numbers[k] = strtol(start, &end, 10);
        if (end == start || numbers[k] < low || numbers[k] > high) return false;
        *at = end;
    }
    return true;
}

/* Which sources of points there are depends on the deal; its beginning tells. */
static void find_sources(const arena_plan *plan, uint64_t number, arena_game *game) {
    dm_setup setup;
    dm_state state;
    dm_error error;
    dm_scores scores;
    arena_plan_deal(plan, number / (uint64_t)plan->players, &setup);
    plan->game->set_up(&state, &setup, &error);
    plan->game->score(&state, &scores);
    game->line_count = scores.line_count;
    memcpy(game->source, scores.source, sizeof game->source);
}

/* Whether the numbers of a game agree with each other: a total is the sum of its points, and
 * whoever has more is placed better. Equal totals can have any places: a game may break ties. */
static bool is_sound(const arena_plan *plan, const arena_game *game) {
    for (int bot = 0; bot < plan->players; bot++) {
        int sum = 0;
        for (int line = 0; line < game->line_count; line++) sum += game->points[line][bot];
        if (sum != game->total[bot]) return false;
        for (int other = 0; other < plan->players; other++)
            if (game->total[bot] > game->total[other] && game->place[bot] >= game->place[other])
                return false;
    }
    return game->finished;
}

static bool read_game(const arena_plan *plan, const char *at, uint64_t number, arena_game *game) {
    int players = plan->players;
    long rounds, turns[DM_SEATS_MAX], microseconds[DM_SEATS_MAX],
        longest[DM_SEATS_MAX] = {0}, places[DM_SEATS_MAX], totals[DM_SEATS_MAX],
        points[DM_SEATS_MAX];
    memset(game, 0, sizeof *game);
    find_sources(plan, number, game);
    if (!read_list(&at, "rounds", &rounds, 1, 0, UINT16_MAX) ||
        !read_list(&at, "turns", turns, players, 0, UINT16_MAX) ||
        !read_list(&at, "microseconds", microseconds, players, 0, LONG_MAX / 2))
        return false;
    if (strncmp(at, " longest ", strlen(" longest ")) == 0 && /* older files do not tell */
        !read_list(&at, "longest", longest, players, 0, LONG_MAX / 2))
        return false;
    if (!read_list(&at, "places", places, players, 1, players) ||
        !read_list(&at, "totals", totals, players, INT16_MIN, INT16_MAX))
        return false;
    game->rounds = (uint16_t)rounds;
    for (int bot = 0; bot < players; bot++) {
        game->turns[bot] = (uint16_t)turns[bot];
        game->seconds[bot] = (double)microseconds[bot] / 1e6;
        game->longest[bot] = (double)longest[bot] / 1e6;
        game->place[bot] = (uint8_t)places[bot];
        game->total[bot] = (int16_t)totals[bot];
        game->finished |= places[bot] == 1; /* somebody has won */
    }
    for (int line = 0; line < game->line_count; line++) {
        if (!read_list(&at, "points", points, players, INT16_MIN, INT16_MAX)) return false;
        for (int bot = 0; bot < players; bot++) game->points[line][bot] = (int16_t)points[bot];
    }
    return *at == '\0' && is_sound(plan, game);
}

static bool fail_at_line(const arena_log *log, int line, dm_error *error) {
    return dm_fail(error, "--resume: line %d is no game of this match: '%s'", line, log->path);
}

/* Reads a game, or how long a match took; keeps what is of the plan's match if `games` is not NULL.
 */
static bool read_entry(arena_log *log, const arena_plan *plan, const char *at, arena_game *games) {
    arena_game game;
    long match, number, microseconds;
    if (!read_list(&at, "match", &match, 1, 0, INT16_MAX)) return false;
    bool ours = games && match == plan->match;
    if (read_list(&at, "microseconds", &microseconds, 1, 0, LONG_MAX / 2)) {
        if (ours) log->microseconds = microseconds;
        return *at == '\0';
    }
    if (!read_list(&at, "game", &number, 1, 0, ARENA_GAMES_MAX) ||
        !read_game(plan, at, (uint64_t)number, &game))
        return false;
    if (ours && (uint64_t)number < plan->games && !games[number].finished) games[number] = game;
    return true;
}

static bool scan(arena_log *log, const arena_plan *plan, arena_game *games, dm_error *error) {
    char line[LINE_BYTES];
    long good = 0;
    rewind(log->file);
    read_line(log, line, &good);
    int count = 2;
    for (; read_line(log, line, &good); count++)
        if (!read_entry(log, plan, line, games)) return fail_at_line(log, count, error);
    if (!feof(log->file)) return fail_at_line(log, count, error);
    return cut_at(log, good, error);
}

bool arena_log_load(arena_log *log, const arena_plan *plan, arena_game *games, dm_error *error) {
    log->microseconds = 0;
    return scan(log, plan, games, error);
}

double arena_log_seconds(const arena_log *log) { return (double)log->microseconds / 1e6; }

/* ---- Files ------------------------------------------------------------------------------- */

/* Pipes would be waited for, and devices cannot be cut. */
static bool open_file(arena_log *log, const char *path, dm_error *error) {
    struct stat found;
    if (stat(path, &found) == 0 && !S_ISREG(found.st_mode))
        return fail(log, "expected a regular file", error);
    log->file = fopen(path, "r+");
    if (log->file == NULL && errno == ENOENT) log->file = fopen(path, "w+");
    return log->file || fail(log, strerror(errno), error);
}

arena_log *arena_log_open(const char *path, const arena_plan *plan, const char *who,
                          dm_error *error) {
    arena_log *log = memory_new(sizeof *log);
    dm_writer out = dm_writer_on(log->header, sizeof log->header);
    write_header(plan, who, &out);
    snprintf(log->path, sizeof log->path, "%s", path);
    if (open_file(log, path, error) && lock_file(log, error) && check_header(log, error) &&
        scan(log, plan, NULL, error))
        return log;
    arena_log_close(log);
    return NULL;
}

void arena_log_close(arena_log *log) {
    if (log->file) fclose(log->file);
    free(log);
}
