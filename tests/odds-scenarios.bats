#!/usr/bin/env bats
# Positions where dice, decks and choices meet, with figures that were worked out from the rules and the faces of
# data/dice.csv before any was asked of the program: an adjacent Grin rolls 2 red and 1 white, one further off 2 red.
load helper

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# near RECORD...: a.board, Juliet on A1 with 9 Vitals, and these records.
near() {
	{
		printf '%s\n' 'enorm 1' 'map 6x6' 'spacer juliet A1 facing=e vitals=9 stress=0 adrenaline=0'
		printf '%s\n' "$@" done
	} >a.board
}

GRIN='intruder grin-1 A2 facing=w type=grin'
OTHER='intruder grin-2 B1 facing=s type=grin'
BLIP='blip blip-1 x5y5 facing=w'

# chance FRACTION PATTERN COMMAND...: the --outcomes of the command match so.
chance() {
	"${@:3}" --outcomes -f a.board | enorm-odds --where "$2" -T json >said
	assert_equal "$(jq -r '.where[0].chance | "\(.num)/\(.den)"' said)" "$1"
}

# at HOW FRACTION PATTERN COMMAND...: --best or --worst is that.
at() {
	"${@:4}" --odds "--$1" "$3" -T json -f a.board >said
	assert_equal "$(jq -r '.chance | "\(.num)/\(.den)"' said)" "$2"
}

@test "one bite: nothing lost, three or more, from near and from afar" {
	near "$GRIN"
	chance 1/27 '^spacer juliet .*vitals=9' enorm-ai
	chance 1/3 '^spacer juliet .*vitals=[0-6] ' enorm-ai
	near 'intruder grin-1 A3 facing=w type=grin'
	chance 7/36 '^spacer juliet .*vitals=[0-6] ' enorm-ai
	assert_equal "$(enorm-ai --odds -T json -f a.board | jq -r '.figures[0].mean | "\(.num)/\(.den)"')" 263/36
}

@test "two bites, in one call and in a pipe" {
	near "$GRIN" "$OTHER"
	chance 8113/11664 '^spacer juliet .*vitals=[0-5] ' enorm-ai
	enorm-ai grin-2 --outcomes -f a.board | enorm-board merge | enorm-ai grin-1 --outcomes | enorm-odds --where '^spacer juliet .*vitals=[0-5] ' | grep -q ' 8113/11664$'
}

@test "tokens on one bite" {
	near "$GRIN" 'pool active expertise=1'
	at best 17/27 '^spacer juliet .*vitals=8' enorm-ai
	at worst 0/1 '^spacer juliet .*vitals=7' enorm-ai
	at worst 25/108 '^spacer juliet .*vitals=8' enorm-ai
	at worst 29/108 '^pool active expertise=1' enorm-ai
	at best 1/1 '^pool active expertise=1' enorm-ai
	near "$GRIN" 'pool active expertise=2'
	at best 11/12 '^spacer juliet .*vitals=[89]' enorm-ai
}

@test "tokens on two bites: what is spent on the first is not there for the second" {
	near "$GRIN" "$OTHER" 'pool active expertise=2'
	at best 1193/1458 '^spacer juliet .*vitals=[6-9]' enorm-ai --ask mitigation
	near "$GRIN" "$OTHER" 'pool active expertise=1'
	at worst 3551/11664 '^spacer juliet .*vitals=[6-9]' enorm-ai --ask mitigation
	at best 1987/3888 '^spacer juliet .*vitals=5' enorm-ai --ask mitigation
}

@test "Noise: a die with a Potential is heard, and the roller says by whom" {
	near "$BLIP"
	chance 2/3 '^blip blip-1 x5y5' enorm-noise juliet w --type grin
	chance 1/2 '^blip blip-1 x5y5' enorm-noise juliet g --type grin
	near "$BLIP" 'blip blip-2 x4y5 facing=w'
	at worst 1/4 '^blip blip-1 x5y5' enorm-noise juliet gg --type grin
	at best 3/4 '^blip blip-1 x5y5' enorm-noise juliet gg --type grin
}

@test "a Boss: a card's dice, the cards that are left, and a fall" {
	near 'intruder mothman A3 facing=w type=mothman'
	chance 7/36 '^spacer juliet .*vitals=[0-6] ' enorm-ai mothman --rolled ai=wingbeat
	enorm-ai mothman --rolled ai=keening --outcomes -f a.board | enorm-odds --deck mothman-ai | grep -q '^  ignite .* 1/3 '
	near "$GRIN"
	sed -i 's/vitals=9/vitals=1/' a.board
	enorm-ai --odds -f a.board | grep -q ' 26/27         juliet flatlines$'
}
