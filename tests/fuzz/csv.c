/* Whatever the bytes are, laying a table over the defaults gives rows or a problem, and rows that
 * were taken can be written and read again. The first byte says which table. */
#include <stdint.h>
#include <stdlib.h>

#include "data/data.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static void read_back(struct data *d, enum table_id t)
{
	struct buf text = {0}, again = {0};
	struct data other;
	struct diag diag = {0};

	data_write(d, t, &text);
	data_start(&other);
	other.table[t].n = 0;
	if (data_overlay_text(&other, t, (struct span){text.p, text.n}, "again.csv", &diag))
		abort();
	data_write(&other, t, &again);
	if (text.n != again.n)
		abort();
	buf_release(&text);
	buf_release(&again);
	data_release(&other);
	diag_release(&diag);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct diag diag = {0};
	struct data d;
	enum table_id t;

	if (!n)
		return 0;
	t = (enum table_id)(bytes[0] % TABLE_COUNT);
	if (t == TABLE_RULES)
		return 0; /* long, and read like the others */
	data_start(&d);
	if (!data_overlay_text(&d, t, (struct span){(const char *)bytes + 1, n - 1}, "fuzz.csv",
			       &diag)) {
		data_check(&d, &diag);
		read_back(&d, t);
	}
	data_release(&d);
	diag_release(&diag);
	return 0;
}
