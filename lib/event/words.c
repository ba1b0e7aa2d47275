#include "event/words.h"

#include <ctype.h>
#include <string.h>

#include "dice/notation.h"

static bool facing_in_words(const struct event *e, const char *value, struct buf *out)
{
	int way;

	(void)e;
	for (way = 0; facing_words[way] && strcmp(facing_words[way], value) != 0; way++)
		;
	buf_puts(out, facing_words[way] ? facing_names[way] : value);
	return true;
}

static bool dice_in_words(const struct event *e, const char *value, struct buf *out)
{
	struct dice_pool pool;
	struct diag ignored = {0};

	(void)e;
	if (!pool_read(&pool, span_of(value), &ignored) && pool_dice(&pool))
		pool_in_words(&pool, out);
	else
		buf_puts(out, value);
	diag_release(&ignored);
	return true;
}

/* "discipline": Discipline. */
static bool capital(const struct event *e, const char *value, struct buf *out)
{
	(void)e;
	buf_putc(out, (char)toupper((unsigned char)*value));
	if (*value)
		buf_puts(out, value + 1);
	return true;
}

/* An attack that is nothing but an attack has no further name. */
static bool kind_in_words(const struct event *e, const char *value, struct buf *out)
{
	(void)e;
	if (str_same(value, "attack"))
		return false;
	buf_puts(out, value);
	return true;
}

static struct span next_option(const char **p)
{
	struct span word = {*p, strcspn(*p, ",")};

	*p += word.n + ((*p)[word.n] == ',');
	return word;
}

/* Those that were not taken: "B2, B3 or C1". */
static bool others_in_words(const struct event *e, const char *value, struct buf *out)
{
	const char *taken = event_arg(e, "value"), *p = value;
	struct span last = {0};
	int n = 0;

	while (*p) {
		struct span word = next_option(&p);

		if (taken && span_is(word, taken))
			continue;
		if (n++)
			buf_printf(out, "%s%.*s", n > 2 ? ", " : "", (int)last.n, last.p);
		last = word;
	}
	buf_printf(out, "%s%.*s", n > 1 ? " or " : "", (int)last.n, last.p);
	return n > 0;
}

static const struct {
	const char *key;
	bool (*write)(const struct event *e, const char *value, struct buf *out);
} writers[] = {
    {"facing", facing_in_words}, {"dice", dice_in_words},      {"token", capital},
    {"pool", capital},		 {"phase", capital},	       {"what", capital},
    {"kind", kind_in_words},	 {"options", others_in_words},
};

bool event_words(const struct event *e, const char *key, const char *value, struct buf *out)
{
	size_t i;

	for (i = 0; i < COUNT(writers); i++)
		if (str_same(writers[i].key, key))
			return writers[i].write(e, value, out);
	buf_puts(out, value);
	return true;
}
