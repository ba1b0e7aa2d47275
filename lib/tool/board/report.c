/* enorm-board check, format, data and diff: what tells and changes nothing. */
#include "show/board_json.h"
#include "show/diff.h"
#include "tool/board/commands.h"

int command_data(struct call *c, struct diag *d)
{
	int t = c->nwords > 1 ? data_table_named(c->word[1]) : -1;
	struct suggestion s;
	char hint[128];

	if (t >= 0) {
		data_write(&c->data, (enum table_id)t, &c->out);
		return STOP;
	}
	if (c->nwords > 1)
		suggest_start(&s, c->word[1]);
	for (t = 0; t < TABLE_COUNT; t++) {
		if (c->nwords > 1)
			suggest_offer(&s, tables[t].name);
		else
			buf_printf(&c->out, "%s\n", tables[t].name);
	}
	return c->nwords > 1 ? diag_usage(d, "no table '%s'%s", c->word[1], suggest_text(&s, hint))
			     : STOP;
}

int command_diff(struct call *c, struct diag *d)
{
	struct board a, b;

	if (call_read_board(c, c->word[1], &a, d) || call_read_board(c, c->word[2], &b, d))
		return -1;
	return board_diff(&a, &b, "\n", &c->out) ? STATUS_NO : STOP;
}

/* SBD-01: a Breakdown that should have happened. The next harm brings it. */
static void warn_of_breakdown(const struct call *c, const struct spacer *s)
{
	call_warn(c, (struct where){0},
		  "%s has Vitals %d and Stress %d, which have met, but is not broken [SBD-01]",
		  s->record.name, s->vitals, s->stress);
}

int command_check(struct call *c, struct board *b, struct diag *d)
{
	(void)d;
	EACH(b, spacer, s) {
		if (!s->dead && !s->broken && s->vitals <= s->stress)
			warn_of_breakdown(c, s);
	}
	board_own(c)->n++;
	return STATUS_OK;
}

int command_format(struct call *c, struct board *b, struct diag *d)
{
	(void)d;
	if (c->view == VIEW_JSON) {
		call_json(c, b, JSON_BOARD);
		board_json(b, &c->out);
		buf_puts(&c->out, "}\n");
	}
	return STATUS_OK;
}

void command_check_end(struct call *c)
{
	if (c->json)
		return;
	buf_printf(&c->out, "%ld board%s, no problem\n", board_own(c)->n,
		   board_own(c)->n == 1 ? "" : "s");
}
