/* enorm: rulings for Enormity, for other programs.
 *
 *	struct enorm *e = enorm_open(NULL);
 *	if (!enorm_load(e, text, strlen(text)))
 *		puts(enorm_sight(e, "juliet", "grin-1") == 1 ? "seen" : "hidden");
 *	else
 *		fputs(enorm_error(e), stderr);
 *	enorm_close(e);
 *
 * Everything belongs to the struct and goes with it. Nothing is printed, nothing exits, and there
 *is no state outside of it: as many as one likes may be open, each used by one thread at a time. */
#ifndef ENORM_H
#define ENORM_H

#include <stddef.h>

/* What is declared here, and what is linked. */
#define ENORM_VERSION "0.1"

#ifdef __cplusplus
extern "C" {
#endif

struct enorm;

/* With the built-in tables; `data` is a colon-separated list of directories laid over them, or
 * NULL. Never NULL itself: look at enorm_error. */
struct enorm *enorm_open(const char *data);
void enorm_close(struct enorm *e);

/* What went wrong in the last call, one line a problem; "" if nothing did. Valid until the next. */
const char *enorm_error(const struct enorm *e);
/* The same as a number, the exit status that a tool would end with; 0 if nothing went wrong.
 * ENORM_MEMORY is out of memory: a board being loaded is not, everything else is as it was. */
#define ENORM_MEMORY 71
int enorm_status(const struct enorm *e);

/* Takes the one board in the text, in place of the one before. 0, or -1 and enorm_error. */
int enorm_load(struct enorm *e, const char *text, size_t n);
/* Its canonical text, valid until the next call. NULL if no board is loaded. */
const char *enorm_text(struct enorm *e);

/* Questions. `from` and `to` are names of pieces or spaces such as "B6". 1 yes, 0 no, -1 and
 * enorm_error if it cannot be asked, as of a Spacer who is off the board or in an Other Place.
 * Cover is that of `to` from a ranged attack by `from`. Figures that share a space are adjacent; a
 * space is not adjacent to itself. */
int enorm_sight(struct enorm *e, const char *from, const char *to);
int enorm_cover(struct enorm *e, const char *from, const char *to);
int enorm_adjacent(struct enorm *e, const char *from, const char *to);
/* Distances in spaces, as a Spacer's weapon counts and as targeting counts; ENORM_UNREACHABLE where
 * no way leads, -1 and enorm_error if it cannot be asked. */
#define ENORM_UNREACHABLE 1000000
int enorm_range(struct enorm *e, const char *from, const char *to);
int enorm_distance(struct enorm *e, const char *from, const char *to);

#ifdef __cplusplus
}
#endif

#endif
