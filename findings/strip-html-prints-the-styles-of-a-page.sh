#!/usr/bin/env bash
# One would guess that strip-html gives the text of a page. It drops the contents of scripts and comments, but not those of
# <style>: the rules of the page stand first in the text. Two paragraphs without white space between them are glued ("fairis"),
# and entities stay (&amp;).
# Seen: strip-html 1.0.2, a page with a style and two paragraphs.
# Why it matters here: the words of the rules are found in every page of a site, which makes strangers look alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" strip-html@1.0.2 > /dev/null || exit 2

cat > run.js <<'END'
const strip = require('strip-html');
const fs = require('fs');
console.log('strip-html', JSON.parse(fs.readFileSync('node_modules/strip-html/package.json')).version);
const page = '<style>p { color: red }</style><p>The fair</p><p>is open &amp; free</p><script>var a = 1;</script>';
const stream = strip();
let text = '';
stream.on('data', part => { text += part; });
stream.on('end', () => {
  console.log(page, '->', JSON.stringify(text));
  if (text !== 'p { color: red }The fairis open &amp; free') {
    console.log('changed: strip-html drops styles');
    process.exit(1);
  }
});
stream.end(page);
END
node --no-deprecation run.js
