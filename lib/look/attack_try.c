#include "look/attack_try.h"

#include <stdlib.h>
#include <string.h>

#include "event/house.h"
#include "rules/attack/walk.h"

/* ---- one way that chance goes ---- */

static struct attack on_copy(const struct attack *a, const struct board *copy)
{
	struct attack there = *a;
	const char *owner = a->who->record.name;

	there.who = board_find(copy, KIND_SPACER, NULL, owner);
	there.gear = a->gear ? board_find(copy, KIND_GEAR, owner, a->gear->record.name) : NULL;
	there.target[0] = board_find(copy, KIND_INTRUDER, NULL, a->target[0]->record.name);
	there.only_roll = true;
	return there;
}

static void keep_reasons(const struct attack *a, struct attack_trial *out, struct arena *keep)
{
	int i;

	out->why.n = a->why.n;
	for (i = 0; i < a->why.n; i++)
		out->why.at[i] =
		    refuse(a->why.at[i].clause, arena_strdup(keep, a->why.at[i].reason));
}

static int add(struct frac *sum, bool counts, const struct fate *f, struct diag *d)
{
	if (counts && !frac_add(sum, frac_reduce(f->weight)))
		return diag_set(d, "the odds of an Attack grow beyond 128 bits");
	return 0;
}

static void note_house(struct attack_trial *out, const struct board *b, int from,
		       const struct fate *f)
{
	struct house h = {0};

	house_note(&h, b, from);
	out->house |= h.tables | (f->tally.house_dice ? 1u << TABLE_DICE : 0);
	house_release(&h);
}

/* Returns ATTACK_REFUSED too: then there are reasons. */
static int one_run(const struct rules *r, const struct attack *declared, struct fate *f,
		   struct arena *scratch, struct attack_trial *out)
{
	struct board *copy = board_copy(r->board, scratch);
	struct refusal no = ALLOWED;
	struct rules there = {.board = copy, .fate = f, .diag = r->diag, .refused = &no};
	struct attack a = on_copy(declared, copy);
	int result;

	fate_begin(f, copy);
	result = attack_make(&there, &a);
	if (no.reason) /* what was typed for it is not allowed */
		result = attack_refuse(&a, no);
	if (result < 0)
		return -1;
	note_house(out, copy, board_count(r->board, KIND_EVENT), f);
	if (a.why.n && !a.who->dead)
		keep_reasons(&a, out, r->board->arena);
	if (a.rolled) {
		out->spec = a.first;
		out->at = a.first.at;
	}
	if (add(&out->wound, a.rolled && a.result[0] != RESULT_FAIL, f, r->diag) ||
	    add(&out->critical, a.rolled && a.result[0] == RESULT_CRITICAL, f, r->diag) ||
	    add(&out->dies, a.who->dead, f, r->diag))
		return -1;
	return result;
}

/* ---- all of them ---- */

static int try_once(const struct rules *r, const struct attack *a, struct attack_trial *out)
{
	const struct intruder_row *type = intruder_type(r->board, a->target[0]);
	struct fate f = {.explore_chance = true};
	struct arena own = {0}, scratch = {0};
	long runs = 0;
	int result;

	*out = (struct attack_trial){.weapon = a->gear ? a->gear->record.name : a->weapon->name,
				     .target = a->target[0]->record.name,
				     .drawn = type->kind == BOSS,
				     .advance = a->advance,
				     .wound = {0, 1},
				     .critical = {0, 1},
				     .dies = {0, 1}};
	if (!out->drawn)
		out->at = attack_at(r->board, a->target[0], NULL);
	memcpy(f.given, r->fate->given, sizeof f.given);
	fate_start(&f, &own);
	do {
		arena_reset(&scratch);
		result = one_run(r, a, &f, &scratch, out);
		if (!result && ++runs > FATE_STATES)
			result =
			    diag_set(r->diag, "more than %d outcomes of one Attack", FATE_STATES);
	} while (!result && fate_next(&f));
	fate_release(&f);
	arena_release(&scratch);
	arena_release(&own);
	return result < 0 ? -1 : 0;
}

/* ---- with an Advance ---- */

/* Only the target is out of reach, and the weapon can go to it (RULING: RA-06). */
static bool needs_advance(const struct rules *r, const struct attack *a, int *most)
{
	struct refusals no = attack_refusals(r->board, a);

	if (!no.n || space_on(a->advance) || !space_on(a->target[0]->at) ||
	    !has_keyword(a->weapon->keywords, KEYWORD_ADVANCE, most))
		return false;
	while (no.n > 0 && no.at[no.n - 1].about)
		no.n--;
	return no.n == 0;
}

static int try_advance(const struct rules *r, struct attack *a, struct space to,
		       struct attack_trial *best)
{
	struct attack_trial now;

	a->advance = to;
	if (!grid_is_space(&r->board->grid, to) || attack_advance_refusal(r, a).reason)
		return 0;
	if (try_once(r, a, &now))
		return -1;
	if (!now.why.n && (best->why.n || frac_cmp(now.wound, best->wound) > 0))
		*best = now;
	return 0;
}

int attack_try(const struct rules *r, const struct attack *a, struct attack_trial *out)
{
	struct attack walking = *a;
	struct space from = a->who->at;
	int most = 0, row, col;

	if (try_once(r, a, out))
		return -1;
	if (!needs_advance(r, a, &most))
		return 0;
	for (row = -most; row <= most; row++)
		for (col = abs(row) - most; col <= most - abs(row); col++)
			if (try_advance(r, &walking, (struct space){from.row + row, from.col + col},
					out))
				return -1;
	return 0;
}
