/* A `call` event is a command line of ours, and enorm-log prints it for a shell: a board that
 * somebody else wrote must not make it anything else. */
#include <string.h>

#include "dice/rng.h"
#include "event/event.h"
#include "event/tool_names.h"
#include "text/shell.h"

static const char *const tools[] = {
#define T(name, about) "enorm-" #name,
    TOOLS(T)
#undef T
};

static int no_such_tool(const char *name, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	size_t i;

	suggest_start(&s, name);
	for (i = 0; i < COUNT(tools); i++)
		suggest_offer(&s, tools[i]);
	return diag_set(d, "no tool is called '%s'%s", name, suggest_text(&s, hint));
}

static int check_tool(const char *name, struct diag *d)
{
	size_t i;

	if (!name)
		return diag_set(d, "a call names its tool: tool=enorm-attack");
	for (i = 0; i < COUNT(tools); i++)
		if (!strcmp(tools[i], name))
			return 0;
	return no_such_tool(name, d);
}

/* Where boards come from and go to is for the caller to say. Of options a call's args= has only the
 * long form, written out. */
static bool is_about_files(const char *word)
{
	static const char *const names[] = {"file", "game",	  "to",	    "quiet",
					    "help", "keep-going", "version"};
	size_t i, n;

	if (word[0] != '-' || !word[1])
		return false;
	if (word[1] != '-')
		return !strchr(".0123456789", word[1]);
	n = strcspn(word + 2, "=");
	for (i = 0; i < COUNT(names); i++)
		if (n && !strncmp(names[i], word + 2, n))
			return true;
	return false;
}

static int check_args(const char *args, struct diag *d)
{
	struct buf word = {0};
	int bad = 0;

	while (args && !bad && shell_next(&args, &word))
		if (is_about_files(buf_text(&word)))
			bad = diag_set(d, "'%.*s' does not belong in the args= of a call",
				       (int)strcspn(buf_text(&word), "="), buf_text(&word));
	buf_release(&word);
	return bad;
}

int event_check_call(const struct event *e, struct diag *d)
{
	const char *rng = event_arg(e, "rng");
	struct rng state;

	d->at.line = e->record.line;
	d->at.column = 0;
	if (check_tool(event_arg(e, "tool"), d) || check_args(event_arg(e, "args"), d))
		return -1;
	if (rng && !rng_from_hex(&state, span_of(rng)))
		return diag_set(d,
				"rng= of a call is a state of the generator: %d hexadecimal digits",
				RNG_HEX - 1);
	return 0;
}
