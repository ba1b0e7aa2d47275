/* A Move action as it is typed: SPACER SPACE, or SPACER --path. */
#include <string.h>

#include "rules/blip/noise.h"
#include "rules/blip/reveal.h"
#include "rules/move/spacer_move.h"
#include "rules/waiting.h"
#include "tool/act.h"

int call_space(const char *word, struct space *out, struct diag *d)
{
	return space_read(span_of(word), out)
		   ? 0
		   : diag_usage(d, "'%s' is not a space such as B6", word);
}

/* SPM-14: most Move actions make Noise; NRL-04: by the sheet that is named, or the one in play. */
static int make_noise(const struct rules *r, struct spacer *s, const char *dice)
{
	struct noise n = {.maker = s};

	if (!dice || !*dice || s->dead)
		return 0;
	if (noise_read(&n, dice, 1, r->diag) || (n.symbol && !(n.sheet = reveal_sheet(r))))
		return -1;
	return noise_make(r, &n);
}

static int walk(const struct rules *r, struct spacer_move *m, const char *noise)
{
	return spacer_move_resolve(r, m) || make_noise(r, m->who, noise) ? -1 : STATUS_OK;
}

int call_move(struct call *c, struct board *b, struct spacer_move *m, const char *noise,
	      struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	const char *path = call_value(c, "path");
	struct refusal first = unfinished_refusal(b);
	struct refusals no;
	struct space to;

	if (!path == (c->nwords < 2))
		return diag_usage(d, "a move goes to a SPACE, or along a --path");
	if (first.reason)
		return call_refuse(c, b, NULL, first);
	if (path) {
		if (spacer_path_read(path, m, d))
			return -1;
		no = spacer_move_refusals(b, m);
		return no.n ? call_refuse(c, b, NULL, refusals_joined(b, &no)) : walk(&r, m, noise);
	}
	if (call_space(c->word[1], &to, d))
		return -1;
	m->open = true;
	if (spacer_move_find(b, m, to))
		return walk(&r, m, noise);
	no = spacer_way_refusals(b, m, to);
	return call_refuse(c, b, NULL, refusals_joined(b, &no));
}
