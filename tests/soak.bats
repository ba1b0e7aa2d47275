#!/usr/bin/env bats
# Many Rounds by the policy of round.sh: in one process, and the same through pipes. ROUNDS and PIPED
# say how many; `make soak` plays 10,000 and 200.
load helper

ROUNDS=${ROUNDS:-300}
PIPED=${PIPED:-6}

@test "Rounds in one process: every call is 0 or 1, every board is a good one" {
	"$BUILD/soak-rounds" 1 "$ROUNDS" <"$EXAMPLES/round.board" >after
	[ "$(grep -c '^enorm 1$' after)" -eq "$ROUNDS" ]
	says "$ROUNDS boards, no problem" enorm-board check <after
	# They are not all alike, and somebody was hurt in some of them.
	[ "$(grep -c '^spacer juliet .*vitals=9' after)" -lt "$ROUNDS" ]
	[ "$(grep '^rng' after | sort -u | wc -l)" -gt $((ROUNDS * 9 / 10)) ]
}

@test "the same Rounds through pipes are the same to the byte" {
	local seed
	"$BUILD/soak-rounds" 1 "$PIPED" <"$EXAMPLES/round.board" >wanted
	for ((seed = 1; seed <= PIPED; seed++)); do
		enorm-board seed "$seed" <"$EXAMPLES/round.board" |
			sh "$EXAMPLES/round.sh" countdown juliet romeo intruders end
	done >got
	cmp wanted got
}

@test "10,000 boards over two workers are the bytes of one process, in their order" {
	if ! command -v parallel >/dev/null; then skip 'parallel is not installed'; fi
	awk -v n=10000 'BEGIN {
		for (i = 1; i <= n; i++)
			printf "enorm 1\ntitle %d, not the line enorm 1\nmap 4x6\nspacer juliet A%d vitals=%d\n" \
				"intruder grin-1 D%d facing=s\ndone\n", i, i % 6 + 1, i % 8 + 2, i % 5 + 1
	}' >many
	enorm-ai --seed 5 -T board <many >wanted
	[ "$(grep -c '^done$' wanted)" -eq 10000 ]
	[ "$(grep -c '^event damage' wanted)" -gt 1000 ]
	parallel -j2 --pipe -k --recend '\n' --recstart 'enorm 1\n' enorm-ai --seed 5 -T board <many >got
	cmp wanted got
}
