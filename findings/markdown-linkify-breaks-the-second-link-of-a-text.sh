#!/usr/bin/env bash
# One would guess that markdown-linkify leaves Markdown links alone and turns the plain addresses of a text into links. Only the
# first Markdown link is looked for: the address of the second becomes a link inside of the link,
# [b]([https://b...](https://b...)), so does the address of an image; a plain address before the first link stays plain.
# Seen: markdown-linkify 1.0.3, a sentence with two links.
# Why it matters here: a text with two links is broken by a tool made to leave it alone, and links read from it are wrong.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" markdown-linkify@1.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const linkify = require('markdown-linkify');
const fs = require('fs');
console.log('markdown-linkify', JSON.parse(fs.readFileSync('node_modules/markdown-linkify/package.json')).version);
const texts = ['see [a](https://a.example.org) and [b](https://b.example.org)',
  'https://c.example.org and [a](https://a.example.org)'];
const seen = texts.map(t => (linkify.default || linkify)(t));
texts.forEach((t, i) => console.log(t, '->', seen[i]));
if (!seen[0].endsWith('[b]([https://b.example.org](https://b.example.org))') || seen[1] !== texts[1]) {
  console.log('changed: markdown-linkify leaves links alone');
  process.exit(1);
}
END
node --no-deprecation run.js
