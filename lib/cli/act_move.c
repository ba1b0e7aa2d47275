/* A Move action as it is typed: SPACER SPACE, or SPACER --path. */
#include <string.h>

#include "cli/act.h"
#include "cli/names.h"
#include "rules/noise.h"
#include "rules/reveal.h"
#include "rules/spacer_move.h"

static int read_path(const char *text, struct spacer_move *m, struct diag *d)
{
	while (*text) {
		size_t n = strcspn(text, ",");
		if (m->n == SPACER_MOVE_MOST || !space_read((struct span){text, n}, &m->path[m->n]))
			return diag_usage(d, "--path '%s': spaces parted by commas, such as B2,B3",
					  text);
		m->n++;
		text += n + (text[n] == ',');
	}
	return 0;
}

/* The path, or the way to the space that is declared (SPM-02). */
static int read_way(struct call *c, struct board *b, struct spacer_move *m, const char **clause,
		    const char **why, struct diag *d)
{
	const char *path = call_value(c, "path");
	struct space to;

	*why = NULL;
	if (!path == (c->nwords < 2))
		return diag_usage(d, "a move goes to a SPACE, or along a --path");
	if (path)
		return read_path(path, m, d);
	if (!space_read(span_of(c->word[1]), &to))
		return diag_usage(d, "'%s' is not a space such as B6", c->word[1]);
	if (spacer_move_find(b, m, to))
		return 0;
	m->path[0] = to;
	m->n = 1;
	*why = spacer_move_problem(b, m, clause);
	if (!*why) {
		*clause = "SPM-01";
		*why =
		    arena_printf(b->arena, "no way of %d spaces leads to %s", m->most, c->word[1]);
	}
	return 0;
}

/* SPM-14: most Move actions make Noise. */
static int make_noise(struct call *c, const struct rules *r, struct spacer *s, const char *dice)
{
	struct roll_use use = call_roll_use(c, "noise");
	struct blip_wish wish = {.type = call_value(c, "type")};
	struct noise n = {.maker = s,
			  .dice = dice,
			  .times = 1,
			  .use_confidence = use.confidence,
			  .use_stress = use.stress,
			  .use_discipline = use.discipline};

	if (!dice || !*dice || s->dead)
		return 0;
	n.sheet = reveal_sheet(r, &wish);
	return n.sheet ? noise_make(r, &n) : -1;
}

int call_move(struct call *c, struct board *b, int spaces, const char *noise, struct diag *d)
{
	struct rules r = {b, &c->fate, d};
	struct spacer_move m = {.who = (struct spacer *)(void *)name_piece(b, KIND_BIT(KIND_SPACER),
									   c->word[0], d),
				.most = spaces};
	const char *clause = NULL, *why;

	if (!m.who || read_way(c, b, &m, &clause, &why, d))
		return -1;
	if (!why)
		why = spacer_move_problem(b, &m, &clause);
	if (why)
		return call_refuse(c, b, clause, "%s", why);
	return spacer_move_resolve(&r, &m) || make_noise(c, &r, m.who, noise) ? -1 : STATUS_OK;
}
