#include "text/utf8.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Length of the well-formed sequence at s, 0 if it is broken; *code is its code point. */
static size_t sequence(const unsigned char *s, size_t n, uint32_t *code)
{
	static const struct {
		unsigned char mask, lead;
		uint32_t least;
	} shape[] = {{0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
	size_t extra, i;

	for (extra = 1; extra <= 3; extra++)
		if ((s[0] & shape[extra - 1].mask) == shape[extra - 1].lead)
			break;
	if (extra > 3 || extra >= n)
		return 0;
	*code = s[0] & (unsigned char)~shape[extra - 1].mask;
	for (i = 1; i <= extra; i++) {
		if ((s[i] & 0xc0) != 0x80)
			return 0;
		*code = *code << 6 | (s[i] & 0x3f);
	}
	if (*code < shape[extra - 1].least || *code > 0x10ffff ||
	    (*code >= 0xd800 && *code <= 0xdfff))
		return 0;
	return extra + 1;
}

static const char *unfit_code(uint32_t c)
{
	if (c >= 0x80 && c < 0xa0)
		return "a control character";
	if (c == 0x2028 || c == 0x2029)
		return "a line separator";
	if (c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
	    (c >= 0x2066 && c <= 0x2069))
		return "a character that turns the direction of writing";
	if (c == 0xfeff || c == 0xfffe || c == 0xffff)
		return "a byte order mark inside the text";
	return NULL;
}

static bool plain8(const char *s)
{
	uint64_t w;

	memcpy(&w, s, 8);
	/* every byte in 0x20..0x7e: no high bit, none below 0x20, none 0x7f */
	return !((w | (w - 0x2020202020202020u) | (w + 0x0101010101010101u)) & 0x8080808080808080u);
}

/* How many letters of ASCII it begins with. */
static size_t plain(const char *s, size_t n)
{
	size_t i = 0;

	while (n - i >= 8 && plain8(s + i))
		i += 8;
	while (i < n && s[i] >= 0x20 && s[i] < 0x7f)
		i++;
	return i;
}

const char *utf8_unfit(const char *s, size_t n, size_t *offset)
{
	size_t i;

	for (i = plain(s, n); i < n; i += plain(s + i, n - i)) {
		unsigned char c = (unsigned char)s[i];
		uint32_t code = 0;
		size_t len;
		const char *why;

		*offset = i;
		if (c < 0x80) {
			if (c == 0)
				return "a NUL byte";
			if ((c < 0x20 && c != '\t') || c == 0x7f)
				return "a control character";
			i++;
			continue;
		}
		len = sequence((const unsigned char *)s + i, n - i, &code);
		if (!len)
			return "a byte that is not UTF-8";
		why = unfit_code(code);
		if (why)
			return why;
		i += len;
	}
	return NULL;
}

uint32_t utf8_code(const char *s, size_t *n)
{
	uint32_t code = (unsigned char)s[0];

	*n = code < 0x80 ? 1 : sequence((const unsigned char *)s, strnlen(s, 4), &code);
	if (!*n)
		*n = 1;
	return code;
}

static int columns_of(uint32_t c)
{
	static const struct {
		uint32_t first, last;
		int columns;
	} ranges[] = {
	    {0x0300, 0x036f, 0},   {0x200b, 0x200d, 0},	  {0x20d0, 0x20f0, 0}, {0xfe00, 0xfe0f, 0},
	    {0x1100, 0x115f, 2},   {0x2e80, 0x303e, 2},	  {0x3041, 0xa4cf, 2}, {0xac00, 0xd7a3, 2},
	    {0xf900, 0xfaff, 2},   {0xfe30, 0xfe6f, 2},	  {0xff00, 0xff60, 2}, {0xffe0, 0xffe6, 2},
	    {0x1f300, 0x1faff, 2}, {0x20000, 0x3fffd, 2},
	};
	size_t i;

	for (i = 0; i < sizeof ranges / sizeof *ranges; i++)
		if (c >= ranges[i].first && c <= ranges[i].last)
			return ranges[i].columns;
	return 1;
}

int utf8_columns(const char *s, size_t n)
{
	const char *end = s + n;
	int columns = 0;
	size_t one;

	while (s < end) {
		columns += columns_of(utf8_code(s, &one));
		s += one;
	}
	return columns;
}
