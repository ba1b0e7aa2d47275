#!/usr/bin/env bats
# Odds down a pipe, on many random boards: what must hold of all of them. ODDS_BOARDS says how many,
# ODDS_SEED which.
load helper

COUNT=${ODDS_BOARDS:-18} SEED=${ODDS_SEED:-3}

# generated SEED COUNT [OPTION]...: boards with one or two Spacers, at most two Intruders and two Blips,
# each with its own title, so that no position of one is that of another.
generated() {
	python3 "$BATS_TEST_DIRNAME/gen_board.py" "$@" | awk '
		BEGIN { RS = ORS = "done\n" }
		/\nspacer juliet / && gsub(/\nspacer /, "&") <= 2 && gsub(/\nblip /, "&") <= 2 { sub(/\nmap/, "\ntitle Number " ++n "\nmap"); print }' |
		awk '/^enorm 1/ { n = 0 } !/^intruder / || ++n <= 2' | sed 's/lurker/grin/g' | enorm-board format
}

# light POSITIONS STAGE...: of the boards on standard input, those of which these stages can tell every outcome, and end in so
# many positions at most: a crowd in a small room can go too many ways.
light() {
	local stage most=$1
	shift
	cat >all.boards
	cp all.boards told.boards
	for stage; do
		stage "$stage" --keep-going <told.boards 2>/dev/null | enorm-board merge >more.boards || return
		mv more.boards told.boards
	done
	python3 - "$most" <<-'END'
		import re, sys
		from fractions import Fraction
		weight, positions = {}, {}
		for board in open("told.boards").read().split("done\n")[:-1]:
		    title = re.search(r"^title .*", board, re.M)[0]
		    positions[title] = positions.get(title, 0) + 1
		    weight[title] = weight.get(title, 0) + Fraction(re.search(r"^branch .*weight=(\S+)", board, re.M)[1])
		for board in open("all.boards").read().split("done\n")[:-1]:
		    title = re.search(r"^title .*", board, re.M)[0]
		    if weight.get(title) == 1 and positions[title] <= int(sys.argv[1]):
		        print(board, end="done\n")
	END
}

# stage WORD [OPTION]...: one step of a Round, with all its outcomes.
stage() {
	case $1 in
	attack) set -- enorm-attack juliet grin-1 "${@:2}" ;;
	noise) set -- enorm-noise --queued --type grin "${@:2}" ;;
	ai) set -- enorm-ai "${@:2}" ;;
	phase) set -- enorm-turn intruders "${@:2}" ;;
	harm) set -- enorm-harm juliet --damage 2 "${@:2}" ;;
	esac
	settled "$@" --outcomes
}

# settled ARGUMENT...: a tool over the stream; that some board is refused is no failure.
settled() {
	local status=0
	"$@" || status=$?
	((status < 2)) || [[ $status == 65 && $* == *' --keep-going'* ]]
}

setup_file() {
	cd "$BATS_FILE_TMPDIR" || return
	{
		generated "$SEED"1 "$COUNT"
		generated "$SEED"2 "$COUNT" --blips --size 4x5
		generated "$SEED"3 $((COUNT * 2)) --scarce --size 4x5
		generated "$SEED"4 "$COUNT" --scarce --blips --size 5x6
	} | awk '/^title/ { $0 = "title Number " ++n } { print }' >any.boards
	light 2000 noise ai <any.boards >boards
	sed '/^queue/d' any.boards | light 2000 phase >quiet.boards
	{
		generated "$SEED"5 $((COUNT * 6)) --size 3x4
		generated "$SEED"6 $((COUNT * 3)) --scarce --size 3x4 | grep -v '^gear'
	} | awk '/^title/ { $0 = "title Number " ++n } { print }' | sed '/^queue/d' | enorm-board put 'gear juliet osr-3 ammo=2' | light 120 attack noise ai harm >candidates
	settled enorm-attack juliet grin-1 --outcomes <candidates | awk 'BEGIN { RS = "done\n" } !/\nrefused/' | grep '^title' | sort -u >can-attack
	# most of them can attack, and some cannot
	awk -v most="$(((COUNT + 1) / 2))" 'BEGIN { RS = ORS = "done\n" }
		NR == FNR { n = split($0, line, "\n"); for (i = 1; i <= n; i++) can[line[i]]; next }
		{ split($0, line, "\n"); good = line[2] in can }
		good ? a++ < most : b++ < 2' can-attack candidates >armed.boards
}

# total: the weight of the boards on standard input.
total() {
	python3 -c '
import re, sys
from fractions import Fraction
text = sys.stdin.read()
print(sum((Fraction(w) for w in re.findall(r"^branch .*weight=(\S+)", text, re.M)), Fraction(0))
      + len(re.findall(r"^enorm 1$", text, re.M)) - len(re.findall(r"^branch .*weight=", text, re.M)))'
}

# plain: positions with their weights and outcomes, in an order of their own.
plain() {
	enorm-board merge | awk 'BEGIN { RS = "done\n" } { sub(/\nbranch [0-9]+\/[0-9]+/, "\nbranch"); gsub(/\n/, "~"); print }' | sort
}

@test "the odds of the Intruder Phase are those of its parts, one after the other, to the last digit" {
	cd "$BATS_FILE_TMPDIR"
	settled enorm-turn intruders --outcomes <quiet.boards >whole
	# the refused and those who came too far are the same on both sides
	settled enorm-ai --outcomes <quiet.boards | enorm-board merge >acted
	settled enorm-noise --queued --type grin --outcomes <acted | enorm-board merge >heard
	settled enorm-noise patrol --type grin --outcomes <heard >patrolled
	assert [ "$(boards whole)" -gt "$COUNT" ]
	enorm-board put 'round 1 phase=end' <patrolled | plain >parts
	plain <whole >together
	diff together parts | head -n 4 | cut -c1-600
	cmp together parts
}

@test "the weight of all boards is what it was after every stage" {
	cd "$BATS_FILE_TMPDIR"
	local all
	all=$(total <boards)
	settled enorm-noise --queued --type grin --outcomes <boards >first
	assert_equal "$(total <first)" "$all"
	settled enorm-ai --outcomes <first >second
	assert_equal "$(total <second)" "$all"
	enorm-board merge <second >third
	assert_equal "$(total <third)" "$all"
}

@test "merge before or after any stage changes no figure" {
	cd "$BATS_FILE_TMPDIR"
	settled enorm-noise --queued --type grin --outcomes <boards >first
	settled enorm-ai --outcomes <first >second
	enorm-board merge <first | settled enorm-ai --outcomes >merged
	plain <second >wanted
	plain <merged | cmp wanted -
	enorm-odds -T json <second >odds
	enorm-odds -T json <merged | cmp odds -
	enorm-board merge <merged | enorm-odds -T json | cmp odds -
	assert [ "$(jq -r .outcome_count odds)" -gt "$(jq -r .positions odds)" ]
}

# through STAGE...: the armed boards through an Attack, its Noise, the Intruders and harm, one after the other; with
# `merge` between two of them equal positions are joined there. The weight of all stays what it was.
through() {
	local stage
	cp armed.boards now
	for stage; do
		if [[ $stage == merge ]]; then enorm-board merge; else stage "$stage"; fi <now >next || return
		mv next now
		assert_equal "$(total <now)" "$(total <armed.boards)"
	done
}

@test "four stages with an Attack: wherever merge stands the weight stays and no figure changes" {
	cd "$BATS_FILE_TMPDIR"
	local stages
	through attack noise ai harm
	assert [ "$(boards now)" -gt $((2 * COUNT)) ]
	assert [ "$(grep -c '^refused' now)" -lt "$(grep -c '^gear juliet osr-3 ammo=1' now)" ]
	plain <now >wanted
	enorm-odds -T json <now >odds
	for stages in 'merge attack noise ai harm' 'attack merge noise ai harm' 'attack noise merge ai harm' 'attack noise ai merge harm' \
		'attack noise ai harm merge' 'attack merge noise merge ai merge harm merge'; do
		# shellcheck disable=SC2086 # several words
		through $stages
		plain <now | cmp wanted -
		enorm-odds -T json <now | cmp odds -
	done
}

@test "--odds of a tool are the table that enorm-odds makes of its --outcomes" {
	cd "$BATS_FILE_TMPDIR"
	local n
	awk 'BEGIN { RS = ORS = "done\n" } NR <= 20' quiet.boards >twenty
	enorm-ai --odds -T json <twenty | jq -c '.figures' >odds
	for ((n = 1; n <= 20; n++)); do
		awk -v n=$n 'BEGIN { RS = ORS = "done\n" } NR == n' twenty | settled enorm-ai --outcomes | enorm-odds -T json | jq -c .figures
	done >table
	cmp odds table
}

@test "--best is at least the default's chance, --worst at most" {
	cd "$BATS_FILE_TMPDIR"
	cat >judge.py <<-'END'
		import json, re, subprocess, sys
		from fractions import Fraction
		pattern = r"^intruder \S+ \S*[13579] facing=[ne]"
		def run(*args, text):
		    done = subprocess.run(args, input=text, capture_output=True, text=True)
		    assert done.returncode in (0, 1, 65), (args, done.stderr)
		    for line in done.stderr.splitlines():  # what cannot be told in a few seconds says so, and nothing else is wrong
		        assert json.loads(line)["message"].startswith("there are too many ways this can go; settle some, first of all with --"), line
		    return done.stdout
		def odds(how):
		    said = run("enorm-ai", "--odds", f"--{how}", pattern, "-T", "json", "--keep-going", text=boards)
		    said = [json.loads(line) for line in said.splitlines()]
		    return {s["board"]: s for s in said if s["kind"] == how}
		def chance(said):
		    return Fraction(int(said["num"]), int(said["den"]))
		boards = "".join(b + "done\n" for b in open("quiet.boards").read().split("done\n")[:-1][:int(sys.argv[1])])
		default = {}
		for board in run("enorm-ai", "--outcomes", "-T", "board", "--keep-going", text=boards).split("done\n")[:-1]:
		    branch = re.search(r"^branch .*\bof=(\d+) .*weight=(\S+)$", board, re.M)
		    if branch:
		        of = int(branch[1])
		        default[of] = default.get(of, 0) + Fraction(branch[2]) * bool(re.search(pattern, board, re.M))
		best, worst, apart, typed = odds("best"), odds("worst"), 0, 0
		both = best.keys() & worst.keys() & default.keys()
		for n in both:
		    assert chance(worst[n]["chance"]) <= default[n] <= chance(best[n]["chance"]), (n, worst[n], default[n], best[n])
		    apart += chance(worst[n]["chance"]) < chance(best[n]["chance"])
		for n in [n for n in sorted(both) if best[n]["answers"] and not best[n]["depending"]][:int(sys.argv[1]) // 4 + 1]:
		    board = boards.split("done\n")[n - 1] + "done\n"
		    made = run("enorm-ai", "--outcomes", "-T", "board", *best[n]["answers"], text=board)
		    made = json.loads(run("enorm-odds", "-T", "json", "--where", pattern, text=made))["where"][0]["chance"]
		    assert made == best[n]["chance"], (board, made, best[n])
		    typed += 1
		print("boards", len(both), "apart", apart, "typed back", typed, "too large", len(default) - len(both))
		assert len(both) >= int(sys.argv[1]) * 2 // 3 and apart, (len(both), apart)
	END
	python3 judge.py "$COUNT"
}

@test "--best and --worst agree with every answer tried by hand, on small boards" {
	cd "$BATS_FILE_TMPDIR"
	cat >brute.py <<-'END'
		import json, random, re, subprocess, sys
		from fractions import Fraction
		def run(args, text):
		    done = subprocess.run(args, input=text, capture_output=True, text=True)
		    assert done.returncode == 0, (args, done.stderr, text)
		    return done.stdout
		rng, apart = random.Random(7), 0
		for _ in range(int(sys.argv[1])):
		    a, b = rng.sample([(x, y) for x in range(5, 9) for y in range(5, 9)], 2)
		    text = ("enorm 1\nmap 9x9\nspacer juliet A1\n"
		            f"blip blip-1 x{a[0]}y{a[1]} facing=w\nblip blip-2 x{b[0]}y{b[1]} facing=s\ndone\n")
		    goal = f"^blip blip-1 x{a[0]}y{a[1] - 1} "
		    best = worst = Fraction(0)
		    for face in range(1, 7):
		        found = []
		        for which in ("blip-1", "blip-2"):
		            for first in ("h", "v"):
		                words = ["enorm-noise", "juliet", "w", "--type", "grin", "-T", "board", "--rolled", f"noise=w{face}"]
		                out = run(words, text)
		                if "event assigned" in out:
		                    words += ["--choose", f"loud-1={which}"]
		                    out = run(words, text)
		                    if f"point={which}.first" in out:
		                        out = run([*words, "--choose", f"{which}.first={first}"], text)
		                found.append(bool(re.search(goal, out, re.M)))
		        best += Fraction(max(found), 6)
		        worst += Fraction(min(found), 6)
		    for how, wanted in (("best", best), ("worst", worst)):
		        said = json.loads(run(["enorm-noise", "juliet", "w", "--type", "grin", "--odds", f"--{how}", goal, "-T", "json"], text))
		        got = Fraction(int(said["chance"]["num"]), int(said["chance"]["den"]))
		        assert got == wanted, (text, how, goal, got, wanted)
		    apart += best != worst
		assert apart
	END
	python3 brute.py "$((COUNT / 10))"
}
