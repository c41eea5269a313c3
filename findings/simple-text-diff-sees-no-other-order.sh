#!/usr/bin/env bash
# One would guess that diffPatchBySeparator of simple-text-diff marks what differs between two lists. It marks items that do not
# occur in the other list at all: "a,b,c" and "c,b,a" have no mark, nor have "pay,pay,go" and "pay,go", and "0,1,0" and "1,0,1".
# Seen: simple-text-diff 1.7.0, before and after are the texts themselves.
# Why it matters here: steps that changed places and a payment made twice look unchanged in the review.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" simple-text-diff@1.7.0 > /dev/null || exit 2

cat > run.js <<'END'
const { diffPatchBySeparator } = require('simple-text-diff').default;
const fs = require('fs');
console.log('simple-text-diff', JSON.parse(fs.readFileSync('node_modules/simple-text-diff/package.json')).version);
const pairs = [['a,b,c', 'c,b,a'], ['pay,pay,go', 'pay,go'], ['0,1,0', '1,0,1'], ['a,b', 'a,x']];
const marked = pairs.map(([a, b]) => {
  const seen = diffPatchBySeparator(a, b, ',');
  console.log(a, b, '->', seen);
  return /<(del|ins)>/.test(seen.before + seen.after);
});
if (JSON.stringify(marked) !== '[false,false,false,true]') {
  console.log('changed: simple-text-diff sees the order');
  process.exit(1);
}
END
node --no-deprecation run.js
