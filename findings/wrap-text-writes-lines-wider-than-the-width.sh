#!/usr/bin/env bash
# One would guess that wrap-text ("wrap text by a given width") keeps each line within the width. The space before a word is not
# counted: with the width 10, "aaaaa bbbbb" is one line of 11; a line break in the text counts as a letter of the word, so short
# lines break early; and a first word longer than the width gets an empty line before it.
# Seen: wrap-text 1.0.10 with widths 10 and 5.
# Why it matters here: mail and commit messages of 72 columns get lines of 73, terminals wrap them once more.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" wrap-text@1.0.10 > /dev/null || exit 2

cat > run.js <<'END'
const wrap = require('wrap-text');
console.log('wrap-text', require('wrap-text/package.json').version);
const a = wrap('aaaaa bbbbb ccc', 10);
const b = wrap('internationally known', 5);
console.log(JSON.stringify([a, b]));
if (a !== 'aaaaa bbbbb\nccc' || !b.startsWith('\n')) {
  console.log('changed: wrap-text keeps the width');
  process.exit(1);
}
END
node --no-deprecation run.js
