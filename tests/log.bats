#!/usr/bin/env bats
# enorm-log: the story of a board's events. enorm-log(1).
load helper

story() {
	board "${1:-a.board}" <<-'END'
		enorm 1
		title The corner
		map 1x2
		spacer juliet A1
		event call tool=enorm-cover args="grin-1 juliet"
		event cover from=grin-1 to=juliet answer=yes tile=crate-1 clause=COV-04,COV-07 ruling=RA-51
		event stress who=juliet n=1 now=2 clause=CDE-05
		event note text="say \"hi\""
		event dies who=juliet
		done
	END
}

@test "a call is told as typed, what it did in sentences with their citation" {
	story
	prints enorm-log -f a.board <<-'END'
		The corner
		$ enorm-cover grin-1 juliet
		  cover for juliet from grin-1: yes, crate-1 [COV-04,COV-07; RA-51]
		  juliet gains 1 Stress, now 2 [CDE-05]
		  say "hi"
		  juliet dies
	END
}

@test "a board without events tells nothing" {
	corner
	says 'The Grin comes round the corner' enorm-log -f a.board
	printf 'enorm 1\nmap 1x1\ndone\n' | says '' enorm-log
}

@test "what was changed by hand in a game is told where it came" {
	cp "$EXAMPLES/push.board" tonight.board
	enorm-harm juliet --stress 1 -g tonight.board >told
	enorm-board set juliet vitals=3 -g tonight.board >told
	enorm-harm juliet --stress 1 -g tonight.board >told
	try enorm-log -g tonight.board
	assert_equal "$(grep -n 'by hand' .out)" '4:spacer juliet: vitals 9 -> 3 (by hand)'
	enorm-log -T json -g tonight.board >json
	run ! grep -q 'by hand' json
}

# verbs all|needed: an event line for every verb of the source, with all or just the needed arguments.
verbs() {
	python3 - "$1" "$ROOT"/lib/event/*.h <<-'END'
		import re, sys
		text = "".join(open(name).read() for name in sys.argv[2:])
		for verb, strings in re.findall(r'\bV\(\w+,\s*"([a-z-]+)",((?:[\s\\\\]*"[^"]*")+)', text):
		    sentence = "".join(re.findall(r'"([^"]*)"', strings))
		    if sys.argv[1] == "needed":
		        sentence = re.sub(r"\[[^]]*\]", "", sentence)
		    keys = dict.fromkeys(re.findall(r"\{(\w+)\}", sentence))
		    print("event", verb, *("%s=%s" % (key, {"tool": "enorm-ai", "rng": "0" * 32}.get(key, "the-" + key)) for key in keys))
	END
}

@test "every verb of the table makes a whole sentence, without its optional parts too" {
	local which
	for which in all needed; do
		{ printf 'enorm 1\nmap 1x1\n' && verbs "$which" && echo 'done'; } >a.board
		[ "$(grep -c ^event a.board)" -ge 20 ]
		try enorm-log -f a.board
		wants 0 log "$which"
		text_is err ''
		assert_equal "$(wc -l <.out)" "$(grep -c ^event a.board)"
		# the one question of the table is a question
		sed 's/ is it the-who? / /' .out >.told
		run ! grep -E '[][{}?]' .told
	done
}

@test "sentences say what is known and leave out what is not" {
	board <<-'END'
		enorm 1
		map 1x1
		event choice point=grin-1.first value=v
		event choice point=p value=v options=v,w why="the lowest coordinate"
		event roll point=noise dice=ww faces=w1,w5 power=1
		event spend who=juliet n=1 what=Ammo left=1
		event stress who=juliet n=1 now=2 clause=CDE-05
		done
	END
	prints enorm-log -f a.board <<-'END'
		  grin-1.first: v (--choose grin-1.first=...)
		  p: v rather than w: the lowest coordinate (--choose p=...)
		  noise: 2 white rolled w1,w5: 1 Power
		  juliet spends 1 Ammo, 1 left
		  juliet gains 1 Stress, now 2 [CDE-05]
	END
}

@test "--explain puts the text and page of every clause and ruling under its event" {
	story
	try enorm-log --explain -f a.board
	wants 0 explain
	text_is err ''
	grep -qx '      CDE-05, p. 27: Grin AT at white is 3.' .out
	local id
	for id in COV-04 COV-07 RA-51; do
		grep -qE "^      $id(, p\. [^:]*)?: .+" .out || { echo "no text for $id" && cat .out && false; }
	done
	assert_equal "$(grep -cE '^      ' .out)" 4
	# the text is the catalogue's
	grep -qF "$(enorm-board data rulings | python3 -c '
import csv, sys
print(next(r["reading"] for r in csv.DictReader(sys.stdin) if r["id"] == "RA-51"))')" .out
}

@test "-T json is one object a line, each with v, tool, board and kind" {
	story
	story b.board
	cat b.board >>a.board
	try enorm-log -T json -f a.board
	wants 0 json
	text_is err ''
	assert_equal "$(wc -l <.out)" 10
	assert_equal "$(jq -c '[.v, .tool, .board, .kind]' .out | sort | uniq -c | tr -s ' ')" \
		' 5 [1,"enorm-log",1,"event"]
 5 [1,"enorm-log",2,"event"]'
	json '[.verb, .args.who, .args.n, .args.now, .clause]' '["stress","juliet",1,2,["CDE-05"]]' \
		sh -c "enorm-log -T json -f b.board | sed -n 3p"
	json '.text' '"say \"hi\""' sh -c "enorm-log -T json -f b.board | sed -n 4p"
}

@test "JSON escapes what JSON must" {
	printf 'enorm 1\nmap 1x1\nevent note text="a\\\\b \\"c\\" \tt ☃ </script>" x-n=007 x-m=-3\ndone\n' | board
	json '[.text, .args["x-n"], .args["x-m"]]' '["a\\b \"c\" \tt ☃ </script>","007",-3]' enorm-log -T json -f a.board
}

@test "an unknown verb is refused with the nearest" {
	printf 'enorm 1\nmap 1x1\nevent stres who=juliet\ndone\n' | board
	complains 65 "enorm-log: a.board:3:7: no event is called 'stres' (did you mean 'stress'?)" enorm-log -f a.board
	printf 'enorm 1\nmap 1x1\nevent stress woh=juliet n=1 x-mine=2\ndone\n' | board
	complains 65 "enorm-log: a.board:3: the event 'stress' has no 'woh=' (did you mean 'who'?)" enorm-log -f a.board
}

@test "a game is told from its first board to its last" {
	printf 'enorm 1\ntitle A game\nmap 1x1\nevent note text=one\ndone\n' >game
	printf 'enorm 1\ntitle A game\nmap 1x1\nevent note text=two\ndone\n' >>game
	says 'A game
  one
  two' enorm-log -g game
	ENORM_GAME=game says 'A game
  one
  two' enorm-log
	assert_equal "$(boards game)" 2
}

@test "each board appended to a game starts without the events of the one before" {
	story game
	enorm-board -q -g game put 'flag x-a'
	assert_equal "$(grep -c '^event' game)" 5
}

@test "events survive a pipe" {
	story
	try sh -c 'enorm-board format -f a.board | enorm-board mirror | enorm-log'
	wants 0 log
	assert_equal "$(tail -n 1 .out)" '  juliet dies'
}

@test "a view it does not have is a usage error" {
	story
	complains 64 "enorm-log: -T 'board' is none of json, text" enorm-log -T board -f a.board
}

# A game of three calls: a roll, then two that draw nothing.
game_of_three() {
	cp "$EXAMPLES/ai.board" night
	enorm-ai grin-1 -q -g night
	enorm-knockback romeo 1 --direction e -q -g night
	enorm-knockback romeo 1 --direction n -q -g night
}

@test "GLD-04 GLD-06 a game is taken back by as many calls as drew nothing" {
	game_of_three
	enorm-log --undo -g night >back
	grep -q '^spacer romeo A3' back
	enorm-log --undo --steps 2 -g night >back
	grep -q '^spacer romeo A2' back
	enorm-board check <back
	! grep '^event' back
}

@test "GLD-05 a roll since ends the right to take back, whoever rolled it" {
	game_of_three
	run -1 enorm-log --undo --steps 3 -g night
	[ "$output" = 'refused: something random has happened since: enorm-ai grin-1 [GLD-05]' ]
	enorm-ai grin-2 --target juliet -q -g night
	run -0 enorm-log --undo -g night # a Slitherrun asks for no dice
	enorm-ai grin-1 --target juliet --rolled r1,r1,w1 -q -g night
	run -1 enorm-log --undo -g night
}

@test "taking back more calls than there were is an error, and so is no game file" {
	game_of_three
	complains 65 'enorm-log: the game has 3 calls to take back, not 4' enorm-log --undo --steps 4 -g night
	complains 64 'enorm-log: --script and --undo need a game file: -g FILE or ENORM_GAME' enorm-log --script
	complains 64 'enorm-log: --steps goes with --undo' enorm-log --steps 2 -g night
}

@test "the script of a game replays it to the byte, its generator included" {
	game_of_three
	enorm-log --script -g night >script
	sh script again >/dev/null
	tail -n "$(enorm-log --undo -g night | wc -l)" night >wanted
	tail -n "$(enorm-log --undo -g night | wc -l)" again >got
	cmp wanted got
}

# ---- a game file that somebody else wrote ----

hostile() {
	printf 'enorm 1\nmap 1x1\ndone\nenorm 1\nmap 1x1\nevent call %s\ndone\n' "$1" >game
}

@test "a call names one of our tools" {
	hostile 'tool=touch args="x; id"'
	complains 65 "enorm-board: game:6: no tool is called 'touch'" enorm-board check -g game
	complains 65 "enorm-log: game:6 (board 2): no tool is called 'touch'" enorm-log --script -g game -q
	hostile 'tool=enorm-atack'
	complains 65 "enorm-board: game:6: no tool is called 'enorm-atack' (did you mean 'enorm-attack'?)" enorm-board check -g game
	hostile 'args=x'
	complains 65 'enorm-board: game:6: a call names its tool: tool=enorm-attack' enorm-board check -g game
}

@test "the generator of a call is a state, and its words name no files" {
	hostile "tool=enorm-ai rng=\"0' x\""
	complains 65 "enorm-board: game:6: rng= of a call is a state of the generator: 32 hexadecimal digits" enorm-board check -g game
	local word
	for word in -g -gx -qg --game --ga --file=x -f; do
		hostile "tool=enorm-ai args=\"juliet $word x\""
		complains 65 "enorm-board: game:6: '${word%%=*}' does not belong in the args= of a call" enorm-board check -g game
	done
}

@test "the words of a call are quoted one by one in the script" {
	hostile "tool=enorm-harm args=\"x; id \$(id) 'a b' c'd e\\\\n *\""
	enorm-log --script -g game >script
	assert_equal "$(tail -n 1 script)" "enorm-harm 'x;' id '\$(id)' 'a b' 'cd e\\n *'"
	hostile "tool=enorm-harm args=\"juliet --effect 'it'\\\\''s' ''\""
	enorm-log --script -g game >script
	assert_equal "$(tail -n 1 script)" "enorm-harm juliet --effect 'it'\\''s' ''"
}

@test "no text of a board ends its here-document" {
	printf 'enorm 1\ntitle END-1 and END-2\n# END\n# END-OF-BOARD END-OF-THIS-BOARD\nmap 1x1\ndone\n' >game
	enorm-log --script -g game >script
	sh script again
	cmp <(enorm-board format -f game) again
}

@test "the generator is put where the game first drew" {
	cp "$EXAMPLES/ai.board" night
	enorm-knockback romeo 1 --direction e -q -g night
	enorm-ai grin-1 -q -g night
	enorm-log --script -g night | grep '^enorm-' | cut -d' ' -f1,2 >calls
	assert_equal "$(cat calls)" $'enorm-knockback romeo\nenorm-board put\nenorm-ai grin-1'
}
