#include "odds/positions.h"

#include <string.h>

#define MAP_END "\nend\n"

/* The map is as one line: it seldom changes. */
static size_t first_line(struct span text)
{
	const char *end = memmem(text.p, text.n, MAP_END, strlen(MAP_END));
	const char *line = memchr(text.p, '\n', text.n);

	if (end)
		return (size_t)(end - text.p) + strlen(MAP_END);
	return line ? (size_t)(line - text.p) + 1 : text.n;
}

static size_t next_line(struct span text)
{
	const char *line = memchr(text.p, '\n', text.n);

	return line ? (size_t)(line - text.p) + 1 : text.n;
}

static void note_line(struct positions *p, size_t at, struct span line)
{
	if (at == p->room) {
		p->room = p->room ? p->room * 2 : 64;
		p->line = mem_grow(p->line, p->room * sizeof *p->line);
	}
	p->line[at] = intern(&p->lines, line);
}

int positions_add(struct positions *p, struct span text)
{
	size_t n = 0, len = first_line(text);

	while (text.n) {
		note_line(p, n++, (struct span){text.p, len});
		text = (struct span){text.p + len, text.n - len};
		len = next_line(text);
	}
	return intern(&p->list,
		      (struct span){(const char *)(const void *)p->line, n * sizeof *p->line});
}

void positions_write(const struct positions *p, int i, struct buf *out)
{
	const struct interned *one = &p->list.list[i];
	size_t k;

	for (k = 0; k < one->n; k += sizeof *p->line) {
		int line;
		memcpy(&line, one->text + k, sizeof line);
		buf_add(out, p->lines.list[line].text, p->lines.list[line].n);
	}
}

void positions_release(struct positions *p)
{
	intern_release(&p->lines);
	intern_release(&p->list);
	mem_free(p->line);
	*p = (struct positions){0};
}
