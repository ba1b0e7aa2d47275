#!/usr/bin/env bats
# The boards of the case files with their lines shuffled. SAMPLE=5000 looks at more.
load helper

@test "RT-29 the order of a board's lines decides nothing, not even a default" {
	python3 "$ROOT/tests/shuffle_property.py" "${SEED:-1}" "${SAMPLE:-100}" "$ROOT"/tests/cases/*.case
}
