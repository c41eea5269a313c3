#!/usr/bin/env bash
# levenshtein-search has editDistance and isEditDistanceNoGreaterThan, which is said to compute less. A good guess: for a limit
# that is their distance it says true, for any two words. For "march" and "charm", at 4, it says false for 4 and for 5, and for
# "smith" and "tims", at 4, for 4; "bread" and "beard" are fine. It looks for one word in the other and then adds what is left
# over at its end; where the best place to stop is another one than the cheapest, the sum is too large.
# Seen: levenshtein-search 0.1.2 of npm.
# Why it matters here: a bound is tried at the bound, against the function without one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    levenshtein-search@0.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const { editDistance, isEditDistanceNoGreaterThan: near } = require("levenshtein-search");
console.log("levenshtein-search", require("levenshtein-search/package.json").version);
const seen = [];
for (const [one, other] of [["march", "charm"], ["smith", "tims"], ["isolate", "issubclass"], ["bread", "beard"]]) {
  const edits = editDistance(one, other);
  let limit = edits;
  while (!near(one, other, limit) && limit < 99) limit++;
  seen.push(edits, limit);
  console.log(`${one} | ${other}: ${edits} edits; the least limit they are within: ${limit} (expected ${edits})`);
}
if (seen.join() !== "4,6,4,5,6,8,2,2") {
  console.log("changed: two words are within their distance");
  process.exit(1);
}
END
node run.js
