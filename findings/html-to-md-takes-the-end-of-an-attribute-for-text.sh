#!/usr/bin/env bash
# html-to-md makes Markdown of HTML. In HTML a ">" may stand in the value of an attribute as it is. A good guess for
# <p title="a > b">The tide</p>: "The tide". It is "b">The tide": the tag ends at its first ">", and the rest of the attribute is
# text; a link to the quay with the title "home > quay" is called "quay">the quay". With "&gt;" it is right.
# Seen: html-to-md 0.8.8 of npm (140,000 downloads a month).
# Why it matters here: titles, alternative texts and data of scripts get into the text that is compared.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    html-to-md@0.8.8 > /dev/null || exit 2

cat > run.js <<'END'
const module_ = require('html-to-md');

const html2md = module_.default || module_;
console.log('html-to-md', require('./node_modules/html-to-md/package.json').version);
const pages = ['<p title="a > b">The tide</p>', '<p>at <a href="/q" title="home > quay">the quay</a></p>',
  '<p title="a &gt; b">The tide</p>'];
const seen = pages.map((page) => html2md(page));
pages.forEach((page, index) => console.log(page, '->', JSON.stringify(seen[index])));
if (seen[0] !== 'b">The tide' || !seen[1].includes('quay">') || seen[2] !== 'The tide') {
  console.error('changed: an attribute is not text');
  process.exitCode = 1;
}
END
node run.js
