/* The rules of Lots (lots.h). */
#include <string.h>

#include "engine/asking.h"
#include "engine/json.h"
#include "engine/weighing.h"
#include "lots.h"

static lots_state *lots_mutable(dm_state *state) { return (lots_state *)state; }
static bool is_over(const lots_state *s) { return s->round > LOTS_PRIZES; }
static bool holds(const lots_state *s, int seat, int number) { return s->hand[seat] >> number & 1; }

/* ---- Beginning --------------------------------------------------------------------------- */

static const dm_option options[] = {
    {"players", "2..4", "2", "how many play"},
    {"seed", "NUMBER or 64 hexadecimal digits", "drawn", "what chance will bring"},
    {NULL, NULL, NULL, NULL},
};

static bool set_up(dm_state *state, const dm_setup *setup, dm_error *error) {
    lots_state s = {.player_count = setup->players ? setup->players : 2, .round = 1};
    if (s.player_count < 2 || s.player_count > DM_SEATS_MAX)
        return dm_fail(error, "players=%d: lots is for 2, 3 or 4 players", s.player_count);
    if (setup->setting_count > 0)
        return dm_setup_refuse("lots", options, setup->settings[0].key, error);
    chance_begin(&s.chance, &setup->seed);
    for (int k = 0; k < LOTS_PRIZES; k++) s.prizes[k] = (uint8_t)(k + 1);
    chance_shuffle(&s.chance, s.prizes, LOTS_PRIZES);
    for (int seat = 0; seat < s.player_count; seat++)
        s.hand[seat] = (uint8_t)((1 << (LOTS_NUMBERS + 1)) - 2);
    memset(state, 0, sizeof *state);
    memcpy(state, &s, sizeof s);
    return true;
}

static void write_options(const dm_state *state, dm_writer *out) {
    dm_write(out, "players=");
    dm_write_number(out, lots_const(state)->player_count);
}

/* ---- Asking and answering ---------------------------------------------------------------- */

static void ask(const dm_state *state, dm_question *question, dm_refusals *refusals) {
    const lots_state *s = lots_const(state);
    asking_begin(question, is_over(s) ? DM_NOBODY : s->turn_seat, LOTS_ASK_LAY);
    question->revealed = false;
    if (refusals) refusals->count = 0;
    if (is_over(s)) return;
    question->args[0] = s->prizes[s->round - 1];
    for (int number = 1; number <= LOTS_NUMBERS; number++)
        asking_judge(question, refusals, asking_say(LOTS_SAY_LAY, number),
                     holds(s, s->turn_seat, number) ? asking_allowed()
                                                    : asking_refused(LOTS_GONE, number, 0, 0));
}

static void tell(dm_events *events, uint8_t kind, uint8_t seat, uint8_t a, int amount) {
    asking_tell(events, (dm_event){kind, seat, DM_EVERYONE, DM_UNKNOWN, a, 0, (int16_t)amount});
}

/* The seat whose number is the highest that nobody else laid, or DM_NOBODY. In an observed state
 * a number may be unknown: nothing is told of it then. */
static uint8_t winner_of(const lots_state *s) {
    uint8_t times[LOTS_NUMBERS + 1] = {0}, winner = DM_NOBODY;
    int best = 0;
    for (int seat = 0; seat < s->player_count; seat++)
        if (s->laid[seat] != DM_UNKNOWN) times[s->laid[seat]]++;
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        uint8_t laid = s->laid[seat];
        if (laid == DM_UNKNOWN || laid < best || times[laid] > 1) continue;
        best = laid;
        winner = seat;
    }
    return winner;
}

static void begin_turn(lots_state *s, dm_events *events) {
    if (is_over(s)) {
        tell(events, LOTS_DID_END, DM_NOBODY, 0, 0);
        return;
    }
    tell(events, LOTS_DID_BEGIN_TURN, s->turn_seat, 0, s->round);
    if (s->turn_seat == 0) tell(events, LOTS_DID_TURN_UP, DM_NOBODY, 0, s->prizes[s->round - 1]);
}

static void show_all(lots_state *s, dm_events *events) {
    uint8_t winner = winner_of(s), prize = s->prizes[s->round - 1];
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        tell(events, LOTS_DID_SHOW, seat, s->laid[seat], 0);
        if (s->laid[seat] != DM_UNKNOWN) s->hand[seat] &= (uint8_t) ~(1 << s->laid[seat]);
        s->laid[seat] = LOTS_NONE;
    }
    if (winner != DM_NOBODY) {
        s->points[winner] = (uint8_t)(s->points[winner] + prize);
        tell(events, LOTS_DID_WIN, winner, 0, prize);
    }
    s->round++;
}

/* Lays a number for the seat on turn; true if that showed them all. */
static bool lay(lots_state *s, uint8_t number, dm_events *events) {
    uint8_t seat = s->turn_seat;
    bool last = seat + 1 == s->player_count;
    assert(holds(s, seat, number));
    asking_tell(events,
                (dm_event){LOTS_DID_LAY, seat, (uint8_t)(1 << seat), DM_UNKNOWN, number, 0, 0});
    s->laid[seat] = number;
    s->turn_seat = last ? 0 : (uint8_t)(seat + 1);
    if (last) show_all(s, events);
    begin_turn(s, events);
    return last;
}

static void apply(dm_state *state, dm_answer answer, dm_events *events, dm_question *next) {
    lots_state *s = lots_mutable(state);
    bool revealed = lay(s, answer.a, events);
    ask(state, next, NULL);
    while (next->count == 1) { /* the last number of everybody lays itself */
        revealed |= lay(s, next->answers[0].a, events);
        ask(state, next, NULL);
    }
    next->revealed = revealed;
}

void lots_settle(lots_state *s) {
    dm_question question;
    ask((const dm_state *)s, &question, NULL);
    for (; question.count == 1; ask((const dm_state *)s, &question, NULL))
        lay(s, question.answers[0].a, NULL);
}

static dm_progress progress(const dm_state *state) {
    const lots_state *s = lots_const(state);
    return (dm_progress){.players = s->player_count,
                         .seat = is_over(s) ? DM_NOBODY : s->turn_seat,
                         .turn = (uint16_t)((s->round - 1) * s->player_count + s->turn_seat + 1),
                         .round = s->round,
                         .over = is_over(s)};
}

/* ---- Knowledge --------------------------------------------------------------------------- */

static void observe(const dm_state *state, uint8_t viewer, dm_state *seen) {
    memcpy(seen, state, sizeof(lots_state));
    if (viewer == DM_ALL) return;
    lots_state *s = lots_mutable(seen);
    memset(&s->chance, 0, sizeof s->chance);
    for (int k = s->round; k < LOTS_PRIZES; k++) s->prizes[k] = DM_UNKNOWN;
    for (int seat = 0; seat < s->player_count; seat++)
        if (seat != viewer && s->laid[seat] != LOTS_NONE) s->laid[seat] = DM_UNKNOWN;
}

static void lay_something(lots_state *s, int seat, dm_random *random) {
    int which = (int)dm_random_below(random, (uint32_t)__builtin_popcount(s->hand[seat]));
    for (uint8_t number = 1; number <= LOTS_NUMBERS; number++)
        if (holds(s, seat, number) && which-- == 0) s->laid[seat] = number;
}

static void fill_prizes(lots_state *s, dm_random *random) {
    uint8_t unseen[LOTS_PRIZES];
    uint32_t count = 0, seen = 0;
    for (int k = 0; k < LOTS_PRIZES; k++)
        if (s->prizes[k] != DM_UNKNOWN) seen |= 1u << s->prizes[k];
    for (uint8_t prize = 1; prize <= LOTS_PRIZES; prize++)
        if (!(seen >> prize & 1)) unseen[count++] = prize;
    for (int k = 0; k < LOTS_PRIZES; k++) {
        if (s->prizes[k] != DM_UNKNOWN) continue;
        uint32_t pick = dm_random_below(random, count);
        s->prizes[k] = unseen[pick];
        unseen[pick] = unseen[--count];
    }
}

static void determinize(dm_state *seen, uint8_t viewer, dm_random *random) {
    (void)viewer;
    lots_state *s = lots_mutable(seen);
    fill_prizes(s, random);
    for (int seat = 0; seat < s->player_count; seat++)
        if (s->laid[seat] == DM_UNKNOWN) lay_something(s, seat, random);
    for (int k = 0; k < 32; k++) s->chance.key[k] = (uint8_t)dm_random_next(random);
}

/* Whoever lays last shows it at once. */
static dm_answer hide(const dm_state *before, dm_answer answer, uint8_t viewer) {
    const lots_state *s = lots_const(before);
    bool shown = s->turn_seat + 1 == s->player_count;
    if (!shown && viewer != s->turn_seat && viewer != DM_ALL) answer.a = DM_UNKNOWN;
    return answer;
}

/* ---- Points ------------------------------------------------------------------------------ */

static void score(const dm_state *state, dm_scores *scores) {
    const lots_state *s = lots_const(state);
    memset(scores, 0, sizeof *scores);
    scores->players = s->player_count;
    scores->line_count = 1;
    for (int seat = 0; seat < s->player_count; seat++)
        scores->total[seat] = scores->points[LOTS_FROM_PRIZES][seat] = s->points[seat];
    for (int seat = 0; seat < s->player_count; seat++) {
        scores->place[seat] = 1;
        for (int other = 0; other < s->player_count; other++)
            scores->place[seat] += s->points[other] > s->points[seat];
    }
}

/* High numbers kept are worth a little each. */
static void evaluate(const dm_state *state, dm_worth *worth) {
    const lots_state *s = lots_const(state);
    dm_scores scores;
    score(state, &scores);
    double all = 0;
    if (is_over(s)) {
        weighing_final(&scores, worth);
        return;
    }
    memset(worth, 0, sizeof *worth);
    for (int seat = 0; seat < s->player_count; seat++) {
        worth->points[seat] = s->points[seat];
        for (int number = 1; number <= LOTS_NUMBERS; number++)
            if (holds(s, seat, number)) worth->points[seat] += 0.2 * number;
        all += worth->share[seat] = 1 + worth->points[seat];
    }
    for (int seat = 0; seat < s->player_count; seat++) worth->share[seat] /= all;
}

/* ---- Soundness --------------------------------------------------------------------------- */

static bool prizes_are_sound(const lots_state *s) {
    uint32_t seen = 0;
    for (int k = 0; k < LOTS_PRIZES; k++) {
        if (s->prizes[k] == DM_UNKNOWN && k >= s->round) continue;
        if (s->prizes[k] < 1 || s->prizes[k] > LOTS_PRIZES || seen >> s->prizes[k] & 1)
            return false;
        seen |= 1u << s->prizes[k];
    }
    return true;
}

static bool seat_is_sound(const lots_state *s, int seat) {
    bool has_laid = seat < s->turn_seat;
    uint8_t laid = s->laid[seat];
    if (seat >= s->player_count) return s->hand[seat] == 0 && laid == 0 && s->points[seat] == 0;
    if (s->hand[seat] & ~((1 << (LOTS_NUMBERS + 1)) - 2)) return false;
    if (__builtin_popcount(s->hand[seat]) != LOTS_NUMBERS + 1 - s->round) return false;
    if (!has_laid) return laid == LOTS_NONE;
    if (laid == DM_UNKNOWN) return s->round < LOTS_PRIZES; /* the last one shows at once */
    return laid >= 1 && laid <= LOTS_NUMBERS && holds(s, seat, laid);
}

bool lots_check(const dm_state *state, dm_error *error) {
    const lots_state *s = lots_const(state);
    if (s->player_count < 2 || s->player_count > DM_SEATS_MAX || s->turn_seat >= s->player_count)
        return dm_fail(error, "players: %d, with seat %d on turn", s->player_count, s->turn_seat);
    if (s->round < 1 || s->round > LOTS_PRIZES + 1) return dm_fail(error, "round %d", s->round);
    if (!prizes_are_sound(s)) return dm_fail(error, "prizes: expected each from 1 to 6 once");
    for (int seat = 0; seat < DM_SEATS_MAX; seat++)
        if (!seat_is_sound(s, seat)) return dm_fail(error, "p%d: hand or number laid", seat + 1);
    return true;
}

static uint32_t fingerprint(const dm_state *state) {
    (void)state;
    return 0x10f5; /* there are no tables that could change */
}

/* ---- Words and JSON ---------------------------------------------------------------------- */

static void write_token(dm_answer answer, dm_writer *out) {
    dm_write(out, "lay:");
    if (answer.a == DM_UNKNOWN)
        dm_write_char(out, '?');
    else
        dm_write_number(out, answer.a);
}

static const char *question_name(uint8_t kind) { return kind == LOTS_ASK_LAY ? "lay" : NULL; }
static const char *score_name(uint8_t source) {
    return source == LOTS_FROM_PRIZES ? "prizes" : NULL;
}

static void write_numbers(const lots_state *s, int seat, dm_writer *out) {
    json_key(out, "hand");
    json_open(out, '[');
    for (int number = 1; number <= LOTS_NUMBERS; number++)
        if (holds(s, seat, number)) json_number(out, number);
    json_close(out, ']');
}

static void write_view(const dm_state *seen, uint8_t viewer, dm_writer *out) {
    const lots_state *s = lots_const(seen);
    (void)viewer;
    json_open(out, '{');
    json_string_at(out, "game", "lots");
    json_number_at(out, "round", s->round);
    json_bool_at(out, "over", is_over(s));
    if (!is_over(s)) json_number_at(out, "prize", s->prizes[s->round - 1]);
    json_key(out, "players");
    json_open(out, '[');
    for (int seat = 0; seat < s->player_count; seat++) {
        json_open(out, '{');
        json_number_at(out, "points", s->points[seat]);
        json_bool_at(out, "laid", s->laid[seat] != LOTS_NONE);
        write_numbers(s, seat, out);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_close(out, '}');
}

static void write_event(const dm_event *event, dm_writer *out) {
    static const char *const names[LOTS_EVENTS] = {"turn", "turn-up", "lay", "show", "win", "end"};
    json_open(out, '{');
    json_string_at(out, "event", names[event->kind]);
    if (event->seat != DM_NOBODY) json_number_at(out, "seat", event->seat + 1);
    if (event->a) json_number_at(out, "number", event->a);
    json_number_at(out, "amount", event->amount);
    if (event->visible != DM_EVERYONE) json_bool_at(out, "secret", true);
    json_close(out, '}');
}

static void write_reason(dm_reason reason, dm_writer *out) { json_reason(out, "gone", reason); }

static uint16_t rules_of(const dm_state *state) {
    (void)state;
    return 1;
}

static const dm_evaluator plain = {"plain", evaluate, NULL};
static const dm_evaluator *const evaluators[] = {&plain, NULL};

const dm_game lots_game = {
    .name = "lots",
    .rules_version = 1,
    .state_bytes = sizeof(lots_state),
    .players_min = 2,
    .players_max = DM_SEATS_MAX,
    .options = options,
    .set_up = set_up,
    .ask = ask,
    .apply = apply,
    .progress = progress,
    .rules_of = rules_of,
    .observe = observe,
    .determinize = determinize,
    .hide = hide,
    .write_position = lots_write_position,
    .read_position = lots_read_position,
    .write_options = write_options,
    .write_view = write_view,
    .write_event = write_event,
    .write_reason = write_reason,
    .write_token = write_token,
    .question_name = question_name,
    .score = score,
    .score_name = score_name,
    .foresight = 2,
    .evaluators = evaluators,
    .check = lots_check,
    .fingerprint = fingerprint,
};
