#!/usr/bin/env bats
# shellcheck disable=SC2046 # options and commands are words
# Completions for bash, zsh and fish: they load, and offer every long option of every tool.
load helper

COMPLETIONS=$BUILD/completions

# Every program of the build, enorm itself last.
programs() {
	local source
	for source in "$ROOT"/cmd/*.c; do
		basename "$source" .c
	done | sort -r
}

# long_options TOOL: those its --help prints.
long_options() {
	"$1" --help | grep -oE '^ +(-[A-Za-z], )?--[a-z][a-z-]*' | grep -oE -- '--[a-z-]+' | sort
}

# commands TOOL: those its --help prints.
commands() {
	"$1" --help | awk '/^[^ ]/ { on = $0 == "Commands:" } on && /^  [a-z]/ { print $1 }' | sort
}

# offers TEXT WORD...: every word is a line of the text.
offers() {
	local word
	for word in "${@:2}"; do
		grep -qxF -- "$word" <<<"$1" || {
			echo "'$word' is not offered among:" $1
			return 1
		}
	done
}

# in_bash WORDS: what bash offers for the last of the words.
in_bash() {
	bash --norc -euc '
		source "$1"/enorm.bash
		COMP_WORDS=("${@:2}") COMP_CWORD=$(($# - 2))
		_enorm
		printf "%s\n" "${COMPREPLY[@]}"
	' bash "$COMPLETIONS" "$@"
}

@test "bash: every long option and every command of every tool" {
	local tool
	for tool in $(programs); do
		[ "$tool" = enorm ] || offers "$(in_bash "$tool" --)" $(long_options "$tool")
		[ -z "$(commands "$tool")" ] || offers "$(in_bash "$tool" '')" $(commands "$tool")
	done
	for tool in $(programs); do
		[ "$tool" = enorm ] || offers "$(in_bash enorm '')" "${tool#enorm-}"
		[ "$tool" = enorm ] || offers "$(in_bash enorm "${tool#enorm-}" --)" $(long_options "$tool")
	done
}

@test "bash: every program is completed, and loading it says nothing" {
	says '' bash --norc -uc "source $COMPLETIONS/enorm.bash"
	local tool
	for tool in $(programs); do
		bash --norc -uc "source $COMPLETIONS/enorm.bash && complete -p $tool" >/dev/null
	done
}

# asking: a game, window.board, that has stopped at a window.
asking() {
	enorm-ai mothman --card ignite --ask windows -T board <"$EXAMPLES/ai.board" >window.board 2>/dev/null || [ $? -eq 2 ]
	enorm-go --answers -f window.board >answers
	grep -qx 'romeo:reflex:B2' answers
	export ENORM_GAME=$PWD/window.board
}

# line_in_bash LINE: what bash offers at its end, which readline puts behind the last : of it.
line_in_bash() {
	COMP_LINE=$1 COMP_POINT=${#1} in_bash ${1/% / ''}
}

@test "bash: enorm-go offers the answers of the open question" {
	asking
	assert_equal "$(line_in_bash 'enorm-go ')" "$(cat answers)"
	assert_equal "$(line_in_bash 'enorm-go romeo:reflex:')" "$(sed -n 's/^romeo:reflex://p' answers)"
	assert_equal "$(line_in_bash 'enorm-go no')" none
	unset ENORM_GAME
	assert_equal "$(line_in_bash 'enorm-go -f window.board no')" none
	# one of several words is one word
	enorm-attack juliet grin-1 --ask tokens --rolled r:P,r:o -T board <"$EXAMPLES/attack.board" >tokens.board 2>/dev/null || [ $? -eq 2 ]
	assert_equal "$(line_in_bash 'enorm-go -f tokens.board c')" 'confidence\ #1'
	try enorm-go 'confidence #1' -f tokens.board -T ruling
	wants 2 enorm-go
	grep -q '^Confidence re-rolls #1' .out
}

@test "zsh: enorm-go offers the answers of the open question" {
	asking
	assert_equal "$(zsh -f -c '
		_arguments() { [[ "$*" != *_enorm_answers* ]] || _enorm_answers }
		_describe() { : }
		compadd() { print -rl -- ${(P)2} }
		service=enorm-go words=(enorm-go)
		source $1/_enorm
	' zsh "$COMPLETIONS")" "$(cat answers)"
}

@test "fish: enorm-go offers the answers of the open question" {
	export HOME=$PWD XDG_CONFIG_HOME=$PWD XDG_DATA_HOME=$PWD
	asking
	assert_equal "$(fish --no-config -c "source $COMPLETIONS/enorm.fish; complete -C 'enorm-go '" | sort)" "$(sort answers)"
	unset ENORM_GAME
	assert_equal "$(fish --no-config -c "source $COMPLETIONS/enorm.fish; complete -C 'enorm-go -f window.board no'")" none
}

@test "zsh: it loads and names every tool and every long option" {
	says '' zsh -f -n "$COMPLETIONS/_enorm"
	says '' zsh -f -c "autoload -Uz compinit; fpath=($COMPLETIONS \$fpath); compinit -D -u -d $PWD/dump"
	local tool option body
	for tool in $(programs); do
		head -n 1 "$COMPLETIONS/_enorm" | grep -qE "^#compdef( .*)? $tool( |\$)" || {
			echo "$tool is not completed" && false
		}
		[ "$tool" != enorm ] || continue
		body=$(awk -v tool="$tool)" '$1 == tool { on = 1 } on; on && /;;/ { exit }' "$COMPLETIONS/_enorm")
		for option in $(long_options "$tool"); do
			grep -qE -- "$option([^a-z-]|\$)" <<<"$body" || { echo "$tool $option is not offered" && false; }
		done
	done
}

@test "zsh: the function runs under compinit and offers the options" {
	# _arguments is stood in for: what it would be told is what it would offer
	local tool told
	for tool in $(programs); do
		[ "$tool" != enorm ] || continue
		told=$(zsh -f -c '
			_arguments() { print -rl -- "$@" }
			_describe() { : }
			service=$1
			source $2/_enorm
		' zsh "$tool" "$COMPLETIONS" 2>&1)
		for option in $(long_options "$tool"); do
			grep -qF -- "$option" <<<"$told" || { echo "$tool $option: $told" && false; }
		done
	done
}

@test "fish: every long option of every tool" {
	export HOME=$PWD XDG_CONFIG_HOME=$PWD XDG_DATA_HOME=$PWD
	says '' fish --no-config -c "source $COMPLETIONS/enorm.fish"
	local tool
	for tool in $(programs); do
		[ "$tool" != enorm ] || continue
		offers "$(fish --no-config -c "source $COMPLETIONS/enorm.fish; complete -C '$tool --'" | cut -f1 | cut -d= -f1)" \
			$(long_options "$tool")
	done
}

# at BOARD: the example board as my game.board, a name that has to be quoted.
at() {
	cp "$EXAMPLES/$1" 'my game.board'
}

@test "bash: names of the right kind from the board of the line" {
	at attack.board
	assert_equal "$(in_bash enorm-attack -f 'my\ game.board' '')" juliet
	assert_equal "$(in_bash enorm-attack -f '"my game.board"' juliet '')" $'grin-1\ngrin-2'
	assert_equal "$(in_bash enorm-attack -f 'my\ game.board' juliet grin-1 '')" osr-3
	assert_equal "$(in_bash enorm attack --file = 'my\ game.board' juliet g)" $'grin-1\ngrin-2'
	ENORM_GAME='my game.board' assert_equal "$(ENORM_GAME='my game.board' in_bash enorm-attack j)" juliet
	at turn.board
	assert_equal "$(in_bash enorm-turn play -f 'my\ game.board' juliet d)" desperate-measures
	assert_equal "$(in_bash enorm-turn play -f 'my\ game.board' juliet desperate-measures attack '')" grin-1
	assert_equal "$(in_bash enorm-turn reload '')" $'full\nfast'
	at ai.board
	offers "$(in_bash enorm-ai -f 'my\ game.board' mothman --card '')" ignite wingbeat
	at move.board
	assert_equal "$(in_bash enorm-move -f 'my\ game.board' juliet D)" $'D2\nD3\nD4\nD5'
	assert_equal "$(in_bash enorm-ref weapon '')" $'osr-3\nmultitool'
	offers "$(in_bash enorm-board data '')" weapons
	# a choice that was made, and the other answers there were
	enorm-ai grin-1 --rolled r1,r1 -T board <"$EXAMPLES/ai.board" >chosen.board
	assert_equal "$(in_bash enorm-ai -f chosen.board --choose g)" $'grin-1.first=h\ngrin-1.first=v'
	assert_equal "$(in_bash enorm-ai -f chosen.board --choose grin-1.first = '')" $'h\nv'
}

@test "rooms of enorm-board new --map, and the names that set and drop take, in every shell" {
	at attack.board
	export HOME=$PWD XDG_CONFIG_HOME=$PWD XDG_DATA_HOME=$PWD
	assert_equal "$(in_bash enorm-board new --map c)" $'cells\ncorridor\ncrossing'
	assert_equal "$(in_bash enorm-board new --map = co)" corridor
	assert_equal "$(in_bash enorm-board -f 'my\ game.board' set g)" $'grin-1\ngrin-2'
	fish --no-config -c "source $COMPLETIONS/enorm.fish; complete -C 'enorm-board new --map c'" | cut -f1 >offered
	assert_equal "$(cat offered)" $'cells\ncorridor\ncrossing'
	fish --no-config -c "source $COMPLETIONS/enorm.fish; complete -C 'enorm-board -f \"my game.board\" set g'" | cut -f1 >offered
	assert_equal "$(cat offered)" $'grin-1\ngrin-2'
	in_zsh 'enorm-board new --map c' >screen
	grep -q corridor screen && grep -q crossing screen && grep -q cells screen
	in_zsh 'enorm-board -f my\ game.board set g' >screen
	grep -q grin-1 screen && grep -q grin-2 screen
}

@test "what can be used as an ability is offered, and nothing that cannot" {
	says $'strategic-analysis\ngo-check-it-out\nhelp-up\nreflex' \
		enorm-board names ABILITY enorm-turn ability juliet -f "$EXAMPLES/turn.board"
}

@test "bash: where a name is wanted no files are offered, and where a file is, files" {
	at attack.board
	assert_equal "$(in_bash enorm-attack -f 'my\ game.board' juliet m)" ''
	assert_equal "$(in_bash enorm-attack -f m)" 'my game.board'
	assert_equal "$(in_bash enorm-board diff m)" 'my game.board'
}

@test "hostile words and boards run nothing" {
	# shellcheck disable=SC2016 # that is the point
	local bad='x$(touch pwned)`touch pwned`'
	in_bash enorm-attack -f "$bad" ''
	in_bash enorm-attack -f "'$bad'" juliet ''
	in_bash enorm-attack "$bad" "$bad" ''
	corner 'a;touch pwned;.board'
	assert_equal "$(in_bash enorm-attack -f 'a\;touch\ pwned\;.board' '')" juliet
	corner evil.board
	extend evil.board 'event choice point=p value=x options="$(touch pwned),;touch pwned"'
	in_bash enorm-attack -f evil.board --choose '' >offered
	run ! grep -E '[^\\][$;]' offered
	export HOME=$PWD XDG_CONFIG_HOME=$PWD XDG_DATA_HOME=$PWD
	fish --no-config -c "source $COMPLETIONS/enorm.fish; complete -C 'enorm-attack -f x(touch pwned) '"
	[ ! -e pwned ]
}

@test "fish: names of the right kind from the board of the line" {
	export HOME=$PWD XDG_CONFIG_HOME=$PWD XDG_DATA_HOME=$PWD
	fish_offers() {
		fish --no-config -c "source $COMPLETIONS/enorm.fish; complete -C '$1'" | cut -f1
	}
	at attack.board
	assert_equal "$(fish_offers 'enorm-attack -f "my game.board" ')" juliet
	assert_equal "$(fish_offers 'enorm attack -f "my game.board" juliet ')" $'grin-1\ngrin-2'
	assert_equal "$(fish_offers 'enorm-attack -f my\ game.board juliet grin-1 ')" osr-3
	at ai.board
	offers "$(fish_offers 'enorm-ai -f "my game.board" mothman --card ')" ignite wingbeat
	assert_equal "$(fish_offers 'enorm-turn reload ')" $'fast\nfull'
}

# in_zsh LINE: the screen of a real zsh after list-choices at the end of the line.
in_zsh() {
	# shellcheck disable=SC2016 # zsh expands it
	timeout 60 zsh -f -c '
		zmodload zsh/zpty
		zpty z zsh -f -i
		zpty -w z "PS1= ; fpath=($2 \$fpath); autoload -Uz compinit; compinit -D -u; bindkey ^T list-choices; LISTMAX=0; stty rows 50 cols 200; echo READ\"\"Y"
		zpty -r z out "*READY*"
		zpty -w -n z "$1"$'\''\x14'\''
		out= quiet=0
		for ((i = 0; i < 100 && quiet < 5; i++)) {
			if zpty -r -t z part; then
				out+=$part quiet=0
			else
				sleep 0.1
				[[ $out != *"$1"*$'\''\n'\''* ]] || ((quiet++))
			fi
		}
		print -r -- "$out"
	' zsh "$1" "$COMPLETIONS"
}

@test "zsh: names of the right kind from the board of the line, in a real one" {
	at attack.board
	in_zsh 'enorm-attack -f "my game.board" juliet ' >screen
	grep -q grin-1 screen && grep -q grin-2 screen
	in_zsh 'enorm attack -f my\ game.board juliet grin-1 --c' >screen
	grep -q -e --confidence screen
	at ai.board
	in_zsh 'enorm-ai -f my\ game.board mothman --card ' >screen
	grep -q wingbeat screen
	# shellcheck disable=SC2016 # that is the point
	in_zsh 'enorm-attack -f x$(touch pwned) ' >screen
	[ ! -e pwned ]
}
