/* enorm-turn mode, code, decrypt, end-run, replay and next. */
#include <string.h>
#include <unistd.h>

#include "board/names.h"
#include "rules/turn/run.h"
#include "rules/turn/secret.h"
#include "tool/turn.h"

/* ---- the game and its Runs ---- */

int turn_do_mode(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	const struct difficulty_row *mode = name_row(b, TABLE_DIFFICULTY, c->word[1], d);

	if (!mode)
		return -1;
	if (game_mode(b))
		return call_refuse(c, b, NULL,
				   refuse_of(b, "DIF-01", "the mode is %s already",
					     game_mode(b)->title));
	return game_begin(&r, mode) ? -1 : STATUS_OK;
}

int turn_do_end_run(struct call *c, struct board *b, struct diag *d)
{
	static const char *const words[] = {"defeated", "failed", NULL};
	struct rules r = call_rules(c, b, d);
	struct refusal no = run_end_refusal(b);
	int boss;

	if (call_word(c, "boss", words, -1, &boss, d))
		return -1;
	if (no.reason)
		return call_refuse(c, b, NULL, no);
	return run_end(&r, (enum run_boss)(boss + 1)) ? -1 : STATUS_OK;
}

/* The last board of the file; of a game the last that is before a Run, or else its first. */
static struct board *read_before(const struct call *c, const struct board *b, const char *file,
				 bool game, struct diag *d)
{
	struct reader reader = {0};
	struct board *next, *last = NULL;
	struct input in = {0};
	int error = call_open(c, file, &in), fd = in.fd, got;
	struct where at = d->at;

	d->at = (struct where){0}; /* the trouble is in the file, not on the board */
	if (error) {
		diag_status(d, STATUS_OPEN, "cannot open %s", file);
		return NULL;
	}
	reader_start(&reader, in);
	reader.lasting = true;
	do {
		next = arena_new(b->arena, struct board);
		board_start(next, b->arena, b->data);
		got = reader_next(&reader, next, d);
		if (got > 0)
			call_warn_unfinished(c, next, d->at);
		last = got > 0 && (!game || !last || run_is_before(next)) ? next : last;
	} while (got > 0);
	reader_release(&reader);
	if (fd >= 0)
		close(fd);
	if (got < 0)
		return NULL;
	if (!last)
		diag_set(d, "%s holds no board", file);
	d->at = at;
	return last;
}

int turn_do_replay(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct refusal no = run_replay_refusal(b);
	const char *file = c->nwords > 1 ? c->word[1] : c->game;
	struct board *before;

	if (no.reason)
		return call_refuse(c, b, NULL, no);
	if (!file)
		return diag_usage(d, "replay wants the FILE of a board from before the Run; only a "
				     "game file keeps it by itself");
	before = read_before(c, b, file, c->nwords == 1, d);
	if (!before)
		return -1;
	no = run_before_refusal(before);
	if (no.reason)
		return call_refuse(c, b, file, no);
	return run_replay(&r, before) ? -1 : STATUS_OK;
}

int turn_do_next(struct call *c, struct board *b, struct diag *d)
{
	static const char *const words[] = {"run", "extra-run", "parsec", NULL};
	struct rules r = call_rules(c, b, d);
	struct refusal no;
	int i = word_number(span_of(c->word[1]), words);

	if (i < 0)
		return diag_usage(d, "next run, extra-run or parsec, not '%s'", c->word[1]);
	no = run_next_refusal(b, (enum run_next)i);
	if (no.reason)
		return call_refuse(c, b, NULL, no);
	return run_next(&r, (enum run_next)i) ? -1 : STATUS_OK;
}

/* ---- secrets ---- */

int turn_do_code(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer_at(c, b, 2, d);
	bool unmarked = call_has(c, "unmarked");
	struct refusal no;

	if (!s)
		return -1;
	if (s->dead)
		return call_refuse(c, b, NULL,
				   refuse_of(b, "DIE-15", "%s is dead and finds no code",
					     s->record.name));
	no = code_refusal(b, c->word[1]);
	if (no.reason)
		return call_refuse(c, b, c->word[1], no);
	return code_find(&r, s, c->word[1], unmarked) ? -1 : STATUS_OK;
}

int turn_do_decrypt(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer_at(c, b, 2, d);
	struct script x = {.name = c->word[1],
			   .instructed = call_has(c, "instructed"),
			   .rule = call_value(c, "rule")};
	const char *card = call_value(c, "quantum");
	struct refusal no;

	if (!s)
		return -1;
	if (card) {
		x.quantum = as_gear(name_owned(b, KIND_GEAR, s->record.name, card, d));
		if (!x.quantum)
			return -1;
	}
	no = script_refusal(b, s, &x);
	if (no.reason)
		return call_refuse(c, b, x.name, no);
	return script_read(&r, s, &x) ? -1 : STATUS_OK;
}
