#include "cli/read_text.h"

int read_text(struct span text, struct board *b, struct diag *d)
{
	struct where at = d->at;
	struct reader again = {0}; /* most of them have only plain lines, which need no patterns */
	int result = 0;

	input_from_text(&again.in, text, "a branch of our own");
	if (reader_next(&again, b, d) != 1)
		result = diag_bug(d, "a board of our own does not read back");
	reader_release(&again);
	d->at = at;
	return result;
}
