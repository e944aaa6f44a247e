/* The terminal's own sentences, a row each with English, French and Ukrainian. Sentences about
 * the game itself are in src/text.
 *
 *   {1} … {9}            the words given
 *   {1:one|few|many}     the form that goes with the number given: two forms in English and
 *                        French, three in Ukrainian
 */
#ifndef CLI_PHRASES_H
#define CLI_PHRASES_H

#include "demiurge.h"
#include "text/text.h"

enum phrase {
    WORD_YOU,
    WORD_YOU_SEATED,
    WORD_PERSON,
    WORD_VILLAGE,
    WORD_RUINS,
    WORD_NOT,
    WORD_NOTHING,
    WORD_FACE_DOWN,
    WORD_TOTAL,
    COLON,
    PIECE_LETTERS, /* one sign a colour, in the order of words.h */
    LEGEND_PIECES,
    LEGEND_ANSWERS,
    LEGEND_EDGE,
    LEGEND_STAR,

    GREETING,
    GREETING_POSITION,
    GREETING_HELP,
    SEAT_AND_BOT,
    TURN_HEADER,
    STATUS_YOUR_TURN,
    STATUS_TURN,
    STATUS_OVER,
    STATUS_TO_END,
    STATUS_END_NEAR,
    STATUS_LAST_ROUND,
    VP_HIDDEN,
    PIECES_IN_LETTERS,
    PIECES_IN_WORDS,
    COLUMNS_LINE,
    COLUMNS_EMPTY,
    SUPPLY_LINE,
    SUPPLY_NO_DISCARD,

    HEADING_NEWS,
    HEADING_NEWS_FIRST,
    HEADING_HAND,
    HEADING_COLUMNS,
    HEADING_END,
    HEADING_SCORES,
    HEADING_SCORES_NOW,
    HEADING_YOUR_REGIONS,
    HEADING_REGIONS_OF,
    HEADING_VILLAGES,
    HEADING_EMPTY_REGIONS,
    HAND_EMPTY,
    JOKER_IN_COLUMN,
    WORTH_NOW,
    CARD_SOURCES,
    CARD_UNKNOWN,
    SCORES_SECRET,

    REGION_EMPTY,
    REGION_YOURS,
    REGION_EDGE,
    REGION_ATTACKED,
    REGION_BESIDE_VILLAGE,
    REGION_NEIGHBOURS,
    REGION_UNKNOWN,

    PREVIEW_DRAW,
    PREVIEW_TRIGGERS_END,
    PREVIEW_COLUMN,

    PROMPT_ANSWER,
    PROMPT_ENTER,
    PROMPT_TURN_OVER,
    PROMPT_TURN_SEEN,
    HAND_OVER,
    INPUT_ENDED,
    GOODBYE,
    TYPED_AMBIGUOUS,
    TYPED_UNKNOWN,
    TYPED_AT_END,

    UNDO_DONE,
    UNDO_NOTHING,
    UNDO_REVEALED,
    UNDO_OTHERS,
    WHY_NOTHING_REFUSED,
    WHY_ALLOWED,
    WHY_UNKNOWN,
    WHY_LIKEWISE,
    SAVE_HOW,
    SAVE_DONE,
    SAVE_FAILED,
    QUIT_UNSAVED,
    WINNER,
    WINNER_YOU,
    WINNERS_SHARE,
    AFTER_END,

    COMMAND_HELP, /* what may be typed, "a|b|c" */
    COMMAND_UNDO,
    COMMAND_WHY,
    COMMAND_HAND,
    COMMAND_COLUMNS,
    COMMAND_MAP,
    COMMAND_PLAYERS,
    COMMAND_TABLE,
    COMMAND_LOG,
    COMMAND_CARDS,
    COMMAND_GODS,
    COMMAND_SCORES,
    COMMAND_SAVE,
    COMMAND_QUIT,

    HELP_FIRST,
    HELP_ENTER,
    HELP_UNDO,
    HELP_WHY,
    HELP_TABLE,
    HELP_HAND,
    HELP_COLUMNS,
    HELP_MAP,
    HELP_PLAYERS,
    HELP_LOG,
    HELP_CARDS,
    HELP_GODS,
    HELP_SCORES,
    HELP_SAVE,
    HELP_LAST,
    PHRASES,
};

/* A phrase as it stands in the table; NULL if a translation is missing. */
const char *phrase(enum text_language, enum phrase);

/* A phrase with its gaps filled. */
void phrase_fill(enum text_language, enum phrase, dm_writer *out, const char *const *words,
                 int count);
#define PHRASE_FILL(language, id, out, ...)                            \
    phrase_fill(language, id, out, (const char *const[]){__VA_ARGS__}, \
                (int)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *)))

#endif
