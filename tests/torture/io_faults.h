/* Every call of the system that can fail, by the linker's --wrap: counted, and made to fail. */
#ifndef TORTURE_IO_FAULTS_H
#define TORTURE_IO_FAULTS_H

#include <stdbool.h>

/* What becomes of a call that fails: an errno, or fewer bytes than were asked for. */
#define SHORT_OF 0

struct io_faults {
	bool on;	 /* count, and fail */
	bool all;	 /* not that one alone, but all from there on */
	long fail_at;	 /* the first to fail, from 1; 0 for none */
	int error;	 /* errno, or SHORT_OF */
	long asked;	 /* how many there were */
	char failed[24]; /* what the first that failed is called, and on which descriptor; "" for */
	int fd;		 /* none */
	bool half_written; /* a write to standard output failed: what it has cannot be taken back */
};
extern struct io_faults io_faults;

#endif
