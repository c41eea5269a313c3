#!/usr/bin/env bash
# set-clustering groups objects by a function that says how similar two of them are; representatives() gives "the center member of
# each group". A good guess for three near-copies of a sentence and one that has little of it: a near-copy. It is the one that
# came last in the list, whichever it is, if all of a group are as similar to each other as it takes: those similarities are kept
# by which the group was found, and they are taken for distances.
# Seen: set-clustering 1.1.0 of npm (9,000 downloads a month). groups() is right.
# Why it matters here: a group is shown by the text that belongs there least, if it was found last.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    set-clustering@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const cluster = require("set-clustering");
console.log("set-clustering", require("set-clustering/package.json").version);

function similarity(one, other) {
  const [words, others] = [new Set(one.split(" ")), new Set(other.split(" "))];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / (words.size + others.size - shared);
}

const cats = ["cat sat on mat", "cat sat on mat today", "cat sat on that mat", "cat ran to mat"];
const boats = ["boat lies in the harbour", "boat lies in the old harbour", "every boat lies in the harbour",
  "my boat lies there"];
const wrong = [];
for (const [some, others] of [[cats, boats], [[...cats].reverse(), [...boats].reverse()]]) {
  const seen = cluster([...some, ...others], similarity).representatives(2).sort();
  console.log(`${some.join(", ")}, ${others.join(", ")}: ${seen.join(" and ")}`);
  if (seen.join() !== [some.at(-1), others.at(-1)].sort().join()) wrong.push(seen);
}
if (wrong.length) {
  console.log("changed: the representative of a group is its most similar member");
  process.exit(1);
}
END
node run.js
