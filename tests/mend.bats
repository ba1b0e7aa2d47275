#!/usr/bin/env bats
# What a newcomer types, what the reader says to it, and what enorm-board mend makes of it.
# enorm-board(1), enorm-board(5).
load helper

# slip LINES PROBLEM MENDED: on a map of 4 rows by 6 columns the lines are refused with that as the first
# problem, and mended to those; the problem is told in the same words.
slip() {
	local wanted
	printf 'enorm 1\nmap 4x6\n%b\ndone\n' "$1" >typed.board
	try enorm-board check -f typed.board
	wants 65 check "$1"
	assert_equal "$(head -n 1 .err)" "enorm-board: typed.board:$2"
	printf 'enorm 1\nmap 4x6\n%b\ndone\n' "$3" >wanted
	try enorm-board mend -f typed.board
	wants 0 mend "$1"
	is out wanted
	wanted=${2#*:*: }
	grep -qF "mended: $wanted" .err
	enorm-board check -q -f wanted
}

# left LINES PROBLEM: it is refused, and mend names it and writes nothing.
left() {
	printf 'enorm 1\nmap 4x6\n%b\ndone\n' "$1" >typed.board
	complains 65 "enorm-board: typed.board:$2" enorm-board check -f typed.board
	complains 65 "enorm-board: typed.board:$2" enorm-board mend -f typed.board
}

@test "a name is typed with a capital" {
	slip 'spacer Juliet A1' "3:8: 'Juliet' is not a name; in small letters: juliet" 'spacer juliet A1'
	slip 'terrain Crate_1 A1' "3:9: 'Crate_1' is not a name; write crate-1" 'terrain crate-1 A1'
	slip 'SPACER juliet A1' "3:1: no record is called 'SPACER'; in small letters: spacer" 'spacer juliet A1'
	slip 'spacer juliet A1 character=Juliet-Abel' \
		"3:18: character: 'Juliet-Abel' is not a name of small letters, digits, - and .; write character=juliet-abel" \
		'spacer juliet A1 character=juliet-abel'
}

@test "a piece is typed without its kind" {
	slip 'crate B2' "3:1: no record is called 'crate'; a tile is written: terrain crate B2" 'terrain crate B2'
	slip 'Grin-1 B2 facing=e' "3:1: no record is called 'Grin-1'; an Intruder is written: intruder grin-1 B2" \
		'intruder grin-1 B2 facing=e'
	slip 'juliet A1' "3:1: no record is called 'juliet'; a Spacer is written: spacer juliet A1" 'spacer juliet A1'
	slip 'console B2' "3:1: no record is called 'console'; a mark is written: mark B2 console" 'mark B2 console'
	slip 'spacer juliet A1\nosr-3 juliet' "4:1: no record is called 'osr-3'; gear is written: gear juliet osr-3" \
		'spacer juliet A1\ngear juliet osr-3'
	slip 'spacer juliet A1\nknockdown juliet' \
		"4:1: no record is called 'knockdown'; a Condition is written: condition juliet knockdown" \
		'spacer juliet A1\ncondition juliet knockdown'
}

@test "several places are typed apart" {
	slip 'wall C3-C4 D3-D4' "3:12: wall does not take the word 'D3-D4'; several are parted by commas: C3-C4,D3-D4" \
		'wall C3-C4,D3-D4'
	slip 'wall C3-C4, D3-D4 B3-B4' \
		"3:13: wall does not take the word 'D3-D4'; several are parted by commas: C3-C4,D3-D4" \
		'wall C3-C4,D3-D4,B3-B4'
	slip 'terrain fog-1 A1 A2' "3:18: terrain does not take the word 'A2'; several are parted by commas: A1,A2" \
		'terrain fog-1 A1,A2'
	slip 'spawn x0y0 x6y4' "3:12: spawn does not take the word 'x6y4'; each has a line of its own: spawn x6y4" \
		'spawn x0y0\nspawn x6y4'
}

@test "a value is typed without its =" {
	slip 'spacer juliet A1 stress 4' \
		"3:18: spacer does not take the word 'stress'; a value stands behind =: stress=4" 'spacer juliet A1 stress=4'
	slip 'spacer juliet A1 stress = 4 vitals 7' \
		"3:18: spacer does not take the word 'stress'; a value stands behind =: stress=4" \
		'spacer juliet A1 stress=4 vitals=7'
	slip 'spacer juliet A1 Stress=4' "3:18: spacer does not take the word 'Stress=4'; write stress=4" \
		'spacer juliet A1 stress=4'
	slip 'spacer juliet A1 stress:4' "3:18: spacer does not take the word 'stress:4'; write stress=4" \
		'spacer juliet A1 stress=4'
}

@test "a facing is typed in full, or by itself" {
	slip 'spacer juliet A1 facing=west' "3:18: facing: 'west' is none of n, e, s, w; write facing=w" \
		'spacer juliet A1 facing=w'
	slip 'spacer juliet A1 facing=N' "3:18: facing: 'N' is none of n, e, s, w; write facing=n" \
		'spacer juliet A1 facing=n'
	slip 'spacer juliet A1 east' "3:18: spacer does not take the word 'east'; write facing=e" \
		'spacer juliet A1 facing=e'
	slip 'spacer juliet A1 dir=s' \
		"3:18: spacer has no key 'dir'; write facing=s; keys of your own begin with x-" 'spacer juliet A1 facing=s'
}

@test "a door is typed without a name" {
	slip 'door B3-B4' "3:6: 'B3-B4' is not a name; a name goes before the place: d-1 B3-B4" 'door d-1 B3-B4'
	slip 'door B3-B4 open\ndoor A1-A2\ndoor d-1 C1-C2' \
		"3:6: 'B3-B4' is not a name; a name goes before the place: d-1 B3-B4" \
		'door d-1 B3-B4 open\ndoor d-2 A1-A2\ndoor d-3 C1-C2'
	slip 'blip x1y1' "3:6: 'x1y1' is not a name; a name goes before the place: blip-1 x1y1" 'blip blip-1 x1y1'
	left 'terrain B2' "3:9: 'B2' is not a name: small letters, digits, - and ., and not like a place"
}

@test "rows and columns are typed the wrong way round" {
	printf 'enorm 1\nmap 8x6\nspacer juliet F8\ndone\n' >typed.board
	complains 65 'enorm-board: typed.board:3:15: F8 is outside the map, which goes from A1 to H6 (8 rows, 6 columns); rows come first: map 6x8' \
		enorm-board check -f typed.board
	try enorm-board mend -f typed.board
	wants 0 mend
	printf 'enorm 1\nmap 6x8\nspacer juliet F8\ndone\n' >wanted
	is out wanted
	printf 'enorm 1\nmap 8x6\nspacer juliet F8\nspacer romeo H1\ndone\n' >typed.board
	complains 65 'enorm-board: typed.board:3:15: F8 is outside the map, which goes from A1 to H6' enorm-board mend -f typed.board
}

@test "a size is typed otherwise" {
	local size
	for size in 4X6 '4 x 6' '4*6' '4 6' '4 by 6'; do
		printf 'enorm 1\nmap %s\ndone\n' "$size" >typed.board
		complains 65 "enorm-board: typed.board:2:5: a map's size is ROWSxCOLUMNS, at most 26x99; write 4x6" \
			enorm-board check -f typed.board
		printf 'enorm 1\nmap 4x6\ndone\n' >wanted
		try enorm-board mend -f typed.board
		wants 0 mend
		is out wanted
	done
}

@test "a weapon that there is not is answered with those there are" {
	left 'spacer juliet A1\ngear juliet rifle' \
		"4:13: no 'rifle' in weapons.csv or gear.csv; there are osr-3, multitool, rudimentary-scanner, xenoarcheologist-datapad"
	slip 'spacer juliet A1\ngear juliet osr3' "4:13: no 'osr3' in weapons.csv or gear.csv; write osr-3" \
		'spacer juliet A1\ngear juliet osr-3'
	slip 'intruder grin1 A1' "3:10: no 'grin1' in intruders.csv; write grin-1" 'intruder grin-1 A1'
	left 'intruder ghost A1' "3:10: no 'ghost' in intruders.csv; there are grin, mothman"
}

@test "words stand in another order" {
	slip 'spacer A1 juliet' "3:8: 'A1' is not a name; the name comes before the place: juliet A1" 'spacer juliet A1'
	slip 'door d-1 closed B3-B4' \
		"3:10: 'closed' is not an edge between two neighbours such as B3-B4; the place stands before it: B3-B4 closed" \
		'door d-1 B3-B4 closed'
	slip 'spacer juliet facing=e at=A1' '3:29: spacer needs a space such as B6, or -; the place stands before it: A1 facing=e' \
		'spacer juliet A1 facing=e'
	slip 'mark dangerous C6' \
		"3:6: 'dangerous' is not a space such as B6, or - for off the board; the place stands before it: C6 dangerous" \
		'mark C6 dangerous'
	slip 'spacer juliet A1 osr-3 stress=4' \
		"3:18: spacer does not take the word 'osr-3'; it has a line of its own: gear juliet osr-3" \
		'spacer juliet A1 stress=4\ngear juliet osr-3'
}

@test "places are typed otherwise" {
	slip 'spacer juliet 3B' "3:15: '3B' is not a space such as B6, or - for off the board; write B3" 'spacer juliet B3'
	slip 'spacer juliet B 3' "3:15: 'B' is not a space such as B6, or - for off the board; write B3" 'spacer juliet B3'
	slip 'door d-1 B3/B4' "3:10: 'B3/B4' is not an edge between two neighbours such as B3-B4; write B3-B4" 'door d-1 B3-B4'
	slip 'blip blip-1 4,1' "3:13: '4,1' is not an intersection such as x4y1; write x4y1" 'blip blip-1 x4y1'
	left 'wall C3-E3' "3:6: 'C3-E3' is not an edge between two neighbours such as B3-B4"
}

@test "a second piece of a name gets one of its own, unless somebody speaks of it" {
	slip 'crate B2\ncrate B3' "3:1: no record is called 'crate'; a tile is written: terrain crate B2" \
		'terrain crate B2\nterrain crate-1 B3'
	slip 'intruder grin-1 B2\nintruder grin-1 B3' "4:10: a second intruder 'grin-1'; write grin-2" \
		'intruder grin-1 B2\nintruder grin-2 B3'
	left 'intruder grin-1 B2\nintruder grin-1 B3\ntoken grin-1 suppression' "4:10: a second intruder 'grin-1'"
	left 'spacer juliet B2\nspacer juliet B3' "4:8: a second spacer 'juliet'"
}

@test "one letter is wrong" {
	slip 'spaecr juliet A1' "3:1: no record is called 'spaecr' (did you mean 'spacer'?)" 'spacer juliet A1'
	slip 'spacer juliet A1 stres=4' \
		"3:18: spacer has no key 'stres' (did you mean 'stress'?); keys of your own begin with x-" 'spacer juliet A1 stress=4'
	slip 'door d-1 A1-A2 close' "3:16: door does not take the word 'close' (did you mean 'closed'?)" 'door d-1 A1-A2 closed'
	left 'spacer juliet A1\ngear julliet osr-3' "4:6: no spacer 'julliet' (did you mean 'juliet'?)"
}

@test "the header and the end of the map are left out" {
	printf 'map 1x1\nspacer juliet A1\n' >typed.board
	complains 65 "enorm-board: typed.board:1:1: a board begins with the line 'enorm 1'" enorm-board check -f typed.board
	printf 'enorm 1\nmap 1x1\nspacer juliet A1\n' >wanted
	try enorm-board mend -f typed.board
	wants 0 mend
	is out wanted
	printf 'enorm 1\nmap\n+---+\n| . |\n+---+\nspacer juliet A1\n' >typed.board
	complains 65 "enorm-board: typed.board:6: an unfinished map: no line 'end'; it goes before line 6" \
		enorm-board check -f typed.board
	printf 'enorm 1\nmap\n+---+\n| . |\n+---+\nend\nspacer juliet A1\n' >wanted
	try enorm-board mend -f typed.board
	wants 0 mend
	is out wanted
}

@test "-n tells what would be mended and writes no board; what is left is named" {
	printf 'enorm 1\nmap 4x6\nspacer Juliet A1\nterrain B2\ndone\n' >typed.board
	try enorm-board mend -n -f typed.board
	wants 65 mend
	text_is out "3:8: 'Juliet' is not a name; in small letters: juliet"
	text_is err "enorm-board: typed.board:4:9: 'B2' is not a name: small letters, digits, - and ., and not like a place"
	try enorm-board mend -f typed.board
	wants 65 mend
	text_is out ''
	complains 64 'enorm-board: -n goes with mend' enorm-board check -n -f typed.board
	complains 64 'enorm-board: mend reads a text, not a game: name it with -f FILE' enorm-board mend -g typed.board
}

@test "a problem is told where it was typed, though words were mended before it" {
	printf 'enorm 1\nmap 4x6\nspawn x0y0 x6y4\nspacer juliet A1 stress 4 osr-3 colour=red\ndone\n' >typed.board
	complains 65 "enorm-board: typed.board:4:33: spacer has no key 'colour'; keys of your own begin with x-" \
		enorm-board mend -f typed.board
}

@test "a good board is written as it stands, comments, blanks, line ends and all" {
	local name
	for name in "$EXAMPLES"/*.board "$ROOT"/data/maps/*.board; do
		try enorm-board mend -f "$name"
		wants 0 mend
		is out "$name"
	done
	printf '# above\r\n\r\nenorm 1\r\nmap 2x2\r\n\r\nspacer   juliet  A1 # here\r\ndone\r\n# behind\r\n' >typed.board
	try enorm-board mend -f typed.board
	wants 0 mend
	is out typed.board
}

@test "a stream is mended board by board, and stops at one that cannot be" {
	printf 'enorm 1\nmap 1x1\nspacer Juliet A1\ndone\nenorm 1\nmap 1x1\nspacer Romeo A1\ndone\nenorm 1\nmap 1x1\nblob\ndone\n' >typed.board
	try enorm-board mend -f typed.board
	wants 65 mend
	printf 'enorm 1\nmap 1x1\nspacer juliet A1\ndone\nenorm 1\nmap 1x1\nspacer romeo A1\ndone\n' >wanted
	is out wanted
	text_is err "enorm-board: typed.board:3:8: mended: 'Juliet' is not a name; in small letters: juliet
enorm-board: typed.board:7:8 (board 2): mended: 'Romeo' is not a name; in small letters: romeo
enorm-board: typed.board:11:1 (board 3): no record is called 'blob'"
}

# BOARDS=N runs more of them.
@test "boards with words changed at random: what mend writes is good, and mended again the same" {
	python3 "$ROOT/tests/hasty.py" 7 "${BOARDS:-60}" "$ROOT"/data/examples/*.board >stream
	try enorm-board mend --keep-going -f stream
	cp .out once
	[[ $(grep -c '^enorm 1' once) -gt 10 ]]
	enorm-board check -q -f once
	try enorm-board mend -f once
	wants 0 mend
	is out once
}
