/* Values that fit what they are for: fields of records, cells of tables, options. So every kind of
 * record, every column and every option comes up, also those that no case uses. */
#include <string.h>

#include "board/kinds.h"
#include "cli/option/own.h"
#include "data/tables.h"
#include "tool/tools.h"
#include "vary.h"

#define ONE_OF(list, d) ((list)[dice_below(d, (int)COUNT(list))])

/* ---- values ---- */

/* What a title, a comment or a key of the user's may hold, and a writer must not believe. */
static const char *const texts[] = {"<script>alert(1)</script>",
				    "]]><!--",
				    "&amp;&#0;",
				    "\\fBbold\\fP .so /etc/passwd",
				    ".so /etc/passwd",
				    "=1+1,'x'",
				    "%s%n%d",
				    "$(id)`id`",
				    "{\\\"v\\\":1,\\\"v\\\":2}",
				    "enorm 1",
				    "done",
				    "end",
				    "\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80",
				    "a\\\\",
				    "x"};

static const char *some_text(struct dice *d)
{
	return ONE_OF(texts, d);
}

static const char *place(struct dice *d, struct arena *a)
{
	return arena_printf(a, "%c%d", 'A' + dice_below(d, 6), 1 + dice_below(d, 8));
}

static const char *number(struct dice *d, struct arena *a)
{
	return arena_printf(a, "%d", dice_chance(d, 80) ? dice_below(d, 7) : dice_below(d, 120));
}

/* The key of a row of our table. */
static const char *row_name(int table, const struct seeds *s, struct dice *d, struct arena *a)
{
	struct span text = s->table[table];
	const char *end = text.p + text.n, *p = text.p + dice_below(d, (int)text.n);

	p = memchr(p, '\n', (size_t)(end - p));
	if (!p || ++p == end)
		return "-";
	return arena_strndup(a, p, strcspn(p, ",\n"));
}

static const char *some_name(struct span board, const struct seeds *s, struct dice *d,
			     struct arena *a)
{
	const char *name = dice_chance(d, 60) ? vary_name(board, d, a) : NULL;

	return name ? name : row_name(dice_below(d, TABLE_COUNT), s, d, a);
}

static const char *effect(struct dice *d, struct arena *a)
{
	static const char *const all[] = {"damage 1",	   "on wound: knockback 2",
					  "stress 1",	   "all spacers: stress 1",
					  "spawn blip 1",  "draw 1",
					  "displace",	   "fallback 1",
					  "advance 2",	   "noise rr",
					  "supply loot 1", "crash"};
	const char *text = ONE_OF(all, d);

	return dice_chance(d, 30) ? arena_printf(a, "%s; %s", text, ONE_OF(all, d)) : text;
}

static const char *word(const struct field *f, struct dice *d)
{
	int n = 0;

	while (f->words && f->words[n])
		n++;
	return n ? f->words[dice_below(d, n)] : "-";
}

static const char *dice_text(struct dice *d)
{
	static const char *const all[] = {"r", "rr", "rrw", "b", "wwww", "rb+1", "-", "rbw"};

	return ONE_OF(all, d);
}

static const char *value(const struct field *f, struct span board, const struct seeds *s,
			 struct dice *d, struct arena *a)
{
	switch (f->type) {
	case FIELD_INT:
	case FIELD_LEVELS:
		return number(d, a);
	case FIELD_WORD:
		return word(f, d);
	case FIELD_FLAG:
		return f->key;
	case FIELD_NAME:
	case FIELD_NAMES:
		return f->ref >= 0 ? row_name(f->ref, s, d, a) : some_name(board, s, d, a);
	case FIELD_DICE:
	case FIELD_COLOURS:
		return dice_text(d);
	case FIELD_EFFECT:
		return effect(d, a);
	case FIELD_SPACE:
	case FIELD_SPACES:
		return place(d, a);
	case FIELD_EDGES: {
		int column = 1 + dice_below(d, 6);
		return arena_printf(a, "A%d-A%d", column, column + 1);
	}
	case FIELD_CORNER:
		return arena_printf(a, "x%dy%d", dice_below(d, 7), dice_below(d, 5));
	default:
		return some_text(d);
	}
}

/* ---- records ---- */

static void write_field(const struct field *f, const char *text, struct buf *out)
{
	bool quoted = strpbrk(text, " #\"");

	buf_putc(out, ' ');
	if (f->how == BY_KEY && f->type != FIELD_FLAG)
		buf_printf(out, "%s=", f->key);
	buf_printf(out, quoted ? "\"%s\"" : "%s", text);
}

/* A record of any kind; whatever stands in its place is always there. */
static const char *record(struct span board, const struct seeds *s, struct dice *d, struct arena *a)
{
	const struct kind_row *k = &kinds[dice_below(d, KIND_COUNT)];
	struct buf out = {0};
	const char *line;
	int i;

	buf_puts(&out, k->word);
	if (!strcmp(k->word, "title"))
		buf_printf(&out, " %s", some_text(d));
	else if (k->naming == NAMED || k->naming == OWNED)
		buf_printf(&out, " %s", some_name(board, s, d, a));
	if (k->naming == OWNED)
		buf_printf(&out, " %s", some_name(board, s, d, a));
	for (i = 0; i < k->nfields; i++)
		if (k->fields[i].how == BY_PLACE || dice_chance(d, 30))
			write_field(&k->fields[i], value(&k->fields[i], board, s, d, a), &out);
	if (dice_chance(d, 10))
		buf_printf(&out, " x-own=\"%s\"", some_text(d));
	if (dice_chance(d, 10))
		buf_printf(&out, " # %s", some_text(d));
	line = arena_strdup(a, buf_text(&out));
	buf_release(&out);
	return line;
}

/* Before the board's end a record, or a comment. */
struct span vary_record(struct span board, const struct seeds *s, struct dice *d, struct arena *a)
{
	static const char last[] = "\ndone\n";
	const char *end = board.n ? memmem(board.p, board.n, last, strlen(last)) : NULL;
	const char *line =
	    dice_chance(d, 10) ? arena_printf(a, "# %s", some_text(d)) : record(board, s, d, a);
	size_t before = end ? (size_t)(end - board.p) : board.n;
	const char *text = arena_printf(a, "%.*s\n%s%.*s", (int)before, board.p, line,
					(int)(board.n - before), board.p + before);

	return (struct span){text, strlen(text)};
}

/* ---- tables ---- */

const char *vary_cell(int table, int column, const struct seeds *s, struct dice *d, struct arena *a)
{
	const struct table *t = &tables[table];

	return column < t->ncolumns ? value(&t->columns[column], (struct span){"", 0}, s, d, a)
				    : "-";
}

/* ---- options ---- */

static bool is_refused_here(const char *name)
{
	static const char *const not_here[] = {"file", "game", "data", "help", "version"};
	size_t i;

	for (i = 0; i < COUNT(not_here); i++)
		if (!strcmp(not_here[i], name))
			return true;
	return false;
}

static const struct option_row *some_option(const struct tool *t, struct dice *d)
{
	const struct option_row *row;
	int i = dice_below(d, t->noptions + (int)ncommon_options);

	if (i < t->noptions)
		row = &t->options[i];
	else if (common_options[i - t->noptions].kinds & 1u << t->kind)
		row = &common_options[i - t->noptions].row;
	else
		return NULL;
	return is_refused_here(row->name) ? NULL : row;
}

static const char *ruling(const struct seeds *s, struct dice *d, struct arena *a)
{
	return arena_printf(a, "%s=%c", row_name(TABLE_RULINGS, s, d, a), 'a' + dice_below(d, 3));
}

static const char *option_value(const struct plan *p, const struct seeds *s, struct dice *d,
				struct arena *a)
{
	static const char *const words[] = {"all",   "none", "1",      "use",	   "decline",
					    "#2=r4", "#1",   "r:PP",   "r4,r1",	   "w:o",
					    "A1-A2", "x1y1", "expect", "dead",	   "vitals",
					    "ne=2",  "hit",  "juliet", "critical", "safe",
					    "power", "wound"};

	switch (dice_below(d, 6)) {
	case 0:
		return place(d, a);
	case 1:
		return number(d, a);
	case 2:
	case 3:
		return some_name(p->board, s, d, a);
	default:
		return ONE_OF(words, d);
	}
}

void vary_option(struct plan *p, const struct seeds *s, struct dice *d, struct arena *a)
{
	const struct tool *t = p->nwords ? tool_named(p->word[0]) : NULL;
	const struct option_row *row = t ? some_option(t, d) : NULL;
	const char *text;

	if (!row)
		return;
	text = !strcmp(row->name, "ruling")	? ruling(s, d, a)
	       : !strcmp(row->name, "readings") ? row_name(TABLE_RULINGS, s, d, a)
	       : !strcmp(row->name, "to")	? view_words[dice_below(d, VIEW_COUNT)]
						: option_value(p, s, d, a);
	plan_add(p, row->arg && row->arg[0] != '['   ? arena_printf(a, "--%s=%s", row->name, text)
		    : row->arg && dice_chance(d, 60) ? arena_printf(a, "--%s=%s", row->name, text)
						     : arena_printf(a, "--%s", row->name));
	if (str_starts(row->name, "best") || str_starts(row->name, "worst") ||
	    !strcmp(row->name, "full"))
		plan_add(p, "--odds");
}

/* Another command of the same tool, of those that have several. */
void vary_command(struct plan *p, struct dice *d)
{
	const struct tool *t = p->nwords > 1 ? tool_named(p->word[0]) : NULL;

	if (t && t->ncommands)
		p->word[1] = t->commands[dice_below(d, t->ncommands)].word;
}

/* A seed of a tool that is picked first, so that those with few come up as well. */
const struct plan *vary_tool(const struct seeds *s, struct dice *d)
{
	const char *name = tools[dice_below(d, ntools)].tool->name;
	const struct plan *found = &s->call[0];
	int i, n = 0;

	for (i = 0; i < s->n; i++)
		if (s->call[i].nwords && !strcmp(s->call[i].word[0], name) && !dice_below(d, ++n))
			found = &s->call[i];
	return found;
}
