/* enorm-show: a picture of the board. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/tool.h"
#include "show/show.h"

struct own {
	show_medium *medium;
	struct show_how how;
	bool shown; /* a board before this one */
};

static bool terminal_has_colours(void)
{
	const char *no = getenv("NO_COLOR"), *term = getenv("TERM");

	return isatty(STDOUT_FILENO) && !(no && *no) && !(term && !strcmp(term, "dumb"));
}

static show_medium *medium_wanted(const struct call *c)
{
	if (call_has(c, "plain"))
		return show_plain;
	return c->view == VIEW_SVG ? show_svg : show_text;
}

static int begin(struct call *c, struct diag *d)
{
	struct own *own = arena_new(&c->arena, struct own);
	const char *when = call_value(c, "color");

	if (when && strcmp(when, "always") && strcmp(when, "never") && strcmp(when, "auto"))
		return diag_usage(d, "--color '%s' is none of always, never, auto", when);
	if (call_has(c, "plain") && call_has(c, "no-legend"))
		return diag_usage(d, "--plain and --no-legend exclude each other");
	if (call_has(c, "plain") && call_has(c, "to") && c->view == VIEW_SVG)
		return diag_usage(d, "--plain and -T svg exclude each other");
	own->medium = medium_wanted(c);
	if (!when || !strcmp(when, "auto"))
		own->how.colour = own->medium == show_svg || terminal_has_colours();
	else
		own->how.colour = !strcmp(when, "always");
	own->how.legend = !call_has(c, "no-legend");
	c->own = own;
	return 0;
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	struct own *own = c->own;
	struct show s;

	(void)d;
	if (own->shown && own->medium != show_svg)
		buf_putc(&c->out, '\n');
	show_look(&s, b);
	own->medium(&s, &own->how, &c->out);
	own->shown = true;
	return STATUS_OK;
}

int main(int argc, char **argv)
{
	static const struct option_row options[] = {
	    {0, "plain", NULL, "sentences instead of a picture, for reading aloud"},
	    {0, "color", "WHEN", "colour the picture: always, never or auto"},
	    {0, "no-legend", NULL, "the map without the list of what is on it"},
	};
	static const struct tool show = {
	    .name = "enorm-show",
	    .about = "Draw a board as text or SVG.",
	    .usage = " [--plain] [--color=WHEN] [--no-legend] [options]",
	    .kind = REPORTER,
	    .views = 1u << VIEW_TEXT | 1u << VIEW_SVG,
	    .options = options,
	    .noptions = (int)COUNT(options),
	    .begin = begin,
	    .board = each,
	};

	return tool_main(&show, argc, argv);
}
