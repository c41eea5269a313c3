#!/usr/bin/env bash
# a-csv reads a CSV file row by row: "if (row !== null)", a row is there, and next() asks for the next; null is the end. A good
# guess for a file with an empty line in its middle: the rows on both sides. The loop of the README ends at the empty line, which
# is given as null too. A cell of two lines is two broken rows. stringify() writes 0 as an empty cell, and quotation marks as they
# are: a cell that holds one and a comma, and a cell of two lines, cannot be read by any program.
# Seen: a-csv 2.0.0 of npm.
# Why it matters here: files lose the rows behind an empty line, and tables their zeros, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    a-csv@2.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
const CSV = require('a-csv');

console.log('a-csv', require('./node_modules/a-csv/package.json').version);
fs.writeFileSync('boats.csv', 'boat,text\nSwallow,"one\ntwo"\n\nHeron,last\n');
const rows = [];
CSV.parse('boats.csv', {delimiter: ','}, (error, row, next) => {
  if (error) {
    throw error;
  }
  if (row !== null) {
    rows.push(row);
    next();
    return;
  }
  const line = CSV.stringify(['Swallow', 0, 'the "old", blue one']);
  console.log(rows);
  console.log(line);
  if (JSON.stringify(rows) !== '[["boat","text"],["Swallow",""],["two"]]' || line !== 'Swallow,,"the "old", blue one",\r\n') {
    console.error('changed: the rows behind an empty line are read, or 0 is written');
    process.exitCode = 1;
  }
});
END
node --no-deprecation run.js
