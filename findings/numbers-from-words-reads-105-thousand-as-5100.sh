#!/usr/bin/env bash
# One would guess that numbers-from-words, whose README reads "one thousand and twenty three", reads "one hundred and five
# thousand". Each word of a size takes the last digit only: 100 + 5000 = 5100. "nineteen eighty four" is 84, "minus five" is 5
# (unknown words and earlier numbers are left out), while "twelve hundred" raises an error.
# Seen: numbers-from-words 0.0.8, parse.
# Why it matters here: each number from 101 thousand on is wrong by far, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" numbers-from-words@0.0.8 > /dev/null || exit 2

cat > run.js <<'END'
const { parse } = require('numbers-from-words');
console.log('numbers-from-words', require('numbers-from-words/package.json').version);
const got = ['one hundred and five thousand', 'nineteen eighty four', 'minus five'].map(t => parse(t)).join(' ');
console.log(got);
if (got !== '5100 84 5') {
  console.log('changed: numbers-from-words reads 105 thousand');
  process.exit(1);
}
END
node --no-deprecation run.js
