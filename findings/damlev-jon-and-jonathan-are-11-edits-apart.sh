#!/usr/bin/env bash
# damlev counts the insertions, deletions, replacements and swaps from one string to another. A good guess for "Jon" and
# "Jonathan": 5, the letters to add. It is 11, more than both names have letters; "Ghent" and "Ghent in 1890" are 20 apart and
# not 8, which they are the other way round: a row of the table is one shorter than it has to be, so that its end is the
# beginning of the next, and a target longer than the source writes into what is still to be read. Where the source is as long
# or longer, the number is right.
# Seen: damlev 1.0.0 of npm.
# Why it matters here: a distance has to be no more than the longer length, and the same both ways.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    damlev@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const damlev = require("damlev").default;
console.log("damlev", require("damlev/package.json").version);
const seen = [];
for (const [one, other, edits] of [["Jon", "Jonathan", 5], ["Ghent", "Ghent in 1890", 8], ["javascript", "yavascritp", 2]]) {
  seen.push(damlev(one, other), damlev(other, one));
  console.log(`${one} | ${other}: ${seen.at(-2)}, the other way round ${seen.at(-1)} (expected ${edits})`);
}
if (seen.join() !== "11,5,20,8,2,2") {
  console.log("changed: the number of edits is right");
  process.exit(1);
}
END
node run.js
