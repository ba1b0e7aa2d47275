#include "cli/outlet.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

enum outlet_state outlet_flush(int fd, struct buf *b, struct diag *d)
{
	size_t done = 0;

	while (done < b->n) {
		ssize_t n = write(fd, b->p + done, b->n - done);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0) {
			int why = errno;
			buf_clear(b);
			if (why == EPIPE)
				return OUTLET_CLOSED;
			d->at = (struct where){0};
			diag_status(d, STATUS_IO, "cannot write: %s", strerror(why));
			return OUTLET_FAILED;
		}
		done += (size_t)n;
	}
	buf_clear(b);
	return OUTLET_OPEN;
}
