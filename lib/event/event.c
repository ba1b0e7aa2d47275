#include "event/event.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "text/utf8.h"

#define KEYS_MOST 16 /* of one verb */

static const struct {
	const char *word, *sentence;
} verbs[] = {
#define V(id, word, sentence) {word, sentence},
    EVENT_VERBS(V)
#undef V
};

static const char *sentence_of(const char *word)
{
	size_t i;

	for (i = 0; i < COUNT(verbs); i++)
		if (!strcmp(verbs[i].word, word))
			return verbs[i].sentence;
	return NULL;
}

bool event_is(const struct event *e, enum event_verb verb)
{
	return !strcmp(e->record.name, verbs[verb].word);
}

bool event_is_random(const struct event *e)
{
	return event_is(e, EVENT_ROLL) || event_is(e, EVENT_REROLL) || event_is(e, EVENT_DRAW) ||
	       event_arg(e, "rng");
}

/* ---- adding ---- */

/* What a board may hold: an argument may quote what somebody typed. */
static const char *fit(struct arena *a, const char *value)
{
	struct buf shown = {0};
	const char *copy;
	size_t n = strlen(value), at;

	if (!utf8_unfit(value, n, &at))
		return arena_strndup(a, value, n);
	buf_shown(&shown, value);
	copy = arena_strdup(a, buf_text(&shown));
	buf_release(&shown);
	return copy;
}

static void add_arg(struct board *b, struct extra ***last, const char *key, size_t n,
		    const char *value)
{
	struct extra *x;

	if (!value)
		return;
	x = arena_new(b->arena, struct extra);
	x->key = arena_strndup(b->arena, key, n);
	x->value = fit(b->arena, value);
	**last = x;
	*last = &x->next;
}

void event_add(struct board *b, enum event_verb verb, const char *format, ...)
{
	struct event *e = board_add(b, KIND_EVENT, NULL, verbs[verb].word);
	struct extra **last = &e->record.extras;
	va_list ap;

	va_start(ap, format);
	while (*format) {
		size_t n = (size_t)(strchrnul(format, '=') - format);
		const char *key = format, *value = format + n + 1;
		size_t len = (size_t)(strchrnul(value, ' ') - value);
		char number[24];

		if (!strncmp(value, "%s", 2)) {
			add_arg(b, &last, key, n, va_arg(ap, const char *));
		} else if (!strncmp(value, "%d", 2)) {
			snprintf(number, sizeof number, "%d", va_arg(ap, int));
			add_arg(b, &last, key, n, number);
		} else {
			add_arg(b, &last, key, n, arena_strndup(b->arena, value, len));
		}
		for (format = value + len; *format == ' '; format++)
			;
	}
	va_end(ap);
}

const char *event_arg(const struct event *e, const char *key)
{
	const struct extra *x;

	for (x = e->record.extras; x; x = x->next)
		if (!strcmp(x->key, key))
			return x->value;
	return NULL;
}

static int no_such_verb(const struct record *r, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	size_t v;

	suggest_start(&s, r->name);
	for (v = 0; v < COUNT(verbs); v++)
		suggest_offer(&s, verbs[v].word);
	d->at.line = r->line;
	d->at.column = (long)strlen("event ") + 1;
	return diag_set(d, "no event is called '%s'%s", r->name, suggest_text(&s, hint));
}

bool event_is_citation(const char *key)
{
	return !strcmp(key, "clause") || !strcmp(key, "ruling");
}

/* The next {key} of a sentence, as long as it is; NULL behind the last. */
static const char *next_key(const char *sentence, size_t *n)
{
	const char *key = strchr(sentence, '{');

	if (!key)
		return NULL;
	*n = strcspn(++key, "}");
	return key;
}

static bool takes_key(const char *sentence, const char *wanted)
{
	const char *key = sentence;
	size_t n = 0;

	while ((key = next_key(key + n, &n)))
		if (strlen(wanted) == n && !strncmp(key, wanted, n))
			return true;
	return event_is_citation(wanted) || str_starts(wanted, "x-");
}

static int no_such_key(const struct record *r, const char *sentence, const char *wrong,
		       struct diag *d)
{
	const char *key = sentence;
	struct suggestion s;
	char hint[128], words[KEYS_MOST][32];
	size_t n = 0, k = 0;

	suggest_start(&s, wrong);
	for (; k < KEYS_MOST && (key = next_key(key + n, &n)); k++) {
		snprintf(words[k], sizeof words[k], "%.*s", (int)n, key);
		suggest_offer(&s, words[k]);
	}
	d->at.line = r->line;
	d->at.column = 0;
	return diag_set(d, "the event '%s' has no '%s='%s", r->name, wrong, suggest_text(&s, hint));
}

static int check_event(const struct event *e, struct diag *d)
{
	const struct record *r = &e->record;
	const char *sentence = sentence_of(r->name);
	const struct extra *x;
	int bad = 0;

	if (!sentence)
		return no_such_verb(r, d);
	for (x = r->extras; x; x = x->next)
		if (!takes_key(sentence, x->key))
			bad |= no_such_key(r, sentence, x->key, d);
	return event_is(e, EVENT_CALL) ? bad | event_check_call(e, d) : bad;
}

int event_check(const struct board *b, struct diag *d)
{
	int i, bad = 0;

	for (i = 0; i < board_count(b, KIND_EVENT); i++)
		bad |= check_event(board_event(b, i), d);
	return bad;
}

/* ---- sentences ---- */

/* Writes the template up to its end or, inside brackets, up to the closing one; false if an
 * argument was missing. Returns where it stopped in *end. */
static bool write_part(const struct event *e, const char *p, char stop, const char **end,
		       struct buf *out)
{
	bool whole = true;

	while (*p && *p != stop && *p != '|') {
		if (*p == '{') {
			size_t n = strcspn(p + 1, "}");
			char key[32];
			const char *value;
			snprintf(key, sizeof key, "%.*s", (int)n, p + 1);
			value = event_arg(e, key);
			whole &= value != NULL;
			buf_puts(out, value ? value : "?");
			p += n + 2;
		} else if (*p == '[') {
			size_t before = out->n;
			if (!write_part(e, p + 1, ']', &p, out)) {
				out->n = before;
				out->p[before] = '\0';
			}
			p++;
		} else {
			buf_putc(out, *p++);
		}
	}
	*end = p;
	return whole;
}

void event_sentence(const struct event *e, struct buf *out)
{
	const char *sentence = sentence_of(e->record.name), *end;

	buf_room(out, 1);
	write_part(e, sentence ? sentence : e->record.name, '\0', &end, out);
}

void event_citation(const struct event *e, struct buf *out)
{
	const char *clause = event_arg(e, "clause"), *ruling = event_arg(e, "ruling");

	if (clause || ruling)
		buf_printf(out, " [%s%s%s]", clause ? clause : "", clause && ruling ? "; " : "",
			   ruling ? ruling : "");
}
