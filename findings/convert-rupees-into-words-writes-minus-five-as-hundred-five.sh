#!/usr/bin/env bash
# convert-rupees-into-words writes sums as the words of a bill. A good guess for -5, a credit: "Minus Five Rupees" or an error;
# for 0 "Zero Rupees"; for 100 "One Hundred Rupees", as the words for 100000 are "One Lakh Rupees". They are "Hundred  Five
# Rupees", nothing at all, and "Hundred Rupees" without a number in front: the sign is read as a digit of the hundreds.
# Seen: convert-rupees-into-words 1.0.6 of npm.
# Why it matters here: a credit of five is found as a bill of a hundred and five.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts convert-rupees-into-words@1.0.6 > /dev/null || exit 2

cat > run.js <<'END'
const convert = require("convert-rupees-into-words");

console.log("convert-rupees-into-words", require("convert-rupees-into-words/package.json").version);
const sums = [100000, 105, -5, 0];
const words = sums.map((sum) => convert(sum));
sums.forEach((sum, i) => console.log(sum, JSON.stringify(words[i])));
if (!/Hundred\s+Five/.test(words[2]) || words[3] !== "") {
  console.error("changed: a sum below zero has its own words");
  process.exit(1);
}
END
node run.js
