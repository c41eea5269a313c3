#!/usr/bin/env bash
# html2bbcode makes the markup of forums of HTML. A good guess for a page with a script between two paragraphs: both paragraphs,
# without the script. If the script has a comment with one apostrophe, // don't wait, the second paragraph is gone, with all that
# follows: the end of the script is looked for behind the end of a text in quotation marks, and none is found. Table cells are
# joined, AnnaBo, the lines of <pre> are one line, and of a comment <!-- if a > b --> the end is text.
# Seen: html2bbcode 1.2.6 of npm.
# Why it matters here: most of a page is lost, without an error, for one apostrophe in a script.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" html2bbcode@1.2.6 > /dev/null || exit 2

cat > run.js <<'END'
const {HTML2BBCode} = require('html2bbcode');

console.log('html2bbcode', require('./node_modules/html2bbcode/package.json').version);
const pages = ['<p>The fair.</p><script>go("x"); // wait\n</script><p>The boats.</p>',
  '<p>The fair.</p><script>go("x"); // don\'t wait\n</script><p>The boats.</p>',
  '<p>one</p><!-- if a > b --><p>two</p>', '<table><tr><td>Anna</td><td>Bo</td></tr></table>', '<pre>a\n  b\nc</pre>'];
const seen = pages.map((page) => {
  const text = new HTML2BBCode().feed(page).toString();
  console.log(JSON.stringify(page), '->', JSON.stringify(text));
  return text;
});
if (!seen[0].includes('boats') || seen[1].includes('boats') || !seen[2].includes('b -->') || !seen[3].includes('AnnaBo')) {
  console.error('changed: what follows a script is read');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
