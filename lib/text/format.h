/* vsnprintf() for formats that are nearly always made of %s, %.*s, %c, %d, %ld and %%: it takes ten
 * times as long to begin with. */
#ifndef TEXT_FORMAT_H
#define TEXT_FORMAT_H

#include <stdarg.h>
#include <stddef.h>

/* As vsnprintf(); the arguments may be gone through again. */
int format_text(char *out, size_t size, const char *format, va_list ap)
    __attribute__((format(printf, 3, 0)));

/* The digits of a number, at most 20 and a sign, before `end`; where they begin. */
char *format_number(char *end, long v);

#endif
