#!/usr/bin/env bash
# node-rake finds the keywords of a text by RAKE, the best first. A good guess for a text with the phrases "boats sail", "naïve
# approach" and "install solar energy panels": the last one, of four words, comes first, as it does with "simple" in place of
# "naïve". It is the third: the words are cut at other places for their scores than for the phrases, so that a phrase with an
# accented letter or a hyphen in it has no number as its score, and sorting with it leaves the phrases in front of it and those
# behind it apart: the first keyword is the first of the text. "A long-term plan" does the same.
# Seen: node-rake 1.0.1 of npm.
# Why it matters here: the first three keywords, by which texts are compared, are not the best three.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    node-rake@1.0.1 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import rake from 'node-rake';

console.log('node-rake', JSON.parse(readFileSync('node_modules/node-rake/package.json')).version);
const first = (sentence) => {
  const keywords = rake.generate(`Boats sail. ${sentence} We install solar energy panels.`);
  console.log(sentence, keywords);
  return keywords.indexOf('install solar energy panels');
};
const places = ['The simple approach is wrong.', 'The naïve approach is wrong.', 'A long-term plan is needed.'].map(first);
if (places.join(' ') !== '0 2 2') {
  console.error('changed: the best keyword is the first');
  process.exitCode = 1;
}
END
node run.mjs
