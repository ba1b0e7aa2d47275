/* Case files: paragraphs of `key: value` and of lines behind a tab. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "cases/case.h"
#include "text/input.h"
#include "text/utf8.h"

/* KEY(id, word, how often, what it has): behind the colon a value, or lines of a block. */
enum how_often { ONCE, AT_MOST_ONCE, OFTEN };
enum key_has { VALUE, BLOCK };
#define CASE_KEYS(K)                               \
	K(CASE, "case", ONCE, VALUE)               \
	K(ID, "id", AT_MOST_ONCE, VALUE)           \
	K(CLAUSE, "clause", ONCE, VALUE)           \
	K(CLASS, "class", AT_MOST_ONCE, VALUE)     \
	K(WHY, "why", AT_MOST_ONCE, VALUE)         \
	K(RULING, "ruling", AT_MOST_ONCE, VALUE)   \
	K(BEFORE, "before", ONCE, BLOCK)           \
	K(COMMAND, "command", ONCE, VALUE)         \
	K(STATUS, "status", AT_MOST_ONCE, VALUE)   \
	K(AFTER, "after", AT_MOST_ONCE, BLOCK)     \
	K(SAYS, "says", OFTEN, VALUE)              \
	K(SILENT, "silent", OFTEN, VALUE)          \
	K(ORDER, "order", AT_MOST_ONCE, VALUE)     \
	K(SECTION, "section", AT_MOST_ONCE, VALUE) \
	K(INTRO, "intro", AT_MOST_ONCE, VALUE)

#define K(id, word, often, has) KEY_##id,
enum case_key { CASE_KEYS(K) KEY_COUNT };
#undef K

static const struct key_row {
	const char *word;
	enum how_often often;
	enum key_has has;
} keys[] = {
#define K(id, word, often, has) {word, often, has},
    CASE_KEYS(K)
#undef K
};

static const char *const class_words[] = {CASE_CLASSES(LIST_WORD) NULL};
static const char *const order_words[] = {"kept", NULL};

struct entry {
	enum case_key key;
	long line;
	const char *value;  /* with the rest of it from the lines below */
	struct span *block; /* without their tabs */
	long *block_line;
	int nblock;
	struct entry *next;
};

/* A file while it is read. */
struct reading {
	struct case_list *list;
	struct arena *arena;
	const char *path;
	struct span rest; /* what is left of it */
	long line;	  /* the last one taken */
	struct record_reader records;
	struct section *section;
	struct entry *first, *last; /* of the paragraph under way */
	struct diag *diag;
};

static int wrong(struct reading *r, long line, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
static int wrong(struct reading *r, long line, const char *fmt, ...)
{
	va_list ap;
	const char *text;

	va_start(ap, fmt);
	text = arena_vprintf(r->arena, fmt, ap);
	va_end(ap);
	return diag_at(r->diag, (struct where){.file = r->path, .line = line}, "%s", text);
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

static struct span trimmed(struct span s)
{
	while (s.n && is_blank(s.p[0]))
		s = (struct span){s.p + 1, s.n - 1};
	while (s.n && is_blank(s.p[s.n - 1]))
		s.n--;
	return s;
}

/* ---- one paragraph ---- */

static const struct entry *find(const struct reading *r, enum case_key k)
{
	const struct entry *e = r->first;

	while (e && e->key != k)
		e = e->next;
	return e;
}

static int no_such_key(struct reading *r, struct span key)
{
	struct buf all = {0};
	int i;

	for (i = 0; i < KEY_COUNT; i++)
		buf_printf(&all, "%s%s", i ? ", " : "", keys[i].word);
	wrong(r, r->line, "'%.*s' is no key of a case; they are %s", (int)key.n, key.p,
	      buf_text(&all));
	buf_release(&all);
	return -1;
}

static int begin_entry(struct reading *r, struct span line)
{
	const char *colon = memchr(line.p, ':', line.n);
	struct span key = {line.p, colon ? (size_t)(colon - line.p) : 0};
	struct entry *e;
	int k = 0;

	if (!colon)
		return wrong(r, r->line,
			     "this is neither 'key: value' nor a line that begins with a tab");
	while (k < KEY_COUNT && !span_is(key, keys[k].word))
		k++;
	if (k == KEY_COUNT)
		return no_such_key(r, key);
	e = arena_new(r->arena, struct entry);
	e->key = (enum case_key)k;
	e->line = r->line;
	line = trimmed((struct span){colon + 1, line.n - key.n - 1});
	e->value = arena_strndup(r->arena, line.p, line.n);
	*(r->last ? &r->last->next : &r->first) = e;
	r->last = e;
	return 0;
}

static void add_to_block(struct reading *r, struct span line)
{
	struct entry *e = r->last;

	if (!(e->nblock & (e->nblock - 1))) { /* it doubles when it is full */
		size_t room = e->nblock ? 2 * (size_t)e->nblock : 1;
		struct span *block = arena_array(r->arena, struct span, room);
		long *lines = arena_array(r->arena, long, room);

		if (e->nblock) {
			memcpy(block, e->block, (size_t)e->nblock * sizeof *block);
			memcpy(lines, e->block_line, (size_t)e->nblock * sizeof *lines);
		}
		e->block = block;
		e->block_line = lines;
	}
	e->block[e->nblock] = (struct span){line.p + 1, line.n - 1};
	e->block_line[e->nblock++] = r->line;
}

static int take_line(struct reading *r, struct span line)
{
	size_t at;
	const char *unfit = utf8_unfit(line.p, line.n, &at);

	if (unfit)
		return wrong(r, r->line, "%s does not belong in a case", unfit);
	if (line.p[0] == '\t' && r->last) {
		add_to_block(r, line);
		return 0;
	}
	if (is_blank(line.p[0]))
		return wrong(r, r->line, "a line that belongs to the key above begins with a tab");
	return begin_entry(r, line);
}

/* The value of a key that has one goes on in the lines below it. */
static void join_value(struct reading *r, struct entry *e)
{
	int i;

	for (i = 0; i < e->nblock; i++) {
		struct span more = trimmed(e->block[i]);

		e->value = arena_printf(r->arena, "%s%s%.*s", e->value, *e->value ? " " : "",
					(int)more.n, more.p);
	}
}

static int check_entry(struct reading *r, struct entry *e)
{
	const struct key_row *k = &keys[e->key];

	if (k->often != OFTEN && find(r, e->key) != e)
		return wrong(r, e->line, "a case has one '%s:'; this is the second", k->word);
	if (k->has == BLOCK && *e->value)
		return wrong(r, e->line, "the lines of '%s:' follow it, each behind a tab",
			     k->word);
	if (k->has == BLOCK ? !e->nblock : !*e->value)
		return wrong(r, e->line, "'%s:' is empty", k->word);
	if (k->has == VALUE)
		join_value(r, e);
	return 0;
}

static int check_entries(struct reading *r)
{
	struct entry *e;
	int i;

	for (e = r->first; e; e = e->next)
		if (check_entry(r, e))
			return -1;
	if (find(r, KEY_SECTION))
		return 0;
	for (i = 0; i < KEY_COUNT; i++)
		if (keys[i].often == ONCE && !find(r, (enum case_key)i))
			return wrong(r, r->first->line, "a case needs '%s:'", keys[i].word);
	return 0;
}

/* ---- the case of a paragraph ---- */

static const char *value(const struct reading *r, enum case_key k)
{
	const struct entry *e = find(r, k);

	return e ? e->value : NULL;
}

static struct texts all_values(struct reading *r, enum case_key k)
{
	struct texts t = {0};
	const struct entry *e;

	for (e = r->first; e; e = e->next)
		t.n += e->key == k;
	t.at = arena_array(r->arena, const char *, (size_t)t.n + 1);
	t.n = 0;
	for (e = r->first; e; e = e->next)
		if (e->key == k)
			t.at[t.n++] = e->value;
	return t;
}

static int one_of(struct reading *r, enum case_key k, const char *const *words, int *out)
{
	const struct entry *e = find(r, k);
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
	wrong(r, e->line, "'%s: %s' is none of %s", keys[k].word, e->value, buf_text(&all));
	buf_release(&all);
	return -1;
}

static int read_before(struct reading *r, struct case_row *c)
{
	const struct entry *e = find(r, KEY_BEFORE);
	int i;

	c->before.n = e->nblock;
	c->before.at = arena_array(r->arena, const char *, (size_t)e->nblock);
	for (i = 0; i < e->nblock; i++) {
		struct record_text line;

		if (record_text_read(&r->records, e->block[i], &line, r->diag))
			return -1;
		c->before.at[i] = line.text;
		line.text += strspn(line.text, " \t");
		if (str_starts(line.text, "enorm ") || !strcmp(line.text, "enorm") ||
		    !strcmp(line.text, "done") || str_starts(line.text, "done "))
			return wrong(r, e->block_line[i],
				     "leave out 'enorm 1' and 'done': they are added");
	}
	return 0;
}

static int read_after(struct reading *r, struct case_row *c)
{
	const struct entry *e = find(r, KEY_AFTER);
	int i;

	c->nafter = e ? e->nblock : 0;
	c->after = arena_array(r->arena, struct wanted, (size_t)c->nafter + 1);
	for (i = 0; i < c->nafter; i++) {
		r->diag->at = (struct where){.file = r->path, .line = e->block_line[i]};
		c->after[i].line = e->block_line[i];
		if (wanted_read(&r->records, e->block[i], &c->after[i], r->diag))
			return -1;
	}
	return 0;
}

static int read_status(struct reading *r, struct case_row *c)
{
	const struct entry *e = find(r, KEY_STATUS);
	long n = 0;

	if (e && (!num_read(span_of(e->value), 0, 255, &n) ||
		  !span_only(span_of(e->value), "0123456789")))
		return wrong(r, e->line, "'%s' is no exit status", e->value);
	c->status = (int)n;
	return 0;
}

/* `RO-81 b` */
static bool is_ruling(const char *s)
{
	size_t letters = strspn(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), digits, reading;

	if (!letters || s[letters] != '-')
		return false;
	s += letters + 1;
	digits = strspn(s, "0123456789");
	if (!digits || s[digits] != ' ')
		return false;
	s += digits + 1;
	reading = strspn(s, "abcdefghijklmnopqrstuvwxyz");
	return reading && !s[reading];
}

static bool is_id(const char *s)
{
	return !s[strspn(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-")];
}

static int check_case(struct reading *r, const struct case_row *c)
{
	const struct entry *id = find(r, KEY_ID), *ruling = find(r, KEY_RULING);

	if (id && !is_id(c->id))
		return wrong(r, id->line, "an id is letters, digits, dots and hyphens: id: 3.B.12");
	if (ruling && !is_ruling(c->ruling))
		return wrong(r, ruling->line,
			     "a ruling is its id and its reading: ruling: RO-81 b");
	if (c->class == CASE_READING && !ruling)
		return wrong(r, c->line, "a case of class reading names it: ruling: RO-81 b");
	if (c->class == CASE_MUST_NOT && !c->nafter)
		return wrong(r, c->line,
			     "a case of class must not needs 'after:', what must not come out");
	return 0;
}

static void add_case(struct case_list *list, struct case_row *c)
{
	if (list->n == list->room) {
		struct case_row **more;

		list->room = list->room ? 2 * list->room : 64;
		more = arena_array(list->arena, struct case_row *, (size_t)list->room);
		if (list->n)
			memcpy(more, list->at, (size_t)list->n * sizeof *more);
		list->at = more;
	}
	list->at[list->n++] = c;
}

static int read_case(struct reading *r)
{
	const char *slash = strrchr(r->path, '/');
	struct case_row *c = arena_new(r->arena, struct case_row);
	int class = CASE_MUST, kept = -1;

	c->path = r->path;
	c->file = slash ? slash + 1 : r->path;
	c->line = r->first->line;
	c->section = r->section;
	c->id = value(r, KEY_ID);
	c->title = value(r, KEY_CASE);
	c->clause = value(r, KEY_CLAUSE);
	c->why = value(r, KEY_WHY);
	c->ruling = value(r, KEY_RULING);
	c->command = value(r, KEY_COMMAND);
	c->says = all_values(r, KEY_SAYS);
	c->silent = all_values(r, KEY_SILENT);
	if (one_of(r, KEY_CLASS, class_words, &class) || one_of(r, KEY_ORDER, order_words, &kept) ||
	    read_before(r, c) || read_after(r, c) || read_status(r, c))
		return -1;
	c->class = (enum case_class) class;
	c->order_kept = !kept;
	if (check_case(r, c))
		return -1;
	add_case(r->list, c);
	return 0;
}

static int read_section(struct reading *r)
{
	const struct entry *e;

	for (e = r->first; e; e = e->next)
		if (e->key != KEY_SECTION && e->key != KEY_INTRO)
			return wrong(r, e->line,
				     "a section has 'section:' and 'intro:' only; a blank line "
				     "parts it from the case below");
	if (r->section->title)
		return wrong(r, r->first->line, "a file has one 'section:'; this is the second");
	r->section->title = value(r, KEY_SECTION);
	r->section->intro = value(r, KEY_INTRO);
	return 0;
}

static int read_paragraph(struct reading *r)
{
	if (check_entries(r))
		return -1;
	return find(r, KEY_SECTION) || find(r, KEY_INTRO) ? read_section(r) : read_case(r);
}

/* ---- the file ---- */

static bool next_line(struct reading *r, struct span *line)
{
	const char *end;

	if (!r->rest.n)
		return false;
	end = memchr(r->rest.p, '\n', r->rest.n);
	*line = (struct span){r->rest.p, end ? (size_t)(end - r->rest.p) : r->rest.n};
	r->rest.p += line->n + (end != NULL);
	r->rest.n -= line->n + (end != NULL);
	if (line->n && line->p[line->n - 1] == '\r')
		line->n--;
	r->line++;
	return true;
}

/* Each paragraph; one that is wrong is skipped to its end. */
static void read_lines(struct reading *r)
{
	bool bad = false, more = true;
	struct span line;

	while (more) {
		more = next_line(r, &line);
		if (more && line.n && line.p[0] == '#')
			continue;
		if (more && (trimmed(line).n || (line.n && line.p[0] == '\t' && r->last))) {
			if (!bad)
				bad = take_line(r, line) != 0;
			continue;
		}
		if (r->first && !bad)
			read_paragraph(r);
		r->first = r->last = NULL;
		bad = false;
	}
}

static int read_all(const char *path, struct input *in, struct diag *d)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC), more;

	if (fd < 0)
		return diag_status(d, STATUS_OPEN, "cannot be read: %s", strerror(errno));
	input_from_fd(in, fd, path);
	while ((more = input_more(in, d)) > 0)
		;
	close(fd);
	return more;
}

static void skip_mark(struct span *text)
{
	size_t n = strlen(BYTE_ORDER_MARK);

	if (text->n >= n && !memcmp(text->p, BYTE_ORDER_MARK, n))
		*text = (struct span){text->p + n, text->n - n};
}

int cases_read(struct case_list *list, const char *path, struct diag *d)
{
	struct reading r = {.list = list, .arena = list->arena, .path = path, .diag = d};
	struct where at = d->at;
	struct input in = {.fd = -1};
	size_t problems = d->n;
	int before = list->n;

	d->at = (struct where){.file = path};
	if (!read_all(path, &in, d) && !record_reader_start(&r.records, r.arena, d)) {
		r.section = arena_new(r.arena, struct section);
		r.rest = input_rest(&in);
		skip_mark(&r.rest);
		read_lines(&r);
		record_reader_release(&r.records);
		if (list->n == before && d->n == problems)
			diag_at(d, (struct where){.file = path}, "there is no case in it");
	}
	input_release(&in);
	d->at = at;
	return d->n == problems ? 0 : -1;
}
