/* The words of a call with --best or --worst on the boards of a file, through enorm.h: of each
 * board the chance, and below it what is decided, a line for each chance that it depends on. */
#include <enorm.h>
#include <stdio.h>

static void words(const char *before, int n, const char *const *word)
{
	int i;

	fputs(before, stdout);
	for (i = 0; i < n; i++)
		printf(" %s", word[i]);
}

static void tell(const struct enorm_decision *d, int depth)
{
	int i;

	words(":", d->nanswers, d->answer);
	putchar('\n');
	for (i = 0; i < d->nways; i++) {
		printf("%*s%s", depth, "", d->way[i]->point);
		words("", d->way[i]->ncame, d->way[i]->came);
		tell(d->way[i]->then, depth + 1);
	}
}

int main(int argc, const char **argv)
{
	static char text[1 << 16];
	FILE *f = argc > 2 ? fopen(argv[1], "r") : NULL;
	struct enorm *e = enorm_open(NULL);
	struct enorm_answer *a;
	int i, status;

	if (!f || enorm_load(e, text, fread(text, 1, sizeof text, f)))
		return 1;
	status = enorm_call(e, argc - 2, argv + 2, &a);
	for (i = 0; i < enorm_answer_bests(a); i++) {
		const struct enorm_best *b = enorm_answer_best(a, i);
		printf("%s %s %s/%s", b->worst ? "worst" : "best", b->pattern, b->num, b->den);
		tell(b->decision, 1);
	}
	fputs(enorm_error(e), stderr);
	enorm_close(e);
	fclose(f);
	return status;
}
