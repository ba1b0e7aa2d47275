#include "cli/outlet.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

int outlet_write(int fd, const char *text, size_t n)
{
	while (n) {
		ssize_t done = write(fd, text, n);
		if (done < 0 && errno != EINTR)
			return -1;
		text += done > 0 ? done : 0;
		n -= done > 0 ? (size_t)done : 0;
	}
	return 0;
}

enum outlet_state outlet_flush(int fd, struct buf *b, struct diag *d)
{
	int failed = outlet_write(fd, b->p, b->n), why = errno;

	buf_clear(b);
	if (!failed)
		return OUTLET_OPEN;
	if (why == EPIPE)
		return OUTLET_CLOSED;
	d->at = (struct where){0};
	diag_status(d, STATUS_IO, "cannot write: %s", strerror(why));
	return OUTLET_FAILED;
}
