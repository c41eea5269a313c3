#!/usr/bin/env bash
# string-comparison has nine measures of two strings, each with similarity() and distance(). A good guess for jaroWinkler and
# "healed" and "sealed": a similarity of 0.889 and a distance of 0.111, as for cosine, Dice and Jaccard, whose two add up to 1.
# The distance is 0.889, too, and for equal strings 1, for strings without a common letter 0.
# Seen: string-comparison 1.3.0 of npm (490,000 downloads a month).
# Why it matters here: the nearest by distance is the least alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    string-comparison@1.3.0 > /dev/null || exit 2

cat > run.js <<'END'
const measures = require('string-comparison');

console.log('string-comparison', require('./node_modules/string-comparison/package.json').version);
const pairs = [['healed', 'sealed'], ['harbour', 'harbour'], ['tide', 'moss']];
const wrong = [];
for (const name of ['cosine', 'diceCoefficient', 'jaccardIndex', 'metricLcs', 'jaroWinkler']) {
  const measure = (measures.default || measures)[name];
  const sums = pairs.map((pair) => measure.similarity(...pair) + measure.distance(...pair));
  console.log(name, pairs.map((pair) => `${measure.similarity(...pair).toFixed(3)} ${measure.distance(...pair).toFixed(3)}`));
  if (sums.some((sum) => Math.abs(sum - 1) > 1e-9)) wrong.push(name);
}
if (String(wrong) !== 'jaroWinkler') {
  console.error('changed: a distance is 1 less the similarity, everywhere or elsewhere');
  process.exitCode = 1;
}
END
node run.js
