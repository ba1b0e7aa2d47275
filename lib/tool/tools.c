#include "tool/tools.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "enorm.h"

const struct tool_entry tools[] = {
#define T(name, about) {#name, about, &tool_##name},
    TOOLS(T)
#undef T
};
const int ntools = (int)COUNT(tools);

const struct tool *tool_named(const char *name)
{
	int i;

	if (str_starts(name, "enorm-"))
		name += strlen("enorm-");
	for (i = 0; i < ntools; i++)
		if (!strcmp(tools[i].name, name))
			return tools[i].tool;
	return NULL;
}

static int list(void)
{
	int i;

	puts("Usage: enorm TOOL [ARGUMENT ...]\n       enorm --help | --version\n\nTools:");
	for (i = 0; i < ntools; i++)
		printf("  %-12s %s\n", tools[i].name, tools[i].about);
	puts("\nExamples:\n"
	     "    enorm cover mothman juliet -f cover.board\n"
	     "    enorm ai --why grin-1 -f ai.board\n"
	     "    enorm show -f corner.board\n"
	     "\n'man 7 enorm' tells how they fit together; 'enorm TOOL --help' lists a tool's\n"
	     "options.");
	return fflush(stdout) ? STATUS_IO : STATUS_OK;
}

int tool_missing(const char *name, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	int i;

	suggest_start(&s, name);
	for (i = 0; i < ntools; i++)
		suggest_offer(&s, tools[i].name);
	return diag_usage(d, "no tool '%s'%s; 'enorm' lists them", name, suggest_text(&s, hint));
}

static int no_such_tool(const char *name, bool json)
{
	struct diag d = {0};
	struct buf text = {0};

	tool_missing(name, &d);
	(json ? diag_json : diag_write)(&d, "enorm", &text);
	fputs(buf_text(&text), stderr);
	buf_release(&text);
	diag_release(&d);
	return STATUS_USAGE;
}

/* The tool that the program is called by, through a link to it; NULL for none. */
static const struct tool *called_as(const char *path)
{
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;

	return str_starts(name, "enorm-") ? tool_named(name) : NULL;
}

int tools_main(int argc, char **argv)
{
	const struct tool *t = argc ? called_as(argv[0]) : NULL;

	if (t)
		return tool_main(t, argc, argv);
	if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
		return list();
	if (!strcmp(argv[1], "--version")) {
		puts("enorm " ENORM_VERSION);
		return fflush(stdout) ? STATUS_IO : STATUS_OK;
	}
	t = str_starts(argv[1], "enorm-") ? NULL : tool_named(argv[1]);
	return t ? tool_main(t, argc - 1, argv + 1)
		 : no_such_tool(argv[1], asks_for_json(getenv("ENORM_VIEW"), argc, argv));
}
