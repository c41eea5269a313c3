#!/usr/bin/env bash
# One would guess that simple-array-diff lists as common what is in both arrays. An item that stands twice in the new array is
# "added" and no longer common; 1 and "1" are one item; and of objects with a key the one with the key 0 is compared by its name
# as an object, so all without a key are one.
# Seen: simple-array-diff 1.1.0, ["a"] and ["a", "a"] give added ["a"] and common [].
# Why it matters here: a list of words with repeats reports old words as new ones, and records vanish from the result.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" simple-array-diff@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const diff = require('simple-array-diff');
const fs = require('fs');
console.log('simple-array-diff', JSON.parse(fs.readFileSync('node_modules/simple-array-diff/package.json')).version);
const seen = [diff(['a'], ['a', 'a']), diff([1, 2], ['1']),
  diff([], [{ id: 0, n: 'a' }, { n: 'b' }, { n: 'c' }], 'id')];
seen.forEach(one => console.log(JSON.stringify(one)));
if (seen[0].added.length !== 1 || seen[0].common.length !== 0 || seen[1].common.length !== 1 || seen[2].added.length !== 1) {
  console.log('changed: simple-array-diff lists repeated items as common');
  process.exit(1);
}
END
node --no-deprecation run.js
