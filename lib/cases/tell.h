/* Boards that came out, as text: whatever program wrote them, so they may be none. */
#ifndef CASES_TELL_H
#define CASES_TELL_H

#include "cases/case.h"
#include "data/data.h"
#include "show/show.h"

/* The lines of a text, each in the arena. */
struct texts text_lines(const char *text, struct arena *a);
/* The boards of a text, each from its header to the next. */
struct texts text_boards(const char *text, struct arena *a);

/* What the events of the boards tell, as enorm-log does, without the calls; the lines as they are
 * if they are no boards of ours. */
struct texts tell_events(const struct data *data, const char *boards, struct arena *a);
/* A sentence for each of the boards that says no; none if they are no boards of ours. */
struct texts tell_refusals(const struct data *data, const char *boards, struct arena *a);
/* The boards, drawn as text; as they are if they cannot be, `(nothing)` if there are none. */
const char *tell_drawn(const struct data *data, const char *boards, struct arena *a);
/* The same by any medium, without the list of what is on the board. */
const char *tell_map(const struct data *data, const char *boards, show_medium *medium,
		     struct arena *a);
/* The lines of a board in which a change shows: its canonical text without the records of what
 * happened. */
struct texts tell_position(const struct data *data, const char *board, struct arena *a);

#endif
