#!/usr/bin/env bash
# One would guess that the year, the quarter and the month that fiscal-year gives for one date belong together. With a year that
# begins on 6 April (the README has a day too), 1 April 2018 is in the fiscal year 2018, as it should, but in its first month and
# quarter: the day of the start is looked at for the year only.
# Seen: fiscal-year 1.0.0, getFiscalYear, getFiscalQuarter and getFiscalMonth of 1 April.
# Why it matters here: the sums of the last five days of a year are booked a whole year earlier.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" fiscal-year@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const lib = require('fiscal-year');
console.log('fiscal-year', JSON.parse(require('fs').readFileSync('node_modules/fiscal-year/package.json')).version);
const create = lib.FiscalYear || lib.default || lib;
const uk = create({ month: 3, day: 6 });
const f = d => [uk.getFiscalYear(d), uk.getFiscalQuarter(d), uk.getFiscalMonth(d)].join('/');
const got = [f('2018-03-31'), f('2018-04-01')].join(' ');
console.log(got);
if (got !== '2018/4/11 2018/1/0') {
  console.log('changed: fiscal-year looks at the day for the quarter');
  process.exit(1);
}
END
node --no-deprecation run.js
