/* Whatever the text is, parsing an effect gives steps or a problem; and what was read, written as
 * text and read again, is the same text. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "data/data.h"
#include "data/effect.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static const char *written(const struct effect *e, struct arena *a)
{
	const struct effect_group *group = NULL;
	const struct effect_step *s;
	const char *text = "";

	for (s = e->steps; s; s = s->next) {
		const char *guards = s->group == group ? "" : effect_guards_text(s->group, a);
		text = arena_printf(a, "%s%s%s%s%s", text, *text ? "; " : "", guards,
				    *guards ? ": " : "", effect_step_text(s, a));
		group = s->group;
	}
	return text;
}

static void read_back(const struct effect *e, struct arena *a, struct diag *d)
{
	const char *once = written(e, a);
	struct effect again;

	if (effect_read(once, a, &again, d) || strcmp(once, written(&again, a)) != 0)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena a = {0};
	struct diag d = {0};
	struct effect e;
	struct data data;

	data_start(&data);
	if (!effect_read(arena_strndup(&a, (const char *)bytes, n), &a, &e, &d)) {
		read_back(&e, &a, &d);
		effect_check(&e, GIVES_ACT, "a card", &data, &d);
	}
	data_release(&data);
	diag_release(&d);
	arena_release(&a);
	return 0;
}
