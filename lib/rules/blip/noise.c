#include "rules/blip/noise.h"

#include <limits.h>
#include <string.h>

#include "event/event.h"
#include "rules/blip/blip.h"
#include "rules/roll/ask.h"
#include "rules/roll/pool.h"
#include "rules/waiting.h"

/* NRL-12: what the box holds of each tier. */
static const struct {
	enum colour colour;
	int dice;
} box[] = {{WHITE, 6}, {RED, 4}, {BLACK, 3}};

/* The dice for so many Blips, from the box: 6 white, 4 red, 3 black; *missing gets those that even
 * black could not give (NRL-08 to NRL-12). */
static struct dice_pool noise_pool(enum colour colour, int blips, int *missing)
{
	struct dice_pool pool = {.raw = 0};
	size_t i;

	for (i = 0; i < COUNT(box) && box[i].colour != colour; i++)
		;
	for (; i < COUNT(box) && blips;
	     i++) { /* NRL-08: the missing ones of the next higher colour */
		int n = blips < box[i].dice ? blips : box[i].dice;
		pool.count[box[i].colour] = n;
		blips -= n;
	}
	*missing = blips;
	return pool;
}

/* NRL-20: the marker passes at once; one who is awakened keeps it (AWK-07). */
static void take_marker(const struct rules *r, const struct spacer *s)
{
	struct priority *p = board_single(r->board, KIND_PRIORITY);
	const struct spacer *holder = p ? board_find(r->board, KIND_SPACER, NULL, p->who) : NULL;

	if (p && (!strcmp(p->who, s->record.name) || (holder && holder->awakened)))
		return;
	if (!p)
		p = board_add(r->board, KIND_PRIORITY, NULL, NULL);
	p->who = s->record.name;
	EVENT(r->board, PRIORITY, "who=%s clause=NRL-20", s->record.name);
}

static int wait(const struct rules *r, const struct noise *n, enum waiting what, int amount)
{
	if (amount > AMOUNT_MOST)
		return diag_usage(r->diag,
				  "%s %d: at most %d can wait on a board; make it in parts",
				  waiting_words[what], amount, AMOUNT_MOST);
	waiting_add(r->board, what, n->maker, amount);
	return 0;
}

static int overwhelm(const struct rules *r, const struct noise *n, int times)
{
	if (!times)
		return 0;
	if (wait(r, n, WAITING_OVERWHELM, times)) /* NRL-10, NRL-11 */
		return -1;
	EVENT(r->board, OVERWHELM, "n=%d clause=NRL-10", times);
	return 0;
}

int noise_read(struct noise *n, const char *text, int times, struct diag *d)
{
	struct span dice = {text, strcspn(text, "+")};
	long flat = 0;

	if (text[dice.n] && !num_read(span_of(text + dice.n + 1), 1, 9, &flat))
		dice = span_of(text); /* which are no dice */
	n->bonus += (int)flat;	      /* NRL-14 */
	n->dice = (struct dice_pool){0};
	n->symbol = span_is(dice, NOISE_SYMBOL);
	if (n->symbol)
		return 0;
	/* NOI-06; RULING: RA-30 */
	return pool_read(&n->dice, dice, d) ? -1 : dice_times(&n->dice, times, d);
}

/* NRL-02, NRL-04; RULING: RA-14 */
static struct dice_pool pool_of(const struct rules *r, const struct noise *n, int *missing)
{
	*missing = 0;
	if (!n->symbol)
		return n->dice;
	return noise_pool((enum colour)n->sheet->noise.at[board_level(r->board)],
			  blips_in_use(r->board), missing);
}

/* NRL-14: a flat bonus goes to one chosen die; by default to one that is noisy already. */
static int bonus_die(const struct rules *r, const int *noise, int dice)
{
	const char *labels[POOL_MOST];
	int i, preferred = 0;

	for (i = 0; i < dice; i++) {
		labels[i] = arena_printf(r->board->arena, "die-%d", i + 1);
		if (noise[i] && !noise[preferred])
			preferred = i;
	}
	return dice < 2 ? 0
			: choose_rather(r, NULL, POINT_NOISE_BONUS, labels, i, preferred,
					"the player picks the die [NRL-14]");
}

/* The dice a number of Discipline goes to: those it silences first, one a die (RULING: RO-89). */
static void silence(int *noise, int dice, int *tokens, int loudest, int *used)
{
	int i;

	for (i = 0; i < dice && *tokens; i++)
		if (noise[i] && noise[i] <= loudest && !used[i]) {
			used[i] = 1;
			noise[i]--;
			--*tokens;
		}
}

/* NRL-19: Discipline mitigates one Potential each, the flat bonus counted in. */
static int mitigate(const struct rules *r, const struct noise *n, const struct rolling *q,
		    const struct roll *roll, int *noise)
{
	struct pool *active = board_find(r->board, KIND_POOL, NULL, pool_words[POOL_ACTIVE]);
	int used[POOL_MOST] = {0}, left, i;
	struct tokens k;

	if (!q->use_discipline)
		return 0;
	if (ask_dice(&k, q->use_discipline, roll, q->spec.table, r->board->arena, r->diag))
		return -1;
	left = k.count;
	for (i = 0; i < k.count && k.named; i++)
		if (noise[k.token[i].die] && !used[k.token[i].die]) {
			used[k.token[i].die] = 1;
			noise[k.token[i].die]--;
			left--;
		}
	if (!k.named) {
		silence(noise, roll->n, &left, 1, used);
		silence(noise, roll->n, &left, INT_MAX, used);
	}
	if (left == k.count)
		return 0;
	active->discipline -= k.count - left;
	EVENT(r->board, CONVERT, "with=Discipline n=%d clause=NRL-19", k.count - left);
	EVENT(r->board, SPEND, "who=%s n=%d what=Discipline left=%d clause=PWR-37",
	      n->maker->record.name, k.count - left, active->discipline);
	return 0;
}

static int count_noise(const struct rules *r, const struct noise *n, const struct rolling *q,
		       const struct rolling_result *got)
{
	int noise[POOL_MOST] = {0}, i, at, quiet = 0;

	for (i = 0; i < got->roll.n; i++) /* NRL-05, NRL-06 */
		noise[i] = got->roll.die[i].face.potential;
	if (n->bonus && got->roll.n) {
		at = bonus_die(r, noise, got->roll.n);
		if (at < 0)
			return -1;
		noise[at] += n->bonus; /* NRL-13, NRL-15 */
		EVENT(r->board, NOISE_BONUS, "n=%d die=%d clause=NRL-14", n->bonus, at + 1);
	}
	if (mitigate(r, n, q, &got->roll, noise))
		return -1;
	for (i = 0; i < got->roll.n; i++) {
		quiet += noise[i] == 0;
		/* NRL-21, NOI-08: Blips move after the action */
		if (noise[i] && wait(r, n, WAITING_NOISE, noise[i]))
			return -1;
	}
	EVENT(r->board, NOISE, "who=%s loud=%d quiet=%d clause=NRL-06", n->maker->record.name,
	      got->roll.n - quiet, quiet);
	return 0;
}

int noise_make(const struct rules *r, const struct noise *n)
{
	struct dice_table *table = arena_new(r->board->arena, struct dice_table);
	struct rolling q = {.point = rules_point(r, POINT_NOISE),
			    .kind = ROLL_NOISE,
			    .faces = true,
			    .apart = true, /* NRL-19: it silences dice one by one */
			    .roller = n->maker,
			    .active =
				board_find(r->board, KIND_POOL, NULL, pool_words[POOL_ACTIVE])};
	struct rolling_result got;
	int missing;

	if (!q.active) /* no Pool on the board is an empty one */
		q.active = arena_new(r->board->arena, struct pool);

	if (n->maker->elsewhere) { /* RULING: RO-112: nothing on the board hears it */
		EVENT(r->board, NOISE, "who=%s loud=0 quiet=0 clause=OTP-02 ruling=RO-112",
		      n->maker->record.name);
		return 0;
	}
	take_marker(r, n->maker); /* RULING: RO-86 */
	q.spec.pool = pool_of(r, n, &missing);
	if (roll_table(r->board->data, table, r->diag) || overwhelm(r, n, missing))
		return -1;
	if (!pool_dice(&q.spec.pool)) { /* RULING: RO-87: no Blips, no dice */
		EVENT(r->board, NOISE, "who=%s loud=0 quiet=0 ruling=RO-87", n->maker->record.name);
		return 0;
	}
	q.spec.table = table;
	q.spec.reading = READ_DANGER; /* NRL-03 */
	if (rolling_prepare(r, &q) || rolling_resolve(r, &q, &got))
		return -1;
	return got.finished ? count_noise(r, n, &q, &got) : 0;
}
