/* Events as JSON. */
#include <string.h>

#include "event/event.h"
#include "event/keys.h"
#include "text/json.h"

static const struct {
	const char *word;
	enum event_key_type type;
} keys[] = {
#define K(word, type) {#word, KEY_##type},
    EVENT_KEYS(K)
#undef K
};

/* A key of the user's own, x-, is a count. */
static enum event_key_type type_of(const char *key)
{
	size_t i;

	for (i = 0; i < COUNT(keys); i++)
		if (!strcmp(keys[i].word, key))
			return keys[i].type;
	return KEY_COUNT;
}

static bool is_number(const char *s)
{
	size_t n = strspn(s + (*s == '-'), "0123456789");

	s += *s == '-';
	return n && n < 16 && !s[n] && (n == 1 || *s != '0');
}

static void write_value(const char *key, const char *value, struct buf *out)
{
	enum event_key_type type = type_of(key);

	if (type == KEY_LIST || type == KEY_WORDS)
		json_words(out, value, type == KEY_LIST ? "," : " ");
	else if (type == KEY_YES && (!strcmp(value, "yes") || !strcmp(value, "no")))
		buf_puts(out, *value == 'y' ? "true" : "false");
	else if (type != KEY_TEXT && is_number(value))
		buf_puts(out, value);
	else
		buf_json(out, value);
}

/* Arguments have an object of their own: none can be taken for a key of the event itself. */
static void write_args(const struct event *e, struct buf *out)
{
	const struct extra *x;
	int n = 0;

	buf_puts(out, ",\"args\":{");
	for (x = e->record.extras; x; x = x->next) {
		if (event_is_citation(x->key))
			continue;
		buf_puts(out, n++ ? "," : "");
		buf_json(out, x->key);
		buf_putc(out, ':');
		write_value(x->key, x->value, out);
	}
	buf_putc(out, '}');
}

static void write_members(const struct event *e, struct buf *out)
{
	struct buf sentence = {0};

	buf_puts(out, "\"verb\":");
	buf_json(out, e->record.name);
	write_args(e, out);
	event_sentence(e, &sentence);
	buf_json_member(out, "text", buf_text(&sentence));
	buf_release(&sentence);
	json_ids(out, "clause", event_arg(e, "clause"));
	json_ids(out, "ruling", event_arg(e, "ruling"));
	buf_putc(out, '}');
}

void event_json_body(const struct event *e, struct buf *out)
{
	buf_putc(out, '{');
	write_members(e, out);
}

void event_json(const struct event *e, const char *tool, long board, struct buf *out)
{
	json_object(out, tool, board, JSON_EVENT);
	buf_putc(out, ',');
	write_members(e, out);
}
