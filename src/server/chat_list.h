/* The latest lines said at a table, in order. */
#ifndef SERVER_CHAT_LIST_H
#define SERVER_CHAT_LIST_H

#include "store/store.h"

enum { CHAT_LIST_MAX = 50 };

/* All zero is an empty list: at most tables nobody says a word. */
typedef struct chat_list {
    store_chat *list;
    int count, room;
} chat_list;

/* Adds a copy; the oldest of CHAT_LIST_MAX goes. */
void chat_list_add(chat_list *chats, const store_chat *chat);
/* Takes out what this player has said; true if there was anything. */
bool chat_list_forget(chat_list *chats, const char *player);
/* Gives the memory back; it is empty then. */
void chat_list_clear(chat_list *chats);

#endif
