#!/usr/bin/env bash
# The cuckoo filter of npm's bloom-filters is made for a number of words: CuckooFilter.create(1955, 0.001) has 512 buckets of
# four. A good guess for 1,955 words, of which each add() gave true: all are found, as a cuckoo filter may only know too much.
# A fifth is not found, of 1,000 words in a filter for 1,000 a third; the rate of errors that is asked for changes nothing,
# and a filter that is half full loses hardly any. A fingerprint that is moved is put where it is not looked for: its other
# bucket is the absolute value of an exclusive or, which does not lead back when the sign has been lost, whatever the number
# of buckets.
# Seen: bloom-filters 3.0.4 of npm, 131, 262 and 512 buckets, with the seed that is the default.
# Why it matters here: lines and pages that are known count as new, as soon as the filter is as full as it was made for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    bloom-filters@3.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const {CuckooFilter} = require('bloom-filters');

console.log('bloom-filters', require('./node_modules/bloom-filters/package.json').version);

function lost(capacity, count) {
  const filter = CuckooFilter.create(capacity, 0.001);
  const words = Array.from({length: count}, (_, number) => `word-${number}`);
  const taken = words.filter((word) => filter.add(word)).length;
  const missing = words.filter((word) => !filter.has(word)).length;
  console.log(`for ${capacity} words, ${filter.size} buckets: ${taken} of ${count} taken, ${missing} of them not found`);
  return missing;
}

const full = [lost(500, 500), lost(1000, 1000), lost(1955, 1955)];
lost(1955, 977);
if (Math.min(...full) < 50) {
  console.error('changed: the words that were taken are found');
  process.exitCode = 1;
}
END
node run.js
