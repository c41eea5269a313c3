#!/usr/bin/env bash
# html2plaintext turns lists into lines. A good guess for an item with a list inside: the item, and behind it each inner item on a
# line of its own; and two div elements are two lines. The inner items are there twice, first joined to the outer item and to each
# other without a space, and then as lines, numbered on as if they were outer ones: "1. alphabetagamma", "2. beta", "3. gamma",
# "4. delta". Two div elements, a heading and a div, and the cells of a table are joined as well.
# Seen: html2plaintext 2.1.4 of npm (49,000 downloads a month).
# Why it matters here: the text has words that the page does not have, and each nested list weighs twice.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    html2plaintext@2.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const plain = require('html2plaintext');

const expected = {
  '<ol><li>alpha<ul><li>beta</li><li>gamma</li></ul></li><li>delta</li></ol>': '1. alphabetagamma\n2. beta\n3. gamma\n4. delta',
  '<div>alpha</div><div>beta</div>': 'alphabeta',
  '<h1>Alpha</h1><div>beta</div>': 'Alphabeta',
};
console.log('html2plaintext', require('./node_modules/html2plaintext/package.json').version);
for (const [page, text] of Object.entries(expected)) {
  console.log(page, '->', JSON.stringify(plain(page)));
  if (plain(page) !== text) {
    console.error('changed: another text');
    process.exitCode = 1;
  }
}
END
node run.js
