#include "rules/attack_walk.h"

#include <string.h>

#include "event/event.h"
#include "rules/figure.h"
#include "space/adjacent.h"
#include "space/distance.h"

struct steps {
	struct space at[16];
	int n;
};

static bool may_enter(const struct scene *sc, struct space from, enum facing way)
{
	struct space to = space_step(from, way);

	return !(scene_border(sc, from, way) & EDGE_ANY) && scene_holds(sc, to) &&
	       !(scene_flags(sc, to) & (SPACE_OBSTACLE | SPACE_INTRUDER));
}

/* Is the step nearer to (or farther from) every target? */
static bool agrees(struct scene *sc, const struct attack *a, struct space from, struct space to,
		   bool toward)
{
	int i;

	for (i = 0; i < a->n; i++) {
		int before = distance_range(sc, from, a->target[i]->at);
		int after = distance_range(sc, to, a->target[i]->at);
		if (toward ? after >= before : after <= before)
			return false;
	}
	return true;
}

/* A path of at most `most` agreeing steps to the space, depth first: X is small. */
static bool find_path(struct scene *sc, const struct attack *a, struct space at, struct space to,
		      int most, bool toward, struct steps *path)
{
	int way;

	path->at[path->n++] = at;
	if (space_same(at, to))
		return true;
	for (way = NORTH; way <= WEST && most > 0 && path->n < 15; way++) {
		struct space next = space_step(at, (enum facing)way);
		if (may_enter(sc, at, (enum facing)way) && agrees(sc, a, at, next, toward) &&
		    find_path(sc, a, next, to, most - 1, toward, path))
			return true;
	}
	path->n--;
	return false;
}

static const char *shut(const struct rules *r, const struct attack *a, const char *keyword,
			struct space to, bool toward, struct steps *path, const char **clause)
{
	struct figure who = {.spacer = a->who};
	struct scene sc;
	int x = 0;

	path->n = 0;
	if (!keyword_in(a->weapon->keywords, keyword, &x)) {
		*clause = toward ? "KW-ADVANCE-4" : "KW-FALLBACK-5"; /* KW-ADVANCE-4 */
		return "the weapon does not have the keyword";
	}
	if (!grid_is_space(&r->board->grid, to))
		return "it is not a space of the map";
	if (space_has_other_spacer(r->board, to, who) ||
	    space_has_other_intruder(r->board, to, who))
		return "movement must end on an empty space";
	scene_build(&sc, r->board);
	if (!find_path(&sc, a, a->who->at, to, x, toward, path)) {
		path->n = 0;
		if (toward && find_path(&sc, a, a->who->at, to, 15, toward, path)) {
			*clause = "KW-ADVANCE-2"; /* KW-ADVANCE-2: no more than X */
			return "it is further than the keyword's number";
		}
		return toward ? "no steps lead there that are all toward the target"
			      : "no steps lead there that are all away from the target";
	}
	if (!toward && path->n - 1 != x) /* RULING: RA-60: all X or none */
		return "it is not as many spaces as the keyword says";
	return NULL;
}

const char *attack_advance_shut(const struct rules *r, const struct attack *a, const char **clause)
{
	struct steps path;

	*clause = "KW-ADVANCE-3"; /* KW-ADVANCE-2..4 */
	return shut(r, a, "advance", a->advance, true, &path, clause);
}

const char *attack_fallback_shut(const struct rules *r, const struct attack *a, const char **clause)
{
	struct steps path;

	*clause = "KW-FALLBACK-5";
	return shut(r, a, "fallback", a->fallback, false, &path, clause);
}

/* Each step from an unsuppressed Intruder's side provokes it; the AI's code resolves that. */
static void provoke(const struct rules *r, const struct attack *a, struct space from)
{
	struct scene sc;
	int i;

	scene_build(&sc, r->board);
	for (i = 0; i < board_count(r->board, KIND_INTRUDER); i++) {
		const struct intruder *in = board_intruder(r->board, i);
		struct queue *q;
		if (!adjacent(&sc, from, in->at, NULL) || in->dying ||
		    board_find(r->board, KIND_TOKEN, in->record.name, "suppression"))
			continue;
		q = board_add(r->board, KIND_QUEUE, NULL, NULL);
		q->what = "opportunity";
		q->who = in->record.name;
		q->target = a->who->record.name;
		event_add(r->board, "provokes", "who=%s target=%s clause=AOO-01 ruling=RA-65",
			  a->who->record.name, in->record.name);
	}
}

static int walk(const struct rules *r, struct attack *a, const struct steps *path,
		const char *clause)
{
	struct buf text = {0};
	char at[PLACE_TEXT];
	int i;

	for (i = 0; i < path->n; i++) {
		buf_printf(&text, "%s%s", i ? "," : "", space_text(path->at[i], at));
		if (i + 1 < path->n)
			provoke(r, a, path->at[i]);
	}
	a->who->at = path->at[path->n - 1];
	event_add(r->board, "path", "who=%s to=%s path=%s clause=%s", a->who->record.name,
		  space_text(a->who->at, at), buf_text(&text), clause);
	buf_release(&text);
	return 0;
}

int attack_advance(const struct rules *r, struct attack *a)
{
	struct steps path;
	const char *clause;

	if (shut(r, a, "advance", a->advance, true, &path, &clause))
		return diag_bug(r->diag, "an Advance that was not looked at");
	return walk(r, a, &path, "KW-ADVANCE-1");
}

int attack_fallback(const struct rules *r, struct attack *a)
{
	struct steps path;
	const char *clause, *why = shut(r, a, "fallback", a->fallback, false, &path, &clause);

	if (why) { /* the Attack has moved somebody: what was legal is so no more */
		event_add(r->board, "stays", "who=%s why=%s clause=KW-FALLBACK-5",
			  a->who->record.name, why);
		return 0;
	}
	return walk(r, a, &path, "KW-FALLBACK-1");
}
