/* Answers as they are typed to enorm-go, and as options of the act that asked. */
#include <string.h>

#include "cli/run.h"
#include "text/shell.h"

/* The first word of an answer that has two, and the option it says. */
static const struct verb_row {
	const char *word;
	enum answer_kind option;
	enum ask_kind kind;
} verbs[] = {
    {"confidence", ANSWER_CONFIDENCE, ASK_KIND_TOKENS},
    {"stress", ANSWER_STRESS, ASK_KIND_TOKENS},
    {"discipline", ANSWER_DISCIPLINE, ASK_KIND_TOKENS},
    {"armor", ANSWER_ARMOR, ASK_KIND_TOKENS},
    {"expertise", ANSWER_EXPERTISE, ASK_KIND_MITIGATION},
    {"gear", ANSWER_GEAR, ASK_KIND_MITIGATION},
};

/* The one word that says no more. */
static const char *const enough[ASK_KIND_COUNT] = {
    [ASK_KIND_TOKENS] = "keep", [ASK_KIND_MITIGATION] = "none"};

static bool has_verbs(const struct asking *q)
{
	return enough[q->kind] != NULL;
}

size_t question_verb(const struct asking *q, const char *answer)
{
	const char *blank = strchr(answer, ' ');

	return has_verbs(q) && blank ? (size_t)(blank - answer) : 0;
}

static void write_option(enum answer_kind option, const char *point, const char *value,
			 struct buf *out)
{
	struct buf text = {0};

	buf_printf(&text, "%s=%s", point, value);
	buf_printf(out, "%s--%s ", out->n ? " " : "", answer_options[option]);
	shell_word(buf_text(&text), out);
	buf_release(&text);
}

void question_add_options(const struct fate *f, struct buf *out)
{
	int kind, i;

	for (kind = 0; kind < ANSWER_COUNT; kind++)
		for (i = 0; i < f->given[kind].n; i++) {
			const struct given *g = &f->given[kind].at[i];
			if (g->point) {
				write_option((enum answer_kind)kind, g->point, g->value, out);
				continue;
			}
			buf_printf(out, "%s--%s ", out->n ? " " : "", answer_options[kind]);
			shell_word(g->value, out);
		}
}

/* PWR-23: Confidence comes first, so that who uses anything else lets it pass. */
static void let_confidence_pass(const struct fate *f, enum answer_kind option, struct buf *out)
{
	const struct asking *q = f->question;
	const struct givens *all = &f->given[ANSWER_CONFIDENCE];
	int i;

	if (q->kind != ASK_KIND_TOKENS || option == ANSWER_CONFIDENCE || option == ANSWER_ARMOR)
		return;
	for (i = 0; i < all->n; i++)
		if (all->at[i].taken && all->at[i].point && !strcmp(all->at[i].point, q->point))
			return;
	write_option(ANSWER_CONFIDENCE, q->point, "0", out);
}

static int no_answer(const struct asking *q, const char *word, struct diag *d)
{
	struct buf all = {0};
	int i;

	for (i = 0; i < q->n; i++)
		buf_printf(&all, "%s %s", i ? "," : "", q->answers[i]);
	diag_usage(d, "'%s' is no answer to %s: %s%s", word, q->point,
		   q->form ? "it is such as" : "it is one of", buf_text(&all));
	buf_release(&all);
	return -1;
}

static int close_question(const struct fate *f, struct buf *out)
{
	enum answer_kind option = ask_answers[f->question->kind];

	let_confidence_pass(f, option, out);
	write_option(option, f->question->point, "0", out);
	return 1;
}

static int verb_answer(const struct fate *f, const char *const *word, int n, struct buf *out,
		       struct diag *d)
{
	const struct asking *q = f->question;
	size_t i, verb = question_verb(q, word[0]);

	if (verb) { /* both in one word, as they are listed */
		const char *both[] = {arena_strndup(f->board->arena, word[0], verb),
				      word[0] + verb + 1};
		return verb_answer(f, both, 2, out, d) < 0 ? -1 : 1;
	}
	if (!strcmp(word[0], enough[q->kind]))
		return close_question(f, out);
	for (i = 0; i < COUNT(verbs); i++)
		if (verbs[i].kind == q->kind && !strcmp(verbs[i].word, word[0]))
			break;
	if (i == COUNT(verbs))
		return no_answer(q, word[0], d);
	if (n < 2)
		return diag_usage(d, "%s of what? Say it behind: %s", word[0], q->answers[0]);
	let_confidence_pass(f, verbs[i].option, out);
	write_option(verbs[i].option, q->point, word[1], out);
	return 2;
}

int question_option(const struct fate *f, const char *const *word, int n, struct buf *out,
		    struct diag *d)
{
	const struct asking *q = f->question;
	int i;

	if (has_verbs(q))
		return verb_answer(f, word, n, out, d);
	for (i = 0; i < q->n && strcmp(q->answers[i], word[0]); i++)
		;
	if (i == q->n && !q->form)
		return no_answer(q, word[0], d);
	write_option(ask_answers[q->kind], q->point, word[0], out);
	return 1;
}
