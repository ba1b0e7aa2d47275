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

static int patrol(const struct rules *r, struct blip *b, int steps)
{
	struct spacer *toward = blip_cause(r->board, NULL);
	bool converges = board_level(r->board) == 2; /* CDP-22 */
	struct blip_move m = {.blip = b, .steps = steps, .clause = "BLP-48"};

	if (converges && !space_on(extraction_space(r->board)) && closest_spacer(r, b, &toward))
		return -1;
	m.toward = toward;
	m.course = (struct blip_course){.straight = !converges,
					.arrow = (enum facing)b->facing,
					.goal = toward->at};
	return blip_move(r, &m);
}

/* ---- all of them ---- */

struct round {
	struct blip **waiting; /* Blips that have not had their turn; NULL where one has */
	int n;
	struct scan reading;
	struct space centre; /* the Priority Target's space (BLP-47) */
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
	if (blip_closest(r, list, p->n, p->centre, POINT_PATROL, "as close as the others [BLP-50]",
			 &at))
		return -1;
	*out = at < 0 ? NULL : p->waiting[at];
	if (*out)
		p->waiting[at] = NULL;
	return 0;
}

static void line_up(const struct board *b, struct round *p)
{
	p->waiting = arena_array(b->arena, struct blip *, (size_t)blips_in_use(b) + 1);
	EACH(b, blip, each)
		if (!each->disabled) /* DSB-02 */
			p->waiting[p->n++] = each;
}

/* Who still waits, and for what reading, is on no record. */
static int patrol_seam(const struct rules *r, const struct round *p)
{
	char at[PLACE_TEXT];
	struct buf state = {0};
	int i, result;

	if (!fate_has_seam(r->fate))
		return 0;
	buf_printf(&state, "patrol %s", space_text(p->centre, at));
	for (i = 0; i < (int)COUNT(p->reading.at); i++)
		buf_printf(&state, " %d", p->reading.at[i]);
	for (i = 0; i < p->n; i++)
		if (p->waiting[i] && blip_exists(r->board, p->waiting[i]))
			buf_printf(&state, " %s", p->waiting[i]->record.name);
	result = fate_seam(r->fate, buf_text(&state));
	buf_release(&state);
	return result;
}

int blip_patrols(const struct rules *r)
{
	const struct spacer *holder = blip_cause(r->board, NULL);
	struct round p = {0};
	struct blip *b;

	if (!holder || !blips_in_use(r->board)) {
		EVENT(r->board, NOTE, "text=%s clause=BLP-45",
		      holder ? "there is no Blip to patrol" : "nobody is left to patrol for");
		return 0;
	}
	if (blip_full_alert(r) || scanner_read(r, r->fate->reading, &p.reading))
		return -1;
	line_up(r->board, &p);
	p.centre = holder->at;
	while (blip_cause(r->board, NULL)) {
		if (blip_priority(r->board))
			p.centre = blip_priority(r->board)->at;
		if (patrol_seam(r, &p) || next_blip(r, &p, &b))
			return -1;
		if (!b)
			break;
		if (patrol(r, b, reading_for(&p.reading, p.centre, b->at))) /* BLP-48 */
			return -1;
	}
	return 0;
}
