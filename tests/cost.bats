#!/usr/bin/env bats
# What a call may cost: memory and work that do not grow with what it has seen, and a clear end
# where there is too much to see. A sanitizer takes its own share of both.
load helper

[[ $BUILD == *-san ]] && slow=15 fat=30 || slow=1 fat=1

# within SECONDS MEGABYTES COMMAND...: ends with 0 within that much time of its own and memory.
within() {
	python3 - "$@" >.out <<-END
		import resource, subprocess, sys
		seconds, megabytes = int(sys.argv[1]) * $slow, int(sys.argv[2]) * $fat
		subprocess.run(sys.argv[3:], check=True)
		used = resource.getrusage(resource.RUSAGE_CHILDREN)
		assert used.ru_utime <= seconds, f"{used.ru_utime} s"
		assert used.ru_maxrss <= megabytes * 1024, f"{used.ru_maxrss} KB"
	END
}

@test "where a Spacer can get to takes one map, not one for each space" {
	printf 'enorm 1\nmap 26x99\nspacer juliet M50\n' >a.board
	within 6 20 enorm-move juliet --reach 99 -f a.board
	grep -qx 'juliet can reach 2573 spaces within 99' .out
	tail -n 1 .out | grep -q '^Z99  *62  by '
}

@test "INT-07 a thousand Intruders find out who is nearest, one after another" {
	python3 - >a.board <<-'END'
		print("enorm 1\nmap 26x99\nspacer juliet A1")
		for n in range(1000):
		    print(f"intruder grin-{n} {'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n % 26]}{99 - n // 26}")
		print("done")
	END
	within 5 300 enorm-turn intruders -T ruling --seed 1 -f a.board
	assert_equal "$(grep -c ' targets juliet' .out)" 1000
	# the nearest of the column nearest to her is the first
	grep -m 1 -o 'grin-[0-9]*' .out | grep -qx grin-988
}

@test "odds of more ways than a call can look at name the point to settle" {
	fails 65 '^enorm-noise: .*: there are too many ways this can go; settle some, first of all with --rolled noise=\.\.\. \([0-9]+ ways\); this call asks for noise' \
		enorm-noise juliet wwwwwwwwww --odds -f "$EXAMPLES/round.board"
}

@test "the limit of an exploration counts the figures of a board: five hundred of them make none take longer" {
	python3 - >a.board <<-'END'
		print("enorm 1\nmap 26x99\nspacer juliet A1 vitals=3\nspacer romeo B1 vitals=2\nintruder grin-901 A2\nintruder grin-902 B2\nintruder grin-903 C1")
		for n in range(500):
		    print(f"intruder grin-{n} {'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n % 26]}{99 - n // 26}")
		print("done")
	END
	within 4 250 sh -c 'enorm-turn intruders --odds -f a.board 2>said; [ $? -eq 65 ]'
	grep -qE '^enorm-turn: a\.board: there are too many ways this can go; settle some, first of all with --rolled awaken=\.\.\. \([0-9]+ ways\); this call asks for( [a-z0-9.-]+){20} and [0-9]+ more$' said || fail "$(cat said)"
}

@test "the limit of an exploration counts runs and what they end in, whichever way they are told" {
	printf '%s\n' 'enorm 1' 'map 6x6' 'spacer juliet A1 stress=0' 'blip blip-1 x5y5' 'blip blip-2 x5y4' done >a.board
	local how
	for how in '--odds' '--outcomes' '--outcomes -T json' '--all --outcomes' '--all' '--odds --best dead'; do
		within 4 250 sh -c "enorm-noise juliet wwwwwwwwww --type grin $how -f a.board >/dev/null 2>said || [ \$? -eq 65 ]"
	done
}

# crowd INTRUDERS BLIPS: two Spacers in the middle of the largest map, the Intruders round them, the nearest first, and
# Blips along its edge.
crowd() {
	python3 - "$@" <<-'END'
		import sys
		rows = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
		spots = sorted(((r, c) for r in range(26) for c in range(1, 100) if (r, c) not in ((13, 48), (13, 49))),
		               key=lambda at: abs(at[0] - 13) + abs(at[1] - 49))
		print("enorm 1\nmap 26x99\nspacer juliet N48 vitals=1 adrenaline=4\nspacer romeo N49 vitals=1 adrenaline=4")
		for n, (r, c) in enumerate(spots[:int(sys.argv[1])]):
		    print(f"intruder grin-{n + 1} {rows[r]}{c}")
		for n in range(int(sys.argv[2])):
		    print(f"blip blip-{n + 1} x{99 - n % 9}y{n // 9} facing=w")
		print("done")
	END
}

@test "INT-08 a crowd that is equally close is put in order at once, not each among the others" {
	crowd 1000 0 >a.board
	within 5 300 sh -c 'enorm-turn intruders --all -f a.board >/dev/null 2>said; [ $? -eq 65 ]'
	grep -q 'there are too many ways this can go; settle some, first of all with --choose ' said || fail "$(cat said)"
}

@test "to choose among many Blips takes no more than they are, on the largest map too" {
	crowd 2 60 >a.board
	within 2 100 enorm-noise juliet ww --type grin --odds --best '^blip blip-7 ' -f a.board
	grep -q '^100%  1/1  at best ' .out
	within 4 400 enorm-noise juliet ww --type grin --all --rolled noise=w3,w3 -f a.board
	assert [ "$(boards .out)" -gt 60 ]
}

@test "what is too far for --best names the roll to settle, however small the chance of the way under way" {
	cat >a.board <<-'END'
		enorm 1
		map
		  +---+---+---+---+---+
		D | .   .   .   .   . |
		  o:::+:::+   +:::+:::+
		C | .   .   .   . : . |
		  +   +   +   +   +   +
		B | .   . : .   .   . |
		  +:::+   +   +---+:::+
		A | .   . : .   .   . |
		  +---+---+---+---+---+
		    1   2   3   4   5
		end
		terrain rail-1 C5 type=rail
		spacer juliet D5 facing=w vitals=2 stress=0 adrenaline=0 character=juliet-abel suit=standard-eva
		spacer romeo A3 facing=n vitals=9 stress=5 adrenaline=1 character=juliet-abel suit=standard-eva
		gear juliet osr-3 ammo=1
		intruder mothman D1 facing=e type=mothman
		done
	END
	within 5 100 sh -c 'enorm-ai --odds --best "facing=[ne]" -f a.board 2>said; [ $? -eq 65 ]'
	grep -q 'there are too many ways this can go; settle some, first of all with --roll' said || fail "$(cat said)"
}

@test "a pattern that takes long is tried once on a line, however many boards have it" {
	printf '%s\n' 'enorm 1' 'title aaaaaaaaaaaaaaaaaaaaa' 'map 4x5' 'spacer juliet A1 facing=e vitals=3 stress=4 adrenaline=2' \
		'spacer romeo B1 vitals=2 stress=4 adrenaline=0' 'intruder grin-1 A2 facing=w' 'intruder grin-2 B2 facing=w' \
		'intruder grin-3 C1 facing=w' 'pool active expertise=3' done >a.board
	within 1 100 enorm-ai --ask none --odds --best '^title (a|aa)+\d' -f a.board
	grep -q '^0%  0/1  at best' .out
}

@test "all readings of a big phase together end in five seconds, and say which roll to settle and which rulings to name" {
	printf '%s\n' 'enorm 1' 'map 3x4' 'terrain rail-1 A2 type=rail' 'terrain pillar-1 C1 type=pillar' \
		'spacer juliet A2 facing=w vitals=1 stress=4 adrenaline=4' 'spacer romeo B2 facing=e vitals=1 stress=6 adrenaline=4' \
		'intruder grin-1 C2 facing=s' 'intruder grin-2 B1 facing=w' 'token grin-2 suppression count=1' 'intruder grin-3 C3 facing=s' 'intruder grin-4 C4 facing=s' done >a.board
	within 1 100 enorm-turn intruders --odds -f a.board
	within 5 200 sh -c 'enorm-turn intruders --readings -f a.board 2>said; [ $? -eq 65 ]'
	[ ! -s .out ] || fail "$(cat .out)"
	grep -qE '^enorm-turn: a\.board: there are too many ways this can go; settle some, first of all with --rolled attack=\.\.\. \([0-9]+ ways\); this call asks for .*; or name the ruling to read otherwise, --readings RA-01, of RA-01, .*RI-01, .*RO-58$' said || fail "$(cat said)"
	within 5 200 enorm-turn intruders --readings RI-28 -f a.board
	grep -qxF 'RI-28=a (played):' .out || fail "$(cat .out)"
}

@test "where the call is too large as it is played, naming a ruling is no advice" {
	fails 65 '^enorm-noise: .*: there are too many ways this can go; settle some, first of all with --rolled noise=[^;]*; this call asks for noise[^;]*$' \
		enorm-noise juliet wwwwwwwwww --readings -f "$EXAMPLES/round.board"
}

@test "equal positions are explored once: Noise and a threefold Overwhelm are answered" {
	sed 's/^done$/queue noise who=juliet amount=2\nqueue overwhelm amount=3\n&/' "$EXAMPLES/round.board" >a.board
	within 5 200 enorm-noise --queued --odds -f a.board
	grep -q '^juliet   Vitals 9: mean 2.69   lost >=1 >99.9%' .out
}

@test "the odds of a phase of every example take less than a second" {
	local board
	for board in ai attack cover move noise push; do
		cp "$EXAMPLES/$board.board" a.board
		within 1 100 sh -c 'enorm-turn intruders --odds -f a.board || [ $? -eq 1 ]'
	done
}

@test "drawings and boards typed in haste take no more memory however many there are" {
	python3 - "$EXAMPLES/room.txt" <<-'END'
		import sys
		open("rooms", "w").write((open(sys.argv[1]).read() + "done\n") * 3000)
		open("hasty", "w").write("enorm 1\nmap 2x3\nspacer Juliet A1 stress 4\ncrate B2\ndoor A2-A3\ndone\n" * 30000)
	END
	within 9 18 sh -c 'enorm-board mend -n -f hasty | tail -n 1'
	text_is out "179997:18: spacer does not take the word 'stress'; a value stands behind =: stress=4"
	within 9 18 sh -c 'enorm-board draw -f rooms 2>guessed | grep -c "^done"'
	text_is out 3000
}
