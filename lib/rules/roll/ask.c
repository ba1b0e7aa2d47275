#include "rules/roll/ask.h"

int typed_wrong(struct diag *d)
{
	if (d->status == STATUS_DATA)
		d->status = STATUS_USAGE;
	return -1;
}

static int words_in(const char *text)
{
	int n = 1;

	for (; *text; text++)
		n += *text == ',';
	return n;
}

int ask_dice(struct tokens *out, const char *text, const struct roll *roll,
	     const struct dice_table *t, struct arena *a, struct diag *d)
{
	struct where kept = d->at;
	int result;

	d->at = (struct where){0}; /* the column is that of the option's text */
	result = tokens_read(out, span_of(text), roll, t, a, d);
	d->at = kept;
	return result ? typed_wrong(d) : 0;
}

int ask_read(struct ask *out, const char *text, struct diag *d)
{
	struct tokens k;
	long number;

	*out = (struct ask){0};
	if (!text)
		return 0;
	if (!num_read(span_of(text), -9999, 9999, &number)) {
		*out = (struct ask){.named = true, .count = words_in(text)};
		return 0;
	}
	if (ask_dice(&k, text, NULL, NULL, NULL, d))
		return -1;
	out->count = k.count;
	out->none = !k.count;
	return 0;
}
