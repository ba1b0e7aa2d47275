/* The table of verbs: V(id, verb, sentence). In a sentence {key} is an argument; what stands in
 * [brackets] is left out when one of its arguments is, <key:none:one:many> is the part that goes
 * with the number, ~{key} is said in words, see words.h, what stands behind | is never told. A verb
 * takes the arguments of its sentence, clause= and ruling=, and no other. */
#ifndef EVENT_VERBS_H
#define EVENT_VERBS_H

#define EVENT_VERBS(V)                                                                             \
	/* the frame */                                                                            \
	V(CALL, "call", "{tool}[ {args}]|{rng}")                                                   \
	V(CHOICE, "choice",                                                                        \
	  "{point}: {value}[ rather than ~{options}][: {why}][ (--choose {point}=...)]")           \
	V(DRAW, "draw", "drawn for {point}: {card}[ of {cards}]")                                  \
	V(NOTE, "note", "{text}")                                                                  \
	/* queries */                                                                              \
	V(COVER, "cover",                                                                          \
	  "cover for {to} from {from}: {answer}[, {tile}][, its {axis}][ with {weapon}]|{ranged}") \
	V(SIGHT, "sight", "sight from {from} to {to}: {answer}[, {line}]|{weapon}")                \
	V(RANGE, "range", "range from {from} to {to}: {answer}[ with {weapon}]")                   \
	V(DISTANCE, "distance", "distance from {from} to {to}: {answer}")                          \
	V(ADJACENT, "adjacent", "{from} and {to} adjacent: {answer}")                              \
	V(FRONT, "front", "{to} in front of {from}: {answer}")                                     \
	V(ZONE, "zone", "{to} inside Zone {x} of {from}: {answer}")                                \
	V(SEEN, "seen", "{query} from {from}: [{spaces}]")                                         \
	/* dice */                                                                                 \
	V(ROLL, "roll",                                                                            \
	  "{point}: ~{dice}[ rolled {faces}][ ({symbols})][: {power} Power][, {potential} "        \
	  "Potential][, <quadrants:no quadrant:1 quadrant:{quadrants} quadrants>][; house "        \
	  "{house}]")                                                                              \
	V(REROLL, "reroll",                                                                        \
	  "{with} re-rolls {which}:[ {was} becomes] {faces}[ ({symbols})][; house {house}]")       \
	V(CONVERT, "convert", "{with} turns {n} Potential into Power[ on {which}]")                \
	V(RESULT, "result",                                                                        \
	  "{what}[: {value}[ against {at}]][: {power} Power[ against AT {at}]]"                    \
	  "[: {potential} Potential; a die with 1 or more is loud][, <quadrants:no quadrant:1 "    \
	  "quadrant:{quadrants} quadrants> "                                                       \
	  "with the weapon's]"                                                                     \
	  "[; the weapon's own {own} {used}]")                                                     \
	V(OPEN, "open",                                                                            \
	  "{point}: {n} {what} of the weapon may still be used (--confidence {how})")              \
	V(SPEND, "spend", "{who} spends {n} ~{what}[, {left} left]")                               \
	/* what happens to a Spacer */                                                             \
	V(STRESS, "stress", "{who} gains {n} Stress, now {now}")                                   \
	V(ADRENALINE, "adrenaline", "{who} gains {n} Adrenaline, now {now}")                       \
	V(VITALS, "vitals", "{who} loses {n} Vitals, now {now}[ ({level})]")                       \
	V(BREAKDOWN, "breakdown", "{who} suffers a Stress Breakdown: Vitals and Stress {how}")     \
	V(DAMAGE, "damage", "{who} takes {n} damage")                                              \
	V(MITIGATE, "mitigate", "{what} lowers the damage by {n}, to {now}")                       \
	V(FLATLINE, "flatline", "{who} flatlines: a Flatline Check")                               \
	V(LIVES, "lives", "{who} lives, at Vitals {now}")                                          \
	V(AWAKENS, "awakens", "{who} awakens")                                                     \
	V(CHAIN_BREAK, "chain-break",                                                              \
	  "Chain Break[ by {who}]: the Attack under way ends[ for {whom} alone]")                  \
	V(PRIORITY, "priority", "{who} is the Priority Target")                                    \
	V(CONDITION, "condition",                                                                  \
	  "{who} gains the Condition {condition}[ with <tokens:no tokens:1 token:{tokens} "        \
	  "tokens>][ (a {from} card)]")                                                            \
	V(NO_EFFECT, "no-effect", "{what} does nothing[ to ~{who}]: {why}")                        \
	V(DISCARD, "discard", "{who} discards {what}")                                             \
	V(FLIPS, "flips", "{who} turns {card} over: {to}")                                         \
	V(PASSIVE, "passive", "{ability} of {who} works by itself[; house {house}]")               \
	V(WEARS_OFF, "wears-off", "{what} no longer binds {who}")                                  \
	V(KNOCKDOWN, "knockdown", "{who} is knocked down")                                         \
	V(STANDS, "stands", "{who} stands up")                                                     \
	V(CRASH, "crash", "{who} suffers a Crash")                                                 \
	V(TOKEN, "token", "{who} gains {n} {token}, now {now}")                                    \
	V(EXERT, "exert", "{who} takes an Exert card, now {now}")                                  \
	V(PLACE, "place", "{n} ~{token} <n:go:goes:go> into the ~{pool} Pool, now {now}")          \
	V(THEN, "then", "then: {who} may {may}[ ({how})]")                                         \
	V(SPARE, "spare", "{who} will be back at the next Run in a Life Spare, {left} left")       \
	V(UPLOADED, "uploaded", "{who} is back, in a new body")                                    \
	V(TRUE_DEATH, "true-death", "{who} is dead for good; the player creates a new character")  \
	V(DIES, "dies", "{who} dies[: {why}]")                                                     \
	/* forced movement and terrain */                                                          \
	V(KNOCKBACK, "knockback", "{who} suffers {kind} {x}[ from {by}]")                          \
	V(PUSHBACK, "pushback", "{by} pushes {who} back {x}")                                      \
	V(LURE, "lure", "{by} lures {who} {x}")                                                    \
	V(DISPLACE, "displace", "{who} is Displaced from {from} to {to}")                          \
	V(PATH, "path", "{who} goes to {to}[ by {path}][, facing ~{facing}]")                      \
	V(SLIDES, "slides", "{who} slides along the edge from {at}, going ~{facing}")              \
	V(STOPS, "stops", "{who} {why}, on {at}")                                                  \
	V(STAYS, "stays", "{who} stays[ on {at}][: {why}]")                                        \
	V(BACKS_UP, "backs-up", "the space is taken: {who} is put on {to}")                        \
	V(HAZARD, "hazard",                                                                        \
	  "{who} is moved onto the Dangerous space {at}: resolve what is printed there")           \
	V(TURNS, "turns", "{who} turns to face ~{facing}")                                         \
	V(DESTROYED, "destroyed", "{tile} on ~{spaces} is destroyed")                              \
	V(SURVIVES, "survives", "{tile} is Indestructible and stays")                              \
	V(ENTERS, "enters", "{who} enters {tile} on {at}")                                         \
	V(PLACED, "placed", "{tile} is placed on ~{spaces}")                                       \
	V(NOT_PLACED, "not-placed", "{type} is not placed[ on {at}]: {why}")                       \
	V(TAKEN_UP, "taken-up", "{tile} is taken up from ~{spaces}")                               \
	/* a Spacer's own movement */                                                              \
	V(MOVES, "moves", "{who} moves to [{ended}, on the way to ]{to}")                          \
	V(SENT, "sent", "{who} is sent to {to}")                                                   \
	V(REACH, "reach", "{who} can reach [{spaces}] within {n}")                                 \
	V(REVEALS, "reveals",                                                                      \
	  "{who} reveals a new Location Map from {at}[, going ~{facing}][; <left:0 spaces:1 "      \
	  "space:{left} "                                                                          \
	  "spaces> of the move <left:are:is:are> left]")                                           \
	V(SURPRISED, "surprised", "{who} is in the light of {by}: surprised")                      \
	/* decks and Bosses */                                                                     \
	V(BP_CARD, "bp-card", "the BP card of {who}: {card}, BP {level}, AT {at}")                 \
	V(RADIATED, "radiated",                                                                    \
	  "{n} Radiation on {who}, the AT of {card}: a Wound without a roll")                      \
	V(STACKED, "stacked",                                                                      \
	  "{what} goes on the Wound Stack of {who}: {now}[ of {of}] Wounds|{n}")                   \
	V(SET_ASIDE, "set-aside", "{card} is set aside|{deck}")                                    \
	V(DISCARDED, "discarded", "{card} goes on the discard pile of ~{deck}")                    \
	V(RESHUFFLED, "reshuffled",                                                                \
	  "the discard pile of ~{deck} is shuffled in[: <n:no cards:1 card:{n} cards>]")           \
	V(ESCALATION, "escalation", "{who} escalates: BP {level}[, {how}]")                        \
	V(TAKEN_OUT, "taken-out", "{card} of ~{deck} leaves the Incursion[, out of {from}]")       \
	V(SHUFFLED_IN, "shuffled-in", "{card} is shuffled into ~{deck}")                           \
	V(NONE_TO_COME, "none-to-come", "no Escalation card is left for ~{deck}")                  \
	V(PUT_UNDER, "put-under", "{card} goes under ~{deck}")                                     \
	V(BONUS, "bonus", "{who} gains a bonus for good: {what} +{now}")                           \
	/* the Attack */                                                                           \
	V(ADDS, "adds", "{who} has {what} more for the next Attack")                               \
	V(ATTACK, "attack", "{who} makes {kind} on[ {target}][ ~{targets}] with {weapon}")         \
	V(REFRESH, "refresh", "{weapon} is {how}")                                                 \
	V(DEPLETES, "depletes", "{who} discards {n} {what} of {weapon}, {left} left")              \
	V(DISCHARGES, "discharges", "{weapon} gets a Discharge token")                             \
	V(COVERED, "covered", "{who} is covered by {tile}: one die drops one tier")                \
	V(OUTCOME, "outcome", "{what}[ on {target}]")                                              \
	V(WOUNDED, "wounded", "{who} is wounded: {now} of {of} Wounds")                            \
	V(KILLED, "killed", "{who} dies")                                                          \
	V(REMOVED, "removed", "{who} is taken off the board")                                      \
	V(RESPONSE, "response", "{who} responds ({on})[, but nothing comes of it: {but}]")         \
	V(WAITS, "waits", "then: ~{what}[ by {who}][, {why}]")                                     \
	V(IGNORED, "ignored", "{who} ignores {what}")                                              \
	V(LEAVES, "leaves",                                                                        \
	  "{n} ~{what} <n:go:goes:go> into the Incoming Pool from {from}, now {now}")              \
	V(SUPPRESSED, "suppressed", "{who} is suppressed: <now:no tokens:1 token:{now} tokens>")   \
	V(NOISE, "noise",                                                                          \
	  "{who} makes Noise: <loud:no die is loud:1 die is loud:{loud} dice are loud><quiet::, "  \
	  "1 quiet:, {quiet} quiet>")                                                              \
	V(NOISE_BONUS, "noise-bonus", "die {die} gains {n} Potential")                             \
	V(OVERWHELM, "overwhelm",                                                                  \
	  "no dice are left for <n:0 Blips:1 Blip:{n} Blips>: Overwhelm, <n:0 times:once:{n} "     \
	  "times>")                                                                                \
	V(SPAWNS, "spawns", "{who} appears on {at}, facing ~{facing}")                             \
	V(ASSIGNED, "assigned", "{who} hears {n} Potential")                                       \
	V(MAKES_ROOM, "makes-room", "{who} makes room for {by}")                                   \
	V(REVEALED, "revealed", "{who} is revealed[ next to {target}]: {what}")                    \
	V(PUT_BACK, "put-back", "[{what}: ]the token goes back into the Blip Pool")                \
	V(FACE_DOWN, "face-down", "{who} is turned face down again")                               \
	V(SPECIMEN, "specimen", "{who} is the Unique Specimen {card}, with the token {token}")     \
	V(OVERSPAWN, "overspawn", "no miniature of {type} is left: {who} acts at once")            \
	V(AMBUSH, "ambush", "{who} acts at once: an ambush")                                       \
	V(FIRST_CONTACT, "first-contact", "First Contact: {type}")                                 \
	V(OVERWHELMS, "overwhelms", "Overwhelm: {type}")                                           \
	V(READING, "reading", "the Scanner shows {reading}[, card {card}][; house {house}]")       \
	V(SCOUTS, "scouts",                                                                        \
	  "{who} scouts {target}, {distance} away; the Light field reaches {field}"                \
	  "[; house {house}]")                                                                     \
	V(PROVOKES, "provokes", "{who} provokes {target}")                                         \
	/* the Intruders */                                                                        \
	V(ACTIVATES, "activates", "{who} activates[: {as}]")                                       \
	V(TARGET, "target",                                                                        \
	  "{who} targets {target}[, {distance} away][, {way}][ (line {line})][: {why}]")           \
	V(NO_TARGET, "no-target", "{who} has no Target: {why}")                                    \
	V(PROTOCOL, "protocol", "{who} performs {title} (protocol {n})")                           \
	V(AI_CARD, "ai-card", "{who} draws {card}, AI {level}")                                    \
	V(PERFORMS, "performs", "{who} performs its {what}")                                       \
	V(WINDOW, "window", "a window of opportunity opens before {before}|{who}")                 \
	V(REACTS, "reacts", "{who} uses {ability}[ on {whom}][, to {to}][; house {house}]")        \
	V(INTRUDER_ATTACK, "intruder-attack", "{who} attacks {target} with ~{dice}[ (~{kind})]")   \
	V(NO_ATTACK, "no-attack", "{who} cannot attack[ {target}]: {why}")                         \
	V(GATE, "gate", "this applies[ to {who}]: ~{gate}")                                        \
	V(AFTER, "after", "after {what}:[ {comes}]|{who}")                                         \
	V(WELD_BROKEN, "weld-broken", "{who} breaks the weld of {door}, which is open")            \
	V(DISTANCE_TO, "distance-to",                                                              \
	  "[{who} is {distance} from {from}][no way to {who} from {from}, {plain} off by plain "   \
	  "count: behind all others]")                                                             \
	V(LINE, "line", "line {n}, {line}:[ is it {who}?] {holds}[, {why}]")                       \
	V(REQUIREMENT, "requirement",                                                              \
	  "protocol {n}, {title} ({requirement}, {target}): {holds}[, {taken}]")                   \
	/* the turn */                                                                             \
	V(TURN, "turn", "the turn of {who} {what}")                                                \
	V(TAKES_BACK, "takes-back", "{who} takes back into hand: {cards}")                         \
	V(PLAYS, "plays",                                                                          \
	  "{who} plays {card}[: {action}][, {how}][, card {now} of this turn][; house {house}]")   \
	V(ABILITY, "ability", "{who} uses {ability}[ for {whom}][; house {house}]")                \
	V(EXHAUSTS, "exhausts", "{who} exhausts {what}")                                           \
	V(CALMS, "calms", "{who} loses {n} Stress, now {now}")                                     \
	V(CATCHES_BREATH, "catches-breath",                                                        \
	  "{who} catches breath: at the end of the turn an Exert card and 1 Adrenaline go")        \
	V(RESTS, "rests", "{who} loses 1 Adrenaline, now {now}")                                   \
	V(AWAKENING_ENDS, "awakening-ends",                                                        \
	  "{who} is awakened no longer: the card goes back to the supply")                         \
	V(PASSES, "passes", "then: {to}")                                                          \
	V(MOVES_BACK, "moves-back",                                                                \
	  "1 ~{token} moves from the Active to the Incoming Pool, now {now}")                      \
	V(MILLED, "milled", "the Active Pool loses {n} ~{token}")                                  \
	V(MOVES_ON, "moves-on",                                                                    \
	  "{n} ~{token} <n:move:moves:move> from the Incoming to the Active Pool")                 \
	/* gear and doors */                                                                       \
	V(RELOADS, "reloads", "{who} reloads {weapon}: {n} Ammo more, now {now}")                  \
	V(EQUIPS, "equips", "{who} equips {what}")                                                 \
	V(STOWS, "stows", "{who} puts {what} into the backpack")                                   \
	V(LOOTS, "loots", "{who} takes {what}[, {how}]")                                           \
	V(SCAVENGES, "scavenges", "{who} scavenges: {what}")                                       \
	V(DOOR, "door", "{door} is now {state}[, by {who}]")                                       \
	V(EXTRACTS, "extracts", "{n} {engram} of {who} becomes {into}, now {now}")                 \
	V(ENABLED, "enabled", "{what} is in use again")                                            \
	V(DISABLED, "disabled", "{what} is disabled: nothing can be done with it")                 \
	/* Stratagems and Locations */                                                             \
	V(CHOSEN, "chosen", "{what} is chosen; its requirement side is up")                        \
	V(FEEDS, "feeds", "{who} moves {n} Expertise onto {what}, now {now}")                      \
	V(UNLOCKS, "unlocks", "{what} turns over to its ability side, charges {charges}")          \
	V(USES, "uses", "{who} uses {what}[, charges left {left}]")                                \
	V(LOCKS, "locks", "{what} turns back to its requirement side")                             \
	V(LOCATION, "location", "{to} ({designation}) comes into play")                            \
	V(LOCATION_CARD, "location-card", "{of} is new: take its Location card ({designation})")   \
	V(SETUP, "setup", "setup {how}: {text}")                                                   \
	/* the Round */                                                                            \
	V(PHASE, "phase", "Round {round}: ~{phase} Phase")                                         \
	V(COUNTDOWN, "countdown", "the Countdown is at {now}[, {level}]")                          \
	V(LEVEL, "level", "the Countdown level goes from {from} to {to}")                          \
	V(DISCOVERY, "discovery", "a Discovery on space {at} of the track, {how}[: {card}]")       \
	V(ENDING, "ending", "at the end of the Round: {what}[ for {who}]")                         \
	/* the Run and what is around it */                                                        \
	V(CODE, "code", "{who} finds the code {code}: {how}")                                      \
	V(DECRYPTS, "decrypts", "{who} decrypts {what} by {how}")                                  \
	V(MODE, "mode", "the game is played in {mode}")                                            \
	V(STOCK, "stock", "{n} {what} in stock")                                                   \
	V(RUN_OVER, "run-over", "the Run is over[; the Boss is {boss}]")                           \
	V(RESETS, "resets",                                                                        \
	  "{who} begins anew: Vitals {vitals}, Stress {stress}, Adrenaline {adrenaline}")          \
	V(TIME_CRYSTAL, "time-crystal",                                                            \
	  "a Time Crystal takes everything back to before the Run[, {left} left]")                 \
	V(NEXT, "next", "next: {what}")                                                            \
	V(STOPS_SHORT, "stops-short", "{who} stops short, and the Attack ends: {why}")

#endif
