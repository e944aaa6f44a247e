/* Languages, names of seats, and which game speaks how. */
#include "text/text.h"

#include <string.h>

#include "text/deus_text.h"

const char *const text_language_codes[TEXT_LANGUAGES] = {"en", "fr", "uk"};

/* The code, alone or followed by a country or an encoding. */
static bool names_language(const char *name, const char *code) {
    return strncmp(name, code, 2) == 0 && (name[2] == '\0' || strchr("_-.@", name[2]));
}

bool text_language_named(const char *name, enum text_language *language) {
    for (int known = 0; known < TEXT_LANGUAGES; known++) {
        if (!names_language(name, text_language_codes[known])) continue;
        *language = (enum text_language)known;
        return true;
    }
    return false;
}

void text_seat(const text_reader *reader, uint8_t seat, dm_writer *out) {
    static const char *const player[TEXT_LANGUAGES] = {"Player ", "Joueur ", "Гравець "};
    if (reader->names && seat < DM_SEATS_MAX && reader->names[seat][0]) {
        dm_write(out, reader->names[seat]);
        return;
    }
    dm_write(out, player[reader->language]);
    if (seat < DM_SEATS_MAX)
        dm_write_number(out, seat + 1);
    else
        dm_write_char(out, '?');
}
