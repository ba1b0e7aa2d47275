/* One compiled PCRE2 pattern with its match data kept. */
#ifndef TEXT_RE_H
#define TEXT_RE_H

#include <stddef.h>

#include "text/diag.h"
#include "text/str.h"

struct re;

/* NULL and a bug in the diag if the pattern is not one: it is ours. */
struct re *re_new(const char *pattern, struct diag *d);
/* The user's, of that option, found anywhere in a text: NULL and a usage error if it is not one. */
struct re *re_typed(const char *option, const char *pattern, struct diag *d);
void re_free(struct re *re);
void re_speed_up(struct re *re); /* compile to machine code: worth it for a stream */

/* Does it match at `start`, not further on? 1 or 0; -1 and the diag if PCRE2 gives up. */
int re_match(struct re *re, struct span text, size_t start, struct diag *d);
/* Group i of the last match; p is NULL if it took no part. */
struct span re_group(const struct re *re, int i);
size_t re_end(const struct re *re); /* where the last match ended */

#endif
