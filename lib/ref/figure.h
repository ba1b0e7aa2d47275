/* Figures of the sheets: small boards, judged by the rules' own code and drawn in every medium. */
#ifndef REF_FIGURE_H
#define REF_FIGURE_H

#include "look/query.h"
#include "ref/sheet.h"

/* A board and a question put to it. */
struct figure {
	enum question ask;
	const char *board; /* its lines, without the first and the last */
	const char *from, *to;
	bool yes;	    /* the answer by the rules as they are printed */
	const char *clause; /* that the figure is there for, and what it shows, if that answer is */
	const char *shows;  /* the one that is given */
};

/* A row of them. One whose board the tables in force cannot make is left out. */
void figures_draw(struct sheet *s, const struct figure *f, size_t n);
/* Those of cover and of sight. */
void figures_cover(struct sheet *s);
void figures_sight(struct sheet *s);

/* ---- roff_figure.c ---- */

/* The board in strokes, with the line that decides. */
void figure_strokes(struct block *out, const struct board *b, const struct answer *a,
		    struct arena *arena);

#endif
