#include "ref/links.h"

#include <ctype.h>
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

static const struct block *find(const struct block *b, struct span id)
{
	const struct block *in;

	for (; b; b = b->next) {
		if (is_anchor(b) && span_is(id, b->id))
			return b;
		in = b->kind == BLOCK_STEP ? find(b->first, id) : NULL;
		if (in)
			return in;
	}
	return NULL;
}

bool is_first_anchor(const struct doc *d, const struct block *line)
{
	return find(d->first, span_of(line->id)) == line;
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
		if (!find(d->first, id))
			continue;
		if (id.p > plain)
			each(arg, (struct span){plain, (size_t)(id.p - plain)}, false);
		each(arg, id, true);
		plain = text;
	}
	if (*plain)
		each(arg, span_of(plain), false);
}
