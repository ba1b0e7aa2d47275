#!/usr/bin/env bats
# enorm-ai: which of those who are equally good for a targeting line becomes the Target, and what is
# said of it.
load helper
load attack_helper
load ai_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" && ai_tables
	printf '%s\n' 'fanger,Fanger,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner' \
		'lancer,Lancer,baseline,1,2,2,white,4,0,0,target closest,,,,,,owner' \
		'sifter,Sifter,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner' >>intruders.csv
	printf '%s\n' 'fanger,1,Fang,attack r; stress>=3: radiation 1; stress>=5: infection 1,stress>=7: stress 1,owner' \
		'lancer,1,Lance,move; shoot r,,owner' \
		'sifter,1,Sift,stress>=3: attack r; else: stress 1,,owner' >>protocols.csv
	printf '%s\n' 'burn,Burn,titan,1,ranged,target closest,shoot rr; stress>=5: radiation 1,,owner' \
		'moan,Moan,titan,1,terror,target highest stress,terrorize r,vitals<=3: stress 1,owner' \
		'reap,Reap,titan,1,action,target lowest vitals,stress 1,,owner' \
		'glow,Glow,titan,1,action,target highest radiation,stress 1,,owner' \
		'spot,Spot,titan,1,action,target in-sight,stress 1,,owner' >>ai-cards.csv
}

setup() {
	ai_setup
}

# tie_goes WHO WHOM WHY [OPTION...]: WHO acts; its Target, and what is said of the tie. Two who are
# left are named in the order of their spaces, which a turned board changes.
tie_goes() {
	act "$1" "${@:4}"
	target_is "$1" "$2" || return
	assert_equal "$(event_lines target "who=$1" | head -n 1 | sed -nE 's/.* why="([^"]*)".*/\1/p' | sed 's/bob and ann/ann and bob/; s/cal and bob/bob and cal/')" "$3" || return
	tells target "who=$1" ruling=RI-14
}

@test "RI-14 a tie goes to fewer Vitals whatever the Stress is, where no gate reads it" {
	on 'spacer romeo D3 vitals=2 stress=0' 'spacer juliet D7 vitals=9 stress=6' 'intruder stalker-1 D5'
	each_way tie_goes stalker-1 romeo 'both are 2 away; romeo has fewer Vitals (2, juliet 9)'
	on 'spacer romeo D3 vitals=2 stress=0' 'spacer juliet D7 vitals=9 stress=6' 'intruder titan-1 D5'
	each_way tie_goes titan-1 romeo 'both are 2 away; romeo has fewer Vitals (2, juliet 9)' --card near
}

@test "RI-14 first of all a tie goes to whom the Attack works on" {
	on 'map 1x7' 'red A3-A4' 'spacer ann A2 vitals=1' 'spacer bob A6' 'intruder hound-1 A4'
	each_way tie_goes hound-1 bob 'both are 2 away; the Attack works on bob, not on ann' --rolled r:P
	# a shot needs a straight line
	on 'spacer ann B7 vitals=1' 'spacer bob D9' 'intruder titan-1 D5'
	each_way tie_goes titan-1 bob 'both are 4 away; the Attack works on bob, not on ann' --card burn --rolled r:P,r:-
	# one after a Move needs a line that the zigzag comes to
	on 'spacer ann F7 vitals=1' 'spacer bob D1' 'intruder lancer-1 D5'
	each_way tie_goes lancer-1 bob 'both are 4 away; the Attack works on bob, not on ann' --rolled r:P
	on 'spacer ann E8 vitals=1' 'spacer bob D1' 'intruder lancer-1 D5'
	each_way tie_goes lancer-1 ann 'both are 4 away; ann has fewer Vitals (1, bob 9)' --rolled r:P
	# an Attack whose gate a Spacer does not meet does not work on that one
	on 'spacer ann D4 vitals=1 stress=0' 'spacer bob D6 vitals=9 stress=3' 'intruder sifter-1 D5'
	each_way tie_goes sifter-1 bob 'both are 1 away; the Attack works on bob, not on ann' --rolled r:P
}

@test "RI-14 then to who meets more gates of the card or protocol, its After effects included" {
	on 'spacer ann D4 vitals=1 stress=0' 'spacer bob D6 vitals=9 stress=4' 'intruder fanger-1 D5'
	each_way tie_goes fanger-1 bob 'both are 1 away; bob meets more gates (1, ann 0)' --rolled r:P
	on 'spacer ann D4 vitals=9 stress=5' 'spacer bob D6 vitals=9 stress=7' 'intruder fanger-1 D5'
	each_way tie_goes fanger-1 bob 'both are 1 away; bob meets more gates (3, ann 2)' --rolled r:P
	# more Stress that meets no more gates counts for nothing
	on 'spacer ann D4 vitals=8 stress=3' 'spacer bob D6 vitals=9 stress=4' 'intruder fanger-1 D5'
	each_way tie_goes fanger-1 ann 'both are 1 away; ann has fewer Vitals (8, bob 9)' --rolled r:P
	on 'spacer ann D3 vitals=1 stress=4' 'spacer bob D7 vitals=9 stress=5' 'intruder titan-1 D5'
	each_way tie_goes titan-1 bob 'both are 2 away; bob meets more gates (1, ann 0)' --card burn --rolled r:P,r:-
	on 'spacer ann D3 vitals=3 stress=2' 'spacer bob D8 vitals=4 stress=2' 'intruder titan-1 D5'
	each_way tie_goes titan-1 ann 'both have 2 Stress; ann meets more gates (1, bob 0)' --card moan --rolled r:P
}

@test "RI-14 then to the Priority Target, and what is left is a choice, by default the lowest coordinate" {
	on 'spacer ann D3' 'spacer bob D7' 'intruder stalker-1 D5' 'priority bob'
	each_way tie_goes stalker-1 bob 'both are 2 away; bob is the Priority Target'
	on 'spacer bob D7' 'spacer ann D3' 'intruder stalker-1 D5'
	tie_goes stalker-1 ann 'both are 2 away; nothing tells them apart: a choice'
	act stalker-1 --choose stalker-1.target=bob
	target_is stalker-1 bob
	turned_boards
	cp way-2.board a.board
	tie_goes stalker-1 ann 'both are 2 away; nothing tells them apart: a choice'
	cp way-4.board a.board
	tie_goes stalker-1 bob 'both are 2 away; nothing tells them apart: a choice'
	turned_down stalker-1 --choose stalker-1.target=cal
}

@test "RI-14 of several each criterion that leaves somebody out is told" {
	on 'map 9x9' 'red D6-D7,E6-E7,F6-F7' 'spacer ann E3 vitals=5' 'spacer bob C5 vitals=4' 'spacer cal E7 vitals=1' \
		'intruder hound-1 E5'
	each_way tie_goes hound-1 bob \
		'all 3 are 2 away; the Attack works on ann and bob, not on cal; bob has fewer Vitals (4, ann 5)' --rolled r:P
	on 'map 9x9' 'spacer ann E3 vitals=5' 'spacer bob C5 vitals=4' 'spacer cal E7 vitals=4' 'intruder stalker-1 E5' \
		'priority cal'
	each_way tie_goes stalker-1 cal \
		'all 3 are 2 away; bob and cal have fewer Vitals (4, ann 5); cal is the Priority Target'
}

@test "RI-14 what they are tied in is told of every kind of line" {
	on 'spacer ann D3 stress=2' 'spacer bob D8 stress=2 vitals=4' 'intruder titan-1 D5'
	each_way tie_goes titan-1 bob 'both have 2 Stress; bob has fewer Vitals (4, ann 9)' --card tense
	on 'spacer ann D3 vitals=4' 'spacer bob D8 vitals=4' 'intruder titan-1 D5' 'priority bob'
	each_way tie_goes titan-1 bob 'both have 4 Vitals; bob is the Priority Target' --card reap
	on 'spacer ann D3' 'spacer bob D8 vitals=4' 'token ann radiation count=2' 'token bob radiation count=2' 'intruder titan-1 D5'
	each_way tie_goes titan-1 bob 'both have 2 Radiation; bob has fewer Vitals (4, ann 9)' --card glow
	on 'spacer ann D3' 'spacer bob D8 vitals=4' 'intruder titan-1 D5'
	each_way tie_goes titan-1 bob 'both meet the line; bob has fewer Vitals (4, ann 9)' --card spot
	on 'map 1x9' 'wall A3-A4,A6-A7' 'spacer ann A3' 'spacer bob A7 vitals=4' 'intruder titan-1 A5'
	each_way tie_goes titan-1 bob 'no way to either, both 2 off by plain count; bob has fewer Vitals (4, ann 9)' --card near
}
