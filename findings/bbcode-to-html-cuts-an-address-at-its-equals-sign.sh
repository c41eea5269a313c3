#!/usr/bin/env bash
# bbcode-to-html makes HTML of the marks of forums. A good guess for [url=http://example.org/show?id=5]: a link to this address.
# It leads to http://example.org/show?id, as the tag is parted at its equals signs and the second piece is taken. And
# [url]http://example.org[/url], the other form, is a link to "#" with the address as its text.
# Seen: bbcode-to-html 1.0.2 of npm.
# Why it matters here: links to posts and videos, which have their number in the query, all lead to the same page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    bbcode-to-html@1.0.2 > /dev/null || exit 2

cat > run.js <<'END'
const bbcode = require('bbcode-to-html');

console.log('bbcode-to-html', require('./node_modules/bbcode-to-html/package.json').version);
const texts = ['[url=http://example.org/a]see[/url]', '[url=http://example.org/show?id=5]see[/url]',
  '[url]http://example.org[/url]'];
const pages = texts.map((text) => (bbcode.parse || bbcode)(text));
texts.forEach((text, index) => console.log(text, '->', pages[index]));
if (pages[1] !== '<a href="http://example.org/show?id">see</a>' || pages[2] !== '<a href="#">http://example.org</a>') {
  console.error('changed: the address is whole');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
