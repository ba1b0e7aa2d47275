/* Figures of the sheets: small boards, judged by the rules' own code and drawn in every medium. */
#ifndef REF_FIGURE_H
#define REF_FIGURE_H

#include "look/query.h"
#include "ref/sheet.h"

/* A board and a question put to it. */
struct judged {
	enum question ask;
	const char *board; /* its lines, without the first and the last */
	const char *from, *to;
	bool yes;	    /* the answer by the rules as they are printed */
	const char *clause; /* that the figure is there for, and what it shows, if that answer is */
	const char *shows;  /* the one that is given */
};

/* A board on which something is moved, by the rules' own code. */
enum played_by { PLAY_PUSH, PLAY_REACH, PLAY_GOES };

struct played {
	enum played_by by;
	const char *board;
	const char *who, *from; /* is moved; what it is pushed away from */
	int x;			/* spaces of a push, steps of a Spacer's move */
	const char *ends; /* where, by the rules as they are printed; of a reach, all spaces */
	const char *clause, *shows;
};

/* A row of them. One whose board the tables in force cannot make is left out. */
void figures_draw(struct sheet *s, const struct judged *f, size_t n);
/* Those of cover and of sight. */
void figures_cover(struct sheet *s);
void figures_sight(struct sheet *s);
/* Those of Knockback, of a Spacer's move, of an Intruder's. */
void figures_push(struct sheet *s);
void figures_walk(struct sheet *s);
void figures_go(struct sheet *s);
/* A board of these lines, the first and the last left out; NULL if the tables cannot make it. */
struct board *figure_board(struct sheet *s, const char *lines, const char *name, struct diag *d);
/* Draws it, in every medium. */
void figure_draw(struct sheet *s, struct block *out, struct board *b, const struct answer *a,
		 int space);
/* How wide a space is drawn there, in thousandths of a centimetre. */
int figure_space(const struct sheet *s);

/* ---- roff_figure.c ---- */

/* The board in strokes, with the line that decides, if there is an answer. */
void figure_strokes(struct block *out, const struct board *b, const struct answer *a, int space,
		    struct arena *arena);

#endif
