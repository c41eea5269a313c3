#!/usr/bin/env bash
# JsBloom of @getkoala/js-bloom is a Bloom filter of a given number of bits and hashes, to be sent as JSON. A good guess for 1000
# words in 16384 bits with 7 hashes: it takes 6 of 10,000 other words for known ones. It takes about 3,800. The hashes are the
# CRC-32 of the word with a number behind it; CRC-32 is linear, so that they differ by the same bits for each word, and modulo a
# power of two they are worth one. Besides, the last bit of each 32 is stored as the 31 others: 2^32 - 1 is added where 2^32 is
# meant. By 10,000 bits, where 82 of 10,000 are to be expected, it takes 1,400 or so.
# Seen: @getkoala/js-bloom 0.1.1 of npm (12,000 downloads a month).
# Why it matters here: who skips what the filter knows skips more than a third of the new texts.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @getkoala/js-bloom@0.1.1 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import bloom from '@getkoala/js-bloom';

console.log('@getkoala/js-bloom', JSON.parse(readFileSync('node_modules/@getkoala/js-bloom/package.json')).version);
const taken = (size, hashes) => {
  let sum = 0;
  for (const seed of [1000, 2000, 3000, 4000, 5000]) {
    const filter = new bloom.JsBloom({size, hashes, seed});
    for (let number = 0; number < 1000; number++) filter.add(`word${number}`);
    for (let number = 0; number < 10000; number++) sum += filter.test(`other${number}`) ? 1 : 0;
  }
  const expected = 10000 * (1 - Math.exp(-hashes * 1000 / size)) ** hashes;
  console.log(size, 'bits,', hashes, 'hashes: of 10,000 strangers', sum / 5, 'expected', expected.toFixed(0));
  return sum / 5;
};
const [power, other] = [taken(16384, 7), taken(10000, 7)];
if (power < 2000 || other < 500) {
  console.error('changed: a filter takes as many strangers as its size says');
  process.exitCode = 1;
}
END
node run.mjs
