#!/usr/bin/env bash
# A row of a CSV file may have fewer cells than the header, as spreadsheets and loggers leave empty ones out at the end. A good
# guess for csv-simple-parser and the rows "1,2" and "3,4,5" under "a,b,c": [1, 2] and [3, 4, 5]. It is one row of "1", "2\n3" and
# "4,5": from the second row on, a cell ends at the next comma, wherever that is, and the last one at the next line break. And
# each file that ends in a line break has a row more, with one empty cell.
# Seen: csv-simple-parser 2.0.2 of npm (25,000 downloads a month), with its defaults; optimistic: false has three rows and the
# empty one.
# Why it matters here: records run into each other, and all files have one record in common.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    csv-simple-parser@2.0.2 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import parse from 'csv-simple-parser';

console.log('csv-simple-parser', JSON.parse(readFileSync('node_modules/csv-simple-parser/package.json')).version);
const text = 'a,b,c\n1,2\n3,4,5\n6,7,8\n';
const seen = [parse(text), parse(text, {optimistic: false})].map((rows) => JSON.stringify(rows));
console.log(seen.join('\n'));
if (seen[0] !== '[["a","b","c"],["1","2\\n3","4,5"],["6","7","8"],["",null,null]]' || !seen[1].includes('["1","2"')) {
  console.error('changed: a short row ends at its line break, or a file at its last one');
  process.exitCode = 1;
}
END
node run.mjs
