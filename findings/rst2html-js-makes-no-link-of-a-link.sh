#!/usr/bin/env bash
# rst2html renders reStructuredText to HTML. A good guess for a link, `Fair <http://example.org/>`_, and for a table with lines
# of equals signs: a link and a table. The link is a block of the class rst-unknown with the text "Fair <http://example.org/>",
# in the middle of its paragraph and with the address as a tag that no browser shows; the table is a paragraph with its lines of
# signs. A term and its meaning and a note are unknown as well, without an error.
# Seen: rst2html 1.0.4 of npm.
# Why it matters here: of a manual in this form no link can be followed, and addresses are not even seen.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    rst2html@1.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const rst2html = require('rst2html');

console.log('rst2html', require('./node_modules/rst2html/package.json').version);
const texts = ['See **bold**.\n', 'See `Fair <http://example.org/>`_ now.\n',
  '===== =====\nBoat  Price\n===== =====\nAnna  10\n===== =====\n'];
const pages = texts.map((text) => (rst2html.default || rst2html)(text).replace(/\s+/g, ' '));
texts.forEach((text, index) => console.log(JSON.stringify(text), '->', pages[index]));
if (!pages[0].includes('<strong') || pages[1].includes('href') || !pages[1].includes('rst-unknown')
    || pages[2].includes('<table')) {
  console.error('changed: a link is a link');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
