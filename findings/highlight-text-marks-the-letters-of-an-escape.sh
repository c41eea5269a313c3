#!/usr/bin/env bash
# highlight-text marks the words of a search in a text and escapes the text for HTML, "case and accent insensitive". A good guess
# for "amp" in "Tom & Jerry": nothing is marked, and the page shows "Tom & Jerry". It shows "Tom &amp; Jerry": the text is escaped
# first, and the letters of the escape are marked as a word. So is "lt" in "x < y", and "39" in "it's five o'clock". Behind an
# "ß", "æ" or "œ", which are two letters without accents, the mark begins a letter too late: "fluss" in "Straße am Fluss" is
# "F<b>luss</b>".
# Seen: highlight-text 0.1.0 of npm (1,300 downloads a month).
# Why it matters here: a snippet shows what the page does not have.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    highlight-text@0.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const highlightText = require("highlight-text");
console.log("highlight-text", require("highlight-text/package.json").version);
const cases = [["cafe latte", "latte", "cafe <b>latte</b>"], ["Tom & Jerry", "amp", "Tom &<b>amp</b>; Jerry"],
  ["x < y and salt", "lt", "x &<b>lt</b>; y and sa<b>lt</b>"], ["it's five", "39", "it&#<b>39</b>;s five"],
  ["Straße am Fluss", "fluss", "Straße am F<b>luss</b>"], ["œuvre complète", "complete", "œuvre c<b>omplète</b>"]];
const wrong = cases.filter(([text, words, expected]) => {
  const seen = highlightText(text, words);
  console.log(`${words} in ${text}: ${seen}`);
  return seen !== expected;
});
if (wrong.length) {
  console.log("changed: the words of the text are marked");
  process.exit(1);
}
END
node run.js
