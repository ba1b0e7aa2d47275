/* May it be walked? From space to space by open borders (SPM-03 to SPM-09), no space twice
 * (SPM-11), to an empty one (SPM-12), no further than the move goes (SPM-01). */
#include "rules/move/spacer_move.h"

#include <string.h>

#include <stdlib.h>

#include "rules/figure.h"
#include "rules/harm/able.h"
#include "rules/move/spacer_path.h"
#include "space/adjacent.h"
#include "space/distance.h"

struct judging {
	const struct board *board;
	const struct spacer_move *move;
	struct refusals no;
};

static void against(struct judging *j, struct refusal no)
{
	refusals_add(&j->no, no);
}

static void against_at(struct judging *j, const char *clause, struct space at, const char *what)
{
	char text[PLACE_TEXT];

	against(j, refuse_of(j->board, clause, "%s: %s", space_text(at, text), what));
}

static void against_bar(struct judging *j, int k, struct space at)
{
	against_at(j, step_bars[k].clause, at,
		   arena_printf(j->board->arena, "%s is in the way", step_bars[k].text));
}

/* ---- the mover ---- */

static void judge_mover(struct judging *j)
{
	const struct spacer *s = j->move->who;
	const char *name = s->record.name;
	const struct board *b = j->board;

	if (s->dead)
		against(j, refuse_of(b, "DIE-15", "%s is dead", name));
	else if (!space_on(s->at))
		against(j, refuse_of(b, "SPM-03", "%s is not on the board", name));
	/* KD-13, KD-14: one who lies there does not move, but may be moved. */
	if (!j->move->by_another && spacer_is_down(b, s))
		against(j, refuse_of(b, "KD-13", "%s is knocked down", name));
	if (s->elsewhere && !j->move->may_leave) /* OTP-02 */
		against(j, refuse_of(b, "OTP-02", "%s was sent there, and nothing lets %s leave",
				     name, name));
}

/* ---- the path ---- */

static void judge_length(struct judging *j, int n)
{
	const struct spacer_move *m = j->move;

	if (m->most && n > m->most) /* SPM-01, KW-REFLEX-1, KW-WARN-1 */
		against(j, refuse_of(j->board, m->limit ? m->limit : "SPM-01",
				     "it is %d spaces and the move has %d", n, m->most));
}

static void judge_bars(struct judging *j, unsigned bars, struct space to)
{
	int k;

	for (k = 0; k < BAR_LOCATION; k++)
		if (bars & BAR_BIT(k))
			against_bar(j, k, to);
}

static void judge_step(struct judging *j, const struct step_map *map, struct space at,
		       struct space to)
{
	enum facing way;

	if (!(scene_flags(&map->scene, to) & SPACE_IN)) {
		against_at(j, step_bars[BAR_OUT].clause, to, /* SPM-08, ADJ-12 */
			   "it is out of bounds");
		return;
	}
	if (neighbour_way(at, to, &way)) {
		judge_bars(j, step_barred(map, at, way), to);
		return;
	}
	/* SPM-04: never across a corner; SPM-03: no space is skipped. */
	if (abs(at.row - to.row) == 1 && abs(at.col - to.col) == 1)
		against_at(j, "SPM-04", to, "a step is never diagonal");
	else if (space_same(at, to))
		against_at(j, "SPM-11", to, "a space that was entered before is in the way");
	else
		against_at(j, "SPM-03", to, "the step before it is left out");
}

/* SPM-12, SPM-13: no Obstacle, no Intruder and no other Spacer. */
static void judge_end(struct judging *j, const struct scene *sc, struct space to, bool whole)
{
	struct figure who = {.spacer = j->move->who};
	unsigned flags = scene_flags(sc, to);

	if (space_has_other_spacer(j->board, to, who))
		against_at(j, "SPM-12", to, "another Spacer stands there");
	if (whole && flags & SPACE_OBSTACLE)
		against_at(j, "SPM-12", to, "an Obstacle fills it");
	if (whole && space_has_other_intruder(j->board, to, who))
		against_at(j, "SPM-12", to, "an Intruder stands there");
}

static void judge_path(struct judging *j, struct step_map *map)
{
	const struct spacer_move *m = j->move;
	struct space at = m->who->at;
	int i;

	for (i = 0; i < m->n; i++) {
		step_map_enter(map, at);
		judge_step(j, map, at, m->path[i]);
		at = m->path[i];
		if (!scene_holds(&map->scene, at))
			return;
	}
	/* who comes back from an Other Place ends on that space, too, though by no step */
	if (m->n || (m->who->elsewhere && m->may_leave))
		judge_end(j, &map->scene, at, !m->n);
}

/* `map` has nothing entered, before and afterwards. */
static struct refusals refusals_on(const struct board *b, const struct spacer_move *m,
				   struct step_map *map)
{
	struct judging j = {.board = b, .move = m};
	int i;

	judge_mover(&j);
	judge_length(&j, m->n);
	if (!space_on(m->who->at) || m->who->dead)
		return j.no;
	judge_path(&j, map);
	step_map_forget(map, m->who->at);
	for (i = 0; i < m->n; i++)
		step_map_forget(map, m->path[i]);
	return j.no;
}

struct refusals spacer_move_refusals(const struct board *b, const struct spacer_move *m)
{
	struct step_map map;

	step_map_build(&map, b);
	return refusals_on(b, m, &map);
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

void way_finder_start(struct way_finder *f, const struct board *b, const struct spacer_move *m)
{
	way_map_build(&f->ways, b, m->by_another);
	step_map_enter(&f->ways.steps, m->who->at);
	step_map_build(&f->untrodden, b);
}

bool way_find(struct way_finder *f, const struct board *b, struct spacer_move *m, struct space to)
{
	struct way_map *w = &f->ways;
	int n;

	m->n = 0;
	w->ignore = 0;
	w->most = m->most ? m->most : SPACER_MOVE_MOST;
	n = search(w, m, to);
	if (n == UNREACHABLE || n > w->most)
		return false;
	take_path(w, m, n);
	return !refusals_on(b, m, &f->untrodden).n;
}

bool spacer_move_find(const struct board *b, struct spacer_move *m, struct space to)
{
	struct way_finder f;

	m->n = 0;
	if (m->who->dead || !space_on(m->who->at))
		return false;
	way_finder_start(&f, b, m);
	return way_find(&f, b, m, to);
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
		against_bar(j, k, to);
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
		against_at(j, "SPM-03", to, "no way leads there");
	if (n > SPACER_MOVE_MOST)
		against_at(j, "SPM-01", to, "it is more than 99 spaces away");
}

struct refusals spacer_way_refusals(const struct board *b, const struct spacer_move *m,
				    struct space to)
{
	struct judging j = {.board = b, .move = m};
	struct scene sc;

	judge_mover(&j);
	if (!space_on(m->who->at) || m->who->dead)
		return j.no;
	scene_build(&sc, b);
	if (!(scene_flags(&sc, to) & SPACE_IN)) {
		against_at(&j, "SPM-08", to, "it is out of bounds"); /* SPM-08 */
		return j.no;
	}
	judge_end(&j, &sc, to, true);
	judge_ways(&j, to);
	return j.no;
}

/* ---- as it is typed ---- */

int spacer_path_read(const char *text, struct spacer_move *m, struct diag *d)
{
	for (;;) {
		size_t n = strcspn(text, ",");
		if (m->n == SPACER_MOVE_MOST)
			return diag_usage(d, "--path: %d spaces are the most", SPACER_MOVE_MOST);
		if (!space_read((struct span){text, n}, &m->path[m->n]) || !space_on(m->path[m->n]))
			return diag_usage(d, "--path '%s': spaces parted by commas, such as B2,B3",
					  text);
		m->n++;
		if (!text[n])
			return 0;
		text += n + 1;
	}
}
