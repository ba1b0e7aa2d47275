/* enorm-ref: sheets and cards to print, made from the tables that the other tools judge by. */
#include "ref/sheet.h"
#include "ref/write.h"
#include "tool/tools.h"

/* COLUMNS, else what the terminal says, else 80. */
static int text_width(const struct call *c)
{
	const char *columns = call_env(c, "COLUMNS");
	long n;

	if (columns && num_read(span_of(columns), 1, 9999, &n))
		return (int)n;
	return c->port->columns ? c->port->columns : 80;
}

static void json_begin(void *arg)
{
	call_json(arg, NULL, JSON_ROW);
}

static int write_doc(struct call *c, const struct doc *doc, struct diag *d)
{
	int paper;

	if (call_word(c, "paper", paper_words, PAPER_A4, &paper, d))
		return -1;
	if (c->view == VIEW_PDF && c->port->terminal)
		return diag_usage(d, "a PDF is not for a terminal: enorm-ref ... -T pdf > FILE");
	switch (c->view) {
	case VIEW_HTML:
		write_html(doc, &c->out);
		return 0;
	case VIEW_ROFF:
		write_roff(doc, (enum paper)paper, &c->out);
		return 0;
	case VIEW_PDF:
		return write_pdf(doc, (enum paper)paper, &c->out, d);
	case VIEW_CSV:
		return write_csv(doc, &c->out, d);
	case VIEW_JSON:
		return write_json(doc, json_begin, c, &c->out, d);
	default:
		write_text(doc, text_width(c), &c->out);
		return 0;
	}
}

/* The words behind the sheet's name, as one. */
static const char *rest_of_words(struct call *c)
{
	const char *all = c->word[1];
	int i;

	for (i = 2; i < c->nwords; i++)
		all = arena_printf(&c->arena, "%s %s", all, c->word[i]);
	return all;
}

static int read_words(struct call *c, struct sheet *s, struct diag *d)
{
	s->topic = topic_find(c->word[0], d);
	if (!s->topic)
		return -1;
	if (s->topic->takes && c->nwords < 2)
		return call_missing(c, s->topic->name, d, "%s takes a word: enorm-ref %s %s",
				    s->topic->name, s->topic->name, s->topic->takes);
	if (!s->topic->takes && c->nwords > 1)
		return diag_usage(d, "one word too many: '%s'; see --help", c->word[1]);
	s->name = s->topic->takes ? rest_of_words(c) : NULL;
	return 0;
}

static int read_odds(struct call *c, struct sheet *s, struct diag *d)
{
	const char *dice = call_value(c, "dice"), *at = call_value(c, "at");
	long most = 6;

	s->odds = odds_default();
	if ((dice && odds_read_dice(&s->odds, dice, d)) || (at && odds_read_at(&s->odds, at, d)) ||
	    call_number(c, "max", 1, ODDS_DICE, &most, d))
		return -1;
	s->odds.most = (int)most;
	return 0;
}

/* Options that this sheet or this view has no use for. */
static int misused(const struct call *c, const struct sheet *s, struct diag *d)
{
	bool odds = call_has(c, "dice") || call_has(c, "max") || call_has(c, "at");
	bool printed = c->view == VIEW_PDF || c->view == VIEW_ROFF;
	bool data = c->view == VIEW_CSV || c->view == VIEW_JSON;

	if (odds &&
	    !(s->topic && (s->topic->build == build_odds || s->topic->build == build_booklet)))
		return diag_usage(d, "--dice, --max and --at are for odds and booklet");
	if (call_has(c, "paper") && !printed)
		return diag_usage(d, "--paper is for -T pdf and -T roff");
	if (s->brief && data)
		return diag_usage(d, "--brief is for -T text, html, pdf and roff: csv and json "
				     "have all rows");
	return 0;
}

static int begin(struct call *c, struct diag *d)
{
	struct doc doc;
	struct sheet s = {.doc = &doc, .data = &c->data, .brief = call_has(c, "brief")};

	doc_start(&doc, &c->arena, "");
	if (read_odds(c, &s, d))
		return -1;
	if ((c->nwords && read_words(c, &s, d)) || misused(c, &s, d))
		return -1;
	if (!c->nwords)
		sheet_list(&doc);
	else if (sheet_build(&s, d))
		return -1;
	if (write_doc(c, &doc, d))
		return -1;
	return s.nothing ? STATUS_NO : STOP;
}

static const struct option_row options[] = {
    {0, "brief", NULL, "one page of it: what is looked up at the table"},
    {0, "paper", "SIZE", "of a PDF: a4 or letter"},
    {0, "dice", "LIST", "for odds: colours and pools, such as white,red,rrw"},
    {0, "max", "N", "for odds: up to that many dice of a colour"},
    {0, "at", "N|N-N", "for odds: the ATs"},
};

const struct tool tool_ref = {
    .name = "enorm-ref",
    .examples = {"enorm-ref keywords", "enorm-ref weapon osr-3",
		 "enorm-ref odds --dice rr,rrw --at 3-5"},
    .about = "Print sheets and cards from the tables that the other tools judge by.",
    .usage = " [options]\n"
	     " [options] SHEET\n"
	     " [options] intruder|weapon|card|keyword NAME\n"
	     " [options] rule|ruling ID\n"
	     " [options] search WORDS",
    .kind = REFERENCE,
    .views = 1u << VIEW_TEXT | 1u << VIEW_HTML | 1u << VIEW_PDF | 1u << VIEW_ROFF | 1u << VIEW_CSV |
	     1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_most = 16,
    .write_more = topics_help,
    .begin = begin,
};
