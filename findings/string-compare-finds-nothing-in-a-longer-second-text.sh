#!/usr/bin/env bash
# string-compare says how similar two strings are, from 0 to 1. A good guess for "night" and "nights", where only the last letter
# differs: about 0.9, in either order. It is 0.94 if the longer one comes first and 0 if it comes second: the second is looked for
# in the first. So "the cat sat" and "the cat sits" share nothing, and an empty string is 1 to any other.
# Seen: string-compare 1.1.2 of npm (1,700 downloads a month).
# Why it matters here: half of the near-copies are strangers, and which half depends on the order of the list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    string-compare@1.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const { compare } = require("string-compare");
console.log("string-compare", require("string-compare/package.json").version);
const pairs = [["nights", "night"], ["night", "nights"], ["the cat sits", "the cat sat"], ["the cat sat", "the cat sits"],
  ["", "night"]];
const seen = pairs.map(([one, other]) => compare(one, other).toFixed(2));
pairs.forEach(([one, other], number) => console.log(`"${one}" and "${other}": ${seen[number]}`));
if (seen.join() !== "0.94,0.00,0.83,0.00,1.00") {
  console.log("changed: the order of two strings does not matter");
  process.exit(1);
}
END
node run.js
