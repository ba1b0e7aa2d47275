#include "text/json.h"

#include <string.h>

static const char *const kinds[] = {
#define K(id, word) word,
    JSON_KINDS(K)
#undef K
};

void json_object(struct buf *out, const char *tool, long board, enum json_kind kind)
{
	buf_puts(out, "{\"v\":1,\"tool\":");
	buf_json(out, tool);
	buf_printf(out, ",\"board\":%ld,\"kind\":\"%s\"", board, kinds[kind]);
}

static void add_part(struct buf *out, const char *text, size_t n, bool first)
{
	struct buf part = {0};

	buf_add(&part, text, n);
	buf_puts(out, first ? "" : ",");
	buf_json(out, buf_text(&part));
	buf_release(&part);
}

void json_words(struct buf *out, const char *text, const char *between)
{
	bool first = true;

	buf_putc(out, '[');
	while (text && *(text += strspn(text, between))) {
		size_t n = strcspn(text += strspn(text, " "), between);
		add_part(out, text, n, first);
		first = false;
		text += n;
	}
	buf_putc(out, ']');
}

/* Names parted by commas or blanks, each with the number behind it. */
void json_names(struct buf *out, const char *list)
{
	const char *p = list + strspn(list, ", ");
	struct buf lines = {0};

	while (*p) {
		size_t n = strcspn(p, ", ");

		if (lines.n)
			buf_putc(&lines, *p >= '0' && *p <= '9' ? ' ' : '\n');
		buf_add(&lines, p, n);
		p += n;
		p += strspn(p, ", ");
	}
	json_parts(out, buf_text(&lines), "\n");
	buf_release(&lines);
}

void json_ids(struct buf *out, const char *key, const char *ids)
{
	buf_printf(out, ",\"%s\":", key);
	json_words(out, ids, ", ");
}

void json_reason(const char *text, const char *clause, struct buf *out)
{
	buf_puts(out, "{\"text\":");
	buf_json(out, text);
	json_ids(out, "clause", clause);
	buf_putc(out, '}');
}

void json_parts(struct buf *out, const char *text, const char *between)
{
	bool first = true;

	buf_putc(out, '[');
	while (text && *text) {
		const char *end = strstr(text, between);
		size_t n = end ? (size_t)(end - text) : strlen(text);
		add_part(out, text, n, first);
		first = false;
		text += n + (end ? strlen(between) : 0);
	}
	buf_putc(out, ']');
}
