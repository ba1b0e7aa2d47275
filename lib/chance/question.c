#include "chance/question.h"

#include <stddef.h>

const char *const ask_words[] = {
#define A(id, word, answer) #word,
    ASKS(A)
#undef A
	NULL,
};

const enum answer_kind ask_answers[] = {
#define A(id, word, answer) ANSWER_##answer,
    ASKS(A)
#undef A
};
