/* Shuffles that anybody can check: docs/online.md, "The shuffle".
 *
 * The server tells the commitment to its secret before the seats add bytes of their own; the seed
 * follows from all of them. A proof is what it publishes at the end, as text:
 *
 *     demiurge proof 1
 *     table abcdefghijklmnop
 *     commitment HEX
 *     secret HEX
 *     seat 1 HEX
 *     seat 2 -                  a bot
 *     seed HEX
 *
 * The lines stand in this order, with single blanks; HEX is 64 lower-case hexadecimal digits. The
 * record of the game may stand before or after it; reading that passes over the proof. No input, no
 * output, no allocation. */
#ifndef API_SHUFFLE_H
#define API_SHUFFLE_H

#include "demiurge.h"
#include "text/text.h"

enum {
    SHUFFLE_HEX_BYTES = 65,   /* 64 digits and a zero */
    SHUFFLE_TABLE_BYTES = 17, /* up to 16 of a-z0-9, and a zero */
    SHUFFLE_PROOF_BYTES = 1024,
};

/* 64 lower-case hexadecimal digits and nothing else. */
bool shuffle_is_hex(const char *text);

/* What the server tells of its secret before the game. */
void shuffle_commitment(const char *table, const char *secret, char commitment[SHUFFLE_HEX_BYTES]);
/* `bytes` seat by seat: what each gave when it was ready, "-" for a bot. */
void shuffle_seed(const char *table, const char *secret, const char *const bytes[], int seats,
                  char seed[SHUFFLE_HEX_BYTES]);
/* Where the chance of a bot begins that thinks after `step` answers. It follows from the secret, so
 * nobody can compute it during the game, and everybody who has the proof can afterwards. */
uint64_t shuffle_bot_seed(const char *table, const char *secret, uint32_t step);
/* All of it, as text: what the server publishes at the end. */
void shuffle_write_proof(const char *table, const char *secret, const char *const bytes[],
                         int seats, dm_writer *out);

typedef struct shuffle_proof {
    char table[SHUFFLE_TABLE_BYTES];
    char commitment[SHUFFLE_HEX_BYTES], secret[SHUFFLE_HEX_BYTES], seed[SHUFFLE_HEX_BYTES];
    int seats;
    char bytes[DM_SEATS_MAX][SHUFFLE_HEX_BYTES]; /* "-": a bot */
    bool has_record;                             /* there is more than the proof in the text */
    bool from_position;                          /* the record begins otherwise than with a seed */
    char record_seed[SHUFFLE_HEX_BYTES];         /* as it stands there; "": none */
} shuffle_proof;

/* Reads a proof as it is written, right or wrong. False and the place of the first line that is
 * not as it should be. */
bool shuffle_read_proof(shuffle_proof *proof, const char *text, size_t length, dm_error *error);

enum shuffle_verdict {
    SHUFFLE_PROVED,
    SHUFFLE_OTHER_SECRET, /* the secret is not the one that was committed to */
    SHUFFLE_OTHER_SEED,   /* the seed does not follow from what the seats gave */
    SHUFFLE_OTHER_RECORD, /* the game was played with another seed */
};

/* Computes everything again. A record is compared by its seed only: replaying it is another
 * question (`demiurge replay --check`), and needs the rules it was played with. */
enum shuffle_verdict shuffle_check(const shuffle_proof *proof);
/* `proved`, `secret`, `seed`, `record`: for programs. */
const char *shuffle_verdict_name(enum shuffle_verdict verdict);
/* A sentence, for people. */
const char *shuffle_verdict_text(enum text_language language, enum shuffle_verdict verdict);

/* Both at once: true if the text is a proof, and right; else the error says why not. */
bool shuffle_verify(const char *text, size_t length, dm_error *error);

#endif
