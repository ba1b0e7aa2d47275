#!/usr/bin/env bats
# enorm-board draw: a board from a map with its pieces in it; enorm-show --map: the way back; and rooms
# to start from. enorm-board(1), enorm-board(5), enorm-show(1).
load helper

# drawn RECORD...: the drawing on standard input has these lines among those of its board.
drawn() {
	local line
	cat >room
	try enorm-board draw -f room
	wants 0 draw
	for line; do
		grep -qxF -- "$line" .out || {
			echo "no line '$line' in:" && cat .out .err
			return 1
		}
	done
}

# guesses TEXT: what drawn was told on standard error.
guesses() {
	text_is err "$1"
}

# refuses_drawing TEXT: the drawing on standard input is refused with this as all that is wrong.
refuses_drawing() {
	cat >room
	try enorm-board draw -f room
	wants 65 draw
	text_is out ''
	grep -v ' is taken for \| goes around ' .err >rest || true
	printf '%s\n' "$1" >wanted
	diff -u wanted rest
}

# same FILE: its boards, in canonical form, come back from their drawings, and nothing is guessed.
same() {
	enorm-board format -f "$1" >canonical
	enorm-show --map -f canonical >drawings
	gives canonical enorm-board draw -f drawings
}

@test "the room of the tutorial is drawn in twelve lines" {
	assert_equal "$(wc -l <"$EXAMPLES/room.txt")" 12
	drawn <"$EXAMPLES/room.txt" \
		'terrain crate-1 C5 type=crate' \
		'spacer juliet B2 facing=e vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' \
		'gear juliet osr-3 ammo=2' \
		'intruder grin-1 B6 facing=w type=grin' \
		'intruder grin-2 E1 facing=s type=grin' \
		'blip blip-1 x4y2 facing=s' \
		'blip blip-2 x6y3 facing=s' \
		'countdown 8' \
		'  +   +---+---+   +   +---+---+   +' \
		'E | .   .   . | .   .   . | .   . |'
	guesses 'enorm-board: room:1:1: guessed: a wall goes around the map
enorm-board: room:5:16: guessed: C5: c is taken for terrain crate-1
enorm-board: room:6:15: guessed: x4y2: @ is taken for blip blip-1
enorm-board: room:4:23: guessed: x6y3: @ is taken for blip blip-2'
}

@test "what enorm-show prints is a drawing: labels on all sides, walls, signs" {
	enorm-show --no-legend -f "$EXAMPLES/round.board" | tail -n +3 >picture
	{ cat picture && printf 'key J spacer juliet\nkey R spacer romeo\nkey 12 intruder grin\n'; } | drawn \
		'F | .   .   .   .   .   .   .   . |' \
		'  +---+---+---+---+---+---+---+---o' \
		'spacer romeo A3 facing=e vitals=9 stress=0 adrenaline=0' \
		'intruder grin-2 E1 facing=s type=grin'
}

@test "every door, red line, spawn point and mark is read from its sign" {
	drawn 'door d-1 A2-A3 closed disabled' 'door d-2 B1-C1 welded' 'door d-3 B2-B3 open' \
		'door d-4 B3-C3 open disabled' 'mark A1 dangerous' 'mark A1 discovery' 'mark B1 console' \
		'mark B2 objective' '  o---+---+---+' 'C | .   . : . |' '  +   +:::+   +' <<-'END'
		o---+---+---+
		| .   . : . |
		+-W-+:::+ x +
		| .= #. d . |
		+   +   +   +
		|!.?  . X . |
		+---+---+---+
	END
}

@test "a line that begins with a tile, a figure that faces south or a mark is one of the picture" {
	drawn 'spacer juliet A1 facing=s vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' \
		'terrain crate-1 A1 type=crate' 'door d-1 A1-A2 closed' 'mark A2 console' 'intruder grin-1 A3 facing=e type=grin' <<-'END'
		cJvD=.   1>
		key 1 intruder grin-1
	END
	drawn 'terrain crate-1 B1 type=crate' 'mark B1 console' 'door d-1 A2-B2 open' 'mark A1 discovery' \
		'intruder grin-1 A1 facing=s type=grin' <<-'END'
		c.=  .
		   + d
		?1v  .
		countdown 8
		key 1 intruder grin-1
	END
	drawn 'door d-1 A1-B1 closed' 'spacer juliet B1 facing=s vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' <<-'END'
		cJv
		-D-
		 .
		key J spacer juliet
	END
}

@test "keys say what signs cannot; gear and Conditions stand on a Spacer's" {
	drawn 'spacer juliet A1 facing=e vitals=7 stress=4 adrenaline=0 character=juliet-abel suit=standard-eva' \
		'gear juliet osr-3 ammo=1' 'condition juliet knockdown' 'door main A1-A2 welded' \
		'blip seen x2y1 facing=n holds=echo' 'intruder mothman A3 facing=s type=mothman' 'mark A2 engram name=e-1' <<-'END'
		      @
		J>W .%  M
		key J spacer juliet osr-3 ammo=1 knockdown stress=4 vitals=7
		key M intruder mothman
		key W door main
		key @ blip seen facing=n holds=echo
		key % mark name=e-1
	END
}

@test "a key is for all signs of its kind, or each has one, or a place says which" {
	drawn 'terrain fog-1 A1 type=fog' 'terrain fog-2 A3 type=fog' 'terrain crate-9 A2 type=crate' <<-'END'
		f.  c.  f.
		key f terrain fog
		key c terrain crate-9
	END
	drawn 'terrain one A1 type=fog' 'terrain two A3 type=fog' <<-'END'
		f.   .  f.
		key f terrain one type=fog
		key f terrain two type=fog
	END
	drawn 'terrain long A1,A2 type=rail' 'terrain rail-1 A3 type=rail' <<-'END'
		r.  r.  r.
		key r terrain long A1,A2 type=rail
	END
	drawn 'spacer juliet A2 facing=w vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' <<-'END'
		 .   J<
		spacer juliet A2
	END
}

@test "another Intruder of the only type is guessed, and a tile by its letter" {
	drawn 'intruder grin-1 A1 facing=e type=grin' 'intruder grin-2 A2 facing=s type=grin' 'terrain pillar-1 A3 type=pillar' <<-'END'
		1>  2   p
		key 1 intruder grin-1
	END
	guesses 'enorm-board: room:1:1: guessed: a wall goes around the map
enorm-board: room:1:5: guessed: A2: 2 is taken for intruder grin-2
enorm-board: room:1:9: guessed: A3: p is taken for terrain pillar-1'
}

@test "what is out of bounds is blank, and nothing but a side that is not drawn gets a wall" {
	drawn '  +---+   +---+' 'B | . |   | . |' '  +   +   +   +' 'A | .   .   . |' '  +---+---+---+' <<-'END'
		+---+   +---+
		| . |   | . |
		+   +   +   +
		| .   .   . |
	END
	drawn '  +   +   +' 'A   .   .' <<-'END'
		map
		  +   +   +
		A   .   .
		  +   +   +
		end
	END
}

@test "what cannot be read is told with line, column and what to write" {
	refuses_drawing 'enorm-board: room:1:1: A1: no key says who R is; add one: key R spacer NAME' <<<'R>  .'
	refuses_drawing 'enorm-board: room:1:6: A2: no key says who 1 is; add one: key 1 intruder grin-1; there are grin, mothman' <<<' .   1<'
	refuses_drawing 'enorm-board: room:1:3: A1: no key says which tile z is; add one: key z terrain crate; there are crate, pillar, barrier, fog, slab, nest, rail' <<<'  z.   .'
	refuses_drawing "enorm-board: room:2:5: the picture has no 'K' in the middle of a space" <<<$'.   .\nkey K spacer kilo'
	refuses_drawing "enorm-board: room:2:21: the picture has no 'c' on A2" <<<$'c.   .\nkey c terrain crate A2'
	refuses_drawing "enorm-board: room:2:5: 'J' stands 2 times, and 1 key is for it; say where this one is: key J spacer juliet PLACE" \
		<<<$' J>  J<\nkey J spacer juliet'
	refuses_drawing "enorm-board: room:2:3: '.' is out of line: spaces are 4 characters apart, and below each other" \
		<<<$' .   .   .\n  ..   .'
	refuses_drawing "enorm-board: room:1:4: '#' between two spaces; there stands a blank, | (wall), : (red line) or a door: D closed, d open, W welded" \
		<<<' . # .'
	refuses_drawing 'enorm-board: room:2:1: a key is a sign and what it stands for, one of spacer, intruder, terrain, door, blip and mark with its name: key J spacer juliet' \
		<<<$' J>\nkey J'
	refuses_drawing "enorm-board: room:2:7: 'juliet' is no kind of piece; there are spacer, intruder, terrain, door, blip and mark; write key J spacer juliet
enorm-board: room:3:7: 'grin-1' is no kind of piece; there are spacer, intruder, terrain, door, blip and mark; write key 1 intruder grin-1
enorm-board: room:4:7: 'crate' is no kind of piece; there are spacer, intruder, terrain, door, blip and mark; write key C terrain crate
enorm-board: room:5:7: 'closed' is no kind of piece; there are spacer, intruder, terrain, door, blip and mark" \
		<<<$' J>  1<\nkey J juliet\nkey 1 grin-1\nkey C crate\nkey D closed'
	refuses_drawing 'enorm-board: room:1:1: A1: no key says what w is; add one: key w terrain crate, or key w intruder grin-1' <<<'w   .'
	refuses_drawing 'enorm-board: room:2:1: the row is labelled wrong; rows count up from A at the bottom: this is A' \
		<<<$'B | . |\nB | . |'
	refuses_drawing 'enorm-board: room:1:2: a tab inside the map; draw it with blanks' <<<$' \t.'
	refuses_drawing 'enorm-board: room:1:2: a NUL byte does not belong in a board' < <(printf ' \0 .\n')
}

@test "a problem of a record is told on its key, or at its sign" {
	refuses_drawing "enorm-board: room:2:21: stress: '44' is not a whole number from 0 to 9" <<<$' J>\nkey J spacer juliet stress=44'
	refuses_drawing "enorm-board: room:2:14: 'Juliet' is not a name; in small letters: juliet" <<<$' J>\nkey J spacer Juliet'
	refuses_drawing 'enorm-board: room:2:21: facing is given twice' <<<$' J>\nkey J spacer juliet facing=n'
	refuses_drawing "enorm-board: room:3:13: no 'rifle' in weapons.csv or gear.csv; there are osr-3, multitool, rudimentary-scanner, xenoarcheologist-datapad" \
		<<<$' J>\nkey J spacer juliet\ngear juliet rifle'
}

@test "limits: 26 rows and 99 columns are drawn, one more is refused; many keys, CRLF, a byte order mark" {
	python3 -c 'print("\n".join(" .  " * 99 for _ in range(26)))' >room
	try enorm-board draw -f room
	wants 0 draw
	grep -q '^Z |' .out
	refuses_drawing 'enorm-board: room:1:1: the map is larger than 99 columns' < <(python3 -c 'print(" .  " * 100)')
	refuses_drawing 'enorm-board: room:1:1: the map is larger than 26 rows' < <(python3 -c 'print(" .\n" * 27, end="")')
	python3 -c 'print(" .  " * 90); [print("key %d spacer s%d" % (i % 9, i)) for i in range(300)]' >room
	try enorm-board draw -f room
	wants 65 draw
	printf '\xef\xbb\xbf .   J>\r\nkey J spacer juliet\r\n' | drawn \
		'spacer juliet A2 facing=e vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva'
	complains 65 "enorm-board: (standard input): no drawing: pipe one in, or name it with -f FILE; it has a line for each row, such as '.   J>  . D .  c.   1<', and below them who is who, such as 'key 1 intruder grin-1'" enorm-board draw </dev/null
	drawn 'spacer juliet A2 facing=e vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' \
		'door d-1 A3-A4 closed' 'terrain crate-1 A5 type=crate' 'intruder grin-1 A6 facing=w type=grin' <<-'END'
		.   J>  . D .  c.   1<
		key 1 intruder grin-1
	END
	complains 64 'enorm-board: draw reads a drawing, not a game: name it with -f FILE' enorm-board draw -g room
}

@test "every example and every room comes back from its drawing, to the byte" {
	local name
	for name in "$EXAMPLES"/*.board "$ROOT"/data/maps/*.board; do
		same "$name"
	done
}

@test "the title and the Countdown above the picture of enorm-show are read, too" {
	printf '%s\n' 'Cargo hold' 'Countdown 7, white' '' '    1   2' '  +---+---+' 'A | J>  . | A' '  +---+---+' \
		'key J spacer juliet' >room
	enorm-board draw <room >drawn
	assert_equal "$(grep -E '^(title|countdown|spacer)' drawn | cut -d ' ' -f 1-4)" 'title Cargo hold
countdown 7
spacer juliet A1 facing=e'
	printf '%s\n' 'title Cargo hold' 'countdown 7' '.   J>' 'key J spacer juliet' | enorm-board draw 2>/dev/null >typed
	grep -q '^title Cargo hold$' typed
}

@test "a line of nothing but spawn points and doors is one of corners" {
	local door
	for door in open closed welded 'open disabled' 'closed disabled'; do
		board <<-END
			enorm 1
			map 2x2
			spawn x0y1
			spawn x1y1
			spawn x2y1
			door d-1 A1-B1 $door
			door d-2 A2-B2 $door
			spacer juliet A2
			spacer romeo B1
		END
		same a.board
	done
}

@test "what finds no room in the picture is a record: a Boss on a Spacer, a Blip on a spawn point, marks" {
	board <<-'END'
		enorm 1
		# a comment of the map
		map 3x3
		spawn x1y1
		mark A1 dangerous
		mark A1 engram
		mark A1 other
		mark B1 dead-spacer
		mark B2 objective name=x
		spacer juliet A1 # here
		# the Boss
		intruder mothman A1 facing=w
		spacer romeo - dead
		blip blip-1 x1y1
		blip blip-2 x0y0 x-mine="a b"
	END
	same a.board
}

# BOARDS=N runs more of them.
@test "boards at random come back from their drawings" {
	python3 "$ROOT/tests/gen_board.py" 11 "${BOARDS:-150}" >one
	same one
	python3 "$ROOT/tests/gen_board.py" 12 "${BOARDS:-150}" --blips >two
	same two
}

@test "crowded boards come back from their drawings, and from those without labels, outer walls and rows of +" {
	python3 "$ROOT/tests/crowded.py" 13 "${BOARDS:-150}" >one
	same one
	python3 "$ROOT/tests/crowded.py" 14 "${BOARDS:-150}" --plain >two
	same two
	python3 "$ROOT/tests/crowded.py" --bare drawings >bare
	try enorm-board draw -f bare
	wants 0 draw
	is out canonical
	refute grep -v ': a wall goes around the map$' .err
}

@test "--map stands alone" {
	local other
	corner
	for other in --plain --no-legend --color=always --threat=all; do
		complains 64 "enorm-show: --map and ${other%%=*} exclude each other" enorm-show --map "$other" -f a.board
	done
	complains 64 'enorm-show: --map and -T svg exclude each other' enorm-show --map -T svg -f a.board
}

# ---- rooms ----

@test "every room of the house is a good board in canonical form, and new --map writes it" {
	local name n=0
	for name in "$ROOT"/data/maps/*.board; do
		gives "$name" enorm-board format -f "$name"
		gives "$name" enorm-board new --map "$(basename "$name" .board)"
		n=$((n + 1))
	done
	((n >= 12))
	complains 64 "enorm-board: no map 'coridor' (did you mean 'corridor'?); enorm-ref maps shows them" \
		enorm-board new --map coridor
	complains 64 'enorm-board: new takes a size or --map, not both' enorm-board new 2x2 --map hall
	complains 64 'enorm-board: new takes a size, ROWSxCOLUMNS, or --map ROOM; enorm-ref maps shows the maps there are' \
		enorm-board new
	complains 64 'enorm-board: --map goes with new' enorm-board check --map hall
}

@test "enorm-ref maps lists and draws them all" {
	local name
	enorm-ref maps >sheet
	for name in "$ROOT"/data/maps/*.board; do
		grep -qx "$(basename "$name" .board)" sheet
	done
	json '.row | [.map, .rows, .columns, .doors]' '["airlock",3,6,2]' sh -c 'enorm-ref maps -T json | head -n 1'
	enorm-ref maps -T csv | grep -qx 'ring,A ring around a shaft,6,7,36,0,0'
}

# ---- set, put, drop ----

@test "set changes what it is told and keeps the rest" {
	corner
	changed() {
		try enorm-board set -f a.board "${@:2}"
		wants 0 set "${@:2}"
		assert_equal "$(diff a.board .out | sed -n 's/^> //p')" "$1"
	}
	changed 'spacer juliet C1 facing=e vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' juliet at=C1
	changed 'spacer juliet A1 facing=n vitals=9 stress=3 adrenaline=0 character=juliet-abel suit=standard-eva' jul facing=n stress=3
	changed 'door d-1 B3-B4 open' d-1 open
	changed 'door d-1 B3-B4 closed disabled' d-1 disabled
	changed 'gear juliet osr-3 ammo=1' juliet osr-3 ammo=1
	changed 'countdown 7' countdown at=7
	changed 'intruder grin-1 B6 facing=w type=grin' intruder:grin-1 at=B6
	changed 'spacer juliet A1 facing=e vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva x-note="a b"' \
		juliet 'x-note=a b'
	enorm-board set juliet dead -f a.board >b.board
	cat b.board >a.board
	changed 'spacer juliet A1 facing=e vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' juliet dead=no
	changed 'spacer juliet A1 facing=e vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva' -- juliet -dead
}

@test "set says what is wrong as the reader does" {
	corner
	complains 65 "enorm-board: a.board: facing: 'west' is none of n, e, s, w; write facing=w" enorm-board set juliet facing=west -f a.board
	complains 65 'enorm-board: a.board: juliet stands on A1 already' enorm-board set grin-1 at=A1 -f a.board
	complains 65 "enorm-board: a.board: nothing on the board is called 'julliet' (did you mean 'juliet'?)" enorm-board set julliet at=A1 -f a.board
	complains 65 'enorm-board: a.board: stress is given twice' enorm-board set juliet stress=1 stress=2 -f a.board
	complains 65 "enorm-board: a.board: spacer has no key 'colour'; keys of your own begin with x-" enorm-board set juliet colour=red -f a.board
	complains 64 'enorm-board: a word is missing: enorm-board [options] set NAME KEY=VALUE ...' enorm-board set juliet -f a.board
}

@test "drop finds the kind by the name, and asks where there are several" {
	corner
	enorm-board drop intruder grin-1 -f a.board >wanted
	gives wanted enorm-board drop grin-1 -f a.board
	enorm-board drop gear juliet osr-3 -f a.board >wanted
	gives wanted enorm-board drop juliet osr-3 -f a.board
	extend a.board 'terrain grin-1 C1 type=crate'
	complains 65 "enorm-board: a.board: 'grin-1' may be any of terrain:grin-1, intruder:grin-1" enorm-board drop grin-1 -f a.board
	complains 65 "enorm-board: a.board: nothing on the board is called 'nobody'" enorm-board drop nobody -f a.board
}

@test "put of a name that is there says what it resets" {
	corner
	enorm-board set juliet stress=4 -f a.board >b.board
	try enorm-board put 'spacer juliet A2 facing=e' -f b.board
	wants 0 put
	text_is err 'enorm-board: spacer juliet is written anew: stress 4 -> 1; set keeps the rest'
	try enorm-board put 'spacer juliet A2 facing=e stress=2' -f b.board
	wants 0 put
	text_is err ''
}

@test "undo tells what was changed by hand" {
	corner game
	enorm-board -g game -q set juliet at=A2 stress=4
	says 'taken back: spacer juliet: at A1 -> A2, stress 1 -> 4' enorm-board -g game undo
}

@test "a map with nothing but blanks in it is unfinished, whatever stands around it" {
	refuses_drawing <<<$'enorm 1\nmap\n  \nend' \
		"enorm-board: room:3:1: an unfinished map: it is drawn as corner lines (+---+) with rows of spaces between them, and ends with a corner line"
}
