#!/usr/bin/env bash
# html-word-count "counts words in HTML body". A good guess for a numbered list of two names: two words, as for a list with
# dots. It is four, since the text is made with the numbers 1. and 2. in front of the items, which count as words; a list of
# steps has as many words more as it has steps. A row of a table with two cells is one word, since cells are joined, and 3.5 is
# two words.
# Seen: html-word-count 2.0.0 of npm.
# Why it matters here: two pages of the same words differ in length, and a table of names has half of its words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    html-word-count@2.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const count = require('html-word-count');

console.log('html-word-count', require('./node_modules/html-word-count/package.json').version);
const pages = ['<ol><li>Anna</li><li>Ina</li></ol>', '<ul><li>Anna</li><li>Ina</li></ul>',
  '<table><tr><td>Anna</td><td>Ina</td></tr></table>', '<p>3.5</p>', '<p>Anna Ina</p>'];
const counts = pages.map((page) => count(page));
pages.forEach((page, index) => console.log(page, '->', counts[index]));
if (counts.join() !== '4,2,1,2,2') {
  console.error('changed: the numbers of a list are no words, and cells are');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
