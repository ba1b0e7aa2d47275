# shellcheck shell=bash
# What the tests of Noise and Blips share. The Intruder under the Blips is a lurker, which has no
# Speed and does nothing but turn; ann makes the Noise.

# tables: the tables of these tests, in the file's own directory.
tables() {
	cd "$BATS_FILE_TMPDIR" || return
	cat >intruders.csv <<-'END'
		name,title,kind,level,speed,at,noise,range,wounds,target,first_contact,overwhelm,traits,source
		lurker,Lurker,baseline,1,0,2,white/red/black,0,0,target closest,,stress 1 everyone,,owner
		redder,Redder,baseline,1,0,2,red,0,0,target closest,,stress 1 everyone,,owner
		blacker,Blacker,baseline,1,0,2,black,0,0,target closest,stress 2,discard-blip furthest; spawn-intruder priority; ambush,light-sensitive 3,owner
	END
	cat >protocols.csv <<-'END'
		intruder,order,title,effect,source
		lurker,1,Lurk,move,owner
		redder,1,Lurk,move,owner
		blacker,1,Lurk,move,owner
	END
	cat >weapons.csv <<-'END'
		name,title,hands,dice,range,ammo,noise,noise_per_shot,keywords,source
		bang,Bang,1,r,4,3,ww,0,,owner
		chatter,Chatter,1,r,4,3,w,1,burst 2,owner
		klaxon,Klaxon,1,r,4,3,intruder,1,burst 2,owner
	END
}

setup() {
	export ENORM_DATA=$BATS_FILE_TMPDIR
	cd "$BATS_TEST_TMPDIR" || return
}

# on LINE...: a.board with these records, on an open map of 8 rows and 10 columns if none is named.
on() {
	typed "$@" >a.board
	grep -q '^map' a.board || sed -i '1a map 8x10' a.board
}

# noise ARGUMENT...: enorm-noise on a.board, with lurkers unless a type is named; what comes out is
# in .out and is a good board.
noise() {
	local type=(--type lurker)
	[[ $* != *--type* ]] || type=()
	try enorm-noise -T board --seed 1 "${type[@]}" "$@" <a.board
	wants 0 enorm-noise "$@" && text_is err '' enorm-noise "$@" || return
	enorm-board check -q <.out
}

# refuses CLAUSE ARGUMENT...: status 1, a refused record with that clause, nothing else changed.
refuses() {
	try enorm-noise -T board --seed 1 "${@:2}" <a.board
	wants 1 enorm-noise "${@:2}" || return
	grep -qE "^refused enorm-noise clause=$1 reason=" .out || {
		echo "not refused by $1:" && grep '^refused' .out
		return 1
	}
	diff -u <(enorm-board format <a.board | grep -vE '^(event|data|refused) ') \
		<(grep -vE '^(event|data|refused) ' .out)
}

# blips_are 'NAME PLACE' ...: the Blips of .out, all of them.
blips_are() {
	assert_equal "$(awk '$1 == "blip" { print $2, $3 }' .out | sort)" "$(printf '%s\n' "$@" | sort)"
}

# way BLIP: the intersections that it entered, in order.
way() {
	grep -E "^event path who=$1 " .out |
		sed -E 's/.* path=([^ ]*).*/\1/; s/.* to=([^ ]*).*/\1/' | paste -sd,
}

# walks SPACE FROM N WAY [LINE...]: hearing N of ann, who is on SPACE, a Blip goes from FROM that WAY.
walks() {
	on "spacer ann $1" "blip blip-1 $2 facing=s holds=lurker" 'queue noise who=ann amount='"$3" "${@:5}"
	noise --queued && assert_equal "$(way blip-1)" "$4"
}

# patrols FROM ARROW N WAY [LINE...]: patrolling, with ann far off, a Blip goes from FROM that WAY.
patrols() {
	on 'spacer ann H10' "blip blip-1 $1 facing=$2 holds=lurker" 'priority ann' "${@:5}"
	noise patrol --reading "ne=$3,se=$3,sw=$3,nw=$3" && assert_equal "$(way blip-1)" "$4"
}
