#include "protocol/write.h"

#include "api/table.h"
#include "engine/guard.h"
#include "engine/json.h"

static void write_scores(const dm_match *match, dm_writer *out) {
    dm_scores scores;
    match->game->score(&match->state, &scores);
    json_key(out, "scores");
    json_open(out, '[');
    for (int seat = 0; seat < scores.players; seat++) {
        json_open(out, '{');
        json_number_at(out, "seat", seat + 1);
        json_number_at(out, "total", scores.total[seat]);
        json_number_at(out, "place", scores.place[seat]);
        for (int line = 0; line < scores.line_count; line++)
            json_number_at(out, match->game->score_name(scores.source[line]),
                           scores.points[line][seat]);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void protocol_write_situation(const dm_match *match, dm_writer *out) {
    assert(match->game);
    dm_progress progress = match->game->progress(&match->state);
    json_number_at(out, "round", progress.round);
    json_number_at(out, "turn", progress.turn);
    json_bool_at(out, "over", match->question.seat == DM_NOBODY);
    if (match->question.seat == DM_NOBODY) {
        write_scores(match, out);
        return;
    }
    json_number_at(out, "seat", match->question.seat + 1);
    json_string_at(out, "question", match->game->question_name(match->question.kind));
    if (match->question.partial) json_bool_at(out, "partial", true);
    json_number_at(out, "count", match->question.count);
}

void protocol_write_beginning(const dm_match *match, dm_writer *out) {
    api_write_beginning(match, out);
    json_number_at(out, "answered", match->count);
    protocol_write_situation(match, out);
}

static text_reader reader_for(const protocol *session, uint8_t viewer) {
    return (text_reader){session->language, viewer, (const char(*)[48])session->match->names};
}

void protocol_write_events(const protocol *session, uint8_t viewer, dm_writer *out) {
    dm_guard(session->events->count <= DM_EVENTS_MAX);
    const dm_game *game = session->match->game;
    json_key(out, "events");
    json_open(out, '[');
    for (int k = 0; k < session->events->count; k++)
        if (dm_event_visible(&session->events->items[k], viewer))
            game->write_event(&session->events->items[k], out);
    json_close(out, ']');
}

void protocol_write_log(const protocol *session, uint8_t viewer, dm_writer *out) {
    dm_guard(session->events->count <= DM_EVENTS_MAX);
    const dm_match *match = session->match;
    const text_game *text = text_for(match->game);
    text_reader reader = reader_for(session, viewer);
    dm_state seen;
    match->game->observe(&match->state, viewer, &seen);
    json_key(out, "log");
    json_open(out, '[');
    for (int k = 0; k < session->events->count; k++) {
        char line[1024];
        dm_writer writer = dm_writer_on(line, sizeof line);
        if (text && dm_event_visible(&session->events->items[k], viewer))
            text->event(&reader, &seen, &session->events->items[k], &writer);
        if (writer.length > 0) json_text(out, line);
    }
    json_close(out, ']');
}

void protocol_write_sentences(const protocol *session, dm_writer *out) {
    dm_guard(session->match->question.count <= DM_ANSWERS_MAX);
    const dm_match *match = session->match;
    const text_game *text = text_for(match->game);
    text_reader reader = reader_for(session, match->question.seat);
    dm_state seen;
    char sentence[1024];
    if (text == NULL) return;
    match->game->observe(&match->state, match->question.seat, &seen);
    dm_writer writer = dm_writer_on(sentence, sizeof sentence);
    text->question(&reader, &seen, &match->question, &writer);
    json_string_at(out, "text", sentence);
    json_key(out, "texts");
    json_open(out, '[');
    for (int k = 0; k < match->question.count; k++) {
        writer = dm_writer_on(sentence, sizeof sentence);
        text->answer(&reader, &seen, &match->question, match->question.answers[k], &writer);
        json_text(out, sentence);
    }
    json_close(out, ']');
}

void protocol_write_reason(const protocol *session, dm_answer candidate, dm_reason reason,
                           dm_writer *out) {
    const dm_match *match = session->match;
    const text_game *text = text_for(match->game);
    text_reader reader = reader_for(session, match->question.seat);
    dm_state seen;
    match->game->observe(&match->state, match->question.seat, &seen);
    if (text)
        text->reason(&reader, &seen, candidate, reason, out);
    else
        match->game->write_reason(reason, out);
}

void protocol_write_expected(const dm_match *match, dm_writer *out) {
    static const char cut[] = " ... (legal lists all)";
    bool over = match->question.seat == DM_NOBODY;
    dm_write(out, over ? "nothing, because the game is over" : "one of:");
    for (int k = 0; k < match->question.count; k++) {
        char token[DM_TOKEN_BYTES];
        dm_writer writer = dm_writer_on(token, sizeof token);
        match->game->write_token(match->question.answers[k], &writer);
        if (out->size - out->length < writer.length + 1 + sizeof cut) {
            dm_write(out, cut);
            return;
        }
        dm_write_char(out, ' ');
        dm_write(out, token);
    }
}
