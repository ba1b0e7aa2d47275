#include "rules/turn/secret.h"
#include "board/keyed.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/harm/able.h"
#include "rules/harm/condition.h"
#include "rules/turn/suffer.h"

enum { CODE_RESOLVED = 1, CODE_LEFT = 2 };

/* ---- codes ---- */

struct refusal code_refusal(const struct board *b, const char *digits)
{
	const struct flag *f = flag_find(b, FLAG_CODE, digits);

	if (strlen(digits) != 4 || digits[strspn(digits, "0123456789")])
		return refuse("SEC-01", "a code has four digits");
	if (!f)
		return ALLOWED;
	/* SEC-03: once; SEC-02, RULING: RO-84 at once or never. */
	return f->value == CODE_LEFT ? refuse("SEC-02", "it was passed over when found")
				     : refuse("SEC-03", "its paragraph was resolved");
}

/* SEC-05, RULING: RO-83 the Power of two black dice. */
static int pay_mistake(const struct rules *r, struct spacer *s)
{
	struct suffering x = {.rolls_stress = true, .asked = {[HARM_STRESS] = true}};

	x.stress_dice.count[BLACK] = 2;
	return suffer(r, s, &x);
}

int code_find(const struct rules *r, struct spacer *s, const char *digits, bool unmarked)
{
	static const char *const ways[] = {"read", "leave"};
	const char *point = rules_point_key(r, NULL, POINT_CODE, digits);
	int way = choose_at(r, point, ways, 2, 0, "one may look it up now [SEC-01]");
	struct flag *f;

	if (way < 0)
		return -1;
	if (!way && unmarked) { /* the wrong paragraph: this code's own is still unread */
		EVENT(r->board, CODE, "who=%s code=%s how=%s clause=SEC-05", s->record.name, digits,
		      "opened without a check mark");
		return pay_mistake(r, s);
	}
	f = flag_set(r->board, FLAG_CODE, digits);
	f->value = way ? CODE_LEFT : CODE_RESOLVED;
	EVENT(r->board, CODE, "who=%s code=%s how=%s clause=%s ruling=%s", s->record.name, digits,
	      way ? "passed over, for good" : "to be read and resolved now",
	      way ? "SEC-02" : "SEC-01", way ? "RO-84" : NULL);
	return 0;
}

/* ---- script ---- */

/* A card that quantum decrypts says so by its keyword. */
static bool decrypts(const struct board *b, const struct gear *g)
{
	const struct gear_row *row = gear_item(b, g);

	return row && !g->disabled && has_keyword(row->keywords, KEYWORD_QUANTUM_DECRYPTION, NULL);
}

struct refusal script_refusal(const struct board *b, const struct spacer *s, const struct script *x)
{
	enum deed what = x->quantum ? DEED_ABILITY : DEED_ACTION;
	struct refusal no = deed_now_refusal(b, s, what); /* SEC-10: an ability */

	if (!no.reason) /* RULING: RT-145 */
		no = deed_there_refusal(b, s, what);
	if (no.reason)
		return no;
	/* SEC-07: an instruction, or the ability whose text is one. */
	if (!x->instructed && !x->quantum)
		return refuse("SEC-07", "nothing says that it may be read");
	if (x->rule) /* SEC-08: its own rule is all it takes */
		return x->quantum ? refuse("SEC-08", "the script has a rule of its own") : ALLOWED;
	/* SEC-09, SEC-10: without a rule it is quantum encrypted. */
	if (!x->quantum)
		return refuse("SEC-09,SEC-10",
			      "it is quantum encrypted and asks for quantum decryption");
	if (!decrypts(b, x->quantum))
		return refuse("SEC-10", "that card does not quantum decrypt");
	return allow_if(!x->quantum->exhausted, "GEA-25", "it is exhausted");
}

int script_read(const struct rules *r, struct spacer *s, const struct script *x)
{
	if (x->quantum) { /* SEC-11: Inner Dark, and the card leaves the game */
		EVENT(r->board, TOKEN, "who=%s n=1 token=%s now=%d clause=SEC-11", s->record.name,
		      "Inner Dark",
		      token_gain(r->board, s->record.name, token_words[TOKEN_INNER_DARK], 1));
		EVENT(r->board, DISCARD, "who=%s what=%s clause=SEC-11", s->record.name,
		      x->quantum->record.name);
		board_remove(r->board, &x->quantum->record);
	}
	EVENT(r->board, DECRYPTS, "who=%s what=%s how=%s clause=%s", s->record.name, x->name,
	      x->rule ? x->rule : "quantum decryption", x->rule ? "SEC-08" : "SEC-10");
	return 0;
}
