#include "event/event.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "event/words.h"
#include "text/format.h"
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
		if (str_same(verbs[i].word, word))
			return verbs[i].sentence;
	return NULL;
}

bool event_is(const struct event *e, enum event_verb verb)
{
	return str_same(e->record.name, verbs[verb].word);
}

bool event_is_random(const struct event *e)
{
	return event_is(e, EVENT_ROLL) || event_is(e, EVENT_REROLL) || event_is(e, EVENT_DRAW) ||
	       event_arg(e, "rng");
}

bool event_is_told(const struct event *e)
{
	const char *what = event_is(e, EVENT_OUTCOME) ? event_arg(e, "what") : NULL;

	if (event_is(e, EVENT_CALL))
		return false;
	return !what || *what == '0' || strcmp(what + strspn(what, "0123456789"), " damage") != 0;
}

/* ---- adding ---- */

/* The argument, its key and its value in one piece of memory: events are most of what a resolution
 * asks for. */
struct arg {
	struct extra extra;
	char text[]; /* the key, then the value, with a NUL behind each */
};

static void put_arg(struct board *b, struct extra ***last, struct span key, struct span value)
{
	struct arg *x = arena_room(b->arena, sizeof *x + key.n + value.n + 2);
	char *second = x->text + key.n + 1;

	memcpy(x->text, key.p, key.n);
	memcpy(second, value.p, value.n);
	second[-1] = second[value.n] = '\0';
	x->extra = (struct extra){.key = x->text, .value = second};
	**last = &x->extra;
	*last = &x->extra.next;
}

/* An argument may quote what somebody typed; a board may not hold all of that. */
static void put_shown(struct board *b, struct extra ***last, struct span key, const char *value)
{
	struct buf shown = {0};

	buf_shown(&shown, value);
	put_arg(b, last, key, span_of(buf_text(&shown)));
	buf_release(&shown);
}

static void add_arg(struct board *b, struct extra ***last, struct span key, const char *value)
{
	size_t n, at;

	if (!value)
		return;
	n = strlen(value);
	if (utf8_unfit(value, n, &at))
		put_shown(b, last, key, value);
	else
		put_arg(b, last, key, (struct span){value, n});
}

void event_add(struct board *b, enum event_verb verb, const char *format, ...)
{
	struct event *e = board_add(b, KIND_EVENT, NULL, verbs[verb].word);
	struct extra **last = &e->record.extras;
	va_list ap;

	va_start(ap, format);
	while (*format) {
		struct span key = {format, (size_t)(strchrnul(format, '=') - format)};
		const char *value = format + key.n + 1;
		size_t len = *value == '%' ? 2 : (size_t)(strchrnul(value, ' ') - value);
		char number[24], *end = number + sizeof number - 1;

		if (value[0] == '%' && value[1] == 's') {
			add_arg(b, &last, key, va_arg(ap, const char *));
		} else if (value[0] == '%' && value[1] == 'd') {
			char *first = format_number(end, va_arg(ap, int));
			put_arg(b, &last, key, (struct span){first, (size_t)(end - first)});
		} else {
			put_arg(b, &last, key, (struct span){value, len});
		}
		for (format = value + len; *format == ' '; format++)
			;
	}
	va_end(ap);
}

void event_add_arg(struct board *b, int i, const char *key, const char *value)
{
	struct extra **last = &board_event(b, i)->record.extras;

	while (*last)
		last = &(*last)->next;
	add_arg(b, &last, span_of(key), value);
}

const char *event_arg(const struct event *e, const char *key)
{
	const struct extra *x;

	for (x = e->record.extras; x; x = x->next)
		if (str_same(x->key, key))
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
		if (!board_event(b, i)->record.known)
			bad |= check_event(board_event(b, i), d);
	return bad;
}

/* ---- sentences ---- */

static bool write_key(const struct event *e, const char **p, bool in_words, struct buf *out)
{
	size_t n = strcspn(*p + 1, "}");
	char key[32];
	const char *value;

	snprintf(key, sizeof key, "%.*s", (int)n, *p + 1);
	value = event_arg(e, key);
	*p += n + 2;
	if (value && in_words)
		return event_words(e, key, value, out);
	buf_puts(out, value ? value : "?");
	return value != NULL;
}

static bool write_part(const struct event *e, const char *p, const char *stop, const char **end,
		       struct buf *out);

/* <key:none:one:many>: the part that goes with the number. */
static bool write_count(const struct event *e, const char **p, struct buf *out)
{
	size_t n = strcspn(*p + 1, ":");
	char key[32];
	const char *value, *at = *p + 1 + n;
	int part = 2, i;
	bool whole = true;

	snprintf(key, sizeof key, "%.*s", (int)n, *p + 1);
	value = event_arg(e, key);
	if (value && (!strcmp(value, "0") || !strcmp(value, "1")))
		part = *value - '0';
	for (i = 0; i < 3; i++) {
		size_t before = out->n;

		whole &= write_part(e, at + 1, ":>", &at, out) || i != part;
		if (i != part)
			buf_cut(out, before);
	}
	*p = at + 1;
	return whole && value;
}

/* Writes the template up to its end or, inside brackets, up to the closing one; false if an
 * argument was missing. Returns where it stopped in *end. */
static bool write_part(const struct event *e, const char *p, const char *stop, const char **end,
		       struct buf *out)
{
	bool whole = true;

	while (*p && !strchr(stop, *p) && *p != '|') {
		if (*p == '{' || !strncmp(p, "~{", 2)) {
			bool in_words = *p == '~';

			p += in_words;
			whole &= write_key(e, &p, in_words, out);
		} else if (*p == '<') {
			whole &= write_count(e, &p, out);
		} else if (*p == '[') {
			size_t before = out->n;

			if (!write_part(e, p + 1, "]", &p, out))
				buf_cut(out, before);
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
	write_part(e, sentence ? sentence : e->record.name, "", &end, out);
}

void event_citation(const struct event *e, struct buf *out)
{
	const char *clause = event_arg(e, "clause"), *ruling = event_arg(e, "ruling");

	if (clause || ruling)
		buf_printf(out, " [%s%s%s]", clause ? clause : "", clause && ruling ? "; " : "",
			   ruling ? ruling : "");
}
