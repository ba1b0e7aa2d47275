#!/usr/bin/env bats
# Readings on many seeded boards: what holds whatever the ruling. SAMPLE=5000 looks at more.
load helper

@test "a ruling that was not asked for changes nothing; what is played is the plain call; record and option agree; outcomes are sound" {
	export ENORM_BUILD=$BUILD
	python3 "$ROOT/tests/readings_property.py" "${SAMPLE:-40}"
}

@test "RA-02 RA-03 the odds of re-rolls are those of every face, by each reading" {
	export ENORM_BUILD=$BUILD
	python3 "$ROOT/tests/naive_reroll.py" "${SAMPLE:-20}"
}

@test "hunt finds the same small board again, and none where nothing can differ" {
	export ENORM_BUILD=$BUILD
	"$ROOT/tests/hunt" --boards 60 --readings RI-28=a RI-28=b enorm-ai '{intruder}' --odds >one
	"$ROOT/tests/hunt" --boards 60 --readings RI-28=a RI-28=b enorm-ai '{intruder}' --odds >two
	cmp one two
	grep -qE '^# enorm-ai ' one
	(($(wc -l <one) <= 7)) || fail "$(cat one)"
	run "$ROOT/tests/hunt" --boards 5 --readings RO-81=a RO-81=b enorm-ai '{intruder}' --odds
	assert_failure 1
	assert_output 'hunt: no board in 5'
	run "$ROOT/tests/hunt" --boards 2 --builds "$BUILD" "$BUILD" enorm-cover --pairs
	assert_failure 1
}

@test "hunt finds a board on which two data directories, or two builds, answer differently" {
	export ENORM_BUILD=$BUILD
	mkdir none mine other
	printf '%s\n' 'intruder,order,title,effect,after,source' 'grin,1,Black Snap,adjacent: attack rrr,,owner' >mine/protocols.csv
	"$ROOT/tests/hunt" --boards 60 --data none mine enorm-ai '{intruder}' --odds >data
	grep -qxF '# enorm-ai grin-1 --odds' data
	(($(wc -l <data) <= 7)) || fail "$(cat data)"
	printf '#!/bin/sh\nexec %s/enorm-ai "$@" --ruling RI-28=b\n' "$BUILD" >other/enorm-ai
	chmod +x other/enorm-ai
	"$ROOT/tests/hunt" --boards 60 --builds "$BUILD" "$PWD/other" enorm-ai '{intruder}' --odds >builds
	grep -qxF '# enorm-ai grin-1 --odds' builds
	"$ROOT/tests/hunt" --boards 60 --keep --builds "$BUILD" "$PWD/other" enorm-ai '{intruder}' --odds >kept
	(($(wc -l <builds) < $(wc -l <kept))) || fail 'it was not made smaller'
	grep '^[^#]' builds >found.board
	! diff <(enorm-ai grin-1 --odds -f found.board) <(other/enorm-ai grin-1 --odds -f found.board) >.diff || fail 'they do not differ on it'
}
