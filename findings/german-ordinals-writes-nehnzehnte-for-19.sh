#!/usr/bin/env bash
# german-ordinals writes ordinal numbers in German words, for dates up to the 31st of a month. A good guess for 19: neunzehnte.
# It is nehnzehnte, which is no word. The other days of a month are right, and 31, which a date may have, is refused as too
# large.
# Seen: german-ordinals 4.2.6 of npm.
# Why it matters here: each nineteenth of a month is misspelt where it is read aloud or printed, and a search for the word misses
# it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    german-ordinals@4.2.6 > /dev/null || exit 2

cat > run.js <<'END'
const {getOrdinal} = require('german-ordinals');

console.log('german-ordinals', require('./node_modules/german-ordinals/package.json').version);
const words = Array.from({length: 30}, (_, index) => getOrdinal(index + 1));
console.log(words.join(', '));
const teens = /^(drei|vier|fünf|sech|sieb|acht|neun)zehnte$/;
const tens = /^((ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?zwanzigste$|^dreißigste$/;
const wrong = words.slice(12).filter((word) => !teens.test(word) && !tens.test(word));
console.log('no words:', wrong);
if (wrong.join() !== 'nehnzehnte') {
  console.error('changed: 19 is neunzehnte');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
