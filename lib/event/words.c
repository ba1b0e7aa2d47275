#include "event/words.h"

#include <ctype.h>
#include <string.h>

#include "board/vocabulary.h"
#include "dice/notation.h"
#include "event/effect_words.h"

static bool facing_in_words(const struct event *e, const char *value, struct buf *out)
{
	int way;

	(void)e;
	for (way = 0; facing_words[way] && strcmp(facing_words[way], value) != 0; way++)
		;
	buf_puts(out, facing_words[way] ? facing_names[way] : value);
	return true;
}

static bool event_dice(const struct event *e, const char *value, struct buf *out)
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

/* What waits has a name; what is spent is a token's. */
static bool what_in_words(const struct event *e, const char *value, struct buf *out)
{
	int i;

	if (!event_is(e, EVENT_WAITS))
		return capital(e, value, out);
	for (i = 0; waiting_words[i] && strcmp(waiting_words[i], value) != 0; i++)
		;
	buf_puts(out, waiting_words[i] ? waiting_titles[i] : value);
	return true;
}

static bool somebody(const struct event *e, const char *value, struct buf *out)
{
	(void)e;
	buf_puts(out, value);
	return !str_same(value, "nobody");
}

/* "mothman-bp": the BP deck of mothman. */
static bool deck_in_words(const struct event *e, const char *value, struct buf *out)
{
	static const char *const titles[][2] = {{"ai", "the AI deck"},
						{"bp", "the BP deck"},
						{"blips", "the Blips"}};
	const char *dash = strrchr(value, '-'), *word = dash ? dash + 1 : value;
	size_t i;

	(void)e;
	for (i = 0; i < COUNT(titles) && !str_same(titles[i][0], word); i++)
		;
	if (i == COUNT(titles))
		buf_puts(out, value);
	else
		buf_printf(out, "%s%s%.*s", titles[i][1], dash ? " of " : "",
			   dash ? (int)(dash - value) : 0, value);
	return true;
}

#define OTHERWISE "else: " /* alone it is no effect text */

static bool gate_in_words(const struct event *e, const char *value, struct buf *out)
{
	struct arena a = {0};
	struct diag ignored = {0};
	struct effect effect;

	(void)e;
	if (str_starts(value, OTHERWISE)) {
		buf_puts(out, "otherwise: ");
		value += strlen(OTHERWISE);
	}
	if (!effect_read(value, &a, &effect, &ignored))
		group_sentence(&a, &effect, out);
	else
		buf_puts(out, value);
	diag_release(&ignored);
	arena_release(&a);
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

/* "A4, B4 and C4". */
static bool list_in_words(const struct event *e, const char *value, struct buf *out)
{
	const char *p = value;
	int n;

	(void)e;
	for (n = 0; *p; n++) {
		struct span word = next_option(&p);

		buf_printf(out, "%s%.*s", !n ? "" : *p ? ", " : " and ", (int)word.n, word.p);
	}
	return true;
}

static const struct {
	const char *key;
	bool (*write)(const struct event *e, const char *value, struct buf *out);
} writers[] = {
    {"facing", facing_in_words}, {"dice", event_dice},	       {"token", capital},
    {"pool", capital},		 {"phase", capital},	       {"what", what_in_words},
    {"kind", kind_in_words},	 {"options", others_in_words}, {"who", somebody},
    {"deck", deck_in_words},	 {"gate", gate_in_words},      {"spaces", list_in_words},
    {"targets", list_in_words},
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
