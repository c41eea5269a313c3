#!/usr/bin/env bash
# One would guess that csvtomd-lib makes a row of the table of each row of the CSV. A row whose first cell begins with "#" is
# taken for a comment and left out (CSV has none, and the README names none): issues #1 and #2 are missing. A "|" in a cell is not
# escaped.
# Seen: csvtomd-lib 0.1.3, fromString of a table of numbers of issues.
# Why it matters here: lists of issues, tags and ranks come out empty, with a right heading.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" csvtomd-lib@0.1.3 > /dev/null || exit 2

cat > run.js <<'END'
const lib = require('csvtomd-lib');
console.log('csvtomd-lib', JSON.parse(require('fs').readFileSync('node_modules/csvtomd-lib/package.json')).version);
const got = (lib.default || lib).fromString('No,Name\n#1,Anna\n#2,Ben\n3,a|b');
console.log(got);
if (got.includes('Anna') || got.includes('Ben') || !got.includes('a|b')) {
  console.log('changed: csvtomd-lib keeps rows with #');
  process.exit(1);
}
END
node --no-deprecation run.js
