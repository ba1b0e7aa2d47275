/* May it be walked? From space to space by open borders (SPM-03 to SPM-09), no space twice
 * (SPM-11), to an empty one (SPM-12), no further than the move goes (SPM-01). */
#include "rules/move/spacer_move.h"

#include <stdlib.h>

#include "rules/figure.h"
#include "rules/move/spacer_path.h"
#include "space/adjacent.h"
#include "space/distance.h"

struct judging {
	const struct board *board;
	const struct spacer_move *move;
	struct move_reason *out;
	int n;
};

static void against(struct judging *j, const char *clause, const char *text)
{
	if (j->n < MOVE_REASONS)
		j->out[j->n++] = (struct move_reason){clause, text};
}

static const char *said(const struct judging *j, struct space at, const char *what)
{
	char text[PLACE_TEXT];

	return arena_printf(j->board->arena, "%s: %s", space_text(at, text), what);
}

/* ---- the mover ---- */

static bool is_falling(const struct board *b, const struct spacer *s)
{
	const struct condition *down = board_find(b, KIND_CONDITION, s->record.name, "knockdown");

	return down && down->side == 0;
}

static void judge_mover(struct judging *j)
{
	const struct spacer *s = j->move->who;
	const char *name = s->record.name;
	struct arena *a = j->board->arena;

	if (s->dead)
		against(j, "DIE-15", arena_printf(a, "%s is dead", name));
	else if (!space_on(s->at))
		against(j, "SPM-03", arena_printf(a, "%s is not on the board", name));
	/* KD-13, KD-14: one who lies there does not move, but may be moved. */
	if (!j->move->by_another && is_falling(j->board, s))
		against(j, "KD-13", arena_printf(a, "%s is knocked down", name));
	if (s->elsewhere && !j->move->may_leave) /* OTP-02 */
		against(j, "OTP-02",
			arena_printf(a, "%s was sent there, and nothing lets %s leave", name,
				     name));
}

/* ---- the path ---- */

static void judge_length(struct judging *j, int n)
{
	const struct spacer_move *m = j->move;

	if (m->most && n > m->most) /* SPM-01, KW-REFLEX-1, KW-WARN-1 */
		against(j, m->limit ? m->limit : "SPM-01",
			arena_printf(j->board->arena, "it is %d spaces and the move has %d", n,
				     m->most));
}

static void judge_bars(struct judging *j, unsigned bars, struct space to)
{
	int k;

	for (k = 0; k < BAR_LOCATION; k++)
		if (bars & BAR_BIT(k))
			against(j, step_bars[k].clause,
				said(j, to,
				     arena_printf(j->board->arena, "%s is in the way",
						  step_bars[k].text)));
}

static void judge_step(struct judging *j, const struct step_map *map, struct space at,
		       struct space to)
{
	enum facing way;

	if (!(scene_flags(&map->scene, to) & SPACE_IN)) {
		against(j, step_bars[BAR_OUT].clause, /* SPM-08, ADJ-12 */
			said(j, to, "it is out of bounds"));
		return;
	}
	if (neighbour_way(at, to, &way)) {
		judge_bars(j, step_barred(map, at, way), to);
		return;
	}
	/* SPM-04: never across a corner; SPM-03: no space is skipped. */
	if (abs(at.row - to.row) == 1 && abs(at.col - to.col) == 1)
		against(j, "SPM-04", said(j, to, "a step is never diagonal"));
	else if (space_same(at, to))
		against(j, "SPM-11", said(j, to, "a space that was entered before is in the way"));
	else
		against(j, "SPM-03", said(j, to, "the step before it is left out"));
}

/* SPM-12, SPM-13: no Obstacle, no Intruder and no other Spacer. */
static void judge_end(struct judging *j, const struct scene *sc, struct space to, bool whole)
{
	struct figure who = {.spacer = j->move->who};
	unsigned flags = scene_flags(sc, to);

	if (space_has_other_spacer(j->board, to, who))
		against(j, "SPM-12", said(j, to, "another Spacer stands there"));
	if (whole && flags & SPACE_OBSTACLE)
		against(j, "SPM-12", said(j, to, "an Obstacle fills it"));
	if (whole && space_has_other_intruder(j->board, to, who))
		against(j, "SPM-12", said(j, to, "an Intruder stands there"));
}

int spacer_move_judge(const struct board *b, const struct spacer_move *m, struct move_reason *out)
{
	struct judging j = {b, m, out, 0};
	struct space at = m->who->at;
	struct step_map map;
	int i;

	judge_mover(&j);
	judge_length(&j, m->n);
	if (!space_on(at) || m->who->dead)
		return j.n;
	step_map_build(&map, b);
	for (i = 0; i < m->n; i++) {
		step_map_enter(&map, at);
		judge_step(&j, &map, at, m->path[i]);
		at = m->path[i];
		if (!scene_holds(&map.scene, at))
			return j.n;
	}
	if (m->n)
		judge_end(&j, &map.scene, at, false);
	return j.n;
}

const char *spacer_move_problem(const struct board *b, const struct spacer_move *m,
				const char **clause)
{
	struct move_reason why[MOVE_REASONS];

	if (!spacer_move_judge(b, m, why))
		return NULL;
	*clause = why[0].clause;
	return why[0].text;
}

/* ---- a way to a space ---- */

static void take_path(const struct way_map *w, struct spacer_move *m, int n)
{
	struct space at = m->who->at, next[4];
	int best;

	for (m->n = 0; m->n < n; m->n++) {
		way_next(w, at, next, &best);
		m->path[m->n] = at = next[best];
	}
}

/* Round a Location arrow if there is a way, else over it (SPM-15). */
static int search(struct way_map *w, const struct spacer_move *m, struct space to)
{
	int n = way_search(w, m->who->at, to);

	if (n != UNREACHABLE && (!m->most || n <= m->most))
		return n;
	w->ignore |= BAR_BIT(BAR_LOCATION);
	return way_search(w, m->who->at, to);
}

bool spacer_move_find(const struct board *b, struct spacer_move *m, struct space to)
{
	struct way_map w;
	int n;

	m->n = 0;
	if (m->who->dead || !space_on(m->who->at))
		return false;
	way_map_build(&w, b, m->by_another);
	step_map_enter(&w.steps, m->who->at);
	n = search(&w, m, to);
	if (n == UNREACHABLE || n > SPACER_MOVE_MOST || (m->most && n > m->most))
		return false;
	take_path(&w, m, n);
	return spacer_move_judge(b, m, (struct move_reason[MOVE_REASONS]){{0}}) == 0;
}

/* ---- why there is none ---- */

/* Which one kind of hindrance keeps it from a way of at most so many spaces, 0 for any? Returns the
 * length of the shortest of those ways, or UNREACHABLE. */
static int judge_hindrances(struct judging *j, struct way_map *w, struct space to, int most)
{
	int k, n, best = UNREACHABLE;

	for (k = 0; k < BAR_TWICE; k++) {
		w->ignore = BAR_BIT(BAR_LOCATION) | BAR_BIT(k);
		n = way_search(w, j->move->who->at, to);
		if (n == UNREACHABLE || (most && n > most))
			continue;
		if (best == UNREACHABLE || n < best)
			best = n;
		against(j, step_bars[k].clause,
			said(j, to,
			     arena_printf(j->board->arena, "%s is in the way", step_bars[k].text)));
	}
	return best;
}

static void judge_ways(struct judging *j, struct space to)
{
	struct way_map w;
	int n, near = UNREACHABLE;

	way_map_build(&w, j->board, true);
	step_map_enter(&w.steps, j->move->who->at);
	w.ignore = BAR_BIT(BAR_LOCATION);
	n = way_search(&w, j->move->who->at, to);
	if (n != UNREACHABLE)
		judge_length(j, n);
	if (n == UNREACHABLE || (j->move->most && n > j->move->most))
		near = judge_hindrances(j, &w, to, j->move->most);
	if (n == UNREACHABLE && near == UNREACHABLE) {
		near = judge_hindrances(j, &w, to, 0);
		judge_length(j, near);
	}
	if (n == UNREACHABLE && near == UNREACHABLE)
		against(j, "SPM-03", said(j, to, "no way leads there"));
	if (n > SPACER_MOVE_MOST)
		against(j, "SPM-01", said(j, to, "it is more than 99 spaces away"));
}

int spacer_move_why_not(const struct board *b, const struct spacer_move *m, struct space to,
			struct move_reason *out)
{
	struct judging j = {b, m, out, 0};
	struct scene sc;

	judge_mover(&j);
	if (!space_on(m->who->at) || m->who->dead)
		return j.n;
	scene_build(&sc, b);
	if (!(scene_flags(&sc, to) & SPACE_IN)) {
		against(&j, "SPM-08", said(&j, to, "it is out of bounds")); /* SPM-08 */
		return j.n;
	}
	judge_end(&j, &sc, to, true);
	judge_ways(&j, to);
	return j.n;
}
