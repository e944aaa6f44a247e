/* Taking entries, and what can be asked of a table then. */
#define _GNU_SOURCE /* MAP_ANONYMOUS */

#include "online/table.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "engine/guard.h"
#include "engine/record.h"

online_table *online_new(void) {
    void *memory = mmap(NULL, sizeof(online_table), PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

void online_free(online_table *table) {
    if (table) munmap(table, sizeof *table);
}

void online_open(online_table *table, const char *id, const online_plan *plan,
                 const uint8_t secret[32], int64_t made) {
    dm_guard(strlen(id) < sizeof table->id && plan->players <= DM_SEATS_MAX);
    assert(plan->game);
    strcpy(table->id, id);
    table->plan = *plan;
    memcpy(table->secret, secret, sizeof table->secret);
    table->made = table->changed = made;
    table->proposal.seat = DM_NOBODY;
    for (int k = 0; k < plan->players; k++) {
        strcpy(table->seats[k].bot, plan->bots[k]);
        table->seats[k].ready = plan->bots[k][0] != '\0';
        table->seats[k].time = plan->bank;
    }
}

/* ---- What can be asked --------------------------------------------------------------------- */

uint8_t online_turn(const online_table *table) {
    return table->phase == STORE_PLAYING ? table->match.question.seat : DM_NOBODY;
}

uint8_t online_seat_of(const online_table *table, const char *player) {
    assert(player);
    for (uint8_t k = 0; k < table->plan.players; k++)
        if (player[0] && strcmp(table->seats[k].player, player) == 0) return k;
    return DM_NOBODY;
}

static bool clock_runs_for(const online_table *table, uint8_t seat) {
    return table->plan.clock != PLAN_CLOCK_NONE && seat != DM_NOBODY &&
           seat == online_turn(table) && table->seats[seat].bot[0] == '\0';
}

int64_t online_time_left(const online_table *table, uint8_t seat, int64_t now) {
    dm_guard(seat < DM_SEATS_MAX);
    int64_t left = table->seats[seat].time;
    return clock_runs_for(table, seat) ? left - (now - table->since) : left;
}

int64_t online_deadline(const online_table *table) {
    uint8_t seat = online_turn(table);
    return clock_runs_for(table, seat) ? table->since + table->seats[seat].time : 0;
}

uint32_t online_still_known(const online_table *table, uint32_t seq, uint32_t step) {
    uint32_t oldest = table->cut_count > TABLE_CUTS ? table->cut_count - TABLE_CUTS : 0;
    if (oldest > 0 && table->cuts[oldest % TABLE_CUTS].seq > seq) return table->base;
    for (uint32_t k = oldest; k < table->cut_count; k++)
        if (table->cuts[k % TABLE_CUTS].seq > seq && table->cuts[k % TABLE_CUTS].to < step)
            step = table->cuts[k % TABLE_CUTS].to;
    if (step < table->base) return table->base;
    return step < online_step(table) ? step : online_step(table);
}

void online_write_rules(const dm_game *game, const dm_state *state, char rules[STORE_RULES_BYTES]) {
    dm_writer out = dm_writer_on(rules, STORE_RULES_BYTES);
    record_write_rules(game, state, &out);
}

static void row_of_seat(const online_seat *seat, store_seat *row) {
    static_assert(sizeof row->bot >= sizeof seat->bot, "a bot fits its column");
    memset(row, 0, sizeof *row);
    strcpy(row->player, seat->player);
    strcpy(row->name, seat->name);
    strcpy(row->bot, seat->bot);
}

void online_row(const online_table *table, store_table *row) {
    dm_guard(strlen(table->plan.game->name) < sizeof row->game);
    memset(row, 0, sizeof *row);
    strcpy(row->id, table->id);
    dm_writer out = dm_writer_on(row->plan, sizeof row->plan);
    dm_write_char(&out, '{');
    plan_write(&table->plan, &out);
    dm_write_char(&out, '}');
    assert(!out.full);
    strcpy(row->rules, table->rules);
    memcpy(row->secret, table->secret, sizeof row->secret);
    strcpy(row->game, table->plan.game->name);
    row->open = table->plan.open;
    row->rated = table->plan.rated && !table->unrated;
    row->phase = table->phase;
    row->seq = table->seq;
    uint8_t turn = online_turn(table);
    row->turn = turn == DM_NOBODY ? 0 : turn + 1;
    row->step = table->phase == STORE_WAITING ? 0 : online_step(table);
    row->made = table->made;
    row->changed = table->changed;
    row->deadline = online_deadline(table);
    row->seat_count = table->plan.players;
    for (int k = 0; k < table->plan.players; k++) row_of_seat(&table->seats[k], &row->seats[k]);
    strcpy(row->next, table->next);
}

/* Better than (less than) another seat: did not resign, then by the game's own places. */
static bool comes_before(const online_table *table, const dm_scores *scores, int left, int right) {
    bool gone_left = table->seats[left].resigned, gone_right = table->seats[right].resigned;
    if (gone_left != gone_right) return gone_right;
    return scores->place[left] < scores->place[right];
}

void online_result(const online_table *table, uint8_t places[DM_SEATS_MAX],
                   int points[DM_SEATS_MAX]) {
    dm_guard(table->match.game);
    dm_scores scores;
    table->match.game->score(&table->match.state, &scores);
    for (int k = 0; k < table->plan.players; k++) {
        points[k] = scores.total[k];
        places[k] = 1;
        for (int other = 0; other < table->plan.players; other++)
            places[k] += comes_before(table, &scores, other, k);
    }
}

bool online_forget_player(online_table *table, const char *player) {
    bool named = false;
    for (int k = 0; k < table->plan.players; k++) {
        online_seat *seat = &table->seats[k];
        if (strcmp(seat->player, player) != 0) continue;
        named |= seat->name[0] != '\0';
        memset(seat->name, 0, sizeof seat->name);
        memset(table->match.names[k], 0, sizeof table->match.names[k]);
    }
    return named;
}

void online_remember(online_table *table) {
    table->moment.step = table->match.count;
    table->moment.state = table->match.state;
}

/* ---- Seats --------------------------------------------------------------------------------- */

static bool cannot(const store_entry *entry, dm_error *error) {
    return dm_fail(error, "entry %d, %s: this cannot be at that moment", (int)entry->seq,
                   entry->kind);
}

static online_seat *seat_of(online_table *table, const store_entry *entry) {
    dm_guard(entry->seat >= 1 && entry->seat <= DM_SEATS_MAX);
    return &table->seats[entry->seat - 1];
}

/* "PLAYER NAME" */
static bool apply_sit(online_table *table, const store_entry *entry, dm_error *error) {
    online_seat *seat = seat_of(table, entry);
    const char *blank = strchr(entry->text, ' ');
    size_t length = blank ? (size_t)(blank - entry->text) : 0;
    if (length == 0 || length >= sizeof seat->player || strlen(blank + 1) >= sizeof seat->name)
        return cannot(entry, error);
    memset(seat->player, 0, sizeof seat->player);
    memcpy(seat->player, entry->text, length);
    strcpy(seat->name, blank + 1);
    if (table->phase == STORE_PLAYING) { /* a substitute */
        seat->bot[0] = '\0';
        seat->away = false;
        seat->time = table->plan.bank;
        table->unrated = true;
    }
    return true;
}

static bool apply_stand(online_table *table, const store_entry *entry, dm_error *error) {
    online_seat *seat = seat_of(table, entry);
    if (table->phase != STORE_WAITING) return cannot(entry, error);
    memset(seat, 0, sizeof *seat);
    seat->time = table->plan.bank;
    return true;
}

static bool apply_ready(online_table *table, const store_entry *entry, dm_error *error) {
    online_seat *seat = seat_of(table, entry);
    if (table->phase != STORE_WAITING || strlen(entry->text) != 64) return cannot(entry, error);
    strcpy(seat->bytes, entry->text);
    seat->ready = true;
    return true;
}

static bool apply_away(online_table *table, const store_entry *entry, dm_error *error) {
    online_seat *seat = seat_of(table, entry);
    if (table->phase != STORE_PLAYING || strlen(entry->text) >= sizeof seat->bot)
        return cannot(entry, error);
    seat->away = true;
    if (entry->text[0] == '-') return true;
    strcpy(seat->bot, entry->text);
    table->unrated = true;
    return true;
}

static bool apply_back(online_table *table, const store_entry *entry, dm_error *error) {
    online_seat *seat = seat_of(table, entry);
    if (!seat->away) return cannot(entry, error);
    seat->away = false;
    seat->bot[0] = '\0';
    if (seat->time < table->plan.increment) seat->time = table->plan.increment;
    return true;
}

static bool apply_resign(online_table *table, const store_entry *entry, dm_error *error) {
    online_seat *seat = seat_of(table, entry);
    if (table->phase != STORE_PLAYING || strlen(entry->text) >= sizeof seat->bot)
        return cannot(entry, error);
    seat->resigned = true;
    seat->away = false;
    strcpy(seat->bot, entry->text);
    return true;
}

/* ---- The game ------------------------------------------------------------------------------ */

static void name_seats(online_table *table) {
    for (int k = 0; k < table->plan.players; k++) {
        const char *name = table->seats[k].name;
        size_t length = strlen(name), room = sizeof table->match.names[0] - 1;
        if (length > room)
            for (length = room; ((unsigned char)name[length] & 0xc0) == 0x80;) length--;
        memset(table->match.names[k], 0, room + 1);
        memcpy(table->match.names[k], name, length);
    }
}

/* The version in "SEED VERSION"; 0 if there is none that can be. Tables that began when there was
 * one version only have just the seed. */
static uint16_t version_to_begin_with(const online_table *table, const char *after_seed) {
    char *end;
    if (*after_seed == '\0') return 1;
    unsigned long version = strtoul(after_seed, &end, 10);
    return *end || version > table->plan.game->rules_version ? 0 : (uint16_t)version;
}

static bool apply_begin(online_table *table, const store_entry *entry, dm_error *error) {
    dm_setup setup;
    char seed[PLAN_SEED_MAX + 1] = "";
    size_t length = strcspn(entry->text, " ");
    uint16_t version = version_to_begin_with(table, entry->text + length);
    if (table->phase != STORE_WAITING || length > PLAN_SEED_MAX || version == 0)
        return cannot(entry, error);
    memcpy(seed, entry->text, length);
    if (!plan_set_up(&table->plan, seed, version, &setup, error) ||
        !dm_match_begin(&table->match, table->plan.game, &setup, error))
        return false;
    online_write_rules(table->match.game, &table->match.start, table->rules);
    name_seats(table);
    online_remember(table); /* until there is a later moment: one that is loaded has none */
    table->phase = STORE_PLAYING;
    return true;
}

/* The clock stops for the seat that answered, and gets its increment once the turn is another's. */
static void run_clock(online_table *table, uint8_t seat, int64_t now) {
    dm_guard(seat < DM_SEATS_MAX);
    online_seat *mover = &table->seats[seat];
    if (table->plan.clock == PLAN_CLOCK_NONE || mover->bot[0]) return;
    mover->time -= now - table->since;
    bool passes = online_turn(table) != seat;
    if (table->plan.clock == PLAN_CLOCK_DAYS && passes) mover->time = table->plan.bank;
    if (table->plan.clock == PLAN_CLOCK_BANK && passes) mover->time += table->plan.increment;
}

static bool apply_answer(online_table *table, const store_entry *entry, dm_error *error) {
    dm_match *match = &table->match;
    uint8_t seat = (uint8_t)(entry->seat - 1);
    char text[STORE_TEXT_BYTES], *rest = text;
    bool joined = false;
    strcpy(text, entry->text);
    for (char *token; (token = strtok_r(rest, " ", &rest)); joined = true) {
        bool asked = online_turn(table) == seat && match->count < DM_STEPS_MAX;
        int index = asked ? dm_match_find(match, token) : -1;
        if (index < 0)
            return dm_fail(error, "entry %d: '%s' is no answer of seat %d there", (int)entry->seq,
                           token, entry->seat);
        table->joined[match->count] = joined;
        dm_match_play(match, index, NULL);
    }
    run_clock(table, seat, entry->at);
    table->proposal.seat = DM_NOBODY;
    return true;
}

static bool cut(online_table *table, uint32_t seq, uint32_t to) {
    if (to < table->base || to >= online_step(table)) return false;
    dm_match_rewind(&table->match, to - table->base);
    table->cuts[table->cut_count % TABLE_CUTS].seq = seq;
    table->cuts[table->cut_count++ % TABLE_CUTS].to = to;
    table->proposal.seat = DM_NOBODY;
    return true;
}

static bool read_step(const char *text, uint32_t *step) {
    char *end;
    unsigned long number = strtoul(text, &end, 10);
    *step = (uint32_t)number;
    return end != text && *end == '\0' && number <= DM_STEPS_MAX;
}

static bool apply_undo(online_table *table, const store_entry *entry, dm_error *error) {
    uint32_t to;
    if (table->phase != STORE_PLAYING || !read_step(entry->text, &to)) return cannot(entry, error);
    run_clock(table, (uint8_t)(entry->seat - 1), entry->at);
    return cut(table, entry->seq, to) || cannot(entry, error);
}

static bool everybody_agrees(const online_table *table) {
    for (int k = 0; k < table->plan.players; k++)
        if (table->seats[k].bot[0] == '\0' && !table->proposal.agreed[k]) return false;
    return true;
}

static bool carry_out_proposal(online_table *table, const store_entry *entry, dm_error *error) {
    if (!everybody_agrees(table)) return true;
    table->unrated = true;
    return cut(table, entry->seq, table->proposal.to) || cannot(entry, error);
}

static bool apply_propose(online_table *table, const store_entry *entry, dm_error *error) {
    uint32_t to;
    if (table->phase != STORE_PLAYING || !read_step(entry->text, &to)) return cannot(entry, error);
    memset(&table->proposal, 0, sizeof table->proposal);
    table->proposal.seat = (uint8_t)(entry->seat - 1);
    table->proposal.to = to;
    table->proposal.agreed[entry->seat - 1] = true;
    return carry_out_proposal(table, entry, error);
}

static bool apply_consent(online_table *table, const store_entry *entry, dm_error *error) {
    if (table->proposal.seat == DM_NOBODY) return cannot(entry, error);
    if (strcmp(entry->text, "yes") != 0) {
        table->proposal.seat = DM_NOBODY;
        return true;
    }
    table->proposal.agreed[entry->seat - 1] = true;
    return carry_out_proposal(table, entry, error);
}

/* ---- When the server was away ------------------------------------------------------------- */

static bool read_milliseconds(const char *text, int64_t *milliseconds) {
    char *end;
    errno = 0;
    *milliseconds = strtoll(text, &end, 10);
    return end != text && *end == '\0' && errno == 0 && *milliseconds >= 0;
}

static bool apply_clock(online_table *table, const store_entry *entry, dm_error *error) {
    int64_t used;
    if (table->phase != STORE_PLAYING || !read_milliseconds(entry->text, &used))
        return cannot(entry, error);
    table->since = entry->at - used;
    return true;
}

static bool apply_outage(online_table *table, const store_entry *entry, dm_error *error) {
    int64_t length;
    if (table->phase != STORE_PLAYING || !read_milliseconds(entry->text, &length) || length == 0)
        return cannot(entry, error);
    table->outage = (online_outage){.length = length};
    return true;
}

static bool everybody_voids(const online_table *table) {
    for (int k = 0; k < table->plan.players; k++) {
        const online_seat *seat = &table->seats[k];
        bool plays = seat->bot[0] == '\0' && !seat->away && !seat->resigned;
        if (plays && !table->outage.agreed[k]) return false;
    }
    return true;
}

/* One no ends the question; one yes waits for the others. */
static bool apply_void(online_table *table, const store_entry *entry, dm_error *error) {
    if (table->phase != STORE_PLAYING || table->outage.length == 0) return cannot(entry, error);
    if (strcmp(entry->text, "yes") != 0) {
        table->outage.length = 0;
        return true;
    }
    table->outage.agreed[entry->seat - 1] = true;
    table->voided = everybody_voids(table);
    table->unrated = table->unrated || table->voided;
    return true;
}

static bool apply_end(online_table *table, const store_entry *entry, dm_error *error) {
    char hash[17];
    dm_writer out = dm_writer_on(hash, sizeof hash);
    if (table->phase != STORE_PLAYING) return cannot(entry, error);
    record_write_hash(&out, dm_hash(table->match.game, &table->match.state));
    if (strcmp(hash, entry->text) != 0)
        return dm_fail(error, "entry %d: the game ends with the hash %s, and was kept with %s",
                       (int)entry->seq, hash, entry->text);
    table->phase = STORE_OVER;
    return true;
}

/* "STEP POSITION" */
static bool apply_go_on(online_table *table, const store_entry *entry, dm_error *error) {
    char *position;
    unsigned long step = strtoul(entry->text, &position, 10);
    if (*position != ' ' || step > DM_STEPS_MAX) return cannot(entry, error);
    if (!dm_match_from_position(&table->match, table->plan.game, position + 1, NULL, error))
        return false;
    table->phase = STORE_PLAYING;
    table->base = (uint32_t)step;
    table->unrated = true;
    online_write_rules(table->match.game, &table->match.start, table->rules);
    online_remember(table);
    return true;
}

static bool apply_next(online_table *table, const store_entry *entry, dm_error *error) {
    if (strlen(entry->text) >= sizeof table->next) return cannot(entry, error);
    strcpy(table->next, entry->text);
    return true;
}

/* ---- All kinds ----------------------------------------------------------------------------- */

/* `of_game`: what a change of rules may make impossible to take again. */
static const struct kind {
    const char *name;
    bool by_seat, of_game;
    bool (*take)(online_table *, const store_entry *, dm_error *);
} kinds[] = {
    {"sit", true, false, apply_sit},        {"stand", true, false, apply_stand},
    {"ready", true, false, apply_ready},    {"begin", false, true, apply_begin},
    {"answer", true, true, apply_answer},   {"undo", true, true, apply_undo},
    {"propose", true, true, apply_propose}, {"consent", true, true, apply_consent},
    {"away", true, false, apply_away},      {"back", true, false, apply_back},
    {"resign", true, false, apply_resign},  {"end", false, true, apply_end},
    {"next", false, false, apply_next},     {"go-on", false, true, apply_go_on},
    {"clock", false, false, apply_clock},   {"outage", false, false, apply_outage},
    {"void", true, false, apply_void},
};

static const struct kind *kind_named(const char *name) {
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++)
        if (strcmp(kinds[k].name, name) == 0) return &kinds[k];
    return NULL;
}

static const struct kind *next_kind(const online_table *table, const store_entry *entry,
                                    dm_error *error) {
    const struct kind *kind = kind_named(entry->kind);
    bool fits = kind && entry->seq == table->seq + 1 && entry->seat <= table->plan.players &&
                (entry->seat > 0) == kind->by_seat;
    if (!fits)
        dm_fail(error, "entry %d, '%s': no such entry can follow", (int)entry->seq, entry->kind);
    return fits ? kind : NULL;
}

static void count_entry(online_table *table, const store_entry *entry, uint8_t turn_before) {
    table->seq = entry->seq;
    table->changed = entry->at;
    if (online_turn(table) != turn_before || strcmp(entry->kind, "answer") == 0 ||
        strcmp(entry->kind, "undo") == 0 || strcmp(entry->kind, "back") == 0 ||
        strcmp(entry->kind, "sit") == 0)
        table->since = entry->at;
}

bool online_apply(online_table *table, const store_entry *entry, dm_error *error) {
    assert(table->plan.game); /* online_open() was called */
    const struct kind *kind = next_kind(table, entry, error);
    uint8_t turn = online_turn(table);
    if (kind == NULL || !kind->take(table, entry, error)) return false;
    if (table->phase == STORE_PLAYING) name_seats(table);
    count_entry(table, entry, turn);
    return true;
}

bool online_apply_without_game(online_table *table, const store_entry *entry, dm_error *error) {
    assert(table->plan.game);
    const struct kind *kind = next_kind(table, entry, error);
    if (kind == NULL) return false;
    if (strcmp(entry->kind, "begin") == 0) table->phase = STORE_PLAYING;
    if (strcmp(entry->kind, "end") == 0) table->phase = STORE_OVER;
    if (!kind->of_game && !kind->take(table, entry, error)) return false;
    table->seq = entry->seq;
    table->since = table->changed = entry->at;
    return true;
}
