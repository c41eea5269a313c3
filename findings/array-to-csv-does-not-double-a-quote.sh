#!/usr/bin/env bash
# One would guess that array-to-csv ("convert a 2D array to CSV") writes CSV that a reader reads back. A cell with a comma or a
# quote is put in quotes, but a quote in it is not doubled ("a "b", c"), and a cell with a line break is not quoted at all.
# Seen: array-to-csv 1.0.1 of a cell with a quoted word and one with two lines.
# Why it matters here: each title with a quoted word moves the cells of its row, each note of two lines makes a new row.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" array-to-csv@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const toCSV = require('array-to-csv');
console.log('array-to-csv', require('array-to-csv/package.json').version);
const got = toCSV([['a "b", c', 'two\nlines'], ['x', 1]]);
console.log(got);
if (got !== '"a "b", c",two\nlines\nx,1') {
  console.log('changed: array-to-csv doubles quotes');
  process.exit(1);
}
END
node --no-deprecation run.js
