/* What a tool asks of its call. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/options.h"
#include "cli/tool.h"

bool call_has(const struct call *c, const char *name)
{
	return c->options && options_count(c->options, name) > 0;
}

int call_values(const struct call *c, const char *name, const char *const **values)
{
	return options_values(c->options, name, values);
}

const char *call_value(const struct call *c, const char *name)
{
	const char *const *values;
	int n = call_values(c, name, &values);

	return n ? values[n - 1] : NULL;
}

int number_word(const char *word, const char *what, long lo, long hi, long *out, struct diag *d)
{
	if (num_read(span_of(word), lo, hi, out))
		return 0;
	return diag_usage(d, "%s '%s' is not a whole number from %ld to %ld", what, word, lo, hi);
}

int call_number(const struct call *c, const char *name, long lo, long hi, long *out, struct diag *d)
{
	const char *word = call_value(c, name);
	char what[64];

	if (!word)
		return 0;
	snprintf(what, sizeof what, "--%s", name);
	return number_word(word, what, lo, hi, out, d);
}

int call_word(const struct call *c, const char *name, const char *const *words, int missing,
	      int *out, struct diag *d)
{
	const char *value = call_value(c, name);
	struct buf all = {0};
	int i;

	*out = missing;
	if (!value)
		return 0;
	for (i = 0; words[i]; i++) {
		if (!strcmp(words[i], value))
			break;
		buf_printf(&all, "%s%s", i ? ", " : "", words[i]);
	}
	if (words[i])
		*out = i;
	else
		diag_usage(d, "--%s '%s' is none of %s", name, value, buf_text(&all));
	buf_release(&all);
	return words[i] ? 0 : -1;
}

int call_open(const struct call *c, const char *file, struct input *in)
{
	return c->port->open(c->port, file, in);
}

const char *call_asked_view(const struct call *c)
{
	return c->port->view ? c->port->view : call_value(c, "to");
}

const char *call_env(const struct call *c, const char *name)
{
	return c->port->env(name);
}

int call_apply_rulings(const struct call *c, struct reader *r, struct board *b, struct diag *d)
{
	const char *const *given;
	int n = call_values(c, "ruling", &given), i;

	for (i = 0; i < n; i++) {
		const char *equals = strchr(given[i], '=');
		const char *line;
		if (!equals)
			return diag_usage(d, "--ruling '%s' is not ID=READING", given[i]);
		line = arena_printf(b->arena, "ruling %.*s %s", (int)(equals - given[i]), given[i],
				    equals + 1);
		if (record_read(r, b, span_of(line), d))
			return -1;
	}
	return 0;
}

static void say(const struct call *c, struct where at, const char *before, const char *fmt,
		va_list ap)
{
	struct diag d = {.at = at};
	struct buf text = {0};

	buf_vprintf(&text, fmt, ap);
	if (c->json) {
		diag_set(&d, "%s", buf_text(&text));
		buf_clear(&text);
		diag_json_warning(&d, c->tool->name, &text);
	} else {
		diag_set(&d, "%s%s", before, buf_text(&text));
		buf_clear(&text);
		diag_write(&d, c->tool->name, &text);
	}
	c->port->say(c->port, text.p, text.n);
	buf_release(&text);
	diag_release(&d);
}

void call_warn(const struct call *c, struct where at, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	say(c, at, "warning: ", fmt, ap);
	va_end(ap);
}

void call_note(const struct call *c, struct where at, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	if (!c->quiet)
		say(c, at, "", fmt, ap);
	va_end(ap);
}

void call_warn_unfinished(const struct call *c, const struct board *b, struct where at)
{
	at.column = 0;
	if (b->unfinished)
		call_warn(c, at,
			  "the board does not end with 'done'; was it cut short? "
			  "if it is whole, add that line");
}

int call_refuse(struct call *c, struct board *b, const char *what, struct refusal no)
{
	struct buf shown = {0};

	if (what)
		no.reason = arena_printf(b->arena, "%s: %s", what, no.reason);
	buf_shown(&shown, no.reason); /* it goes on the board, whatever it quotes */
	c->refusal = refuse(no.clause, arena_strdup(b->arena, buf_text(&shown)));
	buf_release(&shown);
	return REFUSED;
}

void call_json(struct call *c, const struct board *b, enum json_kind kind)
{
	json_object(&c->out, c->tool->name, b ? b->number : 0, kind);
}

const char *call_args(struct call *c)
{
	struct buf text = {0};

	if (!c->args) {
		options_as_typed(c->options, &text);
		c->args = arena_strdup(&c->arena, buf_text(&text));
		buf_release(&text);
	}
	return *c->args ? c->args : NULL;
}

struct rules call_rules(struct call *c, struct board *b, struct diag *d)
{
	c->refusal = ALLOWED;
	return (struct rules){.board = b, .fate = &c->fate, .diag = d, .refused = &c->refusal};
}
