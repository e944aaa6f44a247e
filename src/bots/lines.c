#include "bots/lines.h"

#include <stddef.h>
#include <string.h>

enum {
    /* Longer than any turn; keeps the recursion bounded whatever a game does. */
    DEPTH_MAX = 64,
};

/* A margin of so many points is worth half of the bonus; the bonus is small against a win. */
static const double margin_for_half = 30;
static const double margin_bonus = 0.05;

lines lines_of(const dm_game *game, const dm_state *state, const dm_question *question,
               dm_random *random) {
    dm_progress progress = game->progress(state);
    return (lines){.game = game,
                   .random = random,
                   .seat = question->seat,
                   .players = progress.players,
                   .turn = progress.turn};
}

/* Only the answers there are. */
static void copy_question(dm_question *to, const dm_question *from) {
    memcpy(to, from, offsetof(dm_question, answers) + from->count * sizeof from->answers[0]);
}

double lines_standing(const dm_worth *worth, int players, uint8_t seat) {
    double best = 0;
    bool met = false;
    for (int other = 0; other < players; other++) {
        if (other == seat || (met && worth->points[other] <= best)) continue;
        best = worth->points[other];
        met = true;
    }
    double margin = worth->points[seat] - best;
    double size = margin < 0 ? -margin : margin;
    return worth->share[seat] + margin_bonus * margin / (margin_for_half + size);
}

/* The best so far of the lines that are compared. */
typedef struct finding {
    bool any;
    double standing;
    dm_worth worth;
    line_end *end; /* NULL: nobody wants it */
} finding;

/* Judges the position at the end of a line, and keeps it if it is the best. */
static void judge(lines *lines, const dm_state *state, const dm_question *question,
                  finding *finding) {
    dm_worth worth;
    lines->looked++;
    lines->game->evaluate(state, &worth);
    double standing = lines_standing(&worth, lines->players, lines->seat);
    if (finding->any && standing <= finding->standing) return;
    finding->any = true;
    finding->standing = standing;
    finding->worth = worth;
    if (finding->end == NULL) return;
    dm_copy(lines->game, &finding->end->state, state);
    copy_question(&finding->end->question, question);
}

static bool line_ends_here(const lines *lines, const dm_state *state, const dm_question *question) {
    return question->seat != lines->seat || question->revealed ||
           lines->game->progress(state).turn != lines->turn;
}

/* One line out of many: what there is no room to compare is answered at random. */
static void play_random_line(lines *lines, dm_state *state, dm_question *question,
                             finding *finding) {
    for (int depth = 0; depth < DEPTH_MAX && !line_ends_here(lines, state, question); depth++) {
        uint32_t pick = dm_random_below(lines->random, question->count);
        lines->game->apply(state, question->answers[pick], NULL, question);
    }
    judge(lines, state, question, finding);
}

static void look_after(lines *lines, const dm_state *state, dm_answer answer, int room, int depth,
                       finding *finding);

/* Each answer gets an equal part of the room; what one does not use is left to those after it. */
static void look_from(lines *lines, dm_state *state, dm_question *question, int room, int depth,
                      finding *finding) {
    if (line_ends_here(lines, state, question)) {
        judge(lines, state, question, finding);
        return;
    }
    if (room < question->count || depth == DEPTH_MAX) {
        play_random_line(lines, state, question, finding);
        return;
    }
    int end = lines->looked + room;
    for (int k = 0; k < question->count; k++) {
        int part = (end - lines->looked) / (question->count - k);
        look_after(lines, state, question->answers[k], part, depth + 1, finding);
    }
}

static void look_after(lines *lines, const dm_state *state, dm_answer answer, int room, int depth,
                       finding *finding) {
    dm_state child;
    dm_question next;
    dm_copy(lines->game, &child, state);
    lines->game->apply(&child, answer, NULL, &next);
    look_from(lines, &child, &next, room, depth, finding);
}

double lines_best(lines *lines, dm_state *state, dm_question *question, int room, dm_worth *worth,
                  line_end *end) {
    finding finding = {.end = end};
    look_from(lines, state, question, room, 0, &finding);
    *worth = finding.worth;
    return finding.standing;
}

double lines_best_after(lines *lines, const dm_state *state, dm_answer answer, int room,
                        dm_worth *worth) {
    finding finding = {.end = NULL};
    look_after(lines, state, answer, room, 1, &finding);
    *worth = finding.worth;
    return finding.standing;
}
