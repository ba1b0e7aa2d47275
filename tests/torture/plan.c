#include "plan.h"

#include <string.h>

static struct span next_line(struct span *rest)
{
	const char *end = rest->n ? memchr(rest->p, '\n', rest->n) : NULL;
	struct span line = {rest->p, end ? (size_t)(end - rest->p) : rest->n};
	size_t taken = line.n + (end ? 1 : 0);

	*rest = (struct span){rest->p + taken, rest->n - taken};
	return line;
}

static bool begins_part(struct span line)
{
	static const char *const kinds[] = {"%board", "%table ", "%file "};
	size_t i;

	for (i = 0; i < COUNT(kinds); i++)
		if (line.n >= strlen(kinds[i]) && !memcmp(line.p, kinds[i], strlen(kinds[i])))
			return true;
	return false;
}

/* All lines up to the next part. */
static struct span part_text(struct span *rest, struct arena *a)
{
	const char *start = rest->p, *end = start;
	size_t n;

	while (rest->n && !begins_part((struct span){rest->p, rest->n})) {
		next_line(rest);
		end = rest->p;
	}
	n = (size_t)(end - start);
	return (struct span){arena_strndup(a, start, n), n};
}

static const char *word_of(struct span line, struct arena *a)
{
	char *word = arena_alloc(a, line.n + 1), *to = word;
	size_t i;

	for (i = 0; i < line.n; i++) {
		bool escaped = line.p[i] == '\\' && i + 1 < line.n;
		i += escaped;
		*to++ = (char)(escaped && line.p[i] == 'n' ? '\n' : line.p[i]);
	}
	return word;
}

void plan_add(struct plan *p, const char *word)
{
	if (p->nwords < PLAN_WORDS)
		p->word[p->nwords++] = word;
}

static void add_part(struct plan_part *list, int *n, struct span name, struct span text,
		     struct arena *a)
{
	if (*n < PLAN_PARTS)
		list[(*n)++] = (struct plan_part){arena_strndup(a, name.p, name.n), text};
}

static void read_part(struct plan *p, struct span line, struct span *rest, struct arena *a)
{
	struct span text = part_text(rest, a);
	size_t before = line.p[1] == 't' ? strlen("%table ") : strlen("%file ");
	struct span name = {line.p + before, line.n > before ? line.n - before : 0};

	if (line.p[1] == 'b')
		p->board = text;
	else if (line.p[1] == 't')
		add_part(p->table, &p->ntables, name, text, a);
	else
		add_part(p->file, &p->nfiles, name, text, a);
}

void plan_read(struct plan *p, struct span text, struct arena *a)
{
	*p = (struct plan){.board = {"", 0}};
	while (text.n) {
		struct span line = next_line(&text);
		if (begins_part(line))
			read_part(p, line, &text, a);
		else
			plan_add(p, word_of(line, a));
	}
}

static void write_word(const char *word, struct buf *out)
{
	for (; *word; word++)
		if (*word == '\n' || *word == '\\')
			buf_puts(out, *word == '\n' ? "\\n" : "\\\\");
		else
			buf_putc(out, *word);
	buf_putc(out, '\n');
}

static void write_part(const char *kind, const struct plan_part *part, struct buf *out)
{
	buf_printf(out, "%%%s %s\n", kind, part->name);
	buf_add(out, part->text.p, part->text.n);
	if (part->text.n && part->text.p[part->text.n - 1] != '\n')
		buf_putc(out, '\n');
}

void plan_write(const struct plan *p, struct buf *out)
{
	int i;

	for (i = 0; i < p->nwords; i++)
		write_word(p->word[i], out);
	for (i = 0; i < p->ntables; i++)
		write_part("table", &p->table[i], out);
	for (i = 0; i < p->nfiles; i++)
		write_part("file", &p->file[i], out);
	buf_puts(out, "%board\n");
	buf_add(out, p->board.p, p->board.n);
}
