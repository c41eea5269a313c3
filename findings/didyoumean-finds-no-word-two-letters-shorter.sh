#!/usr/bin/env bash
# didyoumean gives the word of a list with the least edit distance, if that is less than 40% of the length of what was typed. A
# good guess for "documents" in a list of "documen" and for "installing" in one of "install": these, at 2 and 3 of less than 3.6
# and 4. It is null, and a worse word of the right length comes before a better one: the table of distances is filled up to the
# length of the word of the list and one more, and what is typed beyond that counts as too far. Longer words are found.
# Seen: didyoumean 1.2.2 of npm, with its defaults.
# Why it matters here: a band around the diagonal has to be cut to the length of the right one of the two.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    didyoumean@1.2.2 > /dev/null || exit 2

cat > run.js <<'END'
const didYouMean = require("didyoumean");
const distance = (one, other) => {
  let row = [...Array(other.length + 1).keys()];
  [...one].forEach((letter, place) => {
    const next = [place + 1];
    [...other].forEach((mate, column) => next.push(
      Math.min(next[column] + 1, row[column + 1] + 1, row[column] + (letter === mate ? 0 : 1))));
    row = next;
  });
  return row.at(-1);
};
console.log("didyoumean", require("didyoumean/package.json").version);
const seen = [];
for (const [typed, words] of [
  ["documents", ["documen"]], ["installing", ["install"]], ["harbourside", ["harborside", "harboursi"]],
  ["statistical", ["stattsstocal", "statistic"]], ["document", ["documents"]], ["install", ["installed"]],
]) {
  seen.push(didYouMean(typed, words));
  const rows = words.map((word) => `${word} at ${distance(typed, word)}`).join(", ");
  console.log(`${typed}, less than ${(0.4 * typed.length).toFixed(1)}: ${rows}: ${seen.at(-1)}`);
}
if (JSON.stringify(seen) !== '[null,null,"harborside","stattsstocal","documents","installed"]') {
  console.log("changed: the nearest word is found");
  process.exit(1);
}
END
node run.js
