#include "dice/exact.h"

#include <string.h>

#define SIGNIFICANT 10

bool u128_add(u128 a, u128 b, u128 *out)
{
	return !__builtin_add_overflow(a, b, out);
}

bool u128_mul(u128 a, u128 b, u128 *out)
{
	return !__builtin_mul_overflow(a, b, out);
}

bool u128_pow(u128 base, int exponent, u128 *out)
{
	*out = 1;
	while (exponent-- > 0)
		if (!u128_mul(*out, base, out))
			return false;
	return true;
}

/* Most chances are short, and short division is many times as fast. */
static uint64_t gcd_short(uint64_t a, uint64_t b)
{
	while (b) {
		uint64_t rest = a % b;
		a = b;
		b = rest;
	}
	return a;
}

u128 u128_gcd(u128 a, u128 b)
{
	while (b > UINT64_MAX || (b && a > UINT64_MAX)) {
		u128 rest = a % b;
		a = b;
		b = rest;
	}
	return b ? gcd_short((uint64_t)a, (uint64_t)b) : a;
}

int u128_bits(u128 v)
{
	int bits = 0;

	for (; v; v >>= 1)
		bits++;
	return bits;
}

const char *dec_text(u128 v, char out[U128_DIGITS])
{
	char digits[U128_DIGITS], *p = digits + sizeof digits - 1;

	*p = '\0';
	do {
		*--p = (char)('0' + (int)(v % 10));
	} while (v /= 10);
	return strcpy(out, p);
}

struct frac frac_reduce(struct frac f)
{
	u128 g = u128_gcd(f.num, f.den);

	return g ? (struct frac){f.num / g, f.den / g} : f;
}

bool frac_add(struct frac *a, struct frac b)
{
	u128 g = u128_gcd(a->den, b.den), den, left, right;

	if (!u128_mul(a->den / g, b.den, &den) || !u128_mul(a->num, b.den / g, &left) ||
	    !u128_mul(b.num, a->den / g, &right) || !u128_add(left, right, &left))
		return false;
	*a = frac_reduce((struct frac){left, den});
	return true;
}

bool frac_mul(struct frac *a, struct frac b)
{
	struct frac left = frac_reduce((struct frac){a->num, b.den});
	struct frac right = frac_reduce((struct frac){b.num, a->den});

	return u128_mul(left.num, right.num, &a->num) && u128_mul(left.den, right.den, &a->den);
}

bool u128_read(struct span text, u128 *out)
{
	size_t i;

	*out = 0;
	for (i = 0; i < text.n; i++)
		if (text.p[i] < '0' || text.p[i] > '9' || !u128_mul(*out, 10, out) ||
		    !u128_add(*out, (u128)(text.p[i] - '0'), out))
			return false;
	return text.n > 0;
}

bool frac_read(struct span text, struct frac *out)
{
	const char *slash = memchr(text.p, '/', text.n);
	size_t n = slash ? (size_t)(slash - text.p) : text.n;

	out->den = 1;
	if (!u128_read((struct span){text.p, n}, &out->num) || !out->num)
		return false;
	if (slash && (!u128_read((struct span){slash + 1, text.n - n - 1}, &out->den) || !out->den))
		return false;
	*out = frac_reduce(*out);
	return true;
}

/* Whole parts first; where they agree, the upside-down rests the other way round. */
int frac_cmp(struct frac a, struct frac b)
{
	int sign = 1;

	for (;;) {
		u128 x = a.num / a.den, y = b.num / b.den;
		if (x != y)
			return x < y ? -sign : sign;
		a.num -= x * a.den;
		b.num -= y * b.den;
		if (!a.num || !b.num)
			return a.num ? sign : b.num ? -sign : 0;
		a = (struct frac){a.den, a.num};
		b = (struct frac){b.den, b.num};
		sign = -sign;
	}
}

/* The next decimal digit of rest/den, without ever forming ten times rest. */
static int next_digit(u128 *rest, u128 den)
{
	u128 sum = 0;
	int digit = 0, i;

	for (i = 0; i < 10; i++) {
		bool over = sum >= den - *rest;
		sum = over ? sum - (den - *rest) : sum + *rest;
		digit += over;
	}
	*rest = sum;
	return digit;
}

/* Adds one to the last digit; true if the number grew a digit, which is then dropped. */
static bool round_up(char *digits, int n)
{
	int i = n;

	while (i-- > 0) {
		if (digits[i]++ < '9')
			return false;
		digits[i] = '0';
	}
	digits[0] = '1';
	return true;
}

/* The significant digits, and the power of ten of the first of them. */
static int significant_digits(struct frac f, char digits[U128_DIGITS + SIGNIFICANT])
{
	u128 rest = f.num % f.den;
	int power, n = 0;

	if (f.num >= f.den) {
		n = (int)strlen(dec_text(f.num / f.den, digits));
		power = n - 1;
	} else {
		for (power = 0; !n && power > -60; power--) {
			int d = next_digit(&rest, f.den);
			if (d)
				digits[n++] = (char)('0' + d);
		}
	}
	while (n < SIGNIFICANT + 1)
		digits[n++] = (char)('0' + next_digit(&rest, f.den));
	if (digits[SIGNIFICANT] >= '5')
		power += round_up(digits, SIGNIFICANT);
	digits[SIGNIFICANT] = '\0';
	return power;
}

int frac_tenths(struct frac f)
{
	u128 whole = f.num / f.den, rest = f.num % f.den;

	return (int)(whole * 10 + (rest * 20 + f.den) / (f.den * 2));
}

void frac_decimal(struct buf *out, struct frac f)
{
	char digits[U128_DIGITS + SIGNIFICANT];
	int power, n = SIGNIFICANT, i;

	if (!f.num) {
		buf_putc(out, '0');
		return;
	}
	power = significant_digits(f, digits);
	while (n > 1 && digits[n - 1] == '0')
		n--;
	if (power < -4 || power >= SIGNIFICANT) {
		buf_printf(out, "%c%s%.*se%c%02d", digits[0], n > 1 ? "." : "", n - 1, digits + 1,
			   power < 0 ? '-' : '+', power < 0 ? -power : power);
		return;
	}
	if (power < 0)
		buf_printf(out, "0.%.*s", -power - 1, "0000");
	for (i = 0; i < n || i <= power; i++) {
		if (power >= 0 && i == power + 1)
			buf_putc(out, '.');
		buf_putc(out, i < n ? digits[i] : '0');
	}
}

void frac_json(struct buf *out, struct frac f)
{
	char num[U128_DIGITS], den[U128_DIGITS];
	struct frac r = frac_reduce(f);

	buf_printf(out, "{\"num\":\"%s\",\"den\":\"%s\",\"p\":", dec_text(r.num, num),
		   dec_text(r.den, den));
	frac_decimal(out, r);
	buf_putc(out, '}');
}

void frac_text(struct buf *out, struct frac f)
{
	char num[U128_DIGITS], den[U128_DIGITS];
	struct frac r = frac_reduce(f);

	buf_printf(out, "%s/%s", dec_text(r.num, num), dec_text(r.den, den));
}

void frac_json_member(struct buf *out, const char *key, struct frac f)
{
	buf_printf(out, ",\"%s\":", key);
	frac_json(out, f);
}
