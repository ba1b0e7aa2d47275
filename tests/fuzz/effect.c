/* Whatever the text is, parsing an effect gives steps or a problem. */
#include <stdint.h>

#include "data/data.h"
#include "data/effect.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena a = {0};
	struct diag d = {0};
	struct effect e;
	struct data data;

	data_start(&data);
	if (!effect_read(arena_strndup(&a, (const char *)bytes, n), &a, &e, &d))
		effect_check(&e, GIVES_ACT, "a card", &data, &d);
	data_release(&data);
	diag_release(&d);
	arena_release(&a);
	return 0;
}
