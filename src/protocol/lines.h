/* The protocol line by line: commands are read, and each is answered at once. */
#ifndef PROTOCOL_LINES_H
#define PROTOCOL_LINES_H

#include <stdbool.h>
#include <stdio.h>

#include "text/text.h"

/* Answers the commands of `in` on standard output until `quit` or the end of the input. False, and
 * said so on standard error, if an answer could not be written. */
bool protocol_talk(FILE *in, enum text_language language);

#endif
