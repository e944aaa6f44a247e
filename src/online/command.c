/* Wishes at a table. */
#include "online/command.h"

#include <stdio.h>
#include <string.h>

#include "api/shuffle.h"
#include "api/table.h"
#include "engine/record.h"
#include "online/not_now.h"
#include "online/secret.h"
#include "text/undo.h"

/* Who plays for somebody who is gone, or who has resigned. */
static const char stand_in[] = "level:5";

/* ---- Granting and refusing ------------------------------------------------------------------ */

static void clear(wish *wish) {
    wish->count = 0;
    wish->code = NULL;
    wish->why[0] = '\0';
    wish->repeated = false;
}

static bool refuse(wish *wish, const char *code, const char *why) {
    wish->code = code;
    snprintf(wish->why, sizeof wish->why, "%s", why);
    return false;
}

static bool refuse_now(wish *wish, enum text_language language, enum not_now why) {
    return refuse(wish, "not-now", not_now_text(language, why));
}

/* `seat` counts from 0; DM_NOBODY is the server. */
static void grant(wish *wish, uint8_t seat, const char *kind, const char *text) {
    store_entry *entry = &wish->entries[wish->count++];
    entry->seat = seat == DM_NOBODY ? 0 : (uint8_t)(seat + 1);
    snprintf(entry->kind, sizeof entry->kind, "%s", kind);
    snprintf(entry->text, sizeof entry->text, "%s", text);
}

/* The wisher's seat, or DM_NOBODY with the refusal told. */
static uint8_t own_seat(const online_table *table, const wisher *who, wish *wish) {
    uint8_t seat = online_seat_of(table, who->player);
    clear(wish);
    if (seat == DM_NOBODY) refuse(wish, "not-yours", "you do not sit at this table");
    return seat;
}

static uint8_t own_seat_in(const online_table *table, const wisher *who, enum store_phase phase,
                           wish *wish) {
    static const enum not_now reasons[] = {HAS_BEGUN, NOT_PLAYED, NOT_OVER}; /* by phase */
    uint8_t seat = own_seat(table, who, wish);
    if (seat != DM_NOBODY && table->phase != phase) {
        refuse_now(wish, who->language, reasons[phase]);
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

void wish_sit(const online_table *table, const wisher *who, int number, wish *wish) {
    char text[STORE_ID_BYTES + STORE_NAME_BYTES];
    uint8_t seat = number > 0 ? (uint8_t)(number - 1) : first_free_seat(table);
    clear(wish);
    if (who->player[0] == '\0')
        refuse(wish, "who", "tell your name first");
    else if (online_seat_of(table, who->player) != DM_NOBODY)
        refuse_now(wish, who->language, SEATED_ALREADY);
    else if (table->plan.rated && !who->account)
        refuse(wish, "account", "a rated table is for people with an account");
    else if (seat >= table->plan.players || !seat_is_free(table, seat))
        refuse(wish, number > 0 ? "taken" : "full", "there is no free seat");
    else {
        snprintf(text, sizeof text, "%s %s", who->player, who->name);
        grant(wish, seat, "sit", text);
    }
}

void wish_stand(const online_table *table, const wisher *who, wish *wish) {
    uint8_t seat = own_seat_in(table, who, STORE_WAITING, wish);
    if (seat != DM_NOBODY) grant(wish, seat, "stand", "");
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

void wish_ready(const online_table *table, const wisher *who, const char *bytes, wish *wish) {
    char seed[65];
    uint8_t seat = own_seat_in(table, who, STORE_WAITING, wish);
    if (seat == DM_NOBODY) return;
    if (!is_hexadecimal(bytes, 64)) {
        refuse(wish, "bad", "bytes: expected 64 hexadecimal digits in lower case");
        return;
    }
    if (table->seats[seat].ready) {
        wish->repeated = true;
        return;
    }
    grant(wish, seat, "ready", bytes);
    if (!others_are_ready(table, seat)) return;
    write_seed(table, seat, bytes, seed);
    grant(wish, DM_NOBODY, "begin", seed);
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

/* The wisher's seat if it may act now and knows everything that happened. */
static uint8_t acting_seat(const online_table *table, const wisher *who, uint32_t step,
                           wish *wish) {
    uint8_t seat = own_seat_in(table, who, STORE_PLAYING, wish);
    if (seat == DM_NOBODY) return DM_NOBODY;
    if (table->seats[seat].bot[0])
        refuse_now(wish, who->language, BOT_PLAYS);
    else if (step != online_step(table))
        refuse(wish, "stale", "the table has moved on");
    return wish->code ? DM_NOBODY : seat;
}

static bool is_asked(const online_table *table, uint8_t seat, const wisher *who, wish *wish) {
    return online_turn(table) == seat || refuse_now(wish, who->language, NOT_ASKED);
}

static bool refuse_illegal(wish *wish, const dm_error *error) {
    return refuse(wish, "illegal", error->text);
}

void wish_answer(const online_table *table, const wisher *who, uint32_t step, const char *token,
                 wish *wish) {
    uint8_t own = online_seat_of(table, who->player);
    dm_error error;
    clear(wish);
    if (own != DM_NOBODY && was_answered(table, own, step, token)) {
        wish->repeated = true;
        return;
    }
    uint8_t seat = acting_seat(table, who, step, wish);
    if (seat == DM_NOBODY || !is_asked(table, seat, who, wish)) return;
    if (dm_match_find(&table->match, token) < 0)
        api_fail_refused(&table->match, who->language, token, &error), refuse_illegal(wish, &error);
    else
        grant(wish, seat, "answer", token);
}

void wish_choose(const online_table *table, const wisher *who, uint32_t step, const char *tokens,
                 wish *wish) {
    static dm_answer plan[DM_ANSWERS_MAX];
    static char text[STORE_TEXT_BYTES];
    dm_error error;
    dm_writer out = dm_writer_on(text, sizeof text);
    uint8_t seat = acting_seat(table, who, step, wish);
    if (seat == DM_NOBODY || !is_asked(table, seat, who, wish)) return;
    api_words words = {.rest = tokens};
    int count = api_plan_choice(&table->match, &words, plan, &error);
    for (int k = 0; k < count; k++) {
        if (k > 0) dm_write_char(&out, ' ');
        table->match.game->write_token(plan[k], &out);
    }
    if (count < 0)
        refuse_illegal(wish, &error);
    else if (out.full || count == 0)
        refuse(wish, "bad", "tokens: expected the items of a set");
    else
        grant(wish, seat, "answer", text);
}

void wish_bot_answer(const online_table *table, uint8_t seat, const char *token, wish *wish) {
    clear(wish);
    if (online_turn(table) != seat || table->seats[seat].bot[0] == '\0' ||
        dm_match_find(&table->match, token) < 0)
        refuse(wish, "stale", "the bot is not asked this any more");
    else
        grant(wish, seat, "answer", token);
}

/* ---- Taking back ---------------------------------------------------------------------------- */

const char *wish_why_no_undo(const online_table *table, uint8_t seat, enum text_language language) {
    enum dm_undo why = dm_match_may_undo(&table->match, seat, table->match.count);
    return why == DM_UNDO_FREE ? NULL : text_undo(language, why);
}

/* One answer, or one set, less. */
static uint32_t one_less(const online_table *table, uint32_t count) {
    count--;
    while (count > 0 && table->joined[count] && !table->match.steps[count - 1].revealed) count--;
    return count;
}

static void grant_step(wish *wish, uint8_t seat, const char *kind, uint32_t step) {
    char text[16];
    snprintf(text, sizeof text, "%u", (unsigned)step);
    grant(wish, seat, kind, text);
}

void wish_undo(const online_table *table, const wisher *who, uint32_t step, bool whole_turn,
               wish *wish) {
    uint8_t seat = acting_seat(table, who, step, wish);
    if (seat == DM_NOBODY) return;
    uint32_t count = table->match.count;
    const char *why = wish_why_no_undo(table, seat, who->language);
    if (why) {
        refuse(wish, "not-now", why);
        return;
    }
    do count = one_less(table, count);
    while (whole_turn && dm_match_may_undo(&table->match, seat, count) == DM_UNDO_FREE);
    grant_step(wish, seat, "undo", table->base + count);
}

void wish_propose(const online_table *table, const wisher *who, uint32_t step, uint32_t to,
                  wish *wish) {
    uint8_t seat = acting_seat(table, who, step, wish);
    if (seat == DM_NOBODY) return;
    if (to < table->base || to >= step)
        refuse(wish, "bad", "to: expected fewer answers than there are");
    else
        grant_step(wish, seat, "propose", to);
}

void wish_consent(const online_table *table, const wisher *who, bool yes, wish *wish) {
    uint8_t seat = own_seat_in(table, who, STORE_PLAYING, wish);
    if (seat == DM_NOBODY) return;
    if (table->proposal.seat == DM_NOBODY)
        refuse_now(wish, who->language, NOTHING_PROPOSED);
    else if (yes && table->proposal.agreed[seat])
        wish->repeated = true;
    else
        grant(wish, seat, "consent", yes ? "yes" : "no");
}

/* ---- Leaving and coming back ---------------------------------------------------------------- */

void wish_resign(const online_table *table, const wisher *who, wish *wish) {
    uint8_t seat = own_seat_in(table, who, STORE_PLAYING, wish);
    if (seat == DM_NOBODY) return;
    if (table->seats[seat].resigned)
        wish->repeated = true;
    else
        grant(wish, seat, "resign", stand_in);
}

void wish_back(const online_table *table, const wisher *who, wish *wish) {
    uint8_t seat = own_seat_in(table, who, STORE_PLAYING, wish);
    if (seat == DM_NOBODY) return;
    if (table->seats[seat].resigned)
        refuse_now(wish, who->language, HAS_RESIGNED);
    else if (!table->seats[seat].away)
        wish->repeated = true;
    else
        grant(wish, seat, "back", "");
}

void wish_gone(const online_table *table, uint8_t seat, wish *wish) {
    clear(wish);
    const online_seat *place = &table->seats[seat];
    if (table->phase != STORE_PLAYING || place->bot[0] || place->away)
        refuse_now(wish, TEXT_ENGLISH, NOBODY_GONE);
    else if (table->plan.rated && !table->unrated && table->plan.gone != GONE_WAIT)
        grant(wish, seat, "resign", stand_in); /* else a lost game could be left without loss */
    else if (table->plan.gone == GONE_BOT)
        grant(wish, seat, "away", stand_in);
    else if (table->plan.gone == GONE_SUBSTITUTE)
        grant(wish, seat, "away", "-");
    else
        refuse_now(wish, TEXT_ENGLISH, TABLE_WAITS);
}

/* Those who still play: people who did not resign, and the bots of the plan. */
static int players_left(const online_table *table) {
    int left = 0;
    for (int k = 0; k < table->plan.players; k++) left += !table->seats[k].resigned;
    return left;
}

bool wish_end(const online_table *table, store_entry *entry) {
    if (table->phase != STORE_PLAYING) return false;
    if (table->match.question.seat != DM_NOBODY && players_left(table) > 1) return false;
    dm_writer out = dm_writer_on(entry->text, sizeof entry->text);
    entry->seat = 0;
    strcpy(entry->kind, "end");
    record_write_hash(&out, dm_hash(table->match.game, &table->match.state));
    return true;
}
