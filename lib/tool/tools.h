/* Every tool there is. Each is an entry that can be run from anywhere, any number of times. */
#ifndef TOOL_TOOLS_H
#define TOOL_TOOLS_H

#include "cli/tool.h"
#include "event/tool_names.h"

#define T(name, about) extern const struct tool tool_##name;
TOOLS(T)
#undef T

struct tool_entry {
	const char *name, *about; /* without enorm- */
	const struct tool *tool;
};

extern const struct tool_entry tools[];
extern const int ntools;

/* Says that there is none of that name, with the nearest. Returns -1. */
int tool_missing(const char *name, struct diag *d);

/* `enorm` itself: the tool of whose name it is called, else it lists the tools, or runs one. */
int tools_main(int argc, char **argv);

#endif
