#!/usr/bin/env bash
# h2m makes Markdown of HTML. A good guess for a page with a script, a style sheet and a table: the text, without script and
# style, the table as one or with its cells apart. The source of the script and of the style sheet is text, in front of the first
# paragraph; the cells are one word, NamePriceAnna100; <b> is not bold, and terms are joined to what they mean. Of the entities
# &lt; and &amp; are decoded, &copy; and &#8364; are not.
# Seen: h2m 0.7.0 of npm; <strong> is bold.
# Why it matters here: of most pages more source than text is got, and no word of a table is found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" h2m@0.7.0 > /dev/null || exit 2

cat > run.js <<'END'
const h2m = require('h2m');

console.log('h2m', require('./node_modules/h2m/package.json').version);
const pages = ['<style>p { margin: 0 }</style><script>var boats = 3;</script><p>The fair is open.</p>',
  '<table><tr><th>Name</th><th>Price</th></tr><tr><td>Anna</td><td>100</td></tr></table>',
  '<p>The <b>fair</b> costs 5 &#8364;</p>', '<dl><dt>Fair</dt><dd>A market</dd></dl>'];
const seen = pages.map((page) => {
  const text = h2m(page);
  console.log(page, '->', JSON.stringify(text));
  return text;
});
if (!seen[0].includes('var boats = 3;') || seen[1] !== 'NamePriceAnna100'
    || !seen[2].includes('&#8364;') || seen[3] !== 'FairA market') {
  console.error('changed: a script is no text, and the cells are apart');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
