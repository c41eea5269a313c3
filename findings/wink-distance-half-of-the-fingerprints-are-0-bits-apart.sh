#!/usr/bin/env bash
# wink-distance has a Hamming distance of numbers, "decimal representations of binary numbers", as is used for Simhashes. A good
# guess for the 32-bit numbers 4294967295 and 0: 32; and for two random fingerprints of 32 bits: about 16, hardly ever less than
# 4. It is 0 for 4294967295 and 0, and for half of all pairs: whenever the highest bits differ, the difference counts as negative,
# and the loop ends before it begins. All bits above the 32nd are left out.
# Seen: wink-distance 2.0.2 of npm (110,000 downloads a month).
# Why it matters here: half of all unrelated texts are exact copies by their fingerprints.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    wink-distance@2.0.2 > /dev/null || exit 2

cat > run.js <<'END'
const {hamming} = require('wink-distance').number;

console.log('wink-distance', require('./node_modules/wink-distance/package.json').version);
for (const [one, other] of [[2147483647, 0], [2147483648, 0], [4294967295, 0], [1099511627776, 0]]) {
  console.log(one, other, hamming(one, other));
}
let seed = 7;
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const distances = Array.from({length: 10000}, () => hamming(Math.floor(next() * 2 ** 32), Math.floor(next() * 2 ** 32)));
const zero = distances.filter((distance) => distance === 0).length;
console.log('of 10,000 pairs of random fingerprints of 32 bits', zero, 'are 0 bits apart');
if (hamming(4294967295, 0) !== 0 || hamming(2147483647, 0) !== 31 || Math.abs(zero - 5000) > 500) {
  console.error('changed: the highest bit counts');
  process.exitCode = 1;
}
END
node run.js
