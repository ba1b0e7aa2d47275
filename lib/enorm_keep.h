/* What a call in process leaves, kept in the answer. */
#ifndef ENORM_KEEP_H
#define ENORM_KEEP_H

#include "cli/port.h"
#include "enorm_own.h"

/* A port begins it, so that its functions find the rest. */
struct memory {
	struct port port;
	struct enorm_answer *answer;
	struct span input;
	struct buf *out, *said;
};

static inline struct memory *memory_of(struct port *p)
{
	return (struct memory *)(void *)p;
}

static inline struct enorm_answer *answer_of(struct port *p)
{
	return memory_of(p)->answer;
}

/* Has the port keep whatever is shown, in the answer of the memory. */
void keep_all(struct port *p);
/* When the run is over: what it came to. */
void keep_call(struct memory *m, const struct call *c);
/* Copies of texts, in the arena. */
const char *const *copy_all(struct arena *a, const char *const *texts, int n);

#endif
