#!/usr/bin/env bats
# enorm-turn ability: what characters, suits, gear and Conditions let a Spacer do. enorm-turn(1).
load helper
load turn_helper

# A suit with one ability for each kind of cost and time.
setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >abilities.csv <<-'END'
		name,title,when,whom,cost,effect,uses,traits,at,source
		calm,Calm,turn,self,discipline 1,place confidence 1,1,,,owner
		trust,Trust,turn,self,confidence 2,place discipline 1,1,,,owner
		rush,Rush,turn,self,card,place expertise 1,1,,,owner
		grit,Grit,turn,self,stress 2,place expertise 1,1,,,owner
		scan,Scan,turn,self,"exhaust, expertise 1",place expertise 2,1,,,owner
		toss,Toss,turn,self,discard,place expertise 1,1,,,owner
		flare,Flare,turn,self,ammo 2,place expertise 1,1,,,owner
		pulse,Pulse,turn,self,charge 1,place expertise 1,1,,,owner
		hum,Hum,turn,self,,place discipline 1,0,,,owner
		twice,Twice,turn,self,,place discipline 1,2,,,owner
		dodge,Dodge,reaction,self,,place discipline 1,1,,,owner
		glow,Glow,passive,self,,place discipline 1,1,,countdown,owner
		cheer,Cheer,turn,anyone,,adrenaline 1,1,,,owner
	END
	cat >suits.csv <<-'END'
		name,title,rubicon,abilities,source
		rig,Rig,,"calm, trust, rush, grit, hum, twice, dodge, glow, cheer",owner
	END
	cat >gear.csv <<-'END'
		name,title,slot,keywords,abilities,source
		sensor,Sensor,support,,"scan, toss",owner
		gun,Gun,support,,"flare, pulse",owner
		charm,Charm,support,discipline 1,,owner
	END
	cat >weapons.csv <<-'END'
		name,title,hands,dice,range,noise,keywords,source
		pea,Pea,1,w,4,,noiseless,owner
	END
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export ENORM_DATA=$BATS_FILE_TMPDIR
	board <<-'END'
		enorm 1
		countdown 9
		map 4x8
		spacer ann A1 vitals=8 stress=3 adrenaline=0 suit=rig
		spacer ben C1 vitals=8 stress=0 adrenaline=0 character=juliet-abel suit=standard-eva
		gear ann sensor
		gear ann gun ammo=3 charge=1
		intruder grin-1 A5 facing=n type=grin
		pool active discipline=1 confidence=2 expertise=3
		turn ann active
	END
}

bens_turn() {
	put 'turn ann done' 'turn ben active' "$@"
}

# ---- costs ----

@test "ABL-20 KW-EXPERTISE-2 POL-10 Spacer tokens are a cost, out of the Active Pool" {
	does ability ann calm
	now 'pool active' discipline 0
	now 'pool incoming' confidence 1
	does ability ann trust
	now 'pool active' confidence 0
	does ability ann scan
	now 'pool active' expertise 2
}

@test "POL-01 what is placed goes to the Incoming Pool, unless its text names another" {
	put 'condition ann cold-resolve'
	does ability ann cold-resolve
	now 'pool incoming' discipline 1
	now 'pool active' discipline 1
	bens_turn 'pool active' 'pool incoming discipline=1'
	does ability ben strategic-analysis
	now 'pool active' expertise 2
	now 'pool incoming' expertise 0
}

@test "ABL-30 without the whole cost it cannot be activated, and nothing is paid" {
	put 'pool active confidence=1 expertise=0' 'pool incoming discipline=5 confidence=5 expertise=5'
	denies ABL-30 ability ann calm
	denies ABL-30 ability ann trust
	denies ABL-30 ability ann scan
	put 'pool active expertise=1' 'gear ann sensor exhausted'
	denies ABL-30 ability ann scan
	put 'gear ann gun ammo=1'
	denies ABL-30 ability ann flare
}

@test "ABL-22 Stress is a cost" {
	does ability ann grit
	now 'spacer ann' stress 5
	has 'event stress who=ann n=2 now=5 clause=ABL-22'
}

@test "ABL-31 RA-04 RO-99 a Stress cost that would pass 9 is refused" {
	put 'spacer ann A1 vitals=8 stress=8 adrenaline=0 suit=rig broken'
	denies ABL-31 ability ann grit
	put 'spacer ann A1 vitals=8 stress=7 adrenaline=0 suit=rig broken'
	does ability ann grit
	now 'spacer ann' stress 9
	hasnt 'event dies'
}

@test "ABL-21 an Action card is a cost: it is played, and no action of it is resolved" {
	denies ABL-21 ability ann rush
	does ability ann rush --card steady-walk
	has 'card ann steady-walk front played paid$' 'turn ann active plays=1$'
	hasnt 'event path' 'event noise'
	denies TRN-12 play ann steady-walk move A2
}

@test "ABL-21 a card that cannot be played is no payment" {
	put 'turn ann active plays=3'
	denies TRN-03 ability ann rush --card steady-walk
	put 'turn ann active plays=1' 'card ann steady-walk back played'
	denies TRN-17 ability ann rush --card steady-walk
}

@test "ABL-23 exhausting a game element is a cost" {
	does ability ann scan
	has 'gear ann sensor exhausted' 'event exhausts who=ann what=sensor'
	put 'used ann calm'
	denies GEA-25 ability ann toss
}

@test "ABL-24 discarding a game element is a cost" {
	does ability ann toss
	hasnt 'gear ann sensor'
	has 'event discard who=ann what=sensor'
}

@test "ABL-25 ABL-32 Ammo and Charge are costs, and with none left it is refused" {
	does ability ann flare
	now 'gear ann gun' ammo 1
	does ability ann pulse
	now 'gear ann gun' charge 0
	grep -v '^used' a.board >b.board && mv b.board a.board
	denies ABL-32 ability ann pulse
	denies ABL-30 ability ann flare
}

@test "ABL-32 of several copies the one that has a Charge pays it" {
	put 'gear ann gun ammo=0 charge=0' 'gear ann gun.2 ammo=0 charge=2'
	does ability ann pulse
	now 'gear ann gun.2' charge 1
	now 'gear ann gun' charge 0
}

@test "GEA-25 an ability of an exhausted card is not activated, whatever it costs" {
	put 'gear ann gun ammo=3 charge=1 exhausted'
	denies GEA-25 ability ann pulse
	put 'gear ann gun.2 ammo=3 charge=2'
	does ability ann pulse
	now 'gear ann gun.2' charge 1
}

@test "ABL-27 ABL-15 nobody is made to pay: what is not asked for is not used" {
	does end ann
	hasnt 'used ' 'event ability' 'event stress'
	has 'gear ann sensor$' 'gear ann gun ammo=3 charge=1$'
}

@test "ABL-28 the cost is paid whatever else is true: while awakened, with gear, again" {
	put 'spacer ann A1 vitals=0 stress=3 adrenaline=0 suit=rig broken awakened' 'gear ann charm'
	does ability ann grit
	now 'spacer ann' stress 5
	does ability ann scan
	now 'pool active' expertise 2
}

# ---- how often ----

@test "ABL-16 a triggered ability is used once a Round" {
	does ability ann calm
	has 'used ann calm'
	put 'pool active discipline=3'
	denies ABL-16 ability ann calm
}

@test "ABL-16 and again in the next" {
	does ability ann calm
	put 'turn ann done' 'round 2 phase=end' 'pool active discipline=1'
	does end-round
	hasnt 'used ' 'turn ann done'
	put 'turn ann active' 'round 3 phase=spacer'
	does ability ann calm
}

@test "ABL-16 unless stated otherwise" {
	does ability ann twice
	does ability ann twice
	has 'used ann twice count=2'
	denies ABL-16 ability ann twice
	does ability ann hum
	does ability ann hum
	does ability ann hum
	now 'pool incoming' discipline 5
}

@test "ABL-16 the limit is each Spacer's own" {
	put 'used ben calm'
	does ability ann calm
}

@test "REA-12 a reaction is used once a Round too" {
	does ability ann dodge --window
	denies REA-12 ability ann dodge --window
}

@test "ABL-14 a passive works as often as its condition holds" {
	put 'gear ann charm' 'gear ann pea'
	enorm-attack ann grin-1 pea --rolled w:- <a.board | enorm-board settle >b.board
	enorm-attack ann grin-1 pea --rolled w:- <b.board >.out
	now 'pool incoming' discipline 2
	hasnt 'used '
}

# ---- when ----

@test "ABL-06 using an ability is no action: no card, no play, no Adrenaline" {
	put 'turn ann active plays=3'
	does ability ann calm
	has 'turn ann active plays=3$'
	hasnt 'card ann' 'event plays'
	now 'spacer ann' adrenaline 0
}

@test "ABL-15 a passive is not for using" {
	denies ABL-15 ability ann glow
}

@test "REA-02 a reaction is for a window of opportunity, anything else is not" {
	denies REA-02 ability ann dodge
	denies POL-18 ability ann calm --window
}

@test "POL-18 abilities are used in the own turn, before its milling" {
	does ability ann calm
	does end ann
	now 'pool active' confidence 1
	denies POL-18 ability ann trust
	does start ben
	denies POL-18 ability ann trust
}

@test "on a board that keeps no turns an ability is judged alone" {
	enorm-board drop turn ann <a.board >b.board && mv b.board a.board
	does ability ann calm
}

# ---- Knockdown and other bans ----

@test "KD-04 KD-05 KD-06 RO-39 who is down uses no reactions and no abilities" {
	put 'condition ann knockdown falling'
	denies KD-05 ability ann calm
	denies KD-04 ability ann dodge --window
}

@test "RO-37 the ban belongs to the falling face" {
	put 'condition ann knockdown standing'
	does ability ann dodge --window
	does ability ann calm
}

@test "RO-39 feeding a Stratagem and tokens in a roll stay open to who is down" {
	put 'condition ann knockdown falling' 'stratagem tactical-redeployment expertise=0'
	does stratagem feed tactical-redeployment ann 1
	now 'stratagem tactical-redeployment' expertise 1
}

@test "Amnesia takes abilities away, until it turns over" {
	put 'condition ann amnesia'
	denies SBD-06 ability ann calm
	put 'turn ann waiting'
	does start ann
	has 'condition ann snap-out'
	does ability ann snap-out
	does ability ann calm
}

# ---- where they come from ----

@test "ABL-02 gear gives its abilities only while it is equipped" {
	does ability ann scan
	grep -v '^used' a.board >b.board && mv b.board a.board
	put 'gear ann sensor stowed'
	fails 65 "ann has no ability 'scan'" enorm-turn ability ann scan -f a.board
	fails 65 "ben has no ability 'calm'" enorm-turn ability ben calm -f a.board
}

@test "ABL-01 abilities come from character, suit, gear and Condition cards" {
	bens_turn 'gear ben sensor' 'condition ben snap-out' 'pool active expertise=9' 'pool incoming'
	put 'condition ann knockdown falling'
	does ability ben strategic-analysis
	does ability ben help-up ann
	does ability ben scan
	does ability ben snap-out
}

@test "a Spacer alone lists the abilities there are, and what keeps one from being used" {
	bens_turn 'pool active expertise=1' 'pool incoming expertise=1'
	prints enorm-turn -T ruling ability ben -f a.board <<-'END'
		strategic-analysis (stress 1): no, its condition does not hold: if Spacer Pools without a token are 1 or more [ABL-18]
		go-check-it-out (expertise 2): no, it costs 2 expertise and the Active Pool has 1 [ABL-30]
		help-up (expertise 1): no, ann is not knocked down [ABL-18]
		reflex (expertise 1), a reaction: yes, in a window of opportunity
	END
	put 'condition ann knockdown falling'
	json '[.ability,.ready]' '["strategic-analysis",false]
["go-check-it-out",false]
["help-up",true]
["reflex",true]' enorm-turn -T json ability ben -f a.board
}

@test "a list has an ability on two cards once, and says that nobody is there for it" {
	mkdir boots
	printf '%s\n' name,title,slot,abilities,source 'boots,Boots,support,reflex,owner' >boots/gear.csv
	printf '%s\n' 'enorm 1' 'map 1x4' 'spacer ben A1 suit=standard-eva' 'gear ben boots' \
		'pool active expertise=2' done >b.board
	prints enorm-turn --data boots -T ruling ability ben -f b.board <<-'END'
		help-up (expertise 1): no, there is no other Spacer [ABL-18]
		reflex (expertise 1), a reaction: yes, in a window of opportunity
	END
}

@test "a list changes nothing in a game" {
	cp a.board game
	enorm-turn -q -g game ability ann
	cmp game a.board
}

# ---- the printed ones ----

@test "ABL-18 Strategic Analysis needs an empty Pool, and fills it for 1 Stress" {
	bens_turn 'pool active expertise=1' 'pool incoming expertise=1'
	denies ABL-18 ability ben strategic-analysis
	put 'pool active expertise=1' 'pool incoming'
	does ability ben strategic-analysis
	now 'pool incoming' expertise 2
	now 'pool active' expertise 1
	now 'spacer ben' stress 1
}

@test "Strategic Analysis with both Pools empty is a choice" {
	bens_turn 'pool active' 'pool incoming'
	cp a.board before
	does ability ben strat
	now 'pool active' expertise 2
	cp before a.board
	does ability ben strat --choose ben.pool=incoming
	now 'pool incoming' expertise 2
	enorm-turn ability ben strat --all <before >all
	assert_equal "$(boards all)" 2
}

@test "ABL-18 Help Up stands another Spacer up, who must be down" {
	bens_turn
	denies ABL-18 ability ben help-up ann
	put 'condition ann knockdown falling'
	denies ABL-18 ability ben help-up
	denies ABL-18 ability ben help-up ben
	does ability ben help-up ann
	hasnt 'condition ann'
	has 'event stands who=ann'
	now 'pool active' expertise 2
	put 'condition ann knockdown standing'
	grep -v '^used' a.board >b.board && mv b.board a.board
	does ability ben help-up ann
	hasnt 'condition ann'
}

@test "ABL-18 SPM-25 Go Check It Out moves another Spacer 1 space for 2 Expertise" {
	bens_turn
	denies SPM-01 ability ben go-check-it-out ann
	denies ABL-18 ability ben go-check-it-out C2
	denies 'SPM-[0-9]+' ability ben go-check-it-out ann A3
	does ability ben go-check-it-out ann A2
	has 'spacer ann A2' 'spacer ben C1'
	now 'pool active' expertise 1
}

@test "RI-43 who is moved by another's ability provokes nothing, who moves alone does" {
	put 'intruder grin-1 B1 facing=n type=grin' 'turn ann done'
	does ability ben reflex C2 --window --rolled r:-,r:-,w:-
	has 'event provokes '
	bens_turn 'spacer ann A1 vitals=8 stress=3 adrenaline=0 suit=rig'
	does ability ben go-check-it-out ann A2
	has 'spacer ann A2'
	hasnt 'event provokes '
}

@test "Reflex moves the user 1 space in a window" {
	put 'turn ann done'
	denies REA-02 ability ben reflex C2
	does ability ben reflex C2 --window
	has 'spacer ben C2'
	now 'pool active' expertise 2
	denies REA-12 ability ben reflex C3 --window
}

@test "Snap Out moves a token of the player's choice from the Active to the Incoming Pool" {
	put 'condition ann snap-out'
	cp a.board before
	does ability ann snap-out
	now 'pool active' expertise 2
	now 'pool incoming' expertise 1
	cp before a.board
	does ability ann snap-out --choose ann.token=confidence
	now 'pool active' confidence 1
	now 'pool incoming' confidence 1
	cp before a.board
	put 'pool active'
	does ability ann snap-out
	hasnt 'event moves-back'
}

@test "an ability for anyone may be for its user or another" {
	does ability ann cheer ben
	now 'spacer ben' adrenaline 1
	denies ABL-16 ability ann cheer
	grep -v '^used' a.board >b.board && mv b.board a.board
	does ability ann cheer
	now 'spacer ann' adrenaline 1
	put 'spacer ben - dead'
	grep -v '^used' a.board >b.board && mv b.board a.board
	denies ABL-18 ability ann cheer ben
	denies SPM-01 ability ann calm C3
}

@test "KW-EXPERTISE-4 Expertise pays for what a Location asks for" {
	put 'location cargo-spine' 'turn ann waiting'
	does location use duck ann --window
	now 'pool active' expertise 2
}

@test "STA-03 what has been used is marked until the Round is over" {
	does ability ann calm
	has 'used ann calm$'
	does end ann
	has 'used ann calm$'
}

@test "words that are no ability, no Spacer and no card" {
	complains 65 "enorm-turn: a.board: ann has no ability 'clam' (did you mean 'calm'?)" enorm-turn ability ann clam -f a.board
	complains 65 "enorm-turn: a.board: ben has no ability 'sing-along'; there are strategic-analysis, go-check-it-out, help-up, reflex" enorm-turn ability ben sing-along -f a.board
	complains 65 "enorm-turn: a.board: no spacer 'bob'; on the board: ann, ben" enorm-turn ability ann cheer bob -f a.board
	complains 65 "enorm-turn: a.board: no action card 'strut'; there are steady-walk, cautious-sneaking, hurried-walk, anxious-sneaking, desperate-measures, stressful-brainstorm" enorm-turn ability ann rush --card strut -f a.board
}

@test "an ability's row is checked: its cost, its effect, its holders" {
	mkdir bad
	printf 'name,title,cost,source\nx,X,money 2,owner\n' >bad/abilities.csv
	fails 65 "column 'cost': 'money' is none of its words" enorm-turn ability ann --data bad -f a.board
	printf 'name,title,effect,source\nx,X,plaec expertise 1,owner\n' >bad/abilities.csv
	fails 65 "'plaec' where .* is wanted" enorm-turn ability ann --data bad -f a.board
	rm bad/abilities.csv
	printf 'name,title,abilities,source\nrig,Rig,clam,owner\n' >bad/suits.csv
	fails 65 "column 'abilities': no 'clam' in abilities.csv \(did you mean 'calm'\?\)" enorm-turn ability ann --data bad -f a.board
	rm bad/suits.csv
	printf 'name,title,card,actions,source\nx,X,x,dance,owner\n' >bad/action-cards.csv
	fails 65 "column 'actions': 'dance' is none of its words" enorm-turn ability ann --data bad -f a.board
}

@test "ABL-07 ABL-08 ABL-09 a passive works by itself whenever its time comes" {
	cat >abilities.csv <<-'END'
		name,title,when,whom,cost,effect,uses,traits,at,source
		calm,Calm,passive,self,,place discipline 1 incoming,0,,turn-start,owner
		drill,Drill,passive,self,,place confidence 1 incoming,0,,round-end,owner
	END
	cat >suits.csv <<-'END'
		name,title,abilities,source
		padded,Padded,"calm, drill",owner
	END
	export ENORM_DATA=$PWD
	printf '%s\n' 'enorm 1' 'map 2x2' 'round 1' 'spacer ann A1 suit=padded' 'spacer bob B1' done >a.board
	does start ann
	grep -q '^pool incoming discipline=1$' a.board
	grep -q '^event passive who=ann ability=Calm clause=ABL-09$' .out
	does end ann
	does start bob
	does end bob
	does intruders
	does end-round
	grep -q '^pool incoming confidence=1$' a.board
	denies ABL-15 ability ann calm
}

@test "REA-02 a reaction used by hand in a window says that it was used" {
	printf '%s\n' 'enorm 1' 'map 2x2' 'spacer ann A1 suit=standard-eva' 'pool active expertise=1' done >a.board
	does ability ann reflex A2 --window
	grep -q '^event ability who=ann ability=Reflex clause=ABL-15$' .out
}
