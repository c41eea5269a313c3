#!/usr/bin/env bash
# numbers-from-words reads numbers that are written as words and raises an error for what it cannot read, "a hundred" or "one
# point five". A good guess for "minus five" and "half": -5 and 0.5, or the error. They are 5 and 0: words that are not known
# are passed over, in front of a number and alone, so that "first" is 0 as well and "nineteen eighty four" is 84.
# Seen: numbers-from-words 0.0.8 of npm.
# Why it matters here: a loss is read as a gain, and a text without a number as the number 0.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts numbers-from-words@0.0.8 > /dev/null || exit 2

cat > run.js <<'END'
const { parse } = require("numbers-from-words");

console.log("numbers-from-words", require("numbers-from-words/package.json").version);
const texts = ["twenty one", "minus five", "half", "first", "nineteen eighty four"];
const numbers = texts.map((text) => parse(text));
texts.forEach((text, i) => console.log(text, numbers[i]));
let error = "";
try {
  parse("a hundred");
} catch (e) {
  error = String(e.message || e);
}
console.log("a hundred:", error);
if (numbers.join() !== "21,5,0,0,84" || !error) {
  console.error("changed: a word that is not known is an error");
  process.exit(1);
}
END
node run.js
