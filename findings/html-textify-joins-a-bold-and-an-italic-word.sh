#!/usr/bin/env bash
# html-textify of npm makes plain text of HTML. A good guess for "<b>Ann</b> <i>Rivers</i>", and for two <span> on two lines:
# two words each. They are one, "**Ann***Rivers*" and "AnnRivers": white space between any two tags is taken out first, as if
# all tags were blocks. A list or a table whose tag has a class is one word as well.
# Seen: html-textify 1.1.0 of npm; preserveFormatting: false keeps the blank.
# Why it matters here: names, links side by side and menus become words that nobody searches for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    html-textify@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const {textify} = require('html-textify');

console.log('html-textify', require('./node_modules/html-textify/package.json').version);
const pages = ['<p><b>Ann</b> <i>Rivers</i></p>', '<p><span>Ann</span>\n<span>Rivers</span></p>',
  '<ul><li>bread</li><li>fish</li></ul>', '<ul class="x"><li>bread</li><li>fish</li></ul>'];
const texts = pages.map((html) => textify({html}));
pages.forEach((html, number) => console.log(JSON.stringify(html), '->', JSON.stringify(texts[number])));
if (JSON.stringify(texts) !== JSON.stringify(['**Ann***Rivers*', 'AnnRivers', '- bread\n- fish', 'breadfish'])) {
  console.error('changed: the words are apart');
  process.exitCode = 1;
}
END
node run.js
