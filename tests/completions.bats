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
