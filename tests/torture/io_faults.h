/* Every call of the system that can fail, by the linker's --wrap: counted, and made to fail. */
#ifndef TORTURE_IO_FAULTS_H
#define TORTURE_IO_FAULTS_H

#include <stdbool.h>

/* What becomes of a call that fails: an errno, or fewer bytes than were asked for; or the process
 * is killed before it, or once it has moved half of them. */
#define SHORT_OF    0
#define KILLED	    -1
#define KILLED_HALF -2

struct io_faults {
	bool on;	 /* count, and fail */
	bool all;	 /* not that one alone, but all from there on */
	long fail_at;	 /* the first to fail, from 1; 0 for none */
	int error;	 /* errno, or one of these */
	long asked;	 /* how many there were */
	char failed[24]; /* what the first that failed is called, and on which descriptor; "" for */
	int fd;		 /* none */
	bool half_written; /* a write to standard output failed: what it has cannot be taken back */
};
extern struct io_faults io_faults;

#endif
