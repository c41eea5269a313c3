#!/usr/bin/env bash
# words-to-numbers writes the numbers of a text in digits. A good guess for "Wait a second", "a third of the boats" and "He came
# first": the first as it is, as no number is meant, and 1/3 and 1st, or as they are. It writes "Wait a 2", "a 3 of the boats" and
# "He came 1": an ordinal is taken for its number, wherever it stands. A year in words, nineteen eighty four, is 19 84.
# Seen: @insomnia-dev/words-to-numbers 2.2.0 of npm.
# Why it matters here: a transcript or a text for a search says something else afterwards; a third of the boats is three of them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @insomnia-dev/words-to-numbers@2.2.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import * as library from '@insomnia-dev/words-to-numbers';

console.log('words-to-numbers', JSON.parse(readFileSync('node_modules/@insomnia-dev/words-to-numbers/package.json')).version);
const convert = library.wordsToNumbers || library.default;
const texts = ['Wait a second for a hundred boats', 'a third of the boats', 'He came first', 'in nineteen eighty four'];
const results = texts.map((text) => convert(text));
texts.forEach((text, at) => console.log(`${text} -> ${results[at]}`));
if (results.join('|') !== 'Wait a 2 for 100 boats|a 3 of the boats|He came 1|in 19 84') {
  console.error('changed: a second is not the number 2');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
