#!/usr/bin/env bash
# string-url-extractor gives the addresses of the web in a text. A good guess for http://example.org/a_(boat), the form of many
# pages of Wikipedia: this address. It is http://example.org/a_, which leads elsewhere. The address of a mail, anna@example.org,
# is one of the web for it, and http://localhost:8080/x none.
# Seen: string-url-extractor 1.0.1 of npm.
# Why it matters here: a check of links reports as broken what is right, and mail goes to a crawler.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    string-url-extractor@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const extract = require('string-url-extractor');

console.log('string-url-extractor', require('./node_modules/string-url-extractor/package.json').version);
const texts = ['See http://example.org/a?b=c now', 'See http://example.org/a_(boat) now', 'Mail anna@example.org',
  'At http://localhost:8080/x'];
const found = texts.map((text) => (extract.default || extract)(text).join(' '));
texts.forEach((text, index) => console.log(text, '->', found[index] || 'none'));
if (found[1] !== 'http://example.org/a_' || found[2] !== 'anna@example.org' || found[3] !== '') {
  console.error('changed: the address is whole');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
