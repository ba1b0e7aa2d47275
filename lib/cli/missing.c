/* A word that is missing: what it can be is told behind the usage error, from the board that the
 * call would have read. */
#include <stdarg.h>

#include "cli/offers.h"
#include "cli/run.h"

#define LISTED 48 /* names */

int call_missing(struct call *c, const char *kind, struct diag *d, const char *fmt, ...)
{
	struct buf text = {0};
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	c->wanted = kind;
	diag_usage(d, "%s", buf_text(&text));
	buf_release(&text);
	return -1;
}

static bool is_there(struct run *r)
{
	if (r->call.tool->kind == REFERENCE)
		return false;
	if (r->call.game || call_has(&r->call, "file"))
		return true;
	return r->call.port->ready(r->call.port);
}

/* The first board that there is; NULL if none can be read. */
static struct board *first_board(struct run *r)
{
	struct board *b = arena_new(&r->call.arena, struct board);
	struct diag kept = r->diag;
	bool found;

	if (!is_there(r))
		return NULL;
	r->diag = (struct diag){0};
	r->call.game_unchanged = true;
	board_start(b, &r->arena, &r->call.data);
	found = !run_open_input(r) && reader_next(&r->reader, b, &r->diag) > 0;
	run_leave_game(r);
	diag_release(&r->diag);
	r->diag = kept;
	return found ? b : NULL;
}

void run_offer(struct run *r)
{
	struct call *c = &r->call;
	struct offers all = {.arena = &c->arena};
	struct buf list = {0};
	size_t n;
	const char *kind = offers_kind(c->wanted ? c->wanted : "", &n);
	int i;

	if (!c->wanted || r->diag.status != STATUS_USAGE)
		return;
	offers_of(&(struct offered_to){&c->data, first_board(r), c->tool->name, c->word, c->nwords},
		  c->wanted, &all);
	for (i = 0; i < all.n && i < LISTED; i++)
		buf_printf(&list, "%s%s", i ? ", " : "", all.at[i]);
	if (all.n > LISTED)
		diag_usage(&r->diag, "%.*s can be one of %d, such as %s", (int)n, kind, all.n,
			   all.at[0]);
	else if (all.n)
		diag_usage(&r->diag, "%.*s can be: %s", (int)n, kind, buf_text(&list));
	buf_release(&list);
}
