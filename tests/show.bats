#!/usr/bin/env bats
# enorm-show: a picture of the board. enorm-show(1).
load helper

# draws BOARD <<END: the map of the board, without what is above it and without the legend.
draws() {
	cat >.map
	try enorm-show --no-legend -f "$1"
	wants 0 "enorm-show $1" && text_is err '' "enorm-show $1" || return
	sed '1,/^$/d' .out | diff -u --label wanted --label got .map -
}

# lists SECTION BOARD <<END: the entries of that list of the legend.
lists() {
	cat >.list
	try enorm-show -f "$2"
	wants 0 "enorm-show $2" && text_is err '' "enorm-show $2" || return
	awk -v s="$1" '/^[^ ]/ { on = $0 == s; next } on' .out |
		diff -u --label wanted --label got .list -
}

# tells LINE BOARD: that is a line of --plain.
tells() {
	try enorm-show --plain -f "$2"
	wants 0 "enorm-show --plain $2" || return
	grep -qxF -- "$1" .out || {
		echo "no line '$1' in:"
		cat .out
		return 1
	}
}

@test "a board is drawn with its title, its pieces and a legend" {
	corner
	prints enorm-show -f a.board <<-'END'
		The Grin comes round the corner
		Countdown 9, white

		    1   2   3   4   5   6
		  +---+---+---+---+---+---+
		C | .   .   . | .   .   .!| C
		  +   +   +---+   +   +   +
		B | .  c.   . D .   1<: . | B
		  +   +:::+   +   @   +   +
		A | J>  .       .   .   . | A
		  +---+---+---+---+---o---+
		    1   2   3   4   5   6

		Spacers
		  J juliet  A1 facing e  Vitals 9  Stress 1  Adrenaline 0  osr-3 (2 Ammo)
		Intruders
		  1 grin-1  B5 facing w  The Grin  Speed 3, AT 3
		Blips
		  @ blip-1  x4y1 facing w  corner of A4, A5, B4, B5
		Tiles
		  c crate-1  B2  Crate  cover, destructible, obstacle
		Doors
		  D d-1  B3-B4  closed
		Marks
		  ! C6  dangerous
		Table
		  Priority Target  juliet
		  Active Pool      1 Discipline, 2 Confidence
		  Incoming Pool    1 Expertise
		  House values     Crate
		Signs
		  . space  | --- wall  : ::: red line  o spawn point  ^ > v < facing
	END
}

@test "a board on standard input and in a game file is drawn alike" {
	corner
	enorm-show -f a.board >want
	gives want enorm-show <a.board
	gives want enorm-show -g a.board
	cmp a.board "$EXAMPLES/corner.board"
}

@test "the barest board is drawn" {
	printf 'enorm 1\nmap 1x2\ndone\n' >a.board
	prints enorm-show -f a.board <<-'END'
		Countdown 9, white

		    1   2
		  +---+---+
		A | .   . | A
		  +---+---+
		    1   2

		Signs
		  . space  | --- wall
	END
}

@test "the round, its phase and the branch stand above the map" {
	board <<-'END'
		enorm 1
		round 3 phase=intruder
		countdown 5
		map 1x1
		branch 2/4 of=1 choose="grin-1.first=v" weight=1/36
		done
	END
	prints enorm-show --no-legend -f a.board <<-'END'
		Countdown 5, red  Round 3, Intruder Phase
		Branch 2/4 of board 1, choosing grin-1.first=v, weight 1/36

		    1
		  +---+
		A | . | A
		  +---+
		    1
	END
}

@test "a rotated board is drawn rotated" {
	corner
	enorm-board rotate 90 -f a.board >b.board
	draws b.board <<-'END'
		    1   2   3
		  +---+---+---+
		F | Jv  .   . | F
		  +   +   +   +
		E | . :c.   . | E
		  +   +   +   +
		D |     . | . | D
		  +   +-D-+---+
		C | .   .   . | C
		  +   @   +   +
		B | .   1^  . | B
		  o   +:::+   +
		A | .   .   .!| A
		  +---+---+---+
		    1   2   3
	END
}

@test "a mirrored board is drawn mirrored" {
	corner
	enorm-board mirror -f a.board >b.board
	draws b.board <<-'END'
		    1   2   3   4   5   6
		  +---+---+---+---+---+---+
		C | .!  .   . | .   .   . | C
		  +   +   +   +---+   +   +
		B | . : 1>  . D .  c.   . | B
		  +   +   @   +   +:::+   +
		A | .   .   .       .   J<| A
		  +---o---+---+---+---+---+
		    1   2   3   4   5   6
	END
}

@test "columns from 10 on keep their place" {
	printf 'enorm 1\nmap 1x11\nspacer juliet A11 facing=w\nspacer ann A1\ndone\n' >a.board
	draws a.board <<-'END'
		    1   2   3   4   5   6   7   8   9   10  11
		  +---+---+---+---+---+---+---+---+---+---+---+
		A | A^  .   .   .   .   .   .   .   .   .   J<| A
		  +---+---+---+---+---+---+---+---+---+---+---+
		    1   2   3   4   5   6   7   8   9   10  11
	END
	lists Spacers a.board <<-'END'
		  J juliet  A11 facing w  Vitals 9  Stress 1  Adrenaline 0
		  A ann     A1  facing n  Vitals 9  Stress 0  Adrenaline 0
	END
}

# ---- doors ----

doors() {
	board <<-'END'
		enorm 1
		map 2x6
		door d-1 A1-B1 open
		door d-2 A2-B2 closed
		door d-3 A3-B3 welded
		door d-4 A4-B4 open disabled
		door d-5 A5-B5 closed disabled
		door d-6 A6-B6 welded disabled
		door d-7 A1-A2 open
		door d-8 A2-A3 closed
		door d-9 A3-A4,B3-B4 welded
		door d-10 A4-A5 open disabled
		door d-11 A5-A6 closed disabled
		done
	END
}

@test "doors of every state are told apart, upright and flat" {
	doors
	draws a.board <<-'END'
		    1   2   3   4   5   6
		  +---+---+---+---+---+---+
		B | .   .   . W .   .   . | B
		  + d +-D-+-W-+ x +-X-+-X-+
		A | . d . D . W . x . X . | A
		  +---+---+---+---+---+---+
		    1   2   3   4   5   6
	END
	lists Doors a.board <<-'END'
		  d d-1   A1-B1  open
		  D d-2   A2-B2  closed
		  W d-3   A3-B3  welded
		  x d-4   A4-B4  open, disabled
		  X d-5   A5-B5  closed, disabled
		  X d-6   A6-B6  welded, disabled
		  d d-7   A1-A2  open
		  D d-8   A2-A3  closed
		  W d-9   A3-A4, B3-B4  welded
		  x d-10  A4-A5  open, disabled
		  X d-11  A5-A6  closed, disabled
	END
	tells 'The door d-9 between A3 and A4, B3 and B4 is welded.' a.board
	tells 'The door d-4 between A4 and B4 is open, disabled.' a.board
}

@test "a Spacer does not take the letter of a door" {
	printf 'enorm 1\nmap 1x2\nspacer dan A1\ndone\n' >a.board
	draws a.board <<-'END'
		    1   2
		  +---+---+
		A | D^  . | A
		  +---+---+
		    1   2
	END
	extend a.board 'door d-1 A1-A2 closed'
	draws a.board <<-'END'
		    1   2
		  +---+---+
		A | A^D . | A
		  +---+---+
		    1   2
	END
}

# ---- pieces ----

@test "every figure has a sign of its own" {
	board <<-'END'
		enorm 1
		map 2x5
		spacer juliet A1 facing=n
		spacer joe A2 facing=e
		spacer jo A3 facing=s
		spacer jojo A4 facing=w
		intruder grin-3 B1 facing=n
		intruder grin-1 B2 facing=e
		intruder grin B3 facing=s
		intruder grin-33 B4 facing=w
	END
	draws a.board <<-'END'
		    1   2   3   4   5
		  +---+---+---+---+---+
		B | 3^  1>  2v  4<  . | B
		  +   +   +   +   +   +
		A | J^  O>  Av  B<  . | A
		  +---+---+---+---+---+
		    1   2   3   4   5
	END
}

@test "ten and more Intruders go on with letters" {
	{
		printf 'enorm 1\nmap 1x14\n'
		for i in {1..14}; do echo "intruder grin-$i A$i"; done
	} | board
	draws a.board <<-'END'
		    1   2   3   4   5   6   7   8   9   10  11  12  13  14
		  +---+---+---+---+---+---+---+---+---+---+---+---+---+---+
		A | 1v  2v  3v  4v  5v  6v  7v  8v  9v  av  bv  cv  ev  fv| A
		  +---+---+---+---+---+---+---+---+---+---+---+---+---+---+
		    1   2   3   4   5   6   7   8   9   10  11  12  13  14
	END
}

@test "a crowd that uses up the signs is drawn all the same" {
	{
		printf 'enorm 1\nmap 2x40\n'
		for i in {1..40}; do printf 'intruder grin-%d A%d\nspacer s%d- B%d\n' "$i" "$i" "$i" "$i"; done
	} | board
	try enorm-show --no-legend -f a.board
	wants 0 enorm-show
	grep -q '"v' .out
	grep -q '"^' .out
}

@test "a Boss on a Spacer's space stands beside the Spacer" {
	board <<-'END'
		enorm 1
		map 1x2
		terrain rail-1 A2
		spacer juliet A2 facing=e
		intruder mothman A2 facing=n wounds=3
	END
	draws a.board <<-'END'
		    1   2
		  +---+---+
		A | .  J1&| A
		  +---+---+
		    1   2
	END
	lists Intruders a.board <<-'END'
		  1 mothman  A2 facing n  Mothman  Speed unlimited  3 of 12 Wounds
	END
	lists Signs a.board <<-'END'
		  . space  | --- wall  ^ > v < facing  & two figures on one space
	END
}

@test "CDE-12 an Intruder's Speed and AT are those of the Countdown level" {
	printf 'enorm 1\ncountdown 3\nmap 1x2\nintruder grin-1 A1\ndone\n' >a.board
	extend a.board 'token grin-1 suppression count=2'
	lists Intruders a.board <<-'END'
		  1 grin-1  A1 facing s  The Grin  Speed 4, AT 5  2 suppression tokens
	END
	tells 'Grin-1, an Intruder of the type The Grin, stands on A1 facing south, with Speed 4 and AT 5. Grin-1 has 2 suppression tokens.' a.board
}

@test "the dead and those off the board are in the legend alone" {
	board <<-'END'
		enorm 1
		map 1x2
		spacer juliet A1 dead
		spacer ann -
		intruder grin-1 -
	END
	draws a.board <<-'END'
		    1   2
		  +---+---+
		A | .   . | A
		  +---+---+
		    1   2
	END
	lists Spacers a.board <<-'END'
		  - juliet  dead
		  - ann     off the board  Vitals 9  Stress 0  Adrenaline 0
	END
	lists Intruders a.board <<-'END'
		  - grin-1  off the board  The Grin  Speed 3, AT 3
	END
	tells 'Juliet, a Spacer, is dead.' a.board
}

@test "what belongs to a Spacer is told, over several lines if need be" {
	board <<-'END'
		enorm 1
		map 1x2
		spacer juliet A1 facing=e vitals=4 stress=6 adrenaline=2 broken
		gear juliet osr-3 ammo=2
		gear juliet osr-3.2 ammo=0 exhausted stowed
		gear juliet multitool
		condition juliet knockdown falling
		condition juliet awakening tokens=2
		token juliet surprise
		card juliet sprint front played
		turn juliet active plays=1
		used juliet reflex count=2
	END
	lists Spacers a.board <<-'END'
		  J juliet  A1 facing e  Vitals 4  Stress 6  Adrenaline 2
		      broken, turn active, 1 card played  osr-3 (2 Ammo)
		      osr-3.2 (0 Ammo, exhausted, stowed)  multitool  knockdown (falling)
		      awakening (2 tokens)  1 surprise token  card sprint (front, played)
		      used reflex (2 times)
	END
}

@test "a tile is drawn in each of its spaces, a type by one letter" {
	board <<-'END'
		enorm 1
		map 2x4
		terrain crate-1 A1
		terrain crate-2 B1
		terrain barrier-1 A2,A3
		terrain fog-1 B3,B4
		spacer juliet A3 facing=w
		mark B4 discovery
	END
	draws a.board <<-'END'
		    1   2   3   4
		  +---+---+---+---+
		B |c.   .  f.  f.?| B
		  +   +   +   +   +
		A |c.  b.  bJ<  . | A
		  +---+---+---+---+
		    1   2   3   4
	END
	lists Tiles a.board <<-'END'
		  c crate-1    A1  Crate  cover, destructible, obstacle
		  c crate-2    B1  Crate  cover, destructible, obstacle
		  b barrier-1  A2, A3  Barrier  cover, destructible
		  f fog-1      B3, B4  Fog  obscuring
	END
}

@test "types of terrain that begin alike get different letters" {
	mkdir more
	printf '%s\n' 'name,title,keywords,effect,supply,source' 'cabin,Cabin,obstacle,,4,owner' >more/terrain.csv
	printf 'enorm 1\nmap 1x2\nterrain crate-1 A1\nterrain cabin-1 A2\ndone\n' >a.board
	export ENORM_DATA="$PWD/more"
	draws a.board <<-'END'
		    1   2
		  +---+---+
		A |c.  a. | A
		  +---+---+
		    1   2
	END
}

@test "marks have signs of their own and give way to what faces there" {
	board <<-'END'
		enorm 1
		map 2x6
		mark A1 dangerous
		mark A2 discovery
		mark A3 engram
		mark A4 gear-cache
		mark A5 objective name=reactor
		mark A6 console disabled
		mark B1 extraction
		mark B2 location-arrow facing=n
		mark B3 forced-arrow facing=e
		mark B4 door-space
		mark B5 other
		mark B6 dangerous
		spacer juliet B6 facing=e
	END
	draws a.board <<-'END'
		    1   2   3   4   5   6
		  +---+---+---+---+---+---+
		B | ./  .~  .;  .,  .` !J>| B
		  +   +   +   +   +   +   +
		A | .!  .?  .%  .$  .#  .=| A
		  +---+---+---+---+---+---+
		    1   2   3   4   5   6
	END
	lists Marks a.board <<-'END'
		  ! A1  dangerous
		  ? A2  discovery
		  % A3  engram
		  $ A4  gear-cache
		  # A5  objective  reactor
		  = A6  console  disabled
		  / B1  extraction
		  ~ B2  location-arrow  facing n
		  ; B3  forced-arrow  facing e
		  , B4  door-space
		  ` B5  other
		  ! B6  dangerous
	END
}

@test "Blips cover spawn points, and the legend says so" {
	board <<-'END'
		enorm 1
		map 2x3
		spawn x0y0
		spawn x3y2
		blip blip-1 x0y0 facing=n
		blip blip-2 x1y1 facing=e holds=grin
	END
	draws a.board <<-'END'
		    1   2   3
		  +---+---+---o
		B | .   .   . | B
		  +   @   +   +
		A | .   .   . | A
		  @---+---+---+
		    1   2   3
	END
	lists Blips a.board <<-'END'
		  @ blip-1  x0y0 facing n  corner of A1  on a spawn point
		  @ blip-2  x1y1 facing e  corner of A1, A2, B1, B2  holds grin
	END
}

@test "what stands beside the map is told" {
	board <<-'END'
		enorm 1
		dice table
		ruling RA-01 b
		map 1x2
		spacer juliet A1
		intruder grin-1 A2
		pool active
		pool incoming discipline=1 confidence=2 expertise=3
		priority juliet
		stratagem tactical-redeployment expertise=3
		deck ai mothman cards=a,b,c discard=d escalation=e,f wounds=g aside=h ordered
		supply crate 4
		supply fog 2
		queue noise who=juliet amount=2 dice=ww
		queue reprisal who=grin-1 target=juliet
		flag first-contact grin
		flag x-alarm value=2
	END
	lists Table a.board <<-'END'
		  Priority Target  juliet
		  Active Pool      empty
		  Incoming Pool    1 Discipline, 2 Confidence, 3 Expertise
		  To come          noise, by juliet, amount 2, dice ww
		  Then             reprisal, by grin-1, on juliet
		  Stratagem        Tactical Redeployment, 3 of 8 Expertise, locked
		  Deck mothman-ai  3 cards in a known order, 1 discarded, 2 in the Escalation,
		                   1 as Wounds, 1 aside
		  Supply           4 crate, 2 fog
		  Flags            first-contact grin, x-alarm 2
		  Rulings          RA-01 as b
		  Dice             rolled at the table
	END
}

# ---- refusals, streams, errors ----

@test "a refused board says so at the top, and showing it is no refusal" {
	board <<-'END'
		enorm 1
		title Out of range
		map 1x1
		refused enorm-attack clause=RNG-01 reason="grin-1 is too far away"
		done
	END
	prints enorm-show --no-legend -f a.board <<-'END'
		Out of range
		Countdown 9, white
		REFUSED by enorm-attack: grin-1 is too far away [RNG-01]

		    1
		  +---+
		A | . | A
		  +---+
		    1
	END
	tells 'Refused by enorm-attack: grin-1 is too far away, by clause RNG-01.' a.board
	try enorm-show --color=always -f a.board
	grep -qF $'\033[1;31mREFUSED by enorm-attack: grin-1 is too far away [RNG-01]\033[0m' .out
}

@test "boards of a stream are parted and numbered" {
	{
		typed 'title One' 'map 1x1'
		typed 'title Two' 'map 1x1'
		typed 'map 1x1'
	} >a.board
	prints enorm-show --no-legend -f a.board <<-'END'
		One
		Countdown 9, white

		    1
		  +---+
		A | . | A
		  +---+
		    1

		board 2: Two
		Countdown 9, white

		    1
		  +---+
		A | . | A
		  +---+
		    1

		board 3
		Countdown 9, white

		    1
		  +---+
		A | . | A
		  +---+
		    1
	END
	tells 'This is board 3.' a.board
}

@test "a bad board is not drawn, those before it are" {
	printf 'enorm 1\nmap 1x1\ndone\nenorm 1\nmap 1x1\nspacer juliet B1\ndone\n' >a.board
	try enorm-show --no-legend -f a.board
	wants 65 enorm-show
	text_is err 'enorm-show: a.board:6:15 (board 2): B1 is outside the map, which goes from A1 to A1'
	assert_equal "$(grep -cF 'A | . | A' .out)" 1
}

@test "options that make no sense are usage errors" {
	corner
	complains 64 "enorm-show: --color 'sometimes' is none of always, never, auto" \
		enorm-show --color=sometimes -f a.board
	complains 64 'enorm-show: --plain and --no-legend exclude each other' \
		enorm-show --plain --no-legend -f a.board
	complains 64 "enorm-show: -T 'board' is none of json, text, svg" enorm-show -T board -f a.board
	fails 64 'one word too many' enorm-show a.board
}

@test "-q prints nothing" {
	corner
	says '' enorm-show -q -f a.board
}

# ---- colour ----

@test "colours are used when asked for, each kind of piece in its own" {
	corner
	try enorm-show --color=always --no-legend -f a.board
	wants 0 enorm-show
	grep -qF $'A | \033[1;36mJ>\033[0m  .' .out
	grep -qF $'\033[1;35m1<\033[0m\033[31m:\033[0m' .out
	grep -qF $'\033[32mc\033[0m.   . \033[34mD\033[0m' .out
	grep -qF $'\033[1;33m@\033[0m' .out
	grep -qF $'\033[31m:::\033[0m' .out
	grep -qF $'.\033[33m!\033[0m|' .out
}

@test "without its colours a coloured board is the plain one" {
	corner
	enorm-show -f a.board >want
	enorm-show --color=always -f a.board | sed $'s/\033\\[[0-9;]*m//g' >got
	cmp want got
}

@test "colours are used on a terminal only, and not against NO_COLOR" {
	corner
	run -0 bash -c 'enorm-show -f a.board | cat'
	refute_output --partial $'\033'
	run -0 env TERM=xterm script -qec 'enorm-show -f a.board' /dev/null
	assert_output --partial $'\033[1;36mJ>'
	run -0 env TERM=xterm NO_COLOR= script -qec 'enorm-show -f a.board' /dev/null
	assert_output --partial $'\033[1;36mJ>'
	run -0 env TERM=xterm NO_COLOR=1 script -qec 'enorm-show -f a.board' /dev/null
	refute_output --partial $'\033['
	run -0 env TERM=dumb script -qec 'enorm-show -f a.board' /dev/null
	refute_output --partial $'\033['
	run -0 env TERM=xterm script -qec 'enorm-show --color=never -f a.board' /dev/null
	refute_output --partial $'\033['
	run -0 env NO_COLOR=1 enorm-show --color=always -f a.board
	assert_output --partial $'\033[1;36mJ>'
}

# ---- plain ----

@test "--plain tells the whole board in sentences" {
	corner
	prints enorm-show --plain -f a.board <<-'END'
		The Grin comes round the corner.
		The Countdown is at 9, white.
		Map of 3 rows and 6 columns.
		Rows are lettered from A, the south; columns are numbered from 1, the west.
		Out of bounds: A3.
		Inner walls stand between B3 and C3 and between C3 and C4.
		Red lines run between A2 and B2 and between B5 and B6.
		Spawn points: x5y0 at the corner of A5 and A6.
		Juliet, a Spacer, stands on A1 facing east, with 9 Vitals, 1 Stress and 0 Adrenaline. Juliet carries osr-3 (2 Ammo).
		Grin-1, an Intruder of the type The Grin, stands on B5 facing west, with Speed 3 and AT 3.
		Blip-1, a Blip, lies on the intersection x4y1, at the corner of A4, A5, B4 and B5, facing west.
		Crate-1, a tile of the type Crate, lies on B2, with the keywords cover, destructible, obstacle.
		The door d-1 between B3 and B4 is closed.
		C6 is marked dangerous.
		Priority Target: juliet.
		Active Pool: 1 Discipline, 2 Confidence.
		Incoming Pool: 1 Expertise.
		House values: Crate.
	END
}

@test "--plain tells a red line at the limit of the map by its side" {
	printf 'enorm 1\nmap\n+---+:::+\n: .   . |\n+---+---+\nend\ndone\n' >a.board
	tells 'Red lines run on the west side of A1 and on the north side of A2.' a.board
}

@test "--plain has no colours" {
	corner
	enorm-show --plain -f a.board >want
	gives want enorm-show --plain --color=always -f a.board
}

# ---- what lies over the map ----

# over EVENT...: an open map with the events.
over() {
	{
		printf '%s\n' 'enorm 1' 'map 3x5' 'spacer juliet A1 facing=e' 'intruder grin-1 C5'
		printf 'event %s\n' "$@"
		echo 'done'
	} >a.board
}

@test "a line of sight is drawn through the spaces it passes" {
	over 'sight from=juliet to=grin-1 answer=sees line=x1y1..x4y2'
	draws a.board <<-'END'
		    1   2   3   4   5
		  +---+---+---+---+---+
		C | .   .   .   .   1v| C
		  +   +   +   +   *   +
		B | .  ***********  . | B
		  +   *   +   +   +   +
		A | J>  .   .   .   . | A
		  +---+---+---+---+---+
		    1   2   3   4   5
	END
	lists 'Last event' a.board <<-'END'
		  * sight  x1y1 to x4y2, juliet to grin-1
	END
	tells 'Last sight, by the line from x1y1 to x4y2, juliet to grin-1.' a.board
}

@test "a line of sight along a line of the grid is drawn on it" {
	over 'sight from=juliet to=grin-1 line=x1y1..x4y1'
	draws a.board <<-'END'
		    1   2   3   4   5
		  +---+---+---+---+---+
		C | .   .   .   .   1v| C
		  +   +   +   +   +   +
		B | .   .   .   .   . | B
		  +   *************   +
		A | J>  .   .   .   . | A
		  +---+---+---+---+---+
		    1   2   3   4   5
	END
	over 'sight from=juliet to=grin-1 line=x1y3..x1y1'
	draws a.board <<-'END'
		    1   2   3   4   5
		  +---*---+---+---+---+
		C | . * .   .   .   1v| C
		  +   *   +   +   +   +
		B | . * .   .   .   . | B
		  +   *   +   +   +   +
		A | J>  .   .   .   . | A
		  +---+---+---+---+---+
		    1   2   3   4   5
	END
}

@test "a steep line crosses from space to space, on the mirrored board too" {
	over 'sight line=x1y0..x2y3'
	draws a.board <<-'END'
		    1   2   3   4   5
		  +---+---*---+---+---+
		C | .   .*  .   .   1v| C
		  +   + * +   +   +   +
		B | .   *   .   .   . | B
		  +   + * +   +   +   +
		A | J> *.   .   .   . | A
		  +---*---+---+---+---+
		    1   2   3   4   5
	END
	enorm-board mirror -f a.board >b.board
	draws b.board <<-'END'
		    1   2   3   4   5
		  +---+---+---*---+---+
		C | 1v  .   .  *.   . | C
		  +   +   +   + * +   +
		B | .   .   .   *   . | B
		  +   +   +   + * +   +
		A | .   .   .   .*  J<| A
		  +---+---+---+---*---+
		    1   2   3   4   5
	END
}

@test "nothing is drawn over signs, walls or out of bounds" {
	board <<-'END'
		enorm 1
		map
		+---+---+---+---+
		| .   .       . |
		+   +   +---+   +
		| .   . | .   . |
		+---+---+---+---+
		end
		mark A2 dangerous
		event sight line=x0y0..x4y2
		done
	END
	draws a.board <<-'END'
		    1   2   3   4
		  +---+---+---+---*
		B | .   .     ****| B
		  +   +   *---+   +
		A |******!| .   . | A
		  *---+---+---+---+
		    1   2   3   4
	END
}

@test "spaces seen are marked beside what is on them" {
	over 'seen query=sight from=juliet spaces=A1,B1,C5'
	draws a.board <<-'END'
		    1   2   3   4   5
		  +---+---+---+---+---+
		C | .   .   .   .  +1v| C
		  +   +   +   +   +   +
		B |+.   .   .   .   . | B
		  +   +   +   +   +   +
		A |+J>  .   .   .   . | A
		  +---+---+---+---+---+
		    1   2   3   4   5
	END
	lists 'Last event' a.board <<-'END'
		  + seen   juliet: A1, B1, C5
	END
}

@test "a path is marked, and only the newer of a path and a line" {
	over 'sight line=x1y1..x4y2' 'path who=juliet to=B2 path=A1,A2,B2'
	draws a.board <<-'END'
		    1   2   3   4   5
		  +---+---+---+---+---+
		C | .   .   .   .   1v| C
		  +   +   +   +   +   +
		B | .   *   .   .   . | B
		  +   +   +   +   +   +
		A |*J>  *   .   .   . | A
		  +---+---+---+---+---+
		    1   2   3   4   5
	END
	lists 'Last event' a.board <<-'END'
		  * path   juliet: A1, A2, B2
	END
}

@test "an event whose places make no sense lays nothing over the map" {
	over
	sed -i '/^event/d' a.board
	enorm-show -f a.board >want
	over 'sight line=here' 'sight line=x0y0..x9y9' 'seen spaces=A1,Z9' 'path path=A1,,A2'
	gives want enorm-show -f a.board
}
