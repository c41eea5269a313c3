#!/usr/bin/env bash
# One would guess that compare-names ("fuzzily compare two arrays of names ... if the authors look like they are the same") tells
# different authors apart. Two names with fewer than 10 changes of a letter count as equal, which is true of nearly all short
# names, an initial fits any name, and behind the first pair that needs a closer look the others are not read at all.
# Seen: compare-names 1.1.0 of "Berg, Anna; Lind, Ben" and "Holm, Carl; Ek, Dan".
# Why it matters here: two papers of different people are merged as one; only long names are ever told apart.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" compare-names@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const same = require('compare-names');
console.log('compare-names', JSON.parse(require('fs').readFileSync('node_modules/compare-names/package.json')).version);
const got = [same('Berg, Anna; Lind, Ben', 'Holm, Carl; Ek, Dan'), same(['Berg, A'], ['Lind, B'])];
console.log(got);
if (!got.every(x => x)) {
  console.log('changed: compare-names tells short names apart');
  process.exit(1);
}
END
node --no-deprecation run.js
