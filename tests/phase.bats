#!/usr/bin/env bats
# enorm-turn countdown, intruders and end-round: the phases of a Round. enorm-turn(1).
load helper
load round_helper

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,target,first_contact,overwhelm,source
		lurker,Lurker,baseline,1,3/3/4,3/4/5,white/white/red,0,0,target closest,stress 1 everyone,stress 1 everyone,owner
	END
	cat >protocols.csv <<-'END'
		intruder,order,title,effect,source
		lurker,1,Bite,adjacent: attack r,owner
		lurker,2,Crawl,always: move,owner
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

# ann LINE...: ann on A1, and these records.
ann() {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' "$@"
}

@test "CDP-01 the Countdown Phase runs marker, Discoveries, tokens of the track, Blip symbol" {
	ann 'round 2 phase=countdown' 'countdown 7' 'priority ann' 'spawn x7y5' \
		'queue track-discovery amount=6 target=relic' 'queue track-blip amount=6 target=echo'
	turn countdown
	in_order 'countdown now=6' 'discovery card=relic' 'revealed .*what=Echo clause=CDP-06' 'spawns who=blip-2'
	has 'round 2 phase=spacer$'
}

@test "CDP-02 the marker goes one space on, and zero hour is the last" {
	ann 'round 2 phase=countdown' 'countdown 9'
	turn countdown
	has 'countdown 8$'
	assert_equal "$(grep -c '^countdown' .out)" 1
	ann 'round 2 phase=countdown'
	turn countdown
	has 'countdown 8$'
	ann 'round 9 phase=countdown' 'countdown 1'
	turn countdown
	has 'countdown 0$'
	ann 'round 9 phase=countdown' 'countdown 0'
	turn countdown
	has 'countdown 0$'
}

@test "CDP-03 in the opening Round the marker stays" {
	ann 'round 1 phase=countdown' 'countdown 9'
	turn countdown
	has 'countdown 9$' 'round 1 phase=spacer$'
	ann 'countdown 9'
	turn countdown
	has 'countdown 9$' 'round 1 phase=spacer$'
}

@test "CDP-04 a faceup Discovery on the space resolves its card, others stay" {
	ann 'round 2 phase=countdown' 'countdown 9' 'priority ann' \
		'queue track-discovery amount=8 target=relic effect="stress 2"' \
		'queue track-discovery amount=7 target=tome effect="stress 5"'
	turn countdown
	has 'spacer ann A1 .*stress=2' 'queue track-discovery target=tome amount=7' \
		'event discovery card=relic at=8 .*clause=CDP-04'
	hasnt 'queue track-discovery target=relic'
}

@test "CDP-05 a facedown Discovery is revealed and resolved" {
	ann 'round 2 phase=countdown' 'countdown 9' 'deck discoveries cards=idol ordered' 'queue track-discovery amount=8'
	turn countdown
	has 'event discovery card=idol at=8 .*clause=CDP-05'
	hasnt 'queue'
}

@test "CDP-12 zero hour tells of the Adversary, whose rules the demo leaves out" {
	ann 'round 9 phase=countdown' 'countdown 1'
	turn countdown
	has 'event note text="zero hour: .*clause=CDP-12'
}

@test "CDE-12 CDP-13 9 to 7 are white, 6 to 4 red, 3 to zero hour black" {
	local at want
	for at in 9:white 8:white 7:red 6:red 5:red 4:black 3:black 2:black 1:black; do
		ann 'round 2 phase=countdown' "countdown ${at%:*}"
		turn countdown
		want=$((${at%:*} - 1))
		has "event countdown now=$want level=${at#*:} "
	done
}

@test "CDE-04 the values of the new level hold from the moment the marker enters it" {
	ann 'round 4 phase=countdown' 'countdown 7' 'intruder lurker-1 A3' 'gear ann osr-3'
	turn countdown
	has 'event level from=white to=red clause=CDE-04'
	grep -v '^event' .out >b.board
	try enorm-attack -T board ann lurker-1 osr-3 --rolled 'r:PP,r:PP' --seed 1 <b.board
	has 'event result .*at=4'
	ann 'round 4 phase=countdown' 'countdown 8'
	turn countdown
	hasnt 'event level'
}

@test "RO-97 level line and track symbol are one Blip" {
	ann 'round 2 phase=countdown' 'countdown 7' 'priority ann' 'spawn x7y5' 'spawn x0y5'
	turn countdown
	assert_equal "$(grep -c '^blip ' .out)" 1
	ann 'round 2 phase=countdown' 'countdown 8' 'priority ann' 'spawn x7y5'
	turn countdown
	hasnt 'blip '
}

@test "INT-01 Intruders activate, then Blips patrol, then the Round ends" {
	ann 'round 1 phase=spacer' 'turn ann done' 'intruder lurker-1 A5' 'blip blip-1 x7y5 facing=w'
	turn intruders --reading ne=2,nw=2,se=2,sw=2
	in_order 'phase round=1 phase=intruder' '.*who=lurker-1' '.*who=blip-1' 'phase round=1 phase=end'
	has 'round 1 phase=end$' 'intruder lurker-1 A2'
}

@test "BON-01 BON-02 BON-09 a Bonus Attack in the Intruder Phase comes before the next Intruder" {
	local order
	for order in 'intruder lurker-1 A2|intruder lurker-2 B1' 'intruder lurker-2 B1|intruder lurker-1 A2'; do
		on 'spacer ann A1 vitals=1 stress=0 adrenaline=0 broken' 'gear ann osr-3 ammo=2' 'round 2 phase=spacer' \
			'countdown 9' 'turn ann done' "${order%|*}" "${order#*|}"
		turn intruders --choose activate=lurker-1 --rolled attack=r:PP --rolled flatline=live-attack \
			--choose ann.bonus-attack='lurker-2 osr-3' --rolled attack-2=r:PP,r:P
		in_order 'intruder-attack who=lurker-1' 'lives who=ann' 'chain-break who=ann' \
			'attack who=ann target=lurker-2' 'removed who=lurker-2'
		hasnt 'intruder lurker-2' 'event activates who=lurker-2' queue
		# declined, it is gone: nothing of it waits
		turn intruders --choose activate=lurker-1 --rolled attack=r:PP --rolled flatline=live-attack --rolled attack-2=r:-
		in_order 'then who=ann .*how="declined' 'activates who=lurker-2'
		has 'intruder lurker-2 B1'
		hasnt 'event chain-break' queue
	done
}

@test "INT-03 patrolling Blips go the way they face" {
	ann 'round 1 phase=spacer' 'turn ann done' 'blip blip-1 x7y5 facing=w'
	turn intruders --type lurker --reading ne=2,nw=2,se=2,sw=2
	hasnt 'blip blip-1 x7y5'
	has 'blip blip-1 x[0-6]y5'
}

@test "INT-01 TGT-35 the Intruder Phase runs to its end when the last Spacer dies in it" {
	on 'map 3x6' 'spacer ann A1 vitals=1' 'intruder grin-1 A2' 'intruder mothman C6' 'deck ai mothman cards=circling'
	turn intruders --rolled attack=r:P,r:P,w:- --rolled flatline=die
	in_order 'dies who=ann' 'ai-card who=mothman card=Circling' 'no-target who=mothman why="no Spacer is left"' \
		'note text="nobody is left to patrol for"' 'phase round=1 phase=end'
	try enorm-turn intruders --table --odds <a.board
	wants 0 enorm-turn intruders --table --odds
	on 'map 3x6' 'spacer ann A1 dead' 'intruder grin-1 A2' 'intruder mothman C6' 'deck ai mothman cards=circling'
	try enorm-turn intruders --table --odds <a.board
	wants 0 enorm-turn intruders --table --odds
}

@test "INT-01 TRN-01 the Intruders wait for every turn of a Spacer" {
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'spacer bob A2 vitals=9 stress=0 adrenaline=0' 'round 1 phase=spacer'
	refuses 'TRN-01,INT-01' intruders
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'spacer bob A2 vitals=9 stress=0 adrenaline=0' 'round 1 phase=spacer' \
		'turn ann done' 'turn bob active'
	refuses 'TRN-01,INT-01' intruders
	on 'spacer ann A1 vitals=9 stress=0 adrenaline=0' 'spacer bob - dead' 'round 1 phase=spacer' 'turn ann done'
	turn intruders
	has 'round 1 phase=end$'
}

@test "INT-01 INT-04 INT-16 each phase has its place" {
	ann 'round 1 phase=countdown'
	refuses INT-01 intruders
	refuses INT-04 end-round
	ann 'round 1 phase=spacer' 'turn ann done'
	refuses 'CDP-01,INT-16' countdown
	refuses INT-04 end-round
	ann 'round 1 phase=end'
	refuses 'CDP-01,INT-16' countdown
	refuses INT-01 intruders
	refuses TRN-01 start ann
}

@test "INT-04 INT-14 end of Round effects come last, after all activations and patrols" {
	ann 'round 1 phase=spacer' 'turn ann done' 'intruder lurker-1 A5' 'queue end-of-round who=ann effect="stress 1"'
	turn intruders
	has 'spacer ann A1 .*stress=0' 'queue end-of-round'
	then_turn end-round
	has 'spacer ann A1 .*stress=1'
	hasnt 'queue'
}

@test "INT-14 nothing that an action set off is left behind" {
	ann 'round 1 phase=spacer' 'turn ann done' 'queue noise who=ann amount=2' 'blip blip-1 x7y5'
	refuses INT-14 intruders
	ann 'round 1 phase=end' 'queue reprisal who=lurker-1 target=ann' 'intruder lurker-1 A5'
	refuses INT-14 end-round
}

@test "INT-15 the players order several end of Round effects" {
	ann 'round 1 phase=end' 'queue end-of-round who=ann target=hymn effect="stress>=1: place expertise 1 active"' \
		'queue end-of-round who=ann target=howl effect="stress 1"'
	turn end-round
	has 'spacer ann A1 .*stress=1'
	hasnt 'pool active expertise=1'
	turn end-round --choose end-of-round=howl
	has 'pool active expertise=1$'
}

@test "INT-16 a new Round begins with its Countdown Phase, all turns and abilities fresh" {
	ann 'round 3 phase=end' 'turn ann done' 'used ann reflex' 'intruder lurker-1 A5 activated'
	turn end-round
	has 'round 4 phase=countdown$' 'intruder lurker-1 A5 facing=s type=lurker$'
	hasnt 'turn ann' 'used'
	then_turn countdown
	then_turn start ann
	has 'turn ann active'
}

@test "INT-28 First Contact triggers as the first specimen is revealed, and once" {
	unset ENORM_DATA
	on 'spacer juliet A1 stress=0' 'pool active discipline=2' 'priority juliet' 'round 2 phase=countdown' 'countdown 9' \
		'queue track-blip amount=8 target=white-red' 'queue track-blip amount=7 target=white-red'
	turn countdown
	has 'intruder grin-1' 'event [a-z-]+ .*INT-28' 'pool active$' 'round 2 phase=spacer$'
	sed -i '/^event/d; s/^round.*/round 3 phase=countdown/; s/^pool active$/pool active discipline=2/' .out
	then_turn countdown
	has 'intruder grin-2' 'pool active discipline=2$'
	hasnt 'event [a-z-]+ .*INT-28'
}

@test "INT-29 Overwhelm triggers when the Noise dice run out" {
	local i
	ann 'stratagem tactical-redeployment expertise=0 charges=1 unlocked' 'intruder lurker-1 E7'
	for i in 0 1 2 3 4 5 6 7; do extend a.board "blip blip-$i x${i}y4"; done
	for i in 0 1 2 3 4 5; do extend a.board "blip blip-1$i x${i}y5"; done
	turn stratagem use tactical ann --seed 1
	has 'queue overwhelm who=ann amount=1' 'event overwhelm n=1 clause=NRL-10'
}

@test "INT-36 INT-37 INT-40 what the sheet of the Grin says" {
	unset ENORM_DATA
	row intruders grin first_contact 'pool==0: stress 1 everyone; pool>0: clear-pools'
	row intruders grin overwhelm 'discard-blip furthest; spawn-intruder priority; ambush'
	row responses grin,wound effect 'brood<2: spawn-blip 1'
}

@test "OTP-03 a Spacer in an Other Place takes its turns as normal" {
	ann 'round 1 phase=spacer' 'gear ann osr-3 ammo=0'
	sed -i 's/ann A1/ann -/' a.board
	turn start ann
	then_turn reload full ann osr-3
	has 'gear ann osr-3 ammo=2'
	then_turn end ann
	has 'turn ann done'
}

@test "CDP-01 INT-01 INT-04 INT-16 without a round record the order is the same" {
	ann 'spacer bob C1'
	refuses TRN-01,CDP-01 start ann
	refuses TRN-01 end ann
	refuses INT-04 end-round
	# which alone may be all that is asked of a board put in for it
	turn intruders
	has 'round 1 phase=end$'
	turn countdown
	has 'round 1 phase=spacer$'
	# turns tell that the Countdown is over; who has none is still to have one
	on 'turn ann done' 'spacer bob C1' 'spacer ann A1'
	refuses CDP-01,INT-16 countdown
	refuses TRN-01,INT-01 intruders
	refuses INT-04 end-round
	turn start bob
	has 'turn bob active$'
}

@test "BLP-24 RT-167 a Blip that finds no free point in the Intruder Phase comes at once, before the After" {
	unset ENORM_DATA
	cp "$EXAMPLES/corner.board" a.board
	enorm-board drop intruder grin-1 <a.board | enorm-board put 'spawn x5y0' 'blip blip-1 x5y0 facing=w' 'intruder mothman A6 facing=w type=mothman' >crowded
	mv crowded a.board
	try enorm-turn intruders -T board --rolled ai=circling --seed 1 -f a.board
	wants 0 enorm-turn intruders
	in_order 'spawns who=blip-2 .*clause=BLP-24' 'makes-room who=blip-1 ' 'after who=mothman' 'reading card='
	run ! grep '^queue' .out
}
