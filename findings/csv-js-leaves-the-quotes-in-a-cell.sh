#!/usr/bin/env bash
# One would guess that csv.js ("simplify encoding and decoding CSV") reads what it writes. decode leaves the quotes on a cell
# ("\"Anna, B\"") and breaks a row at a line break in quotes; encode does not double a quote in a text; 007 becomes the number 7;
# the columns are those of the first object only.
# Seen: csv.js 2.0.1, encode and decode.
# Why it matters here: each cell with a comma is changed by one round trip, and numbers of articles lose their zeros.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" csv.js@2.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const csv = require('csv.js');
console.log('csv.js', JSON.parse(require('fs').readFileSync('node_modules/csv.js/package.json')).version);
const row = csv.decode('name,no\n"Anna, B",007')[0];
const back = csv.decode(csv.encode([{ name: 'Berg, Anna', no: 'x' }]))[0];
const out = csv.encode([{ a: 1 }, { a: 2, b: 3 }]);
console.log(row, back, JSON.stringify(out), csv.encode([{ a: 'x "y", z' }]));
if (row.name !== '"Anna, B"' || row.no !== 7 || back.name !== '"Berg, Anna"' || out !== 'a\n1\n2') {
  console.log('changed: csv.js takes the quotes off');
  process.exit(1);
}
END
node --no-deprecation run.js
