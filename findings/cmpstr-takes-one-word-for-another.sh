#!/usr/bin/env bash
# CmpStr normalises its strings before it compares them (flag i: lower case). A good guess for two Russian words that differ in
# one of five letters: a Levenshtein similarity of 0.8 with the flag and without it; and 10,000 lines give their own lower case
# each. With the flag it is 1: the second word gets the lower case of the first, and a few of the 10,000 lines that of another
# line. Results are kept under a 32-bit hash alone, which keeps less than its 32 bits and puts the letters of other scripts on top
# of each other.
# Seen: cmpstr 3.3.0 of npm.
# Why it matters here: a word has copies that are none, and which ones depends on what was compared before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    cmpstr@3.3.0 > /dev/null || exit 2

cat > run.js <<'END'
const {CmpStr, Normalizer} = require('cmpstr');

console.log('cmpstr', require('./node_modules/cmpstr/package.json').version);
const plain = CmpStr.create({metric: 'levenshtein'});
const lower = CmpStr.create({metric: 'levenshtein', flags: 'i'});
const pairs = [['слать', 'спать'], ['колка', 'копка'], ['slat', 'spat']].map(([one, other]) => {
  const matches = [plain.test(one, other).match, lower.test(one, other).match];
  console.log(one, other, 'plain', matches[0], 'with the flag i', matches[1]);
  return matches;
});

Normalizer.clear();
const lines = Array.from({length: 10000}, (_, number) => `Invoice ${100000 + 7 * number} of the harbour office`);
const lowered = lines.map((line) => Normalizer.normalize(line, 'i'));
const wrong = lines.map((line, number) => number).filter((number) => lowered[number] !== lines[number].toLowerCase());
console.log('of 10,000 lines', wrong.length, 'became another one, the first:', lines[wrong[0]], '->', lowered[wrong[0]]);
if (pairs[0].join() !== '0.8,1' || pairs[1].join() !== '0.8,1' || pairs[2].join() !== '0.75,0.75' || !wrong.length) {
  console.error('changed: each word has its own lower case');
  process.exitCode = 1;
}
END
node run.js
