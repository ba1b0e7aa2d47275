#include "ref/links.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define ID_LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"

bool is_anchor(const struct block *line)
{
	const char *p = line->id;

	if (line->kind != BLOCK_LINE || !p || line->label)
		return false;
	while (isalnum((unsigned char)*p) || *p == '-')
		p++;
	return p != line->id && !*p;
}

static int add_anchors(const struct block *b, struct anchor *out, int n)
{
	for (; b; b = b->next) {
		if (is_anchor(b)) {
			if (out)
				out[n] = (struct anchor){b, n};
			n++;
		}
		if (b->kind == BLOCK_STEP)
			n = add_anchors(b->first, out, n);
	}
	return n;
}

static int by_id(const void *x, const void *y)
{
	const struct anchor *a = x, *b = y;
	int id = strcmp(a->line->id, b->line->id);

	return id ? id : a->order - b->order;
}

struct doc doc_with_links(const struct doc *d)
{
	struct doc made = *d;

	made.nanchors = add_anchors(d->first, NULL, 0);
	made.anchors = arena_array(d->arena, struct anchor, (size_t)made.nanchors + 1);
	add_anchors(d->first, made.anchors, 0);
	qsort(made.anchors, (size_t)made.nanchors, sizeof *made.anchors, by_id);
	return made;
}

static int compare(struct span id, const char *with)
{
	int order = strncmp(id.p, with, id.n);

	return order ? order : -(with[id.n] != '\0');
}

/* The first in the sheet of those with that id, or NULL. */
static const struct block *find(const struct doc *d, struct span id)
{
	int low = 0, high = d->nanchors;

	while (low < high) {
		int middle = low + (high - low) / 2;

		if (compare(id, d->anchors[middle].line->id) > 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low < d->nanchors && span_is(id, d->anchors[low].line->id) ? d->anchors[low].line
									  : NULL;
}

bool is_first_anchor(const struct doc *d, const struct block *line)
{
	return find(d, span_of(line->id)) == line;
}

bool id_next(const char **text, struct span *out)
{
	const char *p = *text;

	while (*p) {
		size_t n = strspn(p, ID_LETTERS);

		*out = (struct span){p, n};
		p += n ? n : strcspn(p, ID_LETTERS);
		*text = p;
		if (n && memchr(out->p, '-', n))
			return true;
	}
	return false;
}

void doc_links(const struct doc *d, const char *text, link_fn *each, void *arg)
{
	const char *plain = text;
	struct span id;

	while (id_next(&text, &id)) {
		if (!find(d, id))
			continue;
		if (id.p > plain)
			each(arg, (struct span){plain, (size_t)(id.p - plain)}, false);
		each(arg, id, true);
		plain = text;
	}
	if (*plain)
		each(arg, span_of(plain), false);
}
