#!/usr/bin/env bash
# draftjs-to-markdown makes Markdown of what was written in an editor of Draft.js. A good guess for "see link now" with a link:
# see [link](https://example.org) now. It is "see[link](https://example.org) now": the blanks at the end of a piece of text are
# taken off in front of a link. A paragraph behind a list is a part of its last item, as no empty line is between them, and bold
# text that ends with a blank, "**Open **today", has stars that Markdown does not see; letters such as * in the text are marks.
# Seen: draftjs-to-markdown 0.6.0 of npm, which wants a window as in a browser.
# Why it matters here: the word in front of each link is joined to it, on a page and in a search.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    draftjs-to-markdown@0.6.0 > /dev/null || exit 2

cat > run.js <<'END'
globalThis.window = globalThis;
const library = require('draftjs-to-markdown');

console.log('draftjs-to-markdown', require('./node_modules/draftjs-to-markdown/package.json').version);
const convert = library.default || library;
const block = (text, type, styles, entities) => ({key: 'k', text, type, depth: 0, inlineStyleRanges: styles || [],
  entityRanges: entities || [], data: {}});
const content = {
  blocks: [block('see link now', 'unstyled', [], [{offset: 4, length: 4, key: 0}]), block('one', 'unordered-list-item'),
    block('The fair.', 'unstyled'), block('Open today', 'unstyled', [{offset: 0, length: 5, style: 'BOLD'}])],
  entityMap: {0: {type: 'LINK', mutability: 'MUTABLE', data: {url: 'https://example.org'}}},
};
const text = convert(content);
console.log(text);
if (!text.includes('see[link](https://example.org) now')
    || !text.includes('- one\nThe fair.') || !text.includes('**Open **today')) {
  console.error('changed: the link is apart from the word before it');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
