#!/usr/bin/env bats
# The board text: what is read, what is written, what stays. enorm-board(5).
load helper

# drawn ROW...: the canonical map of one row, then the records, then done.
formatted() {
	printf 'enorm 1\nmap\n  +---+---+\nA | .   . |\n  +---+---+\n    1   2\nend\n'
	printf '%s\n' "$@" 'done'
}

# short RECORD...: a hand-typed board with the same map.
short() {
	typed 'map 1x2' "$@"
}

juliet='facing=n vitals=9 stress=1 adrenaline=0 character=juliet-abel suit=standard-eva'

@test "the example board is canonical: format is the identity" {
	gives "$EXAMPLES/corner.board" enorm-board format -f "$EXAMPLES/corner.board"
}

@test "every example board is canonical" {
	local file
	for file in "$EXAMPLES"/*.board; do
		gives "$file" enorm-board format -f "$file"
	done
}

@test "what format writes, format leaves as it is, over 300 made-up boards" {
	python3 "$ROOT/tests/gen_board.py" 7 300 >made
	try enorm-board format -f made
	wants 0 format
	cp .out once
	gives once enorm-board format -f once
	assert_equal "$(boards once)" 300
}

@test "a board with every kind of record is canonical, in the order of the manual" {
	{
		cat <<-'END'
			enorm 1
			title Everything
			dice table
			ruling RA-01 b
			round 3 phase=intruder
			countdown 4
			map
			  +---+---+
			B | .   . |
			  +   +   +
			A | .   . |
			  +---+---+
			    1   2
			end
			door d-1 A1-A2,B1-B2 open disabled
			mark A1 console facing=n name=north-console disabled
			terrain crate-1 A1,B1 type=crate
			spacer juliet A1 facing=e vitals=0 stress=9 adrenaline=3 character=juliet-abel suit=standard-eva broken awakened
			gear juliet osr-3 ammo=0 exhausted discharged stowed
			gear juliet osr-3.2 ammo=2
			condition juliet knockdown falling tokens=1 fresh
			token juliet infection count=2
			card juliet steady-walk front played exerted
			intruder grin-1 A2 facing=s type=grin wounds=1 unique=u-1 harder=1 fiercer=1 activated
			blip blip-1 x1y1 facing=s holds=grin
			pool active discipline=1 confidence=2 expertise=3
			pool incoming
			priority juliet
			stratagem tactical-redeployment expertise=8 charges=1 unlocked
			deck loot cards=live,die discard=live escalation=a wounds=b aside=c ordered
			turn juliet active plays=1 exerted catching
			used juliet strategic-analysis count=2
			supply crate 5
			queue noise who=juliet target=grin-1 amount=2 dice=ww effect="stress 1"
			flag first-contact grin value=2
			rng pcg64 00000000000000000000000000000001
			refused enorm-attack clause=ATK-02 reason="not an Intruder"
			branch 1/2 of=1 choose="a=b" weight=1/3
			event note text="that was that"
			done
		END
	} | sed 's/choose="a=b"/choose=a=b/' | board
	gives a.board enorm-board format -f a.board
	# shuffled in, ordered out
	{ sed -n '1,14p' a.board && sed '1,14d; $d' a.board | tac && echo 'done'; } >shuffled
	try enorm-board format -f shuffled
	wants 0 format shuffled
	assert_equal "$(sort .out)" "$(sort a.board)"
	assert_equal "$(cut -d' ' -f1 .out | uniq)" "$(cut -d' ' -f1 a.board | uniq)"
}

@test "keys are written in a fixed order, whatever the order typed" {
	short 'spacer juliet A1 dead suit=standard-eva stress=2 facing=w x-b=1 vitals=0 x-a=2' | board
	formatted 'spacer juliet A1 facing=w vitals=0 stress=2 adrenaline=0 character=juliet-abel suit=standard-eva dead x-b=1 x-a=2' |
		prints enorm-board format -f a.board
}

@test "records of one kind stay in the order typed" {
	short 'flag x-b' 'flag x-a' 'spacer romeo A2' 'flag x-c' 'spacer juliet A1' | board
	formatted 'spacer romeo A2 facing=n vitals=9 stress=0 adrenaline=0' "spacer juliet A1 $juliet" \
		'flag x-b' 'flag x-a' 'flag x-c' | prints enorm-board format -f a.board
}

@test "bare records are complete: a type from the name, the rest from the tables" {
	short 'spacer juliet A1' 'intruder grin-1 A2' 'gear juliet osr-3' 'terrain fog-12 A2' | board
	formatted 'terrain fog-12 A2 type=fog' "spacer juliet A1 $juliet" 'gear juliet osr-3 ammo=2' \
		'intruder grin-1 A2 facing=s type=grin' | prints enorm-board format -f a.board
}

@test "a spacer no table knows starts at Vitals 9, Stress 0 and Adrenaline 0" {
	short 'spacer nobody A1' | board
	formatted 'spacer nobody A1 facing=n vitals=9 stress=0 adrenaline=0' |
		prints enorm-board format -f a.board
}

@test "a value that began in a table is written even where it equals the table's" {
	short 'spacer juliet A1 stress=1' 'gear juliet osr-3 ammo=2' | board
	formatted "spacer juliet A1 $juliet" 'gear juliet osr-3 ammo=2' |
		prints enorm-board format -f a.board
}

@test "map 6x8 is an open walled map, and wall, red, void and spawn draw on it" {
	board <<-'END'
		enorm 1
		map 3x4
		wall B1-B2,C1-C2
		red B3-C3
		void A3
		spawn x4y0
	END
	prints enorm-board format -f a.board <<-'END'
		enorm 1
		map
		  +---+---+---+---+
		C | . | .   .   . |
		  +   +   +:::+   +
		B | . | .   .   . |
		  +   +   +   +   +
		A | .   .       . |
		  +---+---+---+---o
		    1   2   3   4
		end
		done
	END
}

@test "the short forms may stand before the map" {
	printf 'enorm 1\nwall A1-A2\nmap 1x2\n' | board
	formatted | sed 's/^A.*/A | . | . |/' | prints enorm-board format -f a.board
}

@test "labels may be left out, trailing blanks too" {
	board <<-'END'
		enorm 1
		map
		+---+---+
		| .   . |   
		+---+---+  
		end
	END
	formatted | prints enorm-board format -f a.board
}

@test "labels may stand further left, in small letters, and with a wide margin" {
	board <<-'END'
		enorm 1
		map
		     +---+---+
		   b | .   . |
		     +   +   +
		a    | .   . |
		     +---+---+
		  1    2
		end
	END
	try enorm-board format -f a.board
	wants 0 format
	assert_equal "$(sed -n 3,8p .out)" "$(printf '  +---+---+\nB | .   . |\n  +   +   +\nA | .   . |\n  +---+---+\n    1   2')"
}

@test "CRLF, a byte order mark and a missing last line end are read and not written" {
	printf '\xef\xbb\xbfenorm 1\r\nmap\r\n+---+---+\r\n| .   . |\r\n+---+---+\r\nend\r\nflag x-a\r\ndone' | board
	formatted 'flag x-a' | prints enorm-board format -f a.board
}

@test "blank lines between records are read and not written" {
	printf '\n\nenorm 1\n\nmap 1x2\n\n  \t\nflag x-a\n\n' | board
	formatted 'flag x-a' | prints enorm-board format -f a.board
}

@test "coordinates are read in either case and written in capitals" {
	board <<-'END'
		enorm 1
		map 1x2
		door d a2-a1
		spacer juliet a1
		blip blip-1 X1Y0
		terrain fog-1 a2,a1
	END
	formatted 'door d A1-A2 closed' 'terrain fog-1 A2,A1 type=fog' "spacer juliet A1 $juliet" \
		'blip blip-1 x1y0 facing=s' | prints enorm-board format -f a.board
}

@test "columns and intersections of two digits" {
	printf 'enorm 1\nmap 1x12\nspacer juliet A12\ndoor d A9-A10,A10-A11\nblip blip-1 x12y1\n' | board
	try enorm-board format -f a.board
	wants 0 format
	assert_equal "$(sed '1,2d' .out)" "$(cat <<-END
		  +---+---+---+---+---+---+---+---+---+---+---+---+
		A | .   .   .   .   .   .   .   .   .   .   .   . |
		  +---+---+---+---+---+---+---+---+---+---+---+---+
		    1   2   3   4   5   6   7   8   9   10  11  12
		end
		door d A9-A10,A10-A11 closed
		spacer juliet A12 $juliet
		blip blip-1 x12y1 facing=s
		done
	END
	)"
	cp .out twice
	gives twice enorm-board format -f twice
}

@test "the largest map is 26 rows by 99 columns" {
	try enorm-board new 26x99
	wants 0 new
	cp .out largest
	gives largest enorm-board format -f largest
	assert_equal "$(grep -c '^[A-Z] ' largest)" 26
	complains 64 "enorm-board: '27x1' is not ROWSxCOLUMNS, at most 26x99" enorm-board new 27x1
	complains 64 "enorm-board: '1x100' is not ROWSxCOLUMNS, at most 26x99" enorm-board new 1x100
	printf 'enorm 1\nmap 27x1\n' | complains 65 \
		"enorm-board: (standard input):2:5: a map's size is ROWSxCOLUMNS, at most 26x99" enorm-board check
}

@test "a name of a figure off the board is -" {
	short 'spacer juliet -' 'intruder grin-1 -' | board
	formatted "spacer juliet - $juliet" 'intruder grin-1 - facing=s type=grin' |
		prints enorm-board format -f a.board
}

@test "quotes stand where they must and nowhere else, and escapes come back" {
	short 'flag x-a x-a="plain" x-b="two words" x-c="" x-d="say \"hi\" \\ #1" x-e=back\slash' | board
	formatted 'flag x-a x-a=plain x-b="two words" x-c="" x-d="say \"hi\" \\ #1" x-e=back\slash' |
		prints enorm-board format -f a.board
}

@test "x- keys pass through on every kind of record" {
	short 'spacer juliet A1 x-mood=calm' 'door d A1-A2 x-sound=hiss' 'mark A1 other x-a=1' | board
	formatted 'door d A1-A2 closed x-sound=hiss' 'mark A1 other x-a=1' "spacer juliet A1 $juliet x-mood=calm" |
		prints enorm-board format -f a.board
}

@test "the title is the rest of its line, with quotes, # and enorm 1 in it" {
	local title
	for title in 'The "corner"' 'Room #4' 'The corner # not a comment' 'enorm 1' 'a = b' 'Ünïcode ☃'; do
		printf 'enorm 1\ntitle   %s  \nmap 1x2\n' "$title" | board
		formatted | sed "1a title $title" | prints enorm-board format -f a.board
	done
}

@test "a comment line belongs to the record below it and moves with it" {
	short '# above grin' '#  two of them' 'intruder grin-1 A2' '# above juliet' 'spacer juliet A1' | board
	formatted '# above juliet' "spacer juliet A1 $juliet" '# above grin' '#  two of them' \
		'intruder grin-1 A2 facing=s type=grin' | prints enorm-board format -f a.board
}

@test "an end-of-line comment stays on its line" {
	short 'spacer juliet A1 # she' $'flag x-a\t# after a tab' | board
	formatted "spacer juliet A1 $juliet # she" 'flag x-a # after a tab' |
		prints enorm-board format -f a.board
}

@test "comments after the last record belong to the board, those after done stay behind it" {
	short '# first' 'flag x-a' '# last' 'done # beside' '# behind' | board
	{ formatted '# first' 'flag x-a' '# last' | sed '$d' && printf 'done # beside\n# behind\n'; } |
		prints enorm-board format -f a.board
}

@test "comments of the header, the map and its end stay" {
	board <<-'END'
		# above the header
		enorm 1 # header
		# above the map
		map # map
		  +---+---+
		A | .   . |
		  +---+---+
		    1   2
		end # end
		done
	END
	gives a.board enorm-board format -f a.board
}

@test "comments between boards go with the board below them" {
	{ formatted 'flag x-a' && echo '# of the second' && formatted 'flag x-b'; } >two
	gives two enorm-board format -f two
}

@test "a comment inside map ... end is an error" {
	printf 'enorm 1\nmap\n+---+\n# hello\n| . |\n+---+\nend\n' | board
	fails 65 '^enorm-board: a.board:[34]' enorm-board format -f a.board
}

@test "when a record goes its comments go to the board's own" {
	short '# above' 'spacer juliet A1 # beside' '# of grin' 'intruder grin-1 A2' '# last' | board
	formatted '# of grin' 'intruder grin-1 A2 facing=s type=grin' '# last' '# above' '# beside' |
		prints enorm-board drop spacer juliet -f a.board
}

@test "comments of a short form stay when it is drawn" {
	short '# why' 'wall A1-A2 # here' 'flag x-a' | board
	formatted 'flag x-a' '# why' '# here' | sed 's/^A.*/A | . | . |/' |
		prints enorm-board format -f a.board
}

@test "# inside a word starts no comment" {
	short 'flag x-a x-a=b#c' | board
	fails 65 "^enorm-board: a.board:3:10: " enorm-board check -f a.board
}

@test "boards may be concatenated, with and without done" {
	{ short 'flag x-a' && short 'flag x-b' 'done' && short 'flag x-c'; } >three
	{ formatted 'flag x-a' && formatted 'flag x-b' && formatted 'flag x-c'; } |
		prints enorm-board format -f three
}

@test "lines of blanks and tabs between words are one blank" {
	short $'  spacer \t juliet   A1\tstress=3   ' | board
	formatted "spacer juliet A1 ${juliet/stress=1/stress=3}" | prints enorm-board format -f a.board
}

@test "a board without done is read with a warning" {
	printf 'enorm 1\nmap 1x1\nenorm 1\nmap 1x1\ndone\n' >a.board
	try enorm-board check -f a.board
	wants 0 check
	text_is out '2 boards, no problem'
	text_is err "enorm-board: a.board:2: warning: the board does not end with 'done'; was it cut short? if it is whole, add that line"
}

@test "the warning of a board without done names its last line, whatever was drawn on its map" {
	printf '%s\n' 'enorm 1' 'map 2x3' 'wall A1-A2' 'spacer juliet A1' 'spacer romeo A2' >a.board
	try enorm-board check -f a.board
	text_is err "enorm-board: a.board:5: warning: the board does not end with 'done'; was it cut short? if it is whole, add that line"
}

@test "wherever a board is cut short, it is an error or a warning" {
	enorm-board format -f "$EXAMPLES/corner.board" >whole
	local n size
	size=$(wc -c <whole)
	for ((n = 0; n < size - 1; n++)); do
		head -c "$n" whole >short
		enorm-board check -q -f short 2>err || [ $? = 65 ]
		[ -s err ] || { echo "cut at $n: not a word" && false; }
	done
}

@test "every board that is made ends with done" {
	corner
	local command
	for command in format 'new 2x2' 'put flag\ x-a' 'drop blip blip-1' 'seed 1' clear settle 'rotate 90' mirror; do
		eval "enorm-board $command -f a.board" >made
		assert_equal "$command: $(tail -n 1 made)" "$command: done"
	done
}
