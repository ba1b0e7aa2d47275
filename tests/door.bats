#!/usr/bin/env bats
# enorm-turn weld, unweld, open, close, destroy and disable. enorm-turn(1).
load helper
load round_helper

# door STATE LINE...: a door d-1 between B3 and B4 of a map 4x6, and these records.
door() {
	on 'map 4x6' "door d-1 B3-B4 $1" "${@:2}"
}

# ann SPACE: ann stands there.
ann() {
	echo "spacer ann $1 vitals=9 stress=0 adrenaline=0"
}

@test "WLD-01 a door is welded and unwelded only by an effect that grants it" {
	door open "$(ann B3)"
	refuses WLD-01 weld d-1 ann
	turn weld d-1 ann --by effect
	has 'door d-1 B3-B4 welded$'
	door welded "$(ann B3)"
	refuses WLD-01 unweld d-1 ann
}

@test "WLD-01 an effect that waits on the board grants it once, and to its Spacer" {
	door open "$(ann B3)" 'spacer bob B2 vitals=9 stress=0 adrenaline=0' 'queue weld who=ann'
	refuses WLD-01 weld d-1 bob
	turn weld d-1 ann
	has 'door d-1 B3-B4 welded$'
	hasnt 'queue'
}

@test "WLD-03 RO-70 without a range one must be on or beside a space of the door" {
	local space
	for space in B3 B4 B2 A3 C4; do
		door open "$(ann $space)"
		turn weld d-1 ann --by effect
		has 'door d-1 B3-B4 welded$'
	done
	for space in B1 A2 D4; do
		door open "$(ann $space)"
		refuses WLD-03 weld d-1 ann --by effect
	done
}

@test "WLD-03 adjacency to a door space is cut by walls and Obstacles" {
	door open "$(ann B2)" 'wall B2-B3'
	refuses WLD-03 weld d-1 ann --by effect
	door open "$(ann B2)" 'terrain slab-1 B3'
	refuses WLD-03 weld d-1 ann --by effect
}

@test "WLD-02 WLD-03 the spaces that bear the door's number are the door spaces" {
	door open "$(ann D6)" 'mark D5 door-space name=d-1'
	turn weld d-1 ann --by effect
	has 'door d-1 B3-B4 welded$'
	door open "$(ann B2)" 'mark D5 door-space name=d-1'
	refuses WLD-03 weld d-1 ann --by effect
}

@test "WLD-04 a range takes the place of adjacency" {
	door open "$(ann B1)"
	turn weld d-1 ann --by effect --range 2
	has 'door d-1 B3-B4 welded$'
	refuses WLD-04 weld d-1 ann --by effect --range 1
	door open "$(ann B1)" 'queue weld who=ann amount=2'
	turn weld d-1 ann
	has 'door d-1 B3-B4 welded$'
}

@test "WLD-05 WLD-06 WLD-07 only an open door is welded" {
	door closed "$(ann B3)"
	refuses 'WLD-05,WLD-06' weld d-1 ann --by effect
	door welded "$(ann B3)"
	refuses 'WLD-05,WLD-06' weld d-1 ann --by effect
	door open "$(ann B3)"
	turn weld d-1 ann --by effect
	has 'door d-1 B3-B4 welded$' 'event door door=d-1 state=welded who=ann clause=WLD-07'
}

@test "WLD-22 RO-74 a broken weld leaves an open door" {
	door welded "$(ann B3)"
	turn unweld d-1 ann --by effect
	has 'door d-1 B3-B4 open$'
	refuses_after() {
		grep -v '^event' .out >a.board
		refuses "$@"
	}
	refuses_after WLD-22 unweld d-1 ann --by effect
}

@test "WLD-08 WLD-09 neither a console nor a keycard opens a welded door" {
	door welded "$(ann A1)" 'mark A1 console name=d-1'
	refuses WLD-08 open d-1 ann
	door welded "$(ann B3)"
	refuses WLD-09 open d-1 ann --by keycard
}

@test "WLD-15 WLD-16 leave to weld is leave to break welds and the other way, unless it says otherwise" {
	door welded "$(ann B3)" 'queue weld who=ann'
	turn unweld d-1 ann
	has 'door d-1 B3-B4 open$'
	door open "$(ann B3)" 'queue unweld who=ann'
	turn weld d-1 ann
	has 'door d-1 B3-B4 welded$'
	door welded "$(ann B3)" 'queue weld-only who=ann'
	refuses WLD-01 unweld d-1 ann
	door open "$(ann B3)" 'queue unweld-only who=ann'
	refuses WLD-01 weld d-1 ann
	door open "$(ann B3)" 'queue weld-only who=ann'
	turn weld d-1 ann
	has 'door d-1 B3-B4 welded$'
}

@test "WLD-19 a closed door is opened from its own console" {
	door closed "$(ann A1)" 'mark A1 console name=d-1' 'mark A6 console name=d-2' 'door d-2 C3-C4 closed'
	refuses WLD-19 open d-2 ann
	turn open d-1 ann
	has 'door d-1 B3-B4 open$' 'door d-2 C3-C4 closed$'
	door closed "$(ann A2)" 'mark A1 console name=d-1'
	refuses WLD-19 open d-1 ann
}

@test "WLD-19 TRN-37 working a console by Scavenge opens its door" {
	door closed "$(ann A1)" 'mark A1 console name=d-1'
	turn scavenge ann
	has 'door d-1 B3-B4 open$' 'mark A1 console name=d-1$'
	door welded "$(ann A1)" 'mark A1 console name=d-1'
	turn scavenge ann
	has 'door d-1 B3-B4 welded$' 'event no-effect what="the console" .*clause=WLD-08'
}

@test "RT-51 a keycard opens a closed door from beside it" {
	door closed "$(ann B3)"
	turn open d-1 ann --by keycard
	has 'door d-1 B3-B4 open$'
	door closed "$(ann A1)"
	refuses WLD-03 open d-1 ann --by keycard
}

@test "WLD-20 opening a closed door takes its standee off" {
	door closed "$(ann A1)" 'mark A1 console name=d-1'
	turn open d-1 ann
	has 'event door door=d-1 state=open who=ann clause=WLD-20'
	grep -v '^event' .out >a.board
	refuses WLD-20 open d-1 ann
}

@test "WLD-18 a door record without a state is a closed door" {
	door '' "$(ann A1)"
	turn disable d-1
	has 'door d-1 B3-B4 closed disabled$'
}

@test "WLD-21 an opened door stays open through Rounds, unless an effect closes it" {
	door open "$(ann B3)" 'round 1 phase=end'
	turn end-round
	has 'door d-1 B3-B4 open$'
	door open "$(ann B3)"
	refuses WLD-21 close d-1 ann
	turn close d-1 ann --by effect
	has 'door d-1 B3-B4 closed$'
	door closed "$(ann B3)"
	refuses WLD-18 close d-1 ann --by effect
}

@test "DSB-01 a disable token marks a door, or what is on a space" {
	door open "$(ann B3)" 'mark A1 console name=d-1'
	turn disable d-1
	has 'door d-1 B3-B4 open disabled$' 'event disabled what=d-1 clause=DSB-01'
	then_turn disable A1
	has 'mark A1 console name=d-1 disabled$'
	grep -v '^event' .out >a.board
	refuses DSB-01 disable A1
	refuses DSB-01 disable d-1
	refuses DSB-01 disable A2
}

@test "DSB-02 RO-74 nothing is done with what is disabled" {
	door open "$(ann B3)"
	sed -i 's/open$/open disabled/' a.board
	refuses DSB-02 weld d-1 ann --by effect
	refuses DSB-02 close d-1 ann --by effect
	sed -i 's/open disabled$/welded disabled/' a.board
	refuses DSB-02 unweld d-1 ann --by effect
	door closed "$(ann A1)" 'mark A1 console name=d-1 disabled'
	refuses DSB-02 open d-1 ann
}

@test "DSB-03 a disabled door is opened by no means" {
	local by
	door closed "$(ann B3)" 'mark B3 console name=d-1'
	sed -i 's/B4 closed$/B4 closed disabled/' a.board
	for by in console keycard effect; do
		refuses DSB-03 open d-1 ann --by $by
	done
}

@test "DSB-04 a disabled door is destroyed by no means, another is" {
	door welded
	turn destroy d-1 --by effect
	has 'door d-1 B3-B4 open$'
	door closed
	turn destroy d-1 --by effect
	has 'door d-1 B3-B4 open$'
	door welded
	sed -i 's/welded$/welded disabled/' a.board
	refuses DSB-04 destroy d-1 --by effect
}

@test "what a door is called, and by what, is checked" {
	door open "$(ann B3)"
	fails 65 "no door 'd-9'" enorm-turn weld d-9 ann --by effect -f a.board
	complains 64 "enorm-turn: --by console opens doors; welds ask for --by effect" \
		enorm-turn weld d-1 ann --by console -f a.board
	complains 64 "enorm-turn: disable takes a component or a space" enorm-turn disable x1y1 -f a.board
}
