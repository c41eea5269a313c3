#!/usr/bin/env bash
# The HyperLogLog of npm's bloom-filters counts different words; accuracy() of a sketch of 1,024 registers says 0.0325. A good
# guess for 10, 100 and 1,000 different words: about 10, 100 and 1,000, exact to a few percent, as small numbers are counted
# by the registers that are empty. It is 4 to 7, about half and about half; 100,000 are counted right. The position of the first
# bit that is set is counted from 0, so that half of all words leave their register as if it were empty; for numbers beyond
# two and a half times the registers a factor of 2 makes up for that, below nothing does.
# Seen: bloom-filters 3.0.4 of npm, 128, 1,024 and 4,096 registers, three sets of words.
# Why it matters here: a page of 200 different words counts as one of 100, next to one of 100,000 that is right.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    bloom-filters@3.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const {HyperLogLog} = require('bloom-filters');

console.log('bloom-filters', require('./node_modules/bloom-filters/package.json').version);
let greatest = 0;
for (const registers of [128, 1024, 4096]) {
  for (const words of [1, 10, 100, 1000, 100000]) {
    const counts = [];
    for (const set of words > 1000 ? ['harbour'] : ['harbour', 'tide', 'ferry']) {
      const sketch = new HyperLogLog(registers);
      for (let word = 0; word < words; word++) sketch.update(`${set}-${word}`);
      counts.push(sketch.count(true));
    }
    console.log(`${registers} registers, ${words} different words: counted ${counts.join(', ')}`);
    if (words === 1000 && registers > 128) greatest = Math.max(greatest, ...counts);
  }
}
if (greatest > 700) {
  console.error('changed: 1,000 words are counted as more than 700');
  process.exitCode = 1;
}
END
node run.js
