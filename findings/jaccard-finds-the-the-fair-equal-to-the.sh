#!/usr/bin/env bash
# One would guess that jaccard.index treats its two lists as sets, as its name says. The common part counts the copies of the
# first list, the union does not: ["the", "the", "fair"] and ["the"] have the index 1 (equal), the other way round 0.5; ["a", "a"]
# and ["a"] have the index 2 and the distance -1.
# Seen: jaccard 0.4.0, index and distance of lists of words.
# Why it matters here: the words of a text repeat; two texts count as equal that share one frequent word, and the order decides.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" jaccard@0.4.0 > /dev/null || exit 2

cat > run.js <<'END'
const jaccard = require('jaccard');
const fs = require('fs');
console.log('jaccard', JSON.parse(fs.readFileSync('node_modules/jaccard/package.json')).version);
const seen = [jaccard.index(['the', 'the', 'fair'], ['the']), jaccard.index(['the'], ['the', 'the', 'fair']),
  jaccard.index(['a', 'a'], ['a']), jaccard.distance(['a', 'a'], ['a'])];
console.log(seen);
if (JSON.stringify(seen) !== '[1,0.5,2,-1]') {
  console.log('changed: jaccard treats its lists as sets');
  process.exit(1);
}
END
node --no-deprecation run.js
