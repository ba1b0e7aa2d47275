#include "dice/face.h"

#include <string.h>

static int row_check(const struct die_row *row, const bool *seen, struct diag *d)
{
	if (row->colour < 0 || row->colour >= COLOURS)
		return diag_bug(d, "a die of colour %d", row->colour);
	if (row->face < 1 || row->face > FACES_MOST)
		return diag_set(d, "face %d of the %s die: faces are numbered 1 to %d", row->face,
				colour_words[row->colour], FACES_MOST);
	if (seen[row->face - 1])
		return diag_set(d, "face %d of the %s die is there twice", row->face,
				colour_words[row->colour]);
	if (row->power < 0 || row->half < 0 || row->potential < 0 || row->quadrant < 0)
		return diag_set(d, "face %d of the %s die has fewer than no symbols", row->face,
				colour_words[row->colour]);
	return 0;
}

static int gap_check(const struct die *die, const bool *seen, struct diag *d)
{
	int i;

	for (i = 0; i < die->n; i++)
		if (!seen[i])
			return diag_set(d, "the %s die has no face %d but a face %d",
					colour_words[die->colour], i + 1, die->n);
	return 0;
}

static void row_take(struct dice_table *t, const struct die_row *row)
{
	struct die *die = &t->die[row->colour];

	die->face[row->face - 1] =
	    (struct face){row->power, row->half, row->potential, row->quadrant};
	if (row->face > die->n)
		die->n = row->face;
	if (row->source == SOURCE_HOUSE)
		die->house = true;
}

int dice_table_build(struct dice_table *t, const struct die_row *rows, int n, struct diag *d)
{
	bool seen[COLOURS][FACES_MOST] = {{false}};
	int i, failed = 0;

	*t = (struct dice_table){0};
	for (i = 0; i < n; i++) {
		if (rows[i].source == SOURCE_REMOVED)
			continue;
		if (row_check(&rows[i], seen[(unsigned)rows[i].colour % COLOURS], d)) {
			failed = -1;
			continue;
		}
		seen[rows[i].colour][rows[i].face - 1] = true;
		row_take(t, &rows[i]);
	}
	for (i = 0; i < COLOURS; i++) {
		t->die[i].colour = (enum colour)i;
		if (gap_check(&t->die[i], seen[i], d))
			failed = -1;
	}
	return failed;
}

const struct die *dice_die(const struct dice_table *t, enum colour c, struct diag *d)
{
	if (t->die[c].n)
		return &t->die[c];
	diag_set(d, "the %s die has no faces in data/dice.csv", colour_words[c]);
	return NULL;
}

static bool face_equal(struct face a, struct face b)
{
	return a.power == b.power && a.half == b.half && a.potential == b.potential &&
	       a.quadrant == b.quadrant;
}

void face_text(struct face f, struct buf *out)
{
	const int count[] = {f.power, f.half, f.potential, f.quadrant};
	size_t i;

	for (i = 0; i < sizeof count / sizeof *count; i++)
		buf_pad(out, FACE_SYMBOLS[i], (size_t)count[i]);
	if (face_equal(f, (struct face){0}))
		buf_putc(out, '-');
}

bool face_add_symbol(struct face *f, char symbol)
{
	int *const count[] = {&f->power, &f->half, &f->potential, &f->quadrant};
	const char *at = symbol ? strchr(FACE_SYMBOLS, symbol) : NULL;

	if (at)
		++*count[at - FACE_SYMBOLS];
	return at;
}

bool colour_of_letter(char letter, enum colour *out)
{
	const char *at = letter ? strchr(COLOUR_LETTERS, letter) : NULL;

	if (at)
		*out = (enum colour)(at - COLOUR_LETTERS);
	return at;
}

char colour_letter(enum colour c)
{
	return COLOUR_LETTERS[c];
}
