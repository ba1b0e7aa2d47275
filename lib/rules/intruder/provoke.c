/* Whom a Spacer provokes by leaving a space. Clauses AOO-01, AOO-06, AOO-08, AOO-09, SUR-05,
 * DSB-02; ruling RI-46. */
#include <stdlib.h>
#include <string.h>

#include "rules/intruder/ai.h"
#include "rules/sheet.h"
#include "space/adjacent.h"
#include "space/distance.h"

static bool suppressed(const struct board *b, const struct intruder *in)
{
	return intruder_suppression(b, in) > 0;
}

static bool surprised(const struct board *b, const struct intruder *in)
{
	return intruder_has_token(b, in, TOKEN_SURPRISE);
}

static bool disabled(const struct board *b, const struct intruder *in)
{
	(void)b;
	return in->disabled;
}

/* What keeps an Intruder from answering. */
static const struct excuse {
	bool (*is)(const struct board *b, const struct intruder *in);
	const char *word, *clause;
} excuses[] = {
    {disabled, "disabled", "DSB-02"},
    {suppressed, "suppressed", "AOO-06"}, /* SUP-09 */
    {surprised, "surprised", "SUR-05"},	  /* RULING: RI-46 */
};

static const struct excuse *excuse_of(const struct board *b, const struct intruder *in)
{
	size_t i;

	for (i = 0; i < COUNT(excuses); i++)
		if (excuses[i].is(b, in))
			return &excuses[i];
	return NULL;
}

bool ai_provoked_on(const struct scene *sc, const struct intruder *in, struct space left)
{
	/* AOO-01, AOO-08, AOO-09 */
	return intruder_acts(in) && figures_adjacent(sc, left, in->at, NULL) &&
	       !excuse_of(sc->board, in);
}

bool ai_provoked_by(const struct board *b, const struct intruder *in, struct space left)
{
	struct scene sc;

	if (distance_plain(left, in->at) > 1) /* no need to look closer */
		return false;
	scene_build(&sc, b);
	return ai_provoked_on(&sc, in, left);
}

/* ---- why nobody ---- */

static int by_name(const void *x, const void *y)
{
	const struct intruder *const *a = x, *const *b = y;

	return strcmp((*a)->record.name, (*b)->record.name);
}

/* Those beside the space who have an excuse, by their names. */
static int excused(const struct board *b, struct space left, const struct intruder **out)
{
	struct scene sc;
	int n = 0;

	scene_build(&sc, b);
	EACH(b, intruder, in) {
		if (space_on(in->at) && excuse_of(b, in) &&
		    figures_adjacent(&sc, left, in->at, NULL))
			out[n++] = in;
	}
	qsort(out, (size_t)n, sizeof *out, by_name);
	return n;
}

static struct refusal their_excuses(const struct board *b, const struct intruder *const *list,
				    int n)
{
	const char *text = "no Intruder is provoked:";
	struct refusals all = {0};
	int i;

	for (i = 0; i < n; i++) {
		const struct excuse *e = excuse_of(b, list[i]);
		text = arena_printf(b->arena, "%s%s %s is %s", text, i ? "," : "",
				    list[i]->record.name, e->word);
		refusals_add(&all, refuse(e->clause, e->word));
	}
	return refuse(refusals_joined(b, &all).clause, text);
}

struct refusal ai_provoke_refusal(const struct board *b, const struct spacer *mover)
{
	int count = board_count(b, KIND_INTRUDER), n, i;
	const struct intruder **list =
	    arena_array(b->arena, const struct intruder *, (size_t)count + 1);

	if (!spacer_on_board(mover))
		return refuse_of(b, "AOO-01", "no Intruder is provoked: %s is not on the board",
				 mover->record.name);
	for (i = 0; i < count; i++)
		if (ai_provoked_by(b, board_intruder(b, i), mover->at))
			return ALLOWED;
	n = excused(b, mover->at, list);
	return n ? their_excuses(b, list, n)
		 : refuse_of(b, "AOO-01", "no Intruder is provoked: none is adjacent to %s",
			     mover->record.name);
}
