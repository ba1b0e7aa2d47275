/* What --help prints. */
#include <stdio.h>
#include <string.h>

#include "cli/options.h"

static void write_command_usage(const struct tool *t, struct buf *out)
{
	int i;

	for (i = 0; i < t->ncommands; i++)
		buf_printf(out, "%s%s [options] %s%s%s\n", i ? "       " : "Usage: ", t->name,
			   t->commands[i].word, *t->commands[i].args ? " " : "",
			   t->commands[i].args);
}

static void write_commands(const struct tool *t, struct buf *out)
{
	int i;

	buf_puts(out, "\nCommands:\n");
	for (i = 0; i < t->ncommands; i++)
		buf_printf(out, "  %-16s %s\n", t->commands[i].word, t->commands[i].help);
}

static void write_usage(const struct tool *t, struct buf *out)
{
	const char *p = t->usage ? t->usage : "";
	bool first = true;

	write_command_usage(t, out);
	while (*p) {
		size_t n = strcspn(p, "\n");
		buf_printf(out, "%s%s%.*s\n", first ? "Usage: " : "       ", t->name, (int)n, p);
		p += n + (p[n] == '\n');
		first = false;
	}
}

static void write_views(const struct tool *t, struct buf *out)
{
	bool any = false;
	int v;

	for (v = 0; v < VIEW_COUNT; v++)
		if (t->views & 1u << v) {
			buf_printf(out, "%s%s", any ? ", " : ": ", view_words[v]);
			any = true;
		}
}

void help_write(const struct tool *t, const struct options *o, struct buf *out)
{
	const struct option_row *r;
	char left[64];
	int i;

	write_usage(t, out);
	buf_printf(out, "\n%s\n", t->about);
	if (t->more)
		buf_printf(out, "\n%s", t->more);
	if (t->write_more) {
		buf_putc(out, '\n');
		t->write_more(out);
	}
	if (t->commands)
		write_commands(t, out);
	buf_puts(out, "\nOptions:\n");
	for (i = 0; (r = options_row(o, i)); i++) {
		snprintf(left, sizeof left, "%s%c%s--%s%s%s", r->letter ? "-" : " ",
			 r->letter ? r->letter : ' ', r->letter ? ", " : "  ", r->name,
			 !r->arg || str_starts(r->arg, "[=") ? "" : "=", r->arg ? r->arg : "");
		buf_printf(out, "  %-26s %s", left, r->help);
		if (!strcmp(r->name, "to"))
			write_views(t, out);
		buf_putc(out, '\n');
	}
}
