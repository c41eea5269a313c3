#!/usr/bin/env bash
# accent-folding marks a fragment in a text, whatever its accents: "lo" in "Fulanilo López" is in <b> twice. A good guess for
# "boats" in "5 < 6 boats": the word is marked. It gives "5 < 6<b> boat</b>": the signs < and > are dropped from the copy that is
# searched and not from the text, so for each of them the mark is one letter too early and one letter is lost at the end. A text
# with <i> and </i> loses its last four letters. The fragment is a regular expression: "3.50" marks 3x50 too.
# Seen: accent-folding 1.0.3 of npm.
# Why it matters here: results with markup, arrows or comparisons are shown without their ends.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    accent-folding@1.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const highlight = require('accent-folding');

console.log('accent-folding', require('./node_modules/accent-folding/package.json').version);
const TEXTS = [['5 < 6 boats', 'boats'], ['The <i>old</i> boats of L\u00f3pez', 'boats'], ['3.50 or 3x50', '3.50'],
  ['L\u00f3pez', 'lo']];
const found = TEXTS.map(([text, fragment]) => highlight(text, fragment));
console.log(found);
if (JSON.stringify(found) !== JSON.stringify(['5 < 6<b> boat</b>', 'The <i>old<<b>/i> b</b>oats of L',
  '<b>3.50</b> or <b>3x50</b>', '<b>L\u00f3</b>pez'])) {
  console.error('changed: a text with less-than signs keeps its end');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
