/* Which bytes may stand in our texts: UTF-8 without control and bidi characters. */
#ifndef TEXT_UTF8_H
#define TEXT_UTF8_H

#include <stddef.h>

/* NULL if the text is fit to be read, else what is wrong with it; *offset is where. A tab is fit.
 */
const char *utf8_unfit(const char *s, size_t n, size_t *offset);

#endif
