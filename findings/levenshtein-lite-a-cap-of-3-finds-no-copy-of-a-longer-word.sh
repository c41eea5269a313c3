#!/usr/bin/env bash
# levenshtein-lite counts the edits between two strings and takes a cap: over that it gives up with -1, to save time where only
# the near ones matter. A good guess for "harbour" and "harbours" under a cap of 3: 1, as without a cap. It is -1, and so is
# every pair of words that differ at all and of which the shorter has more than 4 letters: what is held against the cap is the
# distance of the shorter word to the first letter of the longer, not the least of the column. "tide" and "tides" have 1.
# Seen: levenshtein-lite 1.0.9 of npm.
# Why it matters here: a search with a bound has to give what the search without one gives, up to the bound.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    levenshtein-lite@1.0.9 > /dev/null || exit 2

cat > run.js <<'END'
const distance = require("levenshtein-lite");
console.log("levenshtein-lite", require("levenshtein-lite/package.json").version);
const seen = [];
for (const [one, other] of [["harbour", "harbours"], ["weather", "wether"], ["statistics", "statistic"], ["tide", "tides"]]) {
  seen.push([distance(one, other), distance(one, other, 3), distance(one, other, 6)]);
  console.log(`${one} | ${other}: %d, under a cap of 3: %d (expected 1), of 6: %d`, ...seen.at(-1));
}
if (seen.join(" ") !== "1,-1,1 1,-1,1 1,-1,-1 1,1,1") {
  console.log("changed: a cap leaves the distances below it as they are");
  process.exit(1);
}
END
node run.js
