/* An Attack as it is declared in words: whom it is against, with which weapon. */
#ifndef RULES_ATTACK_DECLARE_H
#define RULES_ATTACK_DECLARE_H

#include "rules/attack/attack.h"

/* TARGET[,TARGET ...], any unique beginning of their names. */
int attack_read_targets(const struct board *b, const char *text, struct attack *a, struct diag *d);
/* The multitool of a Spacer who has none in her gear (TRN-38); NULL for one who has. */
const struct weapon_row *bare_multitool(const struct board *b, const struct spacer *s);
/* The weapon that was named, or, for NULL, the only one carried. */
int attack_read_weapon(const struct board *b, const char *word, struct attack *a, struct diag *d);
/* A whole Attack in one text: `TARGET[,TARGET] [WEAPON] [advance=SPACE] [fallback=SPACE]
 * [ignore-reprisal]`. */
int attack_read(const struct board *b, const char *text, struct attack *a, struct diag *d);
/* Every single target with every weapon that could be attacked now, as such texts, sorted; how
 * many.
 */
int attack_offers(const struct board *b, const struct attack *a, const char ***out);

#endif
