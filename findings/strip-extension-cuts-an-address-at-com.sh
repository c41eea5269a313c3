#!/usr/bin/env bash
# One would guess that strip-extension ("strip extension from a path, also works with query parameters") leaves a path without an
# extension as it is. It cuts behind the last dot anywhere before the "?", also over slashes: http://berg.com/about becomes
# http://berg, /v1.2/file becomes /v1; and with a fragment (/a.html#s1.2) the dot of the fragment is taken for it.
# Seen: strip-extension 1.1.0 of an address, a path with a version and one with a fragment.
# Why it matters here: all pages of a site without an extension get one and the same key, the name of the host.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" strip-extension@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const strip = require('strip-extension');
console.log('strip-extension', JSON.parse(require('fs').readFileSync('node_modules/strip-extension/package.json')).version);
const paths = ['/a/file.html?p=1', 'http://berg.com/about', 'http://berg.com/news', '/v1.2/file', '/a.html#s1.2'];
const got = paths.map(p => strip(p)).join(' ');
console.log(got);
if (got !== '/a/file?p=1 http://berg http://berg /v1 /a.html#s1') {
  console.log('changed: strip-extension leaves a path without an extension');
  process.exit(1);
}
END
node --no-deprecation run.js
