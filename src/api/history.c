/* What happened so far, found by playing it again: events are kept nowhere. */
#include <string.h>

#include "api/table.h"
#include "engine/guard.h"

/* A game that is played through once more. */
typedef struct replay {
    const dm_match *match;
    dm_state state;
    dm_question question;
    uint32_t step;
} replay;

static void begin_walk(replay *walk, const dm_match *match) {
    walk->match = match;
    walk->step = 0;
    dm_copy(match->game, &walk->state, &match->start);
    match->game->ask(&walk->state, &walk->question, NULL);
}

static void walk_on(replay *walk, dm_events *events) {
    dm_guard(walk->step < DM_STEPS_MAX);
    if (events) events->count = 0;
    walk->match->game->apply(&walk->state, walk->match->steps[walk->step++].answer, events,
                             &walk->question);
}

/* As api_look(), but at a moment of the past. */
static void look_at_walk(const replay *walk, const api_story *story, api_observation *seen) {
    bool over = walk->question.seat == DM_NOBODY;
    seen->game = walk->match->game;
    seen->text = text_for(seen->game);
    seen->reader = (text_reader){story->language, story->viewer,
                                 story->names ? story->names : walk->match->names};
    seen->game->observe(&walk->state, over ? DM_ALL : story->viewer, &seen->state);
    seen->question = walk->question;
}

/* One answer with what it caused: `"seat"`, `"token"` as the viewer may know it, `"events"`. */
static void write_step(replay *walk, const api_story *story, dm_writer *out) {
    api_observation seen;
    dm_events events;
    const dm_step *step = &walk->match->steps[walk->step];
    dm_answer shown = walk->match->game->hide(&walk->state, step->answer, story->viewer);
    json_open(out, '{');
    json_number_at(out, "step", story->first + walk->step);
    json_number_at(out, "seat", step->seat + 1);
    json_key(out, "token");
    api_write_token(walk->match->game, shown, out);
    walk_on(walk, &events);
    look_at_walk(walk, story, &seen);
    api_write_events(&seen, &events, out);
    json_close(out, '}');
}

void api_write_happened(const api_story *story, uint32_t from, uint32_t to, dm_writer *out) {
    dm_guard(from <= DM_STEPS_MAX && to <= DM_STEPS_MAX);
    replay walk;
    begin_walk(&walk, story->match);
    if (story->moment && story->moment->step <= from) {
        walk.step = story->moment->step;
        walk.state = story->moment->state;
    }
    while (walk.step < from) walk_on(&walk, NULL);
    json_key(out, "happened");
    json_open(out, '[');
    while (walk.step < to) write_step(&walk, story, out);
    json_close(out, ']');
}

static bool answer_log(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    uint64_t from, to = api_match(table)->count;
    uint8_t viewer;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    if (!api_take_number(words, to, &from, error)) return false;
    if (*words->rest && !api_take_number(words, to, &to, error)) return false;
    api_story story = {.match = api_match(table), .language = table->language, .viewer = viewer};
    api_write_happened(&story, (uint32_t)from, (uint32_t)to, out);
    return true;
}

/* ---- Turns ------------------------------------------------------------------------------- */

/* Totals as they stood; null where the viewer may not know one. */
static void write_totals(const replay *walk, bool open, uint8_t viewer, dm_writer *out) {
    dm_scores scores;
    walk->match->game->score(&walk->state, &scores);
    json_key(out, "totals");
    json_open(out, '[');
    for (uint8_t seat = 0; seat < scores.players; seat++)
        if (open || api_game_of(walk->match->game)->shows_total(&walk->state, viewer, seat))
            json_number(out, scores.total[seat]);
        else
            json_nothing(out);
    json_close(out, ']');
}

static void write_turn(const replay *walk, dm_progress progress, bool open, uint8_t viewer,
                       dm_writer *out) {
    json_open(out, '{');
    json_number_at(out, "step", walk->step);
    json_number_at(out, "turn", progress.turn);
    json_number_at(out, "round", progress.round);
    if (progress.seat != DM_NOBODY) json_number_at(out, "seat", progress.seat + 1);
    write_totals(walk, open, viewer, out);
    json_close(out, '}');
}

/* All turns there are, those ahead included; a finished game shows all points. */
static bool answer_turns(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    replay walk;
    uint8_t viewer;
    int turn = -1, seat = -1;
    if (!api_take_viewer(table, words, &viewer, error)) return false;
    begin_walk(&walk, api_match(table));
    while (walk.step < table->total) walk_on(&walk, NULL);
    bool open = walk.question.seat == DM_NOBODY;
    begin_walk(&walk, api_match(table));
    json_key(out, "turns");
    json_open(out, '[');
    for (;;) {
        dm_progress progress = walk.match->game->progress(&walk.state);
        bool fresh = progress.turn != turn || progress.seat != seat || progress.over;
        if (fresh) write_turn(&walk, progress, open, viewer, out);
        turn = progress.turn, seat = progress.seat;
        if (walk.step == table->total) break;
        walk_on(&walk, NULL);
    }
    json_close(out, ']');
    return true;
}

/* ---- Gains ------------------------------------------------------------------------------- */

enum { ORIGINS_MAX = 16 };

/* Points by where they came from, in the order in which they first came. */
typedef struct gain_table {
    int count;
    const char *origin[ORIGINS_MAX];
    int points[ORIGINS_MAX][DM_SEATS_MAX];
} gain_table;

static void add_gain(gain_table *gains, const char *origin, uint8_t seat, int points) {
    int row = 0;
    while (row < gains->count && strcmp(gains->origin[row], origin) != 0) row++;
    if (row == ORIGINS_MAX || points == 0) return;
    if (row == gains->count) gains->origin[gains->count++] = origin;
    gains->points[row][seat] += points;
}

static void add_gains(const api_observation *seen, const dm_events *events, gain_table *gains) {
    const api_game *row = api_game_of(seen->game);
    for (int k = 0; k < events->count; k++) {
        api_change changes[API_CHANGES_MAX];
        int count = row->changes(seen, &events->items[k], changes);
        for (int j = 0; j < count; j++) {
            const char *origin = row->origin(&events->items[k], changes[j].amount);
            if (changes[j].quantity == row->points && origin)
                add_gain(gains, origin, changes[j].seat, changes[j].amount);
        }
    }
}

/* Points gained in play, of a finished game, where nothing is secret any more. */
static bool answer_gains(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    replay walk;
    dm_events events;
    api_observation seen;
    gain_table gains;
    dm_scores scores;
    (void)words;
    memset(&gains, 0, sizeof gains);
    begin_walk(&walk, api_match(table));
    walk.match->game->score(&walk.state, &scores);
    for (uint8_t seat = 0; seat < scores.players; seat++)
        add_gain(&gains, "start", seat, scores.points[0][seat]);
    api_story story = {.match = walk.match, .language = table->language, .viewer = DM_ALL};
    while (walk.step < table->total) {
        look_at_walk(&walk, &story, &seen);
        walk_on(&walk, &events);
        add_gains(&seen, &events, &gains);
    }
    if (walk.question.seat != DM_NOBODY) return dm_fail(error, "the game is not over");
    json_key(out, "gains");
    json_open(out, '[');
    for (int row = 0; row < gains.count; row++) {
        json_open(out, '{');
        json_string_at(out, "origin", gains.origin[row]);
        json_key(out, "points");
        json_open(out, '[');
        for (int seat = 0; seat < scores.players; seat++) json_number(out, gains.points[row][seat]);
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
    return true;
}

const api_row api_history_rows[] = {
    {"log", true, answer_log},
    {"turns", true, answer_turns},
    {"gains", true, answer_gains},
    {NULL, false, NULL},
};
