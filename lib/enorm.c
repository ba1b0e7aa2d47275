#include "enorm.h"

#include <stdlib.h>

#include "board/read.h"
#include "board/write.h"
#include "cli/names.h"
#include "data/data.h"
#include "event/event.h"
#include "space/adjacent.h"
#include "space/cover.h"
#include "space/distance.h"
#include "space/sight.h"

struct enorm {
	struct data data;
	struct arena arena;
	struct board board;
	struct scene scene;
	bool loaded;
	struct diag diag;
	struct buf error, text;
};

static int said(struct enorm *e, int result)
{
	buf_clear(&e->error);
	diag_write(&e->diag, "enorm", &e->error);
	diag_clear(&e->diag);
	return result;
}

struct enorm *enorm_open(const char *data)
{
	struct enorm *e = mem_alloc(sizeof *e);

	*e = (struct enorm){.loaded = false};
	data_start(&e->data);
	if (data)
		data_overlay(&e->data, data, &e->diag);
	said(e, 0);
	return e;
}

void enorm_close(struct enorm *e)
{
	if (!e)
		return;
	data_release(&e->data);
	arena_release(&e->arena);
	diag_release(&e->diag);
	buf_release(&e->error);
	buf_release(&e->text);
	free(e);
}

const char *enorm_error(const struct enorm *e)
{
	return buf_text(&e->error);
}

int enorm_load(struct enorm *e, const char *text, size_t n)
{
	struct input in;
	struct reader r;
	int found;

	arena_reset(&e->arena);
	board_start(&e->board, &e->arena, &e->data);
	input_from_text(&in, (struct span){text, n}, NULL);
	found = reader_start(&r, in, &e->diag) ? -1 : reader_next(&r, &e->board, &e->diag);
	if (!found)
		diag_set(&e->diag, "no board in the text");
	reader_release(&r);
	e->loaded = found == 1 && !event_check(&e->board, &e->diag);
	if (e->loaded)
		scene_build(&e->scene, &e->board);
	return said(e, e->loaded ? 0 : -1);
}

const char *enorm_text(struct enorm *e)
{
	if (!e->loaded)
		return NULL;
	buf_clear(&e->text);
	board_write(&e->board, &e->text);
	return buf_text(&e->text);
}

/* Where a word is: a figure's space, or the space it names. */
static int find(struct enorm *e, const char *word, struct space *out)
{
	unsigned kinds_of = KIND_BIT(KIND_SPACER) | KIND_BIT(KIND_INTRUDER);
	struct named n;

	if (!e->loaded)
		return diag_set(&e->diag, "no board is loaded");
	if (name_or_place(&e->board, kinds_of, word, &n, &e->diag))
		return -1;
	*out = n.space;
	if (n.piece && n.piece->kind == KIND_SPACER)
		*out = ((struct spacer *)(void *)n.piece)->at;
	else if (n.piece)
		*out = ((struct intruder *)(void *)n.piece)->at;
	return space_on(*out) ? 0 : diag_set(&e->diag, "%s is not on a space of the map", word);
}

static int find_both(struct enorm *e, const char *from, const char *to, struct space at[2])
{
	return find(e, from, &at[0]) || find(e, to, &at[1]) ? -1 : 0;
}

int enorm_sight(struct enorm *e, const char *from, const char *to)
{
	struct space at[2];
	int bad = find_both(e, from, to, at);

	return said(e, bad ? -1 : los_clear(&e->scene, at[0], at[1]));
}

int enorm_cover(struct enorm *e, const char *from, const char *to)
{
	struct space at[2];
	int bad = find_both(e, from, to, at);

	return said(e, bad ? -1 : cover_applies(&e->scene, at[1], at[0]));
}

int enorm_adjacent(struct enorm *e, const char *from, const char *to)
{
	struct space at[2];
	int bad = find_both(e, from, to, at);

	return said(e, bad ? -1 : adjacent(&e->scene, at[0], at[1], NULL));
}

static int or_unreachable(int distance)
{
	return distance == UNREACHABLE ? ENORM_UNREACHABLE : distance;
}

int enorm_range(struct enorm *e, const char *from, const char *to)
{
	struct space at[2];
	int bad = find_both(e, from, to, at);

	return said(e, bad ? -1 : or_unreachable(distance_range(&e->scene, at[0], at[1])));
}

int enorm_distance(struct enorm *e, const char *from, const char *to)
{
	struct space at[2];
	int bad = find_both(e, from, to, at);

	return said(e, bad ? -1 : or_unreachable(distance_target(&e->scene, at[0], at[1])));
}
