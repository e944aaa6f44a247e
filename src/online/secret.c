#include "online/secret.h"

#include <sodium.h>
#include <string.h>

#include "engine/guard.h"

/* argon2id with libsodium's parameters for somebody who waits; raised here, old hashes are
 * replaced one by one (secret_is_outdated). */
#define OPERATIONS crypto_pwhash_OPSLIMIT_INTERACTIVE
#define MEMORY     crypto_pwhash_MEMLIMIT_INTERACTIVE

enum { ID_LENGTH = STORE_ID_BYTES - 1, KEY_LENGTH = SECRET_KEY_BYTES - 1 };

static_assert(STORE_PASSWORD_BYTES > crypto_pwhash_STRBYTES, "a hashed password fits its column");

bool secret_start(void) { return sodium_init() >= 0; }

bool secret_draw_from(const struct randombytes_implementation *chance) {
    assert(chance);
    return randombytes_set_implementation((randombytes_implementation *)chance) == 0;
}

/* ---- Ids and keys ------------------------------------------------------------------------ */

static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";

/* Five bits a character, so every one is as likely. */
static void make_word(char *word, size_t length) {
    uint8_t chance[KEY_LENGTH];
    dm_guard(length <= sizeof chance);
    randombytes_buf(chance, length);
    for (size_t k = 0; k < length; k++) word[k] = letters[chance[k] & 31];
    word[length] = '\0';
    secret_wipe(chance, sizeof chance);
}

static bool is_word(const char *text, size_t length) {
    return strspn(text, letters) == length && text[length] == '\0';
}

void secret_make_id(char id[STORE_ID_BYTES]) { make_word(id, ID_LENGTH); }
bool secret_is_id(const char *text) { return is_word(text, ID_LENGTH); }

void secret_make_key(char key[SECRET_KEY_BYTES]) { make_word(key, KEY_LENGTH); }
bool secret_is_key(const char *text) { return is_word(text, KEY_LENGTH); }

void secret_hash_key(const char *key, uint8_t hash[STORE_HASH_BYTES]) {
    assert(key[0] == '\0' || secret_is_key(key));
    crypto_generichash(hash, STORE_HASH_BYTES, (const uint8_t *)key, strlen(key), NULL, 0);
}

/* ---- Bytes ------------------------------------------------------------------------------- */

void secret_fill(uint8_t bytes[SECRET_BYTES]) { randombytes_buf(bytes, SECRET_BYTES); }

bool secret_same(const uint8_t left[SECRET_BYTES], const uint8_t right[SECRET_BYTES]) {
    return sodium_memcmp(left, right, SECRET_BYTES) == 0;
}

void secret_write_hex(const uint8_t bytes[SECRET_BYTES], char hex[SECRET_HEX_BYTES]) {
    sodium_bin2hex(hex, SECRET_HEX_BYTES, bytes, SECRET_BYTES);
}

bool secret_read_hex(const char *hex, uint8_t bytes[SECRET_BYTES]) {
    size_t length = strspn(hex, "0123456789abcdef");
    return length == 2 * SECRET_BYTES && hex[length] == '\0' &&
           sodium_hex2bin(bytes, SECRET_BYTES, hex, length, NULL, NULL, NULL) == 0;
}

void secret_wipe(void *bytes, size_t length) { sodium_memzero(bytes, length); }

/* ---- Passwords --------------------------------------------------------------------------- */

bool secret_is_password(const char *password) {
    size_t length = strnlen(password, SECRET_PASSWORD_MOST + 1);
    return length >= SECRET_PASSWORD_LEAST && length <= SECRET_PASSWORD_MOST;
}

bool secret_hash_password(const char *password, char hashed[STORE_PASSWORD_BYTES]) {
    assert(secret_is_password(password));
    memset(hashed, 0, STORE_PASSWORD_BYTES);
    return crypto_pwhash_str(hashed, password, strlen(password), OPERATIONS, MEMORY) == 0;
}

bool secret_is_password_of(const char *hashed, const char *password) {
    return crypto_pwhash_str_verify(hashed, password, strlen(password)) == 0;
}

bool secret_is_nobodys_password(const char *password) {
    static const uint8_t salt[crypto_pwhash_SALTBYTES];
    uint8_t made[SECRET_BYTES];
    int ignored = crypto_pwhash(made, sizeof made, password, strlen(password), salt, OPERATIONS,
                                MEMORY, crypto_pwhash_ALG_ARGON2ID13);
    (void)ignored; /* without memory it is only quicker */
    secret_wipe(made, sizeof made);
    return false;
}

bool secret_is_outdated(const char *hashed) {
    return crypto_pwhash_str_needs_rehash(hashed, OPERATIONS, MEMORY) != 0;
}
