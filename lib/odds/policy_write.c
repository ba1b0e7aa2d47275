#include "odds/policy_write.h"

#include <string.h>

#include "text/fold.h"
#include "text/shell.h"

#define OR " or "

struct writing {
	struct buf *out;
	int lines, most;
};

/* The answers behind the line that begins at `start`: as many in one as fit, and the shell takes
 * all of them for one. */
static void write_answers(const struct policy_told *told, size_t start, int indent, struct buf *out)
{
	struct buf typed = {0};
	int i;

	for (i = 0; i < told->nanswers; i += 2) {
		bool first = out->n == start;

		buf_clear(&typed);
		buf_printf(&typed, "%s ", told->answer[i]);
		shell_word(told->answer[i + 1], &typed);
		if (!first && out->n - start + typed.n + strlen("  \\") > FOLD_WIDTH) {
			buf_puts(out, " \\\n");
			start = out->n;
			buf_pad(out, ' ', (size_t)indent);
		} else if (!first) {
			buf_putc(out, ' ');
		}
		buf_add(out, typed.p, typed.n);
	}
	buf_release(&typed);
}

/* `after ai keening or wingbeat:` */
static void write_after(const struct policy_way *way, int depth, struct buf *out)
{
	struct fold fold = {out->n, 2 * depth + 4, OR, NULL};
	struct buf came = {0};
	int i;

	buf_printf(out, "%*safter %s ", 2 * depth, "", way->point);
	for (i = 0; i < way->ncame; i++)
		buf_printf(&came, "%s%s", i ? OR : "", way->came[i]);
	fold_text(&fold, buf_text(&came), out);
	buf_putc(out, ':');
	buf_release(&came);
}

static void write_way(const struct policy_way *way, int depth, struct buf *out)
{
	size_t line;

	write_after(way, depth, out);
	for (line = out->n; line && out->p[line - 1] != '\n'; line--)
		;
	write_answers(way->then, line, 2 * depth + 4, out);
	buf_putc(out, '\n');
}

static void write_ways(struct writing *w, const struct policy_told *told, int depth)
{
	int i;

	for (i = 0; i < told->nways; i++) {
		if (w->lines++ < w->most)
			write_way(&told->way[i], depth, w->out);
		write_ways(w, told->way[i].then, depth + 1);
	}
}

void policy_write(const struct policy_told *told, int most, struct buf *out)
{
	struct writing w = {out, 0, most};

	write_answers(told, out->n, 2, out);
	if (told->nanswers)
		buf_putc(out, '\n');
	write_ways(&w, told, 0);
	if (w.lines > most)
		buf_printf(out, "and %d more: --full\n", w.lines - most);
}

static void json_words(const char *key, const char *const *words, int n, struct buf *out)
{
	int i;

	buf_printf(out, ",\"%s\":[", key);
	for (i = 0; i < n; i++) {
		buf_puts(out, i ? "," : "");
		buf_json(out, words[i]);
	}
	buf_putc(out, ']');
}

void policy_json(const struct policy_told *told, struct buf *out)
{
	int i;

	json_words("answers", told->answer, told->nanswers, out);
	buf_puts(out, ",\"depending\":[");
	for (i = 0; i < told->nways; i++) {
		buf_printf(out, "%s{\"point\":", i ? "," : "");
		buf_json(out, told->way[i].point);
		json_words("came", told->way[i].came, told->way[i].ncame, out);
		policy_json(told->way[i].then, out);
		buf_putc(out, '}');
	}
	buf_putc(out, ']');
}
