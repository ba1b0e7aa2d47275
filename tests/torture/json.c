/* JSON as RFC 8259 has it, and no object with a key twice. */
#include <ctype.h>
#include <string.h>

#include "plan.h"

#define DEPTH_MOST 32
#define KEYS_MOST  4096

struct json {
	const char *p;
	const char *wrong;
	int depth;
};

static bool fail(struct json *j, const char *wrong)
{
	if (!j->wrong)
		j->wrong = wrong;
	return false;
}

static void skip(struct json *j)
{
	j->p += strspn(j->p, " \t");
}

static bool escape(struct json *j)
{
	int i;

	if (strchr("\"\\/bfnrt", *j->p) && *j->p) {
		j->p++;
		return true;
	}
	if (*j->p++ != 'u')
		return fail(j, "an escape that JSON does not have");
	for (i = 0; i < 4; i++)
		if (!isxdigit((unsigned char)*j->p++))
			return fail(j, "an escape that JSON does not have");
	return true;
}

static bool string(struct json *j, struct span *out)
{
	const char *start = ++j->p;

	while (*j->p && *j->p != '"') {
		if ((unsigned char)*j->p < 0x20)
			return fail(j, "a control character in a string");
		if (*j->p++ == '\\' && !escape(j))
			return false;
	}
	*out = (struct span){start, (size_t)(j->p - start)};
	return *j->p++ == '"' ? true : fail(j, "a string without an end");
}

static bool digits(struct json *j)
{
	size_t n = strspn(j->p, "0123456789");

	j->p += n;
	return n ? true : fail(j, "a number without digits");
}

static bool number(struct json *j)
{
	j->p += *j->p == '-';
	if (*j->p == '0' && isdigit((unsigned char)j->p[1]))
		return fail(j, "a number that begins with 0");
	if (!digits(j))
		return false;
	if (*j->p == '.' && (j->p++, !digits(j)))
		return false;
	if (*j->p == 'e' || *j->p == 'E') {
		j->p++;
		j->p += *j->p == '+' || *j->p == '-';
		return digits(j);
	}
	return true;
}

static bool value(struct json *j);

static bool new_key(struct json *j, struct span key, struct span *keys, int *n)
{
	int i;

	for (i = 0; i < *n; i++)
		if (keys[i].n == key.n && !memcmp(keys[i].p, key.p, key.n))
			return fail(j, "an object with a key twice");
	if (*n == KEYS_MOST)
		return fail(j, "an object with thousands of keys");
	keys[(*n)++] = key;
	return true;
}

/* One `"key":` of an object, or nothing of an array. */
static bool before_value(struct json *j, bool object, struct span *keys, int *n)
{
	struct span key;

	if (!object)
		return true;
	if (*j->p != '"' || !string(j, &key) || !new_key(j, key, keys, n))
		return fail(j, "a key that is no string");
	skip(j);
	return *j->p++ == ':' ? true : fail(j, "a key without its colon");
}

static bool members(struct json *j, bool object)
{
	static struct span keys[DEPTH_MOST + 1][KEYS_MOST];
	char end = object ? '}' : ']';
	int n = 0;

	if (++j->depth > DEPTH_MOST)
		return fail(j, "too deep");
	j->p++;
	skip(j);
	while (*j->p != end || n) {
		if (!before_value(j, object, keys[j->depth], &n) || !value(j))
			return false;
		skip(j);
		if (*j->p == end)
			break;
		if (*j->p++ != ',')
			return fail(j, "no comma between two members");
		skip(j);
		n += !object && !n; /* behind a comma there is one more */
	}
	j->p++;
	j->depth--;
	return true;
}

static bool word(struct json *j, const char *w)
{
	if (strncmp(j->p, w, strlen(w)) != 0)
		return fail(j, "no value");
	j->p += strlen(w);
	return true;
}

static bool value(struct json *j)
{
	struct span ignored;

	skip(j);
	switch (*j->p) {
	case '{':
	case '[':
		return members(j, *j->p == '{');
	case '"':
		return string(j, &ignored);
	case 't':
		return word(j, "true");
	case 'f':
		return word(j, "false");
	case 'n':
		return word(j, "null");
	default:
		return number(j);
	}
}

const char *json_unfit(const char *text)
{
	struct json j = {.p = text};

	while (*j.p && !j.wrong) {
		if (*j.p != '{')
			return "a line that is no object";
		if (value(&j) && *j.p++ != '\n')
			fail(&j, "more than one value on a line");
	}
	return j.wrong;
}
