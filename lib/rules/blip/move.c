#include "rules/blip/move.h"

#include "board/readings.h"
#include "event/event.h"
#include "rules/blip/patrol.h"
#include "rules/blip/reveal.h"
#include "rules/order.h"

/* ---- the first axis ---- */

/* How bad a walk's end is for the players: a reveal, then nearness, then another Blip moved on. */
static int badness(const struct board *b, const struct blip_move *m, enum zig first)
{
	struct blip_course c = m->course;
	struct blip_walk w;
	struct corner end;

	c.first = first;
	blip_walk(b, m->blip->at, m->steps, &c, &w);
	if (w.end == WALK_REVEALED)
		return 10000;
	end = w.n ? w.path[w.n - 1] : m->blip->at;
	return 2 * (BLIP_FAR - blip_nearest(b, end)) + (w.n && blip_at(b, end, NULL) != NULL);
}

/* RULING: RO-91: of two lines as near, the one that is worse; equally bad, somebody picks. */
static int settle_first(const struct rules *r, struct blip_move *m)
{
	int h, v, i;

	m->course.first = ZIG_HORIZONTAL;
	if (m->course.straight || !blip_walk_open(m->blip->at, m->course.goal))
		return 0;
	h = badness(r->board, m, ZIG_HORIZONTAL);
	v = badness(r->board, m, ZIG_VERTICAL);
	if (h != v) {
		m->course.first = h > v ? ZIG_HORIZONTAL : ZIG_VERTICAL;
		return 0;
	}
	i = choose(r, m->blip->record.name, POINT_FIRST, zig_words, 2,
		   "both lines are as near [BLP-13]");
	if (i < 0)
		return -1;
	m->course.first = i ? ZIG_VERTICAL : ZIG_HORIZONTAL;
	return 0;
}

/* ---- reveals ---- */

/* Beside whom: whoever it moved toward, else one of those there; NULL for the Extraction space. */
static int shown_to(const struct rules *r, const struct blip_move *m, struct corner at,
		    struct spacer **out)
{
	struct spacer **there;
	int n = 0, i, count = spacers_in_order(r->board, &there);
	const char **names = arena_array(r->board->arena, const char *, (size_t)count + 1);

	*out = NULL;
	for (i = 0; i < count; i++) {
		struct spacer *s = there[i];
		if (!spacer_on_board(s) || blip_steps(at, s->at))
			continue;
		if (s == m->toward) {
			*out = s;
			return 0;
		}
		names[n] = s->record.name;
		there[n++] = s;
	}
	if (!n)
		return 0;
	i = choose(r, m->blip->record.name, POINT_BESIDE, names, n,
		   "it is next to several [BLP-32]");
	if (i < 0)
		return -1;
	*out = there[i];
	return 0;
}

static int show(const struct rules *r, const struct blip_move *m, const struct blip_walk *w)
{
	bool there = corner_same(w->shown, m->blip->at);
	struct reveal how = {.centre = extraction_space(r->board),
			     .cause = m->cause,
			     .from = m->blip->at,
			     .ambush = true, /* BLP-43 */
			     .clause = there ? "BLP-17" : "BLP-16"};

	if (shown_to(r, m, w->shown, &how.by))
		return -1;
	if (!how.by)
		how.clause = "BLP-56";
	return reveal_blip(r, m->blip, &how);
}

/* ---- moving ---- */

static void tell(const struct rules *r, const struct blip_move *m, const struct blip_walk *w)
{
	struct buf path = {0};
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < w->n; i++)
		buf_printf(&path, "%s%s", i ? "," : "", corner_text(w->path[i], text));
	if (w->n)
		EVENT(r->board, PATH, "who=%s to=%s path=%s clause=%s", m->blip->record.name,
		      corner_text(w->path[w->n - 1], text), w->n > 1 ? buf_text(&path) : NULL,
		      m->clause);
	buf_release(&path);
	if (w->turned)
		EVENT(r->board, TURNS, "who=%s facing=%s clause=BLP-52", m->blip->record.name,
		      facing_words[w->arrow]);
	if (w->held_by)
		EVENT(r->board, STOPS, "who=%s why=%s at=%s clause=WLD-10 ruling=%s",
		      m->blip->record.name,
		      arena_printf(r->board->arena, "is held by the welded door %s",
				   w->held_by->record.name),
		      corner_text(w->path[w->n - 1], text), ruling_cited(r->board, RO_71));
}

/* RULING: RT-142: one that is disabled makes no room, nor does one whose step would end on such. */
bool blip_makes_room(const struct board *b, const struct blip *blip, struct space goal)
{
	struct blip_course c = {.goal = goal};
	struct blip_walk *w;

	if (!blip || blip->disabled)
		return !blip;
	w = arena_new(b->arena, struct blip_walk);
	blip_walk(b, blip->at, 1, &c, w);
	return w->end == WALK_REVEALED ||
	       (w->n && blip_makes_room(b, blip_at(b, w->path[0], blip), goal));
}

/* So the way ends before it. */
static void end_before_stuck(const struct board *b, const struct blip *mover, struct space goal,
			     struct blip_walk *w)
{
	while (w->n && w->end != WALK_REVEALED &&
	       !blip_makes_room(b, blip_at(b, w->path[w->n - 1], mover), goal)) {
		w->n--;
		w->held_by = NULL; /* it does not come to that door */
	}
}

static struct blip_course course_of(const struct rules *r, const struct blip_move *m)
{
	struct blip_course alert = {.goal = extraction_space(r->board)};

	/* BLP-55; RULING: RO-94: over Noise and patrols alike. */
	return space_on(alert.goal) ? alert : m->course;
}

int blip_move(const struct rules *r, const struct blip_move *asked)
{
	struct blip_move m = *asked;
	struct blip_walk *w = arena_new(r->board->arena, struct blip_walk);
	struct blip *other;

	m.course = course_of(r, asked);
	if (settle_first(r, &m))
		return -1;
	blip_walk(r->board, m.blip->at, m.steps, &m.course, w);
	end_before_stuck(r->board, m.blip, m.course.goal, w);
	tell(r, &m, w);
	if (w->n)
		m.blip->at = w->path[w->n - 1];
	if (w->turned)
		m.blip->facing = (int)w->arrow;
	if (w->end == WALK_REVEALED)
		return show(r, &m, w);
	other = w->n ? blip_at(r->board, m.blip->at, m.blip) : NULL;
	if (!other)
		return 0;
	/* BLP-20: it goes on toward the Spacer. */
	return blip_make_room(r, other, asked, m.blip->record.name);
}

int blip_make_room(const struct rules *r, struct blip *b, const struct blip_move *like,
		   const char *by)
{
	struct blip_move m = {.blip = b,
			      .steps = 1,
			      .course = {.goal = like->course.goal},
			      .toward = like->toward,
			      .cause = like->cause,
			      .clause = "BLP-20"};

	EVENT(r->board, MAKES_ROOM, "who=%s by=%s clause=BLP-20", b->record.name, by);
	return blip_move(r, &m);
}
