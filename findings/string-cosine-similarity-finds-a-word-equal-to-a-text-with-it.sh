#!/usr/bin/env bash
# string-cosine-similarity compares two texts by the words they share. A good guess, by the name: 1 for texts of the same words,
# 0 for texts without a common one, the same number in both directions. "cat" and "cat bird dog" have 1, in the other direction
# 0.58: words that the first text lacks are not counted in the length of the second. Two texts without a common word have NaN,
# and so have two equal ones in Russian, since letters other than a to z are thrown away first.
# Seen: string-cosine-similarity 2.0.1 of npm.
# Why it matters here: a single word is a copy of each text that has it, and NaN is neither above nor below a threshold.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts string-cosine-similarity@2.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const similarity = require("string-cosine-similarity");

console.log("string-cosine-similarity", require("string-cosine-similarity/package.json").version);
const pairs = [["cat", "cat bird dog"], ["cat bird dog", "cat"], ["red boat", "old house"], ["красная лодка", "красная лодка"]];
const found = pairs.map(([first, second]) => similarity(first, second));
pairs.forEach((pair, i) => console.log(pair, found[i]));
if (found[0] !== 1 || Math.abs(found[1] - 0.577) > 0.001 || !Number.isNaN(found[2]) || !Number.isNaN(found[3])) {
  console.error("changed: all words of both texts are counted");
  process.exit(1);
}
END
node run.js
