/* The lines of the picture while they are measured and read: shared by picture.c and measure.c. */
#ifndef DRAW_PICTURE_H
#define DRAW_PICTURE_H

#include "draw/drawing.h"

enum shape {
	SHAPE_BLANK,
	SHAPE_CORNERS, /* corners, and the edges between them */
	SHAPE_SPACES,  /* a row of spaces */
	SHAPE_NUMBERS  /* the labels of the columns */
};

struct picture_line {
	struct span text; /* without labels and blanks at its end */
	size_t at;	  /* where it begins in the drawing */
	enum shape shape;
	int row; /* of spaces: from 0 at the bottom; of corners: the row above them */
};

struct picture {
	struct drawing *g;
	struct picture_line line[PICTURE_LINES];
	int n;
	int left; /* the column of the first edge; below 0 if it and what is before it is left out
		   */
	int rows, cols;
	bool top, bottom, west, east; /* is that side of the map drawn? */
};

/* What stands at that column; a blank behind the end of the line and before its start. */
char picture_char(const struct picture_line *l, int column);
size_t picture_offset(const struct picture_line *l, int column);

/* Finds rows, columns and labels. 0, or -1 with the problem in the diag. */
int picture_measure(struct picture *p);

#endif
