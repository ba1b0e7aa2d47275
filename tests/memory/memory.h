/* Calls whose allocations fail: what the files of this program share. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdbool.h>

/* Which allocation fails, and what became of them. */
struct faults {
	bool on;      /* count, and fail */
	bool all;     /* not that one alone, but all from there on */
	long fail_at; /* the first to fail, from 1; 0 for none */
	long asked;   /* how many there were */
	long live;    /* blocks not freed */
	int next_fd;  /* the lowest descriptor that is not open when the call is over */
};
extern struct faults faults;

int main_library(int argc, char **argv);

#endif
