#!/usr/bin/env bash
# One would guess that extract-date finds 3 May 2020 in "Sunday 3rd of May 2020". The form with "of" is not known, so the name of
# the day is taken alone, as the Sunday of the present week; "version 1.2.3" is a day of the year 3, and "May 2020" gives nothing.
# Seen: extract-date 2.8.2 with direction DMY.
# Why it matters here: old events come out in the present week, and each version of a program is a date.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" extract-date@2.8.2 > /dev/null || exit 2

cat > run.js <<'END'
const extract = require('extract-date').default;
console.log('extract-date', require('extract-date/package.json').version);
const dates = t => extract(t, { direction: 'DMY' }).map(d => d.date);
const got = [dates('Sunday 3rd of May 2020'), dates('version 1.2.3'), dates('Sunday 3 May 2020')];
console.log(JSON.stringify(got));
const away = Math.abs(Date.now() - new Date(got[0][0])) / 86400000;
if (!(away < 9) || got[1][0] !== '0003-02-01' || got[2][0] !== '2020-05-03') {
  console.log('changed: extract-date finds the date of 2020');
  process.exit(1);
}
END
node --no-deprecation run.js
