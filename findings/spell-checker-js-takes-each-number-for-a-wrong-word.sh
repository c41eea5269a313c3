#!/usr/bin/env bash
# spell-checker-js returns the "array of wrong words" of an English or Russian text. A good guess for "In 2026 the harbour has 14
# boats.": no word. It returns 14 and 2026: a number is meant to be passed over, but the way out of the function for it gives the
# same as for a word that is unknown. So 3.5 is two wrong words, 3 and 5. The lines of a word list of one's own are cut at line
# feeds only, so that no word of a list from Windows is known.
# Seen: spell-checker-js 1.2.6 of npm.
# Why it matters here: texts with many dates and prices seem to have many errors, and no list of words can help.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    spell-checker-js@1.2.6 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
const spell = require('spell-checker-js');

console.log('spell-checker-js', require('./node_modules/spell-checker-js/package.json').version);
spell.load('en');
const TEXT = 'In 2026 the harbour has 14 boats of 3.5 metres.';
const numbers = spell.check(TEXT).sort();
console.log(TEXT, '->', numbers);
spell.clear();
fs.writeFileSync('words.txt', 'harbour\r\nboats\r\n');
spell.load('./words.txt');
const windows = spell.check('harbour boats');
console.log('with a list from Windows:', windows);
if (numbers.join() !== '14,2026,3,5' || windows.join() !== 'harbour,boats') {
  console.error('changed: numbers are not wrong words, or a list from Windows is read');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
