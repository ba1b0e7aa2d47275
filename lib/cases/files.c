#include "cases/files.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CASE_FILES_MOST 4096

const char *program_folder(struct arena *a)
{
	char path[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
	char *slash;

	if (n <= 0)
		return NULL;
	path[n] = '\0';
	slash = strrchr(path, '/');
	return slash ? arena_strndup(a, path, (size_t)(slash - path)) : NULL;
}

static bool is_folder(const char *path)
{
	struct stat st;

	return !stat(path, &st) && S_ISDIR(st.st_mode);
}

static const char *runs(const char *path, struct arena *a)
{
	char full[PATH_MAX];

	if (access(path, X_OK) || is_folder(path) || !realpath(path, full))
		return NULL;
	return arena_strdup(a, full);
}

const char *program_path(const char *name, struct arena *a)
{
	const char *p = getenv("PATH"), *found = NULL;

	if (strchr(name, '/'))
		return runs(name, a);
	for (p = p ? p : ""; *p && !found; p += strcspn(p, ":"), p += *p == ':')
		found = runs(arena_printf(a, "%.*s/%s", (int)strcspn(p, ":"), p, name), a);
	return found;
}

static bool is_case_file(const char *name)
{
	size_t n = strlen(name);

	return n > 5 && name[0] != '.' && !strcmp(name + n - 5, ".case");
}

static int list_folder(const char *path, const char **names, struct arena *a)
{
	DIR *dir = opendir(path);
	struct dirent *e;
	int n = 0;

	while (dir && n <= CASE_FILES_MOST && (e = readdir(dir)))
		if (is_case_file(e->d_name))
			names[n++] = arena_printf(a, "%s/%s", path, e->d_name);
	if (dir)
		closedir(dir);
	str_sort(names, n);
	return n;
}

/* Sections by their numbers, those without one first; in a section as in its file. */
static int by_section(const void *x, const void *y)
{
	const struct case_row *a = *(struct case_row *const *)x, *b = *(struct case_row *const *)y;
	const char *s = a->section->title, *t = b->section->title;
	int order = strverscmp(s ? s : "", t ? t : "");

	if (!order)
		order = strcmp(a->path, b->path);
	return order ? order : (a->line > b->line) - (a->line < b->line);
}

int cases_read_path(struct case_list *list, const char *path, struct diag *d)
{
	const char **names;
	int n, i, before = list->n, result = 0;

	if (!is_folder(path))
		return cases_read(list, path, d);
	names = arena_array(list->arena, const char *, CASE_FILES_MOST + 1);
	n = list_folder(path, names, list->arena);
	if (!n)
		return diag_at(d, (struct where){.file = path}, "there is no *.case in it");
	if (n > CASE_FILES_MOST)
		return diag_at(d, (struct where){.file = path},
			       "there are more than %d *.case in it", CASE_FILES_MOST);
	for (i = 0; i < n; i++)
		result |= cases_read(list, names[i], d);
	if (list->n > before)
		qsort(list->at + before, (size_t)(list->n - before), sizeof *list->at, by_section);
	return result;
}

int cases_read_ours(struct case_list *list, struct diag *d)
{
	static const char *const places[] = {"share/enorm/cases", "tests/cases"};
	const char *here = program_folder(list->arena);
	size_t i;

	for (i = 0; here && i < COUNT(places); i++) {
		char full[PATH_MAX];
		const char *path = arena_printf(list->arena, "%s/../%s", here, places[i]);

		if (realpath(path, full) && is_folder(full))
			return cases_read_path(list, arena_strdup(list->arena, full), d);
	}
	return diag_usage(d, "which cases? name a file or a directory of them; those that come "
			     "with enorm are not installed beside this program");
}
