#include "rules/rules.h"

#include <string.h>

#include "event/event.h"

int rules_refuse(const struct rules *r, struct refusal no)
{
	if (!r->refused)
		return diag_usage(r->diag, "%s [%s]", no.reason, no.clause);
	*r->refused = no;
	return -1;
}

/* ---- the Attack under way ---- */

struct rules rules_in_attack(const struct rules *r, struct chain *chain)
{
	struct rules inside = *r;

	inside.chain = chain;
	return inside;
}

struct rules rules_trial(const struct rules *r, struct board *copy, struct fate *fate,
			 struct chain *chain)
{
	*chain = r->chain ? *r->chain : (struct chain){0};
	chain->last = NULL; /* the Attack itself is not on the copy */
	return (struct rules){.board = copy,
			      .fate = fate,
			      .diag = r->diag,
			      .chain = r->chain ? chain : NULL};
}

static bool listed(const char *const *list, int n, const struct spacer *s)
{
	int i;

	for (i = 0; i < n; i++)
		if (s && !strcmp(list[i], s->record.name))
			return true;
	return false;
}

/* Why a Chain Break ends nothing. */
static struct refusal break_refusal(const struct rules *r, const struct spacer *by)
{
	const struct chain *c = r->chain;

	if (!c)
		return refuse("CHB-07", "no Attack is under way");
	if (chain_broken(r, by))
		return refuse("CHB-07", "the Attack is over already");
	if (c->zone && by && !listed(c->against, c->nagainst, by))
		return refuse_of(r->board, "CHB-08", "the Attack is not against %s",
				 by->record.name);
	return ALLOWED;
}

/* CHB-08: of several, for that Spacer alone. */
static void tell_break(const struct rules *r, const struct spacer *by, const char *name,
		       const char *clause, const char *ruling)
{
	if (r->chain->zone && by && r->chain->nagainst > 1)
		EVENT(r->board, CHAIN_BREAK, "who=%s whom=%s clause=%s ruling=%s", name,
		      by->record.name, arena_printf(r->board->arena, "%s,CHB-08", clause), ruling);
	else
		EVENT(r->board, CHAIN_BREAK, "who=%s clause=%s ruling=%s", name, clause, ruling);
}

void chain_break(const struct rules *r, const struct spacer *by, const char *name,
		 const char *clause, const char *ruling)
{
	struct chain *c = r->chain;
	struct refusal no = break_refusal(r, by);

	if (no.reason) {
		EVENT(r->board, NO_EFFECT, "who=%s what=%s why=%s clause=%s",
		      by ? by->record.name : name, "the Chain Break", no.reason, no.clause);
		return;
	}
	if (c->last)
		c->failed |= c->last(r, c->attack) != 0;
	tell_break(r, by, name, clause, ruling);
	if (c->zone && by)
		c->out[c->nout++] = by->record.name;
	else
		c->over = true;
}

void chain_write(const struct chain *c, struct buf *out)
{
	int i;

	buf_printf(out, "chain %d", c ? c->over : -1);
	for (i = 0; c && i < c->nout; i++)
		buf_printf(out, " %s", c->out[i]);
	buf_putc(out, '\n');
}

int rules_leave(const struct rules *r, struct fate_part before)
{
	struct buf state = {0};
	int result;

	chain_write(r->chain, &state);
	result = fate_leave(r->fate, before, buf_text(&state));
	buf_release(&state);
	return result;
}

bool chain_broken(const struct rules *r, const struct spacer *s)
{
	return r->chain && (r->chain->over || listed(r->chain->out, r->chain->nout, s));
}

/* ---- names of points ---- */

/* How often this call has asked for the point; `again`: or for it with a number behind. */
static int asked(const struct rules *r, const char *point, bool again)
{
	const char *p = buf_text(&r->fate->points);
	size_t len = strlen(point);
	int times = 0;

	while (*(p += strspn(p, " "))) {
		size_t n = strcspn(p, " ");
		times += again ? point_is(p, n, point) : n == len && !strncmp(p, point, n);
		p += n;
	}
	return times;
}

/* The first name from the nth on that was not asked for. */
static const char *unasked(const struct rules *r, const char *stem, int nth)
{
	const char *name = stem;

	if (nth > 1)
		name = arena_printf(r->board->arena, "%s-%d", stem, nth);
	return asked(r, name, false) ? unasked(r, stem, nth + 1) : name;
}

static const char *numbered(const struct rules *r, const char *stem)
{
	return unasked(r, stem, asked(r, stem, true) + 1);
}

static const char *of(const struct rules *r, const char *who, enum point p)
{
	return who ? arena_printf(r->board->arena, "%s.%s", who, point_stems[p]) : point_stems[p];
}

const char *rules_point(const struct rules *r, enum point p)
{
	return numbered(r, point_stems[p]);
}

const char *rules_point_from(const struct rules *r, enum point p, int nth)
{
	return unasked(r, point_stems[p], nth);
}

const char *rules_point_of(const struct rules *r, const char *who, enum point p)
{
	return numbered(r, of(r, who, p));
}

const char *rules_point_key(const struct rules *r, const char *who, enum point p, const char *key)
{
	return numbered(r, arena_printf(r->board->arena, "%s-%s", of(r, who, p), key));
}

const char *rules_point_nth(const struct rules *r, const char *who, enum point p, int n)
{
	return arena_printf(r->board->arena, "%s-%d", of(r, who, p), n);
}

const char *rules_point_in(const struct rules *r, const char *point, enum point p)
{
	return arena_printf(r->board->arena, "%s-%s", point, point_stems[p]);
}

/* ---- choices ---- */

int choose_at(const struct rules *r, const char *point, const char *const *labels, int n,
	      int preferred, const char *why)
{
	struct choice c = {
	    .point = point, .labels = labels, .n = n, .preferred = preferred, .why = why};

	return fate_choose(r->fate, &c, r->diag);
}

int choose_rather(const struct rules *r, const char *who, enum point p, const char *const *labels,
		  int n, int preferred, const char *why)
{
	return choose_at(r, rules_point_of(r, who, p), labels, n, preferred, why);
}

int choose(const struct rules *r, const char *who, enum point p, const char *const *labels, int n,
	   const char *why)
{
	return choose_rather(r, who, p, labels, n, 0, why);
}

int choose_of_several(const struct rules *r, const char *who, enum point p,
		      const char *const *labels, int n, const char *why)
{
	return n < 2 ? 0 : choose(r, who, p, labels, n, why);
}

int choose_harsh(const struct rules *r, const char *who, enum point p, const char *const *labels,
		 int n, int worst, const char *why)
{
	struct choice c = {.point = rules_point_of(r, who, p),
			   .labels = labels,
			   .n = n,
			   .preferred = worst,
			   .why = why,
			   .harsh = true};

	return fate_choose(r->fate, &c, r->diag);
}
