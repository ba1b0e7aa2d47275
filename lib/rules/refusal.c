#include "rules/refusal.h"

#include <stdarg.h>
#include <string.h>

struct refusal refuse(const char *clause, const char *reason)
{
	return (struct refusal){.clause = clause, .reason = reason};
}

struct refusal allow_if(bool allowed, const char *clause, const char *reason)
{
	return allowed ? ALLOWED : refuse(clause, reason);
}

struct refusal refuse_of(const struct board *b, const char *clause, const char *fmt, ...)
{
	struct refusal no = {.clause = clause};
	va_list ap;

	va_start(ap, fmt);
	no.reason = arena_vprintf(b->arena, fmt, ap);
	va_end(ap);
	return no;
}

void refusals_add(struct refusals *all, struct refusal no)
{
	if (all->n < REFUSALS_MOST)
		all->at[all->n++] = no;
}

static bool clause_before(const struct refusals *all, int i)
{
	int k;

	for (k = 0; k < i; k++)
		if (!strcmp(all->at[k].clause, all->at[i].clause))
			return true;
	return false;
}

struct refusal refusals_joined(const struct board *b, const struct refusals *all)
{
	struct refusal out = refuse("", "");
	int i;

	for (i = 0; i < all->n; i++) {
		const struct refusal *no = &all->at[i];
		out.reason =
		    arena_printf(b->arena, "%s%s%s%s%s", out.reason, i ? "; " : "",
				 no->about ? no->about : "", no->about ? ": " : "", no->reason);
		if (!clause_before(all, i))
			out.clause =
			    arena_printf(b->arena, "%s%s%s", out.clause, i ? "," : "", no->clause);
	}
	return out;
}
