#include "dice/rng.h"

#include <stdio.h>

#define WIDE(high, low) ((u128)(high) << 64 | (low))
#define MULTIPLIER	WIDE(0x2360ed051fc65da4, 0x4385df649fccf645)
#define INCREMENT	WIDE(0x5851f42d4c957f2d, 0x14057b7ef767814f)

static void step(struct rng *r)
{
	r->state = r->state * MULTIPLIER + INCREMENT;
}

struct rng rng_seed(uint64_t seed)
{
	struct rng r = {0};

	step(&r);
	r.state += seed;
	step(&r);
	return r;
}

static int hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool rng_from_hex(struct rng *r, struct span hex)
{
	u128 state = 0;
	size_t i;

	if (hex.n != RNG_HEX - 1)
		return false;
	for (i = 0; i < hex.n; i++) {
		int digit = hex_digit(hex.p[i]);
		if (digit < 0)
			return false;
		state = state << 4 | (unsigned)digit;
	}
	r->state = state;
	return true;
}

const char *rng_to_hex(struct rng r, char out[RNG_HEX])
{
	snprintf(out, RNG_HEX, "%016llx%016llx", (unsigned long long)(r.state >> 64),
		 (unsigned long long)r.state);
	return out;
}

uint64_t rng_next(struct rng *r)
{
	uint64_t mixed;
	unsigned turn;

	step(r);
	mixed = (uint64_t)(r->state >> 64) ^ (uint64_t)r->state;
	turn = (unsigned)(r->state >> 122);
	return mixed >> turn | mixed << (-turn & 63);
}

uint64_t rng_below(struct rng *r, uint64_t n)
{
	uint64_t unfair = (UINT64_MAX - n + 1) % n, draw;

	do {
		draw = rng_next(r);
	} while (draw < unfair);
	return draw % n;
}
