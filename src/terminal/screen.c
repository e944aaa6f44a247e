/* Printing to a terminal, in lines that fit it. See screen.h. */
#include "terminal/screen.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "engine/guard.h"

enum { USUAL_WIDTH = 80, NARROWEST = 40 };
enum { LINE_BYTES = 4096 }; /* a line of a map, where every sign may have a colour of its own */

/* Two palettes: sixteen colours as every terminal has them, and 256 where they are known. */
static const struct {
    const char *sixteen, *many;
} codes[SCREEN_STYLES] = {
    [SCREEN_STYLE_RESET] = {"\033[0m", "\033[0m"},
    [SCREEN_STYLE_BOLD] = {"\033[1m", "\033[1m"},
    [SCREEN_STYLE_DIM] = {"\033[2m", "\033[38;5;245m"},
    [SCREEN_STYLE_HEADING] = {"\033[1;4m", "\033[1;4m"},
    [SCREEN_STYLE_CHOICE] = {"\033[1;7m", "\033[1;7m"},
    [SCREEN_STYLE_WARNING] = {"\033[1;33m", "\033[1;38;5;208m"},
    [SCREEN_STYLE_FOREST] = {"\033[32m", "\033[38;5;71m"},
    [SCREEN_STYLE_SWAMP] = {"\033[35m", "\033[38;5;137m"},
    [SCREEN_STYLE_MOUNTAIN] = {"\033[37m", "\033[38;5;247m"},
    [SCREEN_STYLE_FIELD] = {"\033[33m", "\033[38;5;178m"},
    [SCREEN_STYLE_SEA] = {"\033[36m", "\033[38;5;74m"},
    [SCREEN_STYLE_VILLAGE] = {"\033[1;31m", "\033[1;38;5;203m"},
    [SCREEN_STYLE_SEAT_1] = {"\033[1;37;41m", "\033[1;38;5;231;48;5;124m"},
    [SCREEN_STYLE_SEAT_2] = {"\033[1;37;44m", "\033[1;38;5;231;48;5;25m"},
    [SCREEN_STYLE_SEAT_3] = {"\033[1;30;43m", "\033[1;38;5;16;48;5;220m"},
    [SCREEN_STYLE_SEAT_4] = {"\033[1;37;45m", "\033[1;38;5;231;48;5;90m"},
    [SCREEN_STYLE_MARITIME] = {"\033[1;34m", "\033[1;38;5;75m"},
    [SCREEN_STYLE_PRODUCTION] = {"\033[1;32m", "\033[1;38;5;71m"},
    [SCREEN_STYLE_SCIENTIFIC] = {"\033[1;33m", "\033[1;38;5;178m"},
    [SCREEN_STYLE_CIVIL] = {"\033[1;36m", "\033[1;38;5;173m"},
    [SCREEN_STYLE_MILITARY] = {"\033[1;31m", "\033[1;38;5;167m"},
    [SCREEN_STYLE_TEMPLE] = {"\033[1;35m", "\033[1;38;5;140m"},
    [SCREEN_STYLE_RED] = {"\033[1;37;41m", "\033[1;38;5;231;48;5;124m"},
    [SCREEN_STYLE_GREEN] = {"\033[1;37;42m", "\033[1;38;5;231;48;5;28m"},
    [SCREEN_STYLE_YELLOW] = {"\033[30;43m", "\033[1;38;5;16;48;5;220m"},
    [SCREEN_STYLE_BLUE] = {"\033[1;37;44m", "\033[1;38;5;231;48;5;26m"},
    [SCREEN_STYLE_BLACK] = {"\033[1;37;40m", "\033[1;38;5;231;48;5;237m"},
    [SCREEN_STYLE_WHITE] = {"\033[30;47m", "\033[1;38;5;16;48;5;255m"},
    [SCREEN_STYLE_LAND] = {"\033[33m", "\033[1;38;5;16;48;5;144m"},
    [SCREEN_STYLE_COAST] = {"\033[37m", "\033[1;38;5;231;48;5;66m"},
};

static bool is_set(const char *variable) {
    const char *value = getenv(variable);
    return value != NULL && *value != '\0';
}

static bool wants_colour(const terminal_screen *s, enum colour_mode mode) {
    if (mode != SCREEN_COLOUR_AUTO) return mode == SCREEN_COLOUR_ALWAYS;
    const char *term = getenv("TERM");
    bool dumb = term == NULL || strcmp(term, "dumb") == 0;
    return s->terminal && !s->plain && !dumb && !is_set("NO_COLOR");
}

static void measure(terminal_screen *s) {
    struct winsize size;
    s->width = USUAL_WIDTH;
    s->height = 0;
    if (!s->terminal || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return;
    if (size.ws_col > 0) s->width = size.ws_col < NARROWEST ? NARROWEST : size.ws_col;
    s->height = size.ws_row;
}

void screen_open(terminal_screen *s, enum text_language language, bool plain,
                 enum colour_mode mode) {
    const char *term = getenv("TERM");
    s->out = stdout;
    s->in = stdin;
    s->language = language;
    s->plain = plain;
    s->terminal = isatty(STDOUT_FILENO) == 1;
    s->colour = wants_colour(s, mode);
    s->many_colours = (term && strstr(term, "256")) || is_set("COLORTERM");
    measure(s);
}

const char *screen_style(const terminal_screen *s, enum style style) {
    dm_guard(style < SCREEN_STYLES);
    if (!s->colour) return "";
    return s->many_colours ? codes[style].many : codes[style].sixteen;
}

void screen_styled(const terminal_screen *s, enum style style, const char *text, dm_writer *out) {
    dm_write(out, screen_style(s, style));
    dm_write(out, text);
    dm_write(out, screen_style(s, SCREEN_STYLE_RESET));
}

/* ---- Measuring --------------------------------------------------------------------------- */

/* One sign at `text`: its bytes, and the columns it takes (0 for codes and combining marks). */
static size_t sign_at(const char *text, int *columns) {
    unsigned char first = (unsigned char)text[0];
    *columns = 0;
    if (first == '\033') {
        size_t length = strcspn(text, "m");
        return text[length] ? length + 1 : length;
    }
    size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
    bool combining = first == 0xCC || (first == 0xCD && (unsigned char)text[1] < 0xB0);
    *columns = combining ? 0 : first >= 0xF0 ? 2 : 1;
    return strnlen(text, length);
}

int screen_columns(const char *text) {
    int total = 0;
    while (*text) {
        int columns;
        text += sign_at(text, &columns);
        total += columns;
    }
    return total;
}

size_t screen_bytes_within(const char *text, int columns) {
    const char *at = text;
    while (*at) {
        int taken;
        size_t bytes = sign_at(at, &taken);
        if (taken > columns) break;
        columns -= taken;
        at += bytes;
    }
    return (size_t)(at - text);
}

static void write_spaces(int count, dm_writer *out) {
    while (count-- > 0) dm_write_char(out, ' ');
}

void screen_padded(const char *text, int columns, dm_writer *out) {
    dm_write(out, text);
    write_spaces(columns - screen_columns(text), out);
}

static bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }

static bool is_letter(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}

/* Whether a number ends at `end`, whose noun may follow: "+2", but not the region "A2". */
static bool is_behind_number(const char *text, size_t end) {
    size_t start = end;
    while (start > 0 && is_digit(text[start - 1])) start--;
    return start < end && (start == 0 || !is_letter(text[start - 1]));
}

/* How many bytes of `text` belong on a line of so many columns: up to the last space that fits and
 * does not part a number from its noun; to the last space, or all that fits, where there is none.
 */
static size_t line_bytes(const char *text, int columns) {
    size_t fit = screen_bytes_within(text, columns), given = strcspn(text, "\n"), last = 0;
    if (given <= fit) return given;
    if (text[fit] == '\0') return fit;
    for (size_t k = fit + 1; k-- > 1;) {
        if (text[k] != ' ') continue;
        if (!is_behind_number(text, k)) return k;
        if (last == 0) last = k;
    }
    return last > 0 ? last : fit > 0 ? fit : 1;
}

void screen_wrapped(const char *text, int width, int indent, dm_writer *out) {
    int room = width;
    do {
        size_t bytes = line_bytes(text, room);
        size_t kept = bytes;
        while (kept > 0 && text[kept - 1] == ' ') kept--;
        dm_write_bytes(out, text, kept);
        dm_write_char(out, '\n');
        text += bytes;
        while (*text == ' ' || *text == '\n') text++;
        if (*text) write_spaces(indent, out);
        room = width - indent;
    } while (*text);
}

enum { NUMBER_BYTES = 4 }; /* of "12. ", which is no sentence */

/* How many bytes the first sentence of a text takes, with its final sign. */
static size_t sentence_bytes(const char *text) {
    for (size_t k = 0; text[k]; k++) {
        bool ends = (text[k] == '.' || text[k] == '!' || text[k] == '?') && text[k + 1] == ' ';
        if (text[k] == '\n' || (ends && k + 1 >= NUMBER_BYTES)) return k + 1;
    }
    return strlen(text);
}

void screen_by_sentences(const char *text, int width, dm_writer *out) {
    int used = 0;
    while (*text) {
        size_t bytes = sentence_bytes(text);
        bool broken = text[bytes - 1] == '\n';
        char sentence[LINE_BYTES];
        dm_writer copy = dm_writer_on(sentence, sizeof sentence);
        dm_write_bytes(&copy, text, bytes - broken);
        int columns = screen_columns(sentence);
        bool fits = used > 0 && used + 1 + columns <= width;
        if (used > 0) dm_write_char(out, fits ? ' ' : '\n');
        dm_write(out, sentence);
        used = fits ? used + 1 + columns : columns;
        if (broken) used = width;
        text += bytes;
        text += strspn(text, " \n");
    }
    dm_write_char(out, '\n');
}

/* ---- Printing ---------------------------------------------------------------------------- */

void screen_print(const terminal_screen *s, const char *text) { fputs(text, s->out); }

void screen_paragraph(const terminal_screen *s, const char *text, int indent) {
    char lines[8192];
    dm_writer out = dm_writer_on(lines, sizeof lines);
    if (s->plain)
        screen_by_sentences(text, SCREEN_PLAIN_COLUMNS, &out);
    else
        screen_wrapped(text, s->width - 1, indent, &out);
    screen_print(s, lines);
}

void screen_gap(const terminal_screen *s) { fputc('\n', s->out); }

void screen_heading(const terminal_screen *s, const char *text) {
    if (!s->plain) screen_gap(s);
    fprintf(s->out, "%s%s%s\n", screen_style(s, SCREEN_STYLE_HEADING), text,
            screen_style(s, SCREEN_STYLE_RESET));
}

/* Copies the next line of `text` without its newline; "" when there is none left. */
static const char *next_line(const char *text, char *line, size_t size) {
    size_t length = strcspn(text, "\n");
    size_t kept = length < size ? length : size - 1;
    memcpy(line, text, kept);
    line[kept] = '\0';
    return text + length + (text[length] == '\n');
}

static int widest_line(const char *text) {
    int widest = 0;
    char line[LINE_BYTES];
    while (*text) {
        text = next_line(text, line, sizeof line);
        int columns = screen_columns(line);
        widest = columns > widest ? columns : widest;
    }
    return widest;
}

void screen_beside(const terminal_screen *s, const char *left, const char *right, int gap) {
    assert(gap >= 0);
    int column = widest_line(left) + gap;
    while (*left || *right) {
        char line[LINE_BYTES], both[2 * LINE_BYTES];
        dm_writer out = dm_writer_on(both, sizeof both);
        left = next_line(left, line, sizeof line);
        bool last = *right == '\0';
        if (last)
            dm_write(&out, line);
        else
            screen_padded(line, column, &out);
        right = next_line(right, line, sizeof line);
        dm_write(&out, line);
        fprintf(s->out, "%s\n", both);
    }
}

void screen_clear(const terminal_screen *s) {
    if (s->terminal)
        fputs("\033[H\033[2J\033[3J", s->out);
    else
        for (int k = 0; k < 60; k++) screen_gap(s);
}

bool screen_ask(const terminal_screen *s, const char *prompt, char *line, size_t size) {
    dm_guard(line && size > 1);
    fputs(prompt, s->out);
    fflush(s->out);
    if (fgets(line, (int)size, s->in) == NULL) {
        screen_gap(s);
        return false;
    }
    size_t length = strlen(line);
    if (length + 1 == size && line[length - 1] != '\n')
        for (int c = fgetc(s->in); c != EOF && c != '\n';) c = fgetc(s->in);
    while (length > 0 && (unsigned char)line[length - 1] <= ' ') line[--length] = '\0';
    size_t blanks = strspn(line, " \t");
    memmove(line, line + blanks, length - blanks + 1);
    return true;
}
