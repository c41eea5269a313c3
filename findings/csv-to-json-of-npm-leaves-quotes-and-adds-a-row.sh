#!/usr/bin/env bash
# One would guess that csv-to-json takes the quotes off a quoted cell. They stay, doubled ones too ("\"Berg, Anna\""), and the
# line break at the end of the file makes one more object, with an empty first column and no others.
# Seen: csv-to-json 0.1.2, parse of a file with one quoted row.
# Why it matters here: names with a comma do not match the same names without, and each file has one entry too many.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" csv-to-json@0.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
const csv = require('./node_modules/csv-to-json/lib/csv.js');
console.log('csv-to-json', JSON.parse(fs.readFileSync('node_modules/csv-to-json/package.json')).version);
fs.writeFileSync('x.csv', 'name,city\n"Berg, Anna",Ulm\n');
csv.parse({ filename: 'x.csv' }, (error, rows) => {
  console.log(rows);
  if (rows.length !== 2 || rows[0].name !== '"Berg, Anna"' || rows[1].name !== '') {
    console.log('changed: csv-to-json takes the quotes off');
    process.exit(1);
  }
});
END
node --no-deprecation run.js
