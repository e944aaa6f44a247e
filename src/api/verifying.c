/* `verify-shuffle` + TEXT: whether a proof (shuffle.h) is right, without the server that made it.
 *
 *     {"ok": true, "verdict": "proved", "text": SENTENCE, "table", "commitment", "secret",
 *      "seats": [HEX or null for a bot], "seed", "record": whether the text holds one}
 *
 * The verdict of a wrong one is `secret`, `seed` or `record`. A text that is no proof is refused.
 * Whoever played compares `commitment` and their own bytes with what they remember. */
#include <string.h>

#include "api/shuffle.h"
#include "api/table.h"

static void write_seats(const shuffle_proof *proof, dm_writer *out) {
    json_key(out, "seats");
    json_open(out, '[');
    for (int seat = 0; seat < proof->seats; seat++)
        if (strcmp(proof->bytes[seat], "-") == 0)
            json_nothing(out);
        else
            json_text(out, proof->bytes[seat]);
    json_close(out, ']');
}

static bool answer_verify(api_table *table, api_words *words, dm_writer *out, dm_error *error) {
    shuffle_proof proof;
    if (!shuffle_read_proof(&proof, words->text, words->text_length, error)) return false;
    enum shuffle_verdict verdict = shuffle_check(&proof);
    json_string_at(out, "verdict", shuffle_verdict_name(verdict));
    json_string_at(out, "text", shuffle_verdict_text(table->language, verdict));
    json_string_at(out, "table", proof.table);
    json_string_at(out, "commitment", proof.commitment);
    json_string_at(out, "secret", proof.secret);
    write_seats(&proof, out);
    json_string_at(out, "seed", proof.seed);
    json_bool_at(out, "record", proof.has_record);
    return true;
}

const api_row api_verify_rows[] = {
    {"verify-shuffle", false, answer_verify},
    {NULL, false, NULL},
};
