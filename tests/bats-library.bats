#!/usr/bin/env bats
# data/bats, the library for others' rulings: what each assertion takes, what it refuses, and what a
# failure prints.
load helper

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	bats_load_library enorm
}

corridor() {
	scene 'map 1x8' 'spacer juliet A1' 'gear juliet osr-3' 'intruder grin-1 A4 facing=w'
}

bitten() {
	corridor
	rules 'enorm-ai grin-1 --rolled r5,r6'
}

# breaks WANTED GOT ASSERTION...: it fails, and tells that this was wanted, what there was, and the
# scene.
breaks() {
	run "${@:3}"
	if ((status != 1)) || [[ ${lines[0]} != "wanted: $1" || ${lines[1]} != "got:    $2" ||
		$output != *$'\nscene:\n'*'A |'* ]]; then
		echo "status $status of ${*:3}, which is to want '$1' and get '$2':"
		echo "$output"
		return 1
	fi
}

@test "the library is found by its name, and by its directory" {
	printf '%s\n' 'setup() { bats_load_library enorm; }' \
		"@""test one { scene 'map 1x2' 'spacer juliet A1'; assert_at juliet A1; }" >x.bats
	sed 's/bats_load_library enorm/load "$WHERE"/' x.bats >y.bats
	BATS_LIB_PATH=$ROOT/data/bats prints bats --tap x.bats <<-'END'
		1..1
		ok 1 one
	END
	WHERE=$ROOT/data/bats/load.bash prints bats --tap y.bats <<-'END'
		1..1
		ok 1 one
	END
}

@test "a failure prints what was wanted, the ruling with its clauses, and both boards" {
	bitten
	run assert_at grin-1 A3
	assert_equal "$status" 1
	assert_equal "$output" "wanted: grin-1 at A3
got:    grin-1 at A2
rules:  enorm-ai grin-1 --rolled r5,r6
ruling:
  grin-1 activates [INT-02]
  grin-1 targets juliet, 3 away (line 1) [TGT-02]
  grin-1 performs Scuttling Bite (protocol 2) [PRO-05]
  grin-1 goes to A2 by A4,A3,A2, facing west [MOV-01,MOV-08]
  grin-1 attacks juliet with 2 red [IAT-02]
  attack: 2 red rolled r5,r6 (Pq PPq): 3 Power; house dice [PWR-09]
  total: 3 Power [WND-01]
  juliet takes 3 damage [IAT-03]
  juliet loses 3 Vitals, now 6 (orange) [DMG-01]
  after Scuttling Bite: nothing more [AFT-01]
before:
$(enorm-show -f .enorm/before | sed 's/^/  /; s/ *$//')
scene:
$(enorm-show -f .enorm/scene | sed 's/^/  /; s/ *$//')"
}

@test "scene: what is no board fails, with the reason" {
	run scene 'map 1x2' 'spaser juliet A1'
	assert_equal "$status" 1
	assert_output --partial "spaser"
	assert_output --partial 'the scene is no board'
	scene "$EXAMPLES/corner.board"
	assert_at crate-1 B2
	rm -r .enorm
	run assert_at juliet A1
	assert_equal "$status $output" "1 there is no scene: scene 'map 1x5' 'spacer juliet A1' ..."
	corridor
	run assert_says anything
	assert_equal "$status $output" "1 nothing was called: rules 'enorm-attack ...'"
}

@test "rules: the board goes on from call to call; a refusal leaves it; a wrong call fails" {
	scene 'map 1x8' 'spacer juliet A1'
	rules 'enorm-knockback juliet 1 --direction e'
	rules enorm-knockback juliet 1 --direction e
	assert_at juliet A3
	rules 'enorm-knockback juliet 1 --from juliet'
	assert_at juliet A3
	rules 'enorm-knockback juliet 1 --direction w | enorm-knockback juliet 1 --direction w'
	assert_at juliet A1
	breaks 'a call that can be made' 'status 64' rules 'enorm-knockback juliet 1'
	run rules 'enorm-knockback juliet 1'
	assert_output --partial 'which way? give --from SOURCE or --direction n|e|s|w'
	breaks 'a call that can be made' 'status 127' rules 'enorm-knockbak juliet 1'
	ENORM_VIEW=ruling ENORM_GAME=none rules 'enorm-knockback juliet 1 --direction e'
	assert_at juliet A2
}

@test "sight, Cover and adjacency" {
	corridor
	assert_sight juliet grin-1
	refute_cover juliet grin-1
	refute_adjacent juliet grin-1
	breaks 'sight from juliet to grin-1: no' 'yes: juliet (A1) sees grin-1 (A4) [LOS-01]' refute_sight juliet grin-1
	breaks 'adjacent from juliet to grin-1: yes' 'no: juliet (A1) and grin-1 (A4) are not adjacent [ADJ-02]' assert_adjacent juliet grin-1
	run assert_cover juliet grin-1
	assert_equal "$status ${lines[0]}" '1 wanted: cover from juliet to grin-1: yes'
	run assert_sight juliet nobody
	assert_equal "$status" 1
	assert_output --partial "nobody"
	run refute_sight juliet nobody
	assert_equal "$status" 1
	scene 'map 3x6' 'spacer juliet B1' 'gear juliet osr-3' 'intruder grin-1 B6' 'terrain crate-1 B5'
	assert_cover juliet grin-1
	run refute_cover juliet grin-1
	assert_equal "$status ${lines[0]}" '1 wanted: cover from juliet to grin-1: no'
	scene 'map 1x2' 'spacer juliet A1' 'intruder grin-1 A2'
	assert_adjacent juliet grin-1
}

@test "distance and range" {
	corridor
	assert_distance juliet grin-1 3
	assert_range juliet grin-1 3
	run assert_distance juliet grin-1 30
	assert_equal "$status ${lines[0]}" '1 wanted: distance from juliet to grin-1: 30'
	run assert_range juliet grin-1 2
	assert_equal "$status ${lines[0]}" '1 wanted: range from juliet to grin-1: 2'
}

@test "places, records and events" {
	bitten
	assert_at grin-1 A2
	refute_at grin-1 A4
	breaks 'grin-1 not at A2' 'grin-1 at A2' refute_at grin-1 A2
	breaks 'romeo at A1' 'no romeo on the board' assert_at romeo A1
	assert_has spacer juliet A1 vitals=6
	refute_has blip
	breaks 'spacer juliet vitals=9' 'spacer juliet A1 facing=n vitals=6 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' \
		assert_has spacer juliet vitals=9
	breaks 'no intruder grin-1' 'intruder grin-1 A2 facing=w type=grin activated' refute_has intruder grin-1
	assert_event damage who=juliet n=3
	refute_event damage who=juliet n=2
	breaks 'no event damage' 'event damage who=juliet n=3 clause=IAT-03' refute_event damage
	run assert_event damage n=2
	assert_equal "$status ${lines[0]}" '1 wanted: event damage n=2'
	run assert_has spaser juliet
	assert_equal "$status" 1
	assert_output --partial "'spaser' is no kind of record of enorm-board(5)"
}

@test "the dead" {
	scene 'map 1x5' 'spacer juliet A1 dead' 'spacer romeo A2' 'intruder grin-1 A5'
	assert_dead juliet
	refute_dead romeo
	refute_dead grin-1
	assert_dead grin-2
	run assert_dead romeo
	assert_equal "$status ${lines[0]}" '1 wanted: romeo dead'
	run assert_dead grin-1
	assert_equal "$status ${lines[0]}" '1 wanted: grin-1 dead'
	run refute_dead juliet
	assert_equal "$status ${lines[0]}" '1 wanted: juliet not dead'
	breaks 'grin-2 not dead' 'no grin-2 on the board' refute_dead grin-2
}

@test "what was said, with its clause" {
	bitten
	assert_says 'juliet loses 3 Vitals'
	assert_says 'juliet loses 3 Vitals' DMG-01
	assert_says 'goes to A2' MOV-08
	refute_says 'a Crash'
	refute_says 'juliet loses 3 Vitals' DMG-02
	breaks "a sentence with 'juliet loses 3 Vitals' [DMG-02]" none assert_says 'juliet loses 3 Vitals' DMG-02
	breaks "a sentence with 'a Crash'" none assert_says 'a Crash'
	breaks "no sentence with 'loses 3'" 'juliet loses 3 Vitals, now 6 (orange) [DMG-01]' refute_says 'loses 3'
	rules 'enorm-knockback juliet 1 --direction e -T ruling'
	refute_says 'loses 3 Vitals'
}

@test "refusals, and what did not change" {
	corridor
	rules 'enorm-knockback juliet 1 --from juliet'
	assert_refused
	assert_refused KB-02
	assert_says 'cannot be the source of its own push' KB-02
	assert_unchanged
	breaks 'refused by KB-01' 'refused by KB-02' assert_refused KB-01
	breaks 'not refused' 'refused by KB-02' refute_refused
	breaks 'not refused by KB-02' 'refused by KB-02' refute_refused KB-02
	refute_refused KB-01
	refute_refused KB-0
	rules 'enorm-knockback juliet 1 --direction e'
	refute_refused
	breaks 'refused by KB-02' 'it was not refused' assert_refused KB-02
	breaks refused 'it was not refused' assert_refused
	run assert_unchanged
	assert_equal "$status ${lines[0]}" '1 wanted: nothing changed'
	assert_output --partial 'A2'
}

@test "a refusal by no clause is one" {
	corridor
	echo 'refused enorm-noise reason="who knows? clause=KB-02"' >refused
	rules 'cat - refused'
	assert_refused
	refute_refused KB-02
	breaks 'refused by KB-02' 'refused by no clause' assert_refused KB-02
}

@test "a call of words is told as one line" {
	corridor
	rules enorm-knockback juliet 1 --direction e
	run assert_at juliet A1
	assert_line --index 2 'rules:  enorm-knockback juliet 1 --direction e'
	assert_line --index 3 'ruling:'
}

@test "a question" {
	corridor
	rules 'enorm-ai grin-1 --ask dice'
	assert_asks
	assert_asks 'roll 2 red'
	run assert_asks 'which card'
	assert_equal "$status ${lines[0]}" "1 wanted: a question with 'which card'"
	rules 'enorm-ai grin-1 --rolled r5,r6'
	breaks 'a question' 'no question' assert_asks
}

@test "whom an Intruder is after, before and after its activation" {
	scene 'map 1x8' 'spacer juliet A1' 'spacer romeo A8' 'intruder grin-1 A4 facing=w'
	assert_targets grin-1 juliet
	refute_targets grin-1 romeo
	breaks 'grin-1 after romeo' 'grin-1 after juliet' assert_targets grin-1 romeo
	assert_line '        line 1, target closest: is it romeo? no, 4 away, juliet 3 [TGT-22]'
	breaks 'grin-1 not after juliet' 'grin-1 after juliet' refute_targets grin-1 juliet
	rules 'enorm-ai grin-1 --target romeo --rolled r1,r1'
	assert_targets grin-1 romeo
	scene 'map 1x8' 'intruder grin-1 A4' 'spacer juliet A1 dead'
	breaks 'grin-1 after juliet' 'grin-1 has no Target' assert_targets grin-1 juliet
}

@test "a chance, as an exact fraction" {
	scene "$EXAMPLES/attack.board"
	rules 'enorm-attack juliet grin-1 osr-3 --odds'
	assert_chance 79/216 wound
	assert_chance 158/432 'wound on grin-1'
	breaks "1/2 for 'wound'" '79/216 wound on grin-1' assert_chance 1/2 wound
	breaks "1/2 for 'critical'" 'no such result' assert_chance 1/2 critical
	breaks "1/2 for 'on grin'" 'more than one result:' assert_chance 1/2 'on grin'
	rules 'enorm-attack juliet grin-1 osr-3 --seed 1'
	breaks "79/216 for 'wound'" "no odds: rules '... --odds'" assert_chance 79/216 wound
}

@test "the same under every reading, or not" {
	corridor
	rules 'enorm-ai grin-1'
	assert_same_under RI-14
	assert_same_under RI-05 RI-14
	refute_same_under RI-28
	run assert_same_under RI-28
	assert_equal "$status ${lines[0]}" '1 wanted: the same under every reading of RI-28'
	assert_output --partial 'RI-28=b:'
	run refute_same_under RI-14
	assert_equal "$status ${lines[0]}" '1 wanted: a reading of RI-14 that comes to something else'
	run assert_same_under RI-999
	assert_equal "$status" 1
	run refute_same_under RI-999
	assert_equal "$status" 1
}

@test "the ten disputes of the examples hold" {
	BATS_LIB_PATH=$ROOT/data/bats try bats --tap "$EXAMPLES/ci/disputes.bats"
	wants 0 bats
	assert_equal "$(grep -c '^ok' .out)" 10
}

@test "the workflow of the examples is YAML, and what it runs is there" {
	python3 - "$EXAMPLES/ci/workflow.yml" <<-'END'
		import sys
		text = open(sys.argv[1]).read()
		try:
		    import yaml
		    steps = yaml.safe_load(text)["jobs"]["rulings"]["steps"]
		    assert len(steps) == 5 and all("run" in s or "uses" in s for s in steps)
		except ImportError:
		    assert "\t" not in text
	END
	grep -q 'BATS_LIB_PATH: /usr/local/share/enorm/bats:' "$EXAMPLES/ci/workflow.yml"
	local package
	for package in libargtable2-dev libcsv-dev libpcre2-dev; do
		grep -q "$package" "$ROOT/.ci/deps"
		grep -q "$package" "$EXAMPLES/ci/workflow.yml"
	done
}

@test "every assertion of the library stands in its manual" {
	local name
	for name in $(sed -n 's/^\([a-z]\+[a-z_]*\)() {.*/\1/p' "$ROOT/data/bats/load.bash"); do
		grep -qE "^\.It .*\b$name\b" "$ROOT/man/enorm-bats.7" || { echo "$name is not in enorm-bats(7)" && false; }
	done
}
