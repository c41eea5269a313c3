#!/usr/bin/env bash
# One would guess that oneliner (a text with line feeds to one line) keeps the words apart. Line breaks are deleted, and runs of
# two or more blanks too: "The fair\nopens" becomes "The fairopens", "a  b" becomes "ab". The example of the README is HTML, where
# it does not show.
# Seen: oneliner 0.0.8 of a text of two lines and of one with two blanks.
# Why it matters here: two words of each line are one; in HTML the links of a list on two lines are glued as well.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" oneliner@0.0.8 > /dev/null || exit 2

cat > run.js <<'END'
const oneliner = require('oneliner');
console.log('oneliner', require('oneliner/package.json').version);
const got = ['The fair\nopens', 'a  b'].map(t => oneliner(t)).join(' | ');
console.log(got);
if (got !== 'The fairopens | ab') {
  console.log('changed: oneliner keeps words apart');
  process.exit(1);
}
END
node --no-deprecation run.js
