/* Guards, pools, and patterns on which PCRE2 gives up. */
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "text/arena.h"
#include "text/mem.h"
#include "text/re.h"

#define TOO_MUCH SIZE_MAX

static int tests, failures;

static void ok(bool good, const char *name)
{
	tests++;
	failures += !good;
	printf("%s %d - %s\n", good ? "ok" : "not ok", tests, name);
}

static void asks_too_much(void *arg)
{
	struct buf *b = arg;

	buf_puts(b, "before");
	mem_strdup("lost, were it not for the pool");
	mem_alloc(TOO_MUCH);
	buf_puts(b, "never");
}

static void test_guard(void)
{
	struct mem_pool pool = {0};
	struct buf b = {0};

	ok(!mem_guard(&pool, asks_too_much, &b), "what does not fit ends the guard");
	ok(!strcmp(buf_text(&b), "before"), "what was written before stands");
	ok(pool.first, "its blocks hang in the pool");
	buf_release(&b);
	mem_release(&pool);
	ok(!pool.first, "and go with it");
}

struct nested {
	struct mem_pool inner;
	char *outer;
	bool ended;
};

static void has_a_guard_inside(void *arg)
{
	struct nested *n = arg;
	struct buf b = {0};

	n->outer = mem_strdup("outer");
	n->ended = !mem_guard(&n->inner, asks_too_much, &b);
	n->outer = mem_grow(n->outer, 100000);
	strcat(n->outer, ", grown");
}

static void test_nested(void)
{
	struct mem_pool pool = {0};
	struct nested n = {.outer = NULL};

	ok(mem_guard(&pool, has_a_guard_inside, &n) && n.ended,
	   "the innermost guard is ended alone");
	mem_release(&n.inner);
	ok(!strcmp(n.outer, "outer, grown"), "a block stays in its own pool, also when it grows");
	ok((uintptr_t)n.outer % _Alignof(max_align_t) == 0, "and is aligned for anything");
	mem_release(&pool);
}

static int closes(void *arg)
{
	asks_too_much(arg);
	return 0;
}

static void mark(void *arg)
{
	buf_puts(arg, ", closed");
}

static void with_something_open(void *arg)
{
	mem_finally(closes, mark, arg);
	buf_puts(arg, ", and on");
}

static void test_finally(void)
{
	struct mem_pool pool = {0};
	struct buf b = {0};

	ok(!mem_guard(&pool, with_something_open, &b) && !strcmp(buf_text(&b), "before, closed"),
	   "what is to be done in any case is done, and the guard behind it is ended too");
	mem_release(&pool);
}

static void *in_a_thread(void *arg)
{
	struct mem_pool pool = {0};
	long i, ended = 0;

	for (i = 0; i < 2000; i++) {
		struct buf b = {0};
		ended += !mem_guard(&pool, asks_too_much, &b) && !strcmp(buf_text(&b), "before");
		mem_release(&pool);
	}
	*(long *)arg = ended;
	return NULL;
}

static void test_threads(void)
{
	pthread_t other;
	long ended[2] = {0, 0};

	if (!pthread_create(&other, NULL, in_a_thread, &ended[0])) {
		in_a_thread(&ended[1]);
		pthread_join(other, NULL);
	}
	ok(ended[0] == 2000 && ended[1] == 2000, "two threads do not disturb each other");
}

static void test_pattern(bool fast, const char *name)
{
	struct diag d = {0};
	struct re *re = re_new("(?:a|a|a)*b", &d);
	struct buf said = {0};

	if (fast)
		re_speed_up(re);
	ok(re_match(re, span_of("aab"), 0, &d) == 1 && re_match(re, span_of("xb"), 0, &d) == 0 &&
	       !d.n,
	   "a match and none are no errors");
	ok(re_match(re, span_of("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaacb"), 0, &d) == -1 &&
	       d.status == STATUS_DATA,
	   name);
	diag_write(&d, "t", &said);
	ok(!strcmp(buf_text(&said), "t: too involved to read: match limit exceeded\n"),
	   "and says why");
	buf_release(&said);
	diag_release(&d);
	re_free(re);
}

int main(void)
{
	test_guard();
	test_nested();
	test_finally();
	test_threads();
	test_pattern(false, "a pattern that gives up is an error");
	test_pattern(true, "in machine code as well");
	printf("1..%d\n", tests);
	return failures != 0;
}
