/* Whatever the text is, parsing an effect gives steps or a problem. */
#include <stdint.h>

#include "data/data.h"
#include "data/effect.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena a = {0};
	struct diag d = {0};
	struct effect_step *steps;
	struct data data;

	data_start(&data);
	effect_parse(arena_strndup(&a, (const char *)bytes, n), &data, &a, &steps, &d);
	data_release(&data);
	diag_release(&d);
	arena_release(&a);
	return 0;
}
