/* JSON as all our tools write it: an object a line, which begins with what every one has, and is
 * of one of these kinds. data/schema has a file a kind, enorm-json(5) a paragraph. */
#ifndef TEXT_JSON_H
#define TEXT_JSON_H

#include "text/buf.h"

/* KIND(id, word) */
#define JSON_KINDS(K)           \
	K(EVENT, "event")       \
	K(REFUSED, "refused")   \
	K(QUESTION, "question") \
	K(ERROR, "error")       \
	K(WARNING, "warning")   \
	K(BRANCH, "branch")     \
	K(BOARD, "board")       \
	K(ANSWER, "answer")     \
	K(SPACES, "spaces")     \
	K(ATTACK, "attack")     \
	K(REACH, "reach")       \
	K(ROUTE, "route")       \
	K(THREAT, "threat")     \
	K(ACTION, "action")     \
	K(ABILITY, "ability")   \
	K(ODDS, "odds")         \
	K(POSITION, "position") \
	K(BEST, "best")         \
	K(WORST, "worst")       \
	K(READINGS, "readings") \
	K(ADVICE, "advice")     \
	K(FACES, "faces")       \
	K(ROW, "row")

enum json_kind {
#define K(id, word) JSON_##id,
	JSON_KINDS(K)
#undef K
};

/* Starts an object; the caller goes on with `,"key":...`, keys that are none of v, tool, board and
 * kind, and the closing brace. */
void json_object(struct buf *out, const char *tool, long board, enum json_kind kind);

/* `["a","b"]`: the words of a text that any of these characters part; none of NULL. */
void json_words(struct buf *out, const char *text, const char *between);
/* `["expertise 1","exhaust"]`: names parted by commas or blanks, each with the number behind it. */
void json_names(struct buf *out, const char *list);
/* `,"key":["COV-04","COV-05"]`, of ids parted by commas or blanks. */
void json_ids(struct buf *out, const char *key, const char *ids);
/* `{"text":"...","clause":[...]}` */
void json_reason(const char *text, const char *clause, struct buf *out);
/* `["one thing","another"]`: the same, parted by a text of several characters. */
void json_parts(struct buf *out, const char *text, const char *between);

#endif
