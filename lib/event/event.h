/* Events: what happened, as a verb and named arguments. Sentences, JSON and citations are views of
 * them, all made from the one table of verbs. */
#ifndef EVENT_EVENT_H
#define EVENT_EVENT_H

#include "board/board.h"
#include "event/verbs.h"
#include "text/buf.h"
#include "text/diag.h"

enum event_verb {
#define V(id, word, sentence) EVENT_##id,
	EVENT_VERBS(V)
#undef V
};

/* Adds an event. The format names the arguments: `EVENT(b, CRASH, "who=%s at=%s
 * clause=KW-CRASH-2", who, at)`; each is a literal, %s or %d. A NULL string leaves its argument
 * out. */
#define EVENT(board, verb, ...) event_add(board, EVENT_##verb, __VA_ARGS__)
void event_add(struct board *b, enum event_verb verb, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

bool event_is(const struct event *e, enum event_verb verb);
/* GLD-05: a roll, a card, any randomising step, drawn here or rolled at the table. */
bool event_is_random(const struct event *e);

/* The value of an argument, or NULL. */
const char *event_arg(const struct event *e, const char *key);

/* Every verb is one of the table's with arguments of its own, and every call one of our tools. */
int event_check(const struct board *b, struct diag *d);
int event_check_call(const struct event *e, struct diag *d);

/* One sentence, without citation and without a line end. */
void event_sentence(const struct event *e, struct buf *out);
/* " [KW-CRASH-2]", " [COV-04; RA-51]" or nothing. */
void event_citation(const struct event *e, struct buf *out);
/* Is it clause= or ruling=, which every verb takes? */
bool event_is_citation(const char *key);

/* One JSON object, without a line end. */
void event_json(const struct event *e, const char *tool, long board, struct buf *out);
/* The same inside of another: verb, args, text, clause and ruling, between braces. */
void event_json_body(const struct event *e, struct buf *out);

#endif
