/* The dice: which symbols each face of each colour carries, from data/dice.csv.
 * Clauses PWR-03, DIC-04, DIC-05. */
#ifndef DICE_FACE_H
#define DICE_FACE_H

#include "data/tables.h"
#include "text/buf.h"
#include "text/diag.h"

#define FACES_MOST 20

struct face {
	int power, half, potential, quadrant;
};

struct die {
	enum colour colour;
	int n; /* faces; 0 if the table has none for this colour */
	bool house;
	struct face face[FACES_MOST];
};

struct dice_table {
	struct die die[COLOURS];
};

/* From rows in any order; a colour's faces are numbered from 1 without gaps. -1 with a diag for a
 * row that is off the mark. A colour without rows is no error until somebody rolls it. */
int dice_table_build(struct dice_table *t, const struct die_row *rows, int n, struct diag *d);

/* The die of that colour; NULL with a diag if it has no faces. */
const struct die *dice_die(const struct dice_table *t, enum colour c, struct diag *d);

/* The symbols: P power, h half, o potential, q quadrant, in this order; - for none. */
#define FACE_SYMBOLS "Phoq"
void face_text(struct face f, struct buf *out);
/* One more of the symbol; false if there is no such symbol. */
bool face_add_symbol(struct face *f, char symbol);

/* One letter a colour, in the order of enum colour. */
#define COLOUR_LETTERS "wrbgo"
bool colour_of_letter(char letter, enum colour *out);
char colour_letter(enum colour c);

#endif
