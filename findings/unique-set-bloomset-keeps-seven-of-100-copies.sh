#!/usr/bin/env bash
# BloomSet of @sepiariver/unique-set is a Set for plain objects: has() and add() compare by content, and a Bloom filter of "size"
# bits comes first. A good guess for 100 records, added twice to a BloomSet of 1024 bits: 100, for false positives are compared
# in full. It has 107, and has() denies 7 of the 100: the bits are numbered up to the next prime, 1031, but 1024 of them exist,
# so that a record with a bit behind the end is never found again, however often it is added. With 4096 bits
# one record is kept twice; with a prime, or with 100,000 bits, none.
# Seen: @sepiariver/unique-set 2.0.3 of npm (4,000 downloads a month).
# Why it matters here: a filter that denies what it has is none, and the copies that stay are the same ones each time.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @sepiariver/unique-set@2.0.3 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import {BloomSet, UniqueSet} from '@sepiariver/unique-set';

console.log('@sepiariver/unique-set', JSON.parse(readFileSync('node_modules/@sepiariver/unique-set/package.json')).version);
const records = Array.from({length: 100}, (_, number) => ({title: `Report ${number}`}));
const copies = () => records.concat(records.map((record) => ({...record})));
const kept = {};
for (const size of [1024, 4096, 1031, 100000]) {
  const set = new BloomSet(copies(), {size});
  kept[size] = set.size;
  console.log('BloomSet of', size, 'bits:', set.size, 'records, denied:', records.filter((record) => !set.has(record)).length);
}
console.log('UniqueSet:', new UniqueSet(copies()).size);
if (kept[1024] !== 107 || kept[4096] !== 101 || kept[1031] !== 100 || new UniqueSet(copies()).size !== 100) {
  console.error('changed: a BloomSet keeps one of each');
  process.exitCode = 1;
}
END
node run.mjs
