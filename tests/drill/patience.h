/* How long a test waits for something that must happen before it calls it a hang.
 *
 * Nothing that goes well comes near it: the longest single wait of an idle machine is the five
 * seconds for which the store tries a locked database, so this is sixty times as long. It is no
 * measure of speed; a test that wants to know whether something happened waits for the event. */
#ifndef DRILL_PATIENCE_H
#define DRILL_PATIENCE_H

enum { PATIENCE_SECONDS = 300, PATIENCE_MS = PATIENCE_SECONDS * 1000 };

#endif
