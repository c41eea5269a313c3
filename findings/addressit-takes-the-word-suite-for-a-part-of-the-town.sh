#!/usr/bin/env bash
# addressit parses addresses as people type them into unit, number, street and regions. A good guess for "Suite 5, 10 Park
# Place, Leeds": unit 5, number 10, Park Place, Leeds. The number is "5,/10", and the region "Suite Leeds"; for "Flat 3, 12
# Quay Street, London" the number is "3,/12" and the region "Flat London". Of "Unit 4/12 St Kilda Road, Melbourne" the unit and
# the number are right, but the region is "Unit Melbourne".
# Seen: addressit 1.8.2 of npm.
# Why it matters here: towns by the name of Suite Leeds and Flat London are in no list, and these addresses match no other of
# their house.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" addressit@1.8.2 > /dev/null || exit 2
cat > run.js <<'END'
const addressit = require('addressit');

console.log('addressit', require('./node_modules/addressit/package.json').version);
const texts = ['10 Park Place, Leeds', 'Suite 5, 10 Park Place, Leeds', 'Flat 3, 12 Quay Street, London',
  'Unit 4/12 St Kilda Road, Melbourne'];
const seen = texts.map((text) => {
  const {unit, number, street, regions} = addressit(text);
  console.log(text, '-> unit', unit, 'number', number, 'street', street, 'regions', regions.join(', '));
  return `${number} ${regions.join(', ')}`;
});
if (seen.join('|') !== '10 Leeds|5,/10 Suite Leeds|3,/12 Flat London|12 Unit Melbourne') {
  console.error('changed: the word for a flat is no region');
  process.exitCode = 1;
}
END
node run.js
