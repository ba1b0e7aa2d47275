/* What the files of the fate share: fate.c, typed.c, explore.c, draw.c and choose.c. */
#ifndef CHANCE_FATE_OWN_H
#define CHANCE_FATE_OWN_H

#include "chance/fate.h"

/* What --choose says for the point, which counts as used; or NULL. */
const char *fate_take_choice(struct fate *f, const char *point);
/* Which of the labels the value is; -1 and a usage error that lists them if it is none. */
int fate_label(const char *option, const char *point, const char *value, const char *const *labels,
	       int n, struct diag *d);
/* The next step of the path that is explored: which of n, or -1 and the diag. */
int fate_take_step(struct fate *f, bool chance, const u128 *weights, int n, struct diag *d);

#endif
