#!/usr/bin/env bash
# One would guess that find-emails-in-string finds the addresses in "strings or sentences". The text is cut at spaces only and
# each piece must be an address: none is found in two lines, in "Anna <anna@berg.de>", in brackets or with a semicolon between
# them.
# Seen: find-emails-in-string 1.0.1 of two lines, a name with an address and a list.
# Why it matters here: lists of addresses have one a line or the form of a mail header; the result is empty, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    find-emails-in-string@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const find = require('find-emails-in-string');
console.log('find-emails-in-string', require('find-emails-in-string/package.json').version);
const texts = ['to anna@berg.de.', 'anna@berg.de\nben@berg.de', 'Anna <anna@berg.de>', '(anna@berg.de)', 'a@berg.de;b@berg.de'];
const got = texts.map(t => find(t).length).join(' ');
console.log(got);
if (got !== '1 0 0 0 0') {
  console.log('changed: find-emails-in-string finds addresses on lines');
  process.exit(1);
}
END
node --no-deprecation run.js
