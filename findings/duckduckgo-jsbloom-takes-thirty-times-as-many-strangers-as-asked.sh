#!/usr/bin/env bash
# jsbloom makes a Bloom filter for a number of items and a probability, as new JSBloom.filter(items, target_probability). A good
# guess for 10000 items and a probability of 0.000001: about one of a million strangers is taken for an item. It is about 34, and
# of 1000 items 56: the places of a word are steps of one second number from a first one, and if both come near to those of
# another word they share all. At 0.01 it is 1.4 times as many as asked, at 0.0001 five times, and the more exact the filter the
# worse.
# Seen: @duckduckgo/jsbloom 1.0.2 of npm.
# Why it matters here: a filter of a megabyte that was to be nearly exact is not, and no larger one is.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @duckduckgo/jsbloom@1.0.2 > /dev/null || exit 2

cat > run.js <<'END'
const {filter} = require('@duckduckgo/jsbloom');

console.log('@duckduckgo/jsbloom', require('./node_modules/@duckduckgo/jsbloom/package.json').version);
const factors = [[0.01, 100000], [0.0001, 200000], [0.000001, 1000000]].map(([wanted, strangers]) => {
  const bloom = filter(10000, wanted);
  for (let i = 0; i < 10000; i++) bloom.addEntry(`user${i}`);
  let taken = 0;
  for (let i = 0; i < strangers; i++) if (bloom.checkEntry(`guest${i}`)) taken++;
  const times = (taken / strangers / wanted).toFixed(1);
  console.log(`asked for ${wanted}: ${taken} of ${strangers} strangers, ${times} times as many`);
  return taken / strangers / wanted;
});
if (!(factors[0] > 1.1 && factors[1] > 3 && factors[2] > 20)) {
  console.error('changed: it takes as many strangers as asked');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
