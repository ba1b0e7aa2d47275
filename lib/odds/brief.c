#include "odds/brief.h"

#include <string.h>

#include "odds/lines.h"
#include "text/fold.h"

#define LINES_MOST 12

/* ---- changes, a line each ---- */

/* The change at the beginning of the text is one of the list. */
static bool listed(const char *list, const char *change, size_t n)
{
	while (*list) {
		size_t line = strcspn(list, "\n");
		if (line == n && !strncmp(list, change, n))
			return true;
		list += line + 1;
	}
	return false;
}

/* The changes of the text that are of the list, or those that are not, a line each. */
static void pick_changes(const char *text, const char *list, bool of_it, struct buf *out)
{
	while (*text) {
		size_t n = strcspn(text, "\n");
		if (listed(list, text, n) == of_it) {
			buf_add(out, text, n);
			buf_putc(out, '\n');
		}
		text += n + 1;
	}
}

#define CHANGE_AND "; "
#define CHANGE_TOO ", "

static size_t without_last_word(const char *text, size_t n)
{
	while (n && text[n - 1] != ' ')
		n--;
	return n;
}

/* How long the name of what is changed is at the beginning of `juliet vitals 9 -> 8` and of
 * `juliet not broken`, with the blank; 0 of what is new or gone. */
static size_t name_length(const char *change, size_t n)
{
	const char *arrow = memmem(change, n, " -> ", strlen(" -> "));

	if (str_starts(change, "new: ") || str_starts(change, "gone: "))
		return 0;
	if (arrow) /* a field, and what it was */
		n = without_last_word(change, (size_t)(arrow - change));
	else if (memmem(change, n, " not ", strlen(" not ")))
		n = without_last_word(change, n);
	n -= n > 0 && change[n - 1] == ' ';
	return without_last_word(change, n);
}

/* In one line, what is changed named once: `juliet vitals 9 -> 8, stress 1 -> 2; grin-1 is gone`.
 */
static void join_changes(const char *text, struct buf *out)
{
	const char *before = "";
	size_t known = 0;

	for (; *text; text += strcspn(text, "\n") + 1) {
		size_t n = strcspn(text, "\n"), name = name_length(text, n);
		bool same = name && name == known && !strncmp(before, text, name);

		if (*before)
			buf_puts(out, same ? CHANGE_TOO : CHANGE_AND);
		buf_add(out, text + (same ? name : 0), n - (same ? name : 0));
		before = text;
		known = name;
	}
}

static void keep_common(struct buf *always, const char *changes)
{
	struct buf both = {0};

	pick_changes(buf_text(always), changes, true, &both);
	buf_release(always);
	*always = both;
}

int brief_add(struct brief *b, const char *changes, struct frac weight, struct diag *d)
{
	if (b->ends.n)
		keep_common(&b->always, changes);
	else
		buf_puts(&b->always, changes);
	return chances_add(&b->ends, changes, weight, d);
}

/* ---- writing ---- */

static void write_line(const char *changes, const char *nothing, struct frac weight,
		       struct buf *out)
{
	struct buf joined = {0};

	join_changes(changes, &joined);
	odds_line_short(weight, joined.n ? buf_text(&joined) : nothing, CHANGE_AND, CHANGE_TOO,
			out);
	buf_release(&joined);
}

static void write_always(const char *always, struct buf *out)
{
	struct fold fold = {out->n, (int)strlen("always: "), CHANGE_AND, CHANGE_TOO};
	struct buf joined = {0};

	join_changes(always, &joined);
	buf_puts(out, "always: ");
	fold_text(&fold, buf_text(&joined), out);
	buf_putc(out, '\n');
	buf_release(&joined);
}

static void write_more(const struct chances *t, struct buf *out)
{
	struct frac rest = {0, 1};
	int i;

	for (i = LINES_MOST; i < t->n; i++)
		frac_add(&rest, t->list[i].weight);
	buf_printf(out, "and %d more, ", t->n - LINES_MOST);
	percent_write(out, rest);
	buf_puts(out, " together: --full\n");
}

/* The ends without what is in all of them. */
static int without_always(const struct brief *b, const char *always, struct chances *out,
			  struct diag *d)
{
	struct buf one = {0};
	int i, result = 0;

	for (i = 0; i < b->ends.n && !result; i++) {
		buf_clear(&one);
		pick_changes(b->ends.list[i].label, always, false, &one);
		result = chances_add(out, buf_text(&one), b->ends.list[i].weight, d);
	}
	buf_release(&one);
	chances_sort(out);
	return result;
}

int brief_write(const struct brief *b, struct buf *out, struct diag *d)
{
	const char *always = b->ends.n > 1 ? buf_text(&b->always) : "";
	struct chances ends = {0};
	int i, result = without_always(b, always, &ends, d);

	if (*always)
		write_always(always, out);
	for (i = 0; i < ends.n && i < LINES_MOST; i++)
		write_line(ends.list[i].label, *always ? "nothing else" : "nothing",
			   ends.list[i].weight, out);
	if (ends.n > LINES_MOST)
		write_more(&ends, out);
	chances_release(&ends);
	return result;
}

void brief_release(struct brief *b)
{
	chances_release(&b->ends);
	buf_release(&b->always);
}
