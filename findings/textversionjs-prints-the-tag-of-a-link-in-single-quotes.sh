#!/usr/bin/env bash
# textversionjs makes the plain text of an HTML mail, with links as [text] (address). A good guess for <a
# href='http://example.org/'>Fair</a>, with single quotation marks as many editors of mails write: [Fair] (http://example.org/).
# The tag itself is in the text, as it stands: links and images are looked for with double marks alone. Entities are not read, 3
# &lt; 5 and &eacute; stay, terms and their meanings are one word, the lines of <pre> one line.
# Seen: textversionjs 1.1.3 of npm.
# Why it matters here: the text part of a mail shows code to those who asked for no code.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    textversionjs@1.1.3 > /dev/null || exit 2

cat > run.js <<'END'
const textVersion = require('textversionjs');

console.log('textversionjs', require('./node_modules/textversionjs/package.json').version);
const pages = ['<a href="http://example.org/">Fair</a>', "<a href='http://example.org/'>Fair</a>", '<p>3 &lt; 5 &eacute;</p>',
  '<dl><dt>Price</dt><dd>ten</dd></dl>'];
const texts = pages.map((page) => textVersion(page).trim());
pages.forEach((page, index) => console.log(page, '->', texts[index]));
if (texts[0] !== '[Fair] (http://example.org/)' || texts[1] !== pages[1] || texts[2] !== '3 &lt; 5 &eacute;'
    || texts[3] !== 'Priceten') {
  console.error('changed: a link is a link');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
