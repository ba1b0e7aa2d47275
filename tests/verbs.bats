#!/usr/bin/env bats
# Every verb of the effect language in every column of effects: loading refuses it with a sentence
# that names the word, or it happens. enorm-data(5), EFFECTS.
load helper

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	mkdir -p mine
	export ENORM_DATA=$PWD/mine
	things
}

# VERB | a text with it | what shows that it was done | what may be left waiting
SAMPLES='
target                | target furthest; stress 1   | event target who=\S+ target=romeo |
window                | window                      | event window who= |
move                  | move 1 away                 | event path who= |
shift                 | shift                       | event (faces\|path\|stays) who= |
attack                | attack w                    | event intruder-attack .*kind=attack |
shoot                 | shoot w                     | event intruder-attack .*kind=shoot |
blast                 | blast 2 w                   | event intruder-attack .*kind=blast |
terrorize             | terrorize w                 | event intruder-attack .*kind=terrorize |
add-dice              | add-dice b                  | event adds who=juliet what=b |
add-power             | add-power 2                 | event adds who=juliet what="2 Power" |
signature             | signature                   | event (performs .*what=Signature\|waits what=reprisal) | reprisal
routine               | routine                     | event (performs .*what=Routine\|waits what=reprisal) | reprisal
knockback             | knockback 1                 | event knockback who=juliet |
unavoidable-knockback | unavoidable-knockback 1     | event knockback who=juliet |
pushback              | pushback 1                  | event pushback who=juliet |
lure                  | lure 1                      | event lure who=juliet |
displace              | displace                    | event displace who=juliet |
knockdown             | knockdown                   | event knockdown who=juliet |
crash                 | crash                       | event crash who=juliet |
damage                | damage 1                    | event damage who=juliet |
vitals                | vitals 1                    | event vitals who=juliet |
stress                | stress 2                    | event stress who=juliet n=2 |
adrenaline            | adrenaline 2                | event adrenaline who=juliet |
radiation             | radiation 1                 | event token who=juliet .*token=Radiation |
infection             | infection 1                 | event token who=juliet .*token=Infection |
condition             | condition dazed             | event condition who=juliet condition=Dazed |
kill                  | kill                        | event dies who=juliet |
place                 | place expertise 1 active    | event place n=1 token=expertise pool=active |
clear-pools           | clear-pools                 | event note text="the Spacer Pool is emptied" |
suppress              | suppress 2                  | event token who=(thing\|colossus)-1 n=2 token=Suppression |
spawn-blip            | spawn-blip 1                | event (spawns\|waits) .*blip | spawn-blip
discard-blip          | discard-blip furthest       | event removed who=blip- |
spawn-intruder        | spawn-intruder target       | event spawns who=(grin\|thing)- |
ambush                | spawn-intruder target; ambush | event ambush who=(grin\|thing)- |
bonus-attack          | bonus-attack                | event (then who=juliet may="make a Bonus Attack"\|waits what=follow-up who=juliet\|no-effect who=juliet what="the Bonus Attack") | follow-up
follow-up             | follow-up                   | queue follow-up who=juliet | follow-up
reprisal              | reprisal rr                 | queue reprisal who=(thing\|colossus)-1 target=juliet | reprisal
single-wound          | single-wound                | event (stacked .*what=single-wound\|no-effect .*what=single-wound why="only a Boss) |
escalate              | escalate                    | event (escalation who=colossus\|no-effect .*what=escalate why="only a Boss) |
place-terrain         | place-terrain fog           | terrain fog-1 |
free-move             | free-move 1                 | event then who=juliet may="move 1" how="declined |
noise                 | noise                       | event noise who=juliet | noise
move-token            | move-token 1                | event moves-back token= |
no-abilities          | no-abilities                | condition juliet (bane\|curse) |
stand-up              | knockdown; stand-up         | event discard who=juliet .*nockdown |
disable               | disable steady-walk         | event disabled what="[a-z-]+ of juliet" |
enable                | disable steady-walk; enable steady-walk | event enabled what="[a-z-]+ of juliet" |
chain-break           | chain-break                 | event (chain-break\|no-effect) .*clause=CHB- |
final                 | final; stress 2             | event stress who=\S+ n=2 |
'

# verbs: those of the language.
verbs() {
	sed -n 's/^\tV([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$ROOT/lib/data/effect.h"
}

# read_samples: into TEXT, PATTERN and WAITS, by verb.
read_samples() {
	local verb text pattern waits
	declare -gA TEXT PATTERN WAITS
	while IFS=$'\t' read -r verb text pattern waits; do
		TEXT[$verb]=$text PATTERN[$verb]=$pattern WAITS[$verb]=$waits
	done < <(sed -E '/^$/d; s/\\\|/\a/g; s/ *\| */\t/g; s/\a/|/g' <<<"$SAMPLES")
}

table() { # table NAME < rows, header first
	cat >"mine/$1.csv"
}

# things [COLUMN TEXT]: a baseline thing and a Boss, with that text in that column of their sheets.
things() {
	local -A cell=([signature]='target closest; stress 1' [routine]='target closest; stress 1')
	[[ -z ${1-} ]] || cell[$1]=$2
	table intruders <<-END
		name,title,kind,speed,at,range,wounds,target,first_contact,overwhelm,before,additional,signature,routine,source
		thing,Thing,baseline,3,3,4,0,target closest,"${cell[first_contact]-}","${cell[overwhelm]-}","${cell[before]-}","${cell[additional]-}","${cell[signature]}","${cell[routine]}",owner
		colossus,Colossus,boss,3,0,4,9,,,,"${cell[before]-}","${cell[additional]-}","${cell[signature]}","${cell[routine]}",owner
	END
	table protocols <<-END
		intruder,order,title,effect,after,source
		thing,1,Does,move 0,,owner
	END
	table ai-cards <<-END
		name,title,intruder,level,type,target,effect,after,source
		omen,Omen,colossus,1,action,target closest,signature,,owner
		portent,Portent,colossus,2,action,target closest,signature,,owner
	END
	table bp-cards <<-END
		name,title,intruder,level,at,wound,source
		husk,Husk,colossus,1,2,,owner
		shell,Shell,colossus,2,2,,owner
	END
}

# around RECORD...: the small board.
around() {
	printf '%s\n' 'enorm 1' 'map 7x7' 'spawn x0y0' 'spacer juliet C3 vitals=9 stress=1 adrenaline=1' \
		'spacer romeo C6 vitals=9 stress=1' 'blip blip-1 x7y7' 'pool active discipline=2 expertise=3' \
		'priority romeo' 'countdown 8' 'location flooded-deck' "$@" done >a.board
}

# left_waiting: queue records that the verb does not stand for.
left_waiting() {
	local what
	grep -q '^queue' .out || return 0
	for what in $(sed -n 's/^queue \([^ ]*\).*/\1/p' .out); do
		[[ " $waits " == *" $what "* ]] || echo "$what"
	done
}

# judge VERB: what try gave is a refusal that names the verb and its need, or the verb's doing.
judge() {
	if ((status == 65)); then
		grep -qE "effect '.*': '$1' (needs [a-zA-Z' ]+, and .* has none|comes .*)" .err && refused+=" $1" && return
		echo "$1: refused otherwise" && cat .err && return 1
	fi
	if ((status)); then echo "$1: status $status" && cat .err && return 1; fi
	if ! grep -qE -- "^$pattern" .out; then
		echo "$1: '$text' and no '$pattern'" && grep -E '^(event|queue)' .out
		return 1
	fi
	[[ -z $(left_waiting) ]] || { echo "$1: left waiting: $(left_waiting)" && return 1; }
}

# every HOLD CALL...: for each verb the function HOLD puts its sample into a table, CALL makes it
# run. Those that are refused are in $refused.
every() {
	local verb text pattern waits bad=0
	refused=
	read_samples
	for verb in $(verbs); do
		text=${TEXT[$verb]-} pattern=${PATTERN[$verb]-} waits=${WAITS[$verb]-}
		[[ -n $text ]] || { echo "no sample for the verb '$verb'" && return 1; }
		if [[ -n ${acting-} && $verb == add-* ]]; then # to its own roll
			text+='; attack w'
			pattern='event note text=.* more for the roll'
		fi
		"$1" "$text"
		try "${@:2}" --seed 3
		judge "$verb" || bad=1
	done
	"$1" 'place confidence 1' # something that no other column minds
	return $bad
}

# refuses VERB...: exactly these were refused.
refuses() {
	assert_equal "$(xargs -n 1 <<<"$refused" | sort | xargs)" "$(xargs -n 1 <<<"$*" | sort | xargs)"
}

# What is asked of the tables: an Intruder that acts, one that is about, a Spacer's Attack, a place, a
# card that lies there.
ACT='window move shift attack shoot blast terrorize'
ABOUT='signature routine pushback suppress escalate'
ANSWER='follow-up reprisal single-wound'
PLACE='knockback unavoidable-knockback lure'
LASTS='no-abilities'

# ---- the tables ----

# row TABLE HEADER ROW: a table of one row.
row() {
	printf '%s\n%s\n' "$2" "$3" >"mine/$1.csv"
}

hold_tile() { row terrain name,title,effect,supply,source "pad,Pad,\"$1\",4,owner"; }

@test "every verb on a tile" {
	around 'intruder thing-1 F2' 'terrain pad-1 C4 type=pad'
	every hold_tile enorm-move juliet C4 -f a.board
	refuses "$ACT $ABOUT $ANSWER" target "$LASTS" final
}

hold_weapon() { row weapons name,title,hands,dice,range,quadrants,keywords,effect,source "pike,Pike,1,w,2,1,noiseless,\"$1\",owner"; }
hold_gear() { row gear name,title,slot,effect,source "drum,Drum,support,\"$1\",owner"; }

@test "every verb on a weapon and on gear" {
	around 'intruder colossus-1 C4' 'gear juliet pike' 'gear juliet drum' 'deck bp colossus cards=husk'
	hold_gear 'place confidence 1'
	every hold_weapon enorm-attack juliet colossus-1 pike -f a.board
	refuses "$ACT $ANSWER" target "$LASTS" final
	every hold_gear enorm-attack juliet colossus-1 pike -f a.board
	refuses "$ACT $ANSWER" target "$LASTS" final
}

hold_contact() { things first_contact "$1"; }
hold_overwhelm() { things overwhelm "$1"; }

@test "every verb of First Contact and of Overwhelm" {
	around 'blip blip-2 x3y3 holds=thing' 'queue noise who=juliet amount=9'
	every hold_contact enorm-noise --queued --type thing -f a.board
	refuses "$ACT $ANSWER" target "$LASTS" final
	around 'intruder thing-1 F2' 'queue overwhelm who=juliet amount=1'
	every hold_overwhelm enorm-noise --queued --type thing -f a.board
	refuses "$ACT $ABOUT $ANSWER $PLACE" target "$LASTS" final
}

hold_before() { things before "$1"; }
hold_additional() { things additional "$1"; }
hold_signature() { things signature "$1"; }
hold_routine() {
	things routine "$1"
	sed -i 's/^omen,.*/omen,Omen,colossus,1,action,target closest,routine,,owner/' mine/ai-cards.csv
}

@test "every verb on an Intruder's sheet: before, additional, Signature, Routine" {
	local column acting=1
	around 'intruder colossus-1 C4' 'deck ai colossus-1 cards=omen ordered' 'deck bp colossus-1 cards=husk'
	for column in before additional signature routine; do
		every "hold_$column" enorm-ai colossus-1 -f a.board
		refuses "$ANSWER" "$LASTS" final "$([[ $column != [sr]* ]] || echo signature routine)"
	done
}

hold_protocol() { row protocols intruder,order,title,effect,after,source "thing,1,Does,\"$1\",,owner"; }
hold_protocol_after() { row protocols intruder,order,title,effect,after,source "thing,1,Does,move 0,\"$1\",owner"; }
hold_card() { row ai-cards name,title,intruder,level,type,target,effect,after,source "omen,Omen,colossus,1,action,target closest,\"$1\",,owner"; }
hold_card_after() { row ai-cards name,title,intruder,level,type,target,effect,after,source "omen,Omen,colossus,1,action,target closest,move 0,\"$1\",owner"; }

@test "every verb of a protocol and of an AI card, and after them" {
	local part acting=1
	for part in protocol protocol_after; do
		around 'intruder thing-1 C4'
		every "hold_$part" enorm-ai thing-1 -f a.board
		refuses "$ANSWER" target "$LASTS" "$([[ $part == *after ]] || echo final)"
	done
	for part in card card_after; do
		around 'intruder colossus-1 C4' 'deck ai colossus-1 cards=omen ordered' 'deck bp colossus-1 cards=husk'
		every "hold_$part" enorm-ai colossus-1 -f a.board
		refuses "$ANSWER" target "$LASTS" "$([[ $part == *after ]] || echo final)"
	done
}

hold_response() { row responses intruder,on,effect,source "thing,$on,\"$1\",owner"; }
hold_bp() { row bp-cards name,title,intruder,level,at,"$on",source "husk,Husk,colossus,1,2,\"$1\",owner"; }

@test "every verb of a response and of a BP card" {
	local on dice
	row weapons name,title,hands,dice,range,quadrants,keywords,source pike,Pike,1,rr,2,1,noiseless,owner
	for on in wound critical fail instinct; do
		case $on in
		wound) dice=r:PP,r:P ;;
		critical) dice=r:PPq,r:Pqq ;;
		*) dice=r:-,r:- ;;
		esac
		around 'intruder thing-1 C4' 'gear juliet pike'
		every hold_response enorm-attack juliet thing-1 pike --rolled "$dice" -f a.board
		refuses "$ACT" target "$LASTS" final
		around 'intruder colossus-1 C4' 'gear juliet pike' 'deck ai colossus-1 cards=omen' 'deck bp colossus-1 cards=husk ordered'
		every hold_bp enorm-attack juliet colossus-1 pike --rolled "$dice" -f a.board
		refuses "$ACT" target "$LASTS" final
	done
}

hold_condition() { row conditions name,title,effect,again,lingering,source "bane,Bane,\"$1\",,,owner"; }
hold_again() { row conditions name,title,effect,again,lingering,source "bane,Bane,,\"$1\",,owner"; }
hold_lingering() { row conditions name,title,effect,again,lingering,source "bane,Bane,,,\"$1\",owner"; }

@test "every verb of a Condition: gained, gained again, lingering" {
	around 'intruder thing-1 F2'
	every hold_condition enorm-harm juliet --condition bane -f a.board
	refuses "$ACT $ABOUT $ANSWER $PLACE" target final
	around 'intruder thing-1 F2' 'condition juliet bane'
	every hold_again enorm-harm juliet --condition bane -f a.board
	refuses "$ACT $ABOUT $ANSWER $PLACE" target "$LASTS" final
	every hold_lingering enorm-harm juliet --session-end -f a.board
	refuses "$ACT $ABOUT $ANSWER $PLACE" target "$LASTS" final
}

hold_stratagem() { row stratagems name,title,expertise,charges,effect,source "ploy,Ploy,1,1,\"$1\",owner"; }
hold_ability() {
	row abilities name,title,when,whom,cost,effect,source "focus,Focus,turn,self,,\"$1\",owner"
	row gear name,title,slot,abilities,source lens,Lens,support,focus,owner
}

# use_focus OPTION...: juliet's ability, on romeo who lies there if it lets stand up, and to a space if
# it moves.
use_focus() {
	case $text in
	free-move*)
		pattern='spacer juliet D3'
		enorm-turn ability juliet focus D3 "$@"
		;;
	*stand-up)
		pattern='event discard who=romeo what=Knockdown'
		sed -i 's/turn,self/turn,another/; s/knockdown; //' mine/abilities.csv
		enorm-turn ability juliet focus romeo "$@"
		;;
	*) enorm-turn ability juliet focus "$@" ;;
	esac
}

@test "every verb of a Stratagem and of an ability" {
	around 'intruder thing-1 F2' 'turn juliet active' 'stratagem ploy unlocked charges=1'
	every hold_stratagem enorm-turn stratagem use ploy juliet --type grin -f a.board
	refuses "$ACT $ABOUT $ANSWER" target "$LASTS" final
	around 'intruder thing-1 F2' 'turn juliet active' 'gear juliet lens' 'condition romeo knockdown'
	every hold_ability use_focus -f a.board
	refuses "$ACT $ABOUT $ANSWER" target "$LASTS" final
}

hold_rule() { row locations name,title,designation,rule_at,rule,source "pit,Pit,pi,round-end,\"$1\",owner"; }
hold_location_ability() {
	hold_rule ''
	row location-abilities location,name,title,kind,needs,effect,source "pit,lever,Lever,ability,intruder-on-dangerous,\"$1\",owner"
}

@test "every verb of a Location's rule and of what it lets one do" {
	around 'intruder thing-1 F2' 'round 1 phase=end'
	sed -i 's/^location .*/location pit ecology=grin/' a.board
	every hold_rule enorm-turn end-round --type grin -f a.board
	refuses "$ACT $ABOUT $ANSWER $PLACE" target "$LASTS" final
	around 'intruder colossus-1 F2' 'mark F2 dangerous'
	sed -i 's/^location .*/location pit ecology=grin/' a.board
	every hold_location_ability enorm-turn location use lever juliet -f a.board
	refuses "$ACT $ANSWER $PLACE" target "$LASTS" final
}

hold_queue() {
	around 'intruder thing-1 F2' "queue end-of-run who=juliet effect=\"$1\""
}

@test "every verb that waits for the end of the Run" {
	every hold_queue enorm-turn end-run -f a.board
	refuses "$ACT $ABOUT $ANSWER $PLACE" target "$LASTS" final
}

# ---- whom, else, may, and in the middle of a text ----

# tile TEXT, walk: juliet walks onto a tile that does that; romeo stands beside it, kilo does not.
tile() {
	hold_tile "$1"
	around 'spacer kilo A7 stress=1' 'terrain pad-1 C5 type=pad'
	try enorm-move juliet C5 --seed 3 -f a.board "${@:2}"
	wants 0 "$1"
}

@test "an effect on several: from a tile, an ability and a card, each once and nobody else" {
	tile 'stress 1 everyone'
	has 'spacer juliet .*stress=2' 'spacer romeo .*stress=2' 'spacer kilo .*stress=2'
	tile 'stress 1 each adjacent'
	has 'spacer juliet .*stress=1' 'spacer romeo .*stress=2' 'spacer kilo .*stress=1'
	tile 'stress 1 each zone 1'
	has 'spacer juliet .*stress=2' 'spacer romeo .*stress=2' 'spacer kilo .*stress=1'
	tile 'stress 1 furthest'
	has 'spacer juliet .*stress=1' 'spacer romeo .*stress=1' 'spacer kilo .*stress=2'
	tile 'stress 1 priority'
	has 'spacer juliet .*stress=1' 'spacer romeo .*stress=2'
	hold_ability 'stress 2 each zone 3; stress 1 self'
	around 'spacer kilo A7 stress=1' 'turn juliet active' 'gear juliet lens'
	try enorm-turn ability juliet focus -f a.board
	wants 0 ability
	has 'spacer juliet .*stress=4' 'spacer romeo .*stress=3' 'spacer kilo .*stress=1'
	hold_card 'stress 1 each adjacent; stress 2 closest; signature priority'
	around 'spacer kilo A7 stress=1' 'intruder colossus-1 C4' 'deck ai colossus-1 cards=omen ordered'
	try enorm-ai colossus-1 -f a.board
	wants 0 card
	has 'spacer juliet .*stress=4' 'spacer romeo .*stress=2' 'spacer kilo .*stress=1'
}

@test "a Location's rule is each Spacer's, but what is about nobody is done once" {
	hold_rule 'stress 1; place expertise 1 active; stress 2 everyone'
	around 'round 1 phase=end'
	sed -i 's/^location .*/location pit/' a.board
	try enorm-turn end-round -f a.board
	wants 0 rule
	has 'spacer juliet .*stress=4' 'spacer romeo .*stress=4' 'pool active discipline=2 expertise=4'
}

@test "else on a weapon comes once, at the time of its guard" {
	around 'intruder thing-1 C4' 'gear juliet pike'
	hold_weapon 'stress>=5: radiation 1; else: infection 1'
	try enorm-attack juliet thing-1 pike --rolled w:- -f a.board
	has 'token juliet infection count=1'
	hasnt 'token juliet radiation'
	hold_weapon 'on wound: radiation 1; else: infection 1'
	try enorm-attack juliet thing-1 pike --rolled w:- -f a.board
	in_order 'outcome what=fail' 'token who=juliet n=1 token=Infection'
	has 'token juliet infection count=1'
	hold_weapon 'not on wound: infection 1'
	try enorm-attack juliet thing-1 pike --rolled w:- -f a.board
	has 'token juliet infection count=1'
}

@test "PRO-04 a guard that an else follows is no requirement" {
	local at
	hold_protocol 'adjacent: stress 2; else: stress 3'
	for at in C4:3 F2:4; do
		around "intruder thing-1 ${at%:*}"
		try enorm-ai thing-1 -f a.board
		wants 0 "$at"
		has "spacer juliet .*stress=${at#*:}"
	done
}

@test "a guard of a targeting line decides about the line" {
	local at
	things before 'countdown<=3: target furthest; always: target closest; stress 3'
	for at in 8:juliet 3:romeo; do
		around 'intruder thing-1 C4'
		sed -i "s/^countdown .*/countdown ${at%:*}/" a.board
		try enorm-ai thing-1 -f a.board
		wants 0 "$at"
		has "spacer ${at#*:} .*stress=4"
	done
	things before 'stress>=3: target closest'
	fails 65 "'stress' needs a Spacer it happens to" enorm-board data intruders
	things before 'stress 1; target closest'
	fails 65 "'target' comes before everything else" enorm-board data intruders
	things before 'may target closest'
	fails 65 "'target' comes without 'may'" enorm-board data intruders
}

@test "a Target box holds targeting lines alone, and a number is what can be done" {
	row intruders name,title,kind,speed,at,target,source 'thing,Thing,baseline,3,3,place expertise 1,owner'
	fails 65 "'place' comes in no Target box, which has targeting lines alone" enorm-board data dice
	rm mine/intruders.csv mine/protocols.csv mine/*-cards.csv
	for text in 'stress -1' 'knockback 0' 'place expertise -2' 'stress 1 each zone 0'; do
		hold_tile "$text"
		fails 65 "'(-[12]|0)' where a number from 1 to 99 is wanted" enorm-board data dice
	done
	row conditions name,title,effect,source 'bane,Bane,stress>=3: no-abilities,owner'
	hold_tile 'stress 1'
	fails 65 "'no-abilities' comes without a guard and without 'may'" enorm-board data dice
}

@test "may: what helps is taken, what costs is not, and a choice turns it round" {
	tile 'may stress 1; may place expertise 1 active'
	has 'spacer juliet .*stress=1' 'pool active discipline=2 expertise=4'
	tile 'may stress 1; may place expertise 1 active' --choose juliet.may-stress=yes --choose juliet.may-place=no
	has 'spacer juliet .*stress=2' 'pool active discipline=2 expertise=3'
	hold_protocol 'may add-dice b; attack w'
	around 'intruder thing-1 C4'
	try enorm-ai thing-1 --choose juliet.may-add-dice=no --rolled w:- -f a.board
	wants 0 no
	has 'event roll point=attack dice=w '
}

@test "a Spacer who dies in the middle of a text: nothing more to her, all the rest" {
	tile 'kill; stress 1; free-move 1; stress 1 everyone; spawn-blip 1'
	has 'spacer juliet .*dead' 'spacer romeo .*stress=2' 'event spawns who=blip-2'
	hasnt 'queue'
	hold_protocol_after 'kill; stress 1; spawn-blip 1; final; place expertise 1 active'
	around 'intruder thing-1 C4'
	try enorm-ai thing-1 --seed 3 -f a.board
	wants 0 after
	has 'spacer juliet .*dead' 'event spawns who=blip-2' 'pool active discipline=2 expertise=4'
	row weapons name,title,hands,dice,range,quadrants,keywords,source pike,Pike,1,rr,2,1,noiseless,owner
	row responses intruder,on,effect,source 'thing,fail,kill; reprisal; follow-up,owner'
	around 'intruder thing-1 C4' 'gear juliet pike'
	try enorm-attack juliet thing-1 pike --rolled r:-,r:- -f a.board
	wants 0 response
	hasnt 'queue'
}

@test "Conditions that bring Conditions end, and a circle is told" {
	printf '%s\n' name,title,effect,again,source 'one,One,condition two,,owner' 'two,Two,condition three; stress 1,,owner' \
		'three,Three,condition one,,owner' >mine/conditions.csv
	around
	try enorm-harm juliet --condition one -f a.board
	wants 0 chain
	has 'condition juliet one' 'condition juliet two' 'condition juliet three' 'spacer juliet .*stress=2' \
		'event no-effect who=juliet what=One .*CND-11'
	printf '%s\n' name,title,effect,again,source 'one,One,,condition one,owner' >mine/conditions.csv
	around 'condition juliet one'
	fails 65 "the effect of 'one' leads back to itself" enorm-harm juliet --condition one -f a.board
}

@test "CMD-04 a Blast whose guard does not hold finds nobody for the one that does" {
	hold_protocol 'countdown<=3: blast 3 w; else: blast 1 w; radiation 1'
	printf '%s\n' 'enorm 1' 'map 7x7' 'countdown 8' 'spacer juliet C3' 'spacer romeo C7' 'intruder thing-1 C4' done >a.board
	try enorm-ai thing-1 --rolled w:- -f a.board
	wants 0 blast
	has 'event intruder-attack .*target=juliet kind=blast' 'token juliet radiation count=1'
	hasnt 'event intruder-attack .*target=romeo' 'token romeo'
}
