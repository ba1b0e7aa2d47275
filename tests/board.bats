#!/usr/bin/env bats
# enorm-board: what is refused and how it is said, streams, limits, and the commands that change a
# board. enorm-board(1), enorm-board(5).
load helper

# wrong RECORDS PLACE-AND-TEXT...: a map of 2 rows by 3 columns with these records is refused.
wrong() {
	printf 'enorm 1\nmap 2x3\n%b\n' "$1" >a.board
	shift
	complains 65 "$(printf 'enorm-board: a.board:%s\n' "$@")" enorm-board check -f a.board
}

# right RECORDS: it is accepted.
right() {
	printf 'enorm 1\nmap 2x3\n%b\n' "$1" | board
	says '1 board, no problem' enorm-board check -f a.board
}

# one N: a small board that says which it is.
one() {
	printf 'enorm 1\ntitle number %d\nmap\n  +---+\nA | . |\n  +---+\n    1\nend\ndone\n' "$1"
}

# ---- what a board may hold ----

@test "a place outside the map is refused, and the map's limits are named" {
	wrong 'spacer juliet D1' '3:15: D1 is outside the map, which goes from A1 to B3'
	wrong 'spacer juliet A4' '3:15: A4 is outside the map, which goes from A1 to B3'
	wrong 'intruder grin-1 C3' '3:17: C3 is outside the map, which goes from A1 to B3'
	wrong 'mark C1 console' \
		'3:6: C1 is outside the map, which goes from A1 to B3 (2 rows, 3 columns); rows come first: map 3x2'
	wrong 'terrain fog-1 A1,A4' '3:18: A4 is outside the map, which goes from A1 to B3'
	wrong 'blip blip-1 x4y0' '3:13: x4y0 is outside the map, whose intersections go from x0y0 to x3y2'
	wrong 'void C1' '3: C1 is outside the map, which goes from A1 to B3'
	wrong 'wall B1-C1' '3: B1-C1 is outside the map, which goes from A1 to B3'
	wrong 'spawn x0y3' '3: x0y3 is outside the map, whose intersections go from x0y0 to x3y2'
	right 'blip blip-1 x3y2'
}

@test "a piece out of bounds is refused" {
	wrong 'void B2\nspacer juliet B2' \
		'4:15: B2 is out of bounds; a piece stands on a space (a dot on the map)'
	wrong 'void B2\nterrain fog-1 B1,B2' \
		'4:18: B2 is out of bounds; a piece stands on a space (a dot on the map)'
	wrong 'void B2\nmark B2 console' \
		'4:6: B2 is out of bounds; a piece stands on a space (a dot on the map)'
	wrong 'void B2\ndoor d B1-B2' '4:8: B1-B2: a door stands between two spaces of the map'
}

@test "two figures on one space are refused; a Boss may share with a Spacer" {
	wrong 'spacer juliet A1\nspacer romeo A1' '4:14: juliet stands on A1 already'
	wrong 'spacer juliet A1\nintruder grin-1 A1' '4:17: juliet stands on A1 already'
	wrong 'intruder grin-1 A1\nintruder grin-2 A1' '4:17: grin-1 stands on A1 already'
	wrong 'intruder mothman A1\nintruder grin-2 A1' '4:17: mothman stands on A1 already'
	right 'spacer juliet A1\nintruder mothman A1'
	right 'intruder mothman A1\nspacer juliet A1'
	right 'spacer juliet A1 dead\nspacer romeo A1'
	right 'spacer juliet -\nspacer romeo -'
}

@test "with a Boss on a Spacer's space a third figure is refused" {
	wrong 'spacer juliet A1\nspacer romeo A1\nintruder mothman A1' '4:14: juliet stands on A1 already'
	printf 'enorm 1\nmap 2x3\nspacer juliet A1\nintruder mothman A1\nintruder grin-1 A1\n' >a.board
	fails 65 '^enorm-board: a.board:5:17: (juliet|mothman) stands on A1 already$' enorm-board check -f a.board
}

@test "two tiles on one space and two blips on one intersection are refused" {
	wrong 'terrain crate-1 A1,A2\nterrain fog-1 A2' "4:15: A2: tile 'crate-1' lies there already"
	wrong 'blip blip-1 x1y1\nblip blip-2 x1y1' '4:13: blip-1 is on x1y1 already'
	wrong 'terrain crate-1 A1,A2,A1' '3:17: A1 stands twice'
	wrong 'terrain crate-1 A1\nterrain crate-2 A1,A1' "4:17: A1: tile 'crate-1' lies there already" '4:17: A1 stands twice'
	wrong 'door d A1-A2,B1-B2,A1-A2' '3:8: A1-A2 stands twice' '3:8: A1-A2 stands twice'
	wrong 'door d A1-A2\ndoor e A1-A2\ndoor f A1-A2' "4:8: A1-A2: door 'd' stands there already" "5:8: A1-A2: door 'd' stands there already"
	wrong 'blip b-1 x1y1\nblip b-2 x1y1\nblip b-3 x1y1' '4:10: b-1 is on x1y1 already' '5:10: b-1 is on x1y1 already' '5:10: b-2 is on x1y1 already'
}

@test "a space twice in one tile, or an edge twice in one door, is refused" {
	printf 'enorm 1\nmap 2x3\nterrain fog-1 A1,A1\n' >a.board
	fails 65 '^enorm-board: a.board:3:' enorm-board check -f a.board
	printf 'enorm 1\nmap 2x3\ndoor d A1-A2,A2-A1\n' >a.board
	fails 65 '^enorm-board: a.board:3:' enorm-board check -f a.board
}

@test "a second record of one name is refused" {
	wrong 'spacer juliet A1\nspacer juliet A2' "4:8: a second spacer 'juliet'"
	wrong 'flag x-a\nflag x-a' "4:6: a second flag 'x-a'"
	wrong 'spacer juliet A1\ngear juliet osr-3\ngear juliet osr-3' "5:13: a second gear 'juliet osr-3'"
	wrong 'countdown 3\ncountdown 3' '4:1: a second countdown'
	wrong 'title a\ntitle b' '4:1: a second title'
	wrong 'map 2x3' '3: a second map'
	right 'spacer juliet A1\nspacer romeo A2\ngear juliet osr-3\ngear romeo osr-3\ngear juliet osr-3.2'
	right 'spacer x A1\nflag x-x\ndoor x A1-A2'
}

@test "a name that nothing bears is refused, with the nearest" {
	wrong 'spacer juliet A1\ngear julliet osr-3' "4:6: no spacer 'julliet' (did you mean 'juliet'?)"
	wrong 'spacer juliet A1\npriority julie' "4:10: no spacer 'julie' (did you mean 'juliet'?)"
	wrong 'spacer juliet A1\nturn romeo active' "4:6: no spacer 'romeo'; on the board: juliet"
	wrong 'spacer juliet A1\ntoken grin infection' "4:7: no piece 'grin'; on the board: juliet"
	wrong 'intruder grim-1 A1' "3:10: no 'grim' in intruders.csv (did you mean 'grin'?)"
	wrong 'terrain x A1 type=crte' "3:19: no 'crte' in terrain.csv (did you mean 'crate'?)"
	wrong 'spacer juliet A1 character=juliet-abl' \
		"3:28: no 'juliet-abl' in spacers.csv (did you mean 'juliet-abel'?)"
	wrong 'spacer juliet A1 suit=standard-evo' \
		"3:23: no 'standard-evo' in suits.csv (did you mean 'standard-eva'?)"
	wrong 'spacer juliet A1\ngear juliet osr-4' \
		"4:13: no 'osr-4' in weapons.csv or gear.csv (did you mean 'osr-3'?)"
	wrong 'spacer juliet A1\ncondition juliet knockdwn' \
		"4:18: no 'knockdwn' in conditions.csv (did you mean 'knockdown'?)"
	wrong 'stratagem tactical-redeploy' "3:11: no 'tactical-redeploy' in stratagems.csv (did you mean 'tactical-redeployment'?)"
	wrong 'pool passive' "3:6: a pool is active or incoming, not 'passive'"
}

@test "a ruling is one of the table's, in a reading that is played" {
	right 'ruling RI-60 b'
	wrong 'ruling RI-60 z' "3:14: RI-60 has no reading 'z'; it has a (no: it is made wherever the Spacer is), b (yes, when it is made, like any Intruder Attack)"
	wrong 'ruling RI-22 z' "3:14: RI-22 is settled and has no reading 'z': $(enorm-board data rulings | python3 -c '
import csv, sys
print(*[r["reading"] for r in csv.DictReader(sys.stdin) if r["id"] == "RI-22"])')"
	wrong 'ruling RZ-01 a' "3:8: no 'RZ-01' in rulings.csv (did you mean 'RA-01'?)"
}

@test "a door stands on open edges between neighbours, once" {
	right 'door d A1-A2,B1-B2 closed'
	right 'door d A1-B1 welded'
	wrong 'wall A1-A2\ndoor d A1-A2' '4:8: A1-A2: a door on a drawn line; leave the edge open on the map'
	wrong 'red A1-A2\ndoor d A1-A2' '4:8: A1-A2: a door on a drawn line; leave the edge open on the map'
	wrong 'door d A1-A2\ndoor e A1-A2' "4:8: A1-A2: door 'd' stands there already"
	wrong 'door d A1-A3' "3:8: 'A1-A3' is not an edge between two neighbours such as B3-B4"
	wrong 'door d A1-A1' "3:8: 'A1-A1' is not an edge between two neighbours such as B3-B4"
	wrong 'door d A1-B2' "3:8: 'A1-B2' is not an edge between two neighbours such as B3-B4"
	wrong 'door d A1-A2 ajar' "3:14: door does not take the word 'ajar'"
}

# ---- how records are written ----

@test "a misspelt kind, key or word is refused with the right one" {
	wrong 'spacr juliet A1' "3:1: no record is called 'spacr' (did you mean 'spacer'?)"
	local drawn='a map is drawn between the lines map and end, and one with pieces in it is read by enorm-board draw'
	wrong '  +---+---+' "3:3: no record is called '+---+---+'; $drawn"
	wrong 'A | .   . |' "3:1: no record is called 'A'; $drawn"
	wrong 'spacer juliet A1 facin=e' \
		"3:18: spacer has no key 'facin' (did you mean 'facing'?); keys of your own begin with x-"
	wrong 'door d A1-A2 clsed' "3:14: door does not take the word 'clsed' (did you mean 'closed'?)"
	wrong 'mark A1 danger' "3:9: mark does not take the word 'danger' (did you mean 'dangerous'?)"
	wrong 'round 1 phase=spaser' \
		"3:9: phase: 'spaser' is none of countdown, spacer, intruder, end (did you mean 'spacer'?)"
	wrong 'spacer juliet A1 facing=q' "3:18: facing: 'q' is none of n, e, s, w"
}

@test "a number out of its range is refused, and the range is named" {
	wrong 'spacer juliet A1 vitals=10' "3:18: vitals: '10' is not a whole number from 0 to 9"
	wrong 'spacer juliet A1 vitals=-1' "3:18: vitals: '-1' is not a whole number from 0 to 9"
	wrong 'spacer juliet A1 vitals=1.5' "3:18: vitals: '1.5' is not a whole number from 0 to 9"
	wrong 'spacer juliet A1 vitals=""' "3:18: vitals: '' is not a whole number from 0 to 9"
	wrong 'spacer juliet A1 vitals=99999999999999999999' \
		"3:18: vitals: '99999999999999999999' is not a whole number from 0 to 9"
	wrong 'spacer juliet A1\ntoken juliet infection count=0' "4:24: count: '0' is not a whole number from 1 to 99"
}

@test "a number that stands without a key is named for its record" {
	fails 65 'countdown' sh -c "printf 'enorm 1\nmap 1x1\ncountdown 10\n' | enorm-board check"
}

@test "what a record needs is asked for" {
	wrong 'spacer' '3:7: spacer needs a name'
	wrong 'spacer juliet' '3:14: spacer needs a space such as B6, or -'
	wrong 'gear juliet' '3:12: gear needs a name'
	wrong 'gear' '3:5: gear needs an owner'
	wrong 'blip blip-1' '3:12: blip needs an intersection such as x4y1'
	wrong 'door d' '3:7: door needs one or several edges such as B3-B4'
	wrong 'mark A1' '3:8: mark does not say what it is; one of dangerous, discovery, engram, gear-cache, objective, console, extraction, location-arrow, forced-arrow, door-space, other, dead-spacer'
	wrong 'mark - console' '3:6: a mark is on a space, not off the board'
	wrong 'title' '3:1: title needs a text'
	wrong 'spacer juliet B' "3:15: 'B' is not a space such as B6, or - for off the board"
	wrong 'spacer juliet A0' "3:15: 'A0' is not a space such as B6, or - for off the board"
	wrong 'spacer juliet A01' "3:15: 'A01' is not a space such as B6, or - for off the board; write A1"
}

@test "a name is small letters, digits, - and ., and not shaped like a place" {
	local name
	wrong 'spacer Juliet A1' "3:8: 'Juliet' is not a name; in small letters: juliet"
	wrong 'spacer j_t A1' "3:8: 'j_t' is not a name; write j-t"
	for name in b2 a1-a2 x4y1 1st -x; do
		wrong "spacer $name A1" \
			"3:8: '$name' is not a name: small letters, digits, - and ., and not like a place"
	done
	right 'spacer grin-1.b A1'
	right 'spacer bb2 A1'
}

@test "a key or a word given twice is refused" {
	wrong 'spacer juliet A1 vitals=1 vitals=2' '3:27: vitals is given twice'
	wrong 'spacer juliet A1 dead dead' '3:23: dead is given twice'
	wrong 'door d A1-A2 open closed' '3:19: state is given twice'
	wrong 'flag x-a x-b=1 x-b=2' '3:16: x-b is given twice'
}

@test "quotes that do not close and stray quotes are refused" {
	local rest='on; a text with blanks or # goes between double quotes, with \" and \\ inside'
	wrong 'flag x-a x-b="c' "3:10: cannot read it from 'x-b=\"c' $rest"
	wrong 'flag x-a x-b="c"d' "3:10: cannot read it from 'x-b=\"c\"d' $rest"
	wrong 'flag x-a x-b=c"d' "3:10: cannot read it from 'x-b=c\"d' $rest"
	wrong 'flag x-a x-b="\\n"' "3:10: cannot read it from 'x-b=\"\\n\"' $rest"
}

@test "an unknown event is refused with the nearest verb" {
	wrong 'event stres who=juliet\ndone' "3:7: no event is called 'stres' (did you mean 'stress'?)"
}

@test "the generator is one that is known and its state whole" {
	right 'rng pcg64 9e3779b97f4a7c15f39cc0605cedc835\ndone'
	wrong 'rng pcg64 9e37\ndone' '3:11: the state of pcg64 is 32 hexadecimal digits in small letters'
	fails 65 "'pcg65' is none of pcg64" sh -c \
		"printf 'enorm 1\nmap 1x1\nrng pcg65 9e3779b97f4a7c15f39cc0605cedc835\ndone\n' | enorm-board check"
}

@test "every problem of a board is reported, in the order of its lines" {
	board <<-'END'
		enorm 1
		map 2x2
		spacer romeo A1
		spacer juliet D4
		spacer romeo A2
		intruder grin-1 A1
		gear julie osr-3
		priority nobody
	END
	complains 65 "enorm-board: a.board:4:15: D4 is outside the map, which goes from A1 to B2
enorm-board: a.board:5:8: a second spacer 'romeo'
enorm-board: a.board:6:17: romeo stands on A1 already
enorm-board: a.board:7:6: no spacer 'julie' (did you mean 'juliet'?)
enorm-board: a.board:8:10: no spacer 'nobody'; on the board: romeo, juliet, romeo" enorm-board check -f a.board
}

@test "every line that cannot be read is reported, in the order of its lines" {
	wrong 'spacr a A1\nspacer b A1 x=2 y=3\nflag x-c value=1000' \
		"3:1: no record is called 'spacr' (did you mean 'spacer'?)
enorm-board: a.board:4:13: spacer has no key 'x'; keys of your own begin with x-
enorm-board: a.board:4:17: spacer has no key 'y'; keys of your own begin with x-
enorm-board: a.board:5:10: value: '1000' is not a whole number from 0 to 999"
}

@test "a board holds at most 99 Spacers" {
	{ printf 'enorm 1\nmap 6x6\n' && seq -f 'spacer spacer-%g -' 99 && echo done; } >a.board
	says '1 board, no problem' enorm-board check -f a.board
	sed -i '$i spacer juliet A1' a.board
	complains 65 'enorm-board: a.board:102:1: more than 99 Spacers; part them over several boards' enorm-board check -f a.board
}

@test "more than 50 problems are counted" {
	{ printf 'enorm 1\nmap 1x1\n' && seq -f 'bad-%g' 60; } >a.board
	try enorm-board check -f a.board
	wants 65 check
	assert_equal "$(wc -l <.err)" 51
	assert_equal "$(tail -n 1 .err)" 'enorm-board: and 10 more problems'
}

# ---- the map ----

# map_wrong PICTURE PLACE-AND-TEXT: this map is refused.
map_wrong() {
	printf 'enorm 1\nmap\n%b\nend\n' "$1" >a.board
	complains 65 "enorm-board: a.board:$2" enorm-board check -f a.board
}

@test "a map that is not drawn as one is refused" {
	map_wrong '\t+---+\n| . |\n+---+' '3:1: a tab inside the map; draw it with blanks'
	map_wrong '+---+\n| . |' '3:1: an unfinished map: it is drawn as corner lines (+---+) with rows of spaces between them, and ends with a corner line'
	map_wrong '+---+-\n| . |\n+---+' '3:7: the top line ends between two corners; a space is 3 wide, an edge 1'
	map_wrong '+---+\n| x |\n+---+' '4:2: a space is drawn as a dot between two blanks, out of bounds as 3 blanks'
	map_wrong '+---+\n! . |\n+---+' '4:1: between two spaces stands a blank, | (wall) or : (red line)'
	map_wrong '+---+\n| . |\n+- -+' '5:2: between two corners stand 3 blanks, --- (wall) or ::: (red line)'
	map_wrong '+---+\n| . |\nx---+' '3:1: an unfinished map: it is drawn as corner lines (+---+) with rows of spaces between them, and ends with a corner line'
	map_wrong '+---+---+\n| .   . |\n+---x---+' '5:5: a corner is drawn + or, for a spawn point, o'
	map_wrong '+---+\n| .   . |\n+---+' '4:6: this line of the map is longer than the top line'
}

@test "wrong labels are refused" {
	map_wrong '  +---+\nB | . |\n  +---+' '4:1: the row is labelled wrong; rows count up from A at the bottom: this is A'
	map_wrong '  +---+\n1 | . |\n  +---+' '4:1: the row is labelled wrong; rows count up from A at the bottom: this is A'
	map_wrong '  +---+\nA | . |\n  +---+\n    2' '6:5: the columns are labelled 1, 2, 3 and so on'
	map_wrong '  +---+\nA | . |\n  +---+\n    1   2' '6:1: there are not as many labels as columns'
}

@test "a map without end, a board without a map, a size that is none" {
	printf 'enorm 1\nmap\n+---+\n| . |\n+---+\n' | complains 65 \
		"enorm-board: (standard input):5: an unfinished map: no line 'end'" enorm-board check
	printf 'enorm 1\nflag x-a\n' | complains 65 'enorm-board: (standard input):2: no map; say its size, rows by columns, such as '\''map 6x8'\'', or draw it between '\''map'\'' and '\''end'\''' enorm-board check
	printf 'enorm 1\nmap 0x3\n' | complains 65 \
		"enorm-board: (standard input):2:5: a map's size is ROWSxCOLUMNS, at most 26x99" enorm-board check
	printf 'enorm 1\nmap 2x3 big\n' | complains 65 \
		"enorm-board: (standard input):2:5: a map's size is ROWSxCOLUMNS, at most 26x99" enorm-board check
}

@test "an unfinished map does not swallow the next board" {
	{ printf 'enorm 1\nmap\n+---+\n| . |\n' && one 2; } >two
	try enorm-board format --keep-going -f two
	wants 65 format
	one 2 >second
	is out second
}

# ---- bytes ----

@test "bytes that do not belong in a board are refused, and named" {
	local bytes what
	while IFS='|' read -r bytes what; do
		printf 'enorm 1\nmap 1x1\ntitle a%bz\n' "$bytes" >a.board
		complains 65 "enorm-board: a.board:3:8: $what does not belong in a board" enorm-board check -f a.board
	done <<-'END'
		\0000|a NUL byte
		\0033|a control character
		\0177|a control character
		\0302\0205|a control character
		\0377|a byte that is not UTF-8
		\0300\0200|a byte that is not UTF-8
		\0355\0240\0200|a byte that is not UTF-8
		\0364\0220\0200\0200|a byte that is not UTF-8
		\0342\0200\0256|a character that turns the direction of writing
		\0342\0201\0246|a character that turns the direction of writing
		\0342\0200\0250|a line separator
		\0357\0273\0277|a byte order mark inside the text
	END
}

@test "they are refused in comments and maps too" {
	printf 'enorm 1\nmap 1x1\n# a\033[31m\n' >a.board
	complains 65 'enorm-board: a.board:3:4: a control character does not belong in a board' enorm-board check -f a.board
	printf 'enorm 1\nmap\n+---+\n| \000 |\n+---+\nend\n' >a.board
	fails 65 '^enorm-board: a.board:4:3: a NUL byte' enorm-board check -f a.board
}

# ---- limits ----

@test "a line of 10 MB is refused, and the board behind it is read" {
	{ printf 'enorm 1\nmap 1x1\ntitle ' && head -c 10000000 /dev/zero | tr '\0' x && printf '\ndone\n' && one 2; } >a.board
	complains 65 'enorm-board: a.board:3: the line is longer than 65536 bytes' enorm-board format -f a.board
	try enorm-board format --keep-going -f a.board
	wants 65 format
	one 2 >second
	is out second
}

@test "10,000 records are read and written" {
	{
		printf 'enorm 1\nmap\n  +---+\nA | . |\n  +---+\n    1\nend\n'
		seq -f 'flag x-f-%g value=2' 10000
		echo 'done'
	} >a.board
	gives a.board enorm-board format -f a.board
}

@test "more than 20,000 records are refused" {
	{ printf 'enorm 1\nmap 1x1\n' && seq -f 'flag x-f-%g' 20001; } >a.board
	fails 65 '^enorm-board: a.board:20003: more than 20000 records$' enorm-board check -f a.board
}

@test "a board larger than 8 MiB is refused, and the board behind it is read" {
	{
		printf 'enorm 1\nmap 1x1\n'
		yes "# $(printf '%060000d' 0)" | head -n 200
		echo 'done'
		one 2
	} >a.board
	fails 65 '^enorm-board: a.board.*: the board is larger than 8388608 bytes$' enorm-board check -f a.board
	try enorm-board format --keep-going -f a.board
	wants 65 format
	one 2 >second
	is out second
}

# ---- streams ----

@test "one bad board of 100: its place is named, nothing of it is written, those before it are" {
	local i
	for ((i = 1; i <= 100; i++)); do
		if ((i == 57)); then printf 'enorm 1\nmap 1x2\nspacer juliet A9\ndone\n'; else one "$i"; fi
	done >many
	for ((i = 1; i <= 56; i++)); do one "$i"; done >before
	for ((i = 1; i <= 100; i++)); do ((i == 57)) || one "$i"; done >others
	local text='enorm-board: many:507:15 (board 57): A9 is outside the map, which goes from A1 to A2'
	try enorm-board format -f many
	wants 65 format
	is out before
	text_is err "$text"
	try enorm-board format --keep-going -f many
	wants 65 keep-going
	is out others
	text_is err "$text"
	try enorm-board format --keep-going <many
	wants 65 keep-going
	is out others
	text_is err "${text/many/(standard input)}"
}

@test "a bad last board takes nothing back and writes nothing twice" {
	{ one 1 && one 2 && printf 'spacer juliet A1\n'; } >a.board
	{ one 1 && one 2; } >good
	try enorm-board format -f a.board
	wants 65 format
	is out good
	try enorm-board format --keep-going -f a.board
	wants 65 keep-going
	is out good
	try sh -c 'cat a.board | enorm-board format'
	wants 65 pipe
	is out good
}

@test "boards are written as they come: a slow stream is not held back" {
	mkfifo pipe
	enorm-board format <pipe >got &
	exec 7>pipe
	one 1 >&7
	one 2 >&7
	local i
	for ((i = 0; i < 50; i++)); do
		grep -q 'number 1' got && break
		sleep 0.1
	done
	grep -q 'number 1' got
	exec 7>&-
	wait
	assert_equal "$(boards got)" 2
}

@test "no board on input is an error that asks about the stage before" {
	complains 65 'enorm-board: (standard input): no board; did an earlier stage fail?' enorm-board format </dev/null
	printf '\n\n' | complains 65 'enorm-board: (standard input): no board; did an earlier stage fail?' enorm-board format
	try enorm-board format <<<'# only a comment'
	wants 65 format
	text_is err 'enorm-board: (standard input): no board; did an earlier stage fail?'
}

@test "what does not begin with the header is refused, once" {
	printf 'hello\nworld\n' | complains 65 \
		"enorm-board: (standard input):1:1: a board begins with the line 'enorm 1'" enorm-board check
	printf 'enorm\nmap 1x1\n' | complains 65 \
		"enorm-board: (standard input):1:1: a board begins with the line 'enorm 1'" enorm-board check
}

@test "another version of the board text is refused and named" {
	printf 'enorm 2\nmap 1x1\n' | complains 65 \
		"enorm-board: (standard input):1:1: version '2' of the board text is not known; this reads version 1" \
		enorm-board check
}

@test "a tool's board cut after any of its bytes is refused" {
	printf 'enorm 1\ndata 0123456789abcdef\nmap 1x1\nflag x-a\ndone\n' >whole
	local n size
	size=$(wc -c <whole)
	for ((n = 1; n < size - 1; n++)); do
		head -c "$n" whole >a.board
		fails 65 '^enorm-board: a.board' enorm-board format -f a.board
	done
}

@test "a board with data, rng, event, refused or branch and no done is refused" {
	local record
	for record in 'data 0123456789abcdef' 'rng pcg64 9e3779b97f4a7c15f39cc0605cedc835' \
		'event note text=x' 'refused enorm-attack reason=no' 'branch 1/2 of=1'; do
		printf 'enorm 1\nmap 1x1\n%s\n' "$record" >a.board
		complains 65 "enorm-board: a.board:3: the board is cut short: a tool wrote it, and its last line 'done' is missing" \
			enorm-board format -f a.board
	done
}

@test "done stands alone, and what follows it is another board" {
	wrong 'done now' '3: done stands alone on its line'
}

@test "other tables than those a board was made with give a warning, once" {
	local i
	for i in 1 2; do printf 'enorm 1\ndata 0123456789abcdef\nmap 1x1\ndone\n'; done >a.board
	try enorm-board check -f a.board
	wants 0 check
	text_is out '2 boards, no problem'
	text_is err 'enorm-board: warning: the board was made with other tables (its data record differs)'
}

# ---- commands ----

@test "check counts boards and prints none" {
	{ one 1 && one 2 && one 3; } >a.board
	says '3 boards, no problem' enorm-board check -f a.board
	says '' enorm-board -q check -f a.board
}

@test "new prints an empty board" {
	prints enorm-board new 1x2 <<-'END'
		enorm 1
		map
		  +---+---+
		A | .   . |
		  +---+---+
		    1   2
		end
		done
	END
	complains 64 "enorm-board: 'large' is not ROWSxCOLUMNS, at most 26x99" enorm-board new large
}

@test "put adds records, and replaces those of the same name where they stand" {
	corner
	sed 's/^spacer juliet.*/spacer juliet A2 facing=n vitals=4 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva/
		s/^countdown.*/countdown 3/
		/^intruder grin-1/a intruder grin-2 C1 facing=s type=grin' a.board >wanted
	gives wanted enorm-board put -f a.board 'spacer juliet A2 vitals=4 facing=n' 'intruder grin-2 C1' 'countdown 3'
}

@test "put replaces gear of one owner only, and keeps comments" {
	printf 'enorm 1\nmap 1x2\nspacer a A1\nspacer b A2\n# old\ngear a osr-3 # rusty\ngear b osr-3\n' | board
	try enorm-board put 'gear a osr-3 ammo=1' -f a.board
	wants 0 put
	assert_equal "$(grep -B1 gear .out)" '# old
gear a osr-3 ammo=1 # rusty
gear b osr-3 ammo=2'
}

@test "put draws, and adds marks and events at their end" {
	printf 'enorm 1\nmap 1x2\nmark A1 console\n' | board
	prints enorm-board put 'wall A1-A2' 'mark A2 engram' -f a.board <<-'END'
		enorm 1
		map
		  +---+---+
		A | . | . |
		  +---+---+
		    1   2
		end
		mark A1 console
		mark A2 engram
		done
	END
}

@test "put refuses what a board would refuse, and writes nothing" {
	corner
	complains 65 "enorm-board: RECORD:1:18: spacer has no key 'strss' (did you mean 'stress'?); keys of your own begin with x-" \
		enorm-board put 'spacer juliet A1 strss=2' -f a.board
	complains 65 "enorm-board: RECORD:1:1: no record is called 'spacr' (did you mean 'spacer'?)" \
		enorm-board put 'spacr juliet A1' -f a.board
	fails 65 'Z9 is outside the map' enorm-board put 'spacer romeo Z9' -f a.board
	fails 65 'stands on B5 already' enorm-board put 'spacer romeo B5' -f a.board
	complains 64 'enorm-board: word 2: a control character does not belong in an argument' enorm-board put $'flag x-a\nflag x-b' -f a.board
	complains 64 'enorm-board: a word is missing: enorm-board [options] put RECORD ...' enorm-board put -f a.board
}

@test "what put finds wrong is not placed on a line of RECORD that is not there" {
	corner
	try enorm-board put 'spacer romeo B5' -f a.board
	wants 65 put
	run ! grep -E 'RECORD:([2-9]|[0-9]{2,})' .err
}

@test "drop takes one record off" {
	corner
	grep -v '^blip' a.board >wanted
	gives wanted enorm-board drop blip blip-1 -f a.board
	grep -v '^countdown' a.board >wanted
	gives wanted enorm-board drop countdown -f a.board
	grep -v '^gear' a.board >wanted
	gives wanted enorm-board drop gear juliet osr-3 -f a.board
	complains 65 "enorm-board: a.board:24: no blip 'blip-2' to drop" enorm-board drop blip blip-2 -f a.board
	complains 65 "enorm-board: a.board: nothing on the board is called 'x'" enorm-board drop blob x -f a.board
}

@test "drop leaves no record without its owner" {
	corner
	# either the gear goes too, or the board is refused; never a board that check refuses
	try enorm-board drop spacer juliet -f a.board
	((status == 65)) || { cp .out after && says '1 board, no problem' enorm-board check -f after; }
}

@test "seed sets the generator to a promised state" {
	one 1 >a.board
	local n state
	while read -r n state; do
		sed "s/^done/rng pcg64 $state\n&/" a.board >wanted
		gives wanted enorm-board seed "$n" -f a.board
	done <<-'END'
		0 4871bec9994273f8ac1f8a1c3883459a
		1 6bd2abceb908d19cefa56980d8503bdf
		42 1658a1a0cfcdd0ebc016309e7023acec
		999999999999999 340763ace6b873b003d317dec136cf55
	END
	complains 64 "enorm-board: the seed 'x' is not a whole number from 0 to 999999999999999" enorm-board seed x -f a.board
	complains 64 "enorm-board: the seed '1000000000000000' is not a whole number from 0 to 999999999999999" \
		enorm-board seed 1000000000000000 -f a.board
}

@test "rotate takes 90, 180 or 270" {
	one 1 >a.board
	complains 64 "enorm-board: '45' is not 90, 180 or 270" enorm-board rotate 45 -f a.board
}

@test "clear removes the refusal and nothing else" {
	corner
	enorm-board put 'refused enorm-attack clause=ATK-02 reason="no"' -f a.board >refused.board
	gives a.board enorm-board clear -f refused.board
	gives a.board enorm-board clear -f a.board
}

@test "settle removes the events and nothing else" {
	corner
	enorm-board seed 1 -f a.board >b.board
	enorm-board put 'event call tool=enorm-roll' 'event note text="well done"' -f b.board >c.board
	assert_equal "$(grep -c ^event c.board)" 2
	gives b.board enorm-board settle -f c.board
}

# A board of 2 rows and 3 columns with something of everything that has a place or a direction.
crooked() {
	board <<-'END'
		enorm 1
		map
		  +---o---+---+
		B | . | .   . |
		  +   +   +:::+
		A | .   .     |
		  +---+---+---+
		    1   2   3
		end
		door d-1 A1-A2 closed
		mark B2 location-arrow facing=w
		terrain crate-1 A1,A2 type=crate
		spacer juliet B1 facing=e vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva
		spacer romeo - facing=n vitals=9 stress=0 adrenaline=0
		intruder grin-1 B3 facing=w type=grin
		blip blip-1 x1y1 facing=n
		done
	END
}

@test "rotate 90 turns the board clockwise, with everything on it" {
	crooked
	prints enorm-board rotate 90 -f a.board <<-'END'
		enorm 1
		map
		  +---+---+
		C | .   . |
		  +   +---o
		B | .   . |
		  +   +   +
		A |   : . |
		  +---+---+
		    1   2
		end
		door d-1 B1-C1 closed
		mark B2 location-arrow facing=n
		terrain crate-1 C1,B1 type=crate
		spacer juliet C2 facing=s vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva
		spacer romeo - facing=e vitals=9 stress=0 adrenaline=0
		intruder grin-1 A2 facing=n type=grin
		blip blip-1 x1y2 facing=e
		done
	END
}

@test "mirror swaps left and right" {
	crooked
	prints enorm-board mirror -f a.board <<-'END'
		enorm 1
		map
		  +---+---o---+
		B | .   . | . |
		  +:::+   +   +
		A |     .   . |
		  +---+---+---+
		    1   2   3
		end
		door d-1 A2-A3 closed
		mark B2 location-arrow facing=e
		terrain crate-1 A3,A2 type=crate
		spacer juliet B3 facing=w vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva
		spacer romeo - facing=n vitals=9 stress=0 adrenaline=0
		intruder grin-1 B1 facing=e type=grin
		blip blip-1 x2y1 facing=n
		done
	END
}

@test "rotated four times and mirrored twice is the identity" {
	crooked
	corner b.board
	{
		cat a.board b.board
		python3 "$ROOT/tests/gen_board.py" 3 60 | enorm-board format
	} >all
	try sh -c 'enorm-board rotate 90 -f all | enorm-board rotate 90 | enorm-board rotate 90 | enorm-board rotate 90'
	is out all rotate 90 four times
	try sh -c 'enorm-board rotate 180 -f all | enorm-board rotate 180'
	is out all rotate 180 twice
	try sh -c 'enorm-board rotate 90 -f all | enorm-board rotate 270'
	is out all rotate 90 and 270
	try sh -c 'enorm-board mirror -f all | enorm-board mirror'
	is out all mirror twice
	try sh -c 'enorm-board mirror -f all | enorm-board rotate 180 | enorm-board mirror | enorm-board rotate 180'
	is out all mirror and rotate 180, twice
}

@test "places in events turn with the board" {
	printf 'enorm 1\nmap 2x3\nevent sight from=A1 to=B3 line=A1..B3 answer=x1y1 clause=COV-01\ndone\n' | board
	try enorm-board rotate 90 -f a.board
	wants 0 rotate
	assert_equal "$(grep ^event .out)" \
		'event sight from=C1 to=A2 line=C1..A2 answer=x1y2 clause=COV-01'
}

@test "a map too wide to stand on its side is refused" {
	enorm-board new 2x27 >a.board
	complains 65 'enorm-board: a.board:10: a map of 27 columns cannot be turned on its side: 26 rows are the most' \
		enorm-board rotate 90 -f a.board
	try enorm-board rotate 180 -f a.board
	wants 0 rotate 180
}

@test "data lists the tables, prints each, and reads back what it printed" {
	mkdir tables
	local table
	for table in $(enorm-board data); do
		enorm-board data "$table" >"tables/$table.csv"
	done
	for table in $(enorm-board data); do
		ENORM_DATA=tables gives "tables/$table.csv" enorm-board data "$table"
	done
	assert_equal "$(enorm-board data | wc -l)" 25
	complains 64 "enorm-board: no table 'terrin' (did you mean 'terrain'?)" enorm-board data terrin
}

@test "diff tells in words what changed, and ends with 1 when something did" {
	corner
	enorm-board put 'spacer juliet A2 vitals=7' 'countdown 8' 'intruder grin-2 C1' -f a.board >b.board
	enorm-board drop blip blip-1 -f b.board >c.board
	answers 1 'countdown: at 9 -> 8
spacer juliet: at A1 -> A2, facing e -> n, vitals 9 -> 7
new: intruder grin-2 C1 facing=s type=grin
blip blip-1 is gone' enorm-board diff a.board c.board
	enorm-board put 'wall A1-A2' -f a.board >d.board
	answers 1 'the map is drawn otherwise' enorm-board diff a.board d.board
	says '' enorm-board diff a.board a.board
	answers 1 '' enorm-board -q diff a.board c.board
}

@test "diff does not count events, the generator and comments as changes" {
	corner
	enorm-board put 'event note text=x' -f a.board | enorm-board seed 3 | sed '1i # hello' >b.board
	says '' enorm-board diff a.board b.board
}

@test "diff with a file that is not there or not a board" {
	corner
	complains 66 'enorm-board: cannot open nowhere: No such file or directory' enorm-board diff a.board nowhere
	echo hello >bad
	fails 65 "^enorm-board: bad:1:1: a board begins with the line 'enorm 1'$" enorm-board diff a.board bad
	complains 64 'enorm-board: a word is missing: enorm-board [options] diff FILE FILE' enorm-board diff a.board
}
