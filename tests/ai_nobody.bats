#!/usr/bin/env bats
# enorm-ai: nobody stands in for a Target that is not there, and the order of the board's lines
# decides nothing.
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
	printf '%s\n' \
		'harms,Harms,titan,1,action,target none,stress 1; vitals 1; radiation 1; knockdown; damage 2; condition dazed; kill,stress 1; adrenaline 1,owner' \
		'shoves,Shoves,titan,1,action,target none,knockback 2; pushback 2; lure 2; displace; unavoidable-knockback 1,lure 1,owner' \
		'walks,Walks,titan,1,action,target none,move; shift; move away; move 3,,owner' \
		'swings,Swings,titan,1,melee,target none,attack r; shoot r; terrorize r; stress 1,stress 1,owner' \
		'bursts,Bursts,titan,1,zone,target zone 1,move; blast 1 r; stress 1; radiation 1,stress 1; final; infection 1,owner' \
		'marks,Marks,titan,1,action,target none,stress 1 priority; vitals 1 priority; spawn-intruder priority,adrenaline 1 priority,owner' \
		'hatch,Hatch,titan,1,action,target none,spawn-intruder target; ambush,,owner' \
		'asks,Asks,titan,1,action,target none,stress>=0: stress 1 everyone; vitals<=9: stress 1 everyone; not adjacent: stress 1 everyone,,owner' \
		'gives,Gives,titan,1,action,target none,bonus-attack; free-move 2; noise; stand-up,,owner' \
		'dirge,Dirge,titan,1,terror,target none,terrorize r 3; stress>=3: infection 1,final; radiation 1,owner' \
		'roar,Roar,titan,1,zone,target none,blast 3 r,final; radiation 1,owner' >>ai-cards.csv
}

setup() {
	ai_setup
}

# spares CARD: it is performed, and of Spacers, Intruders and what they have nothing is another.
spares() {
	local kinds='^(spacer|intruder|token|condition|queue|priority|blip)'
	play "$1" || return
	silent performs || return
	tells ai-card || return
	diff -u <(enorm-board format <a.board | grep -E "$kinds" | sort) <(grep -E "$kinds" .out | sed 's/ activated$//' | sort)
}

@test "TGT-35 with No Target nobody suffers a Target's effects, and nobody stands in" {
	local card
	for card in harms shoves swings asks gives hatch; do
		on 'spacer ann D1' 'spacer bob A9 stress=3' 'intruder titan-1 D5 facing=e' 'intruder biter-1 G1' 'priority bob'
		each_way spares "$card"
		# not even who stands beside it
		on 'spacer ann D4' 'spacer bob D6 stress=3' 'intruder titan-1 D5 facing=e' 'intruder biter-1 G1' 'priority ann'
		each_way spares "$card"
	done
}

@test "TGT-35 MOV-01 CMD-15 with No Target a move has nowhere to go" {
	on 'spacer ann D1' 'spacer bob A9' 'intruder titan-1 D5 facing=e' 'priority bob'
	each_way spares walks
	times 3 stays who=titan-1 'why=there is nobody to go to' clause=MOV-01
	times 1 stays who=titan-1 'why=there is nobody to go to' clause=CMD-15
	silent path
}

@test "TGT-39 an empty Zone hits nobody, and its After effects find nobody" {
	on 'spacer ann D1' 'spacer bob A9' 'intruder titan-1 D5 facing=e' 'priority bob'
	each_way spares bursts
	rolls 0
	tells no-attack who=titan-1 'why=there is nobody to attack' clause=TGT-35,TGT-39
}

@test "TGT-36 priority with no Priority Target does nothing" {
	on 'spacer ann D1' 'spacer bob A9' 'intruder titan-1 D5 facing=e' 'intruder biter-1 G1'
	each_way spares marks
	on 'spacer ann D1' 'spacer bob A9' 'intruder titan-1 D5 facing=e' 'priority bob' 'intruder biter-1 G1'
	each_way play marks
	tells spawns who=biter-2
	stress_is bob 1
	stress_is ann 0
	adrenaline_is bob 1
	# one who is dead or off the board is none either
	on 'spacer ann D1' 'spacer bob A9 dead' 'intruder titan-1 D5 facing=e' 'intruder biter-1 G1' 'priority bob'
	each_way spares marks
}

# first_hit WHOM CARD: whose roll comes first if nobody chooses, on whatever board.
first_hit() {
	play "$2" --rolled r:P --rolled attack-2=r:P --rolled attack-3=r:P
	assert_equal "$(event_lines intruder-attack | grep -oE ' target=[^ ]+' | xargs)" "${*:3}"
}

@test "CMD-06 whose roll comes first is by default a matter of places, not of the board's lines" {
	local card
	for card in dirge roar; do
		on 'spacer cal D7' 'spacer ann D4' 'spacer bob B5' 'intruder titan-1 D5'
		first_hit titan-1 "$card" target=bob target=ann target=cal
		turned_boards
		cp way-2.board a.board
		first_hit titan-1 "$card" target=bob target=ann target=cal
		tokens_are cal radiation 1
		cp way-4.board a.board
		first_hit titan-1 "$card" target=bob target=cal target=ann
	done
}

@test "INT-08 RI-43 who of the equally close acts first is by default a matter of places" {
	on 'spacer ann D5' 'intruder biter-2 D6' 'intruder biter-1 D4'
	turned_boards
	local way
	for way in way-1 way-2; do
		cp "$way.board" a.board
		act --rolled r:P,r:- --rolled attack-2=r:P,r:-
		assert_equal "$(event_lines activates | grep -oE ' who=[^ ]+' | xargs)" 'who=biter-1 who=biter-2'
		act --opportunity ann --rolled r:P,r:- --rolled attack-2=r:P,r:-
		assert_equal "$(event_lines activates | grep -oE ' who=[^ ]+' | xargs)" 'who=biter-1 who=biter-2'
	done
	# RI-43: who shares her space is closer than who is beside it
	on 'spacer ann D5' 'intruder biter-1 D4' 'intruder titan-1 D5' 'deck ai titan-1 cards=near ordered'
	each_way act --opportunity ann --rolled r:P,r:-
	assert_equal "$(event_lines activates | grep -oE ' who=[^ ]+' | xargs)" 'who=titan-1 who=biter-1'
	silent choice point=opportunity
}
