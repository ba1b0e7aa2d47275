/* Words of the command line that mean something on the board. Any unique beginning of a name will
 * do; where two kinds share a name, `intruder:juliet` says which. A word that means nothing is an
 * error about the board, since on another board it may. */
#ifndef BOARD_NAMES_H
#define BOARD_NAMES_H

#include "board/board.h"
#include "text/diag.h"

/* Kinds of pieces are given as bits. */
#define KIND_BIT(kind) (1u << (kind))

/* A piece, or else a place. */
struct named {
	const char *text;     /* in full: `juliet`, `B6` */
	struct record *piece; /* NULL for a place */
	bool is_corner;
	struct space space;   /* of a place that is a space, else NOWHERE */
	struct corner corner; /* of a place that is an intersection */
};

/* The piece a word names; NULL and the diag if there is none or more than one. */
struct record *name_piece(const struct board *b, unsigned bits, const char *word, struct diag *d);
/* What an owner has of a kind: its gear, a Condition. */
struct record *name_owned(const struct board *b, enum kind k, const char *owner, const char *word,
			  struct diag *d);
/* The row of a table whose first column, a NAME, the word names. */
const void *name_row(const struct board *b, enum table_id t, const char *word, struct diag *d);
/* A weapon the figure carries, or else any of the table: a dispute may be about one at home. */
const struct weapon_row *name_weapon(const struct board *b, const struct record *who,
				     const char *word, struct diag *d);
/* A piece of these kinds, a space of the map or one of its intersections. */
int name_or_place(const struct board *b, unsigned bits, const char *word, struct named *out,
		  struct diag *d);

#endif
