/* How much of the machine the program may use. */
#ifndef HOST_LIMITS_H
#define HOST_LIMITS_H

/* The processors there are, from 1 up to `most`: so many threads are worth while. */
int host_processors(int most);

/* As many open files and sockets as the system lets us have; it begins with far fewer. */
void host_raise_file_limit(void);

#endif
