/* Case files: from paragraphs to cases. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "cases/case.h"
#include "cases/paragraph.h"
#include "text/input.h"
#include "text/utf8.h"

static const char *const class_words[] = {CASE_CLASSES(LIST_WORD) NULL};
static const char *const order_words[] = {"kept", NULL};

/* A file while it is read. */
struct reading {
	struct case_list *list;
	struct span rest; /* what is left of it */
	struct record_reader records;
	struct section *section;
	struct paragraph now; /* the one under way */
};

static struct texts all_values(const struct paragraph *p, enum case_key k)
{
	struct texts t = {0};
	const struct entry *e;

	for (e = p->first; e; e = e->next)
		t.n += e->key == k;
	t.at = arena_array(p->arena, const char *, (size_t)t.n + 1);
	t.n = 0;
	for (e = p->first; e; e = e->next)
		if (e->key == k)
			t.at[t.n++] = e->value;
	return t;
}

static int read_before(struct reading *r, struct case_row *c)
{
	const struct entry *e = paragraph_find(&r->now, KEY_BEFORE);
	int i;

	c->before.n = e->nblock;
	c->before.at = arena_array(r->now.arena, const char *, (size_t)e->nblock);
	for (i = 0; i < e->nblock; i++) {
		struct record_text line;

		if (record_text_read(&r->records, e->block[i], &line, r->now.diag))
			return -1;
		c->before.at[i] = line.text;
		line.text += strspn(line.text, " \t");
		if (str_starts(line.text, "enorm ") || !strcmp(line.text, "enorm") ||
		    !strcmp(line.text, "done") || str_starts(line.text, "done "))
			return paragraph_wrong(&r->now, e->block_line[i],
					       "leave out 'enorm 1' and 'done': they are added");
	}
	return 0;
}

static int read_after(struct reading *r, struct case_row *c)
{
	const struct entry *e = paragraph_find(&r->now, KEY_AFTER);
	int i;

	c->nafter = e ? e->nblock : 0;
	c->after = arena_array(r->now.arena, struct wanted, (size_t)c->nafter + 1);
	for (i = 0; i < c->nafter; i++) {
		r->now.diag->at = (struct where){.file = r->now.path, .line = e->block_line[i]};
		c->after[i].line = e->block_line[i];
		if (wanted_read(&r->records, e->block[i], &c->after[i], r->now.diag))
			return -1;
	}
	return 0;
}

static int read_status(struct reading *r, struct case_row *c)
{
	const struct entry *e = paragraph_find(&r->now, KEY_STATUS);
	long n = 0;

	if (e && (!num_read(span_of(e->value), 0, 255, &n) ||
		  !span_only(span_of(e->value), "0123456789")))
		return paragraph_wrong(&r->now, e->line, "'%s' is no exit status", e->value);
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
	const struct entry *id = paragraph_find(&r->now, KEY_ID),
			   *ruling = paragraph_find(&r->now, KEY_RULING);

	if (id && !is_id(c->id))
		return paragraph_wrong(&r->now, id->line,
				       "an id is letters, digits, dots and hyphens: id: 3.B.12");
	if (ruling && !is_ruling(c->ruling))
		return paragraph_wrong(&r->now, ruling->line,
				       "a ruling is its id and its reading: ruling: RO-81 b");
	if (c->class == CASE_READING && !ruling)
		return paragraph_wrong(&r->now, c->line,
				       "a case of class reading names it: ruling: RO-81 b");
	if (c->class == CASE_MUST_NOT && !c->nafter)
		return paragraph_wrong(
		    &r->now, c->line,
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
	const char *slash = strrchr(r->now.path, '/');
	struct case_row *c = arena_new(r->now.arena, struct case_row);
	int class = CASE_MUST, kept = -1;

	c->path = r->now.path;
	c->file = slash ? slash + 1 : r->now.path;
	c->line = r->now.first->line;
	c->section = r->section;
	c->id = paragraph_value(&r->now, KEY_ID);
	c->title = paragraph_value(&r->now, KEY_CASE);
	c->clause = paragraph_value(&r->now, KEY_CLAUSE);
	c->why = paragraph_value(&r->now, KEY_WHY);
	c->ruling = paragraph_value(&r->now, KEY_RULING);
	c->command = paragraph_value(&r->now, KEY_COMMAND);
	c->says = all_values(&r->now, KEY_SAYS);
	c->silent = all_values(&r->now, KEY_SILENT);
	if (paragraph_word(&r->now, KEY_CLASS, class_words, &class) ||
	    paragraph_word(&r->now, KEY_ORDER, order_words, &kept) || read_before(r, c) ||
	    read_after(r, c) || read_status(r, c))
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

	for (e = r->now.first; e; e = e->next)
		if (e->key != KEY_SECTION && e->key != KEY_INTRO)
			return paragraph_wrong(
			    &r->now, e->line,
			    "a section has 'section:' and 'intro:' only; a blank line "
			    "parts it from the case below");
	if (r->section->title)
		return paragraph_wrong(&r->now, r->now.first->line,
				       "a file has one 'section:'; this is the second");
	r->section->title = paragraph_value(&r->now, KEY_SECTION);
	r->section->intro = paragraph_value(&r->now, KEY_INTRO);
	return 0;
}

static int read_paragraph(struct reading *r)
{
	if (paragraph_check(&r->now))
		return -1;
	return paragraph_find(&r->now, KEY_SECTION) || paragraph_find(&r->now, KEY_INTRO)
		   ? read_section(r)
		   : read_case(r);
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
	r->now.line++;
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
		if (more && (trimmed(line).n || (line.n && line.p[0] == '\t' && r->now.last))) {
			if (!bad)
				bad = paragraph_take(&r->now, line) != 0;
			continue;
		}
		if (r->now.first && !bad)
			read_paragraph(r);
		r->now.first = r->now.last = NULL;
		bad = false;
	}
}

struct whole_file {
	struct input *in;
	struct diag *diag;
	int fd;
};

static int read_whole(void *arg)
{
	struct whole_file *f = arg;
	int more;

	while ((more = input_more(f->in, f->diag)) > 0)
		;
	return more;
}

static void close_whole(void *arg)
{
	close(((struct whole_file *)arg)->fd);
}

static int read_all(const char *path, struct input *in, struct diag *d)
{
	struct whole_file f = {in, d, open(path, O_RDONLY | O_CLOEXEC)};

	if (f.fd < 0)
		return diag_status(d, STATUS_OPEN, "cannot be read: %s", strerror(errno));
	input_from_fd(in, f.fd, path);
	return mem_finally(read_whole, close_whole, &f);
}

static void skip_mark(struct span *text)
{
	size_t n = strlen(BYTE_ORDER_MARK);

	if (text->n >= n && !memcmp(text->p, BYTE_ORDER_MARK, n))
		*text = (struct span){text->p + n, text->n - n};
}

int cases_read(struct case_list *list, const char *path, struct diag *d)
{
	struct reading r = {.list = list, .now = {.arena = list->arena, .path = path, .diag = d}};
	struct where at = d->at;
	struct input in = {.fd = -1};
	size_t problems = d->n;
	int before = list->n;

	d->at = (struct where){.file = path};
	if (!read_all(path, &in, d)) {
		record_reader_start(&r.records, list->arena);
		r.section = arena_new(list->arena, struct section);
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
