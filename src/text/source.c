/* How sure a fact about a card or tile is, in words. The letters are those of the games' tables. */
#include "text/template.h"
#include "text/text.h"

void text_source(enum text_language language, char source, dm_writer *out) {
    static const struct {
        char source;
        text_line line;
    } rows[] = {
        {'P', {{"printed", "imprimé", "надруковано"}}},
        {'F', {{"reported by players", "rapporté par des joueurs", "за словами гравців"}}},
        {'Y', {{"completed by symmetry", "complété par symétrie", "доповнено за симетрією"}}},
        {'R', {{"reconstructed by us", "reconstitué par nous", "відтворено нами"}}},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        if (rows[row].source == source) dm_write(out, rows[row].line.in[language]);
}
