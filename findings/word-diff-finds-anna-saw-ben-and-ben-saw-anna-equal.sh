#!/usr/bin/env bash
# One would guess that word-diff shows words that changed places, as "both the original and the changed string can be reproduced
# from the diff". Words that occur once in both texts are taken in pairs whatever they are: "Anna saw Ben" and "Ben saw Anna" are
# one unchanged text, so are "pay Anna 10 and Ben 20" and "pay Anna 20 and Ben 10".
# Seen: word-diff 1.0.1, diffString gives one item with the old text and no change.
# Why it matters here: the most harmful changes of a contract, two swapped names or numbers, are not shown, and the new text is
# lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" word-diff@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const wordDiff = require('word-diff');
const fs = require('fs');
console.log('word-diff', JSON.parse(fs.readFileSync('node_modules/word-diff/package.json')).version);
const pairs = [['Anna saw Ben', 'Ben saw Anna'], ['pay Anna 10 and Ben 20', 'pay Anna 20 and Ben 10'], ['a cat', 'a dog']];
const seen = pairs.map(([a, b]) => wordDiff.diffString(a, b));
pairs.forEach(([a, b], i) => console.log(a, '|', b, '->', JSON.stringify(seen[i])));
const plain = seen.map(diff => diff.every(part => 'text' in part));
if (JSON.stringify(plain) !== '[true,true,false]') {
  console.log('changed: word-diff shows words that changed places');
  process.exit(1);
}
END
node --no-deprecation run.js
