#!/usr/bin/env bash
# One would guess that add-days gives the same hour of the next day ("tomorrow = addDays(today, 1)"). It adds 24 hours: on the day
# that has 25, midnight and one day is 23:00 of the same day; in spring 23:30 and one day is half past midnight two days later.
# Seen: add-days 2.0.1 with the time zone Europe/Berlin, 31 October and 27 March 2021.
# Why it matters here: a calendar made day by day has one day twice or leaves one out each year.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" add-days@2.0.1 > /dev/null || exit 2

cat > run.js <<'END'
process.env.TZ = 'Europe/Berlin';
const addDays = require('add-days');
console.log('add-days', require('add-days/package.json').version);
const autumn = addDays(new Date(2021, 9, 31), 1);
const spring = addDays(new Date(2021, 2, 27, 23, 30), 1);
console.log(autumn.toString(), spring.toString());
if (autumn.getDate() !== 31 || autumn.getHours() !== 23 || spring.getDate() !== 29) {
  console.log('changed: add-days gives the next day');
  process.exit(1);
}
END
node --no-deprecation run.js
