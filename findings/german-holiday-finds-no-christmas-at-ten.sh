#!/usr/bin/env bash
# One would guess that german-holiday says for a Date whether its day is a holiday. It compares milliseconds with midnight, so 25
# December at 10:00 (or new Date() at any time) is none; and the holidays since 2018 are missing (31 October in Lower Saxony,
# Bremen, Hamburg and Schleswig-Holstein, 8 March in Berlin).
# Seen: german-holiday 1.2.0, holidayCheck of dates with and without a time.
# Why it matters here: "is today a holiday" is always answered with no.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" german-holiday@1.2.0 > /dev/null || exit 2

cat > run.js <<'END'
const lib = require('german-holiday');
console.log('german-holiday', require('german-holiday/package.json').version);
const check = typeof lib === 'function' ? lib : lib.holidayCheck || global.holidayCheck;
const got = [check(new Date(2024, 11, 25), 'BY'), check(new Date(2024, 11, 25, 10), 'BY'), check(new Date(2024, 9, 31), 'NI')];
console.log(got);
if (!got[0] || got[1] !== false || got[2] !== false) {
  console.log('changed: german-holiday looks at the day');
  process.exit(1);
}
END
node --no-deprecation run.js
