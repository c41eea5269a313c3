#!/usr/bin/env bash
# string-similarity-alg compares a word with a list, and bestMatch() gives the nearest of them. A good guess for "martha" in a
# list of "xyz", "martha" and "marhta": "martha", with a similarity of 1. It is "xyz", with NaN: by Jaro and Jaro-Winkler, words
# without a common letter are NaN, which no number is greater than. One stranger at the front of the list hides all words behind
# it. By Sorensen-Dice "a" and "b" are 1, and so are "我" and "你": words of one letter have one pair of letters, the empty one.
# Seen: string-similarity-alg 1.3.2 of npm (12,000 downloads a month).
# Why it matters here: an exact copy is not found, and words of Chinese are all alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    string-similarity-alg@1.3.2 > /dev/null || exit 2

cat > run.js <<'END'
const { jaroWinkler, jaroSimilarity, sorensenDice } = require("string-similarity-alg");
console.log("string-similarity-alg", require("string-similarity-alg/package.json").version);
const seen = [];
for (const list of [["xyz", "martha", "marhta"], ["marhta", "xyz", "martha"]]) {
  for (const method of [jaroWinkler, jaroSimilarity]) {
    const { value, match } = method.compareOneToMany("martha", list).bestMatch().martha;
    console.log(`martha in ${list.join(", ")}: ${value} (${match}), expected martha (1)`);
    seen.push(value);
  }
}
for (const [one, other] of [["a", "b"], ["我", "你"], ["night", "day"]]) {
  seen.push(sorensenDice.compare(one, other));
  console.log(`Sorensen-Dice of ${one} and ${other}: ${seen.at(-1)} (expected 0)`);
}
if (seen.join() !== "xyz,xyz,martha,martha,1,1,0") {
  console.log("changed: the best match is the most similar one");
  process.exit(1);
}
END
node run.js
