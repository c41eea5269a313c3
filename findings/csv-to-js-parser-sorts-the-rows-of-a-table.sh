#!/usr/bin/env bash
# csv-to-js-parser makes an array of objects of CSV data, and can group its rows by columns if asked to. A good guess for a
# table of three rows with no such wish: three objects, in the order of the rows. They are in the order of the alphabet:
# without a description all columns are taken for those to be grouped by, for which the rows are sorted. A row with fewer cells
# than the header has the text "undefined" in the rest.
# Seen: csv-to-js-parser 2.3.7 of npm.
# Why it matters here: the steps of a recipe, the lines of a poem or the days of a log come out in another order, and
# "undefined" is a town.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    csv-to-js-parser@2.3.7 > /dev/null || exit 2

cat > run.js <<'END'
const {csvToObj} = require('csv-to-js-parser');

console.log('csv-to-js-parser', require('./node_modules/csv-to-js-parser/package.json').version);
const csv = 'step,place\nSet the sail,deck\nCast off,pier\nHoist the anchor\n';
const rows = csvToObj(csv);
console.log(JSON.stringify(csv), '->', rows);
const steps = rows.map((row) => row.step).join('|');
if (steps !== 'Cast off|Hoist the anchor|Set the sail' || rows[1].place !== 'undefined') {
  console.error('changed: the rows are in their order');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
