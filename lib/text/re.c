#define PCRE2_CODE_UNIT_WIDTH 8
#include "text/re.h"

#include <pcre2.h>
#include <stdlib.h>

#include "text/arena.h"

#define MATCH_LIMIT 200000

struct re {
	pcre2_code *code;
	pcre2_match_data *found;
	pcre2_match_context *limits;
	const PCRE2_SIZE *at; /* where the groups of the last match are */
	const char *text;
	bool fast;
};

struct re *re_new(const char *pattern, struct diag *d)
{
	int error;
	PCRE2_SIZE at;
	pcre2_code *code = pcre2_compile((PCRE2_SPTR)pattern, PCRE2_ZERO_TERMINATED,
					 PCRE2_ANCHORED | PCRE2_DOLLAR_ENDONLY, &error, &at, NULL);
	struct re *re;

	if (!code) {
		diag_bug(d, "our pattern is broken at %zu", (size_t)at);
		return NULL;
	}
	re = mem_alloc(sizeof *re);
	re->code = code;
	re->found = pcre2_match_data_create_from_pattern(code, NULL);
	re->limits = pcre2_match_context_create(NULL);
	re->at = pcre2_get_ovector_pointer(re->found);
	re->fast = false;
	pcre2_set_match_limit(re->limits, MATCH_LIMIT);
	return re;
}

void re_free(struct re *re)
{
	if (!re)
		return;
	pcre2_match_context_free(re->limits);
	pcre2_match_data_free(re->found);
	pcre2_code_free(re->code);
	free(re);
}

void re_speed_up(struct re *re)
{
	if (!re->fast)
		re->fast = !pcre2_jit_compile(re->code, PCRE2_JIT_COMPLETE);
}

bool re_match(struct re *re, struct span text, size_t start)
{
	int n;

	re->text = text.p;
	if (re->fast)
		n = pcre2_jit_match(re->code, (PCRE2_SPTR)text.p, text.n, start, 0, re->found,
				    re->limits);
	else
		n = pcre2_match(re->code, (PCRE2_SPTR)text.p, text.n, start, 0, re->found,
				re->limits);
	return n > 0;
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
