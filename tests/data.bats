#!/usr/bin/env bats
# The tables: how they are laid over one another, what is refused, and the facts they hold.
# enorm-data(5).
load helper

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	mkdir mine
	export ENORM_DATA=mine
}

# table NAME: writes standard input to the overlay's table.
table() {
	cat >"mine/$1.csv"
}

# row TABLE KEY: the row of the table in force whose first cells are KEY.
row() {
	enorm-board data "$1" | grep "^$2,"
}

# wrong TABLE TEXT: the overlay, on standard input, is refused; TEXT follows the table's name.
wrong() {
	table "$1"
	complains 65 "enorm-board: mine/$1.csv:$2" enorm-board data dice
	rm "mine/$1.csv"
}

terrain='name,title,keywords,effect,supply,source'

# ---- overlays ----

@test "a row with the same key replaces, another is added, the rest stay" {
	table terrain <<-END
		$terrain
		crate,Big Crate,cover,,3,owner
		vat,Vat,"cover, obstacle",stress 1,,owner
	END
	assert_equal "$(row terrain crate)" 'crate,Big Crate,cover,,3,owner'
	assert_equal "$(row terrain vat)" 'vat,Vat,"cover, obstacle",stress 1,9,owner'
	assert_equal "$(row terrain rail)" 'rail,Rail,cover,,6,house'
	assert_equal "$(enorm-board data terrain | wc -l)" 9
}

@test "a table with two key columns replaces by both" {
	table protocols <<-'END'
		intruder,order,title,effect,after,source
		grin,2,Bite,move; attack r,,owner
		grin,4,Wait,window,,owner
	END
	assert_equal "$(row protocols grin,1)" 'grin,1,Black Snap,adjacent: attack rrw,damage>=6: condition the-gift,rulebook'
	assert_equal "$(row protocols grin,2)" 'grin,2,Bite,move; attack r,,owner'
	assert_equal "$(row protocols grin,4)" 'grin,4,Wait,window,,owner'
	assert_equal "$(enorm-board data protocols | wc -l)" 5
}

@test "source=removed deletes the row, and its key is all it needs" {
	table terrain <<-'END'
		name,source
		crate,removed
	END
	run ! row terrain crate
	assert_equal "$(enorm-board data terrain | wc -l)" 7
}

@test "a row with every cell and source=removed deletes too" {
	table terrain <<-END
		$terrain
		crate,Crate,,,,removed
	END
	run ! row terrain crate
}

@test "removing what is not there is refused" {
	wrong terrain '2: nothing to remove by that name' <<-END
		$terrain
		crte,Crate,,,,removed
	END
}

@test "a colour named in dice.csv replaces that colour whole, and no other" {
	table dice <<-'END'
		colour,face,power,half,potential,quadrant,source
		white,1,1,0,0,0,owner
		white,2,0,1,0,1,owner
	END
	assert_equal "$(row dice white)" 'white,1,1,0,0,0,owner
white,2,0,1,0,1,owner'
	assert_equal "$(enorm-board data dice | grep -c ^red)" 6
	assert_equal "$(enorm-board data dice | wc -l)" 27
}

@test "ENORM_DATA names several directories, and the later wins; --data wins over it" {
	mkdir second third
	local dir
	for dir in mine second third; do
		printf '%s\ncrate,From %s,cover,,6,owner\n' "$terrain" "$dir" >"$dir/terrain.csv"
	done
	ENORM_DATA=mine:second
	assert_equal "$(row terrain crate)" 'crate,From second,cover,,6,owner'
	ENORM_DATA=second:mine
	assert_equal "$(row terrain crate)" 'crate,From mine,cover,,6,owner'
	assert_equal "$(enorm-board --data=third data terrain | grep ^crate)" 'crate,From third,cover,,6,owner'
	assert_equal "$(enorm-board --data=third --data=second data terrain | grep ^crate)" \
		'crate,From second,cover,,6,owner'
}

@test "a Location costs tokens of the Spacer Pool, and no others" {
	wrong location-abilities "2: column 'token': 'expertse' is none of discipline, confidence, expertise (did you mean 'expertise'?)" <<-'END'
		location,name,title,kind,needs,token,cost,card,effect,source
		solar-ring,duck,Duck,ability,,expertse,1,0,stress 1,owner
	END
}

@test "an overlay may lean on what another of its tables brings" {
	table intruders <<-'END'
		name,title,kind,speed,source
		husk,Husk,baseline,2/2/3,owner
	END
	table protocols <<-'END'
		intruder,order,title,effect,source
		husk,1,Grab,move; attack w,owner
	END
	assert_equal "$(row protocols husk)" 'husk,1,Grab,move; attack w,,owner'
	printf 'enorm 1\nmap 1x1\nintruder husk-3 A1\ndone\n' | says '1 board, no problem' enorm-board check
}

@test "a removed row that another table leans on is refused" {
	table intruders <<-'END'
		name,title,kind,speed,source
		mothman,Mothman,boss,3,removed
	END
	fails 65 "no 'mothman' in intruders.csv" enorm-board data dice
}

@test "a byte order mark, CRLF, quotes and a missing last line end are read" {
	printf '\xef\xbb\xbf%s\r\nvat,"Vat, ""big""","cover, obstacle",,6,owner' "$terrain" | table terrain
	assert_equal "$(row terrain vat)" 'vat,"Vat, ""big""","cover, obstacle",,6,owner'
}

@test "columns may stand in any order; x- columns are yours and are passed over" {
	table terrain <<-'END'
		source,x-colour,name,title
		owner,blue,vat,Vat
	END
	assert_equal "$(row terrain vat)" 'vat,Vat,,,9,owner'
}

@test "a directory that is not there is 66" {
	complains 66 "enorm-board: no directory 'nowhere' (from ENORM_DATA or --data)" \
		env ENORM_DATA=nowhere enorm-board data dice
	complains 66 "enorm-board: no directory 'nowhere' (from ENORM_DATA or --data)" \
		enorm-board --data=nowhere data dice
}

@test "an empty directory and an empty ENORM_DATA change nothing" {
	gives "$ROOT/data/terrain.csv" enorm-board data terrain
	ENORM_DATA='' gives "$ROOT/data/terrain.csv" enorm-board data terrain
}

# ---- what is refused ----

@test "a misspelt column is refused with the right one" {
	wrong terrain "1: no column 'titel' in terrain.csv (did you mean 'title'?)" <<-'END'
		name,titel,source
	END
	wrong terrain "1: column 'title' stands twice" <<-'END'
		name,title,title,source
	END
	wrong terrain "1: no column 'name', which terrain.csv needs" <<-'END'
		title,source
	END
}

@test "a misspelt keyword or name is refused with the right one" {
	wrong terrain "2: column 'keywords': no 'covr' in keywords.csv (did you mean 'cover'?)" <<-END
		$terrain
		vat,Vat,"covr, obstacle",,6,owner
	END
	wrong protocols "2: column 'intruder': no 'grim' in intruders.csv (did you mean 'grin'?)" <<-'END'
		intruder,order,title,effect,source
		grim,1,Grab,move,owner
	END
	wrong spacers "2: column 'suit': no 'standard-evo' in suits.csv (did you mean 'standard-eva'?)" <<-'END'
		name,title,suit,source
		bo,Bo,standard-evo,owner
	END
	wrong intruders "2: column 'kind': 'bos' is none of baseline, boss (did you mean 'boss'?)" <<-'END'
		name,title,kind,speed,source
		husk,Husk,bos,2,owner
	END
	wrong conditions "2: column 'flips_at': 'later' is none of never, now, next-turn" <<-'END'
		name,title,flips_at,source
		dread,Dread,later,owner
	END
	wrong terrain "2: column 'source': 'ownr' is none of rulebook, house, owner, removed (did you mean 'owner'?)" <<-END
		$terrain
		vat,Vat,cover,,6,ownr
	END
}

@test "a bad number is refused, and its range is named" {
	wrong terrain "2: column 'supply': '100' is not a whole number from 0 to 99" <<-END
		$terrain
		vat,Vat,cover,,100,owner
	END
	wrong terrain "2: column 'supply': '6x' is not a whole number from 0 to 99" <<-END
		$terrain
		vat,Vat,cover,,6x,owner
	END
	wrong intruders "2: column 'speed': 'fast' is not a whole number from 0 to 998 or unlimited" <<-'END'
		name,title,kind,speed,source
		husk,Husk,baseline,fast,owner
	END
	wrong intruders "2: column 'speed': one level or three, not two" <<-'END'
		name,title,kind,speed,source
		husk,Husk,baseline,2/3,owner
	END
	wrong intruders "2: column 'speed': more than three levels" <<-'END'
		name,title,kind,speed,source
		husk,Husk,baseline,2/3/4/5,owner
	END
	wrong terrain "2: column 'keywords': the number 2 follows no name" <<-END
		$terrain
		vat,Vat,2 cover,,6,owner
	END
	wrong weapons "2: column 'dice': 'rrz' is not dice; write a letter of wrbgo a die, +N at the end for Power" <<-'END'
		name,title,dice,source
		bat,Bat,rrz,owner
	END
	wrong weapons "2: column 'noise': 'intrudr' is not dice; write a letter of wrbgo a die, or intruder, +N at the end for a flat bonus" <<-'END'
		name,title,dice,noise,source
		bat,Bat,rr,intrudr,owner
	END
	wrong dice "2: column 'face': '0' is not a whole number from 1 to 20" <<-'END'
		colour,face,power,source
		white,0,1,owner
	END
}

@test "a blank cell that is needed is refused" {
	wrong terrain "2: column 'title' must not be blank" <<-END
		$terrain
		vat,,cover,,6,owner
	END
	wrong terrain "2: column 'source' must not be blank" <<-END
		$terrain
		vat,Vat,cover,,6,
	END
	wrong terrain "2: column 'name' must not be blank" <<-END
		$terrain
		,Vat,cover,,6,owner
	END
}

@test "a key twice in one file is refused" {
	wrong terrain '3: the same name stands on line 2 already' <<-END
		$terrain
		vat,Vat,cover,,6,owner
		vat,Vat,cover,,6,owner
	END
}

@test "a row with more cells than the header is refused: a comma wants quotes" {
	table terrain <<-END
		$terrain
		vat,Vat,cover, obstacle,,6,owner,more
	END
	fails 65 '^enorm-board: mine/terrain.csv:2' enorm-board data terrain
	table terrain <<-END
		$terrain
		vat,Vat,cover,,6,owner,more
	END
	fails 65 '^enorm-board: mine/terrain.csv:2' enorm-board data terrain
}

@test "quotes that do not close, stray quotes and stray bytes are refused" {
	wrong terrain '2: a quoted cell is not closed on its line' <<-END
		$terrain
		vat,"Vat,cover,,6,owner
	END
	table terrain <<-END
		$terrain
		vat,Va"t,cover,,6,owner
	END
	fails 65 '^enorm-board: mine/terrain.csv:2: not CSV: ' enorm-board data dice
	printf '%s\nvat,V\033at,cover,,6,owner\n' "$terrain" |
		wrong terrain '2:6: a control character does not belong in a table'
	printf '%s\nvat,V\342\200\256at,cover,,6,owner\n' "$terrain" |
		wrong terrain '2:6: a character that turns the direction of writing does not belong in a table'
	printf '%s\nvat,V\377at,cover,,6,owner\n' "$terrain" |
		wrong terrain '2:6: a byte that is not UTF-8 does not belong in a table'
}

@test "every problem of every row is reported" {
	wrong terrain "2: column 'supply': 'x' is not a whole number from 0 to 99
enorm-board: mine/terrain.csv:3: column 'title' must not be blank
enorm-board: mine/terrain.csv:3: column 'supply': 'y' is not a whole number from 0 to 99" <<-END
		$terrain
		vat,Vat,cover,,x,owner
		vet,,cover,,y,owner
	END
}

# ---- effects ----

# effect TEXT MESSAGE: an effect text is refused.
effect() {
	printf '%s\nvat,Vat,cover,"%s",6,owner\n' "$terrain" "$1" |
		wrong terrain "2: effect '$1': $2"
}

@test "an effect that does not parse is refused, and its word named" {
	effect 'stres 1' "'stres' where a verb is wanted (did you mean 'stress'?)"
	effect 'stress' 'it ends where a number from 1 to 99 is wanted'
	effect 'stress x' "'x' where a number from 1 to 99 is wanted"
	effect 'stress 1 nobody' "'nobody' where whom is wanted"
	effect 'stress 1 target self' "'self' where a semicolon or the end is wanted"
	effect 'attack rz' "'rz' where dice such as rrw is wanted"
	effect 'damaged>=6: kill' "'damaged' where a guard is wanted (did you mean 'damage'?)"
	effect 'damage: kill' "':' where < <= == >= or > is wanted"
	effect 'damage>=: kill' "':' where a number from 0 to 99 is wanted"
	effect 'adjacent in-sight: kill' "'in-sight' where a colon is wanted"
	effect 'kill;' 'it ends where a verb is wanted'
	effect 'condition the-gft' "'the-gft' where a condition is wanted (did you mean 'the-gift'?)"
	effect 'place-terrain crte' "'crte' where a terrain type is wanted (did you mean 'crate'?)"
	effect 'place courage 1' "'courage' where a token is wanted"
	effect 'place discipline 1 all' "'all' where a pool is wanted"
	effect 'knockback 100' "'100' where a number from 1 to 99 is wanted"
	effect 'free-move -1' "'-1' where a number from 1 to 99 is wanted"
	effect "attack $(printf 'r%.0s' {1..100})" '100 dice, and 99 are the most'
	effect 'kill!' "cannot read it from '!' on"
}

@test "a text whose needs its table cannot meet is refused, with file, row and word" {
	table terrain <<-END
		$terrain
		vat,Vat,,stress 1; reprisal rr,,owner
		vet,Vet,,damage>=1: stress 1,,owner
		vit,Vit,,target closest,,owner
		vot,Vot,,stress 1 attacker,,owner
	END
	try enorm-board data terrain
	wants 65 data
	text_is err "enorm-board: mine/terrain.csv:2: effect 'stress 1; reprisal rr': 'reprisal' needs an Attack of a Spacer that is answered, and 'effect' of terrain.csv has none
enorm-board: mine/terrain.csv:3: effect 'damage>=1: stress 1': 'damage' needs an Attack that has dealt damage, and 'effect' of terrain.csv has none
enorm-board: mine/terrain.csv:4: effect 'target closest': 'target' needs targeting lines, and 'effect' of terrain.csv has none
enorm-board: mine/terrain.csv:5: effect 'stress 1 attacker': 'attacker' needs a Spacer who has attacked, and 'effect' of terrain.csv has none"
}

@test "targeting lines are read whole: what does not go together is said" {
	local line said
	while IFS='|' read -r line said; do
		table intruders <<-END
			name,title,kind,speed,target,source
			blob,Blob,baseline,1,$line,owner
		END
		try enorm-board data intruders
		wants 65 "$line"
		text_is err "enorm-board: mine/intruders.csv:2: effect '$line': $said"
	done <<-'END'
		target highest|say highest or lowest of what: stress, vitals, adrenaline, radiation or infection
		target stress|a statistic goes with highest or lowest
		target closest furthest|'furthest' beside 'closest' in one targeting line
		target 3|'3' where a word of a targeting line is wanted
		target spacers|'spacers' goes with 'zone'
		target none adjacent|'none' stands alone
		target zone in-sight|a zone takes everybody in it: no other word goes with it
	END
}

# ---- the printed facts ----

# The tables as they are shipped.
shipped() {
	unset ENORM_DATA
	enorm-board data "$1"
}

# facts TABLE KEY: every line of standard input is a column and what the shipped table has there.
facts() {
	cat >wanted
	cut -d' ' -f1 wanted >columns
	shipped "$1" >table.csv
	python3 - "$2" >got <<-'END'
		import csv, sys
		rows = [r for r in csv.DictReader(open("table.csv")) if list(r.values())[0] == sys.argv[1]]
		for row in rows:
		    for column in open("columns").read().split():
		        print(column, row[column])
	END
	diff -u --label "$1 $2 wanted" --label got wanted got
}

# fact TABLE KEY COLUMN VALUE: one such cell.
fact() {
	facts "$1" "$2" <<<"$3 $4"
}

@test "the binary holds the tables of data/" {
	local name
	unset ENORM_DATA
	for name in $(enorm-board data); do
		python3 - "$ROOT/data/$name.csv" <<-'END' >rows
			import csv, sys
			rows = list(csv.reader(open(sys.argv[1])))
			print(len(rows), [row[0] for row in rows])
		END
		shipped "$name" >out.csv
		assert_equal "$name $(python3 -c '
import csv
rows = list(csv.reader(open("out.csv")))
print(len(rows), [row[0] for row in rows])')" "$name $(cat rows)"
	done
}

@test "rules.csv has 1389 clauses, each id once" {
	assert_equal "$(shipped rules | tail -n +2 | cut -d, -f1 | sort -u | wc -l)" 1389
	assert_equal "$(shipped rules | wc -l)" 1390
}

@test "rulings.csv is complete: of RA, RI and RO the first are all there, and no id is there twice" {
	local part most
	shipped rulings | tail -n +2 | cut -d, -f1 >ids
	while read -r part most; do
		assert_equal "$(grep "^$part-" ids | sort -V | head -n "$most")" "$(seq -f "$part-%02g" "$most")"
	done <<-'END'
		RA 67
		RI 58
		RO 107
	END
	assert_equal "$(sort ids | uniq -d)" ''
}

@test "what the rulebook's figures show is rulebook, everything else is house" {
	unset ENORM_DATA
	local name key source
	while read -r name key source; do
		fact "$name" "$key" source "$source"
	done <<-'END'
		intruders grin rulebook
		weapons osr-3 rulebook
		ai-cards ignite rulebook
		bp-cards magnetized-boot rulebook
		spacers juliet-abel rulebook
		suits standard-eva rulebook
		stratagems tactical-redeployment rulebook
		conditions amnesia rulebook
		conditions snap-out rulebook
		conditions knockdown rulebook
		gear rudimentary-scanner rulebook
		intruders mothman house
		weapons multitool house
	END
	assert_equal "$(shipped dice | cut -d, -f7 | sort | uniq -c | tr -s ' ')" ' 30 house
 1 source'
	assert_equal "$(shipped terrain | cut -d, -f1 | tail -n +2 | wc -l)" 7
	run ! grep -E ',(rulebook|owner)$' <(shipped terrain)
}

@test "the seven house tiles have exactly their keywords" {
	fact terrain crate keywords 'cover, destructible, obstacle'
	fact terrain pillar keywords 'cover, indestructible, obstacle'
	fact terrain barrier keywords 'cover, destructible'
	fact terrain fog keywords 'obscuring'
	fact terrain slab keywords 'obstacle'
	fact terrain nest keywords 'destructible'
	fact terrain rail keywords 'cover'
	local name
	for name in crate pillar barrier fog slab nest rail; do fact terrain "$name" source house; done
}

@test "CDE-05 CDE-06 the Grin's AT is 3 at white and 4 at red" {
	fact intruders grin at 3/4/5
}

@test "CDE-07 CDE-08 the Grin's Speed is 3 at white and at red" {
	fact intruders grin speed 3/3/4
}

@test "CDE-09 the Grin's Noise Awareness is a white die at white and at red" {
	fact intruders grin noise white/white/red
}

@test "CDE-11 the Grin at black has Speed 4, AT 5 and a red die" {
	facts intruders grin <<-'END'
		speed 3/3/4
		at 3/4/5
		noise white/white/red
	END
}

@test "the Grin: target, First Contact, Overwhelm, traits, no Wound stat" {
	facts intruders grin <<-'END'
		kind baseline
		level 1
		wounds 0
		target target closest
		first_contact pool==0: stress 1 everyone; pool>0: clear-pools
		overwhelm discard-blip furthest; spawn-intruder priority; ambush
		traits light-sensitive terrifying
	END
}

@test "the Grin's protocols and responses" {
	assert_equal "$(shipped protocols | grep ^grin)" \
		'grin,1,Black Snap,adjacent: attack rrw,damage>=6: condition the-gift,rulebook
grin,2,Scuttling Bite,in-movement-range: move; attack rr,damage>=6: condition the-gift,rulebook
grin,3,Slitherrun,move; move,,rulebook'
	assert_equal "$(shipped responses | grep ^grin)" \
		'grin,wound,brood<2: spawn-blip 1,rulebook
grin,critical,may bonus-attack,rulebook'
}

@test "the OSR-3" {
	facts weapons osr-3 <<-'END'
		title OSR-3 "Dumb" Polymer Rifle
		hands 2
		traits polymer rifle NASF
		dice rr
		surge_at 5
		surge r
		confidence 1
		range 4
		suppress 2
		quadrants 1
		ammo 2
		noise intruder
		noise_per_shot 1
		keywords burst 2, linear, confidence 1, heavy
	END
}

@test "Juliet Abel" {
	facts spacers juliet-abel <<-'END'
		division Ops
		intelligence 1
		dexterity 1
		strength 1
		willpower 2
		perception 1
		vitals 9
		stress 1
		adrenaline 0
		rubicon discipline 2, confidence 5, discipline 7
		suit standard-eva
	END
}

@test "the Standard EVA Suit" {
	facts suits standard-eva <<-'END'
		rubicon discipline 1, expertise 3, expertise 6
		red 3
		orange 6
		support 1
		backpack 3
		light w
	END
}

@test "Ignite, Magnetized Boot, Tactical Redeployment" {
	facts ai-cards ignite <<-'END'
		target target furthest in-front; target furthest in-sight
		type ranged
		level 1
		effect window; shift; shoot rr; stress>=5: radiation 1; damage>=3: radiation 1
		after lure 1
	END
	facts bp-cards magnetized-boot <<-'END'
		at 3
		wound place expertise 2 any
		fail knockdown
		critical may bonus-attack
	END
	facts stratagems tactical-redeployment <<-'END'
		expertise 8
		charges 1
		effect free-move 3; noise
	END
}

@test "ABL-09 a passive with an effect has a time; ABL-23 ABL-25 an Engram is neither exhausted nor emptied" {
	mkdir own
	printf 'enorm 1\nmap 1x4\ndone\n' >a.board
	printf '%s\n' name,title,when,effect,source 'hum,Hum,passive,add-power 1,owner' >own/abilities.csv
	fails 65 "the passive 'hum' has an effect and no time in 'at' when it comes" enorm-show --data own -f a.board
	printf '%s\n' name,title,when,effect,at,source 'hum,Hum,passive,,always,owner' >own/abilities.csv
	enorm-show --data own -f a.board
	printf '%s\n' name,title,cost,effect,source 'burn,Burn,exhaust,stress 1,owner' >own/abilities.csv
	printf '%s\n' location,type,title,abilities,source 'cargo-spine,1,Manifest,burn,owner' >own/engrams.csv
	fails 65 "'burn' costs exhaust, and an Engram has none" enorm-show --data own -f a.board
}
