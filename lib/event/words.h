/* An argument of an event as players say it: what stands behind ~ in a sentence. */
#ifndef EVENT_WORDS_H
#define EVENT_WORDS_H

#include "event/event.h"

/* The value of that key in words; false, and nothing written, where nobody would say it. */
bool event_words(const struct event *e, const char *key, const char *value, struct buf *out);

#endif
