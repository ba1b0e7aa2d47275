/* Whatever the bytes are, taken for a whole call: its words, its boards and tables laid over ours,
 * no promise of enorm-limits(7) is broken. The form is that of tests/torture/plan.h. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "../torture/plan.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena a = {0};
	struct judged j = {0};
	struct plan p;
	const char *wrong;

	plan_read(&p, (struct span){(const char *)bytes, n}, &a);
	wrong = plan_judge(&p, &j);
	if (wrong) {
		fprintf(stderr, "%s\n%s", wrong, buf_text(&j.wrong));
		abort();
	}
	judged_release(&j);
	arena_release(&a);
	return 0;
}
