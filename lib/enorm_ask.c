/* What the library is asked about two places of the board that is picked: sight, Cover, how far. */
#include "board/names.h"
#include "enorm_own.h"
#include "space/adjacent.h"
#include "space/cover.h"
#include "space/distance.h"
#include "space/sight.h"

struct question {
	struct enorm *e;
	const char *from, *to;
	int (*ask)(struct enorm *e, const struct space at[2]);
	int (*ask_figures)(struct enorm *e, const struct space at[2]); /* NULL: the same */
	int result;
};

/* Where a word is: a figure's space, or the space it names. 1 for a figure, 0 for a space, -1. */
static int find(struct enorm *e, struct board *b, const char *word, struct space *out)
{
	unsigned kinds_of = KIND_BIT(KIND_SPACER) | KIND_BIT(KIND_INTRUDER);
	struct named n;

	if (!e->nboards)
		return diag_set(&e->diag, "no board is loaded");
	if (name_or_place(b, kinds_of, word, &n, &e->diag))
		return -1;
	*out = n.space;
	if (n.piece && n.piece->kind == KIND_SPACER)
		*out = spacer_place(as_spacer(n.piece)); /* RULING: RO-112 */
	else if (n.piece)
		*out = as_intruder(n.piece)->at;
	return space_on(*out) ? n.piece != NULL
			      : diag_set(&e->diag, "%s is not on a space of the map", word);
}

static void answer(void *arg)
{
	struct question *q = arg;
	struct arena scratch = {0};
	struct board b = {0};
	struct space at[2];
	int from, to;

	if (q->e->nboards)
		b = q->e->board[q->e->picked].board;
	b.arena = &scratch; /* what looking for a name needs goes with the answer, not the board */
	from = find(q->e, &b, q->from, &at[0]);
	to = from < 0 ? -1 : find(q->e, &b, q->to, &at[1]);
	if (to >= 0)
		q->result = (from && to && q->ask_figures ? q->ask_figures : q->ask)(q->e, at);
	enorm_say(q->e);
}

static int ask(struct question q)
{
	q.result = -1;
	if (!enorm_begins(q.e))
		return -1;
	if (!q.from || !q.to)
		return enorm_misused(q.e, "enorm: from whom, and to whom?\n");
	if (!mem_guard(&q.e->said, answer, &q)) {
		enorm_out_of_memory(q.e);
		return -1;
	}
	return q.result;
}

static int sight(struct enorm *e, const struct space at[2])
{
	return los_clear(&e->scene, at[0], at[1]);
}

static int cover(struct enorm *e, const struct space at[2])
{
	return cover_applies(&e->scene, at[1], at[0]);
}

static int beside(struct enorm *e, const struct space at[2])
{
	return adjacent(&e->scene, at[0], at[1], NULL);
}

static int figures_beside(struct enorm *e, const struct space at[2])
{
	return figures_adjacent(&e->scene, at[0], at[1], NULL); /* RULING: RI-64 */
}

static int or_unreachable(int distance)
{
	return distance == UNREACHABLE ? ENORM_UNREACHABLE : distance;
}

static int range(struct enorm *e, const struct space at[2])
{
	return or_unreachable(distance_range(&e->scene, at[0], at[1]));
}

static int distance(struct enorm *e, const struct space at[2])
{
	return or_unreachable(distance_target(&e->scene, at[0], at[1]));
}

int enorm_sight(struct enorm *e, const char *from, const char *to)
{
	return ask((struct question){e, from, to, sight, NULL, 0});
}

int enorm_cover(struct enorm *e, const char *from, const char *to)
{
	return ask((struct question){e, from, to, cover, NULL, 0});
}

int enorm_adjacent(struct enorm *e, const char *from, const char *to)
{
	return ask((struct question){e, from, to, beside, figures_beside, 0});
}

int enorm_range(struct enorm *e, const char *from, const char *to)
{
	return ask((struct question){e, from, to, range, NULL, 0});
}

int enorm_distance(struct enorm *e, const char *from, const char *to)
{
	return ask((struct question){e, from, to, distance, NULL, 0});
}
