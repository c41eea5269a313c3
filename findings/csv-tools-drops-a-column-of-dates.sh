#!/usr/bin/env bash
# One would guess that fromJSON of csv-tools writes each property of the objects as a column. A Date is taken for an object
# without properties and gets no column at all; an empty list likewise. Back, toJSON makes 7 of 007 and leaves out the key of an
# empty cell.
# Seen: csv-tools 1.2.0, fromJSON of objects with a Date, toJSON of "007".
# Why it matters here: an export of invoices has no dates, without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" csv-tools@1.2.0 > /dev/null || exit 2

cat > run.js <<'END'
const csv = require('csv-tools');
console.log('csv-tools', JSON.parse(require('fs').readFileSync('node_modules/csv-tools/package.json')).version);
const out = csv.fromJSON([{ no: 'A1', paid: new Date(0), tags: [] }]);
const back = csv.toJSON('name,no\nAnna,007\nBen,');
console.log(JSON.stringify(out), JSON.stringify(back));
if (out !== '"no"\n"A1"' || back[0].no !== 7 || 'no' in back[1]) {
  console.log('changed: csv-tools writes dates');
  process.exit(1);
}
END
node --no-deprecation run.js
