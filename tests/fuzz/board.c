/* Whatever the bytes are, reading boards neither crashes nor hangs; and a board that was read is
 * written as a text that is read again and written the same. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "board/read.h"
#include "board/write.h"
#include "data/data.h"
#include "text/arena.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

/* Writes the first good board of the text. */
static int first_board(struct span text, struct buf *out)
{
	struct diag d = {0};
	struct reader r;
	struct input in = {0};
	struct arena a = {0};
	struct data data;
	struct board b;
	int got;

	data_start(&data);
	input_from_text(&in, text, NULL);
	board_start(&b, &a, &data);
	reader_start(&r, in);
	while ((got = reader_next(&r, &b, &d)) < 0) {
		diag_clear(&d);
		arena_reset(&a);
		board_start(&b, &a, &data);
	}
	if (got)
		board_write(&b, out);
	arena_release(&a);
	reader_release(&r);
	data_release(&data);
	diag_release(&d);
	return got;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct buf once = {0}, twice = {0};

	if (first_board((struct span){(const char *)bytes, n}, &once)) {
		if (!first_board((struct span){once.p, once.n}, &twice))
			abort();
		if (strcmp(once.p, twice.p) != 0)
			abort();
	}
	buf_release(&once);
	buf_release(&twice);
	return 0;
}
