#!/usr/bin/env bash
# bloem of npm has a Bloom filter that is made for a capacity and an error rate and stops at the capacity. A good guess for 10,000
# words and a rate of 0.001: of 100,000 strangers about 100 are taken for members. It is 900 to 2,000, nine to twenty times as
# many, by what the words look like; with 0.0001 six to 17 times. The places of a word are made of two hashes as is usual,
# but both are FNV of the word behind one letter, "S" or "W": their low bits are in a fixed relation, and so are the places
# wherever the size of the filter can be divided by 32. With 0.01 and 1,000 words it is one to three times the rate.
# Seen: bloem 0.2.4 of npm, SafeBloem.
# Why it matters here: a filter of lines seen is sized by its rate, and new lines are dropped at ten times that.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    bloem@0.2.4 > /dev/null || exit 2

cat > run.js <<'END'
const {createHash} = require('crypto');
const {SafeBloem, calculateSize} = require('bloem');

console.log('bloem', require('./node_modules/bloem/package.json').version);
const kinds = {
  'word-1': (number) => `word-${number}`,
  'hexadecimal hashes': (number) => createHash('md5').update(`x${number}`).digest('hex'),
};
let least = 1;
for (const [name, word] of Object.entries(kinds)) {
  for (const [count, rate] of [[1000, 0.01], [10000, 0.001], [10000, 0.0001]]) {
    const filter = new SafeBloem(count, rate);
    for (let number = 0; number < count; number++) filter.add(word(number));
    let strangers = 0;
    for (let number = count; number < count + 100000; number++) strangers += filter.has(word(number));
    console.log(`${name}: ${count} members, ${calculateSize(count, rate)} bits, asked ${rate}, got ${strangers / 100000}`);
    if (rate === 0.001) least = Math.min(least, strangers / 100000);
  }
}
if (least < 0.005) {
  console.error('changed: the error rate is about what was asked for');
  process.exitCode = 1;
}
END
node run.js
