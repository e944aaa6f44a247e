/* Understanding what was typed, from exact to vague: as soon as one way of reading it fits any
 * answer, vaguer ways are not tried, so `galley` means the galley even if another card's text
 * mentions it. */
#include "terminal/choose.h"

#include <string.h>

#include "terminal/fold.h"

enum { NAME_BYTES = 512, PART_BYTES_MIN = 2 };

typedef struct candidate {
    char token[NAME_BYTES];    /* build:galley */
    char names[NAME_BYTES];    /* the token and every name for it */
    char sentence[NAME_BYTES]; /* the answer as it is printed */
} candidate;

static void describe(const observation *view, const terminal_game *front, dm_answer answer,
                     candidate *c) {
    char text[NAME_BYTES];
    dm_writer out = dm_writer_on(text, sizeof text);
    view->seen.game->write_token(answer, &out);
    fold_text(text, c->token, sizeof c->token);
    dm_write_char(&out, ' ');
    front->aliases(view, answer, &out);
    fold_text(text, c->names, sizeof c->names);
    out = dm_writer_on(text, sizeof text);
    view->seen.text->answer(&view->seen.reader, &view->seen.state, &view->seen.question, answer,
                            &out);
    fold_text(text, c->sentence, sizeof c->sentence);
}

/* ---- Ways to read what was typed, from exact to vague ------------------------------------ */

static bool is_token(const candidate *c, const char *typed) { return strcmp(c->token, typed) == 0; }

static bool is_end_of_token(const candidate *c, const char *typed) {
    const char *colon = strchr(c->token, ':');
    return colon && strcmp(colon + 1, typed) == 0;
}

static bool is_whole_name(const candidate *c, const char *typed) {
    return fold_has_whole(c->names, typed);
}

static bool is_part_of_names(const candidate *c, const char *typed) {
    return strlen(typed) >= PART_BYTES_MIN && fold_has_words(c->names, typed);
}

static bool is_part_of_sentence(const candidate *c, const char *typed) {
    return strlen(typed) > PART_BYTES_MIN && fold_has_words(c->sentence, typed);
}

static bool (*const readings[])(const candidate *, const char *typed) = {
    is_token, is_end_of_token, is_whole_name, is_part_of_names, is_part_of_sentence,
};
enum { READINGS = sizeof readings / sizeof readings[0] };

/* Keeps for each candidate the best reading that fits, then returns those of the best of all. */
static int best_of(const observation *view, const terminal_game *front, const dm_answer *answers,
                   int count, const char *typed, int *found) {
    char folded[128];
    int best = READINGS, found_count = 0;
    fold_text(typed, folded, sizeof folded);
    if (folded[0] == '\0') return 0;
    for (int k = 0; k < count; k++) {
        candidate c;
        int reading = 0;
        describe(view, front, answers[k], &c);
        while (reading < READINGS && !readings[reading](&c, folded)) reading++;
        if (reading < best) best = reading, found_count = 0;
        if (reading == best && best < READINGS) found[found_count++] = k;
    }
    return found_count;
}

/* ---- Numbers ----------------------------------------------------------------------------- */

static bool is_number(const char *typed, int *number) {
    size_t digits = strspn(typed, "0123456789");
    *number = 0;
    if (digits == 0 || digits > 4 || typed[digits] != '\0') return false;
    for (; *typed; typed++) *number = 10 * *number + *typed - '0';
    return true;
}

int choose_answers(const observation *view, const terminal_game *front, const char *typed,
                   int found[DM_ANSWERS_MAX]) {
    const dm_question *question = &view->seen.question;
    int number;
    if (is_number(typed, &number)) {
        found[0] = number - 1;
        return number >= 1 && number <= question->count;
    }
    return best_of(view, front, question->answers, question->count, typed, found);
}

int choose_refused(const observation *view, const terminal_game *front, const dm_refusals *refusals,
                   const char *typed, int found[DM_REFUSALS_MAX]) {
    return best_of(view, front, refusals->answers, refusals->count, typed, found);
}
