#include "cases/paragraph.h"

#include <string.h>

#include "text/buf.h"
#include "text/utf8.h"

static const struct key_row {
	const char *word;
	enum how_often often;
	enum key_has has;
} keys[] = {
#define K(id, word, often, has) {word, often, has},
    CASE_KEYS(K)
#undef K
};

int paragraph_wrong(const struct paragraph *p, long line, const char *fmt, ...)
{
	va_list ap;
	const char *text;

	va_start(ap, fmt);
	text = arena_vprintf(p->arena, fmt, ap);
	va_end(ap);
	return diag_at(p->diag, (struct where){.file = p->path, .line = line}, "%s", text);
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

struct span trimmed(struct span s)
{
	while (s.n && is_blank(s.p[0]))
		s = (struct span){s.p + 1, s.n - 1};
	while (s.n && is_blank(s.p[s.n - 1]))
		s.n--;
	return s;
}

const struct entry *paragraph_find(const struct paragraph *p, enum case_key k)
{
	const struct entry *e = p->first;

	while (e && e->key != k)
		e = e->next;
	return e;
}

static int no_such_key(const struct paragraph *p, struct span key)
{
	struct buf all = {0};
	int i;

	for (i = 0; i < KEY_COUNT; i++)
		buf_printf(&all, "%s%s", i ? ", " : "", keys[i].word);
	paragraph_wrong(p, p->line, "'%.*s' is no key of a case; they are %s", (int)key.n, key.p,
			buf_text(&all));
	buf_release(&all);
	return -1;
}

static int begin_entry(struct paragraph *p, struct span line)
{
	const char *colon = memchr(line.p, ':', line.n);
	struct span key = {line.p, colon ? (size_t)(colon - line.p) : 0};
	struct entry *e;
	int k = 0;

	if (!colon)
		return paragraph_wrong(
		    p, p->line, "this is neither 'key: value' nor a line that begins with a tab");
	while (k < KEY_COUNT && !span_is(key, keys[k].word))
		k++;
	if (k == KEY_COUNT)
		return no_such_key(p, key);
	e = arena_new(p->arena, struct entry);
	e->key = (enum case_key)k;
	e->line = p->line;
	line = trimmed((struct span){colon + 1, line.n - key.n - 1});
	e->value = arena_strndup(p->arena, line.p, line.n);
	*(p->last ? &p->last->next : &p->first) = e;
	p->last = e;
	return 0;
}

static void add_to_block(struct paragraph *p, struct span line)
{
	struct entry *e = p->last;

	if (!(e->nblock & (e->nblock - 1))) { /* it doubles when it is full */
		size_t room = e->nblock ? 2 * (size_t)e->nblock : 1;
		struct span *block = arena_array(p->arena, struct span, room);
		long *lines = arena_array(p->arena, long, room);

		if (e->nblock) {
			memcpy(block, e->block, (size_t)e->nblock * sizeof *block);
			memcpy(lines, e->block_line, (size_t)e->nblock * sizeof *lines);
		}
		e->block = block;
		e->block_line = lines;
	}
	e->block[e->nblock] = (struct span){line.p + 1, line.n - 1};
	e->block_line[e->nblock++] = p->line;
}

int paragraph_take(struct paragraph *p, struct span line)
{
	size_t at;
	const char *unfit = utf8_unfit(line.p, line.n, &at);

	if (unfit)
		return paragraph_wrong(p, p->line, "%s does not belong in a case", unfit);
	if (line.p[0] == '\t' && p->last) {
		add_to_block(p, line);
		return 0;
	}
	if (is_blank(line.p[0]))
		return paragraph_wrong(p, p->line,
				       "a line that belongs to the key above begins with a tab");
	return begin_entry(p, line);
}

/* The value of a key that has one goes on in the lines below it. */
static void join_value(struct paragraph *p, struct entry *e)
{
	int i;

	for (i = 0; i < e->nblock; i++) {
		struct span more = trimmed(e->block[i]);

		e->value = arena_printf(p->arena, "%s%s%.*s", e->value, *e->value ? " " : "",
					(int)more.n, more.p);
	}
}

static int check_entry(struct paragraph *p, struct entry *e)
{
	const struct key_row *k = &keys[e->key];

	if (k->often != OFTEN && paragraph_find(p, e->key) != e)
		return paragraph_wrong(p, e->line, "a case has one '%s:'; this is the second",
				       k->word);
	if (k->has == BLOCK && *e->value)
		return paragraph_wrong(p, e->line,
				       "the lines of '%s:' follow it, each behind a tab", k->word);
	if (k->has == BLOCK ? !e->nblock : !*e->value)
		return paragraph_wrong(p, e->line, "'%s:' is empty", k->word);
	if (k->has == VALUE)
		join_value(p, e);
	return 0;
}

int paragraph_check(struct paragraph *p)
{
	struct entry *e;
	int i;

	for (e = p->first; e; e = e->next)
		if (check_entry(p, e))
			return -1;
	if (paragraph_find(p, KEY_SECTION))
		return 0;
	for (i = 0; i < KEY_COUNT; i++)
		if (keys[i].often == ONCE && !paragraph_find(p, (enum case_key)i))
			return paragraph_wrong(p, p->first->line, "a case needs '%s:'",
					       keys[i].word);
	return 0;
}

const char *paragraph_value(const struct paragraph *p, enum case_key k)
{
	const struct entry *e = paragraph_find(p, k);

	return e ? e->value : NULL;
}

int paragraph_word(const struct paragraph *p, enum case_key k, const char *const *words, int *out)
{
	const struct entry *e = paragraph_find(p, k);
	struct buf all = {0};
	int i;

	if (!e)
		return 0;
	for (i = 0; words[i]; i++) {
		if (!strcmp(words[i], e->value)) {
			*out = i;
			buf_release(&all);
			return 0;
		}
		buf_printf(&all, "%s%s", i ? ", " : "", words[i]);
	}
	paragraph_wrong(p, e->line, "'%s: %s' is none of %s", keys[k].word, e->value,
			buf_text(&all));
	buf_release(&all);
	return -1;
}
