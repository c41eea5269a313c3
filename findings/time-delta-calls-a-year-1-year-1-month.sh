#!/usr/bin/env bash
# One would guess that time-delta writes "1 year" for the difference of two dates one year apart. A month has 28 days and a year
# 12 of these, 336 days: from 1 January 2021 to 1 January 2022 is "1 year, 1 month", ten years are "10 years, 10 months". A March
# is "1 month, 3 days".
# Seen: time-delta 1.0.0, format of pairs of dates.
# Why it matters here: an age or a term is wrong by a month for each year, and it looks exact.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" time-delta@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const delta = require('time-delta').create({ locale: 'en' });
console.log('time-delta', JSON.parse(require('fs').readFileSync('node_modules/time-delta/package.json')).version);
const f = (a, b) => delta.format(new Date(a), new Date(b));
const year = f('2021-01-01', '2022-01-01');
const ten = f('2011-01-01', '2021-01-01');
console.log(year, '|', ten, '|', f('2021-03-01', '2021-04-01'));
if (year !== '1 year, 1 month' || !ten.startsWith('10 years, 10 months')) {
  console.log('changed: time-delta calls a year a year');
  process.exit(1);
}
END
node --no-deprecation run.js
