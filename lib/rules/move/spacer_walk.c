/* The walk: before each step the attacks of opportunity it provokes, after each the tile that was
 * entered (SPM-03, AOO-02). The end was declared, the way there was not (SPM-02): where a fork
 * leaves several shortest ways, the player picks the next space. What comes in between ends the
 * move when the Spacer is dead or down; one who was moved off the way, or finds it shut, goes
 * another way if what is left of the move allows, or the move ends there (RULING: RO-105, RO-113).
 */
#include "rules/move/spacer_walk.h"

#include "event/event.h"
#include "rules/figure.h"
#include "rules/move/spacer_path.h"
#include "space/adjacent.h"
#include "space/distance.h"

struct space walking_here(const struct walking *s)
{
	return s->trail[s->n - 1];
}

void walking_stop(struct walking *s, const char *why, const char *clause)
{
	s->over = true;
	s->why = why;
	s->clause = clause;
}

bool walking_is_taken(const struct walking *s, struct space at)
{
	struct figure who = {.spacer = s->m->who};

	return space_has_other_spacer(s->r->board, at, who) ||
	       space_has_other_intruder(s->r->board, at, who);
}

/* ---- the next space ---- */

static void map_ways(const struct walking *s, struct way_map *w)
{
	int i;

	way_map_build(w, s->r->board, s->m->by_another);
	for (i = 0; i < s->n; i++)
		step_map_enter(&w->steps, s->trail[i]);
}

int walking_steps_left(const struct walking *s)
{
	int most = s->m->most ? s->m->most : SPACER_MOVE_MOST;

	return most - s->walked;
}

static int pick_fork(const struct walking *s, struct spaces next, int best)
{
	return choose_at(s->r, rules_point_nth(s->r, s->m->who->record.name, POINT_STEP, s->n),
			 spaces_labels(next, s->r->board->arena), next.n, best,
			 "least provoking, then fewest tiles, then lowest");
}

/* 1 and the space; 0 if no way is left; -1. */
static int look_for_step(struct walking *s, bool ask, struct space *out)
{
	struct space next[4];
	struct way_map w;
	int n, best, left;

	map_ways(s, &w);
	left = way_search(&w, walking_here(s), s->to);
	if (left == UNREACHABLE || left > walking_steps_left(s)) {
		w.ignore |= BAR_BIT(BAR_LOCATION);
		left = way_search(&w, walking_here(s), s->to);
	}
	if (left == UNREACHABLE || left > walking_steps_left(s) || walking_is_taken(s, s->to))
		return 0;
	n = way_next(&w, walking_here(s), next, &best);
	if (ask && n > 1)
		best = pick_fork(s, (struct spaces){next, n}, best);
	if (best < 0)
		return -1;
	*out = next[best];
	return 1;
}

static int given_step(const struct walking *s, struct space *out)
{
	struct step_map map;
	enum facing way;
	int i;

	*out = s->m->path[s->n - 1];
	step_map_build(&map, s->r->board);
	for (i = 0; i < s->n; i++)
		step_map_enter(&map, s->trail[i]);
	return neighbour_way(walking_here(s), *out, &way) &&
	       !step_barred(&map, walking_here(s), way);
}

static int next_step(struct walking *s, bool ask, struct space *out)
{
	return s->m->open ? look_for_step(s, ask, out) : given_step(s, out);
}

/* ---- entering ---- */

static int enter(struct walking *s, struct space to)
{
	struct space from = walking_here(s);
	enum facing way;

	s->trail[s->n++] = to;
	s->walked++;
	s->m->who->at = to;
	if (s->m->may_leave) /* OTP-02 */
		s->m->who->elsewhere = 0;
	/* RULING: RT-61: a walker faces its last step; who is moved does not turn. */
	if (!s->m->by_another && neighbour_way(from, to, &way))
		s->m->who->facing = (int)way;
	if (meet_tile(s, from))
		return -1;
	return meet_location(s);
}

/* ---- the end ---- */

/* RULING: RT-62: stopped on a taken space, it goes back to the last one that was empty. */
static void back_up(struct walking *s)
{
	char at[PLACE_TEXT];

	if (s->n - s->leg < 2 || s->m->who->dead || !space_same(s->m->who->at, walking_here(s)) ||
	    !walking_is_taken(s, walking_here(s)))
		return;
	while (s->n - s->leg > 1 && walking_is_taken(s, walking_here(s)))
		s->n--;
	s->m->who->at = walking_here(s);
	EVENT(s->r->board, BACKS_UP, "who=%s to=%s clause=SPM-12 ruling=RT-62",
	      s->m->who->record.name, space_text(walking_here(s), at));
}

static void tell_leg(const struct walking *s)
{
	struct space *from = (struct space *)(void *)(uintptr_t)&s->trail[s->leg];
	int n = s->n - s->leg;
	char at[PLACE_TEXT];

	if (n > 1)
		EVENT(s->r->board, PATH, "who=%s to=%s path=%s clause=%s", s->m->who->record.name,
		      space_text(walking_here(s), at),
		      spaces_text((struct spaces){from, n}, s->r->board->arena),
		      s->m->limit ? s->m->limit : "SPM-03");
}

static void tell(const struct walking *s)
{
	const char *name = s->m->who->record.name;
	char at[PLACE_TEXT];

	tell_leg(s);
	if (!s->walked && !s->over)
		EVENT(s->r->board, STAYS, "who=%s at=%s clause=%s", name,
		      space_text(walking_here(s), at), s->m->limit ? s->m->limit : "SPM-01");
	if (s->why)
		EVENT(s->r->board, STOPS, "who=%s at=%s why=%s clause=%s ruling=%s", name,
		      space_text(s->m->who->at, at), s->why, s->clause,
		      s->leg ? "RO-113" : "RO-105");
}

/* ---- moved by another ---- */

void walking_moved_off(struct walking *s)
{
	struct space at = s->m->who->at, next;

	tell_leg(s);
	if (s->n >=
	    (int)COUNT(s->trail) - 1 - SPACER_MOVE_MOST) { /* no end to being pushed about */
		walking_stop(s, "has been moved off the way too often", "AOO-05");
		return;
	}
	s->leg = s->n;
	s->trail[s->n++] = at;
	if (!s->m->most)
		s->m->most = s->m->n; /* with no other limit, the way that was found for it */
	if (space_same(at, s->to)) {
		walking_stop(s, "has been moved to where the move was to end", "AOO-05");
		return;
	}
	if (s->m->each_step || !space_on(at) || !look_for_step(s, false, &next))
		walking_stop(s, "has been moved off the way and goes no further", "AOO-05");
	s->m->open = true; /* SPM-02: the end was declared, not the way */
}

/* One step, or what keeps it from being taken. */
static int step(struct walking *s)
{
	struct space next;
	int found = next_step(s, false, &next), leg = s->leg;

	if (found == 1 && meet_opportunity(s))
		return -1;
	if (s->over || s->leg != leg) /* AOO-01, RI-43: a step out of another space, asked anew */
		return 0;
	found = next_step(s, true, &next);
	if (found == 0)
		walking_stop(s, "finds the way shut and goes no further", "SPM-02");
	return found == 1 ? enter(s, next) : found;
}

int spacer_move_resolve(const struct rules *r, struct spacer_move *m)
{
	struct walking s = {.r = r, .m = m, .n = 1};
	char to[PLACE_TEXT];

	s.trail[0] = m->who->at;
	s.to = m->n ? m->path[m->n - 1] : m->who->at;
	if (m->n) /* SPM-02: declared before the first step */
		EVENT(r->board, MOVES, "who=%s to=%s clause=SPM-02", m->who->record.name,
		      space_text(s.to, to));
	while (!s.over && !space_same(walking_here(&s), s.to))
		if (step(&s))
			return -1;
	back_up(&s);
	if (m->may_leave)
		m->who->elsewhere = 0;
	m->walked = s.walked;
	tell(&s);
	return 0;
}
