#!/usr/bin/env bats
# One meaning for every effect: what a text does is the same from a card, a tile, an ability, a weapon.

bats_require_minimum_version 1.8.0
load helper

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	mkdir -p mine
	export ENORM_DATA=$PWD/mine
}

table() { # table NAME < rows, header first
	sed 's/^\t*//' >"mine/$1.csv"
}

# has PATTERN...: lines of the board in .out that begin so.
has() {
	local line
	for line; do
		grep -qE -- "^$line" .out || { echo "no '$line' in:" && cat .out && return 1; }
	done
}

hasnt() {
	! grep -E -- "$1" .out
}

board() { # board RECORD...
	printf '%s\n' 'enorm 1' "$@" done >a.board
}

# being TARGET EFFECT [AFTER]: a thing with that Target box, whose first protocol is that text.
being() {
	table intruders <<-END
		name,title,kind,speed,at,range,target,source
		thing,Thing,baseline,3,3,4,$1,owner
	END
	table protocols <<-END
		intruder,order,title,effect,after,source
		thing,1,Does,"$2","${3:-}",owner
		thing,2,Waits,move 0,,owner
	END
}

@test "a guard is judged once: not adjacent: move; attack moves and attacks" {
	being 'target closest' 'not adjacent: move; attack rr'
	board 'map 1x5' 'spacer juliet A1' 'intruder thing A4'
	try enorm-ai thing --rolled r:P,r:- -f a.board
	wants 0 thing
	has 'event path who=thing to=A2' 'event intruder-attack who=thing target=juliet'
}

@test "Red Stare walks round a wall and attacks" {
	board 'map 3x3' 'wall B1-B2,A1-A2' 'spacer juliet A1' 'intruder mothman A2' 'deck ai mothman cards=red-stare'
	try enorm-ai mothman --card red-stare --rolled r:P,r:- -f a.board
	wants 0 mothman
	has 'event path who=mothman' 'event intruder-attack who=mothman target=juliet kind=attack'
}

@test "TGT-34 lowest in-sight stress aims by Stress among those in sight" {
	local order
	being 'target lowest in-sight stress' 'move'
	for order in 'juliet romeo kilo' 'kilo romeo juliet' 'romeo kilo juliet'; do
		printf '%s\n' 'enorm 1' 'map 3x6' 'wall C5-C6' >a.board
		for who in $order; do
			case $who in
			juliet) echo 'spacer juliet A1 stress=4 vitals=2' ;;
			romeo) echo 'spacer romeo A6 stress=2 vitals=9' ;;
			kilo) echo 'spacer kilo C6 stress=0 vitals=9' ;;
			esac >>a.board
		done
		printf '%s\n' 'wall B6-C6' 'intruder thing A3' done >>a.board
		try enorm-ai thing -f a.board
		wants 0 "$order"
		has 'event target who=thing target=romeo'
	done
}

@test "TGT-40 the size of a targeting line's zone is its own" {
	being 'target spacers zone 3; target closest' 'stress 1'
	board 'map 1x9' 'spacer juliet A1' 'spacer romeo A8' 'intruder thing A5'
	try enorm-ai thing -f a.board
	wants 0 thing
	has 'event target who=thing target="Zone 3" line=1' 'spacer romeo .*stress=1'
	hasnt 'event stress who=juliet'
	being 'target spacers zone 2; target closest' 'stress 1'
	try enorm-ai thing -f a.board
	has 'event target who=thing target=romeo .*line=2'
}

@test "IAT-13 a gate that adds a die is each Spacer's own" {
	local a='spacer juliet C2 stress=1' b='spacer romeo C4 stress=5' order
	being 'target spacers zone 2' 'stress>=3: add-dice r; blast 2 r'
	for order in "$a|$b" "$b|$a"; do
		board 'map 5x5' "${order%|*}" "${order#*|}" 'intruder thing C3'
		try enorm-ai thing --choose thing.next=juliet --rolled attack=r:- --rolled attack-2=r:-,r:- -f a.board
		wants 0 "$order"
		has 'event roll point=attack dice=r ' 'event roll point=attack-2 dice=rr '
	done
}

@test "nobody stands in for a Target: what is about one is not done, the rest is" {
	local order
	table ai-cards <<-END
		name,title,intruder,level,type,target,effect,after,source
		alone,Alone,mothman,1,action,target none,move; spawn-blip 1,stress 2; stress 1 priority,owner
	END
	for order in 'spacer juliet A1|spacer romeo A5' 'spacer romeo A5|spacer juliet A1'; do
		board 'map 1x5' 'spawn x0y0' "${order%|*}" "${order#*|}" 'intruder mothman A3' 'priority romeo' \
			'deck ai mothman cards=alone'
		try enorm-ai mothman -f a.board
		wants 0 "$order"
		has 'intruder mothman A3' 'spacer romeo A5 .*stress=1' 'spacer juliet A1 .*stress=1 ' \
			'event stays who=mothman .*clause=MOV-01' 'blip blip-1' \
			'event no-effect who=nobody what="stress 2"'
		# "priority" with no Priority Target does nothing
		grep -v '^priority' a.board >b.board
		try enorm-ai mothman -f b.board
		wants 0 "$order"
		has 'spacer romeo A5 .*stress=0' 'event no-effect who=nobody what="stress 1 priority"'
	done
}

@test "a tile knocks back, and nothing is left waiting" {
	table terrain <<-END
		name,title,keywords,effect,supply,source
		spring,Spring,,knockback 2,4,owner
	END
	board 'map 1x6' 'spacer juliet A2' 'terrain spring-1 A3 type=spring'
	try enorm-move juliet A3 --choose juliet.way=e -f a.board
	wants 0 spring
	has 'event knockback who=juliet .*x=2' 'spacer juliet A5'
	hasnt '^queue'
}

@test "an ability's die and Power are in the next Attack Roll, and in no other" {
	table abilities <<-END
		name,title,when,whom,cost,effect,uses,source
		focus,Focus,turn,self,expertise 1,add-dice b; add-power 1,0,owner
	END
	table gear <<-END
		name,title,slot,abilities,source
		lens,Lens,support,focus,owner
	END
	board 'map 1x5' 'spacer juliet A1' 'gear juliet osr-3' 'gear juliet lens' 'intruder grin-1 A4' 'pool active expertise=1'
	enorm-turn ability juliet focus -f a.board >b.board
	grep -q '^bonus juliet dice=b power=1' b.board
	try enorm-attack juliet grin-1 --rolled r:-,r:-,b:PP -f b.board
	wants 0 attack
	has 'event roll point=attack dice=brr\+1 ' 'event outcome what=wound'
	hasnt '^bonus'
}

@test "RA-10 on wound, on critical, on fail: when a weapon's and gear's effect comes" {
	table weapons <<-END
		name,title,hands,dice,range,quadrants,ammo,noise,keywords,effect,source
		pike,Pike,1,rr,0,1,0,,noiseless,"on wound: place discipline 1 active; stress 1; on critical: place confidence 1 active; on fail: adrenaline 1",owner
	END
	table gear <<-END
		name,title,slot,effect,source
		drum,Drum,support,radiation 1,owner
	END
	local duel=(enorm-attack juliet grin-1 pike -f a.board)
	board 'map 1x5' 'spacer juliet A1 stress=0' 'gear juliet pike' 'gear juliet drum' 'intruder grin-1 A2'
	try "${duel[@]}" --rolled r:PP,r:P
	wants 0 wound
	has 'pool active discipline=1$' 'spacer juliet .*stress=2 ' 'token juliet radiation count=1'
	try "${duel[@]}" --rolled r:PPq,r:Pqq
	wants 0 critical # what helps and is printed for a Wound is lost, what harms is not
	has 'pool active confidence=1$' 'spacer juliet .*stress=2 '
	try "${duel[@]}" --rolled r:-,r:-
	wants 0 fail
	has 'spacer juliet .*adrenaline=2 '
	hasnt '^pool active'
}

@test "TGT-19 a response that performs the Signature does it to the attacker, when the Attack is over" {
	table bp-cards <<-END
		name,title,intruder,level,at,fail,source
		magnetized-boot,Magnetized Boot,mothman,1,3,signature attacker,owner
	END
	board 'map 1x9' 'spacer juliet A1' 'spacer romeo A5' 'gear juliet osr-3' 'intruder mothman A4' \
		'deck bp mothman cards=magnetized-boot ordered'
	enorm-attack juliet mothman --rolled r:-,r:- -f a.board >b.board
	grep -q '^queue reprisal who=mothman target=juliet action=signature' b.board
	enorm-board settle <b.board >c.board
	try enorm-ai --queued --rolled r:-,r:-,b:- -f c.board
	wants 0 reprisal
	has 'event performs who=mothman what=Signature' 'event target who=mothman target=juliet'
	hasnt '^queue'
}

@test "a reach of its own: shoot range, terrorize range, attack each adjacent, move away, through walls" {
	board 'map 1x9' 'spacer juliet A1' 'intruder thing A5'
	being 'target closest' 'shoot rr range 3'
	try enorm-ai thing -f a.board
	has 'event no-attack who=thing'
	being 'target closest' 'shoot rr range 4'
	try enorm-ai thing --rolled r:-,r:- -f a.board
	has 'event intruder-attack who=thing target=juliet kind=shoot'
	being 'target closest' 'terrorize rr range 3'
	try enorm-ai thing -f a.board
	has 'event no-attack who=thing'
	being 'target closest' 'move 2 away'
	try enorm-ai thing -f a.board
	has 'intruder thing A7'
	being 'target closest' 'attack r each adjacent'
	board 'map 3x3' 'spacer juliet A2' 'spacer romeo C2' 'spacer kilo C3' 'intruder thing B2'
	try enorm-ai thing --rolled r:- --rolled attack-2=r:- -f a.board
	wants 0 each
	has 'event intruder-attack who=thing target=juliet' 'event intruder-attack who=thing target=romeo'
	hasnt 'event intruder-attack who=thing target=kilo'
	being 'target closest' 'move through walls'
	board 'map 1x5' 'wall A2-A3' 'spacer juliet A1' 'intruder thing A5'
	try enorm-ai thing -f a.board
	wants 0 through
	has 'intruder thing A2'
}

@test "RI-64 each adjacent takes in who shares the Intruder's space, in either order of lines" {
	local order
	for order in 'spacer juliet B2|spacer romeo B3' 'spacer romeo B3|spacer juliet B2'; do
		board 'map 3x3' "${order%|*}" "${order#*|}" 'intruder mothman B2'
		try enorm-harm juliet --from mothman --effect 'radiation 1 each adjacent' -f a.board
		wants 0 "$order"
		has 'token juliet radiation count=1' 'token romeo radiation count=1'
	done
}
