/* Reads a template once, from left to right, writing as it goes. A part that is not chosen is
 * read all the same, only not written. Templates are ours, so mistakes in them are asserts. */
#include "text/template.h"

#include <assert.h>
#include <string.h>

text_scene text_scene_for(const text_reader *reader, const dm_state *seen, const text_kind *kinds) {
    text_scene scene = {.reader = reader, .seen = seen, .kinds = kinds, .actor = DM_NOBODY};
    for (int letter = 0; letter <= 'z'; letter++) scene.value[letter] = DM_UNKNOWN;
    scene.value['v'] = reader->viewer;
    return scene;
}

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/* A letter of the scene or a number. */
static int read_value(const text_scene *scene, const char **at) {
    if (is_letter(**at)) return scene->value[(unsigned char)*(*at)++];
    int number = 0;
    while (**at >= '0' && **at <= '9') number = 10 * number + *(*at)++ - '0';
    return number;
}

/* ---- Gaps -------------------------------------------------------------------------------- */

static const text_kind *find_kind(const text_kind *kinds, const char *name, size_t length) {
    while (kinds->name && (strlen(kinds->name) != length || strncmp(kinds->name, name, length)))
        kinds++;
    return kinds;
}

static void write_gap(const text_scene *scene, const text_kind *kind, const text_gap *gap,
                      dm_writer *out) {
    enum text_language language = scene->reader->language;
    if (kind->write) {
        kind->write(scene, gap, out);
        return;
    }
    bool single = kind->noun_count == 1;
    bool counted = gap->count == (single ? 1 : 2);
    int index = single || gap->count == 0 ? 0 : gap->values[gap->count - 1];
    if (index < 0 || index >= kind->noun_count)
        dm_write(out, "?");
    else if (counted)
        text_write_count(language, &kind->nouns[index], gap->values[0], gap->form, out);
    else
        text_write_noun(language, &kind->nouns[index], gap->form, out);
}

static const char *fill_gap(const text_scene *scene, const char *at, bool live, dm_writer *out) {
    size_t length = strcspn(at, " .}");
    const text_kind *kind = find_kind(scene->kinds, at, length);
    assert(kind->name && "no such kind");
    text_gap gap = {.form = NOUN_FORM_PLAIN};
    for (at += length; *at == ' ';) {
        assert(gap.count < 2);
        at++;
        gap.values[gap.count++] = read_value(scene, &at);
    }
    if (*at == '.') {
        length = strcspn(++at, "}");
        gap.form = text_form_named(at, length);
        assert(gap.form < NOUN_FORMS && "no such form");
        at += length;
    }
    assert(*at == '}');
    if (live) write_gap(scene, kind, &gap, out);
    return at + 1;
}

/* ---- Choices and plain text -------------------------------------------------------------- */

/* `a?`, `a=1?`, `a=b?`; none of them: whether the reader is who acts. */
static bool read_condition(const text_scene *scene, const char **at) {
    if (!is_letter((*at)[0]) || ((*at)[1] != '?' && (*at)[1] != '='))
        return scene->actor == scene->reader->viewer;
    int value = read_value(scene, at);
    bool holds = value != DM_UNKNOWN;
    if (**at == '=') {
        ++*at;
        holds = value == read_value(scene, at);
    }
    assert(**at == '?');
    ++*at;
    return holds;
}

static const char *fill(const text_scene *, const char *at, bool live, dm_writer *out);

static const char *fill_choice(const text_scene *scene, const char *at, bool live, dm_writer *out) {
    bool first = read_condition(scene, &at);
    at = fill(scene, at, live && first, out);
    if (*at == '|') at = fill(scene, at + 1, live && !first, out);
    assert(*at == ']');
    return at + 1;
}

/* French sets a narrow hard space before ? ! ; and a full one before the colon. */
static const char *hard_space_before(char mark) {
    if (mark == ':') return "\u00A0";
    return mark == '?' || mark == '!' || mark == ';' ? "\u202F" : NULL;
}

static const char *fill_plain(const text_scene *scene, const char *at, bool live, dm_writer *out) {
    const char *hard = NULL;
    if (*at == ' ' && scene->reader->language == TEXT_FRENCH) hard = hard_space_before(at[1]);
    if (live) dm_write_bytes(out, hard ? hard : at, hard ? strlen(hard) : 1);
    return at + 1;
}

/* Up to the end of the template or of this part of a choice. */
static const char *fill(const text_scene *scene, const char *at, bool live, dm_writer *out) {
    while (*at && *at != '|' && *at != ']') {
        if (*at == '{')
            at = fill_gap(scene, at + 1, live, out);
        else if (*at == '[')
            at = fill_choice(scene, at + 1, live, out);
        else
            at = fill_plain(scene, at, live, out);
    }
    return at;
}

void text_fill(const text_scene *scene, const text_line *line, dm_writer *out) {
    const char *template = line->in[scene->reader->language];
    const char *end = fill(scene, template, true, out);
    assert(*end == '\0');
    (void)end;
}

/* ---- Sentences --------------------------------------------------------------------------- */

/* Makes the first letter a capital: ASCII, Latin-1 or Ukrainian, all as long in UTF-8 as the small
 * letter. */
static void capitalise(char *text) {
    unsigned char *byte = (unsigned char *)text;
    if (byte[0] >= 'a' && byte[0] <= 'z')
        byte[0] -= 'a' - 'A';
    else if (byte[0] == 0xC3 && byte[1] >= 0xA0) /* à … þ */
        byte[1] -= 0x20;
    else if (byte[0] == 0xD0 && byte[1] >= 0xB0) /* а … п */
        byte[1] -= 0x20;
    else if (byte[0] == 0xD1 && byte[1] < 0x90) /* р … я */
        byte[0] = 0xD0, byte[1] += 0x20;
    else if (byte[0] == 0xD1) /* є, і, ї */
        byte[0] = 0xD0, byte[1] -= 0x10;
    else if (byte[0] == 0xD2 && byte[1] == 0x91) /* ґ */
        byte[1] = 0x90;
}

void text_say(const text_scene *scene, const text_line *line, dm_writer *out) {
    size_t start = out->length;
    text_fill(scene, line, out);
    bool begins_with_name = strncmp(line->in[TEXT_ENGLISH], "{who}", 5) == 0 ||
                            strncmp(line->in[TEXT_ENGLISH], "{seat ", 6) == 0;
    if (out->length > start + 1 && !begins_with_name) capitalise(out->text + start);
}

void text_ask(const text_scene *scene, uint8_t seat, const text_line *line, dm_writer *out) {
    static const char *const opens[TEXT_LANGUAGES] = {" decides: “", " décide\u00A0: «\u00A0",
                                                      " вирішує: «"};
    static const char *const closes[TEXT_LANGUAGES] = {"”", "\u00A0»", "»"};
    bool other = seat != scene->reader->viewer;
    if (other) text_seat(scene->reader, seat, out);
    if (other) dm_write(out, opens[scene->reader->language]);
    text_say(scene, line, out);
    if (other) dm_write(out, closes[scene->reader->language]);
}

/* ---- Kinds every game has ---------------------------------------------------------------- */

void text_gap_number(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    (void)scene;
    dm_write_number(out, gap->values[0]);
}

/* A name stays as it is, so Ukrainian puts «гравця» before it, and French elides before it. */
void text_gap_seat(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    const text_reader *reader = scene->reader;
    uint8_t seat = (uint8_t)gap->values[0];
    bool named = reader->names && seat < DM_SEATS_MAX && reader->names[seat][0];
    if (reader->language == TEXT_UKRAINIAN && gap->form == NOUN_FORM_GEN) {
        dm_write(out, "гравця ");
        if (!named) dm_write_number(out, seat + 1);
        if (named) dm_write(out, reader->names[seat]);
    } else if (reader->language == TEXT_FRENCH && gap->form == NOUN_FORM_OF && named) {
        text_write_french_of(reader->names[seat], out);
    } else if (reader->language == TEXT_FRENCH && gap->form == NOUN_FORM_OF) {
        dm_write(out, "du joueur ");
        dm_write_number(out, seat + 1);
    } else {
        text_seat(reader, seat, out);
    }
}

void text_gap_who(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    static const char *const you[TEXT_LANGUAGES] = {"You", "Vous", "Ви"};
    (void)gap;
    if (scene->actor == scene->reader->viewer)
        dm_write(out, you[scene->reader->language]);
    else
        text_seat(scene->reader, scene->actor, out);
}
