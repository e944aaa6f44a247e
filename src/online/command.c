/* Deciding on commands: each checks who asks, when, and what, and then grants or refuses. */
#include "online/command.h"

#include <stdio.h>
#include <string.h>

#include "api/shuffle.h"
#include "api/table.h"
#include "engine/guard.h"
#include "engine/record.h"
#include "online/not_now.h"
#include "online/secret.h"
#include "text/undo.h"

/* Who plays for somebody who is gone, or who has resigned. */
static const char stand_in[] = "level:5";

/* ---- Granting and refusing ------------------------------------------------------------------ */

static void clear(command_decision *decision) {
    decision->count = 0;
    decision->code = NULL;
    decision->why[0] = '\0';
    decision->repeated = false;
}

static bool refuse(command_decision *decision, const char *code, const char *why) {
    assert(code && why && *why);
    decision->code = code;
    snprintf(decision->why, sizeof decision->why, "%s", why);
    return false;
}

static bool refuse_now(command_decision *decision, enum text_language language, enum not_now why) {
    return refuse(decision, "not-now", not_now_text(language, why));
}

/* `seat` counts from 0; DM_NOBODY is the server. */
static void grant(command_decision *decision, uint8_t seat, const char *kind, const char *text) {
    dm_guard(decision->count < COMMAND_ENTRIES_MAX);
    store_entry *entry = &decision->entries[decision->count++];
    entry->seat = seat == DM_NOBODY ? 0 : (uint8_t)(seat + 1);
    assert(strlen(kind) < sizeof entry->kind && strlen(text) < sizeof entry->text);
    snprintf(entry->kind, sizeof entry->kind, "%s", kind);
    snprintf(entry->text, sizeof entry->text, "%s", text);
}

/* The actor's seat, or DM_NOBODY with the refusal told. */
static uint8_t own_seat(const online_table *table, const command_actor *actor,
                        command_decision *decision) {
    assert(actor->player && actor->name);
    uint8_t seat = online_seat_of(table, actor->player);
    clear(decision);
    if (seat == DM_NOBODY) refuse(decision, "not-yours", "you do not sit at this table");
    return seat;
}

static uint8_t own_seat_in(const online_table *table, const command_actor *actor,
                           enum store_phase phase, command_decision *decision) {
    static const enum not_now reasons[] = {NOT_NOW_HAS_BEGUN, NOT_NOW_NOT_PLAYED,
                                           NOT_NOW_NOT_OVER}; /* by phase */
    uint8_t seat = own_seat(table, actor, decision);
    if (seat != DM_NOBODY && table->phase != phase) {
        refuse_now(decision, actor->language, reasons[phase]);
        return DM_NOBODY;
    }
    return seat;
}

/* ---- Seats ---------------------------------------------------------------------------------- */

static bool seat_is_free(const online_table *table, uint8_t seat) {
    const online_seat *place = &table->seats[seat];
    if (table->phase == STORE_WAITING) return place->bot[0] == '\0' && place->player[0] == '\0';
    return table->phase == STORE_PLAYING && place->away && place->bot[0] == '\0';
}

static uint8_t first_free_seat(const online_table *table) {
    for (uint8_t k = 0; k < table->plan.players; k++)
        if (seat_is_free(table, k)) return k;
    return DM_NOBODY;
}

void command_sit(const online_table *table, const command_actor *actor, int64_t number,
                 command_decision *decision) {
    char text[STORE_ID_BYTES + STORE_NAME_BYTES];
    bool named = number != 0, possible = number > 0 && number <= DM_SEATS_MAX;
    uint8_t seat = !named ? first_free_seat(table) : possible ? (uint8_t)(number - 1) : DM_NOBODY;
    clear(decision);
    if (actor->player[0] == '\0')
        refuse(decision, "who", "tell your name first");
    else if (online_seat_of(table, actor->player) != DM_NOBODY)
        refuse_now(decision, actor->language, NOT_NOW_SEATED_ALREADY);
    else if (table->plan.rated && !actor->account)
        refuse(decision, "account", "a rated table is for people with an account");
    else if (seat >= table->plan.players || !seat_is_free(table, seat))
        refuse(decision, named ? "taken" : "full", "there is no free seat");
    else {
        snprintf(text, sizeof text, "%s %s", actor->player, actor->name);
        grant(decision, seat, "sit", text);
    }
}

void command_stand(const online_table *table, const command_actor *actor,
                   command_decision *decision) {
    uint8_t seat = own_seat_in(table, actor, STORE_WAITING, decision);
    if (seat != DM_NOBODY) grant(decision, seat, "stand", "");
}

static bool is_hexadecimal(const char *text, size_t digits) {
    return strlen(text) == digits && strspn(text, "0123456789abcdef") == digits;
}

static bool others_are_ready(const online_table *table, uint8_t seat) {
    for (uint8_t k = 0; k < table->plan.players; k++)
        if (k != seat && !table->seats[k].ready) return false;
    return true;
}

static void write_seed(const online_table *table, uint8_t seat, const char *bytes, char seed[65]) {
    const char *parts[DM_SEATS_MAX];
    char secret[65];
    secret_write_hex(table->secret, secret);
    for (uint8_t k = 0; k < table->plan.players; k++)
        parts[k] = k == seat ? bytes : table->plan.bots[k][0] ? "-" : table->seats[k].bytes;
    shuffle_seed(table->id, secret, parts, table->plan.players, seed);
}

void command_ready(const online_table *table, const command_actor *actor, const char *bytes,
                   command_decision *decision) {
    assert(bytes);
    char seed[65], begin[80];
    uint8_t seat = own_seat_in(table, actor, STORE_WAITING, decision);
    if (seat == DM_NOBODY) return;
    if (!is_hexadecimal(bytes, 64)) {
        refuse(decision, "bad", "bytes: expected 64 hexadecimal digits in lower case");
        return;
    }
    if (table->seats[seat].ready) {
        decision->repeated = true;
        return;
    }
    grant(decision, seat, "ready", bytes);
    if (!others_are_ready(table, seat)) return;
    write_seed(table, seat, bytes, seed);
    snprintf(begin, sizeof begin, "%s %d", seed, table->plan.game->rules_version);
    grant(decision, DM_NOBODY, "begin", begin);
}

/* ---- Answers -------------------------------------------------------------------------------- */

/* Whether the answer that brought the table from `step` to the next was this one of this seat: a
 * page that lost the connection asks again. */
static bool was_answered(const online_table *table, uint8_t seat, uint32_t step,
                         const char *token) {
    const dm_match *match = &table->match;
    char text[DM_TOKEN_BYTES];
    if (step < table->base || step >= online_step(table)) return false;
    const dm_step *given = &match->steps[step - table->base];
    dm_writer out = dm_writer_on(text, sizeof text);
    match->game->write_token(given->answer, &out);
    size_t length = strcspn(token, " ");
    return given->seat == seat && strlen(text) == length && memcmp(text, token, length) == 0;
}

/* The actor's seat if it may act now and knows everything that happened. */
static uint8_t acting_seat(const online_table *table, const command_actor *actor, uint32_t step,
                           command_decision *decision) {
    uint8_t seat = own_seat_in(table, actor, STORE_PLAYING, decision);
    if (seat == DM_NOBODY) return DM_NOBODY;
    if (table->seats[seat].bot[0])
        refuse_now(decision, actor->language, NOT_NOW_BOT_PLAYS);
    else if (step != online_step(table))
        refuse(decision, "stale", "the table has moved on");
    return decision->code ? DM_NOBODY : seat;
}

static bool is_asked(const online_table *table, uint8_t seat, const command_actor *actor,
                     command_decision *decision) {
    return online_turn(table) == seat || refuse_now(decision, actor->language, NOT_NOW_NOT_ASKED);
}

static bool refuse_illegal(command_decision *decision, const dm_error *error) {
    return refuse(decision, "illegal", error->text);
}

void command_answer(const online_table *table, const command_actor *actor, uint32_t step,
                    const char *token, command_decision *decision) {
    assert(token);
    uint8_t own = online_seat_of(table, actor->player);
    dm_error error;
    clear(decision);
    if (own != DM_NOBODY && was_answered(table, own, step, token)) {
        decision->repeated = true;
        return;
    }
    uint8_t seat = acting_seat(table, actor, step, decision);
    if (seat == DM_NOBODY || !is_asked(table, seat, actor, decision)) return;
    if (dm_match_find(&table->match, token) < 0) {
        api_observation seen;
        api_look(&table->match, actor->language, seat, &seen);
        api_fail_refused(&seen, token, &error);
        refuse_illegal(decision, &error);
    } else
        grant(decision, seat, "answer", token);
}

/* Several answers in one entry: kept as a whole, or not at all. */
static void grant_answers(const online_table *table, uint8_t seat, const dm_answer *answers,
                          int count, command_decision *decision) {
    char text[STORE_TEXT_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text);
    for (int k = 0; k < count; k++) {
        if (k > 0) dm_write_char(&out, ' ');
        table->match.game->write_token(answers[k], &out);
    }
    if (out.full || count == 0)
        refuse(decision, "bad", "tokens: expected fewer answers, and one at least");
    else
        grant(decision, seat, "answer", text);
}

void command_choose(const online_table *table, const command_actor *actor, uint32_t step,
                    const char *tokens, command_decision *decision) {
    dm_answer answers[DM_ANSWERS_MAX];
    dm_error error;
    uint8_t seat = acting_seat(table, actor, step, decision);
    if (seat == DM_NOBODY || !is_asked(table, seat, actor, decision)) return;
    api_words words = {.rest = tokens};
    int count = api_plan_choice(&table->match, &words, answers, &error);
    if (count < 0)
        refuse_illegal(decision, &error);
    else
        grant_answers(table, seat, answers, count, decision);
}

void command_plan(const online_table *table, const command_actor *actor, uint32_t step,
                  const char *tokens, command_decision *decision) {
    api_plan plan;
    dm_error error;
    uint8_t seat = acting_seat(table, actor, step, decision);
    if (seat == DM_NOBODY || !is_asked(table, seat, actor, decision)) return;
    api_words words = {.rest = tokens};
    if (!api_plan_gesture(&table->match, actor->language, &words, &plan, &error))
        refuse_illegal(decision, &error);
    else
        grant_answers(table, seat, plan.answers, plan.count, decision);
}

void command_bot_answer(const online_table *table, uint8_t seat, const char *token,
                        command_decision *decision) {
    dm_guard(seat < table->plan.players);
    clear(decision);
    if (online_turn(table) != seat || table->seats[seat].bot[0] == '\0' ||
        dm_match_find(&table->match, token) < 0)
        refuse(decision, "stale", "the bot is not asked this any more");
    else
        grant(decision, seat, "answer", token);
}

/* ---- Taking back ---------------------------------------------------------------------------- */

const char *command_why_no_undo(const online_table *table, uint8_t seat,
                                enum text_language language) {
    assert(table->phase == STORE_PLAYING && seat < table->plan.players);
    enum dm_undo why = dm_match_may_undo(&table->match, seat, table->match.count);
    return why == DM_UNDO_FREE ? NULL : text_undo(language, why);
}

/* One answer, or one set, less. */
static uint32_t one_less(const online_table *table, uint32_t count) {
    count--;
    while (count > 0 && table->joined[count] && !table->match.steps[count - 1].revealed) count--;
    return count;
}

static void grant_step(command_decision *decision, uint8_t seat, const char *kind, uint32_t step) {
    char text[16];
    snprintf(text, sizeof text, "%u", (unsigned)step);
    grant(decision, seat, kind, text);
}

void command_undo(const online_table *table, const command_actor *actor, uint32_t step,
                  bool whole_turn, command_decision *decision) {
    uint8_t seat = acting_seat(table, actor, step, decision);
    if (seat == DM_NOBODY) return;
    uint32_t count = table->match.count;
    const char *why = command_why_no_undo(table, seat, actor->language);
    if (why) {
        refuse(decision, "not-now", why);
        return;
    }
    do count = one_less(table, count);
    while (whole_turn && dm_match_may_undo(&table->match, seat, count) == DM_UNDO_FREE);
    grant_step(decision, seat, "undo", table->base + count);
}

void command_propose(const online_table *table, const command_actor *actor, uint32_t step,
                     uint32_t to, command_decision *decision) {
    uint8_t seat = acting_seat(table, actor, step, decision);
    if (seat == DM_NOBODY) return;
    if (to < table->base || to >= step)
        refuse(decision, "bad", "to: expected fewer answers than there are");
    else
        grant_step(decision, seat, "propose", to);
}

void command_consent(const online_table *table, const command_actor *actor, bool yes,
                     command_decision *decision) {
    uint8_t seat = own_seat_in(table, actor, STORE_PLAYING, decision);
    if (seat == DM_NOBODY) return;
    if (table->proposal.seat == DM_NOBODY)
        refuse_now(decision, actor->language, NOT_NOW_NOTHING_PROPOSED);
    else if (yes && table->proposal.agreed[seat])
        decision->repeated = true;
    else
        grant(decision, seat, "consent", yes ? "yes" : "no");
}

void command_void(const online_table *table, const command_actor *actor, bool yes,
                  command_decision *decision) {
    uint8_t seat = own_seat_in(table, actor, STORE_PLAYING, decision);
    if (seat == DM_NOBODY) return;
    if (table->seats[seat].resigned)
        refuse_now(decision, actor->language, NOT_NOW_HAS_RESIGNED);
    else if (table->seats[seat].bot[0])
        refuse_now(decision, actor->language, NOT_NOW_BOT_PLAYS);
    else if (table->outage.length == 0)
        refuse_now(decision, actor->language, NOT_NOW_NO_OUTAGE);
    else if (yes && table->outage.agreed[seat])
        decision->repeated = true;
    else
        grant(decision, seat, "void", yes ? "yes" : "no");
}

/* ---- Leaving and coming back ---------------------------------------------------------------- */

void command_resign(const online_table *table, const command_actor *actor,
                    command_decision *decision) {
    uint8_t seat = own_seat_in(table, actor, STORE_PLAYING, decision);
    if (seat == DM_NOBODY) return;
    if (table->seats[seat].resigned)
        decision->repeated = true;
    else
        grant(decision, seat, "resign", stand_in);
}

void command_back(const online_table *table, const command_actor *actor,
                  command_decision *decision) {
    uint8_t seat = own_seat_in(table, actor, STORE_PLAYING, decision);
    if (seat == DM_NOBODY) return;
    if (table->seats[seat].resigned)
        refuse_now(decision, actor->language, NOT_NOW_HAS_RESIGNED);
    else if (!table->seats[seat].away)
        decision->repeated = true;
    else
        grant(decision, seat, "back", "");
}

void command_gone(const online_table *table, uint8_t seat, command_decision *decision) {
    dm_guard(seat < table->plan.players);
    clear(decision);
    const online_seat *place = &table->seats[seat];
    if (table->phase != STORE_PLAYING || place->bot[0] || place->away)
        refuse_now(decision, TEXT_ENGLISH, NOT_NOW_NOBODY_GONE);
    else if (table->plan.rated && !table->unrated && table->plan.gone != PLAN_GONE_WAIT)
        grant(decision, seat, "resign", stand_in); /* else a lost game could be left without loss */
    else if (table->plan.gone == PLAN_GONE_BOT)
        grant(decision, seat, "away", stand_in);
    else if (table->plan.gone == PLAN_GONE_SUBSTITUTE)
        grant(decision, seat, "away", "-");
    else
        refuse_now(decision, TEXT_ENGLISH, NOT_NOW_TABLE_WAITS);
}

void command_outage(const online_table *table, int64_t length, command_decision *decision) {
    char text[24];
    (void)table; /* looked at by the assertion alone */
    assert(table->phase == STORE_PLAYING && length > 0);
    clear(decision);
    snprintf(text, sizeof text, "%lld", (long long)length);
    grant(decision, DM_NOBODY, "outage", text);
}

void command_rematch(const online_table *table, const char *next, command_decision *decision) {
    assert(strlen(next) < sizeof table->next);
    clear(decision);
    if (table->phase != STORE_OVER)
        refuse_now(decision, TEXT_ENGLISH, NOT_NOW_NOT_OVER);
    else if (table->next[0])
        decision->repeated = true;
    else
        grant(decision, DM_NOBODY, "next", next);
}

/* Those who still play: people who did not resign, and the bots of the plan. */
static int players_left(const online_table *table) {
    int left = 0;
    for (int k = 0; k < table->plan.players; k++) left += !table->seats[k].resigned;
    return left;
}

bool command_end(const online_table *table, store_entry *entry) {
    if (table->phase != STORE_PLAYING) return false;
    bool goes_on = table->match.question.seat != DM_NOBODY && players_left(table) > 1;
    if (goes_on && !table->voided) return false;
    dm_writer out = dm_writer_on(entry->text, sizeof entry->text);
    entry->seat = 0;
    strcpy(entry->kind, "end");
    record_write_hash(&out, dm_hash(table->match.game, &table->match.state));
    return true;
}
