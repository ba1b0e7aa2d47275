#include "cli/read_text.h"

int read_text(struct span text, struct board *b, struct diag *d)
{
	struct where at = d->at;
	struct reader again;
	struct input in;
	int result;

	input_from_text(&in, text, "a branch of our own");
	result = reader_start(&again, in, d);
	if (!result && reader_next(&again, b, d) != 1)
		result = diag_bug(d, "a board of our own does not read back");
	reader_release(&again);
	d->at = at;
	return result;
}
