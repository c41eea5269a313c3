#!/usr/bin/env bash
# okapibm25 ranks texts by the words of a query. A good guess for the word "art" and the texts "a party will start late" and "art
# is long": the second alone has it. The first comes first, as a text that has the word twice: words are counted where their
# letters stand, within others too, while the length of a text is counted in words. A word is a pattern, besides: "a.c" is found
# in "abc", and "c++" raises an error.
# Seen: okapibm25 1.4.1 of npm (65,000 downloads a month).
# Why it matters here: short words bring texts to the top that do not have them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    okapibm25@1.4.1 > /dev/null || exit 2

cat > run.js <<'END'
const BM25 = require('okapibm25').default;

console.log('okapibm25', require('./node_modules/okapibm25/package.json').version);
const texts = ['a party will start late', 'art is long', 'abc of sailing', 'the tide'];
const scores = BM25(texts, ['art']);
texts.forEach((text, index) => console.log(scores[index].toFixed(3), text));
let error = '';
try {
  BM25(texts, ['c++']);
} catch (thrown) {
  error = thrown.message;
}
console.log('c++:', error);
if (!(scores[0] > scores[1] && scores[1] > scores[3]) || !error) {
  console.error('changed: a word is found as a word');
  process.exitCode = 1;
}
END
node run.js
