#!/usr/bin/env bash
# One would guess that parse of @zcorky/query-string, which takes a whole address as well as a query, finds no parameters in an
# address without a question mark. The address itself is a key: parse("https://example.org/p") is {"https://example.org/p": ""}
# and add makes "https://example.org/p=&b=2" of it. Keys are not decoded, "+" stays, and an empty value is dropped before a second
# one.
# Seen: @zcorky/query-string 1.0.2, parse and add.
# Why it matters here: the addresses of start pages get a parameter that no server knows, and pages look different by it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @zcorky/query-string@1.0.2 > /dev/null || exit 2

cat > run.js <<'END'
const { parse } = require('@zcorky/query-string');
const { add } = require('@zcorky/query-string/lib/add');
const fs = require('fs');
console.log('@zcorky/query-string', JSON.parse(fs.readFileSync('node_modules/@zcorky/query-string/package.json')).version);
const seen = [parse('https://example.org/p'), add('https://example.org/p', { b: 2 }), parse('?q=the+fair&a%20b=1&x=&x=1')];
seen.forEach(one => console.log(one));
const wanted = [{ 'https://example.org/p': '' }, 'https://example.org/p=&b=2', { q: 'the+fair', 'a%20b': '1', x: '1' }];
if (JSON.stringify(seen) !== JSON.stringify(wanted)) {
  console.log('changed: @zcorky/query-string finds no parameters in an address without any');
  process.exit(1);
}
END
node --no-deprecation run.js
