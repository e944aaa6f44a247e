/* Lines in an array that grows up to CHAT_LIST_MAX. */
#include "server/chat_list.h"

#include <stdlib.h>
#include <string.h>

#include "engine/guard.h"
#include "host/memory.h"

void chat_list_add(chat_list *chats, const store_chat *chat) {
    dm_guard(chats->count <= chats->room && chats->count <= CHAT_LIST_MAX);
    if (chats->count == CHAT_LIST_MAX) {
        memmove(chats->list, chats->list + 1, (CHAT_LIST_MAX - 1) * sizeof *chat);
        chats->count--;
    }
    if (chats->count == chats->room) {
        chats->room = chats->room ? 2 * chats->room : 4;
        chats->list = memory_grow(chats->list, (size_t)chats->room, sizeof *chat);
    }
    chats->list[chats->count++] = *chat;
}

bool chat_list_forget(chat_list *chats, const char *player) {
    int kept = 0, before = chats->count;
    for (int k = 0; k < before; k++)
        if (strcmp(chats->list[k].player, player) != 0) chats->list[kept++] = chats->list[k];
    chats->count = kept;
    for (int k = kept; k < before; k++) memset(&chats->list[k], 0, sizeof chats->list[k]);
    return kept < before;
}

void chat_list_clear(chat_list *chats) {
    free(chats->list);
    memset(chats, 0, sizeof *chats);
}
