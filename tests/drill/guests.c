#include "drill/guests.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* A word of `length` letters, another for every number. */
static void make_word(char *word, int length, char first, int number) {
    memset(word, 'a', (size_t)length);
    word[length] = '\0';
    word[0] = first;
    for (int k = length - 1; number > 0; number /= 26) word[k--] = (char)('a' + number % 26);
}

void guests_key(int guest, char key[SECRET_KEY_BYTES]) {
    make_word(key, SECRET_KEY_BYTES - 1, 'k', guest);
}

void guests_fill(int guest, store_player *player, store_session *session) {
    char key[SECRET_KEY_BYTES];
    memset(player, 0, sizeof *player);
    memset(session, 0, sizeof *session);
    make_word(player->id, STORE_ID_BYTES - 1, 'p', guest);
    snprintf(player->name, sizeof player->name, "Guest %d", guest + 1);
    make_word(session->id, STORE_ID_BYTES - 1, 's', guest);
    strcpy(session->player, player->id);
    guests_key(guest, key);
    secret_hash_key(key, session->key_hash);
    /* Now: sessions that nobody used for long are forgotten when the server starts. */
    player->made = session->made = session->used = 1000 * (int64_t)time(NULL);
}

static bool add_one(store_handle *store, int guest) {
    store_player player;
    store_session session;
    guests_fill(guest, &player, &session);
    return store_add_player(store, &player, "") == STORE_DONE &&
           store_add_session(store, &session) == STORE_DONE;
}

bool guests_add(const char *database, int count) {
    char problem[STORE_PROBLEM_BYTES];
    if (!secret_start()) return false;
    store_handle *store = store_open(database, problem);
    if (store == NULL) {
        fprintf(stderr, "%s\n", problem);
        return false;
    }
    bool good = store_begin(store) == STORE_DONE;
    for (int k = 0; good && k < count; k++) good = add_one(store, k);
    good = good && store_commit(store) == STORE_DONE;
    if (!good) fprintf(stderr, "guests: %s\n", store_problem(store));
    store_close(store);
    return good;
}

bool guests_cookie(int port, int guest, char cookie[COOKIE_BYTES]) {
    static char name[COOKIE_BYTES];
    char key[SECRET_KEY_BYTES];
    if (name[0] == '\0') {
        if (!http_sign_in(port, "Somebody", name)) return false;
        name[strcspn(name, "=")] = '\0';
    }
    guests_key(guest, key);
    snprintf(cookie, COOKIE_BYTES, "%.200s=%s", name, key);
    return true;
}
