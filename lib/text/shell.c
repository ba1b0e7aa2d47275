#include "text/shell.h"

#include <string.h>

void shell_word(const char *word, struct buf *out)
{
	static const char plain[] =
	    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=.,:/+@%";

	if (*word && !word[strspn(word, plain)]) {
		buf_puts(out, word);
		return;
	}
	buf_putc(out, '\'');
	for (; *word; word++)
		buf_puts(out, *word == '\'' ? "'\\''" : (char[]){*word, '\0'});
	buf_putc(out, '\'');
}

bool shell_next(const char **text, struct buf *word)
{
	const char *p = *text + strspn(*text, " \t");
	bool quoted = false, found = *p;

	buf_clear(word);
	for (; *p && (quoted || !strchr(" \t", *p)); p++) {
		if (*p == '\'')
			quoted = !quoted;
		else if (!quoted && p[0] == '\\' && p[1] == '\'')
			buf_putc(word, *++p);
		else
			buf_putc(word, *p);
	}
	*text = p;
	return found;
}
