#!/usr/bin/env bash
# One would guess that trim-html ("cutting a HTML string without breaking HTML tags") leaves a text that is short enough as it is.
# All line breaks are deleted without a space in their place, also when nothing is cut: "The fair\nopens" becomes "The fairopens";
# the lines of a pre become one. The example of the README hides it: its lines begin with spaces.
# Seen: trim-html 0.1.9 of a paragraph of three lines under the limit.
# Why it matters here: most HTML is wrapped at some column; a word of each line is stuck to the next in every teaser.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" trim-html@0.1.9 > /dev/null || exit 2

cat > run.js <<'END'
const trim = require('trim-html');
console.log('trim-html', JSON.parse(require('fs').readFileSync('node_modules/trim-html/package.json')).version);
const got = trim('<p>The fair\nopens at\nten.</p><pre>a\nb</pre>', { limit: 100 });
console.log(got);
if (got.html !== '<p>The fairopens atten.</p><pre>ab</pre>' || got.more) {
  console.log('changed: trim-html keeps line breaks');
  process.exit(1);
}
END
node --no-deprecation run.js
