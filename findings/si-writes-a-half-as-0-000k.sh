#!/usr/bin/env bash
# si writes numbers with the letters k, M and G, and reads them. A good guess for 0.5, 999 and 12: as they are, for they need no
# letter; and for "1,000", as people write a thousand, 1000 or an error. They are "0.000k", "0.999k" and "0.012k", for k is the
# smallest letter, so that 0.4 and 0.5 are equal; and "1,000" is 1, "10m" ten million.
# Seen: si 2.0.0 of npm.
# Why it matters here: small counts in a list are all the same, and a count read with a comma is a thousandth of itself.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts si@2.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const si = require("si");

console.log("si", require("si/package.json").version);
const numbers = [0.4, 0.5, 12, 999, 1500];
const written = numbers.map((number) => si.format(number));
numbers.forEach((number, i) => console.log(number, written[i]));
console.log("1,000 is read as", si.parse("1,000"), "and 10m as", si.parse("10m"));
if (written[1] !== "0.000k" || written[3] !== "0.999k" || si.parse("1,000") !== 1) {
  console.error("changed: small numbers have no letter");
  process.exit(1);
}
END
node run.js
