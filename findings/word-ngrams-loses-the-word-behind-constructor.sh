#!/usr/bin/env bash
# word-ngrams counts the sequences of words of a text. A good guess for "The constructor of the ship": one sequence of each two
# neighbours. "constructor of" is in no list, "the constructor" has no number (NaN), and what follows the word is counted over all
# texts of the program: 1, 2, 3 for three calls of the same text. Counts are kept in plain objects, which have a property of this
# name already, a function that all of them share and that gets the counts.
# Seen: word-ngrams 0.2.0 of npm.
# Why it matters here: a set of shingles lacks some, and the last text's numbers depend on the first.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    word-ngrams@0.2.0 > /dev/null || exit 2

cat > run.js <<'END'
const {buildNGrams, listAllNGrams} = require('word-ngrams');

console.log('word-ngrams', require('./node_modules/word-ngrams/package.json').version);
const follows = [];
for (let call = 1; call <= 3; call++) {
  const grams = buildNGrams('The constructor of the ship.', 2);
  follows.push(grams.constructor.of);
  console.log('call', call, listAllNGrams(grams), 'constructor of:', follows.at(-1), 'the constructor:', grams.the.constructor);
}
const listed = listAllNGrams(buildNGrams('A constructor of the ship.', 2));
console.log('A constructor of the ship:', listed);
if (String(follows) !== '1,2,3' || String(listed) !== 'a constructor,of the,the ship') {
  console.error('changed: each text has its own counts, for each word');
  process.exitCode = 1;
}
END
node run.js
