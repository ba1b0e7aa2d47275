/* The generator: PCG XSL-RR 128/64 on its default stream, named pcg64. Its whole state is one
 * 128-bit number. The sequence of every function here is promised forever. */
#ifndef DICE_RNG_H
#define DICE_RNG_H

#include "dice/exact.h"
#include "text/str.h"

#define RNG_NAME "pcg64"
#define RNG_HEX	 33 /* 32 digits and the NUL */

struct rng {
	u128 state;
};

/* A step is state = state * 0x2360ed051fc65da44385df649fccf645
 *                       + 0x5851f42d4c957f2d14057b7ef767814f   (mod 2^128).
 * Seeding: from state 0 a step, then the seed is added, then a step. */
struct rng rng_seed(uint64_t seed);

/* 32 hexadecimal digits in either case, the highest first; false if it is anything else. */
bool rng_from_hex(struct rng *r, struct span hex);
const char *rng_to_hex(struct rng r, char out[RNG_HEX]); /* lower case */

/* A step; then the two halves of the state, xor-ed, rotated right by its top 6 bits. */
uint64_t rng_next(struct rng *r);

/* A whole number in 0..n-1, all equally likely; n is at least 1. Draws below 2^64 mod n are
 * thrown away; the first other draw is taken mod n. */
uint64_t rng_below(struct rng *r, uint64_t n);

#endif
