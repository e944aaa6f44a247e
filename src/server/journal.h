/* What the server tells whoever runs it: one line of JSON an event, on standard error. Never a key,
 * a name, a path or anything said at a table. */
#ifndef SERVER_JOURNAL_H
#define SERVER_JOURNAL_H

/* Pairs of a key and its text, ended by NULL: journal("dropped", "address", address, NULL). */
void journal(const char *event, ...);

#endif
