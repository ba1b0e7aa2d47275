/* What happens to a Spacer: Vitals, Stress, Adrenaline, Conditions, flatline, breakdown, death.
 * Every function returns 0, or -1 with the diag; whether the Spacer lives is in its record. All of
 * them do nothing to the dead. `clause` is the clause that brings the harm, for its event. */
#ifndef RULES_HARM_HARM_H
#define RULES_HARM_HARM_H

#include "rules/rules.h"

#define STAT_MOST 9 /* Vitals, Stress and Adrenaline run from 0 to 9 (RUB-01) */

/* Vitals down by n, then the Flatline Check below 1, then the Breakdown (DMG-01..05, RI-35). */
int harm_vitals(const struct rules *r, struct spacer *s, int n, const char *clause);
/* Stress and Adrenaline up by n; over 9 kills (DIE-01, DIE-02). */
int harm_stress(const struct rules *r, struct spacer *s, int n, const char *clause);
int harm_adrenaline(const struct rules *r, struct spacer *s, int n, const char *clause);
/* Stress without its Breakdown, for what is paid inside a Flatline Check (RI-35). */
int harm_stress_paid(const struct rules *r, struct spacer *s, int n, const char *clause);
/* TOKEN_RADIATION or TOKEN_INFECTION; the fifth kills, each kind counted alone (RI-37). */
int harm_tokens(const struct rules *r, struct spacer *s, enum token_word kind, int n);
/* A Condition card, once (CND-11..13). */
int harm_condition(const struct rules *r, struct spacer *s, const char *name, const char *clause);
/* The Knockdown Condition, falling side up; nothing to one who has it (RA-39). */
int harm_knockdown(const struct rules *r, struct spacer *s, const char *clause);
/* 1 Vitals, its Flatline Check, then Knockdown (KW-CRASH-2, KW-CRASH-3). Never reduced. Inside an
 * Attack an Awakening's Chain Break spares the Knockdown (RO-27). */
int harm_crash(const struct rules *r, struct spacer *s, const char *clause);
/* One more Exert card, `card NAME exert`; the third kills (DIE-06). To be called when the extra
 * action has been resolved (DIE-07). */
int harm_exert(const struct rules *r, struct spacer *s);
/* By the third of them, unless something else has killed her. */
int harm_exert_death(const struct rules *r, struct spacer *s);
bool card_is_exert(const struct board *b, const struct card *c);
int exert_cards(const struct board *b, const struct spacer *s);
/* Death, and a Life Spare or True Death after it. `dead spare` is a Spacer whose Life Spare is
 * paid: back at the next Run. `dead` alone stays so. */
int harm_kill(const struct rules *r, struct spacer *s, const char *why, const char *clause);
/* What an ability added to the next Attack Roll is used up, or lost with her. */
void harm_drop_bonus(struct board *b, const struct spacer *s);
/* The stock of Life Spares, shared by the group, is `supply life-spares N`; by other readings of
 * RO-81 it is each Spacer's own, of that name. A board without any does not count them. */
const char *life_spares_of(const struct board *b, const struct spacer *s);

/* Damage that nothing lowers. */
int harm_damage(const struct rules *r, struct spacer *s, int damage);
/* The damage of an Attack, which its victim may lower: a rolled 0 stays 0, else at least 1 is left
 * (RI-28, IAT-08). `dealt` gets what is left (RI-31). */
int harm_attack(const struct rules *r, struct spacer *s, int rolled, int *dealt);
/* What a gate on damage reads: what was dealt after mitigation, or the Power rolled (IAT-12,
 * RI-31). */
int damage_at_gates(const struct board *b, int rolled, int dealt);

bool spacer_has_condition(const struct board *b, const struct spacer *s, const char *name);

#endif
