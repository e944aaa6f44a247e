/* A table: a match, who sits at it, and everything that happened so far. */
#ifndef TERMINAL_TABLE_H
#define TERMINAL_TABLE_H

#include "terminal/seats.h"
#include "terminal/terminal_game.h"

/* Something that happened, and the answer (counted from 0) that caused it. */
typedef struct logged {
    uint32_t step;
    dm_event event;
} logged;

typedef struct table {
    const terminal_screen *screen;
    const terminal_game *front;
    const text_game *text;
    table_seats seats;
    dm_match match;
    logged *log; /* grows; emptied by table_close */
    size_t log_count, log_room;
    size_t told[DM_SEATS_MAX]; /* how much of the log each seat has read */
    uint32_t saved_count;      /* how many answers the last save holds; none: UINT32_MAX */
    uint32_t quit_asked;       /* how many there were when `quit` was refused once */
    const char *kept_at;       /* the file that holds every answer given; NULL: none */
    char saved_path[512];      /* where the last save is; its own file may be written again */
    char overwrite_asked[512]; /* the file that is overwritten if `save` is repeated */
    bool joined[DM_STEPS_MAX]; /* the answer belongs to the same set as the one before */
} table;

/* The match must have begun; a match that was loaded is replayed into the log. */
void table_open(table *, const terminal_screen *, const terminal_game *);
/* Frees what the log took; the match stays. */
void table_close(table *);

/* What a viewer sees now. */
void table_look(const table *, uint8_t viewer, observation *);

/* Plays an answer and logs what it caused. */
void table_play(table *, int index);
/* The same for an answer out of the question's list. */
void table_answer(table *, dm_answer);

/* Takes the last answer back for that seat, with all of its set; or says why not. */
enum dm_undo table_undo(table *, uint8_t seat);

enum telling { TABLE_TELL_ALL, TABLE_TELL_WITHOUT_TURNS, TABLE_TELL_THIS_TURN };

/* Prints what a viewer has not been told yet: all of it, all but who began a turn, or only up to
 * the next seat's turn. */
void table_tell(table *, uint8_t viewer, enum telling);
/* Prints the last so many lines, told or not. */
void table_tell_last(const table *, uint8_t viewer, int lines);

/* Saves the record; 0, or -1 and errno. */
int table_save(table *, const char *path);

/* The phrase (phrases.h) that tells what can be done with the saved game. */
int table_saved_phrase(const table *);

#endif
