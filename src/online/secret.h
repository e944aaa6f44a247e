/* What must not be guessed: ids, keys, seeds and passwords, through libsodium.
 *
 * Any thread may call these after secret_start(). Keys have so much chance in them (130 bits) that
 * a fast hash keeps them; passwords do not, so theirs is slow (argon2id, about 0.1 s and 64 MB) and
 * belongs into a thread beside the event loop. */
#ifndef ONLINE_SECRET_H
#define ONLINE_SECRET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/store.h"

enum {
    SECRET_BYTES = STORE_HASH_BYTES, /* so secret_same() compares hashes too */
    SECRET_HEX_BYTES = 2 * SECRET_BYTES + 1,
    SECRET_KEY_BYTES = 27, /* 26 characters of a-z2-7, and a zero */
    SECRET_PASSWORD_LEAST = 8,
    SECRET_PASSWORD_MOST = 200,
};

/* Must be called first; false if the system gives no chance. May be called again. */
bool secret_start(void);
/* Before secret_start(): another source of random numbers, for a test that is to repeat itself. */
struct randombytes_implementation;
bool secret_draw_from(const struct randombytes_implementation *chance);

/* 16 characters of a-z2-7: names a player, a session, a table. Not secret, but not to be met
 * twice: 80 bits. */
void secret_make_id(char id[STORE_ID_BYTES]);
/* Whether a text could be one: of that length and those characters. */
bool secret_is_id(const char *text);

/* 26 such characters: whoever has it, is it. */
void secret_make_key(char key[SECRET_KEY_BYTES]);
/* Whether a text could be one. */
bool secret_is_key(const char *text);
/* What the store keeps of a key: BLAKE2b, 32 bytes. */
void secret_hash_key(const char *key, uint8_t hash[STORE_HASH_BYTES]);

/* Bytes of chance: the secret of a shuffle. */
void secret_fill(uint8_t bytes[SECRET_BYTES]);
/* In a time that does not depend on where they differ. */
bool secret_same(const uint8_t left[SECRET_BYTES], const uint8_t right[SECRET_BYTES]);

/* Lower-case hexadecimal. Reading wants exactly 64 such digits. */
void secret_write_hex(const uint8_t bytes[SECRET_BYTES], char hex[SECRET_HEX_BYTES]);
/* False for anything else; `bytes` may then be half written. */
bool secret_read_hex(const char *hex, uint8_t bytes[SECRET_BYTES]);

/* Forgets: the compiler may not leave it out. */
void secret_wipe(void *bytes, size_t length);

/* 8 to 200 bytes, whichever. */
bool secret_is_password(const char *password);
/* False if there is no memory for it. */
bool secret_hash_password(const char *password, char hashed[STORE_PASSWORD_BYTES]);
/* Compares slowly. False for a hash of nobody, "", too. */
bool secret_is_password_of(const char *hashed, const char *password);
/* Takes as long as secret_is_password_of() and is always false: for names nobody has, so that the
 * time of the refusal does not tell which names there are. */
bool secret_is_nobodys_password(const char *password);
/* True if it was made with other parameters than today's: hash the password again at the next
 * sign-in, when it is known. */
bool secret_is_outdated(const char *hashed);

#endif
