/* Exact numbers: whole numbers of 128 bits that notice an overflow, and fractions of them.
 * Chances are numerators over a common denominator; a decimal is only ever printed. */
#ifndef DICE_EXACT_H
#define DICE_EXACT_H

#include <stdbool.h>
#include <stdint.h>

#include "text/buf.h"
#include "text/str.h"

__extension__ typedef unsigned __int128 u128;

#define U128_MAX    (~(u128)0)
#define U128_DIGITS 40 /* the longest decimal text with its NUL */

/* False if the result does not fit; *out is then not to be used. */
bool u128_add(u128 a, u128 b, u128 *out);
bool u128_mul(u128 a, u128 b, u128 *out);
bool u128_pow(u128 base, int exponent, u128 *out);
u128 u128_gcd(u128 a, u128 b);
int u128_bits(u128 v); /* how many bits it takes to write v; 0 takes none */

/* The decimal text of v, in a buffer that the caller owns. */
const char *dec_text(u128 v, char out[U128_DIGITS]);

struct frac {
	u128 num, den; /* den is never 0 */
};

struct frac frac_reduce(struct frac f);
/* *a + b, reduced; false if it does not fit. */
bool frac_add(struct frac *a, struct frac b);
/* *a * b, reduced; false if it does not fit. */
bool frac_mul(struct frac *a, struct frac b);
/* `3/7` or `2`, more than nothing; false if it is not one or does not fit. */
bool frac_read(struct span text, struct frac *out);
bool u128_read(struct span text, u128 *out);
int frac_cmp(struct frac a, struct frac b); /* exact, whatever the sizes */

/* In tenths, rounded half up: what is printed, and nothing is decided by it. */
int frac_tenths(struct frac f);
/* Ten significant digits in the manner of %.10g, rounded half up from the exact fraction. */
void frac_decimal(struct buf *out, struct frac f);
/* {"num":"…","den":"…","p":…}, the fraction reduced. */
void frac_json(struct buf *out, struct frac f);
void frac_json_member(struct buf *out, const char *key, struct frac f);
void frac_text(struct buf *out, struct frac f); /* num/den, reduced */

#endif
