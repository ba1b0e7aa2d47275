/* The table of verbs: V(verb, sentence). In a sentence {key} is an argument; what stands in
 * [brackets] is left out when one of its arguments is. Every verb also takes clause= and ruling=.
 */
#ifndef EVENT_VERBS_H
#define EVENT_VERBS_H

#define EVENT_VERBS(V)                                                                         \
	/* the frame */                                                                        \
	V("call", "{tool}[ {args}]")                                                           \
	V("choice", "{point}: {value}[ of {options}][, {why}][ (--choose {point}=...)]")       \
	V("draw", "{point}: {card}[ of {cards}]")                                              \
	V("note", "{text}")                                                                    \
	/* queries */                                                                          \
	V("cover", "{to} [{answer} ]cover from {from}[: {tile}][, {why}]")                     \
	V("sight", "{from} [{answer} ]{to}[: {line}][, {why}]")                                \
	V("range", "{from} to {to}: {answer}[, {why}]")                                        \
	V("distance", "{from} to {to}: {answer}[, {why}]")                                     \
	V("adjacent", "{from} and {to}: {answer}[, {why}]")                                    \
	V("front", "{to} is {answer} of {from}[, {why}]")                                      \
	V("zone", "{to} is {answer} Zone {x} of {from}")                                       \
	/* dice */                                                                             \
	V("roll", "{point}: {dice} shows {faces}[: {power} Power][, {potential} Potential][, " \
		  "{quadrants} quadrants]")                                                    \
	V("reroll", "{with} re-rolls {die}: {faces}")                                          \
	V("convert", "{with} turns {n} Potential into Power")                                  \
	V("result", "{what}[: {value}][ against {at}]")                                        \
	V("spend", "{who} spends {n} {what}[, {left} left]")                                   \
	/* what happens to a Spacer */                                                         \
	V("stress", "{who} gains {n} Stress, now {now}")                                       \
	V("vitals", "{who} loses {n} Vitals, now {now}")                                       \
	V("adrenaline", "{who} gains {n} Adrenaline, now {now}")                               \
	V("breakdown", "{who} suffers a Stress Breakdown[: {card}]")                           \
	V("dies", "{who} dies[: {why}]")

#endif
