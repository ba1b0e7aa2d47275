/* Whatever the text is, pools, rolled dice and lists of tokens are read or refused; what was read
 * is written as a text that is read again and written the same. The input is parted at its line
 * ends: a pool, the dice rolled, the tokens. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "data/data.h"
#include "dice/rolled.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static struct span next_line(struct span *text)
{
	const char *end = text->n ? memchr(text->p, '\n', text->n) : NULL;
	struct span line = {text->p, end ? (size_t)(end - text->p) : text->n};
	size_t used = line.n + (end != NULL);

	*text = (struct span){text->n ? text->p + used : text->p, text->n - used};
	return line;
}

static void same(const struct buf *a, const struct buf *b)
{
	if (strcmp(buf_text(a), buf_text(b)) != 0)
		abort();
}

static void pool_again(const struct dice_pool *p, struct diag *d)
{
	struct buf once = {0}, twice = {0};
	struct dice_pool again;

	if (!pool_dice(p) && !p->raw)
		return; /* written as a dash, which nobody types */
	pool_text(p, &once);
	if (pool_read(&again, span_of(buf_text(&once)), d))
		abort();
	pool_text(&again, &twice);
	same(&once, &twice);
	buf_release(&once);
	buf_release(&twice);
}

static void roll_again(const struct roll *r, const struct dice_pool *p, const struct dice_table *t,
		       struct arena *a, struct diag *d)
{
	struct buf once = {0}, twice = {0};
	struct roll again;

	roll_text(r, &once);
	if (rolled_read(&again, span_of(buf_text(&once)), p, t, a, d))
		abort();
	roll_text(&again, &twice);
	same(&once, &twice);
	buf_release(&once);
	buf_release(&twice);
}

static void tokens_sound(const struct tokens *k, const struct roll *r)
{
	int i;

	for (i = 0; k->named && i < k->count; i++)
		if (k->token[i].die < 0 || k->token[i].die >= r->n)
			abort();
}

static void read_all(struct span text, const struct dice_table *t, struct arena *a, struct diag *d)
{
	struct dice_pool p;
	struct tokens k;
	struct roll r;

	if (pool_read(&p, next_line(&text), d))
		return;
	pool_again(&p, d);
	if (rolled_read(&r, next_line(&text), &p, t, a, d))
		return;
	roll_again(&r, &p, t, a, d);
	if (!tokens_read(&k, text, &r, t, a, d))
		tokens_sound(&k, &r);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct dice_table table;
	struct arena a = {0};
	struct diag d = {0};
	struct data data;
	int rows;
	const struct die_row *row;

	data_start(&data);
	row = data_rows(&data, TABLE_DICE, &rows);
	if (dice_table_build(&table, row, rows, &d))
		abort();
	read_all((struct span){(const char *)bytes, n}, &table, &a, &d);
	data_release(&data);
	diag_release(&d);
	arena_release(&a);
	return 0;
}
