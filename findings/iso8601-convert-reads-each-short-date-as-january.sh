#!/usr/bin/env bash
# One would guess that iso8601-convert reads the short form of ISO 8601 (20201231T100000Z) or gives null, as for other texts. Its
# pattern is content with four digits anywhere: 20201231T100000Z is 1 January 2020, 2020-W53-4 too, and "room 2020" is a date.
# fromDate drops the milliseconds.
# Seen: iso8601-convert 1.0.0, toDate of the short form, of a week and of a text.
# Why it matters here: times from calendars (iCalendar writes the short form) all become the first of January.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" iso8601-convert@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const iso = require('iso8601-convert');
console.log('iso8601-convert', require('iso8601-convert/package.json').version);
const got = ['20201231T100000Z', '2020-W53-4', 'room 2020'].map(t => iso.toDate(t));
console.log(got);
if (!got.every(d => d && d.getMonth() === 0 && d.getDate() === 1)) {
  console.log('changed: iso8601-convert reads the short form');
  process.exit(1);
}
END
node --no-deprecation run.js
