#!/bin/sh
# Stands in the PATH of the tests under the name of each program, and runs the one in ENORM_BUILD. What is
# printed as JSON is kept in ENORM_TAP_LOG, out and err alike, for tests/check_json.py.
# A call that cleared its environment runs the next of that name in the PATH.
if [ -z "${ENORM_BUILD-}" ]; then
	PATH=${PATH#"${0%/*}:"} exec "${0##*/}" "$@"
fi
program=$ENORM_BUILD/${0##*/}
case "$* ${ENORM_VIEW-}" in
*json*) ;;
*) exec "$program" "$@" ;;
esac
kept=$ENORM_TAP_LOG/$$
"$program" "$@" >"$kept.out" 2>"$kept.err"
status=$?
cat "$kept.out"
cat "$kept.err" >&2
for text in "$kept.out" "$kept.err"; do
	start=$(head -c 5 "$text" | tr -d '\0')
	[ "$start" != '{"v":' ] || cat "$text" >>"$kept.json"
done
rm -f "$kept.out" "$kept.err"
exit $status
