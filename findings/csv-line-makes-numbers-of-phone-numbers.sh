#!/usr/bin/env bash
# One would guess that decode of csv-line gives back what encode was given, as the README shows. Each cell that looks like a
# number becomes one (007 is 7, +491234 is 491234, 1e5 is 100000, a blank is 0), an empty cell is undefined, an empty last cell is
# missing; and encode writes a line break as the two signs \n, which decode leaves.
# Seen: csv-line 1.2.0, encode and decode.
# Why it matters here: codes, phone numbers and notes of two lines are changed by one round trip.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" csv-line@1.2.0 > /dev/null || exit 2

cat > run.js <<'END'
const line = require('csv-line');
console.log('csv-line', require('csv-line/package.json').version);
const got = line.decode(line.encode(['007', '+491234', '1e5', ' ', 'two\nlines', '']));
console.log(got);
if (JSON.stringify(got) !== JSON.stringify([7, 491234, 100000, 0, 'two\\nlines'])) {
  console.log('changed: csv-line gives back what it was given');
  process.exit(1);
}
END
node --no-deprecation run.js
