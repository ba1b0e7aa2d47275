setup() { bats_load_library enorm; }

@test "a push of 2 goes three spaces" {
	scene 'map 1x5' 'spacer juliet A1'
	rules 'enorm-knockback juliet 2 --direction e'
	assert_at juliet A4
}
