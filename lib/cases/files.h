/* Where case files are. */
#ifndef CASES_FILES_H
#define CASES_FILES_H

#include "cases/case.h"

/* The directory in which the program that runs lies, without a slash at its end; NULL if the system
 * does not tell. */
const char *program_folder(struct arena *a);
/* A program as it was named, by a path or to be found along PATH: its full path, or NULL. */
const char *program_path(const char *name, struct arena *a);

/* Adds the cases of a file, or of every *.case of a directory in the order of their sections. */
int cases_read_path(struct case_list *list, const char *path, struct diag *d);
/* Those that lie where the program was installed, or beside its build. */
int cases_read_ours(struct case_list *list, struct diag *d);

#endif
