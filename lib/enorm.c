#include "enorm.h"

#include <stdint.h>
#include <stdlib.h>

#include "board/names.h"
#include "board/read.h"
#include "board/write.h"
#include "data/data.h"
#include "event/event.h"
#include "space/adjacent.h"
#include "space/cover.h"
#include "space/distance.h"
#include "space/sight.h"

/* Each pool has what lives as long: since the opening, the loading, the last call. */
struct enorm {
	struct mem_pool tables, loading, said;
	struct data data;
	struct arena arena;
	struct board board;
	struct scene scene;
	bool loaded;
	struct diag diag;
	enum status status;
	struct buf text;
	const char *error;
};

static const char no_memory[] = "enorm: out of memory\n";

/* Stands for the struct that there was no memory for; nothing writes to it. */
static const struct enorm none = {.status = STATUS_MEMORY, .error = no_memory};

/* ---- the frame of a call ---- */

struct question {
	struct enorm *e;
	const char *from,
	    *to; /* the words of a question; the text of a board, `to` behind its end */
	int (*ask)(struct enorm *e, const struct space at[2]);
	int (*ask_figures)(struct enorm *e, const struct space at[2]); /* NULL: the same */
	int result;
};

static void forget(struct enorm *e)
{
	mem_release(&e->said);
	e->diag = (struct diag){0};
	e->text = (struct buf){0};
	e->status = STATUS_OK;
	e->error = "";
}

static void out_of_memory(struct enorm *e)
{
	forget(e);
	e->status = STATUS_MEMORY;
	e->error = no_memory;
}

/* The problems as one text. */
static void say(struct enorm *e)
{
	struct buf error = {0};

	diag_write(&e->diag, "enorm", &error);
	e->status = e->diag.status;
	e->error = buf_text(&error);
}

/* ---- opening and loading ---- */

static void lay_over(void *arg)
{
	struct question *q = arg;

	data_overlay(&q->e->data, q->from, &q->e->diag);
	say(q->e);
}

struct enorm *enorm_open(const char *data)
{
	struct enorm *e = calloc(1, sizeof *e);
	struct question q = {.e = e, .from = data};

	if (!e)
		return (struct enorm *)(uintptr_t)&none;
	forget(e);
	data_start(&e->data);
	if (data && !mem_guard(&e->tables, lay_over, &q)) {
		mem_release(&e->tables);
		data_start(&e->data);
		out_of_memory(e);
	}
	e->diag = (struct diag){0};
	return e;
}

void enorm_close(struct enorm *e)
{
	if (!e || e == &none)
		return;
	mem_release(&e->tables);
	mem_release(&e->loading);
	mem_release(&e->said);
	free(e);
}

const char *enorm_error(const struct enorm *e)
{
	return e->error;
}

int enorm_status(const struct enorm *e)
{
	return (int)e->status;
}

static void load(void *arg)
{
	struct question *q = arg;
	struct enorm *e = q->e;
	struct input in;
	struct reader r;
	int found;

	board_start(&e->board, &e->arena, &e->data);
	input_from_text(&in, (struct span){q->from, (size_t)(q->to - q->from)}, NULL);
	found = reader_start(&r, in, &e->diag) ? -1 : reader_next(&r, &e->board, &e->diag);
	if (!found)
		diag_set(&e->diag, "no board in the text");
	reader_release(&r);
	e->loaded = found == 1 && !event_check(&e->board, &e->diag);
	if (e->loaded)
		scene_build(&e->scene, &e->board);
	say(e);
}

int enorm_load(struct enorm *e, const char *text, size_t n)
{
	struct question q = {.e = e, .from = text, .to = text + n};

	if (e == &none)
		return -1;
	forget(e);
	e->loaded = false;
	mem_release(&e->loading);
	e->arena = (struct arena){0};
	if (!mem_guard(&e->loading, load, &q)) {
		mem_release(&e->loading);
		e->loaded = false;
		out_of_memory(e);
	}
	return e->loaded ? 0 : -1;
}

static void write_text(void *arg)
{
	struct question *q = arg;

	board_write(&q->e->board, &q->e->text);
}

const char *enorm_text(struct enorm *e)
{
	struct question q = {.e = e};

	if (!e->loaded)
		return NULL;
	forget(e);
	if (mem_guard(&e->said, write_text, &q))
		return buf_text(&e->text);
	out_of_memory(e);
	return NULL;
}

/* ---- questions ---- */

/* Where a word is: a figure's space, or the space it names. 1 for a figure, 0 for a space, -1. */
static int find(struct enorm *e, struct board *b, const char *word, struct space *out)
{
	unsigned kinds_of = KIND_BIT(KIND_SPACER) | KIND_BIT(KIND_INTRUDER);
	struct named n;

	if (!e->loaded)
		return diag_set(&e->diag, "no board is loaded");
	if (name_or_place(b, kinds_of, word, &n, &e->diag))
		return -1;
	*out = n.space;
	if (n.piece && n.piece->kind == KIND_SPACER)
		*out = spacer_place((struct spacer *)(void *)n.piece); /* RULING: RO-112 */
	else if (n.piece)
		*out = ((struct intruder *)(void *)n.piece)->at;
	return space_on(*out) ? n.piece != NULL
			      : diag_set(&e->diag, "%s is not on a space of the map", word);
}

static void answer(void *arg)
{
	struct question *q = arg;
	struct arena scratch = {0};
	struct board b = q->e->board;
	struct space at[2];
	int from, to;

	b.arena = &scratch; /* what looking for a name needs goes with the answer, not the board */
	from = find(q->e, &b, q->from, &at[0]);
	to = from < 0 ? -1 : find(q->e, &b, q->to, &at[1]);
	if (to >= 0)
		q->result = (from && to && q->ask_figures ? q->ask_figures : q->ask)(q->e, at);
	say(q->e);
}

static int ask(struct question q)
{
	q.result = -1;
	if (q.e == &none)
		return -1;
	forget(q.e);
	if (!mem_guard(&q.e->said, answer, &q)) {
		out_of_memory(q.e);
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
