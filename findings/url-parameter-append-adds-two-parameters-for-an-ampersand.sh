#!/usr/bin/env bash
# One would guess that url-parameter-append encodes the value that it adds, as a helper for addresses. It is put in as it is:
# ("q", "a&b=c d") adds the parameters q=a and b=c d; a value with $1 is taken for a part of its pattern ("$1 off" becomes "?
# off"); of tag=a&tag=b only the first is replaced; and "search" replaces a parameter "Search".
# Seen: url-parameter-append 1.0.4, adding and replacing.
# Why it matters here: a search for "R&D" becomes one for "R", and prices with a dollar break the address.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    url-parameter-append@1.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const lib = require('url-parameter-append');
const append = lib.default || lib;
const manifest = require('fs').readFileSync('node_modules/url-parameter-append/package.json');
console.log('url-parameter-append', JSON.parse(manifest).version);
const a = 'http://a.de/';
const got = [append(a, 'q', 'R&D x'), append(a + '?q=1', 'q', '$1 off'), append(a + '?a=1&a=2', 'a', '3')];
console.log(got);
if (got.join(' ') !== 'http://a.de/?q=R&D x http://a.de/?q=? off http://a.de/?a=3&a=2') {
  console.log('changed: url-parameter-append encodes a value');
  process.exit(1);
}
END
node --no-deprecation run.js
