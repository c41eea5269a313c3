#!/usr/bin/env bash
# A Simhash counts the shingles of a text, so two letters more at its beginning change a bit or two. A good guess for
# simhash-js: a text and the same text with "A " before it have a similarity near 1, two unrelated texts one near 0.3.
# It cuts the text into pieces of four letters that do not overlap, so "A " moves every border: such a copy is no more alike
# than an unrelated text, at every length. It also leaves the 128 smallest hashes out instead of keeping them: a text of
# 516 letters is the hash of one of its pieces, and four letters replaced elsewhere change nothing.
# Seen: simhash-js 1.0.0 of npm, with its defaults, twenty pairs for each length.
# Why it matters here: it is named after Charikar's hash, but finds a copy only if each edit keeps the length.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    simhash-js@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const {SimHash, Comparator} = require('simhash-js');

const similarity = (one, other) => Comparator.similarity(new SimHash().hash(one), new SimHash().hash(other));
const words = ('the a of and to in is that for it as was with be by on not he his but at are this have from or had an they which '
  + 'one you were all her she there would their we him been has when who will no more if out so up said what its about than '
  + 'into them can only other time new some could these two may first then do any like my now over such our').split(' ');
let seed = 7;
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const text = (length) => {
  let made = '';
  while (made.length < length) made += words[Math.floor(next() * words.length)] + ' ';
  return made.slice(0, length);
};
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

console.log('simhash-js', require('./node_modules/simhash-js/package.json').version);
for (const length of [200, 516, 1000]) {
  const texts = Array.from({length: 20}, () => text(length));
  const prefixed = mean(texts.map((one) => similarity(one, 'A ' + one)));
  const unrelated = mean(texts.map((one) => similarity(one, text(length))));
  const replaced = texts.filter((one) => similarity(one, one.slice(0, 40) + '####' + one.slice(44)) === 1).length;
  console.log(length, 'letters: with "A " before', prefixed.toFixed(2), 'unrelated', unrelated.toFixed(2),
    'equal after 4 letters are replaced', replaced, 'of 20');
  if (prefixed > 0.5 || (length === 516 && replaced < 15)) {
    console.error('changed: two letters before a text are no other text, or a text of 516 letters is more than a piece');
    process.exitCode = 1;
  }
}
END
node run.js
