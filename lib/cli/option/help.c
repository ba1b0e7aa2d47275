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

#define WIDTH 80
#define LEFT  26 /* of an option and what it takes */

static size_t word_length(const char *p)
{
	size_t n = strcspn(p, " ");

	/* no line begins with a dash: that is where options stand */
	while (p[n] == ' ' && p[n + 1] == '-')
		n += 1 + strcspn(p + n + 1, " ");
	return n;
}

/* The text in the right-hand column, with as many lines as it takes. */
static void write_right(const char *text, size_t at, struct buf *out)
{
	const size_t right = LEFT + 3;

	for (; *text; text += strspn(text, " ")) {
		size_t n = word_length(text);

		if (at > right && at + 1 + n > WIDTH) {
			buf_putc(out, '\n');
			at = 0;
		}
		if (at < right)
			buf_pad(out, ' ', right - at);
		else if (at > right)
			buf_putc(out, ' ');
		at = (at < right ? right : at > right ? at + 1 : at) + n;
		buf_add(out, text, n);
		text += n;
	}
	buf_putc(out, '\n');
}

static void write_option(const char *left, const char *help, struct buf *out)
{
	size_t n = strlen(left) + 2;

	buf_printf(out, "  %s", left);
	if (n > LEFT + 2) {
		buf_putc(out, '\n');
		n = 0;
	}
	write_right(help, n, out);
}

static void write_examples(const struct tool *t, struct buf *out)
{
	size_t i;

	buf_puts(out, "\nExamples:\n");
	for (i = 0; i < COUNT(t->examples); i++)
		if (t->examples[i])
			buf_printf(out, "    %s\n", t->examples[i]);
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
	struct buf help = {0};
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
		buf_clear(&help);
		buf_puts(&help, r->help);
		if (!strcmp(r->name, "to"))
			write_views(t, &help);
		write_option(left, buf_text(&help), out);
	}
	buf_release(&help);
	write_examples(t, out);
}
