# Ten rulings that tables dispute, as tests for a CI: see enorm-bats(7). Copy this file and the
# workflow beside it, and write down what your table agreed on.

setup() {
	bats_load_library enorm
}

@test "a crate gives Cover to whoever stands behind it, to the archer's annoyance" {
	scene 'map 3x6' 'spacer juliet B1' 'gear juliet osr-3' 'intruder grin-1 C6' 'terrain crate-1 C5'
	assert_cover juliet grin-1
	assert_sight juliet grin-1
}

@test "the same crate gives none to a figure two spaces behind it" {
	scene 'map 3x6' 'spacer juliet B1' 'gear juliet osr-3' 'intruder grin-1 B6' 'terrain crate-1 B3'
	refute_cover juliet grin-1
}

@test "nobody sees through the joint of two walls" {
	scene 'map 2x2' 'wall A1-A2,B1-B2' 'spacer juliet A1' 'intruder grin-1 B2'
	refute_sight juliet grin-1
}

@test "sight slips between two Obstacles that touch at a corner, a rifle's range does not" {
	scene 'map 2x2' 'terrain slab-1 A2' 'terrain slab-2 B1' 'spacer juliet A1' 'intruder grin-1 B2'
	assert_sight juliet grin-1
	refute_adjacent juliet grin-1
}

@test "whoever is pushed into a crate crashes, and the crate breaks" {
	scene 'map 5x5' 'spacer juliet C1 vitals=9' 'terrain crate-1 C3'
	rules 'enorm-knockback juliet 4 --direction e'
	assert_at juliet C3
	assert_has spacer juliet vitals=8
	assert_has condition juliet knockdown
	refute_has terrain crate-1
	assert_says 'suffers a Crash' KB-19
}

@test "nobody pushes himself" {
	scene 'map 1x5' 'spacer juliet A3'
	rules 'enorm-knockback juliet 1 --from juliet'
	assert_refused KB-02
	assert_at juliet A3
}

@test "the Grin goes for the closest, not for the one with the fewest Vitals" {
	scene 'map 3x8' 'spacer juliet B6 vitals=9' 'spacer romeo B1 vitals=2' 'intruder grin-1 B8 facing=w'
	assert_targets grin-1 juliet
	refute_targets grin-1 romeo
}

@test "the Grin walks up, bites, and what it rolls is what it does" {
	scene 'map 1x8' 'spacer juliet A1' 'intruder grin-1 A4 facing=w'
	rules 'enorm-ai grin-1 --rolled r5,r6'
	assert_at grin-1 A2
	assert_event damage who=juliet n=3
	assert_has spacer juliet vitals=6
	refute_dead juliet
}

@test "two red dice wound a Grin in 79 of 216 throws with the rifle's own Confidence" {
	scene 'map 1x6' 'spacer juliet A1 facing=e stress=1' 'gear juliet osr-3 ammo=2' 'intruder grin-1 A4 facing=w'
	rules 'enorm-attack juliet grin-1 osr-3 --odds'
	assert_chance 79/216 'wound'
}

@test "whether a roll of no Power hurts is a matter of reading; how the Grin walks is not" {
	scene 'map 1x8' 'spacer juliet A1' 'intruder grin-1 A4 facing=w'
	rules 'enorm-ai grin-1'
	refute_same_under RI-28
	assert_same_under RI-05 RI-14
}
