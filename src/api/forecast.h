/* What an answer would change, as numbers: found by letting the engine do it to copies of what the
 * viewer knows, up to the end of the seat's turn or to the first thing that would be revealed.
 * Where choices are still to come, all of them are tried, and each number is a range. */
#ifndef API_FORECAST_H
#define API_FORECAST_H

#include "api/game.h"

enum {
    API_FORECAST_LINES = 24, /* causes that are told apart: cards of a column, gods */
    API_FORECAST_DEPTH = 48, /* answers in a row */
    API_FORECAST_PATHS =
        4000,                /* ways to go on that are tried: up to 30 ms in a browser, mostly 1 */
    API_FORECAST_COPIES = 2, /* hidden things filled in differently; what differs is not told */
};

typedef struct api_range {
    int16_t low, high;
} api_range;

typedef struct api_forecast {
    bool complete; /* every way to go on was tried */
    bool secret;   /* something changes besides that the viewer may not know in advance */
    uint32_t paths;
    api_range seats[DM_SEATS_MAX][API_QUANTITIES_MAX];
    /* What the seat that answers gets, by cause, in the order in which causes come up. */
    int line_count;
    uint8_t via[API_FORECAST_LINES];
    api_range lines[API_FORECAST_LINES][API_QUANTITIES_MAX];
} api_forecast;

/* False if nothing may be told: what is hidden would make a difference. */
bool api_foresee(const api_observation *seen, dm_answer answer, api_forecast *forecast);

/* The same of several answers in a row, from a state in which more has been answered already;
 * `seen` stays the viewer's. */
bool api_foresee_from(const api_observation *seen, const dm_state *state, const dm_answer *answers,
                      int count, api_forecast *forecast);

/* A copy of a state that the viewer knows in part, with what is hidden filled in as the seed says.
 */
void api_fill_in(const api_observation *seen, const dm_state *state, uint64_t seed, dm_state *copy);

/* The events the answer causes at once that may be told, in all copies alike. The state after them
 * (in one copy) and its question are left in `after` and `next`; true if all could be told. */
bool api_foresee_events(const api_observation *seen, dm_answer answer, dm_events *events,
                        dm_state *after, dm_question *next);

/* As JSON: preview.c. */
void api_write_forecast(const api_observation *seen, const api_forecast *forecast, dm_writer *out);

/* What changes, in words ("+2 gold, −1 wheat"); how many parts there are. */
int api_write_changes(const dm_game *game, enum text_language language,
                      const int16_t changes[API_QUANTITIES_MAX], dm_writer *out);

/* What a card or god brings, in words ("0…+3 VP"); false if nothing comes from it. */
bool api_write_line(const dm_game *game, enum text_language, const api_forecast *forecast,
                    uint8_t via, dm_writer *out);

#endif
