/* Answers tried on copies, and the events of that added up. See forecast.h. */
#include "api/forecast.h"

#include <string.h>

#include "engine/guard.h"

/* ---- Adding up --------------------------------------------------------------------------- */

/* What one way to go on has brought so far. */
typedef struct path_sums {
    int16_t seats[DM_SEATS_MAX][API_QUANTITIES_MAX];
    int16_t lines[API_FORECAST_LINES][API_QUANTITIES_MAX];
} path_sums;

typedef struct forecast_search {
    const api_observation *seen;
    const api_game *row;
    api_forecast *forecast;
    dm_events *events; /* of one answer */
} forecast_search;

/* The line of a cause; a new one had brought nothing in the paths before it. */
static int line_of(api_forecast *f, uint8_t via) {
    for (int k = 0; k < f->line_count; k++)
        if (f->via[k] == via) return k;
    if (f->line_count == API_FORECAST_LINES) return -1;
    f->via[f->line_count] = via;
    return f->line_count++;
}

static void add_event(const forecast_search *search, const dm_event *event, path_sums *sums) {
    api_change changes[API_CHANGES_MAX];
    int count = search->row->changes(search->seen, event, changes);
    if (count == API_SECRET) search->forecast->secret = true;
    for (int k = 0; k < count; k++) {
        const api_change *change = &changes[k];
        sums->seats[change->seat][change->quantity] += change->amount;
        uint8_t via = search->row->cause ? search->row->cause(event) : DM_UNKNOWN;
        if (via == DM_UNKNOWN || search->row->via_name(via) == NULL) continue;
        int line = line_of(search->forecast, via);
        if (line < 0 || change->seat != search->seen->reader.viewer) continue;
        sums->lines[line][change->quantity] += change->amount;
    }
}

static void widen(api_range *range, int16_t number, bool first) {
    if (first || number < range->low) range->low = number;
    if (first || number > range->high) range->high = number;
}

static void close_path(api_forecast *f, const path_sums *sums) {
    bool first = f->paths++ == 0;
    for (int seat = 0; seat < DM_SEATS_MAX; seat++)
        for (int k = 0; k < API_QUANTITIES_MAX; k++)
            widen(&f->seats[seat][k], sums->seats[seat][k], first);
    for (int line = 0; line < API_FORECAST_LINES; line++)
        for (int k = 0; k < API_QUANTITIES_MAX; k++)
            widen(&f->lines[line][k], sums->lines[line][k], first);
}

void api_fill_in(const api_observation *seen, const dm_state *state, uint64_t seed,
                 dm_state *copy) {
    dm_random random;
    dm_guard(copy != state);
    dm_random_seed(&random, seed);
    dm_copy(seen->game, copy, state);
    seen->game->determinize(copy, seen->reader.viewer, &random);
}

/* ---- Trying ------------------------------------------------------------------------------ */

typedef struct forecast_trial {
    dm_state state;
    dm_question next;
    path_sums sums;
} forecast_trial;

/* Plays an answer; true if all that happened may be told. */
static bool try_answer(const forecast_search *search, forecast_trial *trial, dm_answer answer) {
    dm_events *events = search->events;
    events->count = 0;
    search->seen->game->apply(&trial->state, answer, events, &trial->next);
    for (int k = 0; k < events->count; k++) {
        add_event(search, &events->items[k], &trial->sums);
        if (search->row->ends_telling(&events->items[k])) return false;
    }
    return true;
}

static bool goes_on(const forecast_search *search, const forecast_trial *trial) {
    const dm_question *asked = &search->seen->question;
    return trial->next.seat == asked->seat && !trial->next.partial &&
           search->row->foresees(asked->kind, trial->next.kind);
}

/* Tries an answer and every way to go on, as far as `paths` reach: each answer gets its share of
 * them; where there are more answers than paths, those at both ends and some between are tried. */
static void explore(const forecast_search *search, const forecast_trial *from, dm_answer answer,
                    uint32_t paths, int depth) {
    forecast_trial trial;
    memcpy(&trial, from, sizeof trial);
    bool open = try_answer(search, &trial, answer);
    if (!open || !goes_on(search, &trial)) {
        close_path(search->forecast, &trial.sums);
        return;
    }
    if (depth == API_FORECAST_DEPTH) {
        search->forecast->complete = false;
        close_path(search->forecast, &trial.sums);
        return;
    }
    uint32_t count = trial.next.count, tried = count < paths ? count : paths;
    if (tried < count) search->forecast->complete = false;
    dm_answer *answers = trial.next.answers;
    for (uint32_t k = 0; k < tried; k++) {
        uint32_t at = tried > 1 ? k * (count - 1) / (tried - 1) : count - 1;
        explore(search, &trial, answers[at], paths / tried, depth + 1);
    }
}

/* A state, and the answers that will be given in it. */
typedef struct beginning {
    const dm_state *state;
    const dm_answer *answers;
    int count;
} beginning;

static void foresee_copy(const api_observation *seen, const beginning *from, uint64_t seed,
                         api_forecast *f) {
    forecast_trial start;
    dm_events events;
    forecast_search search = {seen, api_game_of(seen->game), f, &events};
    memset(f, 0, sizeof *f);
    f->complete = true;
    start.next = seen->question;
    memset(&start.sums, 0, sizeof start.sums);
    api_fill_in(seen, from->state, seed, &start.state);
    for (int k = 0; k < from->count - 1; k++)
        if (!try_answer(&search, &start, from->answers[k])) {
            close_path(f, &start.sums);
            return;
        }
    explore(&search, &start, from->answers[from->count - 1], API_FORECAST_PATHS, 0);
}

bool api_foresee_from(const api_observation *seen, const dm_state *state, const dm_answer *answers,
                      int count, api_forecast *f) {
    dm_guard(answers && count >= 1);
    assert(seen->question.seat == seen->reader.viewer);
    api_forecast other;
    const beginning from = {state, answers, count};
    foresee_copy(seen, &from, 1, f);
    for (uint64_t seed = 2; seed <= API_FORECAST_COPIES; seed++) {
        foresee_copy(seen, &from, seed, &other);
        if (memcmp(f, &other, sizeof *f) != 0) return false;
    }
    return true;
}

bool api_foresee(const api_observation *seen, dm_answer answer, api_forecast *f) {
    return api_foresee_from(seen, &seen->state, &answer, 1, f);
}

/* ---- At once ----------------------------------------------------------------------------- */

static void play_copy(const api_observation *seen, dm_answer answer, uint64_t seed,
                      dm_events *events, dm_state *state, dm_question *next) {
    api_fill_in(seen, &seen->state, seed, state);
    events->count = 0;
    seen->game->apply(state, answer, events, next);
}

/* How many events at the beginning are the same. */
static int common(const dm_events *left, const dm_events *right) {
    int count = 0;
    while (count < left->count && count < right->count &&
           memcmp(&left->items[count], &right->items[count], sizeof left->items[0]) == 0)
        count++;
    return count;
}

bool api_foresee_events(const api_observation *seen, dm_answer answer, dm_events *events,
                        dm_state *after, dm_question *next) {
    dm_guard(after != &seen->state && next != &seen->question);
    dm_events other;
    const api_game *row = api_game_of(seen->game);
    play_copy(seen, answer, 2, &other, after, next);
    play_copy(seen, answer, 1, events, after, next);
    int told = common(events, &other), all = events->count;
    for (int k = 0; k < told; k++)
        if (row->ends_telling(&events->items[k])) told = k;
    events->count = (uint16_t)told;
    return told == all;
}
