#!/usr/bin/env bash
# One would guess that date-difference, which looks after changes of the clock, counts years by the calendar ("34y 338d 4h ...").
# A year is 365 days: from 1 January 2000 to 1 January 2024 is "24y 6d". With the later date first the result is "-86400000ms".
# Seen: date-difference 1.0.0 of two dates 24 years apart.
# Why it matters here: an age or a term has up to a month too much, and a birthday comes days too early.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" date-difference@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const diff = require('date-difference');
console.log('date-difference', require('date-difference/package.json').version);
const got = [diff(new Date(2000, 0, 1), new Date(2024, 0, 1)), diff(new Date(2024, 0, 2), new Date(2024, 0, 1))].join(' ');
console.log(got);
if (got !== '24y 6d -86400000ms') {
  console.log('changed: date-difference counts years by the calendar');
  process.exit(1);
}
END
node --no-deprecation run.js
