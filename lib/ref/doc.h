/* A sheet before it has a medium: headings, paragraphs, lines with a clause id in the margin,
 * tables, and the steps of a flow. It is built once from the tables in force; each medium has one
 * writer. Texts are plain: a writer escapes them for its medium. Everything is in the arena. */
#ifndef REF_DOC_H
#define REF_DOC_H

#include "data/data.h"
#include "text/arena.h"

enum block_kind {
	BLOCK_PART,    /* of a booklet: a new page */
	BLOCK_HEADING, /* inside a part */
	BLOCK_TEXT,    /* a paragraph */
	BLOCK_LINE,    /* a statement, its id in the margin */
	BLOCK_CHART,   /* a table */
	BLOCK_DRAWING, /* lines of characters, each as wide as the next */
	BLOCK_FIGURES, /* drawings side by side, each with its title under it */
	BLOCK_STEP     /* of a flow: its lines hang under it, an arrow leads to the next step */
};

#define CHART_COLUMNS 16

struct chart {
	int ncolumns;
	const char *title[CHART_COLUMNS];
	bool number[CHART_COLUMNS]; /* set flush right */
	bool raw[CHART_COLUMNS];    /* for JSON alone: its cells are JSON already */
	bool plain[CHART_COLUMNS];  /* not for JSON, which has it in a raw one */
	const char **cell;	    /* row after row; never NULL */
	int nrows, room;
};

struct block {
	enum block_kind kind;
	const char *id;	   /* in the margin; of a step its number; or NULL */
	const char *title; /* of a part, heading or step; the term of a line; or NULL */
	const char *text;  /* or NULL */
	const char *html; /* of a drawing: a picture in its place where there can be one; or NULL */
	const char *roff; /* of a drawing: the same in strokes, from its top left; or NULL */
	int wide, tall;	  /* of those, in thousandths of a centimetre */
	const char *tail; /* page, rulings, house; or NULL */
	bool label;	  /* the id is no id but what the line is about */
	bool ends;	  /* a line that leads out of its flow */
	bool last;	  /* a step without an arrow to another */
	bool columns;	  /* a part, or what stands behind a heading, set in two columns where the
			     paper allows it; on one page, a heading that begins the second */
	struct chart *chart;
	struct block *first, *end; /* the lines of a step, the drawings of a row */
	struct block *next;
};

/* A line that can be led to. */
struct anchor {
	const struct block *line;
	int order; /* in the sheet */
};

struct doc {
	struct arena *arena;
	const char *title;
	const char *note; /* what the reader should know first; or NULL */
	bool booklet;	  /* has a cover and contents */
	bool one_page;	  /* set in two columns, as large as one page allows */
	bool roomy;	  /* and as every other sheet, if that is one page already */
	int points;	  /* of that page's type, in hundredths; 0 for the least */
	struct block *first, *end;
	struct anchor *anchors; /* by their ids; see ref/links.h */
	int nanchors;
	int drawings; /* with the patterns that they share in the first */
	/* What it was made from, for media that carry data: rows of a table, or a chart. */
	int table; /* -1 for none */
	const void **row;
	int nrows, room;
	struct chart *records;
	const char *records_of; /* what JSON calls that chart */
};

void doc_start(struct doc *d, struct arena *a, const char *title);
struct block *doc_part(struct doc *d, const char *title);
struct block *doc_heading(struct doc *d, const char *title);
void doc_text(struct doc *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void doc_drawing(struct doc *d, const char *lines);
struct block *doc_figures(struct doc *d);
struct block *doc_figure(struct doc *d, struct block *row, const char *title);
struct block *doc_line(struct doc *d, const char *id, const char *term, const char *text,
		       const char *tail);
/* A line with a word in the margin that says what it is about; NULL for the same as before. */
struct block *doc_label(struct doc *d, const char *label, const char *text, const char *tail);
struct block *doc_step(struct doc *d, const char *number, const char *title);
struct block *step_line(struct doc *d, struct block *step, const char *id, const char *text,
			const char *tail);
/* The titles are parted by |; a # before one makes its column one of numbers, a ! raw, a $ plain.
 */
struct chart *doc_chart(struct doc *d, const char *titles);
struct chart *chart_new(struct arena *a, const char *titles);
/* A row, as many cells as there are titles; NULL is an empty one. */
void chart_row(struct arena *a, struct chart *g, const char *const *cells);
const char *chart_cell(const struct chart *g, int row, int column);
/* The sheet up to its first `n` blocks, and a line about those that are left out. Its blocks are
 * copies. */
struct doc doc_cut(const struct doc *d, int n);
int doc_blocks(const struct doc *d);
/* A row the sheet was made from; those of another table than the first are left out. */
void doc_record(struct doc *d, enum table_id t, const void *row);

/* Widths of the columns in characters for that much room, gaps of `gap` between them left out.
 * False if words would have to be broken for it. */
bool chart_fit(const struct chart *g, int room, int gap, int width[CHART_COLUMNS]);

#endif
