/* The style sheets (docs/style-en.md and its sisters): forms that no sentence may take. */
#ifndef TESTS_STYLE_H
#define TESTS_STYLE_H

#include "text/text.h"

/* Fails where the text holds a form of the sheet's table; `what` and `row` say which text it is. */
void style_check(enum text_language, const char *what, int row, const char *text);

#endif
