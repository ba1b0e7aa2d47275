/* The dice: everything exact is held against a count over single faces, every plan against a search
 * of the whole decision tree over single dice. Golden values come from brute_dice.py. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "dice/dist.h"
#include "dice/plan.h"
#include "dice/rng.h"
#include "dice/throw.h"
#include "dice/tier.h"

static int tests, failures;

static void ok(bool good, const char *what)
{
	tests++;
	failures += !good;
	printf("%sok %d - %s\n", good ? "" : "not ", tests, what);
}

static void same(const char *got, const char *want, const char *what)
{
	bool good = !strcmp(got, want);

	ok(good, what);
	if (!good)
		printf("# got    %s\n# wanted %s\n", got, want);
}

/* The tables. The first is like the game's; the others are odd on purpose. */
#define F(colour, face, power, half, potential, quadrant)                    \
	{                                                                    \
		colour, face, power, half, potential, quadrant, SOURCE_HOUSE \
	}

static const struct die_row house_rows[] = {
    F(WHITE, 1, 0, 0, 0, 0), F(WHITE, 2, 0, 1, 0, 0), F(WHITE, 3, 0, 0, 1, 0),
    F(WHITE, 4, 0, 1, 1, 0), F(WHITE, 5, 1, 0, 0, 0), F(WHITE, 6, 1, 0, 0, 1),
    F(RED, 1, 0, 1, 0, 0),   F(RED, 2, 0, 0, 1, 0),   F(RED, 3, 1, 0, 0, 0),
    F(RED, 4, 1, 0, 1, 0),   F(RED, 5, 1, 0, 0, 1),   F(RED, 6, 2, 0, 0, 1),
    F(BLACK, 1, 0, 0, 1, 0), F(BLACK, 2, 1, 0, 0, 1), F(BLACK, 3, 1, 1, 0, 1),
    F(BLACK, 4, 1, 0, 1, 1), F(BLACK, 5, 2, 0, 0, 1), F(BLACK, 6, 2, 0, 0, 2),
};
static const struct die_row odd_rows[] = {
    F(WHITE, 1, 0, 0, 2, 0), F(WHITE, 2, 1, 0, 0, 1), F(RED, 2, 0, 3, 1, 0),
    F(RED, 1, 0, 0, 0, 3),   F(RED, 3, 0, 3, 1, 0),   F(BLACK, 1, 2, 1, 3, 2),
    F(BLACK, 2, 0, 0, 0, 0), F(BLACK, 3, 0, 1, 0, 1), F(BLACK, 4, 0, 0, 0, 0),
};
static const struct die_row small_rows[] = {
    F(WHITE, 1, 0, 1, 0, 0), F(WHITE, 2, 0, 0, 1, 1), F(RED, 1, 0, 0, 0, 0),
    F(RED, 2, 0, 1, 1, 0),   F(RED, 3, 1, 0, 0, 2),   F(BLACK, 1, 0, 0, 2, 0),
    F(BLACK, 2, 1, 0, 0, 1), F(BLACK, 3, 1, 1, 1, 0), F(BLACK, 4, 0, 1, 0, 3),
};

enum { HOUSE, ODD, SMALL, NTABLES };
static struct dice_table table[NTABLES];

static void build_tables(void)
{
	struct diag d = {0};

	ok(!dice_table_build(&table[HOUSE], house_rows, COUNT(house_rows), &d), "house-like table");
	ok(!dice_table_build(&table[ODD], odd_rows, COUNT(odd_rows), &d), "odd table");
	ok(!dice_table_build(&table[SMALL], small_rows, COUNT(small_rows), &d), "small table");
}

static struct dice_pool pool_of(const char *text)
{
	struct diag d = {0};
	struct dice_pool p;

	if (pool_read(&p, span_of(text), &d))
		ok(false, text);
	diag_release(&d);
	return p;
}

/* -- exact numbers -- */

static void test_exact(void)
{
	static const struct {
		struct frac f;
		const char *text;
	} decimal[] = {
	    {{0, 6}, "0"},
	    {{1, 1}, "1"},
	    {{1, 3}, "0.3333333333"},
	    {{2, 3}, "0.6666666667"},
	    {{1, 16}, "0.0625"},
	    {{1, 1000000}, "1e-06"},
	    {{1, 4096}, "0.000244140625"},
	    {{1, 65536}, "1.525878906e-05"},
	    {{19999999999, 20000000000}, "1"},
	    {{229, 108}, "2.12037037"},
	    {{1234567890123, 1}, "1.23456789e+12"},
	    {{100, 1}, "100"},
	    {{U128_MAX - 1, U128_MAX}, "1"},
	    {{U128_MAX / 2, U128_MAX}, "0.5"},
	};
	char text[U128_DIGITS];
	u128 v;
	size_t i;

	same(dec_text(U128_MAX, text), "340282366920938463463374607431768211455", "dec_text");
	same(dec_text(0, text), "0", "dec_text of nothing");
	ok(u128_pow(6, 49, &v) && !u128_pow(6, 50, &v), "6^49 fits, 6^50 does not");
	ok(frac_cmp((struct frac){1, 3}, (struct frac){2, 6}) == 0 &&
	       frac_cmp((struct frac){U128_MAX - 1, U128_MAX},
			(struct frac){U128_MAX - 2, U128_MAX - 1}) > 0 &&
	       frac_cmp((struct frac){1, 3}, (struct frac){1, 2}) < 0,
	   "frac_cmp is exact");
	for (i = 0; i < COUNT(decimal); i++) {
		struct buf b = {0};
		frac_decimal(&b, decimal[i].f);
		same(buf_text(&b), decimal[i].text, "decimal");
		buf_release(&b);
	}
	struct buf b = {0};
	frac_json(&b, (struct frac){72, 216});
	same(buf_text(&b), "{\"num\":\"1\",\"den\":\"3\",\"p\":0.3333333333}", "frac_json");
	buf_release(&b);
}

/* -- the generator -- */

static void test_rng(void)
{
	static const struct {
		uint64_t seed;
		const char *hex;
		uint64_t draw[4];
	} golden[] = {
	    {0,
	     "4871bec9994273f8ac1f8a1c3883459a",
	     {0x01070196e695f8f1u, 0x703ec840c59f4493u, 0xe54954914b3a44fau, 0x96130ff204b9285eu}},
	    {1,
	     "6bd2abceb908d19cefa56980d8503bdf",
	     {0xe175e32ed3507bfau, 0xc0bf922a0b283109u, 0x140bfa21e68785bbu, 0xc5ec8bcc4fe35830u}},
	    {42,
	     "1658a1a0cfcdd0ebc016309e7023acec",
	     {0x287472e87ff5705au, 0xbbd190b04ed0b545u, 0xb6cee3580db14880u, 0xbf5f7d7e4c3d1864u}},
	};
	static const unsigned die[] = {4, 5, 3, 1, 1, 0, 1, 2, 1, 4, 3, 3,
				       1, 0, 0, 4, 3, 3, 2, 1, 1, 2, 1, 4};
	static const uint64_t wide[] = {0x21680ed6e5498cd7u, 0x833a6b31bedc8edbu,
					0x36371fce44b8e10fu, 0x31c3c452d4835f49u};
	char hex[RNG_HEX];
	struct rng r, again;
	bool good = true;
	size_t i, k;

	for (i = 0; i < COUNT(golden); i++) {
		r = rng_seed(golden[i].seed);
		same(rng_to_hex(r, hex), golden[i].hex, "seeded state");
		ok(rng_from_hex(&again, span_of(hex)) && again.state == r.state, "hex and back");
		for (k = 0; k < COUNT(golden[i].draw); k++)
			good = rng_next(&r) == golden[i].draw[k] && good;
		ok(good, "golden draws");
	}
	for (r = rng_seed(7), i = 0; i < COUNT(die); i++)
		good = rng_below(&r, 6) == die[i] && good;
	for (r = rng_seed(7), i = 0; i < COUNT(wide); i++)
		good = rng_below(&r, (uint64_t)3 << 62) == wide[i] && good;
	ok(good, "rng_below, with and without draws thrown away");
	ok(!rng_from_hex(&r, span_of("12")) &&
	       !rng_from_hex(&r, span_of("9e3779b97f4a7c15f39cc0605cedc83g")) &&
	       rng_from_hex(&r, span_of("9E3779B97F4A7C15F39CC0605CEDC835")),
	   "only 32 hexadecimal digits are a state");
}

/* The draws are fair: 5 degrees of freedom, 20.5 is the 99.9 % point. */
static void test_fairness(void)
{
	struct rng r = rng_seed(20250101);
	double n[6] = {0}, chi = 0;
	int i;

	for (i = 0; i < 1000000; i++)
		n[throw_die(&r, &table[HOUSE], RED).number - 1]++;
	for (i = 0; i < 6; i++)
		chi += (n[i] - 1e6 / 6) * (n[i] - 1e6 / 6) / (1e6 / 6);
	printf("# chi-square of a million throws %.3f\n", chi);
	ok(chi < 20.5, "a million throws are fair");
}

/* -- faces -- */

static void test_faces(void)
{
	static const struct {
		struct die_row row[3];
		int n;
		const char *text;
	} bad[] = {
	    {{F(RED, 1, 0, 0, 0, 0), F(RED, 1, 1, 0, 0, 0)},
	     2,
	     "face 1 of the red die is there twice"},
	    {{F(RED, 1, 0, 0, 0, 0), F(RED, 3, 1, 0, 0, 0)},
	     2,
	     "the red die has no face 2 but a face 3"},
	    {{F(GREEN, 21, 0, 0, 0, 0)}, 1, "face 21 of the green die: faces are numbered 1 to 20"},
	};
	struct dice_table t;
	struct diag d = {0};
	size_t i;

	for (i = 0; i < COUNT(bad); i++) {
		ok(dice_table_build(&t, bad[i].row, bad[i].n, &d) == -1, "a bad table is refused");
		same(d.list[0].text, bad[i].text, "and told why");
		diag_clear(&d);
	}
	ok(!dice_die(&table[HOUSE], GREEN, &d), "a colour without faces cannot be rolled");
	same(d.list[0].text, "the green die has no faces in data/dice.csv", "and that is said");
	struct dice_pool p = pool_of("rw"), g = pool_of("g");
	ok(pool_is_house(&p, &table[HOUSE]) && !pool_is_house(&g, &table[HOUSE]), "house dice");
	diag_release(&d);
}

/* -- notation -- */

static void test_pools(void)
{
	static const struct {
		const char *text, *canonical;
		int column;
		const char *error;
	} row[] = {
	    {"rrw", "rrw", 0, NULL},
	    {"2r1w+1", "rrw+1", 0, NULL},
	    {"wrr", "rrw", 0, NULL},
	    {"3w", "www", 0, NULL},
	    {"ogbrw", "brwgo", 0, NULL},
	    {"12r3w", "12r3w", 0, NULL},
	    {"+2", "+2", 0, NULL},
	    {"", NULL, 1, "no dice: write them like rrw or 2r1w+1"},
	    {"rx", NULL, 2, "no die is 'x': colours are w r b g o, at character 2 of 'rx'"},
	    {"r0w", NULL, 2, "a number of dice is 1 to 99, at character 2 of 'r0w'"},
	    {"100r", NULL, 1, "a number of dice is 1 to 99, at character 1 of '100r'"},
	    {"99rr", NULL, 4, "more than 99 dice: roll them in parts, at character 4 of '99rr'"},
	    {"50r50w", NULL, 4,
	     "more than 99 dice: roll them in parts, at character 4 of '50r50w'"},
	    {"50r49w", "50r49w", 0, NULL},
	    {"2", NULL, 2, "a colour belongs after the number: w r b g o, at character 2 of '2'"},
	    {"r+", NULL, 3, "a number of raw Power belongs after '+', at character 3 of 'r+'"},
	    {"r+1w", NULL, 4, "raw Power comes last, nothing after it, at character 4 of 'r+1w'"},
	    {"r+100", NULL, 3, "at most 99 raw Power, at character 3 of 'r+100'"},
	    {"r w", NULL, 2, "no die is ' ': colours are w r b g o, at character 2 of 'r w'"},
	};
	size_t i;

	for (i = 0; i < COUNT(row); i++) {
		struct diag d = {0};
		struct dice_pool p;
		struct buf b = {0};
		int failed = pool_read(&p, span_of(row[i].text), &d);
		if (row[i].error) {
			same(failed ? d.list[0].text : "accepted", row[i].error, row[i].text);
			ok(failed && d.list[0].at.column == row[i].column, "at its column");
		} else {
			pool_text(&p, &b);
			same(failed ? d.list[0].text : buf_text(&b), row[i].canonical, row[i].text);
		}
		buf_release(&b);
		diag_release(&d);
	}
}

static void test_rolled(void)
{
	static const struct {
		const char *pool, *text, *back;
		int column;
		const char *error;
	} row[] = {
	    {"rrw", "r3,r5,w1", "r3,r5,w1", 0, NULL},
	    {"rrw", "w:oh, r:PP ,r:-", "w:ho,r:PP,r:-", 0, NULL},
	    {"g", "g:PPPq", "g:PPPq", 0, NULL},
	    {"+2", "", "", 0, NULL},
	    {"rr", "r1,r7", NULL, 5, "the red die has faces 1 to 6, at character 5 of 'r1,r7'"},
	    {"rr", "r1,r0", NULL, 5,
	     "a face is a number or ':' and symbols, at character 5 of 'r1,r0'"},
	    {"g", "g1", NULL, 2,
	     "the green die has no faces in data/dice.csv, at character 2 of 'g1'"},
	    {"rr", "r1,x1", NULL, 4,
	     "no die is 'x': colours are w r b g o, at character 4 of 'r1,x1'"},
	    {"rr", "r1,r:Pz", NULL, 7,
	     "no symbol is 'z': P h o q, or - alone, at character 7 of 'r1,r:Pz'"},
	    {"rr", "r1,r:", NULL, 6,
	     "symbols belong after ':': P h o q, or - for none, at character 6 of 'r1,r:'"},
	    {"rr", "r1,", NULL, 4,
	     "a die is missing, write it like r3 or r:PP, at character 4 of 'r1,'"},
	    {"rrw", "r1,r2", NULL, 1,
	     "dice expected: 3, 2 red and 1 white; given: 2, 2 red, at character 1 of 'r1,r2'"},
	    {"r", "r1,r2", NULL, 1,
	     "dice expected: 1, 1 red; given: 2, 2 red, at character 1 of 'r1,r2'"},
	    {"r", "", NULL, 1, "dice expected: 1, 1 red; given: 0, no dice"},
	};
	size_t i;

	for (i = 0; i < COUNT(row); i++) {
		struct arena a = {0};
		struct diag d = {0};
		struct buf b = {0};
		struct dice_pool p = pool_of(row[i].pool);
		struct roll r;
		int failed = rolled_read(&r, span_of(row[i].text), &p, &table[HOUSE], &a, &d);
		if (row[i].error) {
			same(failed ? d.list[0].text : "accepted", row[i].error, row[i].text);
			ok(failed && d.list[0].at.column == row[i].column, "at its column");
		} else {
			roll_text(&r, &b);
			same(failed ? d.list[0].text : buf_text(&b), row[i].back, row[i].text);
		}
		buf_release(&b);
		diag_release(&d);
		arena_release(&a);
	}
}

static void test_tokens(void)
{
	static const struct {
		const char *text;
		bool named;
		int count, column;
		const char *error;
	} row[] = {
	    {"2", false, 2, 0, NULL},
	    {"0", false, 0, 0, NULL},
	    {"#2", true, 1, 0, NULL},
	    {"#3=w:o, #1=r4", true, 2, 0, NULL},
	    {"-1", false, 0, 1, "a number of tokens is 0 to 99, at character 1 of '-1'"},
	    {"#1,#4", false, 0, 4, "no die #4: the roll has #1 to #3, at character 4 of '#1,#4'"},
	    {"#1,#1", false, 0, 4, "die #1 is named twice, at character 4 of '#1,#1'"},
	    {"#1=w2", false, 0, 4, "die #1 is red, not white, at character 4 of '#1=w2'"},
	    {"#1=r9", false, 0, 5, "the red die has faces 1 to 6, at character 5 of '#1=r9'"},
	    {"x", false, 0, 1,
	     "a die of the roll is written like #2 or #2=r4, at character 1 of 'x'"},
	};
	struct arena a = {0};
	struct diag d = {0};
	struct dice_pool p = pool_of("rrw");
	struct roll r;
	struct tokens k;
	size_t i;

	rolled_read(&r, span_of("r1,r2,w3"), &p, &table[HOUSE], &a, &d);
	for (i = 0; i < COUNT(row); i++) {
		int failed = tokens_read(&k, span_of(row[i].text), &r, &table[HOUSE], &a, &d);
		if (row[i].error) {
			same(failed ? d.list[0].text : "accepted", row[i].error, row[i].text);
			ok(failed && d.list[0].at.column == row[i].column, "at its column");
		} else {
			ok(!failed && k.named == row[i].named && k.count == row[i].count,
			   row[i].text);
		}
		diag_clear(&d);
	}
	tokens_read(&k, span_of("#3=w:o,#1"), &r, &table[HOUSE], &a, &d);
	ok(k.token[0].die == 2 && k.token[0].given && k.token[0].to.face.potential == 1 &&
	       k.token[1].die == 0 && !k.token[1].given,
	   "tokens keep their dice");
	diag_release(&d);
	arena_release(&a);
}

/* -- counting -- */

static struct totals count(const char *pool, const char *roll, enum reading how)
{
	struct arena a = {0};
	struct diag d = {0};
	struct dice_pool p = pool_of(pool);
	struct roll r;
	struct totals t = {0};

	if (!rolled_read(&r, span_of(roll), &p, &table[HOUSE], &a, &d))
		t = roll_totals(&r, how);
	else
		ok(false, d.list[0].text);
	diag_release(&d);
	arena_release(&a);
	return t;
}

static void test_count(void)
{
	struct totals t = count("rrw", "r:PPh,r:h,w:hq", READ_POWER);

	ok(totals_power(t, 0, 0) == 3, "PWR-12 PWR-13 PWR-14 halves pair over the roll");
	ok(totals_power(t, 2, 0) == 5, "PWR-11 raw Power counts");
	t = count("rrw", "r:oo,r:o,w:-", READ_POWER);
	ok(t.potential == 3 && t.convertible == 2, "PWR-33 Potential is counted");
	ok(totals_power(t, 0, 0) == 0, "PWR-34 unconverted Potential is nothing");
	ok(totals_power(t, 0, 1) == 1, "PWR-35 Discipline converts one");
	ok(totals_power(t, 0, 9) == 2, "PWR-38 RA-16 one Discipline a die");
	t = count("rrw", "r:oo,r:Po,w:q", READ_LETHAL);
	ok(totals_power(t, 0, 0) == 4 && !t.quadrants, "KW-LETHAL-1 Potential is Power");
	t = count("rrw", "r:ooPP,r:Po,w:q", READ_DANGER);
	ok(totals_danger(t, 0) == 3, "DIC-02 DIC-03 Danger dice count Potential only");
	ok(totals_danger(t, 5) == 1, "KW-DISCIPLINE-5 converted Potential is no Noise");
	t = count("bb", "b:qq,b:q", READ_POWER);
	ok(!totals_critical_chance(t, 0) && totals_critical_chance(t, 1) &&
	       totals_critical_chance((struct totals){0}, 4),
	   "CRT-02 CRT-04 CRT-05 CRT-06 four quadrants, the weapon's included");
}

static void test_tiers(void)
{
	struct arena a = {0};
	struct diag d = {0};
	struct dice_pool p = pool_of("brw"), q = pool_of("wg");
	struct dice_pool b = tier_drop(p, BLACK), r = tier_drop(p, RED), w = tier_drop(p, WHITE);
	enum colour best;

	ok(b.count[RED] == 2 && b.count[BLACK] == 0, "COV-17 black drops to red");
	ok(r.count[WHITE] == 2 && r.count[RED] == 0, "COV-18 red drops to white");
	ok(!memcmp(&w, &p, sizeof p) && !tier_can_drop(&q), "COV-19 RA-48 others do not drop");
	ok(pool_dice(&b) == 3 && pool_dice(&r) == 3, "COV-21 as many dice as before");
	ok(!tier_best(&p, &table[HOUSE], READ_POWER, &a, &best, &d) && best == RED,
	   "the die whose drop leaves least Power");
	ok(tier_best(&q, &table[HOUSE], READ_POWER, &a, &best, &d) == -1, "none to drop");
	diag_release(&d);
	arena_release(&a);
}

/* -- distributions against a count over all faces -- */

struct brute {
	const struct dice_table *t;
	enum reading how;
	bool devastating;
	enum colour colour[16];
	int n;
	unsigned count[64][8][24][24]; /* halves, convertible, potential, quadrants */
};

static struct brute brute;

static void brute_throw(int i, int pending, struct totals t, unsigned weight)
{
	const struct die *die;
	int f;

	if (i == brute.n) {
		brute.count[t.halves][t.convertible][t.potential][t.quadrants] += weight;
		return;
	}
	die = &brute.t->die[brute.colour[i]];
	for (f = 0; f < die->n; f++) {
		struct totals sum = totals_add(t, face_totals(die->face[f], brute.how));
		bool extra = brute.devastating && die->face[f].quadrant && !pending;
		/* An extra die is thrown in the same place, and earns none. */
		if (extra)
			brute_throw(i, 1, sum, weight);
		else
			brute_throw(i + 1, 0, sum,
				    brute.devastating && !pending ? weight * (unsigned)die->n
								  : weight);
	}
}

static bool dist_equals(const struct dist *x)
{
	size_t i, n = dist_cells(x);
	u128 total = 0;

	for (i = 0; i < n; i++) {
		struct totals t = dist_at(x, i);
		unsigned *c = &brute.count[t.halves][t.convertible][t.potential][t.quadrants];
		if (x->weight[i] != *c)
			return false;
		total += *c;
		*c = 0;
	}
	return total == x->total;
}

static bool dist_is_brute(int which, int w, int r, int b, enum reading how, bool devastating)
{
	struct arena a = {0};
	struct diag d = {0};
	struct dist_spec s = {&table[which],
			      {{w, r, b, 0, 0}, 0},
			      how,
			      devastating,
			      {DIST_FULL, DIST_FULL, DIST_FULL, DIST_FULL}};
	struct dist x;
	bool good;
	int i;

	memset(brute.count, 0, sizeof brute.count);
	brute.t = &table[which];
	brute.how = how;
	brute.devastating = devastating;
	brute.n = w + r + b;
	for (i = 0; i < brute.n; i++)
		brute.colour[i] = i < w ? WHITE : i < w + r ? RED : BLACK;
	brute_throw(0, 0, (struct totals){0}, 1);
	good = !dist_make(&x, &s, &a, &d) && dist_equals(&x);
	diag_release(&d);
	arena_release(&a);
	return good;
}

static void test_dist(void)
{
	int which, w, r, b, how, pools = 0;
	bool good = true;

	for (which = 0; which < NTABLES; which++)
		for (w = 0; w <= 5; w++)
			for (r = 0; w + r <= 5; r++)
				for (b = 0; w + r + b <= 5; b++)
					for (how = READ_POWER; how <= READ_DANGER; how++) {
						good = dist_is_brute(which, w, r, b,
								     (enum reading)how, false) &&
						       good;
						if (w + r + b <= 3 && how == READ_POWER)
							good = dist_is_brute(which, w, r, b,
									     READ_POWER, true) &&
							       good;
						pools++;
					}
	printf("# %d pools counted face by face\n", pools);
	ok(good, "every distribution is the count over faces");
}

static void test_dist_ask(void)
{
	struct arena a = {0};
	struct diag d = {0};
	struct dist_spec s = {.table = &table[HOUSE], .pool = pool_of("bbrrw+1"), .cap = DIST_CAPS};
	struct dist full, capped;
	u128 *by, sum = 0, tail = 0;
	int n, i, at;
	bool good = true;

	good = !dist_make(&full, &s, &a, &d);
	s.cap[AXIS_QUADRANTS] = 4;
	s.cap[AXIS_CONVERTIBLE] = 2;
	good = !dist_make(&capped, &s, &a, &d) && good;
	by = dist_power(&full, 2, &a, &n);
	for (i = 0; i < n; i++)
		sum += by[i];
	ok(good && sum == full.total, "dist_power sums to the whole");
	for (at = n; at >= 0; at--) {
		tail += at < n ? by[at] : 0;
		good = good && dist_wound(&full, at, 2) == tail;
		good = good && dist_wound(&capped, at, 2) == tail;
	}
	ok(good, "caps do not change what is asked");
	s = (struct dist_spec){.table = &table[HOUSE], .pool = pool_of("49r"), .cap = {DIST_FULL}};
	ok(!dist_make(&full, &s, &a, &d), "49 dice can be counted");
	s.pool = pool_of("50r");
	ok(dist_make(&full, &s, &a, &d) == -1, "50 dice cannot");
	same(d.list[0].text,
	     "50 dice can fall in more ways than can be counted exactly: use fewer dice, or "
	     "--rolled",
	     "and that is said");
	diag_release(&d);
	arena_release(&a);
}

/* -- plans against the whole decision tree over single dice -- */

enum { V_WOUND, V_CRITICAL, V_POWER, V_CLEAN, V_STRESS, V_CONFIDENCE, V_DISCIPLINE, VALUES };

struct value {
	long long v[VALUES];
};

static const int better_by[AIMS][VALUES] = {
    [AIM_WOUND] = {V_WOUND, V_STRESS, V_CRITICAL, V_CONFIDENCE, V_DISCIPLINE, -1},
    [AIM_CRITICAL] = {V_CRITICAL, V_WOUND, V_STRESS, V_CONFIDENCE, V_DISCIPLINE, -1},
    [AIM_POWER] = {V_POWER, V_STRESS, V_CONFIDENCE, V_DISCIPLINE, V_WOUND, V_CRITICAL, -1},
    [AIM_SAFE] = {V_CLEAN, V_WOUND, V_STRESS, V_CRITICAL, V_CONFIDENCE, V_DISCIPLINE, -1},
};

struct tree {
	struct plan_spec s;
	long long unit; /* every value is over unit ^ (confidence + stress) from its state on */
	int n;
	enum colour colour[8];
	struct face face[8];
	bool stressed[8];
	bool open; /* Stress, after the batch that is thrown */
};

static bool value_better(const struct value *a, const struct value *b, enum aim aim)
{
	int i;

	for (i = 0; better_by[aim][i] >= 0; i++)
		if (a->v[better_by[aim][i]] != b->v[better_by[aim][i]])
			return a->v[better_by[aim][i]] > b->v[better_by[aim][i]];
	return false;
}

static void value_add(struct value *sum, const struct value *x, long long times)
{
	int i;

	for (i = 0; i < VALUES; i++)
		sum->v[i] += x->v[i] * times;
}

static struct value tree_end(const struct tree *t, int spent)
{
	struct value best = {{0}};
	int halves = 0, potential = 0, quadrants = t->s.quadrants, i, k;

	for (i = 0; i < t->n; i++) {
		halves += 2 * t->face[i].power + t->face[i].half;
		potential += t->face[i].potential > 0;
		quadrants += t->face[i].quadrant;
	}
	for (k = 0; k <= potential && k <= t->s.discipline; k++) {
		int power = t->s.pool.raw + halves / 2 + k;
		bool wound = power >= t->s.at;
		struct value now = {
		    {wound, wound && quadrants >= 4, power, wound && !spent, -spent, 0, -k}};
		if (!k || value_better(&now, &best, t->s.aim))
			best = now;
	}
	return best;
}

/* A declared batch of Stress: die `i` of it and those after it thrown. */
static struct value tree_declared(struct tree *t, unsigned batch, int i)
{
	const struct die *die;
	struct face was;
	struct value sum = {{0}};
	int f;

	while (i < t->n && !(batch >> i & 1))
		i++;
	if (i == t->n)
		return tree_end(t, __builtin_popcount(batch));
	die = &t->s.table->die[t->colour[i]];
	was = t->face[i];
	for (f = 0; f < die->n; f++) {
		t->face[i] = die->face[f];
		struct value one = tree_declared(t, batch, i + 1);
		value_add(&sum, &one, t->unit / die->n);
	}
	t->face[i] = was;
	return sum;
}

/* RA-03 (b): the best of all batches, named before any of their dice is thrown. */
static struct value tree_together(struct tree *t)
{
	struct value best = {{0}};
	unsigned batch;
	int i;

	for (batch = 0; batch < 1u << t->n; batch++) {
		int size = __builtin_popcount(batch);
		struct value now = {{0}}, thrown;
		long long scale = 1;
		if (size > t->s.stress)
			continue;
		for (i = size; i < t->s.stress; i++)
			scale *= t->unit;
		thrown = tree_declared(t, batch, 0);
		value_add(&now, &thrown, scale);
		if (!batch || value_better(&now, &best, t->s.aim))
			best = now;
	}
	return best;
}

static struct value tree_stress(struct tree *t, int spent)
{
	struct value best = {{0}}, stop = tree_end(t, spent);
	long long scale = 1;
	int i, f;

	for (i = spent; i < t->s.stress; i++)
		scale *= t->unit;
	value_add(&best, &stop, scale);
	for (i = 0; i < t->n && spent < t->s.stress && t->open; i++) {
		const struct die *die = &t->s.table->die[t->colour[i]];
		struct face was = t->face[i];
		struct value sum = {{0}};
		if (t->stressed[i])
			continue;
		t->stressed[i] = true;
		for (f = 0; f < die->n; f++) {
			t->face[i] = die->face[f];
			struct value one = tree_stress(t, spent + 1);
			value_add(&sum, &one, t->unit / die->n);
		}
		t->stressed[i] = false;
		t->face[i] = was;
		if (value_better(&sum, &best, t->s.aim))
			best = sum;
	}
	return best;
}

static struct value tree_thrown(struct tree *t, unsigned batch, int i)
{
	const struct die *die;
	struct face was;
	struct value sum = {{0}};
	int f;

	while (i < t->n && !(batch >> i & 1))
		i++;
	if (i == t->n)
		return t->s.declared && t->open ? tree_together(t) : tree_stress(t, 0);
	die = &t->s.table->die[t->colour[i]];
	was = t->face[i];
	for (f = 0; f < die->n; f++) {
		t->face[i] = die->face[f];
		struct value one = tree_thrown(t, batch, i + 1);
		value_add(&sum, &one, t->unit / die->n);
	}
	t->face[i] = was;
	return sum;
}

static struct value tree_batch(struct tree *t)
{
	struct value best = {{0}};
	long long whole = 1;
	unsigned batch;
	int i;

	for (i = 0; i < t->s.confidence + t->s.stress; i++)
		whole *= t->unit;
	for (batch = 0; batch < 1u << t->n; batch++) {
		int size = __builtin_popcount(batch);
		struct value now = {{0}}, thrown;
		long long scale = 1;
		if (size > t->s.confidence)
			continue;
		for (i = size; i < t->s.confidence; i++)
			scale *= t->unit;
		t->open = size >= t->s.first || size == t->n; /* RA-02 (a) */
		thrown = tree_thrown(t, batch, 0);
		value_add(&now, &thrown, scale);
		now.v[V_CONFIDENCE] = -size * whole;
		if (!batch || value_better(&now, &best, t->s.aim))
			best = now;
	}
	return best;
}

/* The first throw, die by die; with Devastating each die's extra one right after it. */
static void tree_first(struct tree *t, int i, int pool_n, long long weight, struct value *sum)
{
	const struct die *die;
	int f, k, n = t->n;

	if (i == pool_n) {
		struct value one = tree_batch(t);
		value_add(sum, &one, weight);
		return;
	}
	die = &t->s.table->die[t->colour[i]];
	for (f = 0; f < die->n; f++) {
		t->face[i] = die->face[f];
		if (!t->s.devastating) {
			tree_first(t, i + 1, pool_n, weight, sum);
		} else if (!die->face[f].quadrant) {
			tree_first(t, i + 1, pool_n, weight * die->n, sum);
		} else {
			t->n = n + 1;
			t->colour[n] = t->colour[i];
			for (k = 0; k < die->n; k++) {
				t->face[n] = die->face[k];
				tree_first(t, i + 1, pool_n, weight, sum);
			}
			t->n = n;
		}
	}
}

static struct value tree_value(const struct plan_spec *s, u128 *den)
{
	struct tree t = {.s = *s, .unit = 12};
	struct value sum = {{0}};
	int c, i;

	*den = 1;
	for (c = 0; c < COLOURS; c++)
		for (i = 0; i < s->pool.count[c]; i++) {
			*den *= (unsigned)s->table->die[c].n;
			if (s->devastating)
				*den *= (unsigned)s->table->die[c].n;
			t.colour[t.n++] = (enum colour)c;
		}
	for (i = 0; i < s->confidence + s->stress; i++)
		*den *= 12;
	tree_first(&t, 0, t.n, 1, &sum);
	return sum;
}

static bool part_same(u128 num, u128 den, long long want, u128 want_den)
{
	return !frac_cmp((struct frac){num, den},
			 (struct frac){(u128)(want < 0 ? -want : want), want_den});
}

static bool plan_is_tree(const struct plan_spec *s)
{
	struct diag d = {0};
	struct arena a = {0};
	struct chances c, sum = {0};
	struct outcomes o;
	u128 den;
	struct value v = tree_value(s, &den);
	bool good = !plan_odds(&c, s, &d) && !plan_outcomes(&o, s, &a, &d);

	if (good)
		sum = outcomes_chances(&o);
	good = good && sum.den == c.den && sum.wound == c.wound && sum.critical == c.critical &&
	       sum.stress == c.stress && sum.confidence == c.confidence &&
	       sum.discipline == c.discipline;
	good = good && part_same(c.wound, c.den, v.v[V_WOUND], den) &&
	       part_same(c.critical, c.den, v.v[V_CRITICAL], den) &&
	       part_same(c.stress, c.den, v.v[V_STRESS], den) &&
	       part_same(c.confidence, c.den, v.v[V_CONFIDENCE], den) &&
	       part_same(c.discipline, c.den, v.v[V_DISCIPLINE], den);
	if (!good)
		printf("# aim %s at %d c%d s%d d%d devastating %d first %d declared %d\n",
		       aim_words[s->aim], s->at, s->confidence, s->stress, s->discipline,
		       s->devastating, s->first, s->declared);
	diag_release(&d);
	arena_release(&a);
	return good;
}

static bool plans_are_trees(struct plan_spec s)
{
	bool good = true;
	int tokens, aim;

	for (tokens = 0; tokens < 27; tokens++)
		for (aim = 0; aim < AIMS; aim++) {
			s.confidence = tokens % 3;
			s.stress = tokens / 3 % 3;
			s.discipline = tokens / 9;
			s.aim = (enum aim)aim;
			good = plan_is_tree(&s) && good;
		}
	return good;
}

/* By RA-02 (a) with as much Confidence as is at hand, and one more that is not to be used; by RA-03
 * (b); and by both. */
static bool readings_are_trees(struct plan_spec s)
{
	bool good = true;
	int tokens, aim, by;

	for (tokens = 0; tokens < 18; tokens++)
		for (aim = 0; aim < AIMS; aim++)
			for (by = 1; by < 6; by++) {
				s.confidence = tokens % 3;
				s.stress = 1 + tokens / 3 % 2;
				s.discipline = tokens / 6 % 2;
				s.aim = (enum aim)aim;
				s.declared = by % 2;
				s.first = by < 2 ? 0 : s.confidence + by / 4;
				good = plan_is_tree(&s) && good;
			}
	return good;
}

static void test_plans(void)
{
	static const struct {
		int table;
		const char *pool;
		int at, quadrants;
		bool devastating;
	} row[] = {
	    {SMALL, "r", 1, 2, false},	 {SMALL, "b", 1, 2, false},   {SMALL, "rw", 2, 1, false},
	    {SMALL, "bb", 2, 2, false},	 {SMALL, "rrw", 2, 2, false}, {SMALL, "rww+1", 3, 0, false},
	    {SMALL, "brw", 3, 1, false}, {ODD, "rw", 2, 0, false},    {ODD, "rrw", 3, 1, false},
	    {ODD, "bw", 3, 4, false},	 {SMALL, "r", 2, 1, true},    {SMALL, "ww", 2, 1, true},
	    {SMALL, "rw", 3, 1, true},	 {SMALL, "rr", 2, 0, true},   {ODD, "rw", 3, 0, true},
	    {SMALL, "b", 2, 0, true},	 {ODD, "w", 0, 0, true},      {SMALL, "rw", 99, 0, false},
	    {SMALL, "rww", 3, 1, true},	 {SMALL, "bbr", 3, 0, false}, {ODD, "rrr", 4, 0, false},
	    {ODD, "bbw", 4, 1, false},	 {ODD, "rr", 4, 0, true},
	};
	size_t i;

	for (i = 0; i < COUNT(row); i++) {
		struct plan_spec s = {.table = &table[row[i].table],
				      .pool = pool_of(row[i].pool),
				      .at = row[i].at,
				      .quadrants = row[i].quadrants,
				      .devastating = row[i].devastating};
		char what[80];
		snprintf(what, sizeof what, "the best plans for %s%s at %d are the trees'",
			 row[i].pool, row[i].devastating ? " devastating" : "", row[i].at);
		ok(plans_are_trees(s), what);
		snprintf(what, sizeof what, "RA-02 RA-03 so are those by other readings for %s%s",
			 row[i].pool, row[i].devastating ? " devastating" : "");
		ok(readings_are_trees(s), what);
	}
}

static void test_golden_plans(void)
{
	static const struct {
		const char *pool;
		int at, raw, quadrants, confidence, stress, discipline, devastating;
		enum aim aim;
		const char *want[6]; /* wound critical power stress confidence discipline */
	} row[] = {
	    {"rrw", 3, 0, 0, 0, 0, 0, 0, AIM_WOUND, {"1/3", "0/1", "229/108", "0/1", "0/1", "0/1"}},
	    {"rrw",
	     3,
	     0,
	     0,
	     0,
	     0,
	     0,
	     0,
	     AIM_CRITICAL,
	     {"1/3", "0/1", "229/108", "0/1", "0/1", "0/1"}},
	    {"rrw", 3, 0, 0, 0, 0, 0, 0, AIM_POWER, {"1/3", "0/1", "229/108", "0/1", "0/1", "0/1"}},
	    {"rrw", 3, 0, 0, 0, 0, 0, 0, AIM_SAFE, {"1/3", "0/1", "229/108", "0/1", "0/1", "0/1"}},
	    {"rrw",
	     3,
	     0,
	     2,
	     1,
	     0,
	     0,
	     0,
	     AIM_WOUND,
	     {"119/216", "83/324", "827/324", "0/1", "79/108", "0/1"}},
	    {"rrw",
	     3,
	     0,
	     2,
	     1,
	     0,
	     0,
	     0,
	     AIM_CRITICAL,
	     {"335/648", "31/108", "815/324", "0/1", "85/108", "0/1"}},
	    {"rrw",
	     3,
	     0,
	     2,
	     1,
	     0,
	     0,
	     0,
	     AIM_POWER,
	     {"175/324", "319/1296", "1703/648", "0/1", "83/108", "0/1"}},
	    {"rrw",
	     3,
	     0,
	     2,
	     1,
	     0,
	     0,
	     0,
	     AIM_SAFE,
	     {"119/216", "83/324", "827/324", "0/1", "79/108", "0/1"}},
	    {"rrw",
	     4,
	     1,
	     2,
	     1,
	     1,
	     1,
	     0,
	     AIM_WOUND,
	     {"1801/1944", "299/972", "31279/7776", "109/648", "137/216", "1747/3888"}},
	    {"rrw",
	     4,
	     1,
	     2,
	     1,
	     1,
	     1,
	     0,
	     AIM_CRITICAL,
	     {"6881/7776", "295/648", "977/243", "361/648", "5/6", "2519/7776"}},
	    {"rrw",
	     4,
	     1,
	     2,
	     1,
	     1,
	     1,
	     0,
	     AIM_POWER,
	     {"29/32", "95/288", "35983/7776", "143/216", "26/27", "55/72"}},
	    {"rrw",
	     4,
	     1,
	     2,
	     1,
	     1,
	     1,
	     0,
	     AIM_SAFE,
	     {"1801/1944", "299/972", "31279/7776", "109/648", "137/216", "1747/3888"}},
	    {"brw",
	     4,
	     0,
	     1,
	     2,
	     2,
	     1,
	     0,
	     AIM_WOUND,
	     {"122717/139968", "502/2187", "530033/139968", "3607/7776", "127/108", "37139/69984"}},
	    {"brw",
	     4,
	     0,
	     1,
	     2,
	     2,
	     1,
	     0,
	     AIM_CRITICAL,
	     {"100531/139968", "20137/46656", "328969/93312", "58829/46656", "379/216",
	      "21119/69984"}},
	    {"brw",
	     4,
	     0,
	     1,
	     2,
	     2,
	     1,
	     0,
	     AIM_POWER,
	     {"28873/34992", "35351/139968", "43679/10368", "1817/1944", "37/24", "995/1296"}},
	    {"brw",
	     4,
	     0,
	     1,
	     2,
	     2,
	     1,
	     0,
	     AIM_SAFE,
	     {"4531/5184", "31565/139968", "33059/8748", "10769/23328", "61/54", "4675/8748"}},
	    {"rrr",
	     5,
	     0,
	     2,
	     3,
	     3,
	     2,
	     0,
	     AIM_WOUND,
	     {"38701/52488", "210337/629856", "2735311/629856", "42457/52488", "133/72",
	      "168179/209952"}},
	    {"rrr",
	     5,
	     0,
	     2,
	     3,
	     3,
	     2,
	     0,
	     AIM_CRITICAL,
	     {"5667955/10077696", "4893125/10077696", "19832795/5038848", "2204897/1679616",
	      "71/36", "1268377/3359232"}},
	    {"rrr",
	     5,
	     0,
	     2,
	     3,
	     3,
	     2,
	     0,
	     AIM_POWER,
	     {"105683/157464", "6137/19683", "95357/19683", "64757/52488", "433/216",
	      "189037/157464"}},
	    {"rrr",
	     5,
	     0,
	     2,
	     3,
	     3,
	     2,
	     0,
	     AIM_SAFE,
	     {"38701/52488", "210337/629856", "2735311/629856", "42457/52488", "133/72",
	      "168179/209952"}},
	    {"bw",
	     3,
	     0,
	     1,
	     1,
	     1,
	     1,
	     1,
	     AIM_WOUND,
	     {"1205/1296", "3505/7776", "6497/1944", "5/48", "421/648", "1331/7776"}},
	    {"bw",
	     3,
	     0,
	     1,
	     1,
	     1,
	     1,
	     1,
	     AIM_CRITICAL,
	     {"1793/1944", "12275/23328", "53075/15552", "1981/3888", "433/648", "2645/23328"}},
	    {"bw",
	     3,
	     0,
	     1,
	     1,
	     1,
	     1,
	     1,
	     AIM_POWER,
	     {"899/972", "157/324", "32657/7776", "403/648", "1127/1296", "2837/3888"}},
	    {"bw",
	     3,
	     0,
	     1,
	     1,
	     1,
	     1,
	     1,
	     AIM_SAFE,
	     {"1205/1296", "3505/7776", "6497/1944", "5/48", "421/648", "1331/7776"}},
	};
	size_t i, k;
	int e;

	for (i = 0; i < COUNT(row); i++) {
		struct plan_spec s = {&table[HOUSE],
				      pool_of(row[i].pool),
				      READ_POWER,
				      row[i].at,
				      row[i].quadrants,
				      row[i].confidence,
				      row[i].stress,
				      row[i].discipline,
				      row[i].devastating,
				      row[i].aim,
				      false,
				      0,
				      false};
		struct diag d = {0};
		struct arena a = {0};
		struct outcomes o;
		struct chances c;
		u128 power = 0;
		bool good = true;
		s.pool.raw = row[i].raw;
		if (plan_outcomes(&o, &s, &a, &d)) {
			ok(false, d.list[0].text);
			continue;
		}
		c = outcomes_chances(&o);
		for (e = 0; e < o.n; e++)
			power += o.list[e].weight * (unsigned)o.list[e].power;
		const u128 got[6] = {c.wound,  c.critical,   power,
				     c.stress, c.confidence, c.discipline};
		for (k = 0; k < 6; k++) {
			struct buf b = {0};
			frac_text(&b, (struct frac){got[k], c.den});
			/* Equally good plans may differ in Power where it is not the aim. */
			good = good && ((k == 2 && row[i].aim != AIM_POWER) ||
					!strcmp(b.p, row[i].want[k]));
			buf_release(&b);
		}
		ok(good, "golden plan");
		arena_release(&a);
		diag_release(&d);
	}
}

/* -- advice: followed to the end over every throw, it gives what the plan promised -- */

static void follow(struct plan_spec s, struct position p, bool *stressed, int todo,
		   const bool *batch, struct frac weight, struct chances *sum);

/* The dice named are thrown in every way, from die `todo` on. */
static void throw_named(struct plan_spec s, struct position p, bool *stressed, int todo,
			const bool *batch, struct frac weight, struct chances *sum)
{
	const struct die *die = &s.table->die[p.roll.die[todo].colour];
	struct rolled was = p.roll.die[todo];
	int f;

	weight.den *= (unsigned)die->n;
	for (f = 0; f < die->n; f++) {
		p.roll.die[todo].face = die->face[f];
		follow(s, p, stressed, todo + 1, batch, weight, sum);
	}
	p.roll.die[todo] = was;
}

static void tally(struct chances *sum, const struct chances *one, struct frac weight)
{
	u128 each = sum->den / weight.den;

	sum->wound += one->wound * each;
	sum->critical += one->critical * each;
}

static void follow(struct plan_spec s, struct position p, bool *stressed, int todo,
		   const bool *batch, struct frac weight, struct chances *sum)
{
	struct arena a = {0};
	struct diag d = {0};
	struct advice now;

	for (; batch && todo < p.roll.n; todo++)
		if (batch[todo]) {
			throw_named(s, p, stressed, todo, batch, weight, sum);
			return;
		}
	p.stressed = stressed;
	if (plan_advise(&now, &s, &p, &a, &d)) {
		ok(false, d.list[0].text);
	} else if (now.nconfidence) {
		p.batch_done = true;
		if (now.nconfidence < s.first && now.nconfidence < p.roll.n)
			s.stress = 0; /* RA-02 (a) */
		follow(s, p, stressed, 0, now.confidence, weight, sum);
	} else if (now.nstress) {
		bool after[8] = {false};
		int i;
		for (i = 0; i < p.roll.n; i++)
			after[i] = stressed[i] || now.stress[i];
		p.batch_done = true;
		s.stress = s.declared ? 0 : s.stress - 1;
		follow(s, p, after, 0, now.stress, weight, sum);
	} else {
		int i, k = 0;
		for (i = 0; i < p.roll.n; i++)
			k += now.convert[i];
		if (k != now.nconvert || (u128)(unsigned)k != now.stand.discipline)
			ok(false, "as many dice are named as Discipline is used");
		tally(sum, &now.stand, weight);
	}
	diag_release(&d);
	arena_release(&a);
}

static void test_advice(void)
{
	static const char *const rolls[] = {"r1,r2,w1", "r2,w2,r3", "r:-,r:PPPq,w2", "w:h,r1,r1"};
	struct plan_spec s = {.table = &table[SMALL],
			      .pool = pool_of("rrw"),
			      .at = 3,
			      .quadrants = 1,
			      .confidence = 2,
			      .stress = 2,
			      .discipline = 1};
	size_t i;
	int aim;

	for (i = 0; i < COUNT(rolls); i++)
		for (aim = 0; aim < 4 * AIMS; aim++) { /* and every reading of RA-02 and RA-03 */
			struct arena a = {0};
			struct diag d = {0};
			struct position p = {0};
			struct advice first;
			bool stressed[8] = {false};
			struct chances sum = {.den = 6 * 6 * 6 * 6 * 6};
			s.aim = (enum aim)(aim % AIMS);
			s.first = aim / AIMS & 1 ? 2 : 0;
			s.declared = aim / AIMS & 2;
			rolled_read(&p.roll, span_of(rolls[i]), &s.pool, &table[SMALL], &a, &d);
			ok(!plan_advise(&first, &s, &p, &a, &d), rolls[i]);
			follow(s, p, stressed, 0, NULL, (struct frac){1, 1}, &sum);
			ok(!frac_cmp((struct frac){sum.wound, sum.den},
				     (struct frac){first.best.wound, first.best.den}) &&
			       !frac_cmp((struct frac){sum.critical, sum.den},
					 (struct frac){first.best.critical, first.best.den}),
			   "following the advice gives the chance it promised");
			diag_release(&d);
			arena_release(&a);
		}
}

static void test_advice_plain(void)
{
	struct arena a = {0};
	struct diag d = {0};
	struct plan_spec s = {.table = &table[HOUSE], .pool = pool_of("rrw"), .at = 3};
	struct position p = {0};
	struct advice now;
	bool stressed[3] = {true, true, false};

	rolled_read(&p.roll, span_of("r1,r2,w3"), &s.pool, &table[HOUSE], &a, &d);
	s.discipline = 1;
	s.at = 1;
	ok(!plan_advise(&now, &s, &p, &a, &d) && now.nconvert == 1 && now.convert[1] &&
	       now.best.wound == 1 && now.best.den == 1,
	   "without re-rolls only Discipline is left");
	s.at = 2;
	s.stress = 1;
	p.stressed = stressed;
	ok(!plan_advise(&now, &s, &p, &a, &d) && now.nstress == 1 && now.stress[2],
	   "PWR-30 Stress takes only a die it has not taken");
	s.confidence = 3;
	p.batch_done = true;
	ok(!plan_advise(&now, &s, &p, &a, &d) && !now.nconfidence,
	   "PWR-28 no Confidence after Stress");
	p.batch_done = false;
	s.stress = 0;
	p.stressed = NULL;
	s.at = 6;
	s.discipline = 0;
	ok(!plan_advise(&now, &s, &p, &a, &d) && now.nconfidence == 0 && !now.best.wound,
	   "nothing is spent where nothing helps");
	diag_release(&d);
	arena_release(&a);
}

static void test_throws(void)
{
	struct arena a = {0};
	struct diag d = {0};
	struct dice_pool p = pool_of("wrb"), g = pool_of("g"), extra;
	struct rng r = rng_seed(7);
	struct roll first;
	struct buf b = {0};

	throw_pool(&first, &r, &table[HOUSE], &p, &a, &d);
	roll_text(&first, &b);
	same(buf_text(&b), "b5,r6,w4", "PWR-09 a seeded pool, best tier first");
	extra = devastating_pool(&first);
	ok(extra.count[BLACK] == 1 && extra.count[RED] == 1 && extra.count[WHITE] == 0,
	   "KW-DEVASTATING-1 one extra die for a die that shows a quadrant");
	ok(throw_pool(&first, &r, &table[HOUSE], &g, &a, &d) == -1, "no faces, no throw");
	buf_release(&b);
	diag_release(&d);
	arena_release(&a);
}

static void test_limits(void)
{
	struct diag d = {0};
	struct plan_spec s = {.table = &table[HOUSE], .pool = pool_of("20r20w"), .at = 9};
	struct chances c;

	ok(!plan_odds(&c, &s, &d), "40 dice without re-rolls are no problem");
	s.confidence = 1;
	ok(plan_odds(&c, &s, &d) == -1, "40 dice with re-rolls are an error");
	same(d.list[0].text, "too many states to plan for: use fewer dice or tokens, or --rolled",
	     "that says what to do");
	diag_clear(&d);
	s.pool = pool_of("8r");
	s.stress = 8;
	s.confidence = 8;
	s.aim = AIM_SAFE;
	ok(plan_odds(&c, &s, &d) == -1 && d.n == 1, "so are more re-rolls than can be counted");
	diag_clear(&d);
	s.pool = pool_of("+2");
	ok(!plan_odds(&c, &s, &d) && !c.wound && c.den == 1, "raw Power alone is certain");
	diag_release(&d);
}

/* -- how long it takes -- */

static double now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void time_dist(const char *pool)
{
	struct arena a = {0};
	struct diag d = {0};
	struct dist_spec s = {.table = &table[HOUSE], .pool = pool_of(pool), .cap = DIST_CAPS};
	struct dist x;
	double start = now_ms();

	dist_make(&x, &s, &a, &d);
	printf("# %s: %.2f ms\n", pool, now_ms() - start);
	arena_release(&a);
}

static void time_plan(const char *pool, int confidence, int stress, int discipline)
{
	struct diag d = {0};
	struct plan_spec s = {.table = &table[HOUSE],
			      .pool = pool_of(pool),
			      .at = 7,
			      .confidence = confidence,
			      .stress = stress,
			      .discipline = discipline};
	struct chances c;
	double start = now_ms();

	plan_odds(&c, &s, &d);
	printf("# %s with %d Confidence, %d Stress, %d Discipline: %.2f ms\n", pool, confidence,
	       stress, discipline, now_ms() - start);
}

int main(void)
{
	build_tables();
	test_exact();
	test_rng();
	test_faces();
	test_pools();
	test_rolled();
	test_tokens();
	test_count();
	test_tiers();
	test_throws();
	test_fairness();
	test_dist();
	test_dist_ask();
	test_plans();
	test_golden_plans();
	test_advice();
	test_advice_plain();
	test_limits();
	time_dist("4b3r3w");
	time_dist("7b7r6w");
	time_dist("14b13r13w");
	time_plan("bbrrrwww", 3, 0, 0);
	time_plan("bbrrww", 3, 2, 2);
	time_plan("bbrrrwww", 3, 2, 2);
	printf("1..%d\n", tests);
	return failures ? 1 : 0;
}
