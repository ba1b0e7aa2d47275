/* A list of the legend in the making: a heading, then entries in columns. */
#ifndef SHOW_SECTION_H
#define SHOW_SECTION_H

#include "show/pen.h"

struct section {
	struct pen *pen;
	const char *heading; /* NULL once it is written */
	int width;	     /* of the column of names */
};

struct section section_start(struct pen *pen, const char *heading, int width);
void section_open(struct section *s); /* writes the heading, if it is not there yet */
/* Begins an entry: the sign, the name and the place of a piece. */
void section_entry(struct section *s, char sign, enum ink ink, const char *name, const char *place);
void section_item(struct section *s, const char *text); /* may be "" */

#endif
