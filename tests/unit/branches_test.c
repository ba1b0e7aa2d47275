/* Equal positions are one leaf however many there are, and an exploration ends in time. */
#include "stage.h"

#include "cli/branches.h"

#define POSITIONS 3000

static struct spacer *juliet;

/* A run of the rules that ended in the position of that number. */
static int add(struct branches *all, struct stage *st, struct fate *f, int position, struct diag *d)
{
	juliet->vitals = position;
	f->weight = (struct frac){1, 2 * POSITIONS};
	return branches_add(all, &st->board, &st->board, f, d);
}

static void test_equal_positions(struct stage *st, struct fate *f)
{
	struct branches all = {0};
	struct diag d = {0};
	int i, good = 0;

	for (i = 0; i < 2 * POSITIONS; i++)
		add(&all, st, f, i % POSITIONS, &d);
	ok(!d.n && all.n == POSITIONS && all.states == 2 * POSITIONS, "equal positions are one",
	   "");
	for (i = 0; i < all.n; i++)
		good += !frac_cmp(all.leaf[i].weight, (struct frac){1, POSITIONS});
	ok(good == POSITIONS, "and have the weight of both", "");
	branches_release(&all);
}

static void test_too_much(struct stage *st, struct fate *f, struct branches all, const char *what)
{
	struct diag d = {0};

	ok(add(&all, st, f, 1, &d) == -1 && d.n == 1 &&
	       !strcmp(d.list[0].text,
		       "there are too many ways this can go; settle some, first of all with "
		       "--rolled noise=... (36 ways); this call asks for attack noise where"),
	   "it names the point with the most ways, all its dice together", what);
	diag_release(&d);
}

int main(void)
{
	struct stage st = {0};
	struct fate f = {.explore_chance = true, .explore_choice = true};
	struct diag d = {0};
	const char *const ways[] = {"left", "right"};

	stage_start(&st, 2, 2);
	juliet = board_add(&st.board, KIND_SPACER, NULL, "juliet");
	fate_start(&f, &st.arena);
	fate_begin(&f, &st.board);
	f.board = NULL;
	fate_typed(&f, "attack");
	fate_explore(&f, NULL, 17, &d);
	fate_typed(&f, "noise");
	fate_explore(&f, NULL, 6, &d);
	fate_explore(&f, NULL, 6, &d);
	fate_choose(&f, &(struct choice){.point = "where", .labels = ways, .n = 2}, &d);
	test_equal_positions(&st, &f);
	f.work = FATE_WORK;
	test_too_much(&st, &f, (struct branches){0}, "work");
	f.work = 0;
	test_too_much(&st, &f, (struct branches){.bytes = FATE_BYTES + 1}, "memory");
	fate_release(&f);
	arena_release(&st.arena);
	diag_release(&d);
	printf("1..%d\n", tests);
	return failures > 0;
}
