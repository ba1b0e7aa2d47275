# shellcheck shell=bash
# What the tests of enorm-ai share: Intruders and cards that show one rule each, boards, and what is
# looked for in what comes out. has, hasnt and now are in attack_helper.

# ai_tables: into this directory. Intruders do one thing each; the suit standard-eva
# has Reflex, a crier has Warn too, a mute has neither.
ai_tables() {
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,knockback,target,signature,routine,before,additional,keywords,source
		stalker,Stalker,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		snail,Snail,baseline,1,1,2,white,0,0,0,target closest,,,,,,owner
		crab,Crab,baseline,1,2,2,white,0,0,0,target closest,,,,,,owner
		wolf,Wolf,baseline,1,4,2,white,0,0,0,target closest,,,,,,owner
		runner,Runner,baseline,1,unlimited,2,white,0,0,0,target closest,,,,,,owner
		dasher,Dasher,baseline,1,2,2,white,0,0,0,target closest,,,,,,owner
		tide,Tide,baseline,1,1/2/4,2,white,0,0,0,target closest,,,,,,owner
		hound,Hound,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		hater,Hater,baseline,1,3,2,white,0,0,0,target highest stress,,,,,,owner
		biter,Biter,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		lethal,Lethal,baseline,1,3,2,white,0,0,0,target closest,,,,,lethal,owner
		gater,Gater,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		fuser,Fuser,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		breaker,Breaker,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		opener,Opener,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		idler,Idler,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		cautious,Cautious,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		slow,Slow,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		waiter,Waiter,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		picky,Picky,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		watcher,Watcher,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		late,Late,baseline,1,3,2,white,0,0,0,target closest,,,,,,owner
		extra,Extra,baseline,1,3,2,white,0,0,0,target closest,,,,attack w,,owner
		gloomy,Gloomy,baseline,1,3,2,white,0,0,0,target closest,,,,stress 1 everyone,,owner
		archer,Archer,baseline,1,5,2,white,4,0,0,target closest,,,,,,owner
		sniper,Sniper,baseline,1,3,2,white,4,0,0,target closest,,,,,,owner
		titan,Titan,boss,1,unlimited,0,white,unlimited,5,0,,target closest; attack bb,target closest; stress 2,,,,owner
		golem,Golem,boss,1,unlimited,0,white,unlimited,5,1,,attack rr,stress 1,,,crash,owner
		ogre,Ogre,boss,1,3,0,white,4,5,0,,attack rr,stress 1,,,,owner
		imp,Imp,boss,1,unlimited,0,white,1,5,0,,attack rr,stress 2,,,,owner
		herald,Herald,boss,1,unlimited,0,white,unlimited,5,0,,attack rr,stress 1,stress 1 everyone,adrenaline 1 everyone,,owner
		brute,Brute,baseline,1,2,2,white,0,0,0,target highest stress,,,,,,owner
	END
	cat >protocols.csv <<-'END'
		intruder,order,title,effect,after,source
		stalker,1,Stalk,move,,owner
		snail,1,Crawl,move,,owner
		crab,1,Scuttle,move,,owner
		wolf,1,Lope,move,,owner
		runner,1,Run,move,,owner
		dasher,1,Dash,move; move,,owner
		tide,1,Rise,move,,owner
		hound,3,Run,move; move,,owner
		hound,2,Lunge,in-movement-range: move; attack r,,owner
		hound,1,Snap,adjacent: attack rr,,owner
		hater,1,Snap,adjacent: attack rr,,owner
		hater,2,Lunge,in-movement-range: move; attack r,,owner
		hater,3,Run,move,,owner
		biter,1,Bite,attack rr,stress 1,owner
		lethal,1,Bite,attack rr,,owner
		gater,1,Bite,attack r; damage>=2: radiation 1; stress>=3: infection 1,damage>=3: adrenaline 1,owner
		fuser,1,Fuse,window; stress>=3: add-dice r; always: attack rr,,owner
		breaker,1,Break,attack r; chain-break; stress 3,stress 1,owner
		opener,1,Open,attack r; bonus-attack; stress 3,stress 1,owner
		idler,1,Idle,stress 1; chain-break; stress 1,adrenaline 1,owner
		cautious,1,Loom,window; attack r; stress 3,adrenaline 1,owner
		slow,1,Creep,move; window; attack r; stress 3,adrenaline 1,owner
		waiter,1,Wait,window; move; window; attack r,,owner
		picky,1,Pick,adjacent and stress>=3: stress 2,,owner
		picky,2,Else,stress 1,,owner
		watcher,1,Watch,in-sight: stress 1,,owner
		watcher,2,Sniff,stress 2,,owner
		late,1,Dusk,countdown<=6: stress 2,,owner
		late,2,Day,stress 1,,owner
		extra,1,Hiss,stress 1,,owner
		gloomy,1,Hiss,stress 1,,owner
		archer,1,Shoot,move; shoot rr,,owner
		sniper,1,Shoot,shoot rr,stress 1,owner
		brute,1,Maul,attack b,,owner
	END
	cat >ai-cards.csv <<-'END'
		name,title,intruder,level,type,target,effect,after,source
		near,Near,titan,1,action,target closest,stress 1,,owner
		far,Far,titan,1,action,target furthest,stress 1,,owner
		ahead,Ahead,titan,1,action,target closest in-front; target furthest,stress 1,,owner
		ladder,Ladder,titan,1,action,target closest in-front; target priority; target lowest vitals,stress 1,,owner
		split,Split,titan,1,action,target priority in-sight; target closest in-front,stress 1,stress 3,owner
		front,Front,titan,1,action,target closest in-front,stress 1,stress 3,owner
		seen,Seen,titan,1,action,target closest in-sight,stress 1,,owner
		marked,Marked,titan,1,action,target priority,stress 1,,owner
		tense,Tense,titan,1,action,target highest stress,stress 1,,owner
		calm,Calm,titan,1,action,target lowest stress,stress 1,,owner
		weak,Weak,titan,1,action,target lowest vitals,stress 1,,owner
		strong,Strong,titan,1,action,target highest vitals,stress 1,,owner
		nobody,Nobody,titan,1,action,target closest in-front; target none,adrenaline 1 everyone,,owner
		storm,Storm,titan,1,zone,target zone,blast 2 r,adrenaline 1 everyone,owner
		sweep,Sweep,titan,1,zone,target spacers zone,blast 2 r,adrenaline 1,owner
		swipe,Swipe,titan,1,melee,target closest,attack rr,stress 1,owner
		hunt,Hunt,titan,1,melee,target furthest,move; attack r,stress 1,owner
		dread,Dread,titan,1,terror,target lowest stress,terrorize rr,adrenaline 1,owner
		wail,Wail,titan,1,terror,target zone,terrorize r 2,,owner
		walk,Walk,titan,1,action,target closest,move,,owner
		ray,Ray,titan,1,ranged,target closest,shift; shoot rr,,owner
		ray-seen,Ray,titan,1,ranged,target closest in-sight,shift; shoot rr,,owner
		bomb,Bomb,titan,1,zone,target closest,shift; blast 2 r,,owner
		bomblet,Bomblet,titan,1,zone,target closest,shift; blast 1 r,,owner
		charge,Charge,titan,1,melee,target closest,shift; attack r,,owner
		gaze,Gaze,titan,1,ranged,target closest,window; shift; shoot r; stress 3,adrenaline 1,owner
		pounce,Pounce,titan,1,melee,target closest,window; shift; attack r; stress 3,adrenaline 1,owner
		gust,Gust,titan,1,zone,target zone,window; blast 2 r,,owner
		ram,Ram,titan,1,zone,target zone,blast 2 r; pushback 2,,owner
		snap,Snap,titan,1,zone,target zone,blast 2 r; stress>=3: chain-break; always: infection 1,adrenaline 1,owner
		last,Last,titan,1,zone,target zone,blast 2 r,adrenaline 1; final; radiation 1,owner
		full,Full,titan,1,melee,target closest,move; attack r; radiation 1; knockback 1,adrenaline 1,owner
		sign,Sign,titan,1,action,target closest,signature,,owner
		double,Double,titan,1,melee,target closest,attack r; signature; stress 3,stress 1,owner
		throb,Throb,titan,2,action,target closest,stress 2,,owner
		stomp,Stomp,golem,1,action,target closest,move,,owner
		spear,Spear,ogre,1,ranged,target closest,shift; shoot rr,,owner
		march,March,ogre,1,ranged,target closest,move; shoot rr,,owner
		poke,Poke,imp,1,ranged,target closest,shift; shoot rr,,owner
		call,Call,herald,1,action,target closest,radiation 1,,owner
	END
	cat >suits.csv <<-'END'
		name,title,abilities,source
		bare,Bare,,owner
	END
	cat >spacers.csv <<-'END'
		name,title,suit,abilities,source
		crier,Crier,standard-eva,warn,owner
		mute,Mute,bare,,owner
	END
}

# In each file: setup_file makes the tables, setup goes to the test's directory and takes them.
ai_setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
}

# on LINE...: a.board with these records, on an open map 7x9 if none is among them.
on() {
	typed "$@" >a.board
	grep -q '^map' a.board || sed -i '1a map 7x9' a.board
}

# act ARGUMENT...: enorm-ai on a.board; what comes out is in .out.
act() {
	try enorm-ai -T board "$@" <a.board
	wants 0 enorm-ai "$@" && text_is err '' enorm-ai "$@"
}

# play CARD [ARGUMENT...]: the Boss of a.board, the first there is, with that card on top.
play() {
	act "$(sed -nE 's/^intruder ((titan|golem|ogre|imp|herald)[^ ]*) .*/\1/p' a.board | head -n 1)" \
		--card "$1" "${@:2}"
}

# again ARGUMENT...: the same on what came out last.
again() {
	grep -v '^event' .out >a.board
	act "$@"
}

# turned_down ARGUMENT...: refused by the rules or as nonsense, and nothing is changed.
turned_down() {
	try enorm-ai -T board "$@" <a.board
	# shellcheck disable=SC2154 # try sets the status
	[[ $status == 1 || $status == 64 || $status == 65 ]] || wants 1 enorm-ai "$@" || return
	((status != 1)) || unchanged
}

# unchanged: but for events and a refusal the board is as it was.
unchanged() {
	diff -u --label before --label after <(enorm-board format <a.board | plain_board) <(plain_board <.out)
}

# event_lines VERB [KEY=VALUE...]: the events of .out with that verb and all these.
event_lines() {
	local lines pair
	lines=$(grep -E "^event $1( |\$)" .out)
	for pair in "${@:2}"; do
		lines=$(grep -E " ${pair%%=*}=\"?${pair#*=}\"?( |\$)" <<<"$lines")
	done
	[[ -z $lines ]] || printf '%s\n' "$lines"
}

# tells VERB [KEY=VALUE...]: there is such an event.
tells() {
	[[ -n $(event_lines "$@") ]] || { echo "no event $* in:" && cat .out && return 1; }
}

# silent VERB [KEY=VALUE...]: there is none.
silent() {
	local lines
	lines=$(event_lines "$@")
	[[ -z $lines ]] || { echo "there is an event $*: $lines" && return 1; }
}

# times N VERB [KEY=VALUE...]: there are so many.
times() {
	assert_equal "$(event_lines "${@:2}" | grep -c .) ${*:2}" "$*"
}

# target_is WHO WHOM: whom WHO made its Target first.
target_is() {
	assert_equal "$1 targets $(event_lines target "who=$1" | head -n 1 | grep -oE ' target=[^ ]+' | cut -d= -f2)" \
		"$1 targets $2"
}

# protocol_is WHO N
protocol_is() {
	assert_equal "$1 $(event_lines protocol "who=$1" | grep -oE ' n=[0-9]+' | tr -d '\n')" "$1  n=$2"
}

# is_at WHO SPACE [FACING]
is_at() {
	has "(spacer|intruder) $1 $2 ${3:+facing=$3 }"
}

# walks WHO SPACE...: the first path of that figure, its start left out.
walks() {
	local path start
	start=$(sed -nE "s/^(spacer|intruder) $1 ([^ ]+).*/\2/p" a.board)
	path=$(event_lines path "who=$1" | head -n 1 | grep -oE ' path=[^ ]+' | cut -d= -f2 | tr , ' ')
	assert_equal "$1: ${path#"$start" }" "$1: ${*:2}"
}

# loses WHO N: of her 9 Vitals, or of those she has on a.board.
loses() {
	local had
	had=$(sed -nE "s/^spacer $1 .*vitals=([0-9]).*/\1/p" a.board)
	now "spacer $1" vitals $((${had:-9} - $2))
}

# stress_is WHO N, adrenaline_is WHO N, tokens_are WHO KIND N
stress_is() {
	now "spacer $1" stress "$2"
}

adrenaline_is() {
	now "spacer $1" adrenaline "$2"
}

tokens_are() {
	if (($3)); then now "token $1 $2" count "$3"; else hasnt "token $1 $2 "; fi
}

# dice_are POINT LETTERS: what was thrown there, letters in any order.
dice_are() {
	assert_equal "$1: $(event_lines roll "point=$1" | grep -oE ' dice=[a-z]+' | cut -d= -f2 | grep -o . | sort | tr -d '\n')" \
		"$1: $(grep -o . <<<"$2" | sort | tr -d '\n')"
}

# rolls N: so many rolls of Intruders' dice.
rolls() {
	assert_equal "$(event_lines roll | grep -cE ' point=attack') rolls" "$1 rolls"
}

# routes_are ROUTE... -- ARGUMENT...: the routes that --routes lists, each as D4-D3-D2, the start
# left out, `-` for staying.
routes_are() {
	local wanted=() start
	while [[ $1 != -- ]]; do
		wanted+=("$1")
		shift
	done
	try enorm-ai -T json --routes "${@:2}" <a.board
	wants 0 enorm-ai --routes "${@:2}" && text_is err '' enorm-ai --routes "${@:2}" || return
	start=$(sed -nE "s/^intruder $2 ([^ ]+).*/\1/p" a.board)
	assert_equal "$(jq -r 'select(.path) | .path | join("-")' .out | sed "s/^$start\$/-/; s/^$start-//" | sort -u)" \
		"$(printf '%s\n' "${wanted[@]}" | sort -u)"
}

# backward: the records of a.board in the opposite order; the map stays in front.
backward() {
	{ head -n 2 a.board && sed '1,2d;/^done$/d' a.board | tac && echo 'done'; } >.turned && mv .turned a.board
}

# turned mirror|90 ROUTE...: these routes as they are on the board of a.board mirrored or rotated.
turned() {
	python3 -c '
import re, sys
rows, cols = map(int, re.search(r"^map (\d+)x(\d+)", open("a.board").read(), re.M).groups())
def turn(found):
    row, col = ord(found[1]) - 65, int(found[2]) - 1
    row, col = (row, cols - 1 - col) if sys.argv[1] == "mirror" else (cols - 1 - col, row)
    return "%c%d" % (65 + row, col + 1)
for route in sys.argv[2:]:
    print(re.sub(r"([A-Z])(\d+)", turn, route))
' "$@"
}

# routes_everywhere ROUTE... -- ARGUMENT...: routes_are with the records in either order, and on the
# board mirrored and rotated.
routes_everywhere() {
	local routes=() way there
	while [[ $1 != -- ]]; do
		routes+=("$1")
		shift
	done
	routes_are "${routes[@]}" "$@" && backward && routes_are "${routes[@]}" "$@" || return
	cp a.board plain.board
	for way in mirror 'rotate 90'; do
		readarray -t there < <(turned "${way#rotate }" "${routes[@]}")
		# shellcheck disable=SC2086 # a command and its word
		enorm-board $way <plain.board >a.board
		routes_are "${there[@]}" "$@" || { echo "after $way" && return 1; }
		cp plain.board a.board
	done
}

# ends_all WHO SPACE...: where that figure stands on the boards of .out, each place once.
ends_all() {
	assert_equal "$(sed -nE "s/^(spacer|intruder) $1 ([^ ]+).*/\2/p" .out | sort -u | xargs)" \
		"$(printf '%s\n' "${@:2}" | sort -u | xargs)"
}

# cell TABLE KEY COLUMN: of the row whose first cells are KEY, parted by blanks, in the shipped tables.
cell() {
	env -u ENORM_DATA enorm-board data "$1" | python3 -c '
import csv, sys
key, column = sys.argv[1].split(), sys.argv[2]
rows = list(csv.reader(sys.stdin))
for row in rows[1:]:
    if row[: len(key)] == key:
        print(row[rows[0].index(column)])
' "$2" "$3"
}

# rows_of TABLE COLUMN VALUE: how many rows have that there.
rows_of() {
	env -u ENORM_DATA enorm-board data "$1" | python3 -c '
import csv, sys
print(sum(row[sys.argv[1]] == sys.argv[2] for row in csv.DictReader(sys.stdin)))
' "$2" "$3"
}

# turned_boards: a.board as it is, with its lines in the other order, turned a quarter and mirrored,
# as way-N.board.
turned_boards() {
	cp a.board way-1.board
	{
		grep -E '^(enorm|map|page)' a.board
		grep -vE '^(enorm|map|page|done)' a.board | tac
		echo 'done'
	} >way-2.board
	enorm-board rotate 90 <a.board >way-3.board
	enorm-board mirror <way-2.board >way-4.board
}

# each_way COMMAND...: holds on each of them; places in it are of the last board as it was written.
each_way() {
	local way
	turned_boards
	for way in way-?.board; do
		cp "$way" a.board
		"$@" || { echo "on $way:" && cat a.board && return 1; }
	done
	cp way-1.board a.board
}
