/* What the rules cost in process: one line a thing, microseconds each. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "board/read.h"
#include "data/data.h"
#include "dice/dist.h"
#include "dice/plan.h"
#include "dice/throw.h"
#include "space/sight.h"

static const char board_text[] = "enorm 1\nmap 10x10\nwall C3-C4,D3-D4,E3-E4\nred F5-F6,G5-G6\n"
				 "door d-1 B5-B6 closed\nterrain crate-1 D6\nterrain fog-1 H8\n"
				 "terrain pillar-1 B8\nspacer juliet A1\nintruder grin-1 J10\n"
				 "intruder grin-2 E7\n";

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void tell(const char *what, double us, double times)
{
	printf("%-34s %12.2f us\n", what, us / times);
}

static void sight(const struct data *data)
{
	struct arena a = {0};
	struct diag d = {0};
	struct input in;
	struct reader r;
	struct board b;
	struct scene sc;
	double start;
	long seen = 0, n = 0;
	int i, j, k;

	board_start(&b, &a, data);
	input_from_text(&in, span_of(board_text), "bench");
	reader_start(&r, in);
	if (reader_next(&r, &b, &d) != 1)
		return;
	scene_build(&sc, &b);
	start = now();
	for (k = 0; k < 20; k++)
		for (i = 0; i < 100; i++)
			for (j = 0; j < 100; j++, n++)
				seen += los_clear(&sc, scene_space(&sc, i), scene_space(&sc, j));
	tell("line of sight", now() - start, (double)n);
	printf("%-34s %12.0f\n", "  of 10,000 pairs seen", (double)seen / 20);
	reader_release(&r);
	arena_release(&a);
}

static struct dice_pool pool_of(const char *text)
{
	struct dice_pool p = {.raw = 0};
	struct diag d = {0};

	pool_read(&p, span_of(text), &d);
	diag_release(&d);
	return p;
}

static void joint(const struct dice_table *table, const char *text, int times)
{
	struct dist_spec s = {.table = table, .pool = pool_of(text), .cap = DIST_CAPS};
	struct diag d = {0};
	struct dist out;
	double start = now();
	char what[64];
	int i;

	for (i = 0; i < times; i++) {
		struct arena a = {0};
		if (dist_make(&out, &s, &a, &d))
			printf("%s: too large\n", text);
		arena_release(&a);
	}
	snprintf(what, sizeof what, "joint odds of %d dice (%s)", pool_dice(&s.pool), text);
	tell(what, now() - start, times);
	diag_release(&d);
}

static void plan(const struct dice_table *table, const char *text, int c, int st, int di, int times)
{
	struct plan_spec s = {.table = table,
			      .pool = pool_of(text),
			      .at = 6,
			      .quadrants = 1,
			      .confidence = c,
			      .stress = st,
			      .discipline = di};
	struct diag d = {0};
	struct chances out;
	double start = now();
	char what[64];
	int i;

	for (i = 0; i < times; i++)
		plan_odds(&out, &s, &d);
	snprintf(what, sizeof what, "best plan %s, %d C %d S %d D", text, c, st, di);
	tell(what, now() - start, times);
	diag_release(&d);
}

static void rolls(const struct dice_table *table)
{
	struct dice_pool p = pool_of("bbrrw");
	struct rng rng = rng_seed(1);
	struct arena a = {0};
	struct diag d = {0};
	double start = now();
	int i;

	for (i = 0; i < 1000000; i++) {
		struct roll r;
		arena_reset(&a);
		throw_pool(&r, &rng, table, &p, &a, &d);
	}
	tell("a million rolls of 5 dice", now() - start, 1);
	arena_release(&a);
	diag_release(&d);
}

int main(void)
{
	struct data data;
	struct dice_table table;
	struct diag d = {0};
	int n;
	const struct die_row *rows;

	data_start(&data);
	rows = data_rows(&data, TABLE_DICE, &n);
	if (dice_table_build(&table, rows, n, &d))
		return 1;
	sight(&data);
	joint(&table, "4r3w3b", 200);
	joint(&table, "8r6w6b", 20);
	joint(&table, "14r13w13b", 3);
	plan(&table, "3r3w2b", 3, 0, 0, 5);
	plan(&table, "2r2w2b", 3, 2, 2, 5);
	rolls(&table);
	data_release(&data);
	return 0;
}
