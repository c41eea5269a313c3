#!/usr/bin/env bash
# identifiers-doi finds DOIs in a text; full stops and brackets at their ends are left out. A good guess for a text with a link,
# <a href="https://doi.org/10.1000/abc">paper</a>: 10.1000/abc. It is 10.1000/abc">paper</a, as a quotation mark and tags may be
# part of a DOI for it, and only white space ends one. In a list with bars or in JSON it is the same.
# Seen: identifiers-doi 0.2.1 of npm.
# Why it matters here: of a page or a feed no DOI is one, while the same text from a PDF file gives all.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    identifiers-doi@0.2.1 > /dev/null || exit 2

cat > run.js <<'END'
const doi = require('identifiers-doi');

console.log('identifiers-doi', require('./node_modules/identifiers-doi/package.json').version);
const texts = ['see doi:10.1000/abc.', '(10.1000/xyz)', '<a href="https://doi.org/10.1000/abc">paper</a>',
  '{"doi":"10.1000/abc","year":2001}'];
const found = texts.map((text) => doi.extract(text).join(' '));
texts.forEach((text, index) => console.log(text, '->', found[index]));
if (found.slice(0, 2).join() !== '10.1000/abc,10.1000/xyz' || found[2] !== '10.1000/abc">paper</a'
    || found[3] === '10.1000/abc') {
  console.error('changed: a quotation mark ends a DOI');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
