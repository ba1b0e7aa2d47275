#include "rules/attack/walk.h"

#include "event/event.h"
#include "rules/figure.h"
#include "rules/harm/able.h"
#include "rules/move/spacer_move.h"
#include "rules/move/spacer_step.h"
#include "space/distance.h"

struct steps {
	struct space at[16];
	int n;
};

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
static bool find_path(struct step_map *map, const struct attack *a, struct space at,
		      struct space to, int most, bool toward, struct steps *path)
{
	int way;

	path->at[path->n++] = at;
	if (space_same(at, to))
		return true;
	for (way = NORTH; way <= WEST && most > 0 && path->n < 15; way++) {
		struct space next = space_step(at, (enum facing)way);
		if (!step_barred(map, at, (enum facing)way) &&
		    agrees(&map->scene, a, at, next, toward) &&
		    find_path(map, a, next, to, most - 1, toward, path))
			return true;
	}
	path->n--;
	return false;
}

/* Where Advance and Fallback go, and by which clauses. */
static const struct walk_row {
	enum keyword keyword;
	bool toward;
	const char *clause, *without, *astray;
} advance = {KEYWORD_ADVANCE, true, "KW-ADVANCE-3", "KW-ADVANCE-4", /* KW-ADVANCE-2..4 */
	     "no steps lead there that are all toward the target"},
  fallback = {KEYWORD_FALLBACK, false, "KW-FALLBACK-5", "KW-FALLBACK-5",
	      "no steps lead there that are all away from the target"};

static struct refusal walk_refusal(const struct rules *r, const struct attack *a,
				   const struct walk_row *w, struct space to, struct steps *path)
{
	struct figure who = {.spacer = a->who};
	struct step_map map;
	int x = 0;

	path->n = 0;
	if (spacer_is_down(r->board, a->who))
		return refuse("KD-13", "the attacker is knocked down");
	if (!has_keyword(a->weapon->keywords, w->keyword, &x)) /* KW-ADVANCE-4 */
		return refuse(w->without, "the weapon does not have the keyword");
	if (!grid_is_space(&r->board->grid, to))
		return refuse(w->clause, "it is not a space of the map");
	if (space_has_other_spacer(r->board, to, who) ||
	    space_has_other_intruder(r->board, to, who))
		return refuse(w->clause, "movement must end on an empty space");
	step_map_build(&map, r->board);
	if (!find_path(&map, a, a->who->at, to, x, w->toward, path))
		/* KW-ADVANCE-2: no more than X */
		return w->toward && find_path(&map, a, a->who->at, to, 15, w->toward, path)
			   ? refuse("KW-ADVANCE-2", "it is further than the keyword's number")
			   : refuse(w->clause, w->astray);
	if (!w->toward && path->n - 1 != x) /* RULING: RA-60: all X or none */
		return refuse(w->clause, "it is not as many spaces as the keyword says");
	return ALLOWED;
}

struct refusal attack_advance_refusal(const struct rules *r, const struct attack *a)
{
	return walk_refusal(r, a, &advance, a->advance, &(struct steps){0});
}

/* An Intruder that its own activation took away is no target any more. */
static void drop_gone(const struct rules *r, const struct attack *a)
{
	int i;

	for (i = 0; i < a->n; i++)
		if (!board_find(r->board, KIND_INTRUDER, NULL, a->target[i]->record.name))
			a->target[i]->at = NOWHERE;
}

/* It goes as a Move does (SPM-25): what a step provokes is resolved before it, without a Chain
 * Break, and the Attack goes on if it still can (RULING: RI-43). */
static int walk(const struct rules *r, struct attack *a, const struct steps *path,
		const char *clause)
{
	struct spacer_move m = {.who = a->who, .limit = clause, .each_step = true};

	for (m.n = 0; m.n + 1 < path->n; m.n++)
		m.path[m.n] = path->at[m.n + 1];
	if (spacer_move_resolve(r, &m))
		return -1;
	drop_gone(r, a);
	return 0;
}

int attack_advance(const struct rules *r, struct attack *a)
{
	struct steps path;

	if (walk_refusal(r, a, &advance, a->advance, &path).reason)
		return diag_bug(r->diag, "an Advance that was not looked at");
	return walk(r, a, &path, "KW-ADVANCE-1");
}

/* Stands all as it was when the Attack was declared? Then the Fallback never was possible. */
static bool nobody_moved(const struct rules *r, const struct attack *a)
{
	int i;

	for (i = 0; i < a->n; i++)
		if (!space_same(a->target[i]->at, a->stood[i]))
			return false;
	return space_same(a->who->at, a->from) && !spacer_is_down(r->board, a->who);
}

int attack_fallback(const struct rules *r, struct attack *a)
{
	struct steps path;
	struct refusal no = walk_refusal(r, a, &fallback, a->fallback, &path);

	if (no.reason && nobody_moved(r, a))
		return rules_refuse(r, refuse_of(r->board, no.clause, "Fallback: %s", no.reason));
	if (no.reason) { /* a response has moved somebody, or knocked her down */
		EVENT(r->board, STAYS, "who=%s why=%s clause=%s", a->who->record.name, no.reason,
		      no.clause ? no.clause : "KW-FALLBACK-5");
		return 0;
	}
	return walk(r, a, &path, "KW-FALLBACK-1");
}
