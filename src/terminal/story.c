/* A match as a story. See story.h. */
#include "terminal/story.h"

#include <stdio.h>

#include "engine/guard.h"
#include "terminal/columns.h"
#include "terminal/phrases.h"
#include "terminal/winners.h"

static void print_heading(const dm_match *match) {
    char options[512];
    dm_writer writer = dm_writer_on(options, sizeof options);
    match->game->write_options(&match->start, &writer);
    printf("%s %s", match->game->name, options);
    if (!match->from_position) printf(" seed=%s", match->seed_text);
    putchar('\n');
}

static void print_event(const dm_game *game, const text_reader *reader, const dm_state *seen,
                        const dm_event *event) {
    char line[1024];
    dm_writer writer = dm_writer_on(line, sizeof line);
    if (dm_event_visible(event, reader->viewer))
        text_for(game)->event(reader, seen, event, &writer);
    if (writer.length == 0) return;
    if (event->kind == DM_TURN_BEGINS) putchar('\n');
    puts(line);
}

static void print_events(const dm_match *match, const text_reader *reader, const dm_state *state,
                         const dm_events *events) {
    dm_state seen;
    match->game->observe(state, reader->viewer, &seen);
    for (int k = 0; k < events->count; k++)
        print_event(match->game, reader, &seen, &events->items[k]);
}

/* The turn in which the record begins: nobody had answered yet, so no event tells of it. Before
 * the deal of start= there is no turn, and its beginning will be told. */
static void print_first_turn(const dm_match *match, const text_reader *reader) {
    dm_progress progress = match->game->progress(&match->start);
    bool counts_turns = text_for(match->game)->counts_turns;
    dm_event begins = {DM_TURN_BEGINS,
                       progress.seat,
                       DM_EVERYONE,
                       DM_UNKNOWN,
                       0,
                       0,
                       (int16_t)(counts_turns ? progress.turn : progress.round)};
    dm_state seen;
    if (progress.over || progress.turn == 0) {
        putchar('\n');
        return;
    }
    match->game->observe(&match->start, reader->viewer, &seen);
    print_event(match->game, reader, &seen, &begins);
}

static void print_turns(const dm_match *match, const text_reader *reader) {
    dm_events events;
    dm_question question;
    dm_state state;
    print_first_turn(match, reader);
    dm_copy(match->game, &state, &match->start);
    for (uint32_t k = 0; k < match->count; k++) {
        events.count = 0;
        match->game->apply(&state, match->steps[k].answer, &events, &question);
        print_events(match, reader, &state, &events);
    }
}

/* ---- The final count --------------------------------------------------------------------- */

enum { CELL_BYTES = 128 };

/* The words of the table: a label for every source, a name for every seat. */
typedef struct score_words {
    char labels[DM_SCORE_LINES_MAX][CELL_BYTES], names[DM_SEATS_MAX][CELL_BYTES];
    char total[CELL_BYTES];
    int label_columns, name_columns;
} score_words;

static void make_wider(int *columns, const char *text) {
    if (columns_of(text) > *columns) *columns = columns_of(text);
}

static void find_words(const dm_match *match, const text_reader *reader, const dm_scores *scores,
                       score_words *words) {
    const text_game *text = text_for(match->game);
    for (int line = 0; line < scores->line_count; line++) {
        dm_writer writer = dm_writer_on(words->labels[line], CELL_BYTES);
        if (text)
            text->score_source(reader, scores->source[line], &writer);
        else
            dm_write(&writer, match->game->score_name(scores->source[line]));
        make_wider(&words->label_columns, words->labels[line]);
    }
    dm_writer total = dm_writer_on(words->total, CELL_BYTES);
    dm_write(&total, phrase_text(reader->language, PHRASE_WORD_TOTAL));
    make_wider(&words->label_columns, words->total);
    for (int seat = 0; seat < scores->players; seat++) {
        dm_writer writer = dm_writer_on(words->names[seat], CELL_BYTES);
        text_seat(reader, (uint8_t)seat, &writer);
        make_wider(&words->name_columns, words->names[seat]);
    }
}

static void print_score_row(const score_words *words, const char *label, const int16_t *points,
                            int players) {
    columns_print_padded(label, words->label_columns);
    for (int seat = 0; seat < players; seat++) printf("  %*d", words->name_columns, points[seat]);
    putchar('\n');
}

static void print_winners(const text_reader *reader, const dm_scores *scores) {
    char text[8 * CELL_BYTES];
    dm_writer writer = dm_writer_on(text, sizeof text);
    winners_write(reader, scores, &writer);
    printf("\n%s\n", text);
}

static void print_scores(const dm_match *match, const text_reader *reader) {
    score_words words = {.name_columns = 4};
    dm_scores scores;
    match->game->score(&match->state, &scores);
    find_words(match, reader, &scores, &words);
    putchar('\n');
    columns_print_padded("", words.label_columns);
    for (int seat = 0; seat < scores.players; seat++)
        columns_print_right(words.names[seat], words.name_columns + 2);
    putchar('\n');
    for (int line = 0; line < scores.line_count; line++)
        print_score_row(&words, words.labels[line], scores.points[line], scores.players);
    print_score_row(&words, words.total, scores.total, scores.players);
    print_winners(reader, &scores);
}

void story_print(const dm_match *match, const text_reader *reader) {
    assert(match->game);
    dm_guard(match->count <= DM_STEPS_MAX);
    print_heading(match);
    print_turns(match, reader);
    if (match->question.seat == DM_NOBODY) print_scores(match, reader);
}
