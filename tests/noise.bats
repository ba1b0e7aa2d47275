#!/usr/bin/env bats
# enorm-noise: Noise Rolls, who hears them, and what was queued. enorm-noise(1). How Blips walk and
# what they turn out to be is in noise-blips.bats.
load helper
load noise_helper

setup_file() {
	tables
}

# three: ann and three Blips far from her.
three() {
	on 'spacer ann B2' 'blip blip-1 x8y2 facing=s' 'blip blip-2 x6y6 facing=s' \
		'blip blip-3 x2y8 facing=s' "$@"
}

@test "NRL-01 SPM-14 a Spacer who makes Noise, as by a Move, makes a Noise Roll" {
	three
	noise ann
	has 'event roll point=noise dice=www ' 'event noise who=ann '
}

@test "NRL-02 the Intruder symbol rolls one die a Blip" {
	three
	noise ann intruder --rolled w:-,w:-,w:-
	has 'event roll point=noise dice=www '
	on 'spacer ann B2' 'blip blip-1 x8y2'
	noise ann --rolled w:-
	has 'event roll point=noise dice=w '
}

@test "NRL-03 NRL-05 NRL-06 Danger dice: a die is loud with a Potential and quiet without" {
	three
	noise ann --rolled w:PPq,w:o,w:oo
	has 'event noise who=ann loud=2 quiet=1' 'event roll .* potential=3 clause=DIC-02'
	noise ann --rolled w:P,w:h,w:-
	has 'event noise who=ann loud=0 quiet=3'
	hasnt 'event assigned' 'event path'
}

@test "NRL-05 NRL-06 every die counts, the first and the last of as many as there can be" {
	three
	noise ann --rolled w:oo,w:-,w:-
	has 'event noise who=ann loud=1 quiet=2' 'event assigned n=2 '
	noise ann --rolled w:-,w:-,w:o
	has 'event noise who=ann loud=1 quiet=2' 'event assigned n=1 '
	noise ann 99w --rolled "w:oo$(printf ',w:-%.0s' {1..97}),w:o"
	has 'event noise who=ann loud=2 quiet=97' 'event assigned n=2 ' 'event assigned n=1 '
}

@test "NRL-04 NOI-05 CDP-24 the sheet's colour for the Countdown level is rolled" {
	local countdown dice
	while read -r countdown dice; do
		three "countdown $countdown"
		noise ann
		has "event roll point=noise dice=$dice "
		three "countdown $countdown"
		noise ann --type grin
		[[ $countdown -lt 4 ]] || has 'event roll point=noise dice=www '
		[[ $countdown -ge 4 ]] || has 'event roll point=noise dice=rrr '
	done <<-'END'
		9 www
		7 www
		6 rrr
		4 rrr
		3 bbb
		0 bbb
	END
}

@test "PWR-18 POL-02 tokens that the Active Pool does not have are refused" {
	three 'pool incoming discipline=1 confidence=1'
	refuses PWR-18 ann --rolled w:o,w:-,w:- --discipline 1 --type lurker
	refuses PWR-18 ann --rolled w:o,w:-,w:- --confidence '#1=w:-' --type lurker
}

@test "NRL-07 NRL-21 BLP-07 the roller gives each die to a Blip of her choice" {
	three
	noise ann --rolled w:o,w:oo,w:-
	# the loudest die first, by default to the Blip furthest away
	has 'event choice point=loud-1 value=blip-2 options=blip-1,blip-2,blip-3' \
		'event choice point=loud-2 value=blip-1 options=blip-1,blip-3' \
		'event assigned n=2 who=blip-2' 'event assigned n=1 who=blip-1'
	blips_are 'blip-1 x7y2' 'blip-2 x5y5' 'blip-3 x2y8'
	noise ann --rolled w:o,w:oo,w:- --assign blip-3,blip-1
	has 'event assigned n=2 who=blip-3' 'event assigned n=1 who=blip-1'
	blips_are 'blip-1 x7y2' 'blip-2 x6y6' 'blip-3 x2y6'
	try enorm-noise ann --type lurker --rolled w:o,w:oo,w:- --assign blip-3,blip-3 -f a.board
	wants 64
	grep -q -- '--choose loud-2=blip-3: it is one of blip-1, blip-2' .err
}

@test "RO-88 RT-75 with more dice than Blips every Blip has one before any has two" {
	on 'spacer ann B2' 'blip blip-1 x9y2' 'blip blip-2 x2y8'
	noise ann www --rolled w:o,w:o,w:o --choose loud-1=blip-1 --choose loud-3=blip-1
	has 'event choice point=loud-1 value=blip-1 options=blip-1,blip-2' \
		'event choice point=loud-3 value=blip-1 options=blip-1,blip-2'
	hasnt 'event choice point=loud-2'
	blips_are 'blip-1 x7y2' 'blip-2 x2y7'
}

@test "NRL-08 missing dice are of the next higher colour" {
	on 'spacer ann A1' 'blip b-1 x1y8' 'blip b-2 x2y8' 'blip b-3 x3y8' 'blip b-4 x4y8' 'blip b-5 x5y8' \
		'blip b-6 x6y8' 'blip b-7 x7y8' 'blip b-8 x8y8'
	noise ann --rolled w:-,w:-,w:-,w:-,w:-,w:-,r:-,r:-
	has 'event roll point=noise dice=rrwwwwww '
	hasnt 'event overwhelm'
}

# five: ann and five Blips.
five() {
	on 'spacer ann A1' 'blip b-1 x1y8' 'blip b-2 x2y8' 'blip b-3 x3y8' 'blip b-4 x4y8' 'blip b-5 x5y8' "$@"
}

@test "NRL-09 NRL-12 five Blips on red roll the four red dice and a black one" {
	five
	noise ann --type redder --rolled r:-,r:-,r:-,r:-,b:-
	has 'event roll point=noise dice=brrrr '
	hasnt 'event overwhelm'
}

@test "NRL-10 NRL-11 NRL-12 INT-29 five Blips on black roll three dice, and Overwhelm happens twice" {
	five 'countdown 3'
	noise ann --rolled b:-,b:-,b:-
	has 'event roll point=noise dice=bbb '
	assert_equal "$(grep -c '^event overwhelms type=Lurker clause=NRL-10' .out)" 2
	has 'spacer ann .* stress=2 '
	hasnt 'queue'
}

@test "NRL-13 NRL-15 a flat bonus makes at least that much Noise" {
	three
	noise ann --rolled w:-,w:-,w:- --bonus 2
	has 'event noise who=ann loud=1 quiet=2' 'event assigned n=2 who='
	# as it is written on a weapon
	noise ann intruder+1 --rolled w:-,w:-,w:- --bonus 1
	has 'event noise who=ann loud=1 quiet=2' 'event assigned n=2 who='
}

@test "NRL-14 the bonus goes to one die of the roller's choice" {
	three
	noise ann --rolled w:o,w:-,w:- --bonus 2 --choose noise.bonus=die-3
	has 'event noise who=ann loud=2 quiet=1' 'event assigned n=2 who=' 'event assigned n=1 who='
	noise ann --rolled w:o,w:-,w:- --bonus 2 --choose noise.bonus=die-1
	has 'event noise who=ann loud=1 quiet=2' 'event assigned n=3 who='
}

@test "NRL-16 dice of its own take the place of the symbol's" {
	three
	noise ann rw --rolled w:o,r:-
	has 'event roll point=noise dice=rw ' 'event noise who=ann loud=1 quiet=1'
}

@test "NRL-17 Confidence re-rolls Noise dice" {
	three 'pool active confidence=1'
	noise ann --rolled w:oo,w:-,w:- --confidence '#1=w:-'
	has 'event reroll with=Confidence ' 'event noise who=ann loud=0 quiet=3'
	hasnt 'pool active confidence'
}

@test "NRL-18 Stress re-rolls Noise dice" {
	three
	noise ann --rolled w:oo,w:-,w:- --stress '#1=w:-'
	has 'event reroll with=Stress ' 'event noise who=ann loud=0 quiet=3' 'spacer ann .* stress=1 '
}

@test "NRL-19 Discipline mitigates one Potential each" {
	three 'pool active discipline=1'
	noise ann --rolled w:oo,w:-,w:- --discipline '#1'
	has 'event assigned n=1 who='
	three 'pool active discipline=1'
	noise ann --rolled w:o,w:-,w:- --discipline 1
	has 'event noise who=ann loud=0 quiet=3'
}

@test "RO-89 POL-13 Discipline takes one Potential off a die, so that one with two stays loud; the bonus counts in" {
	on 'spacer ann B2' 'blip blip-1 x8y2' 'pool active discipline=3'
	noise ann w --discipline 2 --rolled w:oo
	has 'event convert with=Discipline n=1 ' 'pool active discipline=2' 'event noise who=ann loud=1 quiet=0' 'event assigned n=1 '
	# a number goes first to the dice it silences
	noise ann ww --discipline 1 --rolled w:oo,w:o
	has 'event noise who=ann loud=1 quiet=1' 'event assigned n=2 '
	# the bonus is on its die before Discipline is
	noise ann w --bonus 1 --discipline 1 --rolled w:-
	in_order 'noise-bonus n=1 die=1' 'convert with=Discipline n=1' 'noise who=ann loud=0 quiet=1'
	noise ann ww --bonus 1 --discipline '#1' --rolled w:o,w:- --choose noise.bonus=die-1
	has 'event noise who=ann loud=1 quiet=1' 'event assigned n=1 '
	noise ann ww --bonus 1 --discipline '#1' --rolled w:o,w:- --choose noise.bonus=die-2
	has 'event noise who=ann loud=1 quiet=1' 'event convert with=Discipline n=1 '
}

@test "RO-90 Confidence comes before Discipline: what was re-rolled is mitigated" {
	three 'pool active discipline=1 confidence=1'
	noise ann --rolled w:oo,w:-,w:- --confidence '#1=w:o' --discipline '#1'
	has 'event noise who=ann loud=0 quiet=3'
}

@test "NRL-20 RO-86 who makes Noise, be it a quiet roll, is the Priority Target at once" {
	three 'spacer bob H10' 'priority bob'
	noise ann --rolled w:-,w:-,w:-
	has 'priority ann$'
	in_order 'priority who=ann' 'roll point=noise'
}

@test "AWK-07 an awakened Spacer cannot lose the token" {
	three 'spacer bob H10 awakened' 'priority bob'
	noise ann --rolled w:o,w:-,w:-
	has 'priority bob$' 'event path'
	# another's Noise still moves Blips to the other (RO-79)
	assert_equal "$(way blip-1),$(way blip-2)" x7y2,
}

@test "RO-87 without Blips there are no dice, and the marker still passes" {
	on 'spacer ann B2' 'spacer bob C3' 'priority bob'
	noise ann --bonus 3
	has 'priority ann$' 'event noise who=ann loud=0 quiet=0'
	hasnt 'event roll' 'event choice'
}

# ---- after other tools ----

# armed WEAPON: ann with a weapon at two lurkers in its range, a Blip far away.
armed() {
	on 'spacer ann B2 facing=e' "gear ann $1 ammo=3" 'intruder lurker-1 B4' 'intruder lurker-2 D2' \
		'blip blip-1 x10y8 facing=s'
}

# shot ARGUMENT...: ann attacks, and Blips do what they do.
shot() {
	try enorm-attack -T board --seed 1 ann "$@" <a.board
	wants 0 enorm-attack "$@"
	mv .out b.board
	try enorm-noise -T board --type lurker --queued <b.board
	wants 0 enorm-noise --queued
}

@test "NOI-03 NOI-08 BLP-08 GEA-11 a weapon's Noise is a Noise Roll, and Blips then move to the attacker" {
	armed bang
	shot lurker-1 bang --rolled attack=r:- --rolled noise=w:oo,w:-
	has 'priority ann$'
	in_order 'attack who=ann' 'outcome what=fail' 'noise who=ann' 'path who=blip-1'
	blips_are 'blip-1 x9y7'
	hasnt 'queue noise'
}

@test "NOI-04 as many dice are rolled as the box says" {
	armed bang
	shot lurker-1 bang --rolled attack=r:- --rolled noise=w:o,w:oo
	has 'event roll point=noise dice=ww '
	blips_are 'blip-1 x9y6' # 3 steps: both dice are the one Blip's
}

@test "NOI-06 BST-23 a die a shot is rolled once for each Ammo" {
	armed chatter
	shot lurker-1,lurker-2 chatter --rolled attack=r:- --rolled attack-2=r:- --rolled noise=w:o,w:o
	has 'event roll point=noise dice=ww '
	blips_are 'blip-1 x9y7'
	armed klaxon
	shot lurker-1,lurker-2 klaxon --rolled attack=r:- --rolled attack-2=r:- --rolled noise=w:-
	has 'event noise-bonus n=2 '
	blips_are 'blip-1 x9y7'
}

@test "NOI-09 that movement can reveal a Blip" {
	armed bang
	sed -i 's/^blip blip-1 .*/blip blip-1 x5y2 facing=s holds=echo/' a.board
	shot lurker-1 bang --rolled attack=r:- --rolled noise=w:ooo,w:-
	has 'event revealed who=blip-1 target=ann what=Echo clause=BLP-16'
}

@test "NOI-10 a Blip revealed by that movement ambushes" {
	armed bang
	sed -i 's/^blip blip-1 .*/blip blip-1 x5y2 facing=s holds=lurker/' a.board
	shot lurker-1 bang --rolled attack=r:- --rolled noise=w:ooo,w:-
	has 'event revealed who=blip-1 target=ann '
	has 'event activates who=lurker-[0-9] as="an ambush"'
}

@test "RA-15 Blips move before a Reprisal, which stays queued" {
	on 'spacer ann B2' 'intruder lurker-1 B4' 'blip blip-1 x8y2' 'queue reprisal who=lurker-1 target=ann' \
		'queue noise who=ann amount=1'
	noise --queued
	has 'queue reprisal who=lurker-1 target=ann$'
	blips_are 'blip-1 x7y2'
}

@test "BLP-06 Blips react to every Noise that waits" {
	on 'spacer ann B2' 'spacer bob B9' 'blip blip-1 x6y2 holds=lurker' 'queue noise who=ann amount=2' \
		'queue noise who=bob amount=1'
	noise --queued
	assert_equal "$(way blip-1)" x5y2,x4y2,x5y2
	hasnt 'queue'
}

@test "INT-37 Overwhelm discards the furthest Blip and brings an Intruder that acts at once" {
	on 'spacer ann B2' 'spacer bob G9' 'priority bob' 'blip blip-1 x5y5' 'blip blip-2 x0y8 holds=white-red' \
		'blip blip-3 x6y5' 'deck blips cards=echo' 'queue overwhelm who=ann amount=1'
	noise --queued --type blacker
	in_order 'removed who=blip-2' 'put-back what=white-red' 'spawns who=blacker-1 at=(F9|G8|G10|H9) ' \
		'first-contact type=Blacker' 'ambush who=blacker-1'
	has 'deck blips cards=echo,white-red' 'spacer bob .* stress=2 '
	blips_are 'blip-1 x5y5' 'blip-3 x6y5'
}

@test "INT-36 INT-28 the Grin's First Contact empties the Pool, or gives Stress; once" {
	on 'spacer ann B2 stress=0' 'spacer bob H10 stress=0' 'pool active discipline=2' 'pool incoming expertise=1' \
		'blip blip-1 x5y2 holds=grin' 'queue noise who=ann amount=9'
	noise --queued --type grin
	in_order 'spawns who=grin-1' 'first-contact type="The Grin"' 'note text="the Spacer Pool is emptied"' 'ambush who=grin-1'
	has 'flag first-contact grin$'
	on 'spacer ann B2 stress=0' 'spacer bob H10 stress=0' 'blip blip-1 x5y2 holds=grin' 'queue noise who=ann amount=9'
	noise --queued --type grin
	in_order 'first-contact ' 'stress who=ann n=1 now=1 clause=INT-36' 'stress who=bob n=1 now=1 clause=INT-36'
	on 'spacer ann B2' 'flag first-contact grin' 'blip blip-1 x5y2 holds=grin' 'queue noise who=ann amount=9'
	noise --queued --type grin
	hasnt 'event first-contact'
	on 'spacer ann B2' 'intruder grin-7 H10' 'blip blip-1 x5y2 holds=grin' 'queue noise who=ann amount=9'
	noise --queued --type grin
	hasnt 'event first-contact'
}

@test "RT-73 nobody moves toward a Spacer who has died" {
	on 'spacer ann B2 dead' 'spacer bob H10' 'blip blip-1 x5y5' 'queue noise who=ann amount=3'
	noise --queued
	blips_are 'blip-1 x5y5'
	hasnt 'queue'
}

# ---- the tool ----

@test "a dead Spacer makes no Noise, nor one who is off the board" {
	on 'spacer ann B2 dead' 'spacer bob -'
	refuses DIE-15 ann
	refuses NRL-01 bob
}

@test "what is wrong on the command line is said" {
	three
	complains 64 "enorm-noise: who makes Noise? Name a Spacer, or say --queued"$'\n'"enorm-noise: SPACER can be: ann" enorm-noise -f a.board
	complains 64 "enorm-noise: --queued goes without words: the board tells all" enorm-noise ann --queued -f a.board
	complains 64 "enorm-noise: a word is missing: enorm-noise scout SPACER BLIP|INTRUDER"$'\n'"enorm-noise: BLIP|INTRUDER can be: blip-1, blip-2, blip-3" enorm-noise scout ann -f a.board
	complains 64 "enorm-noise: one word too many: 'now'; see --help" enorm-noise patrol now -f a.board
	complains 64 "enorm-noise: --reading goes with patrol" enorm-noise ann --reading ne=1 -f a.board
	complains 64 "enorm-noise: --reading 'x=1' is not like ne=2,sw=1, each 0 to 9" enorm-noise patrol --reading x=1 -f a.board
	complains 64 "enorm-noise: --cluster goes with spawn" enorm-noise ann --cluster x1y1 -f a.board
	fails 65 "no spacer 'anne' \(did you mean 'ann'\?\)" enorm-noise anne --type lurker -f a.board
	fails 64 "which Intruder do the Blips hide\? The board does not tell; say --type" enorm-noise ann --rolled w:-,w:-,w:- -f a.board
}

@test "a roll has at most 99 dice, however they come together" {
	three
	complains 64 "enorm-noise: more than 99 dice: roll them in parts, at character 4 of '99r99w99b99g99o'" \
		enorm-noise ann 99r99w99b99g99o --type lurker -f a.board
	complains 64 'enorm-noise: 1782 dice, and 99 are the most: roll them in parts' \
		enorm-noise ann 9w9r --times 99 --type lurker -f a.board
	complains 64 "enorm-move: more than 99 dice: roll them in parts, at character 4 of '99w99r'" \
		enorm-move ann B3 --noise 99w99r --type lurker -f a.board
	noise ann 9w --times 11 --bonus 90
	has 'event noise-bonus n=90 '
	fails 64 'noise 100: at most 99 can wait on a board; make it in parts' \
		enorm-noise ann w --bonus 99 --rolled w:o --type lurker -f a.board
	on 'map 26x26' 'spacer ann A1' "$(for n in {1..120}; do echo "blip b-$n x$((n % 20 + 3))y$((n / 20 + 3))"; done)"
	fails 64 'overwhelm 107: at most 99 can wait on a board; make it in parts' enorm-noise ann --type lurker -f a.board
}

@test "NRL-19 each of many dice can be silenced, and one that a bonus made loudest" {
	on 'spacer ann B2' 'blip blip-1 x5y5' 'pool active discipline=99'
	noise ann 99w --discipline 99 --rolled "$(printf ',w:o%.0s' {1..99} | cut -c2-)"
	has 'event convert with=Discipline n=99 ' 'event noise who=ann loud=0 quiet=99 '
	noise ann w --bonus 99 --discipline 1 --rolled w:o
	has 'event convert with=Discipline n=1 ' 'event assigned n=99 who=blip-1 '
}

@test "the type is the only one on the board" {
	three 'intruder redder-1 H10'
	try enorm-noise -T board ann --rolled r:-,r:-,r:- -f a.board
	wants 0
	has 'event roll point=noise dice=rrr '
}

@test "a Blip that holds what nothing is called is named with its line" {
	on 'spacer ann B2' 'blip blip-1 x4y2 holds=ecko' 'queue noise who=ann amount=9'
	fails 65 "a.board:4.*: a Blip holds 'ecko', which is neither in blips.csv \(did you mean 'echo'\?\) nor an Intruder" \
		enorm-noise --queued --type lurker -f a.board
}

@test "the table is asked for dice and tokens" {
	three
	try enorm-noise -T ruling ann --type lurker --table -f a.board
	wants 2 enorm-noise ann --table
	assert_equal "$(grep '^roll' -A 1 .out)" $'roll 3 white for noise\n  enorm-go w:-,w:h,w:o'
	try enorm-noise ann --type lurker --table -f a.board
	has 'under-way enorm-noise version=[0-9.]+ args="ann --table --type lurker"'
	hasnt event rng
	on 'spacer ann B2' 'blip blip-1 x5y2' 'queue noise who=ann amount=9'
	try enorm-noise --queued --type lurker --table -f a.board
	wants 2 enorm-noise --queued --table
	grep -q '^enorm-noise: draw a card from blips$' .err
	has 'queue noise who=ann' 'under-way enorm-noise'
}

@test "--odds and --outcomes tell what may come" {
	on 'spacer ann B2' 'blip blip-1 x8y2' 'spawn x8y8'
	try enorm-noise ann --type lurker --odds -f a.board
	wants 0
	grep -qE '^ *[0-9.]+% .*blip-1 at x8y2 -> x7y2' .out
	try enorm-noise -T board ann --type lurker --outcomes -f a.board
	wants 0
	grep -q '^branch .*weight=' .out
}

@test "the victim of an ambush may lower its damage, with what there is" {
	on 'spacer ann B2' 'flag first-contact grin' 'pool active expertise=1' 'blip blip-1 x5y2 holds=grin' \
		'queue noise who=ann amount=9'
	noise --queued --type grin --rolled attack=r:P,r:P,w:- --expertise 1
	has 'spacer ann .* vitals=8 '
	noise --queued --type grin --rolled attack=r:P,r:P,w:-
	has 'spacer ann .* vitals=7 '
	refuses POL-11 --queued --type grin --rolled attack=r:P,r:P,w:- --expertise 2
}
