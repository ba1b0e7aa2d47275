#include "show/overlay.h"

#include <stdlib.h>
#include <string.h>

#include "event/event.h"

static bool line_read(const struct board *b, const char *text, struct corner *from,
		      struct corner *to)
{
	const char *dots = strstr(text, "..");

	return dots && corner_read((struct span){text, (size_t)(dots - text)}, from) &&
	       corner_read(span_of(dots + 2), to) && grid_has_corner(&b->grid, *from) &&
	       grid_has_corner(&b->grid, *to);
}

static bool spaces_read(const struct board *b, const char *text, struct spaces *out)
{
	struct space s;

	*out = (struct spaces){arena_array(b->arena, struct space, strlen(text) / 2 + 1), 0};
	for (;;) {
		size_t n = strcspn(text, ",");
		if (!space_read((struct span){text, n}, &s) || !grid_is_space(&b->grid, s))
			return false;
		out->at[out->n++] = s;
		if (!text[n])
			return true;
		text += n + 1;
	}
}

static void look_at(struct overlay *o, const struct board *b, const struct event *e)
{
	const char *line = event_arg(e, "line"), *seen = event_arg(e, "spaces");
	const char *path = event_arg(e, "path");
	bool way = o->line || o->path;

	if (!way && line && line_read(b, line, &o->from, &o->to))
		o->line = e;
	else if (!way && path && spaces_read(b, path, &o->path_at))
		o->path = e;
	if (!o->seen && seen && spaces_read(b, seen, &o->seen_at))
		o->seen = e;
}

void overlay_find(struct overlay *o, const struct board *b)
{
	int i;

	*o = (struct overlay){0};
	for (i = board_count(b, KIND_EVENT) - 1; i >= 0; i--)
		look_at(o, b, board_event(b, i));
}

void line_walk(struct corner from, struct corner to, line_fn *at, void *arg)
{
	int dx = to.x - from.x, dy = to.y - from.y, k;
	/* so that every crossing is met, and every third of a space in between */
	int n = 6 * (dx ? abs(dx) : 1) * (dy ? abs(dy) : 1);

	for (k = 0; k <= n; k++)
		at(arg, (struct line_point){from.x * n + dx * k, from.y * n + dy * k, n});
}
