#!/usr/bin/env bash
# One would guess that convert-time ("between 12-hour time and 24-hour time") turns 12am into 0:00. Only 12 hours are added to a
# pm, nothing is taken from a 12 am: "12am" becomes 12:00 and "12:30 am" 12:30, the same as for 12 pm. Back, "0:30" is "0:30 am".
# Seen: convert-time 0.3.0 of 12am, 12:30 am and 12pm.
# Why it matters here: what starts at midnight moves to noon; the two can no longer be told apart.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" convert-time@0.3.0 > /dev/null || exit 2

cat > run.js <<'END'
const convert = require('convert-time');
console.log('convert-time', require('convert-time/package.json').version);
const got = ['12am', '12:30 am', '12pm', '0:30'].map(t => convert(t)).join(' ');
console.log(got);
if (got !== '12:00 12:30 12:00 0:30 am') {
  console.log('changed: convert-time turns 12am into 0:00');
  process.exit(1);
}
END
node --no-deprecation run.js
