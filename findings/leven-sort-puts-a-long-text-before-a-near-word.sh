#!/usr/bin/env bash
# leven-sort sorts strings by how similar they are to one, by Levenshtein's distance. A good guess for "Ghent" and the list
# "Gent", "Genua", "A history of the town of Ghent": at 1, 3 and 25, in this order. The long one is the first: each string of
# the list is filled up to the length of the longest before it is compared, which costs a short one as much as all that the long
# one has more; what counts is the letters of the asked word that are missing. Without the long one, the order is right.
# Seen: leven-sort 4.0.0 of npm.
# Why it matters here: another string in the list, far away from all, does not change what is near.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    leven-sort@4.0.0 leven@4.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const { readFileSync } = require("fs");
Promise.all([import("leven-sort"), import("leven")]).then(([{ default: levenSort }, { default: leven }]) => {
  console.log("leven-sort", JSON.parse(readFileSync("node_modules/leven-sort/package.json")).version);
  const seen = [];
  for (const [word, list] of [["Ghent", ["Genua", "Gent", "A history of the town of Ghent"]], ["Ghent", ["Genua", "Gent"]],
    ["tide", ["tiny", "time and tide wait for no man"]]]) {
    seen.push(levenSort([...list], word)[0]);
    console.log(`${word}: ${levenSort([...list], word).map((text) => `${text} (${leven(word, text)})`).join(", ")}`);
  }
  if (seen.join("|") !== "A history of the town of Ghent|Gent|time and tide wait for no man") {
    console.log("changed: the nearest string is the first");
    process.exit(1);
  }
});
END
node run.js
