#!/usr/bin/env bash
# html2markdown of npm converts HTML to Markdown, with rules for "PRE, CODE, SPAN, DIV, TD, DL, DT". A good guess for a table
# with the headings Boat and Price: Markdown, or the table as HTML, as it is for cells it does not know. It is HTML in which
# the headings are not: <tr>BoatPrice</tr>, since the tags of th are dropped while those of table, tr and td are kept. The
# terms of a list of terms are joined to the meaning before, "A pole- Sail", and a blank between a bold and an italic word is
# lost.
# Seen: html2markdown 1.1.0 of npm.
# Why it matters here: a browser puts text without a cell in front of the table, and a search finds BoatPrice.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    html2markdown@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const html2markdown = require('html2markdown');

console.log('html2markdown', require('./node_modules/html2markdown/package.json').version);
const pages = ['<table><tr><th>Boat</th><th>Price</th></tr><tr><td>Anna</td><td>100</td></tr></table>',
  '<dl><dt>Mast</dt><dd>A pole</dd><dt>Sail</dt><dd>A cloth</dd></dl>', '<p>The <b>Anna</b> <i>Berg</i></p>'];
const texts = pages.map((page) => html2markdown(page));
pages.forEach((page, index) => console.log(page, '->', JSON.stringify(texts[index])));
if (!texts[0].includes('BoatPrice') || !texts[1].includes('pole- Sail') || !texts[2].includes('**Anna**_Berg_')) {
  console.error('changed: headings are cells, and words are not joined');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
