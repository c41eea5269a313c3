#!/usr/bin/env bash
# One would guess that urlite gives back an address by format(parse(address)) and finds the host. Two slashes are written behind
# each protocol: mailto:anna@berg.de becomes mailto://anna@berg.de, tel:+49 tel://+49; a user without a password is taken as a
# part of the host name ("anna@berg.de" of http://anna@berg.de/x).
# Seen: urlite 3.1.0, parse and format.
# Why it matters here: a pass over all links of a page breaks those to mail and telephone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" urlite@3.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const url = require('urlite');
console.log('urlite', JSON.parse(require('fs').readFileSync('node_modules/urlite/package.json')).version);
const got = ['mailto:anna@berg.de', 'tel:+4912'].map(u => url.format(url.parse(u))).join(' ');
const host = url.parse('http://anna@berg.de/x').hostname;
console.log(got, host);
if (got !== 'mailto://anna@berg.de tel://+4912' || host !== 'anna@berg.de') {
  console.log('changed: urlite gives back mailto');
  process.exit(1);
}
END
node --no-deprecation run.js
