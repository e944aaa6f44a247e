/* SHA-256 (FIPS 180-4). Our own, because shuffles are also checked in WebAssembly, where there are
 * no libraries. It hashes what is public or about to be; secrets of the server are hashed by
 * online/secret.h. */
#ifndef ENGINE_SHA256_H
#define ENGINE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_BYTES = 32 };

/* The digest of so many bytes; `data` may be NULL for none. */
void sha256(const void *data, size_t length, uint8_t digest[SHA256_BYTES]);

#endif
