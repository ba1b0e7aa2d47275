#include "rules/blip/patrol.h"
#include "board/keyed.h"

#include <string.h>

#include "event/event.h"
#include "rules/blip/move.h"
#include "rules/deck/scanner.h"
#include "rules/order.h"

/* ---- Full Alert ---- */

struct space extraction_space(const struct board *b)
{
	if (!flag_find(b, FLAG_EXTRACTION, NULL))
		return NOWHERE;
	EACH(b, mark, m)
		if (m->what == MARK_EXTRACTION)
			return m->at;
	return NOWHERE;
}

int blip_turn_to(const struct rules *r, struct blip *b, struct space s, const char *clause)
{
	enum facing lean;
	int x = s.col >= b->at.x ? EAST : WEST, y = s.row >= b->at.y ? NORTH : SOUTH, i;
	const char *labels[2] = {facing_words[x], facing_words[y]};

	if (!blip_leans(b->at, s, &lean)) {
		if (b->facing == x || b->facing == y)
			return 0;
		i = choose(r, b->record.name, POINT_FACING, labels, 2, "it lies exactly diagonal");
		if (i < 0)
			return -1;
		lean = (enum facing)(i ? y : x);
	}
	if (b->facing == (int)lean)
		return 0;
	b->facing = (int)lean;
	EVENT(r->board, TURNS, "who=%s facing=%s clause=%s", b->record.name, facing_words[lean],
	      clause);
	return 0;
}

int blip_full_alert(const struct rules *r)
{
	struct space way_out = extraction_space(r->board);
	int i;

	for (i = 0; space_on(way_out) && i < board_count(r->board, KIND_BLIP); i++)
		if (!board_blip(r->board, i)->disabled && /* DSB-02 */
		    blip_turn_to(r, board_blip(r->board, i), way_out, "BLP-54"))
			return -1;
	return 0;
}

/* ---- one Blip ---- */

/* CDP-22: the closest Spacer; of several the Priority Target, else somebody picks. */
static int closest_spacer(const struct rules *r, const struct blip *b, struct spacer **out)
{
	struct spacer **list;
	int i, n = 0, count = spacers_in_order(r->board, &list),
	       best = blip_nearest(r->board, b->at), preferred = 0;
	const char **names = arena_array(r->board->arena, const char *, (size_t)count + 1);

	for (i = 0; i < count; i++) {
		if (!spacer_on_board(list[i]) || blip_steps(b->at, list[i]->at) != best)
			continue;
		if (list[i] == blip_priority(r->board))
			preferred = n;
		names[n] = list[i]->record.name;
		list[n++] = list[i];
	}
	i = choose_rather(r, b->record.name, POINT_TOWARD, names, n, preferred,
			  "as close as the others [CDP-22]");
	if (i < 0)
		return -1;
	*out = list[i];
	return 0;
}

static bool converges(const struct board *b)
{
	return board_level(b) == 2; /* CDP-22 */
}

static int patrol(const struct rules *r, struct blip *b, int steps, struct spacer *holder)
{
	struct spacer *toward = holder;
	struct blip_move m = {.blip = b, .steps = steps, .cause = holder, .clause = "BLP-48"};

	if (converges(r->board) && !space_on(extraction_space(r->board)) &&
	    closest_spacer(r, b, &toward))
		return -1;
	m.toward = toward;
	m.course = (struct blip_course){.straight = !converges(r->board),
					.arrow = (enum facing)b->facing,
					.goal = toward->at};
	return blip_move(r, &m);
}

/* ---- all of them ---- */

struct round {
	struct blip **waiting; /* Blips that have not had their turn; NULL where one has */
	struct blip **known; /* all that have been lined up, whether or not they still are there */
	int n, room;
	struct scan reading;
	struct spacer *holder; /* the Priority Target, or who stands in for it (RT-150) */
	struct space centre;   /* where that one stood when the reading was taken (RT-182) */
};

/* BLP-49: one whose quadrant is empty has nowhere to go. */
static bool goes(const struct rules *r, const struct round *p, int i)
{
	const struct blip *b = p->waiting[i];

	return b && blip_exists(r->board, b) && reading_for(&p->reading, p->centre, b->at);
}

/* BLP-50: the closest of those that wait, measured anew each time. */
static int next_blip(const struct rules *r, struct round *p, struct blip **out)
{
	struct blip **list = arena_array(r->board->arena, struct blip *, (size_t)p->n + 1);
	int i, at;

	for (i = 0; i < p->n; i++)
		list[i] = goes(r, p, i) ? p->waiting[i] : NULL;
	if (blip_closest(r, list, p->n, p->holder->at, POINT_PATROL,
			 "as close as the others [BLP-50]", &at))
		return -1;
	*out = at < 0 ? NULL : p->waiting[at];
	if (*out)
		p->waiting[at] = NULL;
	return 0;
}

static bool is_known(const struct round *p, const struct blip *b)
{
	int i;

	for (i = 0; i < p->n; i++)
		if (p->known[i] == b)
			return true;
	return false;
}

static void make_room(const struct board *b, struct round *p)
{
	struct blip **known = p->known, **waiting = p->waiting;

	p->room = 2 * p->room + 8;
	p->known = arena_array(b->arena, struct blip *, (size_t)p->room);
	p->waiting = arena_array(b->arena, struct blip *, (size_t)p->room);
	if (!p->n)
		return;
	memcpy(p->known, known, (size_t)p->n * sizeof *known);
	memcpy(p->waiting, waiting, (size_t)p->n * sizeof *waiting);
}

/* RULING: RT-181: also one that has come in the meantime. */
static void line_up(const struct board *b, struct round *p)
{
	EACH(b, blip, each) {
		if (each->disabled || is_known(p, each)) /* DSB-02 */
			continue;
		if (p->n == p->room)
			make_room(b, p);
		p->known[p->n] = each;
		p->waiting[p->n++] = each;
	}
}

/* Who still waits, and for what reading, is on no record. */
static int patrol_seam(const struct rules *r, const struct round *p)
{
	struct buf state = {0};
	int i, result;

	if (!fate_has_seam(r->fate))
		return 0;
	buf_printf(&state, "patrol %s %d,%d", p->holder->record.name, p->centre.row, p->centre.col);
	for (i = 0; i < (int)COUNT(p->reading.at); i++)
		buf_printf(&state, " %d", p->reading.at[i]);
	for (i = 0; i < p->n; i++)
		if (p->waiting[i] && blip_exists(r->board, p->waiting[i]))
			buf_printf(&state, " %s", p->waiting[i]->record.name);
	result = fate_seam(r->fate, buf_text(&state));
	buf_release(&state);
	return result;
}

/* ---- whom they close in on ---- */

static struct space nearest_spacer(const struct board *b, struct corner c)
{
	struct spacer **list;
	int i, n = spacers_on_board(b, &list), best = blip_nearest(b, c);

	for (i = 0; i < n; i++)
		if (blip_steps(c, list[i]->at) == best)
			return list[i]->at;
	return NOWHERE;
}

/* Where the default of every choice brings a Blip, and whether it is revealed there. */
static bool would_show(const struct board *b, const struct blip *blip, int steps,
		       struct corner *end)
{
	struct blip_walk *w = arena_new(b->arena, struct blip_walk);
	struct blip_course c = {.goal = extraction_space(b), .arrow = (enum facing)blip->facing};

	if (!space_on(c.goal) && converges(b))
		c.goal = nearest_spacer(b, blip->at);
	c.straight = !space_on(c.goal);
	blip_walk(b, blip->at, steps, &c, w);
	*end = w->n ? w->path[w->n - 1] : blip->at;
	return w->end == WALK_REVEALED;
}

/* How bad a centre is for the players: Blips revealed, then how near the others end. */
static long badness(const struct rules *r, const struct round *p, struct space centre)
{
	long sum = 0;
	int i;

	for (i = 0; i < p->n; i++) {
		const struct blip *b = p->waiting[i];
		struct corner end;
		if (!b || !blip_exists(r->board, b))
			continue;
		if (would_show(r->board, b, reading_for(&p->reading, centre, b->at), &end))
			sum += 1000L * BLIP_FAR;
		else
			sum += BLIP_FAR - blip_nearest(r->board, end);
	}
	return sum;
}

/* RULING: RT-150: the marker's holder; if that one is not there, who was taken before, else the
 * worst of the others. NULL if nobody is left. */
static int find_holder(const struct rules *r, struct round *p)
{
	struct spacer **list, *now = blip_priority(r->board);
	int i, n, worst = 0;
	long most = -1;

	if (!now && p->holder && spacer_on_board(p->holder))
		return 0;
	p->holder = now;
	if (now)
		return 0;
	n = spacers_on_board(r->board, &list);
	if (space_on(p->centre)) /* RULING: RT-182 */
		return blip_stand_in(r, list, n, &p->holder);
	for (i = 0; i < n; i++) {
		long bad = badness(r, p, list[i]->at);
		if (bad < most)
			continue;
		worst = bad > most ? 0 : worst;
		most = bad;
		list[worst++] = list[i];
	}
	if (worst == 1 && n > 1)
		EVENT(r->board, NOTE, "text=%s clause=BLP-47 ruling=RT-150",
		      arena_printf(r->board->arena, "%s stands in for the Priority Target",
				   list[0]->record.name));
	return blip_stand_in(r, list, worst, &p->holder);
}

int blip_patrols(const struct rules *r)
{
	struct round p = {.centre = NOWHERE};
	struct spacer **there;
	struct blip *b;
	int n = spacers_on_board(r->board, &there);

	if (!n || !blips_in_use(r->board)) {
		EVENT(r->board, NOTE, "text=%s clause=BLP-45",
		      n ? "there is no Blip to patrol" : "nobody is left to patrol for");
		return 0;
	}
	if (blip_full_alert(r) || scanner_read(r, r->fate->reading, &p.reading))
		return -1;
	for (;;) {
		line_up(r->board, &p);
		if (find_holder(r, &p))
			return -1;
		if (!p.holder)
			return 0;
		if (!space_on(p.centre))
			p.centre = p.holder->at;
		if (patrol_seam(r, &p) || next_blip(r, &p, &b))
			return -1;
		if (!b)
			return 0;
		if (patrol(r, b, reading_for(&p.reading, p.centre, b->at), p.holder)) /* BLP-48 */
			return -1;
	}
}
