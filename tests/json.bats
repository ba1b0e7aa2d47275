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
		'ref odds' 'ref keywords' 'ref search cover' 'ref rule COV-01' 'noise juliet --seed 1' 'harm juliet --damage 3' \
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
	answers 1 '{"v":1,"tool":"enorm-roll","board":1,"kind":"refused","reason":"armor re-rolls an Intruder'"'"'s attack dice only","clause":""}' \
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
