# shellcheck shell=bash
# Tests of rulings with Bats: enorm-bats(7) tells how. Needs the tools in PATH, and nothing else.
#
# A test has one scene, the board as it is now. `rules` runs a call on it; the board that comes out is
# the scene from then on. Everything lies in a directory of the test's own:
#   scene, before     the board now, and as it was before the last call
#   out, err, status  of the last call; command, what was typed

# Where a test keeps what it has.
_enorm_place() {
	_enorm=${BATS_TEST_TMPDIR:-${BATS_RUN_TMPDIR:?load it in a Bats test}}/.enorm
	mkdir -p "$_enorm"
}

# _enorm_tool COMMAND...: a tool without what the environment would change.
_enorm_tool() {
	env -u ENORM_GAME -u ENORM_VIEW "$@"
}

# ---- what is tested ----

# scene LINE... | scene FILE: the board of the test: its records, or a file that has them.
scene() {
	_enorm_place
	rm -f "$_enorm"/*
	if (($# == 1)) && [[ -f $1 ]]; then
		cp "$1" "$_enorm/scene"
	else
		{
			[[ ${1-} == 'enorm 1'* ]] || echo 'enorm 1'
			printf '%s\n' "$@"
			[[ ${*: -1} == 'done' ]] || echo 'done'
		} >"$_enorm/scene"
	fi
	_enorm_tool enorm-board check -f "$_enorm/scene" >/dev/null || {
		echo 'the scene is no board; it is:'
		cat "$_enorm/scene"
		return 1
	}
}

# rules 'PIPELINE' | rules TOOL ARGUMENT...: runs it on the scene. An answer, a refusal and a question
# are left to be asserted, and leave the scene as it is; a call that cannot be is an error of the test.
rules() {
	_enorm_there || return
	cp "$_enorm/scene" "$_enorm/before"
	if (($# == 1)); then
		echo "$1" >"$_enorm/command"
		set -- sh -c "$1"
	else
		printf '%q' "$1" >"$_enorm/command"
		{ printf ' %q' "${@:2}" && echo; } >>"$_enorm/command"
	fi
	local code=0
	_enorm_tool ENORM_VIEW=board "$@" <"$_enorm/before" >"$_enorm/out" 2>"$_enorm/err" || code=$?
	echo "$code" >"$_enorm/status"
	if ((code > 2)); then
		_enorm_fail 'a call that can be made' "status $code"
		return 1
	fi
	if ((code == 0)) && _enorm_is_board; then cp "$_enorm/out" "$_enorm/scene"; fi
}

_enorm_there() {
	_enorm_place
	[[ -f $_enorm/scene ]] || {
		echo "there is no scene: scene 'map 1x5' 'spacer juliet A1' ..."
		return 1
	}
}

# Did the last call write one board?
_enorm_is_board() {
	[[ $(grep -c '^enorm 1' "$_enorm/out" || true) == 1 ]]
}

_enorm_called() {
	_enorm_there && [[ -f $_enorm/status ]] || {
		echo "nothing was called: rules 'enorm-attack ...'"
		return 1
	}
}

# ---- a failure ----

# _enorm_sentences: what the last call told, a line each, with clauses.
_enorm_sentences() {
	[[ -f $_enorm/out ]] || return 0
	cat "$_enorm/err"
	if grep -q '^enorm 1' "$_enorm/out"; then
		_enorm_new_events | sed 's/^  *//'
		sed -n 's/^refused \([^ ]*\) clause=\([^ ]*\) reason="\(.*\)"$/\1 refuses: \3 [\2]/p' "$_enorm/out"
	else
		sed 's/^  *//' "$_enorm/out"
	fi
}

# The events of the last call only, as enorm-log tells them.
_enorm_new_events() {
	local known
	known=$(grep -c '^event' "$_enorm/before") || true
	awk -v known="$known" '/^enorm 1/ { n = 0 } /^event/ && ++n <= known { next } { print }' "$_enorm/out" |
		_enorm_tool enorm-log 2>/dev/null | sed '/^\$ /d'
}

# _enorm_fail WANTED GOT: the boards drawn, the ruling, and what was wanted.
_enorm_fail() {
	echo "wanted: $1"
	[[ -z $2 ]] || sed '1s/^/got:    /; 2,$s/^/        /' <<<"$2"
	[[ ! -f $_enorm/command ]] || sed 's/^/rules:  /' "$_enorm/command"
	if [[ -s $_enorm/out || -s $_enorm/err ]]; then
		echo 'ruling:'
		_enorm_sentences | sed 's/^/  /'
	fi
	if [[ -f $_enorm/before ]] && ! cmp -s "$_enorm/before" "$_enorm/scene"; then
		echo 'before:'
		_enorm_drawn "$_enorm/before"
	fi
	echo 'scene:'
	_enorm_drawn "$_enorm/scene"
	return 1
}

_enorm_drawn() {
	_enorm_tool enorm-show --color=never -f "$1" 2>&1 | sed 's/^/  /; s/ *$//'
}

# ---- geometry ----

# _enorm_ask WANTED QUESTION FROM TO: asks enorm-cover, which is to answer 0 for yes or 1 for no.
_enorm_ask() {
	_enorm_there || return
	local said code=0
	said=$(_enorm_tool ENORM_VIEW=ruling enorm-cover "$3" "$4" "--$2" <"$_enorm/scene" 2>&1) || code=$?
	((code != $1)) || return 0
	local yes=("$2 from $3 to $4: yes" "$2 from $3 to $4: no")
	_enorm_fail "${yes[$1]}" "$said"
}

assert_cover() { _enorm_ask 0 cover "$@"; }
refute_cover() { _enorm_ask 1 cover "$@"; }
assert_sight() { _enorm_ask 0 sight "$@"; }
refute_sight() { _enorm_ask 1 sight "$@"; }
assert_adjacent() { _enorm_ask 0 adjacent "$@"; }
refute_adjacent() { _enorm_ask 1 adjacent "$@"; }

# _enorm_measure QUESTION FROM TO N: a number of spaces, or `none`.
_enorm_measure() {
	_enorm_there || return
	local said
	said=$(_enorm_tool ENORM_VIEW=ruling enorm-cover "$2" "$3" "--$1" <"$_enorm/scene" 2>&1) || true
	[[ $said != "$4: "* ]] || return 0
	_enorm_fail "$1 from $2 to $3: $4" "$said"
}

assert_distance() { _enorm_measure distance "$@"; }
assert_range() { _enorm_measure range "$@"; }

# ---- what is on the board ----

# _enorm_board LINE...: each as under `after:` of enorm-case(5).
_enorm_board() {
	_enorm_there || return
	local wrong
	{
		printf 'case: the scene\nclause: -\norder: kept\nbefore:\n'
		sed '/^enorm 1/d; /^done/d; s/^/\t/' "$_enorm/scene"
		printf 'command: cat\nafter:\n'
		printf '\t%s\n' "$@"
	} >"$_enorm/case"
	if wrong=$(_enorm_tool enorm-case run "$_enorm/case" 2>&1); then return 0; fi
	[[ $wrong == 1..* ]] || { echo "$wrong" | sed 's/^enorm-case: [^ ]* //' && return 1; }
	_enorm_fail "$(printf '%s; ' "$@" | sed 's/; $//')" "$(sed -n 's/^# came out: //p' <<<"$wrong" | sort -u)"
}

# assert_has KIND NAME WORD...: there is such a record. refute_has: there is none.
assert_has() { _enorm_board "$*"; }
refute_has() { _enorm_board "no $*"; }

# assert_event VERB KEY=VALUE...: such an event stands on the board.
assert_event() { _enorm_board "event $*"; }
refute_event() { _enorm_board "no event $*"; }

# _enorm_where WHO: the place of a piece; nothing if it is not there.
_enorm_where() {
	awk -v who="$1" '$1 ~ /^(spacer|intruder|blip|terrain|door)$/ && $2 == who { print $3; exit }' "$_enorm/scene"
}

assert_at() {
	_enorm_there || return
	local at
	at=$(_enorm_where "$1")
	[[ $at == "$2" ]] || _enorm_fail "$1 at $2" "$([[ -n $at ]] && echo "$1 at $at" || echo "no $1 on the board")"
}

refute_at() {
	_enorm_there || return
	local at
	at=$(_enorm_where "$1")
	[[ $at != "$2" ]] || _enorm_fail "$1 not at $2" "$1 at $at"
}

# A Spacer who is dead, or an Intruder that is gone.
_enorm_is_dead() {
	if grep -q "^spacer $1 " "$_enorm/scene"; then
		grep -qE "^spacer $1 .*\bdead\b" "$_enorm/scene"
	else
		! grep -qE "^(intruder|spacer) $1( |\$)" "$_enorm/scene"
	fi
}

assert_dead() {
	_enorm_there || return
	_enorm_is_dead "$1" || _enorm_fail "$1 dead" "$(grep -E "^(spacer|intruder) $1 " "$_enorm/scene")"
}

refute_dead() {
	_enorm_there || return
	! _enorm_is_dead "$1" || _enorm_fail "$1 not dead" "$(grep -E "^(spacer|intruder) $1 " "$_enorm/scene" || echo "no $1 on the board")"
}

# Nothing but events came of the last call.
assert_unchanged() {
	_enorm_called || return
	local changes
	changes=$(_enorm_tool ENORM_VIEW=text enorm-board diff "$_enorm/before" "$_enorm/scene" 2>&1 |
		grep -vE '(^| )(event|rng|data|refused|branch)( |$)') || true
	[[ -z $changes || $changes == 'no difference'* ]] || _enorm_fail 'nothing changed' "$changes"
}

# ---- what was said ----

# _enorm_told TEXT [CLAUSE]: a sentence has the text, and behind it that clause.
_enorm_told() {
	_enorm_sentences | grep -F -- "$1" | grep -qE -- "${2:+[[; ,]$2[], ;]}"
}

assert_says() {
	_enorm_called || return
	_enorm_told "$@" || _enorm_fail "a sentence with '$1'${2:+ [$2]}" 'none'
}

refute_says() {
	_enorm_called || return
	! _enorm_told "$@" || _enorm_fail "no sentence with '$1'${2:+ [$2]}" "$(_enorm_sentences | grep -F -- "$1")"
}

_enorm_refused_by() {
	sed -n 's/^refused [^ ]* clause=\([^ ]*\).*/\1/p; t; s/^refused .*/no clause/p' "$_enorm/out"
}

# assert_refused [CLAUSE]: the rules said no, by that clause.
assert_refused() {
	_enorm_called || return
	local by
	by=$(_enorm_refused_by)
	if [[ -z $by ]]; then
		_enorm_fail "refused${1:+ by $1}" 'it was not refused'
	elif [[ -n ${1-} && ,$by, != *,$1,* ]]; then
		_enorm_fail "refused by $1" "refused by $by"
	fi
}

# refute_refused [CLAUSE]: they did not, or not by that clause.
refute_refused() {
	_enorm_called || return
	local by
	by=$(_enorm_refused_by)
	if [[ -n $by && (-z ${1-} || ,$by, == *,$1,*) ]]; then
		_enorm_fail "not refused${1:+ by $1}" "refused by $by"
	fi
}

# assert_asks [TEXT]: the call stopped at a question, in which the text stands.
assert_asks() {
	_enorm_called || return
	if (($(<"$_enorm/status") != 2)); then
		_enorm_fail "a question${1:+ with '$1'}" 'no question'
	elif [[ -n ${1-} ]] && ! grep -qF -- "$1" "$_enorm/err" "$_enorm/out"; then
		_enorm_fail "a question with '$1'" 'another one'
	fi
}

# ---- Intruders, odds, readings ----

# assert_targets INTRUDER SPACER: whom it was after in the last call, else whom it would be now.
_enorm_target() {
	local from=$_enorm/out found
	rm -f "$_enorm/target"
	[[ -f $from ]] && found=$(_enorm_target_in "$1" "$from") && [[ -n $found ]] && echo "$found" && return
	_enorm_tool ENORM_VIEW=board enorm-ai "$1" --seed 1 --reseed <"$_enorm/scene" 2>&1 >"$_enorm/target" || true
	_enorm_target_in "$1" "$_enorm/target"
}

_enorm_target_in() {
	sed -n "s/^event target who=$1 target=\([^ ]*\).*/\1/p" "$2" | tail -n 1
}

# _enorm_after INTRUDER TARGET: whom it is after and, where no call has told it, by which clauses.
_enorm_after() {
	if [[ -n $2 ]]; then echo "$1 after $2"; else echo "$1 has no Target"; fi
	[[ -f $_enorm/target ]] || return 0
	_enorm_tool enorm-ai "$1" --why <"$_enorm/scene" 2>&1 | grep -F ' [TGT-' || true
}

assert_targets() {
	_enorm_there || return
	local found
	found=$(_enorm_target "$1")
	[[ $found == "$2" ]] || _enorm_fail "$1 after $2" "$(_enorm_after "$1" "$found")"
}

refute_targets() {
	_enorm_there || return
	local found
	found=$(_enorm_target "$1")
	[[ $found != "$2" ]] || _enorm_fail "$1 not after $2" "$(_enorm_after "$1" "$found")"
}

# The results of --odds, `FRACTION TEXT` a line.
_enorm_results() {
	sed '/^and what becomes/,$d' "$_enorm/out" |
		sed -n 's/^ *[0-9.]*% *\([0-9]*\/[0-9]*\) *\(.*\)$/\1 \2/p; s/^always: \(.*\)$/1\/1 \1/p'
}

# The lines of standard input whose text begins with it; if there is none, those that have it.
_enorm_about() {
	awk -v text="$1" '{ chance = $1; $1 = ""; rest = substr($0, 2) }
		index(rest, text) == 1 { begins = begins chance " " rest "\n" }
		index(rest, text) { has = has chance " " rest "\n" }
		END { printf "%s", begins == "" ? has : begins }'
}

_enorm_same_fraction() {
	[[ $1 != "$2" ]] || return 0
	[[ $1 =~ ^([0-9]{1,9})/([0-9]{1,9})$ ]] || return 1
	local a=${BASH_REMATCH[1]} b=${BASH_REMATCH[2]}
	[[ $2 =~ ^([0-9]{1,9})/([0-9]{1,9})$ ]] && ((a * BASH_REMATCH[2] == b * BASH_REMATCH[1]))
}

# assert_chance FRACTION TEXT: after `rules '... --odds'`, the exact chance of what begins so.
assert_chance() {
	_enorm_called || return
	local found
	found=$(_enorm_results | _enorm_about "$2")
	if [[ -z $found ]]; then
		_enorm_fail "$1 for '$2'" "$(grep -q -- '--odds' "$_enorm/command" && echo 'no such result' || echo "no odds: rules '... --odds'")"
	elif [[ $found == *$'\n'* ]]; then
		_enorm_fail "$1 for '$2'" "more than one result:"$'\n'"$found"
	elif ! _enorm_same_fraction "${found%% *}" "$1"; then
		_enorm_fail "$1 for '$2'" "$found"
	fi
}

# _enorm_agree RULING...: 0 if the last call comes to the same by every reading of them, 1 if not, 2 if
# that cannot be asked; what was told is in $said.
_enorm_agree() {
	local ids code=0
	ids=$(IFS=, && echo "$*")
	said=$(_enorm_tool ENORM_VIEW=ruling sh -c "$(<"$_enorm/command") --readings=$ids" <"$_enorm/before" 2>&1) || code=$?
	((code <= 2)) || return 2
	[[ $said == 'all '*' ways to read them agree'* ]]
}

# assert_same_under RULING...: by every reading of them the last call comes to the same.
assert_same_under() {
	_enorm_called || return
	local said
	_enorm_agree "$@" || _enorm_fail "the same under every reading of $*" "$said"
}

refute_same_under() {
	_enorm_called || return
	local said code=0
	_enorm_agree "$@" || code=$?
	((code == 1)) || _enorm_fail "a reading of $* that comes to something else" "$said"
}
