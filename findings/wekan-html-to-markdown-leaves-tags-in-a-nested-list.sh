#!/usr/bin/env bash
# @wekanteam/html-to-markdown makes Markdown of HTML; headings, paragraphs, ul, ol, blockquote, pre, bold and italic are
# supported. A good guess for a list in a list: a list in a list. The first item is "* a<ul><li>b", and the tags of the rest are
# text: the end of the inner list is taken for that of the outer one. An <ol start="3"> is left as HTML, and a paragraph with an
# attribute title="3 > 2" has the end of it in its text. Two <div> are joined.
# Seen: @wekanteam/html-to-markdown 1.0.3 of npm.
# Why it matters here: notes and cards that are converted have tags for words, and words that are two.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @wekanteam/html-to-markdown@1.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const {convert} = require('@wekanteam/html-to-markdown');

console.log('@wekanteam/html-to-markdown', require('./node_modules/@wekanteam/html-to-markdown/package.json').version);
const pages = ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '<p title="3 > 2">text</p>',
  '<ol start="3"><li>x</li></ol>', '<div>one</div><div>two</div>'];
const seen = pages.map((page) => {
  const text = convert(page).trim();
  console.log(page, '->', JSON.stringify(text));
  return text;
});
if (!seen[1].includes('* a<ul><li>b') || seen[2] !== '2">text' || !seen[3].includes('<ol') || seen[4] !== 'onetwo') {
  console.error('changed: a list in a list is one');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
