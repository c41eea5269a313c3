#!/usr/bin/env bash
# CountMinSketch.create(errorRate, accuracy) of npm's bloom-filters makes a count-min sketch for "a target error rate and
# probability of accuracy", 0.99 for 99 %. A good guess for 0.001 and 0.999: 2,719 columns and 7 rows, and the more accuracy the
# more rows. It has one row, as for 0.5; seven rows come from an accuracy of 0.001: the probability of an error, of which the
# logarithm is taken, is not 1 less the accuracy. With one row each word that meets a frequent one is counted as frequent. The
# default is 0.999, and TopK hands its accuracy on.
# Seen: bloom-filters 3.0.4 of npm, 1,000 rare words among 10 frequent ones.
# Why it matters here: rare and frequent lines or shingles are told apart with such counts; most who pass 0.99 get the worst
# sketch.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    bloom-filters@3.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const {CountMinSketch} = require('bloom-filters');

console.log('bloom-filters', require('./node_modules/bloom-filters/package.json').version);
const seen = {};
for (const accuracy of [0.001, 0.5, 0.99, 0.999]) {
  const sketch = CountMinSketch.create(0.01, accuracy);
  for (let word = 0; word < 10; word++) sketch.update(`frequent ${word}`, 1000);
  for (let word = 0; word < 1000; word++) sketch.update(`rare ${word}`);
  let wrong = 0;
  for (let word = 0; word < 1000; word++) wrong += sketch.count(`rare ${word}`) > 1 + 0.01 * sketch.sum;
  seen[accuracy] = [sketch.rows, wrong];
  console.log(`accuracy ${accuracy}: ${sketch.rows} rows, of 1,000 rare words ${wrong} are beyond the error rate of 1 %`);
}
if (seen[0.001][0] !== 7 || seen[0.001][1] || seen[0.99][0] !== 1 || seen[0.999][0] !== 1 || seen[0.999][1] < 10) {
  console.error('changed: an accuracy of 0.999 has more rows than one of 0.001');
  process.exitCode = 1;
}
END
node run.js
