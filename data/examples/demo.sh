#!/bin/sh
# A few calls on corner.board and attack.board, then a whole Round: `make demo` runs this with the
# tools in PATH.
set -eu
cd "$(dirname "$0")"

say() {
	printf '\n$ %s\n' "$*"
}

say "enorm-show < corner.board"
enorm-show <corner.board

say "enorm-cover --sight juliet grin-1 -T ruling < corner.board"
enorm-cover --sight juliet grin-1 -T ruling <corner.board || true

say "enorm-roll --for juliet --skill willpower --at 1 --seed 7 -T ruling < corner.board"
enorm-roll --for juliet --skill willpower --at 1 --seed 7 -T ruling <corner.board || true

say "enorm-attack juliet < attack.board"
enorm-attack juliet <attack.board

say "enorm-attack juliet grin-1 --rolled r:PP,r:P --rolled noise=w:o -T ruling < attack.board"
enorm-attack juliet grin-1 --rolled r:PP,r:P --rolled noise=w:o -T ruling <attack.board

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A call that asks stops at its question, with status 2, and enorm-go answers.
asked() {
	"$@" || [ $? -eq 2 ]
}

say "enorm-attack juliet grin-1 --ask dice,tokens -T board < attack.board > asked.board"
asked enorm-attack juliet grin-1 --ask dice,tokens -T board <attack.board >"$work/asked.board"

say "enorm-go r:PP,r:o -T ruling < asked.board"
asked enorm-go r:PP,r:o -T ruling <"$work/asked.board"

say "enorm-go r:PP,r:o discipline 1 w:- -T ruling < asked.board"
asked enorm-go r:PP,r:o discipline 1 w:- -T ruling <"$work/asked.board"

pipeline='enorm-terrain place barrier C4 |
  enorm-knockback grin-1 2 --direction n |
  enorm-harm juliet --damage 3 --seed 4'
say "enorm-board format < corner.board | $pipeline > after.board"
after=$work/after.board
eval "enorm-board format < corner.board | $pipeline" >"$after"

say "enorm-log < after.board"
enorm-log <"$after"

say "enorm-board diff corner.board after.board"
enorm-board diff corner.board "$after" || [ $? -eq 1 ]

say "enorm-show --no-legend < after.board"
enorm-show --no-legend <"$after"

say "sh round.sh"
sh round.sh
