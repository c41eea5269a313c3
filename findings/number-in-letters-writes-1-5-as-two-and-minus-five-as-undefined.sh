#!/usr/bin/env bash
# number-in-letters writes numbers as words in several languages. A good guess for 1.5 and -5: "one point five" and "minus
# five", or an error. They are "two" and "undefined-five": a number is rounded before it is written, so that 1.05 is "one" and
# 0.4 "zero", and the sign is looked up among the digits.
# Seen: number-in-letters 0.5.0 of npm.
# Why it matters here: the words of a bill name another sum than its digits, and a search for the words finds it under both.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts number-in-letters@0.5.0 > /dev/null || exit 2

cat > run.js <<'END'
const letters = require("number-in-letters");

console.log("number-in-letters", require("number-in-letters/package.json").version);
const numbers = [21, 1.5, 1.05, -5];
const words = numbers.map((number) => letters(number));
numbers.forEach((number, i) => console.log(number, words[i]));
if (words.join() !== "twenty-one,two,one,undefined-five") {
  console.error("changed: fractions and numbers below zero have words");
  process.exit(1);
}
END
node run.js
