#!/usr/bin/env bash
# One would guess that write-csv has written the file when it comes back: "this will synchronously write your data". The rows are
# made later, so the file does not exist yet on the next line; the columns are those of the first object, b of the second is lost.
# It prints "DONE: Wrote ..." on the output.
# Seen: write-csv 1.0.0, two objects with different keys.
# Why it matters here: what reads or uploads the file next takes the one of the day before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" write-csv@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
console.log('write-csv', require('write-csv/package.json').version);
require('write-csv')('x.csv', [{ a: 1 }, { a: 2, b: 3 }]);
const there = fs.existsSync('x.csv');
setTimeout(() => {
  const text = fs.readFileSync('x.csv', 'utf8');
  console.log(there, JSON.stringify(text));
  if (there || text !== 'a\n1\n2\n') {
    console.log('changed: write-csv writes before it comes back');
    process.exit(1);
  }
}, 1000);
END
node --no-deprecation run.js
