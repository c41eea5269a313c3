#!/usr/bin/env bash
# One would guess that update-query keeps the parameters of an address that it does not change. They are decoded and not encoded
# again: ?q=a%26b%3D1 (the value "a&b=1") becomes ?q=a&b=1, two parameters, %25 becomes a bare "%"; new parameters are put behind
# the fragment (#top&b=2), where no server sees them.
# Seen: update-query 1.0.5, three addresses.
# Why it matters here: the page asked for is another one, and addresses of one page are no longer equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" update-query@1.0.5 > /dev/null || exit 2

cat > run.js <<'END'
const update = require('update-query');
const fs = require('fs');
console.log('update-query', JSON.parse(fs.readFileSync('node_modules/update-query/package.json')).version);
const calls = [['https://example.org/p?q=a%26b%3D1', { c: 3 }], ['https://example.org/p?q=100%25', { c: 1 }],
  ['https://example.org/p?a=1#top', { b: 2 }]];
const seen = calls.map(([url, query]) => update(url, query));
calls.forEach(([url], i) => console.log(url, '->', seen[i]));
const wanted = ['https://example.org/p?c=3&q=a&b=1', 'https://example.org/p?c=1&q=100%', 'https://example.org/p?a=1#top&b=2'];
if (JSON.stringify(seen) !== JSON.stringify(wanted)) {
  console.log('changed: update-query keeps parameters');
  process.exit(1);
}
END
node --no-deprecation run.js
