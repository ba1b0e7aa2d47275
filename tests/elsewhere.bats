#!/usr/bin/env bats
# A Spacer in an Other Place: nothing on the board meets her, and she touches nothing there (OTP, RO-112).
load helper
load round_helper

# backward: the records of a.board in the opposite order; the map stays in front.
backward() {
	{ head -n 2 a.board && sed '1,2d;/^done$/d' a.board | tac && echo 'done'; } >.turned && mv .turned a.board
}

# apart TOOL ARGUMENT...: refused for the Other Place in either order of the lines and on the mirrored
# board, and done by one who stands there. ann of a.board is elsewhere.
apart() {
	local how
	cp a.board first.board
	for how in cat backward 'enorm-board mirror'; do
		cp first.board a.board
		case $how in
		backward) backward ;;
		enorm-board*) $how <first.board >a.board ;;
		esac
		try "$1" -T board --seed 1 "${@:2}" <a.board
		wants 1 "$@" || return
		has "refused $1 clause=OTP-02 reason=.*Other Place.*" || return
	done
	sed 's/ elsewhere//' first.board >a.board
	try "$1" -T board --seed 1 "${@:2}" <a.board
	wants 0 "$@"
	cp first.board a.board
}

@test "RO-112 OTP-02 doors are not opened, closed or welded from an Other Place" {
	on 'map 5x7' 'spacer ann B3 elsewhere' 'door d-1 B3-B4 closed' 'mark B3 console name=d-1'
	apart enorm-turn open d-1 ann
	apart enorm-turn open d-1 ann --by keycard
	apart enorm-turn destroy d-1 ann --by effect
	on 'map 5x7' 'spacer ann B3 elsewhere' 'door d-1 B3-B4 open'
	apart enorm-turn weld d-1 ann --by effect
	apart enorm-turn close d-1 ann --by effect
	on 'map 5x7' 'spacer ann B3 elsewhere' 'door d-1 B3-B4 welded'
	apart enorm-turn unweld d-1 ann --by effect
}

@test "RO-112 nothing is scavenged, scouted or read from an Other Place" {
	on 'map 5x7' 'spacer ann B3 elsewhere' 'mark B3 gear-cache' 'supply gear-caches 3'
	try enorm-turn -T board scavenge ann <a.board
	wants 1 scavenge
	has 'refused enorm-turn clause=OTP-02 '
	on 'map 5x7' 'spacer ann B3 suit=standard-eva elsewhere' 'blip blip-1 x3y2 holds=echo' 'deck scanner white cards=w-1'
	apart enorm-noise scout ann blip-1
	on 'map 5x7' 'spacer ann B3 elsewhere'
	apart enorm-turn decrypt wall-script ann --instructed --rule mirror
}

@test "RO-112 LOC-12 a Location's abilities are for those who stand there" {
	on 'map 5x7' 'location cargo-spine' 'spacer ann B3 elsewhere' 'pool active expertise=2'
	apart enorm-turn location use duck ann --window
}

@test "RO-112 NRL-01 Noise made in an Other Place is heard by no Blip" {
	on 'map 5x7' 'spacer ann B3 elsewhere' 'spacer bob A1' 'blip blip-1 x6y2 holds=echo' 'priority bob'
	try enorm-noise -T board ann rr --type grin --seed 1 <a.board
	has 'priority bob$'
	apart enorm-noise ann rr --type grin
}

@test "RO-112 a Blip goes past a Spacer in an Other Place" {
	on 'map 5x9' 'spacer ann B3 elsewhere' 'spacer bob B1' 'blip blip-1 x8y2' 'queue noise who=bob amount=4'
	try enorm-noise -T board --queued --type grin --seed 1 <a.board
	wants 0 noise
	has 'blip blip-1 x4y2 '
	backward
	try enorm-noise -T board --queued --type grin --seed 1 <a.board
	has 'blip blip-1 x4y2 '
	hasnt 'event revealed'
}

@test "RO-112 a Reprisal and an attack of opportunity do not follow into an Other Place" {
	on 'map 5x7' 'spacer ann B3 vitals=9 stress=0 elsewhere' 'intruder grin-1 B4' 'queue reprisal who=grin-1 target=ann dice=rr'
	try enorm-ai -T board --queued --seed 1 <a.board
	wants 0 enorm-ai
	has 'spacer ann B3 .*vitals=9 '
	hasnt 'event intruder-attack'
	on 'map 5x7' 'spacer ann B3 vitals=9 stress=0 elsewhere' 'intruder grin-1 B4'
	try enorm-ai -T board --opportunity ann --seed 1 <a.board
	hasnt 'event (provokes|intruder-attack)'
	on 'map 5x7' 'spacer ann B3 vitals=9 stress=0 elsewhere'
	apart enorm-ai --flash ann mothman
}

@test "RO-112 what everyone on the board suffers, and the Priority Target, leaves her alone" {
	mkdir mine
	printf '%s\n' 'name,title,keywords,effect,source' 'trap,Trap,,stress 1 everyone; stress 1 priority; knockback 1 everyone,owner' >mine/terrain.csv
	export ENORM_DATA=$PWD/mine
	on 'map 1x7' 'spacer ann A6 stress=0 elsewhere' 'spacer bob A1 stress=0' 'terrain trap-1 A2' 'priority ann'
	try enorm-move -T board bob A2 --seed 1 <a.board
	wants 0 enorm-move
	has 'spacer ann A6 .*stress=0 .*elsewhere' 'spacer bob .*stress=1 '
	backward
	try enorm-move -T board bob A2 --seed 1 <a.board
	has 'spacer ann A6 .*stress=0 .*elsewhere' 'spacer bob .*stress=1 '
}

@test "RO-112 she is adjacent to nobody, and sees and covers nobody" {
	on 'map 1x5' 'spacer ann A2 elsewhere' 'intruder grin-1 A3'
	local ask
	for ask in --adjacent --sight; do
		try enorm-cover -q ann grin-1 $ask <a.board
		wants 1 enorm-cover "$ask"
		try enorm-cover -q grin-1 ann $ask <a.board
		wants 1 enorm-cover "$ask"
	done
}
