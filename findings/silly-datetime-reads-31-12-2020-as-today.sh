#!/usr/bin/env bash
# One would guess that format of silly-datetime fails or says "Invalid date" for a date that it cannot read, as others do. It
# takes the present day in its place: "31.12.2020", "next week" and "n/a" become today, at the present time. Half past midnight is
# written with "h:mm a" as 0:30 am.
# Seen: silly-datetime 0.1.2, format("31.12.2020", "YYYY-MM-DD").
# Why it matters here: a column with a few German dates gets the day of the run for them, which looks like real data.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" silly-datetime@0.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const sd = require('silly-datetime');
console.log('silly-datetime', JSON.parse(require('fs').readFileSync('node_modules/silly-datetime/package.json')).version);
const before = sd.format(new Date(), 'YYYY-MM-DD');
const got = ['31.12.2020', 'n/a'].map(x => sd.format(x, 'YYYY-MM-DD'));
const after = sd.format(new Date(), 'YYYY-MM-DD');
console.log(before, got, sd.format('2020-12-31 10:00', 'YYYY-MM-DD'));
if (!got.every(x => x === before || x === after)) {
  console.log('changed: silly-datetime does not take today');
  process.exit(1);
}
END
node --no-deprecation run.js
