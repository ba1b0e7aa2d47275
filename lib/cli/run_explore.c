/* Every way that chance or choice can go, as far as the call asks for it. */
#include "cli/best.h"
#include "cli/run.h"

/* One way that chance or choice goes; a refused one is the board that came, which says so. */
static int run_branch(struct run *r, const struct board *b, struct board **out)
{
	int result = run_once(r, b, &r->scratch, out);

	if (result == REFUSED) {
		*out = board_copy(b, &r->scratch);
		run_put_refusal(r, *out);
	}
	return result;
}

static int best_runs(struct run *r, const struct board *b, struct best *best)
{
	struct fate *f = &r->call.fate;
	struct board *work;
	int result;

	do {
		arena_reset(&r->scratch);
		best_begin(best);
		result = run_branch(r, b, &work);
		if (result == REFUSED && !f->length)
			return REFUSED;
		if (result >= 0)
			result = best_add(best, b, work, result == REFUSED, f, &r->diag);
	} while (result >= 0 && fate_next(f));
	return result;
}

static int resolve_best(struct run *r, const struct board *b)
{
	struct best best = {0};
	int result = best_start(&best, &r->call, &r->diag);

	if (result >= 0)
		result = best_runs(r, b, &best);
	r->call.fate.seam = NULL;
	if (result >= 0 && result != REFUSED)
		best_write(&best, b, &r->call);
	best_release(&best);
	return result;
}

/* What came of one run, counted among the branches. */
static int add_run(struct run *r, const struct board *b, const struct board *work, int how,
		   struct branches *all)
{
	struct fate *f = &r->call.fate;
	int result = how == CUT ? branches_cut(all, b, f, &r->diag)
				: branches_add(all, b, work, f, &r->diag);

	all->too_much = result < 0;
	return result;
}

static int finish(struct run *r, struct branches *all)
{
	int result = branches_finish(all, &r->diag);

	all->too_much = result < 0;
	return result;
}

int run_explore(struct run *r, const struct board *b, struct branches *all)
{
	struct fate *f = &r->call.fate;
	struct board *work;
	int result;

	branches_merge(all, f);
	do {
		arena_reset(&r->scratch);
		branches_begin(all, f, board_count(b, KIND_EVENT));
		result = run_branch(r, b, &work);
		if (result == REFUSED && !f->length)
			break; /* before anything was asked: the whole call is */
		if (result >= 0)
			result = add_run(r, b, work, result, all);
	} while (result >= 0 && fate_next(f));
	f->seam = NULL;
	return result >= 0 && all->n ? finish(r, all) : result;
}

static int resolve_branches(struct run *r, const struct board *b)
{
	struct branches all = {.plain = call_has(&r->call, "odds"),
			       .a_change_a_line = r->call.view == VIEW_JSON};
	int result = run_explore(r, b, &all);

	if (result >= 0 && all.n)
		result = call_has(&r->call, "odds")
			     ? branches_write_odds(&all, b, &r->call, &r->diag)
			     : branches_write(&all, b, &r->call, &r->diag);
	if (result >= 0 && all.n && r->call.port->outcomes)
		r->call.port->outcomes(r->call.port, b, &all);
	r->answered_no |= all.refused;
	branches_release(&all);
	return result;
}

int run_every_way(struct run *r, const struct board *b)
{
	return r->call.fate.keep_harsh ? resolve_best(r, b) : resolve_branches(r, b);
}
