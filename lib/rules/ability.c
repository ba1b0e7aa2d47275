#include "rules/ability.h"
#include "rules/spacer_move.h"
#include <string.h>
static const struct ability_row reflex = {"reflex", "Reflex"};
const struct ability_row *ability_of(const struct board *b, const struct spacer *s, const char *name) { (void)b;(void)s; return strcmp(name, "reflex") ? NULL : &reflex; }
const char *ability_shut(const struct board *b, const struct spacer *s, const struct ability_row *a, const struct ability_use *use, const char **clause) { (void)b;(void)s;(void)a;(void)use;(void)clause; return NULL; }
int ability_use(const struct rules *r, struct spacer *s, const struct ability_row *a, const struct ability_use *use) { (void)a; if (ai_opportunity(r, s, use->wish)) return -1; if (!s->dead) s->at = use->to; return 0; }
