#include "cli/replay.h"

#include <string.h>

#include "board/write.h"
#include "event/event.h"
#include "text/mem.h"
#include "text/shell.h"

/* ---- what a board tells ---- */

/* Word by word, each quoted anew: whoever wrote the board, it is one command of ours. */
static void write_call(const struct event *e, struct buf *out)
{
	const char *args = event_arg(e, "args");
	struct buf word = {0};

	shell_word(event_arg(e, "tool"), out);
	while (args && shell_next(&args, &word)) {
		buf_putc(out, ' ');
		shell_word(buf_text(&word), out);
	}
	buf_putc(out, '\n');
	buf_release(&word);
}

void calls_write(const struct board *b, struct buf *out)
{
	int i;

	for (i = 0; i < board_count(b, KIND_EVENT); i++)
		if (event_is(board_event(b, i), EVENT_CALL))
			write_call(board_event(b, i), out);
}

/* The first call of the board that drew; NULL if none did. */
static const struct event *drew(const struct board *b)
{
	int i;

	for (i = 0; i < board_count(b, KIND_EVENT); i++)
		if (event_is(board_event(b, i), EVENT_CALL) && event_arg(board_event(b, i), "rng"))
			return board_event(b, i);
	return NULL;
}

static void write_bare(struct board *b, struct buf *out)
{
	board_remove_all(b, KIND_EVENT);
	board_write(b, out);
}

/* ---- the script ---- */

/* What ends the here-document stands nowhere in the board. */
static void end_mark(const char *text, struct buf *mark)
{
	int i;

	buf_puts(mark, "END");
	for (i = 1; strstr(text, buf_text(mark)); i++) {
		buf_clear(mark);
		buf_printf(mark, "END-%d-", i);
	}
}

static void write_board(struct board *b, const char *how, struct buf *out)
{
	struct buf text = {0}, mark = {0};

	write_bare(b, &text);
	end_mark(buf_text(&text), &mark);
	buf_printf(out, "cat %s \"$ENORM_GAME\" <<'%s'\n%s%s\n", how, buf_text(&mark),
		   buf_text(&text), buf_text(&mark));
	buf_release(&text);
	buf_release(&mark);
}

/* A generator that came from the system is not in the board before: the replay has to have it. */
static void write_generator(struct script *s, const struct board *b, struct buf *out)
{
	const struct event *first = drew(b);
	const char *args = first ? event_arg(first, "args") : NULL;

	if (!first || s->has_generator)
		return;
	if (!args || !strstr(args, "--seed "))
		buf_printf(out, "enorm-board put 'rng pcg64 %s'\n", event_arg(first, "rng"));
}

void script_add(struct script *s, struct board *b, struct buf *out)
{
	struct buf calls = {0};

	if (!s->begun)
		buf_puts(
		    out,
		    "#!/bin/sh\n# Replays the game into the file that is named, or replay.board.\n"
		    "set -eu\nexport ENORM_GAME=\"${1:-replay.board}\"\n");
	calls_write(b, &calls);
	if (s->begun && calls.n) {
		write_generator(s, b, out);
		buf_puts(out, buf_text(&calls));
	} else {
		write_board(b, s->begun ? ">>" : ">", out);
	}
	s->has_generator |= board_single(b, KIND_RNG) != NULL;
	s->begun = true;
	buf_release(&calls);
}

/* ---- taking back ---- */

void undo_start(struct undo *u, long steps)
{
	*u = (struct undo){.steps = steps};
	u->kept = mem_alloc((size_t)(steps + 1) * sizeof *u->kept);
	memset(u->kept, 0, (size_t)(steps + 1) * sizeof *u->kept);
}

void undo_release(struct undo *u)
{
	long i;

	for (i = 0; u->kept && i <= u->steps; i++) {
		buf_release(&u->kept[i].text);
		buf_release(&u->kept[i].calls);
	}
	mem_free(u->kept);
	u->kept = NULL;
}

void undo_add(struct undo *u, struct board *b)
{
	struct undo_board *it = &u->kept[u->seen++ % (u->steps + 1)];
	int i;

	it->random = false;
	for (i = 0; i < board_count(b, KIND_EVENT); i++)
		it->random |= event_is_random(board_event(b, i));
	buf_clear(&it->calls);
	calls_write(b, &it->calls);
	buf_clear(&it->text);
	write_bare(b, &it->text);
}

static void tell_refusal(const struct undo_board *it, struct buf *out)
{
	const char *calls = it->calls.n ? buf_text(&it->calls) : "a board of its own\n";

	buf_printf(out, "refused: something random has happened since: %.*s [GLD-05]\n",
		   (int)strlen(calls) - 1, calls);
}

int undo_tell(const struct undo *u, struct buf *out, struct diag *d)
{
	long calls = u->seen - 1, i;

	d->at = (struct where){0};
	if (calls < u->steps)
		return diag_set(d, "the game has %ld %s to take back, not %ld", calls,
				calls == 1 ? "call" : "calls", u->steps);
	/* GLD-04, GLD-06: any number of calls, none of which was random. */
	for (i = calls; i > calls - u->steps; i--)
		if (u->kept[i % (u->steps + 1)].random) {
			tell_refusal(&u->kept[i % (u->steps + 1)], out);
			return STATUS_NO;
		}
	buf_puts(out, buf_text(&u->kept[i % (u->steps + 1)].text));
	return STATUS_OK;
}
