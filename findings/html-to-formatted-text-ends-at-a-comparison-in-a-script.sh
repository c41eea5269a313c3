#!/usr/bin/env bash
# html-to-formatted-text takes the tags out of HTML. A good guess for a page whose script compares two numbers, "if (a<b) ...":
# its text, with the script or without it. Everything from this "<" on is gone, the rest of the page as well: "if (a" is all of
# it. With a blank behind "<" the script is text, and the page is there. Entities stay as they are.
# Seen: html-to-formatted-text 2.7.0 of npm (27,000 downloads a month).
# Why it matters here: pages of one site, which share their scripts, have the same text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    html-to-formatted-text@2.7.0 > /dev/null || exit 2

cat > run.js <<'END'
const module_ = require('html-to-formatted-text');

const toText = module_.default || module_;
console.log('html-to-formatted-text', require('./node_modules/html-to-formatted-text/package.json').version);
const page = (script) => `<h1>Tides</h1><script>${script}</script><p>The tide is high.</p><p>Ann &amp; Ben leave.</p>`;
const seen = ['if (a<b) go();', 'if (a < b) go();', ''].map((script) => toText(page(script)));
seen.forEach((text) => console.log(JSON.stringify(text)));
if (seen[0].includes('tide') || !seen[0].endsWith('if (a') || !seen[1].includes('tide') || !seen[2].includes('&amp;')) {
  console.error('changed: a script ends at its end');
  process.exitCode = 1;
}
END
node run.js
