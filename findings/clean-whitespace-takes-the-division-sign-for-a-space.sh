#!/usr/bin/env bash
# One would guess that clean-whitespace ("normalize whitespace characters to \t \n and space") leaves signs that can be seen. The
# division sign is in its list of spaces, with some Arabic and Tibetan letters: "12 ÷ 3" becomes "12   3".
# Seen: clean-whitespace 0.1.2 of "12 ÷ 3 = 4" and of the letter U+0620.
# Why it matters here: a sum without its sign is another number, and words of Kashmiri fall apart.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" clean-whitespace@0.1.2 > /dev/null || exit 2

cat > run.js <<'END'
const clean = require('clean-whitespace');
console.log('clean-whitespace', require('clean-whitespace/package.json').version);
const got = clean('12 \u00f7 3 = 4') + '|' + clean('\u0643\u0620\u0644');
console.log(got);
if (got !== '12   3 = 4|\u0643 \u0644') {
  console.log('changed: clean-whitespace leaves the division sign');
  process.exit(1);
}
END
node --no-deprecation run.js
