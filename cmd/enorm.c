/* enorm: lists the tools; `enorm cover ...` runs one. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/version.h"
#include "text/diag.h"
#include "text/str.h"

static const struct {
	const char *name, *about;
} tools[] = {
#include "tools.inc"
};

static int list(void)
{
	size_t i;

	puts("Usage: enorm TOOL [ARGUMENT ...]\n       enorm --help | --version\n\nTools:");
	for (i = 0; i < COUNT(tools); i++)
		printf("  %-12s %s\n", tools[i].name, tools[i].about);
	puts("\n'man enorm' tells how they fit together; 'enorm TOOL --help' lists a tool's "
	     "options.");
	return fflush(stdout) ? STATUS_IO : STATUS_OK;
}

/* The tool beside this program, else the one that PATH finds. */
static int run(const char *name, char **argv)
{
	char self[4096], path[4096 + 64];
	ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
	char tool[64];

	snprintf(tool, sizeof tool, "enorm-%s", name);
	argv[0] = tool;
	if (n > 0) {
		char *slash;
		self[n] = '\0';
		slash = strrchr(self, '/');
		snprintf(path, sizeof path, "%.*s/%s", (int)(slash - self), self, tool);
		execv(path, argv);
	}
	execvp(tool, argv);
	fprintf(stderr, "enorm: cannot run %s: %s\n", tool, strerror(errno));
	return STATUS_OPEN;
}

int main(int argc, char **argv)
{
	struct suggestion s;
	struct diag d = {0};
	struct buf text = {0};
	char hint[128];
	size_t i;

	if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
		return list();
	if (!strcmp(argv[1], "--version")) {
		puts("enorm " ENORM_VERSION);
		return fflush(stdout) ? STATUS_IO : STATUS_OK;
	}
	suggest_start(&s, argv[1]);
	for (i = 0; i < COUNT(tools); i++) {
		if (!strcmp(tools[i].name, argv[1]))
			return run(argv[1], argv + 1);
		suggest_offer(&s, tools[i].name);
	}
	diag_usage(&d, "no tool '%s'%s; 'enorm' lists them", argv[1], suggest_text(&s, hint));
	diag_write(&d, "enorm", &text);
	fputs(buf_text(&text), stderr);
	buf_release(&text);
	diag_release(&d);
	return STATUS_USAGE;
}
