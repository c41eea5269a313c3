#!/usr/bin/env bash
# One would guess that streakRanges of date-streaks copes with two dates of one day (two runs, two commits), as summary does. The
# lengths of the streaks are counted in days but laid over the list of all dates: of 1 January twice, 2 January and 5 January it
# makes a streak from 1 to 1 January and one on 2 January; 5 January is in none.
# Seen: date-streaks 1.2.1, summary and streakRanges.
# Why it matters here: from the first double date on all ranges are moved, and the last days are missing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" date-streaks@1.2.1 > /dev/null || exit 2

cat > run.js <<'END'
const { streakRanges } = require('date-streaks');
console.log('date-streaks', JSON.parse(require('fs').readFileSync('node_modules/date-streaks/package.json')).version);
const day = (d, h) => new Date(2020, 0, d, h);
const got = streakRanges({ dates: [day(1, 8), day(1, 18), day(2, 8), day(5, 8)] });
console.log(got);
const days = got.flatMap(r => [r.start, r.end]).filter(Boolean).map(d => d.getDate());
if (days.includes(5) || got.length !== 2) {
  console.log('changed: date-streaks copes with two dates of one day');
  process.exit(1);
}
END
node --no-deprecation run.js
