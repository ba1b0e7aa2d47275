/* Which bytes may stand in our texts: UTF-8 without control and bidi characters. */
#ifndef TEXT_UTF8_H
#define TEXT_UTF8_H

#include <stddef.h>
#include <stdint.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* NULL if the text is fit to be read, else what is wrong with it; *offset is where. A tab is fit.
 */
const char *utf8_unfit(const char *s, size_t n, size_t *offset);

/* The code point at s, of a text that is fit; *n is how many bytes it takes. */
uint32_t utf8_code(const char *s, size_t *n);
/* How many columns of a terminal the text takes, two for the wide letters of East Asia and for
 * pictographs, none for marks that combine. */
int utf8_columns(const char *s, size_t n);

#endif
