/* A board as a caller of the library sees it: records and events as words. */
#include <stdint.h>
#include <string.h>

#include "board/value.h"
#include "board/write.h"
#include "enorm_own.h"
#include "event/event.h"

void *list_add(struct list *l, size_t size)
{
	if (l->n == l->room) {
		l->room = l->room ? l->room * 2 : 8;
		l->at = mem_grow(l->at, (size_t)l->room * size);
	}
	return memset((char *)l->at + (size_t)l->n++ * size, 0, size);
}

/* ---- records ---- */

/* The value without quotes. */
static const char *value_text(const struct field *f, const struct record *r, struct arena *a)
{
	void *row = (void *)(uintptr_t)r;
	struct buf text = {0};
	const char *copy;

	if (f->type == FIELD_TEXT || f->type == FIELD_NAME || f->type == FIELD_NAMES)
		return *field_text(f, row);
	value_write(f, r, &text);
	copy = arena_strdup(a, buf_text(&text));
	buf_release(&text);
	return copy;
}

static void add_pair(struct list *l, const char *key, const char *value)
{
	*(struct enorm_pair *)list_add(l, sizeof(struct enorm_pair)) =
	    (struct enorm_pair){key, value};
}

static void add_fields(struct list *l, const struct record *r, struct arena *a)
{
	const struct kind_row *k = &kinds[r->kind];
	int i;

	for (i = 0; i < k->nfields; i++)
		if (!value_is_missing(&k->fields[i], r))
			add_pair(l, k->fields[i].key, value_text(&k->fields[i], r, a));
}

static struct list pairs_of(const struct record *r, struct arena *a)
{
	const struct extra *x;
	struct list l = {0};

	if (r->kind == KIND_TITLE)
		add_pair(&l, "text", ((const struct title *)(const void *)r)->text);
	add_fields(&l, r, a);
	for (x = r->extras; x; x = x->next)
		add_pair(&l, x->key, x->value);
	return l;
}

static struct enorm_record record_of(const struct record *r, struct arena *a)
{
	struct list pairs = pairs_of(r, a);
	struct buf line = {0};
	struct enorm_record out = {.kind = kinds[r->kind].word,
				   .owner = r->owner,
				   .name = r->name,
				   .npairs = pairs.n,
				   .pair = pairs.at};

	record_write(r, &line);
	out.line = line.p;
	return out;
}

/* ---- events ---- */

/* `COV-04,COV-05` as a list. */
static struct list ids_of(const struct event *e, const char *key, struct arena *a)
{
	const char *p = event_arg(e, key);
	struct list l = {0};

	while (p && *p) {
		size_t n = strcspn(p, ",");
		*(const char **)list_add(&l, sizeof(const char *)) = arena_strndup(a, p, n);
		p += n + (p[n] == ',');
	}
	return l;
}

static struct enorm_event event_of(const struct event *e, struct arena *a)
{
	struct list args = {0}, clauses = ids_of(e, "clause", a), rulings = ids_of(e, "ruling", a);
	struct buf sentence = {0};
	const struct extra *x;

	for (x = e->record.extras; x; x = x->next)
		if (strcmp(x->key, "clause") != 0 && strcmp(x->key, "ruling") != 0)
			add_pair(&args, x->key, x->value);
	event_sentence(e, &sentence);
	return (struct enorm_event){.verb = e->record.name,
				    .sentence = sentence.p,
				    .nargs = args.n,
				    .arg = args.at,
				    .nclauses = clauses.n,
				    .clause = clauses.at,
				    .nrulings = rulings.n,
				    .ruling = rulings.at};
}

/* ---- the board ---- */

void board_open(struct enorm_board *b, int told)
{
	struct list records = {0}, events = {0};
	struct buf text = {0};
	int k, i;

	for (k = 0; k < KIND_COUNT; k++)
		for (i = 0; i < board_count(&b->board, (enum kind)k) && k != KIND_EVENT; i++)
			*(struct enorm_record *)list_add(&records, sizeof(struct enorm_record)) =
			    record_of(b->board.of[k].at[i], &b->arena);
	for (i = 0; i < board_count(&b->board, KIND_EVENT); i++)
		*(struct enorm_event *)list_add(&events, sizeof(struct enorm_event)) =
		    event_of(board_event(&b->board, i), &b->arena);
	board_write(&b->board, &text);
	b->record = records.at;
	b->nrecords = records.n;
	b->event = events.at;
	b->nevents = events.n;
	b->told = told;
	b->text = text;
}

const char *enorm_board_text(const struct enorm_board *b)
{
	return b ? buf_text(&b->text) : NULL;
}

int enorm_board_records(const struct enorm_board *b)
{
	return b ? b->nrecords : 0;
}

const struct enorm_record *enorm_board_record(const struct enorm_board *b, int i)
{
	return i >= 0 && i < enorm_board_records(b) ? &b->record[i] : NULL;
}

int enorm_board_events(const struct enorm_board *b)
{
	return b ? b->nevents : 0;
}

const struct enorm_event *enorm_board_event(const struct enorm_board *b, int i)
{
	return i >= 0 && i < enorm_board_events(b) ? &b->event[i] : NULL;
}

int enorm_board_told(const struct enorm_board *b)
{
	return b ? b->told : 0;
}
