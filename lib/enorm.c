#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "board/read.h"
#include "board/write.h"
#include "enorm_own.h"
#include "event/event.h"

static const char no_memory[] = "enorm: out of memory\n";

const struct enorm enorm_none = {.status = STATUS_MEMORY, .error = no_memory};

/* ---- the frame of a call ---- */

void enorm_forget(struct enorm *e)
{
	mem_release(&e->said);
	e->diag = (struct diag){0};
	e->shown = (struct buf){0};
	e->status = STATUS_OK;
	e->error = "";
}

void enorm_out_of_memory(struct enorm *e)
{
	enorm_forget(e);
	e->status = STATUS_MEMORY;
	e->error = no_memory;
}

bool enorm_begins(struct enorm *e)
{
	if (e == &enorm_none)
		return false;
	enorm_forget(e);
	if (!e->unfit)
		return true;
	e->status = e->unfit_as;
	e->error = e->unfit;
	return false;
}

int enorm_misused(struct enorm *e, const char *why)
{
	e->status = STATUS_USAGE;
	e->error = why;
	return -1;
}

void enorm_say(struct enorm *e)
{
	struct buf error = {0};

	diag_write(&e->diag, "enorm", &error);
	e->status = e->diag.status;
	e->error = buf_text(&error);
}

const char *enorm_version(void)
{
	return ENORM_VERSION;
}

/* ---- opening and loading ---- */

struct opening {
	struct enorm *e;
	const char *data;
};

static void lay_over(void *arg)
{
	const struct opening *o = arg;

	data_overlay(&o->e->data, o->data, &o->e->diag);
	enorm_say(o->e);
}

struct enorm *enorm_open(const char *data)
{
	struct enorm *e = calloc(1, sizeof *e);
	struct opening o = {e, data};

	if (!e)
		return (struct enorm *)(uintptr_t)&enorm_none;
	enorm_forget(e);
	data_start(&e->data);
	if (data && !mem_guard(&e->tables, lay_over, &o)) {
		mem_release(&e->tables);
		data_start(&e->data);
		enorm_out_of_memory(e);
	}
	if (e->status != STATUS_OK) { /* no ruling by other tables than those asked for */
		e->unfit = e->error;
		e->unfit_as = e->status;
	}
	e->diag = (struct diag){0};
	return e;
}

void enorm_close(struct enorm *e)
{
	if (!e || e == &enorm_none)
		return;
	answer_release(&e->answer);
	mem_release(&e->tables);
	mem_release(&e->loading);
	mem_release(&e->named);
	mem_release(&e->said);
	free(e);
}

const char *enorm_error(const struct enorm *e)
{
	return e->error;
}

int enorm_status(const struct enorm *e)
{
	return (int)e->status;
}

struct loading {
	struct enorm *e;
	struct span text;
	struct mem_pool pool;
	struct span kept;
	struct enorm_board *board;
	int n;
	struct scene scene;
	bool good;
};

static int read_boards(struct loading *l, struct reader *r)
{
	struct diag *d = &l->e->diag;
	struct list all = {0};
	int found;

	r->lasting = true;
	for (;;) {
		struct enorm_board *b = list_add(&all, sizeof *b);
		board_start(&b->board, &b->arena, &l->e->data);
		found = reader_next(r, &b->board, d);
		if (found <= 0 || event_check(&b->board, d))
			break;
		b->board.arena = NULL; /* the list may move */
	}
	l->board = all.at;
	l->n = all.n - 1;
	if (!found && !l->n)
		return diag_set(d, "no board in the text");
	return found ? -1 : 0;
}

static void load(void *arg)
{
	struct loading *l = arg;
	struct input in;
	struct reader r;
	char *copy = mem_alloc(l->text.n + 1);
	int i;

	memcpy(copy, l->text.p, l->text.n);
	l->kept = (struct span){copy, l->text.n};
	input_from_text(&in, l->text, ENORM_BOARDS);
	reader_start(&r, in);
	l->good = !read_boards(l, &r);
	reader_release(&r);
	for (i = 0; i < l->n; i++)
		l->board[i].board.arena = &l->board[i].arena;
	if (l->good)
		scene_build(&l->scene, &l->board[0].board);
}

static void say_problems(void *arg)
{
	enorm_say(arg);
}

/* What was loaded before stays if `or_keep` and this is not good. */
static int load_text(struct enorm *e, struct span text, bool or_keep)
{
	struct loading l = {.e = e, .text = text};
	bool whole = mem_guard(&l.pool, load, &l);

	if (!whole || !l.good) {
		bool told = whole && mem_guard(&e->said, say_problems, e);
		mem_release(&l.pool);
		if (!told)
			enorm_out_of_memory(e);
		if (or_keep)
			return -1;
		l = (struct loading){0};
	}
	mem_release(&e->loading);
	mem_move(&e->loading, &l.pool);
	e->text = l.kept;
	e->board = l.board;
	e->nboards = l.n;
	e->scene = l.scene;
	e->picked = 0;
	return l.n ? 0 : -1;
}

int enorm_load(struct enorm *e, const char *text, size_t n)
{
	if (!enorm_begins(e))
		return -1;
	return load_text(e, (struct span){text ? text : "", text ? n : 0}, false);
}

static void no_board(void *arg)
{
	struct enorm *e = arg;

	diag_set(&e->diag, "the answer has no board");
	enorm_say(e);
}

struct joining {
	const struct enorm_answer *a;
	struct buf text;
};

static void join_boards(void *arg)
{
	struct joining *j = arg;
	int i;

	for (i = 0; i < j->a->board.n; i++) {
		int k = *LIST_AT(&j->a->board, int, i);
		buf_puts(&j->text, LIST_AT(&j->a->kept, struct kept, k)->out);
	}
}

int enorm_take(struct enorm *e, const struct enorm_answer *a)
{
	struct joining j = {.a = a};

	if (!enorm_begins(e))
		return -1;
	if (!a)
		return enorm_misused(e, "enorm: no answer to take boards from\n");
	if (!a->board.n) {
		if (!mem_guard(&e->said, no_board, e))
			enorm_out_of_memory(e);
		return -1;
	}
	if (a->boards)
		return load_text(e, (struct span){a->out.p, a->out.n}, true);
	if (!mem_guard(&e->said, join_boards, &j)) {
		enorm_out_of_memory(e);
		return -1;
	}
	return load_text(e, (struct span){j.text.p, j.text.n}, true);
}

static void write_text(void *arg)
{
	struct enorm *e = arg;
	int i;

	for (i = 0; i < e->nboards; i++)
		board_write(&e->board[i].board, &e->shown);
}

const char *enorm_text(struct enorm *e)
{
	if (!e->nboards)
		return NULL;
	enorm_forget(e);
	if (mem_guard(&e->said, write_text, e))
		return buf_text(&e->shown);
	enorm_out_of_memory(e);
	return NULL;
}

int enorm_boards(const struct enorm *e)
{
	return e->nboards;
}

static void open_board(void *arg)
{
	struct enorm_board *b = arg;

	board_open(b, board_count(&b->board, KIND_EVENT));
}

const struct enorm_board *enorm_board(struct enorm *e, int i)
{
	struct enorm_board *b;

	if (i < 0 || i >= e->nboards)
		return NULL;
	b = &e->board[i];
	if (b->text.n)
		return b;
	enorm_forget(e);
	if (mem_guard(&e->loading, open_board, b))
		return b;
	b->text = (struct buf){0};
	enorm_out_of_memory(e);
	return NULL;
}

/* ---- texts that stand for files ---- */

struct text_naming {
	struct enorm *e;
	const char *name;
	struct span text;
};

static void name_text(void *arg)
{
	struct text_naming *n = arg;
	struct named_text *t = n->e->files, *made;

	while (t && strcmp(t->name, n->name) != 0)
		t = t->next;
	made = mem_zeroed(1, sizeof *made);
	made->name = mem_strdup(n->name);
	buf_add(&made->bytes, n->text.p, n->text.n);
	if (t) { /* in its place, now that nothing can fail */
		buf_release(&t->bytes);
		t->bytes = made->bytes;
		mem_free(made->name);
		mem_free(made);
		return;
	}
	made->next = n->e->files;
	n->e->files = made;
}

int enorm_file(struct enorm *e, const char *name, const char *text, size_t n)
{
	struct text_naming naming = {e, name, {text, n}};

	if (!enorm_begins(e))
		return -1;
	if (!name || (!text && n))
		return enorm_misused(e, "enorm: a file needs a name and a text\n");
	if (mem_guard(&e->named, name_text, &naming))
		return 0;
	enorm_out_of_memory(e);
	return -1;
}

/* ---- which board is asked ---- */

struct picking {
	const struct board *board;
	struct scene scene;
};

static void pick(void *arg)
{
	struct picking *p = arg;

	scene_build(&p->scene, p->board);
}

static void no_such_board(void *arg)
{
	struct enorm *e = arg;

	diag_set(&e->diag, "no such board: %d loaded, counted from 0", e->nboards);
	enorm_say(e);
}

int enorm_pick(struct enorm *e, int i)
{
	bool there = i >= 0 && i < e->nboards, enough;
	struct picking p = {.board = there ? &e->board[i].board : NULL};

	if (e == &enorm_none)
		return -1;
	enorm_forget(e);
	enough = there ? mem_guard(&e->loading, pick, &p) : mem_guard(&e->said, no_such_board, e);
	if (!enough)
		enorm_out_of_memory(e);
	if (!there || !enough)
		return -1;
	e->scene = p.scene;
	e->picked = i;
	return 0;
}
