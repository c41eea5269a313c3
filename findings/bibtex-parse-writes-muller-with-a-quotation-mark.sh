#!/usr/bin/env bash
# bibtex-parse gives the entries of a BibTeX file with their fields as texts. A good guess for M{\"u}ller and caf{\'e}, the usual
# ways to write an umlaut and an accent: Müller and café, or the text of the file. They are M"uller and caf'e: the backslashes
# and braces are taken away as if they stood for nothing, so that what is left is neither TeX nor a name. Of {\ss} the braces
# alone are taken, and Gro{\ss}e is Gro\sse.
# Seen: bibtex-parse 2.1.0 of npm.
# Why it matters here: a search for Müller finds none of his works, and the text cannot be made right afterwards.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    bibtex-parse@2.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const {entries} = require('bibtex-parse');

console.log('bibtex-parse', require('./node_modules/bibtex-parse/package.json').version);
const file = String.raw`@misc{a, author = {M{\"u}ller, Anna}, title = {The caf{\'e} on the Gro{\ss}e Stra{\ss}e},
  note = {100\% sure}}`;
const [entry] = entries(file);
console.log(entry.AUTHOR, '|', entry.TITLE, '|', entry.NOTE);
if (entry.AUTHOR !== 'M"uller, Anna' || !entry.TITLE.startsWith("The caf'e on the Gro") || entry.NOTE !== '100% sure') {
  console.error('changed: accents are letters');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
