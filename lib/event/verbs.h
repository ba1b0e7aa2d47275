/* The table of verbs: V(verb, sentence). In a sentence {key} is an argument; what stands in
 * [brackets] is left out when one of its arguments is. Every verb also takes clause= and ruling=.
 */
#ifndef EVENT_VERBS_H
#define EVENT_VERBS_H

#define EVENT_VERBS(V)                                                                             \
	/* the frame */                                                                            \
	V("call", "{tool}[ {args}]")                                                               \
	V("choice", "{point}: {value}[ of {options}][, {why}][ (--choose {point}=...)]")           \
	V("draw", "{point}: {card}[ of {cards}]")                                                  \
	V("note", "{text}")                                                                        \
	/* queries */                                                                              \
	V("cover", "cover for {to} from {from}: {answer}[, {tile}][, its {axis}][ with {weapon}]") \
	V("sight", "sight from {from} to {to}: {answer}[, {line}]")                                \
	V("range", "range from {from} to {to}: {answer}[ with {weapon}]")                          \
	V("distance", "distance from {from} to {to}: {answer}")                                    \
	V("adjacent", "{from} and {to} adjacent: {answer}")                                        \
	V("front", "{to} in front of {from}: {answer}")                                            \
	V("zone", "{to} inside Zone {x} of {from}: {answer}")                                      \
	V("seen", "{query} from {from}: [{spaces}]")                                               \
	/* dice */                                                                                 \
	V("roll", "{point}: {dice} shows {faces}[ ({symbols})][: {power} Power][, {potential} "    \
		  "Potential][, quadrants {quadrants}][; house {house}]")                          \
	V("reroll", "{with} re-rolls {die}[, {was}]: {faces}[ ({symbols})][; house {house}]")      \
	V("convert", "{with} turns {n} Potential into Power[ on {die}]")                           \
	V("result", "{what}[: {value}[ against {at}]][: {power} Power[ against AT {at}]]"          \
		    "[: {potential} Potential][, quadrants {quadrants} with the weapon's]"         \
		    "[; the weapon's own {own} at hand]")                                          \
	V("open", "{point}: the weapon's own {n} {what} is open (--confidence {how})")             \
	V("spend", "{who} spends {n} {what}[, {left} left]")                                       \
	/* what happens to a Spacer */                                                             \
	V("stress", "{who} gains {n} Stress, now {now}")                                           \
	V("adrenaline", "{who} gains {n} Adrenaline, now {now}")                                   \
	V("vitals", "{who} loses {n} Vitals, now {now}[ ({level})]")                               \
	V("breakdown", "{who} suffers a Stress Breakdown: Vitals and Stress {how}")                \
	V("damage", "{who} takes {n} damage")                                                      \
	V("mitigate", "{what} lowers the damage by {n}, to {now}")                                 \
	V("flatline", "{who} flatlines: a Flatline Check")                                         \
	V("lives", "{who} lives, at Vitals {now}")                                                 \
	V("awakens", "{who} awakens")                                                              \
	V("chain-break", "Chain Break[ by {who}]: the Attack under way ends[ for {whom} alone]")   \
	V("priority", "{who} is the Priority Target")                                              \
	V("condition",                                                                             \
	  "{who} gains the Condition {condition}[ with {tokens} tokens][ (a {from} card)]")        \
	V("no-effect", "{what} does nothing to {who}: {why}")                                      \
	V("discard", "{who} discards {what}")                                                      \
	V("flips", "{who} turns {card} over: {to}")                                                \
	V("passive", "{ability} of {who} works by itself[; house {house}]")                        \
	V("wears-off", "{what} no longer binds {who}")                                             \
	V("knockdown", "{who} is knocked down")                                                    \
	V("stands", "{who} stands up")                                                             \
	V("crash", "{who} suffers a Crash")                                                        \
	V("token", "{who} gains {n} {token}, now {now}")                                           \
	V("exert", "{who} takes an Exert card, now {now}")                                         \
	V("place", "{n} {token} into the {pool} Pool, now {now}")                                  \
	V("then", "then: {who} may {may}")                                                         \
	V("spare", "{who} will be back at the next Run in a Life Spare, {left} left")              \
	V("uploaded", "{who} is back, in a new body")                                              \
	V("true-death", "{who} is dead for good; the player creates a new character")              \
	V("dies", "{who} dies[: {why}]")                                                           \
	/* forced movement and terrain */                                                          \
	V("knockback", "{who} suffers {kind} {x}[ from {by}]")                                     \
	V("pushback", "{by} pushes {who} back {x}")                                                \
	V("lure", "{by} lures {who} {x}")                                                          \
	V("displace", "{who} is Displaced from {from} to {to}")                                    \
	V("path", "{who} goes to {to}[ by {path}][, facing {facing}]")                             \
	V("slides", "{who} slides along the edge from {at}, going {facing}")                       \
	V("stops", "{who} {why}, on {at}")                                                         \
	V("stays", "{who} stays[ on {at}][: {why}]")                                               \
	V("backs-up", "the space is taken: {who} is put on {to}")                                  \
	V("hazard", "{who} is moved onto the Dangerous space {at}: resolve what is printed there") \
	V("turns", "{who} turns to face {facing}")                                                 \
	V("destroyed", "{tile} on {at} is destroyed")                                              \
	V("survives", "{tile} is Indestructible and stays")                                        \
	V("enters", "{who} enters {tile} on {at}")                                                 \
	V("placed", "{tile} is placed on {at}")                                                    \
	V("not-placed", "{type} is not placed on {at}: {why}")                                     \
	V("taken-up", "{tile} is taken up from {at}")                                              \
	/* a Spacer's own movement */                                                              \
	V("moves", "{who} moves to {to}")                                                          \
	V("sent", "{who} is sent to {to}")                                                         \
	V("reach", "{who} can reach [{spaces}] within {n}")                                        \
	V("reveals", "{who} reveals a new Location Map from {at}[, going {facing}][; {left} "      \
		     "spaces of the move are left]")                                               \
	V("surprised", "{who} is in the light of {by}: surprised")                                 \
	/* decks and Bosses */                                                                     \
	V("bp-card", "the BP card of {who}: {card}, BP {level}, AT {at}")                          \
	V("radiated", "{n} Radiation on {who}, the AT of {card}: a Wound without a roll")          \
	V("stacked", "{what} goes on the Wound Stack of {who}: {now}[ of {of}] Wounds")            \
	V("set-aside", "{card} is set aside")                                                      \
	V("discarded", "{card} goes on the discard pile of {deck}")                                \
	V("reshuffled", "the discard pile of {deck} is shuffled in[: {n} cards]")                  \
	V("escalation", "{who} escalates: BP {level}[, {how}]")                                    \
	V("taken-out", "{card} of {deck} leaves the Incursion[, out of {from}]")                   \
	V("shuffled-in", "{card} is shuffled into {deck}")                                         \
	V("none-to-come", "no Escalation card is left for {deck}")                                 \
	V("put-under", "{card} goes under {deck}")                                                 \
	V("bonus", "{who} gains a bonus for good: {what} +{now}")                                  \
	/* the Attack */                                                                           \
	V("adds", "{who} has {what} more for the next Attack")                                     \
	V("attack", "{who} makes {kind} on {target} with {weapon}")                                \
	V("refresh", "{weapon} is {how}")                                                          \
	V("depletes", "{who} discards {n} {what} of {weapon}, {left} left")                        \
	V("discharges", "{weapon} gets a Discharge token")                                         \
	V("covered", "{who} is covered by {tile}: the best die drops one tier")                    \
	V("outcome", "{what}[ on {target}]")                                                       \
	V("wounded", "{who} is wounded: {now} of {of} Wounds")                                     \
	V("killed", "{who} dies")                                                                  \
	V("removed", "{who} is taken off the board")                                               \
	V("response", "{who} responds: {on}[, but {but}]")                                         \
	V("waits", "then: {what}[ by {who}][, {why}]")                                             \
	V("ignored", "{who} ignores {what}")                                                       \
	V("leaves", "{n} {what} into the Incoming Pool from {from}, now {now}")                    \
	V("suppressed", "{who} is suppressed: {now} tokens")                                       \
	V("noise", "{who} makes Noise: dice that are loud {loud}, quiet {quiet}")                  \
	V("noise-bonus", "{n} Potential more on die {die}")                                        \
	V("overwhelm", "no dice are left for {n} Blips: Overwhelm, {n} times")                     \
	V("spawns", "{who} appears on {at}, facing {facing}")                                      \
	V("assigned", "{n} Potential for {who}")                                                   \
	V("makes-room", "{who} makes room for {by}")                                               \
	V("revealed", "{who} is revealed[ next to {target}]: {what}")                              \
	V("put-back", "[{what}: ]the token goes back into the Blip Pool")                          \
	V("face-down", "{who} is turned face down again")                                          \
	V("specimen", "{who} is the Unique Specimen {card}, with the token {token}")               \
	V("overspawn", "no miniature of {type} is left: {who} acts at once")                       \
	V("ambush", "{who} acts at once: an ambush")                                               \
	V("first-contact", "First Contact: {type}")                                                \
	V("overwhelms", "Overwhelm: {type}")                                                       \
	V("reading", "the Scanner shows {reading}[, card {card}][; house {house}]")                \
	V("scouts", "{who} scouts {target}, {distance} away; the Light field reaches {field}"      \
		    "[; house {house}]")                                                           \
	V("provokes", "{who} provokes {target}")                                                   \
	/* the Intruders */                                                                        \
	V("activates", "{who} activates[: {as}]")                                                  \
	V("target", "{who} targets {target}[, {distance} away][, {way}][ (line {line})][: {why}]") \
	V("no-target", "{who} has no Target: {why}")                                               \
	V("protocol", "{who} performs {title} (protocol {n})")                                     \
	V("ai-card", "{who} draws {card}, AI {level}")                                             \
	V("performs", "{who} performs its {what}")                                                 \
	V("window", "a window of opportunity opens before {before}")                               \
	V("reacts", "{who} uses {ability}[ on {whom}][, to {to}][; house {house}]")                \
	V("intruder-attack", "{who} attacks {target}: {kind} {dice}")                              \
	V("no-attack", "{who} cannot attack[ {target}]: {why}")                                    \
	V("gate", "the gate holds[ for {who}]: {gate}")                                            \
	V("after", "after {what}:")                                                                \
	V("weld-broken", "{who} breaks the weld of {door}, which is open")                         \
	V("distance-to", "[{who} is {distance} from {from}][no way to {who} from {from}, {plain} " \
			 "off by plain count: behind all others]")                                 \
	V("line", "line {n}, {line}:[ {who}] {holds}[, {why}]")                                    \
	V("requirement", "{n} {title}, {requirement} for {target}: {holds}[, {taken}]")            \
	/* the turn */                                                                             \
	V("turn", "{who}: the turn {what}")                                                        \
	V("takes-back", "{who} takes back into hand: {cards}")                                     \
	V("plays",                                                                                 \
	  "{who} plays {card}[: {action}][, {how}][, card {now} of this turn][; house {house}]")   \
	V("ability", "{who} uses {ability}[ for {whom}][; house {house}]")                         \
	V("exhausts", "{who} exhausts {what}")                                                     \
	V("calms", "{who} loses {n} Stress, now {now}")                                            \
	V("catches-breath",                                                                        \
	  "{who} catches breath: at the end of the turn an Exert card and 1 Adrenaline go")        \
	V("rests", "{who} loses 1 Adrenaline, now {now}")                                          \
	V("awakening-ends", "{who} is awakened no longer: the card goes back to the supply")       \
	V("passes", "then: {to}")                                                                  \
	V("moves-back", "1 {token} moves from the Active to the Incoming Pool, now {now}")         \
	V("milled", "the Active Pool loses {n} {token}")                                           \
	V("moves-on", "{n} {token} move from the Incoming to the Active Pool")                     \
	/* gear and doors */                                                                       \
	V("reloads", "{who} reloads {weapon}: {n} Ammo more, now {now}")                           \
	V("equips", "{who} equips {what}")                                                         \
	V("stows", "{who} puts {what} into the backpack")                                          \
	V("loots", "{who} takes {what}[, {how}]")                                                  \
	V("scavenges", "{who} scavenges: {what}")                                                  \
	V("door", "{door} is now {state}[, by {who}]")                                             \
	V("extracts", "{n} {engram} of {who} becomes {into}, now {now}")                           \
	V("enabled", "{what} is in use again")                                                     \
	V("disabled", "{what} is disabled: nothing can be done with it")                           \
	/* Stratagems and Locations */                                                             \
	V("chosen", "{what} is chosen; its requirement side is up")                                \
	V("feeds", "{who} moves {n} Expertise onto {what}, now {now}")                             \
	V("unlocks", "{what} turns over to its ability side, charges {charges}")                   \
	V("uses", "{who} uses {what}[, charges left {left}]")                                      \
	V("locks", "{what} turns back to its requirement side")                                    \
	V("location", "{to} ({designation}) comes into play")                                      \
	V("location-card", "{of} is new: take its Location card ({designation})")                  \
	V("setup", "setup {how}: {text}")                                                          \
	/* the Round */                                                                            \
	V("phase", "Round {round}: {phase} phase")                                                 \
	V("countdown", "the Countdown is at {now}[, {level}]")                                     \
	V("level", "the Countdown level goes from {from} to {to}")                                 \
	V("discovery", "a Discovery on space {at} of the track, {how}[: {card}]")                  \
	V("ending", "at the end of the Round: {what}[ for {who}]")                                 \
	/* the Run and what is around it */                                                        \
	V("code", "{who} finds the code {code}: {how}")                                            \
	V("decrypts", "{who} decrypts {what} by {how}")                                            \
	V("mode", "the game is played in {mode}")                                                  \
	V("stock", "{n} {what} in stock")                                                          \
	V("run-over", "the Run is over[; the Boss is {boss}]")                                     \
	V("resets",                                                                                \
	  "{who} begins anew: Vitals {vitals}, Stress {stress}, Adrenaline {adrenaline}")          \
	V("time-crystal", "a Time Crystal takes everything back to before the Run[, {left} left]") \
	V("next", "next: {what}")                                                                  \
	V("stops-short", "{who} stops short, and the Attack ends: {why}")

#endif
