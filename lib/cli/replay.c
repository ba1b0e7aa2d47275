#include "cli/replay.h"

#include <string.h>

#include "board/write.h"
#include "event/event.h"

/* ---- what a board tells ---- */

/* GLD-05: a roll, a card, any randomising step, drawn here or rolled at the table. */
static bool is_random(const struct event *e)
{
	static const char *const verbs[] = {"roll", "reroll", "draw"};
	size_t i;

	for (i = 0; i < COUNT(verbs); i++)
		if (!strcmp(e->record.name, verbs[i]))
			return true;
	return event_arg(e, "rng") != NULL;
}

static void read_call(struct replay_board *it, const struct event *e, struct buf *calls)
{
	const char *args = event_arg(e, "args"), *rng = event_arg(e, "rng");

	buf_printf(calls, "%s%s%s\n", event_arg(e, "tool"), args ? " " : "", args ? args : "");
	if (!rng || it->rng)
		return;
	it->rng = rng;
	it->seeded = args && strstr(args, "--seed ");
}

static const char *kept(struct call *c, struct buf *b)
{
	const char *copy = arena_strdup(&c->arena, buf_text(b));

	buf_release(b);
	return copy;
}

void replay_add(struct replay *r, struct call *c, const struct board *b)
{
	struct board *bare = board_copy(b, b->arena);
	struct buf text = {0}, calls = {0};
	struct replay_board it = {.has_rng = board_single(b, KIND_RNG) != NULL};
	int i;

	for (i = 0; i < board_count(b, KIND_EVENT); i++) {
		const struct event *e = board_event(b, i);
		it.random |= is_random(e);
		if (!strcmp(e->record.name, "call"))
			read_call(&it, e, &calls);
	}
	board_remove_all(bare, KIND_EVENT);
	board_write(bare, &text);
	if (it.rng)
		it.rng = arena_strdup(&c->arena, it.rng);
	it.text = kept(c, &text);
	it.calls = kept(c, &calls);
	if (r->n == r->room) {
		struct replay_board *more = arena_array(&c->arena, struct replay_board,
							(size_t)(r->room = r->room * 2 + 16));
		if (r->n)
			memcpy(more, r->at, (size_t)r->n * sizeof *more);
		r->at = more;
	}
	r->at[r->n++] = it;
}

/* ---- the script ---- */

/* A line that ends the here-document and is none of the board's. */
static const char *end_mark(const char *text)
{
	static const char *const marks[] = {"END", "END-OF-BOARD", "END-OF-THIS-BOARD"};
	size_t i;

	for (i = 0; i + 1 < COUNT(marks); i++) {
		const char *at = strstr(text, marks[i]);
		if (!at)
			break;
	}
	return marks[i];
}

static void write_board(const char *text, const char *how, struct buf *out)
{
	const char *mark = end_mark(text);

	buf_printf(out, "cat %s \"$ENORM_GAME\" <<'%s'\n%s%s\n", how, mark, text, mark);
}

/* The generator the game began with, if it came from the system: the replay has to have it. */
static const char *first_generator(const struct replay *r)
{
	int i;

	if (!r->n || r->at[0].has_rng)
		return NULL;
	for (i = 1; i < r->n; i++)
		if (r->at[i].rng)
			return r->at[i].seeded ? NULL : r->at[i].rng;
	return NULL;
}

void replay_script(const struct replay *r, struct buf *out)
{
	const char *rng = first_generator(r);
	int i;

	buf_puts(out,
		 "#!/bin/sh\n# Replays the game into the file that is named, or replay.board.\n"
		 "set -eu\nexport ENORM_GAME=\"${1:-replay.board}\"\n");
	for (i = 0; i < r->n; i++) {
		if (!i || !*r->at[i].calls)
			write_board(r->at[i].text, i ? ">>" : ">", out);
		else
			buf_puts(out, r->at[i].calls);
		if (!i && rng)
			buf_printf(out, "enorm-board put 'rng pcg64 %s'\n", rng);
	}
}

/* ---- taking back ---- */

int replay_undo(const struct replay *r, long steps, struct buf *out, struct diag *d)
{
	long i;

	d->at = (struct where){0};
	if (r->n - 1 < steps)
		return diag_set(d, "the game has %d %s to take back, not %ld", r->n ? r->n - 1 : 0,
				r->n == 2 ? "call" : "calls", steps);
	/* GLD-04, GLD-06: any number of calls, none of which was random. */
	for (i = r->n - 1; i >= r->n - steps; i--)
		if (r->at[i].random) {
			buf_printf(out, "refused: something random has happened since: %s",
				   *r->at[i].calls ? r->at[i].calls : "a board of its own\n");
			out->n--;
			buf_puts(out, " [GLD-05]\n");
			return STATUS_NO;
		}
	buf_puts(out, r->at[r->n - 1 - steps].text);
	return STATUS_OK;
}
