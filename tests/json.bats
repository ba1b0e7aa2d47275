#!/usr/bin/env bats
# JSON: one object a line, no key twice, and whatever a call says is JSON when JSON is asked for.
load helper

# The helper reads every line that `try` leaves; here it gets one of everything.
@test "no object of any tool has a key twice" {
	local round=$EXAMPLES/round.board attack=$EXAMPLES/attack.board
	corner
	try enorm-attack -T json juliet grin-1 --seed 1 -f "$attack"
	wants 0 attack
	grep -q '"kind":"event","verb":"attack","args":{.*"kind":"an Attack"},' .out
	for call in 'attack juliet grin-1 --odds' 'attack juliet' 'attack juliet --why-not' 'ai grin-1 --seed 1' 'ai --why grin-1' \
		'ai --routes grin-1' 'move juliet --reach 3' 'cover grin-1 juliet' 'cover --pairs' 'cover --pairs --why-not' \
		'roll rr --odds' 'roll --faces' 'roll rr --advise --at 2 --rolled r1,r2' 'show --threat grin-1' \
		'ref' 'ref maps' 'ref odds' 'ref keywords' 'ref search cover' 'ref rule COV-01' 'noise juliet --seed 1' 'harm juliet --damage 3' \
		'harm juliet --stress 9 --odds' 'harm juliet --stress 9 --outcomes' 'turn start juliet' 'turn ability juliet' 'knockback juliet 2 --from grin-1' \
		'terrain place crate B2' 'log'; do
		# shellcheck disable=SC2086 # words
		try enorm-$call -T json <"$attack"
		((status < 2)) || wants 0 "$call"
		wants "$status" "$call"
		[[ -s .out ]] || [[ $call == log ]] || { echo "nothing of $call" && return 1; }
		run ! grep -v '^{' .out
	done
	try enorm-log -T json -f "$round"
	wants 0 log
}

@test "what an event says has an object of its own, its clauses and rulings are lists" {
	board <<-'END'
		enorm 1
		map 2x2
		event call tool=enorm-ai args="a b"
		event note text=hello clause=COV-04,COV-05 ruling=RA-51 x-kind=7 x-board=9 x-v=0 x-verb=x
		done
	END
	answers 0 '{"v":1,"tool":"enorm-log","board":1,"kind":"event","verb":"call","args":{"tool":"enorm-ai","args":"a b"},"text":"enorm-ai a b","clause":[],"ruling":[]}
{"v":1,"tool":"enorm-log","board":1,"kind":"event","verb":"note","args":{"text":"hello","x-kind":7,"x-board":9,"x-v":0,"x-verb":"x"},"text":"hello","clause":["COV-04","COV-05"],"ruling":["RA-51"]}' \
		enorm-log -T json -f a.board
}

@test "a refusal is JSON, of a roll that only looks too" {
	corner
	answers 1 '{"v":1,"tool":"enorm-roll","board":1,"kind":"refused","place":{"file":"a.board"},"message":"armor re-rolls an Intruder'"'"'s attack dice only","clause":[]}' \
		enorm-roll --for juliet g --armor 1 --odds -T json -f a.board
	json '[.kind,.board]' '["odds",1]' enorm-roll --for juliet rr --odds -T json -f a.board
}

@test "an error is JSON: place, message, suggestion and status" {
	corner
	complains 65 '{"v":1,"tool":"enorm-attack","board":1,"kind":"error","place":{"file":"a.board"},"message":"no spacer '"'julliet' (did you mean 'juliet'?)"'","suggestion":"juliet","status":65}' \
		enorm-attack julliet grin-1 -T json -f a.board
	sed 's/B5 fac/B9 fac/' a.board | cat a.board - >two.board
	try enorm-harm everyone --stress 1 -T json -f two.board
	wants 65 harm
	text_is err '{"v":1,"tool":"enorm-harm","board":2,"kind":"error","place":{"file":"two.board","line":43,"column":17},"message":"B9 is outside the map, which goes from A1 to C6","status":65}' harm
	# before the options are read, and from the environment
	complains 64 '{"v":1,"tool":"enorm-log","board":0,"kind":"error","message":"no option --bogus; --help lists them","status":64}' \
		enorm-log --bogus --to=json
	ENORM_VIEW=json complains 64 '{"v":1,"tool":"enorm-log","board":0,"kind":"error","message":"no option --bogus; --help lists them","status":64}' \
		enorm-log --bogus
	complains 64 "enorm-log: no option --bogus; --help lists them" enorm-log --bogus -T text
	complains 66 '{"v":1,"tool":"enorm-log","board":0,"kind":"error","message":"cannot open a\\x1b: No such file or directory","status":66}' \
		enorm-log -T json -f $'a\x1b'
	# also of the tool that has no view of JSON
	complains 64 '{"v":1,"tool":"enorm-case","board":0,"kind":"error","message":"no option --bogus; --help lists them","status":64}' \
		enorm-case --bogus -T json
	ENORM_VIEW=json complains 66 '{"v":1,"tool":"enorm-case","board":0,"kind":"error","place":{"file":"/nowhere"},"message":"cannot be read: No such file or directory","status":66}' \
		enorm-case run /nowhere
	complains 2 '{"v":1,"tool":"enorm-roll","board":0,"kind":"error","message":"roll 2 red for roll, then add --rolled roll=...","status":2}' \
		enorm-roll rr --ask dice -T json
}

@test "many errors are many objects, and a warning is one" {
	{
		printf 'enorm 1\nmap 2x2\n'
		for i in {1..60}; do echo "spacer s-$i Z9"; done
	} >a.board
	try enorm-log -T json -f a.board
	wants 65 log
	assert_equal "$(jq -r .kind .err | sort | uniq -c | tr -s ' ')" ' 51 error'
	assert_equal "$(tail -n 1 .err | jq -r .message)" 'and 10 more problems'
	corner
	sed 's/^countdown/data 0123456789abcdef\n&/' a.board >b.board
	try enorm-harm juliet --stress 1 -T json -f b.board
	wants 0 harm
	text_is err '{"v":1,"tool":"enorm-harm","board":1,"kind":"warning","message":"the board was made with other tables (its data record differs)"}' harm
}

@test "what is no text in JSON goes by its number" {
	try enorm-ref -T json search $'a\u202e\x1b\xff'
	wants 1 search
	corner
	try enorm-log -T json -f $'a\u202e\xff'
	wants 66 log
	assert_equal "$(jq -r .message .err)" 'cannot open a\u202e\xff: No such file or directory'
}

@test "the source, the schemas and the manual have the same kinds and keys" {
	PYTHONPATH=$BATS_TEST_DIRNAME PYTHONDONTWRITEBYTECODE=1 run -0 /usr/bin/python3 "$BATS_TEST_DIRNAME/check_schema.py"
	assert_output ''
}

# one_of_each: lines of every kind.
one_of_each() {
	local attack=$EXAMPLES/attack.board call
	enorm-harm juliet --stress 9 --outcomes -T json <"$attack"
	enorm-board format -T json <"$attack"
	for call in 'attack juliet' 'attack juliet --why-not' 'ai grin-1 --odds' 'ai --routes grin-1' 'move juliet --reach 1' \
		'cover grin-1 juliet' 'cover grin-1 juliet --sight --proof' 'cover grin-1 juliet --front' 'cover A1 all-spaces' \
		'cover grin-1 juliet --range' 'cover grin-1 juliet --distance' 'cover grin-1 juliet --adjacent' 'cover grin-1 juliet --zone 1' \
		'roll rr --odds' 'roll --faces' 'roll rr --advise --at 2 --rolled r1,r2' 'show --threat grin-1' 'ref odds' 'ref keyword cover' \
		'turn ability juliet' 'harm juliet --damage 1 --odds --best grin' 'harm juliet --damage 1 --odds --worst grin' \
		'attack juliet grin-1 --ask dice' 'move juliet D5' 'ai grin-1 --readings' 'attack nobody' 'turn play juliet steady-walk'; do
		# shellcheck disable=SC2086 # words
		enorm-$call -T json <"$attack" 2>&1 || true
	done
	enorm-attack juliet grin-1 --outcomes <"$attack" | enorm-odds --full -T json
	sed 's/^countdown/data 0123456789abcdef\n&/' "$attack" | enorm-log -T json 2>&1
}

@test "our check of the schemas and Debian's say the same, of lines that are right and of lines that are wrong" {
	one_of_each >lines
	PYTHONPATH=$BATS_TEST_DIRNAME PYTHONDONTWRITEBYTECODE=1 run -0 /usr/bin/python3 "$BATS_TEST_DIRNAME/same_verdict.py" lines
	assert_output ''
}

@test "a line that does not follow its schema fails the file whose test printed it" {
	local head='{"v":1,"tool":"enorm-log","board":0,"kind":' row wrong
	mkdir build
	printf '#!/bin/sh\ncat line\n' >build/enorm-log
	chmod +x build/enorm-log
	printf '@test "it prints" { cd "%s" && enorm-log -T json >out; }\n' "$PWD" >a.bats
	while IFS='|' read -r row wrong; do
		echo "$head$row" >line
		run env -u ENORM_TAP FILES="$PWD/a.bats" FILTER= "$BATS_TEST_DIRNAME/run" "$PWD/build"
		assert_output --partial '1 lines of JSON were compared'
		if [[ -z $wrong ]]; then
			assert_success
		else
			assert_failure
			assert_output --partial "$wrong"
			assert_output --partial '1 passed, 1 failed'
		fi
	done <<-'END'
		"warning","message":"x"}|
		"warning","message":"x","message":"y"}|a key twice
		"warning","message":"x","more":"y"}|no schema knows the key 'more'
		"warning","message":7}|7 is not of type string
		"warning"}|no key 'message'
		"wish","message":"x"}|no schema for 'wish'
		"warning","message":"x"|Expecting
	END
}

@test "the board as JSON: numbers are numbers, a flag is true or false, lists are lists" {
	board <<-'END'
		enorm 1
		title a "b" \c
		countdown 9
		map 2x2
		wall A1-A2
		red A1-B1
		spawn x0y1
		door hatch A2-B2 closed
		spacer ann A1 facing=e vitals=7 stress=2 adrenaline=1 broken x-note=12
		gear ann osr-3 ammo=1 stowed
		intruder grin-1 - facing=s type=grin
		deck ai mothman cards=one,two
		refused enorm-attack clause=COV-04,COV-05 reason="no, no"
		branch 2/3 of=1 choose="a.b=two words c=d" weight=1/6
		event choice point=p value=v options=v,w ruling=RA-51
		done
	END
	try enorm-board format -T json -f a.board
	wants 0 format
	asks() { assert_equal "$(jq -c "$1" .out)" "$2"; }
	asks '[.v, .tool, .board, .kind, .title]' '[1,"enorm-board",1,"board","a \"b\" \\c"]'
	asks '.spacer' '[{"name":"ann","at":"A1","facing":"e","vitals":7,"stress":2,"adrenaline":1,"character":null,"suit":null,"broken":true,"awakened":false,"elsewhere":false,"dead":false,"spare":false,"extra":{"x-note":"12"}}]'
	asks '.gear[0]|[.owner, .name, .ammo, .charge, .stowed]' '["ann","osr-3",1,null,true]'
	asks '.intruder[0]|[.at, .wounds, .activated]' '[null,0,false]'
	asks '.door' '[{"name":"hatch","at":["A2-B2"],"state":"closed","disabled":false,"extra":{}}]'
	asks '.deck[0]|[.name, .key, .cards, .discard]' '["ai","mothman",["one","two"],[]]'
	asks '.refused|[.tool, .clause, .reason]' '["enorm-attack",["COV-04","COV-05"],"no, no"]'
	asks '.branch|[.number, .count, .of, .choose, .weight]' '[2,3,1,["a.b=two words","c=d"],{"num":"1","den":"6","p":0.1666666667}]'
	asks '.event' '[{"verb":"choice","args":{"point":"p","value":"v","options":["v","w"]},"text":"p: v rather than w (--choose p=...)","clause":[],"ruling":["RA-51"]}]'
	asks '[.round, .rng, .blip, .queue]' '[null,null,[],[]]'
	asks '[.map.rows, .map.columns, .map.spawn, (.map.spaces|length)]' '[2,2,["x0y1"],4]'
	asks '.map.spaces[0]' '{"space":"A1","n":"red","e":"wall","s":"wall","w":"wall"}'
	jq -r '.map.picture[]' .out | diff <(enorm-board format -f a.board | sed '1,/^map/d; /^end/,$d') -
}

@test "every example as JSON is an object a board, and changes no game" {
	local b
	for b in "$EXAMPLES"/*.board; do
		assert_equal "$(enorm-board format -T json -f "$b" | jq -r .kind | sort | uniq -c)" "$(boards "$b" | sed 's/.*/      & board/')"
	done
	cp "$EXAMPLES/corner.board" game
	enorm-board format -T json -g game | jq -e '.kind == "board"'
	cmp game "$EXAMPLES/corner.board"
}

@test "only format and check of enorm-board are asked for JSON; a pipe gets boards whatever the environment says" {
	corner
	complains 64 '{"v":1,"tool":"enorm-board","board":0,"kind":"error","message":"-T json goes with format and check","status":64}' \
		enorm-board mirror -T json -f a.board
	ENORM_VIEW=json enorm-board mirror -f a.board | enorm-board mirror | cmp - <(enorm-board format -f a.board)
	says '' enorm-board check -T json -f a.board
	sed 's/B5 fac/B9 fac/' a.board >b.board
	complains 65 '{"v":1,"tool":"enorm-board","board":1,"kind":"error","place":{"file":"b.board","line":19,"column":17},"message":"B9 is outside the map, which goes from A1 to C6","status":65}' \
		enorm-board check -T json -f b.board
}

@test "JSON is asked for wherever it stands, and whatever else is wrong" {
	local words
	for words in '--bogus -T json' '-T json --bogus' '-Tjson --bogus' '-qTjson --bogus' '-qT json --bogus' '--to json --bogus' '--bogus --to=json' \
		'-T text --bogus -T json'; do
		# shellcheck disable=SC2086 # words
		complains 64 '{"v":1,"tool":"enorm-log","board":0,"kind":"error","message":"no option --bogus; --help lists them","status":64}' enorm-log $words
	done
	complains 64 'enorm-log: no option --bogus; --help lists them' enorm-log --bogus -- -T json
	complains 64 '{"v":1,"tool":"enorm","board":0,"kind":"error","message":"no tool '"'covr' (did you mean 'cover'?)"'; '"'enorm'"' lists them","suggestion":"cover","status":64}' \
		enorm covr -T json
}

@test "each branch says which it is, before its events" {
	enorm-attack juliet grin-1 --outcomes -T json -f "$EXAMPLES/attack.board" >out
	assert_equal "$(jq -sc '[.[] | select(.kind == "branch")] | [length, .[0].count, .[-1].number] | unique | length' out)" 1
	assert_equal "$(jq -sc '[.[] | select(.kind == "branch").weight.p] | add * 1000 | round' out)" 1000
	assert_equal "$(jq -sc '[.[:2][] | .kind]' out)" '["branch","event"]'
}

@test "enorm-go --answers tells the question as JSON" {
	enorm-attack juliet grin-1 --ask dice <"$EXAMPLES/attack.board" >a.board 2>err || true
	try enorm-go --answers -T json -f a.board
	wants 0 go
	assert_equal "$(jq -c '[.tool, .kind, .asks, (.answers|type)]' .out)" '["enorm-attack","question","dice","array"]'
}

@test "a text that looks like a number stays a text, and a list is a list" {
	typed 'map 2x2' 'event code who=ann code=1421 how=luck' 'event note text=7' 'event reach who=ann n=2 spaces=A1' >a.board
	assert_equal "$(enorm-log -T json -f a.board | jq -c .args)" '{"who":"ann","code":"1421","how":"luck"}
{"text":"7"}
{"who":"ann","n":2,"spaces":["A1"]}'
}

# args VERB FILTER: what is said of the last event of that verb in out.
args() {
	jq -c "select(.verb == \"$1\").args | $2" out | tail -n 1
}

@test "a list in an event is a list, also of one; a number is a number; nothing is no list" {
	typed 'map 2x4' 'spacer juliet A1 facing=e' 'intruder mothman B4' 'deck ai mothman cards=keening' >a.board
	enorm-terrain place slab A2,A3 -T json -f a.board >out
	assert_equal "$(args placed .spaces)" '["A2","A3"]'
	enorm-terrain place crate A2 -T json -f a.board >out
	assert_equal "$(args placed .spaces)" '["A2"]'
	enorm-terrain place crate A2 -f a.board | enorm-terrain destroy crate-1 -T json >out
	assert_equal "$(args destroyed .spaces)" '["A2"]'
	enorm-ai mothman --card keening -T json -f a.board --seed 1 >out
	assert_equal "$(args ai-card .level)" 1
	enorm-roll rr --rolled r2,r5 -T json >out
	assert_equal "$(args roll '[.faces, .symbols]')" '[["r2","r5"],["o","Pq"]]'
	enorm-roll +2 -T json >out
	assert_equal "$(args roll '[.dice, .faces, .power]')" '["+2",null,2]'
	enorm-noise patrol --reading ne=2,sw=1 -T json <"$EXAMPLES/noise.board" >out
	assert_equal "$(args reading .reading)" '["ne 2","se 0","sw 1","nw 0"]'
}

@test "what an ability costs, how a figure was, and a page are no numbers in a text" {
	enorm-turn ability juliet -T json -f "$EXAMPLES/attack.board" | jq -sc 'map(.cost) | unique' >out
	assert_equal "$(cat out)" '[["expertise 1"],["expertise 2"],["stress 1"]]'
	enorm-harm juliet --stress 9 --outcomes -T json -f "$EXAMPLES/attack.board" >out
	assert_equal "$(jq -sc '[.[] | select(.kind == "branch")][0].before' out)" \
		'[{"name":"juliet","vitals":9,"stress":1},{"name":"grin-1","wounds":0},{"name":"grin-2","wounds":0}]'
	enorm-harm juliet --stress 9 --outcomes -f "$EXAMPLES/attack.board" | enorm-board format -T json >out
	assert_equal "$(jq -sc '.[0].branch.before[0]' out)" '{"name":"juliet","vitals":9,"stress":1}'
	json .row.page null enorm-ref ruling RI-14 -T json
	json .row.page 38 enorm-ref keyword cover -T json
	json .row.traits '["polymer","rifle","NASF"]' enorm-ref weapon osr-3 -T json
	json '[.answer, .verdict]' '[3,null]' enorm-cover juliet grin-1 --distance -T json -f "$EXAMPLES/attack.board"
}

# The first eight are right, and each has a wrong one like it.
@test "the schemas find an argument of another verb, a number as a text, yes as a word, a key of another question" {
	local tool line wrong n=0
	while IFS='|' read -r line wrong; do
		[[ $line == '"answer"'* ]] && tool=cover || tool=turn
		echo "{\"v\":1,\"tool\":\"enorm-$tool\",\"board\":1,\"kind\":$line" >line
		run python3 "$BATS_TEST_DIRNAME/check_json.py" "$PWD/line"
		if [[ -z $wrong ]]; then
			assert_success
		else
			assert_failure
			assert_output --partial "$wrong"
		fi
		n=$((n + 1))
	done <<-'END'
		"event","verb":"calms","args":{"who":"ann","n":1,"now":2},"text":"x","clause":[],"ruling":[]}|
		"event","verb":"stress","args":{"who":"ann","n":1,"now":"over 9"},"text":"x","clause":[],"ruling":[]}|
		"event","verb":"adjacent","args":{"from":"A1","to":"A2","answer":true},"text":"x","clause":[],"ruling":[]}|
		"answer","query":"zone","from":"a","to":"b","answer":true,"from_at":"A1","to_at":null,"x":1,"clause":[],"text":"x","reasons":[],"house":false}|
		"answer","query":"range","from":"a","to":"b","answer":3,"from_at":"A1","to_at":"A4","way":[],"clause":[],"text":"x","reasons":[],"house":false}|
		"action","card":"a","action":"move","legal":true}|
		"ability","who":"ann","ability":"calm","cost":["stress 1"],"ready":true,"when":"turn","reasons":[]}|
		"branch","number":1,"count":1,"of":1,"choose":[],"weight":{"num":"1","den":"1","p":1},"outcome_count":null,"before":[{"name":"ann","vitals":9,"stress":0}],"house_tables":[]}|
		"event","verb":"calms","args":{"who":"ann","n":1,"path":["A1"]},"text":"x","clause":[],"ruling":[]}|'path' is not like
		"event","verb":"calms","args":{"who":"ann","n":1,"now":"2"},"text":"x","clause":[],"ruling":[]}|'2' is not like
		"event","verb":"placed","args":{"tile":"t","spaces":"A2,A3"},"text":"x","clause":[],"ruling":[]}|'A2,A3' is not of type array
		"event","verb":"adjacent","args":{"from":"A1","to":"A2","answer":"yes"},"text":"x","clause":[],"ruling":[]}|'yes' is not like
		"event","verb":"calms","args":{},"text":"","clause":[],"ruling":[]}|'' is not like
		"answer","query":"zone","from":"a","to":"b","answer":true,"from_at":"A1","to_at":null,"x":1,"way":[],"clause":[],"text":"x","reasons":[],"house":false}|'way' is none of the list
		"answer","query":"zone","from":"a","to":"b","answer":7,"from_at":"A1","to_at":null,"x":1,"clause":[],"text":"x","reasons":[],"house":false}|7 is not of type boolean
		"answer","query":"range","from":"a","to":"b","answer":true,"from_at":"A1","to_at":"A4","way":[],"clause":[],"text":"x","reasons":[],"house":false}|True is not of type
		"action","card":"a","action":"move","legal":false}|no key 'message'
		"action","card":"a","action":"move","legal":true,"message":"no"}|'message' is none of the list
		"ability","who":"ann","ability":"calm","cost":["stress","1"],"ready":true,"when":"turn","reasons":[]}|'1' is not like
		"ability","who":"ann","ability":"calm","cost":[],"ready":false,"when":"turn","reasons":[]}|too few items
		"branch","number":1,"count":1,"of":1,"choose":[],"weight":{"num":"1","den":"1","p":1.5},"outcome_count":null,"before":[],"house_tables":[]}|1.5 is too large
		"branch","number":1,"count":1,"of":1,"choose":[],"weight":null,"outcome_count":null,"before":["ann:9:0"],"house_tables":[]}|'ann:9:0' is not of type object
	END
	assert_equal "$n" 22
}
