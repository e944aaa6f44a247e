/* Preconditions that protect memory, and therefore stay on in every build.
 *
 * Two kinds of checks state what a function demands of its caller:
 *
 *   assert(condition)     whatever would give a wrong result. Off in Release.
 *   dm_guard(condition)   whatever would read or write memory that is not ours: an index into an
 *                         array of fixed size, the length of a buffer, a pointer that is written
 *                         through. In Release it stops the program at once, without a word.
 *
 * Neither is for what a person, a file or a network can cause: that is answered by an error. The
 * condition is pure, and cheap enough for the place where it stands. A trap needs no library, so
 * that this works in WebAssembly too, where the host sees the instruction `unreachable`. */
#ifndef ENGINE_GUARD_H
#define ENGINE_GUARD_H

#include <assert.h>

#ifdef NDEBUG
#define dm_guard(condition) (__builtin_expect(!(condition), 0) ? __builtin_trap() : (void)0)
#else
#define dm_guard(condition) assert(condition)
#endif

#endif
