#!/usr/bin/env bash
# One would guess that diffDates(a, b, "years") counts full years (or a fraction). Only the numbers of the years are subtracted:
# from 31 December to 1 January is 1 year and 1 month, from 1 January to 31 December 0 years. Days and hours are real differences.
# Seen: diff-dates 1.0.15, units years, months and days.
# Why it matters here: an age is a year too high up to the birthday, and a sort by the age mixes one day with twelve months.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" diff-dates@1.0.15 > /dev/null || exit 2

cat > run.js <<'END'
const diff = require('diff-dates');
console.log('diff-dates', require('diff-dates/package.json').version);
const last = new Date(2020, 11, 31);
const next = new Date(2021, 0, 1);
const got = ['years', 'months', 'days'].map(u => diff(next, last, u)).join(' ');
const most = diff(new Date(2021, 11, 31), next, 'years');
console.log(got, most);
if (got !== '1 1 1' || most !== 0) {
  console.log('changed: diff-dates counts full years');
  process.exit(1);
}
END
node --no-deprecation run.js
