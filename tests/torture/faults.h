/* Every allocation of a program, by the linker's --wrap: counted, and made to fail. */
#ifndef TORTURE_FAULTS_H
#define TORTURE_FAULTS_H

#include <stdbool.h>

/* Which allocation fails, and what became of them. */
struct faults {
	bool on;	  /* count, and fail */
	bool all;	  /* not that one alone, but all from there on */
	long fail_at;	  /* the first to fail, from 1; 0 for none */
	long asked;	  /* how many there were */
	long live;	  /* blocks not freed */
	long bytes, peak; /* allocated now, and at the most since it was set */
	long most;	  /* above which too_much is called; 0 for no such limit */
	void (*too_much)(void);
	int next_fd; /* the lowest descriptor that is not open when the call is over */
};
extern struct faults faults;

int main_library(int argc, char **argv);

#endif
