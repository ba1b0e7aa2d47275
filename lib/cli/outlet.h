/* Standard output, checked: a full disk is an error, a closed pipe is quiet. */
#ifndef CLI_OUTLET_H
#define CLI_OUTLET_H

#include "text/buf.h"
#include "text/diag.h"

enum outlet_state { OUTLET_OPEN, OUTLET_CLOSED, OUTLET_FAILED };

/* All of it, however many calls that takes: 0, or -1 and errno. */
int outlet_write(int fd, const char *text, size_t n);
/* Writes and empties the buffer. */
enum outlet_state outlet_flush(int fd, struct buf *b, struct diag *d);

#endif
