/* Drawing: the generator, and one of several by chance. */
#include <sys/random.h>

#include "chance/fate_own.h"
#include "event/event.h"

static int start_rng(struct fate *f, struct diag *d)
{
	struct rng_record *r = f->board ? board_single(f->board, KIND_RNG) : NULL;

	if (r && !rng_from_hex(&f->rng, span_of(r->state)))
		return diag_bug(d, "the generator's state cannot be read");
	if (!r && !f->has_seed) {
		if (getrandom(&f->seed, sizeof f->seed, 0) != (ssize_t)sizeof f->seed)
			return diag_status(d, STATUS_IO,
					   "the system gives no random numbers; use --seed");
		f->seed %= 1000000000;
		f->has_seed = true;
	}
	if (!r)
		f->rng = rng_seed(f->seed);
	rng_to_hex(f->rng, f->rng_before);
	f->rng_ready = true;
	return 0;
}

void fate_keep(struct fate *f)
{
	struct rng_record *r;
	char hex[RNG_HEX];

	if (!f->board)
		return;
	r = board_single(f->board, KIND_RNG);
	if (!r) {
		r = board_add(f->board, KIND_RNG, NULL, NULL);
		r->generator = 0;
	}
	r->state = arena_strdup(f->board->arena, rng_to_hex(f->rng, hex));
}

struct rng *fate_rng(struct fate *f, struct diag *d)
{
	if (!f->rng_ready && start_rng(f, d))
		return NULL;
	f->drew = true;
	return &f->rng;
}

static int draw(struct fate *f, const u128 *weights, int n, struct diag *d)
{
	struct rng *r = fate_rng(f, d);
	u128 total = 0;
	uint64_t at;
	int i;

	if (!r)
		return -1;
	for (i = 0; i < n; i++)
		total += weights ? weights[i] : 1;
	if (total > UINT64_MAX)
		return diag_bug(d, "too many cards to draw from");
	at = rng_below(r, (uint64_t)total);
	for (i = 0; at >= (weights ? weights[i] : 1); i++)
		at -= (uint64_t)(weights ? weights[i] : 1);
	fate_keep(f);
	return i;
}

int fate_pick(struct fate *f, const char *point, const char *what, const char *const *labels,
	      const u128 *weights, int n, struct diag *d)
{
	const char *value = fate_typed(f, point);
	int i;

	if (f->peek)
		i = 0;
	else if (value)
		i = fate_label("rolled", point, value, labels, n, d);
	else if (f->explore_chance) {
		i = fate_take_step(f, true, weights, n, d);
		if (i >= 0)
			fate_tell(f, point, labels[i]);
	} else if (fate_asks(f, ASK_KIND_CARDS))
		return fate_ask(f,
				&(struct asking){.kind = ASK_KIND_CARDS,
						 .point = point,
						 .text = arena_strdup(f->board->arena, what),
						 .answers = labels,
						 .n = n,
						 .preferred = -1},
				d);
	else
		i = draw(f, weights, n, d);
	if (i >= 0 && f->board)
		EVENT(f->board, DRAW, "point=%s card=%s", point, labels[i]);
	return i;
}
