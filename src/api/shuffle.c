/* Making a proof, reading one, and computing it again. See shuffle.h. */
#include "api/shuffle.h"

#include <assert.h>
#include <string.h>

#include "engine/guard.h"
#include "engine/record.h"
#include "engine/sha256.h"

static const char hex_digits[] = "0123456789abcdef";

bool shuffle_is_hex(const char *text) {
    return strspn(text, hex_digits) == SHUFFLE_HEX_BYTES - 1 && text[SHUFFLE_HEX_BYTES - 1] == '\0';
}

/* ---- Making ------------------------------------------------------------------------------ */

/* The longest line that is hashed: `demiurge seed 1 TABLE SECRET` and the bytes of all seats. */
enum { LINE_BYTES = 32 + SHUFFLE_TABLE_BYTES + (1 + DM_SEATS_MAX) * SHUFFLE_HEX_BYTES };

static void write_word(dm_writer *out, const char *word) {
    dm_write_char(out, ' ');
    dm_write(out, word);
}

static void hash_line(const dm_writer *line, char hex[SHUFFLE_HEX_BYTES]) {
    uint8_t digest[SHA256_BYTES];
    assert(!line->full);
    sha256(line->text, line->length, digest);
    for (int k = 0; k < SHA256_BYTES; k++) {
        hex[2 * k] = hex_digits[digest[k] >> 4];
        hex[2 * k + 1] = hex_digits[digest[k] & 15];
    }
    hex[SHUFFLE_HEX_BYTES - 1] = '\0';
}

void shuffle_commitment(const char *table, const char *secret, char commitment[SHUFFLE_HEX_BYTES]) {
    char text[LINE_BYTES];
    dm_writer line = dm_writer_on(text, sizeof text);
    assert(shuffle_is_hex(secret));
    dm_write(&line, "demiurge shuffle 1");
    write_word(&line, table);
    write_word(&line, secret);
    hash_line(&line, commitment);
}

void shuffle_seed(const char *table, const char *secret, const char *const bytes[], int seats,
                  char seed[SHUFFLE_HEX_BYTES]) {
    char text[LINE_BYTES];
    dm_writer line = dm_writer_on(text, sizeof text);
    assert(shuffle_is_hex(secret) && seats <= DM_SEATS_MAX);
    dm_write(&line, "demiurge seed 1");
    write_word(&line, table);
    write_word(&line, secret);
    for (int seat = 0; seat < seats; seat++) {
        assert(shuffle_is_hex(bytes[seat]) || strcmp(bytes[seat], "-") == 0);
        write_word(&line, bytes[seat]);
    }
    hash_line(&line, seed);
}

/* The first 64 bits of the hash. */
uint64_t shuffle_bot_seed(const char *table, const char *secret, uint32_t step) {
    char text[LINE_BYTES];
    uint8_t digest[SHA256_BYTES];
    uint64_t seed = 0;
    dm_writer line = dm_writer_on(text, sizeof text);
    assert(shuffle_is_hex(secret));
    dm_write(&line, "demiurge bot 1");
    write_word(&line, table);
    write_word(&line, secret);
    dm_write_char(&line, ' ');
    dm_write_number(&line, step);
    assert(!line.full);
    sha256(line.text, line.length, digest);
    for (int k = 0; k < 8; k++) seed = seed << 8 | digest[k];
    return seed;
}

static void write_line(dm_writer *out, const char *key, const char *value) {
    dm_write(out, key);
    write_word(out, value);
    dm_write_char(out, '\n');
}

void shuffle_write_proof(const char *table, const char *secret, const char *const bytes[],
                         int seats, dm_writer *out) {
    char commitment[SHUFFLE_HEX_BYTES], seed[SHUFFLE_HEX_BYTES];
    shuffle_commitment(table, secret, commitment);
    shuffle_seed(table, secret, bytes, seats, seed);
    dm_write(out, "demiurge proof 1\n");
    write_line(out, "table", table);
    write_line(out, "commitment", commitment);
    write_line(out, "secret", secret);
    for (int seat = 0; seat < seats; seat++) {
        dm_write(out, "seat ");
        dm_write_number(out, seat + 1);
        write_word(out, bytes[seat]);
        dm_write_char(out, '\n');
    }
    write_line(out, "seed", seed);
}

/* ---- Reading ----------------------------------------------------------------------------- */

/* The text line by line. `line` is the current one, without its end. */
typedef struct reader {
    shuffle_proof *proof;
    dm_error *error;
    const char *next, *end;
    const char *line;
    size_t length;
    uint32_t number;
} reader;

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

static bool next_line(reader *r) {
    r->number++;
    if (r->next == r->end) return false;
    const char *stop = memchr(r->next, '\n', (size_t)(r->end - r->next));
    r->line = r->next;
    r->length = (size_t)((stop ? stop : r->end) - r->line);
    r->next = stop ? stop + 1 : r->end;
    while (r->length > 0 && is_blank(r->line[r->length - 1])) r->length--;
    return true;
}

static bool expected(reader *r, const char *what) {
    dm_fail(r->error, "expected %s", what);
    r->error->line = r->number;
    r->error->column = 1;
    return false;
}

/* What follows `start` in the line, into `value`; false if the line begins otherwise or the rest
 * does not fit. */
static bool take_rest(const reader *r, const char *start, char *value, size_t size) {
    size_t from = strlen(start);
    if (r->length < from || memcmp(r->line, start, from) != 0) return false;
    if (r->length - from >= size || memchr(r->line, '\0', r->length)) return false;
    memcpy(value, r->line + from, r->length - from);
    value[r->length - from] = '\0';
    return true;
}

static bool take_hex(const reader *r, const char *start, char value[SHUFFLE_HEX_BYTES]) {
    return take_rest(r, start, value, SHUFFLE_HEX_BYTES) && shuffle_is_hex(value);
}

static bool read_table(reader *r) {
    char *table = r->proof->table;
    bool good = next_line(r) && take_rest(r, "table ", table, sizeof r->proof->table);
    good = good && *table && table[strspn(table, "abcdefghijklmnopqrstuvwxyz0123456789")] == '\0';
    return good || expected(r, "'table ID'");
}

static bool read_commitment(reader *r) {
    return (next_line(r) && take_hex(r, "commitment ", r->proof->commitment)) ||
           expected(r, "'commitment' and 64 hexadecimal digits in lower case");
}

static bool read_secret(reader *r) {
    return (next_line(r) && take_hex(r, "secret ", r->proof->secret)) ||
           expected(r, "'secret' and 64 hexadecimal digits in lower case");
}

static bool read_seat(reader *r) {
    char start[] = "seat 1 ", *bytes = r->proof->bytes[r->proof->seats];
    start[5] = (char)('1' + r->proof->seats++);
    return take_rest(r, start, bytes, SHUFFLE_HEX_BYTES) &&
           (shuffle_is_hex(bytes) || strcmp(bytes, "-") == 0);
}

/* The seats in their order, and the seed that ends the proof. */
static bool read_seats(reader *r) {
    while (next_line(r)) {
        if (r->proof->seats > 0 && take_hex(r, "seed ", r->proof->seed)) return true;
        if (r->proof->seats == DM_SEATS_MAX || !read_seat(r)) break;
    }
    return expected(r, "the next 'seat N' with 64 hexadecimal digits in lower case or '-', or the "
                       "'seed' after the seats");
}

/* A line of the record, if there is one. A seed is taken only in the form it is written in; another
 * form, or a second one, cannot make the record begin with a different seed: reading it refuses
 * both. But a position would. */
static void look_at_record(reader *r) {
    static const char position[] = "position";
    shuffle_proof *proof = r->proof;
    while (r->length > 0 && is_blank(*r->line)) r->line++, r->length--;
    if (r->length == 0 || *r->line == ';') return;
    proof->has_record = true;
    take_hex(r, "seed ", proof->record_seed);
    if (r->length >= sizeof position - 1 && memcmp(r->line, position, sizeof position - 1) == 0)
        proof->from_position = true;
}

bool shuffle_read_proof(shuffle_proof *proof, const char *text, size_t length, dm_error *error) {
    dm_guard(text || length == 0);
    reader r = {.proof = proof, .error = error, .next = text, .end = text + length};
    bool found = false;
    memset(proof, 0, sizeof *proof);
    while (next_line(&r)) {
        if (!record_begins_proof(r.line, r.length)) {
            look_at_record(&r);
            continue;
        }
        if (found) return expected(&r, "one proof only");
        found = true;
        if (!read_table(&r) || !read_commitment(&r) || !read_secret(&r) || !read_seats(&r))
            return false;
    }
    return found || expected(&r, "a line 'demiurge proof 1' and the proof after it");
}

/* ---- Computing it again ------------------------------------------------------------------ */

enum shuffle_verdict shuffle_check(const shuffle_proof *proof) {
    dm_guard(proof->seats >= 0 && proof->seats <= DM_SEATS_MAX);
    char hex[SHUFFLE_HEX_BYTES];
    const char *bytes[DM_SEATS_MAX];
    for (int seat = 0; seat < proof->seats; seat++) bytes[seat] = proof->bytes[seat];
    shuffle_commitment(proof->table, proof->secret, hex);
    if (strcmp(hex, proof->commitment) != 0) return SHUFFLE_OTHER_SECRET;
    shuffle_seed(proof->table, proof->secret, bytes, proof->seats, hex);
    if (strcmp(hex, proof->seed) != 0) return SHUFFLE_OTHER_SEED;
    if (!proof->has_record) return SHUFFLE_PROVED;
    bool same = strcmp(proof->record_seed, proof->seed) == 0 && !proof->from_position;
    return same ? SHUFFLE_PROVED : SHUFFLE_OTHER_RECORD;
}

/* clang-format off */

static const struct {
    const char *name, *text[TEXT_LANGUAGES];
} verdicts[] = {
    [SHUFFLE_PROVED] = {"proved", {
        "The shuffle was fair: the seed follows from a secret fixed before the game and from what "
        "each seat added.",
        "Le mélange était honnête\u00A0: la graine découle d’un secret fixé avant la partie et de "
        "ce que chaque joueur y a ajouté.",
        "Тасування було чесним: число розкладу випливає з таємниці, визначеної до гри, і з того, "
        "що додав кожен гравець.",
    }},
    [SHUFFLE_OTHER_SECRET] = {"secret", {
        "The secret is not the one that was fixed before the game.",
        "Le secret n’est pas celui qui avait été fixé avant la partie.",
        "Таємниця не та, яку було визначено до гри.",
    }},
    [SHUFFLE_OTHER_SEED] = {"seed", {
        "The seed does not follow from the secret and from what the seats added.",
        "La graine ne découle pas du secret et de ce que les joueurs y ont ajouté.",
        "Число розкладу не випливає з таємниці й того, що додали гравці.",
    }},
    [SHUFFLE_OTHER_RECORD] = {"record", {
        "The record does not begin with the seed of the proof.",
        "La partie enregistrée ne commence pas par la graine de la preuve.",
        "Записана гра починається не з того числа розкладу, що в доказі.",
    }},
};

/* clang-format on */

const char *shuffle_verdict_name(enum shuffle_verdict verdict) { return verdicts[verdict].name; }

const char *shuffle_verdict_text(enum text_language language, enum shuffle_verdict verdict) {
    return verdicts[verdict].text[language];
}

bool shuffle_verify(const char *text, size_t length, dm_error *error) {
    shuffle_proof proof;
    if (!shuffle_read_proof(&proof, text, length, error)) return false;
    enum shuffle_verdict verdict = shuffle_check(&proof);
    return verdict == SHUFFLE_PROVED ||
           dm_fail(error, "%s", shuffle_verdict_text(TEXT_ENGLISH, verdict));
}
