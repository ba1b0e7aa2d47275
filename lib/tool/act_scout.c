/* A Scout action as it is typed: SPACER BLIP|INTRUDER. */
#include "board/names.h"
#include "rules/harm/pool.h"
#include "rules/turn/scout.h"
#include "tool/act.h"

static int read_scouted(const struct board *b, const char *word, struct scout *x, struct diag *d)
{
	struct record *what = name_piece(b, KIND_BIT(KIND_BLIP) | KIND_BIT(KIND_INTRUDER), word, d);

	if (!what)
		return -1;
	if (what->kind == KIND_BLIP)
		x->blip = as_blip(what);
	else
		x->intruder = as_intruder(what);
	return 0;
}

int call_scout(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct scout x = {.who = as_spacer(name_piece(b, KIND_BIT(KIND_SPACER), c->word[0], d))};
	struct refusal no;

	if (!x.who || read_scouted(b, c->word[1], &x, d))
		return -1;
	no = scout_refusal(b, &x);
	if (no.reason)
		return call_refuse(c, b, NULL, no);
	if (adrenaline_action(&r, x.who, "SCT-01")) /* SCT-01 */
		return -1;
	return !x.who->dead && scout_resolve(&r, &x) ? -1 : STATUS_OK;
}
