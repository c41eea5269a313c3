#!/usr/bin/env bash
# fuzzy-match-utils sorts options by the longest common subsequence with what was typed and leaves out those that miss more than
# two letters of it. A good guess for "Hull University Library" among that, "Hull" and "Library": only that. "Hull" is the
# first, "Library" the second and the equal one the third: where the option is the shorter, the two strings change places, but
# not their lengths, so that a word of 4 letters counts as 23 in common, and a shorter one as more. Both ways of asking differ.
# Seen: fuzzy-match-utils 1.3.0 of npm.
# Why it matters here: a score of two texts is tried both ways, and an equal one has to be the best.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    fuzzy-match-utils@1.3.0 > /dev/null || exit 2

cat > run.js <<'END'
const { filterOptions, typeaheadSimilarity } = require("fuzzy-match-utils");
console.log("fuzzy-match-utils", require("fuzzy-match-utils/package.json").version);
const labels = ["Hull University Library", "Hull", "Library"];
const found = filterOptions(labels.map((label) => ({ label, value: label })), labels[0]).map(({ label }) => label);
console.log(`found for "${labels[0]}": ${found.join(", ")} (expected ${labels[0]})`);
const scores = [typeaheadSimilarity("harbour", "the old harbour"), typeaheadSimilarity("the old harbour", "harbour")];
const shown = scores.map((score) => score.toFixed(2));
console.log(`harbour and the old harbour: ${shown[0]}, the other way round ${shown[1]} (expected 7.07 both)`);
if (found.join() !== "Hull,Library,Hull University Library" || scores[0] < 15 || scores[1] > 8) {
  console.log("changed: the lengths change places as well");
  process.exit(1);
}
END
node run.js
