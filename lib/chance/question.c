#include "chance/question.h"

#include <stddef.h>

const char *const ask_words[] = {
#define A(id, word) word,
    ASKS(A)
#undef A
	NULL};
