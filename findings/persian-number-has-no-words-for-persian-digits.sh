#!/usr/bin/env bash
# persian-number writes numbers as words in Persian and turns digits of both kinds into each other. A good guess for "۱۲",
# twelve in Persian digits, and for "1,000", as bills have it: the words for twelve and for a thousand, or an error. Both are
# the empty text, without an error; "12" has its words. The digits have to be turned into European ones by another function of
# the same package first.
# Seen: persian-number 1.6.0 of npm.
# Why it matters here: numbers of Persian texts vanish where they should become words, and all of them are equal then.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts persian-number@1.6.0 > /dev/null || exit 2

cat > run.js <<'END'
const { convert, convertPeToEn } = require("persian-number");

console.log("persian-number", require("persian-number/package.json").version);
const numbers = ["12", "۱۲", "1,000", convertPeToEn("۱۲")];
const words = numbers.map((number) => convert(number));
numbers.forEach((number, i) => console.log(number, JSON.stringify(words[i])));
if (!words[0] || words[1] !== "" || words[2] !== "" || words[3] !== words[0]) {
  console.error("changed: Persian digits have words");
  process.exit(1);
}
END
node run.js
