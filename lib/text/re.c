#define PCRE2_CODE_UNIT_WIDTH 8
#include "text/re.h"

#include <pcre2.h>

#include "text/mem.h"

#define MATCH_LIMIT 200000

struct re {
	pcre2_code *code;
	pcre2_match_data *found;
	pcre2_match_context *limits;
	const PCRE2_SIZE *at; /* where the groups of the last match are */
	const char *text;
	bool fast;
};

/* PCRE2 takes its memory from ours, so that a guard can be returned to from anywhere here. */
static void *give(PCRE2_SIZE size, void *unused)
{
	(void)unused;
	return mem_try_alloc(size);
}

static void take_back(void *p, void *unused)
{
	(void)unused;
	mem_free(p);
}

static void *made(void *p)
{
	if (!p)
		mem_fail();
	return p;
}

static int not_a_pattern(const char *option, const char *pattern, int error, size_t at,
			 struct diag *d)
{
	PCRE2_UCHAR why[128];

	pcre2_get_error_message(error, why, COUNT(why));
	return diag_usage(d, "--%s '%s': at character %zu: %s", option, pattern, at + 1,
			  (const char *)why);
}

static int compile(struct re *re, const char *option, const char *pattern,
		   pcre2_general_context *memory, struct diag *d)
{
	pcre2_compile_context *with = made(pcre2_compile_context_create(memory));
	PCRE2_SIZE at;
	int error;

	re->code =
	    pcre2_compile((PCRE2_SPTR)pattern, PCRE2_ZERO_TERMINATED,
			  (option ? 0 : PCRE2_ANCHORED) | PCRE2_DOLLAR_ENDONLY, &error, &at, with);
	pcre2_compile_context_free(with);
	if (re->code)
		return 0;
	if (error == PCRE2_ERROR_HEAP_FAILED)
		mem_fail();
	if (option)
		return not_a_pattern(option, pattern, error, (size_t)at, d);
	return diag_bug(d, "our pattern is broken at %zu", (size_t)at);
}

static struct re *make(const char *option, const char *pattern, struct diag *d)
{
	pcre2_general_context *memory = made(pcre2_general_context_create(give, take_back, NULL));
	struct re *re = mem_zeroed(1, sizeof *re);

	if (compile(re, option, pattern, memory, d)) {
		re_free(re);
		re = NULL;
	} else {
		re->found = made(pcre2_match_data_create_from_pattern(re->code, memory));
		re->limits = made(pcre2_match_context_create(memory));
		re->at = pcre2_get_ovector_pointer(re->found);
		pcre2_set_match_limit(re->limits, MATCH_LIMIT);
	}
	pcre2_general_context_free(memory);
	return re;
}

struct re *re_new(const char *pattern, struct diag *d)
{
	return make(NULL, pattern, d);
}

struct re *re_typed(const char *option, const char *pattern, struct diag *d)
{
	return make(option, pattern, d);
}

void re_free(struct re *re)
{
	if (!re)
		return;
	pcre2_match_context_free(re->limits);
	pcre2_match_data_free(re->found);
	pcre2_code_free(re->code);
	mem_free(re);
}

void re_speed_up(struct re *re)
{
	if (!re->fast)
		re->fast = !pcre2_jit_compile(re->code, PCRE2_JIT_COMPLETE);
}

/* Neither a match nor none: PCRE2 gave up. */
static int gave_up(int error, struct diag *d)
{
	PCRE2_UCHAR why[128];

	if (error == PCRE2_ERROR_NOMEMORY)
		mem_fail();
	pcre2_get_error_message(error, why, COUNT(why));
	return diag_set(d, "too involved to read: %s", (const char *)why);
}

int re_match(struct re *re, struct span text, size_t start, struct diag *d)
{
	PCRE2_SPTR p = (PCRE2_SPTR)text.p;
	int n = PCRE2_ERROR_JIT_STACKLIMIT;

	re->text = text.p;
	if (re->fast)
		n = pcre2_jit_match(re->code, p, text.n, start, 0, re->found, re->limits);
	if (n == PCRE2_ERROR_JIT_STACKLIMIT || n == PCRE2_ERROR_JIT_BADOPTION) /* (*NO_JIT) */
		n = pcre2_match(re->code, p, text.n, start, PCRE2_NO_JIT, re->found, re->limits);
	if (n > 0)
		return 1;
	return n == PCRE2_ERROR_NOMATCH ? 0 : gave_up(n, d);
}

struct span re_group(const struct re *re, int i)
{
	const PCRE2_SIZE *at = re->at + 2 * i;

	if (at[0] == PCRE2_UNSET)
		return (struct span){NULL, 0};
	return (struct span){re->text + at[0], at[1] - at[0]};
}

size_t re_end(const struct re *re)
{
	return re->at[1];
}
