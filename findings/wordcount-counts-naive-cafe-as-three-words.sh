#!/usr/bin/env bash
# wordcount counts the words of a text. A good guess for "naïve café": two. They are three: the letters with accents of Western
# Europe are in no range of its pattern, while Russian and Chinese ones are, so that naïve is two words, na and ve, and the
# German "Größe über Öl" six. "don't" is two, 3.5 as well, and the tags of HTML are words.
# Seen: wordcount 1.1.1 of npm.
# Why it matters here: a French or German text has up to twice as many words as it has, and a Russian one as many as it has.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    wordcount@1.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const count = require('wordcount');

console.log('wordcount', require('./node_modules/wordcount/package.json').version);
const texts = ['the harbour fair', 'naïve café', 'Größe über Öl', 'Ярмарка в порту', "don't", '3.5', '<p>one</p>'];
const numbers = texts.map((text) => count(text));
texts.forEach((text, index) => console.log(text, '->', numbers[index]));
if (numbers.join() !== '3,3,6,3,2,2,3') {
  console.error('changed: naïve is a word');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
