#include "board/remember.h"

#include <string.h>

#define LINES_MOST 4096
#define LINE_LONG  ((size_t)256)

static void forget(struct line_memory *m)
{
	intern_release(&m->lines);
	arena_reset(&m->arena);
	buf_clear(&m->map);
	m->taken = 0;
}

void memory_tidy(struct line_memory *m)
{
	if (m->lines.n > LINES_MOST || m->taken > LINES_MOST || m->doubted)
		forget(m);
	m->doubted = false;
}

void memory_release(struct line_memory *m)
{
	forget(m);
	arena_release(&m->arena);
	arena_release(&m->map_arena);
	buf_release(&m->map);
	mem_free(m->record);
}

int memory_line(struct line_memory *m, struct span line)
{
	int seen = m->lines.n, at;

	if (!m->on || !line.n || line.n > LINE_LONG)
		return -1;
	at = intern(&m->lines, line);
	if (at == m->room) {
		m->room = m->room ? m->room * 2 : 64;
		m->record = mem_grow(m->record, (size_t)m->room * sizeof *m->record);
	}
	if (at == seen)
		m->record[at] = NULL;
	return at;
}

const struct record *memory_record(const struct line_memory *m, int line)
{
	return line < 0 ? NULL : m->record[line];
}

void memory_keep(struct line_memory *m, int line, const struct record *r)
{
	if (line < 0)
		return;
	m->record[line] = r;
	m->taken++;
}

bool memory_map_again(const struct line_memory *m, struct span text)
{
	return m->map.n && text.n >= m->map.n && !memcmp(text.p, m->map.p, m->map.n);
}

void memory_keep_map(struct line_memory *m, struct span text, int lines, const struct grid *g)
{
	buf_clear(&m->map);
	arena_reset(&m->map_arena);
	if (!m->on || text.p[text.n - 1] != '\n')
		return;
	buf_add(&m->map, text.p, text.n);
	m->map_lines = lines;
	grid_bare(g); /* once for every board that has this map */
	m->grid = grid_copy(g, &m->map_arena);
}
