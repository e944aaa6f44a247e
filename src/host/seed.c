/* A seed nobody can foresee. See seed.h. */
#include "host/seed.h"

#include <assert.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

static bool read_randomness(void *bytes, size_t count) {
    int file = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    ssize_t got = read(file, bytes, count);
    close(file);
    return got == (ssize_t)count;
}

/* Nine digits: easy to read out and type again, and more games than anybody plays. */
bool host_random_seed(dm_setup *setup, dm_error *error) {
    uint32_t number;
    char word[32];
    assert(setup && setup->seed_text[0] == '\0');
    if (!read_randomness(&number, sizeof number))
        return dm_fail(error, "/dev/urandom cannot be read: give a seed yourself with seed=NUMBER");
    snprintf(word, sizeof word, "seed=%lu", (unsigned long)(number % 1000000000u));
    return dm_setup_add(setup, word, error);
}
