#include "bots/turn_lines.h"

#include <assert.h>
#include <string.h>

enum {
    /* Longer than any turn; keeps the recursion bounded whatever a game does. */
    DEPTH_MAX = 64,
};

/* A margin of so many points is worth half of the bonus; the bonus is small against a win. */
static const double margin_for_half = 30;
static const double margin_bonus = 0.05;

turn_lines turn_lines_of(const dm_game *game, const dm_evaluator *evaluator, const dm_state *state,
                         const dm_question *question, dm_random *random) {
    dm_progress progress = game->progress(state);
    return (turn_lines){.game = game,
                        .evaluator = evaluator,
                        .random = random,
                        .seat = question->seat,
                        .players = progress.players,
                        .turn = progress.turn};
}

double turn_lines_utility(const dm_worth *worth, int players, uint8_t seat) {
    assert(players >= 2 && players <= DM_SEATS_MAX && seat < players);
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
typedef struct line_finding {
    bool any;
    double utility;
    dm_worth worth;
} line_finding;

/* Judges the position at the end of a line, and keeps its worth if it is the best. */
static bool judge(turn_lines *lines, const dm_state *state, line_finding *finding) {
    dm_worth worth;
    lines->looked++;
    lines->evaluator->evaluate(state, &worth);
    double utility = turn_lines_utility(&worth, lines->players, lines->seat);
    if (finding->any && utility <= finding->utility) return false;
    finding->any = true;
    finding->utility = utility;
    finding->worth = worth;
    return true;
}

static bool line_ends_here(const turn_lines *lines, const dm_state *state,
                           const dm_question *question) {
    return question->seat != lines->seat || question->revealed ||
           lines->game->progress(state).turn != lines->turn;
}

/* Plays one answer. If that ends the line, nobody will read the answers of the next question. */
static void play(const turn_lines *lines, dm_state *state, dm_answer answer, dm_question *next) {
    const dm_game *game = lines->game;
    if (game->apply_briefly)
        game->apply_briefly(state, answer, next);
    else
        game->apply(state, answer, NULL, next);
}

/* One line out of many: what there is no room to compare is answered at random. */
static void play_random_line(turn_lines *lines, dm_state *state, dm_question *question,
                             line_finding *finding) {
    for (int depth = 0; depth < DEPTH_MAX && !line_ends_here(lines, state, question); depth++) {
        uint32_t pick = dm_random_below(lines->random, question->count);
        play(lines, state, question->answers[pick], question);
    }
    judge(lines, state, finding);
}

static void look_after(turn_lines *lines, const dm_state *state, dm_answer answer, int room,
                       int depth, line_finding *finding);

/* Each answer gets an equal part of the room; what one does not use is left to those after it. */
static void look_from(turn_lines *lines, dm_state *state, dm_question *question, int room,
                      int depth, line_finding *finding) {
    if (line_ends_here(lines, state, question)) {
        judge(lines, state, finding);
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

static void look_after(turn_lines *lines, const dm_state *state, dm_answer answer, int room,
                       int depth, line_finding *finding) {
    dm_state child;
    dm_question next;
    dm_copy(lines->game, &child, state);
    play(lines, &child, answer, &next);
    look_from(lines, &child, &next, room, depth, finding);
}

double turn_lines_best_after(turn_lines *lines, const dm_state *state, dm_answer answer, int room,
                             dm_worth *worth) {
    assert(lines->seat < lines->players); /* somebody is asked; room may be used up, even below 0 */
    line_finding finding = {0};
    look_after(lines, state, answer, room, 1, &finding);
    *worth = finding.worth;
    return finding.utility;
}

/* ---- Playing on -------------------------------------------------------------------------- */

/* What was answered from the first decision on. */
typedef struct answer_trail {
    int length;
    dm_answer answers[DEPTH_MAX];
} answer_trail;

static void follow(turn_lines *lines, dm_answer answer, dm_state *state, dm_question *question,
                   answer_trail *trail) {
    trail->answers[trail->length++] = answer;
    play(lines, state, answer, question);
}

/* Three times in four what the best line so far answered too, if that is possible here; else any.
 */
static dm_answer pick_like(turn_lines *lines, const dm_question *question,
                           const answer_trail *best) {
    dm_answer any = question->answers[dm_random_below(lines->random, question->count)];
    if (dm_random_below(lines->random, 4) == 0) return any;
    for (int k = best->length - 1; k >= 0; k--)
        for (int pick = 0; pick < question->count; pick++)
            if (dm_same_answer(question->answers[pick], best->answers[k])) return best->answers[k];
    return any;
}

/* A line that begins with an answer; it becomes the best trail if it is the best so far. */
static void try_answer(turn_lines *lines, const dm_state *state, dm_answer answer,
                       const answer_trail *so_far, line_finding *finding, answer_trail *best) {
    answer_trail trail = *so_far;
    dm_state child;
    dm_question next;
    dm_copy(lines->game, &child, state);
    follow(lines, answer, &child, &next, &trail);
    while (trail.length < DEPTH_MAX && !line_ends_here(lines, &child, &next))
        follow(lines, pick_like(lines, &next, best), &child, &next, &trail);
    if (judge(lines, &child, finding)) *best = trail;
}

void turn_lines_play_on(turn_lines *lines, dm_state *state, dm_question *question) {
    line_finding finding = {0};
    answer_trail trail = {0}, best = {0};
    while (trail.length < DEPTH_MAX && !line_ends_here(lines, state, question)) {
        for (int k = 0; k < question->count; k++)
            try_answer(lines, state, question->answers[k], &trail, &finding, &best);
        dm_answer answer = best.answers[trail.length];
        trail.answers[trail.length++] = answer;
        lines->game->apply(state, answer, NULL, question); /* whoever called goes on from it */
    }
}
