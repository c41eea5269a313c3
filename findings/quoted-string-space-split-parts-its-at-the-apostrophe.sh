#!/usr/bin/env bash
# quoted-string-space-split parts a string at its blanks, but not within quotations. A good guess for "it's a boat" and for a
# search of O'Brien: it's, a and boat, and one word. They are it ' s a boat, and O ' Brien: a quotation mark without a partner is
# a piece of its own and parts the word in which it stands. And the two pieces of title="harbour fair" are title= and harbour
# fair.
# Seen: quoted-string-space-split 1.1.1 of npm.
# Why it matters here: the words of an English query are letters, and a name with an apostrophe is not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    quoted-string-space-split@1.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const split = require('quoted-string-space-split');

console.log('quoted-string-space-split', require('./node_modules/quoted-string-space-split/package.json').version);
const texts = ['the "harbour fair" now', "it's a boat", "O'Brien", 'title="harbour fair"'];
const pieces = texts.map((text) => (split.default || split)(text).join(' | '));
texts.forEach((text, index) => console.log(text, '->', pieces[index]));
if (pieces.join('; ') !== "the | harbour fair | now; it | ' | s | a | boat; O | ' | Brien; title= | harbour fair") {
  console.error('changed: a word with an apostrophe is one');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
