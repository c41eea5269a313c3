#!/usr/bin/env bash
# kansuji writes numbers in Japanese characters. A good guess for 11000000: 千百万, a thousand and a hundred times ten thousand. It
# is 千百, 1100, and so is the number 1100 itself: where a group of four digits ends in zero, the character of the group is left
# out, so that a million is 百, a hundred. 10000 and 12340000 are right. "1,000" with its comma is 一, one.
# Seen: kansuji 1.1.0 of npm.
# Why it matters here: two sums, one ten thousand times the other, are the same text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts kansuji@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const kansuji = require("kansuji");

console.log("kansuji", require("kansuji/package.json").version);
const numbers = [1100, 10000, 12340000, 11000000, 1000000, "1,000"];
const words = numbers.map((number) => kansuji(number));
numbers.forEach((number, i) => console.log(number, words[i]));
if (words[0] !== words[3] || words[4] !== "百" || words[1] !== "一万" || words[5] !== "一") {
  console.error("changed: eleven million has the character for ten thousand");
  process.exit(1);
}
END
node run.js
