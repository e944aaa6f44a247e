/* Bots: a session that is looked at in slices, so that its host can stop it at any time.
 *
 *   bot NAME             who thinks: level:3, search:500, greedy, random
 *   look SEED            the situation of the table, as the seat that is asked sees it
 *   look SEED + POSITION another one, observed by the seat that is asked
 *   think N              at most N simulations more; "more" says whether it wants to go on
 *   choice               the answer it would give now
 *   advice N             its best N answers, with chances, points and what it has in mind
 *   advice N + NAMES     the same, with who sits where, a line for each seat
 *
 * A host gives the bot of each seat an instance of its own, or says `bot` anew: then what was
 * thought is forgotten. */
#include <string.h>

#include "api/table.h"

static bool answer_bot(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    api_thinker *thinker = &table->thinker;
    char name[BOT_TYPED_BYTES] = "";
    bot who;
    api_take_word(words, name, sizeof name);
    if (!bot_from_name(&who, name, error)) return false;
    thinker->who = who;
    thinker->session = NULL;
    thinker->looks = false;
    json_string_at(out, "bot", who.name);
    json_number_at(out, "level", who.level);
    json_number_at(out, "milliseconds", (int64_t)(who.seconds * 1000.0 + 0.999)); /* 0: none */
    return true;
}

/* Room is asked for once and used again by the next bot if it is enough. */
static bool find_room(api_table *table, dm_error *error) {
    api_thinker *thinker = &table->thinker;
    size_t wanted = bot_session_bytes(&thinker->who);
    if (thinker->bytes >= wanted) return true;
    void *memory = table->more_memory ? table->more_memory(wanted) : NULL;
    if (memory == NULL) return dm_fail(error, "there is no memory for this bot");
    thinker->memory = memory;
    thinker->bytes = wanted;
    return true;
}

static bool begin_session(api_table *table, const dm_game *game, dm_error *error) {
    api_thinker *thinker = &table->thinker;
    if (thinker->who.name[0] == '\0') return dm_fail(error, "which bot? expected: bot NAME");
    if (thinker->session && thinker->game == game) return true;
    if (!bot_can_play(&thinker->who, game, error) || !find_room(table, error)) return false;
    thinker->looks = false;
    thinker->session = bot_session_begin(thinker->memory, thinker->bytes, &thinker->who, game);
    thinker->game = game;
    return true;
}

/* The situation to think about: of the text, or of the table. */
static bool find_situation(api_table *table, const api_words *words, const dm_game **game,
                           dm_state *seen, dm_error *error) {
    char text[DM_POSITION_BYTES], name[32] = "";
    if (words->text_length == 0) {
        const dm_match *match = api_match(table);
        if (!table->has_game) return dm_fail(error, "there is no game yet");
        *game = match->game;
        match->game->observe(&match->state, match->question.seat, seen);
        return true;
    }
    if (words->text_length >= sizeof text) return dm_fail(error, "this position is too long");
    memcpy(text, words->text, words->text_length);
    text[words->text_length] = '\0';
    text[strcspn(text, "\r\n")] = '\0';
    api_words first = {.rest = text};
    api_take_word(&first, name, sizeof name);
    return api_find_game(name, game, error) && (*game)->read_position(seen, text, NULL, error);
}

static bool answer_look(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    api_thinker *thinker = &table->thinker;
    const dm_game *game;
    uint64_t seed;
    dm_state seen;
    memset(&seen, 0, sizeof seen);
    if (!api_take_number(words, UINT64_MAX, &seed, error)) return false;
    if (!find_situation(table, words, &game, &seen, error)) return false;
    if (!begin_session(table, game, error)) return false;
    if (!bot_session_look(thinker->session, &seen, seed, error)) return false;
    thinker->looks = true;
    thinker->seen = seen;
    game->ask(&seen, &thinker->question, NULL);
    json_number_at(out, "seat", thinker->question.seat + 1);
    json_number_at(out, "count", thinker->question.count);
    return true;
}

static bool needs_look(const api_table *table, dm_error *error) {
    return table->thinker.looks || dm_fail(error, "it has not looked yet; expected: look SEED");
}

static bool answer_think(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    uint64_t count;
    if (!api_take_number(words, BOT_SIMULATIONS_MAX, &count, error)) return false;
    if (!needs_look(table, error)) return false;
    json_bool_at(out, "more", bot_session_think(table->thinker.session, (uint32_t)count));
    json_number_at(out, "simulations", bot_session_simulations(table->thinker.session));
    return true;
}

static bool answer_choice(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    const api_thinker *thinker = &table->thinker;
    (void)words;
    if (!needs_look(table, error)) return false;
    json_key(out, "token");
    api_write_token(thinker->game, thinker->question.answers[bot_session_choice(thinker->session)],
                    out);
    return true;
}

/* ---- Advice ------------------------------------------------------------------------------ */

/* The answers the bot has in mind for the rest of the turn, as tokens and sentences: the first as
 * a choice, the others as parts of a plan. They are
 * tried on a copy with hidden things filled in, only to have the questions they answer. */
static void write_line(const api_table *table, const bot_advice *advice,
                       const char names[DM_SEATS_MAX][API_NAME_BYTES], dm_writer *out) {
    api_observation seen;
    const api_thinker *thinker = &table->thinker;
    dm_random random;
    seen.game = thinker->game;
    seen.text = text_for(thinker->game);
    seen.reader = (text_reader){table->language, thinker->question.seat, names};
    seen.question = thinker->question;
    dm_copy(thinker->game, &seen.state, &thinker->seen);
    dm_random_seed(&random, 1);
    thinker->game->determinize(&seen.state, thinker->question.seat, &random);
    json_key(out, "line");
    json_open(out, '[');
    for (int k = 0; k < advice->line_count; k++) {
        char text[1024];
        dm_writer writer = dm_writer_on(text, sizeof text);
        bool listed = false;
        for (int a = 0; a < seen.question.count; a++)
            listed |= dm_same_answer(seen.question.answers[a], advice->line[k]);
        if (!listed || seen.question.seat != thinker->question.seat) break;
        (k == 0 ? seen.text->answer : seen.text->step)(&seen.reader, &seen.state, &seen.question,
                                                       advice->line[k], &writer);
        json_open(out, '{');
        json_key(out, "token");
        api_write_token(thinker->game, advice->line[k], out);
        json_string_at(out, "text", text);
        json_close(out, '}');
        thinker->game->apply(&seen.state, advice->line[k], NULL, &seen.question);
        if (seen.question.revealed) break;
    }
    json_close(out, ']');
}

static void write_advice(const api_table *table, const bot_advice *advice,
                         const char names[DM_SEATS_MAX][API_NAME_BYTES], dm_writer *out) {
    const api_thinker *thinker = &table->thinker;
    json_open(out, '{');
    json_key(out, "token");
    api_write_token(thinker->game, thinker->question.answers[advice->answer], out);
    json_number_at(out, "visits", advice->visits);
    json_key(out, "share");
    json_decimal(out, advice->share, 3);
    json_key(out, "points");
    json_decimal(out, advice->points, 1);
    write_line(table, advice, names, out);
    json_close(out, '}');
}

enum { ADVICE_MAX = 8 };

static bool answer_advice(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    bot_advice list[ADVICE_MAX];
    char names[DM_SEATS_MAX][API_NAME_BYTES];
    uint64_t most;
    if (!api_take_number(words, ADVICE_MAX, &most, error)) return false;
    if (!needs_look(table, error)) return false;
    api_read_names(words, names);
    int count = bot_sessions_advice(&table->thinker.session, 1, list, (int)most);
    json_number_at(out, "simulations", bot_session_simulations(table->thinker.session));
    json_key(out, "advice");
    json_open(out, '[');
    for (int k = 0; k < count; k++) write_advice(table, &list[k], names, out);
    json_close(out, ']');
    return true;
}

const api_row api_thinking_rows[] = {
    {"bot", false, answer_bot},       {"look", false, answer_look},
    {"think", false, answer_think},   {"choice", false, answer_choice},
    {"advice", false, answer_advice}, {NULL, false, NULL},
};
