#!/usr/bin/env bash
# markdown-for-agents makes Markdown of HTML for language models. A good guess for a table with <th> in its first row: a table of
# Markdown, with the line of hyphens under the head without which no reader takes it for one. The line is there only if the page
# has <thead>, which browsers do not ask for; a table of <td> alone has none either, so that all is one paragraph with bars in
# it. And the text behind a div is joined to it, as that of <details> to its summary: Opening hoursMonday.
# Seen: markdown-for-agents 1.3.4 of npm.
# Why it matters here: of two tables that look the same in a browser one is a table and the other a line of words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    markdown-for-agents@1.3.4 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {convert} from 'markdown-for-agents';

console.log('markdown-for-agents', JSON.parse(readFileSync('node_modules/markdown-for-agents/package.json')).version);
const head = '<tr><th>Boat</th><th>Price</th></tr>';
const row = '<tr><td>Anna</td><td>10</td></tr>';
const pages = [`<table><thead>${head}</thead><tbody>${row}</tbody></table>`, `<table>${head}${row}</table>`,
  '<div>Opening hours</div>Monday', '<details><summary>Price</summary>ten euros</details>'];
const texts = pages.map((page) => convert(page).markdown.trim());
pages.forEach((page, index) => console.log(page, '->', JSON.stringify(texts[index])));
if (!texts[0].includes('| --- |') || texts[1] !== '| Boat | Price |\n| Anna | 10 |' || texts[2] !== 'Opening hoursMonday'
    || texts[3] !== 'Priceten euros') {
  console.error('changed: a head has a line under it');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
